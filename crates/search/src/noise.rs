//! Noise at the root, for looking at more moves than the best ones.

/// What makes a search look around at its root: priors are flattened, and half of the moves get a bonus by chance,
/// another one at every visit (KataGo's `wideRootNoise`).
///
/// The chances depend on the seed and on the visits so far only, so a search on one thread stays repeatable.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Noise {
    strength: f32,
    state: u64,
}

impl Noise {
    /// Noise of this strength for one visit; without strength there is none.
    pub(crate) fn new(strength: f32, seed: u64, visits: f32) -> Option<Noise> {
        let state = seed ^ u64::from(visits.to_bits()).wrapping_mul(0xd134_2543_de82_ef95);
        (strength > 0.0).then_some(Noise { strength, state })
    }

    /// A prior that is nearer to the others.
    pub(crate) fn flatten(&self, prior: f32) -> f32 {
        prior.powf(1.0 / (4.0 * self.strength + 1.0))
    }

    /// What the next move gets on top of its utility.
    pub(crate) fn bonus(&mut self) -> f32 {
        let (coin, first, second) = (self.next(), self.next(), self.next());
        // The distance from the mean of a normal distribution, after Box and Muller.
        let radius = (-2.0 * (1.0 - first).ln()).sqrt();
        let normal = radius * (std::f32::consts::TAU * second).cos();
        if coin < 0.5 { self.strength * normal.abs() } else { 0.0 }
    }

    /// 0 to 1 without 1, by the finalizer of SplitMix64.
    fn next(&mut self) -> f32 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = (self.state ^ (self.state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed >> 40) as f32 / (1_u64 << 24) as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bonuses_are_half_normal_for_half_of_the_moves() {
        let mut noise = Noise::new(0.5, 7, 3.0).unwrap();
        let bonuses: Vec<f32> = (0..4000).map(|_| noise.bonus()).collect();
        let given: Vec<f32> = bonuses.into_iter().filter(|bonus| *bonus > 0.0).collect();
        assert!((1800..2200).contains(&given.len()), "{}", given.len());
        // The mean distance of a normal distribution is the root of 2/π.
        let mean = given.iter().sum::<f32>() / given.len() as f32;
        assert!((mean - 0.5 * 0.798).abs() < 0.03, "{mean}");
    }

    #[test]
    fn flattening_keeps_the_order_and_no_strength_is_no_noise() {
        let noise = Noise::new(0.25, 0, 0.0).unwrap();
        assert!((noise.flatten(0.25) - 0.5).abs() < 1e-6);
        assert!(noise.flatten(0.01) < noise.flatten(0.02));
        assert!(Noise::new(0.0, 0, 0.0).is_none());
    }
}
