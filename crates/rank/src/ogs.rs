//! OGS: Glicko-2 ratings, their ranks, and what a handicap is worth in ranks.
//!
//! Sources: `rank_utils.ts` and the repository `goratings` of online-go.com.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

use crate::rank::{Amateur, Ladder};

/// A rating with its uncertainty.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The rating, 100 to 6000.
    pub value: f64,
    /// Its deviation, 30 to 500.
    pub deviation: f64,
    /// How steadily the player performs, 0.01 to 0.15.
    pub volatility: f64,
}

/// A new player's rating.
pub const NEW: Rating = Rating { value: 1500.0, deviation: 350.0, volatility: 0.06 };

/// From this deviation up a rating is called provisional.
pub const PROVISIONAL: f64 = 160.0;

const VALUES: (f64, f64) = (100.0, 6000.0);
const DEVIATIONS: (f64, f64) = (30.0, 500.0);
const VOLATILITIES: (f64, f64) = (0.01, 0.15);

/// The rating of rank 0, which is 30k, and the ranks in one power of e.
const RANK_ZERO: f64 = 525.0;
const RANKS_PER_E: f64 = 23.15;

/// The index that [`Amateur`] gives to OGS's rank 0.
const RANK_ZERO_INDEX: f64 = -29.0;

/// One game: the opponent's rating before it and the own score, 1, 0.5 or 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Game {
    /// The opponent, handicap already added with [`adjusted`].
    pub opponent: Rating,
    /// The result.
    pub outcome: Outcome,
}

/// A result from the player's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Won.
    Win,
    /// Neither.
    Draw,
    /// Lost.
    Loss,
}

/// The rank of a rating as a number: 0 is 30k, 29 is 1k, 30 is 1d, 38 is 9d.
#[must_use]
pub fn rank_number(rating: f64) -> f64 {
    RANKS_PER_E * (rating.clamp(VALUES.0, VALUES.1) / RANK_ZERO).ln()
}

/// The rating of a rank number.
#[must_use]
pub fn rating_of(rank_number: f64) -> f64 {
    RANK_ZERO * (rank_number / RANKS_PER_E).exp()
}

/// How many ranks a deviation is worth, upwards.
#[must_use]
pub fn rank_deviation(rating: Rating) -> f64 {
    rank_number(rating.value + rating.deviation) - rank_number(rating.value)
}

/// The rank that is shown: rounded down, and within 25k to 9d.
#[must_use]
pub fn shown_rank(rating: f64) -> Amateur {
    Ladder::OGS.clamp(Amateur::nearest(rank_number(rating).floor() + RANK_ZERO_INDEX))
}

/// The rank with tenths as OGS shows it: `6.3k` is three tenths of a rank below 6k's upper end, `1.5d` half above 1d.
#[must_use]
pub fn shown_with_tenths(rating: f64) -> String {
    let number = rank_number(rating).clamp(5.0, 38.9);
    // Tenths are cut off, not rounded, so that nobody is shown a rank not yet reached.
    if number >= 30.0 {
        format!("{:.1}d", ((number - 29.0) * 10.0).floor() / 10.0)
    } else {
        format!("{:.1}k", ((30.0 - number) * 10.0).ceil() / 10.0)
    }
}

/// A rating with `ranks` added, as handicap is counted for a game.
#[must_use]
pub fn adjusted(rating: Rating, ranks: f64) -> Rating {
    Rating { value: rating_of(rank_number(rating.value) + ranks), ..rating }
}

/// The rating after a rating period of these games (OGS rates each game by itself: a period of one).
#[must_use]
pub fn update(player: Rating, games: &[Game]) -> Rating {
    let results: Vec<_> = games.iter().map(|game| (glicko(game.opponent), outcome(game.outcome))).collect();
    let config = Glicko2Config { tau: 0.5, convergence_tolerance: 1e-6 };
    let after = glicko2_rating_period(&glicko(player), &results, &config);
    Rating {
        value: after.rating.clamp(VALUES.0, VALUES.1),
        deviation: after.deviation.clamp(DEVIATIONS.0, DEVIATIONS.1),
        volatility: after.volatility.clamp(VOLATILITIES.0, VOLATILITIES.1),
    }
}

fn glicko(rating: Rating) -> Glicko2Rating {
    Glicko2Rating { rating: rating.value, deviation: rating.deviation, volatility: rating.volatility }
}

fn outcome(outcome: Outcome) -> Outcomes {
    match outcome {
        Outcome::Win => Outcomes::WIN,
        Outcome::Draw => Outcomes::DRAW,
        Outcome::Loss => Outcomes::LOSS,
    }
}

/// How the rule set counts, as far as handicap is concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Compensation {
    /// Territory scoring: White gets nothing for the stones.
    Territory,
    /// Area scoring without compensation (New Zealand, Tromp–Taylor).
    Area,
    /// Area scoring, one point less than stones (AGA, French).
    AreaLessOne,
    /// Area scoring, a point for each stone (Chinese).
    AreaAll,
}

/// How many ranks a handicap is worth to Black, or `None` for a board other than 9×9, 13×13 and 19×19.
///
/// Black's first move is worth half of a stone and komi takes that back; a stone is 12 points (13 under area scoring),
/// which is one rank on 19×19, three on 13×13 and six on 9×9.
#[must_use]
pub fn handicap_ranks(stones: u8, komi: f64, side: u8, compensation: Compensation) -> Option<f64> {
    let scale = match side {
        19 => 1.0,
        13 => 3.0,
        9 => 6.0,
        _ => return None,
    };
    let extra = f64::from(stones.saturating_sub(1));
    let (area, bonus) = match compensation {
        Compensation::Territory => (0.0, 0.0),
        Compensation::Area => (1.0, 0.0),
        Compensation::AreaLessOne => (1.0, extra),
        Compensation::AreaAll => (1.0, f64::from(stones)),
    };
    let points = 6.0 + area - (komi + bonus) + (12.0 + area) * extra;
    Some(points / 12.0 * scale)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(value: f64, expected: f64, tolerance: f64) {
        assert!((value - expected).abs() < tolerance, "{value}, expected {expected}");
    }

    fn rating(value: f64, deviation: f64) -> Rating {
        Rating { value, deviation, volatility: 0.06 }
    }

    #[test]
    fn ratings_and_ranks() {
        for (value, number) in [
            (525.0, 0.0),
            (1150.0, 18.1524),
            (1500.0, 24.3034),
            (1918.4917, 30.0),
            (2000.0, 30.9632),
            (2500.0, 36.1290),
        ] {
            near(rank_number(value), number, 5e-5);
        }
        for (number, value) in [
            (10.0, 808.6480),
            (20.0, 1245.5459),
            (25.0, 1545.8232),
            (29.0, 1837.3839),
            (30.0, 1918.4917),
            (38.0, 2710.4419),
        ] {
            near(rating_of(number), value, 5e-5);
        }
        near(rank_deviation(NEW), 4.8550, 5e-5);
    }

    #[test]
    fn shown_ranks() {
        let shown = |value| shown_rank(value).to_string();
        assert_eq!(
            [shown(1150.0), shown(1500.0), shown(1918.4918), shown(1465.0)],
            ["12k", "6k", "1d", "7k"]
        );
        assert_eq!([shown(100.0), shown(6000.0)], ["25k", "9d"]);
        assert_eq!(shown_with_tenths(1465.0), "6.3k");
        assert_eq!(shown_with_tenths(2000.0), "1.9d");
    }

    #[test]
    fn the_classic_example_of_glicko_2() {
        let games = [
            Game { opponent: rating(1400.0, 30.0), outcome: Outcome::Win },
            Game { opponent: rating(1550.0, 100.0), outcome: Outcome::Loss },
            Game { opponent: rating(1700.0, 300.0), outcome: Outcome::Loss },
        ];
        let after = update(rating(1500.0, 200.0), &games);
        near(after.value, 1464.0507, 5e-5);
        near(after.deviation, 151.5165, 5e-5);
        near(after.volatility, 0.059_996, 5e-7);
    }

    #[test]
    fn single_games() {
        let win = |opponent| [Game { opponent, outcome: Outcome::Win }];
        let after = update(NEW, &win(NEW));
        near(after.value, 1662.3109, 5e-5);
        near(after.deviation, 290.3190, 5e-5);
        near(after.volatility, 0.060_000, 5e-7);
        let after = update(rating(1800.0, 80.0), &win(rating(1600.0, 100.0)));
        near(after.value, 1808.6194, 5e-5);
        near(after.deviation, 79.2329, 5e-5);
        near(after.volatility, 0.059_998, 5e-7);
    }

    #[test]
    fn ratings_stay_in_their_ranges() {
        let strong = rating(6000.0, 30.0);
        let games = [Game { opponent: strong, outcome: Outcome::Win }; 50];
        assert!(update(strong, &games).value <= 6000.0);
        assert!(update(strong, &games).deviation >= 30.0);
    }

    #[test]
    fn handicap_in_ranks() {
        use Compensation::{AreaAll, AreaLessOne, Territory};
        for (stones, side, komi, rules, ranks) in [
            (0, 19, 6.5, Territory, -0.041_666_7),
            (1, 19, 0.5, Territory, 0.458_333),
            (2, 19, 0.5, Territory, 1.458_333),
            (9, 19, 0.5, Territory, 8.458_333),
            (0, 19, 7.5, AreaAll, -0.041_666_7),
            (2, 19, 0.5, AreaAll, 1.458_333),
            (2, 19, 0.5, AreaLessOne, 1.541_667),
            (2, 13, 0.5, Territory, 4.375),
            (2, 9, 0.5, Territory, 8.75),
            (4, 13, 0.5, AreaAll, 10.375),
        ] {
            near(handicap_ranks(stones, komi, side, rules).unwrap(), ranks, 5e-7);
        }
        assert_eq!(handicap_ranks(2, 0.5, 11, Territory), None);
    }

    #[test]
    fn handicap_moves_a_rating_by_ranks() {
        near(rank_number(adjusted(NEW, 2.5).value), rank_number(1500.0) + 2.5, 1e-9);
    }
}
