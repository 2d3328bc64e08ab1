//! Laws of every game: legality is what the slow game says, undoing is the identity, superko never repeats, and no
//! sequence of actions breaks an invariant.

use proptest::prelude::*;
use tengen_rules::{
    Action, Color, FriendlyPass, Game, IllegalMove, LongCycle, Move, PRESETS, Phase, Point, Ruleset, Scoring,
    Setup, Size,
};

use crate::play::{KOS, SUICIDES, preset};
use crate::slow::Slow;

/// A small board, often a row or a rectangle: there positions recur soon.
fn small_size() -> impl Strategy<Value = Size> {
    (1u8..=4, 1u8..=4).prop_map(|(cols, rows)| Size::new(cols, rows).unwrap())
}

/// All ko and suicide rules, with stone removal and a play-out or a count at the second disagreement, and with long
/// cycles ignored or forbidden.
fn any_rules() -> impl Strategy<Value = Ruleset> {
    let scorings = [Scoring::Area, Scoring::Territory];
    let cycles = [LongCycle::Ignored, LongCycle::Forbidden];
    let pick = (0..KOS.len(), 0..SUICIDES.len(), 0..2usize, 0..2usize);
    pick.prop_map(move |(ko, suicide, scoring, cycle)| Ruleset {
        ko: KOS[ko],
        suicide: SUICIDES[suicide],
        scoring: scorings[scoring],
        long_cycle: cycles[cycle],
        friendly_pass: FriendlyPass::Yes,
        ..Ruleset::TROMP_TAYLOR
    })
}

fn choices(most: usize) -> impl Strategy<Value = Vec<u16>> {
    prop::collection::vec(any::<u16>(), 0..most)
}

/// The move that a random number chooses: now and then a pass, else a legal point.
fn choose(game: &Game, choice: u16) -> Move {
    let legal = game.legal_points();
    let nth = usize::from(choice / 8) % usize::from(legal.len()).max(1);
    let point = legal.iter().nth(nth).filter(|_| !choice.is_multiple_of(8));
    point.map_or(Move::Pass, Move::Play)
}

/// Plays on where the players disagree; false if the game is over.
fn goes_on(game: &mut Game) -> bool {
    if game.phase() == Phase::StoneRemoval {
        game.resume(Color::Black).unwrap();
    }
    game.outcome().is_none()
}

fn assert_legality_agrees(game: &Game, slow: &Slow) {
    let size = game.size();
    for point in
        (0..=size.rows()).flat_map(|row| (0..=size.cols()).filter_map(move |col| Point::new(col, row)))
    {
        let expected = slow.refusal(point);
        match (game.check(Move::Play(point)), expected) {
            (Ok(()), None) => assert!(game.legal_points().contains(point)),
            (Err(IllegalMove::Superko { turn }), Some(IllegalMove::Superko { .. })) => {
                assert!(slow.is_reason(point, turn), "{point}: turn {turn} is no reason\n{:?}", game.board());
            }
            (found, expected) => assert_eq!(found.err(), expected, "{point}\n{:?}", game.board()),
        }
        let mut played = game.clone();
        assert_eq!(played.play(Move::Play(point)).is_ok(), expected.is_none());
    }
}

/// Everything that a player or a later move can notice.
fn assert_same(a: &Game, b: &Game) {
    assert_eq!(a.board(), b.board());
    assert_eq!(a.turns(), b.turns());
    assert_eq!((a.phase(), a.to_move(), a.passes()), (b.phase(), b.to_move(), b.passes()));
    assert_eq!((a.prisoners(), a.button()), (b.prisoners(), b.button()));
    assert_eq!(a.start_stones(), b.start_stones());
    assert_eq!(a.dead(), b.dead());
    assert_eq!(a.legal_points(), b.legal_points());
}

/// A rule set by name, a board, perhaps a handicap.
fn any_setup() -> impl Strategy<Value = Setup> {
    let names = (0..PRESETS.len()).prop_map(|index| PRESETS[index].rules);
    (prop_oneof![names, any_rules()], 1u8..=9, 1u8..=9, 0u16..5).prop_map(|(rules, cols, rows, handicap)| {
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
    fn legal_moves_are_legal(size in small_size(), rules in any_rules(), choices in choices(60)) {
        let mut game = Game::new(&Setup::new(size, rules)).unwrap();
        let mut slow = Slow::new(size, rules, Color::Black);
        for choice in choices {
            if !goes_on(&mut game) {
                break;
            }
            assert_legality_agrees(&game, &slow);
            let mv = choose(&game, choice);
            game.play(mv).unwrap();
            slow.play(mv.point());
            prop_assert!(size.points().all(|point| game.board().get(point) == slow.get(point)));
        }
    }

    #[test]
    fn play_then_undo_is_identity(size in small_size(), rules in any_rules(), choices in choices(60)) {
        let mut game = Game::new(&Setup::new(size, rules)).unwrap();
        let mut before = Vec::new();
        for choice in choices {
            if !goes_on(&mut game) {
                break;
            }
            before.push(game.clone());
            let mv = choose(&game, choice);
            game.play(mv).unwrap();
            let mut undone = game.clone();
            prop_assert_eq!(undone.undo(), Some(mv));
            assert_same(&undone, before.last().unwrap());
        }
        // And all the way back, resumptions included.
        while let Some(earlier) = before.pop() {
            prop_assert!(game.undo().is_some());
            game.check_invariants();
            assert_same(&game, &earlier);
        }
        prop_assert_eq!(game.undo(), None);
    }

    #[test]
    fn superko_never_repeats(size in small_size(), rules in any_rules(), ko in 3usize..6, choices in choices(120)) {
        let rules = Ruleset { ko: KOS[ko], ..rules };
        let mut game = Game::new(&Setup::new(size, rules)).unwrap();
        let mut slow = Slow::new(size, rules, Color::Black);
        for choice in choices {
            if !goes_on(&mut game) {
                break;
            }
            let mv = choose(&game, choice);
            game.play(mv).unwrap();
            slow.play(mv.point());
        }
        prop_assert!(slow.repeats_nothing());
    }

    #[test]
    fn actions_keep_the_invariants(setup in any_setup(), choices in choices(80)) {
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
    fn s3_4_every_chain_has_a_liberty(size in small_size(), choices in choices(60)) {
        let mut game = Game::new(&Setup::new(size, preset("persian-club"))).unwrap();
        for choice in choices {
            if !goes_on(&mut game) {
                break;
            }
            let mv = choose(&game, choice);
            game.play(mv).unwrap();
            prop_assert!(game.board().chains().all(|chain| !chain.liberties.is_empty()));
        }
    }

    #[test]
    fn endless_games_are_ended(size in small_size(), ko in 0usize..3, choices in choices(200)) {
        // With the rule about long cycles no situation occurs a third time without a pass in between, unless the
        // game is over.
        let rules = Ruleset { ko: KOS[ko], long_cycle: LongCycle::NoResult, ..preset("chinese") };
        let mut game = Game::new(&Setup::new(size, rules)).unwrap();
        for choice in choices {
            if !goes_on(&mut game) {
                break;
            }
            let mv = choose(&game, choice | 1);
            game.play(mv).unwrap();
            let turns = game.turns();
            let last = &turns[turns.len() - 1];
            let since = turns.iter().rev().take_while(|turn| turn.point().is_some());
            let times = since.filter(|turn| turn.hash() == last.hash() && turn.color == last.color).count();
            prop_assert!(times < 3 || game.outcome().is_some());
        }
    }
}
