#![doc = include_str!("../README.md")]
//!
//!
//! Loads network files of KataGo (versions 8 to 17, `.bin` and `.bin.gz`) and evaluates positions on the CPU, without
//! any machine-learning library.
//!
//! - [`Model`] is a network as its file describes it; [`LoadError`] says what is wrong with a file.
//! - [`mod@reference`] evaluates it plainly and slowly, [`Network`] fast.
//!
//! Not done: training, GPUs, evaluating several positions at once (on CPUs that was measured to bring nothing).

mod error;
mod kernel;
pub mod model;
mod network;
mod ops;
pub mod peak;
mod raw;
pub mod reference;
mod winograd;

pub use error::{LoadError, LoadErrorKind};
pub use kernel::Level;
pub use model::{Cost, GLOBALS, MAX_FILE_BYTES, Model, PLANES};
pub use network::{MAX_SIDE, Network, Workspace};
pub use raw::{Inputs, RawOutputs};
