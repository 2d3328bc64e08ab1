//! How a level plays.

use tengen_rank::Level;

/// How a level plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Plan {
    /// A move by intuition, after a single evaluation.
    Intuition(Intuition),
    /// The best move of a search with this many visits.
    Search(u32),
    /// The best move of a search that only the options limit.
    Unlimited,
}

/// Moves as they come to mind.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Intuition {
    /// How far from the most probable moves the choice may stray: probabilities are taken to the power of 1 / this.
    pub(crate) temperature: f32,
    /// Moves less probable than this part of the most probable one do not come to mind.
    pub(crate) cutoff: f32,
    /// How much more moves near the last ones come to mind.
    pub(crate) locality: f32,
}

/// A row of the table of levels.
struct Anchor {
    rank: i8,
    temperature: f32,
    cutoff: f32,
    locality: f32,
}

const fn anchor(rank: i8, temperature: f32, cutoff: f32, locality: f32) -> Anchor {
    Anchor { rank, temperature, cutoff, locality }
}

/// Ranks that play by intuition, by the index of [`Amateur`](tengen_rank::Amateur). Where the numbers come from: `tests/it/levels.rs` plays
/// each anchor against the one before with the built-in network; they are spaced so that it wins about four games in
/// five on 9×9. The names are estimates: no human player was asked.
const INTUITION: [Anchor; 6] = [
    anchor(-29, 4.0, 0.0003, 6.0),
    anchor(-24, 2.6, 0.001, 4.0),
    anchor(-19, 1.8, 0.003, 3.0),
    anchor(-14, 1.2, 0.01, 2.0),
    anchor(-9, 0.75, 0.02, 1.0),
    anchor(-4, 0.3, 0.05, 0.0),
];

/// Visits of 1 kyu, and what multiplies them from one rank to the next.
const VISITS_1K: f32 = 12.0;
const VISITS_GROW: f32 = 1.3;

impl Plan {
    /// How `level` plays. Between two anchors the numbers lie between theirs, so that no rank is weaker than the one
    /// below.
    pub(crate) fn of(level: Level) -> Plan {
        let Level::Rank(rank) = level else { return Plan::Unlimited };
        let index = rank.index();
        let Some(above) = INTUITION.iter().position(|anchor| anchor.rank >= index) else {
            let visits = VISITS_1K * VISITS_GROW.powi(i32::from(index));
            return Plan::Search(visits.max(2.0) as u32);
        };
        let (low, high) = (&INTUITION[above.saturating_sub(1)], &INTUITION[above]);
        let span = f32::from(high.rank - low.rank).max(1.0);
        let part = f32::from(index - low.rank) / span;
        // Temperatures and cutoffs are ratios, so they go in equal factors.
        let factor = |low: f32, high: f32| low * (high / low).powf(part);
        Plan::Intuition(Intuition {
            temperature: factor(low.temperature, high.temperature),
            cutoff: factor(low.cutoff, high.cutoff),
            locality: low.locality + (high.locality - low.locality) * part,
        })
    }
}

#[cfg(test)]
mod tests {
    use tengen_rank::Amateur;

    use super::*;

    /// A higher rank strays less, sees less nonsense or searches more.
    #[test]
    fn no_rank_is_weaker_than_the_one_below() {
        let strength = |index: i8| match Plan::of(Level::Rank(Amateur::from_index(index).unwrap())) {
            Plan::Intuition(intuition) => -intuition.temperature,
            Plan::Search(visits) => visits as f32,
            Plan::Unlimited => f32::INFINITY,
        };
        for index in -29..9 {
            assert!(strength(index) < strength(index + 1), "{index}");
        }
    }
}
