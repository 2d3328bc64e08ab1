//! GNU Go's own tests of unconditional status: shared/peers/gnugo/unconditional.tst.

use std::path::Path;

use tengen_rules::{Board, Color, Point, Size, UnconditionalStatus, unconditional_status};

use super::common::sgf;
use tengen_testing::shared;

fn name(status: UnconditionalStatus) -> &'static str {
    match status {
        UnconditionalStatus::Alive => "alive",
        UnconditionalStatus::Dead => "dead",
        UnconditionalStatus::Territory(Color::Black) => "black_territory",
        UnconditionalStatus::Territory(Color::White) => "white_territory",
        UnconditionalStatus::Undecided => "undecided",
    }
}

/// Runs a set-up command of the file; anything else leaves the board as it is.
fn run(board: &mut Board, folder: &Path, command: &str) {
    let words: Vec<&str> = command.split_whitespace().collect();
    match words[..] {
        ["loadsgf", file] => *board = sgf::position(&std::fs::read(folder.join(file)).unwrap(), None),
        ["boardsize", size] => *board = Board::new(size.parse::<Size>().unwrap()),
        ["clear_board"] => *board = Board::new(board.size()),
        ["play", color, point] => {
            let color = if color == "black" { Color::Black } else { Color::White };
            board.place(color, point.parse().unwrap()).unwrap();
        }
        _ => {}
    }
}

#[test]
fn unconditional_status_of_664_points() {
    let Some(folder) = shared("peers/gnugo") else { return };
    let text = std::fs::read_to_string(folder.join("unconditional.tst")).unwrap();
    let mut board = Board::new(Size::NINETEEN);
    let (mut asked, mut counted, mut wrong) = (None, 0, Vec::new());
    for line in text.lines() {
        if let Some(answer) = line.strip_prefix("#?") {
            let Some((id, point, status)) = asked.take() else { continue };
            // Nine answers lack their closing bracket; GNU Go's runner leaves them out, the answer is clear.
            counted += usize::from(answer.contains(']'));
            if answer.trim().trim_matches(['[', ']']) != name(status) {
                wrong.push(format!("{id} {point}: {}, not {answer}", name(status)));
            }
        } else if let Some((id, point)) = line.split_once(" unconditional_status ") {
            let point: Point = point.trim().parse().unwrap();
            asked = Some((id.to_owned(), point, unconditional_status(&board)[point]));
        } else if !line.starts_with('#') {
            run(&mut board, &folder, line);
        }
    }
    assert_eq!(wrong, [""; 0]);
    assert_eq!(counted, 664);
}
