//! Laying prisoners into territory.

use alloc::vec::Vec;

use crate::point::Point;
use crate::set::PointSet;

/// A territory with prisoners in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Laid {
    /// All its points.
    pub(super) territory: PointSet,
    /// The points without a prisoner.
    pub(super) open: PointSet,
}

impl Laid {
    /// The points with a prisoner.
    pub(super) fn prisoners(&self) -> PointSet {
        self.territory - self.open
    }
}

/// The connected territories of a color.
pub(super) fn territories(points: &PointSet) -> Vec<PointSet> {
    points.components().collect()
}

/// Lays `count` prisoners: always one into the territory with the most open points, the first of equals, so that
/// no territory is filled to the last point while another has more. Returns also how many found no room.
pub(super) fn lay(territories: &[PointSet], count: u16) -> (Vec<Laid>, u16) {
    let mut open: Vec<u16> = territories.iter().map(PointSet::len).collect();
    let mut left = count;
    while left > 0 {
        let fullest = (0..open.len()).rev().max_by_key(|index| open[*index]);
        let Some(fullest) = fullest.filter(|index| open[*index] > 0) else { break };
        open[fullest] -= 1;
        left -= 1;
    }
    let laid = territories.iter().zip(open).map(|(territory, open)| fill(territory, open)).collect();
    (laid, left)
}

/// Fills a territory from its ends and corners until `open` points are left, so that these stay together.
fn fill(territory: &PointSet, open: u16) -> Laid {
    let mut rest = *territory;
    while rest.len() > open {
        let Some(point) = most_enclosed(&rest) else { break };
        rest.remove(point);
    }
    Laid { territory: *territory, open: rest }
}

/// The first of the points with the fewest neighbors in the set.
fn most_enclosed(set: &PointSet) -> Option<Point> {
    let counts = set.neighbor_counts(set);
    let fewest = counts.iter().map(|at_least| *set - *at_least).find(|few| !few.is_empty());
    fewest.unwrap_or(*set).first()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(names: &str) -> PointSet {
        names.split_whitespace().map(|name| name.parse().unwrap()).collect()
    }

    #[test]
    fn every_territory_keeps_a_point_while_one_has_more() {
        let territories = [points("A1"), points("C1 D1 E1"), points("G1 H1")];
        let (laid, left) = lay(&territories, 3);
        let open: Vec<u16> = laid.iter().map(|l| l.open.len()).collect();
        assert_eq!((open, left), (Vec::from([1, 1, 1]), 0));
        let (laid, left) = lay(&territories, 8);
        assert!(laid.iter().all(|l| l.open.is_empty()));
        assert_eq!(left, 2);
    }

    #[test]
    fn what_is_left_open_stays_together() {
        let territory = points("A1 B1 C1 D1 E1 A2 B2 C2 D2 E2 F2 A3 B3");
        let (laid, _) = lay(&[territory], 5);
        assert_eq!(laid[0].open.components().count(), 1);
        assert_eq!(laid[0].prisoners().len(), 5);
    }
}
