//! Board diagrams: text to board and back.

use alloc::vec::Vec;
use core::fmt::{self, Write as _};
use core::str::FromStr;

use super::Board;
use crate::color::Color;
use crate::point::{Point, Size};

/// The text is not a diagram of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseBoardError {
    /// A character other than `X`, `O`, `.`, `+` and space, at this byte offset.
    UnknownSymbol(usize),
    /// This row, counted from 1 at the top, has not as many points as the first one.
    UnevenRow(usize),
    /// No row at all, or more than 52 rows or columns.
    BadSize,
}

impl fmt::Display for ParseBoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseBoardError::UnknownSymbol(at) => {
                write!(f, "unknown symbol at byte {at}, expected X, O or .")
            }
            ParseBoardError::UnevenRow(row) => write!(f, "row {row} differs in length from the first row"),
            ParseBoardError::BadSize => f.write_str("expected 1 to 52 rows of 1 to 52 points"),
        }
    }
}

impl core::error::Error for ParseBoardError {}

impl FromStr for Board {
    type Err = ParseBoardError;

    /// Reads a diagram: rows from the top, separated by line ends or `/`; `X` Black, `O` White, `.` or `+` empty,
    /// spaces ignored, empty rows skipped. The stones are set up as drawn, nothing is captured.
    fn from_str(text: &str) -> Result<Board, ParseBoardError> {
        let mut rows: Vec<Vec<Option<Color>>> = alloc::vec![Vec::new()];
        for (at, symbol) in text.char_indices() {
            let row = rows.last_mut().ok_or(ParseBoardError::BadSize)?;
            match symbol {
                'X' => row.push(Some(Color::Black)),
                'O' => row.push(Some(Color::White)),
                '.' | '+' => row.push(None),
                '/' | '\n' => rows.push(Vec::new()),
                ' ' | '\t' | '\r' => {}
                _ => return Err(ParseBoardError::UnknownSymbol(at)),
            }
        }
        rows.retain(|row| !row.is_empty());
        let cols = rows.first().map_or(0, Vec::len);
        if let Some(row) = rows.iter().position(|row| row.len() != cols) {
            return Err(ParseBoardError::UnevenRow(row + 1));
        }
        let side = |n: usize| u8::try_from(n).map_err(|_| ParseBoardError::BadSize);
        let size = Size::new(side(cols)?, side(rows.len())?).ok_or(ParseBoardError::BadSize)?;
        Ok(Board::from_fn(size, |p| rows[rows.len() - 1 - usize::from(p.row())][usize::from(p.col())]))
    }
}

impl fmt::Display for Board {
    /// Draws the diagram that [`FromStr`] reads, one line a row, without a final line end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..self.size.rows()).rev() {
            for col in 0..self.size.cols() {
                let symbol = self.get(Point::at(col, row)).map_or('.', Color::diagram_char);
                f.write_str(if col == 0 { "" } else { " " })?;
                f.write_char(symbol)?;
            }
            if row > 0 {
                f.write_char('\n')?;
            }
        }
        Ok(())
    }
}
