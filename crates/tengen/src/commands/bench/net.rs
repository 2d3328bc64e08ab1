//! `tengen bench net`: evaluations of one position, on each thread for itself.
//!
//! How fast a network can be depends on the machine and on what else runs there. So the same run measures how fast the
//! machine multiplies and adds at all, and the fraction of it is the number to compare.

use std::io::Write;
use std::sync::{Arc, Barrier};
use std::time::{Duration, Instant};

use anyhow::ensure;
use serde_json::json;
use tengen_net::{
    Inputs, Level, Model, NetEvaluator, Network, Precision, RawOutputs, Workspace, features::Features, peak,
    reference,
};
use tengen_rules::{Game, Move, Ruleset, Setup, Size};
use tengen_search::{Evaluation, Evaluator, Request};

use crate::exit::{Exit, WrongUse};
use crate::nets::Net;
use crate::texts::{self, t};

/// How long evaluations are measured.
const TIME: Duration = Duration::from_secs(3);
/// How long multiplications are measured, before and after.
const PEAK_TIME: Duration = Duration::from_millis(400);
/// The largest difference from the plain evaluation that is not a fault.
const TOLERANCE: f32 = 1e-3;
/// The same with eight significant bits.
const ROUGH_TOLERANCE: f32 = 0.5;
/// Positions whose features are measured.
const FEATURES: u32 = 2000;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(long)]
    net: Option<String>,
    #[arg(long, default_value = "19")]
    size: Size,
    #[arg(long, default_value = "1", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    #[arg(long, default_value = "f32")]
    precision: Precision,
    #[arg(long)]
    json: bool,
}

/// What was measured.
struct Measured {
    level: Level,
    load: Duration,
    evaluations_per_second: f64,
    /// Multiplications and additions a second, all threads together.
    peak_flops: f64,
    feature_time: Duration,
    /// Largest difference from the plain evaluation.
    distance: f32,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<Exit> {
    if args.size.cols().max(args.size.rows()) > tengen_net::MAX_SIDE {
        return Err(WrongUse::new(t!("net-too-large", limit = tengen_net::MAX_SIDE)).into());
    }
    let Some(level) = Level::with_precision(args.precision) else {
        return Err(WrongUse::new(t!("net-no-bf16")).into());
    };
    let game = middle_game(args.size)?;
    let start = now();
    let net = Net::find(args.net.as_deref())?;
    let network = Arc::new(Network::with_level(&net.model, level));
    let mut evaluator = NetEvaluator::with_network(&net.model, network);
    evaluator.evaluate(&game, &Request::default());
    let load = start.elapsed();
    let before = peak_flops(args.threads);
    let evaluations_per_second = evaluations_per_second(&evaluator, &game, args.threads);
    let after = peak_flops(args.threads);
    let measured = Measured {
        level,
        load,
        evaluations_per_second,
        peak_flops: (before + after) / 2.0,
        feature_time: feature_time(&game),
        distance: distance(&net.model, evaluator.network(), &game),
    };
    let tolerance = match args.precision {
        Precision::F32 => TOLERANCE,
        Precision::Bf16 => ROUGH_TOLERANCE,
    };
    ensure!(measured.distance < tolerance, "the fast evaluation is off by {}", measured.distance);
    if args.json {
        writeln!(out, "{}", to_json(args, &net.model, &measured))?;
    } else {
        writeln!(out, "{}", to_text(args, &net.model, &measured))?;
    }
    Ok(Exit::Fine)
}

#[expect(clippy::disallowed_methods, reason = "a bench measures time")]
pub(super) fn now() -> Instant {
    Instant::now()
}

/// A position after a third of the points have been played, the same on every machine.
pub(super) fn middle_game(size: Size) -> anyhow::Result<Game> {
    let mut game = Game::new(&Setup::new(size, Ruleset::TROMP_TAYLOR))?;
    let mut state = 1_u64;
    for _ in 0..size.area() / 3 {
        let legal = game.legal_points();
        // Constants of Knuth's linear congruential generator; its upper bits are random enough.
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let nth = (state >> 33) % u64::from(legal.len().max(1));
        let mv = legal.iter().nth(nth as usize).map_or(Move::Pass, Move::Play);
        game.play(mv)?;
    }
    Ok(game)
}

/// Runs `work` on every thread at once until `time` is over, and adds up what it counts per second.
fn rate(threads: u16, time: Duration, work: impl Fn(&dyn Fn() -> bool) -> u64 + Sync) -> f64 {
    let barrier = Barrier::new(usize::from(threads));
    let one = || {
        barrier.wait();
        let start = now();
        let count = work(&|| start.elapsed() < time);
        count as f64 / start.elapsed().as_secs_f64()
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(one)).collect();
        threads.into_iter().map(|thread| thread.join().expect("the work does not panic")).sum()
    })
}

fn peak_flops(threads: u16) -> f64 {
    rate(threads, PEAK_TIME, |more| {
        let mut flops = 0;
        while more() {
            std::hint::black_box(peak::spin(Level::best(), flops as f32));
            flops += peak::SPIN_FLOPS;
        }
        flops
    })
}

fn evaluations_per_second(evaluator: &NetEvaluator, game: &Game, threads: u16) -> f64 {
    rate(threads, TIME, |more| {
        let mut evaluator = evaluator.clone();
        let mut evaluation = Evaluation::new(game.size());
        let mut count = 0;
        while more() {
            evaluator.evaluate_into(game, &Request::default(), &mut evaluation);
            count += 1;
        }
        evaluation.check_invariants();
        count
    })
}

fn feature_time(game: &Game) -> Duration {
    let mut inputs = Inputs::new(game.size());
    let mut features = Features::new();
    let start = now();
    for _ in 0..FEATURES {
        features.fill(game, &Request::default(), &mut inputs);
    }
    start.elapsed() / FEATURES
}

fn distance(model: &Model, network: &Network, game: &Game) -> f32 {
    let mut inputs = Inputs::new(game.size());
    Features::new().fill(game, &Request::default(), &mut inputs);
    let mut outputs = RawOutputs::default();
    network.evaluate(&inputs, &mut Workspace::default(), &mut outputs);
    outputs.distance(&reference::evaluate(model, &inputs))
}

/// The most memory that this process has had, in MiB; known on Linux only.
fn peak_memory() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kib: f64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kib / 1024.0)
}

fn to_json(args: &Args, model: &Model, measured: &Measured) -> serde_json::Value {
    let flops = model.cost(args.size).flops() as f64 * measured.evaluations_per_second;
    json!({
        "bench": "net",
        "net": model.name,
        "size": args.size.to_string(),
        "threads": args.threads,
        "precision": args.precision.to_string(),
        "instructions": measured.level.to_string(),
        "evaluations_per_second": measured.evaluations_per_second,
        "gflops": flops / 1e9,
        "peak_gflops": measured.peak_flops / 1e9,
        "peak_fraction": flops / measured.peak_flops,
        "feature_microseconds": measured.feature_time.as_secs_f64() * 1e6,
        "load_seconds": measured.load.as_secs_f64(),
        "peak_memory_mib": peak_memory(),
        "distance_from_reference": measured.distance,
    })
}

fn to_text(args: &Args, model: &Model, measured: &Measured) -> String {
    let flops = model.cost(args.size).flops() as f64 * measured.evaluations_per_second;
    let number = |x: f64, digits: usize| texts::number(format!("{x:.digits$}"));
    t!(
        "bench-net",
        net = model.name.clone(),
        size = args.size.to_string(),
        threads = args.threads,
        rate = number(measured.evaluations_per_second, 1),
        gflops = number(flops / 1e9, 0),
        percent = number(100.0 * flops / measured.peak_flops, 0),
        peak = number(measured.peak_flops / 1e9, 0),
        instructions = measured.level.to_string(),
        features = number(measured.feature_time.as_secs_f64() * 1e6, 0),
        load = number(measured.load.as_secs_f64(), 2),
        memory = peak_memory().map_or_else(|| "?".into(), |mib| number(mib, 0)),
        distance = format!("{:.0e}", measured.distance),
    )
}
