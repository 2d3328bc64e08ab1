//! Fuego's tests of its Benson solver: the numbers of pass-alive stones and points of their eyes.

use std::path::Path;

use tengen_rules::{Board, Color, Suicide, pass_alive};

use super::common::{sgf, shared};

/// Number of safe points of a color: stones and eyes, not the other pass-alive territory.
fn safe(board: &Board, color: Color) -> u16 {
    let life = pass_alive(board, color, Suicide::Forbidden);
    life.stones.len() + life.eyes.len()
}

/// Runs a file's `go_safe benson` commands; returns their number and the wrong ones.
fn run(folder: &Path, file: &str) -> (usize, Vec<String>) {
    let text = std::fs::read_to_string(folder.join(file)).unwrap();
    let (mut board, mut name) = (None, "");
    let (mut asked, mut count, mut wrong) = (None, 0, Vec::new());
    for line in text.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["loadsgf", sgf] | ["loadsgf", sgf, _] => {
                let before = words.get(2).map(|n| n.parse().unwrap());
                board = Some(sgf::position(&std::fs::read(folder.join(sgf)).unwrap(), before));
                name = sgf;
            }
            [id, "go_safe", "benson"] => asked = Some((id, None)),
            [id, "go_safe", "benson", "black"] => asked = Some((id, Some(Color::Black))),
            [id, "go_safe", "benson", "white"] => asked = Some((id, Some(Color::White))),
            ["#?", ..] => {
                let (Some((id, color)), Some(board)) = (asked.take(), &board) else { continue };
                let expected: u16 = words[1].trim_matches(['[', ']']).parse().unwrap();
                let colors = color.map_or(Color::ALL.to_vec(), |color| vec![color]);
                let found: u16 = colors.into_iter().map(|color| safe(board, color)).sum();
                count += 1;
                if found != expected {
                    wrong.push(format!("{file} {id} {name}: {found}, not {expected}"));
                }
            }
            _ => {}
        }
    }
    (count, wrong)
}

#[test]
fn benson_on_282_whole_boards_and_39_basics() {
    let Some(folder) = shared("peers/fuego") else { return };
    for (file, expected) in [("static_safety_fullboard_benson.tst", 282), ("static_safety_basics.tst", 39)] {
        let (count, wrong) = run(&folder, file);
        assert_eq!(wrong, [""; 0]);
        assert_eq!(count, expected);
    }
}
