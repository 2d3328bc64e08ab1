//! Fuego's tests: of its Benson solver, the numbers of pass-alive stones and points of their eyes; and of repetition,
//! what is legal under three ko rules.

use std::path::Path;

use tengen_rules::{Board, Color, Game, IllegalMove, Ko, Move, Ruleset, Setup, Suicide, pass_alive};

use super::common::sgf;
use tengen_testing::shared;

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

/// The game of a file before move `before`, replayed under a ko rule.
fn replayed(bytes: &[u8], before: Option<usize>, ko: Ko) -> Game {
    let (start, moves) = sgf::game(bytes, before);
    let rules = Ruleset { ko, suicide: Suicide::Forbidden, ..Ruleset::TROMP_TAYLOR };
    let first = moves.first().map_or(Color::Black, |(color, _)| *color);
    let mut game = Game::new(&Setup::from_board(&start, rules, first)).unwrap();
    for (color, mv) in moves {
        game.set_to_move(color);
        match game.play(mv) {
            Ok(_) => {}
            // One file sends two and returns one on its way, which positional superko forbids: the same position as
            // some turns before, so its history goes on from there.
            Err(IllegalMove::Superko { turn }) => game.rewind(turn as usize),
            Err(reason) => panic!("{mv}: {reason}"),
        }
    }
    game
}

/// Runs `repetition.tst`; returns the number of questions and the wrong answers.
fn run_repetition(folder: &Path) -> (usize, Vec<String>) {
    let text = std::fs::read_to_string(folder.join("repetition.tst")).unwrap();
    let (mut file, mut before, mut ko) = (Vec::new(), None, Ko::Simple);
    let (mut answer, mut count, mut wrong) = (None, 0, Vec::new());
    for line in text.lines() {
        match line.split_whitespace().collect::<Vec<_>>()[..] {
            ["loadsgf", name, ref number @ ..] => {
                file = std::fs::read(folder.join(name)).unwrap();
                before = number.first().map(|n| n.parse().unwrap());
            }
            ["go_param_rules", "ko_rule", "simple"] => ko = Ko::Simple,
            ["go_param_rules", "ko_rule", "superko"] => ko = Ko::Situational,
            ["go_param_rules", "ko_rule", "pos_superko"] => ko = Ko::Positional,
            [id, "is_legal", color, point] => {
                let mut game = replayed(&file, before, ko);
                game.set_to_move(if color == "b" { Color::Black } else { Color::White });
                answer = Some((id, game.check(Move::Play(point.parse().unwrap())).is_ok()));
            }
            ["#?", expected] => {
                let (id, legal) = answer.take().unwrap();
                count += 1;
                if expected != if legal { "[1]" } else { "[0]" } {
                    wrong.push(format!("{id} under {ko:?}: legal is {legal}, expected {expected}"));
                }
            }
            _ => {}
        }
    }
    (count, wrong)
}

#[test]
fn repetition_in_15_questions() {
    let Some(folder) = shared("peers/fuego") else { return };
    let (count, wrong) = run_repetition(&folder);
    assert_eq!(wrong, [""; 0]);
    assert_eq!(count, 15);
}
