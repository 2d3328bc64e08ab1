//! A judge as an analysis uses it: some moves are kept from the search, and what is found behind each move is noted.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tengen_rules::{Color, Game, Move};
use tengen_search::{Evaluation, Evaluator, Request, Symmetry};

use crate::judge::Judge;

/// Moves that one side may not make, or the only ones that it may.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restriction {
    /// Whose moves.
    pub color: Color,
    /// The moves.
    pub moves: Vec<Move>,
    /// What about them.
    pub kind: RestrictionKind,
    /// Moves from the root to which this applies; 1 is the first move.
    pub depth: u32,
}

/// What a restriction says of its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RestrictionKind {
    /// Not these.
    Avoid,
    /// Only these.
    Allow,
}

impl Restriction {
    fn forbids(&self, mv: Move) -> bool {
        self.moves.contains(&mv) == (self.kind == RestrictionKind::Avoid)
    }
}

/// Sums over the evaluations behind one move.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    evaluations: u32,
    /// 1 is Black and −1 White for each evaluation.
    ownership: Vec<f32>,
    /// The squares of the same.
    squares: Vec<f32>,
    deviation: f32,
}

impl Tally {
    fn add(&mut self, evaluation: &Evaluation) {
        self.evaluations += 1;
        self.ownership.resize(evaluation.ownership.len(), 0.0);
        let points = evaluation.ownership_for(Color::Black);
        self.squares.resize(evaluation.ownership.len(), 0.0);
        for ((sum, squares), owner) in self.ownership.iter_mut().zip(&mut self.squares).zip(points) {
            *sum += owner;
            *squares += owner * owner;
        }
        self.deviation += evaluation.score.deviation();
    }

    /// Who will own each point, 1 is Black.
    pub(super) fn ownership(&self) -> Vec<f32> {
        let count = self.evaluations.max(1) as f32;
        self.ownership.iter().map(|sum| sum / count).collect()
    }

    /// Standard deviation of ownership over the evaluations.
    pub(super) fn ownership_deviation(&self) -> Vec<f32> {
        let count = self.evaluations.max(1) as f32;
        let deviation = |(mean, squares): (f32, &f32)| (squares / count - mean * mean).max(0.0).sqrt();
        self.ownership().into_iter().zip(&self.squares).map(deviation).collect()
    }

    /// Standard deviation of the final score.
    pub(super) fn deviation(&self) -> f32 {
        self.deviation / self.evaluations.max(1) as f32
    }
}

/// What was noted.
#[derive(Debug, Default)]
pub(super) struct Notes {
    /// The position itself, with all its moves.
    pub(super) root: Option<Evaluation>,
    /// The position itself and all behind it.
    pub(super) all: Tally,
    pub(super) moves: HashMap<Move, Tally>,
}

/// The judge of an analysis. Clones share their notes.
#[derive(Clone, Debug)]
pub struct Lens {
    judge: Judge,
    /// Turns before the position analyzed.
    turns: usize,
    restrictions: Arc<[Restriction]>,
    notes: Arc<Mutex<Notes>>,
}

impl Lens {
    pub(super) fn new(judge: Judge, turns: usize, restrictions: Vec<Restriction>) -> Lens {
        Lens { judge, turns, restrictions: restrictions.into(), notes: Arc::default() }
    }

    pub(super) fn notes(&self) -> MutexGuard<'_, Notes> {
        self.notes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes the moves that are to be left out from the policy; if nothing would be left, all stay.
    fn restrict(&self, depth: usize, evaluation: &mut Evaluation) {
        let applies = |rule: &&Restriction| rule.color == evaluation.mover && depth < rule.depth as usize;
        let rules: Vec<&Restriction> = self.restrictions.iter().filter(applies).collect();
        if rules.is_empty() {
            return;
        }
        let is_kept = |mv: Move| !rules.iter().any(|rule| rule.forbids(mv));
        let policy = &mut evaluation.policy;
        let kept = policy.legal.iter().filter(|point| is_kept(Move::Play(*point))).collect();
        let pass = if is_kept(Move::Pass) { policy.pass } else { 0.0 };
        policy.legal = kept;
        policy.pass = pass;
        renormalize(evaluation);
    }

    fn look_through(&self, game: &Game, evaluation: &mut Evaluation) {
        let depth = game.turns().len().saturating_sub(self.turns);
        self.restrict(depth, evaluation);
        self.note(game, evaluation);
    }

    fn note(&self, game: &Game, evaluation: &Evaluation) {
        let mut notes = self.notes();
        notes.all.add(evaluation);
        match game.turns().get(self.turns) {
            None => notes.root = Some(evaluation.clone()),
            Some(turn) => notes.moves.entry(turn.mv()).or_default().add(evaluation),
        }
    }
}

/// Makes the probabilities add up to 1 again; a pass is always possible.
fn renormalize(evaluation: &mut Evaluation) {
    let policy = &mut evaluation.policy;
    for point in policy.size.points().filter(|point| !policy.legal.contains(*point)) {
        policy.points[policy.size.index(point)] = 0.0;
    }
    let sum = policy.points.iter().sum::<f32>() + policy.pass;
    if sum <= 0.0 {
        policy.pass = 1.0;
        return;
    }
    policy.pass /= sum;
    policy.points.iter_mut().for_each(|probability| *probability /= sum);
}

impl Evaluator for Lens {
    fn evaluate_into(&mut self, game: &Game, request: &Request, out: &mut Evaluation) {
        self.judge.evaluate_into(game, request, out);
        self.look_through(game, out);
    }

    /// The mean is one evaluation, noted once.
    fn evaluate_mean(&mut self, game: &Game, request: &Request, symmetries: &[Symmetry]) -> Evaluation {
        let mut mean = self.judge.evaluate_mean(game, request, symmetries);
        self.look_through(game, &mut mean);
        mean
    }
}
