//! Scores and komi, counted in half-points so that no floating point enters the rules.

use core::fmt;
use core::iter::Sum;
use core::ops::{Add, AddAssign, Neg, Sub};
use core::str::FromStr;

/// A number of points or a margin, in half-points: `Score::from_points(7)` is 7, `Score::from_halves(13)` is 6.5.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Score(i32);

impl Score {
    /// Nothing.
    pub const ZERO: Score = Score(0);

    /// Whole points.
    #[must_use]
    pub const fn from_points(points: i32) -> Score {
        Score(points * 2)
    }

    /// Half-points.
    #[must_use]
    pub const fn from_halves(halves: i32) -> Score {
        Score(halves)
    }

    /// The number of half-points.
    #[must_use]
    pub const fn halves(self) -> i32 {
        self.0
    }

    /// The size without the sign.
    #[must_use]
    pub const fn abs(self) -> Score {
        Score(self.0.abs())
    }
}

impl Add for Score {
    type Output = Score;

    fn add(self, other: Score) -> Score {
        Score(self.0 + other.0)
    }
}

impl AddAssign for Score {
    fn add_assign(&mut self, other: Score) {
        self.0 += other.0;
    }
}

impl Sub for Score {
    type Output = Score;

    fn sub(self, other: Score) -> Score {
        Score(self.0 - other.0)
    }
}

impl Neg for Score {
    type Output = Score;

    fn neg(self) -> Score {
        Score(-self.0)
    }
}

impl Sum for Score {
    fn sum<I: Iterator<Item = Score>>(scores: I) -> Score {
        scores.fold(Score::ZERO, Add::add)
    }
}

impl fmt::Display for Score {
    /// Writes the shortest decimal: `7`, `6.5`, `-0.5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let halves = self.0.unsigned_abs();
        let tail = if halves % 2 == 1 { ".5" } else { "" };
        write!(f, "{sign}{}{tail}", halves / 2)
    }
}

/// The text is not a number of half-points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseScoreError;

impl fmt::Display for ParseScoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a multiple of 0.5 from -400 to 400, such as 6.5")
    }
}

impl core::error::Error for ParseScoreError {}

impl FromStr for Score {
    type Err = ParseScoreError;

    /// Reads an integer or a decimal that ends in `.0`, `.5` and any zeros, with an optional sign.
    fn from_str(text: &str) -> Result<Score, ParseScoreError> {
        let (negative, digits) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text.strip_prefix('+').unwrap_or(text)),
        };
        let (whole, fraction) = digits.split_once('.').unwrap_or((digits, "0"));
        if !digits.contains(|c: char| c.is_ascii_digit()) || !whole.bytes().all(|b| b.is_ascii_digit()) {
            return Err(ParseScoreError);
        }
        let half = match fraction.trim_end_matches('0') {
            "" => 0,
            "5" => 1,
            _ => return Err(ParseScoreError),
        };
        let whole: i32 = if whole.is_empty() { 0 } else { whole.parse().map_err(|_| ParseScoreError)? };
        let halves = whole.checked_mul(2).and_then(|h| h.checked_add(half)).ok_or(ParseScoreError)?;
        Ok(Score(if negative { -halves } else { halves }))
    }
}

/// Points given to White (or, if negative, to Black) for moving second, in half-points.
///
/// # Invariants
/// Between [`Komi::MIN`] and [`Komi::MAX`], KataGo's range.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Komi(i16);

impl Komi {
    /// No komi.
    pub const ZERO: Komi = Komi(0);
    /// −400 points.
    pub const MIN: Komi = Komi(-800);
    /// 400 points.
    pub const MAX: Komi = Komi(800);

    /// This many half-points, or `None` beyond 400 points.
    #[must_use]
    pub const fn from_halves(halves: i16) -> Option<Komi> {
        if halves < Komi::MIN.0 || halves > Komi::MAX.0 { None } else { Some(Komi(halves)) }
    }

    /// For the constants of rule sets.
    pub(crate) const fn halves_const(halves: i16) -> Komi {
        assert!(halves >= Komi::MIN.0 && halves <= Komi::MAX.0);
        Komi(halves)
    }

    /// The number of half-points.
    #[must_use]
    pub const fn halves(self) -> i16 {
        self.0
    }

    /// The same as a score.
    #[must_use]
    pub const fn score(self) -> Score {
        Score(self.0 as i32)
    }
}

impl fmt::Display for Komi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.score().fmt(f)
    }
}

impl FromStr for Komi {
    type Err = ParseScoreError;

    fn from_str(text: &str) -> Result<Komi, ParseScoreError> {
        let halves = text.parse::<Score>()?.halves();
        i16::try_from(halves).ok().and_then(Komi::from_halves).ok_or(ParseScoreError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn scores_read_and_write() {
        for (text, halves, written) in [
            ("6.5", 13, "6.5"),
            ("7", 14, "7"),
            ("-0.5", -1, "-0.5"),
            ("5.50", 11, "5.5"),
            ("+3", 6, "3"),
            (".5", 1, "0.5"),
            ("7.", 14, "7"),
        ] {
            let score: Score = text.parse().unwrap();
            assert_eq!(score.halves(), halves, "{text}");
            assert_eq!(score.to_string(), written);
        }
        for text in ["", ".", "-", "6.25", "6,5", "x", "1e3", "99999999999", "--1", "1.5.0"] {
            assert_eq!(text.parse::<Score>(), Err(ParseScoreError), "{text:?}");
        }
    }

    #[test]
    fn komi_has_limits() {
        assert!("400".parse::<Komi>().is_ok());
        assert_eq!("400.5".parse::<Komi>(), Err(ParseScoreError));
        assert_eq!("-401".parse::<Komi>(), Err(ParseScoreError));
    }
}
