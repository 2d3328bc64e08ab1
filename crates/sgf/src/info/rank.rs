//! BR and WR: ranks as servers write them.

use std::fmt;

/// A ladder of ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Ladder {
    /// Kyu: 1 is the strongest.
    Kyu,
    /// Amateur dan: 1 is the weakest.
    Dan,
    /// Professional dan: 1 is the weakest.
    Professional,
}

/// A rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rank {
    /// The ladder.
    pub ladder: Ladder,
    /// The step on it, from 1.
    pub number: u8,
}

impl Rank {
    /// Reads `5k`, `3d`, `9p`, `2 dan`, `18級`, `9段`, `P9段` (Fox professionals), with `?` or `*` behind.
    #[must_use]
    pub fn parse(text: &str) -> Option<Rank> {
        let text = text.trim().trim_end_matches(['?', '*', '+']).to_lowercase();
        let (professional, rest) = text.strip_prefix('p').map_or((false, text.as_str()), |rest| (true, rest));
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        let (number, word) = rest.split_at(digits);
        let number = number.parse().ok().filter(|n| (1..=99).contains(n))?;
        let ladder = match (word.trim(), professional) {
            ("" | "段" | "d", true) | ("p" | "pro" | "p dan" | "dan pro", false) => Ladder::Professional,
            ("d" | "dan" | "段" | "단", false) => Ladder::Dan,
            ("k" | "kyu" | "gup" | "級" | "级" | "급", false) => Ladder::Kyu,
            _ => return None,
        };
        Some(Rank { ladder, number })
    }
}

impl fmt::Display for Rank {
    /// `5k`, `3d`, `9p`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.ladder {
            Ladder::Kyu => 'k',
            Ladder::Dan => 'd',
            Ladder::Professional => 'p',
        };
        write!(f, "{}{letter}", self.number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_of_many_servers() {
        let cases = [
            ("5k", "5k"),
            ("3d", "3d"),
            ("9p", "9p"),
            ("8k*", "8k"),
            ("25k?", "25k"),
            ("P9段", "9p"),
            ("P7", "7p"),
            ("9段", "9d"),
            ("18级", "18k"),
            ("2 dan", "2d"),
        ];
        for (text, shown) in cases {
            assert_eq!(Rank::parse(text).map(|r| r.to_string()).as_deref(), Some(shown), "{text}");
        }
        for bad in ["", "NR", "0k", "k", "100k", "5"] {
            assert_eq!(Rank::parse(bad), None, "{bad}");
        }
    }
}
