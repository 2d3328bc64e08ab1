//! Groups: all that a color holds together behind one boundary; strands: its chains that are joined outside.

use alloc::vec::Vec;

use crate::color::{ByColor, Color};
use crate::set::{PointMap, PointSet};
use crate::stones::Stones;

/// Stones of one color with all the points that they, and no living opposing stone, can reach without crossing
/// bridges of the opponent. They live or die together.
#[derive(Clone, Debug)]
pub(super) struct Group {
    pub(super) color: Color,
    /// Its living stones and the points it alone reaches.
    pub(super) points: PointSet,
}

/// How the board is divided.
#[derive(Clone, Debug)]
pub(super) struct Division {
    pub(super) groups: Vec<Group>,
    /// Points of no group: neutral points, and stones marked dead that both colors reach.
    pub(super) shared: PointSet,
}

/// Divides the board into groups.
pub(super) fn divide(stones: &Stones, bridges: &ByColor<PointSet>) -> Division {
    // Through `passable` a color walks on; a bridge of the opponent it can enter, but not pass.
    let walked = ByColor::from_fn(|color| stones.living[color].flood(&passable(stones, bridges, color)));
    let reached = ByColor::from_fn(|color| walked[color] | walked[color].neighbors(&bridges[!color]));
    let mut groups = Vec::new();
    let mut shared = stones.all;
    for color in Color::ALL {
        for part in walked[color].components() {
            let points = part - reached[!color];
            shared -= points;
            groups.push(Group { color, points });
        }
    }
    Division { groups, shared }
}

fn passable(stones: &Stones, bridges: &ByColor<PointSet>, color: Color) -> PointSet {
    stones.all - stones.living[!color] - bridges[!color]
}

/// For every living stone the number of its strand: chains are of one strand if they are joined through points of
/// no group, where their owner can still walk. Numbers begin at 0 and leave no gap.
#[derive(Clone, Debug)]
pub(super) struct Strands {
    pub(super) of: PointMap<u16>,
    pub(super) stones: Vec<PointSet>,
}

/// Finds the strands of all groups.
pub(super) fn strands(stones: &Stones, bridges: &ByColor<PointSet>, shared: &PointSet) -> Strands {
    let mut found = Strands { of: PointMap::new(stones.size, 0), stones: Vec::new() };
    for color in Color::ALL {
        let joined = stones.living[color] | (*shared - bridges[!color]);
        for part in joined.components() {
            let strand = part & stones.living[color];
            if strand.is_empty() {
                continue;
            }
            for point in &strand {
                found.of[point] = found.stones.len() as u16;
            }
            found.stones.push(strand);
        }
    }
    found
}
