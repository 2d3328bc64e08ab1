//! The two heads, packed, and the pooling that they share with the blocks.

use super::BlockBuffers;
use super::blocks::Step;
use super::packed::{Frame, Matrix, Output, PackedConv, lanes, pack_vector, room};
use crate::kernel::{LANE, Lane, Level, floats, floats_mut};
use crate::model::{Activation, PolicyHead, ValueHead};
use crate::ops::{Normalize, Pool};
use crate::raw::RawOutputs;

/// The last third of pooled values; the first two are means and means scaled by the size of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Third {
    /// Maxima: in blocks and in the policy head.
    Maximum,
    /// Means scaled by the square of the size: in the value head.
    Square,
}

/// Pools `from` over all points into three parts, each of the lanes of a point.
pub(super) fn pool<'a>(
    level: Level,
    points: usize,
    from: &[Lane],
    (pooled, third): (&'a mut Vec<Lane>, Third),
) -> &'a [Lane] {
    let lanes = from.len() / points;
    let pooled = room(pooled, 3 * lanes);
    let (means, rest) = pooled.split_at_mut(lanes);
    let (scaled, last) = rest.split_at_mut(lanes);
    level.run(Pool { from, sums: &mut *means, maxima: &mut *last });
    let side = (points as f32).sqrt() - 14.0;
    for ((mean, scaled), last) in means.iter_mut().zip(scaled).zip(last) {
        mean.0 = mean.0.map(|sum| sum / points as f32);
        scaled.0 = mean.0.map(|mean| mean * side * 0.1);
        if third == Third::Square {
            last.0 = mean.0.map(|mean| mean * (side * side * 0.01 - 0.1));
        }
    }
    pooled
}

#[derive(Debug)]
pub(super) struct PackedPolicy {
    outputs: usize,
    /// Policy channels and pooled channels together, or the policy channels alone.
    conv: PackedConv,
    pool_conv: Option<PackedConv>,
    policy_lanes: usize,
    pool_step: Step,
    pool_to_bias: Matrix,
    step: Step,
    logits: PackedConv,
    pass: Matrix,
    pass_tail: Option<PackedPassTail>,
}

#[derive(Debug)]
struct PackedPassTail {
    bias: Vec<Lane>,
    ones: Vec<Lane>,
    activation: Activation,
    matrix: Matrix,
}

impl PackedPolicy {
    pub(super) fn new(level: Level, head: &PolicyHead) -> PackedPolicy {
        let together = PackedConv::fit(&head.conv, &head.pool_conv);
        let convs = if together { vec![&head.conv, &head.pool_conv] } else { vec![&head.conv] };
        PackedPolicy {
            outputs: head.outputs,
            conv: PackedConv::new(level, &convs),
            pool_conv: (!together).then(|| PackedConv::new(level, &[&head.pool_conv])),
            policy_lanes: lanes(head.conv.outputs),
            pool_step: Step::new(&head.pool_norm, head.pool_activation),
            pool_to_bias: Matrix::grouped(level, &head.pool_to_bias, head.pool_conv.outputs),
            step: Step::new(&head.norm, head.activation),
            logits: PackedConv::new(level, &[&head.logits]),
            pass: Matrix::grouped(level, &head.pass, head.pool_conv.outputs),
            pass_tail: head.pass_tail.as_ref().map(|tail| PackedPassTail {
                bias: pack_vector(&tail.bias.values),
                ones: vec![Lane([1.0; LANE]); lanes(tail.bias.values.len())],
                activation: tail.activation,
                matrix: Matrix::beside(level, &[&tail.matmul]),
            }),
        }
    }

    /// Reads the tip of the trunk from `buffers.input`, and leaves it there.
    pub(super) fn run(&self, frame: Frame, buffers: &mut BlockBuffers, outputs: &mut RawOutputs) {
        let points = frame.points();
        let BlockBuffers { input, mid, pooled, bias, normed, answers, conv, .. } = buffers;
        let extra = self.pool_conv.as_ref().map_or(0, PackedConv::lanes);
        let between = room(mid, points * (self.conv.lanes() + extra));
        let (channels, apart) = between.split_at_mut(points * self.conv.lanes());
        self.conv.run(frame, input, Output::store(channels), conv);
        let (pool_from, pool_step) = match &self.pool_conv {
            None => (&channels[self.policy_lanes..], self.conv.lanes()),
            Some(pool_conv) => {
                pool_conv.run(frame, input, Output::store(apart), conv);
                (&*apart, pool_conv.lanes())
            }
        };
        let active = room(normed, points * self.pool_step.lanes());
        self.pool_step.run(frame.level, (pool_from, pool_step), active);
        let pooled = pool(frame.level, points, active, (pooled, Third::Maximum));
        self.passing(frame.level, pooled, bias, &mut outputs.pass);
        let bias = room(bias, self.pool_to_bias.panels());
        self.pool_to_bias.multiply(frame.level, floats(pooled), 0, Output::store(bias));
        let active = room(normed, points * self.step.lanes());
        self.step.run_with(frame.level, (channels, self.conv.lanes()), bias, active);
        let logits = room(answers, points * self.logits.lanes());
        self.logits.run(frame, active, Output::store(logits), conv);
        read_channels(logits, self.logits.lanes(), self.outputs, &mut outputs.policy);
    }

    fn passing(&self, level: Level, pooled: &[Lane], scratch: &mut Vec<Lane>, pass: &mut Vec<f32>) {
        let hidden = self.pass.panels();
        let tail = self.pass_tail.as_ref().map_or(0, |tail| tail.matrix.panels());
        let scratch = room(scratch, 2 * hidden + tail);
        let (first, rest) = scratch.split_at_mut(hidden);
        self.pass.multiply(level, floats(pooled), 0, Output::store(first));
        let Some(tail) = &self.pass_tail else {
            return read_channels(first, hidden, self.outputs, pass);
        };
        let (active, last) = rest.split_at_mut(hidden);
        let PackedPassTail { bias, ones: scale, activation, .. } = tail;
        let activation = *activation;
        level.run(Normalize { from: first, step: hidden, scale, bias, activation, to: &mut *active });
        tail.matrix.multiply(level, floats(active), 0, Output::store(last));
        read_channels(last, last.len(), self.outputs, pass);
    }
}

/// Copies the first `count` channels of each point into `to`.
fn read_channels(from: &[Lane], lanes: usize, count: usize, to: &mut Vec<f32>) {
    to.clear();
    to.extend(floats(from).chunks_exact(lanes * LANE).flat_map(|point| &point[..count]));
}

#[derive(Debug)]
pub(super) struct PackedValue {
    conv: PackedConv,
    step: Step,
    hidden: Matrix,
    hidden_bias: Vec<Lane>,
    ones: Vec<Lane>,
    hidden_activation: Activation,
    /// Outcome and scores.
    last: Matrix,
    outcome_bias: [f32; 3],
    score_bias: Vec<f32>,
    ownership: PackedConv,
}

impl PackedValue {
    pub(super) fn new(level: Level, head: &ValueHead) -> PackedValue {
        let mut outcome_bias = [0.0; 3];
        outcome_bias.copy_from_slice(&head.outcome_bias.values);
        PackedValue {
            conv: PackedConv::new(level, &[&head.conv]),
            step: Step::new(&head.norm, head.activation),
            hidden: Matrix::grouped(level, &head.hidden, head.conv.outputs),
            hidden_bias: pack_vector(&head.hidden_bias.values),
            ones: vec![Lane([1.0; LANE]); lanes(head.hidden.outputs)],
            hidden_activation: head.hidden_activation,
            last: Matrix::beside(level, &[&head.outcome, &head.score]),
            outcome_bias,
            score_bias: head.score_bias.values.clone(),
            ownership: PackedConv::new(level, &[&head.ownership]),
        }
    }

    /// Reads the tip of the trunk from `buffers.input`.
    pub(super) fn run(&self, frame: Frame, buffers: &mut BlockBuffers, outputs: &mut RawOutputs) {
        let points = frame.points();
        let BlockBuffers { input, mid, pooled, bias, normed, answers, conv, .. } = buffers;
        let channels = room(mid, points * self.conv.lanes());
        self.conv.run(frame, input, Output::store(channels), conv);
        let active = room(normed, points * self.step.lanes());
        self.step.run(frame.level, (channels, self.conv.lanes()), active);
        let ownership = room(answers, points * self.ownership.lanes());
        self.ownership.run(frame, active, Output::store(ownership), conv);
        read_channels(ownership, self.ownership.lanes(), 1, &mut outputs.ownership);
        let pooled = pool(frame.level, points, active, (pooled, Third::Square));
        self.scores(frame.level, pooled, bias, outputs);
    }

    fn scores(&self, level: Level, pooled: &[Lane], scratch: &mut Vec<Lane>, outputs: &mut RawOutputs) {
        let hidden = self.hidden.panels();
        let scratch = room(scratch, 2 * hidden + self.last.panels());
        let (first, rest) = scratch.split_at_mut(hidden);
        let (active, last) = rest.split_at_mut(hidden);
        self.hidden.multiply(level, floats(pooled), 0, Output::store(first));
        let (scale, bias) = (&self.ones[..], &self.hidden_bias[..]);
        let activation = self.hidden_activation;
        level.run(Normalize { from: first, step: hidden, scale, bias, activation, to: &mut *active });
        self.last.multiply(level, floats(active), 0, Output::store(last));
        let last = floats_mut(last);
        for ((out, x), bias) in outputs.outcome.iter_mut().zip(&*last).zip(self.outcome_bias) {
            *out = x + bias;
        }
        outputs.score = [0.0; 6];
        for ((out, x), bias) in outputs.score.iter_mut().zip(&last[LANE..]).zip(&self.score_bias) {
            *out = x + bias;
        }
    }
}
