//! Eye spaces and the strands around them.

use alloc::vec::Vec;

use super::groups::{Group, Strands};
use crate::color::Color;
use crate::set::PointSet;
use crate::stones::Stones;

/// A connected part of a group without living stones: empty points and dead stones, all of which may or may not be
/// good for an eye.
#[derive(Clone, Debug)]
pub(super) struct EyeSpace {
    pub(super) color: Color,
    /// Its group, as an index into the groups.
    pub(super) group: usize,
    pub(super) points: PointSet,
    /// The strands around it.
    pub(super) contacts: Vec<Contact>,
}

/// A strand next to an eye space.
#[derive(Clone, Copy, Debug)]
pub(super) struct Contact {
    pub(super) strand: usize,
    /// The points of the eye space that touch the strand.
    pub(super) points: PointSet,
}

/// The eye spaces of all groups, in the order of the groups.
pub(super) fn eye_spaces(stones: &Stones, groups: &[Group], strands: &Strands) -> Vec<EyeSpace> {
    let mut found = Vec::new();
    for (index, group) in groups.iter().enumerate() {
        let living = &stones.living[group.color];
        for points in (group.points - *living).components() {
            let contacts = contacts(&points, living, strands);
            found.push(EyeSpace { color: group.color, group: index, points, contacts });
        }
    }
    found
}

fn contacts(points: &PointSet, living: &PointSet, strands: &Strands) -> Vec<Contact> {
    let mut border = points.neighbors(living);
    let mut found = Vec::new();
    while let Some(stone) = border.first() {
        let strand = usize::from(strands.of[stone]);
        let stones = &strands.stones[strand];
        found.push(Contact { strand, points: stones.neighbors(points) });
        border -= *stones;
    }
    found
}
