//! The laws of `walks` as properties, and what any sequence of actions must keep.

use proptest::prelude::*;
use tengen_rules::{Action, Color, Game, LongCycle, Move, PRESETS, Ruleset, Setup, Size};

use crate::play::{KOS, preset};
use crate::walks::{self, Walk, assert_same};

/// A walk of at most this many moves.
fn walk(most: usize) -> impl Strategy<Value = Walk> {
    let bytes = prop::collection::vec(any::<u8>(), 4..4 + 2 * most);
    bytes.prop_map(|bytes| Walk::from_bytes(&bytes).unwrap())
}

/// A rule set by name or any other, a board, perhaps a handicap.
fn any_setup() -> impl Strategy<Value = Setup> {
    let names = (0..PRESETS.len()).prop_map(|index| PRESETS[index].rules);
    let rules = prop_oneof![names, walk(1).prop_map(|walk| walk.rules)];
    (rules, 1u8..=9, 1u8..=9, 0u16..5).prop_map(|(rules, cols, rows, handicap)| {
        Setup::new(Size::new(cols, rows).unwrap(), rules).with_handicap(handicap)
    })
}

/// What a random number makes somebody do.
fn action(game: &Game, choice: u16) -> (Color, Action) {
    let color = if choice & 1 == 0 { game.to_move() } else { Color::White };
    let points = game.size().points().collect::<Vec<_>>();
    let point = points[usize::from(choice >> 5) % points.len()];
    let action = match choice >> 1 & 15 {
        0..=8 => Action::Move(Move::Play(point)),
        9..=10 => Action::Move(Move::Pass),
        11..=12 => Action::ToggleDead(point),
        13 => Action::Accept,
        14 => Action::Resume,
        _ => [Action::Resign, Action::Timeout, Action::Forfeit][usize::from(choice >> 5) % 3],
    };
    (color, action)
}

proptest! {
    #[test]
    fn legal_moves_are_legal(walk in walk(60)) {
        walks::legal_moves_are_legal(&walk);
    }

    #[test]
    fn play_then_undo_is_identity(walk in walk(60)) {
        walks::play_then_undo_is_identity(&walk);
    }

    #[test]
    fn superko_never_repeats(walk in walk(120)) {
        walks::superko_never_repeats(&walk);
    }

    #[test]
    fn incremental_equals_recomputed(walk in walk(60)) {
        walks::incremental_equals_recomputed(&walk);
    }

    #[test]
    fn actions_keep_the_invariants(setup in any_setup(), choices in prop::collection::vec(any::<u16>(), 0..80)) {
        let Ok(mut game) = Game::new(&setup) else { return Ok(()) };
        for choice in choices {
            let before = game.clone();
            let (color, action) = action(&game, choice);
            if game.act(color, action).is_err() {
                assert_same(&game, &before);
            }
            if choice.is_multiple_of(23) {
                game.undo();
            }
            game.check_invariants();
        }
    }

    #[test]
    fn s3_4_every_chain_has_a_liberty(walk in walk(60)) {
        let walk = Walk { rules: preset("persian-club"), ..walk };
        walk.run(|game, _| assert!(game.board().chains().all(|chain| !chain.liberties.is_empty())));
    }

    /// With the rule about long cycles no situation occurs a third time without a pass in between, unless the game
    /// is over then.
    #[test]
    fn endless_games_are_ended(walk in walk(200), ko in 0usize..3) {
        let rules = Ruleset { ko: KOS[ko], long_cycle: LongCycle::NoResult, ..preset("chinese") };
        let choices = walk.choices.iter().map(|choice| choice | 1).collect();
        Walk { rules, choices, ..walk }.run(|game, _| {
            let turns = game.turns();
            let Some(last) = turns.last() else { return };
            let since = turns.iter().rev().take_while(|turn| turn.point().is_some());
            let same = since.filter(|turn| turn.hash() == last.hash() && turn.color == last.color);
            assert!(same.count() < 3, "{:?}", game.board());
        });
    }
}
