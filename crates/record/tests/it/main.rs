//! Tests of the record crate from the outside, one module a subject.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "helpers of tests may do what tests may do"
)]

mod mainlines;
mod records;
mod theorems;
