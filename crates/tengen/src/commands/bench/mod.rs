//! `tengen bench`: how fast this build is on this machine. Each bench checks its own results.

mod net;
mod playouts;
mod records;
mod replay;
mod score;
mod search;
mod sgf;

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
    Replay(replay::Args),
    Sgf(sgf::Args),
    Score(score::Args),
    Net(net::Args),
    Search(search::Args),
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<Exit> {
    match &args.bench {
        Bench::Playouts(args) => playouts::run(args, out),
        Bench::Replay(args) => replay::run(args, out),
        Bench::Sgf(args) => sgf::run(args, out),
        Bench::Score(args) => score::run(args, out),
        Bench::Net(args) => net::run(args, out),
        Bench::Search(args) => search::run(args, out),
    }
}
