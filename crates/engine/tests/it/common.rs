//! Helpers of the tests.

use std::path::PathBuf;

use tengen_net::{Model, NetEvaluator};

/// The path of `../shared/{name}` beside the repository, or `None` (with a printed line) where it is absent.
pub(crate) fn shared(name: &str) -> Option<PathBuf> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared").join(name);
    if path.exists() {
        return Some(path);
    }
    let required = std::env::var("TENGEN_REQUIRE_SHARED").is_ok_and(|value| value == "1");
    assert!(!required, "{} is missing", path.display());
    println!("skipped: needs ../shared/{name}");
    None
}

/// Whether the long form of a test is asked for (`TENGEN_CI=1`); says what is left out otherwise.
pub(crate) fn thorough(left_out: &str) -> bool {
    let asked = std::env::var("TENGEN_CI").is_ok_and(|value| value == "1");
    if !asked {
        println!("shortened without TENGEN_CI=1: {left_out}");
    }
    asked
}

/// An evaluator with the network named by `TENGEN_TEST_NET`, else with the built-in one.
pub(crate) fn evaluator() -> NetEvaluator {
    let built_in = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/nets/tengen-b6c64-v0.bin.gz");
    let path = std::env::var("TENGEN_TEST_NET").unwrap_or_else(|_| built_in.to_owned());
    NetEvaluator::new(&Model::from_bytes(&std::fs::read(path).unwrap()).unwrap())
}

/// A number from the environment, for measuring more or less than usual.
pub(crate) fn setting(name: &str, default: usize) -> usize {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(default)
}
