//! No input makes the readers, the check, the upgrade or the writer panic, and what is written can be read.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tengen_sgf::{Rigor, check, read, read_any, upgrade, write};

fuzz_target!(|bytes: &[u8]| {
    let Ok(parsed) = read_any(bytes) else { return };
    let mut collection = parsed.collection;
    collection.check_invariants();
    for rigor in [Rigor::Lenient, Rigor::Strict] {
        let _ = check(&collection, rigor);
    }
    upgrade(&mut collection);
    collection.check_invariants();
    assert!(read(write(&collection).as_bytes()).is_ok(), "what is written can be read");
});
