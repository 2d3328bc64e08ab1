//! A network as its file describes it: layers with their weights in file order.
//!
//! Every "batch norm" is folded into one factor and one summand a channel while loading ([`Affine`]). Nothing here
//! computes; [`mod@crate::reference`] evaluates a [`Model`] slowly and plainly, [`crate::Network`] packs and runs it fast.

mod cost;
mod layers;
mod load;
mod reader;

pub use cost::{Cost, Summary};
pub use layers::{
    Activation, Affine, Attention, Bias, Block, Conv, FeedForward, GlobalPool, MatMul, Nested, Ordinary,
    RmsNorm, Rope, TipNorm,
};
pub use load::{MAX_FILE_BYTES, MAX_NESTING};

/// The number of input planes: KataGo's inputs V7.
pub const PLANES: usize = 22;
/// The number of global inputs of V7.
pub const GLOBALS: usize = 19;

/// A loaded network.
///
/// # Invariants
/// 1. The output size of every layer is the input size of the layers that read it.
/// 2. Every weight is finite.
#[derive(Clone, Debug)]
pub struct Model {
    /// The name its makers gave it.
    pub name: String,
    /// Version of the file format and of the heads, 8 to 17.
    pub version: u32,
    /// Factors that turn raw outputs into points and probabilities.
    pub scales: Scales,
    /// Channels of the trunk.
    pub channels: usize,
    /// First layer over the planes.
    pub input_conv: Conv,
    /// First layer over the global inputs; its output is added at every point.
    pub input_globals: MatMul,
    /// The trunk.
    pub blocks: Vec<Block>,
    /// Normalization after the last block.
    pub tip: TipNorm,
    /// Activation after that.
    pub tip_activation: Activation,
    /// Where to play.
    pub policy: PolicyHead,
    /// Who wins, by how much, and who owns what.
    pub value: ValueHead,
}

/// Factors for the raw outputs of the value head (header of the file from version 13, constants before).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scales {
    /// Points for each unit of the mean score.
    pub score_mean: f32,
    /// Points for each unit of the standard deviation of the score.
    pub score_stdev: f32,
    /// Points for each unit of lead.
    pub lead: f32,
    /// Turns for each unit of time left.
    pub variance_time: f32,
    /// Factor of the short-term error of the winning probability, squared.
    pub shortterm_value_error: f32,
    /// Factor of the short-term error of the score, squared.
    pub shortterm_score_error: f32,
}

impl Default for Scales {
    /// The constants of versions before 13.
    fn default() -> Scales {
        Scales {
            score_mean: 20.0,
            score_stdev: 20.0,
            lead: 20.0,
            variance_time: 40.0,
            shortterm_value_error: 0.25,
            shortterm_score_error: 30.0,
        }
    }
}

/// The policy head: a logit for every point and for passing.
#[derive(Clone, Debug)]
pub struct PolicyHead {
    /// Channels of the answer: 1, from version 12 also the optimistic policy, with 4 also values of moves.
    pub outputs: usize,
    /// Trunk to policy channels, 1×1.
    pub conv: Conv,
    /// Trunk to the channels that are pooled over the board.
    pub pool_conv: Conv,
    /// Normalization of the latter.
    pub pool_norm: Affine,
    /// Activation of the latter.
    pub pool_activation: Activation,
    /// From the pooled values to a bias for each policy channel.
    pub pool_to_bias: MatMul,
    /// Normalization of the policy channels.
    pub norm: Affine,
    /// Activation of the policy channels.
    pub activation: Activation,
    /// Policy channels to logits.
    pub logits: Conv,
    /// From the pooled values to the logit of passing, before version 15 in one step.
    pub pass: MatMul,
    /// The second step from version 15 on.
    pub pass_tail: Option<PassTail>,
}

/// Second layer of the logit of passing.
#[derive(Clone, Debug)]
pub struct PassTail {
    /// Bias of the first layer.
    pub bias: Bias,
    /// Activation of the first layer.
    pub activation: Activation,
    /// Second layer.
    pub matmul: MatMul,
}

/// The value head.
#[derive(Clone, Debug)]
pub struct ValueHead {
    /// Trunk to value channels, 1×1.
    pub conv: Conv,
    /// Their normalization.
    pub norm: Affine,
    /// Their activation.
    pub activation: Activation,
    /// From the pooled value channels to the hidden layer.
    pub hidden: MatMul,
    /// Bias of the hidden layer.
    pub hidden_bias: Bias,
    /// Activation of the hidden layer.
    pub hidden_activation: Activation,
    /// Hidden layer to win, loss and no result.
    pub outcome: MatMul,
    /// Its bias.
    pub outcome_bias: Bias,
    /// Hidden layer to score values: 4 in version 8, 6 later.
    pub score: MatMul,
    /// Its bias.
    pub score_bias: Bias,
    /// Value channels to ownership.
    pub ownership: Conv,
}
