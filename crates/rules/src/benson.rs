//! Unconditional life (Benson 1976): stones that cannot be captured even if their owner always passes.
//!
//! Source: D. B. Benson, *Life in the game of Go*, Information Sciences 10 (1976); the form of the territory is
//! KataGo's (rules page, "pass-alive-territory").
//!
//! For a color c, a *region* is a maximal connected set of points without c stones. A region is *vital* to a chain
//! if every empty point of it is a liberty of the chain: wherever the opponent plays inside, the chain breathes
//! until the last point, and that last play would be suicide. Chains with fewer than two vital regions are
//! dropped; so are the regions next to a dropped chain; and again, until nothing changes. The chains left are
//! pass-alive.
//!
//! ```text
//! . X . X X .     Black's chain has the vital regions A4 and C4 and is alive. (The rest of the board is its
//! X X X X . .     third region: F3 is empty but no liberty of the chain, so that one is not vital.)
//! O O O O O O     White's chain has B1 and D1 and is alive too.
//! O . O . O O
//! ```
//!
//! Where the opponent may take several own stones off the board by suicide, filling a region is not final: then
//! the test must hold for every point of the region, stones included.

use alloc::vec::Vec;

use crate::board::Board;
use crate::color::Color;
use crate::patches::{PatchId, Patches};
use crate::ruleset::Suicide;
use crate::set::PointSet;

/// What of the board is alive for one color even if that color always passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PassAlive {
    /// The stones of pass-alive chains.
    pub stones: PointSet,
    /// Regions next to pass-alive chains only, with at most one point that is not next to any: nothing can live
    /// there. Opposing stones inside are dead and are part of it.
    pub territory: PointSet,
    /// The points of the regions that are vital to a pass-alive chain: its proven eyes.
    pub eyes: PointSet,
}

/// The stones of `color` that are alive even if their owner always passes, and their territory.
///
/// Takes one look at every point and little more: a few microseconds on 19×19.
#[must_use]
pub fn pass_alive(board: &Board, color: Color, suicide: Suicide) -> PassAlive {
    let patches = Patches::new(board);
    Benson::new(&patches, color, suicide).pass_alive()
}

/// A maximal connected set of points without stones of the color.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Region {
    /// Number of empty points. A region without one (possible in a set-up position) is nobody's.
    empty: u16,
    /// Number of points that are not next to a stone of the color.
    interior: u16,
    /// Number of points that are.
    border: u16,
    /// Number of opposing stones inside.
    opponents: u16,
    /// Whether a chain of the color that is not pass-alive is next to it.
    is_unsafe: bool,
}

impl Region {
    /// Whether a chain that is next to `reached` of the points that count has it as an eye.
    fn is_filled_by(&self, reached: u16, suicide: Suicide) -> bool {
        let opponents = if stones_count(suicide) { self.opponents } else { 0 };
        self.empty > 0 && reached == self.empty + opponents
    }

    /// Whether it is pass-alive territory.
    pub(crate) fn is_territory(&self) -> bool {
        self.empty > 0 && self.border > 0 && self.interior <= 1 && !self.is_unsafe
    }

    /// Whether it holds no opposing stone and touches the color, so that area scoring gives it to the color.
    pub(crate) fn is_enclosed(&self) -> bool {
        self.border > 0 && self.opponents == 0
    }

    /// Whether it is enclosed by pass-alive chains.
    pub(crate) fn is_safely_enclosed(&self) -> bool {
        self.is_enclosed() && !self.is_unsafe
    }
}

/// The result of Benson's algorithm for one color, on patches.
#[derive(Clone, Debug)]
pub(crate) struct Benson<'a> {
    patches: &'a Patches,
    color: Color,
    /// For every patch: the number of its region; `None` for the color's own chains.
    region_of: Vec<Option<u16>>,
    regions: Vec<Region>,
    /// Pairs of a chain and a region vital to it.
    vital: Vec<(PatchId, u16)>,
    /// For every patch: whether it is a pass-alive chain of the color.
    pub(crate) alive: Vec<bool>,
}

impl<'a> Benson<'a> {
    pub(crate) fn new(patches: &'a Patches, color: Color, suicide: Suicide) -> Benson<'a> {
        let (region_of, count) = patches.parts(|id| patches.get(id).contents != Some(color));
        let alive = patches.iter().map(|(_, patch)| patch.contents == Some(color)).collect();
        let regions = alloc::vec![Region::default(); usize::from(count)];
        let mut benson = Benson { patches, color, region_of, regions, vital: Vec::new(), alive };
        benson.describe_regions();
        benson.find_vital(suicide);
        if benson.vital.len() < 2 {
            benson.drop_all();
        } else {
            while benson.drop_chains() {}
        }
        benson
    }

    /// The result as sets of points.
    pub(crate) fn pass_alive(&self) -> PassAlive {
        let mut is_eye = alloc::vec![false; self.regions.len()];
        for &(chain, region) in &self.vital {
            let region = usize::from(region);
            is_eye[region] |= self.alive[usize::from(chain)] && !self.regions[region].is_unsafe;
        }
        let in_region = |id: PatchId, test: &dyn Fn(usize) -> bool| {
            self.region_of[usize::from(id)].is_some_and(|region| test(usize::from(region)))
        };
        PassAlive {
            stones: self.patches.union(|id, _| self.alive[usize::from(id)]),
            territory: self.patches.union(|id, _| in_region(id, &|r| self.regions[r].is_territory())),
            eyes: self.patches.union(|id, _| in_region(id, &|r| is_eye[r])),
        }
    }

    /// The region of a patch, unless it is a chain of the color.
    pub(crate) fn region(&self, id: PatchId) -> Option<&Region> {
        self.region_of[usize::from(id)].map(|region| &self.regions[usize::from(region)])
    }

    fn describe_regions(&mut self) {
        for (id, patch) in self.patches.iter() {
            let Some(region) = self.region_of[usize::from(id)] else { continue };
            let region = &mut self.regions[usize::from(region)];
            region.interior += patch.len() - patch.border[self.color];
            region.border += patch.border[self.color];
            match patch.contents {
                None => region.empty += patch.len(),
                Some(_) => region.opponents += patch.len(),
            }
        }
    }

    /// Lists for every chain the regions whose empty points are all its liberties.
    fn find_vital(&mut self, suicide: Suicide) {
        let mut reached = alloc::vec![0_u16; self.regions.len()];
        let mut touched = Vec::new();
        for (chain, _) in self.patches.iter().filter(|(_, patch)| patch.contents == Some(self.color)) {
            for contact in self.patches.contacts(chain) {
                let Some(region) = self.region_of[usize::from(contact.with)] else { continue };
                if self.patches.get(contact.with).contents.is_some() && !stones_count(suicide) {
                    continue;
                }
                if reached[usize::from(region)] == 0 {
                    touched.push(region);
                }
                reached[usize::from(region)] += contact.points;
            }
            for region in touched.drain(..) {
                let reached = core::mem::take(&mut reached[usize::from(region)]);
                if self.regions[usize::from(region)].is_filled_by(reached, suicide) {
                    self.vital.push((chain, region));
                }
            }
        }
    }

    /// Drops all chains, at once where there are not even two eyes (measured: 7 % of [`area`](crate::area) on 9×9).
    fn drop_all(&mut self) {
        self.alive.fill(false);
        self.regions.iter_mut().for_each(|region| region.is_unsafe = region.border > 0);
    }

    /// Drops the chains with fewer than two vital safe regions; `true` if there were any.
    fn drop_chains(&mut self) -> bool {
        let mut eyes = alloc::vec![0_u16; self.patches.len()];
        for &(chain, region) in &self.vital {
            eyes[usize::from(chain)] += u16::from(!self.regions[usize::from(region)].is_unsafe);
        }
        let mut dropped = false;
        for ((chain, _), eyes) in self.patches.iter().zip(eyes) {
            let alive = &mut self.alive[usize::from(chain)];
            if !*alive || eyes >= 2 {
                continue;
            }
            (*alive, dropped) = (false, true);
            for contact in self.patches.contacts(chain) {
                if let Some(region) = self.region_of[usize::from(contact.with)] {
                    self.regions[usize::from(region)].is_unsafe = true;
                }
            }
        }
        dropped
    }
}

/// Whether a vital chain must be next to the opposing stones in the region too.
fn stones_count(suicide: Suicide) -> bool {
    suicide != Suicide::Forbidden
}
