#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

pub mod analysis;
mod choice;
mod decide;
mod effort;
pub mod gtp;
mod judge;
mod level;
mod limits;
mod options;
mod passing;
mod player;
mod resigning;
mod search_params;
mod sense;
mod stop;
mod tactics;
pub mod time;
mod turns;
mod verdict;
mod watch;

pub use choice::{Choice, Decision, Outlook};
pub use judge::Judge;
pub use limits::Limits;
pub use options::{PlayerOptions, Pondering, Resigning};
pub use player::Player;
pub use stop::Stop;
pub use tengen_rank::{Level, ParseLevelError};
pub use verdict::{ChainVerdict, Status, Verdict};
