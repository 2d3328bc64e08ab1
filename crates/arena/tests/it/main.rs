//! Matches between fake engines, and GNU Go against itself.
#![forbid(unsafe_code)]
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "these are tests; the lints spare only functions marked #[test]"
)]

mod gnugo;
mod matches;
