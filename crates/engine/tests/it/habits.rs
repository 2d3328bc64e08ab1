//! Passing, cleaning up and hurrying, with the built-in network.

use std::time::Duration;

use tengen_clock::{Clock, TimeLeft, TimeSystem};
use tengen_engine::{Decision, Player, PlayerOptions, Stop};
use tengen_net::NetEvaluator;
use tengen_rules::{Color, Game, Move, Preset, Setup, Size};

use crate::common::evaluator;

fn player(visits: u32) -> Player<NetEvaluator> {
    Player::new(evaluator(), PlayerOptions { visits: Some(visits), ..PlayerOptions::default() })
}

fn game(diagram: &str, rules: &str, to_move: Color) -> Game {
    let rules = Preset::find(rules).unwrap().rules;
    Game::new(&Setup::from_board(&diagram.parse().unwrap(), rules, to_move)).unwrap()
}

fn decide(player: &mut Player<NetEvaluator>, game: &Game) -> Decision {
    player.choose(game, None, &Stop::new(), &mut |_| ()).decision
}

/// A wall down the middle: Black has the left, White the right, nothing is open.
const SETTLED: &str = ". . . X O . . . . / . X . X O . O . . / . . . X O . . . . / . X . X O . O . . / \
                       . . . X O . . O . / . X . X O . O . . / . . . X O . . . . / . X . X O . O . . / \
                       . . . X O . . . .";

/// Another one, with a neutral point at E1 and a dead white stone in Black's territory.
const NEUTRAL: &str = ". . . X O . . . . / . . . X O . . . . / . . . X O . . . . / . . . X O . . . . / \
                       . . . X O . . . . / . O . X O . . . . / . . . X O . . . . / . . . X O O . . . / \
                       . . . X . O . . .";

#[test]
fn nothing_is_played_where_nothing_is_to_gain() {
    for rules in ["japanese", "chinese"] {
        for color in Color::ALL {
            let mut game = game(SETTLED, rules, !color);
            game.play(Move::Pass).unwrap();
            let decision = decide(&mut player(30), &game);
            assert_eq!(decision, Decision::Play(Move::Pass), "{rules} {color:?}");
        }
    }
}

/// From games against GNU Go: at first sight all is settled, but without a white stone at J4 the corner dies.
const SHORT_OF_LIBERTIES: &str = ". . . . X X O . . / . . X X X O O X . / . X . X O O O O . / X X X X X X O . . / \
                                  X O O X . . X O . / O O X X X . X O . / . . O O X . X X O / . O . O X X O O O / \
                                  . . . O X X X . O";

/// And here without one at F3 the wall between the corners is cut.
const CUTTING_POINT: &str = ". X . X X X O X . / O X X X X O O . . / . O X X O O O . . / O O O O X X O . . / \
                             X O . O X O . . . / X X X X X O . . . / . . . X O . . . . / . . . X O . O . . / \
                             . . . X X O . . .";

#[test]
fn a_group_is_not_passed_away() {
    for diagram in [SHORT_OF_LIBERTIES, CUTTING_POINT] {
        for visits in [50, 400] {
            let decision = decide(&mut player(visits), &game(diagram, "chinese-ogs", Color::White));
            assert_ne!(decision, Decision::Play(Move::Pass), "{visits} visits");
        }
    }
}

/// From another one: the neutral point E4 can wait, White's stones at the top cannot.
const URGENT: &str = ". . . . . . . . . / . . . . . . . . . / . . O O O . X . . / O O O X X O O O O / \
                      O X X X X O X X X / O X X X . O X . X / X . . X O O O X . / . X X O O X X . X / \
                      . . X . O O X X .";

#[test]
fn a_neutral_point_waits_for_what_is_urgent() {
    let neutral = Decision::Play(Move::Play("E4".parse().unwrap()));
    for visits in [50, 400] {
        let decision = decide(&mut player(visits), &game(URGENT, "chinese-ogs", Color::White));
        assert_ne!(decision, neutral, "{visits} visits");
    }
}

#[test]
fn a_neutral_point_is_worth_a_move_under_area_scoring_only() {
    let neutral = Decision::Play(Move::Play("E1".parse().unwrap()));
    assert_eq!(decide(&mut player(30), &game(NEUTRAL, "chinese", Color::White)), neutral);
    let territory = decide(&mut player(30), &game(NEUTRAL, "japanese", Color::White));
    assert!([neutral, Decision::Play(Move::Pass)].contains(&territory), "{territory:?}");
}

#[test]
fn cleaning_up_takes_dead_stones_and_then_passes() {
    let mut game = game(NEUTRAL, "chinese", Color::Black);
    let mut player = player(10);
    let stone = "B4".parse().unwrap();
    for _ in 0..6 {
        if game.board().get(stone).is_none() {
            break;
        }
        let Decision::Play(mv) = player.cleanup_move(&game, &Stop::new()).decision else {
            panic!("resigned")
        };
        game.play(mv).unwrap();
        game.play(Move::Pass).unwrap();
    }
    assert_eq!(game.board().get(stone), None, "{}", game.board());
    assert_eq!(player.cleanup_move(&game, &Stop::new()).decision, Decision::Play(Move::Pass));
}

#[test]
fn without_time_a_legal_move_comes_at_once() {
    let system = TimeSystem::Fischer {
        main: Duration::from_secs(1),
        increment: Duration::ZERO,
        cap: None,
        per_move: None,
    };
    let clock = Clock::resume(system, TimeLeft::Main(Duration::ZERO)).unwrap();
    let mut player = player(10_000);
    for size in [2, 9, 19, 25] {
        let size = Size::square(size).unwrap();
        let game = Game::new(&Setup::new(size, Preset::find("japanese").unwrap().rules)).unwrap();
        let choice = player.choose(&game, Some(&clock), &Stop::new(), &mut |_| ());
        assert_eq!(choice.outlook.visits, 0);
        let Decision::Play(mv) = choice.decision else { panic!("resigned") };
        assert_eq!(game.check(mv), Ok(()));
    }
}

#[test]
fn every_size_is_played() {
    for size in ["2x2", "2x5", "7x3", "25x25"] {
        let rules = Preset::find("tromp-taylor").unwrap().rules;
        let mut game = Game::new(&Setup::new(size.parse().unwrap(), rules)).unwrap();
        let mut player = player(4);
        for _ in 0..12 {
            match decide(&mut player, &game) {
                Decision::Play(mv) if game.outcome().is_none() => drop(game.play(mv).unwrap()),
                _ => break,
            }
        }
    }
}

#[test]
fn every_level_places_handicap_stones_and_plays() {
    for level in ["30k", "15k", "1k", "strongest"] {
        let rules = Preset::find("aga").unwrap().rules;
        let setup = Setup::new(Size::NINE, rules).with_handicap(3);
        let mut game = Game::new(&setup).unwrap();
        let mut player = player(4);
        player.set_level(level.parse().unwrap());
        for _ in 0..8 {
            let Decision::Play(mv) = decide(&mut player, &game) else { panic!("resigned") };
            game.play(mv).unwrap();
        }
    }
}
