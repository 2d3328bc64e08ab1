//! Development tasks: `cargo xtask run | test | ci | tidy | net | bench-peers | bench-server`.
//!
//! Reading order: [`tasks`] says what each task does, [`steps`] runs and times the steps, [`tidy`] holds the checks
//! of the house itself, one file each, [`web`] what concerns the web app.
#![forbid(unsafe_code)]
#![expect(clippy::print_stdout, reason = "these tasks talk to the person who started them")]

mod net;
mod steps;
mod tasks;
mod tidy;
mod web;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;

/// Development tasks of Tengen.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Task {
    /// Set up, start the server and open its page in the browser
    Run,
    /// Set up and pass every test
    Test,
    /// Everything that must hold before a change lands: test, format, lints, docs, tidy, fuzz
    Ci,
    /// The checks of the house: arrows between crates, links, sizes, words, texts
    Tidy,
    /// Install the strong network b10c384h6nbttflrs (38 MB, from PyPI's katrain 1.20.0)
    Net,
    /// How the server carries 1,000 games, 4,000 sockets and 200 moves a second
    BenchServer {
        /// Print one JSON object and nothing else
        #[arg(long)]
        json: bool,
        /// The program to measure, if not a fresh optimized build
        #[arg(long, value_name = "FILE")]
        program: Option<PathBuf>,
    },
    /// Compare speed with published crates in the same run
    BenchPeers {
        /// Print one JSON object per line and nothing else
        #[arg(long)]
        json: bool,
    },
}

fn main() -> anyhow::Result<ExitCode> {
    match Task::parse() {
        Task::Run => tasks::run(),
        Task::Test => tasks::test(),
        Task::Ci => tasks::ci(),
        Task::Tidy => tasks::tidy(),
        Task::Net => net::install(),
        Task::BenchServer { json, program } => tasks::bench_server(json, program),
        Task::BenchPeers { json } => tasks::bench_peers(json),
    }
}
