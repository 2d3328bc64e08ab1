#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod charset;
mod check;
mod decimal;
mod diagnostic;
mod game;
mod info;
mod other;
mod parse;
pub mod point;
pub mod property;
mod read;
mod site;
pub mod text;
mod tree;
mod upgrade;
mod value;
mod write;

pub use check::{Rigor, check};
pub use decimal::{Decimal, Spelling};
pub use diagnostic::{Code, Diagnostic, Diagnostics, MAX_DIAGNOSTICS, Severity};
pub use game::{GameInfo, GameTree};
pub use info::{By, Date, GameResult, Ladder, Overtime, Rank, parse_dates, parse_main_time};
pub use other::{Format, read_any};
pub use parse::MAX_NODES;
pub use property::PropertyId;
pub use read::{MAX_BYTES, Parsed, ReadError, read, read_strict};
pub use site::Site;
pub use tree::{Collection, Node, NodeId, Property};
pub use upgrade::upgrade;
pub use value::{Double, Fault, Typed, Value};
pub use write::{Lists, write, write_with};
