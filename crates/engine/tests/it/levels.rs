//! Levels against each other, in one process: the measurements behind the table in `src/level.rs`.
//!
//! `TENGEN_CI=1 TENGEN_TEST_GAMES=60 TENGEN_TEST_SIZE=9 cargo test -p tengen-engine --test it levels -- --nocapture`
//! plays each anchor against the one before.

use tengen_engine::{Decision, Level, Player, PlayerOptions, Stop};
use tengen_net::NetEvaluator;
use tengen_rules::{Color, EndPosition, Game, Outcome, Preset, Setup, Size};

use crate::common::evaluator;
use tengen_testing::{setting, thorough};

const ANCHORS: [&str; 8] = ["30k", "25k", "20k", "15k", "10k", "5k", "1k", "strongest"];

/// A player of this level.
fn player(net: &NetEvaluator, level: &str, seed: u64) -> Player<NetEvaluator> {
    let level: Level = level.parse().unwrap();
    Player::new(net.clone(), PlayerOptions { level, seed, ..PlayerOptions::default() })
}

/// Plays a game and says who won; the two players are Black and White.
fn play(size: Size, players: &mut [Player<NetEvaluator>; 2]) -> (Outcome, Game) {
    let rules = Preset::find("chinese").unwrap().rules;
    let setup = Setup::new(size, rules).with_komi("7.5".parse().unwrap());
    let mut game = Game::new(&setup).unwrap();
    let most = 2 * usize::from(size.area());
    while game.phase() == tengen_rules::Phase::Play && game.turns().len() < most {
        let mover = &mut players[game.turns().len() % 2];
        match mover.choose(&game, None, &Stop::new(), &mut |_| ()).decision {
            Decision::Play(mv) => drop(game.play(mv).unwrap()),
            Decision::Resign => game.resign(game.to_move()).unwrap(),
        }
    }
    let outcome = game.outcome().unwrap_or_else(|| {
        let verdict = players[0].verdict(&game, &Stop::new());
        EndPosition { dead: verdict.dead, ..game.end_position() }.outcome()
    });
    (outcome, game)
}

/// How many of `games` games `strong` wins against `weak`, half of them with each color.
fn wins(net: &NetEvaluator, size: Size, [weak, strong]: [&str; 2], games: usize) -> usize {
    let mut won = 0;
    for number in 0..games {
        let seed = number as u64;
        let mut players = [player(net, weak, 2 * seed), player(net, strong, 2 * seed + 1)];
        let strong_is = if number % 2 == 0 { Color::White } else { Color::Black };
        if strong_is == Color::Black {
            players.swap(0, 1);
        }
        let (outcome, _) = play(size, &mut players);
        won += usize::from(outcome.winner() == Some(strong_is));
    }
    won
}

#[test]
fn each_level_beats_the_one_before() {
    let long = thorough("games of each level against the one before, here 4 of the extremes");
    let games = setting("TENGEN_TEST_GAMES", if long { 6 } else { 4 });
    let size = Size::square(setting("TENGEN_TEST_SIZE", 9) as u8).unwrap();
    let net = evaluator();
    if !long {
        let won = wins(&net, size, ["30k", "1k"], games);
        assert!(won * 4 >= games * 3, "1k won {won} of {games} against 30k");
        return;
    }
    let from = setting("TENGEN_TEST_FROM", 0);
    let to = setting("TENGEN_TEST_TO", ANCHORS.len() - 1);
    for pair in ANCHORS[from..=to].windows(2) {
        let won = wins(&net, size, [pair[0], pair[1]], games);
        println!("{size}: {} against {}: {won}/{games}", pair[1], pair[0]);
    }
}
