//! Tests of the SGF crate from the outside, one module a subject.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "helpers of tests may do what tests may do"
)]

mod cases;
mod corpus;
mod formats;
mod peers;
mod theorems;
mod traps;
