//! A game: a rule set, a board, whose turn it is, what was played, and the phase it is in. Everything that legality
//! needs is here.
//!
//! Read on: [`legality`] why a move is refused · [`history`] superko, undo · [`phases`] passing, dead stones,
//! resuming, results.

mod check;
mod history;
mod legality;
mod phases;
mod setup;

use alloc::vec::Vec;

use crate::board::{Board, Placed};
use crate::color::{ByColor, Color};
use crate::outcome::Outcome;
use crate::point::{Move, Point, Size};
use crate::points::Komi;
use crate::ruleset::{Ko, LongCycle, PassCost, Ruleset, Suicide};
use crate::set::PointSet;

use history::Seen;
pub use history::Turn;
pub use legality::{Explanation, IllegalMove};
pub use phases::{Action, Refusal};
pub use setup::{Setup, SetupError};

/// What the players do at the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Black places handicap stones where he likes; this many are left.
    Placement {
        /// Stones still to be placed, at least one.
        left: u16,
    },
    /// The players move in turn.
    Play,
    /// The players mark dead stones.
    StoneRemoval,
    /// After a second disagreement under territory scoring: play goes on, every pass hands over a prisoner, White
    /// passes last, and then all stones on the board live.
    Playout,
    /// There is a result.
    Over(Outcome),
}

/// A resumption of play after the stone-removal phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Resumption {
    /// Number of turns played before it.
    at: usize,
    /// Whose turn it became.
    to_move: Color,
    /// Whether it was the second disagreement, so that play goes on as [`Phase::Playout`].
    playout: bool,
}

/// A game of Go.
///
/// # Invariants
/// 1. `board`, `prisoners`, `seen` and `passes` are what playing `turns` from `start` gives.
/// 2. No turn was illegal under `rules` when it was played.
/// 3. `dead` holds whole chains only, and is empty except in the stone-removal phase and after a count.
///
/// [`Game::check_invariants`] recomputes them.
#[derive(Clone, Debug)]
pub struct Game {
    rules: Ruleset,
    size: Size,
    komi: Komi,
    handicap: u16,
    start: ByColor<PointSet>,
    /// The handicap stones that Black placed, in order; they are part of `start`.
    placements: Vec<Point>,
    first: Color,
    turns: Vec<Turn>,
    resumptions: Vec<Resumption>,
    seen: Seen,
    board: Board,
    to_move: Color,
    prisoners: ByColor<u16>,
    passes: u8,
    button: Option<Color>,
    phase: Phase,
    dead: PointSet,
    accepted: ByColor<bool>,
}

impl Game {
    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// The size of the board.
    #[must_use]
    pub fn size(&self) -> Size {
        self.size
    }

    /// The komi agreed on.
    #[must_use]
    pub fn komi(&self) -> Komi {
        self.komi
    }

    /// Number of handicap stones; 1 means that Black moves first without compensation.
    #[must_use]
    pub fn handicap(&self) -> u16 {
        self.handicap
    }

    /// The position now.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The position before the first turn, handicap stones included.
    #[must_use]
    pub fn start(&self) -> Board {
        self.board_after(0)
    }

    /// The stones set up before the first turn.
    #[must_use]
    pub fn start_stones(&self) -> &ByColor<PointSet> {
        &self.start
    }

    /// Whose turn it is; without meaning when nobody is to move.
    #[must_use]
    pub fn to_move(&self) -> Color {
        self.to_move
    }

    /// Gives the turn to `color`, as GTP and SGF allow.
    pub fn set_to_move(&mut self, color: Color) {
        self.to_move = color;
        if self.turns.is_empty() && self.phase == Phase::Play {
            self.begin(color);
        }
    }

    /// The turns played, passes included; handicap stones are not turns.
    #[must_use]
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// Opposing stones that each color has taken: by capture, by the opponent's suicide, and as the price of passes.
    /// Dead stones still on the board are not among them.
    #[must_use]
    pub fn prisoners(&self) -> ByColor<u16> {
        self.prisoners
    }

    /// Passes in succession that count towards the end.
    #[must_use]
    pub fn passes(&self) -> u8 {
        self.passes
    }

    /// Who passed first in a game with a button, and so earns half a point.
    #[must_use]
    pub fn button(&self) -> Option<Color> {
        self.button
    }

    /// What the players do now.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The result, if there is one.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over(outcome) => Some(outcome),
            Phase::Placement { .. } | Phase::Play | Phase::StoneRemoval | Phase::Playout => None,
        }
    }

    /// Plays a move for the player to move, or places a handicap stone.
    ///
    /// # Errors
    /// Why the move is refused; the game is then as before. [`Game::explain`] tells more.
    #[inline]
    pub fn play(&mut self, mv: Move) -> Result<Placed, IllegalMove> {
        match (mv, self.phase) {
            (Move::Play(point), Phase::Play | Phase::Playout) => self.play_stone(point),
            (Move::Pass, Phase::Play | Phase::Playout) => {
                self.pass();
                Ok(Placed::default())
            }
            (Move::Play(point), Phase::Placement { left }) => self.place_handicap(point, left),
            (Move::Pass, Phase::Placement { .. }) => Err(IllegalMove::PassInPlacement),
            (_, Phase::StoneRemoval | Phase::Over(_)) => Err(IllegalMove::GameOver),
        }
    }

    /// Plays a move for `color`.
    ///
    /// # Errors
    /// [`IllegalMove::NotYourTurn`] if it is the other side's turn, else as [`Game::play`].
    pub fn play_as(&mut self, color: Color, mv: Move) -> Result<Placed, IllegalMove> {
        if color == self.to_move { self.play(mv) } else { Err(IllegalMove::NotYourTurn) }
    }

    #[inline]
    fn play_stone(&mut self, point: Point) -> Result<Placed, IllegalMove> {
        let color = self.to_move;
        self.check_without_superko(color, point)?;
        let placed = self.board.place_unchecked(color, point);
        let key = self.superko_key(color);
        if let Some(turn) = key.and_then(|key| self.find_repeated(key, color)) {
            // The move was played on trust, since a repetition is rare; take it back.
            self.board = self.board_after(self.turns.len());
            return Err(IllegalMove::Superko { turn });
        }
        self.record(color, Some(point), placed);
        self.remember(key);
        if self.rules.ko.needs_long_cycle_rule() {
            self.end_long_cycle();
        }
        Ok(placed)
    }

    fn place_handicap(&mut self, point: Point, left: u16) -> Result<Placed, IllegalMove> {
        self.check(Move::Play(point))?;
        self.start.black.insert(point);
        self.placements.push(point);
        let placed = self.board.place_unchecked(Color::Black, point);
        if left == 1 {
            self.begin(Color::White);
        } else {
            self.phase = Phase::Placement { left: left - 1 };
        }
        Ok(placed)
    }

    /// Starts play from the stones set up.
    fn begin(&mut self, first: Color) {
        self.phase = Phase::Play;
        self.first = first;
        self.to_move = first;
        self.seen.clear();
        self.record_start();
    }
}

impl Ko {
    /// Whether the rule leaves long cycles possible.
    fn needs_long_cycle_rule(self) -> bool {
        matches!(self, Ko::None | Ko::Simple | Ko::SimplePlayElsewhere)
    }
}

#[cfg(test)]
mod tests;
