//! The score does not depend on how the board lies or on who has which color.
#![no_main]

#[path = "../../crates/rules/tests/it/playout.rs"]
#[allow(dead_code, reason = "shared with the tests")]
mod playout;
#[path = "../../crates/rules/tests/it/scored.rs"]
#[allow(dead_code, reason = "shared with the tests")]
mod scored;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    if let Some((scored, rules, symmetry)) = scored::Scored::from_bytes(bytes) {
        scored::score_is_symmetric(&scored, &rules, symmetry);
    }
});
