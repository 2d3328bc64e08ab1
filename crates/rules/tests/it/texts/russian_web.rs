//! The Russian page, S2-1 to S2-18, under `russian-web`.

use tengen_rules::{Color, IllegalMove, Phase};

use super::*;
use crate::play::{after, at, is_legal, play, refusal};

use Color::{Black, White};

const CLUB: &str = "russian-web";

/// Four points and eight stones for Black, four points and nine stones for White.
const CLOSED: &str = ". . X O . / X X X O O / . X O O . / X X O O O / . X O . .";

#[test]
fn s2_2_surrounded_points_and_captured_stones_win() {
    let game = with_komi(&game_at(CLOSED, CLUB, White), "0");
    assert_eq!(score(&game), (4, 4));
    // White throws a stone into the corner; Black takes it and fills a point: a prisoner more, a point less.
    let taken = after(&game, "A5 B5");
    assert_eq!(score(&taken), (4, 4));
    // Where Black answers elsewhere the stone stays, and is dead at the end.
    let mut dead = after(&game, "A5 pass pass");
    dead.toggle_dead(point("A5")).unwrap();
    assert_eq!(score(&dead), (5, 4));
    assert_eq!(result(after(&game, "A5 pass"), "A5"), "B+1");
}

#[test]
fn s2_3_three_sizes() {
    for (side, points) in [("19", 361), ("13", 169), ("9", 81)] {
        assert_eq!(new_game(side, CLUB).legal_points().len(), points);
    }
}

#[test]
fn s2_4_stones_that_touch_are_one_unit() {
    let figure = ". O O . X / . O . X X / O O . . . / . . X . . / . X X . .";
    let game = game_at(figure, CLUB, Black);
    assert_eq!((chains(&game, White), chains(&game, Black)), (1, 2));
}

#[test]
fn s2_5_liberties_are_the_empty_neighbors() {
    let game = game_at(". . . . / . X X . / . O . . / . . . .", CLUB, Black);
    assert_eq!(game.board().liberties(point("B3")), points("A3 B4 C4 D3 C2"));
    assert_eq!(game.board().liberties(point("B2")), points("A2 B1 C2"));
}

#[test]
fn s2_7_only_ko_and_suicide_limit_the_choice() {
    let diagram = ". X O . . / X O . O . / . X O . . / . . . . .";
    let game = after(&game_at(diagram, CLUB, Black), "C3");
    assert_eq!(refusal(&game, "B3"), IllegalMove::Ko);
    assert_eq!(refusal(&game, "A4"), IllegalMove::Suicide);
    assert_eq!(game.legal_points(), game.board().empty() - points("B3 A4"));
}

const CORNER: &str = "X X O . . / X X O . . / X . O . . / O O . . . / . . . . .";

#[test]
fn s2_8_the_last_liberty_takes_the_unit() {
    let mut game = game_at(CORNER, CLUB, White);
    assert!(game.board().is_in_atari(point("A5")));
    assert_eq!(game.play(at("B3")).unwrap().captured, 5);
    assert_eq!(game.prisoners().white, 5);
}

#[test]
fn s2_9_with_two_liberties_it_takes_two_turns() {
    let game = game_at("X X O . . / X . O . . / X . O . . / O O . . . / . . . . .", CLUB, White);
    let first = after(&game, "B4");
    assert_eq!((first.prisoners().white, first.board().liberty_count(point("A5"))), (0, 1));
    let second = after(&first, "pass B3");
    assert_eq!(second.prisoners().white, 4);
}

#[test]
fn s2_10_no_own_unit_may_end_without_liberties() {
    let game = game_at(". X O . / X X O . / O O O .", CLUB, Black);
    assert_eq!(refusal(&game, "A3"), IllegalMove::Suicide);
    assert_eq!(game.explain(at("A3"), IllegalMove::Suicide).points, points("A3 B3 A2 B2"));
}

#[test]
fn s2_11_filling_the_own_last_liberty_is_legal_if_it_captures() {
    let game = game_at("O O . X O / X X X X O / O O O O O / . . . . .", CLUB, White);
    assert_eq!(game.board().liberties(point("A4")), points("C4"));
    assert_eq!(after(&game, "C4").prisoners().white, 5);
}

#[test]
fn s2_12_the_position_of_the_own_last_turn_may_not_recur() {
    let ko = ". X O . . / X O . O . / . X O . . / . . . . .";
    let game = after(&game_at(ko, CLUB, Black), "C3");
    assert_eq!(refusal(&game, "B3"), IllegalMove::Ko);
    assert!(is_legal(&after(&game, "E1 A1"), "B3"));
    assert!(is_legal(&after(&game, "pass E1"), "B3"), "the position differs from that of the last turn");
    // Where the capturing stone cannot itself be retaken alone there is no ko.
    let snapback = "O X . X O / O X . X O / O O X O O / . O X O . / X X X X X";
    assert!(is_legal(&after(&game_at(snapback, CLUB, White), "C4 C5"), "C4"));
}

#[test]
fn s2_13_fractional_komi_leaves_no_draw() {
    let game = game_at(CLOSED, CLUB, White);
    for (komi, draw) in [("0", true), ("5.5", false), ("6", false), ("6.5", false), ("7.5", false)] {
        assert_eq!(result(with_komi(&game, komi), "") == "0", draw, "{komi}");
    }
    for halves in (-13..=13).step_by(2) {
        let komi = Komi::from_halves(halves).unwrap().to_string();
        assert!(winner(end(with_komi(&game, &komi), "").outcome()).is_some(), "{komi}");
    }
}

#[test]
fn s2_14_handicap_stones_are_set_before_whites_first_move() {
    for stones in 2..=9 {
        let mut game = handicap_game(CLUB, stones);
        for point in Size::NINETEEN.points().step_by(7).take(stones.into()) {
            assert_eq!(game.play_as(White, point.into()), Err(IllegalMove::NotYourTurn));
            game.play_as(Black, point.into()).unwrap();
        }
        assert_eq!((game.to_move(), game.board().stones(Black).len()), (White, stones));
    }
}

#[test]
fn s2_15_the_game_stops_when_both_pass_in_succession() {
    let game = after(&new_game("9x9", CLUB), "E5 pass");
    assert_eq!(game.phase(), Phase::Play);
    assert_eq!(after(&game, "pass").phase(), Phase::StoneRemoval);
}

/// White's stone on C4 is dead.
const DEAD_STONE: &str = ". X . . X O . / X . O . X O O / . X X X X O . / X X O O O O O / . X O . O . O";

#[test]
fn s2_16_the_players_decide_what_is_dead() {
    let game = game_at(DEAD_STONE, CLUB, Black);
    assert_eq!(score(&game), (3, 4), "a stone that nobody calls dead lives");
    let ended = end(game, "C4");
    assert_eq!(*ended.dead(), points("C4"));
    assert_eq!(ended.end_position().totals().tally.black.dead, 1);
    assert_eq!(score(&ended), (9, 4));
}

#[test]
fn s2_17_without_agreement_play_goes_on() {
    let mut game = after(&game_at(DEAD_STONE, CLUB, Black), "pass pass");
    game.toggle_dead(point("C4")).unwrap();
    game.resume(White).unwrap();
    assert_eq!((game.phase(), game.to_move(), game.turns().len()), (Phase::Play, Black, 2));
    assert!(game.dead().is_empty());
    play(&mut game, "D4 pass C5 pass B4");
    assert_eq!(game.prisoners().black, 1, "what was dead is taken");
}

#[test]
fn s2_18_points_and_prisoners_are_added() {
    let game = after(&game_at(DEAD_STONE, CLUB, Black), "pass pass");
    let ended = end(game, "C4");
    let tally = ended.end_position().totals().tally;
    assert_eq!(
        (tally.black.territory, tally.black.dead, tally.black.total().to_string()),
        (8, 1, "9".into())
    );
    assert_eq!((tally.white.territory, tally.white.komi.to_string()), (4, "6.5".into()));
    assert_eq!(ended.outcome().unwrap().to_string(), "W+1.5");
}
