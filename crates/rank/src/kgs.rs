//! KGS: the chance to win between two ranks.
//!
//! KGS's help pages give `P = 1 / (1 + e^(k (RankB - RankA)))` with k = 0.85 from 30k to 5k and 1.30 from 2d up, rising
//! between; how it rises was never published. Here it rises evenly. One handicap stone is one rank.

use crate::rank::Amateur;

const K_OF_5K_AND_BELOW: f64 = 0.85;
const K_OF_2D_AND_ABOVE: f64 = 1.30;

/// The index of 5k and of 2d.
const RISE: (f64, f64) = (-4.0, 2.0);

/// The steepness at a rank.
#[must_use]
pub fn steepness(rank: Amateur) -> f64 {
    let part = ((f64::from(rank.index()) - RISE.0) / (RISE.1 - RISE.0)).clamp(0.0, 1.0);
    K_OF_5K_AND_BELOW + part * (K_OF_2D_AND_ABOVE - K_OF_5K_AND_BELOW)
}

/// The chance to win of a player `ranks` above the opponent, handicap stones already taken off.
#[must_use]
pub fn expectation(steepness: f64, ranks: f64) -> f64 {
    1.0 / (1.0 + (-steepness * ranks).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn published_expectations() {
        let low = steepness(Amateur::kyu(12).unwrap());
        let high = steepness(Amateur::dan(4).unwrap());
        for (steepness, ranks, expected) in [
            (low, 0.5, 0.604_679),
            (low, 1.0, 0.700_567),
            (low, 2.0, 0.845_535),
            (high, 1.0, 0.785_835),
            (high, 2.0, 0.930_862),
            (high, 2.5, 0.962_673),
        ] {
            assert!((expectation(steepness, ranks) - expected).abs() < 5e-7, "{steepness} {ranks}");
        }
    }

    #[test]
    fn the_steepness_rises_between_5k_and_2d() {
        let at = |text: &str| steepness(text.parse().unwrap());
        assert!((at("5k") - 0.85).abs() < 1e-12 && (at("2d") - 1.3).abs() < 1e-12);
        assert!(at("5k") < at("1k") && at("1k") < at("1d") && at("1d") < at("2d"));
    }
}
