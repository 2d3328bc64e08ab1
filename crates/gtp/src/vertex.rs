//! Vertices, colors and board sizes.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use tengen_rules::{Color, Move, Point, Size};

/// The smallest side of a board in GTP.
pub const MIN_SIDE: u8 = 2;
/// The largest side of a board in GTP: its columns have one letter, of which there are 25 without I.
pub const MAX_SIDE: u8 = 25;

const SIDES: RangeInclusive<u8> = MIN_SIDE..=MAX_SIDE;

/// A place to move to: a point, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Vertex {
    /// A point within 25×25.
    Point(Point),
    /// A pass.
    Pass,
}

/// What an engine answers when asked for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GeneratedMove {
    /// A stone or a pass.
    Move(Vertex),
    /// The engine resigns.
    Resign,
}

/// The text is not a vertex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseVertexError;

impl fmt::Display for ParseVertexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected pass or a point from A1 to Z25, without column I")
    }
}

impl std::error::Error for ParseVertexError {}

impl FromStr for Vertex {
    type Err = ParseVertexError;

    /// Reads `D4`, `q16`, `pass`, in either case, on the largest board.
    fn from_str(text: &str) -> Result<Vertex, ParseVertexError> {
        if text.eq_ignore_ascii_case("pass") {
            return Ok(Vertex::Pass);
        }
        let point: Point = text.parse().map_err(|_| ParseVertexError)?;
        let inside = point.col() < MAX_SIDE && point.row() < MAX_SIDE;
        if inside { Ok(Vertex::Point(point)) } else { Err(ParseVertexError) }
    }
}

impl Vertex {
    /// Whether this is a pass, or a point of a board of this size.
    #[must_use]
    pub fn is_on(self, size: Size) -> bool {
        match self {
            Vertex::Point(point) => size.contains(point),
            Vertex::Pass => true,
        }
    }

    /// The point, or `None` for a pass.
    #[must_use]
    pub const fn point(self) -> Option<Point> {
        match self {
            Vertex::Point(point) => Some(point),
            Vertex::Pass => None,
        }
    }
}

impl fmt::Display for Vertex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Vertex::Point(point) => point.fmt(f),
            Vertex::Pass => f.write_str("pass"),
        }
    }
}

impl From<Vertex> for Move {
    fn from(vertex: Vertex) -> Move {
        match vertex {
            Vertex::Point(point) => Move::Play(point),
            Vertex::Pass => Move::Pass,
        }
    }
}

impl From<Move> for Vertex {
    /// The rules know larger boards than GTP; a point beyond 25×25 is written with two letters, and no engine will take it.
    fn from(played: Move) -> Vertex {
        match played {
            Move::Play(point) => Vertex::Point(point),
            Move::Pass => Vertex::Pass,
        }
    }
}

impl FromStr for GeneratedMove {
    type Err = ParseVertexError;

    /// Reads a vertex or `resign`, in either case.
    fn from_str(text: &str) -> Result<GeneratedMove, ParseVertexError> {
        if text.eq_ignore_ascii_case("resign") {
            return Ok(GeneratedMove::Resign);
        }
        text.parse().map(GeneratedMove::Move)
    }
}

impl fmt::Display for GeneratedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GeneratedMove::Move(vertex) => vertex.fmt(f),
            GeneratedMove::Resign => f.write_str("resign"),
        }
    }
}

/// Reads `b`, `black`, `w`, `white`, in either case.
#[must_use]
pub fn parse_color(text: &str) -> Option<Color> {
    match text.to_ascii_lowercase().as_str() {
        "b" | "black" => Some(Color::Black),
        "w" | "white" => Some(Color::White),
        _ => None,
    }
}

/// A board that GTP allows: 2 to 25 columns and rows.
#[must_use]
pub fn board_size(cols: u32, rows: u32) -> Option<Size> {
    let side = |side: u32| u8::try_from(side).ok().filter(|side| SIDES.contains(side));
    Size::new(side(cols)?, side(rows)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_vertex_reads_back() {
        for point in board_size(25, 25).unwrap().points() {
            let vertex = Vertex::Point(point);
            assert_eq!(vertex.to_string().parse(), Ok(vertex));
            assert_eq!(vertex.to_string().to_lowercase().parse(), Ok(vertex));
        }
        for pass in ["pass", "PASS", "Pass"] {
            assert_eq!(pass.parse(), Ok(Vertex::Pass));
        }
    }

    #[test]
    fn what_is_no_vertex_is_refused() {
        for text in ["", "i9", "I1", "A0", "A26", "AA26", "Z26", "D", "4", "D4x", "resign"] {
            assert_eq!(text.parse::<Vertex>(), Err(ParseVertexError), "{text}");
        }
        assert_eq!("RESIGN".parse(), Ok(GeneratedMove::Resign));
        assert!(!"A6".parse::<Vertex>().unwrap().is_on(board_size(5, 5).unwrap()));
    }

    #[test]
    fn colors_and_sizes() {
        assert_eq!(parse_color("B"), Some(Color::Black));
        assert_eq!(parse_color("White"), Some(Color::White));
        assert_eq!(parse_color("X"), None);
        assert_eq!([board_size(1, 9), board_size(9, 26), board_size(9, 256 + 9)], [None; 3]);
        assert_eq!(board_size(2, 25), Size::new(2, 25));
    }
}
