//! What each command does: functions in the order of their rows in the table.

pub(super) mod board;
pub(super) mod files;
pub(super) mod gogui;
pub(super) mod network;
pub(super) mod params;
pub(super) mod rules;
pub(super) mod score;
pub(super) mod thinking;
pub(super) mod time;

use tengen_gtp::{Failure, Reply};

pub(super) use thinking::stream;

/// What a command comes to.
type Answered = Result<Reply, Failure>;
