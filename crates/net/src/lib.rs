#![doc = include_str!("../README.md")]
//!
//!
//! Loads network files of KataGo (versions 8 to 17, `.bin` and `.bin.gz`) and evaluates positions on the CPU, without
//! any machine-learning library.
//!
//! - [`Model`] is a network as its file describes it; [`LoadError`] says what is wrong with a file.
//! - [`reference`] evaluates it plainly and slowly.
//!
//! Not done: training, GPUs, evaluating several positions at once (on CPUs that was measured to bring nothing).

mod error;
pub mod model;
mod raw;
pub mod reference;

pub use error::{LoadError, LoadErrorKind};
pub use model::{Cost, GLOBALS, MAX_FILE_BYTES, Model, PLANES};
pub use raw::{Inputs, RawOutputs};
