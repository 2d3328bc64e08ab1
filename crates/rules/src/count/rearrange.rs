//! Rearranging territory into blocks that are easy to count.
//!
//! Each territory has a domain: the stones of its color that are nearer to it than to the others. Inside its domain
//! it takes another shape. Between domains of ten points and more a few stones change place, so that all but one
//! hold whole tens; smaller territories keep their size. The color's total stays what it is, and every territory
//! keeps an empty point where it was.

use alloc::vec::Vec;

use super::blocks;
use super::lay::Laid;
use crate::set::PointSet;

/// A territory and the stones around it after the rearrangement.
#[derive(Clone, Debug)]
pub(super) struct Domain {
    pub(super) stones: PointSet,
    pub(super) prisoners: PointSet,
    /// The empty points.
    pub(super) blocks: Vec<PointSet>,
}

/// Rearranges the territories of one color among the stones that may be moved. Territories without an empty point
/// are left as they are.
pub(super) fn rearrange(laid: &[Laid], movable: &PointSet) -> Vec<Domain> {
    let laid: Vec<Laid> = laid.iter().filter(|l| !l.open.is_empty()).copied().collect();
    let domains = domains(&laid, movable);
    let rooms = rooms(&laid, &domains);
    let counts = counts(&laid, &rooms);
    let parts = laid.iter().zip(&domains).zip(rooms.iter().zip(counts));
    parts.map(|((laid, domain), (room, count))| arrange(laid, domain, room, count)).collect()
}

/// Grows every territory over the movable stones, all at the same speed; the first takes what several reach.
fn domains(laid: &[Laid], movable: &PointSet) -> Vec<PointSet> {
    let mut domains: Vec<PointSet> = laid.iter().map(|l| l.territory).collect();
    let mut free = *movable;
    loop {
        let mut grown = false;
        for domain in &mut domains {
            let new = domain.neighbors(&free);
            grown |= !new.is_empty();
            free -= new;
            *domain |= new;
        }
        if !grown {
            return domains;
        }
    }
}

/// The points of each domain that may become empty: its territory, and stones that keep it apart from no other.
fn rooms(laid: &[Laid], domains: &[PointSet]) -> Vec<PointSet> {
    let room = |index: usize| {
        let mut room = domains[index];
        for (other, domain) in domains.iter().enumerate().filter(|(other, _)| *other != index) {
            let near = if other < index { domain } else { &laid[other].territory };
            room -= near.neighbors(&domains[index]);
        }
        room | laid[index].territory
    };
    (0..domains.len()).map(room).collect()
}

/// How many empty points each territory has afterwards. Territories of ten and more are rounded to tens where
/// there is room, the largest first; the last of them takes the difference.
fn counts(laid: &[Laid], rooms: &[PointSet]) -> Vec<u16> {
    let before: Vec<u16> = laid.iter().map(|l| l.open.len()).collect();
    let mut large: Vec<usize> = (0..laid.len()).filter(|index| before[*index] >= 10).collect();
    large.sort_by_key(|index| core::cmp::Reverse(before[*index]));
    let Some(last) = large.pop() else { return before };
    let mut counts = before.clone();
    let mut carry = 0_i32;
    for index in large {
        let want = i32::from(before[index]) + carry;
        let up = (want + 5) / 10 * 10;
        let rounded = if fits(up, &laid[index], &rooms[index]) { up } else { want / 10 * 10 };
        if fits(rounded, &laid[index], &rooms[index]) {
            carry = want - rounded;
            counts[index] = rounded as u16;
        }
    }
    let rest = i32::from(before[last]) + carry;
    if !fits(rest, &laid[last], &rooms[last]) {
        return before;
    }
    counts[last] = rest as u16;
    counts
}

/// Whether a territory can have this many empty points, its prisoners taken along.
fn fits(count: i32, laid: &Laid, room: &PointSet) -> bool {
    count >= 1 && count <= i32::from(room.len()) - i32::from(laid.prisoners().len())
}

fn arrange(laid: &Laid, domain: &PointSet, room: &PointSet, count: u16) -> Domain {
    let blocks = blocks::choose(room, &laid.open, count);
    let empty = blocks.iter().fold(PointSet::EMPTY, |all, block| all | *block);
    let full = *domain - empty;
    // Prisoners stay where they lie if they can, else move to where the territory was, else anywhere.
    let (lying, inside) = (laid.prisoners() & full, laid.territory & full);
    let by_choice = lying.iter().chain(&(inside - lying)).chain(&(full - inside)).collect::<Vec<_>>();
    let prisoners: PointSet = by_choice.into_iter().take(usize::from(laid.prisoners().len())).collect();
    Domain { stones: full - prisoners, prisoners, blocks }
}
