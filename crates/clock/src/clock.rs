//! One player's time.

use std::fmt;
use std::time::Duration;

use crate::system::{ConfigError, TimeSystem};

/// What a clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TimeLeft {
    /// There is no limit.
    Unlimited,
    /// Main time (all there is under absolute and Fischer time).
    Main(Duration),
    /// The time of this one turn.
    Move(Duration),
    /// A byo-yomi period is running.
    Periods {
        /// What is left of it.
        left: Duration,
        /// Periods left, this one included.
        periods: u32,
    },
    /// A Canadian block is running.
    Block {
        /// What is left of it.
        left: Duration,
        /// Turns still to be made in it.
        stones: u32,
    },
}

impl TimeLeft {
    /// The pair that GTP's `time_left` and SGF's `BL`/`OB` carry: a time and the stones or periods left, 0 of these
    /// in main time. `None` without a limit.
    #[must_use]
    pub const fn parts(self) -> Option<(Duration, u32)> {
        match self {
            TimeLeft::Unlimited => None,
            TimeLeft::Main(left) => Some((left, 0)),
            TimeLeft::Move(left) => Some((left, 1)),
            TimeLeft::Periods { left, periods: count } | TimeLeft::Block { left, stones: count } => {
                Some((left, count))
            }
        }
    }

    /// What [`TimeLeft::parts`] means under `system`.
    #[must_use]
    pub const fn from_parts(system: &TimeSystem, left: Duration, count: u32) -> TimeLeft {
        match system {
            TimeSystem::Unlimited => TimeLeft::Unlimited,
            TimeSystem::Simple { .. } => TimeLeft::Move(left),
            TimeSystem::ByoYomi { .. } if count > 0 => TimeLeft::Periods { left, periods: count },
            TimeSystem::Canadian { .. } if count > 0 => TimeLeft::Block { left, stones: count },
            _ => TimeLeft::Main(left),
        }
    }
}

/// The flag fell: the turn took longer than was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfTime {
    /// The longest that the turn could have taken.
    pub limit: Duration,
}

impl fmt::Display for OutOfTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "out of time: the turn could take {} s", self.limit.as_secs_f64())
    }
}

impl std::error::Error for OutOfTime {}

/// A stored clock does not fit its time system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ResumeError {
    /// The time system itself is refused.
    Config(ConfigError),
    /// The time left is of another kind, or more than the system can ever give.
    Mismatch,
}

impl fmt::Display for ResumeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ResumeError::Config(error) => error.fmt(f),
            ResumeError::Mismatch => f.write_str("the time left does not fit the time system"),
        }
    }
}

impl std::error::Error for ResumeError {}

/// One player's time between two turns.
///
/// # Invariants
/// - I1 The system passes [`TimeSystem::check`].
/// - I2 What is left is of a kind that the system knows, and no more than it can give.
/// - I3 Main time before byo-yomi or Canadian overtime is above zero: at zero the overtime has begun.
/// - I4 A byo-yomi period and the time of a simple turn are full between turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clock {
    system: TimeSystem,
    left: TimeLeft,
}

impl Clock {
    /// A full clock.
    ///
    /// # Errors
    /// Nobody could play under this system.
    pub fn new(system: TimeSystem) -> Result<Clock, ConfigError> {
        system.check()?;
        let left = match system {
            TimeSystem::Unlimited => TimeLeft::Unlimited,
            TimeSystem::Simple { per_move } => TimeLeft::Move(per_move),
            TimeSystem::Absolute { main }
            | TimeSystem::Fischer { main, .. }
            | TimeSystem::ByoYomi { main, .. }
            | TimeSystem::Canadian { main, .. } => TimeLeft::Main(main),
        };
        Ok(Clock { system, left: settle(&system, left) })
    }

    /// A clock that was stored between two turns.
    ///
    /// # Errors
    /// The system is refused, or `left` cannot be what is left under it.
    pub fn resume(system: TimeSystem, left: TimeLeft) -> Result<Clock, ResumeError> {
        system.check().map_err(ResumeError::Config)?;
        let clock = Clock { system, left: settle(&system, left) };
        if clock.fits() { Ok(clock) } else { Err(ResumeError::Mismatch) }
    }

    /// The time system.
    #[must_use]
    pub const fn system(&self) -> &TimeSystem {
        &self.system
    }

    /// What is left between turns.
    #[must_use]
    pub const fn left(&self) -> TimeLeft {
        self.left
    }

    /// The longest that the next turn can take and still be in time, or `None` without a limit.
    #[must_use]
    pub fn limit(&self) -> Option<Duration> {
        let main = self.main();
        Some(match self.system {
            TimeSystem::Unlimited => return None,
            TimeSystem::Absolute { .. } => main,
            TimeSystem::Simple { per_move } => per_move,
            TimeSystem::ByoYomi { period, .. } => main.saturating_add(period.saturating_mul(self.periods())),
            TimeSystem::Canadian { .. } => main.saturating_add(self.block().0),
            TimeSystem::Fischer { per_move, .. } => per_move.map_or(main, |limit| limit.min(main)),
        })
    }

    /// What the clock shows when the running turn has taken `elapsed` so far, or `None` once the flag has fallen.
    #[must_use]
    pub fn thinking(&self, elapsed: Duration) -> Option<TimeLeft> {
        if self.limit().is_some_and(|limit| elapsed > limit) {
            return None;
        }
        let main = self.main();
        if let (TimeLeft::Main(_), Some(left)) = (self.left, main.checked_sub(elapsed)) {
            return Some(TimeLeft::Main(left));
        }
        // What exceeds the main time.
        let over = elapsed.saturating_sub(main);
        Some(match self.system {
            TimeSystem::Unlimited => TimeLeft::Unlimited,
            TimeSystem::Absolute { .. } | TimeSystem::Fischer { .. } => TimeLeft::Main(Duration::ZERO),
            TimeSystem::Simple { per_move } => TimeLeft::Move(per_move.saturating_sub(over)),
            TimeSystem::ByoYomi { period, .. } => {
                let (exceeded, left) = split_periods(over, period);
                TimeLeft::Periods { left, periods: self.periods().saturating_sub(exceeded) }
            }
            TimeSystem::Canadian { .. } => {
                let (left, stones) = self.block();
                TimeLeft::Block { left: left.saturating_sub(over), stones }
            }
        })
    }

    /// Ends a turn, a move or a pass, that took `elapsed`; returns what is left for the next one.
    ///
    /// # Errors
    /// The flag fell; the clock stays as it was.
    pub fn finish_turn(&mut self, elapsed: Duration) -> Result<TimeLeft, OutOfTime> {
        let Some(left) = self.thinking(elapsed) else {
            return Err(OutOfTime { limit: self.limit().unwrap_or(Duration::MAX) });
        };
        self.left = settle(&self.system, finish(&self.system, left));
        debug_assert!(self.fits(), "{self:?}");
        Ok(self.left)
    }

    /// Recomputes the invariants.
    ///
    /// # Panics
    /// If one does not hold, which is a bug here.
    pub fn check_invariants(&self) {
        assert_eq!(self.system.check(), Ok(()), "I1");
        assert!(self.fits(), "I2 to I4: {self:?}");
    }

    fn main(&self) -> Duration {
        if let TimeLeft::Main(main) = self.left { main } else { Duration::ZERO }
    }

    /// Byo-yomi periods left: all of them in main time.
    fn periods(&self) -> u32 {
        match (self.left, self.system) {
            (TimeLeft::Periods { periods, .. }, _) | (_, TimeSystem::ByoYomi { periods, .. }) => periods,
            _ => 0,
        }
    }

    /// The Canadian block: a full one in main time.
    fn block(&self) -> (Duration, u32) {
        match (self.left, self.system) {
            (TimeLeft::Block { left, stones }, _) => (left, stones),
            (_, TimeSystem::Canadian { block, stones, .. }) => (block, stones),
            _ => (Duration::ZERO, 0),
        }
    }

    /// Whether I2 to I4 hold.
    fn fits(&self) -> bool {
        match (self.system, self.left) {
            (TimeSystem::Unlimited, TimeLeft::Unlimited) => true,
            (TimeSystem::Absolute { main }, TimeLeft::Main(left)) => left <= main,
            (TimeSystem::Simple { per_move }, TimeLeft::Move(left)) => left == per_move,
            (TimeSystem::ByoYomi { main, .. } | TimeSystem::Canadian { main, .. }, TimeLeft::Main(left)) => {
                !left.is_zero() && left <= main
            }
            (TimeSystem::ByoYomi { period, periods: all, .. }, TimeLeft::Periods { left, periods }) => {
                left == period && (1..=all).contains(&periods)
            }
            (TimeSystem::Canadian { block, stones: all, .. }, TimeLeft::Block { left, stones }) => {
                left <= block && (1..=all).contains(&stones)
            }
            (TimeSystem::Fischer { cap, .. }, TimeLeft::Main(left)) => cap.is_none_or(|cap| left <= cap),
            _ => false,
        }
    }
}

/// How many whole periods `over` exceeds, and what it leaves of the period it ends in. Exactly a period exceeds none.
fn split_periods(over: Duration, period: Duration) -> (u32, Duration) {
    let (over, length) = (over.as_nanos(), period.as_nanos());
    let exceeded = over.saturating_sub(1) / length;
    let left = (exceeded + 1) * length - over;
    // Both fit: at most `u32::MAX` periods can be exceeded in time, and less than a period is left.
    (u32::try_from(exceeded).unwrap_or(u32::MAX), nanoseconds(left))
}

fn nanoseconds(nanoseconds: u128) -> Duration {
    const PER_SECOND: u128 = 1_000_000_000;
    let seconds = u64::try_from(nanoseconds / PER_SECOND).unwrap_or(u64::MAX);
    Duration::new(seconds, (nanoseconds % PER_SECOND) as u32)
}

/// What the end of a turn does to the time that it left.
fn finish(system: &TimeSystem, left: TimeLeft) -> TimeLeft {
    match (*system, left) {
        (TimeSystem::Fischer { increment, cap, .. }, TimeLeft::Main(left)) => {
            let more = left.saturating_add(increment);
            TimeLeft::Main(cap.map_or(more, |cap| more.min(cap)))
        }
        (TimeSystem::Canadian { block, stones, .. }, TimeLeft::Block { stones: 1, .. }) => {
            TimeLeft::Block { left: block, stones }
        }
        (TimeSystem::Canadian { .. }, TimeLeft::Block { left, stones }) => {
            TimeLeft::Block { left, stones: stones - 1 }
        }
        _ => left,
    }
}

/// Brings the time left into the form it has between turns: overtime begins when the main time is gone, and what is
/// given anew for each turn is full.
fn settle(system: &TimeSystem, left: TimeLeft) -> TimeLeft {
    match (*system, left) {
        (TimeSystem::Simple { per_move }, TimeLeft::Move(_)) => TimeLeft::Move(per_move),
        (TimeSystem::ByoYomi { period, periods, .. }, TimeLeft::Main(Duration::ZERO)) => {
            TimeLeft::Periods { left: period, periods }
        }
        (TimeSystem::ByoYomi { period, .. }, TimeLeft::Periods { periods, .. }) => {
            TimeLeft::Periods { left: period, periods }
        }
        (TimeSystem::Canadian { block, stones, .. }, TimeLeft::Main(Duration::ZERO)) => {
            TimeLeft::Block { left: block, stones }
        }
        _ => left,
    }
}
