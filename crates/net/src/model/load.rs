//! The file format: gzip around words and binary arrays, layer after layer.
//!
//! Source of the format: KataGo `cpp/neuralnet/desc.cpp`; versions 8 to 17 share it, later ones refine the heads.
//! The parser is strict: everything that it does not know is an error, nothing is skipped. Not accepted: weights
//! written as decimal text (`.txt.gz`), metadata encoders, feed-forward blocks without a gate.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

use flate2::bufread::GzDecoder;

use super::reader::{Range, Reader};
use super::{
    Activation, Affine, Attention, Bias, Block, Conv, FeedForward, GLOBALS, GlobalPool, MatMul, Model,
    Nested, Ordinary, PLANES, PassTail, PolicyHead, RmsNorm, Rope, Scales, TipNorm, ValueHead,
};
use crate::error::{LoadError, LoadErrorKind};

/// The largest unpacked network: three times the largest one known, and a wall against gzip bombs.
pub const MAX_FILE_BYTES: u64 = 1 << 30;
/// The deepest nesting of blocks. Known networks have nested blocks in the trunk only, which is depth 1.
pub const MAX_NESTING: usize = 3;
/// The oldest version whose inputs are V7.
const OLDEST: u32 = 8;
/// The newest version known.
const NEWEST: u32 = 17;

type Result<T> = std::result::Result<T, LoadError>;

impl Model {
    /// Loads a network from a file, packed (`.bin.gz`) or not (`.bin`).
    ///
    /// # Errors
    /// [`LoadError`] if the file cannot be read or is not a network that this program can evaluate.
    pub fn open(path: &Path) -> Result<Model> {
        let file = File::open(path).map_err(|e| LoadError::new("header", 0, LoadErrorKind::Io(e)))?;
        Model::read(BufReader::with_capacity(1 << 16, file))
    }

    /// Loads a network from bytes, packed or not.
    ///
    /// # Errors
    /// [`LoadError`] if the bytes are not a network that this program can evaluate.
    pub fn from_bytes(bytes: &[u8]) -> Result<Model> {
        Model::read(bytes)
    }

    fn read(mut source: impl BufRead) -> Result<Model> {
        let start = source.fill_buf().map_err(|e| LoadError::new("header", 0, LoadErrorKind::Io(e)))?;
        if !start.starts_with(&[0x1f, 0x8b]) {
            return parse(&mut Reader::new(source, MAX_FILE_BYTES));
        }
        let mut decoder = GzDecoder::new(source);
        let mut reader = Reader::new(BufReader::with_capacity(1 << 16, &mut decoder), MAX_FILE_BYTES);
        let model = parse(&mut reader)?;
        let trailing = reader.error(LoadErrorKind::TrailingBytes);
        drop(reader);
        match decoder.into_inner().fill_buf() {
            Ok([]) => Ok(model),
            _ => Err(trailing),
        }
    }
}

fn parse<R: BufRead>(reader: &mut Reader<R>) -> Result<Model> {
    let mut loader = Loader { reader, version: 0 };
    let model = loader.model()?;
    loader.reader.finish()?;
    Ok(model)
}

struct Loader<'a, R> {
    reader: &'a mut Reader<R>,
    version: u32,
}

impl<R: BufRead> Loader<'_, R> {
    fn model(&mut self) -> Result<Model> {
        let name = self.reader.word()?;
        self.version = self.known_version()?;
        let planes = self.reader.integer("the number of planes", Range::CHANNELS)?;
        self.same("the number of planes", PLANES, planes)?;
        let globals = self.reader.integer("the number of global inputs", Range::CHANNELS)?;
        self.same("the number of global inputs", GLOBALS, globals)?;
        let scales = self.scales()?;
        self.refuse_options()?;
        let (channels, n_blocks, rms_tip) = self.trunk_header()?;
        let input_conv = self.conv_of(PLANES, channels)?;
        let input_globals = self.matmul_of(GLOBALS, channels)?;
        let blocks = self.blocks(n_blocks, channels, 0)?;
        let tip = self.tip(rms_tip, channels)?;
        let tip_activation = self.activation()?;
        let policy = self.policy(channels)?;
        let value = self.value(channels)?;
        Ok(Model {
            name,
            version: self.version,
            scales,
            channels,
            input_conv,
            input_globals,
            blocks,
            tip,
            tip_activation,
            policy,
            value,
        })
    }

    fn known_version(&mut self) -> Result<u32> {
        let word = self.reader.word()?;
        match word.parse() {
            Ok(version @ OLDEST..=NEWEST) => Ok(version),
            Ok(version) => Err(self.unsupported(format!(
                "network version {version}, only {OLDEST} to {NEWEST} are known{}",
                if version > NEWEST { " (a newer program may read it)" } else { "" }
            ))),
            Err(_) => {
                Err(self.reader.error(LoadErrorKind::Unexpected { expected: "a version", found: word }))
            }
        }
    }

    fn scales(&mut self) -> Result<Scales> {
        if self.version < 13 {
            return Ok(Scales::default());
        }
        // The first one scales temporal differences in training and has no use here.
        self.reader.positive("the factor of score differences")?;
        Ok(Scales {
            score_mean: self.reader.positive("the factor of the score")?,
            score_stdev: self.reader.positive("the factor of the score deviation")?,
            lead: self.reader.positive("the factor of the lead")?,
            variance_time: self.reader.positive("the factor of the time left")?,
            shortterm_value_error: self.reader.positive("the factor of the value error")?,
            shortterm_score_error: self.reader.positive("the factor of the score error")?,
        })
    }

    /// Reads the switches that versions from 15 on have after the factors.
    fn refuse_options(&mut self) -> Result<()> {
        if self.version < 15 {
            return Ok(());
        }
        if self.reader.integer("the version of the metadata encoder", Range::ANY)? != 0 {
            return Err(self.unsupported(
                "a metadata encoder (a network that imitates players of a rank or time)".to_owned(),
            ));
        }
        for _ in 0..7 {
            self.reader.integer("a network option", Range::ZERO)?;
        }
        Ok(())
    }

    fn trunk_header(&mut self) -> Result<(usize, usize, bool)> {
        self.reader.layer()?;
        let n_blocks = self.reader.integer("the number of blocks", Range::BLOCKS)?;
        let channels = self.reader.integer("the number of channels", Range::CHANNELS)?;
        // Middle, regular, dilated and pooled channels: each block repeats them.
        for _ in 0..4 {
            self.reader.integer("a number of channels", Range::ANY)?;
        }
        let mut rms_tip = false;
        if self.version >= 15 {
            rms_tip = self.reader.integer("the kind of trunk normalization", Range::SWITCH)? == 1;
            for _ in 0..5 {
                self.reader.integer("a trunk option", Range::ZERO)?;
            }
        }
        Ok((channels, n_blocks, rms_tip))
    }

    /// Reads `count` blocks. Recursion ends at [`MAX_NESTING`].
    fn blocks(&mut self, count: usize, channels: usize, depth: usize) -> Result<Vec<Block>> {
        (0..count).map(|_| self.block(channels, depth)).collect()
    }

    fn block(&mut self, channels: usize, depth: usize) -> Result<Block> {
        let kind = self.reader.word()?;
        let name = self.reader.layer()?;
        Ok(match kind.as_str() {
            "ordinary_block" => Block::Ordinary(Box::new(self.ordinary(name, channels)?)),
            "gpool_block" => Block::GlobalPool(Box::new(self.global_pool(name, channels)?)),
            "nested_bottleneck_block" if depth < MAX_NESTING => {
                Block::Nested(Box::new(self.nested(name, channels, depth + 1)?))
            }
            "nested_bottleneck_block" => {
                return Err(self.unsupported(format!("blocks nested deeper than {MAX_NESTING}")));
            }
            "transformer_attention_block" => Block::Attention(Box::new(self.attention(name, channels)?)),
            "transformer_ffn_block" => Block::FeedForward(Box::new(self.feed_forward(name, channels)?)),
            _ => return Err(self.unsupported(format!("a block of kind {kind:?}"))),
        })
    }

    fn ordinary(&mut self, name: String, channels: usize) -> Result<Ordinary> {
        let norm = self.affine(channels)?;
        let activation = self.activation()?;
        let conv = self.conv_from(channels)?;
        let mid_norm = self.affine(conv.outputs)?;
        let mid_activation = self.activation()?;
        let final_conv = self.conv_of(conv.outputs, channels)?;
        Ok(Ordinary { name, norm, activation, conv, mid_norm, mid_activation, final_conv })
    }

    fn global_pool(&mut self, name: String, channels: usize) -> Result<GlobalPool> {
        let norm = self.affine(channels)?;
        let activation = self.activation()?;
        let conv = self.conv_from(channels)?;
        let pool_conv = self.conv_from(channels)?;
        let pool_norm = self.affine(pool_conv.outputs)?;
        let pool_activation = self.activation()?;
        let pool_to_bias = self.matmul_of(3 * pool_conv.outputs, conv.outputs)?;
        let mid_norm = self.affine(conv.outputs)?;
        let mid_activation = self.activation()?;
        let final_conv = self.conv_of(conv.outputs, channels)?;
        Ok(GlobalPool {
            name,
            norm,
            activation,
            conv,
            pool_conv,
            pool_norm,
            pool_activation,
            pool_to_bias,
            mid_norm,
            mid_activation,
            final_conv,
        })
    }

    fn nested(&mut self, name: String, channels: usize, depth: usize) -> Result<Nested> {
        let n_blocks = self.reader.integer("the number of inner blocks", Range::BLOCKS)?;
        let norm = self.affine(channels)?;
        let activation = self.activation()?;
        let conv = self.conv_from(channels)?;
        let blocks = self.blocks(n_blocks, conv.outputs, depth)?;
        let final_norm = self.affine(conv.outputs)?;
        let final_activation = self.activation()?;
        let final_conv = self.conv_of(conv.outputs, channels)?;
        Ok(Nested { name, norm, activation, conv, blocks, final_norm, final_activation, final_conv })
    }

    fn attention(&mut self, name: String, channels: usize) -> Result<Attention> {
        let heads = self.reader.integer("the number of heads", Range::CHANNELS)?;
        let kv_heads = self.reader.integer("the number of key heads", Range::CHANNELS)?;
        let key_channels = self.reader.integer("the channels of a key", Range::CHANNELS)?;
        let value_channels = self.reader.integer("the channels of a value", Range::CHANNELS)?;
        let use_rope = self.reader.integer("the switch of positions", Range::SWITCH)? == 1;
        let learned = self.reader.integer("the switch of learned positions", Range::SWITCH)? == 1;
        if heads % kv_heads != 0 {
            return Err(self.unsupported(format!("{heads} heads that share {kv_heads} key heads unevenly")));
        }
        if use_rope && key_channels % 2 != 0 {
            return Err(self.unsupported(format!("rotation of {key_channels} key channels, an odd number")));
        }
        let norm = self.rms_norm(channels)?;
        let query = self.matmul_of(channels, heads * key_channels)?;
        let key = self.matmul_of(channels, kv_heads * key_channels)?;
        let value = self.matmul_of(channels, kv_heads * value_channels)?;
        let output = self.matmul_of(heads * value_channels, channels)?;
        let rope = match (use_rope, learned) {
            (false, _) => Rope::None,
            (true, false) => self.fixed_rope()?,
            (true, true) => self.learned_rope(kv_heads, key_channels / 2)?,
        };
        Ok(Attention {
            name,
            heads,
            kv_heads,
            key_channels,
            value_channels,
            rope,
            norm,
            query,
            key,
            value,
            output,
        })
    }

    fn fixed_rope(&mut self) -> Result<Rope> {
        self.reader.layer()?;
        Ok(Rope::Fixed { theta: self.reader.positive("the base of the frequencies")? })
    }

    fn learned_rope(&mut self, kv_heads: usize, pairs: usize) -> Result<Rope> {
        self.reader.layer()?;
        for (what, expected) in
            [("the heads with frequencies", kv_heads), ("the pairs with frequencies", pairs), ("the axes", 2)]
        {
            let found = self.reader.integer(what, Range::CHANNELS)?;
            self.same(what, expected, found)?;
        }
        let flat = self.reader.floats(kv_heads * pairs * 2)?;
        Ok(Rope::Learned { frequencies: flat.chunks_exact(2).map(|f| [f[0], f[1]]).collect() })
    }

    fn feed_forward(&mut self, name: String, channels: usize) -> Result<FeedForward> {
        let inputs = self.reader.integer("the channels of the block", Range::CHANNELS)?;
        self.same("the channels of the block", channels, inputs)?;
        let hidden = self.reader.integer("the hidden channels", Range::CHANNELS)?;
        if self.reader.integer("the switch of the gate", Range::SWITCH)? == 0 {
            return Err(self.unsupported("a feed-forward block without a gate".to_owned()));
        }
        let norm = self.rms_norm(channels)?;
        let up = self.matmul_of(channels, hidden)?;
        let gate = self.matmul_of(channels, hidden)?;
        let down = self.matmul_of(hidden, channels)?;
        Ok(FeedForward { name, norm, up, gate, down })
    }

    fn tip(&mut self, rms: bool, channels: usize) -> Result<TipNorm> {
        if !rms {
            return Ok(TipNorm::Affine(self.affine(channels)?));
        }
        let name = self.reader.layer()?;
        let found = self.reader.integer("the channels of the normalization", Range::CHANNELS)?;
        self.same("the channels of the normalization", channels, found)?;
        let epsilon = self.reader.positive("epsilon")?;
        let whole_board = self.reader.integer("the switch of the whole board", Range::SWITCH)? == 1;
        self.reader.integer("the size of channel groups", Range::ZERO)?;
        let gamma = self.reader.floats(channels)?;
        let beta = self.reader.floats(channels)?;
        Ok(TipNorm::Rms { name, epsilon, whole_board, gamma, beta })
    }

    fn policy(&mut self, channels: usize) -> Result<PolicyHead> {
        self.reader.layer()?;
        let outputs = self.policy_outputs()?;
        let conv = self.conv_from(channels)?;
        let pool_conv = self.conv_from(channels)?;
        let pool_norm = self.affine(pool_conv.outputs)?;
        let pool_activation = self.activation()?;
        let pool_to_bias = self.matmul_of(3 * pool_conv.outputs, conv.outputs)?;
        let norm = self.affine(conv.outputs)?;
        let activation = self.activation()?;
        let logits = self.conv_of(conv.outputs, outputs)?;
        let pass = self.matmul_from(3 * pool_conv.outputs)?;
        let pass_tail = if self.version >= 15 { Some(self.pass_tail(pass.outputs, outputs)?) } else { None };
        if pass_tail.is_none() {
            self.same("the outputs for passing", outputs, pass.outputs)?;
        }
        Ok(PolicyHead {
            outputs,
            conv,
            pool_conv,
            pool_norm,
            pool_activation,
            pool_to_bias,
            norm,
            activation,
            logits,
            pass,
            pass_tail,
        })
    }

    fn policy_outputs(&mut self) -> Result<usize> {
        Ok(match self.version {
            ..12 => 1,
            12..=15 => 2,
            16 => 4,
            _ => {
                let outputs = self.reader.integer("the outputs of the policy", Range::CHANNELS)?;
                if outputs != 2 && outputs != 4 {
                    return Err(self.unsupported(format!("{outputs} outputs of the policy, not 2 or 4")));
                }
                self.head_options()?;
                outputs
            }
        })
    }

    /// The three places that versions from 17 on keep free at the start of each head.
    fn head_options(&mut self) -> Result<()> {
        for _ in 0..3 {
            self.reader.integer("a head option", Range::ZERO)?;
        }
        Ok(())
    }

    fn pass_tail(&mut self, inputs: usize, outputs: usize) -> Result<PassTail> {
        Ok(PassTail {
            bias: self.bias_of(inputs)?,
            activation: self.activation()?,
            matmul: self.matmul_of(inputs, outputs)?,
        })
    }

    fn value(&mut self, channels: usize) -> Result<ValueHead> {
        self.reader.layer()?;
        if self.version >= 17 {
            self.head_options()?;
        }
        let conv = self.conv_from(channels)?;
        let norm = self.affine(conv.outputs)?;
        let activation = self.activation()?;
        let hidden = self.matmul_from(3 * conv.outputs)?;
        let hidden_bias = self.bias_of(hidden.outputs)?;
        let hidden_activation = self.activation()?;
        let outcome = self.matmul_of(hidden.outputs, 3)?;
        let outcome_bias = self.bias_of(3)?;
        let n_scores = if self.version >= 9 { 6 } else { 4 };
        let score = self.matmul_of(hidden.outputs, n_scores)?;
        let score_bias = self.bias_of(n_scores)?;
        let ownership = self.conv_of(conv.outputs, 1)?;
        Ok(ValueHead {
            conv,
            norm,
            activation,
            hidden,
            hidden_bias,
            hidden_activation,
            outcome,
            outcome_bias,
            score,
            score_bias,
            ownership,
        })
    }

    fn conv_of(&mut self, inputs: usize, outputs: usize) -> Result<Conv> {
        let conv = self.conv_from(inputs)?;
        self.same("the number of output channels", outputs, conv.outputs)?;
        Ok(conv)
    }

    fn conv_from(&mut self, inputs: usize) -> Result<Conv> {
        let name = self.reader.layer()?;
        let height = self.odd("the window height")?;
        let width = self.odd("the window width")?;
        let found = self.reader.integer("the number of input channels", Range::CHANNELS)?;
        self.same("the number of input channels", inputs, found)?;
        let outputs = self.reader.integer("the number of output channels", Range::CHANNELS)?;
        let dilation_y = self.reader.integer("the dilation", Range::DILATION)?;
        let dilation_x = self.reader.integer("the dilation", Range::DILATION)?;
        let weights = self.reader.weights(height * width * inputs * outputs)?;
        Ok(Conv { name, height, width, dilation_y, dilation_x, inputs, outputs, weights })
    }

    fn odd(&mut self, what: &'static str) -> Result<usize> {
        let side = self.reader.integer(what, Range::WINDOW)?;
        if side % 2 == 0 {
            return Err(self.unsupported(format!("{what} {side}, an even number")));
        }
        Ok(side)
    }

    /// Reads a batch normalization and folds it.
    fn affine(&mut self, channels: usize) -> Result<Affine> {
        let name = self.reader.layer()?;
        let found = self.reader.integer("the channels of the normalization", Range::CHANNELS)?;
        self.same("the channels of the normalization", channels, found)?;
        let epsilon = self.reader.positive("epsilon")?;
        let has_scale = self.reader.integer("the switch of the scale", Range::SWITCH)? == 1;
        let has_bias = self.reader.integer("the switch of the bias", Range::SWITCH)? == 1;
        let mean = self.reader.floats(channels)?;
        let variance = self.reader.floats(channels)?;
        let scale = if has_scale { self.reader.floats(channels)? } else { vec![1.0; channels] };
        let bias = if has_bias { self.reader.floats(channels)? } else { vec![0.0; channels] };
        let scale: Vec<f32> = scale.iter().zip(&variance).map(|(s, v)| s / (v + epsilon).sqrt()).collect();
        let bias: Vec<f32> =
            bias.iter().zip(&scale).zip(&mean).map(|((b, s), m)| (-s).mul_add(*m, *b)).collect();
        // A negative variance, or one that is nearly zero, shows here.
        if scale.iter().chain(&bias).any(|x| !x.is_finite()) {
            return Err(self.reader.error(LoadErrorKind::NotFinite));
        }
        let trained = channels * (usize::from(has_scale) + usize::from(has_bias));
        Ok(Affine { name, scale, bias, trained })
    }

    fn rms_norm(&mut self, channels: usize) -> Result<RmsNorm> {
        let name = self.reader.layer()?;
        let found = self.reader.integer("the channels of the normalization", Range::CHANNELS)?;
        self.same("the channels of the normalization", channels, found)?;
        let epsilon = self.reader.positive("epsilon")?;
        Ok(RmsNorm { name, epsilon, weight: self.reader.floats(channels)? })
    }

    fn activation(&mut self) -> Result<Activation> {
        self.reader.layer()?;
        if self.version < 11 {
            return Ok(Activation::Relu);
        }
        let word = self.reader.word()?;
        Ok(match word.as_str() {
            "ACTIVATION_IDENTITY" => Activation::Identity,
            "ACTIVATION_RELU" => Activation::Relu,
            "ACTIVATION_MISH" => Activation::Mish,
            "ACTIVATION_SILU" => Activation::Silu,
            _ => return Err(self.unsupported(format!("the activation {word:?}"))),
        })
    }

    fn matmul_of(&mut self, inputs: usize, outputs: usize) -> Result<MatMul> {
        let matmul = self.matmul_from(inputs)?;
        self.same("the number of outputs", outputs, matmul.outputs)?;
        Ok(matmul)
    }

    fn matmul_from(&mut self, inputs: usize) -> Result<MatMul> {
        let name = self.reader.layer()?;
        let found = self.reader.integer("the number of inputs", Range::ANY)?;
        self.same("the number of inputs", inputs, found)?;
        let outputs = self.reader.integer("the number of outputs", Range::CHANNELS)?;
        Ok(MatMul { name, inputs, outputs, weights: self.reader.weights(inputs * outputs)? })
    }

    fn bias_of(&mut self, channels: usize) -> Result<Bias> {
        let name = self.reader.layer()?;
        let found = self.reader.integer("the number of outputs", Range::CHANNELS)?;
        self.same("the number of outputs", channels, found)?;
        Ok(Bias { name, values: self.reader.floats(channels)? })
    }

    fn same(&self, what: &'static str, expected: usize, found: usize) -> Result<()> {
        if expected == found {
            return Ok(());
        }
        Err(self.reader.error(LoadErrorKind::Mismatch { what, expected, found }))
    }

    fn unsupported(&self, what: String) -> LoadError {
        self.reader.error(LoadErrorKind::Unsupported(what))
    }
}
