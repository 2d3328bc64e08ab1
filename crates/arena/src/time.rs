//! How an engine is told about time: in the richest words it knows.

use std::time::Duration;

use tengen_clock::gtp::{write_kata, write_kgs, write_plain, write_time_left};
use tengen_clock::{Clock, TimeLeft, TimeSystem};
use tengen_engine_host::Engine;

/// The words in which an engine understands time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dialect {
    /// The settings are told as they are.
    Exact,
    /// Plain GTP 2 has to do: the settings are told as what a player who obeys them may take for granted.
    Plain,
}

/// The command and its arguments that tell the settings, and how times left are to be told; `None` if the engine has no
/// words for them.
pub(crate) fn settings(engine: &Engine, system: &TimeSystem) -> Option<(&'static str, String, Dialect)> {
    let kata = write_kata(system).filter(|_| engine.knows("kata-time_settings"));
    let kgs = write_kgs(system).filter(|_| engine.knows("kgs-time_settings"));
    if let Some(text) = kata {
        return Some(("kata-time_settings", text, Dialect::Exact));
    }
    if let Some(text) = kgs {
        return Some(("kgs-time_settings", text, Dialect::Exact));
    }
    let plain = write_plain(&in_whole_seconds(system.as_canadian())?)?;
    Some(("time_settings", plain, Dialect::Plain))
}

/// Rounded down; `None` if nothing would be left of the overtime, which would mean something else.
fn in_whole_seconds(system: TimeSystem) -> Option<TimeSystem> {
    let whole = |time: Duration| Duration::from_secs(time.as_secs());
    match system {
        TimeSystem::Absolute { main } => Some(TimeSystem::Absolute { main: whole(main) }),
        TimeSystem::Canadian { main, block, stones } => (block.as_secs() > 0).then(|| TimeSystem::Canadian {
            main: whole(main),
            block: whole(block),
            stones,
        }),
        other => Some(other),
    }
}

/// The arguments of `time_left` after the color, or `None` without a limit.
pub(crate) fn time_left(clock: &Clock, dialect: Dialect) -> Option<String> {
    write_time_left(match dialect {
        Dialect::Exact => clock.left(),
        Dialect::Plain => plain_left(clock.system(), clock.left()),
    })
}

/// What is left in terms of [`TimeSystem::as_canadian`].
fn plain_left(system: &TimeSystem, left: TimeLeft) -> TimeLeft {
    match (*system, left) {
        (TimeSystem::ByoYomi { period, periods, .. }, TimeLeft::Main(left)) => {
            TimeLeft::Main(left.saturating_add(period.saturating_mul(periods.saturating_sub(1))))
        }
        (TimeSystem::ByoYomi { period, .. }, TimeLeft::Periods { left, periods }) => match periods {
            0 | 1 => TimeLeft::Block { left, stones: 1 },
            more => TimeLeft::Main(period.saturating_mul(more - 1)),
        },
        (TimeSystem::Fischer { main, increment, .. }, TimeLeft::Main(left))
            if !increment.is_zero() && increment <= main =>
        {
            match left.checked_sub(increment).filter(|spare| !spare.is_zero()) {
                Some(spare) => TimeLeft::Main(spare),
                None => TimeLeft::Block { left, stones: 1 },
            }
        }
        (_, left) => left,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_clock::gtp::parse_kata;

    fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn plain_engines_hear_of_byo_yomi_and_fischer_as_canadian() {
        let system = TimeSystem::ByoYomi { main: seconds(60), period: seconds(10), periods: 3 };
        let mut clock = Clock::new(system).unwrap();
        assert_eq!(time_left(&clock, Dialect::Exact).unwrap(), "60 0");
        assert_eq!(time_left(&clock, Dialect::Plain).unwrap(), "80 0");
        clock.finish_turn(seconds(75)).unwrap();
        assert_eq!(time_left(&clock, Dialect::Exact).unwrap(), "10 2");
        assert_eq!(time_left(&clock, Dialect::Plain).unwrap(), "10 0");
        clock.finish_turn(seconds(15)).unwrap();
        assert_eq!(time_left(&clock, Dialect::Plain).unwrap(), "10 1");
        let mut clock = Clock::new(parse_kata("fischer 60 5").unwrap()).unwrap();
        assert_eq!(time_left(&clock, Dialect::Plain).unwrap(), "55 0");
        clock.finish_turn(seconds(60)).unwrap();
        assert_eq!(time_left(&clock, Dialect::Plain).unwrap(), "5 1");
        assert_eq!(time_left(&Clock::new(TimeSystem::Unlimited).unwrap(), Dialect::Plain), None);
    }

    #[test]
    fn fractions_are_rounded_down_unless_nothing_is_left() {
        let half = Duration::from_millis(1500);
        let canadian = |block| TimeSystem::Canadian { main: half, block, stones: 2 };
        let rounded = TimeSystem::Canadian { main: seconds(1), block: seconds(1), stones: 2 };
        assert_eq!(in_whole_seconds(canadian(half)), Some(rounded));
        assert_eq!(in_whole_seconds(canadian(Duration::from_millis(900))), None);
        let absolute = TimeSystem::Absolute { main: half };
        assert_eq!(in_whole_seconds(absolute), Some(TimeSystem::Absolute { main: seconds(1) }));
    }
}
