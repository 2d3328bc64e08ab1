//! The short Russian introduction, S1-1 to S1-19, under `russian-club`. S1-7 is tested in `advice`, S1-9 in
//! `counting`.

use tengen_rules::{Color, IllegalMove, Phase, Suicide, pass_alive};

use super::*;
use crate::play::{after, at, is_legal, play, refusal};

use Color::{Black, White};

const CLUB: &str = "russian-club";

#[test]
fn s1_1_black_begins_anywhere_on_an_empty_board() {
    let mut game = new_game("9x9", CLUB);
    assert!(game.board().stones(Black).is_empty() && game.board().stones(White).is_empty());
    assert_eq!((game.to_move(), game.legal_points()), (Black, game.size().all()));
    play(&mut game, "A1 J9");
    assert_eq!(game.to_move(), Black);
    assert_eq!(game.board().get(point("A1")), Some(Black));
    assert_eq!(refusal(&game, "A1"), IllegalMove::Occupied);
}

#[test]
fn s1_2_more_unoccupied_points_win() {
    // Black has more stones, White more points.
    let game =
        with_komi(&game_at("X X X O . / X . X O . / X X X O O / . X O O . / X X O . O", CLUB, Black), "0");
    assert_eq!((game.board().stones(Black).len(), game.board().stones(White).len()), (11, 8));
    assert_eq!(score(&game), (2, 4));
    assert_eq!(result(game, ""), "W+2");
}

#[test]
fn s1_3_a_stone_without_liberties_is_captured() {
    for (moves, stone) in
        [("E5 E6 G1 D5 G2 F5 G3 E4", "E5"), ("A5 A6 G1 A4 G2 B5", "A5"), ("A1 A2 G1 B1", "A1")]
    {
        let game = after(&new_game("9x9", CLUB), moves);
        assert_eq!(game.board().get(point(stone)), None, "{stone}");
        assert_eq!(game.prisoners().white, 1);
    }
}

const ONE_EYE: &str = "O O O O O / O X X X O / O X . X O / O X X X . / O O O O O / . O . O .";

#[test]
fn s1_4_inner_and_outer_liberties_must_all_be_taken() {
    let game = game_at(ONE_EYE, CLUB, White);
    assert_eq!(game.board().liberties(point("B3")), points("C4 E3"));
    assert_eq!(refusal(&game, "C4"), IllegalMove::Suicide, "an outer liberty is left");
    let outside = after(&game, "E3 pass");
    assert_eq!(outside.board().liberties(point("B3")), points("C4"));
    assert_eq!(after(&outside, "C4").prisoners().white, 8);
}

/// Either side to move at A3 is short of liberties.
const SHORT: &str = ". X O . / X X O . / O O O .";

#[test]
fn s1_5_suicide_is_forbidden_unless_it_captures() {
    assert_eq!(refusal(&game_at(SHORT, CLUB, Black), "A3"), IllegalMove::Suicide);
    assert_eq!(after(&game_at(SHORT, CLUB, White), "A3").prisoners().white, 3);
}

#[test]
fn s1_6_no_move_repeats_a_position() {
    let send_two = ". O . X . / O X X X . / O O O X X / . O . O X / O . O O X";
    let game = after(&game_at(send_two, CLUB, White), "C5 A5");
    assert_eq!(refusal(&game, "B5"), IllegalMove::Superko { turn: 0 });
    let (turn, earlier) = game.explain(at("B5"), IllegalMove::Superko { turn: 0 }).earlier.unwrap();
    assert_eq!((turn, earlier), (0, crate::play::board(send_two)));
}

#[test]
fn s1_8_passing_and_resigning_are_possible_at_any_moment() {
    for moves in ["", "E5", "E5 E6 A1", "pass"] {
        let game = after(&new_game("9x9", CLUB), moves);
        assert!(is_legal(&game, "pass"), "{moves}");
        for loser in Color::ALL {
            let mut resigned = game.clone();
            resigned.resign(loser).unwrap();
            assert_eq!(winner(resigned.outcome()), Some(!loser));
        }
    }
    assert_eq!(after(&new_game("9x9", CLUB), "E5 pass pass").phase(), Phase::StoneRemoval);
}

#[test]
fn s1_10_komi_or_handicap_is_agreed_before_the_game() {
    let even = with_komi(&new_game("9x9", CLUB), "4.5");
    let mut played = after(&even, "E5 C3");
    assert_eq!((played.undo(), played.undo()), (Some(at("C3")), Some(at("E5"))));
    assert_eq!(played.komi(), even.komi());
    assert_eq!(result(played, ""), "W+4.5");
    // Handicap stones stand instead of komi.
    let handicap = handicap_game(CLUB, 3);
    assert_eq!((handicap.komi(), handicap.board().stones(Black).len()), (Komi::ZERO, 3));
}

#[test]
fn s1_11_four_three_and_two_liberties() {
    let count = |name| after(&new_game("9x9", CLUB), name).board().liberty_count(point(name));
    assert_eq!(["D4", "A4", "A1"].map(count), [4, 3, 2]);
}

#[test]
fn s1_12_only_points_on_one_line_connect() {
    assert_eq!(chains(&after(&new_game("9x9", CLUB), "D4 A1 E5"), Black), 2);
    assert_eq!(chains(&after(&new_game("9x9", CLUB), "D4 A1 D5"), Black), 1);
    assert_eq!(chains(&after(&new_game("9x9", CLUB), "D4 A1 D6"), Black), 2);
}

#[test]
fn s1_13_stones_that_touch_form_one_unit() {
    let game = after(&new_game("9x9", CLUB), "D4 A1 E4 A2 E5 A3 F5 A4");
    assert_eq!(game.board().chain(point("D4")).unwrap().stones, points("D4 E4 E5 F5"));
    assert_eq!(game.board().chain(point("A1")).unwrap().stones, points("A1 A2 A3 A4"));
}

#[test]
fn s1_14_only_taking_all_liberties_removes_a_unit() {
    let mut game = game_at(". . . . . / . X X . . / . . . . . / . . . . .", CLUB, White);
    for name in ["A3", "D3", "B4", "C4", "B2"] {
        play(&mut game, name);
        assert_eq!(game.board().stones(Black).len(), 2, "{name}");
        play(&mut game, "pass");
    }
    play(&mut game, "C2");
    assert_eq!(game.prisoners().white, 2);
}

#[test]
fn s1_15_suicide_counts_the_joined_unit_after_captures() {
    let game = game_at(SHORT, CLUB, Black);
    // The new stone touches its own, and together they have no liberty.
    assert_eq!(game.explain(at("A3"), IllegalMove::Suicide).points, points("A3 A2 B2 B3"));
    // Alone, without any.
    let alone = game_at(". X . / X . X / . X .", CLUB, White);
    assert_eq!(alone.explain(at("B2"), refusal(&alone, "B2")).points, points("B2"));
    // Joined with a unit that has a liberty to spare it is none.
    assert!(is_legal(&game_at(". X O . / X X . . / O O O .", CLUB, Black), "A3"));
}

const TWO_EYES: &str =
    "O O O O O O O / O X X X X X O / O X . X . X O / O X X X X X O / O O O O O O O / . O . O . O .";

#[test]
fn s1_16_two_eyes_are_needed_and_enough() {
    let game = game_at(TWO_EYES, CLUB, White);
    for eye in ["C4", "E4"] {
        assert_eq!(refusal(&game, eye), IllegalMove::Suicide);
    }
    let one_eye =
        game_at("O O O O O / O X X X O / O X . X O / O X X X O / O O O O O / . O . O .", CLUB, White);
    assert_eq!(after(&one_eye, "C4").prisoners().white, 8);
}

#[test]
fn s1_17_a_third_eye_adds_nothing() {
    let three = "
        O O O O O O O O O
        O X X X X X X X O
        O X . X . X . X O
        O X X X X X X X O
        O O O O O O O O O
        . O . O . O . O .";
    let alive = |diagram| {
        let game = game_at(diagram, CLUB, White);
        let alive = pass_alive(game.board(), Black, Suicide::Forbidden);
        assert!(alive.eyes.iter().all(|eye| game.check(eye.into()) == Err(IllegalMove::Suicide)));
        (alive.stones == game.board().stones(Black), alive.eyes.len())
    };
    assert_eq!((alive(TWO_EYES), alive(three)), ((true, 2), (true, 3)));
}

/// White's outer group on the right looks as if it had three eyes; D4 must be filled once B4 is.
const FALSE_EYE: &str = ". X X O O O . / X . O . O . O / . X X O O O O / X X X X X X X / . X . X X X X";

#[test]
fn s1_18_a_false_eye_is_no_eye() {
    let game = game_at(FALSE_EYE, CLUB, Black);
    assert!(!territory(&game, White).contains(point("D4")));
    assert_eq!(score(&game), (4, 2));
    // After B4 the stone in the false eye's corner is in atari, and White must connect at D4.
    let filled = after(&game, "B4");
    assert!(filled.board().is_in_atari(point("C4")));
    assert_eq!(after(&filled, "pass D4").prisoners().black, 1);
}
