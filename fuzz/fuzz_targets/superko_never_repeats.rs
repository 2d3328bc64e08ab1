//! Under superko no position recurs.
#![no_main]

#[path = "../../crates/rules/tests/it/play.rs"]
#[allow(dead_code, reason = "shared with the tests")]
mod play;
#[path = "../../crates/rules/tests/it/slow.rs"]
#[allow(dead_code, reason = "shared with the tests")]
mod slow;
#[path = "../../crates/rules/tests/it/walks.rs"]
#[allow(dead_code, reason = "shared with the tests")]
mod walks;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    if let Some(walk) = walks::Walk::from_bytes(bytes) {
        walks::superko_never_repeats(&walk);
    }
});
