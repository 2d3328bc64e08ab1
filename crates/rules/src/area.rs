//! KataGo's area: every point's owner, with pass-alive territory recognised, and the areas that live on their own.
//!
//! Source: KataGo's rules page ("area scoring", "seki", "group tax"); the same answers as its `calculateArea` and
//! `calculateIndependentLifeArea`, which also feed its network.
//!
//! Dead stones are not guessed: they must have been captured or lie in pass-alive territory.
//!
//! ```text
//! . O X . X .     A4 and B1 are White's: empty and next to White only. D4 and F4 are Black's.
//! O O X X X X     D1, E1 and F1 touch both colors: neutral. Both areas touch a neutral point, so under a tax
//! O O O X X X     both count as seki; once the three points are filled, neither does.
//! O . O . . .
//! ```

use alloc::vec::Vec;

use crate::benson::Benson;
use crate::board::Board;
use crate::color::{ByColor, Color};
use crate::patches::{PatchId, Patches};
use crate::ruleset::{Suicide, Tax};
use crate::set::PointSet;

/// Which stones belong to an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AreaStones {
    /// Pass-alive ones.
    PassAlive,
    /// All that are not in the opponent's pass-alive territory.
    All,
}

/// Which regions belong to an area; each choice adds to the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum AreaTerritory {
    /// Pass-alive territory.
    PassAlive,
    /// Also empty regions of any size next to pass-alive chains of the color only (KataGo: `safeBigTerritories`).
    Safe,
    /// Also empty regions of any size next to stones of the color only (KataGo: `unsafeBigTerritories`).
    Enclosed,
}

/// What to count as area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AreaOptions {
    /// Which stones belong to it.
    pub stones: AreaStones,
    /// Which regions belong to it.
    pub territory: AreaTerritory,
    /// Which suicides the rules allow: with more of them fewer stones are pass-alive.
    pub suicide: Suicide,
}

impl AreaOptions {
    /// Area scoring: all stones and all enclosed regions.
    #[must_use]
    pub const fn full(suicide: Suicide) -> AreaOptions {
        AreaOptions { stones: AreaStones::All, territory: AreaTerritory::Enclosed, suicide }
    }
}

/// The owner of every point: two disjoint sets. Points in neither are neutral.
#[must_use]
pub fn area(board: &Board, options: AreaOptions) -> ByColor<PointSet> {
    let patches = Patches::new(board);
    let owner = owners(&patches, options);
    by_color(&patches, |id| owner[usize::from(id)])
}

/// The connected areas of one color that live on their own, without the help of a shared liberty.
///
/// An area is in seki if it touches a neutral point or holds an own stone in atari. All neutral points must have
/// been filled before this says what it promises.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IndependentLife {
    /// The full area, in seki or not.
    pub area: ByColor<PointSet>,
    /// The points of `area` that are in seki, of both colors.
    pub seki: PointSet,
    /// The stones that stand in the area of their own color (the others are dead).
    pub stones: PointSet,
    /// Number of connected areas that are not in seki.
    pub groups: ByColor<u16>,
}

/// Which points of an area in seki are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// None.
    Nothing,
    /// The empty points and dead stones.
    Territory,
    /// The stones of the area's color.
    Stones,
}

impl IndependentLife {
    /// The area without what is in seki, except for the points kept. With [`Kept::Stones`] that is area scoring
    /// with a tax. (The choices are those of KataGo's `keepTerritories` and `keepStones`; both set is `area`.)
    #[must_use]
    pub fn without_seki(&self, kept: Kept) -> ByColor<PointSet> {
        let gone = match kept {
            Kept::Nothing => self.seki,
            Kept::Territory => self.seki & self.stones,
            Kept::Stones => self.seki - self.stones,
        };
        self.area.map(|area| area - gone)
    }

    /// The area score under a tax, in points; negative if the tax is higher than the area.
    #[must_use]
    pub fn score(&self, tax: Tax) -> ByColor<i16> {
        let area = if tax == Tax::None { self.area } else { self.without_seki(Kept::Stones) };
        ByColor::from_fn(|color| {
            let groups = if tax == Tax::All { self.groups[color] } else { 0 };
            area[color].len() as i16 - 2 * groups as i16
        })
    }
}

/// The area of both colors and what of it is in seki.
#[must_use]
pub fn independent_life(board: &Board, suicide: Suicide) -> IndependentLife {
    let patches = Patches::new(board);
    let owner = owners(&patches, AreaOptions::full(suicide));
    let is_owned = |id: PatchId, color| owner[usize::from(id)] == Some(color);
    let mut in_seki = alloc::vec![false; patches.len()];
    let mut groups = ByColor::default();
    for color in Color::ALL {
        let (part, count) = patches.parts(|id| is_owned(id, color));
        let mut part_in_seki = alloc::vec![false; usize::from(count)];
        for (id, _) in patches.iter() {
            if let Some(part) = part[usize::from(id)] {
                part_in_seki[usize::from(part)] |= is_in_seki(&patches, &owner, id);
            }
        }
        groups[color] = part_in_seki.iter().filter(|seki| !**seki).count() as u16;
        for (seki, part) in in_seki.iter_mut().zip(&part) {
            *seki |= part.is_some_and(|part| part_in_seki[usize::from(part)]);
        }
    }
    IndependentLife {
        area: by_color(&patches, |id| owner[usize::from(id)]),
        seki: patches.union(|id, _| in_seki[usize::from(id)]),
        stones: patches.union(|id, p| p.contents.is_some() && p.contents == owner[usize::from(id)]),
        groups,
    }
}

/// Whether an owned patch draws its area into seki: it touches a neutral point or is an own chain in atari.
fn is_in_seki(patches: &Patches, owner: &[Option<Color>], id: PatchId) -> bool {
    let is_neutral = |id: PatchId| patches.get(id).contents.is_none() && owner[usize::from(id)].is_none();
    patches.contacts(id).iter().any(|contact| is_neutral(contact.with))
        || (patches.get(id).contents == owner[usize::from(id)] && patches.liberties(id) == 1)
}

/// The owner of every patch.
fn owners(patches: &Patches, options: AreaOptions) -> Vec<Option<Color>> {
    let mut owner = alloc::vec![None; patches.len()];
    for color in Color::ALL {
        claim(patches, &Benson::new(patches, color, options.suicide), color, options.territory, &mut owner);
    }
    if options.stones == AreaStones::All {
        for (id, patch) in patches.iter() {
            owner[usize::from(id)] = owner[usize::from(id)].or(patch.contents);
        }
    }
    owner
}

/// Gives the color its patches. Proven ones are taken even from the opponent, who may have claimed an eye of a
/// dead chain; enclosed ones only if free.
fn claim(
    patches: &Patches,
    benson: &Benson<'_>,
    color: Color,
    territory: AreaTerritory,
    owner: &mut [Option<Color>],
) {
    for (id, _) in patches.iter() {
        let owner = &mut owner[usize::from(id)];
        let Some(region) = benson.region(id) else {
            if benson.alive[usize::from(id)] {
                *owner = Some(color);
            }
            continue;
        };
        let is_safe = territory >= AreaTerritory::Safe && region.is_safely_enclosed();
        let is_enclosed = territory >= AreaTerritory::Enclosed && region.is_enclosed();
        if region.is_territory() || is_safe || (is_enclosed && owner.is_none()) {
            *owner = Some(color);
        }
    }
}

fn by_color(patches: &Patches, owner: impl Fn(PatchId) -> Option<Color>) -> ByColor<PointSet> {
    ByColor::from_fn(|color| patches.union(|id, _| owner(id) == Some(color)))
}
