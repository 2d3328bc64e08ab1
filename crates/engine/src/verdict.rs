//! Which stones are dead.

use tengen_rules::{Color, Game, PointSet};

/// What becomes of a chain if both sides play well from here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// It stays on the board.
    Alive,
    /// It stays on the board because neither side can attack.
    Seki,
    /// It can be taken and not saved.
    Dead,
    /// That depends on who moves.
    Unsettled,
}

/// What is thought of one chain.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChainVerdict {
    /// Whose chain it is.
    pub color: Color,
    /// Its stones.
    pub stones: PointSet,
    /// Its fate.
    pub status: Status,
    /// How sure that is, 0 to 1.
    pub confidence: f32,
    /// Number of the group it belongs to: chains with the same number live or die together.
    pub group: u16,
}

/// What is thought of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// Every chain, in the order of [`Board::chains`](tengen_rules::Board::chains).
    pub chains: Vec<ChainVerdict>,
    /// All stones of dead chains.
    pub dead: PointSet,
    /// Who will own each point, 1 is Black and −1 White, in the order of [`Size::index`](tengen_rules::Size::index).
    pub ownership: Vec<f32>,
}

/// The verdict that `ownership` (1 is Black, −1 White) alone suggests.
pub(crate) fn from_ownership(game: &Game, ownership: Vec<f32>) -> Verdict {
    let size = game.size();
    let mut chains = Vec::new();
    for (group, chain) in (0..).zip(game.board().chains()) {
        let sum: f32 = chain.stones.iter().map(|point| ownership[size.index(point)]).sum();
        let mean = sum / f32::from(chain.stones.len());
        let own = if chain.color == Color::Black { mean } else { -mean };
        let status = if own < 0.0 { Status::Dead } else { Status::Alive };
        chains.push(ChainVerdict {
            color: chain.color,
            stones: chain.stones,
            status,
            confidence: own.abs(),
            group,
        });
    }
    let is_dead = |chain: &&ChainVerdict| chain.status == Status::Dead;
    let dead = chains.iter().filter(is_dead).fold(PointSet::EMPTY, |dead, chain| dead | chain.stones);
    Verdict { chains, dead, ownership }
}
