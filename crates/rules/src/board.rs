//! The board: stones, chains, captures, liberties, the simple-ko point and the position hash.
//!
//! Chains keep *pseudo-liberties* (each stone counts its empty neighbors, so a shared liberty counts more than
//! once): zero means captured, and keeping them needs no search. Exact liberties are found on demand.

use alloc::vec::Vec;
use core::fmt;
use core::num::NonZeroU16;

use crate::color::{ByColor, Color};
use crate::point::{Point, STRIDE, Size};
use crate::set::{PointMap, PointSet};
use crate::zobrist;

mod check;
mod diagram;
mod place;

pub use diagram::ParseBoardError;

/// One point of the board or of its border, 8 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Cell {
    /// Stone: the cell that represents its chain, plus the color, see [`here`]. Empty or border: the cell itself, so
    /// that liberty updates may be written to every neighbor without a test.
    chain: u16,
    /// Stone: the next stone of the chain, in a ring. Empty: the position of the point in `Board::empty`.
    next: u16,
    /// In the chain's representative: the pseudo-liberties of the chain. Empty or border: [`NO_CHAIN`], a few more
    /// or less.
    liberties: u16,
    /// What is next to it, see [`around`].
    around: Around,
}

/// The bit of `Cell::chain` that tells a stone of this color.
#[inline(always)]
const fn here(color: Color) -> u16 {
    0x1000 << color as u16
}

/// The bits of `Cell::chain` that hold the cell of the representative: below 54 rows of 64 cells.
const CHAIN_MASK: u16 = 0xfff;

/// What is around a cell, in five counters of three bits: black, white and empty neighbors – the border counts as both
/// colors –, and black and white diagonal neighbors, with one more of each at the edge.
type Around = u16;

mod around {
    use super::Around;
    use crate::color::Color;

    pub(super) const EMPTY: Around = 1 << 6;
    pub(super) const EMPTY_MASK: Around = 7 * EMPTY;
    /// What a neighbor beyond the edge counts as.
    pub(super) const BOTH: Around = one(Color::Black) + one(Color::White);
    /// What the edge counts as among the diagonal neighbors.
    pub(super) const EDGE: Around = diagonal(Color::Black) + diagonal(Color::White);

    /// An empty point with this many neighbors beyond the edge and no stones around it.
    #[inline(always)]
    pub(super) const fn at_edges(beyond: u16) -> Around {
        BOTH * beyond + EMPTY * (4 - beyond) + if beyond > 0 { EDGE } else { 0 }
    }

    /// One neighbor of this color.
    #[inline(always)]
    pub(super) const fn one(color: Color) -> Around {
        1 << (3 * color as u16)
    }

    /// Mask of the counter of this color.
    #[inline(always)]
    pub(super) const fn mask(color: Color) -> Around {
        7 * one(color)
    }

    /// All four neighbors are of this color or border.
    #[inline(always)]
    pub(super) const fn four(color: Color) -> Around {
        4 * one(color)
    }

    /// One diagonal neighbor of this color.
    #[inline(always)]
    pub(super) const fn diagonal(color: Color) -> Around {
        1 << (9 + 3 * color as u16)
    }

    /// All four neighbors are of this color or border, and of the diagonal neighbors and the edge at most one is of
    /// the other.
    #[inline(always)]
    pub(super) fn is_eye(around: Around, color: Color) -> bool {
        around & (mask(color) | (6 * diagonal(!color))) == four(color)
    }
}

/// The liberties of a cell without a stone, which has no chain: so many that no test for few liberties takes it for
/// a chain, and in the middle, as the updates of its neighbors count them up and down.
const NO_CHAIN: u16 = 0x4000;

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
    /// The cell of the ko point.
    ko: Option<NonZeroU16>,
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

impl Board {
    /// An empty board.
    #[must_use]
    pub fn new(size: Size) -> Board {
        // Border cells take part in the updates too; their counters start in the middle so that nothing overflows.
        let border = |chain| Cell { chain, next: 0, liberties: NO_CHAIN, around: 4 * around::EMPTY };
        let last = (u16::from(size.rows()) + 2) * STRIDE;
        let mut cells: Vec<Cell> = (0..=last).map(border).collect();
        let mut empty = Vec::with_capacity(usize::from(size.area()));
        for row in 0..size.rows() {
            // Whole rows at a time, since games start often: on the servers, and in replay.
            let beyond = u16::from(row == 0) + u16::from(row + 1 == size.rows());
            let first = usize::from(cell_of(Point::at(0, row)));
            let line = &mut cells[first..first + usize::from(size.cols())];
            for (index, cell) in (empty.len() as u16..).zip(line.iter_mut()) {
                cell.next = index;
                cell.around = around::at_edges(beyond);
            }
            let (left, right) = (0, line.len() - 1);
            line[left].around = around::at_edges(beyond + 1 + u16::from(left == right));
            line[right].around = line[left].around;
            empty.extend((0..size.cols()).map(|col| Point::at(col, row)));
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
        let chain = self.cell(point)?.chain;
        Color::ALL.into_iter().find(|color| chain & here(*color) != 0)
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
        self.put(cell, color, before.around);
    }

    /// All stones of a color.
    #[must_use]
    pub fn stones(&self, color: Color) -> PointSet {
        let here = here(color);
        PointSet::from_rows(self.size, |row| {
            let first = usize::from(cell_of(Point::at(0, row)));
            let cells = &self.cells[first..first + usize::from(self.size.cols())];
            let bit = |cell: &Cell| u64::from(cell.chain & here != 0);
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
        self.get(point).map(|_| point_of(self.at(cell_of(point)).chain & CHAIN_MASK))
    }

    /// One point of each chain, that of [`Board::chain_id`], row by row from A1.
    pub fn chain_ids(&self) -> impl Iterator<Item = Point> + '_ {
        self.size.points().filter(|&point| self.chain_id(point) == Some(point))
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
        self.cell(point).is_some_and(|cell| cell.chain <= CHAIN_MASK)
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
        self.ko.map(|cell| point_of(cell.get()))
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
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board {}, ko {:?}\n{self}", self.size, self.ko())
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
