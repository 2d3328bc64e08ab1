//! `tengen analyze`: positions in, evaluations out, as lines of JSON (KataGo's analysis protocol).

use std::io::{self, Write};
use std::num::NonZeroU16;
use std::thread;

use tengen_engine::analysis::Service;

use super::gtp::judge;
use crate::exit::Exit;
use crate::nets::Net;
use crate::texts::t;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroU16>,
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..))]
    visits: u32,
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    #[arg(long, value_name = "FILE")]
    net: Option<String>,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<Exit> {
    let net = Net::find(args.net.as_deref())?;
    let (judge, network) = judge(&net);
    let all = || thread::available_parallelism().map_or(1, |count| u16::try_from(count.get()).unwrap_or(1));
    let workers = args.threads.map_or_else(all, NonZeroU16::get);
    let name = format!("{} ({})", network.name, network.internal_name);
    // If nobody reads it, the service works all the same.
    let _ = writeln!(io::stderr(), "{}", t!("analyze-starts", name = name, workers = workers));
    let service = Service { judge, network, workers, visits: args.visits, seed: args.seed };
    service.serve(io::stdin(), out)?;
    Ok(Exit::Fine)
}
