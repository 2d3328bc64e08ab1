//! The judges that only look: liberties, captures, handicap stones.

use tengen_rules::{Color, Move, Point, PointSet, Size, fixed_handicap, star_points};

use super::judge::{Judged, Session, Way};
use super::search::Node;
use super::steps::kyu;
use super::wire::{CourseShape, CourseVerdict};

const LEARNER: Color = Color::Black;

/// Judges a stone that should stand alone and have a number of liberties that no stone before it had.
pub(crate) fn judge_liberties(session: &Session, wanted: &[u16], point: Point) -> Judged {
    let board = session.game.board();
    let liberties = board.liberties(point);
    let others = session.marked;
    if board.chain_stones(point).count() > 1 {
        return Judged::new(CourseVerdict::NotYet, "touching").with_marks(&liberties, CourseShape::Circle);
    }
    let is_new = wanted.contains(&liberties.len())
        && !others.iter().any(|p| board.liberty_count(p) == liberties.len());
    let is_last = usize::from(others.len()) + 1 == wanted.len();
    let judged = match (is_new, is_last) {
        (false, _) => Judged::new(CourseVerdict::NotYet, "wrong"),
        (true, false) => Judged::new(CourseVerdict::Asked, "go-on"),
        (true, true) => Judged::works(Way::Best),
    };
    judged.with_number("count", liberties.len()).with_marks(&liberties, CourseShape::Circle)
}

/// A point for a stone that is still missing.
pub(crate) fn best_liberties(session: &Session, wanted: &[u16]) -> Option<Point> {
    let board = session.game.board();
    let had = |n: u16| session.marked.iter().any(|p| board.liberty_count(p) == n);
    let size = board.size();
    let next = wanted.iter().copied().find(|n| !had(*n))?;
    let free = |p: &Point| {
        size.neighbors(*p).all(|n| board.is_empty(n)) && size.neighbors(*p).count() == usize::from(next)
    };
    let disturbs = |p: &Point| size.neighbors(*p).any(|n| size.neighbors(n).any(|m| board.get(m).is_some()));
    let points: Vec<Point> = size.points().filter(|p| board.is_empty(*p) && free(p)).collect();
    points.iter().copied().find(|p| !disturbs(p)).or_else(|| points.first().copied())
}

/// Judges a capture: the more stones the better.
pub(crate) fn judge_take(captured: u16, before: &Node, after: &Node) -> Judged {
    let best = most_captured(before, LEARNER);
    match best {
        Some((most, _)) if captured == most => Judged::works(Way::Best).with_number("count", captured),
        Some((most, point)) if captured > 0 => Judged::works(Way::Other)
            .with_number("count", captured)
            .with_number("most", most)
            .with_word("better", &point),
        _ => Judged::new(CourseVerdict::NotYet, "wrong").with_reply(saving_move(after)),
    }
}

/// The capture of most stones, if there is one.
pub(crate) fn most_captured(node: &Node, color: Color) -> Option<(u16, Point)> {
    let points = node.moves(color, &node.board.size().all()).into_iter().filter_map(Move::point);
    let captured = |p: Point| (node.board.clone().place(color, p).map_or(0, |placed| placed.captured), p);
    let captures = points.map(captured).filter(|(count, _)| *count > 0);
    captures.reduce(|best, next| if next.0 > best.0 { next } else { best })
}

/// White's move that leaves least to capture.
fn saving_move(node: &Node) -> Option<Move> {
    let moves = node.moves(!LEARNER, &node.board.size().all());
    moves
        .into_iter()
        .min_by_key(|mv| most_captured(&node.after(!LEARNER, *mv), LEARNER).map_or(0, |(count, _)| count))
}

/// The handicap stones of a kyu player from a stronger one: how many.
pub(crate) fn handicap_stones(own: u8, other: u8) -> u8 {
    let steps = kyu(other).steps_above(kyu(own)).unsigned_abs();
    tengen_rank::handicap::traditional(steps, 0).handicap.stones
}

/// Judges a handicap stone: all of them must stand as the rules place them, or as a mirror image of that.
pub(crate) fn judge_handicap(session: &Session, count: u8) -> Judged {
    let size = session.size();
    let stones = session.game.board().stones(LEARNER);
    let Ok(fixed) = fixed_handicap(size, u16::from(count)) else {
        return Judged::new(CourseVerdict::NotYet, "wrong");
    };
    let fixed: PointSet = fixed.into_iter().collect();
    if !images(size, &fixed).iter().any(|image| stones.is_subset(image)) {
        let stars = star_points(size) - stones;
        return Judged::new(CourseVerdict::NotYet, "wrong").with_marks(&stars, CourseShape::Circle);
    }
    let left = u16::from(count) - stones.len();
    if left > 0 {
        return Judged::new(CourseVerdict::Asked, "go-on").with_number("left", left);
    }
    Judged::works(if stones == fixed { Way::Best } else { Way::Other }).with_number("count", count)
}

/// A point for the next handicap stone: as the rules say, where the stones so far allow it.
pub(crate) fn best_handicap(session: &Session, count: u8) -> Option<Point> {
    let size = session.size();
    let stones = session.game.board().stones(LEARNER);
    let fixed: PointSet = fixed_handicap(size, u16::from(count)).ok()?.into_iter().collect();
    let images = images(size, &fixed);
    let image = images.iter().find(|image| stones.is_subset(image))?;
    (*image - stones).first()
}

/// A set of points on a square board in its eight positions, the first as it is.
fn images(size: Size, points: &PointSet) -> Vec<PointSet> {
    let last = size.cols() - 1;
    let image = |turn: u8, p: Point| {
        let (col, row) = if turn & 1 == 0 { (p.col(), p.row()) } else { (p.row(), p.col()) };
        let col = if turn & 2 == 0 { col } else { last - col };
        let row = if turn & 4 == 0 { row } else { last - row };
        size.point(col, row)
    };
    (0..8).map(|turn| points.iter().filter_map(|p| image(turn, p)).collect()).collect()
}
