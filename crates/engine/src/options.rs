//! What can be set about a player.

use std::time::Duration;

use tengen_rank::Level;
use tengen_search::Params;

/// Whether a player may give up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Resigning {
    /// Plays on to the end.
    Never,
    /// Gives up a game that has been hopeless for several turns.
    #[default]
    Hopeless,
}

/// Whether a player thinks while the opponent does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pondering {
    /// Rests.
    #[default]
    Never,
    /// Searches on at the strongest level, so that the next search begins with what was found out. Play is no longer
    /// repeatable.
    OpponentsTurn,
}

/// Settings of a player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlayerOptions {
    /// Threads that search, at least 1.
    pub threads: u16,
    /// Makes play repeatable: the same seed, one thread and a limit in visits give the same moves.
    pub seed: u64,
    /// The most visits for a move, if limited.
    pub visits: Option<u32>,
    /// The most time for a move, if limited.
    pub time: Option<Duration>,
    /// The most nodes in a tree, if limited.
    pub nodes: Option<usize>,
    /// The most bytes in a tree.
    pub memory: usize,
    /// How strong to play.
    pub level: Level,
    /// Whether to give up.
    pub resigning: Resigning,
    /// Time that passes between the end of a thought and the opponent's clock noticing it.
    pub lag: Duration,
    /// Whether to think while the opponent does.
    pub pondering: Pondering,
    /// The constants of the search. Its seed is `seed`; its view of passing and who has its advantage are the player's.
    pub search: Params,
    /// `wide_root_noise` where the search is an analysis.
    pub analysis_noise: f32,
}

impl Default for PlayerOptions {
    fn default() -> PlayerOptions {
        PlayerOptions {
            threads: 1,
            seed: 0,
            visits: None,
            time: None,
            nodes: None,
            memory: crate::Limits::default().memory,
            level: Level::Strongest,
            resigning: Resigning::default(),
            lag: Duration::from_millis(100),
            pondering: Pondering::default(),
            search: Params::default(),
            analysis_noise: 0.0,
        }
    }
}
