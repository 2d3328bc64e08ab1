//! From FF\[1\], FF\[2\] and FF\[3\] to FF\[4\].

use std::borrow::Cow;

use crate::game::GameTree;
use crate::point;
use crate::property::{B, KI, KM, L, LB, M, MA, PropertyId, SZ, W};
use crate::tree::{Collection, NodeId, Property};

/// Rewrites every game of an older version: FF and GM are set, `tt` passes become empty values, `SZ[9:9]` becomes
/// `SZ[9]`, letters (L) become labels (LB), marks (M) become crosses (MA), and half-points (KI) komi (KM).
///
/// Old properties without a successor are kept as they are.
pub fn upgrade(collection: &mut Collection) {
    let roots: Vec<NodeId> = collection.games().map(|root| root.id()).collect();
    for root in roots {
        upgrade_game(collection, root);
    }
}

fn upgrade_game(collection: &mut Collection, root: NodeId) {
    let game = GameTree::strict(collection.node(root));
    let size = game.size();
    if !game.is_go() {
        return;
    }
    let is_old = game.version() < 4;
    let nodes: Vec<NodeId> = collection.node(root).walk().map(|n| n.id()).collect();
    for node in nodes {
        for id in [B, W] {
            if collection.node(node).get(id).and_then(Property::value) == Some("tt")
                && point::parse_move("tt", size).is_some_and(|m| m.point().is_none())
            {
                collection.set_raw(node, &id.to_string(), [""]);
            }
        }
        if is_old {
            upgrade_markup(collection, node);
        }
    }
    if is_old {
        collection.set_raw(root, "FF", ["4"]);
        collection.set_raw(root, "GM", ["1"]);
    }
    if collection.node(root).get(SZ).is_some() {
        collection.set_raw(root, "SZ", [point::size_name(size).as_str()]);
    }
    let halves = collection.node(root).get(KI).and_then(Property::value).and_then(|raw| raw.parse().ok());
    if let Some(halves) = halves.filter(|_| collection.node(root).get(KM).is_none()) {
        collection.set_raw(root, "KM", [crate::Decimal::halves(halves).to_string().as_str()]);
        collection.remove_property(root, "KI");
    }
}

fn upgrade_markup(collection: &mut Collection, node: NodeId) {
    let has = |collection: &Collection, id: PropertyId| collection.node(node).get(id).is_some();
    let letters = (b'a'..=b'z').chain(b'A'..=b'Z').map(char::from);
    if has(collection, L) && !has(collection, LB) && collection.node(node).raw_values(L).count() <= 52 {
        let raw = collection.node(node).raw_values(L);
        let labels: Vec<String> =
            raw.zip(letters).map(|(place, letter)| format!("{place}:{letter}")).collect();
        collection.set_raw(node, "LB", labels.iter().map(String::as_str));
        collection.remove_property(node, "L");
    }
    if has(collection, M) && !has(collection, MA) {
        collection
            .rename(node, |p| Some(if p.id() == Some(M) { Cow::Borrowed("MA") } else { owned_name(p) }));
    }
}

fn owned_name(property: Property<'_>) -> Cow<'static, str> {
    Cow::Owned(property.name().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn upgraded(old: &str) -> String {
        let mut collection = crate::read(old.as_bytes()).unwrap().collection;
        upgrade(&mut collection);
        crate::write(&collection)
    }

    #[test]
    fn old_markup_passes_and_komi_are_rewritten() {
        assert_eq!(
            upgraded("(;GaMe[1]SiZe[9:9]KI[11]L[aa][bb]M[cc]XY[1];B[tt])"),
            "(;GM[1]SZ[9]MA[cc]XY[1]LB[aa:a][bb:b]FF[4]KM[5.5];B[])\n"
        );
        assert_eq!(upgraded("(;GM[2]FF[3];B[tt]L[x])"), "(;GM[2]FF[3];B[tt]L[x])\n");
        assert_eq!(upgraded("(;FF[4]GM[1]SZ[21];B[tt])"), "(;FF[4]GM[1]SZ[21];B[tt])\n");
    }
}
