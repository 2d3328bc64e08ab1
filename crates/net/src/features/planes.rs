//! The planes.

use tengen_rules::{
    AreaOptions, ByColor, IllegalMove, Kept, Move, Point, PointSet, Scoring, Tax, area, independent_life,
};

use super::View;

impl View<'_> {
    /// Plane 0: the whole board. Networks evaluate boards at their own size, so it is all ones.
    pub(super) fn on_board(&self) -> PointSet {
        self.game.size().all()
    }

    /// Plane 1: stones of the player to move.
    pub(super) fn own_stones(&self) -> PointSet {
        self.board.stones(self.mover)
    }

    /// Plane 2: stones of the opponent.
    pub(super) fn other_stones(&self) -> PointSet {
        self.board.stones(!self.mover)
    }

    /// Planes 3, 4 and 5: stones of chains with one, two and three liberties.
    pub(super) fn liberties(&self) -> [PointSet; 3] {
        let mut sets = [PointSet::EMPTY; 3];
        for chain in self.board.chain_ids() {
            let count = usize::from(self.board.liberty_count(chain));
            if let Some(set) = count.checked_sub(1).and_then(|i| sets.get_mut(i)) {
                set.extend(self.board.chain_stones(chain));
            }
        }
        sets
    }

    /// Plane 6: empty points that only a ko rule, simple or superko, forbids to the player to move.
    pub(super) fn forbidden_by_ko(&self) -> PointSet {
        let forbidden = |point: &Point| {
            matches!(self.game.check(Move::Play(*point)), Err(IllegalMove::Ko | IllegalMove::Superko { .. }))
        };
        (self.board.empty() - self.legal).iter().filter(forbidden).collect()
    }

    /// Planes 9 to 13: the stone played `back` turns ago. Passes are in the numbers instead.
    pub(super) fn recent(&self, back: usize) -> PointSet {
        self.history.get(back - 1).and_then(|mv| mv.point()).map_or(PointSet::EMPTY, PointSet::of)
    }

    /// Planes 14, 15 and 16: stones caught in a ladder now, and on the boards of one and two turns ago.
    pub(super) fn caught(&self) -> [PointSet; 3] {
        let [one, two] = self.caught_before;
        [self.ladders.stones, one, two]
    }

    /// Plane 17: points where the player to move starts a ladder that catches a chain with two liberties.
    pub(super) fn ladder_moves(&self) -> PointSet {
        self.ladders.captures[self.mover]
    }

    /// Planes 18 and 19: the area of the player to move and of the opponent as it would count now. Empty under
    /// territory scoring, where stones may still be taken off before the count.
    pub(super) fn areas(&self) -> [PointSet; 2] {
        let rules = self.game.rules();
        let areas = match (rules.scoring, rules.tax) {
            (Scoring::Territory, _) => ByColor::from_fn(|_| PointSet::EMPTY),
            (Scoring::Area, Tax::None) => area(self.board, AreaOptions::full(rules.suicide)),
            // Points in seki are nobody's, but stones are.
            (Scoring::Area, Tax::Seki | Tax::All) => {
                independent_life(self.board, rules.suicide).without_seki(Kept::Stones)
            }
        };
        [areas[self.mover], areas[!self.mover]]
    }
}
