//! `tengen gtp`: the player as an engine for other programs.

use std::io::{self, Write};
use std::num::NonZeroU16;
use std::thread;

use tengen_engine::gtp::{NetworkInfo, Session, serve};
use tengen_engine::{Judge, Level, Player, PlayerOptions, Pondering};
use tengen_net::NetEvaluator;

use crate::exit::Exit;
use crate::nets::{BUILT_IN_NAME, Net};
use crate::texts::t;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(long, value_name = "RANK", default_value = "strongest", value_parser = level)]
    level: Level,
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroU16>,
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    visits: Option<u32>,
    #[arg(long, value_name = "FILE")]
    net: Option<String>,
    #[arg(long)]
    ponder: bool,
}

/// A rank or `strongest`.
fn level(text: &str) -> Result<Level, String> {
    text.parse().map_err(|_| t!("args-level"))
}

impl Args {
    pub(crate) fn options(&self) -> PlayerOptions {
        let all =
            || thread::available_parallelism().map_or(1, |count| u16::try_from(count.get()).unwrap_or(1));
        PlayerOptions {
            level: self.level,
            threads: self.threads.map_or_else(all, NonZeroU16::get),
            seed: self.seed,
            visits: self.visits,
            pondering: if self.ponder { Pondering::OpponentsTurn } else { Pondering::Never },
            ..PlayerOptions::default()
        }
    }
}

/// A network with what other programs want to know of it.
pub(crate) fn judge(net: &Net) -> (Judge, NetworkInfo) {
    let name =
        net.path.as_deref().map_or_else(|| BUILT_IN_NAME.to_owned(), |path| path.display().to_string());
    let info = NetworkInfo { name, internal_name: net.model.name.clone(), version: net.model.version };
    (Judge::Net(Box::new(NetEvaluator::new(&net.model))), info)
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<Exit> {
    let net = Net::find(args.net.as_deref())?;
    let (judge, info) = judge(&net);
    let options = args.options();
    announce(&info, &options);
    let mut session = Session::new(Player::new(judge, options), info);
    serve(io::stdin(), out, &mut session)?;
    Ok(Exit::Fine)
}

/// Says on standard error what plays: standard output belongs to the protocol.
fn announce(info: &NetworkInfo, options: &PlayerOptions) {
    let name = format!("{} ({})", info.name, info.internal_name);
    let text = t!("gtp-plays", name = name, level = options.level.to_string(), threads = options.threads);
    // If nobody reads it, the engine works all the same.
    let _ = writeln!(io::stderr(), "{text}");
}
