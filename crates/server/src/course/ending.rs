//! The judges of the end of a game: the last points, and the count.

use tengen_rules::{
    Board, ByColor, Color, EndPosition, Game, Komi, Move, PointSet, Ruleset, Score, ScoreSheet, Suicide,
    pass_alive,
};

use super::judge::{Judged, Session, Way};
use super::search::Node;
use super::wire::{CourseShape, CourseVerdict};

const LEARNER: Color = Color::Black;

/// The komi of the course, in half-points.
const KOMI: i16 = 11;

/// A position with the prisoners taken so far.
#[derive(Clone, Debug)]
pub(crate) struct Late {
    node: Node,
    prisoners: ByColor<u16>,
}

impl Late {
    pub(crate) fn of(game: &Game) -> Late {
        Late { node: Node::of(game), prisoners: game.prisoners() }
    }

    fn after(&self, color: Color, mv: Move) -> Late {
        let captured = mv
            .point()
            .and_then(|p| self.node.board.clone().place(color, p))
            .map_or(0, |placed| placed.captured);
        let mut prisoners = self.prisoners;
        prisoners[color] += captured;
        Late { node: self.node.after(color, mv), prisoners }
    }

    /// The moves worth reading: nothing is gained where one side is pass-alive, neither by its owner nor by a guest.
    fn moves(&self, color: Color) -> Vec<Move> {
        let board = &self.node.board;
        let settled = Color::ALL
            .into_iter()
            .fold(PointSet::EMPTY, |all, owner| all | pass_alive(board, owner, Suicide::Forbidden).territory);
        let mut moves = self.node.moves(color, &(board.size().all() - settled));
        // A pass comes first, so that it is chosen where nothing is to be gained.
        moves.rotate_right(1);
        moves
    }

    /// Black's lead with the best play of both sides for `turns` turns, counted as the board then stands.
    fn value(&self, to_move: Color, turns: u8) -> Score {
        if turns == 0 || self.node.passes >= 2 {
            return self.sheet(Komi::ZERO).totals.margin();
        }
        let values =
            self.moves(to_move).into_iter().map(|mv| self.after(to_move, mv).value(!to_move, turns - 1));
        let best = if to_move == Color::Black { values.max() } else { values.min() };
        best.unwrap_or(Score::ZERO)
    }

    /// The best move of `color`, a pass before a stone that gains nothing.
    fn best(&self, color: Color, turns: u8) -> Move {
        let moves = self.moves(color);
        let value = |mv: Move| self.after(color, mv).value(!color, turns.saturating_sub(1));
        let better = |a: Score, b: Score| if color == Color::Black { a > b } else { a < b };
        let scored = moves.into_iter().map(|mv| (value(mv), mv));
        scored
            .reduce(|best, next| if better(next.0, best.0) { next } else { best })
            .map_or(Move::Pass, |(_, mv)| mv)
    }

    /// The account, with the stones that stand where the opponent cannot be driven out taken for dead.
    fn sheet(&self, komi: Komi) -> ScoreSheet {
        let rules = Ruleset::default();
        let board = &self.node.board;
        let end = EndPosition {
            dead: dead_stones(board),
            komi,
            prisoners: self.prisoners,
            ..EndPosition::new(board, &rules)
        };
        end.sheet()
    }
}

/// Stones in the pass-alive territory of the other side.
fn dead_stones(board: &Board) -> PointSet {
    Color::ALL.into_iter().fold(PointSet::EMPTY, |dead, color| {
        dead | (pass_alive(board, color, Suicide::Forbidden).territory & board.stones(!color))
    })
}

/// Judges a move at the end of a game by what is left of it after `turns` more turns of best play.
pub(crate) fn judge_finish(session: &Session, turns: u8, mv: Move, before: &Late) -> Judged {
    let after = before.after(LEARNER, mv);
    let best = before.value(LEARNER, turns);
    if after.value(!LEARNER, turns - 1) < best {
        let part = if mv == Move::Pass { "wrong-pass" } else { "wrong" };
        return Judged::new(CourseVerdict::NotYet, part).with_reply(Some(punishment(
            &after,
            turns - 1,
            best,
        )));
    }
    let reply = after.best(!LEARNER, turns - 1);
    let gains = before.after(LEARNER, Move::Pass).value(!LEARNER, turns - 1) < best;
    let way = if gains || mv == Move::Pass { session.way } else { Way::Other };
    if mv == Move::Pass && (before.node.passes > 0 || reply == Move::Pass) {
        return Judged::works(way).with_reply((before.node.passes == 0).then_some(reply));
    }
    let part = if way == Way::Best { "go-on" } else { "go-on-also" };
    Judged::new(CourseVerdict::Asked, part).with_reply(Some(reply))
}

/// White's best stone, as it shows more than a pass; a pass where no stone keeps Black below `best`.
fn punishment(late: &Late, turns: u8, best: Score) -> Move {
    let stones = late.moves(!LEARNER).into_iter().filter(|mv| *mv != Move::Pass);
    let scored = stones.map(|mv| (late.after(!LEARNER, mv).value(LEARNER, turns.saturating_sub(1)), mv));
    let lowest = scored.reduce(|low, next| if next.0 < low.0 { next } else { low });
    lowest.filter(|(value, _)| *value < best).map_or(Move::Pass, |(_, mv)| mv)
}

/// The best move of the learner's, a pass where no stone gains anything.
pub(crate) fn best_finish(session: &Session, turns: u8) -> Move {
    Late::of(&session.game).best(LEARNER, turns)
}

/// Judges a number as Black's points.
pub(crate) fn judge_count(session: &Session, answer: i32) -> Judged {
    let komi = Komi::from_halves(KOMI).unwrap_or(Komi::ZERO);
    let sheet = Late::of(&session.game).sheet(komi);
    let points = count(session);
    let judged = match answer == points {
        true => Judged::works(Way::Best),
        false => Judged::new(CourseVerdict::NotYet, "wrong"),
    };
    let score = sheet.totals.score();
    let halves = |score: Score| f64::from(score.halves()) / 2.0;
    let white = score.white - komi.score();
    let dead = dead_stones(session.game.board());
    judged
        .with_number("answer", answer)
        .with_number("black", points)
        .with_number("white", halves(white))
        .with_number("komi", halves(komi.score()))
        .with_number("total", halves(score.white))
        .with_number("margin", halves(sheet.totals.margin().abs()))
        .with_word("winner", &if sheet.totals.margin() > Score::ZERO { "black" } else { "white" })
        .with_marks(&sheet.territory.territory.black, CourseShape::TerritoryBlack)
        .with_marks(&sheet.territory.territory.white, CourseShape::TerritoryWhite)
        .with_marks(&sheet.territory.neutral, CourseShape::Neutral)
        .with_marks(&dead, CourseShape::Cross)
}

/// Black's points without komi.
pub(crate) fn count(session: &Session) -> i32 {
    let sheet = Late::of(&session.game).sheet(Komi::ZERO);
    sheet.totals.score().black.halves() / 2
}

/// Four numbers to choose from: the right one and some that a slip would give.
pub(crate) fn choices(right: i32) -> Vec<i32> {
    let first = (right - 2).max(1);
    let mut choices = vec![first, right - 1, right, right + 1, right + 3];
    choices.retain(|n| *n >= 1);
    choices.dedup();
    if choices.len() > 4 {
        choices.remove(1);
    }
    choices
}
