//! How exactly a network is computed.

use std::fmt;
use std::str::FromStr;

/// How exactly weights and inputs of the large matrix products are held; sums are always `f32`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Precision {
    /// 24 significant bits.
    #[default]
    F32,
    /// 8 significant bits, two numbers in the room of one. Not always faster: processors with one unit for it (Intel's
    /// Sapphire Rapids) were measured to be a third slower than with [`Precision::F32`].
    Bf16,
}

impl FromStr for Precision {
    type Err = UnknownPrecision;

    fn from_str(s: &str) -> Result<Precision, UnknownPrecision> {
        match s {
            "f32" => Ok(Precision::F32),
            "bf16" => Ok(Precision::Bf16),
            _ => Err(UnknownPrecision),
        }
    }
}

/// A word that names no [`Precision`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownPrecision;

impl fmt::Display for UnknownPrecision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the precision is f32 or bf16")
    }
}

impl std::error::Error for UnknownPrecision {}

impl fmt::Display for Precision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Precision::F32 => "f32",
            Precision::Bf16 => "bf16",
        })
    }
}
