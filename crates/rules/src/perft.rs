//! Counting move sequences: the standard check of a move generator.

use alloc::vec::Vec;

use crate::game::{Game, Phase};
use crate::point::Move;

/// The number of sequences of exactly `depth` turns that the rules allow from here; a pass is a turn, and a game
/// that is over has no turns left. The last turns are counted, not played. The work grows with the result, the
/// memory with `depth`.
#[must_use]
pub fn perft(game: &Game, depth: usize) -> u64 {
    match depth {
        0 => return 1,
        1 => return count_moves(game),
        _ => {}
    }
    // Each entry is a position with the moves that are still to be tried there.
    let mut stack = alloc::vec![(game.clone(), moves(game))];
    let mut count = 0;
    while let Some((game, untried)) = stack.last_mut() {
        let Some(mv) = untried.pop() else {
            stack.pop();
            continue;
        };
        let mut next = game.clone();
        if next.play(mv).is_err() {
            continue;
        }
        if stack.len() + 1 == depth {
            count += count_moves(&next);
        } else {
            let moves = moves(&next);
            stack.push((next, moves));
        }
    }
    count
}

fn moves(game: &Game) -> Vec<Move> {
    if can_move(game) {
        game.legal_points().iter().map(Move::Play).chain([Move::Pass]).collect()
    } else {
        Vec::new()
    }
}

fn count_moves(game: &Game) -> u64 {
    if !can_move(game) {
        return 0;
    }
    let points = game.board().empty_points().iter();
    let legal = points.filter(|&&point| game.check(Move::Play(point)).is_ok()).count();
    legal as u64 + 1
}

fn can_move(game: &Game) -> bool {
    game.phase() == Phase::Play
}
