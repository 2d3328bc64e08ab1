//! Time systems and times left as arguments of GTP commands.
//!
//! Sources: GTP 2 draft 2 (`time_settings`, `time_left`), the documentation of kgsGtp (`kgs-time_settings`) and
//! KataGo's GTP extensions (`kata-time_settings`). Each function takes or gives what follows the name of the command.

use std::fmt;
use std::time::Duration;

use crate::clock::TimeLeft;
use crate::seconds;
use crate::system::TimeSystem;

/// The word for Japanese byo-yomi in these commands. (In prose it has its hyphen, so it is put together here.)
const BYO_YOMI: &str = concat!("byo", "yomi");

/// The arguments are not a time setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseTimeError {
    /// Too few or too many arguments.
    Count {
        /// How many are wanted after the word for the system, if any.
        expected: usize,
    },
    /// An argument is not a number of the wanted kind.
    Number {
        /// Its place, 0 is the first.
        index: usize,
    },
    /// The word for the system is not known to this command.
    UnknownSystem,
}

impl fmt::Display for ParseTimeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseTimeError::Count { expected } => write!(f, "expected {expected} numbers"),
            ParseTimeError::Number { index } => write!(f, "number {} is not a time or count", index + 1),
            ParseTimeError::UnknownSystem => f.write_str("unknown time system"),
        }
    }
}

impl std::error::Error for ParseTimeError {}

/// The systems that [`parse_kata`] knows, as `kata-list_time_settings` lists them.
#[must_use]
pub fn kata_systems() -> String {
    format!("none absolute {BYO_YOMI} canadian fischer fischer-capped")
}

/// Reads `MAIN BYO STONES`, whole seconds: overtime without stones means no limit, none at all absolute time.
///
/// # Errors
/// Not three whole numbers.
pub fn parse_plain(arguments: &str) -> Result<TimeSystem, ParseTimeError> {
    let [main, block, stones] = whole_numbers(arguments)?;
    let stones = u32::try_from(stones).map_err(|_| ParseTimeError::Number { index: 2 })?;
    let (main, block) = (Duration::from_secs(main), Duration::from_secs(block));
    Ok(match (block.is_zero(), stones) {
        (true, _) => TimeSystem::Absolute { main },
        (false, 0) => TimeSystem::Unlimited,
        (false, _) => TimeSystem::Canadian { main, block, stones },
    })
}

/// Writes what [`parse_plain`] reads, or `None` for what it cannot say; see [`TimeSystem::as_canadian`].
#[must_use]
pub fn write_plain(system: &TimeSystem) -> Option<String> {
    let whole = |time: Duration| (time.subsec_nanos() == 0).then_some(time.as_secs());
    match *system {
        TimeSystem::Unlimited => Some("0 1 0".to_owned()),
        TimeSystem::Absolute { main } => Some(format!("{} 0 0", whole(main)?)),
        TimeSystem::Canadian { main, block, stones } => {
            Some(format!("{} {} {stones}", whole(main)?, whole(block)?))
        }
        _ => None,
    }
}

/// Reads the arguments of `kgs-time_settings`; fractions are accepted.
///
/// # Errors
/// An unknown system, or its numbers are wrong.
pub fn parse_kgs(arguments: &str) -> Result<TimeSystem, ParseTimeError> {
    let mut words = arguments.split_ascii_whitespace();
    let kind = words.next().unwrap_or_default();
    let words: Vec<&str> = words.collect();
    if kind == BYO_YOMI {
        let (main, period, periods) = main_and_overtime(&words)?;
        return Ok(TimeSystem::ByoYomi { main, period, periods });
    }
    match kind {
        "none" => count(&words, 0).map(|()| TimeSystem::Unlimited),
        "absolute" => {
            count(&words, 1)?;
            Ok(TimeSystem::Absolute { main: time(&words, 0)? })
        }
        "canadian" => {
            let (main, block, stones) = main_and_overtime(&words)?;
            Ok(TimeSystem::Canadian { main, block, stones })
        }
        _ => Err(ParseTimeError::UnknownSystem),
    }
}

/// Writes what [`parse_kgs`] reads, or `None` for what it cannot say.
#[must_use]
pub fn write_kgs(system: &TimeSystem) -> Option<String> {
    let text = seconds::write;
    match *system {
        TimeSystem::Unlimited => Some("none".to_owned()),
        TimeSystem::Absolute { main } => Some(format!("absolute {}", text(main))),
        TimeSystem::ByoYomi { main, period, periods } => {
            Some(format!("{BYO_YOMI} {} {} {periods}", text(main), text(period)))
        }
        TimeSystem::Canadian { main, block, stones } => {
            Some(format!("canadian {} {} {stones}", text(main), text(block)))
        }
        TimeSystem::Simple { .. } | TimeSystem::Fischer { .. } => None,
    }
}

/// Reads the arguments of `kata-time_settings`: those of KGS, `fischer MAIN INCREMENT` and `fischer-capped MAIN INCREMENT
/// LIMIT MOST_PER_MOVE`, where a negative limit is none.
///
/// # Errors
/// An unknown system, or its numbers are wrong.
pub fn parse_kata(arguments: &str) -> Result<TimeSystem, ParseTimeError> {
    let words: Vec<&str> = arguments.split_ascii_whitespace().collect();
    match words.split_first() {
        Some((&"fischer", rest)) => {
            count(rest, 2)?;
            fischer(rest, None, None)
        }
        Some((&"fischer-capped", rest)) => {
            count(rest, 4)?;
            fischer(rest, limit(rest, 2)?, limit(rest, 3)?)
        }
        _ => parse_kgs(arguments),
    }
}

/// Writes what [`parse_kata`] reads, or `None` for what it cannot say.
#[must_use]
pub fn write_kata(system: &TimeSystem) -> Option<String> {
    let limit = |limit: Option<Duration>| limit.map_or_else(|| "-1".to_owned(), seconds::write);
    match *system {
        TimeSystem::Fischer { main, increment, cap: None, per_move: None } => {
            Some(format!("fischer {} {}", seconds::write(main), seconds::write(increment)))
        }
        TimeSystem::Fischer { main, increment, cap, per_move } => {
            let (main, increment) = (seconds::write(main), seconds::write(increment));
            Some(format!("fischer-capped {main} {increment} {} {}", limit(cap), limit(per_move)))
        }
        _ => write_kgs(system),
    }
}

/// Reads what `time_left` carries after the color: `TIME STONES`. Fractions are accepted, and a time below zero, which
/// controllers send when a flag falls, is zero.
///
/// # Errors
/// Not a time and a count.
pub fn parse_time_left(system: &TimeSystem, arguments: &str) -> Result<TimeLeft, ParseTimeError> {
    let words: Vec<&str> = arguments.split_ascii_whitespace().collect();
    count(&words, 2)?;
    let left = limit(&words, 0)?.unwrap_or(Duration::ZERO);
    let stones = words[1].parse().map_err(|_| ParseTimeError::Number { index: 1 })?;
    Ok(TimeLeft::from_parts(system, left, stones))
}

/// Writes `TIME STONES` for `time_left` in whole seconds, rounded down, or `None` without a limit.
#[must_use]
pub fn write_time_left(left: TimeLeft) -> Option<String> {
    left.parts().map(|(left, count)| format!("{} {count}", left.as_secs()))
}

fn fischer(
    words: &[&str],
    cap: Option<Duration>,
    per_move: Option<Duration>,
) -> Result<TimeSystem, ParseTimeError> {
    Ok(TimeSystem::Fischer { main: time(words, 0)?, increment: time(words, 1)?, cap, per_move })
}

fn main_and_overtime(words: &[&str]) -> Result<(Duration, Duration, u32), ParseTimeError> {
    count(words, 3)?;
    let number = words[2].parse().map_err(|_| ParseTimeError::Number { index: 2 })?;
    Ok((time(words, 0)?, time(words, 1)?, number))
}

fn count(words: &[&str], expected: usize) -> Result<(), ParseTimeError> {
    if words.len() == expected { Ok(()) } else { Err(ParseTimeError::Count { expected }) }
}

fn time(words: &[&str], index: usize) -> Result<Duration, ParseTimeError> {
    words.get(index).and_then(|word| seconds::parse(word)).ok_or(ParseTimeError::Number { index })
}

/// A time, or `None` if it is a negative number.
fn limit(words: &[&str], index: usize) -> Result<Option<Duration>, ParseTimeError> {
    match words.get(index).and_then(|word| word.strip_prefix('-')) {
        Some(positive) => seconds::parse(positive)
            .map(|time| time.is_zero().then_some(time))
            .ok_or(ParseTimeError::Number { index }),
        None => time(words, index).map(Some),
    }
}

fn whole_numbers<const N: usize>(arguments: &str) -> Result<[u64; N], ParseTimeError> {
    let words: Vec<&str> = arguments.split_ascii_whitespace().collect();
    count(&words, N)?;
    let mut numbers = [0; N];
    for (index, (number, word)) in numbers.iter_mut().zip(words).enumerate() {
        *number = word.parse().map_err(|_| ParseTimeError::Number { index })?;
    }
    Ok(numbers)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn plain_settings_mean_what_gtp_says() {
        let canadian = TimeSystem::Canadian { main: seconds(600), block: seconds(30), stones: 5 };
        assert_eq!(parse_plain("600 30 5"), Ok(canadian));
        assert_eq!(parse_plain("900 0 0"), Ok(TimeSystem::Absolute { main: seconds(900) }));
        assert_eq!(parse_plain("0 0 0"), Ok(TimeSystem::Absolute { main: Duration::ZERO }));
        assert_eq!(parse_plain("0 1 0"), Ok(TimeSystem::Unlimited));
        assert_eq!(parse_plain("0 10 1;"), Err(ParseTimeError::Number { index: 2 }));
        assert_eq!(parse_plain("0 10"), Err(ParseTimeError::Count { expected: 3 }));
        assert_eq!(parse_plain("-1 10 1"), Err(ParseTimeError::Number { index: 0 }));
        assert_eq!(parse_plain("1 1 4294967296"), Err(ParseTimeError::Number { index: 2 }));
    }

    #[test]
    fn kgs_settings_read_and_write() {
        for text in ["none", "absolute 900", "canadian 600 300 25"] {
            assert_eq!(write_kgs(&parse_kgs(text).unwrap()).unwrap(), text);
        }
        let byo_yomi = TimeSystem::ByoYomi { main: seconds(600), period: seconds(30), periods: 5 };
        assert_eq!(parse_kgs(&format!("{BYO_YOMI} 600 30 5")), Ok(byo_yomi));
        assert_eq!(parse_kgs(&write_kgs(&byo_yomi).unwrap()), Ok(byo_yomi));
        assert_eq!(parse_kgs("fischer 60 5"), Err(ParseTimeError::UnknownSystem));
        assert_eq!(parse_kgs("canadian 5 10"), Err(ParseTimeError::Count { expected: 3 }));
        assert_eq!(parse_kgs(""), Err(ParseTimeError::UnknownSystem));
        assert_eq!(parse_kgs("none 1"), Err(ParseTimeError::Count { expected: 0 }));
    }

    #[test]
    fn kata_settings_read_and_write() {
        for text in ["none", "fischer 60 5", "fischer 62.5 2.5", "fischer-capped 60 10 70 -1", "absolute 60"]
        {
            assert_eq!(write_kata(&parse_kata(text).unwrap()).unwrap(), text);
        }
        let capped = parse_kata("fischer-capped 60 10 1.2e15 12").unwrap();
        let TimeSystem::Fischer { cap, per_move, .. } = capped else { panic!("{capped:?}") };
        assert_eq!((cap, per_move), (Some(seconds(1_200_000_000_000_000)), Some(seconds(12))));
        assert_eq!(parse_kata("fischer 60 x"), Err(ParseTimeError::Number { index: 1 }));
        assert_eq!(parse_kata("fischer 60 nan"), Err(ParseTimeError::Number { index: 1 }));
        assert_eq!(parse_kata("fischer-capped 60 1 -x 1"), Err(ParseTimeError::Number { index: 2 }));
    }

    #[test]
    fn time_left_without_stones_is_main_time() {
        let canadian = parse_plain("600 30 5").unwrap();
        assert_eq!(parse_time_left(&canadian, "580 0"), Ok(TimeLeft::Main(seconds(580))));
        let block = TimeLeft::Block { left: seconds(30), stones: 5 };
        assert_eq!(parse_time_left(&canadian, "30 5"), Ok(block));
        assert_eq!(write_time_left(block).as_deref(), Some("30 5"));
        let byo_yomi = parse_kgs(&format!("{BYO_YOMI} 20 5 5")).unwrap();
        assert_eq!(
            parse_time_left(&byo_yomi, "4.5 3"),
            Ok(TimeLeft::Periods { left: Duration::from_millis(4500), periods: 3 })
        );
        assert_eq!(parse_time_left(&byo_yomi, "-5 0"), Ok(TimeLeft::Main(Duration::ZERO)));
        assert_eq!(parse_time_left(&byo_yomi, "x 0"), Err(ParseTimeError::Number { index: 0 }));
        assert_eq!(write_time_left(TimeLeft::Unlimited), None);
    }

    #[test]
    fn what_plain_gtp_cannot_say_becomes_canadian() {
        let said = |arguments: &str| write_plain(&parse_kata(arguments).unwrap().as_canadian()).unwrap();
        assert_eq!(said(&format!("{BYO_YOMI} 600 30 5")), "720 30 1");
        assert_eq!(said("fischer 60 5"), "55 5 1");
        assert_eq!(said("fischer 60 0"), "60 0 0");
        assert_eq!(said("none"), "0 1 0");
    }
}
