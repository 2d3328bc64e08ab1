//! Unconditional status: what is settled even if one side may make any number of moves in a row.
//!
//! Stronger than Benson's algorithm: it also finds the points where the other side could never make life, whatever
//! it plays, however many points they are. Source of the idea: GNU Go 3.8, whose statuses these are (the comment
//! on its `unconditional_life`); suicide is forbidden and ko is not looked at, as there.
//!
//! ```text
//! X . X . X     Black's chain is alive with B4 and D4. The corner has two points that are not next to it, too
//! X X X X X     many for pass-alive territory; but even with all the moves White makes no second eye there.
//! . O . X X     So B2 is dead and the corner is Black's.
//! . . . X X
//! ```
//!
//! For each color in turn, the *besieger* (its opponent) gets all the moves:
//!
//! 1. Take every chain that can be taken by filling its liberties. What is left is alive.
//! 2. Fill the liberties of the chains left, and lengthen own chains in atari, where that is no suicide.
//! 3. Where a chain of the besieger has but two liberties next to each other, play the better one.
//!
//! The liberties that the living chains still have, and the besieging chains still in atari, are their territory.
//! One kind of chain needs care in step 1: two stones in the middle of an eye space that is too big to be filled.
//! Taking them would leave the besieger a single small eye, and yet it lives in seki:
//!
//! ```text
//! . X X X X X . .     White lives in seki around the two black stones, because the points a and b belong to one
//! X X O O O X X X     white chain (if they did not, White would be dead). So such a pair is left alone in step 1;
//! X O O . b O O X     where the seki stands, a third stone is added to the pair, which White can take and live;
//! X O . X X . O X     and then it is taken, before step 3.
//! X O O a . O O X
//! X X X O O O X X
//! . . X X X X X .
//! ```

use alloc::vec::Vec;

use crate::board::Board;
use crate::color::{ByColor, Color};
use crate::point::{Point, Size};
use crate::set::{PointMap, PointSet};

/// What is known of a point whoever moves how often.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnconditionalStatus {
    /// A stone that cannot be captured, or stands in its own color's territory.
    Alive,
    /// A stone in the opponent's territory.
    Dead,
    /// An empty point where the opponent of this color can neither live nor save anything.
    Territory(Color),
    /// Anything else.
    Undecided,
}

/// What belongs to a color whoever moves how often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unconditional {
    /// Stones that cannot be captured.
    pub invincible: PointSet,
    /// Points where the opponent cannot live, with whatever stones are on them.
    pub territory: PointSet,
}

/// The unconditional status of every point.
#[must_use]
pub fn unconditional_status(board: &Board) -> PointMap<UnconditionalStatus> {
    let settled = ByColor::from_fn(|color| unconditional(board, color));
    let mut status = PointMap::new(board.size(), UnconditionalStatus::Undecided);
    for color in Color::ALL {
        for point in &(settled[color].invincible | settled[color].territory) {
            status[point] = match board.get(point) {
                None => UnconditionalStatus::Territory(color),
                Some(stone) if stone == color => UnconditionalStatus::Alive,
                Some(_) => UnconditionalStatus::Dead,
            };
        }
    }
    status
}

/// What belongs to `color` unconditionally.
#[must_use]
pub fn unconditional(board: &Board, color: Color) -> Unconditional {
    let mut siege = Siege { board: board.clone(), owner: color, pairs: isolated_pairs(board, color) };
    siege.take_all();
    if siege.defenders().next().is_none() {
        return Unconditional { invincible: PointSet::EMPTY, territory: PointSet::EMPTY };
    }
    siege.choke();
    siege.extend();
    siege.break_sekis();
    siege.fill_around(siege.pairs);
    siege.fill_narrow_eyes();
    siege.result()
}

/// The stones of all chains of two stones that are alone among their neighbors and diagonals, away from the edge.
fn isolated_pairs(board: &Board, color: Color) -> PointSet {
    let size = board.size();
    let is_isolated = |stones: &[Point]| {
        stones.iter().all(|&stone| {
            let around: Vec<Point> = size.neighbors(stone).chain(size.diagonals(stone)).collect();
            around.len() == 8 && around.iter().all(|p| board.get(*p) != Some(color) || stones.contains(p))
        })
    };
    let mut pairs = PointSet::EMPTY;
    for chain in board.chains().filter(|chain| chain.color == color && chain.stones.len() == 2) {
        let stones: Vec<Point> = chain.stones.iter().collect();
        if is_isolated(&stones) {
            pairs |= chain.stones;
        }
    }
    pairs
}

/// A board on which only the besieger moves.
struct Siege {
    board: Board,
    /// The besieged color.
    owner: Color,
    /// Stones of the isolated pairs, which are judged apart, and those added to them.
    pairs: PointSet,
}

impl Siege {
    /// One stone of each besieged chain that is no isolated pair.
    fn defenders(&self) -> impl Iterator<Item = Point> {
        self.chains(self.owner).filter(|p| !self.pairs.contains(*p))
    }

    /// One stone of each besieging chain.
    fn besiegers(&self) -> impl Iterator<Item = Point> {
        self.chains(!self.owner)
    }

    fn chains(&self, color: Color) -> impl Iterator<Item = Point> {
        self.board.chain_ids().filter(move |&chain| self.board.get(chain) == Some(color))
    }

    /// Plays a besieging stone unless that is impossible or suicide.
    fn play(&mut self, point: Point) -> bool {
        let besieger = !self.owner;
        self.board.is_empty(point)
            && !self.board.is_suicide(besieger, point)
            && self.board.place(besieger, point).is_some()
    }

    /// Takes chains until none can be taken.
    fn take_all(&mut self) {
        loop {
            let chains: Vec<Point> = self.defenders().collect();
            let taken = chains.iter().filter(|&&stone| self.take(stone)).count();
            if taken == 0 {
                return;
            }
        }
    }

    /// Takes the chain of a stone, if filling its liberties does it.
    fn take(&mut self, stone: Point) -> bool {
        if self.board.get(stone) != Some(self.owner) {
            return false;
        }
        let before = self.board.clone();
        for liberty in &self.board.liberties(stone) {
            self.play(liberty);
        }
        if let Some(last) = self.only_liberty(stone) {
            self.play(last);
        }
        let is_taken = self.board.is_empty(stone);
        if !is_taken {
            self.board = before;
        }
        is_taken
    }

    fn only_liberty(&self, stone: Point) -> Option<Point> {
        let liberties = self.board.liberties(stone);
        liberties.first().filter(|_| liberties.len() == 1)
    }

    /// Fills the liberties of the chains that cannot be taken.
    fn choke(&mut self) {
        let stones: PointSet = self.board.stones(self.owner) - self.pairs;
        self.fill_around(stones);
    }

    /// Fills the empty points next to some besieged stones.
    fn fill_around(&mut self, stones: PointSet) {
        let standing = stones & self.board.stones(self.owner);
        for liberty in &standing.neighbors(&self.board.empty()) {
            self.play(liberty);
        }
    }

    /// Lengthens besieging chains in atari as long as that helps.
    fn extend(&mut self) {
        let mut again = true;
        while again {
            let chains: Vec<Point> = self.besiegers().collect();
            let liberties: Vec<Point> = chains.iter().filter_map(|&p| self.only_liberty(p)).collect();
            again = liberties.iter().filter(|&&liberty| self.play(liberty)).count() > 0;
        }
    }

    /// Lengthens the isolated pairs that make a seki.
    fn break_sekis(&mut self) {
        let pairs: Vec<Point> =
            self.pairs.iter().filter(|&p| self.board.get(p) == Some(self.owner)).collect();
        for stone in pairs {
            if let Some(extension) = self.seki_extension(stone) {
                self.board.place(self.owner, extension);
                self.pairs.insert(extension);
            }
        }
    }

    /// For the lower stone of a pair in the seki of the module's second diagram (turned or reflected in any way):
    /// the point that makes it three stones.
    fn seki_extension(&self, stone: Point) -> Option<Point> {
        const TURNS: [[i8; 4]; 8] = [
            [1, 0, 0, 1],
            [-1, 0, 0, 1],
            [1, 0, 0, -1],
            [-1, 0, 0, -1],
            [0, 1, 1, 0],
            [0, 1, -1, 0],
            [0, -1, 1, 0],
            [0, -1, -1, 0],
        ];
        TURNS.iter().find_map(|turn| {
            let at = |right, up| turned(self.board.size(), stone, turn, (right, up));
            let has = |right, up, stone| at(right, up).is_some_and(|p| self.board.get(p) == stone);
            let is_shape = self.board.chain_stones(stone).count() == 2
                && has(0, 1, Some(self.owner))
                && [(0, 2), (0, -1), (1, 0), (-1, 1)].iter().all(|&(right, up)| has(right, up, None));
            let (a, b) = (at(-1, 0)?, at(1, 1)?);
            if is_shape && self.would_join(a, b) { at(0, -1) } else { None }
        })
    }

    /// Whether two points belong to one besieging chain, once the besieger has played there.
    fn would_join(&self, a: Point, b: Point) -> bool {
        let mut trial = Siege { board: self.board.clone(), owner: self.owner, pairs: self.pairs };
        trial.play(a);
        trial.play(b);
        trial.board.get(a) == Some(!self.owner) && trial.board.chain_id(a) == trial.board.chain_id(b)
    }

    /// Plays into besieging chains' last two liberties where they are next to each other, so that the eye is
    /// as big as it can be.
    fn fill_narrow_eyes(&mut self) {
        loop {
            let eyes: Vec<PointSet> = self.besiegers().map(|stone| self.board.liberties(stone)).collect();
            let narrow = |eye: &&PointSet| eye.len() == 2 && eye.neighbors(eye).len() == 2;
            let mut played = false;
            for eye in eyes.iter().filter(narrow) {
                played |= eye.is_subset(&self.board.empty()) && self.play(self.better(eye));
            }
            if !played {
                return;
            }
        }
    }

    /// The point of an eye with the most empty neighbors; among equals, with the most liberties after a move.
    fn better(&self, eye: &PointSet) -> Point {
        let value = |&p: &Point| {
            let open = self.board.size().neighbors(p).filter(|&q| self.board.is_empty(q)).count();
            let mut after = self.board.clone();
            after.place(!self.owner, p);
            (open, after.liberty_count(p).min(4))
        };
        eye.iter().max_by_key(value).expect("an eye has points")
    }

    /// Reads the final position.
    fn result(&self) -> Unconditional {
        let invincible = self.board.stones(self.owner) - self.pairs;
        let mut territory = invincible.neighbors(&self.board.empty());
        for stone in self.besiegers() {
            if let Some(liberty) = self.only_liberty(stone) {
                territory.extend(self.board.chain_stones(stone));
                territory.insert(liberty);
            }
        }
        Unconditional { invincible, territory }
    }
}

/// The point `right` and `up` from another, in a turned or reflected board.
fn turned(size: Size, from: Point, turn: &[i8; 4], (right, up): (i8, i8)) -> Option<Point> {
    let [a, b, c, d] = *turn;
    let col = from.col().checked_add_signed(a * right + b * up)?;
    let row = from.row().checked_add_signed(c * right + d * up)?;
    size.point(col, row)
}
