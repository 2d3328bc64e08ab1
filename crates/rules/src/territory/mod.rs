//! Territory from the stones and the stones marked dead, with seki, false eyes and neutral points.
//!
//! The method is that of lightvector's *goscorer*, in our words. Neutral points need not be filled. Steps:
//!
//! 1. [`bridges`]: empty points that the opponent cannot pass.
//! 2. [`groups`]: what a color holds together behind stones and bridges; *strands*, the chains of a group that are
//!    also joined outside.
//! 3. [`eyes`]: the spaces inside a group, with the strands around each.
//! 4. [`false_eyes`]: points without which the strands fall apart.
//! 5. [`eye_value`]: 0, 1 or 2 eyes for each space; with these, which false eyes must be filled.
//! 6. The verdict: a group with fewer than two eyes is in seki and has no territory; the others have what no
//!    opposing stone can reach, less the points to be filled.
//!
//! What is *not* done: no reading. A group marked alive is believed, so the marking decides; weaknesses inside a
//! territory that need a protecting move are not found unless they are false eyes.

mod bridges;
mod eye_value;
mod eyes;
mod false_eyes;
mod groups;

use alloc::vec::Vec;

use crate::board::Board;
use crate::color::{ByColor, Color};
use crate::set::PointSet;
use crate::stones::Stones;

use eye_value::Field;
use eyes::EyeSpace;
use false_eyes::Net;
use groups::Division;

/// Who has which territory, and why the other points are none.
///
/// # Invariants
/// 1. What the two colors hold and the neutral points are all points of the board, each once.
/// 2. Territory and seki of a color are disjoint parts of what it holds.
/// 3. `to_fill` is part of what is held and of no territory; every eye is part of what its color holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Territory {
    /// The points that count for each color: empty points, and points under dead opposing stones (the prisoner
    /// itself not counted).
    pub territory: ByColor<PointSet>,
    /// Stones and points of groups that have not two eyes, and so are in seki.
    pub seki: ByColor<PointSet>,
    /// Points that look like an eye and are none.
    pub false_eyes: PointSet,
    /// Points inside a group that will have to be filled and so do not count: false eyes, and points beside a stone
    /// that was thrown into one.
    pub to_fill: PointSet,
    /// What the groups of each color hold: their stones and all points inside, whether they count or not.
    pub held: ByColor<PointSet>,
    /// Points of no group.
    pub neutral: PointSet,
    /// Number of groups that are not in seki.
    pub living_groups: ByColor<u16>,
    /// The spaces inside the groups.
    pub eyes: Vec<Eye>,
}

/// A connected space of empty points and dead stones inside a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Eye {
    /// The color around it.
    pub color: Color,
    /// All its points, false eyes included.
    pub points: PointSet,
    /// How many eyes it is worth: 0, 1 or 2.
    pub value: u8,
}

impl Territory {
    /// The territory on `board` when the stones of `dead` are dead. Points of `dead` without a stone are ignored.
    #[must_use]
    pub fn new(board: &Board, dead: &PointSet) -> Territory {
        Territory::of(&Stones::new(board, dead))
    }

    /// The same from sorted stones.
    pub(crate) fn of(stones: &Stones) -> Territory {
        let bridges = bridges::bridges(stones);
        let division = groups::divide(stones, &bridges);
        let strands = groups::strands(stones, &bridges, &division.shared);
        let eyes = eyes::eye_spaces(stones, &division.groups, &strands);
        let net = Net::new(&eyes, strands.stones.len());
        let false_eyes = net.false_eyes();
        let fields = ByColor::from_fn(|color| {
            let points = union(eyes.iter().filter(|eye| eye.color == color).map(|eye| eye.points));
            Field::new(stones, color, &points, &false_eyes)
        });
        let values: Vec<u8> = eyes.iter().map(|eye| fields[eye.color].value(eye)).collect();
        let to_fill = net.to_fill(&false_eyes, &values);
        verdict(stones, &division, &eyes, &values, [&false_eyes, &to_fill])
    }
}

/// Puts together what was found; the two sets are all false eyes and those of them that must be filled.
fn verdict(
    stones: &Stones,
    division: &Division,
    eyes: &[EyeSpace],
    values: &[u8],
    [false_eyes, to_fill]: [&PointSet; 2],
) -> Territory {
    let mut group_values = alloc::vec![0; division.groups.len()];
    for (eye, value) in eyes.iter().zip(values) {
        group_values[eye.group] += u32::from(*value);
    }
    let of_groups = |color: Color, in_seki: bool| {
        let groups = division.groups.iter().zip(&group_values);
        groups.filter(move |(g, v)| g.color == color && (**v < 2) == in_seki).map(|(g, _)| g.points)
    };
    let held = ByColor::from_fn(|color| union(of_groups(color, false).chain(of_groups(color, true))));
    let to_fill = *to_fill | beside_throw_ins(stones, &held, to_fill);
    let outside = leaks(stones, &division.shared);
    let reach = stones.reach();
    let territory = ByColor::from_fn(|color| {
        union(of_groups(color, false)) - stones.living[color] - reach[!color] - to_fill - outside
    });
    let eyes =
        eyes.iter().zip(values).map(|(eye, &value)| Eye { color: eye.color, points: eye.points, value });
    Territory {
        territory,
        seki: ByColor::from_fn(|color| union(of_groups(color, true))),
        false_eyes: *false_eyes,
        to_fill,
        held,
        neutral: division.shared,
        living_groups: ByColor::from_fn(|color| of_groups(color, false).count() as u16),
        eyes: eyes.collect(),
    }
}

/// The points beside a dead stone in a false eye that must be filled: capturing it takes one of them.
fn beside_throw_ins(stones: &Stones, held: &ByColor<PointSet>, to_fill: &PointSet) -> PointSet {
    union(Color::ALL.map(|color| {
        let thrown_in = stones.dead[!color] & *to_fill;
        thrown_in.neighbors(&(held[color] - stones.living[color]))
    }))
}

/// Empty points and dead stones that are connected, among their like, to a point of no group.
fn leaks(stones: &Stones, shared: &PointSet) -> PointSet {
    let sorts = [stones.empty, stones.dead[Color::Black], stones.dead[Color::White]];
    union(sorts.map(|sort| shared.flood(&sort)))
}

fn union(sets: impl IntoIterator<Item = PointSet>) -> PointSet {
    sets.into_iter().fold(PointSet::EMPTY, |all, set| all | set)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::point::Size;

    fn points(names: &str) -> PointSet {
        names.split_whitespace().map(|name| name.parse().unwrap()).collect()
    }

    fn territory(diagram: &str, dead: &str) -> Territory {
        Territory::new(&diagram.parse().unwrap(), &points(dead))
    }

    #[test]
    fn an_empty_board_is_neutral() {
        for size in [Size::new(1, 1).unwrap(), Size::NINETEEN, Size::square(52).unwrap()] {
            let found = Territory::new(&Board::new(size), &PointSet::EMPTY);
            assert_eq!(found.neutral, size.all());
            assert_eq!(found.eyes, []);
        }
    }

    #[test]
    fn one_stone_owns_the_board() {
        let mut board = Board::new(Size::NINETEEN);
        board.place(Color::Black, Size::NINETEEN.point(3, 3).unwrap()).unwrap();
        let found = Territory::new(&board, &PointSet::EMPTY);
        assert_eq!(found.territory.black.len(), 360);
        assert_eq!(found.eyes[0].value, 2);
    }

    #[test]
    fn marks_without_a_stone_are_ignored() {
        let found = territory(". X O . / . X O . / . X O . / . X O .", "A1 D1 A4");
        assert_eq!(found, territory(". X O . / . X O . / . X O . / . X O .", ""));
    }

    #[test]
    fn a_bridge_keeps_the_opponent_out_but_territory_must_be_closed() {
        // White at C3 gets nowhere, so Black has eyes on the left; they are points only after Black closes the gap.
        let open = ". . X O O / . . X X O / . . . . O / . . X . O / . . X O O";
        let stones = Stones::new(&open.parse().unwrap(), &PointSet::EMPTY);
        assert_eq!(bridges::bridges(&stones).black, points("C3"));
        let found = territory(open, "");
        assert_eq!((found.neutral, found.territory.black), (points("C3 D3 D2"), PointSet::EMPTY));
        assert_eq!((found.eyes[0].value, found.seki.black), (2, PointSet::EMPTY));
        let closed = territory(". . X O O / . . X X O / . . X . O / . . X . O / . . X O O", "");
        assert_eq!(closed.territory.black.len(), 10);
    }

    #[test]
    fn a_false_eye_is_filled_unless_the_stones_behind_it_have_an_eye() {
        // White must connect at D4 when Black fills B4.
        let diagram = ". X X O O O . / X . O . O . O / . X X O O O O / X X X X X X X / . X . X X X X";
        let found = territory(diagram, "");
        assert_eq!((found.territory.black.len(), found.territory.white.len()), (4, 2));
        assert_eq!((found.false_eyes, found.to_fill), (points("D4"), points("D4")));
        assert_eq!(found.neutral, points("B4"));
    }

    #[test]
    fn chains_without_eyes_are_in_seki() {
        let found =
            territory(". O X . O X . / O O X . O X X / . O X X O X . / O O O O X X X / . O . O X . X", "");
        assert_eq!(found.seki.black, points("C3 C4 C5 D3"));
        assert_eq!(found.seki.white, points("E3 E4 E5"));
        assert_eq!(found.neutral, points("D4 D5"));
        assert_eq!((found.territory.black.len(), found.territory.white.len()), (3, 4));
    }
}
