#![doc = include_str!("../README.md")]
//!
//!
//! Read in this order: [`wire`] says what is spoken, [`game`] what is played, [`live`]
//! the games in memory, [`store`] where they are kept, [`http`] is the shell around it, [`pool`]
//! the engines beside it; [`config`] is what the person who starts the server decides, [`token`] the secrets; [`course`]
//! teaches.
#![forbid(unsafe_code)]

pub mod config;
pub mod course;
pub mod game;
pub mod http;
pub mod live;
pub mod logging;
pub mod pool;
pub mod records;
mod run;
pub mod store;
pub mod token;
pub mod wire;

pub use run::{Ready, RunError, run};
