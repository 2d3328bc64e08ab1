//! Under superko no position recurs.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| tengen_fuzz::superko_never_repeats(bytes));
