//! How many eyes an eye space is worth: 0, 1 or 2.
//!
//! The rules of thumb hold for finished positions; they favor the owner where a move would decide, and a player who
//! disagrees can play on.

use super::eyes::EyeSpace;
use crate::color::Color;
use crate::point::Point;
use crate::set::PointSet;
use crate::stones::Stones;

/// What the values of all eye spaces of one color depend on. Points of different eye spaces are never neighbors, so
/// one look at the board serves all.
pub(super) struct Field<'a> {
    stones: &'a Stones,
    /// All opposing stones on the board.
    opposing: PointSet,
    false_eyes: PointSet,
    /// The points of eye spaces that are not false eyes.
    real: PointSet,
    /// Real points that are an eye as they are, or after one move of the owner.
    safe: PointSet,
    one_move: PointSet,
    /// Real points next to exactly one opposing stone that was thrown into a false eye.
    by_one_throw_in: PointSet,
    /// Points where the owner can play.
    playable: PointSet,
    /// Real points by the number of real neighbors: at least 1 to 4.
    degree: [PointSet; 4],
    /// Points that are not on the edge.
    inside: PointSet,
}

impl<'a> Field<'a> {
    /// Looks at all eye spaces of `color`: their points, and the false eyes among these.
    pub(super) fn new(
        stones: &'a Stones,
        color: Color,
        points: &PointSet,
        false_eyes: &PointSet,
    ) -> Field<'a> {
        let false_eyes = *false_eyes & *points;
        let real = *points - false_eyes;
        let opposing = stones.living[!color] | stones.dead[!color];
        let thrown_in = opposing & false_eyes;
        let [by_throw_in, by_throw_ins, ..] = thrown_in.neighbor_counts(&real);
        let [by_gap, by_gaps, ..] = (stones.empty & false_eyes).neighbor_counts(&real);
        // A stone with a friend in a false eye, or with two ways to get one, cannot be shut out any more.
        let lost = thrown_in | (opposing & (by_throw_in | by_gaps));
        let costly = (stones.empty - real) | (stones.empty & by_throw_in) | (opposing & by_gap);
        let [by_costly, by_two_costly, ..] = (costly - lost).neighbor_counts(&real);
        let by_lost = lost.neighbors(&real);
        Field {
            stones,
            opposing,
            false_eyes,
            safe: real - by_costly - by_lost,
            one_move: real - by_two_costly - by_lost,
            by_one_throw_in: by_throw_in - by_throw_ins,
            playable: playable(stones, &(real & stones.empty), &opposing),
            degree: real.neighbor_counts(&real),
            inside: stones.all.neighbor_counts(&real)[3],
            real,
        }
    }

    /// The value of an eye space.
    pub(super) fn value(&self, eye: &EyeSpace) -> u8 {
        let real = eye.points & self.real;
        let opposing = (real & self.opposing).len();
        if opposing >= 8
            || self.is_large(&real)
            || self.is_roomy(&real)
            || self.splits_at_one_point(&real)
            || self.splits_at_two_points(&real)
            || opposing > 0 && self.captures_into_life(eye, &real)
        {
            return 2;
        }
        u8::from(real.intersects(&self.one_move) || opposing >= 5)
    }

    /// Six points are left when weak points count against (badly weak ones twice), and so do opposing stones that
    /// are not at an end.
    fn is_large(&self, real: &PointSet) -> bool {
        if real.len() < 6 {
            return false;
        }
        let weak = (*real - self.safe).len() + (*real - self.one_move).len();
        real.len() >= 6 + weak + (*real & self.opposing & self.degree[1]).len()
    }

    /// Many empty points lie amid others.
    fn is_roomy(&self, real: &PointSet) -> bool {
        let empty = *real & self.stones.empty;
        (empty & self.degree[2]).len() + (empty & self.degree[3]).len() >= 6
    }

    /// A move of the owner leaves two parts with a sure eye each.
    fn splits_at_one_point(&self, real: &PointSet) -> bool {
        let cuts = *real & self.playable & self.degree[1];
        cuts.iter().any(|point| {
            let sure = if self.by_one_throw_in.contains(point) { &self.one_move } else { &self.safe };
            let rest = *real - PointSet::of(point);
            rest.components().filter(|piece| piece.intersects(sure)).nth(1).is_some()
        })
    }

    /// Two neighboring moves, one of which the owner is sure to get, leave two parts with a sure eye each.
    fn splits_at_two_points(&self, real: &PointSet) -> bool {
        let hubs = *real & self.degree[2] & self.one_move;
        if hubs.is_empty() {
            return false;
        }
        let empty = *real & self.stones.empty;
        let pairs = hubs & (empty | empty.neighbor_counts(&hubs)[1]);
        (hubs & self.playable & self.inside).iter().any(|first| {
            let seconds = PointSet::of(first).neighbors(&pairs);
            seconds.iter().any(|second| self.splits_at_pair(real, first, second))
        })
    }

    fn splits_at_pair(&self, real: &PointSet, first: Point, second: Point) -> bool {
        let rest = *real - PointSet::of(first) - PointSet::of(second);
        let (mut sure, mut double) = (0, 0);
        for piece in rest.components() {
            let safe = (piece & self.safe).len();
            sure += u16::from(safe >= 1);
            double += u16::from(safe >= 2);
        }
        let enough = if self.stones.empty.contains(second) { 1 } else { 2 };
        sure >= 2 && double >= enough
    }

    /// The space left when the dead stones inside are captured lives, whichever single point that the owner cannot
    /// play on is left out of it.
    fn captures_into_life(&self, eye: &EyeSpace, real: &PointSet) -> bool {
        let captured = *real & self.opposing;
        let throw_ins = (eye.points & self.opposing & self.false_eyes).len();
        let unplayable = *real - captured - self.playable;
        let whole = captured | unplayable;
        let lives = |shape: &PointSet| eyes_after_capture(shape) >= 2 + throw_ins;
        lives(&whole) && unplayable.iter().all(|omitted| lives(&(whole - PointSet::of(omitted))))
    }
}

/// The number of eyes to be made in a space just emptied by a capture.
fn eyes_after_capture(shape: &PointSet) -> u16 {
    let pieces = shape.components().count();
    let crowded = shape.neighbor_counts(shape)[2];
    let is_useful = |point: &Point| {
        let rest = *shape - PointSet::of(*point);
        crowded.contains(*point) || rest.components().count() > pieces
    };
    let useful = shape.iter().filter(is_useful).count() as u16;
    // Seven points are enough unless there are weaknesses.
    let spacious = u16::from(shape.len() >= 7);
    pieces as u16 + (useful + spacious) / 2
}

/// The points of `within` where the owner is not left without liberty: some neighbor is not an opposing stone, or
/// is one of a chain in atari.
fn playable(stones: &Stones, within: &PointSet, opposing: &PointSet) -> PointSet {
    let open = (stones.all - *opposing).neighbors(within);
    let mut playable = open;
    for point in &(*within - open) {
        let mut neighbors = PointSet::of(point).neighbors(opposing);
        while let Some(stone) = neighbors.first() {
            let chain = stones.chain(stone);
            neighbors -= chain;
            if chain.neighbors(&stones.empty).len() <= 1 {
                playable.insert(point);
            }
        }
    }
    playable
}
