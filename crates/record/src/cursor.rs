//! A place in a record and the board there.

use tengen_rules::{Color, IllegalMove};
use tengen_sgf::{GameTree, NodeId};

use crate::position::Position;
use crate::record::Record;
use crate::replay::{Legality, Replay, Visit};

/// A place in a record, with the position there. It holds no borrow: each walk is told the record, which must be the
/// one it was made from. After an edit at or above the place, call [`Cursor::refresh`].
#[derive(Clone, Debug)]
pub struct Cursor {
    replay: Replay,
}

impl Cursor {
    /// A cursor at the root.
    pub(crate) fn new(record: &Record, legality: Legality) -> Cursor {
        let game = record.game_tree();
        let mut replay = Replay::new(game.size(), legality, first_player(&game));
        replay.enter(&game, game.root());
        Cursor { replay }
    }

    /// The node.
    #[must_use]
    pub fn node(&self) -> NodeId {
        self.visit().node
    }

    /// What happened at the node.
    ///
    /// # Panics
    /// Never: the path begins with the root, which is never left.
    #[must_use]
    pub fn visit(&self) -> Visit {
        self.replay.last().expect("the path begins with the root and the root is never left")
    }

    /// The nodes from the root to the place, with what happened at each.
    #[must_use]
    pub fn path(&self) -> impl DoubleEndedIterator<Item = Visit> + ExactSizeIterator {
        self.replay.visits()
    }

    /// The number of nodes above.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.replay.depth() - 1
    }

    /// The position after the node.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.replay.position()
    }

    /// The first node of the path whose move the rules would have refused, by its number among the moves from 0.
    #[must_use]
    pub fn first_irregular(&self) -> Option<(u32, IllegalMove)> {
        self.replay.visits().find_map(|v| Some((v.moves_before, v.irregular?)))
    }

    /// Goes to the first child; `false` if there is none.
    pub fn forward(&mut self, record: &Record) -> bool {
        self.down(record, 0)
    }

    /// Goes to a child, counted from 0; `false` if there is none.
    pub fn down(&mut self, record: &Record, variation: usize) -> bool {
        let game = record.game_tree();
        let child = record.node(self.node()).children().nth(variation);
        child.is_some_and(|child| {
            self.replay.enter(&game, child);
            true
        })
    }

    /// Goes to the parent; `false` at the root.
    pub fn back(&mut self, record: &Record) -> bool {
        let depth = self.replay.depth();
        self.replay.back_to(&record.game_tree(), (depth - 1).max(1));
        depth > 1
    }

    /// Goes to the root.
    pub fn to_start(&mut self, record: &Record) {
        self.replay.back_to(&record.game_tree(), 1);
    }

    /// Follows first children to the end.
    pub fn to_end(&mut self, record: &Record) {
        while self.forward(record) {}
    }

    /// Goes to any node of the record; `false`, staying here, if it is not in this game.
    pub fn go_to(&mut self, record: &Record, node: NodeId) -> bool {
        let game = record.game_tree();
        let mut path: Vec<_> = std::iter::successors(Some(record.node(node)), |n| n.parent()).collect();
        path.reverse();
        if path.first() != Some(&game.root()) {
            return false;
        }
        let common =
            self.replay.visits().zip(&path).take_while(|(visit, node)| visit.node == node.id()).count();
        self.replay.back_to(&game, common);
        for node in &path[common..] {
            self.replay.enter(&game, *node);
        }
        true
    }

    /// Replays the path, after an edit at or above the place.
    pub fn refresh(&mut self, record: &Record) {
        let node = self.node();
        *self = Cursor::new(record, self.replay.legality());
        self.go_to(record, node);
    }

    /// Checks the invariants of the type.
    ///
    /// # Panics
    /// If one is broken.
    pub fn check_invariants(&self) {
        self.replay.check_invariants();
    }
}

/// Who moves first: whoever does in the main line; else White after handicap stones.
fn first_player(game: &GameTree<'_>) -> Color {
    let moved = game.root().main_line().find_map(|node| game.move_of(node));
    let handicap = game.info().handicap.unwrap_or(0);
    moved.map_or(if handicap >= 2 { Color::White } else { Color::Black }, |(color, _)| color)
}
