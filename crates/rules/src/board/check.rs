//! The invariants of a board, recomputed from the stones alone.

use super::{Board, around, cell_of};
use crate::color::Color;
use crate::point::Point;
use crate::set::PointSet;
use crate::zobrist;

impl Board {
    /// Recomputes invariants 2 to 5 of [`Board`] from the stones, slowly.
    ///
    /// # Panics
    /// If one does not hold, which is a bug of this crate or the result of a misused [`Board::place_unchecked`].
    pub fn check_invariants(&self) {
        self.check_chains();
        self.check_neighbor_counts();
        self.check_empty_points();
        self.check_hash();
        self.check_ko();
    }

    fn check_chains(&self) {
        for color in Color::ALL {
            for stones in self.stones(color).components() {
                let first = stones.first().expect("a component is not empty");
                let root = self.chain_id(first).expect("a stone has a chain");
                assert!(stones.contains(root), "chain at {first} is represented by {root}, outside of it");
                assert!(
                    stones.iter().all(|p| self.chain_id(p) == Some(root)),
                    "chain at {first} has two names"
                );
                let ring: PointSet = self.chain_stones(first).take(usize::from(stones.len())).collect();
                assert_eq!(ring, stones, "ring of the chain at {first}");
                assert_eq!(self.chain_stones(first).count(), ring.iter().count(), "ring at {first} goes on");
                let neighbors = stones.iter().flat_map(|p| self.size().neighbors(p));
                let pseudo = neighbors.filter(|&n| self.is_empty(n)).count();
                assert_eq!(usize::from(self.pseudo_liberties(root)), pseudo, "liberties of {first}");
            }
        }
    }

    fn check_neighbor_counts(&self) {
        for point in self.size().points() {
            let border = 4 - self.size().neighbors(point).count() as u16;
            let count = |stone| self.size().neighbors(point).filter(|&n| self.get(n) == stone).count() as u16;
            let mut expected = count(None) * around::EMPTY;
            for color in Color::ALL {
                expected += (count(Some(color)) + border) * around::one(color);
                let diagonals = self.size().diagonals(point).filter(|&d| self.get(d) == Some(color)).count();
                expected += (diagonals as u16 + u16::from(border > 0)) * around::diagonal(color);
            }
            assert_eq!(self.at(cell_of(point)).around, expected, "neighbor counts of {point}");
        }
    }

    fn check_empty_points(&self) {
        let listed: PointSet = self.empty.iter().copied().collect();
        let all: PointSet = self.size().points().filter(|&p| self.get(p).is_none()).collect();
        assert_eq!(listed, all, "list of empty points");
        assert_eq!(self.empty.len(), usize::from(all.len()), "an empty point is listed twice");
        for (index, &point) in self.empty.iter().enumerate() {
            let cell = self.at(cell_of(point));
            assert_eq!(usize::from(cell.next), index, "place of {point} in the list of empty points");
            assert_eq!(cell.chain, cell_of(point), "an empty point is its own chain");
        }
    }

    fn check_hash(&self) {
        let stone = |point: Point| self.get(point).map_or(0, |color| zobrist::stone(color, point));
        let hash = self.size().points().fold(0, |hash, point| hash ^ stone(point));
        assert_eq!(self.hash(), hash, "hash");
    }

    fn check_ko(&self) {
        let Some(ko) = self.ko() else { return };
        assert!(self.is_empty(ko), "ko point {ko} is not empty");
        let mut colors = self.size().neighbors(ko).map(|n| self.get(n));
        let first = colors.next().flatten();
        assert!(first.is_some() && colors.all(|c| c == first), "neighbors of ko point {ko}");
    }

    fn pseudo_liberties(&self, root: Point) -> u16 {
        self.at(cell_of(root)).liberties
    }
}
