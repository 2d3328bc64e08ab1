//! Placing a stone, and the questions asked before: the part of the board that playouts and replays spend their
//! time in.

use core::num::NonZeroU16;

use super::{Around, Board, CHAIN_MASK, Cell, NO_CHAIN, Placed, around, cell_of, here, point_of};
use crate::color::Color;
use crate::point::{Point, STRIDE};
use crate::zobrist;

/// A cell with all cells from its lower left to its upper right diagonal neighbor, so that one bounds check serves
/// all neighbors.
type Window = [Cell; 2 * MIDDLE + 1];

/// The place of the cell itself in its [`Window`].
const MIDDLE: usize = STRIDE as usize + 1;
const NEIGHBORS: [usize; 4] = [MIDDLE + 1, MIDDLE - 1, 2 * MIDDLE - 1, 1];
const DIAGONALS: [usize; 4] = [0, 2, 2 * MIDDLE - 2, 2 * MIDDLE];

impl Board {
    /// Places a stone of `color` on the empty `point`: captures opposing chains without liberty, then removes the
    /// own chain if it has none. Knows neither turn nor ko.
    ///
    /// If `point` is not an empty point of this board, the result is a board that breaks its invariants (or a
    /// panic): use [`Board::place`] for moves that have not been checked.
    #[inline]
    pub fn place_unchecked(&mut self, color: Color, point: Point) -> Placed {
        match color {
            Color::Black => self.place_black(cell_of(point)),
            Color::White => self.place_white(cell_of(point)),
        }
    }

    fn place_black(&mut self, cell: u16) -> Placed {
        self.place_as(Color::Black, cell)
    }

    fn place_white(&mut self, cell: u16) -> Placed {
        self.place_as(Color::White, cell)
    }

    /// Places a stone of a color that is known to the compiler at each place of use, which saves the shifts of every
    /// mask.
    #[inline(always)]
    pub(crate) fn place_as(&mut self, color: Color, cell: u16) -> Placed {
        let before = self.window(cell)[MIDDLE];
        debug_assert!(before.chain == cell, "{} is not empty", point_of(cell));
        self.hash ^= zobrist::stone(color, point_of(cell));
        self.ko = None;
        self.take_from_empty(before.next);
        let removes = self.put(cell, color, before.around);
        if removes { self.remove_dead(cell, color) } else { Placed::default() }
    }

    #[inline(always)]
    pub(super) fn take_from_empty(&mut self, index: u16) {
        let last = self.empty[self.empty.len() - 1];
        self.empty[usize::from(index)] = last;
        self.empty.pop();
        self.at_mut(cell_of(last)).next = index;
    }

    /// The window around a cell of a point.
    #[inline(always)]
    fn window(&self, cell: u16) -> &Window {
        let first = usize::from(cell.wrapping_sub(MIDDLE as u16));
        (&self.cells[first..first + 2 * MIDDLE + 1]).try_into().expect("the slice has the length of a window")
    }

    #[inline(always)]
    fn window_mut(&mut self, cell: u16) -> &mut Window {
        let first = usize::from(cell.wrapping_sub(MIDDLE as u16));
        (&mut self.cells[first..first + 2 * MIDDLE + 1])
            .try_into()
            .expect("the slice has the length of a window")
    }

    #[inline(always)]
    fn root(&self, chain: u16) -> Cell {
        self.at(chain & CHAIN_MASK)
    }

    #[inline(always)]
    fn root_mut(&mut self, chain: u16) -> &mut Cell {
        self.at_mut(chain & CHAIN_MASK)
    }

    /// Puts a stone on a cell that has been taken from the list of empty points: tells the neighbors and joins
    /// their chains. Removes nothing; returns whether there may be something to remove.
    #[inline(always)]
    pub(super) fn put(&mut self, cell: u16, color: Color, before: Around) -> bool {
        let change = around::one(color).wrapping_sub(around::EMPTY);
        let window = self.window_mut(cell);
        let neighbors = NEIGHBORS.map(|n| {
            window[n].around = window[n].around.wrapping_add(change);
            window[n].chain
        });
        for d in DIAGONALS {
            window[d].around = window[d].around.wrapping_add(around::diagonal(color));
        }
        // An opposing chain without liberty leaves the bit of its color in `dead`: 0 − 1 has all bits. (So may one
        // with more than 4096, which does no harm.)
        let mut dead = 0;
        for chain in neighbors {
            let root = self.root_mut(chain);
            root.liberties = root.liberties.wrapping_sub(1);
            dead |= chain & root.liberties.wrapping_sub(1);
        }
        // Without a branch: the new stone joins the chain `root`, which is itself if it has no own neighbor.
        let root =
            neighbors.iter().fold(cell | here(color), |root, &n| if n & here(color) != 0 { n } else { root });
        *self.at_mut(cell) = Cell { chain: root, next: cell, liberties: 0, around: before };
        let joined = self.root_mut(root);
        let next = core::mem::replace(&mut joined.next, cell);
        joined.liberties += (before & around::EMPTY_MASK) / around::EMPTY;
        let stifled = joined.liberties == 0;
        self.at_mut(cell).next = next;
        // Another chain of the same color differs from `root` in the lower bits only.
        let nearest = neighbors.iter().fold(u16::MAX, |nearest, n| nearest.min((n ^ root).wrapping_sub(1)));
        if nearest < CHAIN_MASK {
            self.join_neighbors(cell, color);
        }
        (dead & here(!color) != 0) | stifled
    }

    /// Makes one chain of the new stone and its neighbors of the same color.
    #[inline(never)]
    fn join_neighbors(&mut self, cell: u16, color: Color) {
        let window = self.window(cell);
        let root = window[MIDDLE].chain;
        let mut rest = bits(|i| {
            let chain = window[NEIGHBORS[i]].chain;
            (chain & here(color) != 0) & (chain != root)
        });
        while rest != 0 {
            let neighbor = self.at(step(cell, rest)).chain;
            let chain = self.at(cell).chain;
            if neighbor != chain {
                self.merge(chain, neighbor);
            }
            rest &= rest - 1;
        }
    }

    /// Joins two chains. The one with fewer liberties, likely the shorter one, is renamed.
    #[inline(always)]
    fn merge(&mut self, a: u16, b: u16) {
        let (keep, rename) = if self.root(a).liberties >= self.root(b).liberties { (a, b) } else { (b, a) };
        let first = rename & CHAIN_MASK;
        let mut stone = first;
        loop {
            // Four at a time: going around the ring once more does no harm, a mispredicted end of the loop does.
            let mut nearest = u16::MAX;
            for _ in 0..4 {
                let cell = self.at_mut(stone);
                cell.chain = keep;
                stone = cell.next;
                nearest = nearest.min(stone ^ first);
            }
            if nearest == 0 {
                break;
            }
        }
        let Cell { next, liberties, .. } = self.at(first);
        let root = self.root_mut(keep);
        root.liberties += liberties;
        let after_keep = core::mem::replace(&mut root.next, next);
        self.at_mut(first).next = after_keep;
    }

    /// Removes opposing chains without liberty around a new stone, then its own chain if that has none.
    #[inline(never)]
    fn remove_dead(&mut self, cell: u16, color: Color) -> Placed {
        let mut placed = Placed::default();
        let surrounded = self.at(cell).around & around::mask(!color) == around::four(!color);
        let mut last = cell;
        let window = self.window(cell);
        let mut rest = bits(|i| {
            let chain = window[NEIGHBORS[i]].chain;
            (chain & here(!color) != 0) & (self.root(chain).liberties == 0)
        });
        while rest != 0 {
            let neighbor = step(cell, rest);
            // The chain may be gone already, where it touches the stone twice.
            if self.at(neighbor).chain > CHAIN_MASK {
                last = neighbor;
                placed.captured += self.remove_chain(neighbor, !color);
            }
            rest &= rest - 1;
        }
        if placed.captured == 1 && surrounded {
            self.ko = NonZeroU16::new(last);
        }
        if self.root(self.at(cell).chain).liberties == 0 {
            placed.suicide = self.remove_chain(cell, color);
        }
        placed
    }

    /// Empties the points of the chain at `cell` and returns their number.
    fn remove_chain(&mut self, cell: u16, color: Color) -> u16 {
        let change = around::EMPTY.wrapping_sub(around::one(color));
        let mut count = 0;
        let mut stone = cell;
        loop {
            let point = point_of(stone);
            self.hash ^= zobrist::stone(color, point);
            let window = self.window_mut(stone);
            let chains = NEIGHBORS.map(|n| {
                window[n].around = window[n].around.wrapping_add(change);
                window[n].chain
            });
            for d in DIAGONALS {
                window[d].around = window[d].around.wrapping_sub(around::diagonal(color));
            }
            for chain in chains {
                let root = self.root_mut(chain);
                root.liberties = root.liberties.wrapping_add(1);
            }
            let index = self.empty.len() as u16;
            self.empty.push(point);
            let gone = self.at_mut(stone);
            gone.chain = stone;
            gone.liberties = NO_CHAIN;
            stone = core::mem::replace(&mut gone.next, index);
            count += 1;
            if stone == cell {
                return count;
            }
        }
    }

    /// Whether a stone of `color` on the empty `point` would be left without liberty, capturing nothing.
    #[inline]
    #[must_use]
    pub fn is_suicide(&self, color: Color, point: Point) -> bool {
        let cell = cell_of(point);
        self.at(cell).around & around::EMPTY_MASK == 0 && !self.breathes(cell, color)
    }

    /// For a point without empty neighbors: whether a stone there captures or joins a chain with a liberty to
    /// spare.
    #[inline(always)]
    fn breathes(&self, cell: u16, color: Color) -> bool {
        self.breathing(cell, color) != 0
    }

    /// A bit for each neighbor that lets a stone breathe. A chain that meets the point `n` times loses `n`
    /// pseudo-liberties.
    ///
    /// The four neighbors are the four lanes of 16 bits of a word, as tests one by one would be branches that no
    /// processor predicts.
    #[inline(always)]
    fn breathing(&self, cell: u16, color: Color) -> u64 {
        const ONES: u64 = 0x0001_0001_0001_0001;
        let window = self.window(cell);
        let chains = NEIGHBORS.map(|n| window[n].chain);
        let liberties = lanes(chains.map(|chain| self.root(chain).liberties));
        let chains = lanes(chains);
        // Bit 15 of a lane plus 7fff tells whether the lane, below 8000, is not zero.
        let not_zero = |lanes: u64| lanes + 0x7fff * ONES;
        let differ = |turn| not_zero(chains ^ chains.rotate_left(turn)) >> 15 & ONES;
        let from_next = differ(16);
        let others = from_next + from_next.rotate_right(16) + differ(32);
        let spare = not_zero(liberties + others - 4 * ONES);
        // An own chain helps if it has a liberty to spare, an opposing one if it has not; border has many.
        let own = chains << (3 - color as u32);
        !(own ^ spare) & (0x8000 * ONES)
    }

    /// Whether the empty `point` is the only liberty of the chain next to it at `stone`.
    pub(super) fn is_last_liberty(&self, stone: Point, point: Point) -> bool {
        let chain = self.at(cell_of(stone)).chain;
        let window = self.window(cell_of(point));
        let shared = NEIGHBORS.into_iter().filter(|&n| window[n].chain == chain).count();
        usize::from(self.root(chain).liberties) == shared
    }

    /// Whether the empty `point` has an empty neighbor, so that no rule about suicide or ko can concern it.
    #[inline]
    #[must_use]
    pub fn has_room(&self, point: Point) -> bool {
        self.at(cell_of(point)).around & around::EMPTY_MASK != 0
    }

    /// Whether the simple ko rule forbids `color` to play on the empty `point`.
    #[inline]
    #[must_use]
    pub fn is_ko(&self, color: Color, point: Point) -> bool {
        self.bans(cell_of(point), color)
    }

    #[inline(always)]
    fn bans(&self, cell: u16, color: Color) -> bool {
        self.ko == NonZeroU16::new(cell)
            && self.at(cell).around & around::mask(!color) == around::four(!color)
    }

    /// Whether the four neighbors of the empty `point` are stones of `color` or border, and at most one diagonal
    /// neighbor (none at the edge) is an opposing stone. A cheap sign of an eye for playouts; see `life` for proof.
    #[inline]
    #[must_use]
    pub fn is_eyelike(&self, color: Color, point: Point) -> bool {
        around::is_eye(self.at(cell_of(point)).around, color)
    }

    /// The cell of the first point, from place `start` of the list of empty points on and around its end, where a
    /// playout may place `color`: no own eye, no suicide, no ko.
    #[inline(always)]
    pub(crate) fn find_playout_move(&self, color: Color, start: usize) -> Option<u16> {
        // As two slices one after the other this loop is compiled twice, and takes a sixth more instructions.
        let mut index = start;
        while index < self.empty.len() {
            let cell = cell_of(self.empty[index]);
            if self.is_playout_move(color, cell) {
                return Some(cell);
            }
            index += 1;
            if index == self.empty.len() {
                index = 0;
            }
            if index == start {
                break;
            }
        }
        None
    }

    /// Two branches only, both as predictable as they can be. The test for suicide is made for eyes too: it takes
    /// less time than one branch in five that goes the wrong way. The compiler knows better and would put the branch
    /// back, so the test for an eye goes through a black box.
    #[inline(always)]
    fn is_playout_move(&self, color: Color, cell: u16) -> bool {
        let around = self.window(cell)[MIDDLE].around;
        let not_eye = core::hint::black_box(u64::from(around::is_eye(around, color)).wrapping_sub(1));
        around & around::EMPTY_MASK != 0
            || self.breathing(cell, color) & not_eye != 0 && !self.bans(cell, color)
    }
}

/// A bit for each of the four neighbors.
#[inline(always)]
fn bits(is_set: impl Fn(usize) -> bool) -> u8 {
    u8::from(is_set(0)) | u8::from(is_set(1)) << 1 | u8::from(is_set(2)) << 2 | u8::from(is_set(3)) << 3
}

/// The cell of the neighbor with the lowest bit in `bits`, which are not 0.
#[inline(always)]
fn step(cell: u16, bits: u8) -> u16 {
    cell + NEIGHBORS[bits.trailing_zeros() as usize & 3] as u16 - MIDDLE as u16
}

/// Four values side by side, the first lowest.
#[inline(always)]
fn lanes(values: [u16; 4]) -> u64 {
    values.iter().rev().fold(0, |lanes, &value| lanes << 16 | u64::from(value))
}
