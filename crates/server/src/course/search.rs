//! Reading to the end: can a side reach an aim within so many turns, whatever the other does?
//!
//! Every legal move and the pass are tried for both sides, under simple ko and without suicide. Two things are left
//! out, and neither can change an answer: a line is cut where [`Aim::is_in_reach`] proves that too few turns are left,
//! and a position that was answered before is not answered again.

use std::collections::HashMap;

use tengen_rules::{Board, Color, Game, Move, Point, PointSet, Size, Suicide, pass_alive};

/// What a side tries to bring about on the board.
#[derive(Clone, Debug)]
pub(crate) enum Aim {
    /// The chain of `victim` at `point` leaves the board.
    Captured {
        /// Whose chain it is.
        victim: Color,
        /// A stone of it.
        point: Point,
    },
    /// The stone of `owner` at `point` belongs to a pass-alive chain: two eyes, proven by Benson's algorithm.
    Alive {
        /// Whose stone it is.
        owner: Color,
        /// The stone.
        point: Point,
    },
    /// Stones of `owner` stand on all `points`.
    Held {
        /// Whose stones.
        owner: Color,
        /// Where.
        points: PointSet,
    },
    /// The stones of `owner` on `points` are one chain.
    Joined {
        /// Whose stones.
        owner: Color,
        /// Where.
        points: PointSet,
    },
    /// One of two aims of the same side.
    Either(Box<[Aim; 2]>),
}

impl Aim {
    /// Who wants it.
    pub(crate) fn seeker(&self) -> Color {
        match self {
            Aim::Captured { victim, .. } => !*victim,
            Aim::Alive { owner, .. } | Aim::Held { owner, .. } | Aim::Joined { owner, .. } => *owner,
            Aim::Either(aims) => aims[0].seeker(),
        }
    }

    /// Whether it is reached on this board.
    pub(crate) fn is_reached(&self, board: &Board) -> bool {
        match self {
            Aim::Captured { victim, point } => board.get(*point) != Some(*victim),
            Aim::Alive { owner, point } => {
                pass_alive(board, *owner, Suicide::Forbidden).stones.contains(*point)
            }
            Aim::Held { owner, points } => points.is_subset(&board.stones(*owner)),
            Aim::Joined { owner, points } => is_joined(board, *owner, points),
            Aim::Either(aims) => aims.iter().any(|aim| aim.is_reached(board)),
        }
    }

    /// Whether `turns` more turns of the seeker can be enough. `false` is a proof: one turn takes one liberty, and a
    /// stone that is gone is gone.
    fn is_in_reach(&self, board: &Board, turns: u16) -> bool {
        match self {
            Aim::Captured { victim, point } => {
                board.get(*point) != Some(*victim) || board.liberty_count(*point) <= turns
            }
            Aim::Alive { owner, point } => board.get(*point) == Some(*owner),
            Aim::Held { owner, points } => {
                let missing = *points - board.stones(*owner);
                missing.len() <= turns
                    && missing.iter().all(|p| board.is_empty(p) || board.liberty_count(p) < turns)
            }
            Aim::Joined { owner, points } => points.is_subset(&board.stones(*owner)),
            Aim::Either(aims) => aims.iter().any(|aim| aim.is_in_reach(board, turns)),
        }
    }

    /// The points to try first, so that most lines are decided early.
    fn urgent(&self, board: &Board) -> PointSet {
        match self {
            Aim::Captured { point, .. } => board.liberties(*point),
            Aim::Alive { .. } => PointSet::EMPTY,
            Aim::Held { points, .. } => points.iter().fold(*points, |all, p| all | board.liberties(p)),
            Aim::Joined { points, .. } => points.iter().fold(*points, |all, p| all | board.liberties(p)),
            Aim::Either(aims) => aims[0].urgent(board) | aims[1].urgent(board),
        }
    }

    /// The points that can matter to it: for life inside a wall the space inside the wall, else the board. The wall
    /// must be beyond capture, which a test of the course makes sure of.
    pub(crate) fn field(&self, board: &Board) -> PointSet {
        match self {
            Aim::Alive { owner, point } => {
                let inside = board.size().all() - board.stones(!*owner);
                PointSet::of(*point).flood(&inside)
            }
            _ => board.size().all(),
        }
    }
}

fn is_joined(board: &Board, owner: Color, points: &PointSet) -> bool {
    let Some(first) = points.first() else { return true };
    points.is_subset(&PointSet::of(first).flood(&board.stones(owner)))
}

/// A position in the search.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    /// The stones, with the ko point.
    pub(crate) board: Board,
    /// Passes in succession just played.
    pub(crate) passes: u8,
}

impl Node {
    /// Where a game stands.
    pub(crate) fn of(game: &Game) -> Node {
        Node { board: game.board().clone(), passes: game.passes() }
    }

    /// The position after a legal move.
    pub(crate) fn after(&self, color: Color, mv: Move) -> Node {
        let mut board = self.board.clone();
        match mv {
            Move::Play(point) => {
                board.place(color, point);
                Node { board, passes: 0 }
            }
            Move::Pass => {
                board.clear_ko();
                Node { board, passes: self.passes + 1 }
            }
        }
    }

    /// The legal moves of `color` on `field`, in the order of points; the pass comes last.
    pub(crate) fn moves(&self, color: Color, field: &PointSet) -> Vec<Move> {
        let legal = |p: &Point| !self.board.is_suicide(color, *p) && !self.board.is_ko(color, *p);
        let mut points: Vec<Point> = self.board.empty_points().to_vec();
        points.retain(|p| field.contains(*p) && legal(p));
        points.sort_unstable();
        points.into_iter().map(Move::Play).chain([Move::Pass]).collect()
    }
}

/// What a search has answered already: position, ko, who moves, passes and turns left.
type Memo = HashMap<(u64, Option<Point>, Color, u8, u8), bool>;

/// A search for one aim.
#[derive(Debug)]
pub(crate) struct Search<'a> {
    aim: &'a Aim,
    field: PointSet,
    memo: Memo,
}

impl<'a> Search<'a> {
    /// A search for `aim` from `start`, on whose stones the field depends.
    pub(crate) fn new(aim: &'a Aim, start: &Board) -> Search<'a> {
        Search { aim, field: aim.field(start), memo: Memo::new() }
    }

    /// The points on which moves are tried.
    pub(crate) fn field(&self) -> &PointSet {
        &self.field
    }

    /// The points to look at first.
    pub(crate) fn urgent(&self, node: &Node) -> PointSet {
        self.aim.urgent(&node.board)
    }

    /// The least number of turns, both sides counted, in which the seeker reaches the aim against every defense, if that
    /// is at most `limit`.
    pub(crate) fn distance(&mut self, node: &Node, to_move: Color, limit: u8) -> Option<u8> {
        (0..=limit).find(|&turns| self.reaches(node, to_move, turns))
    }

    /// Whether the seeker reaches the aim within `turns` turns.
    fn reaches(&mut self, node: &Node, to_move: Color, turns: u8) -> bool {
        if self.aim.is_reached(&node.board) {
            return true;
        }
        let is_seeking = to_move == self.aim.seeker();
        let own = if is_seeking { turns.div_ceil(2) } else { turns / 2 };
        if own == 0 || node.passes >= 2 || !self.aim.is_in_reach(&node.board, u16::from(own)) {
            return false;
        }
        let key = (node.board.hash(), node.board.ko(), to_move, node.passes, turns);
        if let Some(&known) = self.memo.get(&key) {
            return known;
        }
        let moves = self.ordered_moves(node, to_move);
        let mut reaches = |mv: &Move| self.reaches(&node.after(to_move, *mv), !to_move, turns - 1);
        let answer = if is_seeking { moves.iter().any(&mut reaches) } else { moves.iter().all(&mut reaches) };
        self.memo.insert(key, answer);
        answer
    }

    fn ordered_moves(&self, node: &Node, to_move: Color) -> Vec<Move> {
        let mut moves = node.moves(to_move, &self.field);
        let urgent = self.aim.urgent(&node.board);
        moves.sort_by_key(|mv| !mv.point().is_some_and(|p| urgent.contains(p)));
        moves
    }
}

/// The points of a list such as `["A1", "C3"]`, which our own tables hold.
pub(crate) fn points(size: Size, names: &[&str]) -> PointSet {
    names.iter().filter_map(|name| name.parse::<Point>().ok()).filter(|p| size.contains(*p)).collect()
}
