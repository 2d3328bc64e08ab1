//! The French introduction, S0-1 to S0-37, under `french-club`. Ranks (S0-23 to S0-26) are not the matter of this
//! crate; the count (S0-30 to S0-35, S0-37) is tested in `scoring` and `counting`.

use tengen_rules::{Color, IllegalMove, Phase, Suicide, WinBy, pass_alive};

use super::*;
use crate::play::{after, at, is_legal, play, refusal};

use Color::{Black, White};

const CLUB: &str = "french-club";

#[test]
fn s0_1_two_players_and_361_points() {
    let game = new_game("19", CLUB);
    assert_eq!(game.legal_points().len(), 361);
    assert_eq!(after(&game, "D4").legal_points().len(), 360);
}

#[test]
fn s0_2_stones_are_placed_in_turn() {
    let mut game = new_game("19", CLUB);
    play(&mut game, "D4");
    assert_eq!(game.to_move(), White);
    assert_eq!(game.play_as(Black, at("Q16")), Err(IllegalMove::NotYourTurn));
    play(&mut game, "Q16");
    assert_eq!(game.to_move(), Black);
}

/// Two black territories, 7 and 8 points, and a white one of 9.
const TERRITORIES: &str = "
    . . . X O . . .
    . . . X O . . .
    . X X X O . . .
    X . . X O O O O
    . . . X O O O O
    . . . X O O O O";

#[test]
fn s0_3_territory_is_what_stones_of_one_color_enclose() {
    let game = game_at(TERRITORIES, CLUB, Black);
    assert_eq!(sizes(&territory(&game, Black)), [7, 8]);
    assert_eq!(sizes(&territory(&game, White)), [9]);
    assert_eq!(result(game, ""), "B+0.5", "15 to 9 and 5.5");
}

#[test]
fn s0_4_stones_stay_until_they_are_captured_and_are_kept() {
    let mut game = after(&new_game("9x9", CLUB), "E5 E4 A1 D5 A2 F5");
    for taken in ["E5", "A1", "D5"] {
        assert_eq!(refusal(&game, taken), IllegalMove::Occupied);
    }
    play(&mut game, "A3 E6");
    assert_eq!(game.board().get(point("E5")), None);
    assert_eq!((game.prisoners().white, game.prisoners().black), (1, 0));
    assert_eq!(game.board().get(point("A1")), Some(Black));
}

#[test]
fn s0_5_black_plays_the_first_stone() {
    let mut game = new_game("19", CLUB);
    assert_eq!(game.play_as(White, at("D4")), Err(IllegalMove::NotYourTurn));
    assert!(game.play_as(Black, at("D4")).is_ok());
}

#[test]
fn s0_8_a_turn_is_a_stone_on_a_free_point_or_a_pass() {
    let game = new_game("9x9", CLUB);
    assert!(is_legal(&game, "pass"));
    let game = after(&game, "pass");
    assert_eq!((game.to_move(), game.legal_points().len()), (White, 81));
    assert_eq!(refusal(&after(&game, "E5"), "E5"), IllegalMove::Occupied);
}

#[test]
fn s0_9_the_game_ends_on_two_passes_or_resignation() {
    let game = new_game("9x9", CLUB);
    assert_eq!(after(&game, "pass C3 pass").phase(), Phase::Play);
    assert_eq!(after(&game, "C3 pass pass").phase(), Phase::StoneRemoval);
    let mut resigned = after(&game, "C3");
    resigned.resign(White).unwrap();
    assert_eq!(resigned.outcome(), Some(Outcome::Win { winner: Black, by: WinBy::Resignation }));
    assert_eq!(resigned.outcome().unwrap().to_string(), "B+R");
    assert_eq!(refusal(&resigned, "pass"), IllegalMove::GameOver);
}

#[test]
fn s0_10_a_single_stone_has_four_liberties() {
    let game = after(&new_game("9x9", CLUB), "E5");
    assert_eq!(game.board().liberties(point("E5")), points("E6 E4 D5 F5"));
    // A stone on a diagonal takes none.
    assert_eq!(after(&game, "D6").board().liberty_count(point("E5")), 4);
    assert_eq!(after(&game, "E6").board().liberty_count(point("E5")), 3);
}

#[test]
fn s0_11_one_liberty_left_is_atari() {
    let game = after(&new_game("9x9", CLUB), "E5 E6 A1 D5");
    assert!(!game.board().is_in_atari(point("E5")));
    assert!(after(&game, "A2 F5").board().is_in_atari(point("E5")));
}

#[test]
fn s0_12_stones_on_adjacent_points_are_a_chain() {
    let figure = ". X X . . / . X . . X / . . . X X / X . O . . / X . O . .";
    let game = game_at(figure, CLUB, Black);
    assert_eq!((chains(&game, Black), chains(&game, White)), (3, 1));
    assert_eq!(chains(&after(&game, "C4"), Black), 3, "C4 joins the first chain only");
    assert_eq!(chains(&after(&game, "C3"), Black), 3, "C3 joins the second chain only");
}

#[test]
fn s0_13_a_chain_without_liberties_is_taken_whole() {
    let mut game = game_at("X X O . . / X X O . . / X . O . . / O O . . . / . . . . .", CLUB, White);
    play(&mut game, "B3");
    assert!(game.board().stones(Black).is_empty());
    assert_eq!(game.prisoners().white, 5);
}

#[test]
fn s0_14_no_stone_without_liberty_unless_it_captures() {
    let game = game_at(". O . . . / O . . . . / X . . . . / O X . . . / . O X . .", CLUB, Black);
    assert_eq!(refusal(&game, "A5"), IllegalMove::Suicide);
    assert_eq!(game.explain(at("A5"), IllegalMove::Suicide).points, points("A5"));
    assert_eq!(after(&game, "A1").prisoners().black, 2);
}

#[test]
fn s0_15_a_ko_is_retaken_only_after_a_stone_elsewhere() {
    let mut game = game_at(". X O . . / X O . O . / . X O . . / . . . . .", CLUB, Black);
    play(&mut game, "C3");
    assert_eq!(refusal(&game, "B3"), IllegalMove::Ko);
    assert_eq!(game.explain(at("B3"), IllegalMove::Ko).points, points("C3"));
    assert_eq!(refusal(&after(&game, "pass E1"), "B3"), IllegalMove::Ko, "a pass is no stone elsewhere");
    assert!(is_legal(&after(&game, "E1 A1"), "B3"));
}

/// Black's group has two eyes, C4 and E4.
const TWO_EYES: &str = "
    O O O O O O O
    O X X X X X O
    O X . X . X O
    O X X X X X O
    O O O O O O O
    . O . O . O .";

/// Black's group has one eye, C4.
const ONE_EYE: &str = "O O O O O / O X X X O / O X . X O / O X X X O / O O O O O / . O . O .";

#[test]
fn s0_16_an_eye_is_an_inner_liberty() {
    let game = game_at(TWO_EYES, CLUB, White);
    let liberties = game.board().liberties(point("B5"));
    assert_eq!(liberties, points("C4 E4"));
    assert_eq!(pass_alive(game.board(), Black, Suicide::Forbidden).eyes, liberties);
}

#[test]
fn s0_17_two_eyes_cannot_be_taken() {
    let game = game_at(TWO_EYES, CLUB, White);
    assert_eq!(refusal(&game, "C4"), IllegalMove::Suicide);
    assert_eq!(refusal(&game, "E4"), IllegalMove::Suicide);
    assert_eq!(pass_alive(game.board(), Black, Suicide::Forbidden).stones, game.board().stones(Black));
    assert!(!is_taken(&game, point("B5"), &game.board().empty(), 6));
}

#[test]
fn s0_18_one_eye_is_taken_by_playing_in_it() {
    let game = game_at(ONE_EYE, CLUB, White);
    assert!(pass_alive(game.board(), Black, Suicide::Forbidden).stones.is_empty());
    let taken = after(&game, "C4");
    assert_eq!(taken.prisoners().white, 8);
    assert!(taken.board().stones(Black).is_empty());
}

/// Three eye points in a row: C4, D4, E4.
const THREE_IN_A_ROW: &str = "
    O O O O O O O
    O X X X X X O
    O X . . . X O
    O X X X X X O
    O O O O O O O
    . O . O . O .";

#[test]
fn s0_19_a_group_that_cannot_make_two_eyes_is_dead() {
    let region = points("C4 D4 E4");
    let attacked = game_at(THREE_IN_A_ROW, CLUB, White);
    assert!(is_taken(&attacked, point("B5"), &region, 9));
    // The middle is the point: there Black makes two eyes, and there White prevents them.
    let defended = after(&game_at(THREE_IN_A_ROW, CLUB, Black), "D4");
    assert_eq!(
        pass_alive(defended.board(), Black, Suicide::Forbidden).stones,
        defended.board().stones(Black)
    );
    assert!(is_taken(&after(&attacked, "D4"), point("B5"), &region, 8));
    assert!(!is_taken(&after(&attacked, "C4"), point("B5"), &region, 8));
}

/// White's stone on C4 is dead.
const DEAD_STONE: &str = ". X . . X O . / X . O . X O O / . X X X X O . / X X O O O O O / . X O . O . O";

#[test]
fn s0_20_dead_stones_stay_until_the_count() {
    let mut game = after(&game_at(DEAD_STONE, CLUB, Black), "pass pass");
    game.toggle_dead(point("C4")).unwrap();
    assert_eq!(game.board().get(point("C4")), Some(White));
    assert_eq!(game.prisoners().black, 0);
    let totals = game.end_position().totals();
    assert_eq!((totals.tally.black.dead, totals.tally.black.territory), (1, 8));
    assert_eq!(score(&game), (9, 4));
}

#[test]
fn s0_21_seki_lives_without_territory() {
    let seki = ". O X . O X . / O O X . O X X / . O X X O X . / O O O O X X X / . O . O X . X";
    let game = game_at(seki, CLUB, Black);
    assert_eq!(score(&game), (3, 4));
    for color in Color::ALL {
        assert!(!territory(&game, color).intersects(&points("D4 D5")));
        // Whoever plays on a shared liberty is taken.
        let started = after(&game_at(seki, CLUB, color), "D5");
        assert_eq!(after(&started, "D4").prisoners()[!color], if color == Black { 5 } else { 4 });
    }
}

#[test]
fn s0_22_komi_is_five_and_a_half() {
    assert_eq!(result(new_game("19", CLUB), ""), "W+5.5");
}

#[test]
fn s0_27_a_handicap_game_has_no_komi() {
    let game = handicap_game(CLUB, 4);
    assert_eq!(game.komi(), Komi::ZERO);
    assert_eq!(game.end_position().totals().score().white.halves(), 0);
}

#[test]
fn s0_28_handicap_stones_are_the_first_move() {
    let mut game = handicap_game(CLUB, 4);
    assert_eq!(game.board().stones(Black).len(), 4);
    assert!(game.turns().is_empty());
    assert_eq!(game.play_as(Black, at("K10")), Err(IllegalMove::NotYourTurn));
    play(&mut game, "K10");
    assert_eq!(game.turns()[0].color, White);
}

#[test]
fn s0_29_handicap_stones_stand_on_the_nine_stars() {
    let stars = points("D4 D10 D16 K4 K10 K16 Q4 Q10 Q16");
    assert_eq!(handicap_game(CLUB, 9).board().stones(Black), stars);
    for stones in 2..=9 {
        assert!(handicap_game(CLUB, stones).board().stones(Black).is_subset(&stars), "{stones}");
    }
}

#[test]
fn s0_36_komi_decides() {
    let game = game_at(TERRITORIES, CLUB, Black);
    let results = ["5.5", "6", "6.5"].map(|komi| result(with_komi(&game, komi), ""));
    assert_eq!(results, ["B+0.5", "0", "W+0.5"]);
}
