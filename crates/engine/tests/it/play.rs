//! Choosing moves.

use tengen_engine::{Choice, Decision, Limits, Player, PlayerOptions, Stop};
use tengen_rules::{Game, Move, Ruleset, Setup};
use tengen_search::Uniform;

fn game(size: &str) -> Game {
    Game::new(&Setup::new(size.parse().unwrap(), Ruleset::TROMP_TAYLOR)).unwrap()
}

fn player(visits: u32) -> Player<Uniform> {
    Player::new(Uniform, PlayerOptions { visits: Some(visits), ..PlayerOptions::default() })
}

fn choose(player: &mut Player<Uniform>, game: &Game) -> Choice {
    player.choose(game, None, &Stop::new(), &mut |_| ())
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let play = || {
        let (mut game, mut player) = (game("5x5"), player(30));
        let moves = (0..20).map_while(|_| match choose(&mut player, &game).decision {
            Decision::Play(mv) => game.play(mv).ok().map(|_| mv),
            Decision::Resign => None,
        });
        moves.collect::<Vec<Move>>()
    };
    assert_eq!(play(), play());
}

#[test]
fn the_tree_is_kept_from_turn_to_turn() {
    let (mut game, mut player) = (game("5x5"), player(100));
    let line = choose(&mut player, &game).outlook.candidates[0].line.clone();
    game.play(line[0]).unwrap();
    game.play(line[1]).unwrap();
    let outlook = player.analyze(&game, &Limits::visits(1), &Stop::new(), &mut |_| ());
    assert!(outlook.visits > 1, "{outlook:?}");
}

#[test]
fn a_stopped_player_answers_after_one_visit() {
    let stop = Stop::new();
    stop.stop();
    let outlook = player(1000).analyze(&game("9x9"), &Limits::default(), &stop, &mut |_| ());
    assert_eq!(outlook.visits, 1);
}
