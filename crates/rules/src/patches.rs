//! The board as a graph of patches: the ground that life and area are computed on.
//!
//! A *patch* is a maximal connected set of points with the same contents: a chain, or a connected set of empty
//! points. Two patches are neighbors if a point of one is next to a point of the other.
//!
//! ```text
//! X X . O      the patches  A A b C      neighbors: A – b, A – D, b – C, b – D
//! X O . O                   A D b C
//! ```
//!
//! Benson's regions, big territories and independent areas are all unions of patches, so one look at every point
//! serves them all, for both colors; the rest is work on a graph of about a hundred nodes.

use alloc::vec::Vec;
use core::ops::Range;

use crate::board::Board;
use crate::color::{ByColor, Color};
use crate::point::{Point, STRIDE};
use crate::set::PointSet;

/// The index of a patch.
pub(crate) type PatchId = u16;

/// No patch: the border, or a point not labelled yet.
const NONE: PatchId = PatchId::MAX;

/// A maximal connected set of points with the same contents.
#[derive(Clone, Debug)]
pub(crate) struct Patch {
    /// The color of the stones; `None` for empty points.
    pub(crate) contents: Option<Color>,
    /// Number of points that are next to a stone of the color (for the patch's own color: without meaning).
    pub(crate) border: ByColor<u16>,
    /// Its points in `Patches::points`.
    points: Range<u16>,
    /// Its contacts in `Patches::contacts`.
    contacts: Range<u16>,
}

impl Patch {
    /// Number of points.
    pub(crate) fn len(&self) -> u16 {
        self.points.end - self.points.start
    }
}

/// How a patch touches a neighboring one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Contact {
    /// The neighbor.
    pub(crate) with: PatchId,
    /// Number of points of the neighbor (not of this patch) that are next to a point of this patch.
    pub(crate) points: u16,
}

/// All patches of a position with their contacts.
///
/// # Invariants
/// 1. Every point of the board is in exactly one patch.
/// 2. Contacts are mutual, and join patches of different contents only.
#[derive(Clone, Debug)]
pub(crate) struct Patches {
    patches: Vec<Patch>,
    /// The points of the board, those of one patch side by side.
    points: Vec<Point>,
    contacts: Vec<Contact>,
}

impl Patches {
    /// Finds the patches of a position.
    pub(crate) fn new(board: &Board) -> Patches {
        let grid = Grid::new(board);
        let mut patches = Patches {
            patches: Vec::with_capacity(128),
            points: Vec::with_capacity(usize::from(board.size().area())),
            contacts: Vec::with_capacity(512),
        };
        let label = patches.label(board, &grid);
        patches.count_contacts(&grid, &label);
        patches.exchange_contacts();
        patches
    }

    /// Number of patches.
    pub(crate) fn len(&self) -> usize {
        self.patches.len()
    }

    /// All patches with their indices.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (PatchId, &Patch)> {
        (0..).zip(&self.patches)
    }

    /// The patch with this index.
    pub(crate) fn get(&self, id: PatchId) -> &Patch {
        &self.patches[usize::from(id)]
    }

    /// The neighbors of a patch.
    pub(crate) fn contacts(&self, id: PatchId) -> &[Contact] {
        let range = &self.get(id).contacts;
        &self.contacts[usize::from(range.start)..usize::from(range.end)]
    }

    /// The points of a patch.
    pub(crate) fn points(&self, id: PatchId) -> &[Point] {
        let range = &self.get(id).points;
        &self.points[usize::from(range.start)..usize::from(range.end)]
    }

    /// Number of liberties of a chain.
    pub(crate) fn liberties(&self, chain: PatchId) -> u16 {
        let empty = |c: &&Contact| self.get(c.with).contents.is_none();
        self.contacts(chain).iter().filter(empty).map(|c| c.points).sum()
    }

    /// The points of all patches that `keep` says yes to.
    pub(crate) fn union(&self, mut keep: impl FnMut(PatchId, &Patch) -> bool) -> PointSet {
        let mut set = PointSet::EMPTY;
        for (id, patch) in self.iter() {
            if keep(id, patch) {
                set.extend(self.points(id).iter().copied());
            }
        }
        set
    }

    /// Groups the patches that `inside` says yes to into connected parts: the number of the part of every patch,
    /// `None` outside, and the number of parts. Parts are numbered in the order of their first patches.
    pub(crate) fn parts(&self, inside: impl Fn(PatchId) -> bool) -> (Vec<Option<u16>>, u16) {
        let mut part = alloc::vec![None; self.len()];
        let mut stack = Vec::new();
        let mut count = 0;
        for (first, _) in self.iter() {
            if part[usize::from(first)].is_some() || !inside(first) {
                continue;
            }
            part[usize::from(first)] = Some(count);
            stack.push(first);
            while let Some(id) = stack.pop() {
                for contact in self.contacts(id) {
                    let seen = &mut part[usize::from(contact.with)];
                    if seen.is_none() && inside(contact.with) {
                        *seen = Some(count);
                        stack.push(contact.with);
                    }
                }
            }
            count += 1;
        }
        (part, count)
    }

    /// Finds the patches and their points, in the order of their first points from A1.
    fn label(&mut self, board: &Board, grid: &Grid) -> Vec<PatchId> {
        let mut label = alloc::vec![NONE; grid.cells.len()];
        for first in board.size().points() {
            if label[grid.cell(first)] != NONE {
                continue;
            }
            let id = self.patches.len() as PatchId;
            let start = self.points.len();
            let contents = grid.cells[grid.cell(first)];
            label[grid.cell(first)] = id;
            self.points.push(first);
            let mut next = start;
            while let Some(&point) = self.points.get(next) {
                next += 1;
                for cell in grid.steps(point) {
                    if grid.cells[cell] == contents && label[cell] == NONE {
                        label[cell] = id;
                        self.points.push(grid.point(cell));
                    }
                }
            }
            self.patches.push(Patch {
                contents: board.get(first),
                border: ByColor::default(),
                points: start as u16..next as u16,
                contacts: 0..0,
            });
        }
        label
    }

    /// Counts, for every patch, its points next to each color and its points next to each neighbor.
    fn count_contacts(&mut self, grid: &Grid, label: &[PatchId]) {
        let mut touching = alloc::vec![0_u16; self.len()];
        for id in 0..self.len() as PatchId {
            let start = self.contacts.len();
            let own = code(self.get(id).contents);
            let points = self.get(id).points.clone();
            let mut border = ByColor::<u16>::default();
            for &point in &self.points[usize::from(points.start)..usize::from(points.end)] {
                let steps = grid.steps(point);
                let around = steps.iter().fold(0, |around, &cell| around | grid.cells[cell]);
                if around & !own == 0 {
                    continue;
                }
                border.black += u16::from(around & code(Some(Color::Black)) != 0);
                border.white += u16::from(around & code(Some(Color::White)) != 0);
                for with in distinct(steps.map(|cell| label[cell]), id) {
                    let count = &mut touching[usize::from(with)];
                    if *count == 0 {
                        self.contacts.push(Contact { with, points: 0 });
                    }
                    *count += 1;
                }
            }
            for contact in &mut self.contacts[start..] {
                contact.points = core::mem::take(&mut touching[usize::from(contact.with)]);
            }
            let patch = &mut self.patches[usize::from(id)];
            patch.contacts = start as u16..self.contacts.len() as u16;
            patch.border = border;
        }
    }

    /// Gives every patch the counts that its neighbors have made for it. It has as many as it has made itself.
    fn exchange_contacts(&mut self) {
        let mut next: Vec<u16> = self.patches.iter().map(|patch| patch.contacts.start).collect();
        let mut received = self.contacts.clone();
        for (id, _) in self.iter() {
            for contact in self.contacts(id) {
                let slot = &mut next[usize::from(contact.with)];
                received[usize::from(*slot)] = Contact { with: id, points: contact.points };
                *slot += 1;
            }
        }
        self.contacts = received;
    }
}

/// The patches around a point other than `own`, each once.
fn distinct(around: [PatchId; 4], own: PatchId) -> impl Iterator<Item = PatchId> {
    (0..4).map(move |i| (i, around[i])).filter_map(move |(i, patch)| {
        let is_new = around[..i].iter().all(|&other| other != patch);
        (patch != NONE && patch != own && is_new).then_some(patch)
    })
}

/// The contents of the board with a border around it: one bit a cell, none for the border.
struct Grid {
    cells: Vec<u8>,
}

const EMPTY: u8 = 1;
const BORDER: u8 = 0;

fn code(stone: Option<Color>) -> u8 {
    stone.map_or(EMPTY, |color| 2 << color as u8)
}

impl Grid {
    fn new(board: &Board) -> Grid {
        let size = board.size();
        let rows = usize::from(size.rows()) + 2;
        let mut grid = Grid { cells: alloc::vec![BORDER; rows * usize::from(STRIDE) + 1] };
        for point in size.points() {
            let cell = grid.cell(point);
            grid.cells[cell] = code(board.get(point));
        }
        grid
    }

    /// One border row and one border cell stand before A1, so that every step leads to a cell.
    fn cell(&self, point: Point) -> usize {
        usize::from(point.packed() + STRIDE + 1)
    }

    fn point(&self, cell: usize) -> Point {
        Point::from_packed(cell as u16 - STRIDE - 1)
    }

    fn steps(&self, point: Point) -> [usize; 4] {
        let (cell, row) = (self.cell(point), usize::from(STRIDE));
        [cell + 1, cell - 1, cell + row, cell - row]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patches_of_the_header_diagram() {
        let board: Board = "X X . O / X O . O".parse().unwrap();
        let patches = Patches::new(&board);
        // A1 first: A, D, b, C.
        let sizes: Vec<u16> = patches.iter().map(|(_, p)| p.len()).collect();
        assert_eq!(sizes, [3, 1, 2, 2]);
        let neighbors = |id| {
            let mut ids: Vec<_> = patches.contacts(id).iter().map(|c| c.with).collect();
            ids.sort_unstable();
            ids
        };
        assert_eq!(neighbors(0), [1, 2]);
        assert_eq!(neighbors(1), [0, 2]);
        assert_eq!(neighbors(2), [0, 1, 3]);
        assert_eq!(neighbors(3), [2]);
        assert_eq!(patches.liberties(0), 1);
        assert_eq!(patches.liberties(3), 2);
    }

    #[test]
    fn contacts_are_mutual_and_count_points() {
        let board: Board =
            ". O . O O . / O O O O O O / X X X X X X / . X . . X . / X O O O O X / X X X X X X"
                .parse()
                .unwrap();
        let patches = Patches::new(&board);
        for (id, patch) in patches.iter() {
            for contact in patches.contacts(id) {
                assert_ne!(patches.get(contact.with).contents, patch.contents);
                let theirs = patches
                    .points(contact.with)
                    .iter()
                    .filter(|&&p| board.size().neighbors(p).any(|q| patches.points(id).contains(&q)));
                assert_eq!(theirs.count(), usize::from(contact.points));
                assert!(patches.contacts(contact.with).iter().any(|c| c.with == id));
            }
            if patch.contents.is_some() {
                assert_eq!(patches.liberties(id), board.liberty_count(patches.points(id)[0]));
            }
        }
    }
}
