//! Area and territory differ by the stones that one side has played more.
#![no_main]

#[path = "../../crates/rules/tests/it/playout.rs"]
#[allow(dead_code, reason = "shared with the tests")]
mod playout;
#[path = "../../crates/rules/tests/it/scored.rs"]
#[allow(dead_code, reason = "shared with the tests")]
mod scored;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    if let Some((scored, ..)) = scored::Scored::from_bytes(bytes) {
        scored::territory_and_area_differ_by_stones_played(&scored);
    }
});
