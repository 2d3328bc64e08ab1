//! Ladders: reading out a chain that is kept in atari until it is caught or gets away.
//!
//! ```text
//! . . . . . . .     White to move: C5 is in atari. It runs to D5, Black gives atari from E5; to D4, atari from
//! . . X X . . .     D3, and so on to the edge: captured. With a white stone at E3 on the way, a *ladder
//! . X O . . . .     breaker*, it escapes.
//! . . X . . . .
//! . . . . . . .
//! . . . . . . .
//! . . . . . . .
//! ```
//!
//! The chased chain may extend, or capture a chain of the chasers in atari next to it. It has escaped with three
//! liberties on the chasers' turn or two on its own. A ladder that leaves a ko to fight counts as escaped.
//!
//! The answers are those of KataGo's `searchIsLadderCaptured` and `iterLadders` (source: its `game/board.cpp` and
//! `neuralnet/nninputs.cpp`), because its network reads them as input: a ladder is given up after 25,000 moves
//! (escaped), and two ko mouths that neither side can resolve count as captured.

mod scratch;

use alloc::vec::Vec;

use crate::board::Board;
use crate::color::{ByColor, Color};
use crate::point::Point;
use crate::set::PointSet;
use scratch::{CellId, Here, Mark, Scratch, cell_of, point_of, steps};

/// The moves tried before a ladder is given up as escaped.
const MAX_MOVES: u32 = 25_000;

/// All ladders of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ladders {
    /// The stones of all chains that are caught in a ladder: those in atari if their owner moves now, those with
    /// two liberties if the opponent does.
    pub stones: PointSet,
    /// For each color: the points where it may start a ladder that catches an opposing chain with two liberties.
    pub captures: ByColor<PointSet>,
}

/// Reads all chains with one or two liberties.
#[must_use]
pub fn ladders(board: &Board) -> Ladders {
    let mut reader = Reader::new(board);
    let mut found = Ladders {
        stones: PointSet::EMPTY,
        captures: ByColor { black: PointSet::EMPTY, white: PointSet::EMPTY },
    };
    for point in board.chain_ids() {
        let Here::Stone(color) = reader.board.here(cell_of(point)) else { continue };
        let captures = match reader.board.liberties(cell_of(point)) {
            (_, 1) if reader.is_caught(cell_of(point)) => PointSet::EMPTY,
            (_, 2) => reader.captures(cell_of(point)),
            _ => continue,
        };
        if reader.board.only_liberty(cell_of(point)).is_some() || !captures.is_empty() {
            found.stones.extend(board.chain_stones(point));
            found.captures[!color] |= captures;
        }
    }
    found
}

/// Whether the chain at `point`, in atari and with its owner to move, is caught in a ladder. `false` for an empty
/// point and for a chain with two liberties or more.
#[must_use]
pub fn is_ladder_captured(board: &Board, point: Point) -> bool {
    board.is_in_atari(point) && Reader::new(board).is_caught(cell_of(point))
}

/// The moves that catch the chain at `point`, which has two liberties, in a ladder. Empty for an empty point and
/// for a chain with another number of liberties.
#[must_use]
pub fn ladder_captures(board: &Board, point: Point) -> PointSet {
    if board.liberty_count(point) != 2 {
        return PointSet::EMPTY;
    }
    Reader::new(board).captures(cell_of(point))
}

/// The empty points where another stone of its color would save the chain at `point` from a ladder that catches
/// it now, either way of [`is_ladder_captured`] and [`ladder_captures`]. Its own liberties are not among them.
///
/// Reads the ladder once for every empty point: meant for explaining, not for search.
#[must_use]
pub fn ladder_breakers(board: &Board, point: Point) -> PointSet {
    let Some(color) = board.get(point) else { return PointSet::EMPTY };
    let in_ladder =
        |board: &Board| is_ladder_captured(board, point) || !ladder_captures(board, point).is_empty();
    if !in_ladder(board) {
        return PointSet::EMPTY;
    }
    let candidates = board.empty() - board.liberties(point);
    let breaks = |&p: &Point| {
        let mut changed = board.clone();
        !board.is_suicide(color, p) && changed.place(color, p).is_some() && !in_ladder(&changed)
    };
    candidates.iter().filter(breaks).collect()
}

/// A position on the line being read, with the moves still to try. Frames of even index are the defender's turn.
#[derive(Clone, Copy, Debug)]
struct Frame {
    /// Where its moves start in `Reader::moves`.
    start: usize,
    /// The next move to try, an index into `Reader::moves`.
    next: usize,
    /// The position before any of them.
    mark: Mark,
}

/// Reads the ladders of a board: depth first for a line that ends well for the side to move, without recursion.
struct Reader {
    board: Scratch,
    /// A stone of the chased chain.
    target: CellId,
    defender: Color,
    frames: Vec<Frame>,
    /// The moves of all frames, one after the other.
    moves: Vec<CellId>,
    /// Number of moves played.
    tried: u32,
}

impl Reader {
    fn new(board: &Board) -> Reader {
        let board = Scratch::new(board);
        Reader { board, target: 0, defender: Color::Black, frames: Vec::new(), moves: Vec::new(), tried: 0 }
    }

    /// Whether the chain of a stone, in atari with its owner to move, is caught.
    fn is_caught(&mut self, target: CellId) -> bool {
        let Here::Stone(defender) = self.board.here(target) else { return false };
        let mark = self.board.mark();
        // The defender may win any ko that is there already.
        self.board.ko = None;
        (self.target, self.defender, self.tried) = (target, defender, 0);
        self.frames.clear();
        self.moves.clear();
        let caught = self.read();
        self.board.undo(mark);
        caught
    }

    /// The moves that catch the chain of a stone with two liberties.
    fn captures(&mut self, target: CellId) -> PointSet {
        let Here::Stone(defender) = self.board.here(target) else { return PointSet::EMPTY };
        let (liberties, count) = self.board.liberties(target);
        let liberties = &liberties[..count];
        let mut found = PointSet::EMPTY;
        for &liberty in liberties {
            // With room at the other liberty the chain gets away at once, which need not be played out.
            let escapes = |&other: &CellId| other != liberty && self.board.has_room(defender, other, liberty);
            if !liberties.iter().any(escapes) && self.board.is_legal(!defender, liberty) {
                let mark = self.board.mark();
                self.board.place(!defender, liberty);
                if self.is_caught(target) {
                    found.insert(point_of(liberty));
                }
                self.board.undo(mark);
            }
        }
        found
    }

    /// Whether the chain is caught, the defender to move.
    fn read(&mut self) -> bool {
        let mut answer = self.enter();
        loop {
            if let Some(caught) = answer {
                let Some(frame) = self.frames.last() else { return caught };
                self.board.undo(frame.mark);
                if caught != self.is_defender() {
                    self.leave();
                    continue;
                }
            }
            answer = match self.next_move() {
                Some(cell) => {
                    self.board.place(self.to_move(), cell);
                    self.tried += 1;
                    if self.tried >= MAX_MOVES {
                        return false;
                    }
                    self.enter()
                }
                None => {
                    let caught = self.is_defender();
                    self.leave();
                    Some(caught)
                }
            };
        }
    }

    /// Whether the last frame is the defender's turn.
    fn is_defender(&self) -> bool {
        self.frames.len() % 2 == 1
    }

    fn to_move(&self) -> Color {
        if self.is_defender() { self.defender } else { !self.defender }
    }

    fn leave(&mut self) {
        if let Some(frame) = self.frames.pop() {
            self.moves.truncate(frame.start);
        }
    }

    /// The next legal move of the last frame.
    fn next_move(&mut self) -> Option<CellId> {
        let color = self.to_move();
        let frame = self.frames.last_mut()?;
        while let Some(&cell) = self.moves.get(frame.next) {
            frame.next += 1;
            if self.board.is_legal(color, cell) {
                return Some(cell);
            }
        }
        None
    }

    /// Decides the present position, or opens a frame with the moves to try.
    fn enter(&mut self) -> Option<bool> {
        let start = self.moves.len();
        let decided = if self.frames.len() >= self.board.max_depth() {
            Some(true)
        } else if self.frames.len().is_multiple_of(2) {
            self.list_defenses()
        } else {
            self.list_attacks()
        };
        if decided.is_some() {
            self.moves.truncate(start);
        } else {
            self.frames.push(Frame { start, next: start, mark: self.board.mark() });
        }
        decided
    }

    /// Lists the defender's moves: capturing neighbors in atari, then extending.
    fn list_defenses(&mut self) -> Option<bool> {
        let Some(liberty) = self.board.only_liberty(self.target) else { return Some(false) };
        if self.board.ko.is_some() {
            return Some(false);
        }
        if self.board.has_room(self.defender, liberty, liberty) {
            return Some(false);
        }
        let start = self.moves.len();
        let Reader { board, moves, .. } = self;
        for capture in board.counter_captures(self.target) {
            if capture != liberty && !moves[start..].contains(&capture) {
                moves.push(capture);
            }
        }
        moves.push(liberty);
        None
    }

    /// Lists the attacker's moves: the two liberties, the more promising one first.
    fn list_attacks(&mut self) -> Option<bool> {
        let (liberties, count) = self.board.liberties(self.target);
        if count != 2 {
            return Some(count < 2);
        }
        let [a, b, _] = liberties;
        if self.is_double_ko_death(a, b) {
            return Some(true);
        }
        let [room_a, room_b] = [a, b].map(|cell| self.board.empty_neighbors(cell).count());
        let apart = !steps(a).contains(&b);
        match (apart && room_a >= 3, apart && room_b >= 3) {
            // Filling one liberty leaves the other, with room for three.
            (true, true) => return Some(false),
            (true, false) => self.moves.push(a),
            (false, true) => self.moves.push(b),
            (false, false) if room_b > room_a => self.moves.extend([b, a]),
            (false, false) => self.moves.extend([a, b]),
        }
        None
    }

    /// Whether both liberties are ko mouths that the defender gains nothing by connecting, with no attacking
    /// stone in atari: the attacker wins such a position whatever the ko threats.
    fn is_double_ko_death(&mut self, a: CellId, b: CellId) -> bool {
        [a, b]
            .into_iter()
            .all(|cell| self.board.is_ko_capture(!self.defender, cell) && self.liberties_after(cell) <= 2)
            && self.board.counter_captures(self.target).next().is_none()
    }

    /// The liberties (up to 3) that the defender has after playing there.
    fn liberties_after(&mut self, cell: CellId) -> usize {
        let mark = self.board.mark();
        self.board.place(self.defender, cell);
        let (_, count) = self.board.liberties(cell);
        self.board.undo(mark);
        count
    }
}
