//! Names for positions, by which programs recognize them: KataGo's `thisHash` and `symHash`, with numbers of our own.

use tengen_rules::{Color, Game, Point};
use tengen_search::Symmetry;

/// The name of the stones, the player to move and the ko: 32 hexadecimal digits.
pub(super) fn this_hash(game: &Game) -> String {
    write(turned(game, Symmetry::IDENTITY))
}

/// The same for all positions that are reflections or rotations of each other.
pub(super) fn sym_hash(game: &Game) -> String {
    let hashes = Symmetry::ALL.into_iter().map(|symmetry| turned(game, symmetry));
    write(hashes.min().unwrap_or_default())
}

fn write(hash: u128) -> String {
    format!("{hash:032X}")
}

/// What lies on a point, or whose turn it is, as a part of a number to be hashed.
#[derive(Clone, Copy)]
enum Thing {
    Stone(Color),
    Ko,
    Mover(Color),
}

impl Thing {
    fn number(self) -> u64 {
        let of = |color| if color == Color::Black { 0 } else { 1 };
        match self {
            Thing::Stone(color) => of(color),
            Thing::Ko => 2,
            Thing::Mover(color) => 3 + of(color),
        }
    }
}

/// A sum, so that the order of the points does not matter.
fn turned(game: &Game, symmetry: Symmetry) -> u128 {
    let (size, board) = (game.size(), game.board());
    let turned = symmetry.size(size);
    let shape = u64::from(turned.cols()) << 8 | u64::from(turned.rows());
    let at = |thing: Thing, point: Point| hash(thing, symmetry.index(size, point) as u64);
    let stones = size.points().filter_map(|point| Some(at(Thing::Stone(board.get(point)?), point)));
    let ko = board.ko().map(|point| at(Thing::Ko, point));
    let mover = hash(Thing::Mover(game.to_move()), shape);
    stones.chain(ko).fold(mover, u128::wrapping_add)
}

fn hash(thing: Thing, place: u64) -> u128 {
    let seed = place << 3 | thing.number();
    u128::from(mix(seed)) << 64 | u128::from(mix(!seed))
}

/// The finalizer of SplitMix64.
fn mix(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::{Preset, Setup};

    fn game(diagram: &str, mover: Color) -> Game {
        let rules = Preset::find("chinese").unwrap().rules;
        Game::new(&Setup::from_board(&diagram.parse().unwrap(), rules, mover)).unwrap()
    }

    #[test]
    fn positions_that_are_turned_share_one_of_the_names() {
        let first = game("X O . / . . . / . . .", Color::Black);
        let turned = game(". . X / . . O / . . .", Color::Black);
        assert_eq!(sym_hash(&first), sym_hash(&turned));
        assert_ne!(this_hash(&first), this_hash(&turned));
        assert_eq!(this_hash(&first).len(), 32);
    }

    #[test]
    fn stones_colors_sizes_and_turns_are_told_apart() {
        let games = [
            game("X O . / . . . / . . .", Color::Black),
            game("X O . / . . . / . . .", Color::White),
            game("O X . / . . . / . . .", Color::Black),
            game("X O . . / . . . . / . . . .", Color::Black),
            game("X . O / . . . / . . .", Color::Black),
        ];
        let mut names: Vec<String> = games.iter().map(sym_hash).collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), games.len());
    }
}
