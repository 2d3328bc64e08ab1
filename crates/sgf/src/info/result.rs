//! RE: how the game ended.

use std::fmt;
use std::str::FromStr;

use tengen_rules::Color;

use crate::decimal::Decimal;

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// Neither side won.
    Draw,
    /// One side won.
    Win(Color, By),
    /// The game does not count.
    Void,
    /// Nobody knows.
    Unknown,
}

/// By what a game was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum By {
    /// So many points.
    Score(Decimal),
    /// The loser resigned.
    Resignation,
    /// The loser's time ran out.
    Time,
    /// The loser forfeited, or broke a rule.
    Forfeit,
    /// It is not said.
    Unstated,
}

/// The text says nothing that is understood as a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseResultError;

impl fmt::Display for ParseResultError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a result such as B+3.5, W+R, 0, Void or ?")
    }
}

impl std::error::Error for ParseResultError {}

impl FromStr for GameResult {
    type Err = ParseResultError;

    /// Reads a result, with any remark in parentheses behind it; letters in any case.
    ///
    /// Beyond the specification: `B` for `B+`, `jigo`, `Illegal` (KGS) and `AW`, `J` (as Unstated), and the sentences
    /// "Black wins by …", "White resigns".
    fn from_str(text: &str) -> Result<GameResult, ParseResultError> {
        let lower = text.trim().to_lowercase();
        match lower.as_str() {
            "0" | "draw" | "jigo" | "0.0" => return Ok(GameResult::Draw),
            "void" => return Ok(GameResult::Void),
            _ if lower.starts_with('?') => return Ok(GameResult::Unknown),
            _ => {}
        }
        let mut chars = lower.chars();
        let first = chars.next();
        let color = if first == Some('b') { Color::Black } else { Color::White };
        match (first, chars.as_str()) {
            (Some('b' | 'w'), "") => Ok(GameResult::Win(color, By::Unstated)),
            (Some('b' | 'w'), rest) => match rest.strip_prefix('+') {
                Some(by) => parse_by(by).map(|by| GameResult::Win(color, by)),
                None => parse_sentence(&lower).ok_or(ParseResultError),
            },
            _ => Err(ParseResultError),
        }
    }
}

fn parse_by(text: &str) -> Result<By, ParseResultError> {
    let word = text.split('(').next().unwrap_or_default().trim();
    match word {
        "" | "aw" | "j" => Ok(By::Unstated),
        "r" | "resign" | "resignation" => Ok(By::Resignation),
        "t" | "time" | "timeout" => Ok(By::Time),
        "f" | "forfeit" | "illegal" => Ok(By::Forfeit),
        _ => Decimal::parse(word).map(|(n, _)| By::Score(n)).ok_or(ParseResultError),
    }
}

/// "black wins by 3.5 points", "white won by resignation", "black resigns".
fn parse_sentence(lower: &str) -> Option<GameResult> {
    let (who, rest) = lower.split_once(' ')?;
    let color = match who {
        "black" | "b" => Color::Black,
        "white" | "w" => Color::White,
        _ => return None,
    };
    let rest = rest.trim();
    if rest.starts_with("resign") {
        return Some(GameResult::Win(!color, By::Resignation));
    }
    let by = ["wins by ", "won by ", "win by ", "wins", "won"].iter().find_map(|s| rest.strip_prefix(s))?;
    parse_by(by.trim().trim_end_matches(['.', '!'])).ok().map(|by| GameResult::Win(color, by))
}

impl fmt::Display for GameResult {
    /// The form of the specification: `0`, `B+R`, `W+3.5`, `Void`, `?`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameResult::Draw => f.write_str("0"),
            GameResult::Void => f.write_str("Void"),
            GameResult::Unknown => f.write_str("?"),
            GameResult::Win(color, by) => {
                write!(f, "{}+", color.letter())?;
                match by {
                    By::Score(points) => points.fmt(f),
                    By::Resignation => f.write_str("R"),
                    By::Time => f.write_str("T"),
                    By::Forfeit => f.write_str("F"),
                    By::Unstated => Ok(()),
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trap_13_results_are_normalized() {
        let cases = [
            ("0", "0"),
            ("Draw", "0"),
            ("draw", "0"),
            ("B+R", "B+R"),
            ("W+Resign", "W+R"),
            ("b+T", "B+T"),
            ("W+time", "W+T"),
            ("B+F", "B+F"),
            ("W+Illegal", "W+F"),
            ("B+", "B+"),
            ("W", "W+"),
            ("Void", "Void"),
            ("? (No further moves known)", "?"),
            ("W+4.5 (moves beyond 100 not known)", "W+4.5"),
            ("B+0.50", "B+0.5"),
            ("Black wins by 12 points", "B+12"),
            ("black wins by 5 3/4 points", "B+5.75"),
            ("White resigns", "B+R"),
        ];
        for (text, shown) in cases {
            assert_eq!(text.parse::<GameResult>().map(|r| r.to_string()), Ok(shown.into()), "{text}");
        }
        for bad in ["", "john wins", "B+x", "black wins by magic", "bishop"] {
            assert!(bad.parse::<GameResult>().is_err(), "{bad}");
        }
    }
}
