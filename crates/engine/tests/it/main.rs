//! The player with evaluators that cost nothing.
#![allow(clippy::unwrap_used, reason = "helpers of tests, too")]

mod play;
