#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod cache;
mod evaluation;
mod evaluator;
mod noise;
mod search;
mod symmetry;
mod tree;

pub use cache::{Cache, CacheCounts, Cached};
pub use evaluation::{Evaluation, Policy, ScoreEstimate, Uncertainty, Value};
pub use evaluator::{Evaluator, Passing, Request, Uniform};
pub use search::{Candidate, Estimate, Lead, Params, Progress, Search};
pub use symmetry::Symmetry;
pub use tree::MAX_MOVES;

#[cfg(test)]
mod tests;
