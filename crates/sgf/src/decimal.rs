//! Decimal numbers without floating point.

use std::fmt;

/// A decimal number as SGF writes it, exact to six places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Decimal {
    micros: i64,
}

const ONE: i64 = 1_000_000;

/// Whether a text was in the form the specification asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spelling {
    /// It was.
    Regular,
    /// It was not, but the meaning is clear.
    Odd,
}

impl Decimal {
    /// A whole number.
    #[must_use]
    pub const fn whole(n: i32) -> Decimal {
        Decimal { micros: n as i64 * ONE }
    }

    /// A number of halves, as scores and komi are counted.
    #[must_use]
    pub const fn halves(n: i32) -> Decimal {
        Decimal { micros: n as i64 * (ONE / 2) }
    }

    /// The number of halves, if it is whole.
    #[must_use]
    pub fn as_halves(self) -> Option<i32> {
        if self.micros % (ONE / 2) == 0 { i32::try_from(self.micros / (ONE / 2)).ok() } else { None }
    }

    /// The number, if it is whole.
    #[must_use]
    pub fn as_whole(self) -> Option<i32> {
        if self.micros % ONE == 0 { i32::try_from(self.micros / ONE).ok() } else { None }
    }

    /// The number in thousandths, rounded towards zero: seconds as milliseconds.
    #[must_use]
    pub const fn thousandths(self) -> i64 {
        self.micros / 1000
    }

    /// `self × numerator ÷ denominator`, rounded towards zero; `None` if that is too large.
    #[must_use]
    pub fn scaled(self, numerator: i32, denominator: i32) -> Option<Decimal> {
        let micros = self.micros.checked_mul(i64::from(numerator))?.checked_div(i64::from(denominator))?;
        Some(Decimal { micros })
    }

    /// Reads a number as `6.5`. Also understood, as odd: `6,5`, `6½`, `6 1/2`, `+6.5`, `.5`, `6.`, and a unit behind the
    /// number (`7.5目`, `6.5 points`), but not one of ASCII letters right behind it (`2h`): that may change the number.
    #[must_use]
    pub fn parse(text: &str) -> Option<(Decimal, Spelling)> {
        let trimmed = text.trim();
        let (negative, unsigned) = match trimmed.strip_prefix(['-', '−']) {
            Some(rest) => (true, rest),
            None => (false, trimmed.strip_prefix('+').unwrap_or(trimmed)),
        };
        let (whole, rest) = split_digits(unsigned);
        let (fraction, rest) = parse_fraction(rest);
        let has_digits = !whole.is_empty() || fraction.is_some();
        let is_other = rest.starts_with(|c: char| c.is_ascii_alphabetic())
            || rest.contains(|c: char| c.is_ascii_digit());
        if !has_digits || is_other {
            return None;
        }
        let whole: i64 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
        let micros = whole.checked_mul(ONE)?.checked_add(fraction.unwrap_or(0))?;
        let number = Decimal { micros: if negative { -micros } else { micros } };
        Some((number, if is_regular(text) { Spelling::Regular } else { Spelling::Odd }))
    }
}

fn split_digits(text: &str) -> (&str, &str) {
    text.split_at(text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len()))
}

/// The part behind the whole number, in millionths, and what follows it.
fn parse_fraction(text: &str) -> (Option<i64>, &str) {
    for (sign, quarters) in [("½", 2), (" 1/2", 2), ("¼", 1), (" 1/4", 1), ("¾", 3), (" 3/4", 3)] {
        if let Some(rest) = text.strip_prefix(sign) {
            return (Some(ONE / 4 * quarters), rest);
        }
    }
    let Some(after) = text.strip_prefix(['.', ',']) else { return (None, text) };
    let (digits, rest) = split_digits(after);
    if digits.is_empty() {
        return (None, rest);
    }
    let scaled = digits.bytes().chain(std::iter::repeat(b'0')).take(6);
    (Some(scaled.fold(0, |n, digit| n * 10 + i64::from(digit - b'0'))), rest)
}

/// `-`? digits (`.` digits)?
fn is_regular(text: &str) -> bool {
    let unsigned = text.strip_prefix(['-', '+']).unwrap_or(text);
    let (whole, rest) = split_digits(unsigned);
    let fraction = rest.strip_prefix('.');
    !whole.is_empty()
        && fraction.map_or(rest.is_empty(), |f| !f.is_empty() && f.bytes().all(|b| b.is_ascii_digit()))
}

impl fmt::Display for Decimal {
    /// Without needless zeros: `6.5`, `-0.25`, `7`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (magnitude, one) = (self.micros.unsigned_abs(), ONE.unsigned_abs());
        write!(f, "{}{}", if self.micros < 0 { "-" } else { "" }, magnitude / one)?;
        let fraction = format!("{:06}", magnitude % one);
        match fraction.trim_end_matches('0') {
            "" => Ok(()),
            digits => write!(f, ".{digits}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trap_12_numbers_as_people_write_them() {
        let cases = [
            ("6.5", "6.5", Spelling::Regular),
            ("5.50", "5.5", Spelling::Regular),
            ("-20", "-20", Spelling::Regular),
            ("6,5", "6.5", Spelling::Odd),
            ("6½", "6.5", Spelling::Odd),
            ("5 1/2", "5.5", Spelling::Odd),
            ("7.5目", "7.5", Spelling::Odd),
            (" 7 ", "7", Spelling::Odd),
            ("34.", "34", Spelling::Odd),
            (".5", "0.5", Spelling::Odd),
            ("-0.25", "-0.25", Spelling::Regular),
            ("0.1234567", "0.123456", Spelling::Regular),
        ];
        for (text, shown, spelling) in cases {
            let (number, found) = Decimal::parse(text).unwrap();
            assert_eq!((number.to_string().as_str(), found), (shown, spelling), "{text}");
        }
        for bad in ["", "-", "x", "2h", "2h30", "5:00:00", "99999999999999999999", "1/2/3", "."] {
            assert_eq!(Decimal::parse(bad), None, "{bad}");
        }
        assert_eq!(Decimal::parse("6.5").unwrap().0.as_halves(), Some(13));
        assert_eq!(Decimal::halves(-3).to_string(), "-1.5");
    }
}
