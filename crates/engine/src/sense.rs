//! What even a weak player sees: own eyes, stones in atari, stones that can be taken.

use tengen_rules::{Board, Color, Game, Move, Point, PointSet, ladder_captures};
use tengen_search::Evaluation;

use crate::level::Intuition;

/// Stones of a chain that is worth saving.
const BIG: u16 = 3;
/// How far from the last moves a move counts as near, in points.
const NEAR: f32 = 3.0;

/// A small generator of numbers: the finalizer of SplitMix64 over a counter.
#[derive(Clone, Debug)]
pub(crate) struct Chance(u64);

impl Chance {
    /// Numbers that depend on `seed` and the position of `game` only.
    pub(crate) fn new(seed: u64, game: &Game) -> Chance {
        Chance(seed.wrapping_mul(0xd134_2543_de82_ef95) ^ game.board().hash() ^ game.turns().len() as u64)
    }

    /// The next number, 0 to 1 without 1.
    pub(crate) fn next(&mut self) -> f32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed >> 40) as f32 / (1_u64 << 24) as f32
    }
}

/// A move that comes to mind under `intuition`; a pass where none does.
pub(crate) fn intuitive_move(
    game: &Game,
    evaluation: &Evaluation,
    intuition: &Intuition,
    chance: &mut Chance,
) -> Move {
    let sensible = sensible_points(game);
    let urgent = urgent_points(game) & sensible;
    let points = if urgent.is_empty() { sensible } else { urgent };
    let policy = &evaluation.policy;
    let probability = |point: Point| policy.points[policy.size.index(point)];
    let most = points.iter().map(probability).fold(0.0, f32::max);
    if most <= 0.0 || (urgent.is_empty() && policy.pass > most) {
        return Move::Pass;
    }
    let weight = |point: Point| {
        let relative = probability(point) / most;
        if relative < intuition.cutoff {
            return 0.0;
        }
        relative.powf(1.0 / intuition.temperature) * nearness(game, point, intuition.locality)
    };
    let weights: Vec<(Point, f32)> = points.iter().map(|point| (point, weight(point))).collect();
    draw(&weights, chance).map_or(Move::Pass, Move::Play)
}

/// A point by chance, as probable as its weight says.
fn draw(weights: &[(Point, f32)], chance: &mut Chance) -> Option<Point> {
    let sum: f32 = weights.iter().map(|(_, weight)| weight).sum();
    let mut left = chance.next() * sum;
    let possible = weights.iter().filter(|(_, weight)| *weight > 0.0);
    let mut last = None;
    for &(point, weight) in possible {
        last = Some(point);
        left -= weight;
        if left < 0.0 {
            break;
        }
    }
    last
}

/// How much more a point comes to mind because the last two moves were near it.
fn nearness(game: &Game, point: Point, locality: f32) -> f32 {
    let recent = game.turns().iter().rev().take(2).filter_map(tengen_rules::Turn::point);
    let distance = |other: Point| {
        let (dx, dy) = (point.col().abs_diff(other.col()), point.row().abs_diff(other.row()));
        f32::from(dx).hypot(f32::from(dy))
    };
    let nearest = recent.map(distance).fold(f32::INFINITY, f32::min);
    1.0 + locality * (-(nearest / NEAR).powi(2)).exp()
}

/// Legal points that are neither own eyes nor put a big own chain into atari for nothing.
pub(crate) fn sensible_points(game: &Game) -> PointSet {
    let (board, color) = (game.board(), game.to_move());
    let is_sensible = |point: &Point| !fills_eye(board, color, *point) && !is_blunder(board, color, *point);
    game.legal_points().iter().filter(is_sensible).collect()
}

/// Whether the point is an own eye whose stones are not in atari.
fn fills_eye(board: &Board, color: Color, point: Point) -> bool {
    let in_danger =
        || board.size().neighbors(point).any(|n| board.get(n) == Some(color) && board.is_in_atari(n));
    board.is_eyelike(color, point) && !in_danger()
}

/// Whether a stone there only leaves a big own chain with one liberty.
fn is_blunder(board: &Board, color: Color, point: Point) -> bool {
    let mut after = board.clone();
    let Some(placed) = after.place(color, point) else { return true };
    let stones = after.chain_stones(point).count() as u16;
    placed.captured == 0 && (placed.suicide > 0 || (stones > BIG && after.is_in_atari(point)))
}

/// Where a big own chain in atari is saved, or a big chain that attacks is taken: what nobody overlooks.
pub(crate) fn urgent_points(game: &Game) -> PointSet {
    let (board, color) = (game.board(), game.to_move());
    let in_danger = board
        .chains()
        .filter(|chain| chain.color == color && chain.stones.len() >= BIG && chain.liberties.len() == 1);
    let mut urgent = PointSet::EMPTY;
    for chain in in_danger {
        let around = chain.stones.neighbors(&board.stones(!color));
        let attackers = around.iter().filter(|&stone| board.is_in_atari(stone));
        let captures = attackers.flat_map(|stone| board.liberties(stone).iter().collect::<Vec<_>>());
        let ways: PointSet = captures.chain(chain.liberties.iter()).collect();
        let stone = chain.stones.first();
        let saves = |point: &Point| {
            let mut after = board.clone();
            let placed = after.place(color, *point).is_some();
            placed && stone.is_some_and(|stone| escapes(&after, stone))
        };
        urgent |= ways.iter().filter(saves).collect();
    }
    urgent
}

/// Whether the chain of a stone, with the opponent to move, is neither in atari nor caught in a ladder.
fn escapes(board: &Board, stone: Point) -> bool {
    let liberties = board.liberty_count(stone);
    liberties > 2 || (liberties == 2 && ladder_captures(board, stone).is_empty())
}

/// A move without an evaluation, for when there is no time at all: saves stones, takes stones, or plays somewhere
/// sensible.
pub(crate) fn reflex(game: &Game, chance: &mut Chance) -> Move {
    let (board, color) = (game.board(), game.to_move());
    let sensible = sensible_points(game);
    let urgent = urgent_points(game) & sensible;
    let takes = |point: &Point| {
        board.size().neighbors(*point).any(|n| board.get(n) == Some(!color) && board.is_in_atari(n))
    };
    let captures: PointSet = sensible.iter().filter(takes).collect();
    let choices = [urgent, captures, sensible].into_iter().find(|points| !points.is_empty());
    let weights: Vec<(Point, f32)> = choices.iter().flatten().map(|point| (point, 1.0)).collect();
    draw(&weights, chance).map_or(Move::Pass, Move::Play)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::{Preset, Setup};

    fn game(diagram: &str) -> Game {
        let rules = Preset::find("chinese").unwrap().rules;
        Game::new(&Setup::from_board(&diagram.parse().unwrap(), rules, Color::Black)).unwrap()
    }

    fn names(points: PointSet) -> String {
        points.iter().map(|point| point.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_big_chain_in_atari_is_saved() {
        // Three black stones have one liberty, D3; from there they get away.
        let start = game(". . . . . . / . O O O . . / O X X X . . / . O O O . . / . . . . . .");
        assert_eq!(names(urgent_points(&start)), "E3");
    }

    #[test]
    fn own_eyes_are_left_alone() {
        let start = game(". X . X . / X X X X X / . . . . . / . . . . . / . . . . .");
        let sensible = sensible_points(&start);
        for eye in ["A5", "C5", "E5"] {
            assert!(!sensible.contains(eye.parse().unwrap()), "{eye}");
        }
        assert_eq!(sensible.len(), 15);
    }

    #[test]
    fn chance_is_even_and_repeatable() {
        let start = game(". . / . .");
        let numbers = |seed| {
            let mut chance = Chance::new(seed, &start);
            (0..1000).map(|_| chance.next()).collect::<Vec<f32>>()
        };
        assert_eq!(numbers(1), numbers(1));
        assert_ne!(numbers(1), numbers(2));
        let mean: f32 = numbers(3).iter().sum::<f32>() / 1000.0;
        assert!((0.45..0.55).contains(&mean), "{mean}");
    }
}
