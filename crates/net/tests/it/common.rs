//! Helpers for the tests of this crate.

pub(crate) mod tiny;

/// File names of the networks in `../shared/nets`, by the names in `golden.jsonl`.
pub(crate) const NETS: [(&str, &str); 5] = [
    ("tengen-b6c64", "tengen-b6c64-v0.bin.gz"),
    ("g170-b6c96", "g170-b6c96-s175395328-d26788732.bin.gz"),
    ("b7c96h3tfrs", "b7c96h3tfrs-test5-cnorm.bin.gz"),
    ("b7c96h6kv3", "b7c96h6kv3qk32v16tflrs-fson-bnh.bin.gz"),
    ("tf2-b10c384", "tf2-b10c384h6nbttflrs.bin.gz"),
];

/// Small pseudo-random numbers, the same on every machine (splitmix64).
pub(crate) struct Random(pub u64);

impl Random {
    pub(crate) fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Below `limit`.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        (self.bits() % limit as u64) as usize
    }

    /// In -1 to 1.
    pub(crate) fn unit(&mut self) -> f32 {
        (self.bits() >> 40) as f32 / (1 << 23) as f32 - 1.0
    }
}
