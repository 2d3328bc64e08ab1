//! `tengen bench search`: searches of one position, and the signature of the search.
//!
//! The signature is a number made from fixed searches: with one thread, a fixed seed, the built-in network and the plain
//! instructions that every machine has. It changes when, and only when, the search or the evaluation changes.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serde_json::json;
use tengen_net::{Level, NetEvaluator, Network};
use tengen_rules::{Game, Ruleset, Setup, Size};
use tengen_search::{Cache, CacheCounts, Cached, Evaluation, Evaluator, Params, Progress, Request, Search};

use super::net::{middle_game, now};
use crate::exit::{Exit, WrongUse};
use crate::nets::Net;
use crate::texts::{self, t};

/// Visits of each search of the signature.
const SIGNATURE_VISITS: u32 = 60;
/// Bytes of the cache, if one is asked for.
const CACHE_BYTES: usize = 256 << 20;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(long)]
    net: Option<String>,
    #[arg(long, default_value = "19")]
    size: Size,
    #[arg(long, default_value = "1000", value_parser = clap::value_parser!(u32).range(1..))]
    visits: u32,
    #[arg(long, default_value = "1", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    #[arg(long)]
    cache: bool,
    #[arg(long)]
    json: bool,
}

/// What was measured.
struct Measured {
    time: Duration,
    progress: Progress,
    evaluations: u64,
    cache: CacheCounts,
    signature: u64,
}

/// An evaluator that counts what it does.
#[derive(Clone)]
struct Counting(NetEvaluator, Arc<AtomicU64>);

impl Evaluator for Counting {
    fn evaluate_into(&mut self, game: &Game, request: &Request, out: &mut Evaluation) {
        self.1.fetch_add(1, Ordering::Relaxed);
        self.0.evaluate_into(game, request, out);
    }
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<Exit> {
    if args.size.cols().max(args.size.rows()) > tengen_net::MAX_SIDE {
        return Err(WrongUse::new(t!("net-too-large", limit = tengen_net::MAX_SIDE)).into());
    }
    let net = Net::find(args.net.as_deref())?;
    let signature = signature()?;
    let measured = Measured { signature, ..measure(args, &net)? };
    if args.json {
        writeln!(out, "{}", to_json(args, &net, &measured))?;
    } else {
        writeln!(out, "{}", to_text(args, &net, &measured))?;
    }
    Ok(Exit::Fine)
}

fn measure(args: &Args, net: &Net) -> anyhow::Result<Measured> {
    let count = Arc::new(AtomicU64::new(0));
    let cache = Arc::new(Cache::new(CACHE_BYTES));
    let evaluator = Counting(NetEvaluator::new(&net.model), Arc::clone(&count));
    let cached = if args.cache {
        Cached::new(evaluator, Arc::clone(&cache))
    } else {
        Cached::without_cache(evaluator)
    };
    let mut evaluators = vec![cached; usize::from(args.threads)];
    let game = middle_game(args.size)?;
    // The first evaluation of each thread takes memory.
    evaluators
        .iter_mut()
        .for_each(|evaluator| drop(evaluator.evaluator().evaluate(&game, &Request::default())));
    count.store(0, Ordering::Relaxed);
    let search = Search::new(game, Params::default());
    let start = now();
    search.run(&mut evaluators, |progress| progress.visits >= args.visits);
    let time = start.elapsed();
    let evaluations = count.load(Ordering::Relaxed);
    Ok(Measured { time, progress: search.progress(), evaluations, cache: cache.counts(), signature: 0 })
}

/// The signature of this build.
pub(crate) fn signature() -> anyhow::Result<u64> {
    let net = Net::find(None)?;
    let network = Arc::new(Network::with_level(&net.model, Level::PORTABLE));
    let mut evaluator = NetEvaluator::with_network(&net.model, network);
    let start = Game::new(&Setup::new(Size::NINE, Ruleset::TROMP_TAYLOR))?;
    let mut sum = 0_u64;
    for game in [start, middle_game(Size::NINE)?, middle_game("7x5".parse()?)?] {
        let search = Search::new(game, Params::default());
        search.run(std::slice::from_mut(&mut evaluator), |progress| progress.visits >= SIGNATURE_VISITS);
        let mut mix = |number: u64| sum = sum.wrapping_mul(31).wrapping_add(number);
        mix(search.progress().nodes as u64);
        for candidate in search.candidates() {
            mix(candidate.mv.point().map_or(0, |point| search.game().size().index(point) as u64 + 1));
            mix(u64::from(candidate.visits));
        }
    }
    Ok(sum)
}

fn to_json(args: &Args, net: &Net, measured: &Measured) -> serde_json::Value {
    let seconds = measured.time.as_secs_f64();
    json!({
        "bench": "search",
        "net": net.model.name,
        "size": args.size.to_string(),
        "threads": args.threads,
        "visits": measured.progress.visits,
        "nodes": measured.progress.nodes,
        "bytes_per_node": measured.progress.memory / measured.progress.nodes,
        "seconds": seconds,
        "visits_per_second": f64::from(measured.progress.visits) / seconds,
        "evaluations_per_second": measured.evaluations as f64 / seconds,
        "cache_hits": measured.cache.hits,
        "cache_bytes": measured.cache.bytes,
        "signature": format!("{:016x}", measured.signature),
    })
}

fn to_text(args: &Args, net: &Net, measured: &Measured) -> String {
    let seconds = measured.time.as_secs_f64();
    let number = |x: f64| texts::number(format!("{x:.1}"));
    t!(
        "bench-search",
        net = net.model.name.clone(),
        size = args.size.to_string(),
        threads = args.threads,
        evaluations = number(measured.evaluations as f64 / seconds),
        visits = number(f64::from(measured.progress.visits) / seconds),
        nodes = measured.progress.nodes as u64,
        bytes = (measured.progress.memory / measured.progress.nodes) as u64,
        hits = measured.cache.hits,
        signature = format!("{:016x}", measured.signature),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_search_has_its_signature() {
        // A commit that changes this number says so, and why.
        assert_eq!(format!("{:016x}", signature().unwrap()), "b9bbebabfb0392eb");
    }
}
