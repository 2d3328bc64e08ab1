//! Board sizes and points.
//!
//! A [`Point`] does not depend on the board it is used on: it is a column and a row counted from A1 in the
//! lower left corner, packed so that one row up is always `+64` and one column right is always `+1`.
//! With at most [`Size::MAX`] = 52 columns the last twelve columns of every packed row are never points, so they
//! serve as the border of a board and a step over the edge needs no test.

use core::fmt;
use core::str::FromStr;

use crate::set::PointSet;

/// The distance between two packed rows.
pub(crate) const STRIDE: u16 = 64;

/// The size of a board in points: `cols` × `rows`, each 1 to 52 (the range of SGF).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Size {
    cols: u8,
    rows: u8,
}

impl Size {
    /// The largest number of columns and of rows: the letters that SGF has for a coordinate.
    pub const MAX: u8 = 52;

    /// A board of `cols` × `rows` points, or `None` if either is not in 1 to 52.
    #[must_use]
    pub const fn new(cols: u8, rows: u8) -> Option<Size> {
        if cols == 0 || rows == 0 || cols > Size::MAX || rows > Size::MAX {
            return None;
        }
        Some(Size { cols, rows })
    }

    /// A square board, or `None` if `side` is not in 1 to 52.
    #[must_use]
    pub const fn square(side: u8) -> Option<Size> {
        Size::new(side, side)
    }

    /// The full board of 19 × 19 points.
    pub const NINETEEN: Size = Size { cols: 19, rows: 19 };
    /// The beginners' board of 9 × 9 points.
    pub const NINE: Size = Size { cols: 9, rows: 9 };
    /// The board of 13 × 13 points.
    pub const THIRTEEN: Size = Size { cols: 13, rows: 13 };

    /// Number of columns.
    #[must_use]
    pub const fn cols(self) -> u8 {
        self.cols
    }

    /// Number of rows.
    #[must_use]
    pub const fn rows(self) -> u8 {
        self.rows
    }

    /// Number of points.
    #[must_use]
    pub const fn area(self) -> u16 {
        self.cols as u16 * self.rows as u16
    }

    /// Whether `point` lies on a board of this size.
    #[must_use]
    pub const fn contains(self, point: Point) -> bool {
        point.col() < self.cols && point.row() < self.rows
    }

    /// The point in column `col` from the left and row `row` from the bottom, both counted from 0.
    #[must_use]
    pub const fn point(self, col: u8, row: u8) -> Option<Point> {
        if col < self.cols && row < self.rows { Some(Point::at(col, row)) } else { None }
    }

    /// All points, row by row from A1.
    pub fn points(self) -> impl Iterator<Item = Point> + Clone {
        (0..self.rows).flat_map(move |row| (0..self.cols).map(move |col| Point::at(col, row)))
    }

    /// All points as a set.
    #[must_use]
    pub fn all(self) -> PointSet {
        PointSet::all(self)
    }

    /// The dense index of `point`, row by row from A1: 0 to `area() - 1`.
    #[must_use]
    pub const fn index(self, point: Point) -> usize {
        point.row() as usize * self.cols as usize + point.col() as usize
    }

    /// The neighbors of `point` on this board: up to four.
    pub fn neighbors(self, point: Point) -> impl Iterator<Item = Point> + Clone {
        point.steps().into_iter().flatten().filter(move |&p| self.contains(p))
    }

    /// The diagonal neighbors of `point` on this board: up to four.
    pub fn diagonals(self, point: Point) -> impl Iterator<Item = Point> + Clone {
        [(-1, -1), (1, -1), (-1, 1), (1, 1)].into_iter().filter_map(move |(dx, dy)| {
            let col = point.col().checked_add_signed(dx)?;
            let row = point.row().checked_add_signed(dy)?;
            self.point(col, row)
        })
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.cols, self.rows)
    }
}

/// The text is not a board size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSizeError;

impl fmt::Display for ParseSizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a board size such as 19 or 5x7, each side 1 to 52")
    }
}

impl core::error::Error for ParseSizeError {}

impl FromStr for Size {
    type Err = ParseSizeError;

    /// Reads `19` (square) or `5x7` (columns, then rows).
    fn from_str(text: &str) -> Result<Size, ParseSizeError> {
        let (cols, rows) = text.split_once(['x', 'X', '×']).unwrap_or((text, text));
        let side = |s: &str| s.parse().map_err(|_| ParseSizeError);
        Size::new(side(cols)?, side(rows)?).ok_or(ParseSizeError)
    }
}

/// An intersection, the same on every board that is large enough to hold it.
///
/// # Invariants
/// Column and row are both below [`Size::MAX`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(u16);

impl Point {
    /// The point in column `col` and row `row`, counted from 0 at A1, or `None` if either is 52 or more.
    #[must_use]
    pub const fn new(col: u8, row: u8) -> Option<Point> {
        if col < Size::MAX && row < Size::MAX { Some(Point::at(col, row)) } else { None }
    }

    /// The same without the test, for callers that have made it.
    pub(crate) const fn at(col: u8, row: u8) -> Point {
        debug_assert!(col < Size::MAX && row < Size::MAX);
        Point(row as u16 * STRIDE + col as u16)
    }

    /// The point with this packed value, which must come from [`Point::packed`].
    pub(crate) const fn from_packed(packed: u16) -> Point {
        Point(packed)
    }

    /// `row * 64 + col`.
    pub(crate) const fn packed(self) -> u16 {
        self.0
    }

    /// Column, 0 = A.
    #[must_use]
    pub const fn col(self) -> u8 {
        (self.0 % STRIDE) as u8
    }

    /// Row, 0 = the bottom row, called 1.
    #[must_use]
    pub const fn row(self) -> u8 {
        (self.0 / STRIDE) as u8
    }

    /// One step right, left, up and down, where that is still a point of the largest board.
    fn steps(self) -> [Option<Point>; 4] {
        let (col, row) = (self.col(), self.row());
        [
            Point::new(col + 1, row),
            col.checked_sub(1).and_then(|c| Point::new(c, row)),
            Point::new(col, row + 1),
            row.checked_sub(1).and_then(|r| Point::new(col, r)),
        ]
    }
}

/// Letters for columns: no I, to keep it apart from 1 and J.
const COLUMN_LETTERS: &[u8; 25] = b"ABCDEFGHJKLMNOPQRSTUVWXYZ";

impl fmt::Display for Point {
    /// Writes column letters, then the row from 1: `A1`, `T19`, and after Z `AA26`, `AB27` …
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let col = self.col() as usize;
        if col >= COLUMN_LETTERS.len() {
            let first = col / COLUMN_LETTERS.len() - 1;
            write!(f, "{}", COLUMN_LETTERS[first] as char)?;
        }
        write!(f, "{}{}", COLUMN_LETTERS[col % COLUMN_LETTERS.len()] as char, self.row() + 1)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsePointError;

impl fmt::Display for ParsePointError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a point such as D4: column letters without I, then a row from 1 to 52")
    }
}

impl core::error::Error for ParsePointError {}

impl FromStr for Point {
    type Err = ParsePointError;

    /// Reads what [`Display`](fmt::Display) writes, in either case: `Q16`, `d4`, `AA26`.
    fn from_str(text: &str) -> Result<Point, ParsePointError> {
        let digits = text.find(|c: char| c.is_ascii_digit()).ok_or(ParsePointError)?;
        let (letters, row) = text.split_at(digits);
        if row.starts_with('0') || !row.bytes().all(|b| b.is_ascii_digit()) {
            return Err(ParsePointError);
        }
        let row: u8 = row.parse().map_err(|_| ParsePointError)?;
        let row = row.checked_sub(1).ok_or(ParsePointError)?;
        Point::new(parse_column(letters)?, row).ok_or(ParsePointError)
    }
}

fn parse_column(letters: &str) -> Result<u8, ParsePointError> {
    let letter = |b: &u8| {
        let index = COLUMN_LETTERS.iter().position(|l| *l == b.to_ascii_uppercase());
        index.and_then(|i| u8::try_from(i).ok()).ok_or(ParsePointError)
    };
    match letters.as_bytes() {
        [one] => letter(one),
        // Two letters reach column 650; more than 52 is refused by `Point::new`.
        [first, second] => {
            let col = (u16::from(letter(first)?) + 1) * 25 + u16::from(letter(second)?);
            u8::try_from(col).map_err(|_| ParsePointError)
        }
        _ => Err(ParsePointError),
    }
}

/// A turn on the board: a stone or a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A stone on this point.
    Play(Point),
    /// No stone.
    Pass,
}

impl Move {
    /// The point played, or `None` for a pass.
    #[must_use]
    pub const fn point(self) -> Option<Point> {
        match self {
            Move::Play(point) => Some(point),
            Move::Pass => None,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Play(point) => point.fmt(f),
            Move::Pass => f.write_str("pass"),
        }
    }
}

impl From<Point> for Move {
    fn from(point: Point) -> Move {
        Move::Play(point)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn every_point_of_the_largest_board_reads_back() {
        for point in Size::square(52).unwrap().points() {
            assert_eq!(point.to_string().parse(), Ok(point), "{point}");
        }
    }

    #[test]
    fn columns_skip_i_and_go_on_with_two_letters() {
        let name = |col, row| Point::new(col, row).unwrap().to_string();
        assert_eq!(name(0, 0), "A1");
        assert_eq!(name(8, 8), "J9");
        assert_eq!(name(18, 18), "T19");
        assert_eq!(name(24, 24), "Z25");
        assert_eq!(name(25, 25), "AA26");
        assert_eq!(name(51, 51), "BB52");
    }

    #[test]
    fn bad_points_are_refused() {
        for text in
            ["", "A", "4", "I5", "A0", "A01", "A53", "BC1", "ZZ1", "AAA1", "A-1", "A1 ", "é1", "A99999"]
        {
            assert_eq!(text.parse::<Point>(), Err(ParsePointError), "{text:?}");
        }
    }

    #[test]
    fn sizes_read_and_refuse() {
        assert_eq!("19".parse(), Ok(Size::NINETEEN));
        assert_eq!("5x7".parse::<Size>().unwrap().to_string(), "5x7");
        for text in ["0", "53", "5x", "x5", "-1", "19x53", "5x5x5", ""] {
            assert_eq!(text.parse::<Size>(), Err(ParseSizeError), "{text:?}");
        }
    }
}
