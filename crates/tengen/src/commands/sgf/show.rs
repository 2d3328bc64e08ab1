//! `tengen sgf show`: what a record says of its game, and the board after a move of the main line.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Context as _;
use tengen_record::{Cursor, Record};
use tengen_sgf::GameInfo;

use super::diagram;
use crate::exit::{Exit, WrongUse};
use crate::files;
use crate::texts::{number, t};
use crate::words;

#[derive(clap::Args)]
pub(crate) struct Args {
    file: PathBuf,
    #[arg(long = "move")]
    number: Option<u32>,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<Exit> {
    let bytes = files::read(&args.file)?;
    let (record, _) = Record::read(&bytes).with_context(|| args.file.display().to_string())?;
    let cursor = after(&record, args.number)?;
    print_info(out, &record.info())?;
    let position = cursor.position();
    let visit = cursor.visit();
    write!(out, "{}", diagram(&position.board, visit.played.and_then(|(_, m)| m.point())))?;
    if let Some((color, m)) = visit.played {
        let number = visit.moves_before + 1;
        let played = t!("sgf-move", number = number, color = words::key_of(color), move = m.to_string());
        writeln!(out, "{played}")?;
    }
    if let Some(reason) = visit.irregular {
        writeln!(out, "{}", t!("sgf-against-the-rules", reason = words::reason(reason)))?;
    }
    let taken = position.prisoners;
    writeln!(out, "{}", t!("sgf-taken", black = taken.black, white = taken.white))?;
    if let Some(comment) = record.game_tree().comment(record.node(cursor.node())) {
        writeln!(out, "\n{comment}")?;
    }
    Ok(Exit::Fine)
}

/// The end of the main line, or the node with its `number`-th move; 0 is the position before the first move.
fn after(record: &Record, number: Option<u32>) -> anyhow::Result<Cursor> {
    let end = record.end_of_main_line();
    let Some(number) = number else { return Ok(end) };
    let moves = end.visit().moves_before + u32::from(end.visit().played.is_some());
    let found = if number == 0 {
        end.path().take_while(|v| v.played.is_none()).last()
    } else {
        end.path().find(|v| v.played.is_some() && v.moves_before + 1 == number)
    };
    let Some(visit) = found else {
        return Err(WrongUse::new(t!("sgf-no-such-move", number = number, moves = moves)).into());
    };
    let mut cursor = record.cursor();
    cursor.go_to(record, visit.node);
    Ok(cursor)
}

fn print_info(out: &mut dyn Write, info: &GameInfo<'_>) -> anyhow::Result<()> {
    let names = info.names.clone();
    let unknown = || t!("sgf-unknown");
    let (black, white) =
        (names.black.map_or_else(unknown, |n| n.into()), names.white.map_or_else(unknown, |n| n.into()));
    writeln!(out, "{}", t!("sgf-players", black = black, white = white))?;
    if let Some(event) = &info.event {
        writeln!(out, "{event}")?;
    }
    if let Some(date) = info.dates.first() {
        writeln!(out, "{date}")?;
    }
    let komi = info.komi.map_or_else(unknown, |k| k.to_string());
    let rules = info.rules.as_ref().map_or_else(unknown, |r| r.to_string());
    let result = info.result.map_or_else(unknown, |r| r.to_string());
    writeln!(out, "{}", t!("sgf-terms", komi = number(komi), rules = rules, result = result))?;
    Ok(())
}
