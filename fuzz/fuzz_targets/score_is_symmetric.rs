//! The score does not depend on how the board lies or on who has which color.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| tengen_fuzz::score_is_symmetric(bytes));
