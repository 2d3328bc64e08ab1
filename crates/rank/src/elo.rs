//! Elo's expectation, the measure of engine matches.

/// The expected score of a player rated `difference` above the opponent.
#[must_use]
pub fn expectation(difference: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-difference / 400.0))
}

/// The difference at which the expected score is `score`: infinite at 0 and 1.
#[must_use]
pub fn difference(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn published_expectations() {
        for (ahead, expected) in [(0.0, 0.5), (100.0, 0.640_065), (200.0, 0.759_747), (400.0, 0.909_091)] {
            assert!((expectation(ahead) - expected).abs() < 5e-7, "{ahead}");
            assert!((difference(expectation(ahead)) - ahead).abs() < 1e-9, "{ahead}");
        }
    }
}
