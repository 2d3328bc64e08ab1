//! Time systems in game records: the properties `TM` (main time) and `OT` (overtime), and `BL`/`OB` of a move.
//!
//! SGF says that `TM` is a number of seconds and leaves `OT` to the writer. Read are the forms that servers write:
//!
//! | `OT` | system |
//! |---|---|
//! | absent, empty, `none` | absolute, or none without `TM` |
//! | `5x30 byo-yomi` | five periods of 30 seconds |
//! | `25/600 Canadian`, `25 moves / 600 sec` | 25 stones in 600 seconds |
//! | `10 fischer`, `10 fischer, cap 300, per move 60` | ten seconds for each turn |
//! | `10 simple` | ten seconds for a turn, and no other time |
//!
//! and for `TM` besides seconds `20:00`, `1:00:00`, `2 hours each`, `20:00(3x0:30)` (byo-yomi) and `10:00+5:00/25`
//! (Canadian). Written is one form for each system, and reading it gives that system back.

use std::time::Duration;

use crate::clock::TimeLeft;
use crate::seconds;
use crate::system::TimeSystem;

/// The values of `TM` and `OT`; `None` where the property is absent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TimeTexts {
    /// Main time.
    pub main: Option<String>,
    /// Overtime.
    pub overtime: Option<String>,
}

/// Reads a time system, or gives `None` if one of the texts is not understood.
#[must_use]
pub fn read(texts: &TimeTexts) -> Option<TimeSystem> {
    let main_text = texts.main.as_deref().map(str::trim).filter(|text| !text.is_empty() && *text != "-");
    let overtime = texts.overtime.as_deref().map(|text| text.trim().to_ascii_lowercase());
    let overtime = overtime.filter(|text| !text.is_empty() && text != "none");
    match (main_text, overtime) {
        (None, None) => Some(TimeSystem::Unlimited),
        (Some(main), None) => read_main_with_overtime(main),
        (main, Some(overtime)) => {
            let main = main.map_or(Some(Duration::ZERO), read_main)?;
            read_overtime(main, &overtime)
        }
    }
}

/// Writes a time system.
#[must_use]
pub fn write(system: &TimeSystem) -> TimeTexts {
    let text = seconds::write;
    let (main, overtime) = match *system {
        TimeSystem::Unlimited => return TimeTexts::default(),
        TimeSystem::Absolute { main } => (main, None),
        TimeSystem::Simple { per_move } => (Duration::ZERO, Some(format!("{} simple", text(per_move)))),
        TimeSystem::ByoYomi { main, period, periods } => {
            (main, Some(format!("{periods}x{} byo-yomi", text(period))))
        }
        TimeSystem::Canadian { main, block, stones } => {
            (main, Some(format!("{stones}/{} Canadian", text(block))))
        }
        TimeSystem::Fischer { main, increment, cap, per_move } => {
            let cap = cap.map(|cap| format!(", cap {}", text(cap))).unwrap_or_default();
            let per_move = per_move.map(|limit| format!(", per move {}", text(limit))).unwrap_or_default();
            (main, Some(format!("{} fischer{cap}{per_move}", text(increment))))
        }
    };
    TimeTexts { main: Some(text(main)), overtime }
}

/// The values of `BL` or `WL` and of `OB` or `OW` after a move; `None` where the property is absent.
#[must_use]
pub fn write_left(left: TimeLeft) -> (Option<String>, Option<String>) {
    let Some((left, count)) = left.parts() else { return (None, None) };
    (Some(seconds::write(left)), (count > 0).then(|| count.to_string()))
}

/// Reads `BL` or `WL` and `OB` or `OW`. Servers write a time below zero when a flag falls; that is zero.
#[must_use]
pub fn read_left(system: &TimeSystem, left: &str, count: Option<&str>) -> Option<TimeLeft> {
    let left = left.trim();
    let left = if let Some(below) = left.strip_prefix('-') {
        seconds::parse(below).map(|_| Duration::ZERO)?
    } else {
        seconds::parse(left)?
    };
    let count = count.map_or(Some(0), |count| count.trim().parse().ok())?;
    Some(TimeLeft::from_parts(system, left, count))
}

/// `TM` where it holds more than main time.
fn read_main_with_overtime(text: &str) -> Option<TimeSystem> {
    if let Some((main, rest)) = text.split_once('(') {
        let (periods, period) = rest.strip_suffix(')')?.split_once(['x', 'X'])?;
        let (main, period) = (seconds::parse_clock(main)?, seconds::parse_clock(period)?);
        return Some(TimeSystem::ByoYomi { main, period, periods: periods.trim().parse().ok()? });
    }
    if let Some((main, rest)) = text.split_once('+') {
        let (block, stones) = rest.split_once('/')?;
        let (main, block) = (seconds::parse_clock(main)?, seconds::parse_clock(block)?);
        return Some(TimeSystem::Canadian { main, block, stones: stones.trim().parse().ok()? });
    }
    read_main(text).map(|main| TimeSystem::Absolute { main })
}

fn read_main(text: &str) -> Option<Duration> {
    let lower = text.to_ascii_lowercase();
    let number_end = lower.find(|c: char| !c.is_ascii_digit() && !".:e".contains(c)).unwrap_or(lower.len());
    let (number, unit) = lower.split_at(number_end);
    let unit = unit.trim().trim_end_matches(" each");
    let scale = match unit {
        "" | "s" | "sec" | "secs" | "seconds" => 1,
        "m" | "min" | "mins" | "minutes" => 60,
        "h" | "hour" | "hours" => 3600,
        _ => return None,
    };
    seconds::parse_clock(number)?.checked_mul(scale)
}

fn read_overtime(main: Duration, text: &str) -> Option<TimeSystem> {
    if let Some(rest) = strip_word(text, "byo-yomi") {
        let (periods, period) = rest.split_once('x')?;
        let (periods, period) = (periods.trim().parse().ok()?, seconds::parse(period.trim())?);
        return Some(TimeSystem::ByoYomi { main, period, periods });
    }
    if let Some(rest) = strip_word(text, "canadian") {
        return read_canadian(main, rest.split_once('/')?);
    }
    if let Some((stones, block)) = text.split_once('/')
        && let (Some(stones), Some(block)) = (strip_word(stones, "moves"), strip_word(block, "sec"))
    {
        return read_canadian(main, (stones, block));
    }
    if let Some(per_move) = strip_word(text, "simple") {
        return Some(TimeSystem::Simple { per_move: seconds::parse(per_move)? });
    }
    read_fischer(main, text)
}

fn read_canadian(main: Duration, (stones, block): (&str, &str)) -> Option<TimeSystem> {
    let (stones, block) = (stones.trim().parse().ok()?, seconds::parse(block.trim())?);
    Some(TimeSystem::Canadian { main, block, stones })
}

fn read_fischer(main: Duration, text: &str) -> Option<TimeSystem> {
    let mut parts = text.split(", ");
    let increment = seconds::parse(strip_word(parts.next()?, "fischer")?)?;
    let (mut cap, mut per_move) = (None, None);
    for part in parts {
        if let Some(limit) = part.strip_prefix("cap ") {
            cap = Some(seconds::parse(limit)?);
        } else {
            per_move = Some(seconds::parse(part.strip_prefix("per move ")?)?);
        }
    }
    Some(TimeSystem::Fischer { main, increment, cap, per_move })
}

fn strip_word<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    text.trim().strip_suffix(word).map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    fn system(main: &str, overtime: &str) -> Option<TimeSystem> {
        let text = |text: &str| (text != "absent").then(|| text.to_owned());
        read(&TimeTexts { main: text(main), overtime: text(overtime) })
    }

    #[test]
    fn the_forms_of_servers_read() {
        let canadian = |main, stones, block| {
            Some(TimeSystem::Canadian { main: seconds(main), stones, block: seconds(block) })
        };
        let byo_yomi = |main, periods, period| {
            Some(TimeSystem::ByoYomi { main: seconds(main), periods, period: seconds(period) })
        };
        assert_eq!(system("600", "5x30 byo-yomi"), byo_yomi(600, 5, 30));
        assert_eq!(system("600", "25/600 Canadian"), canadian(600, 25, 600));
        assert_eq!(system("0", "1 moves / 10 sec"), canadian(0, 1, 10));
        assert_eq!(system("20:00(3x0:30)", "absent"), byo_yomi(1200, 3, 30));
        assert_eq!(system("10:00+5:00/25", "absent"), canadian(600, 25, 300));
        let fischer =
            TimeSystem::Fischer { main: seconds(60), increment: seconds(3), cap: None, per_move: None };
        assert_eq!(system("60", "3 fischer"), Some(fischer));
    }

    #[test]
    fn main_time_alone_is_absolute() {
        for text in ["3600", "1:00:00", "60:00", "1 hours", "1h", "1 hours each", "60 minutes"] {
            assert_eq!(system(text, "None"), Some(TimeSystem::Absolute { main: seconds(3600) }), "{text}");
        }
        for text in ["absent", "", "-"] {
            assert_eq!(system(text, "absent"), Some(TimeSystem::Unlimited), "{text}");
        }
    }

    #[test]
    fn what_is_not_understood_is_said() {
        for overtime in
            ["3 xyz 5", "60, 40, 20 stones", "5x byo-yomi", "x", "fischer", "25/ Canadian", "1 fischer, 2"]
        {
            assert_eq!(system("600", overtime), None, "{overtime}");
        }
        for main in ["5,5,5,5", "3시간", "(3x30)", "1+2", "-5", "e", "1e"] {
            assert_eq!(system(main, "absent"), None, "{main}");
        }
    }

    #[test]
    fn the_time_of_a_move_reads_and_writes() {
        let system = TimeSystem::ByoYomi { main: seconds(60), period: seconds(30), periods: 5 };
        let left = TimeLeft::Periods { left: Duration::from_millis(12_345), periods: 4 };
        assert_eq!(write_left(left), (Some("12.345".to_owned()), Some("4".to_owned())));
        assert_eq!(read_left(&system, "12.345", Some("4")), Some(left));
        assert_eq!(read_left(&system, "-0.5", None), Some(TimeLeft::Main(Duration::ZERO)));
        assert_eq!(read_left(&system, "x", None), None);
        assert_eq!(write_left(TimeLeft::Unlimited), (None, None));
    }
}
