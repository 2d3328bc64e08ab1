//! Laws of scoring that hold for every game.

use proptest::prelude::*;
use tengen_rules::{ByColor, Color, EndPosition, Ruleset, Score, Scoring, Size, Tax, Territory, Totals};

use crate::play::preset;
use crate::playout::{playout, random_dead};
use crate::scored::{self, Scored};

pub(crate) fn size() -> impl Strategy<Value = Size> {
    (1..10_u8, 1..10_u8).prop_map(|(cols, rows)| Size::new(cols, rows).unwrap())
}

fn form() -> impl Strategy<Value = Ruleset> {
    let scoring = prop_oneof![Just(Scoring::Area), Just(Scoring::Territory)];
    let tax = prop_oneof![Just(Tax::None), Just(Tax::Seki), Just(Tax::All)];
    (scoring, tax).prop_map(|(scoring, tax)| Ruleset { scoring, tax, ..preset("chinese") })
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
    fn score_is_symmetric(bytes: [u8; 13]) {
        let (scored, rules, symmetry) = Scored::from_bytes(&bytes).unwrap();
        scored::score_is_symmetric(&scored, &rules, symmetry);
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
    fn territory_and_area_differ_by_stones_played(bytes: [u8; 13]) {
        let (scored, ..) = Scored::from_bytes(&bytes).unwrap();
        scored::territory_and_area_differ_by_stones_played(&scored);
    }

    #[test]
    fn pass_stones_make_both_counts_equal(size in size(), seed: u64, limit in 0..200_usize) {
        // White passes last, so both sides have had as many turns, and each turn gave a stone.
        let game = playout(size, seed, limit);
        let prisoners = ByColor::from_fn(|color| game.prisoners[color] + game.passes[!color]);
        let rules = preset("aga-1991");
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
        let rules = preset("aga-1991");
        let end = EndPosition { prisoners, handicap: stones, ..EndPosition::new(&game.board, &rules) };
        let Totals { tally, .. } = end.totals();
        prop_assert_eq!(tally.white.bonus, stones - 1);
        prop_assert_eq!(end.sheet().other.tally.white.bonus, 0);
    }
}
