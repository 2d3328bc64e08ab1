//! The stones of a position by color and fate.

use crate::board::Board;
use crate::color::{ByColor, Color};
use crate::point::{Point, Size};
use crate::set::PointSet;

/// The stones of a position, sorted by color and by whether they are marked dead.
#[derive(Clone, Debug)]
pub(crate) struct Stones {
    pub(crate) size: Size,
    pub(crate) all: PointSet,
    pub(crate) empty: PointSet,
    pub(crate) living: ByColor<PointSet>,
    pub(crate) dead: ByColor<PointSet>,
}

impl Stones {
    /// Sorts the stones of `board`; points of `dead` without a stone are ignored.
    pub(crate) fn new(board: &Board, dead: &PointSet) -> Stones {
        let stones = ByColor::from_fn(|color| board.stones(color));
        let all = board.size().all();
        Stones {
            size: board.size(),
            all,
            empty: all - stones.black - stones.white,
            living: stones.map(|stones| stones - *dead),
            dead: stones.map(|stones| stones & *dead),
        }
    }

    /// The stones of the same color and fate connected to a stone.
    pub(crate) fn chain(&self, stone: Point) -> PointSet {
        let sorts = [&self.living, &self.dead].into_iter().flat_map(|fate| [&fate.black, &fate.white]);
        let alike = sorts.into_iter().find(|sort| sort.contains(stone));
        alike.map_or(PointSet::EMPTY, |sort| PointSet::of(stone).flood(sort))
    }

    /// The points connected to a living stone of each color by a path without living opposing stones.
    pub(crate) fn reach(&self) -> ByColor<PointSet> {
        ByColor::from_fn(|color| self.living[color].flood(&(self.all - self.living[!color])))
    }

    /// What one color alone reaches: its living stones and the regions next to no other stones, the dead being off
    /// the board.
    pub(crate) fn area(&self) -> ByColor<PointSet> {
        let reach = self.reach();
        ByColor::from_fn(|color| reach[color] - reach[!color])
    }

    /// The color of a stone that is dead.
    pub(crate) fn dead_at(&self, point: Point) -> Option<Color> {
        Color::ALL.into_iter().find(|color| self.dead[*color].contains(point))
    }

    /// The board without the dead stones.
    pub(crate) fn without_dead(&self) -> Board {
        Board::from_fn(self.size, |point| {
            Color::ALL.into_iter().find(|color| self.living[*color].contains(point))
        })
    }
}
