//! The program as a user and other programs meet it, one module a subject; `tengen serve` as a process of its own: killed,
//! without room, under load.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    clippy::disallowed_methods,
    reason = "a failure is a failed test; the lints spare only functions marked #[test]"
)]

mod command_line;
#[cfg(unix)]
mod disk;
mod gnugo;
mod gtp;
#[cfg(unix)]
mod kill;
#[cfg(unix)]
mod load;
mod matches;
#[cfg(unix)]
mod program;
mod score;
#[cfg(unix)]
mod script;
mod sgf;
#[cfg(unix)]
mod slow;
#[cfg(unix)]
mod talk;

use std::process::{Command, Output};

/// The program under test.
const TENGEN: &str = env!("CARGO_BIN_EXE_tengen");

/// The program with these arguments, in English whatever the system speaks.
fn tengen_command(args: &[&str]) -> Command {
    let mut command = Command::new(TENGEN);
    command.args(args).env("LC_ALL", "C");
    command
}

/// What the program says to these arguments.
fn tengen(args: &[&str]) -> Output {
    tengen_command(args).output().expect("the program starts")
}
