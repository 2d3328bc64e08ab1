//! From tree to bytes: the one canonical form.
//!
//! * UTF-8 without a byte order mark, LF line ends, one LF at the end. CA\[UTF-8\] replaces any CA of a root, and is
//!   added to the root of a game with characters outside ASCII.
//! * Properties keep their order, repeats and values. A name of letters loses the lower-case ones if capitals remain.
//! * In values, only `]` and `\` are escaped, and in composed and unknown values each `:` that was escaped. There are
//!   no soft line ends; one-line values have no line ends at all.
//! * A node with one child is followed by it without parentheses. Each variation begins a line; a line is broken
//!   before a `;` once it has 72 bytes.
//!
//! What is written reads back as the same tree, and is then written byte by byte the same.

use std::borrow::Cow;

use tengen_rules::{PointSet, Size};

use crate::point;
use crate::property::{CA, GM, PropertyId, SZ, Spec};
use crate::text::{self, Form};
use crate::tree::{Collection, Node, Property};

/// Lines are broken before the next node once they have this many bytes.
const LINE: usize = 72;

/// How lists of points are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lists {
    /// As they are.
    #[default]
    Kept,
    /// Every point by itself, which every program reads.
    Expanded,
    /// With rectangles, which is shorter.
    Compressed,
}

/// Writes the collection in its canonical form.
#[must_use]
pub fn write(collection: &Collection) -> String {
    write_with(collection, Lists::Kept)
}

/// Writes the collection with point lists in the form of `lists`.
#[must_use]
pub fn write_with(collection: &Collection, lists: Lists) -> String {
    let mut writer = Writer { out: String::new(), line: 0, lists, size: None, add_charset: false };
    for game in collection.games() {
        writer.game(game);
    }
    writer.out
}

struct Writer {
    out: String,
    /// Where the current line begins.
    line: usize,
    lists: Lists,
    /// The board of the current game, if its lists are to be rewritten.
    size: Option<Size>,
    /// CA is still to be written into the root.
    add_charset: bool,
}

/// What is still to be written, the next at the end.
enum Step<'a> {
    Node(Node<'a>),
    Open,
    Close,
}

impl Writer {
    fn game(&mut self, root: Node<'_>) {
        self.size = rewritable_size(root).filter(|_| self.lists != Lists::Kept);
        self.add_charset = root.get(CA).is_none() && !is_ascii(root);
        let mut steps = vec![Step::Close, Step::Node(root), Step::Open];
        while let Some(step) = steps.pop() {
            match step {
                Step::Open => {
                    self.line_break();
                    self.out.push('(');
                }
                Step::Close => self.out.push(')'),
                Step::Node(node) => {
                    self.node(node);
                    push_children(&mut steps, node);
                }
            }
        }
        self.line_break();
    }

    fn line_break(&mut self) {
        if !self.out.is_empty() && !self.out.ends_with('\n') {
            self.out.push('\n');
        }
        self.line = self.out.len();
    }

    fn node(&mut self, node: Node<'_>) {
        if self.out.len() - self.line >= LINE {
            self.line_break();
        }
        self.out.push(';');
        if std::mem::take(&mut self.add_charset) {
            self.out.push_str("CA[UTF-8]");
        }
        for property in node.properties() {
            self.property(node, property);
        }
    }

    fn property(&mut self, node: Node<'_>, property: Property<'_>) {
        self.out.push_str(&canonical_name(property));
        let spec = property.id().and_then(PropertyId::spec);
        if property.id() == Some(CA) && node.parent().is_none() {
            self.out.push_str("[UTF-8]");
        } else if let Some(values) = self.rewritten(property, spec) {
            values.iter().for_each(|v| self.value(v));
        } else {
            let form = spec.map_or(Form::Unknown, |s| s.kind.form());
            property.values().for_each(|raw| self.value(&text::canonical(raw, form)));
        }
    }

    fn value(&mut self, raw: &str) {
        self.out.push('[');
        self.out.push_str(raw);
        self.out.push(']');
    }

    /// The values of a point list in the form asked for; `None` if it is to stay as it is.
    fn rewritten(&self, property: Property<'_>, spec: Option<&Spec>) -> Option<Vec<String>> {
        let size = self.size.filter(|_| spec.is_some_and(|s| s.kind.is_points()))?;
        let mut all = PointSet::EMPTY;
        for raw in property.values() {
            for p in &point::parse_points(raw, size)? {
                all.insert(p);
            }
        }
        Some(if self.lists == Lists::Expanded {
            point::expanded(&all, size)
        } else {
            point::compressed(&all, size)
        })
    }
}

fn push_children<'a>(steps: &mut Vec<Step<'a>>, node: Node<'a>) {
    let Some(first) = node.first_child() else { return };
    if first.next_sibling().is_none() {
        return steps.push(Step::Node(first));
    }
    let from = steps.len();
    for child in node.children() {
        steps.extend([Step::Open, Step::Node(child), Step::Close]);
    }
    steps[from..].reverse();
}

/// The size of the board if the game is Go and the size is known.
fn rewritable_size(root: Node<'_>) -> Option<Size> {
    let is_go = root.get(GM).is_none_or(|p| p.value() == Some("1"));
    match root.get(SZ).and_then(Property::value) {
        Some(raw) if is_go => point::parse_size(raw),
        None if is_go => Some(Size::NINETEEN),
        _ => None,
    }
}

/// A name without its lower-case letters, if it is made of letters and capitals remain; others stay.
fn canonical_name(property: Property<'_>) -> Cow<'_, str> {
    let name = property.name();
    let is_long = name.bytes().any(|b| b.is_ascii_lowercase());
    let can_shrink =
        name.bytes().any(|b| b.is_ascii_uppercase()) && name.bytes().all(|b| b.is_ascii_alphabetic());
    if !is_long || !can_shrink {
        return Cow::Borrowed(name);
    }
    Cow::Owned(name.chars().filter(|c| !c.is_ascii_lowercase()).collect())
}

fn is_ascii(game: Node<'_>) -> bool {
    game.collection().is_ascii() || game.walk().all(|n| n.properties().all(|p| p.values().all(str::is_ascii)))
}
