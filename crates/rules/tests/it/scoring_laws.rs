//! Laws of scoring that hold for every game.

use proptest::prelude::*;
use tengen_rules::{
    Board, ByColor, Color, EndPosition, Komi, Point, PointSet, Ruleset, Score, Scoring, Size, Tax, Territory,
    Totals,
};

use crate::playout::{playout, random_dead};
use crate::scoring::rules;

pub(crate) fn size() -> impl Strategy<Value = Size> {
    (1..10_u8, 1..10_u8).prop_map(|(cols, rows)| Size::new(cols, rows).unwrap())
}

fn form() -> impl Strategy<Value = Ruleset> {
    let scoring = prop_oneof![Just(Scoring::Area), Just(Scoring::Territory)];
    let tax = prop_oneof![Just(Tax::None), Just(Tax::Seki), Just(Tax::All)];
    (scoring, tax).prop_map(|(scoring, tax)| Ruleset { scoring, tax, ..rules("chinese") })
}

/// One of the eight symmetries of a board: mirrored left to right, top to bottom, and along the diagonal.
#[derive(Clone, Copy)]
struct Symmetry(u8);

impl Symmetry {
    fn size(self, size: Size) -> Size {
        if self.0 & 4 == 0 { size } else { Size::new(size.rows(), size.cols()).unwrap() }
    }

    fn point(self, size: Size, point: Point) -> Point {
        let (mut col, mut row) = (point.col(), point.row());
        if self.0 & 1 != 0 {
            col = size.cols() - 1 - col;
        }
        if self.0 & 2 != 0 {
            row = size.rows() - 1 - row;
        }
        if self.0 & 4 != 0 { Point::new(row, col).unwrap() } else { Point::new(col, row).unwrap() }
    }

    fn set(self, size: Size, set: &PointSet) -> PointSet {
        set.iter().map(|point| self.point(size, point)).collect()
    }

    /// The mirrored board, colors exchanged.
    fn exchanged(self, board: &Board) -> Board {
        let size = board.size();
        let stones = Color::ALL.map(|color| (color, self.set(size, &board.stones(color))));
        Board::from_fn(self.size(size), |p| {
            stones.iter().find(|(_, set)| set.contains(p)).map(|(color, _)| !*color)
        })
    }
}

fn exchanged<T: Copy>(pair: ByColor<T>) -> ByColor<T> {
    ByColor { black: pair.white, white: pair.black }
}

fn negated(komi: Komi) -> Komi {
    Komi::from_halves(-komi.halves()).unwrap()
}

/// The points of each color when every point is added up.
fn sum_of_points(end: &EndPosition<'_>) -> ByColor<Score> {
    let sheet = end.sheet();
    let tally = sheet.totals.tally;
    ByColor::from_fn(|color| {
        let of_board: i32 = sheet.points.values().iter().map(|p| i32::from(p.points[color])).sum();
        let beside =
            i32::from(tally[color].prisoners) + i32::from(tally[color].bonus) - i32::from(tally[color].tax);
        Score::from_points(of_board + beside) + tally[color].button + tally[color].komi
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn score_is_symmetric(size in size(), seed: u64, limit in 0..200_usize, rules in form(), symmetry in 0..8_u8) {
        let symmetry = Symmetry(symmetry);
        let game = playout(size, seed, limit);
        let end = EndPosition {
            dead: random_dead(&game.board, seed),
            prisoners: game.prisoners,
            ..EndPosition::new(&game.board, &rules)
        };
        let other_board = symmetry.exchanged(&game.board);
        let other = EndPosition {
            dead: symmetry.set(size, &end.dead),
            prisoners: exchanged(game.prisoners),
            komi: negated(end.komi),
            ..EndPosition::new(&other_board, &rules)
        };
        let (sheet, other) = (end.sheet(), other.sheet());
        prop_assert_eq!(sheet.totals.margin(), -other.totals.margin());
        for (point, here) in sheet.points.iter() {
            let there = other.points[symmetry.point(size, point)];
            prop_assert_eq!(here.reason, there.reason, "{}", point);
            prop_assert_eq!(here.color, there.color.map(|color| !color));
            prop_assert_eq!(here.points, exchanged(there.points));
        }
    }

    #[test]
    fn the_points_add_up_to_the_total(size in size(), seed: u64, limit in 0..200_usize, rules in form()) {
        let game = playout(size, seed, limit);
        let end = EndPosition {
            dead: random_dead(&game.board, seed),
            prisoners: game.prisoners,
            handicap: 3,
            button: Some(Color::White),
            ..EndPosition::new(&game.board, &rules)
        };
        prop_assert_eq!(sum_of_points(&end), end.totals().score());
    }

    #[test]
    fn territory_keeps_its_invariants(size in size(), seed: u64, limit in 0..200_usize) {
        let game = playout(size, seed, limit);
        let found = Territory::new(&game.board, &random_dead(&game.board, seed));
        let held = found.held.black | found.held.white;
        prop_assert_eq!(held | found.neutral, size.all());
        prop_assert_eq!(found.held.black.len() + found.held.white.len() + found.neutral.len(), size.area());
        for color in Color::ALL {
            prop_assert!((found.territory[color] | found.seki[color]).is_subset(&found.held[color]));
            prop_assert!(!found.territory[color].intersects(&(found.seki[color] | found.to_fill)));
        }
        prop_assert!(found.to_fill.is_subset(&held));
        prop_assert!(found.eyes.iter().all(|eye| eye.points.is_subset(&found.held[eye.color])));
    }

    #[test]
    fn territory_and_area_differ_by_stones_played(size in size(), seed: u64, limit in 0..200_usize) {
        let game = playout(size, seed, limit);
        let count = |scoring| {
            let rules = Ruleset { scoring, tax: Tax::None, ..rules("chinese") };
            let end = EndPosition {
                dead: random_dead(&game.board, seed),
                prisoners: game.prisoners,
                ..EndPosition::new(&game.board, &rules)
            };
            end.totals().margin()
        };
        let played = i32::from(game.placed.black) - i32::from(game.placed.white);
        prop_assert_eq!(count(Scoring::Area) - count(Scoring::Territory), Score::from_points(played));
    }

    #[test]
    fn pass_stones_make_both_counts_equal(size in size(), seed: u64, limit in 0..200_usize) {
        // White passes last, so both sides have had as many turns, and each turn gave a stone.
        let game = playout(size, seed, limit);
        let prisoners = ByColor::from_fn(|color| game.prisoners[color] + game.passes[!color]);
        let rules = rules("aga-1991");
        let end = EndPosition {
            dead: random_dead(&game.board, seed),
            prisoners,
            ..EndPosition::new(&game.board, &rules)
        };
        let sheet = end.sheet();
        prop_assert_eq!(sheet.totals.scoring, Scoring::Area);
        prop_assert_eq!(sheet.totals.margin(), sheet.other.margin());
    }

    #[test]
    fn handicap_stones_are_made_up_for_by_the_bonus(size in size(), seed: u64, stones in 2..9_u16) {
        // N stones set up are N − 1 more than Black's one move at the start of an even game.
        let game = playout(size, seed, 100);
        let prisoners = ByColor::from_fn(|color| game.prisoners[color] + game.passes[!color]);
        let rules = rules("aga-1991");
        let end = EndPosition { prisoners, handicap: stones, ..EndPosition::new(&game.board, &rules) };
        let Totals { tally, .. } = end.totals();
        prop_assert_eq!(tally.white.bonus, stones - 1);
        prop_assert_eq!(end.sheet().other.tally.white.bonus, 0);
    }
}
