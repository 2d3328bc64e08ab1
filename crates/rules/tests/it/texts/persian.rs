//! The Persian introduction, S3-1 to S3-14, under `persian-club`.

use tengen_rules::{Color, IllegalMove, Phase, Scoring};

use super::*;
use crate::play::{after, at, is_legal, play, refusal};

use Color::{Black, White};

const CLUB: &str = "persian-club";

#[test]
fn s3_1_stones_leave_the_board_only_when_surrounded() {
    let mut game = after(&new_game("19", CLUB), "D4 D5 Q16 C4 Q17 E4 Q18");
    assert_eq!(game.board().stones(Black), points("D4 Q16 Q17 Q18"));
    play(&mut game, "D3");
    assert_eq!(game.board().stones(Black), points("Q16 Q17 Q18"));
}

#[test]
fn s3_2_the_larger_part_of_the_board_wins() {
    let game = game_at(". X O . . / X X O O O / . X O . O / X X O O . / . X X O O", CLUB, Black);
    assert_eq!(game.end_position().totals().scoring, Scoring::Area);
    assert_eq!(score(&game), (11, 14));
    assert_eq!(result(game, ""), "W+3");
}

#[test]
fn s3_3_order_is_black_first_or_handicap() {
    assert_eq!(new_game("19", CLUB).to_move(), Black);
    let mut handicap = handicap_game(CLUB, 2);
    play(&mut handicap, "D4 Q16");
    assert_eq!(handicap.to_move(), White);
    // Beyond that every free point may be played that leaves a liberty and repeats nothing.
    assert_eq!(handicap.legal_points().len(), 359);
}

#[test]
fn s3_5_no_position_ever_recurs() {
    let send_two = ". O . X . / O X X X . / O O O X X / . O . O X / O . O O X";
    let game = after(&game_at(send_two, CLUB, White), "C5 A5");
    assert_eq!(refusal(&game, "B5"), IllegalMove::Superko { turn: 0 });
    let triple_ko = "O O O O O O O / O X O . O . O / X . X O X O X / X X X X X X X";
    let game = after(&game_at(triple_ko, CLUB, Black), "D3 B2 F3 D2 B3");
    assert_eq!(refusal(&game, "F2"), IllegalMove::Superko { turn: 0 });
    // One must play elsewhere, and there is an elsewhere to play.
    assert!(is_legal(&game, "pass"));
}

#[test]
fn s3_7_the_weaker_side_may_set_two_or_more_stones() {
    for stones in [2, 5, 12] {
        let mut game = handicap_game(CLUB, stones);
        for point in Size::NINETEEN.points().step_by(9).take(stones.into()) {
            game.play(point.into()).unwrap();
        }
        assert_eq!((game.to_move(), game.board().stones(Black).len()), (White, stones));
    }
}

#[test]
fn s3_8_any_size_is_played() {
    for size in ["13", "9", "5x7", "7x5", "2x52", "1x1"] {
        let mut game = new_game(size, CLUB);
        assert_eq!(game.legal_points().len(), if size == "1x1" { 0 } else { game.size().area() });
        play(&mut game, "pass pass");
        assert_eq!(game.phase(), Phase::StoneRemoval, "{size}");
    }
}

#[test]
fn s3_9_one_stone_joins_three_chains() {
    let game = game_at(". . X . . / . . X . . / X X . X X / . . . . . / . . . . .", CLUB, Black);
    assert_eq!(chains(&game, Black), 3);
    let joined = after(&game, "C3");
    assert_eq!(chains(&joined, Black), 1);
    assert_eq!(joined.board().chain(point("C3")).unwrap().stones.len(), 7);
    // Diagonals do not connect.
    assert_eq!(chains(&after(&game, "C2"), Black), 4);
}

#[test]
fn s3_10_liberties_are_shared() {
    let game = game_at(". O O . / O X X O / . X O . / . O . .", CLUB, White);
    // C3 has no empty neighbor; it lives by the liberty of B2.
    for stone in ["C3", "B3", "B2"] {
        assert_eq!(game.board().liberties(point(stone)), points("A2"));
    }
    assert_eq!(after(&game, "A2").prisoners().white, 3);
}

#[test]
fn s3_11_a_threat_elsewhere_allows_the_retake() {
    let ko = ". X O . . / X O . O . / . X O . . / . . . . .";
    let game = after(&game_at(ko, CLUB, Black), "C3");
    assert_eq!(refusal(&game, "B3"), IllegalMove::Superko { turn: 0 });
    // White threatens, Black answers, White takes the ko back, and now Black needs a threat.
    let fought = after(&game, "E1 A1 B3");
    assert_eq!(fought.prisoners().white, 1);
    assert!(matches!(refusal(&fought, "C3"), IllegalMove::Superko { .. }));
    assert!(is_legal(&after(&fought, "E2 D1"), "C3"));
}

#[test]
fn s3_12_two_passes_in_succession_end_play_and_points_are_counted() {
    let game = after(&new_game("9x9", CLUB), "E5 pass");
    assert_eq!(game.phase(), Phase::Play);
    assert_eq!(after(&game, "pass").phase(), Phase::StoneRemoval);
    assert_eq!(result(game, ""), "B+81");
}

#[test]
fn s3_13_a_stone_without_liberty_lives_if_it_captures() {
    let short = ". X O . / X X O . / O O O .";
    let captured = after(&game_at(short, CLUB, White), "A3");
    assert_eq!(captured.board().liberties(point("A3")), points("B3 A2"));
    // Usually one does not: without capture the own stones leave the board.
    let suicide = after(&game_at(short, CLUB, Black), "A3");
    assert!(suicide.board().stones(Black).is_empty());
    assert_eq!(suicide.prisoners().white, 4);
}

#[test]
fn s3_14_one_eye_can_be_killed_and_two_cannot() {
    let one = game_at("O O O O O / O X X X O / O X . X O / O X X X O / O O O O O / . O . O .", CLUB, White);
    assert_eq!(after(&one, "C4").prisoners().white, 8);
    let two = game_at(
        "O O O O O O O / O X X X X X O / O X . X . X O / O X X X X X O / O O O O O O O / . O . O . O .",
        CLUB,
        White,
    );
    for eye in ["C4", "E4"] {
        // A single stone without liberty leaves the board at once: the position of before would recur.
        assert_eq!(refusal(&two, eye), IllegalMove::Superko { turn: 0 });
        assert_eq!(two.explain(at(eye), IllegalMove::Superko { turn: 0 }).points, PointSet::EMPTY);
    }
}
