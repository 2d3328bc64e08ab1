//! Passing, marking dead stones, resuming, and the end of the game.

use core::fmt;

use super::{Color, Game, IllegalMove, Move, Phase, Point, PointSet, Resumption};
use crate::outcome::{Outcome, WinBy};
use crate::ruleset::{ResumeTurn, Scoring};

/// Anything a player can do in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// A stone or a pass.
    Move(Move),
    /// Gives the game up.
    Resign,
    /// Has run out of time.
    Timeout,
    /// Loses by the decision of a referee.
    Forfeit,
    /// Marks the group at this point dead, or alive again.
    ToggleDead(Point),
    /// Agrees to the dead stones as they are marked.
    Accept,
    /// Disagrees, and asks to play on.
    Resume,
}

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Refusal {
    /// The move is illegal.
    Illegal(IllegalMove),
    /// The action does not belong to this phase.
    WrongPhase,
    /// There is no stone to mark.
    NoStone,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Illegal(reason) => reason.fmt(f),
            Refusal::WrongPhase => f.write_str("not possible in this phase of the game"),
            Refusal::NoStone => f.write_str("there is no stone to mark"),
        }
    }
}

impl core::error::Error for Refusal {}

impl From<IllegalMove> for Refusal {
    fn from(reason: IllegalMove) -> Refusal {
        Refusal::Illegal(reason)
    }
}

impl Game {
    /// Does what a player asks for.
    ///
    /// # Errors
    /// Why not; the game is then as before.
    pub fn act(&mut self, color: Color, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Move(mv) => self.play_as(color, mv).map(|_| ()).map_err(Refusal::Illegal),
            Action::Resign => self.lose(color, WinBy::Resignation),
            Action::Timeout => self.lose(color, WinBy::Time),
            Action::Forfeit => self.lose(color, WinBy::Forfeit),
            Action::ToggleDead(point) => self.toggle_dead(point),
            Action::Accept => self.accept(color),
            Action::Resume => self.resume(color),
        }
    }

    pub(super) fn pass(&mut self) {
        self.record_pass(self.to_move);
        self.stop_after_passes();
    }

    /// Leaves the phase of play if the last turns were enough passes.
    pub(super) fn stop_after_passes(&mut self) {
        let last = !self.to_move;
        match self.phase {
            Phase::Playout if self.passes >= 2 && last == Color::White => self.finish(),
            Phase::Play if self.rules.ends_after(self.passes, last) => self.stop(),
            _ => {}
        }
    }

    /// The passes have ended play.
    fn stop(&mut self) {
        if self.rules.has_stone_removal() {
            self.phase = Phase::StoneRemoval;
        } else {
            self.finish();
        }
    }

    /// Ends the game with the loss of `loser`, in any phase before the result.
    ///
    /// # Errors
    /// There is a result already.
    fn lose(&mut self, loser: Color, by: WinBy) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::WrongPhase);
        }
        self.phase = Phase::Over(Outcome::Win { winner: !loser, by });
        Ok(())
    }

    /// Gives the game up for `color`.
    ///
    /// # Errors
    /// There is a result already.
    pub fn resign(&mut self, color: Color) -> Result<(), Refusal> {
        self.lose(color, WinBy::Resignation)
    }

    /// The stones marked dead.
    #[must_use]
    pub fn dead(&self) -> &PointSet {
        &self.dead
    }

    /// Whether `color` has agreed to the dead stones as they are marked.
    #[must_use]
    pub fn has_accepted(&self, color: Color) -> bool {
        self.accepted[color]
    }

    /// Marks the group at `point` dead, or alive again if that stone is marked: all stones of its color that it can
    /// reach without crossing a living stone of the other color. Clears both acceptances.
    ///
    /// # Errors
    /// Not in the stone-removal phase, or no stone there.
    pub fn toggle_dead(&mut self, point: Point) -> Result<(), Refusal> {
        self.in_stone_removal()?;
        let color = self.board.get(point).ok_or(Refusal::NoStone)?;
        let walls = self.board.stones(!color) - self.dead;
        let reach = PointSet::of(point).flood(&(self.size.all() - walls)) & self.board.stones(color);
        self.mark(reach, self.dead.contains(point));
        Ok(())
    }

    /// Marks the single chain at `point` dead, or alive again. Clears both acceptances.
    ///
    /// # Errors
    /// Not in the stone-removal phase, or no stone there.
    pub fn toggle_dead_chain(&mut self, point: Point) -> Result<(), Refusal> {
        self.in_stone_removal()?;
        self.board.get(point).ok_or(Refusal::NoStone)?;
        let chain = self.board.chain_stones(point).collect();
        self.mark(chain, self.dead.contains(point));
        Ok(())
    }

    fn mark(&mut self, stones: PointSet, alive: bool) {
        if alive {
            self.dead -= stones;
        } else {
            self.dead |= stones;
        }
        self.accepted = crate::color::ByColor::default();
    }

    fn in_stone_removal(&self) -> Result<(), Refusal> {
        if self.phase == Phase::StoneRemoval { Ok(()) } else { Err(Refusal::WrongPhase) }
    }

    /// Agrees for `color`; when both have agreed the game is counted.
    ///
    /// # Errors
    /// Not in the stone-removal phase.
    pub fn accept(&mut self, color: Color) -> Result<(), Refusal> {
        self.in_stone_removal()?;
        self.accepted[color] = true;
        if self.accepted.black && self.accepted.white {
            self.finish();
        }
        Ok(())
    }

    /// Disagrees for `color`: play goes on from the position, history, ko and prisoners of before. The second time
    /// the rules decide: under area scoring all stones on the board live; under territory scoring play goes on
    /// until all that is dead is captured (see [`Phase::Playout`]).
    ///
    /// # Errors
    /// Not in the stone-removal phase.
    pub fn resume(&mut self, color: Color) -> Result<(), Refusal> {
        self.in_stone_removal()?;
        self.dead = PointSet::EMPTY;
        self.accepted = crate::color::ByColor::default();
        let second = !self.resumptions.is_empty();
        if second && self.rules.scoring == Scoring::Area {
            self.finish();
            return Ok(());
        }
        let to_move = match self.rules.resume_turn {
            ResumeTurn::InOrder => self.to_move,
            ResumeTurn::OpponentOfRequester => !color,
        };
        self.apply_resumption(Resumption { at: self.turns.len(), to_move, playout: second });
        Ok(())
    }

    /// Takes play up again for `color` whatever has stopped it, without counting as a disagreement: who drives an engine
    /// or reads a record decides when a game is over. Nothing happens while play goes on.
    pub fn play_on(&mut self, color: Color) {
        if matches!(self.phase, Phase::StoneRemoval | Phase::Over(_)) {
            self.dead = PointSet::EMPTY;
            self.accepted = crate::color::ByColor::default();
            self.apply_resumption(Resumption { at: self.turns.len(), to_move: color, playout: false });
        }
    }

    pub(super) fn apply_resumption(&mut self, resumption: Resumption) {
        self.resumptions.push(resumption);
        self.passes = 0;
        self.to_move = resumption.to_move;
        self.phase = if resumption.playout { Phase::Playout } else { Phase::Play };
    }

    /// Counts the game with the stones marked dead.
    fn finish(&mut self) {
        self.phase = Phase::Over(self.end_position().outcome());
    }
}
