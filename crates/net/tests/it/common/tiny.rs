//! Writes small networks with random weights in KataGo's format, one for every kind of block and head.

use super::Random;

/// What to write.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Recipe {
    pub(crate) version: u32,
    pub(crate) channels: usize,
    pub(crate) activation: &'static str,
    pub(crate) tip: Tip,
    pub(crate) blocks: &'static [Kind],
    pub(crate) seed: u64,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Tip {
    Affine,
    Rms { whole_board: bool },
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
    Ordinary,
    Dilated,
    GlobalPool,
    Nested(&'static [Kind]),
    /// Heads, key heads, learned frequencies (`None` for no rotation).
    Attention(usize, usize, Option<bool>),
    FeedForward,
}

/// Every block kind, as the recipes of the tests combine them.
pub(crate) const RECIPES: [Recipe; 5] = [
    Recipe {
        version: 8,
        channels: 6,
        activation: "",
        tip: Tip::Affine,
        blocks: &[Kind::Ordinary, Kind::GlobalPool, Kind::Ordinary],
        seed: 1,
    },
    Recipe {
        version: 10,
        channels: 17,
        activation: "",
        tip: Tip::Affine,
        blocks: &[Kind::GlobalPool, Kind::Dilated],
        seed: 2,
    },
    Recipe {
        version: 14,
        channels: 20,
        activation: "ACTIVATION_MISH",
        tip: Tip::Affine,
        blocks: &[Kind::Nested(&[Kind::Ordinary, Kind::GlobalPool]), Kind::Ordinary],
        seed: 3,
    },
    Recipe {
        version: 16,
        channels: 24,
        activation: "ACTIVATION_RELU",
        tip: Tip::Rms { whole_board: true },
        blocks: &[
            Kind::Attention(3, 1, Some(true)),
            Kind::FeedForward,
            Kind::Nested(&[Kind::Attention(2, 2, Some(false)), Kind::FeedForward, Kind::Ordinary]),
        ],
        seed: 4,
    },
    Recipe {
        version: 17,
        channels: 16,
        activation: "ACTIVATION_SILU",
        tip: Tip::Rms { whole_board: false },
        blocks: &[Kind::Attention(4, 2, None), Kind::FeedForward, Kind::GlobalPool],
        seed: 5,
    },
];

/// The bytes of the network, not packed.
pub(crate) fn write(recipe: &Recipe) -> Vec<u8> {
    let mut w = Writer { out: Vec::new(), random: Random(recipe.seed), recipe: *recipe };
    w.network();
    w.out
}

struct Writer {
    out: Vec<u8>,
    random: Random,
    recipe: Recipe,
}

impl Writer {
    fn word(&mut self, word: impl std::fmt::Display) {
        self.out.extend(format!("{word}\n").bytes());
    }

    fn words(&mut self, words: &[usize]) {
        words.iter().for_each(|w| self.word(w));
    }

    fn floats(&mut self, values: impl Iterator<Item = f32>) {
        self.out.extend(b"@BIN@");
        self.out.extend(values.flat_map(f32::to_le_bytes));
        self.out.push(b'\n');
    }

    fn weights(&mut self, count: usize, size: f32) {
        let values: Vec<f32> = (0..count).map(|_| self.random.unit() * size).collect();
        self.floats(values.into_iter());
    }

    fn network(&mut self) {
        let Recipe { version, channels, .. } = self.recipe;
        self.word(format!("tiny-v{version}"));
        self.words(&[version as usize, 22, 19]);
        if version >= 13 {
            self.word("20.0 20.0 20.0 20.0 40.0 0.25 150.0");
        }
        if version >= 15 {
            self.words(&[0; 8]);
        }
        self.word("trunk");
        self.words(&[self.recipe.blocks.len(), channels, channels, channels, channels, channels]);
        if version >= 15 {
            self.words(&[usize::from(self.recipe.tip != Tip::Affine), 0, 0, 0, 0, 0]);
        }
        self.conv("input", [3, 3, 22, channels, 1]);
        self.matmul("globals", 19, channels);
        self.blocks(self.recipe.blocks, channels);
        self.tip(channels);
        self.activation();
        self.policy(channels);
        self.value(channels);
    }

    fn conv(&mut self, name: &str, [height, width, inputs, outputs, dilation]: [usize; 5]) {
        self.word(name);
        self.words(&[height, width, inputs, outputs, dilation, dilation]);
        let fan_in = (height * width * inputs) as f32;
        self.weights(height * width * inputs * outputs, 1.7 / fan_in.sqrt());
    }

    fn matmul(&mut self, name: &str, inputs: usize, outputs: usize) {
        self.word(name);
        self.words(&[inputs, outputs]);
        self.weights(inputs * outputs, 1.7 / (inputs as f32).sqrt());
    }

    fn bias(&mut self, channels: usize) {
        self.word("bias");
        self.words(&[channels]);
        self.weights(channels, 0.5);
    }

    fn affine(&mut self, channels: usize) {
        self.word("norm");
        self.words(&[channels]);
        self.word("1e-20 1 1");
        self.weights(channels, 0.2);
        let variances: Vec<f32> = (0..channels).map(|_| 1.0 + 0.5 * self.random.unit()).collect();
        self.floats(variances.into_iter());
        let scales: Vec<f32> = (0..channels).map(|_| 1.0 + 0.3 * self.random.unit()).collect();
        self.floats(scales.into_iter());
        self.weights(channels, 0.4);
    }

    fn rms_norm(&mut self, channels: usize) {
        self.word("rms");
        self.words(&[channels]);
        self.word("1e-6");
        let weights: Vec<f32> = (0..channels).map(|_| 1.0 + 0.3 * self.random.unit()).collect();
        self.floats(weights.into_iter());
    }

    fn activation(&mut self) {
        self.word("act");
        if self.recipe.version >= 11 {
            self.word(self.recipe.activation);
        }
    }

    fn tip(&mut self, channels: usize) {
        let Tip::Rms { whole_board } = self.recipe.tip else { return self.affine(channels) };
        self.word("tip");
        self.words(&[channels]);
        self.word("1e-6");
        self.words(&[usize::from(whole_board), 0]);
        self.weights(channels, 1.5);
        self.weights(channels, 0.5);
    }

    fn blocks(&mut self, kinds: &[Kind], channels: usize) {
        for kind in kinds {
            match *kind {
                Kind::Ordinary => self.ordinary(channels, 1),
                Kind::Dilated => self.ordinary(channels, 2),
                Kind::GlobalPool => self.global_pool(channels),
                Kind::Nested(inner) => self.nested(channels, inner),
                Kind::Attention(heads, kv_heads, rope) => self.attention(channels, [heads, kv_heads], rope),
                Kind::FeedForward => self.feed_forward(channels),
            }
        }
    }

    fn ordinary(&mut self, channels: usize, dilation: usize) {
        self.word("ordinary_block\nordinary");
        self.affine(channels);
        self.activation();
        self.conv("conv1", [3, 3, channels, channels + 3, dilation]);
        self.affine(channels + 3);
        self.activation();
        self.conv("conv2", [3, 3, channels + 3, channels, dilation]);
    }

    fn global_pool(&mut self, channels: usize) {
        self.word("gpool_block\npool");
        self.affine(channels);
        self.activation();
        self.conv("regular", [3, 3, channels, channels, 1]);
        self.conv("pooled", [3, 3, channels, 5, 1]);
        self.affine(5);
        self.activation();
        self.matmul("to_bias", 15, channels);
        self.affine(channels);
        self.activation();
        self.conv("final", [3, 3, channels, channels, 1]);
    }

    fn nested(&mut self, channels: usize, inner: &[Kind]) {
        self.word("nested_bottleneck_block\nnested");
        self.words(&[inner.len()]);
        self.affine(channels);
        self.activation();
        self.conv("down", [1, 1, channels, 12, 1]);
        self.blocks(inner, 12);
        self.affine(12);
        self.activation();
        self.conv("up", [1, 1, 12, channels, 1]);
    }

    fn attention(&mut self, channels: usize, [heads, kv_heads]: [usize; 2], rope: Option<bool>) {
        let (key, value) = (8, 5);
        self.word("transformer_attention_block\nattention");
        self.words(&[heads, kv_heads, key, value]);
        self.words(&[usize::from(rope.is_some()), usize::from(rope == Some(true))]);
        self.rms_norm(channels);
        self.matmul("q", channels, heads * key);
        self.matmul("k", channels, kv_heads * key);
        self.matmul("v", channels, kv_heads * value);
        self.matmul("out", heads * value, channels);
        match rope {
            Some(true) => {
                self.word("freqs");
                self.words(&[kv_heads, key / 2, 2]);
                self.weights(kv_heads * key, 0.7);
            }
            Some(false) => self.word("theta 100.0"),
            None => {}
        }
    }

    fn feed_forward(&mut self, channels: usize) {
        self.word("transformer_ffn_block\nffn");
        self.words(&[channels, 19, 1]);
        self.rms_norm(channels);
        self.matmul("up", channels, 19);
        self.matmul("gate", channels, 19);
        self.matmul("down", 19, channels);
    }

    fn policy(&mut self, channels: usize) {
        let version = self.recipe.version;
        let outputs = match version {
            ..12 => 1,
            16 => 4,
            _ => 2,
        };
        self.word("policy");
        if version >= 17 {
            self.words(&[outputs, 0, 0, 0]);
        }
        self.conv("p1", [1, 1, channels, 7, 1]);
        self.conv("g1", [1, 1, channels, 6, 1]);
        self.affine(6);
        self.activation();
        self.matmul("to_bias", 18, 7);
        self.affine(7);
        self.activation();
        self.conv("p2", [1, 1, 7, outputs, 1]);
        if version < 15 {
            return self.matmul("pass", 18, outputs);
        }
        self.matmul("pass", 18, 7);
        self.bias(7);
        self.activation();
        self.matmul("pass2", 7, outputs);
    }

    fn value(&mut self, channels: usize) {
        let n_scores = if self.recipe.version >= 9 { 6 } else { 4 };
        self.word("value");
        if self.recipe.version >= 17 {
            self.words(&[0, 0, 0]);
        }
        self.conv("v1", [1, 1, channels, 9, 1]);
        self.affine(9);
        self.activation();
        self.matmul("v2", 27, 11);
        self.bias(11);
        self.activation();
        self.matmul("v3", 11, 3);
        self.bias(3);
        self.matmul("sv3", 11, n_scores);
        self.bias(n_scores);
        self.conv("ownership", [1, 1, 9, 1, 1]);
    }
}
