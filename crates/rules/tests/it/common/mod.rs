//! Helpers of the tests.

pub(crate) mod sgf;

use tengen_rules::{Board, Color, Point};

/// A small reproducible source of random numbers (xorshift64*).
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % n
    }

    /// A point where `color` may play under simple ko without suicide and without filling an own eye, if any.
    pub(crate) fn legal(&mut self, board: &Board, color: Color) -> Option<Point> {
        let legal =
            |&p: &Point| !board.is_suicide(color, p) && !board.is_ko(color, p) && !board.is_eyelike(color, p);
        let moves: Vec<Point> = board.empty_points().iter().copied().filter(legal).collect();
        if moves.is_empty() { None } else { Some(moves[self.below(moves.len())]) }
    }
}
