//! The record: one game of an SGF collection, read and edited.

use std::fmt;

use tengen_rules::{ByColor, Color, IllegalMove, Move, Point, PointSet, Ruleset, Size};
use tengen_sgf::property::{B, LB, RU, W};
use tengen_sgf::text::{Form, escape};
use tengen_sgf::{
    Collection, Diagnostics, GameInfo, GameResult, GameTree, Node, NodeId, Parsed, ReadError, point,
    read_any, write,
};

use crate::cursor::Cursor;
use crate::marks::{Mark, Marks};
use crate::replay::{Legality, Replay, Visit};

/// A record of a game of Go.
///
/// # Invariants
/// 1. `root` is the root of a game of `collection`, and that game is Go.
#[derive(Clone, Debug)]
pub struct Record {
    collection: Collection,
    root: NodeId,
}

/// Why a collection gave no record.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum OpenError {
    /// The input is no collection.
    Read(ReadError),
    /// None of its games is Go; the first is game GM\[n\].
    OtherGame(i32),
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::Read(error) => error.fmt(f),
            OpenError::OtherGame(game) => write!(f, "not a Go game (GM[{game}])"),
        }
    }
}

impl std::error::Error for OpenError {}

impl From<ReadError> for OpenError {
    fn from(error: ReadError) -> OpenError {
        OpenError::Read(error)
    }
}

/// Opening and saving.
impl Record {
    /// An empty record on a board of `size`.
    #[must_use]
    pub fn new(size: Size) -> Record {
        let mut collection = Collection::new();
        let root = collection.add_game();
        for (name, value) in
            [("FF", "4"), ("CA", "UTF-8"), ("GM", "1"), ("SZ", point::size_name(size).as_str())]
        {
            collection.set_raw(root, name, [value]);
        }
        Record { collection, root }
    }

    /// Reads the first game of Go of any format that `tengen-sgf` knows, with the repairs that it took. The other games
    /// of the input stay in the record and are saved with it.
    ///
    /// # Errors
    /// There is no game, or none of Go.
    pub fn read(bytes: &[u8]) -> Result<(Record, Diagnostics), OpenError> {
        let Parsed { collection, diagnostics } = read_any(bytes)?;
        Ok((Record::from_collection(collection)?, diagnostics))
    }

    /// The first game of Go of a collection.
    ///
    /// # Errors
    /// There is none.
    pub fn from_collection(collection: Collection) -> Result<Record, OpenError> {
        let first = collection.first_game().map_or(1, |root| GameTree::new(root).game());
        let root = collection.games().find(|root| GameTree::new(*root).is_go()).map(Node::id);
        root.map(|root| Record { collection, root }).ok_or(OpenError::OtherGame(first))
    }

    /// The same collection with another of its games in view; `None` if that is no root of a game of Go.
    #[must_use]
    pub fn at_game(self, root: NodeId) -> Option<Record> {
        let is_game = self.go_games().any(|game| game == root);
        is_game.then_some(Record { root, ..self })
    }

    /// The roots of all games of Go in the collection, in the order of the file.
    pub fn go_games(&self) -> impl Iterator<Item = NodeId> + '_ {
        self.collection.games().filter(|root| GameTree::new(*root).is_go()).map(Node::id)
    }

    /// The whole collection as SGF.
    #[must_use]
    pub fn write(&self) -> String {
        write(&self.collection)
    }
}

/// Looking.
impl Record {
    /// The collection the game is in.
    #[must_use]
    pub fn collection(&self) -> &Collection {
        &self.collection
    }

    /// The root of the game.
    #[must_use]
    pub fn root(&self) -> NodeId {
        self.root
    }

    /// A node with its properties.
    #[must_use]
    pub fn node(&self, id: NodeId) -> Node<'_> {
        self.collection.node(id)
    }

    /// The game as SGF sees it.
    #[must_use]
    pub fn game_tree(&self) -> GameTree<'_> {
        GameTree::new(self.node(self.root))
    }

    /// The size of the board.
    #[must_use]
    pub fn size(&self) -> Size {
        self.game_tree().size()
    }

    /// Players, komi, result and so on.
    #[must_use]
    pub fn info(&self) -> GameInfo<'_> {
        self.game_tree().info()
    }

    /// The rule set that RU names, if it is known.
    #[must_use]
    pub fn rules(&self) -> Option<Ruleset> {
        rules_of(&self.game_tree())
    }

    /// The markup of a node.
    #[must_use]
    pub fn marks(&self, node: NodeId) -> Marks {
        Marks::of(&self.game_tree(), self.node(node))
    }

    /// A cursor at the root that judges moves by simple ko and without suicide.
    #[must_use]
    pub fn cursor(&self) -> Cursor {
        self.cursor_under(Legality::COMMON)
    }

    /// A cursor at the root that judges moves by these rules.
    #[must_use]
    pub fn cursor_under(&self, legality: Legality) -> Cursor {
        Cursor::new(self, legality)
    }

    /// The place reached by first children from the root.
    #[must_use]
    pub fn end_of_main_line(&self) -> Cursor {
        let mut cursor = self.cursor();
        cursor.to_end(self);
        cursor
    }

    /// Plays the whole tree, see [`walk`].
    pub fn walk(&self, legality: Legality, see: impl FnMut(Visit)) {
        walk(&self.game_tree(), legality, see);
    }

    /// The first node of the main line whose move the rules would have refused, by its number among the moves from 0.
    #[must_use]
    pub fn first_irregular(&self, legality: Legality) -> Option<(u32, IllegalMove)> {
        let mut cursor = self.cursor_under(legality);
        cursor.to_end(self);
        cursor.first_irregular()
    }
}

/// The rule set that RU names, if it is known.
#[must_use]
pub fn rules_of(game: &GameTree<'_>) -> Option<Ruleset> {
    let name = game.info_node().text(RU)?;
    let name = name.trim().trim_start_matches("rules:").to_lowercase();
    [name.clone(), name.replace([' ', '/'], "-")].iter().find_map(|n| n.parse().ok())
}

/// Plays a whole tree, parents first, and tells `see` what happened at each node. Takes time in proportion to the tree
/// and memory to its depth.
pub fn walk(game: &GameTree<'_>, legality: Legality, mut see: impl FnMut(Visit)) {
    let mut replay = Replay::new(game.size(), legality, Color::Black);
    let mut open = vec![(game.root(), 0)];
    while let Some((node, depth)) = open.pop() {
        replay.back_to(game, depth);
        see(replay.enter(game, node));
        if depth > 0 {
            open.extend(node.next_sibling().map(|n| (n, depth)));
        }
        open.extend(node.first_child().map(|n| (n, depth + 1)));
    }
}

/// Editing. Whatever is not named stays as it is, unknown properties included.
impl Record {
    /// The child of `at` that plays this move; a new one behind the other children if there is none.
    pub fn add_move(&mut self, at: NodeId, color: Color, m: Move) -> NodeId {
        let game = self.game_tree();
        let known = self.node(at).children().find(|child| game.move_of(*child) == Some((color, m)));
        if let Some(child) = known {
            return child.id();
        }
        let raw = point::move_name(m, self.size());
        let child = self.collection.add_child(at);
        self.collection.set_raw(child, if color == Color::Black { "B" } else { "W" }, [raw.as_str()]);
        child
    }

    /// Adds a child of `at` without properties.
    pub fn add_node(&mut self, at: NodeId) -> NodeId {
        self.collection.add_child(at)
    }

    /// Removes a node and all below it; the root stays.
    pub fn remove(&mut self, node: NodeId) {
        if node != self.root {
            self.collection.remove_node(node);
        }
    }

    /// Makes the path to `node` the main line.
    pub fn make_main_line(&mut self, node: NodeId) {
        let path: Vec<NodeId> =
            std::iter::successors(Some(self.node(node)), |n| n.parent()).map(Node::id).collect();
        path.into_iter().for_each(|id| self.collection.make_first(id));
    }

    /// Sets the comment of a node; an empty one removes it.
    pub fn set_comment(&mut self, node: NodeId, text: &str) {
        self.set(node, "C", text, Form::Text);
    }

    /// Sets a property to a text of one line; an empty one removes it.
    pub fn set_text(&mut self, node: NodeId, name: &str, text: &str) {
        self.set(node, name, text, Form::Simple);
    }

    fn set(&mut self, node: NodeId, name: &str, text: &str, form: Form) {
        if text.is_empty() {
            self.collection.remove_property(node, name);
        } else {
            self.collection.set_text(node, name, text, form);
        }
    }

    /// Sets the stones that a node adds and the points that it clears.
    pub fn set_setup(&mut self, node: NodeId, stones: &ByColor<PointSet>, cleared: &PointSet) {
        self.set_points(node, "AB", &stones.black);
        self.set_points(node, "AW", &stones.white);
        self.set_points(node, "AE", cleared);
    }

    /// Sets the points with a mark in a node.
    pub fn set_mark(&mut self, node: NodeId, mark: Mark, points: &PointSet) {
        self.set_points(node, &mark.property().to_string(), points);
    }

    /// Sets a list of points; an empty one removes the property.
    pub fn set_points(&mut self, node: NodeId, name: &str, points: &PointSet) {
        let values = point::expanded(points, self.size());
        self.collection.set_raw(node, name, values.iter().map(String::as_str));
    }

    /// Sets the labels of a node.
    pub fn set_labels(&mut self, node: NodeId, labels: &[(Point, &str)]) {
        let size = self.size();
        let value = |(p, text): &(Point, &str)| {
            format!("{}:{}", point::point_name(*p, size), escape(text, Form::Composed))
        };
        let values: Vec<String> = labels.iter().map(value).collect();
        self.collection.set_raw(node, &LB.to_string(), values.iter().map(String::as_str));
    }

    /// Sets the result.
    pub fn set_result(&mut self, result: GameResult) {
        self.set_text(self.root, "RE", &result.to_string());
    }

    /// Takes the move out of a node, which becomes a node of setup or notes.
    pub fn remove_move(&mut self, node: NodeId) {
        for id in [B, W] {
            self.collection.remove_property(node, &id.to_string());
        }
    }
}
