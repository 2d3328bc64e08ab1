//! `tengen sgf check`: diagnostics, the legality of every node, and the final board.

use std::io::Write;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use tengen_record::{Legality, Record, rules_of, walk};
use tengen_rules::{Color, IllegalMove, Move};
use tengen_sgf::property::{B, W};
use tengen_sgf::{Diagnostics, GameTree, Node, Parsed, Property, Rigor, Severity, check, read_any};

use super::diagram;
use crate::exit::Exit;
use crate::files;
use crate::texts::t;
use crate::words;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(required = true)]
    files: Vec<PathBuf>,
    #[arg(long)]
    strict: bool,
    #[arg(long)]
    json: bool,
}

/// A move that the rules would have refused.
struct Irregular {
    game: usize,
    number: u32,
    color: Option<Color>,
    played: Option<Move>,
    reason: IllegalMove,
    offset: usize,
}

/// What is known about a file that could be read.
struct Report {
    diagnostics: Diagnostics,
    games: usize,
    /// Moves of the whole tree.
    moves: usize,
    irregular: Vec<Irregular>,
    /// The first game of Go.
    record: Option<Record>,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<Exit> {
    let mut exit = Exit::Fine;
    for path in &args.files {
        let bytes = files::read(path)?;
        match report(&bytes, args.strict) {
            Ok(report) => {
                if report.diagnostics.has_errors() || !report.irregular.is_empty() {
                    exit = Exit::Faults;
                }
                if args.json { print_json(out, path, &report)? } else { print(out, path, &report)? }
            }
            Err(error) => {
                exit = Exit::Faults;
                let file = path.display().to_string();
                if args.json {
                    writeln!(out, "{}", json!({ "file": file, "error": error.to_string() }))?;
                } else {
                    writeln!(out, "{file}: {error}")?;
                }
            }
        }
    }
    Ok(exit)
}

fn report(bytes: &[u8], strict: bool) -> Result<Report, tengen_sgf::ReadError> {
    let Parsed { collection, mut diagnostics } = read_any(bytes)?;
    diagnostics.append(check(&collection, if strict { Rigor::Strict } else { Rigor::Lenient }));
    let mut report = Report {
        diagnostics,
        games: collection.games().len(),
        moves: 0,
        irregular: Vec::new(),
        record: None,
    };
    for (number, root) in collection.games().enumerate() {
        let game = GameTree::new(root);
        if game.is_go() {
            play(&game, number, &mut report);
        }
    }
    report.record = Record::from_collection(collection).ok();
    Ok(report)
}

/// Plays every node of a game under the rules it names, or by simple ko without suicide.
fn play(game: &GameTree<'_>, number: usize, report: &mut Report) {
    let legality = rules_of(game).as_ref().map_or(Legality::COMMON, Legality::from);
    walk(game, legality, |visit| {
        report.moves += usize::from(visit.played.is_some());
        let Some(reason) = visit.irregular else { return };
        let property = move_property(game.root().collection().node(visit.node));
        report.irregular.push(Irregular {
            game: number,
            number: visit.moves_before + 1,
            color: visit.played.map(|(color, _)| color),
            played: visit.played.map(|(_, m)| m),
            reason,
            offset: property.map_or(0, Property::offset),
        });
    });
}

fn move_property(node: Node<'_>) -> Option<Property<'_>> {
    node.get(B).or_else(|| node.get(W))
}

fn count(diagnostics: &Diagnostics, severity: Severity) -> usize {
    diagnostics.items().iter().filter(|d| d.severity() == severity).count()
}

fn print(out: &mut dyn Write, path: &Path, report: &Report) -> anyhow::Result<()> {
    let file = path.display().to_string();
    for diagnostic in &report.diagnostics {
        let reason = words::diagnostic(diagnostic);
        writeln!(out, "{}", t!("file-says", file = file.clone(), reason = reason))?;
    }
    for fault in &report.irregular {
        let played = fault.played.map_or_else(|| "?".to_owned(), |m| m.to_string());
        let line = t!(
            "sgf-irregular",
            file = file.clone(),
            offset = fault.offset,
            number = fault.number,
            move = played,
            reason = words::reason(fault.reason)
        );
        writeln!(out, "{line}")?;
    }
    if let Some(record) = &report.record {
        let end = record.end_of_main_line();
        let position = end.position();
        write!(out, "{}", diagram(&position.board, end.visit().played.and_then(|(_, m)| m.point())))?;
        let taken = position.prisoners;
        writeln!(out, "{}", t!("sgf-taken", black = taken.black, white = taken.white))?;
    }
    let line = t!(
        "sgf-summary",
        file = file,
        games = report.games,
        moves = report.moves,
        errors = count(&report.diagnostics, Severity::Error),
        warnings = count(&report.diagnostics, Severity::Warning),
        irregular = report.irregular.len()
    );
    writeln!(out, "{line}")?;
    Ok(())
}

fn print_json(out: &mut dyn Write, path: &Path, report: &Report) -> anyhow::Result<()> {
    let diagnostics: Vec<Value> = report
        .diagnostics
        .items()
        .iter()
        .map(|d| {
            json!({
                "code": d.code.id(), "severity": d.severity().name(), "offset": d.offset, "detail": d.detail,
                "message": d.code.message(),
            })
        })
        .collect();
    let irregular: Vec<Value> = report
        .irregular
        .iter()
        .map(|i| {
            json!({
                "game": i.game, "move": i.number, "color": i.color.map(|c| c.to_string()),
                "point": i.played.map(|m| m.to_string()), "reason": i.reason.to_string(), "offset": i.offset,
            })
        })
        .collect();
    let object = json!({
        "file": path.display().to_string(), "games": report.games, "moves": report.moves,
        "diagnostics": diagnostics, "irregular": irregular, "final": report.record.as_ref().map(final_position),
    });
    writeln!(out, "{object}")?;
    Ok(())
}

fn final_position(record: &Record) -> Value {
    let end = record.end_of_main_line();
    let position = end.position();
    let game = GameTree::new(record.node(record.root()));
    json!({
        "size": game.size().to_string(), "board": position.board.to_string().replace(' ', "").replace('\n', "/"),
        "to_move": position.to_move.to_string(),
        "taken_by": { "black": position.prisoners.black, "white": position.prisoners.white },
    })
}
