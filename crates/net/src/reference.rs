//! The plain evaluation: loops over layers as they are written down, for comparison with the fast one.
//!
//! It takes seconds for a large network on a large board. Source of the semantics: KataGo's CPU backend
//! `cpp/neuralnet/eigenbackend.cpp`.

use crate::model::{
    Activation, Affine, Attention, Block, Conv, FeedForward, GlobalPool, MatMul, Model, Nested, Ordinary,
    PLANES, PolicyHead, RmsNorm, TipNorm, ValueHead,
};
use crate::raw::{Inputs, RawOutputs};

/// Evaluates `inputs` with `model`.
#[must_use]
pub fn evaluate(model: &Model, inputs: &Inputs) -> RawOutputs {
    let cols = usize::from(inputs.size.cols());
    let planes = Grid { cols, channels: PLANES, data: inputs.planes.clone() };
    let mut trunk = planes.conv(&model.input_conv);
    trunk.add_everywhere(&vector_times(&inputs.globals, &model.input_globals));
    run_blocks(&mut trunk, &model.blocks);
    let trunk = tip(trunk, &model.tip, model.tip_activation);
    let mut outputs = RawOutputs::default();
    policy(&trunk, &model.policy, &mut outputs);
    value(&trunk, &model.value, &mut outputs);
    outputs
}

/// Channels for each point of the board, row by row from the top left.
#[derive(Clone)]
struct Grid {
    cols: usize,
    channels: usize,
    data: Vec<f32>,
}

impl Grid {
    fn points(&self) -> usize {
        self.data.len() / self.channels
    }

    fn rows(&self) -> impl Iterator<Item = &[f32]> {
        self.data.chunks_exact(self.channels)
    }

    fn conv(&self, conv: &Conv) -> Grid {
        let (n_rows, n_cols) = (self.points() / self.cols, self.cols);
        let mut out = vec![0.0; self.points() * conv.outputs];
        for (point, sums) in out.chunks_exact_mut(conv.outputs).enumerate() {
            for (tap, weights) in conv.weights.chunks_exact(conv.inputs * conv.outputs).enumerate() {
                let row = (point / n_cols + tap / conv.width * conv.dilation_y)
                    .checked_sub(conv.height / 2 * conv.dilation_y);
                let col = (point % n_cols + tap % conv.width * conv.dilation_x)
                    .checked_sub(conv.width / 2 * conv.dilation_x);
                if let (Some(row), Some(col)) = (row, col)
                    && row < n_rows
                    && col < n_cols
                {
                    let from = (row * n_cols + col) * self.channels;
                    accumulate(sums, &self.data[from..from + self.channels], weights);
                }
            }
        }
        Grid { cols: self.cols, channels: conv.outputs, data: out }
    }

    fn matmul(&self, matmul: &MatMul) -> Grid {
        let mut out = vec![0.0; self.points() * matmul.outputs];
        for (sums, row) in out.chunks_exact_mut(matmul.outputs).zip(self.rows()) {
            accumulate(sums, row, &matmul.weights);
        }
        Grid { cols: self.cols, channels: matmul.outputs, data: out }
    }

    fn norm(&self, norm: &Affine, activation: Activation) -> Grid {
        let mut out = self.clone();
        for row in out.data.chunks_exact_mut(self.channels) {
            for ((x, s), b) in row.iter_mut().zip(&norm.scale).zip(&norm.bias) {
                *x = activate(activation, *x * s + b);
            }
        }
        out
    }

    fn rms_norm(&self, norm: &RmsNorm) -> Grid {
        let mut out = self.clone();
        for row in out.data.chunks_exact_mut(self.channels) {
            let factor = inverse_root_mean_square(row, norm.epsilon);
            row.iter_mut().zip(&norm.weight).for_each(|(x, w)| *x *= factor * w);
        }
        out
    }

    fn add(&mut self, other: &Grid) {
        self.data.iter_mut().zip(&other.data).for_each(|(a, b)| *a += b);
    }

    fn add_everywhere(&mut self, bias: &[f32]) {
        for row in self.data.chunks_exact_mut(self.channels) {
            row.iter_mut().zip(bias).for_each(|(a, b)| *a += b);
        }
    }

    fn means(&self) -> Vec<f32> {
        let mut sums = vec![0.0; self.channels];
        self.rows().for_each(|row| sums.iter_mut().zip(row).for_each(|(sum, x)| *sum += x));
        sums.iter().map(|sum| sum / self.points() as f32).collect()
    }

    fn maxima(&self) -> Vec<f32> {
        let mut maxima = vec![f32::NEG_INFINITY; self.channels];
        self.rows().for_each(|row| maxima.iter_mut().zip(row).for_each(|(max, x)| *max = max.max(*x)));
        maxima
    }

    /// Means, means scaled by the size of the board, maxima: the summary in global pooling and the policy head.
    fn pool(&self) -> Vec<f32> {
        let side = (self.points() as f32).sqrt() - 14.0;
        let means = self.means();
        let scaled = means.iter().map(|m| m * side * 0.1).collect::<Vec<_>>();
        [means, scaled, self.maxima()].concat()
    }

    /// Means, scaled linearly and by the square of the size: the summary in the value head.
    fn pool_for_value(&self) -> Vec<f32> {
        let side = (self.points() as f32).sqrt() - 14.0;
        let means = self.means();
        let scaled = means.iter().map(|m| m * side * 0.1).collect::<Vec<_>>();
        let squared = means.iter().map(|m| m * (side * side * 0.01 - 0.1)).collect::<Vec<_>>();
        [means, scaled, squared].concat()
    }
}

/// `sums += row · weights`
fn accumulate(sums: &mut [f32], row: &[f32], weights: &[f32]) {
    for (x, weights) in row.iter().zip(weights.chunks_exact(sums.len())) {
        sums.iter_mut().zip(weights).for_each(|(sum, w)| *sum += x * w);
    }
}

fn vector_times(vector: &[f32], matmul: &MatMul) -> Vec<f32> {
    let mut sums = vec![0.0; matmul.outputs];
    accumulate(&mut sums, vector, &matmul.weights);
    sums
}

fn inverse_root_mean_square(values: &[f32], epsilon: f32) -> f32 {
    let sum: f32 = values.iter().map(|x| x * x).sum();
    1.0 / (sum / values.len() as f32 + epsilon).sqrt()
}

/// The value of an activation at one place.
fn activate(activation: Activation, x: f32) -> f32 {
    match activation {
        Activation::Identity => x,
        Activation::Relu => x.max(0.0),
        // For large x, ln(1 + eˣ) is x, and its tanh 1.
        Activation::Mish => x * if x > 20.0 { 1.0 } else { x.exp().ln_1p().tanh() },
        Activation::Silu => x / (1.0 + (-x).exp()),
    }
}

/// Visits nested blocks, to a depth that the loader limits.
fn run_blocks(trunk: &mut Grid, blocks: &[Block]) {
    for block in blocks {
        let change = match block {
            Block::Ordinary(block) => ordinary(trunk, block),
            Block::GlobalPool(block) => global_pool(trunk, block),
            Block::Nested(block) => nested(trunk, block),
            Block::Attention(block) => attention(trunk, block),
            Block::FeedForward(block) => feed_forward(trunk, block),
        };
        trunk.add(&change);
    }
}

fn ordinary(trunk: &Grid, block: &Ordinary) -> Grid {
    let mid = trunk.norm(&block.norm, block.activation).conv(&block.conv);
    mid.norm(&block.mid_norm, block.mid_activation).conv(&block.final_conv)
}

fn global_pool(trunk: &Grid, block: &GlobalPool) -> Grid {
    let input = trunk.norm(&block.norm, block.activation);
    let pooled = input.conv(&block.pool_conv).norm(&block.pool_norm, block.pool_activation).pool();
    let mut mid = input.conv(&block.conv);
    mid.add_everywhere(&vector_times(&pooled, &block.pool_to_bias));
    mid.norm(&block.mid_norm, block.mid_activation).conv(&block.final_conv)
}

fn nested(trunk: &Grid, block: &Nested) -> Grid {
    let mut inner = trunk.norm(&block.norm, block.activation).conv(&block.conv);
    run_blocks(&mut inner, &block.blocks);
    inner.norm(&block.final_norm, block.final_activation).conv(&block.final_conv)
}

fn attention(trunk: &Grid, block: &Attention) -> Grid {
    let input = trunk.rms_norm(&block.norm);
    let (mut queries, mut keys) = (input.matmul(&block.query), input.matmul(&block.key));
    let values = input.matmul(&block.value);
    let sharing = block.heads / block.kv_heads;
    rotate(&mut queries, block, |head| head / sharing);
    rotate(&mut keys, block, |head| head);
    let mut attended = Grid {
        cols: trunk.cols,
        channels: block.heads * block.value_channels,
        data: vec![0.0; trunk.points() * block.heads * block.value_channels],
    };
    let factor = 1.0 / (block.key_channels as f32).sqrt();
    for (query, out) in queries.rows().zip(attended.data.chunks_exact_mut(block.heads * block.value_channels))
    {
        let heads = query.chunks_exact(block.key_channels).zip(out.chunks_exact_mut(block.value_channels));
        for (head, (query, out)) in heads.enumerate() {
            let kv = head / sharing;
            let key_of = |key: &[f32]| dot(query, &key[kv * block.key_channels..][..block.key_channels]);
            let scores: Vec<f32> = keys.rows().map(|key| key_of(key) * factor).collect();
            for (weight, value) in softmax(&scores).into_iter().zip(values.rows()) {
                let value = &value[kv * block.value_channels..][..block.value_channels];
                out.iter_mut().zip(value).for_each(|(sum, v)| *sum += weight * v);
            }
        }
    }
    attended.matmul(&block.output)
}

fn rotate(grid: &mut Grid, block: &Attention, kv_head: impl Fn(usize) -> usize) {
    if matches!(block.rope, crate::model::Rope::None) {
        return;
    }
    let cols = grid.cols;
    for (point, row) in grid.data.chunks_exact_mut(grid.channels).enumerate() {
        for (head, channels) in row.chunks_exact_mut(block.key_channels).enumerate() {
            for (pair, x) in channels.chunks_exact_mut(2).enumerate() {
                let (sin, cos) = block.angle(kv_head(head), pair, point % cols, point / cols).sin_cos();
                (x[0], x[1]) = (x[0] * cos - x[1] * sin, x[0] * sin + x[1] * cos);
            }
        }
    }
}

fn dot(a: &[f32], b: &[f32]) -> f32 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn softmax(logits: &[f32]) -> Vec<f32> {
    let max = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let exps: Vec<f32> = logits.iter().map(|x| (x - max).exp()).collect();
    let sum: f32 = exps.iter().sum();
    exps.iter().map(|x| x / sum).collect()
}

fn feed_forward(trunk: &Grid, block: &FeedForward) -> Grid {
    let input = trunk.rms_norm(&block.norm);
    let (mut hidden, gate) = (input.matmul(&block.up), input.matmul(&block.gate));
    for (x, gate) in hidden.data.iter_mut().zip(&gate.data) {
        *x = activate(Activation::Silu, *x) * gate;
    }
    hidden.matmul(&block.down)
}

fn tip(mut trunk: Grid, norm: &TipNorm, activation: Activation) -> Grid {
    let (epsilon, whole_board, gamma, beta) = match norm {
        TipNorm::Affine(affine) => return trunk.norm(affine, activation),
        TipNorm::Rms { epsilon, whole_board, gamma, beta, .. } => (epsilon, whole_board, gamma, beta),
    };
    let common = inverse_root_mean_square(&trunk.data, *epsilon);
    for row in trunk.data.chunks_exact_mut(trunk.channels) {
        let factor = if *whole_board { common } else { inverse_root_mean_square(row, *epsilon) };
        for ((x, gamma), beta) in row.iter_mut().zip(gamma).zip(beta) {
            *x = activate(activation, *x * factor * gamma + beta);
        }
    }
    trunk
}

fn policy(trunk: &Grid, head: &PolicyHead, outputs: &mut RawOutputs) {
    let pooled = trunk.conv(&head.pool_conv).norm(&head.pool_norm, head.pool_activation).pool();
    let mut grid = trunk.conv(&head.conv);
    grid.add_everywhere(&vector_times(&pooled, &head.pool_to_bias));
    outputs.policy = grid.norm(&head.norm, head.activation).conv(&head.logits).data;
    outputs.pass = vector_times(&pooled, &head.pass);
    if let Some(tail) = &head.pass_tail {
        for (x, bias) in outputs.pass.iter_mut().zip(&tail.bias.values) {
            *x = activate(tail.activation, *x + bias);
        }
        outputs.pass = vector_times(&outputs.pass, &tail.matmul);
    }
}

fn value(trunk: &Grid, head: &ValueHead, outputs: &mut RawOutputs) {
    let grid = trunk.conv(&head.conv).norm(&head.norm, head.activation);
    outputs.ownership = grid.conv(&head.ownership).data;
    let mut hidden = vector_times(&grid.pool_for_value(), &head.hidden);
    for (x, bias) in hidden.iter_mut().zip(&head.hidden_bias.values) {
        *x = activate(head.hidden_activation, *x + bias);
    }
    let outcome = vector_times(&hidden, &head.outcome);
    for ((out, x), bias) in outputs.outcome.iter_mut().zip(outcome).zip(&head.outcome_bias.values) {
        *out = x + bias;
    }
    let score = vector_times(&hidden, &head.score);
    for ((out, x), bias) in outputs.score.iter_mut().zip(score).zip(&head.score_bias.values) {
        *out = x + bias;
    }
}
