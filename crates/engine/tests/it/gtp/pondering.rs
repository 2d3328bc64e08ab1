//! Thinking while the opponent does.

use tengen_engine::{Player, PlayerOptions, Pondering, Stop};
use tengen_rules::{Game, Move, Preset, Setup, Size};
use tengen_search::Uniform;

use super::analysis::{talk_slowly, texts};

/// The visits of the last choice, as `gomill-explain_last_move` tells them.
fn visits(text: &str) -> u32 {
    let words = text.split(", ").find_map(|part| part.strip_suffix(" visits"));
    words.and_then(|visits| visits.parse().ok()).expect("a number of visits")
}

/// What is thought of the second move of a game in which the opponent takes a while for an answer.
fn second_thought(pondering: &str) -> u32 {
    let received = talk_slowly(&[
        (0, "boardsize 3"),
        (0, "kata-set-param maxVisits 4"),
        (0, pondering),
        (0, "genmove b"),
        (300, "play w C3"),
        (0, "genmove b"),
        (0, "gomill-explain_last_move"),
        (0, "quit"),
    ]);
    visits(&texts(&received)[6])
}

#[test]
fn what_was_found_while_the_opponent_thought_is_kept() {
    // Without pondering a search ends with its four visits; the tree that pondering leaves holds more.
    assert_eq!(second_thought("kata-set-param ponderingEnabled false"), 4);
    assert!(second_thought("kata-set-param ponderingEnabled true") > 4);
}

#[test]
fn pondering_takes_no_time_off_a_clock_and_ends_with_any_line() {
    let received = talk_slowly(&[
        (0, "boardsize 5"),
        (0, "kata-set-param ponderingEnabled true"),
        (0, "kata-set-param maxVisits 10"),
        (0, "kata-time_settings absolute 2"),
        (0, "genmove b"),
        (0, "cputime"),
        (0, "time_left b 2 0"),
        (1000, "cputime"),
        (0, "quit"),
    ]);
    let texts = texts(&received);
    assert_eq!(texts[5], texts[7], "pondering is not thinking on the clock");
}

fn game(size: Size) -> Game {
    Game::new(&Setup::new(size, Preset::find("chinese").unwrap().rules)).unwrap()
}

#[test]
fn the_next_search_begins_with_the_expected_move() {
    let options =
        PlayerOptions { pondering: Pondering::OpponentsTurn, nodes: Some(500), ..PlayerOptions::default() };
    let mut player = Player::new(Uniform, options);
    let mut game = game(Size::square(5).unwrap());
    game.play(Move::Play("C3".parse().unwrap())).unwrap();
    player.ponder(&game, &Stop::new());
    game.play(Move::Play("B2".parse().unwrap())).unwrap();
    // A single visit is asked for; the tree has more already.
    let outlook = player.analyze(&game, &tengen_engine::Limits::visits(1), &Stop::new(), &mut |_| ());
    assert!(outlook.visits > 1, "{}", outlook.visits);
}

#[test]
fn a_stopped_player_and_one_of_a_level_do_not_ponder() {
    let mut game = game(Size::square(5).unwrap());
    game.play(Move::Play("C3".parse().unwrap())).unwrap();
    let visits_after = |player: &mut Player<Uniform>, stop: &Stop| {
        player.ponder(&game, stop);
        player.analyze(&game, &tengen_engine::Limits::visits(1), &Stop::new(), &mut |_| ()).visits
    };
    let stopped = Stop::new();
    stopped.stop();
    assert_eq!(visits_after(&mut Player::new(Uniform, PlayerOptions::default()), &stopped), 1);
    let level = PlayerOptions { level: "1k".parse().unwrap(), ..PlayerOptions::default() };
    assert_eq!(visits_after(&mut Player::new(Uniform, level), &Stop::new()), 1);
}
