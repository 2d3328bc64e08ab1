//! The search with an evaluator that counts stones: slow to learn, but its verdicts can be checked by hand.

use std::sync::atomic::{AtomicU32, Ordering};

use tengen_rules::{AreaOptions, Board, Color, Game, Move, Preset, Ruleset, Setup, Suicide, area};

use crate::{Evaluation, Evaluator, MAX_MOVES, Params, Request, Search, Uniform, Value};

/// Gives every legal move the same probability and takes the area on the board for the score.
struct Counter;

impl Evaluator for Counter {
    fn evaluate_into(&mut self, game: &Game, request: &Request, out: &mut Evaluation) {
        Uniform.evaluate_into(game, request, out);
        let owned = area(game.board(), AreaOptions::full(Suicide::Forbidden));
        let margin = f32::from(owned.black.len()) - f32::from(owned.white.len());
        let komi = f32::from(game.komi().halves()) / 2.0;
        out.score.mean = if game.to_move() == Color::Black { margin - komi } else { komi - margin };
        let win = (0.5 + out.score.mean / f32::from(2 * game.size().area())).clamp(0.0, 1.0);
        out.value = Value { win, loss: 1.0 - win, no_result: 0.0 };
    }
}

fn game(diagram: &str, to_move: Color) -> Game {
    let board: Board = diagram.parse().unwrap();
    let rules = Preset::find("tromp-taylor").unwrap().rules;
    Game::new(&Setup::from_board(&board, rules, to_move).with_komi("0".parse().unwrap())).unwrap()
}

fn searched(game: Game, visits: u32) -> Search {
    let search = Search::new(game, Params::default());
    search.run(&mut [Counter], |progress| progress.visits >= visits);
    search
}

#[test]
fn takes_what_is_in_atari() {
    // White's stone has one liberty, D3, and would get away.
    let search =
        searched(game(". . . . . / . . X . . / . X O . . / . . X . . / . . . . .", Color::Black), 600);
    assert_eq!(search.candidates()[0].mv.to_string(), "D3", "{:#?}", &search.candidates()[..3]);
}

#[test]
fn keeps_two_eyes() {
    // B5 and A4 are Black's eyes: to fill one loses all.
    let search =
        searched(game("X . X O . / . X X O . / X X X O O / O O O O . / . . . . .", Color::Black), 600);
    let visits =
        |name: &str| search.candidates().iter().find(|c| c.mv.to_string() == name).map_or(0, |c| c.visits);
    assert!(visits("B5") + visits("A4") < 60, "{:#?}", search.candidates());
}

#[test]
fn one_thread_gives_the_same_tree_twice() {
    let start = || Game::new(&Setup::new("5x5".parse().unwrap(), Ruleset::TROMP_TAYLOR)).unwrap();
    assert_eq!(searched(start(), 300).candidates(), searched(start(), 300).candidates());
}

#[test]
fn threads_share_one_tree_and_stop_when_told() {
    let game = Game::new(&Setup::new("7x7".parse().unwrap(), Ruleset::TROMP_TAYLOR)).unwrap();
    let mut counters = [Counter, Counter, Counter];
    let search = Search::new(game, Params::default());
    let asked = AtomicU32::new(0);
    search.run(&mut counters, |_| asked.fetch_add(1, Ordering::Relaxed) >= 200);
    assert_eq!(search.progress().visits, 200);
    let below: u32 = search.candidates().iter().map(|c| c.visits).sum();
    assert!((197..=199).contains(&below), "the root and at most its first evaluations stay above: {below}");
}

#[test]
fn advancing_keeps_the_subtree() {
    let mut search =
        searched(Game::new(&Setup::new("5x5".parse().unwrap(), Ruleset::TROMP_TAYLOR)).unwrap(), 500);
    let favorite = search.candidates().remove(0);
    assert!(search.advance(favorite.mv));
    assert_eq!(search.progress().visits, favorite.visits);
    assert_eq!(search.candidates()[0].mv, favorite.line[1]);
    assert!(!search.advance(favorite.mv), "the point is taken");
}

#[test]
fn superko_holds_in_the_tree() {
    // White cannot retake the ko at once, and the tree must know it.
    let mut start = game(". X O . . / X O . O . / . X O . . / . . . . .", Color::Black);
    start.play(Move::Play("C3".parse().unwrap())).unwrap();
    let search = searched(start, 200);
    assert!(search.candidates().iter().all(|c| c.mv.to_string() != "B3"));
}

#[test]
fn two_passes_are_counted() {
    for name in ["tromp-taylor", "chinese", "japanese"] {
        let rules = Preset::find(name).unwrap().rules;
        let board: Board = ". X O . / X X O O / . X O . / X X O O".parse().unwrap();
        let mut start = Game::new(&Setup::from_board(&board, rules, Color::Black)).unwrap();
        start.play(Move::Pass).unwrap();
        let search = searched(start, 60);
        let pass = search.candidates().into_iter().find(|c| c.mv == Move::Pass).unwrap();
        // Stones and eyes are equal, so komi decides; the score is that of the player to move, White.
        let lead = f32::from(rules.komi.halves()) / 2.0;
        assert!((pass.score - lead).abs() < 1e-3, "{name}: {pass:?}");
    }
}

#[test]
fn nodes_stay_small() {
    let search = searched(Game::new(&Setup::new("19".parse().unwrap(), Ruleset::TROMP_TAYLOR)).unwrap(), 150);
    let progress = search.progress();
    assert!(progress.memory / progress.nodes < 1024);
    assert!(search.candidates().len() <= MAX_MOVES);
}

#[test]
fn noise_spreads_the_visits_of_the_root_and_is_repeatable() {
    let start = || game(". . . . . / . . X . . / . X O . . / . . X . . / . . . . .", Color::Black);
    let noisy = |noise| {
        let search = Search::new(start(), Params { wide_root_noise: noise, ..Params::default() });
        search.run(&mut [Counter], |progress| progress.visits >= 600);
        search.candidates()
    };
    assert!(noisy(1.0)[0].visits < noisy(0.0)[0].visits);
    assert_eq!(noisy(1.0), noisy(1.0));
}

/// Notes who was to move, and what was asked.
#[derive(Default)]
struct Recorder(Vec<(Color, Request)>);

impl Evaluator for Recorder {
    fn evaluate_into(&mut self, game: &Game, request: &Request, out: &mut Evaluation) {
        self.0.push((game.to_move(), *request));
        Uniform.evaluate_into(game, request, out);
    }
}

fn recorded(params: Params, visits: u32) -> Vec<(Color, Request)> {
    let mut recorders = [Recorder::default()];
    let search = Search::new(game(". . . / . . . / . . .", Color::Black), params);
    search.run(&mut recorders, |progress| progress.visits >= visits);
    let [Recorder(asked)] = recorders;
    asked
}

#[test]
fn the_root_is_evaluated_under_as_many_symmetries_as_wished() {
    let asked = recorded(Params { root_symmetries: 5, ..Params::default() }, 3);
    let mut symmetries: Vec<u8> = asked.iter().map(|(_, request)| request.symmetry.number()).collect();
    assert_eq!(symmetries.split_off(5).len(), 2, "the two visits after the first ask for one each");
    assert_eq!(symmetries, [0, 1, 2, 3, 4]);
}

#[test]
fn the_advantage_is_that_of_the_thinker() {
    for thinker in [None, Some(Color::White)] {
        let asked = recorded(Params { advantage: 1.5, thinker, ..Params::default() }, 30);
        for (mover, request) in asked {
            let own = mover == thinker.unwrap_or(Color::Black);
            assert_eq!(request.advantage, if own { 1.5 } else { -1.5 });
        }
    }
}
