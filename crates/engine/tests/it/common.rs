//! Helpers of the tests.

use tengen_net::{Model, NetEvaluator};

/// An evaluator with the network named by `TENGEN_TEST_NET`, else with the built-in one.
pub(crate) fn evaluator() -> NetEvaluator {
    let built_in = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/nets/tengen-b6c64-v0.bin.gz");
    let path = std::env::var("TENGEN_TEST_NET").unwrap_or_else(|_| built_in.to_owned());
    NetEvaluator::new(&Model::from_bytes(&std::fs::read(path).unwrap()).unwrap())
}
