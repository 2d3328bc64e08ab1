//! How many eyes an eye space is worth: 0, 1 or 2.
//!
//! The rules of thumb hold for finished positions; they favor the owner where a move would decide, and a player who
//! disagrees can play on.

use super::eyes::EyeSpace;
use crate::point::Point;
use crate::set::PointSet;
use crate::stones::Stones;

/// An eye space with what its value depends on.
struct Shape<'a> {
    stones: &'a Stones,
    eye: &'a EyeSpace,
    /// The points that are not false eyes.
    real: PointSet,
    /// All opposing stones on the board.
    opposing: PointSet,
    /// Real points that are an eye as they are, or after one move of the owner.
    safe: PointSet,
    one_move: PointSet,
    /// Real points next to an opposing stone that was thrown into a false eye: at least one, at least two.
    by_throw_in: [PointSet; 2],
    /// Points where the owner can play.
    playable: PointSet,
    /// Real points by the number of real neighbors: at least 1 to 4.
    degree: [PointSet; 4],
}

/// The value of an eye space whose false eyes are known.
pub(super) fn eye_value(stones: &Stones, eye: &EyeSpace, false_eyes: &PointSet) -> u8 {
    let shape = Shape::new(stones, eye, false_eyes);
    if shape.holds_many_dead(8)
        || shape.is_large()
        || shape.is_roomy()
        || shape.splits_at_one_point()
        || shape.splits_at_two_points()
        || shape.captures_into_life(false_eyes)
    {
        return 2;
    }
    u8::from(!shape.one_move.is_empty() || shape.holds_many_dead(5))
}

impl<'a> Shape<'a> {
    fn new(stones: &'a Stones, eye: &'a EyeSpace, false_eyes: &PointSet) -> Shape<'a> {
        let real = eye.points - *false_eyes;
        let opposing = stones.living[!eye.color] | stones.dead[!eye.color];
        let thrown_in = opposing & *false_eyes;
        let [by_throw_in, by_throw_ins, ..] = thrown_in.neighbor_counts(&real);
        let [by_gap, by_gaps, ..] = (stones.empty & *false_eyes).neighbor_counts(&real);
        // A stone with a friend in a false eye, or with two ways to get one, cannot be shut out any more.
        let lost = thrown_in | (opposing & (by_throw_in | by_gaps));
        let costly = (stones.empty - real) | (stones.empty & by_throw_in) | (opposing & by_gap);
        let [by_costly, by_two_costly, ..] = (costly - lost).neighbor_counts(&real);
        let by_lost = lost.neighbors(&real);
        Shape {
            stones,
            eye,
            opposing,
            safe: real - by_costly - by_lost,
            one_move: real - by_two_costly - by_lost,
            by_throw_in: [by_throw_in, by_throw_ins],
            playable: playable(stones, &(real & stones.empty), &opposing),
            degree: real.neighbor_counts(&real),
            real,
        }
    }

    fn holds_many_dead(&self, count: u16) -> bool {
        (self.real & self.opposing).len() >= count
    }

    /// Six points are left when weak points count against (badly weak ones twice), and so do opposing stones that
    /// are not at an end.
    fn is_large(&self) -> bool {
        let weak = (self.real - self.safe).len() + (self.real - self.one_move).len();
        self.real.len() >= 6 + weak + (self.opposing & self.degree[1]).len()
    }

    /// Many empty points lie amid others.
    fn is_roomy(&self) -> bool {
        let empty = &self.stones.empty;
        (*empty & self.degree[2]).len() + (*empty & self.degree[3]).len() >= 6
    }

    /// A move of the owner leaves two parts with a sure eye each.
    fn splits_at_one_point(&self) -> bool {
        let cuts = self.playable & self.degree[1];
        cuts.iter().any(|point| {
            let blocks = self.by_throw_in[0].contains(point) && !self.by_throw_in[1].contains(point);
            let sure = if blocks { &self.one_move } else { &self.safe };
            let rest = self.real - PointSet::of(point);
            rest.components().filter(|piece| piece.intersects(sure)).nth(1).is_some()
        })
    }

    /// Two neighboring moves, one of which the owner is sure to get, leave two parts with a sure eye each.
    fn splits_at_two_points(&self) -> bool {
        let inside = self.stones.all.neighbor_counts(&self.stones.all)[3];
        let hubs = self.degree[2] & self.one_move;
        let pairs = hubs & (self.stones.empty | (self.stones.empty & self.real).neighbor_counts(&hubs)[1]);
        (hubs & self.playable & inside).iter().any(|first| {
            PointSet::of(first).neighbors(&pairs).iter().any(|second| self.splits_at_pair(first, second))
        })
    }

    fn splits_at_pair(&self, first: Point, second: Point) -> bool {
        let rest = self.real - PointSet::of(first) - PointSet::of(second);
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
    fn captures_into_life(&self, false_eyes: &PointSet) -> bool {
        let captured = self.real & self.opposing;
        if captured.is_empty() {
            return false;
        }
        let throw_ins = (self.eye.points & self.opposing & *false_eyes).len();
        let unplayable = self.real - captured - self.playable;
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
