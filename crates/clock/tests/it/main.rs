//! Tests of the clocks from outside: worked cases, setup, theorems, real records.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "these are tests; the lints spare only functions marked #[test]"
)]

mod cases;
mod records;
mod theorems;
