//! Weights in the order in which the kernels read them.

use std::cell::RefCell;
use std::sync::OnceLock;

use crate::kernel::{LANE, Lane, Level, Mode, Numbers, Panels, Product, Rows, floats, floats_mut, pair};
use crate::model::{Affine, Conv, MatMul};
use crate::network::weights::Weights;
use crate::ops::Pair;
use crate::winograd::{Four, Gather, Scatter, Side, Three, Tiling, Transform, transform_weights};

/// The lanes that hold this many numbers.
pub(super) fn lanes(count: usize) -> usize {
    count.div_ceil(LANE)
}

/// `values` in lanes, zeros at the end.
pub(super) fn pack_vector(values: &[f32]) -> Vec<Lane> {
    let mut packed = vec![Lane::default(); lanes(values.len())];
    floats_mut(&mut packed)[..values.len()].copy_from_slice(values);
    packed
}

/// The first `lanes` of `buffer`, which grows to hold them. It grows only on the first evaluation of a size.
pub(super) fn room(buffer: &mut Vec<Lane>, lanes: usize) -> &mut [Lane] {
    if buffer.len() < lanes {
        buffer.resize(lanes, Lane::default());
    }
    &mut buffer[..lanes]
}

/// Where a matrix product stores its rows.
pub(super) struct Output<'a> {
    pub(super) lanes: &'a mut [Lane],
    pub(super) mode: Mode,
}

impl<'a> Output<'a> {
    pub(super) fn store(lanes: &'a mut [Lane]) -> Output<'a> {
        Output { lanes, mode: Mode::Store }
    }

    pub(super) fn add(lanes: &'a mut [Lane]) -> Output<'a> {
        Output { lanes, mode: Mode::Add }
    }
}

/// A matrix packed for the kernel, see [`Panels`].
#[derive(Clone, Debug)]
pub(super) struct Matrix {
    depth: usize,
    panels: usize,
    width: usize,
    numbers: Numbers,
    data: Weights,
}

impl Matrix {
    /// A matrix of `depth` rows and `16 · panels` columns with `weight(row, column)` in it.
    pub(super) fn new(
        level: Level,
        (depth, panels): (usize, usize),
        weight: impl Fn(usize, usize) -> f32,
    ) -> Matrix {
        let width = level.width(panels);
        let packed = |depth: usize, number: &dyn Fn(usize, usize) -> f32| {
            let mut data = Vec::with_capacity(panels.next_multiple_of(width) * depth);
            for group in (0..panels).step_by(width) {
                for row in 0..depth {
                    for panel in group..group + width {
                        let number = |i| if panel < panels { number(row, panel * LANE + i) } else { 0.0 };
                        data.push(Lane(std::array::from_fn(number)));
                    }
                }
            }
            Weights::Own(data)
        };
        let (numbers, data) = match level.bf16() {
            None => (Numbers::Singles, packed(depth, &weight)),
            Some(has) => {
                let below = |row, column| if row < depth { weight(row, column) } else { 0.0 };
                let both = |row, column| pair(weight(2 * row, column), below(2 * row + 1, column));
                (Numbers::Pairs(has), packed(depth.div_ceil(2), &both))
            }
        };
        Matrix { depth, panels, width, numbers, data }
    }

    /// Several matrices with the same inputs side by side, each starting with a fresh lane.
    pub(super) fn beside(level: Level, parts: &[&MatMul]) -> Matrix {
        let columns = Columns::new(parts.iter().map(|m| m.outputs));
        Matrix::new(level, (parts[0].inputs, columns.lanes()), |row, column| {
            columns.find(column).map_or(0.0, |(part, output)| {
                let part = &parts[part];
                part.weights[row * part.outputs + output]
            })
        })
    }

    /// A matrix whose input comes in groups of `group` channels, each starting with a fresh lane.
    pub(super) fn grouped(level: Level, matmul: &MatMul, group: usize) -> Matrix {
        let (outputs, padded) = (matmul.outputs, lanes(group) * LANE);
        Matrix::new(level, (matmul.inputs / group * padded, lanes(outputs)), |row, column| {
            let (at, channel) = (row / padded, row % padded);
            if channel >= group || column >= outputs {
                return 0.0;
            }
            matmul.weights[(at * group + channel) * outputs + column]
        })
    }

    pub(super) fn panels(&self) -> usize {
        self.panels
    }

    pub(super) fn weights(&mut self) -> &mut Weights {
        &mut self.data
    }

    /// `output = a · self`, where the rows of `a` are `step` numbers apart.
    pub(super) fn multiply(&self, level: Level, a: &[f32], step: usize, output: Output<'_>) {
        let rows = output.lanes.len() / self.panels;
        let a = Rows { data: a, step, rows, depth: self.depth };
        match self.numbers {
            Numbers::Singles => self.product(level, a, output),
            Numbers::Pairs(has) => PAIRS.with_borrow_mut(|pairs| {
                let lanes = self.depth.div_ceil(2 * LANE);
                let pairs = room(pairs, rows * lanes);
                level.run(Pair { from: a, has, lanes, to: &mut *pairs });
                let a = Rows { data: floats(pairs), step: lanes * LANE, rows, depth: self.depth.div_ceil(2) };
                self.product(level, a, output);
            }),
        }
    }

    fn product(&self, level: Level, a: Rows<'_>, Output { lanes: to, mode }: Output<'_>) {
        level.run(Product {
            numbers: self.numbers,
            b: Panels {
                data: &self.data,
                step: self.width,
                group: self.width * a.depth,
                width: self.width,
                panels: self.panels,
            },
            a,
            to,
            step: self.panels,
            mode,
        });
    }
}

thread_local! {
    /// The rows of the product in progress as pairs; kept, so that evaluations do not allocate.
    static PAIRS: RefCell<Vec<Lane>> = const { RefCell::new(Vec::new()) };
}

/// Where the outputs of layers that run together lie: each layer starts with a fresh lane.
#[derive(Clone, Debug)]
pub(super) struct Columns {
    counts: Vec<usize>,
}

impl Columns {
    pub(super) fn new(counts: impl Iterator<Item = usize>) -> Columns {
        Columns { counts: counts.collect() }
    }

    /// Lanes of all layers.
    pub(super) fn lanes(&self) -> usize {
        self.counts.iter().map(|count| lanes(*count)).sum()
    }

    /// Layer and output of a column, unless it is padding.
    fn find(&self, mut column: usize) -> Option<(usize, usize)> {
        for (layer, count) in self.counts.iter().enumerate() {
            if column < lanes(*count) * LANE {
                return (column < *count).then_some((layer, column));
            }
            column -= lanes(*count) * LANE;
        }
        None
    }
}

/// A folded batch normalization.
#[derive(Clone, Debug)]
pub(super) struct PackedAffine {
    pub(super) scale: Vec<Lane>,
    pub(super) bias: Vec<Lane>,
}

impl PackedAffine {
    pub(super) fn new(affine: &Affine) -> PackedAffine {
        PackedAffine { scale: pack_vector(&affine.scale), bias: pack_vector(&affine.bias) }
    }
}

/// What every layer of an evaluation needs to know: the instructions and the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Frame {
    pub(super) level: Level,
    pub(super) rows: usize,
    pub(super) cols: usize,
}

impl Frame {
    pub(super) fn points(self) -> usize {
        self.rows * self.cols
    }
}

/// Memory for convolutions, kept between evaluations.
#[derive(Clone, Debug, Default)]
pub(super) struct ConvBuffers {
    spread: Vec<Lane>,
    products: Vec<Lane>,
}

/// One or more convolutions of the same window over the same input.
#[derive(Debug)]
pub(super) struct PackedConv {
    level: Level,
    convs: Vec<Conv>,
    columns: Columns,
    kind: Kind,
}

#[derive(Debug)]
enum Kind {
    /// 1×1: a plain matrix.
    Point(Matrix),
    /// 3×3: transformed weights, made when a board size first asks for them.
    Winograd { four: OnceLock<Vec<Lane>>, three: OnceLock<Vec<Lane>> },
    /// Any other window: one matrix over all its points.
    Window(Matrix),
}

impl PackedConv {
    /// Takes convolutions that have the same window and the same inputs.
    pub(super) fn new(level: Level, convs: &[&Conv]) -> PackedConv {
        let columns = Columns::new(convs.iter().map(|c| c.outputs));
        let convs: Vec<Conv> = convs.iter().map(|c| (*c).clone()).collect();
        let first = &convs[0];
        let window = || {
            Matrix::new(level, (first.height * first.width * first.inputs, columns.lanes()), |row, column| {
                columns.find(column).map_or(0.0, |(conv, output)| {
                    let conv = &convs[conv];
                    conv.weights[row * conv.outputs + output]
                })
            })
        };
        let kind = match (first.height, first.width) {
            (1, 1) => Kind::Point(window()),
            (3, 3) if first.dilation_x == 1 && first.dilation_y == 1 => {
                Kind::Winograd { four: OnceLock::new(), three: OnceLock::new() }
            }
            _ => Kind::Window(window()),
        };
        // Only the transforms are made later; the other kinds need the plain weights no more.
        let keep = matches!(kind, Kind::Winograd { .. });
        let strip = |mut conv: Conv| {
            if !keep {
                conv.weights = Vec::new();
            }
            conv
        };
        PackedConv { level, convs: convs.into_iter().map(strip).collect(), columns, kind }
    }

    /// Whether two convolutions can run as one.
    pub(super) fn fit(a: &Conv, b: &Conv) -> bool {
        let window = |c: &Conv| (c.height, c.width, c.dilation_y, c.dilation_x, c.inputs);
        window(a) == window(b)
    }

    /// Lanes of the output of a point.
    pub(super) fn lanes(&self) -> usize {
        self.columns.lanes()
    }

    fn inputs(&self) -> usize {
        self.convs[0].inputs
    }

    /// Weights that are there from the beginning.
    pub(super) fn weights(&mut self) -> Option<&mut Weights> {
        match &mut self.kind {
            Kind::Point(matrix) | Kind::Window(matrix) => Some(matrix.weights()),
            Kind::Winograd { .. } => None,
        }
    }

    /// Runs the convolution over `from`, whose points are `lanes(inputs)` lanes apart.
    pub(super) fn run(&self, frame: Frame, from: &[Lane], output: Output<'_>, buffers: &mut ConvBuffers) {
        let step = lanes(self.inputs()) * LANE;
        match &self.kind {
            Kind::Point(matrix) => matrix.multiply(frame.level, floats(from), step, output),
            Kind::Window(matrix) => {
                let step = self.unroll(frame, floats(from), &mut buffers.spread);
                matrix.multiply(frame.level, floats(&buffers.spread), step, output);
            }
            Kind::Winograd { four, three } => {
                let tiling = Tiling::best(frame.rows, frame.cols);
                let weights = match tiling.side() {
                    Side::Three => three.get_or_init(|| self.transform::<Three, 3, 5>()),
                    Side::Four => four.get_or_init(|| self.transform::<Four, 4, 6>()),
                };
                self.winograd(frame.level, (tiling, weights), (from, output), buffers);
            }
        }
    }

    /// Writes the window around each point side by side, zeros beyond the edge. Returns the numbers between rows.
    fn unroll(&self, frame: Frame, from: &[f32], spread: &mut Vec<Lane>) -> usize {
        let points = from.chunks_exact(lanes(self.inputs()) * LANE).take(frame.points());
        let conv = &self.convs[0];
        let row_lanes = lanes(conv.height * conv.width * conv.inputs);
        let spread = room(spread, frame.points() * row_lanes);
        spread.fill(Lane::default());
        let spread = floats_mut(spread);
        let reach = |size: usize, dilation: usize| (size / 2 * dilation) as isize;
        for tap in 0..conv.height * conv.width {
            let dy = (tap / conv.width * conv.dilation_y) as isize - reach(conv.height, conv.dilation_y);
            let dx = (tap % conv.width * conv.dilation_x) as isize - reach(conv.width, conv.dilation_x);
            for (point, channels) in points.clone().enumerate() {
                let row = (point / frame.cols).checked_add_signed(-dy).filter(|row| *row < frame.rows);
                let col = (point % frame.cols).checked_add_signed(-dx).filter(|col| *col < frame.cols);
                if let (Some(row), Some(col)) = (row, col) {
                    let at = (row * frame.cols + col) * row_lanes * LANE + tap * conv.inputs;
                    spread[at..at + conv.inputs].copy_from_slice(&channels[..conv.inputs]);
                }
            }
        }
        row_lanes * LANE
    }

    /// Transformed weights: for each place a matrix, packed as [`Panels`] says.
    fn transform<T: Transform<M, N>, const M: usize, const N: usize>(&self) -> Vec<Lane> {
        let (inputs, width) = (self.inputs(), self.level.width(self.lanes()));
        let plane = self.place_lanes();
        let panels = self.lanes();
        let mut data = vec![Lane::default(); N * N * plane];
        for column in 0..panels * LANE {
            let Some((conv, output)) = self.columns.find(column) else { continue };
            let conv = &self.convs[conv];
            for input in 0..inputs {
                let weight = |y: usize, x: usize| {
                    f64::from(conv.weights[((y * 3 + x) * inputs + input) * conv.outputs + output])
                };
                let window = std::array::from_fn(|y| std::array::from_fn(|x| weight(y, x)));
                let places = transform_weights::<T, M, N>(window);
                for (place, value) in places.as_flattened().iter().enumerate() {
                    let (group, panel) = (column / LANE / width, column / LANE % width);
                    let lane = &mut data[place * plane + (group * inputs + input) * width + panel];
                    lane.0[column % LANE] = *value as f32;
                }
            }
        }
        data
    }

    /// Lanes of the transformed weights of one place.
    fn place_lanes(&self) -> usize {
        let panels = self.lanes();
        panels.next_multiple_of(self.level.width(panels)) * self.inputs()
    }

    fn winograd(
        &self,
        level: Level,
        (tiling, weights): (Tiling, &[Lane]),
        (from, output): (&[Lane], Output<'_>),
        buffers: &mut ConvBuffers,
    ) {
        let (in_lanes, panels, inputs) = (lanes(self.inputs()), self.lanes(), self.inputs());
        let (places, tiles) = (tiling.side().places(), tiling.tiles());
        let width = level.width(panels);
        let spread = room(&mut buffers.spread, places * tiles * in_lanes);
        level.run(Scatter { tiling, from, lanes: in_lanes, to: &mut *spread });
        let products = room(&mut buffers.products, places * tiles * panels);
        let planes = spread.chunks_exact(tiles * in_lanes).zip(products.chunks_exact_mut(tiles * panels));
        for ((a, to), weights) in planes.zip(weights.chunks_exact(self.place_lanes())) {
            level.run(Product {
                numbers: Numbers::Singles,
                a: Rows { data: floats(a), step: in_lanes * LANE, rows: tiles, depth: inputs },
                b: Panels { data: weights, step: width, group: width * inputs, width, panels },
                to,
                step: panels,
                mode: Mode::Store,
            });
        }
        let Output { lanes: to, mode } = output;
        level.run(Gather { tiling, from: products, lanes: panels, to, mode });
    }
}
