//! The eight symmetries of the board.

use tengen_rules::{Point, Size};

/// A reflection or rotation of the board.
///
/// Numbered as KataGo does: bit 0 exchanges top and bottom, bit 1 left and right, and then bit 2 exchanges rows and
/// columns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Symmetry(u8);

impl Symmetry {
    /// The board as it is.
    pub const IDENTITY: Symmetry = Symmetry(0);

    /// All eight, the identity first.
    pub const ALL: [Symmetry; 8] = {
        let mut all = [Symmetry(0); 8];
        let mut number = 0;
        while number < 8 {
            all[number] = Symmetry(number as u8);
            number += 1;
        }
        all
    };

    /// The symmetry of this number, or `None` from 8 on.
    #[must_use]
    pub const fn new(number: u8) -> Option<Symmetry> {
        if number < 8 { Some(Symmetry(number)) } else { None }
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Whether rows become columns.
    #[must_use]
    pub const fn transposes(self) -> bool {
        self.0 & 4 != 0
    }

    /// The size of a board after the symmetry.
    #[must_use]
    pub fn size(self, size: Size) -> Size {
        let (cols, rows) =
            if self.transposes() { (size.rows(), size.cols()) } else { (size.cols(), size.rows()) };
        Size::new(cols, rows).unwrap_or(size)
    }

    /// Where a point of a board of this size comes to lie, counted row by row from the top left, as networks and
    /// KataGo's texts count.
    #[must_use]
    pub fn index(self, size: Size, point: Point) -> usize {
        let (cols, rows) = (usize::from(size.cols()), usize::from(size.rows()));
        let (col, from_bottom) = (usize::from(point.col()), usize::from(point.row()));
        let row = if self.0 & 1 == 0 { rows - 1 - from_bottom } else { from_bottom };
        let col = if self.0 & 2 == 0 { col } else { cols - 1 - col };
        if self.transposes() { col * rows + row } else { row * cols + col }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_go_where_the_bits_say() {
        let size = Size::new(3, 2).unwrap();
        let a1 = size.point(0, 0).unwrap();
        let places = Symmetry::ALL.map(|symmetry| symmetry.index(size, a1));
        assert_eq!(places, [3, 0, 5, 2, 1, 0, 5, 4]);
        assert_eq!(Symmetry::ALL[5].size(size), Size::new(2, 3).unwrap());
    }

    #[test]
    fn every_symmetry_is_a_permutation() {
        for size in [Size::NINE, Size::new(4, 7).unwrap()] {
            for symmetry in Symmetry::ALL {
                let mut places: Vec<_> = size.points().map(|point| symmetry.index(size, point)).collect();
                places.sort_unstable();
                assert!(places.into_iter().eq(0..usize::from(size.area())));
            }
        }
    }
}
