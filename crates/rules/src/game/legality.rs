//! Why a move is refused, and what the refusal can show.

use core::fmt;

use super::{Color, Game, Ko, LongCycle, Move, Phase, Point, PointSet, Suicide, Turn};
use crate::board::Board;

/// Why a move is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IllegalMove {
    /// There is a stone on the point.
    Occupied,
    /// The point is not on this board.
    OffBoard,
    /// The own chain would be left without liberty.
    Suicide,
    /// The ko may not be retaken yet.
    Ko,
    /// The position after this many turns (0 is the start) would recur.
    Superko {
        /// Number of turns after which the position stood on the board.
        turn: u32,
    },
    /// Play has stopped.
    GameOver,
    /// It is the other side's turn.
    NotYourTurn,
    /// Handicap stones must be placed before anybody passes.
    PassInPlacement,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalMove::Occupied => f.write_str("the point is occupied"),
            IllegalMove::OffBoard => f.write_str("the point is not on the board"),
            IllegalMove::Suicide => f.write_str("suicide: the stone would have no liberty"),
            IllegalMove::Ko => f.write_str("ko: the stone may not be retaken yet"),
            IllegalMove::Superko { turn } => write!(f, "superko: the position after move {turn} would recur"),
            IllegalMove::GameOver => f.write_str("play has stopped"),
            IllegalMove::NotYourTurn => f.write_str("it is the other side's turn"),
            IllegalMove::PassInPlacement => f.write_str("handicap stones must be placed first"),
        }
    }
}

impl core::error::Error for IllegalMove {}

/// What a refusal can show on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// Suicide: the chain that would have no liberty, the new stone included. Ko: the stone that may not be taken
    /// yet. Occupied: the point. Superko: the stones that the move would remove.
    pub points: PointSet,
    /// Superko: the number of turns after which the position stood on the board, and the position.
    pub earlier: Option<(u32, Board)>,
}

impl Game {
    /// Whether the player to move may play `mv` now.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        match (mv, self.phase) {
            (Move::Pass, Phase::Play | Phase::Playout) => Ok(()),
            (Move::Play(point), Phase::Play | Phase::Playout) => self.check_stone(self.to_move, point),
            (Move::Play(point), Phase::Placement { .. }) => {
                self.check_empty(point)?;
                if self.board.is_suicide(Color::Black, point) { Err(IllegalMove::Suicide) } else { Ok(()) }
            }
            (Move::Pass, Phase::Placement { .. }) => Err(IllegalMove::PassInPlacement),
            (_, Phase::StoneRemoval | Phase::Over(_)) => Err(IllegalMove::GameOver),
        }
    }

    /// The points where the player to move may play.
    #[must_use]
    pub fn legal_points(&self) -> PointSet {
        let points = self.board.empty_points().iter().copied();
        points.filter(|&point| self.check(Move::Play(point)).is_ok()).collect()
    }

    fn check_stone(&self, color: Color, point: Point) -> Result<(), IllegalMove> {
        self.check_without_superko(color, point)?;
        if !self.may_repeat(color, point) {
            return Ok(());
        }
        let hash = self.board.hash_after(color, point);
        let Some(key) = self.key_of(hash, color) else { return Ok(()) };
        let mut entries = self.seen.entries(key).peekable();
        if entries.peek().is_none() {
            return Ok(());
        }
        let mut after = self.board.clone();
        after.place_unchecked(color, point);
        match entries.find(|&entry| self.is_repetition(entry, color, &after)) {
            Some(turn) => Err(IllegalMove::Superko { turn }),
            None => Ok(()),
        }
    }

    fn check_empty(&self, point: Point) -> Result<(), IllegalMove> {
        if self.board.is_empty(point) {
            Ok(())
        } else if self.size.contains(point) {
            Err(IllegalMove::Occupied)
        } else {
            Err(IllegalMove::OffBoard)
        }
    }

    /// Everything but superko, which is cheaper to test on the board after the move.
    #[inline]
    pub(super) fn check_without_superko(&self, color: Color, point: Point) -> Result<(), IllegalMove> {
        self.check_empty(point)?;
        if self.board.has_room(point) {
            return self.check_long_cycle(color, point);
        }
        if self.board.is_suicide(color, point) && self.forbids_suicide(color, point) {
            return Err(IllegalMove::Suicide);
        }
        if self.is_ko(color, point) {
            return Err(IllegalMove::Ko);
        }
        self.check_long_cycle(color, point)
    }

    fn forbids_suicide(&self, color: Color, point: Point) -> bool {
        match self.rules.suicide {
            Suicide::Forbidden => true,
            Suicide::MultiStone => self.size.neighbors(point).all(|n| self.board.get(n) != Some(color)),
            Suicide::Any => false,
        }
    }

    fn is_ko(&self, color: Color, point: Point) -> bool {
        match self.rules.ko {
            Ko::Simple => self.board.is_ko(color, point) || self.repeats_by_suicide(color, point),
            Ko::SimplePlayElsewhere => self.retakes_too_early(color, point),
            Ko::None | Ko::Positional | Ko::Situational | Ko::NaturalSituational => false,
        }
    }

    /// The suicide of a single stone leaves the position as it is. It recreates the position before the opponent's
    /// last turn if that turn left it as it was, too.
    fn repeats_by_suicide(&self, color: Color, point: Point) -> bool {
        let Some((last, earlier)) = self.turns.split_last() else { return false };
        let before = earlier.last().map_or_else(|| self.start().hash(), Turn::hash);
        self.rules.suicide == Suicide::Any
            && last.color != color
            && before == self.board.hash()
            && self.board.hash_after(color, point) == before
    }

    /// Whether a stone on `point` takes exactly the stone that took a ko there after the last stone that `color`
    /// played.
    fn retakes_too_early(&self, color: Color, point: Point) -> bool {
        let since = self.turns.iter().rev().take_while(|turn| turn.color != color || turn.point().is_none());
        let mut takers = since.filter(|turn| turn.ko() == Some(point)).filter_map(Turn::point);
        takers.any(|taker| self.captured_by(point) == PointSet::of(taker))
    }

    /// Where the rules forbid it: the third occurrence of a situation since the last pass.
    #[inline]
    fn check_long_cycle(&self, color: Color, point: Point) -> Result<(), IllegalMove> {
        let applies = self.rules.long_cycle == LongCycle::Forbidden && self.rules.ko.needs_long_cycle_rule();
        if !applies || !self.captures_make_cycles_possible() {
            return Ok(());
        }
        let hash = self.board.hash_after(color, point);
        if self.occurrences(hash, color) < 2 {
            return Ok(());
        }
        let turn = self.turns.iter().rposition(|turn| turn.hash() == hash && turn.color == color);
        Err(IllegalMove::Superko { turn: turn.map_or(0, |index| index as u32 + 1) })
    }

    /// What to show for a move that was refused for `reason`.
    #[must_use]
    pub fn explain(&self, mv: Move, reason: IllegalMove) -> Explanation {
        let nothing = Explanation { points: PointSet::EMPTY, earlier: None };
        let Move::Play(point) = mv else { return nothing };
        let shown = |points| Explanation { points, earlier: None };
        match reason {
            IllegalMove::Occupied => shown(PointSet::of(point)),
            IllegalMove::Suicide => shown(self.joined_chain(point)),
            IllegalMove::Ko => shown(self.captured_by(point)),
            IllegalMove::Superko { turn } => Explanation {
                points: self.captured_by(point),
                earlier: Some((turn, self.board_after(turn as usize))),
            },
            IllegalMove::OffBoard
            | IllegalMove::GameOver
            | IllegalMove::NotYourTurn
            | IllegalMove::PassInPlacement => nothing,
        }
    }

    /// The chain that a stone of the player to move on `point` would belong to.
    fn joined_chain(&self, point: Point) -> PointSet {
        let own = self.size.neighbors(point).filter(|&n| self.board.get(n) == Some(self.to_move));
        let joined = own.flat_map(|n| self.board.chain_stones(n)).collect::<PointSet>();
        joined | PointSet::of(point)
    }

    /// The opposing stones that a stone of the player to move on `point` would capture.
    fn captured_by(&self, point: Point) -> PointSet {
        let enemies = self.size.neighbors(point).filter(|&n| self.board.get(n) == Some(!self.to_move));
        let in_atari = enemies.filter(|&n| self.board.is_in_atari(n));
        in_atari.flat_map(|n| self.board.chain_stones(n)).collect()
    }
}
