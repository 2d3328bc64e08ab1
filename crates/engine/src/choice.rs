//! What a player decides, and what it saw.

use tengen_rules::{Color, Move};
use tengen_search::{Candidate, Search};

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// A stone or a pass.
    Play(Move),
    /// Gives up.
    Resign,
}

/// A decision with what led to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// What the player does.
    pub decision: Decision,
    /// What the search saw.
    pub outlook: Outlook,
}

/// What a search thinks of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Outlook {
    /// Who is to move; the numbers below are from this side.
    pub mover: Color,
    /// Probability of winning, 0 to 1.
    pub win_rate: f32,
    /// How many points the mover is ahead.
    pub lead: f32,
    /// Visits of the root.
    pub visits: u32,
    /// The moves tried, best first.
    pub candidates: Vec<Candidate>,
}

impl Outlook {
    /// What `search` thinks so far.
    #[must_use]
    pub fn of(search: &Search) -> Outlook {
        let root = search.root();
        Outlook {
            mover: search.game().to_move(),
            win_rate: (1.0 + root.value) / 2.0,
            lead: root.score,
            visits: root.visits,
            candidates: search.candidates(),
        }
    }
}
