//! When there is nothing left to gain.

use tengen_rules::{Board, EndPosition, Game, Move, PointSet, Setup};

use crate::named::SEKI_1;
use crate::play::{board, preset};
use crate::scoring::chains;

const CLOSED: &str = "X . X O . / . X X O O / X X X O . / X . X O O / . X X O .";

fn nothing_to_gain(board: &Board, dead: &str, seki: &str) -> bool {
    let rules = preset("russian-club");
    let end = EndPosition { dead: chains(board, dead), ..EndPosition::new(board, &rules) };
    end.nothing_to_gain(&chains(board, seki))
}

#[test]
fn s1_7_a_closed_board() {
    assert!(nothing_to_gain(&board(CLOSED), "", ""));
}

#[test]
fn s1_7_through_a_game() {
    let setup = Setup::from_board(&board(CLOSED), preset("russian-club"), tengen_rules::Color::White);
    let mut game = Game::new(&setup).unwrap();
    assert!(game.end_position().nothing_to_gain(&PointSet::EMPTY));
    game.play(Move::Play("B5".parse().unwrap())).unwrap_err();
    assert_eq!(game.outcome(), None, "advice never ends a game");
}

#[test]
fn t_seki_1_only_when_the_seki_is_agreed() {
    let board = board(SEKI_1);
    assert!(!nothing_to_gain(&board, "", ""));
    assert!(!nothing_to_gain(&board, "", "C5"));
    assert!(nothing_to_gain(&board, "", "C5 E5"));
}

#[test]
fn one_open_neutral_point() {
    assert!(!nothing_to_gain(
        &board(". X . X . O . / X X X X . O O / . X . X O O . / X X X X O O O"),
        "",
        ""
    ));
    assert!(nothing_to_gain(&board(". X . X O . O / X X X X O O O / . X . X O O . / X X X X O O O"), "", ""));
}

#[test]
fn one_open_border() {
    // White can enter at C1.
    assert!(!nothing_to_gain(&board("X . X O . / . X X O O / X X X O . / X . X O O / . X . . O"), "", ""));
}

#[test]
fn dead_stones_must_be_marked() {
    let ring = ". O . O O . / O O O O O O / X X X X X X / . X . . X . / X O O O O X / X X X X X X / O O O O O O / . O . O . O";
    assert!(!nothing_to_gain(&board(ring), "", ""));
    assert!(nothing_to_gain(&board(ring), "B4", ""));
}

#[test]
fn an_empty_board_has_everything_to_gain() {
    assert!(!nothing_to_gain(&board(". . . / . . . / . . ."), "", ""));
}
