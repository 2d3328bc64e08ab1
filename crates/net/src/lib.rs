#![doc = include_str!("../README.md")]

mod error;
mod evaluator;
pub mod features;
mod kernel;
pub mod model;
mod network;
mod ops;
mod outputs;
pub mod peak;
mod precision;
mod raw;
mod raw_text;
pub mod reference;
mod winograd;

pub use error::{LoadError, LoadErrorKind};
pub use evaluator::NetEvaluator;
pub use kernel::Level;
pub use model::{Cost, GLOBALS, MAX_FILE_BYTES, Model, PLANES};
pub use network::{MAX_SIDE, Network, Workspace};
pub use precision::{Precision, UnknownPrecision};
pub use raw::{Inputs, RawOutputs};
pub use raw_text::raw_text;
