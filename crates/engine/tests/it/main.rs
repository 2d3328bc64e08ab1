//! The player with evaluators that cost nothing.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "helpers of tests, too; the lints spare only functions marked #[test]"
)]

mod gtp;
mod play;
