//! Attention blocks, packed.

use super::MAX_SIDE;
use super::blocks::PackedRms;
use super::packed::{Frame, Matrix, Output, lanes, room};
use super::weights::Weights;
use crate::kernel::{LANE, Lane, Level, Mode, Numbers, Panels, Product, Rows, floats, floats_mut};
use crate::model::{Attention, MatMul, Rope};
use crate::ops::{Rotate, Softmax, Turn};

/// Memory of attention, kept between evaluations.
#[derive(Clone, Debug, Default)]
pub(super) struct AttentionBuffers {
    /// Queries, keys and values of each point.
    qkv: Vec<Lane>,
    /// Keys turned on their side: `[key head][channel][point]`.
    keys: Vec<Lane>,
    /// `[key head][point][channel]`, each head in lanes of its own.
    values: Vec<Lane>,
    scores: Vec<Lane>,
    attended: Vec<Lane>,
}

/// How many points look around at a time: their scores stay in the first cache.
const ROWS: usize = 28;

#[derive(Debug)]
pub(super) struct PackedAttention {
    heads: usize,
    kv_heads: usize,
    key_channels: usize,
    value_channels: usize,
    norm: PackedRms,
    qkv: Matrix,
    /// Turns for each column and row of the board.
    turns: Option<Turns>,
    output: Matrix,
}

/// Turns of the queries and keys of a point, by its column and its row from the top.
#[derive(Debug)]
struct Turns {
    cols: Vec<Turn>,
    rows: Vec<Turn>,
}

impl PackedAttention {
    pub(super) fn new(level: Level, block: &Attention) -> PackedAttention {
        // The factor of the scores is a part of the queries.
        let factor = 1.0 / (block.key_channels as f32).sqrt();
        let query = MatMul {
            weights: block.query.weights.iter().map(|w| w * factor).collect(),
            ..MatMul { name: String::new(), weights: Vec::new(), ..block.query }
        };
        PackedAttention {
            heads: block.heads,
            kv_heads: block.kv_heads,
            key_channels: block.key_channels,
            value_channels: block.value_channels,
            norm: PackedRms::new(&block.norm),
            qkv: Matrix::beside(level, &[&query, &block.key, &block.value]),
            turns: Turns::new(block),
            output: Matrix::grouped(level, &block.output, block.value_channels),
        }
    }

    pub(super) fn weights(&mut self) -> [&mut Weights; 2] {
        [self.qkv.weights(), self.output.weights()]
    }

    fn query_lanes(&self) -> usize {
        lanes(self.heads * self.key_channels)
    }

    fn key_lanes(&self) -> usize {
        lanes(self.kv_heads * self.key_channels)
    }

    fn value_lanes(&self) -> usize {
        lanes(self.value_channels)
    }

    /// Adds the answer to `trunk`; `input` has room for the normalized trunk.
    pub(super) fn run(
        &self,
        frame: Frame,
        (trunk, input): (&mut [Lane], &mut [Lane]),
        buffers: &mut AttentionBuffers,
    ) {
        let points = frame.points();
        self.norm.run(frame.level, trunk, input);
        let qkv = room(&mut buffers.qkv, points * self.qkv.panels());
        let step = trunk.len() / points * LANE;
        self.qkv.multiply(frame.level, floats(input), step, Output::store(qkv));
        self.rotate(frame, qkv);
        self.turn_keys(points, buffers);
        self.part_values(points, buffers);
        room(&mut buffers.attended, points * self.heads * self.value_lanes());
        for head in 0..self.heads {
            for start in (0..points).step_by(ROWS) {
                self.look(frame.level, head, start..points.min(start + ROWS), (points, buffers));
            }
        }
        let step = self.heads * self.value_lanes() * LANE;
        self.output.multiply(frame.level, floats(&buffers.attended), step, Output::add(trunk));
    }

    fn rotate(&self, frame: Frame, qkv: &mut [Lane]) {
        let Some(turns) = &self.turns else { return };
        let turned = self.query_lanes() + self.key_lanes();
        for (point, row) in qkv.chunks_exact_mut(self.qkv.panels()).enumerate() {
            let channels = &mut row[..turned];
            let (row, col) = (&turns.rows[point / frame.cols], &turns.cols[point % frame.cols]);
            frame.level.run(Rotate { channels, col, row });
        }
    }

    /// Writes the keys so that one channel of all points lies side by side.
    fn turn_keys(&self, points: usize, buffers: &mut AttentionBuffers) {
        let channels = self.kv_heads * self.key_channels;
        let step = lanes(points) * LANE;
        let keys = floats_mut(room(&mut buffers.keys, channels * lanes(points)));
        let start = self.query_lanes() * LANE;
        for (point, row) in
            floats(&buffers.qkv).chunks_exact(self.qkv.panels() * LANE).take(points).enumerate()
        {
            for (channel, key) in row[start..start + channels].iter().enumerate() {
                keys[channel * step + point] = *key;
            }
        }
    }

    /// Gives the values of each head lanes of their own.
    fn part_values(&self, points: usize, buffers: &mut AttentionBuffers) {
        let lanes = self.value_lanes();
        let values = room(&mut buffers.values, self.kv_heads * points * lanes);
        let start = (self.query_lanes() + self.key_lanes()) * LANE;
        for (head, values) in values.chunks_exact_mut(points * lanes).enumerate() {
            let start = start + head * self.value_channels;
            let rows = floats(&buffers.qkv).chunks_exact(self.qkv.panels() * LANE);
            for (to, row) in values.chunks_exact_mut(lanes).zip(rows) {
                let to = floats_mut(to);
                to[..self.value_channels].copy_from_slice(&row[start..start + self.value_channels]);
                to[self.value_channels..].fill(0.0);
            }
        }
    }

    /// What the points of `range` see through one head.
    fn look(
        &self,
        level: Level,
        head: usize,
        range: std::ops::Range<usize>,
        (points, buffers): (usize, &mut AttentionBuffers),
    ) {
        let AttentionBuffers { qkv, keys, values, scores, attended } = buffers;
        let kv = head * self.kv_heads / self.heads;
        let (step, panels) = (self.qkv.panels() * LANE, lanes(points));
        let scores = room(scores, range.len() * panels);
        let data = &floats(qkv)[range.start * step + head * self.key_channels..];
        level.run(Product {
            numbers: Numbers::Singles,
            a: Rows { data, step, rows: range.len(), depth: self.key_channels },
            b: beside(level, &keys[kv * self.key_channels * panels..], panels),
            to: &mut *scores,
            step: panels,
            mode: Mode::Store,
        });
        level.run(Softmax { scores: &mut *scores, lanes: panels, count: points });
        let (lanes, row) = (self.value_lanes(), self.heads * self.value_lanes());
        level.run(Product {
            numbers: Numbers::Singles,
            a: Rows { data: floats(scores), step: panels * LANE, rows: range.len(), depth: points },
            b: beside(level, &values[kv * points * lanes..], lanes),
            to: &mut attended[range.start * row + head * lanes..],
            step: row,
            mode: Mode::Store,
        });
    }
}

/// A matrix whose rows of `panels` lanes lie one after the other.
fn beside(level: Level, data: &[Lane], panels: usize) -> Panels<'_> {
    let width = level.width(panels);
    Panels { data, step: panels, group: width, width, panels }
}

impl Turns {
    fn new(block: &Attention) -> Option<Turns> {
        if matches!(block.rope, Rope::None) {
            return None;
        }
        let sides = 0..usize::from(MAX_SIDE);
        Some(Turns {
            cols: sides.clone().map(|col| Turns::turn(block, col, 0)).collect(),
            rows: sides.map(|row| Turns::turn(block, 0, row)).collect(),
        })
    }

    /// Angles are linear in column and row, so those of a point are the sum of two of these.
    fn turn(block: &Attention, col: usize, row: usize) -> Turn {
        let channels = block.key_channels;
        let (queries, keys) = (block.heads * channels, block.kv_heads * channels);
        let count = lanes(queries) + lanes(keys);
        let mut turn = Turn { cos: vec![Lane::default(); count], sin: vec![Lane::default(); count] };
        let sharing = block.heads / block.kv_heads;
        let at_queries = (0..queries).map(|c| (c, c / channels / sharing, c % channels));
        let at_keys = (0..keys).map(|c| (lanes(queries) * LANE + c, c / channels, c % channels));
        for (place, kv_head, channel) in at_queries.chain(at_keys) {
            let (sin, cos) = block.angle(kv_head, channel / 2, col, row).sin_cos();
            floats_mut(&mut turn.cos)[place] = cos;
            floats_mut(&mut turn.sin)[place] = if channel % 2 == 0 { -sin } else { sin };
        }
        turn
    }
}
