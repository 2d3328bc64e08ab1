//! The blocks of the trunk, packed.

use super::attention::PackedAttention;
use super::packed::{Frame, Matrix, Output, PackedAffine, PackedConv, lanes, pack_vector, room};
use super::weights::Weights;
use super::{BlockBuffers, heads};
use crate::kernel::{LANE, Lane, Level, floats};
use crate::model::{
    Activation, Affine, Block, FeedForward, GlobalPool, MatMul, Model, Nested, Ordinary, RmsNorm, TipNorm,
};
use crate::ops::{Gate, Normalize, RootMeanSquare};

/// A normalization and the activation after it.
#[derive(Debug)]
pub(super) struct Step {
    affine: PackedAffine,
    activation: Activation,
}

impl Step {
    pub(super) fn new(affine: &Affine, activation: Activation) -> Step {
        Step { affine: PackedAffine::new(affine), activation }
    }

    pub(super) fn lanes(&self) -> usize {
        self.affine.scale.len()
    }

    /// `to = activation(norm(from))`; in `from`, points are `step` lanes apart.
    pub(super) fn run(&self, level: Level, (from, step): (&[Lane], usize), to: &mut [Lane]) {
        let PackedAffine { scale, bias } = &self.affine;
        level.run(Normalize { from, step, scale, bias, activation: self.activation, to });
    }

    /// The same after adding `extra` to every point of `from`; `extra` is overwritten.
    pub(super) fn run_with(
        &self,
        level: Level,
        (from, step): (&[Lane], usize),
        extra: &mut [Lane],
        to: &mut [Lane],
    ) {
        let PackedAffine { scale, bias } = &self.affine;
        for ((extra, scale), bias) in extra.iter_mut().zip(scale).zip(bias) {
            *extra = Lane(std::array::from_fn(|i| extra.0[i] * scale.0[i] + bias.0[i]));
        }
        level.run(Normalize { from, step, scale, bias: extra, activation: self.activation, to });
    }
}

/// A root-mean-square normalization.
#[derive(Debug)]
pub(super) struct PackedRms {
    channels: usize,
    epsilon: f32,
    whole_board: bool,
    scale: Vec<Lane>,
    bias: Vec<Lane>,
    activation: Activation,
}

impl PackedRms {
    pub(super) fn new(norm: &RmsNorm) -> PackedRms {
        PackedRms {
            channels: norm.weight.len(),
            epsilon: norm.epsilon,
            whole_board: false,
            scale: pack_vector(&norm.weight),
            bias: vec![Lane::default(); lanes(norm.weight.len())],
            activation: Activation::Identity,
        }
    }

    pub(super) fn run(&self, level: Level, from: &[Lane], to: &mut [Lane]) {
        level.run(RootMeanSquare {
            from,
            channels: self.channels,
            epsilon: self.epsilon,
            whole_board: self.whole_board,
            scale: &self.scale,
            bias: &self.bias,
            activation: self.activation,
            to,
        });
    }
}

/// The normalization at the end of the trunk.
#[derive(Debug)]
pub(super) enum PackedTip {
    Affine(Step),
    Rms(PackedRms),
}

impl PackedTip {
    pub(super) fn new(model: &Model) -> PackedTip {
        match &model.tip {
            TipNorm::Affine(affine) => PackedTip::Affine(Step::new(affine, model.tip_activation)),
            TipNorm::Rms { epsilon, whole_board, gamma, beta, .. } => PackedTip::Rms(PackedRms {
                channels: gamma.len(),
                epsilon: *epsilon,
                whole_board: *whole_board,
                scale: pack_vector(gamma),
                bias: pack_vector(beta),
                activation: model.tip_activation,
            }),
        }
    }

    pub(super) fn run(&self, level: Level, from: &[Lane], to: &mut [Lane]) {
        match self {
            PackedTip::Affine(step) => step.run(level, (from, step.lanes()), to),
            PackedTip::Rms(norm) => norm.run(level, from, to),
        }
    }
}

/// A block of the trunk.
#[derive(Debug)]
pub(super) enum PackedBlock {
    Ordinary(Box<PackedOrdinary>),
    GlobalPool(Box<PackedGlobalPool>),
    Nested(Box<PackedNested>),
    Attention(Box<PackedAttention>),
    FeedForward(Box<PackedFeedForward>),
}

impl PackedBlock {
    pub(super) fn new(level: Level, block: &Block) -> PackedBlock {
        PackedBlock::at_depth(level, block, 0)
    }

    /// Recursion ends at the nesting that the loader allows.
    fn at_depth(level: Level, block: &Block, depth: usize) -> PackedBlock {
        match block {
            Block::Ordinary(block) => PackedBlock::Ordinary(Box::new(PackedOrdinary::new(level, block))),
            Block::GlobalPool(block) => {
                PackedBlock::GlobalPool(Box::new(PackedGlobalPool::new(level, block)))
            }
            Block::Nested(block) => PackedBlock::Nested(Box::new(PackedNested::new(level, block, depth))),
            Block::Attention(block) => PackedBlock::Attention(Box::new(PackedAttention::new(level, block))),
            Block::FeedForward(block) => {
                PackedBlock::FeedForward(Box::new(PackedFeedForward::new(level, block)))
            }
        }
    }

    /// The weights in the order of their use, those made for a board size left out.
    pub(super) fn weights(&mut self) -> Vec<&mut Weights> {
        match self {
            PackedBlock::Ordinary(block) => {
                [&mut block.conv, &mut block.final_conv].into_iter().filter_map(PackedConv::weights).collect()
            }
            PackedBlock::GlobalPool(block) => {
                let convs = [Some(&mut block.conv), block.pool_conv.as_mut(), Some(&mut block.final_conv)];
                convs.into_iter().flatten().filter_map(PackedConv::weights).collect()
            }
            PackedBlock::Nested(block) => {
                let inner = block.blocks.iter_mut().flat_map(PackedBlock::weights);
                block.conv.weights().into_iter().chain(inner).chain(block.final_conv.weights()).collect()
            }
            PackedBlock::Attention(block) => block.weights().into(),
            PackedBlock::FeedForward(block) => {
                vec![block.up_and_gate.weights(), block.down.weights()]
            }
        }
    }

    /// Adds the answer of the block to `trunk`.
    pub(super) fn run(&self, frame: Frame, trunk: &mut [Lane], buffers: &mut BlockBuffers) {
        match self {
            PackedBlock::Ordinary(block) => block.run(frame, trunk, buffers),
            PackedBlock::GlobalPool(block) => block.run(frame, trunk, buffers),
            PackedBlock::Nested(block) => block.run(frame, trunk, buffers),
            PackedBlock::Attention(block) => {
                let input = room(&mut buffers.input, trunk.len());
                block.run(frame, (trunk, input), &mut buffers.attention);
            }
            PackedBlock::FeedForward(block) => block.run(frame.level, trunk, buffers),
        }
    }
}

#[derive(Debug)]
pub(super) struct PackedOrdinary {
    step: Step,
    conv: PackedConv,
    mid_step: Step,
    final_conv: PackedConv,
}

impl PackedOrdinary {
    fn new(level: Level, block: &Ordinary) -> PackedOrdinary {
        PackedOrdinary {
            step: Step::new(&block.norm, block.activation),
            conv: PackedConv::new(level, &[&block.conv]),
            mid_step: Step::new(&block.mid_norm, block.mid_activation),
            final_conv: PackedConv::new(level, &[&block.final_conv]),
        }
    }

    fn run(&self, frame: Frame, trunk: &mut [Lane], buffers: &mut BlockBuffers) {
        let BlockBuffers { input, mid, conv, .. } = buffers;
        let normed = room(input, frame.points() * self.step.lanes());
        self.step.run(frame.level, (trunk, self.step.lanes()), normed);
        let between = room(mid, frame.points() * self.conv.lanes());
        self.conv.run(frame, normed, Output::store(between), conv);
        let normed = room(input, between.len());
        self.mid_step.run(frame.level, (between, self.conv.lanes()), normed);
        self.final_conv.run(frame, normed, Output::add(trunk), conv);
    }
}

#[derive(Debug)]
pub(super) struct PackedGlobalPool {
    step: Step,
    /// Regular and pooled channels together where their windows agree, else the regular ones.
    conv: PackedConv,
    /// The pooled channels where their window differs.
    pool_conv: Option<PackedConv>,
    regular_lanes: usize,
    pool_step: Step,
    pool_to_bias: Matrix,
    mid_step: Step,
    final_conv: PackedConv,
}

impl PackedGlobalPool {
    fn new(level: Level, block: &GlobalPool) -> PackedGlobalPool {
        let together = PackedConv::fit(&block.conv, &block.pool_conv);
        let convs = if together { vec![&block.conv, &block.pool_conv] } else { vec![&block.conv] };
        PackedGlobalPool {
            step: Step::new(&block.norm, block.activation),
            conv: PackedConv::new(level, &convs),
            pool_conv: (!together).then(|| PackedConv::new(level, &[&block.pool_conv])),
            regular_lanes: lanes(block.conv.outputs),
            pool_step: Step::new(&block.pool_norm, block.pool_activation),
            pool_to_bias: Matrix::grouped(level.exact(), &block.pool_to_bias, block.pool_conv.outputs),
            mid_step: Step::new(&block.mid_norm, block.mid_activation),
            final_conv: PackedConv::new(level, &[&block.final_conv]),
        }
    }

    fn run(&self, frame: Frame, trunk: &mut [Lane], buffers: &mut BlockBuffers) {
        let points = frame.points();
        let BlockBuffers { input, mid, pooled, bias, conv, .. } = buffers;
        let normed = room(input, points * self.step.lanes());
        self.step.run(frame.level, (trunk, self.step.lanes()), normed);
        // Regular channels first, pooled ones behind them, of a point or of all points.
        let extra = self.pool_conv.as_ref().map_or(0, PackedConv::lanes);
        let between = room(mid, points * (self.conv.lanes() + extra));
        let (regular, apart) = between.split_at_mut(points * self.conv.lanes());
        self.conv.run(frame, normed, Output::store(regular), conv);
        let (pool_from, pool_step) = match &self.pool_conv {
            None => (&regular[self.regular_lanes..], self.conv.lanes()),
            Some(pool_conv) => {
                pool_conv.run(frame, normed, Output::store(apart), conv);
                (&*apart, pool_conv.lanes())
            }
        };
        let pool_input = room(input, points * self.pool_step.lanes());
        self.pool_step.run(frame.level, (pool_from, pool_step), pool_input);
        let pooled = heads::pool(frame.level, points, pool_input, (pooled, heads::Third::Maximum));
        let bias = room(bias, self.pool_to_bias.panels());
        self.pool_to_bias.multiply(frame.level, floats(pooled), 0, Output::store(bias));
        let normed = room(input, points * self.regular_lanes);
        self.mid_step.run_with(frame.level, (regular, self.conv.lanes()), bias, normed);
        self.final_conv.run(frame, normed, Output::add(trunk), conv);
    }
}

#[derive(Debug)]
pub(super) struct PackedNested {
    depth: usize,
    step: Step,
    conv: PackedConv,
    blocks: Vec<PackedBlock>,
    final_step: Step,
    final_conv: PackedConv,
}

impl PackedNested {
    fn new(level: Level, block: &Nested, depth: usize) -> PackedNested {
        PackedNested {
            depth,
            step: Step::new(&block.norm, block.activation),
            conv: PackedConv::new(level, &[&block.conv]),
            blocks: block.blocks.iter().map(|block| PackedBlock::at_depth(level, block, depth + 1)).collect(),
            final_step: Step::new(&block.final_norm, block.final_activation),
            final_conv: PackedConv::new(level, &[&block.final_conv]),
        }
    }

    fn run(&self, frame: Frame, trunk: &mut [Lane], buffers: &mut BlockBuffers) {
        let normed = room(&mut buffers.input, frame.points() * self.step.lanes());
        self.step.run(frame.level, (trunk, self.step.lanes()), normed);
        // The inner trunk leaves the buffers while inner blocks use them.
        let mut inner = std::mem::take(&mut buffers.nested[self.depth]);
        let inner_trunk = room(&mut inner, frame.points() * self.conv.lanes());
        self.conv.run(frame, normed, Output::store(inner_trunk), &mut buffers.conv);
        for block in &self.blocks {
            block.run(frame, inner_trunk, buffers);
        }
        let normed = room(&mut buffers.input, inner_trunk.len());
        self.final_step.run(frame.level, (inner_trunk, self.final_step.lanes()), normed);
        self.final_conv.run(frame, normed, Output::add(trunk), &mut buffers.conv);
        buffers.nested[self.depth] = inner;
    }
}

/// How many points a feed-forward block takes through its layers at a time, so that the hidden channels stay in cache.
const CHUNK: usize = 84;

/// The hidden channels that can change the answer, at least one. Training leaves many unused: a fifth in
/// `b10c384h6nbttflrs`.
fn used_channels(block: &FeedForward) -> Vec<usize> {
    let column = |matmul: &MatMul, channel: usize| {
        matmul.weights.chunks_exact(matmul.outputs).any(|row| row[channel] != 0.0)
    };
    let row = |channel: usize| {
        block.down.weights[channel * block.down.outputs..][..block.down.outputs].iter().any(|w| *w != 0.0)
    };
    let used =
        |channel: &usize| column(&block.up, *channel) && column(&block.gate, *channel) && row(*channel);
    let channels: Vec<usize> = (0..block.up.outputs).filter(used).collect();
    if channels.is_empty() { vec![0] } else { channels }
}

#[derive(Debug)]
pub(super) struct PackedFeedForward {
    norm: PackedRms,
    up_and_gate: Matrix,
    down: Matrix,
}

impl PackedFeedForward {
    fn new(level: Level, block: &FeedForward) -> PackedFeedForward {
        let used = used_channels(block);
        let [up, gate] = [&block.up, &block.gate].map(|matmul| {
            let rows = matmul.weights.chunks_exact(matmul.outputs);
            let weights = rows.flat_map(|row| used.iter().map(|channel| row[*channel])).collect();
            MatMul { name: String::new(), outputs: used.len(), weights, ..*matmul }
        });
        let row = |channel: &usize| &block.down.weights[channel * block.down.outputs..][..block.down.outputs];
        let weights = used.iter().flat_map(row).copied().collect();
        let down = MatMul { name: String::new(), inputs: used.len(), weights, ..block.down };
        PackedFeedForward {
            norm: PackedRms::new(&block.norm),
            up_and_gate: Matrix::beside(level, &[&up, &gate]),
            down: Matrix::beside(level, &[&down]),
        }
    }

    fn run(&self, level: Level, trunk: &mut [Lane], buffers: &mut BlockBuffers) {
        let lanes = self.down.panels();
        for trunk in trunk.chunks_mut(CHUNK * lanes) {
            let normed = room(&mut buffers.input, trunk.len());
            self.norm.run(level, trunk, normed);
            let hidden = room(&mut buffers.mid, trunk.len() / lanes * self.up_and_gate.panels());
            self.up_and_gate.multiply(level, floats(normed), lanes * LANE, Output::store(hidden));
            level.run(Gate { hidden, lanes: self.up_and_gate.panels() / 2 });
            let step = self.up_and_gate.panels() * LANE;
            self.down.multiply(level, floats(hidden), step, Output::add(trunk));
        }
    }
}
