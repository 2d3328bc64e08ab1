//! Positions that several tests know by a name (rules reference, sections 4.5 to 4.7).

use tengen_rules::PointSet;

pub(crate) const SEKI_1: &str = "
    . O X . O X .
    O O X . O X X
    . O X X O X .
    O O O O X X X
    . O . O X . X";

pub(crate) const SEKI_2: &str = "
    . O X . X . O . O X .
    O O X X X X O O O X X
    . O O O O O X X X X .
    O . O . O O X . X . X";

pub(crate) const BENT_4: &str = "
    X X X . O X .
    . O O O O X X
    O O X X X X X
    X X X X . X X";

pub(crate) const RING: &str = "
    . O . O O .
    O O O O O O
    X X X X X X
    . X . . X .
    X O O O O X
    X X X X X X
    O O O O O O
    . O . O . O";

pub(crate) const DOUBLE_KO_SEKI: &str = "
    . O O O O
    O O O O O
    O X O . O
    X . X O X
    X X X X X
    X X X X .";

/// The points of these names.
pub(crate) fn points(names: &str) -> PointSet {
    names.split_whitespace().map(|name| name.parse().unwrap()).collect()
}
