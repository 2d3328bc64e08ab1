//! The score for people: the board with what counts, the accounts, the result.

use std::io::{self, Write};

use tengen_rules::{ByColor, Color, PointScore, Reason, Score, ScoreSheet, Scoring, Tally, Totals};

use super::Report;
use super::scene::Scene;
use crate::texts::{self, t};
use crate::words;

/// How many faults of the record are listed; `tengen sgf check` lists all.
const LISTED_ERRORS: usize = 3;

pub(super) fn write(report: &Report<'_>, out: &mut dyn Write) -> io::Result<()> {
    let Report { file, errors, scene, sheet } = *report;
    for error in errors.iter().take(LISTED_ERRORS) {
        writeln!(out, "{}", t!("file-says", file = file, reason = words::diagnostic(error)))?;
    }
    if errors.len() > LISTED_ERRORS {
        writeln!(out, "{}", t!("score-more-errors", file = file, errors = errors.len() - LISTED_ERRORS))?;
    }
    let rules = words::rules_name(&scene.rules);
    writeln!(out, "{}", t!("score-title", file = file, moves = scene.moves, rules = rules))?;
    if !scene.rules_known {
        writeln!(out, "{}", t!("score-rules-assumed"))?;
    }
    if let Some((number, reason)) = scene.irregular {
        writeln!(out, "{}", t!("score-irregular", number = number, reason = words::reason(reason)))?;
    }
    writeln!(out, "\n{}\n{}\n", diagram(scene, sheet), t!("score-legend"))?;
    if !scene.dead.is_empty() {
        let source = scene.dead_source.to_string();
        writeln!(out, "{}\n", t!("score-dead", stones = scene.dead.len(), source = source))?;
    }
    write_totals(&sheet.totals, out)?;
    writeln!(out, "\n{}", words::result(sheet.outcome))?;
    let margin = margin(&sheet.other);
    match sheet.other.scoring {
        Scoring::Area => writeln!(out, "{}", t!("score-by-area", margin = margin)),
        Scoring::Territory => writeln!(out, "{}", t!("score-by-territory", margin = margin)),
    }
}

/// The margin as in a result: `B+3.5`, `W+1`, `0`.
fn margin(totals: &Totals) -> String {
    tengen_rules::Outcome::from_margin(totals.margin()).to_string()
}

/// The board from the top row, a letter for each point.
fn diagram(scene: &Scene, sheet: &ScoreSheet) -> String {
    let size = scene.board.size();
    let columns = (0..size.cols()).filter_map(|col| size.point(col, 0)).map(|p| p.to_string());
    let letters = columns.map(|name| format!("{:>2}", name.trim_end_matches('1'))).collect::<String>();
    let mut lines = vec![format!("  {letters}")];
    for row in (0..size.rows()).rev() {
        let points = (0..size.cols()).filter_map(|col| size.point(col, row));
        let signs: String = points.map(|p| format!(" {}", sign(scene, &sheet.points[p], p))).collect();
        lines.push(format!("{:>2}{signs} {}", row + 1, row + 1));
    }
    lines.push(format!("  {letters}"));
    lines.join("\n")
}

fn sign(scene: &Scene, score: &PointScore, point: tengen_rules::Point) -> char {
    match (scene.board.get(point), score.reason, score.color) {
        (Some(stone), Reason::DeadStone, _) => stone.diagram_char().to_ascii_lowercase(),
        (Some(stone), _, _) => stone.diagram_char(),
        (None, Reason::Neutral, _) | (None, _, None) => '.',
        (None, Reason::FalseEye, _) => '-',
        (None, _, Some(color)) if score.points[color] == 0 => '-',
        (None, _, Some(color)) => color.letter().to_ascii_lowercase(),
    }
}

/// A row for each part of the accounts that is not zero on both sides.
fn write_totals(totals: &Totals, out: &mut dyn Write) -> io::Result<()> {
    let part = |get: fn(&Tally) -> Score| totals.tally.map(|tally| get(&tally));
    let rows: [(String, ByColor<Score>); 8] = [
        (t!("score-stones"), part(|t| Score::from_points(t.stones.into()))),
        (t!("score-territory"), part(|t| Score::from_points(t.territory.into()))),
        (t!("score-prisoners"), part(|t| Score::from_points(t.prisoners.into()))),
        (t!("score-dead-stones"), part(|t| Score::from_points(t.dead.into()))),
        (t!("score-tax"), part(|t| -Score::from_points(t.tax.into()))),
        (t!("score-bonus"), part(|t| Score::from_points(t.bonus.into()))),
        (t!("score-button"), part(|t| t.button)),
        (t!("score-komi"), part(|t| t.komi)),
    ];
    let names = Color::ALL.map(|color| t!("score-color", color = words::key_of(color)));
    writeln!(out, "{:<20}{:>8}{:>8}", "", names[0], names[1])?;
    for (name, values) in rows.iter().filter(|(_, v)| v.black != Score::ZERO || v.white != Score::ZERO) {
        write_row(name, *values, out)?;
    }
    write_row(&t!("score-total"), totals.score(), out)
}

fn write_row(name: &str, values: ByColor<Score>, out: &mut dyn Write) -> io::Result<()> {
    let [black, white] = [values.black, values.white].map(|value| texts::figures(&value.to_string()));
    writeln!(out, "{name:<20}{black:>8}{white:>8}")
}
