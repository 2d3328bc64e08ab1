#![doc = include_str!("../README.md")]
//!
//!
//! Read in this order: [`Rank`], [`handicap`], then the rating system that you need: [`egf`], [`ogs`], [`aga`], [`kgs`],
//! [`elo`].
#![forbid(unsafe_code)]

pub mod aga;
pub mod egf;
pub mod elo;
pub mod handicap;
pub mod kgs;
mod level;
pub mod ogs;
mod rank;

pub use level::{Level, ParseLevelError};
pub use rank::{Amateur, Ladder, ParseRankError, Professional, Rank};
