//! The `tengen` program: Go in a terminal, counting, and tools for game records.
//!
//! Reading order: [`cli`] has one row for each command, [`commands`] one file for each; [`exit`] says how a
//! command ends, [`texts`] where its words come from, [`args`] what the
//! values on the command line mean, [`files`] how it reads and writes.
#![forbid(unsafe_code)]

mod args;
mod cli;
mod commands;
mod exit;
mod files;
mod nets;
mod texts;
mod words;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let command = cli::parse();
    let mut out = BufWriter::new(io::stdout().lock());
    let result = command.run(&mut out).and_then(|exit| {
        out.flush()?;
        Ok(exit)
    });
    exit::finish(result)
}
