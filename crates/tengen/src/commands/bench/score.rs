//! `tengen bench score`: the score of finished games, with and without a reason for every point.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context as _, ensure};
use serde_json::json;
use tengen_record::Record;
use tengen_rules::{
    Board, Color, EndPosition, PlayoutRng, Point, PointSet, Preset, Ruleset, Score, ScoreSheet, Size, Totals,
};

use crate::args;
use crate::exit::Exit;
use crate::files;
use crate::texts::{number, t};

/// How many positions are scored in turn, so that nothing is learned by heart.
const POSITIONS: usize = 200;

/// How many are tried: on the smallest boards none is sound.
const SEEDS: u64 = 10_000;

/// How often all of them are scored; the fastest round counts, as the one that was disturbed least.
const ROUNDS: u32 = 15;

/// One territory rule set with points in seki to look for, and one area rule set.
const RULES: [&str; 2] = ["japanese", "chinese"];

#[derive(clap::Args)]
pub(crate) struct Args {
    files: Vec<PathBuf>,
    #[arg(long, default_value = "19", value_parser = args::size, conflicts_with = "files")]
    size: Size,
    #[arg(long)]
    json: bool,
}

/// A made-up end of a game.
struct Finished {
    board: Board,
    dead: PointSet,
}

/// The time of one score in microseconds.
struct Times {
    totals: f64,
    reasons: f64,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<Exit> {
    let games: Vec<Finished> = if args.files.is_empty() {
        (0..SEEDS).filter_map(|seed| made_up(args.size, seed)).take(POSITIONS).collect()
    } else {
        args.files.iter().map(|path| recorded(path)).collect::<anyhow::Result<_>>()?
    };
    ensure!(!games.is_empty(), t!("bench-no-positions"));
    for name in RULES {
        let rules = Preset::find(name).map(|preset| preset.rules).unwrap_or_default();
        let check = check(&games, &rules)?;
        let times = Times {
            totals: best(&games, &rules, |end| end.totals()),
            reasons: best(&games, &rules, |end: EndPosition<'_>| -> ScoreSheet { end.sheet() }),
        };
        let line =
            if args.json { to_json(&games, name, &times, check) } else { to_text(&games, name, &times) };
        writeln!(out, "{line}")?;
    }
    Ok(Exit::Fine)
}

fn end_of<'a>(game: &'a Finished, rules: &'a Ruleset) -> EndPosition<'a> {
    EndPosition { dead: game.dead, ..EndPosition::new(&game.board, rules) }
}

/// The sum of all margins; the same with reasons and without.
fn check(games: &[Finished], rules: &Ruleset) -> anyhow::Result<Score> {
    let totals: Vec<Totals> = games.iter().map(|game| end_of(game, rules).totals()).collect();
    for (game, totals) in games.iter().zip(&totals) {
        ensure!(end_of(game, rules).sheet().totals == *totals, "the totals differ with reasons and without");
    }
    Ok(totals.iter().map(Totals::margin).sum())
}

/// Microseconds for one position in the fastest round.
#[expect(clippy::disallowed_methods, reason = "a bench measures time")]
fn best<R>(games: &[Finished], rules: &Ruleset, score: impl Fn(EndPosition<'_>) -> R) -> f64 {
    let mut best = f64::INFINITY;
    for _ in 0..ROUNDS {
        let start = Instant::now();
        for game in games {
            std::hint::black_box(score(end_of(std::hint::black_box(game), rules)));
        }
        best = best.min(start.elapsed().as_secs_f64());
    }
    best * 1e6 / games.len() as f64
}

fn to_json(games: &[Finished], rules: &str, times: &Times, check: Score) -> String {
    json!({
        "bench": "score",
        "size": games[0].board.size().to_string(),
        "rules": rules,
        "positions": games.len(),
        "totals_us": times.totals,
        "reasons_us": times.reasons,
        "sum_of_margins": check.to_string(),
    })
    .to_string()
}

fn to_text(games: &[Finished], rules: &str, times: &Times) -> String {
    t!(
        "bench-score",
        size = games[0].board.size().to_string(),
        rules = rules,
        totals = number(format!("{:.1}", times.totals)),
        reasons = number(format!("{:.1}", times.reasons)),
    )
}

/// The end of the main line of a record, with the stones dead that lie in territory marked there.
fn recorded(path: &Path) -> anyhow::Result<Finished> {
    let (record, _) = Record::read(&files::read(path)?).with_context(|| path.display().to_string())?;
    let end = record.end_of_main_line();
    let board = end.position().board.clone();
    let marked = record.marks(end.node()).territory;
    let inside = Color::ALL.map(|color| marked[color] & board.stones(!color));
    Ok(Finished { board, dead: inside[0] | inside[1] })
}

/// A position like the end of a game: the board falls to whichever color has the nearest of a dozen centers; the
/// borders are walls, a quarter of the points inside is occupied, and here and there lies a dead stone. `None` if a
/// chain came out without liberty.
fn made_up(size: Size, seed: u64) -> Option<Finished> {
    let mut rng = PlayoutRng::new(seed);
    let mut below = |n: u8| u8::try_from(rng.below(n.into())).unwrap_or(0);
    let centers: Vec<(Point, Color)> = (0..12)
        .filter_map(|n| Some((size.point(below(size.cols()), below(size.rows()))?, Color::ALL[n % 2])))
        .collect();
    let owner = |point: Point| {
        let nearest = centers.iter().min_by_key(|(center, _)| distance(*center, point));
        nearest.map_or(Color::Black, |(_, color)| *color)
    };
    let mut dead = PointSet::EMPTY;
    let board = Board::from_fn(size, |point| {
        let own = owner(point);
        let is_border = size.neighbors(point).any(|next| owner(next) != own);
        match below(100) {
            _ if is_border => Some(own),
            0..25 => Some(own),
            25..28 => {
                dead.insert(point);
                Some(!own)
            }
            _ => None,
        }
    });
    let is_sound = board.chains().all(|chain| !chain.liberties.is_empty());
    is_sound.then_some(Finished { board, dead })
}

/// The square of the distance, so that it stays a whole number.
fn distance(a: Point, b: Point) -> u32 {
    let square = |x: u8, y: u8| u32::from(x.abs_diff(y)).pow(2);
    square(a.col(), b.col()) + square(a.row(), b.row())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn made_up_games_are_scored_alike_with_reasons_and_without() {
        let games: Vec<Finished> = (0..40).filter_map(|seed| made_up(Size::NINETEEN, seed)).collect();
        assert!(games.len() > 20, "only {} of 40 positions are sound", games.len());
        for rules in RULES {
            check(&games, &rules.parse().unwrap()).unwrap();
        }
    }
}
