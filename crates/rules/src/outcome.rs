//! The result of a game, one to one with the SGF property `RE`.

use core::fmt;
use core::str::FromStr;

use crate::color::Color;
use crate::points::Score;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One side won.
    Win {
        /// The winner.
        winner: Color,
        /// How.
        by: WinBy,
    },
    /// Equal scores.
    Draw,
    /// No result: the game does not count, as after a long cycle.
    Void,
    /// The record does not know.
    Unknown,
}

/// How a game was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WinBy {
    /// By this margin, above zero.
    Score(Score),
    /// The loser resigned.
    Resignation,
    /// The loser ran out of time.
    Time,
    /// The loser forfeited the game.
    Forfeit,
    /// The record does not say.
    Unspecified,
}

impl Outcome {
    /// The outcome for Black's score minus White's.
    #[must_use]
    pub fn from_margin(margin: Score) -> Outcome {
        let win = |winner| Outcome::Win { winner, by: WinBy::Score(margin.abs()) };
        match margin.halves() {
            0 => Outcome::Draw,
            1.. => win(Color::Black),
            _ => win(Color::White),
        }
    }

    /// The winner, if there is one.
    #[must_use]
    pub fn winner(self) -> Option<Color> {
        match self {
            Outcome::Win { winner, .. } => Some(winner),
            Outcome::Draw | Outcome::Void | Outcome::Unknown => None,
        }
    }
}

impl fmt::Display for Outcome {
    /// Writes the SGF form: `B+3.5`, `W+R`, `B+T`, `W+F`, `B+`, `0`, `Void`, `?`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Draw => f.write_str("0"),
            Outcome::Void => f.write_str("Void"),
            Outcome::Unknown => f.write_str("?"),
            Outcome::Win { winner, by } => {
                write!(f, "{}+", winner.letter())?;
                match by {
                    WinBy::Score(margin) => margin.fmt(f),
                    WinBy::Resignation => f.write_str("R"),
                    WinBy::Time => f.write_str("T"),
                    WinBy::Forfeit => f.write_str("F"),
                    WinBy::Unspecified => Ok(()),
                }
            }
        }
    }
}

/// The text is not a result in the form of SGF.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseOutcomeError;

impl fmt::Display for ParseOutcomeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a result such as B+3.5, W+R, B+T, 0, Void or ?")
    }
}

impl core::error::Error for ParseOutcomeError {}

impl FromStr for Outcome {
    type Err = ParseOutcomeError;

    /// Reads the forms of SGF FF\[4\]: short and long (`B+R`, `B+Resign`, `0`, `Draw` …), letters in either case.
    fn from_str(text: &str) -> Result<Outcome, ParseOutcomeError> {
        let is = |word: &str| text.eq_ignore_ascii_case(word);
        if is("0") || is("draw") {
            return Ok(Outcome::Draw);
        }
        if is("void") {
            return Ok(Outcome::Void);
        }
        if text == "?" {
            return Ok(Outcome::Unknown);
        }
        let (winner, by) = text.split_once('+').ok_or(ParseOutcomeError)?;
        let winner = match winner {
            "B" | "b" => Color::Black,
            "W" | "w" => Color::White,
            _ => return Err(ParseOutcomeError),
        };
        Ok(Outcome::Win { winner, by: parse_win(by)? })
    }
}

fn parse_win(by: &str) -> Result<WinBy, ParseOutcomeError> {
    let is = |short: &str, long: &str| by.eq_ignore_ascii_case(short) || by.eq_ignore_ascii_case(long);
    if by.is_empty() {
        Ok(WinBy::Unspecified)
    } else if is("R", "Resign") {
        Ok(WinBy::Resignation)
    } else if is("T", "Time") {
        Ok(WinBy::Time)
    } else if is("F", "Forfeit") {
        Ok(WinBy::Forfeit)
    } else {
        let margin: Score = by.parse().map_err(|_| ParseOutcomeError)?;
        if margin > Score::ZERO { Ok(WinBy::Score(margin)) } else { Err(ParseOutcomeError) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn outcomes_map_one_to_one_to_sgf() {
        for text in ["B+3.5", "W+12", "B+R", "W+T", "B+F", "W+", "0", "Void", "?"] {
            assert_eq!(text.parse::<Outcome>().unwrap().to_string(), text);
        }
        assert_eq!("Draw".parse(), Ok(Outcome::Draw));
        assert_eq!("w+resign".parse::<Outcome>().unwrap().to_string(), "W+R");
        for text in ["", "B", "X+1", "B+0", "B+-3", "B+x", "Jigo"] {
            assert_eq!(text.parse::<Outcome>(), Err(ParseOutcomeError), "{text:?}");
        }
    }

    #[test]
    fn margins_name_the_winner() {
        assert_eq!(Outcome::from_margin(Score::from_halves(1)).to_string(), "B+0.5");
        assert_eq!(Outcome::from_margin(Score::from_points(-3)).to_string(), "W+3");
        assert_eq!(Outcome::from_margin(Score::ZERO), Outcome::Draw);
    }
}
