//! Rank arithmetic is monotone: more difference never means less handicap, and more strength never less of a chance.
#![allow(clippy::unwrap_used, reason = "these are tests; the lints spare only functions marked #[test]")]

use proptest::prelude::*;
use tengen_rank::{Amateur, Rank, aga, egf, elo, handicap, kgs, ogs};

fn any_rank() -> impl Strategy<Value = Amateur> {
    (-29..=9i8).prop_map(|index| Amateur::from_index(index).unwrap())
}

proptest! {
    #[test]
    fn ranks_write_then_read(rank in any_rank()) {
        prop_assert_eq!(rank.to_string().parse(), Ok(rank));
        prop_assert_eq!(rank.to_string().parse(), Ok(Rank::Amateur(rank)));
        prop_assert_eq!(egf::rank(egf::rating(Rank::Amateur(rank))), rank);
    }

    #[test]
    fn steps_add_up(a in any_rank(), b in any_rank(), c in any_rank()) {
        prop_assert_eq!(a.steps_above(b) + b.steps_above(c), a.steps_above(c));
        prop_assert_eq!(b.stepped(a.steps_above(b)), a);
        prop_assert_eq!(a < b, a.steps_above(b) < 0);
    }

    #[test]
    fn more_difference_never_means_less_handicap(steps in 0..100u8) {
        let suggestions = |steps| {
            let tables = handicap::TABLES.iter().map(move |table| table.suggest(steps));
            tables.chain([handicap::traditional(steps, 13)])
        };
        for (less, more) in suggestions(steps).zip(suggestions(steps + 1)) {
            let (a, b) = (less.handicap, more.handicap);
            prop_assert!(a.stones < b.stones || (a.stones == b.stones && a.komi >= b.komi));
            prop_assert!(less.shortfall <= more.shortfall);
        }
    }

    #[test]
    fn more_strength_never_means_less_of_a_chance(low in -900.0..3000f64, gain in 0.0..500f64, other in -900.0..3200f64) {
        let high = low + gain;
        prop_assert!(egf::expectation(low, other) <= egf::expectation(high, other));
        prop_assert!((egf::expectation(low, other) + egf::expectation(other, low) - 1.0).abs() < 1e-9);
        prop_assert!(elo::expectation(low - other) <= elo::expectation(high - other));
        prop_assert!(egf::rank(low) <= egf::rank(high));
        prop_assert!(ogs::rank_number(low) <= ogs::rank_number(high));
        prop_assert!(ogs::shown_rank(low) <= ogs::shown_rank(high));
        let terms = aga::Terms { stones: 0, komi: 7.5 };
        let (white, stronger) = (1.0 + low.abs() / 300.0, 1.0 + (low.abs() + gain) / 300.0);
        prop_assert!(aga::white_wins(white, 5.0, terms) <= aga::white_wins(stronger, 5.0, terms));
        prop_assert!(kgs::expectation(0.85, low / 100.0) <= kgs::expectation(0.85, high / 100.0));
    }

    #[test]
    fn a_win_never_lowers_a_rating(rating in -900.0..3200f64, opponent in -900.0..3200f64) {
        let game = |score| [egf::Game { opponent, stones_received: 0, score }];
        let (win, draw, loss) = (egf::update(rating, &game(1.0)), egf::update(rating, &game(0.5)), egf::update(rating, &game(0.0)));
        prop_assert!(win >= rating && win >= draw && draw >= loss);
    }

    #[test]
    fn texts_never_panic(text in "\\PC{0,12}", other in "[0-9]{0,4} ?(k|kyu|d|dan|p|pro)?[?*]?") {
        let _ = text.parse::<Rank>();
        let _ = other.parse::<Rank>();
    }
}
