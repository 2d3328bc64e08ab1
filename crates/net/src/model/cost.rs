//! What a network holds and what an evaluation of it costs.

use tengen_rules::Size;

use super::{
    Affine, Attention, Block, Conv, FeedForward, GLOBALS, GlobalPool, MatMul, Model, Ordinary, TipNorm,
};

/// Work and memory of one part of a network or of all of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// Trained numbers.
    pub parameters: u64,
    /// Multiplications with addition for one evaluation, convolutions counted as if each product were formed.
    pub macs: u64,
}

impl Cost {
    /// Floating-point operations for one evaluation: two for each multiplication with addition.
    #[must_use]
    pub fn flops(self) -> u64 {
        2 * self.macs
    }
}

impl std::ops::AddAssign for Cost {
    fn add_assign(&mut self, other: Cost) {
        self.parameters += other.parameters;
        self.macs += other.macs;
    }
}

impl std::iter::Sum for Cost {
    fn sum<I: Iterator<Item = Cost>>(costs: I) -> Cost {
        let mut total = Cost::default();
        costs.for_each(|cost| total += cost);
        total
    }
}

/// How many blocks of each kind a network has, nested ones included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Blocks of two convolutions.
    pub ordinary: usize,
    /// Blocks that pool the whole board.
    pub global_pool: usize,
    /// Blocks that hold others.
    pub nested: usize,
    /// Attention blocks.
    pub attention: usize,
    /// Feed-forward blocks.
    pub feed_forward: usize,
}

impl Model {
    /// Parameters, and the work of one evaluation on a board of this size.
    #[must_use]
    pub fn cost(&self, size: Size) -> Cost {
        let points = u64::from(size.area());
        let mut cost = conv(&self.input_conv, points);
        cost += matmul(&self.input_globals, 1);
        debug_assert_eq!(self.input_globals.inputs, GLOBALS);
        cost += blocks(&self.blocks, points);
        cost += match &self.tip {
            TipNorm::Affine(norm) => affine(norm),
            TipNorm::Rms { gamma, beta, .. } => numbers(gamma.len() + beta.len()),
        };
        cost += self.policy_cost(points);
        cost += self.value_cost(points);
        cost
    }

    /// The number of blocks of each kind.
    #[must_use]
    pub fn summary(&self) -> Summary {
        let mut summary = Summary::default();
        count(&self.blocks, &mut summary);
        summary
    }

    fn policy_cost(&self, points: u64) -> Cost {
        let head = &self.policy;
        let mut cost: Cost =
            [&head.conv, &head.pool_conv, &head.logits].into_iter().map(|c| conv(c, points)).sum();
        cost += matmul(&head.pool_to_bias, 1);
        cost += matmul(&head.pass, 1);
        cost += affine(&head.pool_norm);
        cost += affine(&head.norm);
        if let Some(tail) = &head.pass_tail {
            cost += numbers(tail.bias.values.len());
            cost += matmul(&tail.matmul, 1);
        }
        cost
    }

    fn value_cost(&self, points: u64) -> Cost {
        let head = &self.value;
        let mut cost: Cost = [&head.conv, &head.ownership].into_iter().map(|c| conv(c, points)).sum();
        cost += affine(&head.norm);
        for layer in [&head.hidden, &head.outcome, &head.score] {
            cost += matmul(layer, 1);
        }
        for bias in [&head.hidden_bias, &head.outcome_bias, &head.score_bias] {
            cost += numbers(bias.values.len());
        }
        cost
    }
}

/// Visits nested blocks, to a depth that the loader limits.
fn count(blocks: &[Block], summary: &mut Summary) {
    for block in blocks {
        match block {
            Block::Ordinary(_) => summary.ordinary += 1,
            Block::GlobalPool(_) => summary.global_pool += 1,
            Block::Nested(nested) => {
                summary.nested += 1;
                count(&nested.blocks, summary);
            }
            Block::Attention(_) => summary.attention += 1,
            Block::FeedForward(_) => summary.feed_forward += 1,
        }
    }
}

fn blocks(blocks: &[Block], points: u64) -> Cost {
    blocks
        .iter()
        .map(|block| match block {
            Block::Ordinary(block) => ordinary(block, points),
            Block::GlobalPool(block) => global_pool(block, points),
            Block::Nested(nested) => {
                let mut cost = self::blocks(&nested.blocks, points);
                cost += conv(&nested.conv, points);
                cost += conv(&nested.final_conv, points);
                cost += affine(&nested.norm);
                cost += affine(&nested.final_norm);
                cost
            }
            Block::Attention(block) => attention(block, points),
            Block::FeedForward(block) => feed_forward(block, points),
        })
        .sum()
}

fn ordinary(block: &Ordinary, points: u64) -> Cost {
    [conv(&block.conv, points), conv(&block.final_conv, points), affine(&block.norm), affine(&block.mid_norm)]
        .into_iter()
        .sum()
}

fn global_pool(block: &GlobalPool, points: u64) -> Cost {
    let convs = [&block.conv, &block.pool_conv, &block.final_conv];
    let mut cost: Cost = convs.into_iter().map(|c| conv(c, points)).sum();
    cost += [&block.norm, &block.pool_norm, &block.mid_norm].into_iter().map(affine).sum();
    cost += matmul(&block.pool_to_bias, 1);
    cost
}

fn attention(block: &Attention, points: u64) -> Cost {
    let layers = [&block.query, &block.key, &block.value, &block.output];
    let mut cost: Cost = layers.into_iter().map(|m| matmul(m, points)).sum();
    let frequencies = match &block.rope {
        super::Rope::Learned { frequencies } => 2 * frequencies.len(),
        super::Rope::None | super::Rope::Fixed { .. } => 0,
    };
    cost += numbers(block.norm.weight.len() + frequencies);
    cost.macs += points * points * (block.heads * (block.key_channels + block.value_channels)) as u64;
    cost
}

fn feed_forward(block: &FeedForward, points: u64) -> Cost {
    let mut cost: Cost = [&block.up, &block.gate, &block.down].into_iter().map(|m| matmul(m, points)).sum();
    cost += numbers(block.norm.weight.len());
    cost
}

fn conv(conv: &Conv, points: u64) -> Cost {
    let parameters = conv.weights.len() as u64;
    Cost { parameters, macs: parameters * points }
}

fn matmul(matmul: &MatMul, rows: u64) -> Cost {
    let parameters = matmul.weights.len() as u64;
    Cost { parameters, macs: parameters * rows }
}

fn affine(affine: &Affine) -> Cost {
    numbers(affine.trained)
}

fn numbers(count: usize) -> Cost {
    Cost { parameters: count as u64, macs: 0 }
}
