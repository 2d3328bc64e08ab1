//! DT: the days on which a game was played.

use std::fmt;

/// A day, a month or a year.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Date {
    /// The year, four digits.
    pub year: u16,
    /// The month, 1 to 12, if known.
    pub month: Option<u8>,
    /// The day, 1 to 31, if known (only with the month).
    pub day: Option<u8>,
}

impl fmt::Display for Date {
    /// `1996`, `1996-05` or `1996-05-06`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}", self.year)?;
        self.month.map_or(Ok(()), |month| write!(f, "-{month:02}"))?;
        self.day.map_or(Ok(()), |day| write!(f, "-{day:02}"))
    }
}

/// Reads `1996-05-06,07,08` or `1996-05,06`: parts left out on the left are those of the date before. A comma may be
/// followed by blanks, and `.` or `/` may stand for `-` in a full date. `None` if any part is not a date.
#[must_use]
pub fn parse_dates(text: &str) -> Option<Vec<Date>> {
    let mut dates: Vec<Date> = Vec::new();
    for part in text.split(',') {
        let date = parse_date(part.trim(), dates.last())?;
        dates.push(date);
    }
    Some(dates)
}

fn parse_date(text: &str, before: Option<&Date>) -> Option<Date> {
    let mut numbers = Vec::new();
    for number in text.split(['-', '.', '/']) {
        if number.is_empty() || number.len() > 4 || !number.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        numbers.push((number.len(), number.parse::<u16>().ok()?));
    }
    let small = |n: u16, max: u8| u8::try_from(n).ok().filter(|n| (1..=max).contains(n));
    let date = |year, month: Option<u16>, day: Option<u16>| {
        let month = month.map(|m| small(m, 12).ok_or(())).transpose().ok()?;
        let day = day.map(|d| small(d, 31).ok_or(())).transpose().ok()?;
        Some(Date { year, month, day })
    };
    match (numbers.as_slice(), before) {
        (&[(4, year)], _) => date(year, None, None),
        (&[(4, year), (_, month)], _) => date(year, Some(month), None),
        (&[(4, year), (_, month), (_, day)], _) => date(year, Some(month), Some(day)),
        (&[(_, month), (_, day)], Some(b)) => date(b.year, Some(month), Some(day)),
        (&[(_, day)], Some(b)) if b.day.is_some() => date(b.year, b.month.map(u16::from), Some(day)),
        (&[(_, month)], Some(b)) if b.month.is_some() => date(b.year, Some(month), None),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> Option<String> {
        let dates = parse_dates(text)?;
        Some(dates.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn trap_14_dates_are_abbreviated() {
        let cases = [
            ("1996-05-06,07,08", "1996-05-06 1996-05-07 1996-05-08"),
            ("1996-05,06", "1996-05 1996-06"),
            ("1996-05-06,06-01", "1996-05-06 1996-06-01"),
            ("1996,1997", "1996 1997"),
            ("1996-12-27,28,1997-01-03,04", "1996-12-27 1996-12-28 1997-01-03 1997-01-04"),
            ("1963.09.21", "1963-09-21"),
            ("2021/1/5", "2021-01-05"),
        ];
        for (text, dates) in cases {
            assert_eq!(shown(text).as_deref(), Some(dates), "{text}");
        }
        for bad in ["", "last summer", "1996-13-01", "13/5/95", "05", "1996-05-06,", "1996-5-6 (7)"] {
            assert_eq!(shown(bad), None, "{bad}");
        }
    }
}
