//! What results prove: the rate with its interval, Elo, and the sequential probability ratio test.
//!
//! Sources: E. B. Wilson 1927 (the interval of a rate), A. Wald 1945 (the test), A. Elo 1978 (the logistic curve with 400
//! points for odds of ten to one).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The quantile of the normal distribution that leaves 2.5 % on each side.
const Z95: f64 = 1.959_963_984_540_054;

/// Games won, drawn and lost by one side. Games without a result are not among them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

/// A value with the bounds between which it lies with 95 % confidence.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    /// The value.
    pub value: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

impl Tally {
    /// Games with a result.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Wins, a draw being half of one.
    #[must_use]
    pub fn points(&self) -> f64 {
        f64::from(self.wins) + f64::from(self.draws) / 2.0
    }

    /// Points per game with Wilson's interval; `None` without games. Draws make the true interval narrower.
    #[must_use]
    pub fn rate(&self) -> Option<Estimate> {
        let games = f64::from(self.games());
        if games == 0.0 {
            return None;
        }
        let rate = self.points() / games;
        let shrink = 1.0 + Z95 * Z95 / games;
        let center = (rate + Z95 * Z95 / (2.0 * games)) / shrink;
        let spread = (rate * (1.0 - rate) / games + Z95 * Z95 / (4.0 * games * games)).sqrt();
        let half = Z95 * spread / shrink;
        Some(Estimate { value: rate, low: (center - half).max(0.0), high: (center + half).min(1.0) })
    }

    /// The difference in Elo points that the rate means; infinite where one side won everything.
    #[must_use]
    pub fn elo(&self) -> Option<Estimate> {
        let rate = self.rate()?;
        Some(Estimate {
            value: elo_of_rate(rate.value),
            low: elo_of_rate(rate.low),
            high: elo_of_rate(rate.high),
        })
    }
}

/// The rate expected for a difference in Elo points.
#[must_use]
pub fn rate_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// The difference in Elo points for a rate from 0 to 1; infinite at both ends.
#[must_use]
pub fn elo_of_rate(rate: f64) -> f64 {
    -400.0 * (1.0 / rate - 1.0).log10()
}

/// Wald's sequential test of "at most `elo0` stronger" against "at least `elo1` stronger". Games are taken as independent and
/// a draw as half a win and half a loss.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sprt {
    /// The difference of the null hypothesis.
    pub elo0: f64,
    /// The difference of the alternative, above `elo0`.
    pub elo1: f64,
    /// The chance to accept the alternative wrongly.
    pub alpha: f64,
    /// The chance to accept the null hypothesis wrongly.
    pub beta: f64,
}

/// What a sequential test found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The first side is at most `elo0` stronger.
    Null,
    /// The first side is at least `elo1` stronger.
    Alternative,
}

/// The text is no test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSprtError;

impl fmt::Display for ParseSprtError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected elo0,elo1 or elo0,elo1,alpha,beta with elo0 < elo1 and risks between 0 and 0.5")
    }
}

impl std::error::Error for ParseSprtError {}

impl FromStr for Sprt {
    type Err = ParseSprtError;

    /// Reads `elo0,elo1` with risks of 5 %, or `elo0,elo1,alpha,beta`.
    fn from_str(text: &str) -> Result<Sprt, ParseSprtError> {
        let numbers = text.split(',').map(|word| word.trim().parse::<f64>()).collect::<Result<Vec<_>, _>>();
        let test = match numbers.map_err(|_| ParseSprtError)?[..] {
            [elo0, elo1] => Sprt { elo0, elo1, alpha: 0.05, beta: 0.05 },
            [elo0, elo1, alpha, beta] => Sprt { elo0, elo1, alpha, beta },
            _ => return Err(ParseSprtError),
        };
        let risk = |risk: f64| risk > 0.0 && risk < 0.5;
        let sound = test.elo0.is_finite() && test.elo1.is_finite() && test.elo0 < test.elo1;
        if sound && risk(test.alpha) && risk(test.beta) { Ok(test) } else { Err(ParseSprtError) }
    }
}

impl Sprt {
    /// The logarithm of how much better the alternative explains the results than the null hypothesis does.
    #[must_use]
    pub fn log_ratio(&self, tally: &Tally) -> f64 {
        let (null, alternative) = (rate_of_elo(self.elo0), rate_of_elo(self.elo1));
        let lost = f64::from(tally.games()) - tally.points();
        tally.points() * (alternative / null).ln() + lost * ((1.0 - alternative) / (1.0 - null)).ln()
    }

    /// The bounds of [`Sprt::log_ratio`] at which the test ends.
    #[must_use]
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// What the results prove, or `None` while more games are needed.
    #[must_use]
    pub fn verdict(&self, tally: &Tally) -> Option<Verdict> {
        let (low, high) = self.bounds();
        match self.log_ratio(tally) {
            ratio if ratio >= high => Some(Verdict::Alternative),
            ratio if ratio <= low => Some(Verdict::Null),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(wins: u32, draws: u32, losses: u32) -> Tally {
        Tally { wins, draws, losses }
    }

    fn close(a: f64, b: f64) {
        assert!((a - b).abs() < 5e-4, "{a} and {b}");
    }

    #[test]
    fn intervals_are_those_of_wilson() {
        // Known: 10 of 10 has the lower bound 10 / (10 + z²); 95 of 100 is printed in tables as 0.8882 to 0.9785.
        let all = tally(10, 0, 0).rate().unwrap();
        close(all.low, 10.0 / (10.0 + Z95 * Z95));
        close(all.high, 1.0);
        let many = tally(95, 0, 5).rate().unwrap();
        close(many.low, 0.8882);
        close(many.high, 0.9785);
        let half = tally(40, 20, 40).rate().unwrap();
        close(half.value, 0.5);
        close(half.low + half.high, 1.0);
        assert_eq!(tally(0, 0, 0).rate(), None);
    }

    #[test]
    fn elo_is_logistic() {
        close(elo_of_rate(10.0 / 11.0), 400.0);
        close(elo_of_rate(0.5), 0.0);
        close(elo_of_rate(0.75), 190.848_5);
        close(rate_of_elo(-190.848_5), 0.25);
        let all = tally(5, 0, 0).elo().unwrap();
        assert!(all.value == f64::INFINITY && all.low > 0.0 && all.low.is_finite());
        let none = tally(0, 0, 5).elo().unwrap();
        assert!(none.value == f64::NEG_INFINITY && none.high < 0.0 && none.high.is_finite());
    }

    #[test]
    fn the_sequential_test_ends_at_its_bounds() {
        let test: Sprt = "0,100".parse().unwrap();
        let (low, high) = test.bounds();
        close(high, 19.0_f64.ln());
        close(low, -high);
        // A win multiplies the odds by p1 / 0.5 = 1.2801, so 12 of them pass 19 (1.2801^11 = 15.1, ^12 = 19.4).
        assert_eq!(test.verdict(&tally(11, 0, 0)), None);
        assert_eq!(test.verdict(&tally(12, 0, 0)), Some(Verdict::Alternative));
        // A loss multiplies them by 0.7199: 9 of them pass 1/19.
        assert_eq!(test.verdict(&tally(0, 0, 8)), None);
        assert_eq!(test.verdict(&tally(0, 0, 9)), Some(Verdict::Null));
        close(test.log_ratio(&tally(0, 2, 0)), test.log_ratio(&tally(1, 0, 1)));
    }

    #[test]
    fn tests_read() {
        let test: Sprt = "-5, 5.5, 0.1, 0.2".parse().unwrap();
        assert_eq!(test, Sprt { elo0: -5.0, elo1: 5.5, alpha: 0.1, beta: 0.2 });
        for text in ["", "5", "5,5", "5,0", "0,nan", "0,inf", "0,5,0.1", "0,5,0,0.1", "0,5,0.6,0.1", "0;5"] {
            assert_eq!(text.parse::<Sprt>(), Err(ParseSprtError), "{text}");
        }
    }
}
