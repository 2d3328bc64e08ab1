//! The layers and blocks that a network is made of.

/// A convolution with zero padding that keeps the size of the board.
#[derive(Clone, Debug)]
pub struct Conv {
    /// Name in the file.
    pub name: String,
    /// Rows of the window, odd.
    pub height: usize,
    /// Columns of the window, odd.
    pub width: usize,
    /// Rows between neighboring window rows, usually 1.
    pub dilation_y: usize,
    /// Columns between neighboring window columns, usually 1.
    pub dilation_x: usize,
    /// Input channels.
    pub inputs: usize,
    /// Output channels.
    pub outputs: usize,
    /// `height × width × inputs × outputs`, last index fastest.
    pub weights: Vec<f32>,
}

/// A factor and a summand for each channel: what is left of a batch normalization once training is over.
#[derive(Clone, Debug)]
pub struct Affine {
    /// Name in the file.
    pub name: String,
    /// Factors.
    pub scale: Vec<f32>,
    /// Summands, added after the factor.
    pub bias: Vec<f32>,
    /// How many of the numbers in the file were trained; means and variances are only statistics.
    pub trained: usize,
}

/// A matrix that maps a vector of `inputs` to one of `outputs` numbers.
#[derive(Clone, Debug)]
pub struct MatMul {
    /// Name in the file.
    pub name: String,
    /// Length of the input.
    pub inputs: usize,
    /// Length of the output.
    pub outputs: usize,
    /// `inputs × outputs`, last index fastest.
    pub weights: Vec<f32>,
}

/// One summand a channel.
#[derive(Clone, Debug)]
pub struct Bias {
    /// Name in the file.
    pub name: String,
    /// The summands.
    pub values: Vec<f32>,
}

/// The nonlinear function after a layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Activation {
    /// `x`
    Identity,
    /// `max(x, 0)`
    Relu,
    /// `x · tanh(ln(1 + eˣ))`
    Mish,
    /// `x / (1 + e⁻ˣ)`
    Silu,
}

/// Division by the root mean square over the channels of a point, times a weight for each channel.
#[derive(Clone, Debug)]
pub struct RmsNorm {
    /// Name in the file.
    pub name: String,
    /// Added to the mean square.
    pub epsilon: f32,
    /// Factors.
    pub weight: Vec<f32>,
}

/// Normalization at the end of the trunk.
#[derive(Clone, Debug)]
pub enum TipNorm {
    /// A folded batch normalization.
    Affine(Affine),
    /// Root mean square, then factor and summand.
    Rms {
        /// Name in the file.
        name: String,
        /// Added to the mean square.
        epsilon: f32,
        /// One mean for the whole board instead of one for each point.
        whole_board: bool,
        /// Factors.
        gamma: Vec<f32>,
        /// Summands.
        beta: Vec<f32>,
    },
}

/// A block of the trunk; each adds its answer to its input.
#[derive(Clone, Debug)]
pub enum Block {
    /// Two convolutions.
    Ordinary(Box<Ordinary>),
    /// Two convolutions, with a summary of the whole board between them.
    GlobalPool(Box<GlobalPool>),
    /// A trunk of fewer channels within the trunk.
    Nested(Box<Nested>),
    /// Every point looks at every other.
    Attention(Box<Attention>),
    /// Two matrices with a gate between them, for each point by itself.
    FeedForward(Box<FeedForward>),
}

/// `x += conv2(act(norm(conv1(act(norm(x))))))`
#[derive(Clone, Debug)]
pub struct Ordinary {
    /// Name in the file.
    pub name: String,
    /// Normalization of the input.
    pub norm: Affine,
    /// Activation of the input.
    pub activation: Activation,
    /// First convolution.
    pub conv: Conv,
    /// Normalization between the convolutions.
    pub mid_norm: Affine,
    /// Activation between the convolutions.
    pub mid_activation: Activation,
    /// Second convolution.
    pub final_conv: Conv,
}

/// An ordinary block whose middle gets a bias from the pooled whole board.
#[derive(Clone, Debug)]
pub struct GlobalPool {
    /// Name in the file.
    pub name: String,
    /// Normalization of the input.
    pub norm: Affine,
    /// Activation of the input.
    pub activation: Activation,
    /// Input to the regular channels.
    pub conv: Conv,
    /// Input to the pooled channels.
    pub pool_conv: Conv,
    /// Normalization of the pooled channels.
    pub pool_norm: Affine,
    /// Activation of the pooled channels.
    pub pool_activation: Activation,
    /// From mean, scaled mean and maximum to a bias for each regular channel.
    pub pool_to_bias: MatMul,
    /// Normalization of the regular channels.
    pub mid_norm: Affine,
    /// Activation of the regular channels.
    pub mid_activation: Activation,
    /// Regular channels to the trunk.
    pub final_conv: Conv,
}

/// `x += conv2(act(norm(blocks(conv1(act(norm(x)))))))`
#[derive(Clone, Debug)]
pub struct Nested {
    /// Name in the file.
    pub name: String,
    /// Normalization of the input.
    pub norm: Affine,
    /// Activation of the input.
    pub activation: Activation,
    /// From the outer to the inner channels.
    pub conv: Conv,
    /// The inner trunk.
    pub blocks: Vec<Block>,
    /// Normalization of its answer.
    pub final_norm: Affine,
    /// Activation of its answer.
    pub final_activation: Activation,
    /// From the inner to the outer channels.
    pub final_conv: Conv,
}

/// Attention of every point to every point.
#[derive(Clone, Debug)]
pub struct Attention {
    /// Name in the file.
    pub name: String,
    /// Number of heads.
    pub heads: usize,
    /// Number of key and value heads; each serves `heads / kv_heads` heads.
    pub kv_heads: usize,
    /// Channels of a query and of a key.
    pub key_channels: usize,
    /// Channels of a value.
    pub value_channels: usize,
    /// Where points lie, as rotations of queries and keys.
    pub rope: Rope,
    /// Normalization of the input.
    pub norm: RmsNorm,
    /// Input to queries.
    pub query: MatMul,
    /// Input to keys.
    pub key: MatMul,
    /// Input to values.
    pub value: MatMul,
    /// Attended values to the trunk.
    pub output: MatMul,
}

/// How positions turn the channel pairs `(2p, 2p + 1)` of queries and keys.
#[derive(Clone, Debug)]
pub enum Rope {
    /// Not at all.
    None,
    /// The first half of the pairs turns by `row · theta^(-2p / pairs)`, the second half likewise by the column.
    Fixed {
        /// Base of the frequencies.
        theta: f32,
    },
    /// By `column · fx + row · fy` with frequencies for each key head and pair.
    Learned {
        /// `kv_heads × pairs` frequencies `[fx, fy]`.
        frequencies: Vec<[f32; 2]>,
    },
}

/// `x += down(silu(up(norm(x))) · gate(norm(x)))`
#[derive(Clone, Debug)]
pub struct FeedForward {
    /// Name in the file.
    pub name: String,
    /// Normalization of the input.
    pub norm: RmsNorm,
    /// Input to hidden channels.
    pub up: MatMul,
    /// Input to the factors of the hidden channels.
    pub gate: MatMul,
    /// Hidden channels to the trunk.
    pub down: MatMul,
}

impl Attention {
    /// The turn of pair `pair` of key head `kv_head` for the point in this column and row from the top.
    #[must_use]
    pub fn angle(&self, kv_head: usize, pair: usize, column: usize, row: usize) -> f32 {
        let pairs = self.key_channels / 2;
        match &self.rope {
            Rope::None => 0.0,
            Rope::Learned { frequencies } => {
                let [fx, fy] = frequencies[kv_head * pairs + pair];
                column as f32 * fx + row as f32 * fy
            }
            Rope::Fixed { theta } => {
                let half = pairs / 2;
                let (place, p) = if pair < half { (row, pair) } else { (column, pair - half) };
                place as f32 / theta.powf(2.0 * p as f32 / pairs as f32)
            }
        }
    }
}
