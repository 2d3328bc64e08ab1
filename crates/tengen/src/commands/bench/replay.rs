//! `tengen bench replay`: playing the main lines of records under positional superko.

use std::io::Write;
use std::path::PathBuf;

use serde_json::json;
use tengen_record::Record;
use tengen_rules::{Board, Color, Game, Ko, LongCycle, Move, Ruleset, Setup, Suicide};

use super::records::{best_time, load};
use crate::exit::Exit;
use crate::texts::{number, t};

#[derive(clap::Args)]
pub(crate) struct Args {
    paths: Vec<PathBuf>,
    #[arg(long)]
    json: bool,
}

/// A main line: where it starts and its moves.
struct Line {
    start: Board,
    moves: Vec<(Color, Move)>,
}

/// What playing all lines gives.
#[derive(Debug, Default, PartialEq, Eq)]
struct Played {
    moves: usize,
    /// Lines that the rules cut short.
    refused: usize,
    /// All final positions together.
    hash: u64,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<Exit> {
    let files = load(&args.paths)?;
    let lines: Vec<Line> = files.iter().filter_map(|f| line(f)).collect();
    let (played, seconds, runs) = best_time(|| play_all(&lines));
    let speed = played.moves as f64 / seconds / 1e6;
    if args.json {
        let object = json!({
            "bench": "replay", "games": lines.len(), "moves": played.moves, "refused": played.refused, "runs": runs,
            "seconds": seconds, "million_moves_per_second": speed, "hash": format!("{:016x}", played.hash),
        });
        writeln!(out, "{object}")?;
    } else {
        let line = t!(
            "bench-replay",
            games = lines.len(),
            moves = played.moves,
            speed = number(format!("{speed:.2}"))
        );
        writeln!(out, "{line}")?;
    }
    Ok(Exit::Fine)
}

fn line(bytes: &[u8]) -> Option<Line> {
    let (record, _) = Record::read(bytes).ok()?;
    let end = record.end_of_main_line();
    let moves: Vec<(Color, Move)> = end.path().filter_map(|v| v.played).collect();
    let first = end.path().find(|v| v.played.is_some())?;
    let mut cursor = record.cursor();
    cursor.go_to(&record, first.node);
    // A move in the root starts from the empty board.
    let start =
        if cursor.back(&record) { cursor.position().board.clone() } else { Board::new(record.size()) };
    Some(Line { start, moves })
}

fn play_all(lines: &[Line]) -> Played {
    let rules = Ruleset {
        ko: Ko::Positional,
        suicide: Suicide::Forbidden,
        long_cycle: LongCycle::Ignored,
        ..Ruleset::TROMP_TAYLOR
    };
    let mut all = Played::default();
    for line in lines {
        let Some(&(first, _)) = line.moves.first() else { continue };
        let Ok(mut game) = Game::new(&Setup::from_board(&line.start, rules, first)) else { continue };
        for &(color, m) in &line.moves {
            if game.to_move() != color {
                game.set_to_move(color);
            }
            if game.play(m).is_err() {
                all.refused += 1;
                break;
            }
            all.moves += 1;
        }
        all.hash = all.hash.rotate_left(1) ^ game.board().hash();
    }
    all
}
