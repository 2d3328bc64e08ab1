//! `tengen bench sgf`: reading records that are in memory.

use std::io::Write;
use std::path::PathBuf;

use serde_json::json;
use tengen_sgf::{read, write};

use super::records::{best_time, load};
use crate::exit::Exit;
use crate::texts::{number, t};

#[derive(clap::Args)]
pub(crate) struct Args {
    paths: Vec<PathBuf>,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<Exit> {
    let files = load(&args.paths)?;
    let bytes: usize = files.iter().map(Vec::len).sum();
    let (nodes, seconds, runs) = best_time(|| {
        let counts = files.iter().filter_map(|f| read(f).ok()).map(|p| p.collection.node_count());
        counts.sum::<usize>()
    });
    let hash = files.iter().filter_map(|f| read(f).ok()).fold(0u64, |hash, parsed| {
        write(&parsed.collection).bytes().fold(hash, |h, b| (h ^ u64::from(b)).wrapping_mul(0x100_0000_01b3))
    });
    let speed = bytes as f64 / seconds / 1e6;
    if args.json {
        let object = json!({
            "bench": "sgf", "files": files.len(), "bytes": bytes, "nodes": nodes, "runs": runs, "seconds": seconds,
            "megabytes_per_second": speed, "hash": format!("{hash:016x}"),
        });
        writeln!(out, "{object}")?;
    } else {
        let line = t!("bench-sgf", files = files.len(), nodes = nodes, speed = number(format!("{speed:.0}")));
        writeln!(out, "{line}")?;
    }
    Ok(Exit::Fine)
}
