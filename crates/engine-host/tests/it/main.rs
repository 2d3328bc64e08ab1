//! Tests with real processes: an engine that misbehaves on demand, and GNU Go.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    clippy::disallowed_methods,
    reason = "these are tests, and what they test is time; the lints spare only functions marked #[test]"
)]

mod faults;
mod gnugo;
