//! Tests of the server.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    clippy::disallowed_methods,
    reason = "a failure is a failed test; the lints spare only functions marked #[test]"
)]

mod ask;
mod course;
mod endpoints;
mod games;
mod hostile;
mod live;
#[cfg(unix)]
mod pool;
mod property;
mod s0_37;
mod shell;
mod store;
mod support;
mod wire;
