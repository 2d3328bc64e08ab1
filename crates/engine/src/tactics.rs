//! Small fights, read out to the end: whether a chain can be captured on a handful of points.
//!
//! For the sekis that evaluators take for dead stones: with two or three shared liberties there is nothing to estimate.
//!
//! ```text
//! X O O O O X     White looks dead around the three black stones. But Black to move can fill neither liberty
//! X O . O O O     without being taken in a shape that makes two eyes: the attack fails, and it is seki.
//! X O X X X .
//! ```

use tengen_rules::{Board, Color, Point, PointSet, Suicide, pass_alive};

/// The most empty points of a fight.
const MAX_EMPTY: u16 = 7;
/// Moves in a row that are looked at.
const MAX_DEPTH: u8 = 12;
/// Positions that are looked at before the fight is given up as unclear.
const MAX_POSITIONS: u32 = 20_000;

/// The place of a fight.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fight {
    /// A stone of the chain under attack.
    target: Point,
    defender: Color,
    /// All that is not the attacker's around the target.
    room: PointSet,
    /// Stones of the attacker that have no liberties but in the room.
    inside: PointSet,
    /// Stones of the attacker around the room that have others.
    walls: PointSet,
}

/// How a fight ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    /// The target is taken even if its side moves first.
    Lost,
    /// The target stays even if the attacker moves first.
    Saved,
    /// Who moves first decides.
    Open,
}

impl Fight {
    /// The fight about the chain at `target`, if it is small.
    pub(crate) fn around(board: &Board, target: Point) -> Option<Fight> {
        let defender = board.get(target)?;
        let room = PointSet::of(target).flood(&(board.size().all() - board.stones(!defender)));
        if (room & board.empty()).len() > MAX_EMPTY {
            return None;
        }
        let beside = room.neighbors(&board.stones(!defender)) - room;
        let around = board.chains().filter(|chain| chain.stones.intersects(&beside));
        let (mut inside, mut walls) = (PointSet::EMPTY, PointSet::EMPTY);
        for chain in around {
            if chain.liberties.is_subset(&room) {
                inside |= chain.stones;
            } else {
                walls |= chain.stones;
            }
        }
        Some(Fight { target, defender, room, inside, walls })
    }

    /// Whether attackers are shut in with the target: one of the two can be taken, or it is seki.
    pub(crate) fn is_mutual(&self) -> bool {
        !self.inside.is_empty()
    }

    /// All stones of the defender in the room.
    pub(crate) fn company(&self, board: &Board) -> PointSet {
        self.room & board.stones(self.defender)
    }

    /// The attacker's stones around the room that have liberties elsewhere.
    pub(crate) fn walls(&self) -> &PointSet {
        &self.walls
    }

    /// How the fight ends, if both sides play in it alone and the walls stand; `None` if that is unclear.
    pub(crate) fn fate(&self, board: &Board) -> Option<Fate> {
        let mut still = board.clone();
        still.clear_ko();
        if !self.is_lost(&still)? {
            return Some(Fate::Saved);
        }
        let mut positions = 0;
        let saved = self.defend(&still, MAX_DEPTH, &mut positions);
        (positions < MAX_POSITIONS).then_some(if saved { Fate::Open } else { Fate::Lost })
    }

    /// Whether the attacker, moving first, takes the target; `None` if that is unclear.
    pub(crate) fn is_lost(&self, board: &Board) -> Option<bool> {
        let mut positions = 0;
        let lost = self.attack(board, MAX_DEPTH, &mut positions);
        (positions < MAX_POSITIONS).then_some(lost)
    }

    /// Whether the attacker to move takes the target.
    ///
    /// Recursion ends after [`MAX_DEPTH`] moves, where the target counts as saved.
    fn attack(&self, board: &Board, depth: u8, positions: &mut u32) -> bool {
        *positions += 1;
        if depth == 0 || *positions >= MAX_POSITIONS || self.lives(board) {
            return false;
        }
        let mut moves = self.moves(board, !self.defender);
        moves.any(|after| self.is_taken(&after) || !self.defend(&after, depth - 1, positions))
    }

    /// Whether the defender to move saves the target. Doing nothing is allowed.
    fn defend(&self, board: &Board, depth: u8, positions: &mut u32) -> bool {
        *positions += 1;
        let mut still = board.clone();
        still.clear_ko();
        if depth == 0 || !self.attack(&still, depth - 1, positions) {
            return true;
        }
        let mut moves = self.moves(board, self.defender);
        moves.any(|after| !self.is_taken(&after) && !self.attack(&after, depth - 1, positions))
    }

    fn is_taken(&self, board: &Board) -> bool {
        board.get(self.target) != Some(self.defender)
    }

    fn lives(&self, board: &Board) -> bool {
        pass_alive(board, self.defender, Suicide::Forbidden).stones.contains(self.target)
    }

    /// The positions after the moves of `color` in the fight.
    fn moves<'a>(&'a self, board: &'a Board, color: Color) -> impl Iterator<Item = Board> + 'a {
        let free = (self.room | self.inside) & board.empty();
        let points: Vec<Point> = free.iter().collect();
        points.into_iter().filter_map(move |point| {
            if board.is_suicide(color, point) || board.is_ko(color, point) {
                return None;
            }
            let mut after = board.clone();
            after.place(color, point).map(|_| after)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_lost(diagram: &str, target: &str) -> Option<bool> {
        let board: Board = diagram.parse().unwrap();
        Fight::around(&board, target.parse().unwrap())?.is_lost(&board)
    }

    #[test]
    fn seki_is_not_lost() {
        let seki = ". X X . X X X / X X X X X X X / X X O O O O X / X X O . O O O / X X O X X X .";
        assert_eq!(is_lost(seki, "C1"), Some(false));
    }

    #[test]
    fn a_small_eye_is_lost() {
        // Black throws in or just fills: White has one eye of three points with Black in the middle.
        let dead = ". X X . X X X / X X X X X X X / X X O O O O O / X X O . X . O / X X O O O O O";
        assert_eq!(is_lost(dead, "C1"), Some(true));
    }

    #[test]
    fn a_stone_in_an_eye_is_lost_and_a_cut_off_one_depends() {
        let fate = |diagram: &str, target: &str| {
            let board: Board = diagram.parse().unwrap();
            Fight::around(&board, target.parse().unwrap()).and_then(|fight| fight.fate(&board))
        };
        // White's stone on the edge has two liberties, and each move to save it costs one.
        let thrown_in = ". X X . / X X . . / O X X . / . X . . / X X . .";
        assert_eq!(fate(thrown_in, "A3"), Some(Fate::Lost));
        // Three in a row: the middle decides.
        let row = ". . . . . . . / X X X X X X X / X O O O O O X / X O . . . O X";
        assert_eq!(fate(row, "B1"), Some(Fate::Open));
        let two_eyes =
            "X X X X X X X / X O O O O O X / X O . O . O X / X O O O O O X / X X X X X X X / . . . . . . .";
        assert_eq!(fate(two_eyes, "B3"), Some(Fate::Saved));
    }

    #[test]
    fn stones_in_the_open_are_no_fight() {
        assert_eq!(is_lost(". . . . . / . X O . . / . . . . . / . . . . . / . . . . .", "C4"), None);
    }
}
