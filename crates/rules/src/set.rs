//! Sets of points as one bit row for each row of the board, and maps from points to values.

use core::fmt;
use core::iter::FromIterator;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Index, IndexMut, Sub, SubAssign};

use alloc::vec::Vec;

use crate::point::{Point, Size};

const ROWS: usize = Size::MAX as usize;

/// A set of points: bit `col` of word `row`. Set algebra and flood fill work on whole rows at a time.
///
/// A set does not know a board size; [`PointSet::neighbors`] and [`PointSet::flood`] therefore take the points
/// they may reach.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PointSet {
    rows: [u64; ROWS],
}

impl PointSet {
    /// The set without points.
    pub const EMPTY: PointSet = PointSet { rows: [0; ROWS] };

    /// All points of a board.
    #[must_use]
    pub fn all(size: Size) -> PointSet {
        let mut set = PointSet::EMPTY;
        set.rows[..size.rows() as usize].fill((1 << size.cols()) - 1);
        set
    }

    /// The set of one point.
    #[must_use]
    pub fn of(point: Point) -> PointSet {
        let mut set = PointSet::EMPTY;
        set.insert(point);
        set
    }

    /// The set whose bits in each row of a board are those that `bits` gives.
    pub(crate) fn from_rows(size: Size, bits: impl Fn(u8) -> u64) -> PointSet {
        let mut set = PointSet::EMPTY;
        for row in 0..size.rows() {
            set.rows[usize::from(row)] = bits(row);
        }
        set
    }

    /// Whether `point` is in the set.
    #[must_use]
    pub fn contains(&self, point: Point) -> bool {
        self.rows[point.row() as usize] >> point.col() & 1 != 0
    }

    /// Adds `point`; `true` if it was not there.
    pub fn insert(&mut self, point: Point) -> bool {
        let row = &mut self.rows[point.row() as usize];
        let before = *row;
        *row |= 1 << point.col();
        *row != before
    }

    /// Takes `point` away; `true` if it was there.
    pub fn remove(&mut self, point: Point) -> bool {
        let row = &mut self.rows[point.row() as usize];
        let before = *row;
        *row &= !(1 << point.col());
        *row != before
    }

    /// Number of points.
    #[must_use]
    pub fn len(&self) -> u16 {
        self.rows.iter().map(|row| row.count_ones() as u16).sum()
    }

    /// Whether there is no point.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rows.iter().all(|row| *row == 0)
    }

    /// The first point, row by row from A1.
    #[must_use]
    pub fn first(&self) -> Option<Point> {
        self.iter().next()
    }

    /// The points, row by row from A1.
    #[must_use]
    pub fn iter(&self) -> Iter<'_> {
        Iter { rows: &self.rows, row: 0, bits: self.rows[0] }
    }

    /// Whether the two sets share a point.
    #[must_use]
    pub fn intersects(&self, other: &PointSet) -> bool {
        self.rows.iter().zip(&other.rows).any(|(a, b)| a & b != 0)
    }

    /// Whether every point of `self` is in `other`.
    #[must_use]
    pub fn is_subset(&self, other: &PointSet) -> bool {
        self.rows.iter().zip(&other.rows).all(|(a, b)| a & !b == 0)
    }

    /// The points of `within` that are next to a point of the set (set points themselves only if next to another).
    #[must_use]
    pub fn neighbors(&self, within: &PointSet) -> PointSet {
        let mut out = PointSet::EMPTY;
        for i in 0..ROWS {
            let above = if i + 1 < ROWS { self.rows[i + 1] } else { 0 };
            let below = if i > 0 { self.rows[i - 1] } else { 0 };
            let row = self.rows[i];
            out.rows[i] = (row << 1 | row >> 1 | above | below) & within.rows[i];
        }
        out
    }

    /// For `n` = 1 to 4, at index `n - 1`: the points of `within` next to at least `n` points of the set.
    #[must_use]
    pub fn neighbor_counts(&self, within: &PointSet) -> [PointSet; 4] {
        let mut out = [PointSet::EMPTY; 4];
        for i in 0..ROWS {
            let row = self.rows[i];
            let above = if i + 1 < ROWS { self.rows[i + 1] } else { 0 };
            let below = if i > 0 { self.rows[i - 1] } else { 0 };
            let (left, right) = (row << 1, row >> 1);
            // Two pairs, each "one of the two" and "both", make up the four counts.
            let (side, sides) = (left | right, left & right);
            let (pole, poles) = (above | below, above & below);
            let counts =
                [side | pole, sides | poles | side & pole, sides & pole | side & poles, sides & poles];
            for (set, count) in out.iter_mut().zip(counts) {
                set.rows[i] = count & within.rows[i];
            }
        }
        out
    }

    /// The 3×3 points around `center` as bits: bit 0 lower left, then row by row, bit 4 `center` itself. Points
    /// over the edge are never in a set.
    pub(crate) fn window(&self, center: Point) -> u16 {
        let (col, row) = (center.col(), usize::from(center.row()));
        let bits = |row: Option<&u64>| row.map_or(0, |row| (row << 1 >> col & 7) as u16);
        let below = row.checked_sub(1).and_then(|row| self.rows.get(row));
        bits(below) | bits(self.rows.get(row)) << 3 | bits(self.rows.get(row + 1)) << 6
    }

    /// The points of `within` that are connected to a point of the set through points of `within`.
    #[must_use]
    pub fn flood(&self, within: &PointSet) -> PointSet {
        let mut reached = *self & *within;
        let Some(mut low) = reached.rows.iter().position(|row| *row != 0) else { return reached };
        let mut high = ROWS - 1 - reached.rows.iter().rev().position(|row| *row != 0).unwrap_or(0);
        // Sweep up and down over the rows that can still change, until a double sweep changes nothing.
        loop {
            let before = reached;
            let mut row = low;
            while row < ROWS && (row <= high || reached.rows[row - 1] & within.rows[row] != 0) {
                let from = if row > 0 { reached.rows[row - 1] } else { 0 };
                reached.rows[row] = fill_row(reached.rows[row] | from & within.rows[row], within.rows[row]);
                row += 1;
            }
            high = high.max(row - 1);
            let mut row = high + 1;
            while row > 0 && (row > low || reached.rows[row] & within.rows[row - 1] != 0) {
                row -= 1;
                let from = if row + 1 < ROWS { reached.rows[row + 1] } else { 0 };
                reached.rows[row] = fill_row(reached.rows[row] | from & within.rows[row], within.rows[row]);
            }
            low = low.min(row);
            if reached == before {
                return reached;
            }
        }
    }

    /// The connected parts of the set.
    #[must_use]
    pub fn components(&self) -> Components {
        Components { rest: *self }
    }
}

/// Spreads `seeds` sideways through `mask`.
fn fill_row(seeds: u64, mask: u64) -> u64 {
    let mut row = seeds & mask;
    loop {
        let next = row | (row << 1 | row >> 1) & mask;
        if next == row {
            return row;
        }
        row = next;
    }
}

/// The points of a [`PointSet`], row by row from A1.
#[derive(Clone, Debug)]
pub struct Iter<'a> {
    rows: &'a [u64; ROWS],
    row: usize,
    bits: u64,
}

impl Iterator for Iter<'_> {
    type Item = Point;

    fn next(&mut self) -> Option<Point> {
        while self.bits == 0 {
            self.row += 1;
            self.bits = *self.rows.get(self.row)?;
        }
        let col = self.bits.trailing_zeros() as u8;
        self.bits &= self.bits - 1;
        Some(Point::at(col, self.row as u8))
    }
}

impl<'a> IntoIterator for &'a PointSet {
    type Item = Point;
    type IntoIter = Iter<'a>;

    fn into_iter(self) -> Iter<'a> {
        self.iter()
    }
}

/// The connected parts of a [`PointSet`], see [`PointSet::components`].
#[derive(Clone, Debug)]
pub struct Components {
    rest: PointSet,
}

impl Iterator for Components {
    type Item = PointSet;

    fn next(&mut self) -> Option<PointSet> {
        let seed = PointSet::of(self.rest.first()?);
        let part = seed.flood(&self.rest);
        self.rest -= part;
        Some(part)
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> PointSet {
        let mut set = PointSet::EMPTY;
        set.extend(points);
        set
    }
}

impl Extend<Point> for PointSet {
    fn extend<I: IntoIterator<Item = Point>>(&mut self, points: I) {
        for point in points {
            self.insert(point);
        }
    }
}

impl BitAndAssign for PointSet {
    fn bitand_assign(&mut self, other: PointSet) {
        for (a, b) in self.rows.iter_mut().zip(&other.rows) {
            *a &= b;
        }
    }
}

impl BitOrAssign for PointSet {
    fn bitor_assign(&mut self, other: PointSet) {
        for (a, b) in self.rows.iter_mut().zip(&other.rows) {
            *a |= b;
        }
    }
}

impl SubAssign for PointSet {
    fn sub_assign(&mut self, other: PointSet) {
        for (a, b) in self.rows.iter_mut().zip(&other.rows) {
            *a &= !b;
        }
    }
}

impl BitAnd for PointSet {
    type Output = PointSet;

    fn bitand(mut self, other: PointSet) -> PointSet {
        self &= other;
        self
    }
}

impl BitOr for PointSet {
    type Output = PointSet;

    fn bitor(mut self, other: PointSet) -> PointSet {
        self |= other;
        self
    }
}

impl Sub for PointSet {
    type Output = PointSet;

    fn sub(mut self, other: PointSet) -> PointSet {
        self -= other;
        self
    }
}

impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// One value for every point of a board, dense and row by row from A1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointMap<T> {
    size: Size,
    values: Vec<T>,
}

impl<T: Clone> PointMap<T> {
    /// The same value everywhere.
    #[must_use]
    pub fn new(size: Size, value: T) -> PointMap<T> {
        PointMap { size, values: alloc::vec![value; size.area() as usize] }
    }
}

impl<T> PointMap<T> {
    /// The size of the board.
    #[must_use]
    pub fn size(&self) -> Size {
        self.size
    }

    /// The values, row by row from A1.
    #[must_use]
    pub fn values(&self) -> &[T] {
        &self.values
    }

    /// Points with their values, row by row from A1.
    pub fn iter(&self) -> impl Iterator<Item = (Point, &T)> {
        self.size.points().zip(&self.values)
    }
}

impl<T> Index<Point> for PointMap<T> {
    type Output = T;

    fn index(&self, point: Point) -> &T {
        &self.values[self.size.index(point)]
    }
}

impl<T> IndexMut<Point> for PointMap<T> {
    fn index_mut(&mut self, point: Point) -> &mut T {
        &mut self.values[self.size.index(point)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flood_follows_a_spiral() {
        // A corridor one point wide that winds to the middle of a 9×9 board.
        let rows = [
            "111111111",
            "000000001",
            "111111101",
            "100000101",
            "101110101",
            "101000101",
            "101111101",
            "100000001",
            "111111111",
        ];
        let mut within = PointSet::EMPTY;
        for (row, text) in rows.iter().enumerate() {
            for (col, c) in text.chars().enumerate() {
                if c == '1' {
                    within.insert(Point::at(col as u8, row as u8));
                }
            }
        }
        assert_eq!(PointSet::of(Point::at(0, 0)).flood(&within), within);
        assert_eq!(PointSet::of(Point::at(4, 4)).flood(&within), within);
        assert_eq!(within.components().count(), 1);
        assert_eq!((Size::NINE.all() - within).components().count(), 1);
    }

    #[test]
    fn counts_and_windows_agree_with_a_look_at_each_neighbor() {
        for (size, step) in [(Size::NINE, 2), (Size::square(52).unwrap(), 3), (Size::new(1, 3).unwrap(), 1)] {
            let all = size.all();
            let set: PointSet = size.points().filter(|p| size.index(*p) * 7 % 5 < step).collect();
            let counts = set.neighbor_counts(&all);
            for point in size.points() {
                let n = size.neighbors(point).filter(|p| set.contains(*p)).count();
                let at_least = counts.iter().filter(|c| c.contains(point)).count();
                assert_eq!(at_least, n, "{point} on {size}");
                let around = size.neighbors(point).chain(size.diagonals(point)).chain([point]);
                let n = around.filter(|p| set.contains(*p)).count();
                assert_eq!(set.window(point).count_ones() as usize, n, "{point} on {size}");
                assert_eq!(set.window(point) >> 4 & 1 != 0, set.contains(point));
            }
        }
    }

    #[test]
    fn neighbors_stay_within() {
        let all = Size::square(52).unwrap().all();
        let corner = PointSet::of(Point::at(51, 51));
        assert_eq!(corner.neighbors(&all).len(), 2);
        assert_eq!(all.neighbors(&all), all);
        assert_eq!(PointSet::of(Point::at(5, 5)).neighbors(&all).len(), 4);
    }
}
