//! What is to be played.

use std::num::NonZeroU8;
use std::path::PathBuf;
use std::time::Duration;

use tengen_clock::TimeSystem;
use tengen_engine_host::{EngineCommand, ParseCommandError};
use tengen_rules::{Komi, Ruleset, Setup, Size};

use crate::openings::Opening;
use crate::side::{BySide, Side};
use crate::stats::Sprt;

/// Stands in a command for the number of the game. An engine whose command has it is started anew for every game.
pub(crate) const GAME_NUMBER: &str = "{game}";

/// How long an engine may think about one move when the time system sets no limit: beyond it, it hangs.
const PATIENCE: Duration = Duration::from_secs(600);

/// A contestant: its command line, cut into words as a shell does, and its time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contestant {
    /// The command line. `{game}` in it becomes the number of the game, for engines that want a new seed each time.
    pub command: String,
    /// Its time for a game.
    pub time: TimeSystem,
}

impl Contestant {
    /// Whether the engine has to be started for every game.
    pub(crate) fn is_started_for_each_game(&self) -> bool {
        self.command.contains(GAME_NUMBER)
    }

    /// How it is started for a game.
    ///
    /// # Errors
    /// The text is no command line.
    pub fn engine_command(&self, game: u32) -> Result<EngineCommand, ParseCommandError> {
        EngineCommand::parse(&self.command.replace(GAME_NUMBER, &game.to_string()))
    }
}

/// What every game is played under.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// The board; GTP allows 2 to 25 columns and rows.
    pub size: Size,
    /// The rules by which the referee judges and counts.
    pub rules: Ruleset,
    /// Komi.
    pub komi: Komi,
    /// Turns, opening included, after which a game is counted as it stands.
    pub max_turns: u32,
    /// The time for one move where the time system sets no limit.
    pub patience: Duration,
}

impl Terms {
    /// These rules with their own komi, and three turns for every point of the board.
    #[must_use]
    pub fn new(size: Size, rules: Ruleset) -> Terms {
        let max_turns = 3 * u32::from(size.area());
        Terms { size, rules, komi: rules.komi, max_turns, patience: PATIENCE }
    }

    pub(crate) fn setup(&self) -> Setup {
        Setup::new(self.size, self.rules).with_komi(self.komi)
    }
}

/// A match.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Who plays.
    pub contestants: BySide<Contestant>,
    /// Under which terms.
    pub terms: Terms,
    /// Where games begin; each opening is played twice, with colors swapped, before the next. None at all: the empty board.
    pub openings: Vec<Opening>,
    /// How many games, at most.
    pub games: u32,
    /// The test that may end the match earlier.
    pub sprt: Option<Sprt>,
    /// How many games are played at the same time.
    pub concurrency: NonZeroU8,
    /// The folder for records.
    pub sgf: Option<PathBuf>,
}

impl Plan {
    /// Who has Black in a game, counted from 1: the first side in the odd ones.
    #[must_use]
    pub const fn black(&self, game: u32) -> Side {
        if game % 2 == 1 { Side::First } else { Side::Second }
    }

    /// The opening of a game, counted from 1.
    #[must_use]
    pub fn opening(&self, game: u32) -> Opening {
        let pair = game.saturating_sub(1) / 2;
        let index = (pair as usize).checked_rem(self.openings.len());
        index.and_then(|index| self.openings.get(index).cloned()).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colors_change_and_each_opening_is_played_twice() {
        let contestant = Contestant { command: "x --seed {game}".to_owned(), time: TimeSystem::Unlimited };
        let named = |name: &str| Opening { name: name.to_owned(), moves: Vec::new() };
        let plan = Plan {
            contestants: BySide { first: contestant.clone(), second: contestant },
            terms: Terms::new(Size::NINE, Ruleset::TROMP_TAYLOR),
            openings: vec![named("a"), named("b")],
            games: 6,
            sprt: None,
            concurrency: NonZeroU8::MIN,
            sgf: None,
        };
        let games: Vec<_> = (1..=6).map(|game| (plan.black(game), plan.opening(game).name)).collect();
        let names: Vec<&str> = games.iter().map(|(_, name)| name.as_str()).collect();
        assert_eq!(names, ["a", "a", "b", "b", "a", "a"]);
        assert_eq!([games[0].0, games[1].0, games[2].0], [Side::First, Side::Second, Side::First]);
        assert_eq!(plan.contestants.first.engine_command(7).unwrap().arguments, ["--seed", "7"]);
        let bare = Plan { openings: Vec::new(), ..plan };
        assert_eq!(bare.opening(3), Opening::default());
    }
}
