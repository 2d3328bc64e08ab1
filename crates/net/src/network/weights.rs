//! The weights of all blocks in one stretch of memory, on large pages where the system has them.
//!
//! An evaluation reads every weight once, in order. On pages of 4 KiB that costs a large network some percent of its
//! time for looking up pages.

use std::ops::{Deref, Range};
use std::sync::Arc;

use memmap2::MmapMut;

use crate::kernel::{Lane, lanes_of, lanes_of_mut};

/// Packed weights: in memory of their own, or a part of a stretch that many share.
#[derive(Clone, Debug)]
pub(super) enum Weights {
    Own(Vec<Lane>),
    Shared { stretch: Arc<MmapMut>, lanes: Range<usize> },
}

impl Deref for Weights {
    type Target = [Lane];

    fn deref(&self) -> &[Lane] {
        match self {
            Weights::Own(lanes) => lanes,
            Weights::Shared { stretch, lanes } => &lanes_of(stretch)[lanes.clone()],
        }
    }
}

/// Moves all `parts` into one stretch, in their order. Where the system has no memory of that kind they stay.
pub(super) fn gather(parts: &mut [&mut Weights]) {
    let total: usize = parts.iter().map(|part| part.len()).sum();
    let Ok(mut stretch) = MmapMut::map_anon(total.max(1) * size_of::<Lane>()) else { return };
    // Only a wish: small pages work as well.
    #[cfg(target_os = "linux")]
    drop(stretch.advise(memmap2::Advice::HugePage));
    let mut end = 0;
    for part in parts.iter() {
        lanes_of_mut(&mut stretch)[end..end + part.len()].copy_from_slice(part);
        end += part.len();
    }
    let stretch = Arc::new(stretch);
    let mut start = 0;
    for part in parts {
        let lanes = start..start + part.len();
        start = lanes.end;
        **part = Weights::Shared { stretch: Arc::clone(&stretch), lanes };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gathered_weights_keep_their_values() {
        let lanes = |count: u8| (0..count).map(|i| Lane([f32::from(i); 16])).collect::<Vec<_>>();
        let mut parts = [3, 0, 70, 1].map(|count| Weights::Own(lanes(count)));
        gather(&mut parts.iter_mut().collect::<Vec<_>>());
        for (part, count) in parts.iter().zip([3, 0, 70, 1]) {
            assert_eq!(**part, *lanes(count));
            assert!(matches!(part, Weights::Shared { .. }));
        }
    }
}
