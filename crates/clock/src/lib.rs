#![doc = include_str!("../README.md")]
//!
//!
//! Read in this order: [`TimeSystem`] (what was agreed), [`Clock`] (one player's time), [`GameClock`] (both, and whose
//! runs), then the texts in [`gtp`] and [`sgf`].
#![forbid(unsafe_code)]

mod clock;
mod game_clock;
pub mod gtp;
mod seconds;
pub mod sgf;
mod system;

pub use clock::{Clock, OutOfTime, ResumeError, TimeLeft};
pub use game_clock::{GameClock, HandicapTime, TurnError, UndoTime};
pub use system::{ConfigError, TimeSystem};
