//! `tengen sgf`: check, show and convert game records.

use std::io::Write;

use tengen_rules::{Board, Point, Size};

use crate::exit::Exit;

mod check;
mod convert;
mod show;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

/// One row for each command.
#[derive(clap::Subcommand)]
enum Command {
    Check(check::Args),
    Show(show::Args),
    Convert(convert::Args),
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<Exit> {
    match &args.command {
        Command::Check(args) => check::run(args, out),
        Command::Show(args) => show::run(args, out),
        Command::Convert(args) => convert::run(args, out),
    }
}

/// A board with its coordinates around it, and parentheses around the last move.
fn diagram(board: &Board, last: Option<Point>) -> String {
    let size = board.size();
    let mut text = String::new();
    for row in (0..size.rows()).rev() {
        text.push_str(&format!("{:>2} ", row + 1));
        for col in 0..size.cols() {
            let Some(point) = Point::new(col, row) else { continue };
            let symbol = board.get(point).map_or('.', tengen_rules::Color::diagram_char);
            let (before, after) = if last == Some(point) { ('(', ')') } else { (' ', ' ') };
            text.extend([before, symbol, after]);
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    text.push_str(&column_letters(size));
    text
}

fn column_letters(size: Size) -> String {
    let names = (0..size.cols()).filter_map(|col| Point::new(col, 0));
    let letters = names.map(|p| p.to_string().trim_end_matches('1').to_owned());
    let line: String = letters.map(|letters| format!("{letters:^3}")).collect();
    format!("   {}\n", line.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_diagram_has_coordinates_and_the_last_move() {
        let board: Board = "X . / . O".parse().unwrap();
        assert_eq!(diagram(&board, "B1".parse().ok()), " 2  X  .\n 1  . (O)\n    A  B\n");
    }
}
