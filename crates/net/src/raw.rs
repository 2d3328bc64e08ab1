//! What goes into a network and what comes out, as plain numbers.

use tengen_rules::Size;

use crate::model::{GLOBALS, PLANES};

/// The inputs of one evaluation.
///
/// # Invariants
/// `planes` has `size.area() × PLANES` numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Inputs {
    /// Size of the board.
    pub size: Size,
    /// Point by point, row by row from the top left, the planes of a point side by side.
    pub planes: Vec<f32>,
    /// The global inputs.
    pub globals: [f32; GLOBALS],
}

impl Inputs {
    /// All zero.
    #[must_use]
    pub fn new(size: Size) -> Inputs {
        Inputs { size, planes: vec![0.0; usize::from(size.area()) * PLANES], globals: [0.0; GLOBALS] }
    }
}

/// The last numbers that a network computes, before they are given a meaning.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RawOutputs {
    /// Logits of the policy: the outputs of a point side by side, points row by row from the top left.
    pub policy: Vec<f32>,
    /// Logits of passing, one for each output of the policy.
    pub pass: Vec<f32>,
    /// Logits of win, loss and no result for the player to move.
    pub outcome: [f32; 3],
    /// Mean score, its deviation, lead, time left, short-term errors of value and score; the last two are zero for
    /// version 8.
    pub score: [f32; 6],
    /// Ownership before `tanh`, for the player to move, points row by row from the top left.
    pub ownership: Vec<f32>,
}

impl RawOutputs {
    /// The largest difference between two answers, relative to the size of the numbers (absolute below 1).
    /// Infinite if either is not finite.
    #[must_use]
    pub fn distance(&self, other: &RawOutputs) -> f32 {
        let pairs = self.values().zip(other.values());
        pairs.fold(0.0, |worst, (a, b)| {
            let distance = (a - b).abs() / a.abs().max(b.abs()).max(1.0);
            if distance.is_nan() { f32::INFINITY } else { worst.max(distance) }
        })
    }

    /// Forgets the answer: all numbers zero.
    pub(crate) fn clear(&mut self) {
        let RawOutputs { policy, pass, outcome, score, ownership } = self;
        for numbers in [&mut policy[..], pass, outcome, score, ownership] {
            numbers.fill(0.0);
        }
    }

    /// Whether every number is finite. Weights of any size may overflow, so the fast evaluation asks this once.
    #[must_use]
    pub fn is_finite(&self) -> bool {
        self.values().all(f32::is_finite)
    }

    fn values(&self) -> impl Iterator<Item = f32> + '_ {
        let parts = [&self.policy[..], &self.pass, &self.outcome, &self.score, &self.ownership];
        parts.into_iter().flatten().copied()
    }
}
