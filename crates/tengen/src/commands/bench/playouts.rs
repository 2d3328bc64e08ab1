//! `tengen bench playouts`: random games on one thread.

use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::ensure;
use serde_json::json;
use tengen_rules::{Board, Color, PlayoutRng, Size, playout};

use crate::exit::Exit;
use crate::texts::{number, t};

/// Turns to play, about: a second's work, on every size.
const TURNS: u64 = 20_000_000;

/// Games that are played twice to check that nothing depends on what was played before.
const CHECKED_GAMES: u64 = 20;

/// The seed, so that the same build plays the same games everywhere.
const SEED: u64 = 1;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(long, default_value = "19")]
    size: Size,
    #[arg(long)]
    json: bool,
}

/// What a number of playouts came to.
#[derive(Debug, Default, PartialEq, Eq)]
struct Tally {
    games: u64,
    /// Stones and passes.
    turns: u64,
    /// Exclusive or of the hashes of the final positions.
    hash: u64,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<Exit> {
    let checked = |tally: &Tally| tally.games == CHECKED_GAMES;
    ensure!(play(args.size, checked) == play(args.size, checked), "two runs of the same playouts differ");
    let start = now();
    let tally = play(args.size, |tally| tally.turns >= TURNS);
    let time = start.elapsed();
    if args.json {
        writeln!(out, "{}", to_json(args.size, &tally, time))?;
    } else {
        writeln!(out, "{}", to_text(args.size, &tally, time))?;
    }
    Ok(Exit::Fine)
}

#[expect(clippy::disallowed_methods, reason = "a bench measures time")]
fn now() -> Instant {
    Instant::now()
}

fn play(size: Size, is_enough: impl Fn(&Tally) -> bool) -> Tally {
    let empty = Board::new(size);
    let (mut board, mut rng) = (empty.clone(), PlayoutRng::new(SEED));
    let mut tally = Tally::default();
    while !is_enough(&tally) {
        board.clone_from(&empty);
        tally.turns += u64::from(playout(&mut board, Color::Black, &mut rng));
        tally.hash ^= board.hash();
        tally.games += 1;
    }
    board.check_invariants();
    tally
}

fn to_json(size: Size, tally: &Tally, time: Duration) -> serde_json::Value {
    json!({
        "bench": "playouts",
        "size": size.to_string(),
        "playouts": tally.games,
        "turns": tally.turns,
        "hash": format!("{:016x}", tally.hash),
        "seconds": time.as_secs_f64(),
        "playouts_per_second": tally.games as f64 / time.as_secs_f64(),
        "turns_per_playout": tally.turns as f64 / tally.games as f64,
        "ns_per_turn": time.as_secs_f64() * 1e9 / tally.turns as f64,
    })
}

fn to_text(size: Size, tally: &Tally, time: Duration) -> String {
    t!(
        "bench-playouts",
        size = size.to_string(),
        rate = number(format!("{:.0}", tally.games as f64 / time.as_secs_f64())),
        length = number(format!("{:.1}", tally.turns as f64 / tally.games as f64)),
        nanoseconds = number(format!("{:.1}", time.as_secs_f64() * 1e9 / tally.turns as f64)),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_counts_what_it_played() {
        let tally = play(Size::NINE, |tally| tally.games == 5);
        assert_eq!(tally.games, 5);
        let json = to_json(Size::NINE, &tally, Duration::from_secs(1));
        assert_eq!(json["playouts_per_second"], 5.0);
        assert_eq!(json["size"], "9x9");
    }
}
