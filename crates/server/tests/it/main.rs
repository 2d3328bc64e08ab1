//! Tests of the server.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    clippy::disallowed_methods,
    reason = "a failure is a failed test; the lints spare only functions marked #[test]"
)]

#[cfg(target_os = "linux")]
mod child;
mod course;
mod games;
mod hostile;
#[cfg(target_os = "linux")]
mod kill;
mod live;
#[cfg(target_os = "linux")]
mod load;
#[cfg(unix)]
mod pool;
mod property;
mod s0_37;
mod shell;
mod store;
mod support;
mod wire;
