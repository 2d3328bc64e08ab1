//! The transcripts of `shared/cases`, from reports about other programs.

use std::collections::BTreeSet;
use std::fs;

use super::{answers, talk};
use tengen_testing::shared;

fn case(name: &str) -> Option<String> {
    Some(fs::read_to_string(shared(&format!("cases/{name}.gtp"))?).unwrap())
}

#[test]
fn g01_ids_comments_blank_lines_and_control_characters() {
    let Some(lines) = case("g01_syntax") else { return };
    let expected =
        "=1 2\n\n=2 Tengen\n\n=3 true\n\n= false\n\n?42 unknown command\n\n? unknown command\n\n=\n\n";
    // The case ends with its own quit.
    assert_eq!(talk(lines.trim_end().strip_suffix("quit").unwrap()), expected);
}

#[test]
fn g02_a_refused_move_leaves_the_state() {
    let Some(lines) = case("g02_illegal_keeps_state") else { return };
    let invalid = "? syntax error or invalid coordinate";
    let expected =
        ["=", "=", "=", "=", "? illegal move", invalid, invalid, invalid, invalid, "=", "=", "= C3", "= D3"];
    assert_eq!(answers(&lines), expected);
}

#[test]
fn g04_handicap_is_where_the_specification_has_it() {
    let Some(lines) = case("g04_fixed_handicap") else { return };
    let answers = answers(&lines);
    let points =
        |answer: &str| answer.trim_start_matches("= ").split(' ').map(str::to_owned).collect::<BTreeSet<_>>();
    let set = |text: &str| text.split(' ').map(str::to_owned).collect::<BTreeSet<_>>();
    assert_eq!(points(&answers[2]), set("D4 K10 D10"));
    assert_eq!(answers[3], "? board not empty");
    assert_eq!(answers[5], "? invalid number of stones");
    assert_eq!(answers[8], "? invalid number of stones");
    assert_eq!(points(&answers[9]).len(), 4);
    assert_eq!(&answers[12..], ["=", "? board not empty", "=", "? bad vertex list", "? bad vertex list"]);
}

#[test]
fn g07_time_settings() {
    let Some(lines) = case("g07_time") else { return };
    let expected = ["? syntax error", "=", "=", "=", "=", "=", "=", "=", "? syntax error", "=", "=", "="];
    assert_eq!(answers(&lines), expected);
}
