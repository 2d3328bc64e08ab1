#![doc = include_str!("../README.md")]
//!
//!
//! Read in this order: [`Plan`] and [`run()`], `referee` (one game), `ending` (how it is counted), `player` (an engine at
//! the board), [`GameReport`], [`Standing`], [`stats`].
#![forbid(unsafe_code)]

mod cpu;
mod ending;
mod error;
mod openings;
mod plan;
mod player;
mod record;
mod referee;
mod report;
mod run;
mod side;
pub mod stats;
mod store;
mod time;

pub use error::{ArenaError, ArenaErrorKind};
pub use openings::{MAX_OPENINGS, Opening, OpeningsError, read_openings};
pub use plan::{Contestant, Plan, Terms};
pub use report::{Ending, Fault, FaultKind, GameReport, Standing, Usage};
pub use run::{Event, run};
pub use side::{BySide, Side};
pub use store::{Store, StoreError};
