//! Counting move sequences: the standard check of a move generator.

use alloc::vec::Vec;

use crate::game::{Game, Phase};
use crate::point::Move;

/// The number of sequences of exactly `depth` turns that the rules allow from here; a pass is a turn, and a game
/// that is over has no turns left. The work grows with the result, the memory with `depth`.
#[must_use]
pub fn perft(game: &Game, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    // Each entry is a position with the moves that are still to be tried there; the last turn is only counted.
    let mut stack = alloc::vec![(game.clone(), moves(game))];
    let mut count = 0;
    loop {
        let is_last_turn = stack.len() == depth;
        let Some((game, untried)) = stack.last_mut() else { return count };
        if is_last_turn {
            count += untried.len() as u64;
            stack.pop();
            continue;
        }
        let Some(mv) = untried.pop() else {
            stack.pop();
            continue;
        };
        let mut next = game.clone();
        if next.play(mv).is_ok() {
            let moves = moves(&next);
            stack.push((next, moves));
        }
    }
}

fn moves(game: &Game) -> Vec<Move> {
    if game.phase() != Phase::Play {
        return Vec::new();
    }
    game.legal_points().iter().map(Move::Play).chain([Move::Pass]).collect()
}
