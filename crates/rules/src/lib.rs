#![doc = include_str!("../README.md")]
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod advice;
mod area;
mod benson;
mod board;
mod color;
mod count;
mod game;
mod handicap;
mod ladder;
mod outcome;
mod patches;
mod perft;
mod playout;
mod point;
mod points;
mod ruleset;
mod score;
mod set;
mod stones;
mod territory;
mod unconditional;
mod zobrist;

pub use area::{AreaOptions, AreaStones, AreaTerritory, IndependentLife, Kept, area, independent_life};
pub use benson::{PassAlive, pass_alive};
pub use board::{Board, Chain, ParseBoardError, Placed};
pub use color::{ByColor, Color};
pub use count::{Block, Count, CountKind, CountStep, Piece, Role};
pub use game::{Action, Explanation, Game, IllegalMove, Phase, Refusal, Setup, SetupError, Turn};
pub use handicap::{HandicapError, fixed_handicap, fixed_handicap_limit, star_points};
pub use ladder::{Ladders, is_ladder_captured, ladder_breakers, ladder_captures, ladders};
pub use outcome::{Outcome, ParseOutcomeError, WinBy};
pub use perft::perft;
pub use playout::{PlayoutRng, playout};
pub use point::{Move, ParsePointError, ParseSizeError, Point, Size};
pub use points::{Komi, ParseScoreError, Score};
pub use ruleset::{
    Boards, Button, CountForm, FriendlyPass, HandicapBonus, HandicapSource, Ko, LastPass, LongCycle, PRESETS,
    ParseRulesetError, PassCost, Placement, Preset, ResumeTurn, Ruleset, Scoring, Suicide, Tax, Tie,
};
pub use score::{EndPosition, PointScore, Reason, ScoreSheet, Tally, Totals};
pub use set::{PointMap, PointSet};
pub use territory::{Eye, Territory};
pub use unconditional::{Unconditional, UnconditionalStatus, unconditional, unconditional_status};
