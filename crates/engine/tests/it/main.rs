//! The player with evaluators that cost nothing, and with the built-in network where that is measured.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "helpers of tests, too; the lints spare only functions marked #[test]"
)]

mod common;
mod dead_stones;
mod gtp;
mod habits;
mod levels;
mod play;
mod problems;
mod service;
