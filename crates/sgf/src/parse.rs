//! From text to tree: the only place that decides what broken SGF means.
//!
//! A loop over the text with an explicit stack for parentheses; each token takes constant time apart from its own
//! length, so that hostile nesting costs neither time nor stack.

use crate::diagnostic::{Code, Diagnostics};
use crate::property::{FF, PropertyId};
use crate::tree::{Collection, NodeId};

/// At most this many nodes: 40 bytes each, more than a gigabyte in all. The largest real files have 10⁵.
pub const MAX_NODES: usize = 1 << 25;

/// The longest property name; anything longer is not SGF.
const MAX_NAME: usize = 255;

/// Why no collection came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    NoGame,
    TooManyNodes,
}

/// What the last token was, as far as it matters to the next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    Open,
    Close,
    Semicolon,
    Value,
    Other,
}

impl Last {
    /// Characters without meaning do not make a missing `;` a present one.
    fn after_illegal(self) -> Last {
        if self == Last::Open { Last::Open } else { Last::Other }
    }
}

/// Parses the text of `collection`, which must be empty, and fills it.
pub(crate) fn parse(collection: Collection, diagnostics: &mut Diagnostics) -> Result<Collection, Failure> {
    let mut tree = collection;
    let text = tree.take_text();
    let mut parser = Parser {
        text: text.as_bytes(),
        str: &text,
        at: 0,
        tree,
        diagnostics,
        stack: Vec::new(),
        current: None,
        closed: None,
        last: Last::Other,
        lowercase: None,
        failure: None,
    };
    parser.run();
    let failure = parser.failure;
    let mut tree = parser.tree;
    tree.put_text(text);
    match failure {
        Some(failure) => Err(failure),
        None if tree.node_count() == 0 => Err(Failure::NoGame),
        None => Ok(tree),
    }
}

struct Parser<'t> {
    text: &'t [u8],
    str: &'t str,
    at: usize,
    tree: Collection,
    diagnostics: &'t mut Diagnostics,
    /// For each open parenthesis the node it stands under.
    stack: Vec<Option<NodeId>>,
    current: Option<NodeId>,
    /// The last node before the `)` that ended the last game.
    closed: Option<NodeId>,
    last: Last,
    /// The first name with lower-case letters in the current game.
    lowercase: Option<(usize, usize)>,
    failure: Option<Failure>,
}

impl Parser<'_> {
    fn run(&mut self) {
        while self.failure.is_none() && self.skip_to_game() {
            self.game();
            self.end_game();
        }
    }

    #[inline]
    fn byte(&self, at: usize) -> u8 {
        self.text.get(at).copied().unwrap_or(0)
    }

    #[inline]
    fn skip_space(&self, mut at: usize) -> usize {
        while matches!(self.byte(at), b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c) {
            at += 1;
        }
        at
    }

    fn report(&mut self, code: Code, start: usize, end: usize) {
        let detail = self.str.get(start..end).unwrap_or_default();
        self.diagnostics.push(code, start, detail);
    }

    /// One game from its first parenthesis to the matching one.
    fn game(&mut self) {
        loop {
            let byte = self.byte(self.at);
            match byte {
                b';' => self.semicolon(),
                b'A'..=b'Z' | b'a'..=b'z' => self.property(),
                b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c => self.at += 1,
                b'(' => self.open(),
                b')' => {
                    self.close();
                    if self.stack.is_empty() {
                        return;
                    }
                }
                b'[' => self.stray_value(),
                0 if self.at >= self.text.len() => return self.end_of_file(),
                _ => self.illegal(),
            }
            if self.failure.is_some() {
                return;
            }
        }
    }

    #[inline]
    fn semicolon(&mut self) {
        if self.last == Last::Close {
            self.report(Code::NodeAfterVariation, self.at, self.at + 1);
        }
        self.at += 1;
        self.last = Last::Semicolon;
        self.node();
    }

    #[inline]
    fn node(&mut self) {
        if self.tree.node_count() >= MAX_NODES {
            self.failure = Some(Failure::TooManyNodes);
            return;
        }
        self.current = Some(self.tree.push_node(self.current));
    }

    fn open(&mut self) {
        if self.last == Last::Open {
            self.report(Code::ExtraOpen, self.at, self.at + 1);
        }
        self.stack.push(self.current);
        self.at += 1;
        self.last = Last::Open;
    }

    fn close(&mut self) {
        if self.last == Last::Open {
            self.report(Code::EmptyVariation, self.at, self.at + 1);
        }
        if self.stack.len() == 1 {
            self.closed = self.current;
        }
        self.current = self.stack.pop().flatten();
        self.at += 1;
        self.last = Last::Close;
    }

    fn end_of_file(&mut self) {
        if self.current.is_some() || !self.stack.is_empty() {
            self.report(Code::MissingClose, self.at, self.at);
        }
        self.stack.clear();
    }

    #[inline]
    fn property(&mut self) {
        let start = self.at;
        let (end, id) = self.name(start);
        let open = self.skip_space(end);
        if self.byte(open) != b'[' || end - start > MAX_NAME {
            return self.name_without_value(start, end);
        }
        if end - start > 2 || self.text[start..end].iter().any(|b| !b.is_ascii_uppercase()) {
            self.report_name(start, end);
        }
        if self.last == Last::Open || self.current.is_none() {
            self.report(Code::MissingSemicolon, start, end);
            self.node();
        } else if self.last == Last::Close {
            self.report(Code::PropertyAfterVariation, start, end);
        }
        let Some(node) = self.current else { return };
        let first_value = self.tree.value_count();
        self.at = open;
        self.values();
        self.tree.push_property(node, start..end, id, first_value);
        self.last = Last::Value;
    }

    /// The end of the name at `start` and its identity.
    #[inline]
    fn name(&self, start: usize) -> (usize, Option<PropertyId>) {
        // Nearly every name is one or two capital letters.
        if self.byte(start).is_ascii_uppercase() {
            match (self.byte(start + 1), self.byte(start + 2)) {
                (b'[', _) => return (start + 1, PropertyId::from_bytes(&self.text[start..=start])),
                (b'A'..=b'Z', b'[') => {
                    return (start + 2, PropertyId::from_bytes(&self.text[start..start + 2]));
                }
                _ => {}
            }
        }
        self.long_name(start)
    }

    fn long_name(&self, start: usize) -> (usize, Option<PropertyId>) {
        let rest = &self.text[start..];
        let len = rest.iter().position(|b| !b.is_ascii_alphanumeric()).unwrap_or(rest.len());
        (start + len, PropertyId::from_bytes(&rest[..len]))
    }

    /// Reports what is unusual in a name that has values.
    fn report_name(&mut self, start: usize, end: usize) {
        let name = &self.text[start..end];
        if name.iter().any(u8::is_ascii_lowercase) {
            self.lowercase.get_or_insert((start, end));
        }
        if name.iter().any(u8::is_ascii_digit) {
            self.report(Code::DigitInName, start, end);
        }
    }

    /// A name without `[` behind it, or one that is too long.
    fn name_without_value(&mut self, start: usize, end: usize) {
        let is_name = self.text[start..end].iter().all(u8::is_ascii_uppercase) && self.last != Last::Value;
        if is_name || !self.continue_text(start) {
            let code = if is_name || self.is_plausible_name(start, end) {
                Code::NoValues
            } else {
                Code::IllegalCharacters
            };
            self.report(code, start, end);
            self.at = end;
            self.last = self.last.after_illegal();
        }
    }

    fn is_plausible_name(&self, start: usize, end: usize) -> bool {
        end - start <= 8 && self.text[start].is_ascii_uppercase()
    }

    /// The values from the `[` at the current place on.
    #[inline]
    fn values(&mut self) {
        let mut at = self.at;
        while self.byte(at) == b'[' {
            let start = at + 1;
            let end = self.value_end(start);
            self.tree.push_value(start, end);
            at = self.skip_space((end + 1).min(self.text.len()));
        }
        self.at = at;
    }

    /// The offset of the `]` that ends the value at `start`, or the end of the text.
    #[inline]
    fn value_end(&mut self, start: usize) -> usize {
        // Two letters and a bracket: a move.
        if let Some(&[b'a'..=b'z', b'a'..=b'z', b']']) = self.text.get(start..start + 3) {
            return start + 2;
        }
        let mut at = start;
        while let Some(found) = memchr::memchr2(b']', b'\\', self.text.get(at..).unwrap_or_default()) {
            at += found;
            if self.text[at] == b']' {
                return at;
            }
            at += 2;
        }
        self.report(Code::UnterminatedValue, start.saturating_sub(1), start);
        self.text.len()
    }

    fn stray_value(&mut self) {
        let start = self.at;
        let end = self.value_end(start + 1);
        self.report(Code::ValueWithoutProperty, start, end);
        self.at = (end + 1).min(self.text.len());
    }

    /// Characters that mean nothing here.
    fn illegal(&mut self) {
        let start = self.at;
        if self.byte(start) == 0 {
            self.at += 1;
        } else if !self.continue_text(start) {
            let rest = &self.text[start..];
            let end = rest.iter().position(|b| b";()[".contains(b) || b.is_ascii_alphabetic());
            self.at = start + end.unwrap_or(rest.len()).max(1);
            self.report(Code::IllegalCharacters, start, self.at);
            self.last = self.last.after_illegal();
        }
    }

    /// If the last token was the value of a comment and a `]` comes before anything else of the grammar, then the
    /// value went on: its author did not escape a bracket.
    fn continue_text(&mut self, from: usize) -> bool {
        let is_text = self.last == Last::Value && self.last_is_text();
        let Some(end) = memchr::memchr3(b']', b'[', b';', &self.text[from..]).filter(|_| is_text) else {
            return false;
        };
        if self.text[from + end] != b']' {
            return false;
        }
        self.tree.extend_last_value(from + end);
        self.report(Code::UnescapedBracket, from, from + end);
        self.at = self.skip_space(from + end + 1);
        true
    }

    fn last_is_text(&self) -> bool {
        let last = self.current.and_then(|node| self.tree.last_property_id(node));
        last.is_some_and(PropertyId::is_comment)
    }
}

/// Between games.
impl Parser<'_> {
    /// Skips to the next game and reads its `(`; `false` at the end of the text.
    fn skip_to_game(&mut self) -> bool {
        let start = self.skip_space(self.at);
        let is_first = self.tree.node_count() == 0;
        let found = if is_first { self.find_first(start) } else { self.find_next(start) };
        let end = found.unwrap_or(self.text.len());
        if start < end {
            self.report_between(start, end, is_first);
        }
        self.at = end;
        let Some(at) = found else { return false };
        self.last = Last::Other;
        match self.byte(at) {
            b'(' => self.current = None,
            _ if is_first => {
                self.report(Code::MissingOpen, at, at);
                self.stack.push(None);
            }
            _ => {
                self.report(Code::NodeAfterGame, at, at + 1);
                self.stack.push(None);
                self.current = self.closed;
            }
        }
        true
    }

    fn report_between(&mut self, start: usize, end: usize, is_first: bool) {
        let blank =
            self.str.get(start..end).is_some_and(|s| s.trim_matches(['\0', '\u{1a}']).trim().is_empty());
        if blank {
            return;
        }
        let only_closes = self.text[start..end].iter().all(|b| *b == b')' || b.is_ascii_whitespace());
        let code = match (only_closes, is_first) {
            (true, _) => Code::ExtraClose,
            (false, true) => Code::TextBeforeGame,
            (false, false) => Code::TextBetweenGames,
        };
        self.report(code, start, end);
    }

    /// The beginning of the first game: `(;`, or `(` or `;` before a property, whichever comes first.
    fn find_first(&mut self, from: usize) -> Option<usize> {
        let found = self.find_start(from, |parser, next| parser.is_property(next));
        if found.is_none() {
            let empty = memchr::memmem::find(&self.text[from..], b"()");
            empty.into_iter().for_each(|at| self.report(Code::EmptyVariation, from + at, from + at + 2));
        }
        found
    }

    /// The beginning of a further game, or of a node that belongs to the last one.
    fn find_next(&self, from: usize) -> Option<usize> {
        self.find_start(from, |parser, next| parser.closed.is_some() && parser.is_property(next))
    }

    /// The first `(` before `;` or a property, with the `(` right before it, or the first `;` that `is_node`.
    fn find_start(&self, from: usize, is_node: impl Fn(&Self, usize) -> bool) -> Option<usize> {
        let mut run = None;
        for at in memchr::memchr2_iter(b'(', b';', &self.text[from..]).map(|n| from + n) {
            let next = self.skip_space(at + 1);
            let is_open = self.byte(at) == b'(';
            match self.byte(next) {
                b'(' if is_open => {
                    run.get_or_insert(at);
                }
                b';' if is_open => return run.or(Some(at)),
                _ if is_open && self.is_property(next) => return run.or(Some(at)),
                _ if !is_open && is_node(self, next) => return Some(at),
                _ => run = None,
            }
        }
        None
    }

    /// Whether a capital name and `[` stand here.
    fn is_property(&self, at: usize) -> bool {
        let rest = self.text.get(at..(at + MAX_NAME).min(self.text.len())).unwrap_or_default();
        let len = rest.iter().position(|b| !b.is_ascii_alphabetic()).unwrap_or(rest.len());
        len > 0 && rest[0].is_ascii_uppercase() && self.byte(self.skip_space(at + len)) == b'['
    }

    /// After a game: lower-case letters in names are right up to FF\[3\].
    fn end_game(&mut self) {
        let Some((start, end)) = self.lowercase.take() else { return };
        let version = self.tree.last_game_value(FF, self.str).and_then(|raw| raw.trim().parse().ok());
        if !version.is_some_and(|v: u32| (1..=3).contains(&v)) {
            self.report(Code::LowercaseName, start, end);
        }
    }
}
