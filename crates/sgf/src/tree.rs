//! The collection: one text buffer, and nodes, properties and values as index ranges into it.
//!
//! ```text
//! text        (;SZ[9]AB[aa][bb];B[cc])
//! nodes       root: properties 0..2      child: properties 2..3
//! properties  SZ: values 0..1   AB: values 1..3   B: values 3..4
//! values      "9"   "aa"  "bb"   "cc"          (byte ranges of the text)
//! ```
//!
//! Nothing owns anything else, so that no walk and no drop is recursive. Edits append to the arrays; what they
//! replace stays behind unused until the collection is written and read again.

use std::borrow::Cow;
use std::ops::Range;

use crate::charset::SourceMap;
use crate::property::PropertyId;
use crate::text::{self, Form};

/// A node of a [`Collection`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(u32);

impl NodeId {
    /// A small number, unique in the collection: nodes that were read are numbered in file order from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// "No node" in the links of the arena.
const NONE: u32 = u32::MAX;

fn link(node: Option<NodeId>) -> u32 {
    node.map_or(NONE, |n| n.0)
}

fn unlink(raw: u32) -> Option<NodeId> {
    if raw == NONE { None } else { Some(NodeId(raw)) }
}

#[derive(Clone, Debug)]
struct NodeData {
    parent: u32,
    first_child: u32,
    last_child: u32,
    next_sibling: u32,
    properties: Range<u32>,
}

#[derive(Clone, Debug)]
struct PropertyData {
    name: u32,
    name_len: u16,
    id: Option<PropertyId>,
    values: Range<u32>,
}

/// Byte range in the text.
#[derive(Clone, Copy, Debug)]
struct Span {
    start: u32,
    end: u32,
}

/// Game trees in the order of the file.
///
/// # Invariants
/// 1. Parent, child and sibling links agree, and every node reached from a game has that game's root as ancestor.
/// 2. All ranges lie within their arrays, and spans on character borders of the text.
/// 3. Games have no parent and no sibling.
#[derive(Clone, Debug, Default)]
pub struct Collection {
    text: String,
    nodes: Vec<NodeData>,
    properties: Vec<PropertyData>,
    values: Vec<Span>,
    games: Vec<NodeId>,
    pub(crate) source: SourceMap,
}

fn offset(n: usize) -> u32 {
    u32::try_from(n).expect("input is limited to 128 MiB and edits stay below 4 GiB")
}

/// Building: used by the reader, which appends in file order.
impl Collection {
    /// An empty collection over `text`, with room for what its brackets and semicolons promise.
    pub(crate) fn over(text: String, source: SourceMap) -> Collection {
        let values = memchr::memchr_iter(b'[', text.as_bytes()).count();
        let nodes = memchr::memchr_iter(b';', text.as_bytes()).count();
        Collection {
            nodes: Vec::with_capacity(nodes + 1),
            properties: Vec::with_capacity(values),
            values: Vec::with_capacity(values),
            games: Vec::new(),
            source,
            text,
        }
    }

    /// Takes the text out while the reader scans it, see [`Collection::put_text`].
    pub(crate) fn take_text(&mut self) -> String {
        std::mem::take(&mut self.text)
    }

    /// Puts back what [`Collection::take_text`] gave.
    pub(crate) fn put_text(&mut self, text: String) {
        self.text = text;
    }

    /// Appends a node without properties: a child of `parent` behind its other children, or a new game.
    #[inline]
    pub(crate) fn push_node(&mut self, parent: Option<NodeId>) -> NodeId {
        let id = offset(self.nodes.len());
        let start = self.properties.len() as u32;
        self.nodes.push(NodeData {
            parent: link(parent),
            first_child: NONE,
            last_child: NONE,
            next_sibling: NONE,
            properties: start..start,
        });
        match parent {
            Some(parent) => self.link_last(parent, id),
            None => self.games.push(NodeId(id)),
        }
        NodeId(id)
    }

    #[inline]
    fn link_last(&mut self, parent: NodeId, id: u32) {
        let above = &mut self.nodes[parent.index()];
        let last = std::mem::replace(&mut above.last_child, id);
        if last == NONE {
            above.first_child = id;
        } else {
            self.nodes[last as usize].next_sibling = id;
        }
    }

    /// Appends a value to the array; it belongs to the property pushed next.
    #[inline]
    pub(crate) fn push_value(&mut self, start: usize, end: usize) {
        self.values.push(Span { start: start as u32, end: end as u32 });
    }

    /// The number of values pushed so far.
    #[inline]
    pub(crate) fn value_count(&self) -> usize {
        self.values.len()
    }

    /// Moves the end of the last value pushed.
    pub(crate) fn extend_last_value(&mut self, end: usize) {
        if let Some(value) = self.values.last_mut() {
            value.end = offset(end);
        }
    }

    /// Appends to `node` a property whose values are those pushed since `first_value`.
    #[inline]
    pub(crate) fn push_property(
        &mut self,
        node: NodeId,
        name: Range<usize>,
        id: Option<PropertyId>,
        first_value: usize,
    ) {
        let end = self.properties.len() as u32;
        if self.nodes[node.index()].properties.end != end {
            self.move_properties_to_end(node);
        }
        self.properties.push(PropertyData {
            name: name.start as u32,
            name_len: name.len() as u16,
            id,
            values: first_value as u32..self.values.len() as u32,
        });
        self.nodes[node.index()].properties.end = self.properties.len() as u32;
    }

    /// The last property of `node`.
    pub(crate) fn last_property_id(&self, node: NodeId) -> Option<PropertyId> {
        let range = &self.nodes[node.index()].properties;
        self.properties[range.start as usize..range.end as usize].last()?.id
    }

    /// The first value of a root property of the last game, while the text is taken out.
    pub(crate) fn last_game_value<'t>(&self, id: PropertyId, text: &'t str) -> Option<&'t str> {
        let root = &self.nodes[self.games.last()?.index()].properties;
        let all = &self.properties[root.start as usize..root.end as usize];
        let value = self.values[all.iter().find(|p| p.id == Some(id))?.values.start as usize];
        text.get(value.start as usize..value.end as usize)
    }

    fn move_properties_to_end(&mut self, node: NodeId) {
        let old = self.nodes[node.index()].properties.clone();
        let start = offset(self.properties.len());
        self.properties.extend_from_within(old.start as usize..old.end as usize);
        self.nodes[node.index()].properties = start..offset(self.properties.len());
    }
}

/// Reading.
impl Collection {
    /// The game trees.
    #[must_use]
    pub fn games(&self) -> impl DoubleEndedIterator<Item = Node<'_>> + ExactSizeIterator {
        self.games.iter().map(|&id| self.node(id))
    }

    /// The first game tree.
    #[must_use]
    pub fn first_game(&self) -> Option<Node<'_>> {
        self.games().next()
    }

    /// The node with this number, which must come from this collection.
    #[must_use]
    pub fn node(&self, id: NodeId) -> Node<'_> {
        Node { collection: self, id }
    }

    /// Whether the whole text is ASCII, parts outside the tree included.
    pub(crate) fn is_ascii(&self) -> bool {
        self.text.is_ascii()
    }

    /// The number of nodes ever made, those cut off since included.
    #[must_use]
    pub fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// Checks the invariants of the type.
    ///
    /// # Panics
    /// If one is broken.
    pub fn check_invariants(&self) {
        for game in &self.games {
            let data = &self.nodes[game.index()];
            assert_eq!((data.parent, data.next_sibling), (NONE, NONE), "a game stands alone");
            for node in self.node(*game).walk() {
                let mut last = NONE;
                for child in node.children() {
                    assert_eq!(child.parent().map(Node::id), Some(node.id), "a child knows its parent");
                    last = child.id.0;
                }
                assert_eq!(self.nodes[node.id.index()].last_child, last, "the last child is last");
                node.properties().for_each(|p| {
                    p.values().for_each(|v| assert!(v.len() <= self.text.len()));
                });
            }
        }
    }
}

/// Editing.
impl Collection {
    /// A collection without games.
    #[must_use]
    pub fn new() -> Collection {
        Collection::default()
    }

    /// Adds a game with an empty root.
    pub fn add_game(&mut self) -> NodeId {
        self.push_node(None)
    }

    /// Adds an empty node behind the other children of `parent`.
    pub fn add_child(&mut self, parent: NodeId) -> NodeId {
        self.push_node(Some(parent))
    }

    /// Cuts `node` and everything below it off its parent, or removes a game.
    pub fn remove_node(&mut self, node: NodeId) {
        let Some(parent) = unlink(self.nodes[node.index()].parent) else {
            self.games.retain(|game| *game != node);
            return;
        };
        let children: Vec<NodeId> =
            self.node(parent).children().map(Node::id).filter(|c| *c != node).collect();
        self.set_children(parent, &children);
        self.nodes[node.index()].next_sibling = NONE;
        self.nodes[node.index()].parent = NONE;
    }

    /// Makes `node` the first child of its parent, so that the main line runs through it.
    pub fn make_first(&mut self, node: NodeId) {
        let Some(parent) = unlink(self.nodes[node.index()].parent) else { return };
        let rest = self.node(parent).children().map(Node::id).filter(|c| *c != node);
        let children: Vec<NodeId> = std::iter::once(node).chain(rest).collect();
        self.set_children(parent, &children);
    }

    fn set_children(&mut self, parent: NodeId, children: &[NodeId]) {
        for (at, child) in children.iter().enumerate() {
            self.nodes[child.index()].next_sibling = link(children.get(at + 1).copied());
        }
        self.nodes[parent.index()].first_child = link(children.first().copied());
        self.nodes[parent.index()].last_child = link(children.last().copied());
    }

    /// Sets a property to raw values (escaped as in a file; see [`text::escape`]). It keeps its place if the node
    /// has it already, further occurrences of it are removed; without values it is removed.
    pub fn set_raw<'v>(&mut self, node: NodeId, name: &str, values: impl IntoIterator<Item = &'v str>) {
        let first_value = self.values.len();
        for value in values {
            let start = self.text.len();
            self.text.push_str(value);
            self.values.push(Span { start: offset(start), end: offset(self.text.len()) });
        }
        let found: Vec<u32> = self.positions(node, name);
        if first_value == self.values.len() {
            self.keep_properties(node, |at| !found.contains(&at));
        } else if let Some(first) = found.first() {
            self.properties[*first as usize].values = offset(first_value)..offset(self.values.len());
            self.keep_properties(node, |at| at == *first || !found.contains(&at));
        } else {
            let start = self.text.len();
            self.text.push_str(name);
            self.push_property(node, start..start + name.len(), PropertyId::of_name(name), first_value);
        }
    }

    /// Sets a property to one text, which is escaped as `form` asks.
    pub fn set_text(&mut self, node: NodeId, name: &str, value: &str, form: Form) {
        self.set_raw(node, name, [&*text::escape(value, form)]);
    }

    /// Removes every occurrence of a property.
    pub fn remove_property(&mut self, node: NodeId, name: &str) {
        self.set_raw(node, name, []);
    }

    /// Renames the properties of a node; `None` removes one. Values stay.
    pub(crate) fn rename(
        &mut self,
        node: NodeId,
        mut name: impl FnMut(Property<'_>) -> Option<Cow<'static, str>>,
    ) {
        let range = self.nodes[node.index()].properties.clone();
        let names: Vec<_> = self.node(node).properties().map(&mut name).collect();
        for (at, name) in range.clone().zip(&names) {
            let Some(name) = name else { continue };
            let data = &self.properties[at as usize];
            if self.text[data.name as usize..][..usize::from(data.name_len)] == **name {
                continue;
            }
            let start = offset(self.text.len());
            self.text.push_str(name);
            let data = &mut self.properties[at as usize];
            (data.name, data.name_len, data.id) = (start, name.len() as u16, PropertyId::of_name(name));
        }
        self.keep_properties(node, |at| names[(at - range.start) as usize].is_some());
    }

    fn positions(&self, node: NodeId, name: &str) -> Vec<u32> {
        let id = PropertyId::of_name(name);
        let range = self.nodes[node.index()].properties.clone();
        let same = |p: Property<'_>| if id.is_some() { p.id() == id } else { p.name() == name };
        range.zip(self.node(node).properties()).filter(|(_, p)| same(*p)).map(|(at, _)| at).collect()
    }

    fn keep_properties(&mut self, node: NodeId, keep: impl Fn(u32) -> bool) {
        let range = self.nodes[node.index()].properties.clone();
        let mut end = range.start;
        for at in range.clone().filter(|at| keep(*at)) {
            self.properties.swap(end as usize, at as usize);
            end += 1;
        }
        self.nodes[node.index()].properties.end = end;
    }
}

/// A node: a view into its collection.
#[derive(Clone, Copy, Debug)]
pub struct Node<'a> {
    collection: &'a Collection,
    id: NodeId,
}

impl<'a> Node<'a> {
    fn data(self) -> &'a NodeData {
        &self.collection.nodes[self.id.index()]
    }

    fn at(self, raw: u32) -> Option<Node<'a>> {
        unlink(raw).map(|id| Node { id, ..self })
    }

    /// The number of the node.
    #[must_use]
    pub fn id(self) -> NodeId {
        self.id
    }

    /// The collection it is in.
    #[must_use]
    pub fn collection(self) -> &'a Collection {
        self.collection
    }

    /// The node above.
    #[must_use]
    pub fn parent(self) -> Option<Node<'a>> {
        self.at(self.data().parent)
    }

    /// The first child, which continues the main line.
    #[must_use]
    pub fn first_child(self) -> Option<Node<'a>> {
        self.at(self.data().first_child)
    }

    /// The next variation of the same parent.
    #[must_use]
    pub fn next_sibling(self) -> Option<Node<'a>> {
        self.at(self.data().next_sibling)
    }

    /// The children, main line first.
    pub fn children(self) -> impl Iterator<Item = Node<'a>> {
        std::iter::successors(self.first_child(), |n| n.next_sibling())
    }

    /// This node, its first child, and so on to the end.
    pub fn main_line(self) -> impl Iterator<Item = Node<'a>> {
        std::iter::successors(Some(self), |n| n.first_child())
    }

    /// This node and all below it, parents first, main lines first.
    pub fn walk(self) -> impl Iterator<Item = Node<'a>> {
        let mut stack = vec![self];
        std::iter::from_fn(move || {
            let node = stack.pop()?;
            if node.id != self.id {
                stack.extend(node.next_sibling());
            }
            stack.extend(node.first_child());
            Some(node)
        })
    }

    /// The properties in the order of the file.
    #[must_use]
    pub fn properties(self) -> impl DoubleEndedIterator<Item = Property<'a>> + ExactSizeIterator {
        let range = &self.data().properties;
        let all = &self.collection.properties[range.start as usize..range.end as usize];
        all.iter().map(move |data| Property { collection: self.collection, data })
    }

    /// The first occurrence of a property.
    #[must_use]
    pub fn get(self, id: PropertyId) -> Option<Property<'a>> {
        self.properties().find(|p| p.data.id == Some(id))
    }

    /// All occurrences of a property.
    pub fn get_all(self, id: PropertyId) -> impl Iterator<Item = Property<'a>> {
        self.properties().filter(move |p| p.data.id == Some(id))
    }

    /// The raw values of all occurrences of a property.
    pub fn raw_values(self, id: PropertyId) -> impl Iterator<Item = &'a str> {
        self.get_all(id).flat_map(Property::values)
    }

    /// The first value of a property without its escapes, `None` if the node has it not.
    #[must_use]
    pub fn text(self, id: PropertyId) -> Option<Cow<'a, str>> {
        let form = id.spec().map_or(Form::Unknown, |spec| spec.kind.form());
        self.get(id).and_then(Property::value).map(|raw| text::unescape(raw, form))
    }
}

impl PartialEq for Node<'_> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.collection, other.collection) && self.id == other.id
    }
}

impl Eq for Node<'_> {}

/// A property of a node: a name and at least one value.
#[derive(Clone, Copy, Debug)]
pub struct Property<'a> {
    collection: &'a Collection,
    data: &'a PropertyData,
}

impl<'a> Property<'a> {
    /// The name as it stands in the file.
    #[must_use]
    pub fn name(self) -> &'a str {
        let start = self.data.name as usize;
        &self.collection.text[start..start + usize::from(self.data.name_len)]
    }

    /// The name as one or two capital letters, lower-case letters left out; `None` for other names.
    #[must_use]
    pub fn id(self) -> Option<PropertyId> {
        self.data.id
    }

    /// The raw values: escapes and line ends as in the file.
    #[must_use]
    pub fn values(self) -> impl DoubleEndedIterator<Item = &'a str> + ExactSizeIterator {
        let range = &self.data.values;
        let text = &self.collection.text;
        let all = &self.collection.values[range.start as usize..range.end as usize];
        all.iter().map(|span| &text[span.start as usize..span.end as usize])
    }

    /// The first raw value.
    #[must_use]
    pub fn value(self) -> Option<&'a str> {
        self.values().next()
    }

    /// The byte offset of the name in the input it was read from.
    #[must_use]
    pub fn offset(self) -> usize {
        self.collection.source.to_source(self.data.name as usize)
    }

    /// The byte offset in the input of a raw value of this collection.
    #[must_use]
    pub fn value_offset(self, index: usize) -> usize {
        let at = self.data.values.start as usize + index;
        self.collection.values.get(at).map_or(0, |v| self.collection.source.to_source(v.start as usize))
    }
}
