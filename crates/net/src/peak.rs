//! How fast this processor multiplies and adds, as the yardstick of the benchmark.

use crate::kernel::{Lane, Level, Task, Vector};

/// Floating-point operations of one call of [`spin`].
pub const SPIN_FLOPS: u64 = 2 * 16 * INDEPENDENT as u64 * ROUNDS as u64;

/// Sums that do not wait for each other: more than latency × units of any known processor.
const INDEPENDENT: usize = 12;
const ROUNDS: usize = 100_000;

struct Spin(f32);

impl Task for Spin {
    type Out = f32;

    #[inline(always)]
    fn run<V: Vector>(self) -> f32 {
        let mut sums = [V::splat(self.0); INDEPENDENT];
        let (factor, summand) = (V::splat(0.999), V::splat(self.0));
        for _ in 0..ROUNDS {
            for sum in &mut sums {
                *sum = sum.mul_add(factor, summand);
            }
        }
        let mut total = V::splat(0.0);
        for sum in sums {
            total = total.add(sum);
        }
        let mut lane = Lane::default();
        total.store(&mut lane);
        lane.0.iter().sum()
    }
}

/// Multiplies and adds in registers, [`SPIN_FLOPS`] operations; the caller takes the time.
#[must_use]
pub fn spin(level: Level, seed: f32) -> f32 {
    level.run(Spin(seed))
}
