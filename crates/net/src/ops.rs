//! Elementwise steps between the matrix products: normalization, activation, pooling, softmax, rotation.
//!
//! All work on channels in lanes of 16. Lanes past the last channel hold zero and stay zero: every activation maps
//! zero to zero, and factors and summands there are zero.

use crate::kernel::{HasBf16, LANE, Lane, Rows, Task, Vector, floats_mut};
use crate::model::Activation;

/// Rounds rows to bf16, two numbers in the room of one; zeros past the end of a row.
pub(crate) struct Pair<'a> {
    pub(crate) from: Rows<'a>,
    pub(crate) has: HasBf16,
    /// Lanes from one row to the next in `to`.
    pub(crate) lanes: usize,
    pub(crate) to: &'a mut [Lane],
}

impl Task for Pair<'_> {
    type Out = ();

    #[inline(always)]
    fn run<V: Vector>(self) {
        let Rows { data, step, depth, .. } = self.from;
        for (row, to) in self.to.chunks_exact_mut(self.lanes).enumerate() {
            let from = &data[row * step..row * step + depth];
            for (to, from) in to.iter_mut().zip(from.chunks(2 * LANE)) {
                let mut numbers = [Lane::default(); 2];
                floats_mut(&mut numbers)[..from.len()].copy_from_slice(from);
                V::load(&numbers[0]).pairs(V::load(&numbers[1]), self.has).store(to);
            }
        }
    }
}

/// Evaluates an expression with `F` as the type of an activation.
macro_rules! with_activation {
    ($activation:expr, $F:ident => $run:expr) => {
        match $activation {
            Activation::Identity => {
                type $F = Identity;
                $run
            }
            Activation::Relu => {
                type $F = Relu;
                $run
            }
            Activation::Mish => {
                type $F = Mish;
                $run
            }
            Activation::Silu => {
                type $F = Silu;
                $run
            }
        }
    };
}

/// `to = activation(from · scale + bias)` for each point; `scale.len()` lanes a point.
pub(crate) struct Normalize<'a> {
    pub(crate) from: &'a [Lane],
    /// Lanes from one point to the next in `from`.
    pub(crate) step: usize,
    pub(crate) scale: &'a [Lane],
    pub(crate) bias: &'a [Lane],
    pub(crate) activation: Activation,
    pub(crate) to: &'a mut [Lane],
}

impl Task for Normalize<'_> {
    type Out = ();

    #[inline(always)]
    fn run<V: Vector>(self) {
        with_activation!(self.activation, F => self.each::<V, F>());
    }
}

impl Normalize<'_> {
    #[inline(always)]
    fn each<V: Vector, F: Function>(self) {
        let lanes = self.scale.len();
        for (to, from) in self.to.chunks_exact_mut(lanes).zip(self.from.chunks(self.step)) {
            for (((to, x), scale), bias) in to.iter_mut().zip(from).zip(self.scale).zip(self.bias) {
                F::of(V::load(x).mul_add(V::load(scale), V::load(bias))).store(to);
            }
        }
    }
}

/// `to = activation(from · r · scale + bias)`, where `r` makes the root mean square over the channels of a point 1.
pub(crate) struct RootMeanSquare<'a> {
    pub(crate) from: &'a [Lane],
    /// Channels, without the zeros in the last lane.
    pub(crate) channels: usize,
    pub(crate) epsilon: f32,
    /// One mean for all points.
    pub(crate) whole_board: bool,
    pub(crate) scale: &'a [Lane],
    pub(crate) bias: &'a [Lane],
    pub(crate) activation: Activation,
    pub(crate) to: &'a mut [Lane],
}

impl Task for RootMeanSquare<'_> {
    type Out = ();

    #[inline(always)]
    fn run<V: Vector>(self) {
        with_activation!(self.activation, F => self.each::<V, F>());
    }
}

impl RootMeanSquare<'_> {
    /// What makes the root mean square of `values` 1.
    #[inline(always)]
    fn factor<V: Vector>(&self, values: &[Lane]) -> f32 {
        let mut squares = V::splat(0.0);
        for x in values {
            let x = V::load(x);
            squares = x.mul_add(x, squares);
        }
        let count = values.len() / self.scale.len() * self.channels;
        1.0 / (sum(squares) / count as f32 + self.epsilon).sqrt()
    }

    #[inline(always)]
    fn each<V: Vector, F: Function>(mut self) {
        let lanes = self.scale.len();
        let common = self.factor::<V>(self.from);
        let to = std::mem::take(&mut self.to);
        for (to, from) in to.chunks_exact_mut(lanes).zip(self.from.chunks_exact(lanes)) {
            let factor = if self.whole_board { common } else { self.factor::<V>(from) };
            let factor = V::splat(factor);
            for (((to, x), scale), bias) in to.iter_mut().zip(from).zip(self.scale).zip(self.bias) {
                F::of(V::load(x).mul(factor).mul_add(V::load(scale), V::load(bias))).store(to);
            }
        }
    }
}

/// The sum of the 16 numbers of a vector.
#[inline(always)]
fn sum<V: Vector>(vector: V) -> f32 {
    let mut lane = Lane::default();
    vector.store(&mut lane);
    halve(lane, |a, b| a + b)
}

/// The largest of the 16 numbers of a vector.
#[inline(always)]
fn maximum<V: Vector>(vector: V) -> f32 {
    let mut lane = Lane::default();
    vector.store(&mut lane);
    halve(lane, f32::max)
}

/// Combines 16 numbers in pairs, then the 8 answers, and so on.
fn halve(mut lane: Lane, f: impl Fn(f32, f32) -> f32) -> f32 {
    let mut half = LANE / 2;
    while half > 0 {
        for i in 0..half {
            lane.0[i] = f(lane.0[i], lane.0[i + half]);
        }
        half /= 2;
    }
    lane.0[0]
}

/// `hidden = silu(hidden) · gate`; each point has its hidden lanes first and then as many gate lanes.
pub(crate) struct Gate<'a> {
    pub(crate) hidden: &'a mut [Lane],
    /// Lanes of the hidden part.
    pub(crate) lanes: usize,
}

impl Task for Gate<'_> {
    type Out = ();

    #[inline(always)]
    fn run<V: Vector>(self) {
        for row in self.hidden.chunks_exact_mut(2 * self.lanes) {
            let (hidden, gate) = row.split_at_mut(self.lanes);
            for (x, gate) in hidden.iter_mut().zip(gate) {
                Silu::of(V::load(x)).mul(V::load(gate)).store(x);
            }
        }
    }
}

/// Sums and maxima of each channel over all points.
pub(crate) struct Pool<'a> {
    pub(crate) from: &'a [Lane],
    pub(crate) sums: &'a mut [Lane],
    pub(crate) maxima: &'a mut [Lane],
}

impl Task for Pool<'_> {
    type Out = ();

    #[inline(always)]
    fn run<V: Vector>(self) {
        self.sums.fill(Lane::default());
        self.maxima.fill(Lane([f32::NEG_INFINITY; LANE]));
        for row in self.from.chunks_exact(self.sums.len()) {
            for ((x, sum), max) in row.iter().zip(&mut *self.sums).zip(&mut *self.maxima) {
                let x = V::load(x);
                V::load(sum).add(x).store(sum);
                V::load(max).max(x).store(max);
            }
        }
    }
}

/// Turns each row of scores into weights that add up to 1. Scores past the first `count` of a row get a weight of zero
/// (to within 10⁻²⁶).
pub(crate) struct Softmax<'a> {
    pub(crate) scores: &'a mut [Lane],
    /// Lanes of a row.
    pub(crate) lanes: usize,
    pub(crate) count: usize,
}

impl Task for Softmax<'_> {
    type Out = ();

    #[inline(always)]
    fn run<V: Vector>(self) {
        for row in self.scores.chunks_exact_mut(self.lanes) {
            floats_mut(row)[self.count..].fill(-1e30);
            let mut max = V::splat(f32::MIN);
            for x in &*row {
                max = max.max(V::load(x));
            }
            let max = V::splat(maximum(max));
            let mut total = V::splat(0.0);
            for x in &mut *row {
                let weight = exp(V::load(x).sub(max));
                weight.store(x);
                total = total.add(weight);
            }
            let factor = V::splat(1.0 / sum(total));
            for x in row {
                V::load(x).mul(factor).store(x);
            }
        }
    }
}

/// Cosines, and sines with a minus at even places, for neighboring pairs of channels.
#[derive(Clone, Debug, Default)]
pub(crate) struct Turn {
    pub(crate) cos: Vec<Lane>,
    pub(crate) sin: Vec<Lane>,
}

/// Turns the pairs of one point by the sum of two angles, that of its column and that of its row.
pub(crate) struct Rotate<'a> {
    pub(crate) channels: &'a mut [Lane],
    pub(crate) col: &'a Turn,
    pub(crate) row: &'a Turn,
}

impl Task for Rotate<'_> {
    type Out = ();

    #[inline(always)]
    fn run<V: Vector>(self) {
        let turns = self.col.cos.iter().zip(&self.col.sin).zip(self.row.cos.iter().zip(&self.row.sin));
        for (x, ((col_cos, col_sin), (row_cos, row_sin))) in self.channels.iter_mut().zip(turns) {
            let (col_cos, col_sin) = (V::load(col_cos), V::load(col_sin));
            let (row_cos, row_sin) = (V::load(row_cos), V::load(row_sin));
            // Both sines carry the sign of their place, so their product is that of the plain sines.
            let cos = col_cos.mul(row_cos).sub(col_sin.mul(row_sin));
            let sin = col_sin.mul_add(row_cos, col_cos.mul(row_sin));
            let value = V::load(x);
            value.mul_add(cos, value.swap_pairs().mul(sin)).store(x);
        }
    }
}

/// `eˣ` to within 2 units in the last place, for x clamped to ±60.
///
/// Beyond that the answer vanishes beside 1, or 1 beside it; the limit keeps products of it away from subnormal
/// numbers, on which processors take a hundred times as long.
#[inline(always)]
pub(crate) fn exp<V: Vector>(x: V) -> V {
    let x = x.max(V::splat(-60.0)).min(V::splat(60.0));
    let n = x.mul(V::splat(std::f32::consts::LOG2_E)).round();
    // ln 2 in two parts, so that the product with the first is exact.
    let r = n.mul_add(V::splat(-0.693_359_4), x);
    let r = n.mul_add(V::splat(2.121_944_4e-4), r);
    // Polynomial of the Cephes library for |r| ≤ ln 2 / 2.
    let mut poly = V::splat(1.987_569_1e-4);
    for coefficient in [1.398_2e-3, 8.333_452e-3, 4.166_579_6e-2, 1.666_666_5e-1, 0.5] {
        poly = poly.mul_add(r, V::splat(coefficient));
    }
    poly.mul_add(r.mul(r), r.add(V::splat(1.0))).scale2(n)
}

/// A function of one number. Types instead of closures: only functions marked `#[inline(always)]` are sure to use the
/// instructions of their level.
trait Function {
    fn of<V: Vector>(x: V) -> V;
}

struct Identity;
struct Relu;
struct Mish;
struct Silu;

impl Function for Identity {
    #[inline(always)]
    fn of<V: Vector>(x: V) -> V {
        x
    }
}

impl Function for Relu {
    #[inline(always)]
    fn of<V: Vector>(x: V) -> V {
        x.max(V::splat(0.0))
    }
}

impl Function for Silu {
    /// `x / (1 + e⁻ˣ)`
    #[inline(always)]
    fn of<V: Vector>(x: V) -> V {
        let one = V::splat(1.0);
        x.div(one.add(exp(V::splat(0.0).sub(x))))
    }
}

impl Function for Mish {
    /// `x · tanh(ln(1 + eˣ))`, which is `x · (e² + 2e) / (e² + 2e + 2)` with `e = eˣ`.
    #[inline(always)]
    fn of<V: Vector>(x: V) -> V {
        // Beyond 20 the fraction is 1; the limit keeps e² finite.
        let e = exp(x.min(V::splat(20.0)));
        let top = e.mul(e.add(V::splat(2.0)));
        x.mul(top.div(top.add(V::splat(2.0))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::Level;

    struct Functions(f32);

    impl Task for Functions {
        type Out = [Lane; 3];

        #[inline(always)]
        fn run<V: Vector>(self) -> [Lane; 3] {
            let x = V::splat(self.0);
            [exp(x), Silu::of(x), Mish::of(x)].map(|y| {
                let mut lane = Lane::default();
                y.store(&mut lane);
                lane
            })
        }
    }

    #[test]
    fn functions_agree_with_the_library() {
        for level in Level::available() {
            for i in -1100..1100 {
                let x = i as f32 * 0.08;
                let [exp, silu, mish] = level.run(Functions(x)).map(|lane| lane.0[3]);
                let wide = f64::from(x);
                let close =
                    |got: f32, want: f64| (f64::from(got) - want).abs() <= want.abs().max(1e-26) * 4e-7;
                if x.abs() < 60.0 {
                    assert!(close(exp, wide.exp()), "{level} exp {x}: {exp} {}", wide.exp());
                    assert!(close(silu, wide / (1.0 + (-wide).exp())), "{level} silu {x}: {silu}");
                }
                if x > -20.0 {
                    assert!(close(mish, wide * wide.exp().ln_1p().tanh()), "{level} mish {x}: {mish}");
                }
            }
        }
    }
}
