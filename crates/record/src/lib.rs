#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod cursor;
mod game;
mod marks;
mod position;
mod record;
mod replay;

pub use cursor::Cursor;
pub use game::GameError;
pub use marks::{Mark, Marks};
pub use position::Position;
pub use record::{OpenError, Record, rules_of, walk};
pub use replay::{Legality, Visit};
pub use tengen_sgf::NodeId;
