//! `tengen score` on records written here.

use std::path::PathBuf;
use std::process::Output;

use super::tengen_command;

/// A finished 5×5 game: Black lives on the left with two eyes, and the white stone in one of them is dead.
///
/// ```text
/// 5 . X O . .
/// 4 . X O . .
/// 3 X X O . .
/// 2 . X O . .
/// 1 O X O . .
///   A B C D E
/// ```
const GAME: &str = "(;GM[1]SZ[5]RU[japanese]KM[0.5]AB[ba][bb][bc][bd][be][ac]AW[ca][cb][cc][cd][ce][ae];B[])";

/// A file in the temporary folder of this test run, removed when dropped.
struct TempFile(PathBuf);

impl TempFile {
    fn new(name: &str, content: &[u8]) -> TempFile {
        let path = std::env::temp_dir().join(format!("tengen-score-{}-{name}", std::process::id()));
        std::fs::write(&path, content).expect("the temporary folder is writable");
        TempFile(path)
    }
}

impl Drop for TempFile {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

fn score(file: &TempFile, args: &[&str]) -> Output {
    let mut command = tengen_command(&["score"]);
    command.arg(&file.0).args(args).output().expect("the program starts")
}

fn text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn a_finished_game_is_scored_with_named_dead_stones() {
    let file = TempFile::new("named.sgf", GAME.as_bytes());
    let output = score(&file, &["--dead", "A1"]);
    assert_eq!(output.status.code(), Some(0));
    // 4 points and a prisoner against 10 points and komi.
    assert!(text(&output).contains("White wins by 5.5 points"), "{}", text(&output));
    assert!(text(&output).contains(" 1 o X O w w 1"), "{}", text(&output));
}

#[test]
fn analysis_finds_the_stone_that_cannot_live() {
    let file = TempFile::new("auto.sgf", GAME.as_bytes());
    let output = score(&file, &[]);
    assert!(text(&output).contains("cannot be saved"), "{}", text(&output));
    assert!(text(&output).contains("White wins by 5.5 points"), "{}", text(&output));
}

#[test]
fn the_territory_of_the_record_comes_first() {
    let marked = GAME.replace("B[]", "B[]TB[ae]");
    let file = TempFile::new("marked.sgf", marked.as_bytes());
    assert!(text(&score(&file, &[])).contains("as the record marks territory"));
}

#[test]
fn json_is_one_object_with_the_same_result() {
    let file = TempFile::new("json.sgf", GAME.as_bytes());
    let output = score(&file, &["--json", "--rules", "chinese", "--dead", "A1"]);
    let text = text(&output);
    assert_eq!(text.lines().count(), 1);
    let value: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
    // 10 points against 15 and komi.
    assert_eq!(value["result"], "W+5.5");
    assert_eq!(value["count"]["black"]["total"], 10);
    assert_eq!(value["count"]["white"]["total"], 15.5);
    assert_eq!(value["dead"][0], "A1");
}

#[test]
fn irregular_moves_are_reported_and_scored_all_the_same() {
    let file = TempFile::new("irregular.sgf", b"(;SZ[5];B[cc];W[cc])");
    let output = score(&file, &[]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output).contains("Move 2 is against these rules"), "{}", text(&output));
}

#[test]
fn bad_input_is_one_line_that_names_the_file() {
    for (name, content) in
        [("empty.sgf", &b""[..]), ("binary.sgf", b"\0\x01\x02\xff"), ("text.sgf", b"hello")]
    {
        let file = TempFile::new(name, content);
        let output = score(&file, &[]);
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(1), "{name}: {message}");
        assert_eq!(message.lines().count(), 1, "{message}");
        assert!(message.contains(name), "{message}");
    }
}

#[test]
fn faults_that_were_repaired_are_named_with_their_place() {
    for (name, content, place) in [
        ("size.sgf", "(;SZ[99];B[aa])", "byte 5: error: The size of the board is not understood"),
        ("cut.sgf", "(;SZ[9];B[aa];W[b", "byte 15: error: The file ends inside a text"),
    ] {
        let file = TempFile::new(name, content.as_bytes());
        let output = score(&file, &[]);
        assert_eq!(output.status.code(), Some(1), "{name}");
        assert!(text(&output).contains(place), "{}", text(&output));
    }
}

#[test]
fn wrong_arguments_are_wrong_use() {
    let file = TempFile::new("args.sgf", GAME.as_bytes());
    for (args, expected) in [
        (["--move", "9"], "the main line has 1"),
        (["--dead", "A2"], "no stone on A2"),
        (["--dead", "Z99"], "Z99"),
        (["--rules", "nope"], "tromp-taylor"),
    ] {
        let output = score(&file, &args);
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
        assert!(message.contains(expected), "{args:?}: {message}");
    }
}
