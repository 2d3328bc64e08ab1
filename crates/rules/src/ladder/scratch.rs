//! A board for reading: moves are taken back by restoring what they overwrote.

use alloc::vec::Vec;

use crate::board::Board;
use crate::color::Color;
use crate::point::{Point, STRIDE};

/// The index of a cell; the cell of A1 is one border row and one border cell in.
pub(super) type CellId = u16;

/// The contents of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Here {
    Empty,
    Stone(Color),
    Border,
}

/// The empty neighbors of the stones of a chain, a point counted once for each stone next to it, in a form that
/// is kept up to date by additions.
#[derive(Clone, Copy, Debug, Default)]
struct Breath {
    count: u16,
    sum: u32,
    squares: u64,
}

impl Breath {
    fn add(&mut self, cell: CellId) {
        self.count += 1;
        self.sum += u32::from(cell);
        self.squares += u64::from(cell) * u64::from(cell);
    }

    fn remove(&mut self, cell: CellId) {
        self.count -= 1;
        self.sum -= u32::from(cell);
        self.squares -= u64::from(cell) * u64::from(cell);
    }

    fn join(&mut self, other: Breath) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The liberty, if there is exactly one. Numbers are all equal if and only if the square of their sum is
    /// their count times the sum of their squares (Cauchy and Schwarz).
    fn only(self) -> Option<CellId> {
        let sum = u64::from(self.sum);
        let all_equal = self.count > 0 && sum * sum == u64::from(self.count) * self.squares;
        all_equal.then(|| (self.sum / u32::from(self.count)) as CellId)
    }
}

#[derive(Clone, Copy, Debug)]
struct Cell {
    here: Here,
    /// Stone: the cell that represents its chain, which holds `size` and `breath`.
    chain: CellId,
    /// Stone: the next one of the chain, in a ring.
    next: CellId,
    size: u16,
    breath: Breath,
}

/// A place in the history of a [`Scratch`] to return to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    log: usize,
    ko: Option<CellId>,
}

/// A board whose moves can be taken back. It plays no suicide.
///
/// # Invariants
/// 1. The stones of a chain are one connected set of one color and form one ring; the representative is one of
///    them and holds their number.
/// 2. The representative's breath is that of all empty neighbors of the stones.
/// 3. The log restores the start position.
#[derive(Clone, Debug)]
pub(super) struct Scratch {
    cells: Vec<Cell>,
    /// The point that may not be played because of the simple ko rule, by either color.
    pub(super) ko: Option<CellId>,
    /// Overwritten cells, in the order of writing.
    log: Vec<(CellId, Cell)>,
    /// Half as much again as the number of points: captures can make a line a little longer than the board.
    max_depth: usize,
}

pub(super) fn cell_of(point: Point) -> CellId {
    point.packed() + STRIDE + 1
}

pub(super) fn point_of(cell: CellId) -> Point {
    Point::from_packed(cell - STRIDE - 1)
}

pub(super) fn steps(cell: CellId) -> [CellId; 4] {
    [cell + 1, cell - 1, cell + STRIDE, cell - STRIDE]
}

impl Scratch {
    pub(super) fn new(board: &Board) -> Scratch {
        let size = board.size();
        let border = Cell { here: Here::Border, chain: 0, next: 0, size: 0, breath: Breath::default() };
        let cells = alloc::vec![border; (usize::from(size.rows()) + 2) * usize::from(STRIDE) + 1];
        let max_depth = usize::from(size.area()) * 3 / 2;
        let mut scratch = Scratch { cells, ko: board.ko().map(cell_of), log: Vec::new(), max_depth };
        for point in size.points() {
            let cell = scratch.cell_mut(cell_of(point));
            cell.here = board.get(point).map_or(Here::Empty, Here::Stone);
        }
        for point in size.points() {
            if let Some(id) = board.chain_id(point) {
                scratch.attach(cell_of(point), cell_of(id));
            }
        }
        scratch
    }

    /// Makes a stone of the start position part of the chain with this representative.
    fn attach(&mut self, stone: CellId, chain: CellId) {
        let mut breath = self.cell(chain).breath;
        for empty in self.empty_neighbors(stone) {
            breath.add(empty);
        }
        let root = self.cell_mut(chain);
        root.size += 1;
        root.breath = breath;
        // Cell 0 is border, so a ring that has not been started points there.
        let after_root = if root.next == 0 { chain } else { root.next };
        if stone == chain {
            root.next = after_root;
        } else {
            root.next = stone;
            self.cell_mut(stone).next = after_root;
        }
        self.cell_mut(stone).chain = chain;
    }

    fn cell(&self, id: CellId) -> &Cell {
        &self.cells[usize::from(id)]
    }

    fn cell_mut(&mut self, id: CellId) -> &mut Cell {
        &mut self.cells[usize::from(id)]
    }

    /// The cell for writing; what it holds now can be restored.
    fn write(&mut self, id: CellId) -> &mut Cell {
        let cell = &mut self.cells[usize::from(id)];
        self.log.push((id, *cell));
        cell
    }

    /// The number of moves after which a line is too long to be a ladder.
    pub(super) fn max_depth(&self) -> usize {
        self.max_depth
    }

    pub(super) fn mark(&self) -> Mark {
        Mark { log: self.log.len(), ko: self.ko }
    }

    /// Takes back everything since `mark`.
    pub(super) fn undo(&mut self, mark: Mark) {
        for (id, cell) in self.log.drain(mark.log..).rev() {
            self.cells[usize::from(id)] = cell;
        }
        self.ko = mark.ko;
    }

    pub(super) fn here(&self, id: CellId) -> Here {
        self.cell(id).here
    }

    /// The representative of the chain of a stone.
    pub(super) fn chain(&self, stone: CellId) -> CellId {
        self.cell(stone).chain
    }

    /// The stones of a chain.
    pub(super) fn stones(&self, stone: CellId) -> impl Iterator<Item = CellId> {
        let next = move |&cell: &CellId| Some(self.cell(cell).next).filter(|&next| next != stone);
        core::iter::successors(Some(stone), next)
    }

    /// The liberty of the chain of a stone, if it has exactly one.
    pub(super) fn only_liberty(&self, stone: CellId) -> Option<CellId> {
        self.cell(self.chain(stone)).breath.only()
    }

    /// Up to three liberties of the chain of a stone, and their number (3 stands for 3 or more).
    pub(super) fn liberties(&self, stone: CellId) -> ([CellId; 3], usize) {
        let mut found = [0; 3];
        let breath = self.cell(self.chain(stone)).breath;
        if let Some(only) = breath.only() {
            found[0] = only;
            return (found, 1);
        }
        let mut count = 0;
        for stone in self.stones(stone) {
            for liberty in self.empty_neighbors(stone) {
                // Places not taken yet hold 0, which is border.
                if found.iter().all(|&other| other != liberty) {
                    found[count] = liberty;
                    count += 1;
                    if count == 3 {
                        return (found, count);
                    }
                }
            }
        }
        (found, count)
    }

    /// Whether a stone of `color` on `cell` would surely have three liberties, neither `cell` nor `taken` among them.
    /// A chain joined there counts with those of its liberties that [`Scratch::liberties`] finds.
    pub(super) fn has_room(&self, color: Color, cell: CellId, taken: CellId) -> bool {
        // Places not taken yet hold 0, which is border.
        let (mut found, mut count) = ([cell, taken, 0, 0], 2);
        let mut is_third = |liberty: CellId| {
            if found.iter().all(|&other| other != liberty) {
                if count == found.len() {
                    return true;
                }
                found[count] = liberty;
                count += 1;
            }
            false
        };
        steps(cell).into_iter().any(|step| match self.here(step) {
            Here::Empty => is_third(step),
            Here::Stone(other) if other == color => {
                let (liberties, count) = self.liberties(step);
                liberties[..count].iter().any(|&liberty| is_third(liberty))
            }
            Here::Stone(_) | Here::Border => false,
        })
    }

    pub(super) fn empty_neighbors(&self, cell: CellId) -> impl Iterator<Item = CellId> + use<> {
        let steps = steps(cell);
        // A mask of four bits instead of an array: this is asked for all the time.
        let empty = (0..4).fold(0_u8, |mask, i| mask | u8::from(self.here(steps[i]) == Here::Empty) << i);
        (0..4).filter(move |i| empty >> i & 1 != 0).map(move |i| steps[i])
    }

    /// The points that capture a chain next to the chain of a stone, some of them more than once.
    pub(super) fn counter_captures(&self, stone: CellId) -> impl Iterator<Item = CellId> {
        let own = self.here(stone);
        let is_enemy =
            move |&step: &CellId| matches!(self.here(step), Here::Stone(_)) && self.here(step) != own;
        self.stones(stone).flat_map(steps).filter(is_enemy).filter_map(|step| self.only_liberty(step))
    }

    /// Whether playing there is no suicide and not the forbidden ko capture.
    pub(super) fn is_legal(&self, color: Color, cell: CellId) -> bool {
        let breathes = |step: CellId| match self.here(step) {
            Here::Empty => true,
            Here::Border => false,
            Here::Stone(other) => (other == color) != (self.only_liberty(step) == Some(cell)),
        };
        self.ko != Some(cell) && steps(cell).into_iter().any(breathes)
    }

    /// Whether `color` would take a single stone there with a single stone.
    pub(super) fn is_ko_capture(&self, color: Color, cell: CellId) -> bool {
        let steps = steps(cell);
        let surrounded = steps
            .iter()
            .all(|&s| matches!(self.here(s), Here::Border) || self.here(s) == Here::Stone(!color));
        let in_atari = |&s: &CellId| self.here(s) != Here::Border && self.only_liberty(s).is_some();
        let mut taken = steps.into_iter().filter(in_atari);
        let first = taken.next();
        surrounded && taken.next().is_none() && first.is_some_and(|s| self.cell(self.chain(s)).size == 1)
    }

    /// Plays a legal move.
    pub(super) fn place(&mut self, color: Color, cell: CellId) {
        let mut breath = Breath::default();
        for empty in self.empty_neighbors(cell) {
            breath.add(empty);
        }
        *self.write(cell) = Cell { here: Here::Stone(color), chain: cell, next: cell, size: 1, breath };
        for step in steps(cell) {
            if matches!(self.here(step), Here::Stone(_)) {
                let chain = self.chain(step);
                self.write(chain).breath.remove(cell);
            }
        }
        let (mut captured, mut last) = (0, cell);
        for step in steps(cell) {
            if self.here(step) == Here::Stone(color) {
                self.merge(step, cell);
            } else if self.here(step) == Here::Stone(!color) && self.cell(self.chain(step)).breath.count == 0
            {
                captured += self.remove(step);
                last = step;
            }
        }
        let root = *self.cell(self.chain(cell));
        self.ko = (captured == 1 && root.size == 1 && root.breath.only().is_some()).then_some(last);
    }

    /// Joins the chains of two stones; the smaller one is renamed.
    fn merge(&mut self, a: CellId, b: CellId) {
        let (mut keep, mut rename) = (self.chain(a), self.chain(b));
        if keep == rename {
            return;
        }
        if self.cell(keep).size < self.cell(rename).size {
            core::mem::swap(&mut keep, &mut rename);
        }
        let Cell { size, breath, .. } = *self.cell(rename);
        let mut stone = rename;
        loop {
            let cell = self.write(stone);
            cell.chain = keep;
            stone = cell.next;
            if stone == rename {
                break;
            }
        }
        let after_rename = self.cell(rename).next;
        let root = self.write(keep);
        root.size += size;
        root.breath.join(breath);
        let after_keep = core::mem::replace(&mut root.next, after_rename);
        self.write(rename).next = after_keep;
    }

    /// Takes a chain off the board; returns the number of its stones.
    fn remove(&mut self, start: CellId) -> u16 {
        let own = self.here(start);
        let mut stone = start;
        let mut count = 0;
        loop {
            self.write(stone).here = Here::Empty;
            for step in steps(stone) {
                if matches!(self.here(step), Here::Stone(_)) && self.here(step) != own {
                    let chain = self.chain(step);
                    self.write(chain).breath.add(stone);
                }
            }
            count += 1;
            stone = self.cell(stone).next;
            if stone == start {
                return count;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::point::Size;
    use crate::set::PointSet;

    /// Recomputes everything from `board`, which must be the same position.
    fn check_invariants(scratch: &Scratch, board: &Board) {
        assert_eq!(scratch.ko.map(point_of), board.ko());
        for point in board.size().points() {
            let cell = cell_of(point);
            assert_eq!(scratch.here(cell), board.get(point).map_or(Here::Empty, Here::Stone));
            let Some(chain) = board.chain(point) else { continue };
            let stones: PointSet = scratch.stones(cell).map(point_of).collect();
            assert_eq!(stones, chain.stones);
            assert_eq!(scratch.cell(scratch.chain(cell)).size, chain.stones.len());
            let (liberties, count) = scratch.liberties(cell);
            assert_eq!(count, usize::from(chain.liberties.len().min(3)));
            assert!(liberties[..count].iter().all(|&l| chain.liberties.contains(point_of(l))));
            let only = chain.liberties.first().filter(|_| chain.liberties.len() == 1);
            assert_eq!(scratch.only_liberty(cell).map(point_of), only);
        }
    }

    #[test]
    fn a_scratch_follows_a_board_and_returns() {
        let mut random = 1_u64;
        let start = Board::new(Size::new(6, 5).expect("a size"));
        for _ in 0..50 {
            let mut board = start.clone();
            let mut scratch = Scratch::new(&board);
            let mut color = Color::Black;
            let (mut half, mut mark) = (board.clone(), scratch.mark());
            for turn in 0..150 {
                if turn == 60 {
                    (half, mark) = (board.clone(), scratch.mark());
                    check_invariants(&Scratch::new(&half), &half);
                }
                random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                let empty = board.empty_points();
                let point = empty[(random >> 33) as usize % empty.len()];
                let legal = !board.is_suicide(color, point) && board.ko() != Some(point);
                assert_eq!(scratch.is_legal(color, cell_of(point)), legal);
                if legal {
                    board.place(color, point);
                    scratch.place(color, cell_of(point));
                    check_invariants(&scratch, &board);
                }
                color = !color;
            }
            scratch.undo(mark);
            check_invariants(&scratch, &half);
        }
    }
}
