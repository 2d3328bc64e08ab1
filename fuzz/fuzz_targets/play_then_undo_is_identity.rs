//! Undoing a move, or all of them, gives the game of before.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| tengen_fuzz::play_then_undo_is_identity(bytes));
