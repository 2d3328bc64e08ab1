#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod evaluation;
mod evaluator;
mod symmetry;

pub use evaluation::{Evaluation, Policy, ScoreEstimate, Uncertainty, Value};
pub use evaluator::{Evaluator, Passing, Request, Uniform};
pub use symmetry::Symmetry;
