//! `tengen match`: engine against engine, with our rules as the referee.

mod progress;
mod table;

use std::io::Write;
use std::num::NonZeroU8;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::anyhow;
use tengen_arena::stats::Sprt;
use tengen_arena::{
    BySide, Contestant, Event, GameReport, Opening, Plan, Standing, Store, Terms, read_openings, run as play,
};
use tengen_clock::{TimeSystem, gtp};
use tengen_gtp::board_size;
use tengen_rules::{Komi, Ruleset, Size};

use crate::args;
use crate::exit::{Exit, WrongUse};
use crate::files;
use crate::texts::t;
use progress::Progress;

/// What needs no second is no time to play with, and what needs more digits is no number.
const MAX_GAMES: i64 = 1_000_000;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(long, value_name = "CMD")]
    black: String,
    #[arg(long, value_name = "CMD")]
    white: String,
    #[arg(long, value_name = "N", default_value = "10", value_parser = clap::value_parser!(u32).range(1..=MAX_GAMES))]
    games: u32,
    #[arg(long, value_name = "SIZE", default_value = "19", value_parser = size)]
    size: Size,
    #[arg(long, value_name = "K", value_parser = args::komi, allow_negative_numbers = true)]
    komi: Option<Komi>,
    #[arg(long, value_name = "NAME", default_value = "tromp-taylor", value_parser = args::rules)]
    rules: Ruleset,
    #[arg(long, value_name = "TIME", default_value = "none", value_parser = time)]
    time: TimeSystem,
    #[arg(long, value_name = "TIME", value_parser = time)]
    black_time: Option<TimeSystem>,
    #[arg(long, value_name = "TIME", value_parser = time)]
    white_time: Option<TimeSystem>,
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    #[arg(long, value_name = "DIR")]
    sgf: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
    #[arg(long, value_name = "ELO0,ELO1[,ALPHA,BETA]", value_parser = sprt, allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    #[arg(long, value_name = "N", default_value = "1")]
    concurrency: NonZeroU8,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    max_turns: Option<u32>,
    #[arg(long)]
    json: bool,
}

/// A board that GTP knows.
fn size(text: &str) -> Result<Size, String> {
    let size = args::size(text)?;
    board_size(size.cols().into(), size.rows().into()).ok_or_else(|| t!("match-size"))
}

/// A time system in the words of KataGo's `kata-time_settings`, or `simple SECONDS`.
fn time(text: &str) -> Result<TimeSystem, String> {
    let text = text.to_lowercase().replace("byo-", "byo");
    let system = match text.trim().strip_prefix("simple ") {
        Some(seconds) => gtp::parse_kata(&format!("absolute {seconds}")).map(|system| match system {
            TimeSystem::Absolute { main: per_move } => TimeSystem::Simple { per_move },
            other => other,
        }),
        None => gtp::parse_kata(text.trim()),
    };
    let system = system.map_err(|error| t!("match-time", reason = error.to_string()))?;
    system.check().map_err(|error| t!("match-time", reason = error.to_string()))?;
    Ok(system)
}

fn sprt(text: &str) -> Result<Sprt, String> {
    text.parse().map_err(|_| t!("match-sprt"))
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<Exit> {
    let plan = plan(args)?;
    let (mut store, finished) = open_store(args, &plan)?;
    let mut progress = Progress::new(&plan, finished.len());
    if args.json {
        finished.iter().try_for_each(|report| write_line(out, report))?;
    }
    // The match runs on other threads, which must not write to `out`.
    let standing = std::thread::scope(|scope| {
        let (sender, reports) = std::sync::mpsc::channel::<GameReport>();
        let running = scope.spawn(|| {
            let sender = sender;
            play(&plan, &finished, store.as_mut(), &mut |event| {
                progress.show(&event);
                if let Event::Finished { report, .. } = event {
                    // Nobody listens any more only if writing failed, which is told below.
                    let _ = sender.send(report.clone());
                }
            })
        });
        let written = reports.iter().filter(|_| args.json).try_for_each(|report| write_line(out, &report));
        let standing = running.join().map_err(|_| anyhow!("a match ended with a bug of this program"))?;
        written.map(|()| standing)
    })?;
    progress.clear();
    let standing = standing.map_err(|error| anyhow!(error))?;
    if args.json {
        writeln!(out, "{}", table::to_json(&plan, &standing))?;
    } else {
        write!(out, "{}", table::to_text(&plan, &standing))?;
    }
    Ok(if has_faults(&standing) { Exit::Faults } else { Exit::Fine })
}

/// A loss on time is a result like any other; what else an engine does wrong is a fault of the input.
fn has_faults(standing: &Standing) -> bool {
    standing.endings.iter().any(|(ending, _)| *ending == tengen_arena::Ending::Fault)
}

fn write_line(out: &mut dyn Write, report: &GameReport) -> anyhow::Result<()> {
    writeln!(out, "{}", serde_json::to_string(report)?)?;
    // Whoever reads along wants each game when it ends.
    out.flush()?;
    Ok(())
}

fn plan(args: &Args) -> anyhow::Result<Plan> {
    let mut terms = Terms::new(args.size, args.rules);
    terms.komi = args.komi.unwrap_or(args.rules.komi);
    terms.max_turns = args.max_turns.unwrap_or(terms.max_turns);
    let contestant = |option: &str, command: &str, time: Option<TimeSystem>| {
        let contestant = Contestant { command: command.to_owned(), time: time.unwrap_or(args.time) };
        let parsed = contestant.engine_command(1);
        parsed.map_err(|_| WrongUse::new(t!("match-command", option = option, command = command)))?;
        anyhow::Ok(contestant)
    };
    let contestants = BySide {
        first: contestant("--black", &args.black, args.black_time)?,
        second: contestant("--white", &args.white, args.white_time)?,
    };
    let openings = openings(args, &terms)?;
    let Args { games, sprt, concurrency, sgf, .. } = args;
    let (games, sprt, concurrency, sgf) = (*games, *sprt, *concurrency, sgf.clone());
    Ok(Plan { contestants, terms, openings, games, sprt, concurrency, sgf })
}

fn openings(args: &Args, terms: &Terms) -> anyhow::Result<Vec<Opening>> {
    let Some(path) = &args.openings else { return Ok(Vec::new()) };
    let openings = read_openings(&files::read(path)?, terms);
    Ok(openings.map_err(|error| {
        let (file, reason) = (path.display().to_string(), error.to_string());
        WrongUse::new(t!("file-says", file = file, reason = reason))
    })?)
}

fn open_store(args: &Args, plan: &Plan) -> anyhow::Result<(Option<Store>, Vec<GameReport>)> {
    let Some(path) = &args.state else { return Ok((None, Vec::new())) };
    let opened = Store::open(path, plan).map_err(|error| WrongUse::new(error.to_string()));
    let (store, finished) = opened?;
    Ok((Some(store), finished))
}

/// Seconds with as many digits as say something.
fn seconds(time: f64) -> String {
    if time < 1.0 { format!("{time:.3}") } else { format!("{time:.2}") }
}

fn rounded(time: Duration) -> String {
    seconds(time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_read() {
        let second = Duration::from_secs(1);
        assert_eq!(time("none"), Ok(TimeSystem::Unlimited));
        assert_eq!(time("simple 1"), Ok(TimeSystem::Simple { per_move: second }));
        let byo_yomi = TimeSystem::ByoYomi { main: 60 * second, period: 10 * second, periods: 3 };
        assert_eq!(time("Byo-Yomi 60 10 3"), Ok(byo_yomi));
        assert_eq!(time("absolute 60"), Ok(TimeSystem::Absolute { main: 60 * second }));
        for text in ["", "60", "absolute 0", "simple", "simple x", "fischer 1"] {
            assert!(time(text).unwrap_err().contains("fischer"), "{text}");
        }
        assert_eq!(rounded(second / 2), "0.500");
    }

    #[test]
    fn boards_are_those_of_gtp() {
        assert!(size("9").is_ok() && size("5x7").is_ok());
        assert!(size("1").unwrap_err().contains("25"));
        assert!(size("26").unwrap_err().contains("25"));
    }
}
