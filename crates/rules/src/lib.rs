//! The rules of Go.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod board;
mod color;
mod point;
mod set;
mod zobrist;

pub use board::{Board, Chain, ParseBoardError, Placed};
pub use color::{ByColor, Color};
pub use point::{Move, ParsePointError, ParseSizeError, Point, Size};
pub use set::{PointMap, PointSet};
