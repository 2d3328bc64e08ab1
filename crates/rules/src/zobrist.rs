//! The random numbers behind position hashes.

use crate::color::Color;
use crate::point::{Point, STRIDE, Size};

const LEN: usize = Size::MAX as usize * STRIDE as usize;

/// SplitMix64 (Steele, Lea, Flood 2014): full period, passes BigCrush, usable in constants.
const fn splitmix64(mut z: u64) -> u64 {
    z = z.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

static TABLE: [[u64; 2]; LEN] = {
    let mut table = [[0; 2]; LEN];
    let mut i = 0;
    while i < LEN {
        table[i] = [splitmix64(2 * i as u64 + 1), splitmix64(2 * i as u64 + 2)];
        i += 1;
    }
    table
};

/// The number that a stone of `color` on `point` contributes to a position hash (by exclusive or).
#[inline]
pub(crate) fn stone(color: Color, point: Point) -> u64 {
    TABLE[point.packed() as usize][color as usize]
}
