//! Tests of `tengen serve` as a process of its own: killed, without room, under load.

#![cfg(unix)]
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    clippy::disallowed_methods,
    reason = "a failure is a failed test; the lints spare only functions marked #[test]"
)]

mod disk;
mod kill;
mod load;
mod program;
mod script;
mod slow;
mod talk;
