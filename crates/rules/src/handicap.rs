//! Handicap stones on fixed points, and the star points that a board shows.

use alloc::vec::Vec;
use core::fmt;

use crate::point::{Point, Size};
use crate::set::PointSet;

/// The board or the rules have no such handicap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum HandicapError {
    /// The number of stones is not 2 to this limit, the most that this board has fixed points for.
    BadCount {
        /// The number of stones asked for.
        stones: u16,
        /// The most that this board has points for.
        limit: u16,
    },
    /// The board is smaller than 7 in one direction and has no fixed points.
    BoardTooSmall,
}

impl fmt::Display for HandicapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HandicapError::BadCount { stones, limit } => {
                write!(f, "{stones} handicap stones, expected 2 to {limit} on this board")
            }
            HandicapError::BoardTooSmall => {
                f.write_str("boards below 7 rows or columns have no fixed handicap points")
            }
        }
    }
}

impl core::error::Error for HandicapError {}

/// The distance of the star lines from the edge, counted from 0; `None` on boards too small for any.
fn edge_distance(side: u8) -> Option<u8> {
    match side {
        0..=6 => None,
        7..=12 => Some(2),
        _ => Some(3),
    }
}

/// Even sides and 7 have no middle star line.
fn has_middle(side: u8) -> bool {
    side % 2 == 1 && side >= 9
}

/// The most stones that [`fixed_handicap`] places on this board: 0, 4 or 9.
#[must_use]
pub fn fixed_handicap_limit(size: Size) -> u16 {
    if edge_distance(size.cols()).is_none() || edge_distance(size.rows()).is_none() {
        0
    } else if has_middle(size.cols()) && has_middle(size.rows()) {
        9
    } else {
        4
    }
}

/// The points of `stones` handicap stones in the order of GTP 2 (section 4.1.1, as KataGo places them): corners
/// lower left, upper right, upper left, lower right; then the middles of the sides left, right, below, above; the
/// center for odd numbers from 5.
///
/// ```text
///   3 . 8 . 2
///   . . . . .
///   6 . c . 7     5, 7 and 9 stones take the center c and one point less of the others
///   . . . . .
///   1 . 9 . 4
/// ```
///
/// # Errors
/// The board is too small, or has not this many points.
pub fn fixed_handicap(size: Size, stones: u16) -> Result<Vec<Point>, HandicapError> {
    let (Some(dx), Some(dy)) = (edge_distance(size.cols()), edge_distance(size.rows())) else {
        return Err(HandicapError::BoardTooSmall);
    };
    let limit = fixed_handicap_limit(size);
    if !(2..=limit).contains(&stones) {
        return Err(HandicapError::BadCount { stones, limit });
    }
    let (left, right, middle) = (dx, size.cols() - 1 - dx, size.cols() / 2);
    let (below, above, center) = (dy, size.rows() - 1 - dy, size.rows() / 2);
    let order = [
        (left, below),
        (right, above),
        (left, above),
        (right, below),
        (left, center),
        (right, center),
        (middle, below),
        (middle, above),
    ];
    let with_center = stones >= 5 && stones % 2 == 1;
    let others = usize::from(stones) - usize::from(with_center);
    let mut points: Vec<Point> = order[..others].iter().map(|&(col, row)| Point::at(col, row)).collect();
    if with_center {
        points.push(Point::at(middle, center));
    }
    Ok(points)
}

/// The points that a board of this size marks: those of the highest fixed handicap; on smaller odd boards from 3
/// the center alone (5: also the corners at 2-2, as such boards are drawn).
#[must_use]
pub fn star_points(size: Size) -> PointSet {
    if let Ok(points) = fixed_handicap(size, fixed_handicap_limit(size)) {
        let middle = size.cols() % 2 == 1 && size.rows() % 2 == 1;
        let center = middle.then(|| Point::at(size.cols() / 2, size.rows() / 2));
        return points.into_iter().chain(center).collect();
    }
    let odd = size.cols() % 2 == 1 && size.rows() % 2 == 1;
    let mut stars = PointSet::EMPTY;
    if odd && size.cols() >= 3 && size.rows() >= 3 {
        stars.insert(Point::at(size.cols() / 2, size.rows() / 2));
    }
    if size.cols() == 5 && size.rows() == 5 {
        stars.extend([(1, 1), (1, 3), (3, 1), (3, 3)].map(|(col, row)| Point::at(col, row)));
    }
    stars
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::{String, ToString};

    fn names(size: Size, stones: u16) -> String {
        let points = fixed_handicap(size, stones).unwrap();
        points.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn fixed_points_of_the_usual_boards() {
        assert_eq!(names(Size::NINETEEN, 2), "D4 Q16");
        assert_eq!(names(Size::NINETEEN, 3), "D4 Q16 D16");
        assert_eq!(names(Size::NINETEEN, 4), "D4 Q16 D16 Q4");
        assert_eq!(names(Size::NINETEEN, 5), "D4 Q16 D16 Q4 K10");
        assert_eq!(names(Size::NINETEEN, 6), "D4 Q16 D16 Q4 D10 Q10");
        assert_eq!(names(Size::NINETEEN, 7), "D4 Q16 D16 Q4 D10 Q10 K10");
        assert_eq!(names(Size::NINETEEN, 8), "D4 Q16 D16 Q4 D10 Q10 K4 K16");
        assert_eq!(names(Size::NINETEEN, 9), "D4 Q16 D16 Q4 D10 Q10 K4 K16 K10");
        assert_eq!(names(Size::THIRTEEN, 9), "D4 K10 D10 K4 D7 K7 G4 G10 G7");
        assert_eq!(names(Size::NINE, 9), "C3 G7 C7 G3 C5 G5 E3 E7 E5");
    }

    #[test]
    fn fixed_points_of_unusual_boards() {
        let square = |side| Size::square(side).unwrap();
        assert_eq!(names(square(8), 4), "C3 F6 C6 F3");
        assert_eq!(names(square(7), 4), "C3 E5 C5 E3");
        assert!(names(square(17), 9).ends_with("J9"));
        assert_eq!(fixed_handicap(square(8), 5), Err(HandicapError::BadCount { stones: 5, limit: 4 }));
        assert_eq!(fixed_handicap(square(6), 2), Err(HandicapError::BoardTooSmall));
        assert_eq!(fixed_handicap(square(19), 1), Err(HandicapError::BadCount { stones: 1, limit: 9 }));
        assert_eq!(fixed_handicap(square(19), 10), Err(HandicapError::BadCount { stones: 10, limit: 9 }));
        assert_eq!(names(Size::new(19, 9).unwrap(), 5), "D3 Q7 D7 Q3 K5");
    }

    #[test]
    fn every_size_has_its_star_points() {
        let count = |cols, rows| star_points(Size::new(cols, rows).unwrap()).len();
        assert_eq!([count(19, 19), count(13, 13), count(9, 9)], [9, 9, 9]);
        assert_eq!(
            [count(7, 7), count(8, 8), count(5, 5), count(3, 3), count(1, 1), count(2, 2)],
            [5, 4, 5, 1, 0, 0]
        );
        for size in (1..=52).flat_map(|cols| (1..=52).filter_map(move |rows| Size::new(cols, rows))) {
            assert!(star_points(size).is_subset(&size.all()), "{size}");
        }
    }
}
