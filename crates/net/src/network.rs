//! The fast evaluation: one position at a time on one thread, with packed weights and vector instructions.
//!
//! A [`Network`] is shared between threads; each thread has its own [`Workspace`]. The board is computed at its own
//! size, so nothing needs masking. Every step is compared with [`mod@crate::reference`] by the tests.

mod attention;
mod blocks;
mod heads;
mod packed;
mod weights;

use crate::kernel::{Lane, Level, floats, floats_mut};
use crate::model::{GLOBALS, Model, PLANES};
use crate::network::attention::AttentionBuffers;
use crate::network::blocks::{PackedBlock, PackedTip};
use crate::network::heads::{PackedPolicy, PackedValue};
use crate::network::packed::{ConvBuffers, Frame, Matrix, Output, PackedConv, lanes, room};
use crate::raw::{Inputs, RawOutputs};

/// The largest side of a board that networks evaluate: the largest that GTP can name.
pub const MAX_SIDE: u8 = 25;

/// A network ready to evaluate.
#[derive(Debug)]
pub struct Network {
    level: Level,
    channels: usize,
    input_conv: PackedConv,
    input_globals: Matrix,
    blocks: Vec<PackedBlock>,
    tip: PackedTip,
    policy: PackedPolicy,
    value: PackedValue,
}

/// The memory of one thread, kept between evaluations.
#[derive(Clone, Debug, Default)]
pub struct Workspace {
    trunk: Vec<Lane>,
    vectors: Vec<Lane>,
    blocks: BlockBuffers,
}

/// Memory of the blocks.
#[derive(Clone, Debug, Default)]
struct BlockBuffers {
    /// Normalized input of a layer.
    input: Vec<Lane>,
    /// Between two layers.
    mid: Vec<Lane>,
    /// Normalized channels and answers of a head.
    normed: Vec<Lane>,
    answers: Vec<Lane>,
    /// Small vectors: pooled values and biases made of them.
    pooled: Vec<Lane>,
    bias: Vec<Lane>,
    /// The trunks of nested blocks, outermost first.
    nested: [Vec<Lane>; crate::model::MAX_NESTING],
    conv: ConvBuffers,
    attention: AttentionBuffers,
}

impl Network {
    /// Packs the weights of `model` for the fastest instructions of this processor.
    #[must_use]
    pub fn new(model: &Model) -> Network {
        Network::with_level(model, Level::best())
    }

    /// Packs the weights of `model` for the given instructions.
    #[must_use]
    pub fn with_level(model: &Model, level: Level) -> Network {
        let mut blocks: Vec<PackedBlock> =
            model.blocks.iter().map(|block| PackedBlock::new(level, block)).collect();
        weights::gather(&mut blocks.iter_mut().flat_map(PackedBlock::weights).collect::<Vec<_>>());
        Network {
            level,
            channels: model.channels,
            input_conv: PackedConv::new(level, &[&model.input_conv]),
            input_globals: Matrix::beside(level.exact(), &[&model.input_globals]),
            blocks,
            tip: PackedTip::new(model),
            policy: PackedPolicy::new(level.exact(), &model.policy),
            value: PackedValue::new(level.exact(), &model.value),
        }
    }

    /// The instructions in use.
    #[must_use]
    pub fn level(&self) -> Level {
        self.level
    }

    /// Evaluates `inputs` into `outputs`, whose vectors are reused.
    ///
    /// # Panics
    /// If the board is larger than [`MAX_SIDE`] or `inputs` has not `area × 22` planes.
    pub fn evaluate(&self, inputs: &Inputs, workspace: &mut Workspace, outputs: &mut RawOutputs) {
        let (rows, cols) = (inputs.size.rows(), inputs.size.cols());
        assert!(rows.max(cols) <= MAX_SIDE, "boards up to {MAX_SIDE} points a side, not {}", inputs.size);
        let frame = Frame { level: self.level, rows: usize::from(rows), cols: usize::from(cols) };
        assert_eq!(inputs.planes.len(), frame.points() * PLANES, "22 planes for each point");
        let Workspace { trunk, vectors, blocks } = workspace;
        let trunk = room(trunk, frame.points() * lanes(self.channels));
        self.first_layers(frame, inputs, (trunk, vectors), blocks);
        for block in &self.blocks {
            block.run(frame, trunk, blocks);
        }
        self.tip.run(self.level, trunk, room(&mut blocks.input, trunk.len()));
        self.policy.run(frame, blocks, outputs);
        self.value.run(frame, blocks, outputs);
    }

    /// Planes through the first convolution, and the global inputs added at every point.
    fn first_layers(
        &self,
        frame: Frame,
        inputs: &Inputs,
        (trunk, vectors): (&mut [Lane], &mut Vec<Lane>),
        buffers: &mut BlockBuffers,
    ) {
        let planes = room(&mut buffers.input, frame.points() * lanes(PLANES));
        for (to, from) in planes.chunks_exact_mut(lanes(PLANES)).zip(inputs.planes.chunks_exact(PLANES)) {
            floats_mut(to)[..PLANES].copy_from_slice(from);
            floats_mut(to)[PLANES..].fill(0.0);
        }
        let vectors = room(vectors, lanes(GLOBALS) + lanes(self.channels));
        let (globals, bias) = vectors.split_at_mut(lanes(GLOBALS));
        floats_mut(globals)[..GLOBALS].copy_from_slice(&inputs.globals);
        self.input_globals.multiply(self.level, floats(globals), GLOBALS, Output::store(bias));
        for point in trunk.chunks_exact_mut(bias.len()) {
            point.copy_from_slice(bias);
        }
        self.input_conv.run(frame, planes, Output::add(trunk), &mut buffers.conv);
    }
}
