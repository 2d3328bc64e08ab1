//! Tests of the networks from outside: loading, evaluation, inputs, agreement with KataGo.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "these are tests; the lints spare only functions marked #[test]"
)]

mod agreement;
mod common;
mod features;
mod golden;
mod loader;
