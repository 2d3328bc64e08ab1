//! The rating system of the American Go Association (BayRate): the chance to win, and the ratings after a tournament.
//!
//! Ratings have no values between -1 and 1: 2.76 is a 2 dan, -4.32 a 4 kyu. Inside, that gap is taken out.

/// A game between two players, given by their places in a list.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Game {
    /// Who had White.
    pub white: usize,
    /// Who had Black.
    pub black: usize,
    /// How the game was set up.
    pub terms: Terms,
    /// Who won.
    pub winner: Winner,
}

/// The winner of a game: there are no draws in these ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Winner {
    /// White won.
    White,
    /// Black won.
    Black,
}

/// Handicap and komi.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Terms {
    /// Handicap stones, 0 to 9; more count as nine.
    pub stones: u8,
    /// Komi in points.
    pub komi: f64,
}

/// A player's rating with its uncertainty.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Player {
    /// The rating: 1 and up are dan, -1 and down are kyu.
    pub rating: f64,
    /// Its standard deviation in ranks, above 0.
    pub sigma: f64,
}

/// Deviations for 2 to 9 stones without komi.
const SIGMA_OF_STONES: [f64; 8] = [1.13672, 1.18795, 1.22841, 1.27457, 1.31978, 1.35881, 1.39782, 1.43614];

/// A point of komi in ranks.
const RANKS_PER_POINT: f64 = 0.0757;

/// The most rounds over all players; the posterior has one summit, and a tournament of hundreds needs some tens.
const MAX_ROUNDS: usize = 500;

/// A change in ranks below which the search for the summit ends.
const CLOSE_ENOUGH: f64 = 1e-9;

impl Terms {
    /// How many ranks Black is ahead by handicap and komi.
    #[must_use]
    pub fn advantage(self) -> f64 {
        let first = if self.stones <= 1 { 0.580 } else { f64::from(self.stones.min(9)) };
        first - RANKS_PER_POINT * self.komi
    }

    /// The deviation of one game, in ranks.
    #[must_use]
    pub fn sigma(self) -> f64 {
        match usize::from(self.stones.min(9)).checked_sub(2) {
            Some(index) => SIGMA_OF_STONES[index] - 0.003_516_9 * self.komi,
            None => 1.0649 - 0.002_197_6 * self.komi + 0.000_149_84 * self.komi * self.komi,
        }
    }
}

/// The chance that White wins.
#[must_use]
pub fn white_wins(white: f64, black: f64, terms: Terms) -> f64 {
    chance((without_gap(white) - without_gap(black) - terms.advantage()) / terms.sigma())
}

/// The ratings after a tournament: those at which the earlier ratings and all its results together are most likely. Games
/// that name a player who is not in the list are passed over.
#[must_use]
pub fn update(players: &[Player], games: &[Game]) -> Vec<f64> {
    let mut ratings: Vec<f64> = players.iter().map(|player| without_gap(player.rating)).collect();
    for _ in 0..MAX_ROUNDS {
        let mut largest = 0.0f64;
        for index in 0..players.len() {
            let step = newton_step(index, players, games, &ratings);
            ratings[index] += step;
            largest = largest.max(step.abs());
        }
        if largest < CLOSE_ENOUGH {
            break;
        }
    }
    ratings.into_iter().map(with_gap).collect()
}

/// One step of Newton's method towards the summit for one player, the others held. The logarithm of the posterior is
/// concave, so its curvature is below zero everywhere; long steps are cut, as it is only locally a parabola.
fn newton_step(index: usize, players: &[Player], games: &[Game], ratings: &[f64]) -> f64 {
    let player = players[index];
    let precision = 1.0 / (player.sigma * player.sigma);
    let mut slope = (without_gap(player.rating) - ratings[index]) * precision;
    let mut curvature = -precision;
    let valid =
        |game: &&Game| game.white < players.len() && game.black < players.len() && game.white != game.black;
    for game in games.iter().filter(valid).filter(|game| game.white == index || game.black == index) {
        let ahead = ratings[game.white] - ratings[game.black] - game.terms.advantage();
        let sigma = game.terms.sigma();
        let won = if game.winner == Winner::White { 1.0 } else { -1.0 };
        let own = if game.white == index { 1.0 } else { -1.0 };
        let z = won * ahead / sigma;
        let ratio = hazard(z);
        slope += own * won * ratio / sigma;
        curvature -= ratio * (z + ratio) / (sigma * sigma);
    }
    (-slope / curvature).clamp(-1.0, 1.0)
}

/// The chance that a normal variable is below `z`.
fn chance(z: f64) -> f64 {
    0.5 * libm::erfc(-z / std::f64::consts::SQRT_2)
}

/// The density of the normal distribution at `z` divided by [`chance`].
fn hazard(z: f64) -> f64 {
    // Below this both vanish in floating point, and the quotient is close to -z.
    if z < -30.0 {
        return -z;
    }
    (-z * z / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt() / chance(z)
}

fn without_gap(rating: f64) -> f64 {
    if rating > 0.0 { rating - 1.0 } else { rating + 1.0 }
}

fn with_gap(rating: f64) -> f64 {
    if rating >= 0.0 { rating + 1.0 } else { rating - 1.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(value: f64, expected: f64, tolerance: f64) {
        assert!((value - expected).abs() < tolerance, "{value}, expected {expected}");
    }

    fn even(white: usize, black: usize, winner: Winner) -> Game {
        Game { white, black, terms: Terms { stones: 0, komi: 7.5 }, winner }
    }

    #[test]
    fn published_expectations() {
        for (white, black, stones, komi, advantage, sigma, chance) in [
            (3.5, 3.5, 0, 7.5, 0.01225, 1.056_846, 0.495_376),
            (3.5, 2.5, 0, 0.5, 0.54215, 1.063_839, 0.666_539),
            (3.5, 1.5, 2, 0.5, 1.96215, 1.134_962, 0.513_302),
            (1.2, -1.2, 0, 7.5, 0.01225, 1.056_846, 0.643_151),
            (4.5, -4.5, 8, 0.5, 7.96215, 1.396_062, 0.245_352),
        ] {
            let terms = Terms { stones, komi };
            near(terms.advantage(), advantage, 5e-7);
            near(terms.sigma(), sigma, 5e-7);
            near(white_wins(white, black, terms), chance, 5e-7);
        }
    }

    #[test]
    fn without_games_nothing_changes() {
        let players = [Player { rating: -4.32, sigma: 0.5 }, Player { rating: 2.76, sigma: 1.0 }];
        assert_eq!(update(&players, &[]), [-4.32, 2.76]);
    }

    #[test]
    fn the_winner_rises_and_the_less_certain_moves_more() {
        let players = [Player { rating: 3.5, sigma: 0.3 }, Player { rating: 3.5, sigma: 1.5 }];
        let after = update(&players, &[even(0, 1, Winner::White)]);
        assert!(after[0] > 3.5 && after[1] < 3.5);
        assert!(after[0] - 3.5 < 3.5 - after[1]);
    }

    #[test]
    fn the_result_is_a_summit() {
        let players = [(2.5, 0.8), (-1.5, 1.2), (4.2, 0.4)].map(|(rating, sigma)| Player { rating, sigma });
        let games = [even(0, 1, Winner::Black), even(2, 0, Winner::Black), even(1, 2, Winner::White)];
        let ratings: Vec<f64> = update(&players, &games).into_iter().map(without_gap).collect();
        for index in 0..players.len() {
            near(newton_step(index, &players, &games, &ratings), 0.0, 1e-6);
        }
    }

    #[test]
    fn absurd_input_stays_finite() {
        let players = [Player { rating: 90.0, sigma: 0.1 }, Player { rating: -90.0, sigma: 0.1 }];
        let games = [even(0, 1, Winner::Black), even(0, 7, Winner::Black), even(0, 0, Winner::White)];
        assert!(update(&players, &games).iter().all(|rating| rating.is_finite()));
    }
}
