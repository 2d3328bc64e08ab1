#![doc = include_str!("../README.md")]
//!
//!
//! Read in this order: [`EngineCommand`], [`Engine`], [`HostError`].
#![forbid(unsafe_code)]

mod command;
mod engine;
mod error;
mod log;
mod process;

pub use command::{EngineCommand, ParseCommandError};
pub use engine::{Engine, Flow, Identity, MAX_NOISE};
pub use error::{HostError, HostErrorKind};
pub use log::MAX_LOG;
pub use process::Aside;
