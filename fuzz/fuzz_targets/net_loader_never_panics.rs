//! No input makes the loader of networks panic or take more memory than the input gives cause for, and what loads can
//! be evaluated.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tengen_net::{Inputs, Model, Network, RawOutputs, Workspace};
use tengen_rules::Size;

/// The header of a version 8 network, so that the fuzzer starts in the middle of things.
const HEADER: &[u8] = b"net\n8\n22\n19\ntrunk\n";

fuzz_target!(|bytes: &[u8]| {
    let behind_header = [HEADER, bytes].concat();
    for file in [bytes, &behind_header] {
        let Ok(model) = Model::from_bytes(file) else { continue };
        let size = Size::square(3).expect("3 is a side");
        if model.cost(size).macs > 1 << 20 {
            continue;
        }
        let mut outputs = RawOutputs::default();
        Network::new(&model).evaluate(&Inputs::new(size), &mut Workspace::default(), &mut outputs);
        assert_eq!(outputs.ownership.len(), 9);
    }
});
