//! Every point of every position is legal or refused as a slow, obvious game says.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| tengen_fuzz::legal_moves_are_legal(bytes));
