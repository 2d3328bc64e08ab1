//! `tengen bench`: how fast this build is on this machine. Each bench checks its own results.

mod playouts;

use std::io::Write;

use crate::exit::Exit;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    bench: Bench,
}

/// One row for each bench.
#[derive(clap::Subcommand)]
enum Bench {
    Playouts(playouts::Args),
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<Exit> {
    match &args.bench {
        Bench::Playouts(args) => playouts::run(args, out),
    }
}
