//! Tests of the rules crate from the outside, one module a subject.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "helpers of tests may do what tests may do"
)]

mod advice;
mod board;
mod clubs;
mod common;
mod counting;
mod exercism;
mod fuego;
mod gnugo;
mod goscorer;
mod ladder;
mod laws;
mod life;
mod life_properties;
mod named;
mod oracles;
mod pachi;
mod pachi_ladders;
mod play;
mod playout;
mod positions;
mod presets;
mod scored;
mod scoring;
mod scoring_laws;
mod slow;
mod texts;
mod walks;
