//! Suites of other programs in `../shared/peers`.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tengen_sgf::text::{Form, unescape};
use tengen_sgf::{Collection, Lists, Node, Property, PropertyId, ReadError, read, read_strict, write_with};

/// A tree as Exercism writes it.
fn tree(node: Node<'_>) -> Value {
    let properties: serde_json::Map<String, Value> = node
        .properties()
        .map(|p| {
            (p.name().to_owned(), p.values().map(|raw| unescape(raw, Form::Text).into_owned()).collect())
        })
        .collect();
    json!({ "properties": properties, "children": node.children().map(tree).collect::<Vec<_>>() })
}

/// Its name for the first fault.
fn complaint(error: &ReadError) -> &'static str {
    match error {
        ReadError::NoGame { empty_at: Some(_), .. } => "tree with no nodes",
        ReadError::Strict(d) => match d.code.id() {
            "no-values" => "properties without delimiter",
            "lowercase-name" => "property must be in uppercase",
            _ => "tree missing",
        },
        _ => "tree missing",
    }
}

#[test]
fn exercism_sgf_parsing() {
    let Some(folder) = tengen_testing::shared("peers/exercism/sgf-parsing") else { return };
    let text = std::fs::read_to_string(folder.join("canonical-data.json")).unwrap();
    let data: Value = serde_json::from_str(&text).unwrap();
    let cases = data["cases"].as_array().unwrap();
    // A case that another one "reimplements" is withdrawn: it contradicts the others.
    let withdrawn: Vec<&Value> = cases.iter().map(|c| &c["reimplements"]).filter(|u| !u.is_null()).collect();
    assert_eq!((cases.len(), withdrawn.len()), (24, 1));
    for case in cases.iter().filter(|c| !withdrawn.contains(&&c["uuid"])) {
        let input = case["input"]["encoded"].as_str().unwrap();
        let found = match read_strict(input.as_bytes()) {
            Ok(parsed) => tree(parsed.collection.first_game().unwrap()),
            Err(error) => json!({ "error": complaint(&error) }),
        };
        assert_eq!(found, case["expected"], "{}: {input:?}", case["description"]);
    }
}

/// The properties of a node that SGFC does not set itself, with their texts, lists expanded and sorted.
fn substance(node: Node<'_>) -> BTreeMap<String, Vec<String>> {
    let own = ["AP", "CA", "FF", "GM", "SZ"];
    let mut all: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for property in node.properties().filter(|p| !own.contains(&p.name())) {
        let texts = property.values().map(|raw| unescape(raw, form(property)).into_owned());
        all.entry(property.name().to_owned()).or_default().extend(texts);
    }
    all.values_mut().for_each(|v| v.sort());
    all
}

fn form(property: Property<'_>) -> Form {
    property.id().and_then(PropertyId::spec).map_or(Form::Unknown, |s| s.kind.form())
}

fn substances(collection: &Collection) -> Vec<Vec<BTreeMap<String, Vec<String>>>> {
    collection.games().map(|game| game.walk().map(substance).collect()).collect()
}

/// What SGFC made of its own test files and what we read in them is the same. See `docs/conformance.md` for the pairs
/// left out.
#[test]
fn sgfc_golden_pairs() {
    let Some(folder) = tengen_testing::shared("peers/sgfc/test-files") else { return };
    for name in ["escaping", "mixed-encoding", "strict"] {
        let expanded = |file: String| {
            let parsed = read(&std::fs::read(folder.join(file)).unwrap()).unwrap();
            read(write_with(&parsed.collection, Lists::Expanded).as_bytes()).unwrap().collection
        };
        let (ours, golden) = (expanded(format!("{name}.sgf")), expanded(format!("{name}-result.sgf")));
        for (game, (a, b)) in substances(&ours).iter().zip(&substances(&golden)).enumerate() {
            if (name, game) == ("mixed-encoding", 4) {
                // In Shift-JIS byte 5C is a backslash on the web and in most files, a yen sign for SGFC.
                continue;
            }
            assert_eq!(a, b, "{name}, game {}", game + 1);
        }
        assert_eq!(ours.games().len(), golden.games().len(), "{name}");
    }
}

/// SGFC finds 15 critical faults of syntax in its file of all faults; so do we, by our own codes.
#[test]
fn sgfc_file_of_all_faults() {
    let Some(folder) = tengen_testing::shared("peers/sgfc/test-files") else { return };
    let parsed = read(&std::fs::read(folder.join("test.sgf")).unwrap()).unwrap();
    let found: Vec<&str> = parsed.diagnostics.items().iter().map(|d| d.code.id()).collect();
    for code in [
        "text-before-game",
        "illegal-characters",
        "empty-variation",
        "no-values",
        "extra-open",
        "nul-byte",
        "lowercase-name",
        "value-without-property",
        "missing-semicolon",
        "missing-close",
    ] {
        assert!(found.contains(&code), "{code}: {found:?}");
    }
}
