//! How strong a computer is to play.

use std::fmt;
use std::str::FromStr;

use crate::{Amateur, Rank};

/// How strong to play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Level {
    /// Like an amateur of this rank. These are estimates.
    Rank(Amateur),
    /// As well as possible.
    #[default]
    Strongest,
}

/// The text is not a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseLevelError;

impl fmt::Display for ParseLevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a rank from 30k to 9d, or strongest")
    }
}

impl std::error::Error for ParseLevelError {}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Level::Rank(rank) => rank.fmt(f),
            Level::Strongest => f.write_str("strongest"),
        }
    }
}

impl FromStr for Level {
    type Err = ParseLevelError;

    /// Reads what [`Rank`] reads, amateurs only, and `strongest`.
    fn from_str(text: &str) -> Result<Level, ParseLevelError> {
        if text.eq_ignore_ascii_case("strongest") {
            return Ok(Level::Strongest);
        }
        match text.parse() {
            Ok(Rank::Amateur(rank)) => Ok(Level::Rank(rank)),
            _ => Err(ParseLevelError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_written_and_read() {
        for text in ["30k", "15k", "1k", "1d", "9d", "strongest"] {
            assert_eq!(text.parse::<Level>().unwrap().to_string(), text);
        }
        for text in ["", "31k", "0k", "1p", "strong"] {
            assert_eq!(text.parse::<Level>(), Err(ParseLevelError), "{text}");
        }
    }
}
