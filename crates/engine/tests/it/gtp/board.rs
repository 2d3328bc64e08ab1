//! What the board commands do.

use super::{answers, session, talk, talk_to};

#[test]
fn handicap_gives_white_the_first_turn() {
    let text = "boardsize 9\nfixed_handicap 2\ngogui-rules_side_to_move\nundo\nplay w E5\nundo\nundo";
    let expected = ["=", "= C3 G7", "= white", "? cannot undo", "=", "=", "? cannot undo"];
    let mut answers = answers(text);
    answers[1] = answers[1].replace("G7 C3", "C3 G7");
    assert_eq!(answers, expected);
}

#[test]
fn free_handicap_of_any_number_is_placed() {
    for (size, stones) in [(2, 3), (5, 7), (9, 9), (13, 20), (19, 2), (25, 9)] {
        let answers = answers(&format!("boardsize {size}\nplace_free_handicap {stones}\nlist_stones b"));
        let placed = answers[1].split_whitespace().skip(1).count();
        assert_eq!((placed, answers[2].len()), (stones, answers[1].len()), "{size}: {answers:?}");
    }
    assert_eq!(
        answers("boardsize 2\nplace_free_handicap 4\nplace_free_handicap 1")[1..],
        ["? invalid number of stones"; 2]
    );
}

#[test]
fn moves_of_one_color_in_a_row_are_legal_and_undone_one_by_one() {
    let text =
        "boardsize 5\nplay b A1\nplay b B2\nplay w C3\nundo\nundo\nlist_stones b\nlist_stones w\nlast_move";
    assert_eq!(answers(text)[6..], ["= A1", "=", "= black A1"]);
}

#[test]
fn play_goes_on_after_two_passes() {
    let text = "boardsize 5\nkata-set-rules chinese\nplay b A1\nplay w pass\nplay b pass\nplay w C3\nplay b pass\n\
                play w pass\nplay b D4\nplay w pass\nplay b pass\nplay w E5\nlist_stones w\nundo\nundo\nlist_stones w";
    assert_eq!(answers(text)[12..], ["= C3 E5", "=", "=", "= C3"]);
}

#[test]
fn a_sequence_is_played_whole_or_not_at_all() {
    let text = "boardsize 5\ngogui-play_sequence b A1 w B1 b A1\nlist_stones b\ngogui-play_sequence b A1 w B1\nlist_stones w";
    assert_eq!(answers(text)[1..], ["? illegal move", "=", "=", "= B1"]);
}

#[test]
fn rules_can_change_in_mid_game() {
    // The suicide of two stones is illegal under Japanese rules: the history is forgotten then, the stones stay.
    let text = "boardsize 5\nplay b A1\nplay w A2\nplay w B2\nplay w C1\nplay b B1\nplay w C3\nkata-set-rules japanese\n\
                list_stones w\nundo\nkata-get-rules";
    let answers = answers(text);
    assert_eq!(answers[8..10], ["= C1 A2 B2 C3", "? cannot undo"]);
    assert!(answers[10].contains("\"scoring\":\"TERRITORY\""), "{}", answers[10]);
}

#[test]
fn komi_is_in_half_points() {
    assert_eq!(
        answers("komi 50.5\nget_komi\nkomi -23\nget_komi\nkomi 1e9\nkomi x\nkomi"),
        ["=", "= 50.5", "=", "= -23", "? syntax error", "? syntax error", "? syntax error"]
    );
}

#[test]
fn every_size_from_2_to_25_can_be_played() {
    for size in 2..=25 {
        let text = format!("boardsize {size}\ngenmove b\ngenmove w\nshowboard\nfinal_score\ntengen-status");
        let answers = answers(&text);
        assert!(answers.iter().all(|answer| answer.starts_with('=')), "{size}: {answers:?}");
    }
    assert_eq!(
        answers("boardsize 1\nboardsize 26\nboardsize 3 26\nboardsize 3 4\nquery_boardsize"),
        ["? unacceptable size", "? unacceptable size", "? unacceptable size", "=", "= 3 4"]
    );
}

#[test]
fn a_full_board_leaves_a_pass() {
    // Black has two eyes and everything else; White may play in neither.
    let text = "boardsize 3\nkata-set-rules chinese\nset_position b B1 b C1 b A2 b B2 b C2 b A3 b B3\nall_legal w\ngenmove w";
    assert_eq!(answers(text)[3..], ["=", "= pass"]);
}

#[test]
fn every_command_is_listed_and_explained() {
    let names = talk("list_commands");
    let names = names.trim_start_matches("= ").lines().filter(|name| !name.is_empty());
    let help = talk("help");
    let mut count = 0;
    for name in names {
        assert_eq!(answers(&format!("known_command {name}")), ["= true"]);
        assert!(help.contains(name), "{name}");
        count += 1;
    }
    assert!(count > 80, "{count}");
}

#[test]
fn a_game_is_written_and_read_again() {
    let file = std::env::temp_dir().join(format!("tengen-gtp-{}.sgf", std::process::id()));
    let name = file.display();
    let mut session = session();
    talk_to(
        &mut session,
        &format!("boardsize 9\nkomi 0.5\nplay b C3\nplay w D4\nplay b pass\nprintsgf {name}"),
    );
    let text = format!(
        "clear_board\nloadsgf {name}\nmove_history\nget_komi\nloadsgf {name} 2\nmove_history\nloadsgf no such file"
    );
    let output = talk_to(&mut session, &text);
    std::fs::remove_file(file).unwrap();
    assert_eq!(
        super::split(&output),
        [
            "=",
            "= white",
            "= black pass\nwhite D4\nblack C3",
            "= 0.5",
            "= white",
            "= black C3",
            "? cannot load file"
        ]
    );
}
