//! Playing a record: what each node does to the board, and how it is taken back.
//!
//! A step writes down what it changed, so that going back costs only what was changed since, and a path of any depth
//! costs a few bytes a node instead of a board.

use std::collections::HashMap;

use tengen_rules::{Board, ByColor, Color, IllegalMove, Ko, Move, Point, PointMap, Ruleset, Size, Suicide};
use tengen_sgf::property::{AB, AE, AW, B, MN, PL, PropertyId, W};
use tengen_sgf::{GameTree, Node, NodeId, Value, point};

use crate::position::Position;

/// The rules by which moves are judged; how they are executed does not depend on them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Legality {
    /// Which repetition is forbidden.
    pub ko: Ko,
    /// Which suicide is forbidden.
    pub suicide: Suicide,
}

impl Legality {
    /// Simple ko, no suicide: what nearly every rule set agrees on.
    pub const COMMON: Legality = Legality { ko: Ko::Simple, suicide: Suicide::Forbidden };
}

impl From<&Ruleset> for Legality {
    fn from(rules: &Ruleset) -> Legality {
        Legality { ko: rules.ko, suicide: rules.suicide }
    }
}

/// What happened at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Visit {
    /// The node.
    pub node: NodeId,
    /// Who moved last in the node, and where; `None` if there is no move (or none on this board).
    pub played: Option<(Color, Move)>,
    /// Why the rules would have refused a move of the node.
    pub irregular: Option<IllegalMove>,
    /// How many moves stood on the path before the node.
    pub moves_before: u32,
}

/// A step of the path, with what is needed to take it back.
#[derive(Clone, Debug)]
struct Step {
    visit: Visit,
    changes: usize,
    keys: usize,
    to_move: Color,
    prisoners: ByColor<u32>,
    number: i32,
    moves: u32,
    epoch: u32,
    ban: Option<(Point, Color)>,
}

/// A path from the root with the position at its end.
///
/// # Invariants
/// 1. `stones` equals the board.
/// 2. `seen` holds the keys in `keys`, each with its place there.
/// 3. Taking back all steps leads to the empty board.
#[derive(Clone, Debug)]
pub(crate) struct Replay {
    legality: Legality,
    position: Position,
    stones: PointMap<Option<Color>>,
    steps: Vec<Step>,
    /// What stood on a point before each change.
    changes: Vec<(Point, Option<Color>)>,
    /// Positions since the last setup for superko: key, changes made up to there, number of moves up to there.
    keys: Vec<(u64, usize, u32)>,
    seen: HashMap<u64, Vec<usize>>,
    moves: u32,
    /// Distinguishes the histories before and after a setup.
    epoch: u32,
    /// [`Ko::SimplePlayElsewhere`]: who may not play where until a stone elsewhere.
    ban: Option<(Point, Color)>,
}

impl Replay {
    /// The path that has not even entered the root.
    pub(crate) fn new(size: Size, legality: Legality, first: Color) -> Replay {
        let position =
            Position { board: Board::new(size), to_move: first, prisoners: ByColor::default(), number: 0 };
        Replay {
            legality,
            position,
            stones: PointMap::new(size, None),
            steps: Vec::new(),
            changes: Vec::new(),
            keys: Vec::new(),
            seen: HashMap::new(),
            moves: 0,
            epoch: 0,
            ban: None,
        }
    }

    pub(crate) fn position(&self) -> &Position {
        &self.position
    }

    pub(crate) fn legality(&self) -> Legality {
        self.legality
    }

    pub(crate) fn depth(&self) -> usize {
        self.steps.len()
    }

    /// The nodes of the path, from the root.
    pub(crate) fn visits(&self) -> impl DoubleEndedIterator<Item = Visit> + ExactSizeIterator {
        self.steps.iter().map(|s| s.visit)
    }

    pub(crate) fn last(&self) -> Option<Visit> {
        self.steps.last().map(|s| s.visit)
    }

    /// Enters a child of the last node, or the root.
    pub(crate) fn enter(&mut self, game: &GameTree<'_>, node: Node<'_>) -> Visit {
        let mut visit = Visit { node: node.id(), played: None, irregular: None, moves_before: self.moves };
        self.steps.push(Step {
            visit,
            changes: self.changes.len(),
            keys: self.keys.len(),
            to_move: self.position.to_move,
            prisoners: self.position.prisoners,
            number: self.position.number,
            moves: self.moves,
            epoch: self.epoch,
            ban: self.ban,
        });
        self.setup(game, node);
        for property in node.properties() {
            let color = match property.id() {
                Some(id) if id == B => Color::Black,
                Some(id) if id == W => Color::White,
                _ => continue,
            };
            let fault = self.played(game, color, property.value().unwrap_or_default(), &mut visit);
            visit.irregular = visit.irregular.or(fault);
        }
        if let Some(Value::Number(number)) = node.get(MN).and_then(|_| game.value(node, MN)?.value) {
            self.position.number = number;
        }
        if let Some(step) = self.steps.last_mut() {
            step.visit = visit;
        }
        visit
    }

    /// A value of B or W.
    fn played(
        &mut self,
        game: &GameTree<'_>,
        color: Color,
        raw: &str,
        visit: &mut Visit,
    ) -> Option<IllegalMove> {
        let trimmed;
        let parsed = match point::parse_move(raw, game.size()) {
            Some(m) => Some(m),
            None => {
                trimmed = raw.split_whitespace().collect::<String>();
                point::parse_move(&trimmed, game.size())
            }
        };
        let Some(m) = parsed else { return Some(IllegalMove::OffBoard) };
        self.start_history();
        visit.played = Some((color, m));
        let fault = match m {
            Move::Play(point) => self.stone(color, point),
            Move::Pass => {
                self.position.board.clear_ko();
                None
            }
        };
        self.moves += 1;
        self.position.number = self.position.number.saturating_add(1);
        self.position.to_move = !color;
        fault
    }

    /// Executes a stone whatever the rules say; returns what they say.
    fn stone(&mut self, color: Color, point: Point) -> Option<IllegalMove> {
        let mut fault = self.fault(color, point);
        if fault == Some(IllegalMove::Occupied) {
            self.put(&[(point, None)]);
        }
        let placed = self.position.board.place(color, point).unwrap_or_default();
        self.change(point, Some(color));
        if placed.captured > 0 {
            self.lift_captured(!color, point);
            self.position.prisoners[color] += u32::from(placed.captured);
        }
        if placed.suicide > 0 {
            self.lift_chain(color, point);
            self.position.prisoners[!color] += u32::from(placed.suicide);
        }
        if self.ban.is_some_and(|(_, banned)| banned == color) {
            self.ban = None;
        }
        if let Some(ko) = self.position.board.ko() {
            self.ban = Some((ko, !color));
        }
        if let Some(key) = self.key(color) {
            fault = fault.or_else(|| self.repeated(key));
            self.remember(key);
        }
        fault
    }

    /// Why the rules refuse the stone, superko aside.
    fn fault(&self, color: Color, point: Point) -> Option<IllegalMove> {
        let board = &self.position.board;
        if self.stones[point].is_some() {
            return Some(IllegalMove::Occupied);
        }
        let suicide = board.is_suicide(color, point);
        let joins = || board.size().neighbors(point).any(|n| self.stones[n] == Some(color));
        let banned = match self.legality.ko {
            Ko::Simple => board.is_ko(color, point),
            Ko::SimplePlayElsewhere => self.ban == Some((point, color)),
            Ko::None | Ko::Positional | Ko::Situational | Ko::NaturalSituational => false,
        };
        match self.legality.suicide {
            Suicide::Forbidden if suicide => Some(IllegalMove::Suicide),
            Suicide::MultiStone if suicide && !joins() => Some(IllegalMove::Suicide),
            _ if banned => Some(IllegalMove::Ko),
            _ => None,
        }
    }
}

/// Setup.
impl Replay {
    /// AB, AW and AE change points, PL the player; each ends the history of ko.
    fn setup(&mut self, game: &GameTree<'_>, node: Node<'_>) {
        let lists = [(AB, Some(Color::Black)), (AW, Some(Color::White)), (AE, None)];
        let mut changes = Vec::new();
        let mut is_setup = false;
        for property in node.properties() {
            let Some(id) = property.id() else { continue };
            is_setup |= id == PL;
            let Some((_, stone)) = lists.iter().find(|(list, _)| *list == id) else { continue };
            is_setup = true;
            let points = property.values().filter_map(|raw| point::parse_points(raw.trim(), game.size()));
            points.for_each(|set| changes.extend(set.iter().map(|p| (p, *stone))));
        }
        if !is_setup {
            return;
        }
        self.put(&changes);
        self.position.board.clear_ko();
        self.ban = None;
        self.epoch = u32::try_from(self.steps.len()).unwrap_or(u32::MAX);
        if let Some(Value::Color(color)) = value(game, node, PL) {
            self.position.to_move = color;
        }
    }

    /// Sets points without capturing.
    fn put(&mut self, changes: &[(Point, Option<Color>)]) {
        if changes.is_empty() {
            return;
        }
        for &(point, stone) in changes {
            self.change(point, stone);
        }
        self.position.board = self.position.board.with_setup(changes);
    }

    fn change(&mut self, point: Point, stone: Option<Color>) {
        let before = std::mem::replace(&mut self.stones[point], stone);
        self.changes.push((point, before));
    }

    /// Takes the captured chains of `color` next to `point` out of `stones`; the board has done it already.
    fn lift_captured(&mut self, color: Color, point: Point) {
        let size = self.position.board.size();
        for neighbor in size.neighbors(point) {
            if self.stones[neighbor] == Some(color) && self.position.board.is_empty(neighbor) {
                self.lift_chain(color, neighbor);
            }
        }
    }

    fn lift_chain(&mut self, color: Color, start: Point) {
        let size = self.position.board.size();
        let mut open = vec![start];
        while let Some(point) = open.pop() {
            if self.stones[point] == Some(color) {
                self.change(point, None);
                open.extend(size.neighbors(point));
            }
        }
    }
}

fn value<'a>(game: &GameTree<'a>, node: Node<'a>, id: PropertyId) -> Option<Value<'a>> {
    game.value(node, id)?.value
}

/// Superko.
impl Replay {
    /// The key of the position after a stone of `mover`; `None` if the rules do not look at repetition.
    fn key(&self, mover: Color) -> Option<u64> {
        let mixed = self.position.board.hash() ^ u64::from(self.epoch).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        match self.legality.ko {
            Ko::Positional => Some(mixed),
            Ko::Situational | Ko::NaturalSituational => Some(mixed ^ (mover as u64) << 63 ^ mover as u64),
            Ko::None | Ko::Simple | Ko::SimplePlayElsewhere => None,
        }
    }

    /// Enters the position before the first move since a setup; the natural rule leaves it out.
    fn start_history(&mut self) {
        let is_fresh = self.keys.last().is_none_or(|(_, changes, _)| {
            self.steps
                .get((self.epoch as usize).wrapping_sub(1))
                .is_some_and(|setup| *changes <= setup.changes)
        });
        if is_fresh
            && self.legality.ko != Ko::NaturalSituational
            && let Some(key) = self.key(!self.position.to_move)
        {
            self.remember(key);
        }
    }

    fn remember(&mut self, key: u64) {
        self.seen.entry(key).or_default().push(self.keys.len());
        self.keys.push((key, self.changes.len(), self.moves + 1));
    }

    /// The earlier position that the present one repeats. Equal keys are confirmed by comparing the stones.
    fn repeated(&self, key: u64) -> Option<IllegalMove> {
        let places = self.seen.get(&key)?;
        let same = places.iter().find(|&&place| self.had_these_stones(self.keys[place].1))?;
        Some(IllegalMove::Superko { turn: self.keys[*same].2.saturating_sub(1) })
    }

    /// Whether the stones were those of now when only `changes` changes had been made.
    fn had_these_stones(&self, changes: usize) -> bool {
        let mut then = self.stones.clone();
        for &(point, before) in self.changes[changes..].iter().rev() {
            then[point] = before;
        }
        then == self.stones
    }
}

/// Going back.
impl Replay {
    /// Takes back all steps behind the first `depth`.
    pub(crate) fn back_to(&mut self, game: &GameTree<'_>, depth: usize) {
        if depth >= self.steps.len() {
            return;
        }
        // The simple-ko point is known to the board alone, so the last step that stays is made again.
        let again = depth.checked_sub(1).map(|last| self.steps[last].visit.node);
        while self.steps.len() > depth.saturating_sub(1) {
            self.pop();
        }
        let stones = &self.stones;
        self.position.board = Board::from_fn(stones.size(), |point| stones[point]);
        if let Some(node) = again {
            self.enter(game, game.root().collection().node(node));
        }
    }

    /// Takes back the last step, the board excepted.
    fn pop(&mut self) {
        let Some(step) = self.steps.pop() else { return };
        for (point, before) in self.changes.drain(step.changes..).rev() {
            self.stones[point] = before;
        }
        for (key, _, _) in self.keys.drain(step.keys..).rev() {
            if let Some(places) = self.seen.get_mut(&key) {
                places.pop();
                if places.is_empty() {
                    self.seen.remove(&key);
                }
            }
        }
        self.position.to_move = step.to_move;
        self.position.prisoners = step.prisoners;
        self.position.number = step.number;
        self.moves = step.moves;
        self.epoch = step.epoch;
        self.ban = step.ban;
    }

    /// Checks the invariants of the type.
    ///
    /// # Panics
    /// If one is broken.
    pub(crate) fn check_invariants(&self) {
        let board = &self.position.board;
        assert!(
            self.stones.iter().all(|(point, stone)| board.get(point) == *stone),
            "stones equal the board"
        );
        let held: usize = self.seen.values().map(Vec::len).sum();
        assert_eq!(held, self.keys.len(), "every key is held once");
        let mut empty = self.clone();
        while !empty.steps.is_empty() {
            empty.pop();
        }
        assert!(empty.stones.iter().all(|(_, stone)| stone.is_none()), "all can be taken back");
        assert!(empty.keys.is_empty() && empty.seen.is_empty() && empty.moves == 0);
    }
}
