//! What the benches of records share: their input and how they are timed.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use tengen_record::Record;
use tengen_rules::{Color, Game, Move, Ruleset, Setup, Size};

use crate::exit::WrongUse;
use crate::files;
use crate::texts::t;

/// A bench runs at least so long, and at least three times.
const LEAST: Duration = Duration::from_secs(1);

/// Runs `work` again and again; gives the best time of one run in seconds, and the number of runs.
///
/// # Panics
/// If two runs give different results: then the figure would mean nothing.
#[expect(clippy::disallowed_methods, reason = "a bench reads the clock")]
pub(super) fn best_time<R: PartialEq + std::fmt::Debug>(mut work: impl FnMut() -> R) -> (R, f64, u32) {
    let start = Instant::now();
    let result = work();
    let mut best = start.elapsed();
    let mut runs = 1;
    while runs < 3 || start.elapsed() < LEAST {
        let again = Instant::now();
        assert_eq!(work(), result, "every run of a bench does the same");
        best = best.min(again.elapsed());
        runs += 1;
    }
    (result, best.as_secs_f64(), runs)
}

/// The contents of the files named, and of all files in the folders named; without any, games made up here.
pub(super) fn load(paths: &[PathBuf]) -> anyhow::Result<Vec<Vec<u8>>> {
    if paths.is_empty() {
        return Ok((0..500).map(made_up_game).collect());
    }
    let mut all = Vec::new();
    for path in paths {
        for file in files_of(path)? {
            all.push(files::read(&file)?);
        }
    }
    Ok(all)
}

fn files_of(path: &Path) -> anyhow::Result<Vec<PathBuf>> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let unreadable = |error: std::io::Error| {
        WrongUse::new(t!("file-unreadable", file = path.display().to_string(), reason = error.to_string()))
    };
    let entries = std::fs::read_dir(path).map_err(unreadable)?;
    let mut files: Vec<PathBuf> =
        entries.filter_map(|e| e.ok().map(|e| e.path())).filter(|p| p.is_file()).collect();
    files.sort();
    Ok(files)
}

/// A game of 250 legal moves by a fixed sequence of random numbers.
fn made_up_game(seed: u64) -> Vec<u8> {
    let mut record = Record::new(Size::NINETEEN);
    let Ok(mut game) = Game::new(&Setup::new(Size::NINETEEN, Ruleset::TROMP_TAYLOR)) else {
        return Vec::new();
    };
    let mut node = record.root();
    record.set_text(node, "KM", "7.5");
    let mut random = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    while game.turns().len() < 250 {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let color: Color = game.to_move();
        let empty = game.board().empty_points();
        let place = usize::try_from(random >> 33).unwrap_or(0) % empty.len().max(1);
        let Some(point) = empty.get(place).copied() else { break };
        if game.board().is_eyelike(color, point) {
            continue;
        }
        if game.play(Move::Play(point)).is_ok() {
            node = record.add_move(node, color, Move::Play(point));
        }
    }
    record.write().into_bytes()
}
