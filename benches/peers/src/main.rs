//! Tengen beside published crates: random playouts and replay against `board-game`, reading SGF against `sgf-parse`.
//!
//! The contestants of a comparison take turns within each round, so that a busy machine slows all of them; what counts
//! is process CPU time and the median over the rounds. Each comparison checks its own results: lengths of playouts,
//! final boards of replays, nodes and moves of records.
//!
//! `tengen-bench-peers [--json] [--rounds N]` prints a table, or one JSON object a line. `../shared` (or the folder in
//! `TENGEN_SHARED`) holds the real games; without it, replay and SGF are left out with a line on standard error.
#![forbid(unsafe_code)]

mod corpus;
mod measure;
mod playouts;
mod replay;
mod sgf;

use anyhow::{Context as _, bail};

use crate::measure::{Comparison, print};

/// Rounds when none are asked for: an odd number has a median of its own.
const ROUNDS: usize = 7;

struct Options {
    json: bool,
    rounds: usize,
}

fn main() -> anyhow::Result<()> {
    let options = options(std::env::args().skip(1))?;
    let show = |comparison: Comparison| print(&comparison, options.json);
    for size in [9, 13, 19] {
        show(playouts::compare(size, options.rounds)?);
    }
    let Some(files) = corpus::load()? else {
        eprintln!("skipped replay and sgf: needs ../shared");
        return Ok(());
    };
    show(replay::compare(&files, options.rounds)?);
    show(sgf::compare(&files, options.rounds)?);
    Ok(())
}

fn options(mut args: impl Iterator<Item = String>) -> anyhow::Result<Options> {
    let mut options = Options { json: false, rounds: ROUNDS };
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--json" => options.json = true,
            "--rounds" => {
                let number = args.next().context("--rounds needs a number")?;
                options.rounds = number.parse().context("--rounds needs a number")?;
            }
            other => bail!("unknown option {other}, expected --json or --rounds N"),
        }
    }
    if options.rounds == 0 {
        bail!("--rounds needs at least 1");
    }
    Ok(options)
}
