//! Area and territory differ by the stones that one side has played more.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| tengen_fuzz::territory_and_area_differ_by_stones_played(bytes));
