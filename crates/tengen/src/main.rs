//! The `tengen` program: Go in a terminal, counting, and tools for game records.
//!
//! Reading order: [`cli`] has one row for each command, [`commands`] one file for each; [`exit`] says how a
//! command ends, [`texts`] where its words come from and [`language`] in which language, [`help`] and [`usage`] what
//! is said about the command line itself, [`args`] what the values on it mean, [`files`] how it reads and writes.
#![forbid(unsafe_code)]

mod args;
mod cli;
mod commands;
mod exit;
mod files;
mod help;
mod language;
mod nets;
mod texts;
mod usage;
mod words;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use exit::Exit;
use language::Language;

fn main() -> ExitCode {
    texts::speak(Language::of_this_process());
    exit::finish(run())
}

fn run() -> anyhow::Result<Exit> {
    let command = cli::parse()?;
    let mut out = BufWriter::new(io::stdout().lock());
    let exit = command.run(&mut out)?;
    out.flush()?;
    Ok(exit)
}
