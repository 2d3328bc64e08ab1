//! The theorems of the rules' own tests, for the fuzz targets: each takes the bytes that a game is made from.
#![allow(dead_code, reason = "the tests use more of these modules")]

#[path = "../../crates/rules/tests/it/play.rs"]
mod play;
#[path = "../../crates/rules/tests/it/playout.rs"]
mod playout;
#[path = "../../crates/rules/tests/it/scored.rs"]
mod scored;
#[path = "../../crates/rules/tests/it/slow.rs"]
mod slow;
#[path = "../../crates/rules/tests/it/walks.rs"]
mod walks;

use scored::Scored;
use walks::Walk;

/// Every point of every position is legal or refused as a slow, obvious game says.
pub fn legal_moves_are_legal(bytes: &[u8]) {
    Walk::from_bytes(bytes).iter().for_each(walks::legal_moves_are_legal);
}

/// Undoing a move, or all of them, gives the game of before.
pub fn play_then_undo_is_identity(bytes: &[u8]) {
    Walk::from_bytes(bytes).iter().for_each(walks::play_then_undo_is_identity);
}

/// Under superko no position recurs.
pub fn superko_never_repeats(bytes: &[u8]) {
    Walk::from_bytes(bytes).iter().for_each(walks::superko_never_repeats);
}

/// Boards and games keep what they would find by starting over.
pub fn incremental_equals_recomputed(bytes: &[u8]) {
    Walk::from_bytes(bytes).iter().for_each(walks::incremental_equals_recomputed);
}

/// The score does not depend on how the board lies or on who has which color.
pub fn score_is_symmetric(bytes: &[u8]) {
    if let Some((scored, rules, symmetry)) = Scored::from_bytes(bytes) {
        scored::score_is_symmetric(&scored, &rules, symmetry);
    }
}

/// Area and territory differ by the stones that one side has played more.
pub fn territory_and_area_differ_by_stones_played(bytes: &[u8]) {
    if let Some((scored, ..)) = Scored::from_bytes(bytes) {
        scored::territory_and_area_differ_by_stones_played(&scored);
    }
}
