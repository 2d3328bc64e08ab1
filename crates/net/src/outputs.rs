//! From the last numbers of a network to an [`Evaluation`].
//!
//! Source: KataGo `cpp/neuralnet/nneval.cpp` (`evaluate`).

use tengen_rules::{Game, Ko, PointSet, Scoring};
use tengen_search::{Evaluation, Request, ScoreEstimate, Symmetry, Uncertainty, Value};

use crate::model::Scales;
use crate::raw::RawOutputs;

/// What of a network decides how its numbers are read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Meaning {
    pub(crate) version: u32,
    pub(crate) scales: Scales,
}

impl Meaning {
    /// Gives `raw`, the answer for the position of `game` under `request`, its meaning.
    pub(crate) fn read(
        &self,
        raw: &RawOutputs,
        legal: PointSet,
        (game, request): (&Game, &Request),
        out: &mut Evaluation,
    ) {
        let size = game.size();
        if out.policy.size != size {
            *out = Evaluation::new(size);
        }
        out.mover = game.to_move();
        out.policy.legal = legal;
        policy(raw, request, out);
        out.value = value(raw, game);
        out.score = self.score(raw, out.value.no_result);
        out.uncertainty = self.uncertainty(raw);
        ownership(raw, request.symmetry, out);
    }

    /// The score is given for games that have a result; games without one count as even.
    fn score(&self, raw: &RawOutputs, no_result: f32) -> ScoreEstimate {
        let mean = raw.score[0] * self.scales.score_mean;
        let deviation = softplus(raw.score[1]) * self.scales.score_stdev;
        let lead = raw.score[2] * self.scales.lead;
        let counted = 1.0 - no_result;
        ScoreEstimate {
            lead: lead * counted,
            mean: mean * counted,
            mean_square: (mean * mean + deviation * deviation) * counted,
        }
    }

    fn uncertainty(&self, raw: &RawOutputs) -> Option<Uncertainty> {
        let [_, _, _, time_left, value, score] = raw.score;
        let scales = &self.scales;
        let (value_error, score_error) = match self.version {
            ..9 => return None,
            9 => (softplus(value), softplus(score) * 10.0),
            10..14 => (
                (softplus(value) * scales.shortterm_value_error).sqrt(),
                (softplus(score) * scales.shortterm_score_error).sqrt(),
            ),
            _ => (
                softplus(value * 0.5) * scales.shortterm_value_error.sqrt(),
                softplus(score * 0.5) * scales.shortterm_score_error.sqrt(),
            ),
        };
        Some(Uncertainty { time_left: softplus(time_left) * scales.variance_time, value_error, score_error })
    }
}

/// Softmax over the legal moves.
fn policy(raw: &RawOutputs, request: &Request, out: &mut Evaluation) {
    let (size, legal): (_, PointSet) = (out.policy.size, out.policy.legal);
    let outputs = raw.pass.len();
    let logit = |logits: &[f32]| match logits {
        [plain, optimistic, ..] => plain + request.optimism * (optimistic - plain),
        [plain] => *plain,
        [] => 0.0,
    };
    let pass = logit(&raw.pass);
    let mut max = pass;
    for point in legal.iter() {
        let at = request.symmetry.index(size, point) * outputs;
        let logit = logit(&raw.policy[at..at + outputs]);
        out.policy.points[size.index(point)] = logit;
        max = max.max(logit);
    }
    let mut sum = (pass - max).exp();
    out.policy.pass = sum;
    for point in size.points() {
        let probability = &mut out.policy.points[size.index(point)];
        *probability = if legal.contains(point) { (*probability - max).exp() } else { 0.0 };
        sum += *probability;
    }
    out.policy.pass /= sum;
    out.policy.points.iter_mut().for_each(|probability| *probability /= sum);
}

/// Softmax over win, loss and, where the rules know it, no result.
fn value(raw: &RawOutputs, game: &Game) -> Value {
    let [win, loss, no_result] = raw.outcome;
    let max = win.max(loss).max(no_result);
    let [win, loss, mut no_result] = [win, loss, no_result].map(|x| f64::from(x - max).exp());
    if !knows_no_result(game) {
        no_result = 0.0;
    }
    let sum = win + loss + no_result;
    Value { win: (win / sum) as f32, loss: (loss / sum) as f32, no_result: (no_result / sum) as f32 }
}

/// Networks were taught that games end without result only without superko and under territory scoring.
fn knows_no_result(game: &Game) -> bool {
    let rules = game.rules();
    let superko = matches!(rules.ko, Ko::Positional | Ko::Situational | Ko::NaturalSituational);
    !superko || rules.scoring == Scoring::Territory
}

fn ownership(raw: &RawOutputs, symmetry: Symmetry, out: &mut Evaluation) {
    let size = out.policy.size;
    for point in size.points() {
        out.ownership[size.index(point)] = raw.ownership[symmetry.index(size, point)].tanh();
    }
}

/// `ln(1 + eˣ)`, exact also where eˣ is huge.
fn softplus(x: f32) -> f32 {
    x.max(0.0) + (-x.abs()).exp().ln_1p()
}
