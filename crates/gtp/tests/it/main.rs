//! Tests of GTP from outside: an engine's answers, transcripts of other programs, theorems.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "these are tests; the lints spare only functions marked #[test]"
)]

mod common;
mod engine;
mod theorems;
mod transcripts;
