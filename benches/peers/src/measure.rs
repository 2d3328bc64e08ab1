//! Rounds, medians, ratios, and how they are printed.

use std::time::Duration;

use anyhow::ensure;
use cpu_time::ProcessTime;
use serde_json::{Value, json};

/// What one run of a contestant did: how many units of work, of which it had to count itself.
pub(crate) struct Work {
    /// Moves, or bytes.
    pub units: u64,
}

/// One side of a comparison.
pub(crate) struct Contestant<'a> {
    /// Crate, version and way of use.
    pub name: &'static str,
    /// Does the work of one round.
    pub run: Box<dyn FnMut() -> anyhow::Result<Work> + 'a>,
}

impl<'a> Contestant<'a> {
    pub(crate) fn new(name: &'static str, run: impl FnMut() -> anyhow::Result<Work> + 'a) -> Contestant<'a> {
        Contestant { name, run: Box::new(run) }
    }
}

/// The figures of one contestant, in nanoseconds of CPU time for each unit.
pub(crate) struct Figure {
    pub name: &'static str,
    pub median: f64,
    pub least: f64,
    /// Units of one round.
    pub units: u64,
}

/// The result of a comparison: ours first.
pub(crate) struct Comparison {
    pub title: String,
    pub unit: &'static str,
    pub figures: Vec<Figure>,
    /// More facts that belong to it.
    pub facts: Value,
}

/// Lets the contestants, ours first, take turns for `rounds` rounds after one to warm up.
pub(crate) fn take_turns(contestants: &mut [Contestant<'_>], rounds: usize) -> anyhow::Result<Vec<Figure>> {
    let mut times = vec![Vec::new(); contestants.len()];
    let mut units = vec![0; contestants.len()];
    for round in 0..=rounds {
        for (index, contestant) in contestants.iter_mut().enumerate() {
            let start = ProcessTime::now();
            let work = (contestant.run)()?;
            let time = start.elapsed();
            ensure!(work.units > 0, "{} did nothing", contestant.name);
            units[index] = work.units;
            if round > 0 {
                times[index].push(per_unit(time, work.units));
            }
        }
    }
    let figures = contestants.iter().zip(times).zip(units).map(|((contestant, mut times), units)| {
        times.sort_by(f64::total_cmp);
        Figure { name: contestant.name, median: times[times.len() / 2], least: times[0], units }
    });
    Ok(figures.collect())
}

fn per_unit(time: Duration, units: u64) -> f64 {
    time.as_secs_f64() * 1e9 / units as f64
}

pub(crate) fn print(comparison: &Comparison, as_json: bool) {
    if as_json {
        println!("{}", to_json(comparison));
    } else {
        print_table(comparison);
    }
}

fn to_json(comparison: &Comparison) -> Value {
    let ours = comparison.figures[0].median;
    let figure = |figure: &Figure| {
        json!({
            "name": figure.name,
            "ns": rounded(figure.median),
            "least_ns": rounded(figure.least),
            "units": figure.units,
            "ratio": rounded(figure.median / ours),
        })
    };
    json!({
        "bench": comparison.title,
        "unit": comparison.unit,
        "results": comparison.figures.iter().map(figure).collect::<Vec<_>>(),
        "facts": comparison.facts,
    })
}

fn rounded(number: f64) -> f64 {
    (number * 1000.0).round() / 1000.0
}

fn print_table(comparison: &Comparison) {
    println!("{} (CPU ns per {})", comparison.title, comparison.unit);
    let ours = comparison.figures[0].median;
    for figure in &comparison.figures {
        let ratio = figure.median / ours;
        println!("  {:<44} {:>9.2} ns  least {:>9.2}  x{ratio:.2}", figure.name, figure.median, figure.least);
    }
    println!("  {}", comparison.facts);
}
