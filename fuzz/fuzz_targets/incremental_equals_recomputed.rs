//! Boards and games keep what they would find by starting over.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| tengen_fuzz::incremental_equals_recomputed(bytes));
