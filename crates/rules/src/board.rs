//! The board: stones, chains, captures, liberties, the simple-ko point and the position hash.
//!
//! Chains keep *pseudo-liberties* (each stone counts its empty neighbors, so a shared liberty counts more than
//! once): zero means captured, and keeping them needs no search. Exact liberties are found on demand.

use alloc::vec::Vec;
use core::fmt;

use crate::color::{ByColor, Color};
use crate::point::{Point, STRIDE, Size};
use crate::set::{PointMap, PointSet};
use crate::zobrist;

mod check;
mod diagram;

pub use diagram::ParseBoardError;

/// One point of the board or of its border, 8 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Cell {
    /// Stone: the cell that represents its chain. Empty or border: the cell itself, so that liberty updates may
    /// be written to every neighbor without a test (an empty cell's own counter has no meaning).
    chain: u16,
    /// Stone: the next stone of the chain, in a ring. Empty: the position of the point in `Board::empty`.
    next: u16,
    /// In the chain's representative: the pseudo-liberties of the chain.
    liberties: u16,
    /// What is here and what is next to it, see [`around`].
    around: Around,
}

/// What is on a cell and on its four neighbors: three counters of four bits – black, white and empty neighbors;
/// the border counts as both colors – and two bits for the contents.
type Around = u16;

mod around {
    use super::Around;
    use crate::color::Color;

    pub(super) const EMPTY: Around = 0x100;
    pub(super) const EMPTY_MASK: Around = 0xf00;
    pub(super) const HERE_MASK: Around = 0x3000;
    pub(super) const BORDER: Around = 0x3000;
    /// What a neighbor beyond the edge counts as.
    pub(super) const BOTH: Around = one(Color::Black) + one(Color::White);

    /// One neighbor of this color.
    #[inline]
    pub(super) const fn one(color: Color) -> Around {
        1 << (4 * color as u16)
    }

    /// Mask of the counter of this color.
    #[inline]
    pub(super) const fn mask(color: Color) -> Around {
        0xf << (4 * color as u16)
    }

    /// All four neighbors are of this color or border.
    #[inline]
    pub(super) const fn four(color: Color) -> Around {
        4 << (4 * color as u16)
    }

    /// A stone of this color is here.
    #[inline]
    pub(super) const fn here(color: Color) -> Around {
        0x1000 << color as u16
    }
}

/// A position: the stones on a board, with chains, liberties and the simple-ko point, but without a turn or a
/// history.
///
/// # Invariants
/// 1. Every chain has at least one liberty, unless a setup drew it without one.
/// 2. The stones of a chain are exactly one connected set of one color, and form one ring.
/// 3. The pseudo-liberties of a chain are the sum of the empty neighbors of its stones.
/// 4. The neighbor counters, the list of empty points and the hash equal those computed from the stones alone.
/// 5. The ko point, if any, is empty and all its neighbors are of one color.
///
/// [`Board::check_invariants`] recomputes 2 to 5.
#[derive(Clone)]
pub struct Board {
    size: Size,
    /// Rows −1 to `rows` of 64 cells each; row −1 and row `rows` and the columns from `cols` on are border.
    cells: Vec<Cell>,
    /// The empty points in no particular order.
    empty: Vec<Point>,
    ko: Option<Point>,
    hash: u64,
}

/// A maximal set of solidly connected stones of one color, with its liberties.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chain {
    /// The color of the stones.
    pub color: Color,
    /// The stones, at least one.
    pub stones: PointSet,
    /// The empty points next to a stone.
    pub liberties: PointSet,
}

/// What happened when a stone was placed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Placed {
    /// Number of opposing stones captured.
    pub captured: u16,
    /// Number of own stones removed by suicide, the stone just placed included.
    pub suicide: u16,
}

/// The cell of A1: one border row and one border cell stand before it, so that every step and diagonal from a
/// point is a cell.
const FIRST: u16 = STRIDE + 1;

#[inline]
fn cell_of(point: Point) -> u16 {
    point.packed() + FIRST
}

#[inline]
fn point_of(cell: u16) -> Point {
    Point::from_packed(cell - FIRST)
}

/// The cells right, left, above and below.
#[inline]
fn steps(cell: u16) -> [u16; 4] {
    [cell + 1, cell - 1, cell + STRIDE, cell - STRIDE]
}

impl Board {
    /// An empty board.
    #[must_use]
    pub fn new(size: Size) -> Board {
        // Border cells take part in the updates too; their counters start in the middle so that nothing overflows.
        let border = Cell { chain: 0, next: 0, liberties: 0, around: around::BORDER + 4 * around::EMPTY };
        let mut cells = alloc::vec![border; (usize::from(size.rows()) + 2) * usize::from(STRIDE) + 1];
        for (index, cell) in (0..).zip(cells.iter_mut()) {
            cell.chain = index;
        }
        let (right, top) = (size.cols() - 1, size.rows() - 1);
        let mut empty = Vec::with_capacity(usize::from(size.area()));
        for row in 0..=top {
            let beyond = u16::from(row == 0) + u16::from(row == top);
            for col in 0..=right {
                let border = beyond + u16::from(col == 0) + u16::from(col == right);
                let point = Point::at(col, row);
                let cell = &mut cells[usize::from(cell_of(point))];
                cell.next = empty.len() as u16;
                cell.around = around::BOTH * border + around::EMPTY * (4 - border);
                empty.push(point);
            }
        }
        Board { size, cells, empty, ko: None, hash: 0 }
    }

    /// The size of the board.
    #[must_use]
    pub fn size(&self) -> Size {
        self.size
    }

    /// The stone on `point`, or `None` if there is none (also off the board).
    #[must_use]
    pub fn get(&self, point: Point) -> Option<Color> {
        let here = self.cell(point)?.around & around::HERE_MASK;
        Color::ALL.into_iter().find(|color| here == around::here(*color))
    }

    /// A board with the stones that `stone` gives for each point. Nothing is captured: a chain may be without
    /// liberty, as in an SGF setup, and stays until a neighbor is captured.
    #[must_use]
    pub fn from_fn(size: Size, mut stone: impl FnMut(Point) -> Option<Color>) -> Board {
        let mut board = Board::new(size);
        for point in size.points() {
            if let Some(color) = stone(point) {
                board.add(color, point);
            }
        }
        board
    }

    /// A board with these stones; nothing is captured, as in [`Board::from_fn`].
    #[must_use]
    pub fn from_stones(size: Size, stones: &ByColor<PointSet>) -> Board {
        let mut board = Board::new(size);
        for color in Color::ALL {
            for point in stones[color].iter().filter(|&point| size.contains(point)) {
                board.add(color, point);
            }
        }
        board
    }

    /// The same board with the stones of `changes` set, replaced or (with `None`) taken away. Nothing is captured
    /// and the ko point is forgotten.
    #[must_use]
    pub fn with_setup(&self, changes: &[(Point, Option<Color>)]) -> Board {
        let mut stones = PointMap::new(self.size, None);
        for point in self.size.points() {
            stones[point] = self.get(point);
        }
        for &(point, stone) in changes.iter().filter(|(point, _)| self.size.contains(*point)) {
            stones[point] = stone;
        }
        Board::from_fn(self.size, |point| stones[point])
    }

    /// Adds a stone and captures nothing.
    fn add(&mut self, color: Color, point: Point) {
        let cell = cell_of(point);
        let before = self.at(cell);
        self.hash ^= zobrist::stone(color, point);
        self.take_from_empty(before.next);
        let (own, _) = self.touch_neighbors(cell, color);
        self.link(cell, color, before.around, own);
    }

    /// All stones of a color.
    #[must_use]
    pub fn stones(&self, color: Color) -> PointSet {
        let here = around::here(color);
        PointSet::from_rows(self.size, |row| {
            let first = usize::from(cell_of(Point::at(0, row)));
            let cells = &self.cells[first..first + usize::from(self.size.cols())];
            let bit = |cell: &Cell| u64::from(cell.around & around::HERE_MASK == here);
            cells.iter().rev().fold(0, |bits, cell| bits << 1 | bit(cell))
        })
    }

    /// All empty points.
    #[must_use]
    pub fn empty(&self) -> PointSet {
        self.empty.iter().copied().collect()
    }

    /// The stones of the chain at `point`, starting there; nothing if there is no stone.
    pub fn chain_stones(&self, point: Point) -> impl Iterator<Item = Point> + '_ {
        let start = self.get(point).map(|_| cell_of(point));
        core::iter::successors(start, move |&cell| {
            Some(self.at(cell).next).filter(|&next| Some(next) != start)
        })
        .map(point_of)
    }

    /// The same point for all stones of the chain at `point`; `None` if there is no stone. It changes when chains
    /// join.
    #[must_use]
    pub fn chain_id(&self, point: Point) -> Option<Point> {
        self.get(point).map(|_| point_of(self.at(cell_of(point)).chain))
    }

    /// The chain at `point`.
    #[must_use]
    pub fn chain(&self, point: Point) -> Option<Chain> {
        let color = self.get(point)?;
        let stones = self.chain_stones(point).collect();
        Some(Chain { color, stones, liberties: self.liberties(point) })
    }

    /// All chains, in the order of their first stones from A1.
    pub fn chains(&self) -> impl Iterator<Item = Chain> + '_ {
        let mut seen = PointSet::EMPTY;
        self.size.points().filter_map(move |point| {
            if seen.contains(point) {
                return None;
            }
            let chain = self.chain(point)?;
            seen |= chain.stones;
            Some(chain)
        })
    }

    /// The liberties of the chain at `point`; the empty set if there is no stone.
    #[must_use]
    pub fn liberties(&self, point: Point) -> PointSet {
        let neighbors = self.chain_stones(point).flat_map(|stone| self.size.neighbors(stone));
        neighbors.filter(|&p| self.is_empty(p)).collect()
    }

    /// Whether the chain at `point` has a liberty; only a chain that was set up can have none. `false` if there is no
    /// stone. Constant time.
    #[must_use]
    pub fn has_liberty(&self, point: Point) -> bool {
        self.chain_id(point).is_some_and(|id| self.at(cell_of(id)).liberties > 0)
    }

    /// Number of liberties of the chain at `point`; 0 if there is no stone.
    #[must_use]
    pub fn liberty_count(&self, point: Point) -> u16 {
        self.liberties(point).len()
    }

    /// Whether the chain at `point` has exactly one liberty.
    #[must_use]
    pub fn is_in_atari(&self, point: Point) -> bool {
        self.get(point).is_some() && self.liberty_count(point) == 1
    }

    /// Whether `point` is on the board and has no stone.
    #[must_use]
    pub fn is_empty(&self, point: Point) -> bool {
        self.cell(point).is_some_and(|cell| cell.around & around::HERE_MASK == 0)
    }

    /// Places a stone of `color` as [`Board::place_unchecked`] does, if `point` is an empty point of this board.
    /// Suicide is played, ko is not looked at.
    pub fn place(&mut self, color: Color, point: Point) -> Option<Placed> {
        if self.is_empty(point) { Some(self.place_unchecked(color, point)) } else { None }
    }

    /// The hash of the position that a stone of `color` on the empty `point` would give, captures and suicide included.
    #[must_use]
    pub fn hash_after(&self, color: Color, point: Point) -> u64 {
        let mut hash = self.hash ^ zobrist::stone(color, point);
        let mut captured: [Option<Point>; 4] = [None; 4];
        for (slot, neighbor) in self.size.neighbors(point).enumerate() {
            let id = self.chain_id(neighbor);
            if self.get(neighbor) == Some(!color)
                && !captured.contains(&id)
                && self.is_last_liberty(neighbor, point)
            {
                captured[slot] = id;
                hash = self.chain_stones(neighbor).fold(hash, |h, stone| h ^ zobrist::stone(!color, stone));
            }
        }
        if captured == [None; 4] && self.is_suicide(color, point) {
            let own = self.size.neighbors(point).filter(|&n| self.get(n) == Some(color));
            let joined: PointSet = own.flat_map(|n| self.chain_stones(n)).chain([point]).collect();
            hash = joined.iter().fold(hash, |h, stone| h ^ zobrist::stone(color, stone));
        }
        hash
    }

    /// Bytes on the heap.
    #[cfg(test)]
    pub(crate) fn memory(&self) -> usize {
        self.cells.capacity() * size_of::<Cell>() + self.empty.capacity() * size_of::<Point>()
    }

    /// Whether the empty `point` is the only liberty of the chain next to it at `stone`.
    fn is_last_liberty(&self, stone: Point, point: Point) -> bool {
        let chain = self.at(cell_of(stone)).chain;
        let shared = steps(cell_of(point)).into_iter().filter(|&n| self.at(n).chain == chain).count();
        usize::from(self.at(chain).liberties) == shared
    }

    fn cell(&self, point: Point) -> Option<&Cell> {
        if self.size.contains(point) { Some(&self.cells[usize::from(cell_of(point))]) } else { None }
    }

    #[inline]
    fn at(&self, cell: u16) -> Cell {
        self.cells[usize::from(cell)]
    }

    #[inline]
    fn at_mut(&mut self, cell: u16) -> &mut Cell {
        &mut self.cells[usize::from(cell)]
    }

    /// The point where the opponent of the last capturing stone may not retake under the simple ko rule.
    #[must_use]
    pub fn ko(&self) -> Option<Point> {
        self.ko
    }

    /// Forgets the simple-ko point, as after a pass.
    pub fn clear_ko(&mut self) {
        self.ko = None;
    }

    /// The hash of the stones (not of the player to move): equal positions have equal hashes.
    #[must_use]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The empty points, in no particular order.
    #[must_use]
    pub fn empty_points(&self) -> &[Point] {
        &self.empty
    }

    /// Places a stone of `color` on the empty `point`: captures opposing chains without liberty, then removes the
    /// own chain if it has none. Knows neither turn nor ko.
    ///
    /// If `point` is not an empty point of this board, the result is a board that breaks its invariants (or a
    /// panic): use [`Board::place`] for moves that have not been checked.
    #[inline]
    pub fn place_unchecked(&mut self, color: Color, point: Point) -> Placed {
        let cell = cell_of(point);
        let before = self.at(cell);
        debug_assert_eq!(before.around & around::HERE_MASK, 0, "{point} is not empty");
        self.hash ^= zobrist::stone(color, point);
        self.ko = None;
        self.take_from_empty(before.next);
        let (own, dead) = self.touch_neighbors(cell, color);
        self.link(cell, color, before.around, own);
        let mut placed = Placed::default();
        if dead != 0 {
            placed.captured = self.capture(cell, color, before.around, dead);
        } else if before.around & around::EMPTY_MASK == 0 && self.at(self.at(cell).chain).liberties == 0 {
            placed.suicide = self.remove_chain(cell, color);
        }
        placed
    }

    #[inline]
    fn take_from_empty(&mut self, index: u16) {
        let last = self.empty[self.empty.len() - 1];
        self.empty[usize::from(index)] = last;
        self.empty.pop();
        self.at_mut(cell_of(last)).next = index;
    }

    /// Tells the four neighbors of a new stone. Returns which of them (bits 0 to 3) are own stones, and which are
    /// opposing stones whose chain has just lost its last liberty.
    #[inline]
    fn touch_neighbors(&mut self, cell: u16, color: Color) -> (u8, u8) {
        let change = around::one(color).wrapping_sub(around::EMPTY);
        let (mut own, mut dead) = (0, 0);
        for (bit, neighbor) in steps(cell).into_iter().enumerate() {
            let next = self.at_mut(neighbor);
            next.around = next.around.wrapping_add(change);
            let here = next.around & around::HERE_MASK;
            let chain = next.chain;
            let root = self.at_mut(chain);
            root.liberties = root.liberties.wrapping_sub(1);
            own |= u8::from(here == around::here(color)) << bit;
            dead |= u8::from(here == around::here(!color) && root.liberties == 0) << bit;
        }
        (own, dead)
    }

    /// Makes the new stone a chain of its own or a part of the chains it touches.
    #[inline]
    fn link(&mut self, cell: u16, color: Color, before: Around, mut own: u8) {
        let fresh = (before & around::EMPTY_MASK) >> 8;
        let around = before | around::here(color);
        if own == 0 {
            *self.at_mut(cell) = Cell { chain: cell, next: cell, liberties: fresh, around };
            return;
        }
        let neighbors = steps(cell);
        let mut chain = self.at(neighbors[own.trailing_zeros() as usize & 3]).chain;
        let root = self.at_mut(chain);
        let next = root.next;
        root.next = cell;
        root.liberties += fresh;
        *self.at_mut(cell) = Cell { chain, next, liberties: 0, around };
        own &= own - 1;
        while own != 0 {
            let other = self.at(neighbors[own.trailing_zeros() as usize & 3]).chain;
            if other != chain {
                chain = self.merge(chain, other);
            }
            own &= own - 1;
        }
    }

    /// Joins two chains and returns the representative. The one with fewer liberties, likely the shorter one, is
    /// renamed.
    fn merge(&mut self, a: u16, b: u16) -> u16 {
        let (keep, rename) = if self.at(a).liberties >= self.at(b).liberties { (a, b) } else { (b, a) };
        let mut stone = rename;
        loop {
            let cell = self.at_mut(stone);
            cell.chain = keep;
            stone = cell.next;
            if stone == rename {
                break;
            }
        }
        let Cell { next, liberties, .. } = self.at(rename);
        let root = self.at_mut(keep);
        root.liberties += liberties;
        let after_keep = core::mem::replace(&mut root.next, next);
        self.at_mut(rename).next = after_keep;
        keep
    }

    /// Removes the chains at the neighbors in `dead`; sets the ko point if a single stone that was all surrounded
    /// took a single stone.
    #[inline(never)]
    fn capture(&mut self, cell: u16, color: Color, before: Around, mut dead: u8) -> u16 {
        let neighbors = steps(cell);
        let mut captured = 0;
        let mut last = cell;
        while dead != 0 {
            last = neighbors[dead.trailing_zeros() as usize & 3];
            captured += self.remove_chain(last, !color);
            dead &= dead - 1;
        }
        if captured == 1 && before & around::mask(!color) == around::four(!color) {
            self.ko = Some(point_of(last));
        }
        captured
    }

    /// Empties the points of the chain at `cell` and returns their number.
    fn remove_chain(&mut self, cell: u16, color: Color) -> u16 {
        let change = around::EMPTY.wrapping_sub(around::one(color));
        let mut count = 0;
        let mut stone = cell;
        loop {
            let point = point_of(stone);
            self.hash ^= zobrist::stone(color, point);
            for neighbor in steps(stone) {
                let next = self.at_mut(neighbor);
                next.around = next.around.wrapping_add(change);
                let chain = next.chain;
                let root = self.at_mut(chain);
                root.liberties = root.liberties.wrapping_add(1);
            }
            let index = self.empty.len() as u16;
            self.empty.push(point);
            let gone = self.at_mut(stone);
            gone.chain = stone;
            gone.around &= !around::HERE_MASK;
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
    /// spare. A chain that meets the point `n` times loses `n` pseudo-liberties.
    #[inline]
    fn breathes(&self, cell: u16, color: Color) -> bool {
        let neighbors = steps(cell).map(|n| self.at(n));
        neighbors.iter().any(|a| {
            let here = a.around & around::HERE_MASK;
            let shared = neighbors.iter().filter(|b| b.chain == a.chain).count() as u16;
            let last = self.at(a.chain).liberties == shared;
            (here == around::here(color) && !last) || (here == around::here(!color) && last)
        })
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
        self.ko == Some(point)
            && self.at(cell_of(point)).around & around::mask(!color) == around::four(!color)
    }

    /// Whether the four neighbors of the empty `point` are stones of `color` or border, and at most one diagonal
    /// neighbor (none at the edge) is an opposing stone. A cheap sign of an eye for playouts; see `life` for proof.
    #[inline]
    #[must_use]
    pub fn is_eyelike(&self, color: Color, point: Point) -> bool {
        let cell = cell_of(point);
        if self.at(cell).around & around::mask(color) != around::four(color) {
            return false;
        }
        let diagonals = [cell + STRIDE + 1, cell + STRIDE - 1, cell - STRIDE + 1, cell - STRIDE - 1];
        let here = diagonals.map(|d| self.at(d).around & around::HERE_MASK);
        let enemies = here.iter().filter(|h| **h == around::here(!color)).count();
        let edge = here.contains(&around::BORDER);
        enemies + usize::from(edge) < 2
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board {}, ko {:?}\n{self}", self.size, self.ko)
    }
}

impl PartialEq for Board {
    /// Equal stones and equal ko point.
    fn eq(&self, other: &Board) -> bool {
        self.size == other.size
            && self.hash == other.hash
            && self.ko == other.ko
            && self.size.points().all(|p| self.get(p) == other.get(p))
    }
}

impl Eq for Board {}
