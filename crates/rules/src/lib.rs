//! The rules of Go.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod board;
mod color;
mod outcome;
mod point;
mod points;
mod ruleset;
mod set;
mod zobrist;

pub use board::{Board, Chain, ParseBoardError, Placed};
pub use color::{ByColor, Color};
pub use outcome::{Outcome, ParseOutcomeError, WinBy};
pub use point::{Move, ParsePointError, ParseSizeError, Point, Size};
pub use points::{Komi, ParseScoreError, Score};
pub use ruleset::{
    Boards, Button, CountForm, FriendlyPass, HandicapBonus, HandicapSource, Ko, LastPass, LongCycle, PRESETS,
    ParseRulesetError, PassCost, Placement, Preset, ResumeTurn, Ruleset, Scoring, Suicide, Tax, Tie,
};
pub use set::{PointMap, PointSet};
