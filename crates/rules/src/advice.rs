//! Whether it is time to pass.

use crate::board::{Board, Chain};
use crate::color::{ByColor, Color};
use crate::score::EndPosition;
use crate::set::PointSet;

impl EndPosition<'_> {
    /// Whether no move can gain anything, as far as can be proven without reading: with the dead stones removed,
    /// every chain is pass-alive or agreed to be in seki, and no neutral point can be played on.
    ///
    /// `seki` holds at least one point of each chain that the players agree is in seki. Points between such chains
    /// only are left alone; a neutral point beside any other stone is worth a move, for area if for nothing else.
    ///
    /// This is advice: `false` does not mean that a good move is left, and the game never ends because of `true`.
    #[must_use]
    pub fn nothing_to_gain(&self, seki: &PointSet) -> bool {
        let stones = self.stones();
        let board = self.living_board(&stones);
        let proven = self.pass_alive(&board);
        let in_seki = |chain: &Chain| chain.stones.intersects(seki);
        let is_settled = |chain: Chain| in_seki(&chain) || chain.stones.is_subset(&proven[chain.color]);
        if !board.chains().all(is_settled) {
            return false;
        }
        let seki_stones = board.chains().filter(in_seki);
        let seki_stones = seki_stones.fold(PointSet::EMPTY, |all, chain| all | chain.stones);
        board.empty().components().all(|region| is_quiet(&board, &region, &seki_stones))
    }
}

/// Whether an empty region is surrounded by one color, or by chains in seki, or cannot be entered.
fn is_quiet(board: &Board, region: &PointSet, seki_stones: &PointSet) -> bool {
    let around = region.neighbors(&board.size().all()) - *region;
    let beside = ByColor::from_fn(|color| around & board.stones(color));
    let is_owned = beside.black.is_empty() != beside.white.is_empty();
    let is_closed = |point| Color::ALL.into_iter().all(|color| board.is_suicide(color, point));
    is_owned || (!around.is_empty() && around.is_subset(seki_stones)) || region.iter().all(is_closed)
}
