//! TM and OT: thinking time. OT is free text; its usual spellings are understood.

use std::fmt;

use crate::decimal::Decimal;

/// A system of overtime. All times are in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Overtime {
    /// Japanese: so many periods for one move each.
    Byoyomi {
        /// The number of periods.
        periods: u32,
        /// The length of each.
        seconds: u32,
    },
    /// Canadian: so many moves in each period.
    Canadian {
        /// The moves to be made.
        moves: u32,
        /// The length of the period.
        seconds: u32,
    },
    /// So much is added with each move.
    Fischer {
        /// The increment.
        seconds: u32,
    },
}

impl Overtime {
    /// Reads `5x30 byo-yomi`, `3x60 byoyomi`, `25/600 Canadian`, `3 fischer`, `1 moves / 10 sec`; `None` for others.
    #[must_use]
    pub fn parse(text: &str) -> Option<Overtime> {
        let lower = text.trim().to_lowercase();
        let numbers: Vec<u32> =
            lower.split(|c: char| !c.is_ascii_digit()).filter_map(|n| n.parse().ok()).collect();
        let words: String = lower.chars().filter(|c| !c.is_ascii_digit() && !c.is_whitespace()).collect();
        match (words.as_str(), numbers.as_slice()) {
            ("xbyo-yomi" | "xbyoyomi" | "xjapanese", &[periods, seconds]) => {
                Some(Overtime::Byoyomi { periods, seconds })
            }
            ("/canadian" | "moves/sec" | "move/sec" | "moves/min", &[moves, time]) => {
                let unit = if words == "moves/min" { 60 } else { 1 };
                Some(Overtime::Canadian { moves, seconds: time.checked_mul(unit)? })
            }
            ("fischer" | "fischersec", &[seconds]) => Some(Overtime::Fischer { seconds }),
            _ => None,
        }
    }
}

impl fmt::Display for Overtime {
    /// The spelling that KGS and OGS write.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Overtime::Byoyomi { periods, seconds } => write!(f, "{periods}x{seconds} byo-yomi"),
            Overtime::Canadian { moves, seconds } => write!(f, "{moves}/{seconds} Canadian"),
            Overtime::Fischer { seconds } => write!(f, "{seconds} fischer"),
        }
    }
}

/// Reads TM: seconds. Also understood: `9 hours`, `90 min`, and a clock time `5:00:00`.
#[must_use]
pub fn parse_main_time(text: &str) -> Option<Decimal> {
    let text = text.trim();
    let clock: Vec<&str> = text.split(':').collect();
    if clock.len() > 1 && clock.len() <= 3 {
        return clock
            .iter()
            .try_fold(0i32, |sum, part| sum.checked_mul(60)?.checked_add(part.parse().ok()?))
            .map(Decimal::whole);
    }
    let (number, _) = Decimal::parse(text)?;
    let unit = text.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.').trim().to_lowercase();
    match unit.as_str() {
        "" | "sec" | "seconds" => Some(number),
        "min" | "mins" | "minutes" | "minute" => number.scaled(60, 1),
        "hour" | "hours" | "시간" | "時間" | "小时" => number.scaled(3600, 1),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trap_14_overtime_is_free_text() {
        let cases = [
            ("5x30 byo-yomi", "5x30 byo-yomi"),
            ("3x60 byoyomi", "3x60 byo-yomi"),
            ("25/600 Canadian", "25/600 Canadian"),
            ("3 fischer", "3 fischer"),
            ("1 moves / 10 sec", "1/10 Canadian"),
            ("25 moves / 5 min", "25/300 Canadian"),
        ];
        for (text, shown) in cases {
            assert_eq!(Overtime::parse(text).map(|o| o.to_string()).as_deref(), Some(shown), "{text}");
        }
        for other in ["", "slow", "5x30", "99999999999x1 byo-yomi"] {
            assert_eq!(Overtime::parse(other), None, "{other}");
        }
    }

    #[test]
    fn trap_14_time_is_seconds() {
        let shown = |text| parse_main_time(text).map(|n| n.to_string());
        assert_eq!(shown("259.63").as_deref(), Some("259.63"));
        assert_eq!(shown("9 hours").as_deref(), Some("32400"));
        assert_eq!(shown("5:00:00").as_deref(), Some("18000"));
        for bad in ["", "-", "2h", "5:00:00(5x1:00)", "99999999999:0", "none"] {
            assert_eq!(shown(bad), None, "{bad}");
        }
    }
}
