//! One file for each command: what it takes (`Args`) and what it does (`run`).

pub(crate) mod analyze;
pub(crate) mod bench;
pub(crate) mod completions;
pub(crate) mod gtp;
pub(crate) mod matches;
pub(crate) mod net;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod score;
pub(crate) mod serve;
pub(crate) mod sgf;
