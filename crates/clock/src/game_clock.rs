//! Both players' clocks, and whose runs.

use std::fmt;
use std::time::Duration;

use crate::clock::{Clock, OutOfTime};

/// Two clocks, of which at most one runs. `P` is whatever names a player.
///
/// None runs before the start, while dead stones are marked, and after the end.
///
/// # Invariants
/// - I1 The two players differ.
/// - I2 The running clock, if any, is that of one of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameClock<P> {
    clocks: [(P, Clock); 2],
    running: Option<P>,
}

/// Whether Black's time runs while handicap stones are placed freely.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HandicapTime {
    /// Placing them takes no time.
    Untimed,
    /// All placements together are one turn.
    OneTurn,
}

/// What an agreed undo does to the clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UndoTime {
    /// The time is spent all the same.
    Keep,
    /// Both clocks go back to what they were, as both players agreed.
    Restore,
}

/// A turn could not be ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TurnError {
    /// The player whose clock runs is out of time.
    OutOfTime(OutOfTime),
    /// No clock runs.
    Stopped,
}

impl fmt::Display for TurnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TurnError::OutOfTime(error) => error.fmt(f),
            TurnError::Stopped => f.write_str("no clock runs"),
        }
    }
}

impl std::error::Error for TurnError {}

impl<P: Copy + PartialEq> GameClock<P> {
    /// Two clocks that stand still, or `None` if both are of the same player.
    #[must_use]
    pub fn new(first: (P, Clock), second: (P, Clock)) -> Option<GameClock<P>> {
        (first.0 != second.0).then_some(GameClock { clocks: [first, second], running: None })
    }

    /// The clock of `player`, or `None` for somebody else.
    #[must_use]
    pub fn clock(&self, player: P) -> Option<&Clock> {
        self.clocks.iter().find(|(owner, _)| *owner == player).map(|(_, clock)| clock)
    }

    /// Whose clock runs.
    #[must_use]
    pub const fn running(&self) -> Option<P> {
        self.running
    }

    /// Lets the clock of `player` run and no other; for somebody else both stand still.
    pub fn start(&mut self, player: P) {
        self.running = self.clock(player).map(|_| player);
    }

    /// Stops both clocks, for marking dead stones or at the end. What the running turn took so far is not charged: the
    /// passes that led here were.
    pub fn stop(&mut self) {
        self.running = None;
    }

    /// Ends the running turn, which took `elapsed`, and starts the other clock.
    ///
    /// # Errors
    /// The player is out of time, or no clock runs; nothing changes.
    pub fn finish_turn(&mut self, elapsed: Duration) -> Result<(), TurnError> {
        let running = self.running.ok_or(TurnError::Stopped)?;
        let [first, second] = &mut self.clocks;
        let (turn, next) = if first.0 == running { (first, second) } else { (second, first) };
        turn.1.finish_turn(elapsed).map_err(TurnError::OutOfTime)?;
        self.running = Some(next.0);
        Ok(())
    }

    /// Ends the free placement of handicap stones by the player whose clock runs.
    ///
    /// # Errors
    /// As for [`finish_turn`](GameClock::finish_turn).
    pub fn finish_handicap(&mut self, time: HandicapTime, elapsed: Duration) -> Result<(), TurnError> {
        let before = self.clocks;
        let charged = match time {
            HandicapTime::Untimed => Duration::ZERO,
            HandicapTime::OneTurn => elapsed,
        };
        self.finish_turn(charged)?;
        if time == HandicapTime::Untimed {
            // Not even an increment or a stone of a Canadian block.
            self.clocks = before;
        }
        Ok(())
    }

    /// Goes back to the turn at which the clocks were `earlier`.
    pub fn undo(&mut self, earlier: &GameClock<P>, time: UndoTime) {
        match time {
            UndoTime::Keep => self.running = earlier.running,
            UndoTime::Restore => *self = *earlier,
        }
    }
}
