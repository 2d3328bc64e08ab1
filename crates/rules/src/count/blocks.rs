//! Rectangles of empty points.

use alloc::vec::Vec;

use crate::point::Point;
use crate::set::PointSet;

/// After so many rectangles in one place what is left is counted point by point. Ten is more than a person would
/// make, and bounds the time on large ragged boards.
const MAX_BLOCKS: usize = 10;

/// So many points are seen at a glance.
const AT_A_GLANCE: u16 = 4;

/// Chooses `count` points of `room` as a few rectangles, best first: whole tens, then those that cover most of what
/// is empty `now`, so that few stones are moved. What no rectangle is found for is the last block.
pub(super) fn choose(room: &PointSet, now: &PointSet, count: u16) -> Vec<PointSet> {
    if count <= AT_A_GLANCE && now.len() == count {
        return Vec::from([*now]);
    }
    let (mut room, mut left, mut blocks) = (*room, count, Vec::new());
    while left > 0 && blocks.len() < MAX_BLOCKS {
        let Some(block) = best_rectangle(&room, now, left) else { break };
        room -= block;
        left -= block.len();
        blocks.push(block);
    }
    let rest: PointSet = (room & *now).iter().chain(&(room - *now)).take(usize::from(left)).collect();
    if !rest.is_empty() {
        blocks.push(rest);
    }
    blocks
}

/// A rectangle by its lower left corner and its sides.
#[derive(Clone, Copy)]
struct Rectangle {
    col: u8,
    row: u8,
    cols: u8,
    rows: u8,
}

impl Rectangle {
    fn points(self) -> PointSet {
        let Rectangle { col, row, cols, rows } = self;
        (row..row + rows).flat_map(|row| (col..col + cols).map(move |col| Point::at(col, row))).collect()
    }

    fn area(self) -> u16 {
        u16::from(self.cols) * u16::from(self.rows)
    }

    /// Better is more: whole tens in at least two rows, half of them empty already; at least one point that is
    /// empty already; many of these, and size; nearly square.
    fn value(self, covered: u16) -> (u16, bool, u16, i16) {
        let area = self.area();
        let is_tens = area.is_multiple_of(10) && self.cols > 1 && self.rows > 1 && 2 * covered >= area;
        let tens = if is_tens { area } else { 0 };
        (tens, covered > 0, 2 * covered + area, -(i16::from(self.cols) - i16::from(self.rows)).abs())
    }
}

fn best_rectangle(room: &PointSet, now: &PointSet, largest: u16) -> Option<PointSet> {
    let mut best = None;
    let mut best_value = None;
    for corner in room {
        grow(room, now, corner, largest, &mut |rectangle, covered| {
            let value = rectangle.value(covered);
            if best_value < Some(value) {
                (best, best_value) = (Some(rectangle), Some(value));
            }
        });
    }
    best.map(Rectangle::points)
}

/// Calls `found` for all rectangles in `room` of at most `largest` points with this lower left corner, and the
/// number of their points that are in `now`.
fn grow(
    room: &PointSet,
    now: &PointSet,
    corner: Point,
    largest: u16,
    found: &mut impl FnMut(Rectangle, u16),
) {
    let (col, row) = (corner.col(), corner.row());
    // For each width so far the covered points of the rows below; rows above can only be narrower.
    let mut covered: Vec<u16> = Vec::new();
    let mut width = usize::MAX;
    for rows in 1..=crate::point::Size::MAX - row {
        let run = run(room, now, col, row + rows - 1, width.min(usize::from(largest / u16::from(rows))));
        width = run.len();
        if width == 0 {
            return;
        }
        if covered.is_empty() {
            covered = alloc::vec![0; width];
        }
        for (cols, (sum, new)) in (1..).zip(covered.iter_mut().zip(run)) {
            *sum += new;
            found(Rectangle { col, row, cols, rows }, *sum);
        }
    }
}

/// For each width of the unbroken run of `room` from this point to the right: how many of its points are in `now`.
fn run(room: &PointSet, now: &PointSet, col: u8, row: u8, limit: usize) -> Vec<u16> {
    let points = (col..crate::point::Size::MAX).map(|col| Point::at(col, row));
    let mut covered = 0;
    let unbroken = points.take(limit).take_while(|point| room.contains(*point));
    unbroken
        .map(|point| {
            covered += u16::from(now.contains(point));
            covered
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::point::Size;

    fn sizes(blocks: &[PointSet]) -> Vec<u16> {
        blocks.iter().map(PointSet::len).collect()
    }

    #[test]
    fn tens_come_first() {
        let room = Size::NINE.all();
        assert_eq!(sizes(&choose(&room, &room, 23)), [20, 3]);
        assert_eq!(sizes(&choose(&room, &room, 40)), [40]);
        assert_eq!(sizes(&choose(&room, &room, 9)), [9]);
    }

    #[test]
    fn empty_points_stay_where_they_are() {
        let room = Size::NINE.all();
        let now: PointSet =
            room.iter().filter(|p| (2..7).contains(&p.col()) && (3..5).contains(&p.row())).collect();
        assert_eq!(choose(&room, &now, 10), [now]);
    }

    #[test]
    fn every_count_finds_room() {
        let ragged: PointSet =
            Size::NINE.points().filter(|p| (p.col() + 2 * p.row()) % 5 != 0 && p.col() != 4).collect();
        for count in 0..=ragged.len() {
            let now = ragged.iter().take(usize::from(count / 2)).collect();
            let blocks = choose(&ragged, &now, count);
            assert_eq!(sizes(&blocks).iter().sum::<u16>(), count);
            assert!(blocks.iter().all(|block| block.is_subset(&ragged)));
            assert!(blocks.len() <= MAX_BLOCKS + 1);
        }
    }
}
