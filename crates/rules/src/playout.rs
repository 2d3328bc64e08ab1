//! Random playouts: a game played on by chance to its end, for benches, tests and searches that want them.

use crate::board::Board;
use crate::color::Color;
use crate::point::Size;

/// A small random number generator: the linear congruential one of Knuth's MMIX, of which the upper half is used.
/// Its next number does not wait for anything but the last one, and is the same on every machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayoutRng(u64);

impl PlayoutRng {
    /// A generator that depends on `seed` alone.
    #[must_use]
    pub const fn new(seed: u64) -> PlayoutRng {
        PlayoutRng(seed)
    }

    /// A number from 0 to `n − 1`; 0 if `n` is 0.
    #[inline(always)]
    pub fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (((self.0 >> 32) * u64::from(n)) >> 32) as u32
    }
}

/// Plays from `board` with `to_move` first until two passes in a row. Returns the number of turns, passes included;
/// `board` holds the end.
///
/// A turn starts at a random place of the list of empty points and takes the first point of it that is neither an
/// own one-point eye ([`Board::is_eyelike`]) nor suicide nor banned by the simple ko rule; with no such point it is a
/// pass. The end is a position in which only eyes and neutral points of seki are empty.
pub fn playout(board: &mut Board, to_move: Color, rng: &mut PlayoutRng) -> u32 {
    let limit = turn_limit(board.size());
    let mut turns = 0;
    let mut white_played = true;
    if to_move == Color::White {
        turns += 1;
        white_played = turn(board, Color::White, rng);
    }
    while turns < limit {
        turns += 1;
        let black_played = turn(board, Color::Black, rng);
        if !(white_played | black_played) {
            break;
        }
        turns += 1;
        white_played = turn(board, Color::White, rng);
        if !(black_played | white_played) {
            break;
        }
    }
    turns
}

/// Without superko a playout may go around for long, above all on the smallest boards. No playout in a million on
/// 9×9 to 19×19 comes near this number of turns (the average is below 1.4 for each point).
const fn turn_limit(size: Size) -> u32 {
    8 * size.area() as u32 + 200
}

/// One turn of `color`, which must be known to the compiler; `false` if it is a pass.
#[inline(always)]
fn turn(board: &mut Board, color: Color, rng: &mut PlayoutRng) -> bool {
    let start = rng.below(board.empty_points().len() as u32);
    let Some(cell) = board.find_playout_move(color, start as usize) else {
        board.clear_ko();
        return false;
    };
    board.place_as(color, cell);
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::point::Point;

    /// The same turn through the methods for everybody.
    fn plain_turn(board: &mut Board, color: Color, rng: &mut PlayoutRng) -> bool {
        let empty = board.empty_points();
        let start = rng.below(empty.len() as u32) as usize;
        let is_move = |p: &Point| {
            !board.is_eyelike(color, *p) && !board.is_suicide(color, *p) && !board.is_ko(color, *p)
        };
        let found = empty[start..].iter().chain(&empty[..start]).copied().find(is_move);
        match found {
            Some(point) => board.place(color, point).is_some(),
            None => {
                board.clear_ko();
                false
            }
        }
    }

    #[test]
    fn a_playout_is_the_game_that_its_rule_describes() {
        for (cols, rows) in [(1, 1), (1, 9), (2, 2), (3, 2), (5, 7), (9, 9), (19, 19), (52, 3)] {
            let size = Size::new(cols, rows).unwrap();
            for seed in 0..10 {
                let (mut board, mut plain) = (Board::new(size), Board::new(size));
                let (mut rng, mut plain_rng) = (PlayoutRng::new(seed), PlayoutRng::new(seed));
                let first = Color::ALL[seed as usize % 2];
                let turns = playout(&mut board, first, &mut rng);
                let mut color = first;
                for _ in 0..turns {
                    plain_turn(&mut plain, color, &mut plain_rng);
                    color = !color;
                }
                assert_eq!(board, plain);
                board.check_invariants();
                assert_eq!(rng, plain_rng);
            }
        }
    }

    /// Turns in all, and the hashes of the ends.
    fn total(size: Size, games: u32) -> (u32, u64) {
        let empty = Board::new(size);
        let mut board = empty.clone();
        let mut rng = PlayoutRng::new(1);
        (0..games).fold((0, 0), |(turns, hashes), _| {
            board.clone_from(&empty);
            let more = playout(&mut board, Color::Black, &mut rng);
            (turns + more, hashes ^ board.hash())
        })
    }

    #[test]
    fn seeded_playouts_have_golden_totals() {
        // Turns of all games and the exclusive or of their last positions' hashes.
        assert_eq!(total(Size::NINE, 1000), (110_519, 6_281_061_094_620_869_604));
        assert_eq!(total(Size::THIRTEEN, 300), (65_998, 3_965_128_517_001_419_401));
        assert_eq!(total(Size::NINETEEN, 200), (91_003, 14_065_994_513_249_953_266));
    }
}
