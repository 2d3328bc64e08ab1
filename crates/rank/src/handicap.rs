//! Handicap for a difference of ranks.
//!
//! On 19×19 one stone for each step is tradition everywhere. On small boards a stone is worth several steps, so komi fills
//! the gaps; there is no official table, and several are here as data.

/// What the weaker player, Black, gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Handicap {
    /// Stones on the board before White's first move. 0 is an even game; 1 is none, but Black moves first.
    pub stones: u8,
    /// Komi for White in half-points; below zero it is Black's.
    pub komi: i16,
}

/// A handicap, and what it does not make up for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Suggestion {
    /// The handicap.
    pub handicap: Handicap,
    /// Steps of rank beyond the largest handicap, to warn about: 0 where the handicap is enough.
    pub shortfall: u8,
}

/// The most stones that are given on fixed points.
pub const MOST_STONES: u8 = 9;

/// Komi of a handicap game in half-points: half a point, so that there is no draw.
const HANDICAP_KOMI: i16 = 1;

/// The handicap on 19×19 for a difference of `steps`: none at 0, Black first with half a point of komi at 1, then as many
/// stones as steps, up to nine. The komi of an even game is that of the rule set, in half-points.
#[must_use]
pub fn traditional(steps: u8, even_komi: i16) -> Suggestion {
    let stones = steps.min(MOST_STONES);
    let komi = if stones == 0 { even_komi } else { HANDICAP_KOMI };
    Suggestion { handicap: Handicap { stones, komi }, shortfall: steps - stones }
}

/// One of two players who have no ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// The one who gives handicap while [`Experience::steps`] is above zero.
    First,
    /// The other.
    Second,
}

/// The handicap between two players without ranks, found by experience: whoever is four games ahead gives a step more, or
/// receives one less, as in the long matches of old (uchikomi).
///
/// # Invariants
/// The steps stay within nine, and the games ahead below four, in either direction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Experience {
    steps: i8,
    ahead: i8,
}

impl Experience {
    /// How many games one must be ahead for a step.
    pub const GAMES_FOR_A_STEP: i8 = 4;

    /// How many steps the first player is stronger; below zero the second is.
    #[must_use]
    pub const fn steps(self) -> i8 {
        self.steps
    }

    /// The handicap after another game, played with the handicap so far.
    #[must_use]
    pub fn after_win_of(self, winner: Player) -> Experience {
        let ahead = match winner {
            Player::First => self.ahead + 1,
            Player::Second => self.ahead - 1,
        };
        if ahead.abs() < Experience::GAMES_FOR_A_STEP {
            return Experience { ahead, ..self };
        }
        let most = i8::try_from(MOST_STONES).unwrap_or(i8::MAX);
        Experience { steps: (self.steps + ahead.signum()).clamp(-most, most), ahead: 0 }
    }
}

/// A handicap table for a small board: its row `n` is for a difference of `n` steps.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    /// Who proposed it.
    pub author: &'static str,
    /// Columns and rows of the board.
    pub side: u8,
    /// Stones and komi in half-points.
    rows: &'static [(u8, i16)],
}

impl Table {
    /// The handicap for a difference of `steps`; the last row serves for all beyond it.
    #[must_use]
    pub fn suggest(&self, steps: u8) -> Suggestion {
        let last = u8::try_from(self.rows.len() - 1).unwrap_or(u8::MAX);
        let (stones, komi) = self.rows[usize::from(steps.min(last))];
        Suggestion { handicap: Handicap { stones, komi }, shortfall: steps.saturating_sub(last) }
    }
}

/// T. Hunt's table for 13×13, as Sensei's Library quotes it.
pub const HUNT_13: Table = Table {
    author: "T. Hunt",
    side: 13,
    rows: &[(1, 12), (1, 4), (1, -4), (2, 8), (2, 0), (2, -8), (3, 4), (3, -4), (4, 8), (4, 0), (4, -8)],
};

/// T. Hunt's table for 9×9, from the same page: two points of komi for each step, and a stone for five.
pub const HUNT_9: Table = Table {
    author: "T. Hunt",
    side: 9,
    rows: &[(1, 12), (1, 8), (1, 4), (1, 0), (1, -4), (1, -8), (2, 8), (2, 4), (2, 0), (2, -4), (2, -8)],
};

/// H. Hiddema's table for 9×9: two points of komi for each step, and a stone for seven.
pub const HIDDEMA_9: Table = Table {
    author: "H. Hiddema",
    side: 9,
    rows: &[
        (1, 13),
        (1, 9),
        (1, 5),
        (1, 1),
        (1, -3),
        (1, -7),
        (1, -11),
        (2, 13),
        (2, 9),
        (2, 5),
        (2, 1),
        (2, -3),
        (2, -7),
        (2, -11),
        (3, 13),
        (3, 9),
        (3, 5),
        (3, 1),
        (3, -3),
        (3, -7),
        (3, -11),
        (4, 13),
    ],
};

/// An older table for 13×13: a stone for three steps. At a difference of 1 the weaker player takes Black in an even game.
pub const OLDER_13: Table = Table {
    author: "traditional",
    side: 13,
    rows: &[
        (0, 11),
        (0, 11),
        (0, 5),
        (0, 1),
        (2, 11),
        (2, 5),
        (2, 1),
        (3, 11),
        (3, 5),
        (3, 1),
        (4, 11),
        (4, 5),
        (4, 1),
        (5, 11),
        (5, 5),
        (5, 1),
    ],
};

/// All tables for small boards; the first of a size is the default here.
pub const TABLES: [&Table; 4] = [&HUNT_13, &HUNT_9, &HIDDEMA_9, &OLDER_13];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Amateur;

    fn steps(strong: &str, weak: &str) -> u8 {
        let (strong, weak): (Amateur, Amateur) = (strong.parse().unwrap(), weak.parse().unwrap());
        strong.steps_above(weak).unsigned_abs()
    }

    #[test]
    fn s0_23_the_handicap_is_the_difference_of_the_ranks() {
        assert_eq!(traditional(steps("3k", "7k"), 13).handicap, Handicap { stones: 4, komi: 1 });
        assert_eq!(traditional(steps("1d", "1k"), 13).handicap, Handicap { stones: 1, komi: 1 });
        assert_eq!(traditional(steps("3d", "2k"), 13).handicap, Handicap { stones: 4, komi: 1 });
        assert_eq!(traditional(0, 13).handicap, Handicap { stones: 0, komi: 13 });
    }

    #[test]
    fn s0_24_without_ranks_the_handicap_is_found_by_experience() {
        let after =
            |games: &[Player]| games.iter().fold(Experience::default(), |e, winner| e.after_win_of(*winner));
        let (first, second) = (Player::First, Player::Second);
        assert_eq!(after(&[first; 3]).steps(), 0);
        assert_eq!(after(&[first; 4]).steps(), 1);
        assert_eq!(after(&[first, first, second, first, first, first]).steps(), 1);
        assert_eq!(after(&[second; 8]).steps(), -2);
        assert_eq!(after(&[first; 100]).steps(), 9);
        assert_eq!(after(&[first, second].repeat(50)).steps(), 0);
    }

    #[test]
    fn s0_25_nine_stones_are_the_most() {
        let far = traditional(steps("6d", "30k"), 13);
        assert_eq!((far.handicap.stones, far.shortfall), (9, 26));
        let far = traditional(steps("1d", "20k"), 13);
        assert_eq!((far.handicap.stones, far.shortfall), (9, 11));
        assert_eq!(traditional(9, 13).shortfall, 0);
    }

    #[test]
    fn hunts_9x9_table_follows_its_formula() {
        for (difference, row) in HUNT_9.rows.iter().enumerate().skip(1) {
            let difference = i16::try_from(difference).unwrap();
            let stones = 1 + (difference - 1) / 5;
            let komi = 4 - 2 * ((difference - 1) % 5);
            assert_eq!((i16::from(row.0), row.1), (stones, 2 * komi), "{difference}");
        }
    }

    #[test]
    fn hunts_13x13_table_counts_four_points_a_step_and_ten_a_stone() {
        for (difference, row) in HUNT_13.rows.iter().enumerate() {
            let points = 20 * (i16::from(row.0) - 1) - row.1;
            assert_eq!(points, 8 * i16::try_from(difference).unwrap() - 12, "{difference}");
        }
    }

    #[test]
    fn hiddemas_stones_come_every_seven_steps() {
        for (difference, stones) in [(0, 1), (7, 2), (14, 3), (21, 4)] {
            assert_eq!(HIDDEMA_9.suggest(difference).handicap, Handicap { stones, komi: 13 });
        }
        assert_eq!(HIDDEMA_9.suggest(6).handicap, Handicap { stones: 1, komi: -11 });
        assert_eq!(HIDDEMA_9.suggest(30).shortfall, 9);
    }

    #[test]
    fn the_older_13x13_table_adds_a_stone_every_three_steps() {
        let row = |difference| OLDER_13.suggest(difference).handicap;
        assert_eq!(row(2), Handicap { stones: 0, komi: 5 });
        assert_eq!(row(6), Handicap { stones: 2, komi: 1 });
        assert_eq!(row(7), Handicap { stones: 3, komi: 11 });
    }
}
