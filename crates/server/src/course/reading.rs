//! The judges that read: aims to reach, aims of White's to prevent, dead groups.

use tengen_rules::{Color, Move, Point, PointSet, Suicide, pass_alive};

use super::judge::{Judged, Session, Way};
use super::search::{Aim, Node, Search, points};
use super::steps::Step;
use super::wire::{CourseShape, CourseVerdict};

const LEARNER: Color = Color::Black;

/// Judges a move that should bring an aim nearer. The number is that of turns for the whole step; `before` is the
/// position in which the move was played.
pub(crate) fn judge_reach(
    session: &Session,
    step: &Step,
    (aim, limit): (&Aim, u8),
    mv: Move,
    before: &Node,
) -> Judged {
    // The learner's move is part of the session already.
    let left = limit.saturating_sub(session.turns);
    let mut search = Search::new(aim, &before.board);
    let after = before.after(LEARNER, mv);
    let Some(distance) = search.distance(&after, !LEARNER, left) else {
        let reply = refutation(&mut search, step, &after, left);
        return Judged::new(CourseVerdict::NotYet, "wrong").with_reply(reply);
    };
    let best = search.distance(before, LEARNER, left + 1);
    let way = if best == Some(distance + 1) { session.way } else { Way::Other };
    if distance == 0 {
        return Judged::works(way);
    }
    let reply = longest_defense(&mut search, step, &after, left);
    let part = if way == Way::Best { "go-on" } else { "go-on-also" };
    Judged::new(CourseVerdict::Asked, part).with_reply(reply)
}

/// A best move of the learner's; among equals one that the step points at.
pub(crate) fn best_reach(session: &Session, step: &Step, aim: &Aim, limit: u8) -> Option<Move> {
    let node = Node::of(&session.game);
    let left = limit.checked_sub(session.turns + 1)?;
    let mut search = Search::new(aim, &node.board);
    let looked_at = points(node.board.size(), step.look);
    let moves = node.moves(LEARNER, search.field());
    moves.into_iter().filter(|mv| mv.point().is_some()).min_by_key(|mv| {
        let distance = search.distance(&node.after(LEARNER, *mv), !LEARNER, left).unwrap_or(u8::MAX);
        (distance, !mv.point().is_some_and(|p| looked_at.contains(p)))
    })
}

/// How many turns beyond the limit a refutation is to hold, so that it is more than a delay.
const LASTING: u8 = 2;

/// White's move after which the learner is too late, if there is one: rather one that lasts, and a stone before a
/// pass.
fn refutation(search: &mut Search<'_>, step: &Step, node: &Node, left: u8) -> Option<Move> {
    let left = left.checked_sub(1)?;
    let moves = replies(search, step, node);
    let mut holds = |turns: u8| {
        let mut moves = moves.iter().copied();
        moves.find(|mv| search.distance(&node.after(!LEARNER, *mv), LEARNER, turns).is_none())
    };
    holds(left + LASTING).or_else(|| holds(left))
}

/// White's move that holds out longest.
fn longest_defense(search: &mut Search<'_>, step: &Step, node: &Node, left: u8) -> Option<Move> {
    let left = left.checked_sub(1)?;
    let moves = replies(search, step, node);
    let mut best: Option<(u8, Move)> = None;
    for mv in moves {
        let distance = search.distance(&node.after(!LEARNER, mv), LEARNER, left).unwrap_or(u8::MAX);
        if best.is_none_or(|(most, _)| distance > most) {
            best = Some((distance, mv));
        }
    }
    best.map(|(_, mv)| mv)
}

/// White's moves: captures, then those the step prefers, then those near the aim, the pass last.
fn replies(search: &Search<'_>, step: &Step, node: &Node) -> Vec<Move> {
    let mut moves = node.moves(!LEARNER, search.field());
    let preferred = points(node.board.size(), step.prefer);
    let urgent = search.urgent(node);
    moves.sort_by_key(|mv| match mv {
        Move::Pass => 4,
        Move::Play(point) if captures(node, *point) > 0 => 0,
        Move::Play(point) if preferred.contains(*point) => 1,
        Move::Play(point) if urgent.contains(*point) => 2,
        Move::Play(_) => 3,
    });
    moves
}

fn captures(node: &Node, point: Point) -> u16 {
    node.board.clone().place(!LEARNER, point).map_or(0, |placed| placed.captured)
}

/// Judges a move that should keep White from an aim for `limit` turns.
pub(crate) fn judge_prevent(step: &Step, aim: &Aim, limit: u8, mv: Move, before: &Node) -> Judged {
    let mut search = Search::new(aim, &before.board);
    let after = before.after(LEARNER, mv);
    if let Some(distance) = search.distance(&after, !LEARNER, limit) {
        let reply = attack(&mut search, step, &after, distance);
        return Judged::new(CourseVerdict::NotYet, "wrong").with_reply(reply);
    }
    let best = best_prevent(&mut search, aim, limit, before);
    let is_best = best.is_some_and(|best| merit(aim, before, best) == merit(aim, before, mv));
    let better = best.and_then(Move::point);
    let judged = Judged::works(if is_best { Way::Best } else { Way::Other });
    if let Some(point) = better { judged.with_word("better", &point) } else { judged }
}

/// The best of the moves after which White does not reach the aim.
pub(crate) fn best_prevent(search: &mut Search<'_>, aim: &Aim, limit: u8, before: &Node) -> Option<Move> {
    let mut moves = before.moves(LEARNER, search.field());
    moves.sort_by_key(|mv| std::cmp::Reverse(merit(aim, before, *mv)));
    moves.into_iter().find(|mv| search.distance(&before.after(LEARNER, *mv), !LEARNER, limit).is_none())
}

/// How good a move is among those that work: a pass costs nothing, and a chain is the safer the more liberties it has.
fn merit(aim: &Aim, before: &Node, mv: Move) -> u16 {
    match (aim, mv) {
        (_, Move::Pass) => u16::MAX,
        (Aim::Captured { point, .. }, _) => before.after(LEARNER, mv).board.liberty_count(*point),
        _ => 0,
    }
}

/// White's quickest way to the aim.
fn attack(search: &mut Search<'_>, step: &Step, node: &Node, distance: u8) -> Option<Move> {
    let left = distance.checked_sub(1)?;
    let moves = replies(search, step, node);
    moves.into_iter().find(|mv| search.distance(&node.after(!LEARNER, *mv), LEARNER, left).is_some())
}

/// Judges a touch on `point`; `groups` has one stone of every white group.
pub(crate) fn judge_dead(session: &Session, groups: &[&str], limit: u8, point: Point) -> Judged {
    let board = session.game.board();
    let chain: PointSet = board.chain_stones(point).collect();
    match board.get(point) {
        None => return not_theirs("empty", &PointSet::of(point)),
        Some(LEARNER) => return not_theirs("own", &chain),
        Some(_) => {}
    }
    if !is_dead(&Node::of(&session.game), point, limit) {
        let life = pass_alive(board, !LEARNER, Suicide::Forbidden);
        let eyes = chain.neighbors(&life.eyes);
        return Judged::new(CourseVerdict::NotYet, "wrong").with_marks(&eyes, CourseShape::Circle);
    }
    let marked = session.marked | chain;
    let left = dead_groups(session, groups, limit).iter().filter(|stone| !marked.contains(**stone)).count();
    let judged = match left {
        0 => Judged::works(Way::Best),
        _ => Judged::new(CourseVerdict::Asked, "go-on"),
    };
    judged.with_marks(&marked, CourseShape::Cross)
}

/// A touch on something that is no white group.
fn not_theirs(part: &'static str, points: &PointSet) -> Judged {
    Judged::new(CourseVerdict::NotYet, part).with_marks(points, CourseShape::Square)
}

/// One stone of every dead group.
pub(crate) fn dead_groups(session: &Session, groups: &[&str], limit: u8) -> Vec<Point> {
    let node = Node::of(&session.game);
    let stones = groups.iter().filter_map(|name| name.parse().ok());
    stones.filter(|stone| is_dead(&node, *stone, limit)).collect()
}

/// Whether the white chain at `point` does not get two eyes even if White moves first.
pub(crate) fn is_dead(node: &Node, point: Point, limit: u8) -> bool {
    let aim = Aim::Alive { owner: !LEARNER, point };
    Search::new(&aim, &node.board).distance(node, !LEARNER, limit).is_none()
}
