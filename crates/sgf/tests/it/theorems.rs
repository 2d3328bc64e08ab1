//! Theorems about all inputs, also run as fuzz targets (`fuzz/fuzz_targets`).

use proptest::prelude::*;
use tengen_sgf::{Collection, Rigor, check, read, read_any, text, upgrade, write};

/// Text that looks like SGF more often than chance would have it.
fn sgf_like() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        8 => prop::sample::select(vec![
            &b"(;"[..], b";", b"(", b")", b"[", b"]", b"\\", b":", b"\n", b"\r\n", b"\t", b" ", b"B[aa]", b"W[tt]",
            b"C[a\\]b\\\\]", b"AB[aa:cc][dd]", b"LB[aa:x\\:y]", b"SZ[19]", b"SZ[9:5]", b"CA[Big5]", b"CA[UTF-8]", b"FF[3]",
            b"GM[2]", b"KM[6,5]", b"white[bb]", b"BlackRank[2k]", b"L[aa]", b"KI[13]", b"XX[", b"\\HS", b"[Header]",
            b"\xa6\x5d", b"\xb3\x5c", b"\xe6\xb5", b"\xef\xbb\xbf", b"\0", b"STO 0 1 1 3 3\n", b"PMABBCCDD\n",
        ]).prop_map(<[u8]>::to_vec),
        1 => prop::collection::vec(any::<u8>(), 0..6),
        1 => any::<char>().prop_map(|c| c.to_string().into_bytes()),
    ];
    prop::collection::vec(piece, 0..40).prop_map(|pieces| pieces.concat())
}

/// A node: the place of its parent in the order of the walk, and names with texts.
type Contents = (Option<usize>, Vec<(String, Vec<String>)>);

/// Names and texts of all nodes in order, with the shape of the tree.
fn contents(collection: &Collection) -> Vec<Contents> {
    let mut order = std::collections::HashMap::new();
    let mut all = Vec::new();
    for node in collection.games().flat_map(|game| game.walk()) {
        order.insert(node.id(), order.len());
        let parent = node.parent().map(|p| order[&p.id()]);
        let properties = node.properties().filter(|p| p.id() != Some(tengen_sgf::property::CA));
        let texts = |p: tengen_sgf::Property<'_>| {
            let form = p.id().and_then(|id| id.spec()).map_or(text::Form::Unknown, |s| s.kind.form());
            let name = p.name();
            let shrinks =
                name.bytes().any(|b| b.is_ascii_uppercase()) && name.bytes().all(|b| b.is_ascii_alphabetic());
            let name: String = name.chars().filter(|c| !shrinks || c.is_ascii_uppercase()).collect();
            (name, p.values().map(|raw| text::unescape(raw, form).into_owned()).collect())
        };
        all.push((parent, properties.map(texts).collect()));
    }
    all
}

proptest! {
    #[test]
    fn sgf_never_panics(bytes in prop_oneof![sgf_like(), prop::collection::vec(any::<u8>(), 0..200)]) {
        if let Ok(parsed) = read_any(&bytes) {
            let mut collection = parsed.collection;
            collection.check_invariants();
            for rigor in [Rigor::Lenient, Rigor::Strict] {
                let _ = check(&collection, rigor);
            }
            upgrade(&mut collection);
            collection.check_invariants();
            prop_assert!(read(write(&collection).as_bytes()).is_ok());
        }
    }

    #[test]
    fn sgf_write_then_read_is_identity(bytes in sgf_like()) {
        if let Ok(parsed) = read(&bytes) {
            let written = write(&parsed.collection);
            let again = read(written.as_bytes()).unwrap();
            prop_assert_eq!(contents(&again.collection), contents(&parsed.collection));
            prop_assert_eq!(write(&again.collection), written);
        }
    }

    #[test]
    fn any_text_survives(value in any::<String>()) {
        let mut collection = Collection::new();
        let root = collection.add_game();
        collection.set_text(root, "C", &value, text::Form::Text);
        let again = read(write(&collection).as_bytes()).unwrap().collection;
        let expected = text::unescape(&text::escape(&value, text::Form::Text), text::Form::Text).into_owned();
        let found = again.first_game().unwrap().text(tengen_sgf::property::C).unwrap().into_owned();
        prop_assert_eq!(found, expected);
    }
}
