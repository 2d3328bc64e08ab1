//! Ranks and their arithmetic.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

/// An amateur's rank: 30 kyu (the weakest) to 1 kyu, then 1 dan to 9 dan.
///
/// # Invariants
/// The index is -29 (30k) to 9 (9d); 1k is 0 and 1d is 1, so that one step is always 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Amateur(i8);

impl Amateur {
    /// 30 kyu.
    pub const WEAKEST: Amateur = Amateur(-29);
    /// 9 dan.
    pub const STRONGEST: Amateur = Amateur(9);

    /// `grade` kyu, 1 to 30.
    #[must_use]
    pub fn kyu(grade: u8) -> Option<Amateur> {
        i8::try_from(grade).ok().filter(|grade| *grade >= 1).and_then(|grade| Amateur::from_index(1 - grade))
    }

    /// `grade` dan, 1 to 9.
    #[must_use]
    pub fn dan(grade: u8) -> Option<Amateur> {
        i8::try_from(grade).ok().filter(|grade| *grade >= 1).and_then(Amateur::from_index)
    }

    /// The rank with this index: -29 is 30k, 0 is 1k, 1 is 1d, 9 is 9d.
    #[must_use]
    pub fn from_index(index: i8) -> Option<Amateur> {
        (Amateur::WEAKEST.0..=Amateur::STRONGEST.0).contains(&index).then_some(Amateur(index))
    }

    /// The rank nearest to `index`, which may lie between ranks or beyond them.
    #[must_use]
    pub fn nearest(index: f64) -> Amateur {
        let lowest = f64::from(Amateur::WEAKEST.0);
        // Not a number counts as the weakest.
        let index =
            if index.is_nan() { lowest } else { index.clamp(lowest, f64::from(Amateur::STRONGEST.0)) };
        Amateur(index.round() as i8)
    }

    /// The index, see [`Amateur::from_index`].
    #[must_use]
    pub const fn index(self) -> i8 {
        self.0
    }

    /// How many steps this rank is above `other`; negative if below.
    #[must_use]
    pub const fn steps_above(self, other: Amateur) -> i8 {
        self.0 - other.0
    }

    /// The rank `steps` above this one, or the last rank in that direction.
    #[must_use]
    pub fn stepped(self, steps: i8) -> Amateur {
        Amateur(self.0.saturating_add(steps).clamp(Amateur::WEAKEST.0, Amateur::STRONGEST.0))
    }
}

impl fmt::Display for Amateur {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 > 0 { write!(f, "{}d", self.0) } else { write!(f, "{}k", 1 - self.0) }
    }
}

impl fmt::Debug for Amateur {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A professional's grade, 1 to 9: an award that is never lost, not a measure of strength.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Professional(u8);

impl Professional {
    /// `grade` dan, 1 to 9.
    #[must_use]
    pub fn new(grade: u8) -> Option<Professional> {
        (1..=9).contains(&grade).then_some(Professional(grade))
    }

    /// The grade, 1 to 9.
    #[must_use]
    pub const fn grade(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Professional {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}p", self.0)
    }
}

impl fmt::Debug for Professional {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A rank on either scale. The two scales do not compare: `partial_cmp` across them is `None`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rank {
    /// Kyu or dan of an amateur.
    Amateur(Amateur),
    /// Grade of a professional.
    Professional(Professional),
}

impl PartialOrd for Rank {
    fn partial_cmp(&self, other: &Rank) -> Option<Ordering> {
        match (self, other) {
            (Rank::Amateur(a), Rank::Amateur(b)) => Some(a.cmp(b)),
            (Rank::Professional(a), Rank::Professional(b)) => Some(a.cmp(b)),
            _ => None,
        }
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rank::Amateur(rank) => rank.fmt(f),
            Rank::Professional(rank) => rank.fmt(f),
        }
    }
}

/// The text is not a rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseRankError;

impl fmt::Display for ParseRankError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a rank from 30k to 1k, 1d to 9d or 1p to 9p")
    }
}

impl std::error::Error for ParseRankError {}

impl FromStr for Rank {
    type Err = ParseRankError;

    /// Reads `7k`, `7 kyu`, `3d`, `1 dan`, `9p`, `9 pro`, in any case. A mark of SGF after it, `?` for uncertain and `*`
    /// for established, is passed over.
    fn from_str(text: &str) -> Result<Rank, ParseRankError> {
        let text = text.trim().trim_end_matches(['?', '*']).trim_end();
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let (grade, scale) = text.split_at(digits);
        let grade: u8 = grade.parse().map_err(|_| ParseRankError)?;
        let rank = match scale.trim_start().to_ascii_lowercase().as_str() {
            "k" | "kyu" => Amateur::kyu(grade).map(Rank::Amateur),
            "d" | "dan" => Amateur::dan(grade).map(Rank::Amateur),
            "p" | "pro" => Professional::new(grade).map(Rank::Professional),
            _ => None,
        };
        rank.ok_or(ParseRankError)
    }
}

impl FromStr for Amateur {
    type Err = ParseRankError;

    /// Reads what [`Rank`] reads, but no professional grade.
    fn from_str(text: &str) -> Result<Amateur, ParseRankError> {
        match text.parse()? {
            Rank::Amateur(rank) => Ok(rank),
            Rank::Professional(_) => Err(ParseRankError),
        }
    }
}

/// The ranks that a club or server uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ladder {
    /// The lowest rank that is given.
    pub weakest: Amateur,
    /// The highest rank that is given.
    pub strongest: Amateur,
}

impl Ladder {
    /// Everything that [`Amateur`] holds.
    pub const FULL: Ladder = Ladder { weakest: Amateur::WEAKEST, strongest: Amateur::STRONGEST };
    /// French clubs: 30k to 6d.
    pub const FRENCH: Ladder = Ladder { weakest: Amateur::WEAKEST, strongest: Amateur(6) };
    /// OGS shows 25k to 9d.
    pub const OGS: Ladder = Ladder { weakest: Amateur(-24), strongest: Amateur::STRONGEST };

    /// The rank of this ladder that is nearest to `rank`.
    #[must_use]
    pub fn clamp(self, rank: Amateur) -> Amateur {
        rank.clamp(self.weakest, self.strongest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn amateur(text: &str) -> Amateur {
        text.parse().unwrap()
    }

    #[test]
    fn ranks_read_and_write() {
        for (text, written) in [
            ("7k", "7k"),
            ("7 kyu", "7k"),
            ("3D", "3d"),
            ("1 dan", "1d"),
            ("9p", "9p"),
            ("2 Pro", "2p"),
            (" 4d* ", "4d"),
        ] {
            assert_eq!(text.parse::<Rank>().unwrap().to_string(), written, "{text}");
        }
        for text in
            ["", "k", "0k", "31k", "0d", "10d", "0p", "10p", "7", "7x", "-7k", "300k", "7kyuu", "d1", "７k"]
        {
            assert_eq!(text.parse::<Rank>(), Err(ParseRankError), "{text}");
        }
        assert_eq!("9p".parse::<Amateur>(), Err(ParseRankError));
    }

    #[test]
    fn the_index_has_no_zero_between_kyu_and_dan() {
        let index = |text| amateur(text).index();
        assert_eq!(
            [index("30k"), index("7k"), index("3k"), index("1k"), index("1d"), index("9d")],
            [-29, -6, -2, 0, 1, 9]
        );
        assert_eq!(amateur("3k").steps_above(amateur("7k")), 4);
        assert_eq!(amateur("1d").steps_above(amateur("1k")), 1);
    }

    #[test]
    fn s0_26_the_ladder_of_ranks() {
        let ordered = ["30k", "7k", "1k", "1d", "6d", "9d"].map(amateur);
        assert!(ordered.is_sorted());
        let rank = |text: &str| text.parse::<Rank>().unwrap();
        assert!(rank("1p") < rank("9p"));
        assert_eq!(rank("9d").partial_cmp(&rank("1p")), None);
    }

    #[test]
    fn ladders_end_where_they_end() {
        assert_eq!(Ladder::FRENCH.clamp(amateur("8d")), amateur("6d"));
        assert_eq!(Ladder::OGS.clamp(amateur("30k")), amateur("25k"));
        assert_eq!(Ladder::FULL.clamp(amateur("30k")), amateur("30k"));
        assert_eq!(amateur("1k").stepped(100), amateur("9d"));
        assert_eq!(amateur("1k").stepped(-128), amateur("30k"));
    }

    #[test]
    fn the_nearest_rank_of_any_number() {
        assert_eq!(Amateur::nearest(0.4), amateur("1k"));
        assert_eq!(Amateur::nearest(f64::INFINITY), amateur("9d"));
        assert_eq!(Amateur::nearest(f64::NAN), amateur("30k"));
    }
}
