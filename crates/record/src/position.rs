//! The position at a node.

use tengen_rules::{Board, ByColor, Color};

/// What stands on the board at a node, and what led there as far as it can be counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The stones, with the simple-ko point.
    pub board: Board,
    /// The player to move: PL, or the opponent of who moved last, or at the start who moves first in the record.
    pub to_move: Color,
    /// Opposing stones that each color has taken, by capture or by the opponent's suicide. A stone that was replaced
    /// is nobody's prisoner.
    pub prisoners: ByColor<u32>,
    /// The number of the last move as shown: moves are counted, and MN sets the count.
    pub number: i32,
}
