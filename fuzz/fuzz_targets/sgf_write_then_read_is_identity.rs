//! What is written reads back as the same tree with the same texts, and is then written byte by byte the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tengen_sgf::text::{Form, unescape};
use tengen_sgf::{Collection, Node, read, write};

/// The texts of a node by the form that their property gives them.
fn texts(node: Node<'_>) -> Vec<Vec<String>> {
    // CA is what the writer sets itself.
    let properties = node.properties().filter(|p| p.id() != Some(tengen_sgf::property::CA));
    let form = |id: Option<tengen_sgf::PropertyId>| id.and_then(|id| id.spec()).map_or(Form::Unknown, |s| s.kind.form());
    properties.map(|p| p.values().map(|raw| unescape(raw, form(p.id())).into_owned()).collect()).collect()
}

fn contents(collection: &Collection) -> Vec<(usize, Vec<Vec<String>>)> {
    let nodes = collection.games().flat_map(|game| game.walk());
    nodes.map(|node| (node.children().count(), texts(node))).collect()
}

fuzz_target!(|bytes: &[u8]| {
    let Ok(parsed) = read(bytes) else { return };
    let written = write(&parsed.collection);
    let again = read(written.as_bytes()).expect("what is written can be read");
    assert_eq!(contents(&again.collection), contents(&parsed.collection));
    assert_eq!(write(&again.collection), written, "the second save equals the first");
});
