//! Pachi's ladder positions (ladder.t and ladder_any.t), also those that Pachi itself marks as too hard for it.

use tengen_rules::{Board, Point, is_ladder_captured, ladder_captures};

use tengen_testing::shared;

/// Answers a file's questions; returns their number and the wrong answers.
fn run(text: &str) -> (usize, Vec<String>) {
    let (mut rows, mut count, mut wrong) = (Vec::new(), 0, Vec::new());
    for line in text.lines() {
        let line = line.split('#').next().unwrap().trim();
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["boardsize", _] => rows.clear(),
            [command, _, point, answer] if command.contains("ladder") => {
                let board: Board = rows.join("/").parse().unwrap();
                let point: Point = point.parse().unwrap();
                let found = is_ladder_captured(&board, point) || !ladder_captures(&board, point).is_empty();
                count += 1;
                if found != (answer == "1") {
                    wrong.push(format!("{line}\n{board}"));
                }
            }
            // A bracket marks the last move.
            _ if line.starts_with(['.', 'X', 'O']) => rows.push(line.replace(')', " ")),
            _ => {}
        }
    }
    (count, wrong)
}

#[test]
fn ladders_of_pachi() {
    let Some(folder) = shared("peers/pachi") else { return };
    for (file, expected) in [("ladder.t", 26), ("ladder_any.t", 25)] {
        let (count, wrong) = run(&std::fs::read_to_string(folder.join(file)).unwrap());
        assert_eq!(wrong, [""; 0], "{file}");
        assert_eq!(count, expected, "{file}");
    }
}
