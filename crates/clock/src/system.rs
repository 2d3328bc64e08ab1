//! What two players agree on before a game.

use std::fmt;
use std::time::Duration;

/// A time system and its settings. Any values can be written down; [`TimeSystem::check`] says whether a game can be
/// played under them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TimeSystem {
    /// Nobody can lose on time.
    Unlimited,
    /// One amount of time for the whole game.
    Absolute {
        /// The time of the whole game.
        main: Duration,
    },
    /// The same time for every turn.
    Simple {
        /// The time of each turn.
        per_move: Duration,
    },
    /// Japanese byo-yomi: after the main time each turn that stays within a period is free, each whole period exceeded is
    /// lost, and so is the game with the last one.
    ByoYomi {
        /// The time before the periods.
        main: Duration,
        /// The length of a period.
        period: Duration,
        /// How many periods there are, the current one included.
        periods: u32,
    },
    /// Canadian overtime: after the main time `stones` turns are to be made in each `block`.
    Canadian {
        /// The time before the first block.
        main: Duration,
        /// The length of a block.
        block: Duration,
        /// Turns to be made in a block; passes count.
        stones: u32,
    },
    /// Fischer: each turn adds to the time once it is made.
    Fischer {
        /// The time at the start.
        main: Duration,
        /// What a turn adds.
        increment: Duration,
        /// The most that adding may lead to.
        cap: Option<Duration>,
        /// The most that one turn may take, however much is left.
        per_move: Option<Duration>,
    },
}

/// Nobody could play under these settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ConfigError {
    /// The time for the whole game, for a turn, or at the start is zero: any thought at all would lose.
    NoTime,
    /// A period or block of zero length, or none of them.
    NoOvertime,
    /// A Fischer cap below the time at the start.
    CapBelowMain {
        /// The cap.
        cap: Duration,
        /// The time at the start.
        main: Duration,
    },
}

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ConfigError::NoTime => f.write_str("expected a time above 0"),
            ConfigError::NoOvertime => {
                f.write_str("expected at least 1 period or stone, and a time above 0 for it")
            }
            ConfigError::CapBelowMain { cap, main } => {
                write!(
                    f,
                    "the cap of {} s is below the {} s at the start",
                    cap.as_secs_f64(),
                    main.as_secs_f64()
                )
            }
        }
    }
}

impl std::error::Error for ConfigError {}

impl TimeSystem {
    /// Whether a game can be played under these settings.
    ///
    /// # Errors
    /// A time that is zero where any thought would lose, or a cap below the start.
    pub fn check(&self) -> Result<(), ConfigError> {
        let above_zero = |time: Duration, error| if time.is_zero() { Err(error) } else { Ok(()) };
        match *self {
            TimeSystem::Unlimited => Ok(()),
            TimeSystem::Absolute { main } => above_zero(main, ConfigError::NoTime),
            TimeSystem::Simple { per_move } => above_zero(per_move, ConfigError::NoTime),
            TimeSystem::ByoYomi { period: time, periods: count, .. }
            | TimeSystem::Canadian { block: time, stones: count, .. } => {
                if count == 0 {
                    return Err(ConfigError::NoOvertime);
                }
                above_zero(time, ConfigError::NoOvertime)
            }
            TimeSystem::Fischer { main, cap, per_move, .. } => {
                above_zero(main, ConfigError::NoTime)?;
                above_zero(per_move.unwrap_or(main), ConfigError::NoTime)?;
                match cap.filter(|cap| *cap < main) {
                    Some(cap) => Err(ConfigError::CapBelowMain { cap, main }),
                    None => Ok(()),
                }
            }
        }
    }

    /// A system that plain GTP 2 can express (none, absolute or Canadian) and under which whoever stays in time also
    /// stays in time under this one, unless Fischer's limit for one turn is exceeded. For engines that know no more.
    ///
    /// Byo-yomi keeps its last period and adds the others to the main time. Fischer time never falls below one increment
    /// at the start of a turn, so that increment is a block of one stone.
    #[must_use]
    pub fn as_canadian(&self) -> TimeSystem {
        match *self {
            TimeSystem::Unlimited | TimeSystem::Absolute { .. } | TimeSystem::Canadian { .. } => *self,
            TimeSystem::Simple { per_move } => one_stone(Duration::ZERO, per_move),
            TimeSystem::ByoYomi { main, period, periods } => {
                let spare = period.saturating_mul(periods.saturating_sub(1));
                one_stone(main.saturating_add(spare), period)
            }
            TimeSystem::Fischer { main, increment, .. } if increment.is_zero() || increment > main => {
                TimeSystem::Absolute { main }
            }
            TimeSystem::Fischer { main, increment, .. } => one_stone(main - increment, increment),
        }
    }
}

fn one_stone(main: Duration, block: Duration) -> TimeSystem {
    TimeSystem::Canadian { main, block, stones: 1 }
}
