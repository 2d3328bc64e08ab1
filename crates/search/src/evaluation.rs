//! What an evaluator says about a position.

use tengen_rules::{Color, Move, PointSet, Size};

/// The evaluation of one position, as the player to move sees it.
///
/// # Invariants
/// 1. `policy` and `ownership` have one number for each point of the board, in the order of [`Size::index`].
/// 2. The probabilities of the policy, and those of the value, add up to 1 and none is negative.
/// 3. Illegal points have probability 0.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluation {
    /// Who is to move.
    pub mover: Color,
    /// Where a strong player would play.
    pub policy: Policy,
    /// Who will win.
    pub value: Value,
    /// By how much.
    pub score: ScoreEstimate,
    /// Who will own each point: 1 is the player to move, −1 the opponent.
    pub ownership: Vec<f32>,
    /// How sure the evaluator is; not every one knows.
    pub uncertainty: Option<Uncertainty>,
}

/// A probability for every legal move.
#[derive(Clone, Debug, PartialEq)]
pub struct Policy {
    /// The size of the board.
    pub size: Size,
    /// The points where the rules allow the player to play.
    pub legal: PointSet,
    /// Probabilities of the points, in the order of [`Size::index`].
    pub points: Vec<f32>,
    /// The probability of passing.
    pub pass: f32,
}

/// Probabilities of the results for one player.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Value {
    /// The player wins.
    pub win: f32,
    /// The opponent wins.
    pub loss: f32,
    /// The game ends without a result (only under rules that have this).
    pub no_result: f32,
}

/// Points by which one player will win.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ScoreEstimate {
    /// The komi that would make the game even: how many points the player is ahead.
    pub lead: f32,
    /// Mean of the final score if both sides play on in the evaluator's manner.
    pub mean: f32,
    /// Mean of the square of the final score, for the deviation.
    pub mean_square: f32,
}

/// How far an evaluation may be wrong.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Uncertainty {
    /// How much of the game is still open, in squared turns.
    pub time_left: f32,
    /// Expected error of the winning probability over the next turns, as a part of 1 in −1 to 1.
    pub value_error: f32,
    /// Expected error of the score over the next turns, in points.
    pub score_error: f32,
}

impl Evaluation {
    /// An evaluation without knowledge, to be overwritten.
    #[must_use]
    pub fn new(size: Size) -> Evaluation {
        let n_points = usize::from(size.area());
        Evaluation {
            mover: Color::Black,
            policy: Policy { size, legal: PointSet::EMPTY, points: vec![0.0; n_points], pass: 1.0 },
            value: Value { win: 0.5, loss: 0.5, no_result: 0.0 },
            score: ScoreEstimate::default(),
            ownership: vec![0.0; n_points],
            uncertainty: None,
        }
    }

    /// The value as `color` sees it.
    #[must_use]
    pub fn value_for(&self, color: Color) -> Value {
        if color == self.mover { self.value } else { self.value.for_opponent() }
    }

    /// The score as `color` sees it.
    #[must_use]
    pub fn score_for(&self, color: Color) -> ScoreEstimate {
        if color == self.mover { self.score } else { self.score.for_opponent() }
    }

    /// Ownership as `color` sees it, in the order of [`Size::index`].
    pub fn ownership_for(&self, color: Color) -> impl Iterator<Item = f32> + '_ {
        let sign = if color == self.mover { 1.0 } else { -1.0 };
        self.ownership.iter().map(move |owner| sign * owner)
    }

    /// Adds `other`, an evaluation of the same position, with a weight: the building block of averages.
    pub(crate) fn accumulate(&mut self, other: &Evaluation, weight: f32) {
        let add = |sum: &mut f32, x: f32| *sum += weight * x;
        self.policy.points.iter_mut().zip(&other.policy.points).for_each(|(sum, x)| add(sum, *x));
        self.ownership.iter_mut().zip(&other.ownership).for_each(|(sum, x)| add(sum, *x));
        add(&mut self.policy.pass, other.policy.pass);
        add(&mut self.value.win, other.value.win);
        add(&mut self.value.loss, other.value.loss);
        add(&mut self.value.no_result, other.value.no_result);
        add(&mut self.score.lead, other.score.lead);
        add(&mut self.score.mean, other.score.mean);
        add(&mut self.score.mean_square, other.score.mean_square);
        if let (Some(sum), Some(x)) = (&mut self.uncertainty, other.uncertainty) {
            add(&mut sum.time_left, x.time_left);
            add(&mut sum.value_error, x.value_error);
            add(&mut sum.score_error, x.score_error);
        }
    }

    /// All numbers zero, everything else as it is.
    pub(crate) fn clear(&mut self) {
        let zero = self.clone();
        self.accumulate(&zero, -1.0);
    }

    /// # Panics
    /// If an invariant does not hold.
    pub fn check_invariants(&self) {
        let policy = &self.policy;
        let n_points = usize::from(policy.size.area());
        assert_eq!(policy.points.len(), n_points);
        assert_eq!(self.ownership.len(), n_points);
        let sum = policy.points.iter().sum::<f32>() + policy.pass;
        assert!((sum - 1.0).abs() < 1e-3, "the policy adds up to {sum}");
        for point in policy.size.points() {
            let probability = policy.points[policy.size.index(point)];
            assert!((0.0..=1.001).contains(&probability));
            assert!(policy.legal.contains(point) || probability == 0.0);
        }
        let value = self.value;
        assert!((value.win + value.loss + value.no_result - 1.0).abs() < 1e-3, "{value:?}");
        assert!(value.win >= 0.0 && value.loss >= 0.0 && value.no_result >= 0.0, "{value:?}");
        assert!(self.ownership.iter().all(|owner| owner.abs() <= 1.001));
    }
}

impl Policy {
    /// The probability of a move, or `None` if it is illegal.
    #[must_use]
    pub fn get(&self, mv: Move) -> Option<f32> {
        match mv {
            Move::Pass => Some(self.pass),
            Move::Play(point) if self.legal.contains(point) => Some(self.points[self.size.index(point)]),
            Move::Play(_) => None,
        }
    }

    /// All legal moves with their probabilities, passing last.
    pub fn moves(&self) -> impl Iterator<Item = (Move, f32)> + '_ {
        let points = self.legal.iter().map(|point| (Move::Play(point), self.points[self.size.index(point)]));
        points.chain([(Move::Pass, self.pass)])
    }

    /// The most probable move; of equal ones the first, in the order of [`Policy::moves`].
    #[must_use]
    pub fn best(&self) -> Move {
        let mut best = (Move::Pass, f32::NEG_INFINITY);
        for candidate in self.moves() {
            if candidate.1 > best.1 {
                best = candidate;
            }
        }
        best.0
    }
}

impl Value {
    /// The value for the other player.
    #[must_use]
    pub fn for_opponent(self) -> Value {
        Value { win: self.loss, loss: self.win, no_result: self.no_result }
    }

    /// Wins minus losses, −1 to 1.
    #[must_use]
    pub fn balance(self) -> f32 {
        self.win - self.loss
    }
}

impl ScoreEstimate {
    /// The score for the other player.
    #[must_use]
    pub fn for_opponent(self) -> ScoreEstimate {
        ScoreEstimate { lead: -self.lead, mean: -self.mean, ..self }
    }

    /// The standard deviation of the final score, in points.
    #[must_use]
    pub fn deviation(self) -> f32 {
        (self.mean_square - self.mean * self.mean).max(0.0).sqrt()
    }
}
