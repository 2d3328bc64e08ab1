//! 3×3 convolutions with fewer multiplications (Winograd's minimal filtering).
//!
//! The board is cut into tiles of `M × M` answers. Each tile and its border of one point, `N = M + 2` points a side, is
//! transformed by fixed small sums; then each of the `N²` places is one matrix product from input to output channels
//! over all tiles; then the answers are transformed back. On 19×19 with `M = 4` that is 25 tiles × 36 products instead
//! of 361 × 9, a fourth. `M = 3` wastes less at the edge of a 9×9 board (9 × 25 instead of 9 × 36).
//!
//! Matrices after Lavin & Gray, "Fast Algorithms for Convolutional Neural Networks" (2015); points 0, ±1, 2 (, −2), ∞.

use crate::kernel::{Lane, Mode, Task, Vector};

/// The transforms of one tile size in one dimension.
pub(crate) trait Transform<const M: usize, const N: usize> {
    /// Of the input.
    fn input<V: Vector>(d: [V; N]) -> [V; N];
    /// Of the products, back to answers.
    fn output<V: Vector>(m: [V; N]) -> [V; M];
    /// Of the weights.
    fn weights(g: [f64; 3]) -> [f64; N];
}

/// Tiles of 4 × 4 answers.
pub(crate) struct Four;
/// Tiles of 3 × 3 answers.
pub(crate) struct Three;

/// The side of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    /// [`Three`].
    Three,
    /// [`Four`].
    Four,
}

impl Side {
    /// Answers along a side.
    fn answers(self) -> usize {
        match self {
            Side::Three => 3,
            Side::Four => 4,
        }
    }

    /// Places of the transform, `N²`.
    pub(crate) fn places(self) -> usize {
        (self.answers() + 2).pow(2)
    }
}

impl Transform<4, 6> for Four {
    #[inline(always)]
    fn input<V: Vector>(d: [V; 6]) -> [V; 6] {
        let (four, five, two) = (V::splat(4.0), V::splat(5.0), V::splat(2.0));
        let even = d[4].sub(d[2].mul(four));
        let odd = d[3].sub(d[1].mul(four));
        let (near, far) = (d[4].sub(d[2]), d[3].sub(d[1]).mul(two));
        [
            d[0].mul_add(four, d[4].sub(d[2].mul(five))),
            even.add(odd),
            even.sub(odd),
            near.add(far),
            near.sub(far),
            d[1].mul_add(four, d[5].sub(d[3].mul(five))),
        ]
    }

    #[inline(always)]
    fn output<V: Vector>(m: [V; 6]) -> [V; 4] {
        let (two, four, eight) = (V::splat(2.0), V::splat(4.0), V::splat(8.0));
        let (sum1, dif1) = (m[1].add(m[2]), m[1].sub(m[2]));
        let (sum2, dif2) = (m[3].add(m[4]), m[3].sub(m[4]));
        [
            m[0].add(sum1).add(sum2),
            dif2.mul_add(two, dif1),
            sum2.mul_add(four, sum1),
            dif2.mul_add(eight, dif1).add(m[5]),
        ]
    }

    fn weights([a, b, c]: [f64; 3]) -> [f64; 6] {
        let (even, odd) = (a / 24.0 + c / 6.0, b / 12.0);
        [a / 4.0, -(a + b + c) / 6.0, -(a - b + c) / 6.0, even + odd, even - odd, c]
    }
}

impl Transform<3, 5> for Three {
    #[inline(always)]
    fn input<V: Vector>(d: [V; 5]) -> [V; 5] {
        let (two, three) = (V::splat(2.0), V::splat(3.0));
        let odd = d[3].sub(d[1]);
        [
            d[0].sub(d[2]).mul_add(two, odd),
            d[3].sub(d[1].mul(two)).sub(d[2]),
            d[1].mul_add(two, d[3].sub(d[2].mul(three))),
            odd,
            d[4].sub(d[2]).sub(odd.mul(two)),
        ]
    }

    #[inline(always)]
    fn output<V: Vector>(m: [V; 5]) -> [V; 3] {
        let (two, four) = (V::splat(2.0), V::splat(4.0));
        let (sum, dif) = (m[1].add(m[2]), m[1].sub(m[2]));
        [m[0].add(sum).add(m[3]), m[3].mul_add(two, dif), m[3].mul_add(four, sum).add(m[4])]
    }

    fn weights([a, b, c]: [f64; 3]) -> [f64; 5] {
        [a / 2.0, -(a + b + c) / 2.0, -(a - b + c) / 6.0, (a + 2.0 * b + 4.0 * c) / 6.0, c]
    }
}

/// Weights of a 3×3 window, `[row][column]`, in the transformed form of `N × N` numbers.
pub(crate) fn transform_weights<T: Transform<M, N>, const M: usize, const N: usize>(
    window: [[f64; 3]; 3],
) -> [[f64; N]; N] {
    let rows = window.map(T::weights);
    let cols: [[f64; N]; N] = std::array::from_fn(|x| T::weights([rows[0][x], rows[1][x], rows[2][x]]));
    std::array::from_fn(|y| std::array::from_fn(|x| cols[x][y]))
}

/// How a board is cut into tiles.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tiling {
    side: Side,
    rows: usize,
    cols: usize,
    tile_rows: usize,
    tile_cols: usize,
}

impl Tiling {
    fn new(rows: usize, cols: usize, side: Side) -> Tiling {
        let answers = side.answers();
        Tiling { side, rows, cols, tile_rows: rows.div_ceil(answers), tile_cols: cols.div_ceil(answers) }
    }

    /// The tiling that needs fewer multiplications.
    pub(crate) fn best(rows: usize, cols: usize) -> Tiling {
        let [three, four] = [Side::Three, Side::Four].map(|side| Tiling::new(rows, cols, side));
        let work = |tiling: &Tiling| tiling.tiles() * tiling.side.places();
        if work(&three) < work(&four) { three } else { four }
    }

    pub(crate) fn side(&self) -> Side {
        self.side
    }

    pub(crate) fn tiles(&self) -> usize {
        self.tile_rows * self.tile_cols
    }
}

/// Points to transformed tiles: `to[place][tile][lane]`.
pub(crate) struct Scatter<'a> {
    pub(crate) tiling: Tiling,
    pub(crate) from: &'a [Lane],
    /// Lanes of a point.
    pub(crate) lanes: usize,
    pub(crate) to: &'a mut [Lane],
}

impl Task for Scatter<'_> {
    type Out = ();

    #[inline(always)]
    fn run<V: Vector>(self) {
        match self.tiling.side {
            Side::Three => self.tiles::<Three, V, 3, 5>(),
            Side::Four => self.tiles::<Four, V, 4, 6>(),
        }
    }
}

impl Scatter<'_> {
    #[inline(always)]
    fn tiles<T: Transform<M, N>, V: Vector, const M: usize, const N: usize>(self) {
        let Scatter { tiling, from, lanes, to } = self;
        let plane = tiling.tiles() * lanes;
        for tile in 0..tiling.tiles() {
            let (top, left) = (tile / tiling.tile_cols * M, tile % tiling.tile_cols * M);
            let sources = sources::<N>(tiling, top, left, lanes);
            for lane in 0..lanes {
                let mut rows = [[V::splat(0.0); N]; N];
                for (row, sources) in rows.iter_mut().zip(&sources) {
                    for (x, source) in row.iter_mut().zip(sources) {
                        if let Some(source) = source {
                            *x = V::load(&from[source + lane]);
                        }
                    }
                    *row = T::input(*row);
                }
                for x in 0..N {
                    let mut column = [V::splat(0.0); N];
                    for (value, row) in column.iter_mut().zip(&rows) {
                        *value = row[x];
                    }
                    let column = T::input(column);
                    for (y, value) in column.into_iter().enumerate() {
                        value.store(&mut to[(y * N + x) * plane + tile * lanes + lane]);
                    }
                }
            }
        }
    }
}

/// Where the points of a tile and its border begin; `None` beyond the edge.
#[inline(always)]
fn sources<const N: usize>(tiling: Tiling, top: usize, left: usize, lanes: usize) -> [[Option<usize>; N]; N] {
    std::array::from_fn(|y| {
        std::array::from_fn(|x| {
            let (row, col) = ((top + y).checked_sub(1)?, (left + x).checked_sub(1)?);
            (row < tiling.rows && col < tiling.cols).then_some((row * tiling.cols + col) * lanes)
        })
    })
}

/// Transformed products `from[place][tile][lane]` back to points.
pub(crate) struct Gather<'a> {
    pub(crate) tiling: Tiling,
    pub(crate) from: &'a [Lane],
    /// Lanes of a point.
    pub(crate) lanes: usize,
    pub(crate) to: &'a mut [Lane],
    pub(crate) mode: Mode,
}

impl Task for Gather<'_> {
    type Out = ();

    #[inline(always)]
    fn run<V: Vector>(self) {
        match self.tiling.side {
            Side::Three => self.tiles::<Three, V, 3, 5>(),
            Side::Four => self.tiles::<Four, V, 4, 6>(),
        }
    }
}

impl Gather<'_> {
    #[inline(always)]
    fn tiles<T: Transform<M, N>, V: Vector, const M: usize, const N: usize>(self) {
        let Gather { tiling, from, lanes, to, mode } = self;
        let plane = tiling.tiles() * lanes;
        for tile in 0..tiling.tiles() {
            let (top, left) = (tile / tiling.tile_cols * M, tile % tiling.tile_cols * M);
            let (height, width) = (M.min(tiling.rows - top), M.min(tiling.cols - left));
            for lane in 0..lanes {
                let at = tile * lanes + lane;
                let mut rows = [[V::splat(0.0); M]; N];
                for (y, row) in rows.iter_mut().enumerate() {
                    let mut products = [V::splat(0.0); N];
                    for (x, product) in products.iter_mut().enumerate() {
                        *product = V::load(&from[(y * N + x) * plane + at]);
                    }
                    *row = T::output(products);
                }
                for x in 0..width {
                    let mut column = [V::splat(0.0); N];
                    for (value, row) in column.iter_mut().zip(&rows) {
                        *value = row[x];
                    }
                    for (y, value) in T::output(column).into_iter().enumerate().take(height) {
                        let to = &mut to[((top + y) * tiling.cols + left + x) * lanes + lane];
                        let value = if mode == Mode::Add { V::load(to).add(value) } else { value };
                        value.store(to);
                    }
                }
            }
        }
    }
}
