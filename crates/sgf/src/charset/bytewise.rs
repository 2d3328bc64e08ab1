//! SGF read as bytes, as the specification has it: escapes are found before the text is decoded.

use encoding_rs::{Decoder, Encoding};

use super::{Decoded, SourceMap, for_label};

/// The charset of each game that names one in its root, in file order: `None` where the label is unknown. Games
/// without CA count as `None` too once another game has one.
pub(super) fn charsets(bytes: &[u8]) -> Vec<Option<&'static Encoding>> {
    let roots = games(bytes);
    roots.iter().filter_map(|root| root.label).map(for_label).collect()
}

/// A game tree found among the bytes.
struct Game<'a> {
    start: usize,
    label: Option<&'a [u8]>,
}

/// Finds the games by their parentheses and the CA of their roots. UTF-16 in two bytes a letter is not SGF here.
fn games(bytes: &[u8]) -> Vec<Game<'_>> {
    let mut games: Vec<Game<'_>> = Vec::new();
    let (mut depth, mut at) = (0usize, 0);
    while let Some(found) = bytes[at..].iter().position(|b| matches!(b, b'(' | b')' | b'[')) {
        at += found;
        match bytes[at] {
            b'(' => {
                if depth == 0 && starts_node(&bytes[at + 1..]) {
                    games.push(Game { start: at, label: None });
                }
                depth += 1;
            }
            b')' => depth = depth.saturating_sub(1),
            _ => {
                let end = value_end(bytes, at + 1);
                note_label(&mut games, bytes, at, end);
                at = end;
            }
        }
        at = (at + 1).min(bytes.len());
    }
    games
}

fn starts_node(after: &[u8]) -> bool {
    after.trim_ascii_start().first().is_some_and(|b| *b == b';' || b.is_ascii_alphabetic())
}

fn note_label<'a>(games: &mut Vec<Game<'a>>, bytes: &'a [u8], open: usize, end: usize) {
    if !is_ca(&bytes[..open]) {
        return;
    }
    if games.is_empty() {
        games.push(Game { start: 0, label: None });
    }
    if let Some(game) = games.last_mut() {
        game.label.get_or_insert(&bytes[open + 1..end.min(bytes.len())]);
    }
}

/// Whether the bytes end in the property name CA.
fn is_ca(before: &[u8]) -> bool {
    let name = before.trim_ascii_end();
    let letters = name.iter().rev().take_while(|b| b.is_ascii_alphabetic()).count();
    let capitals = name[name.len() - letters..].iter().filter(|b| b.is_ascii_uppercase());
    capitals.copied().eq(*b"CA")
}

/// The offset of the `]` that ends the value starting at `at`, or the end.
fn value_end(bytes: &[u8], mut at: usize) -> usize {
    while let Some(found) = memchr::memchr2(b']', b'\\', bytes.get(at..).unwrap_or_default()) {
        at += found;
        if bytes[at] == b']' {
            return at;
        }
        at += 2;
    }
    bytes.len()
}

/// Rewrites the input as UTF-8 SGF, value by value.
pub(super) fn decode(bytes: &[u8], encoding: impl Fn(Option<&[u8]>) -> &'static Encoding) -> Decoded {
    let games = games(bytes);
    let mut out = Decoded { text: String::new(), map: SourceMap::default(), malformed: 0 };
    let mut next_game = games.iter().peekable();
    let mut current = encoding(games.first().and_then(|g| g.label));
    let mut at = 0;
    while at < bytes.len() {
        let open = memchr::memchr(b'[', &bytes[at..]).map_or(bytes.len(), |n| at + n + 1);
        out.map.anchor(out.text.len(), at);
        // Outside values everything of meaning is ASCII.
        out.text
            .extend(bytes[at..open].iter().map(|&b| if b.is_ascii() { char::from(b) } else { '\u{fffd}' }));
        while let Some(game) = next_game.next_if(|g| g.start < open) {
            current = encoding(game.label);
        }
        let end = value_end(bytes, open).max(open);
        if open < bytes.len() {
            out.map.anchor(out.text.len(), open);
            Value::new(current, &mut out).run(&bytes[open..end]);
        }
        at = end;
    }
    out
}

/// Decodes one value byte by byte, so that it is known whether an escape splits a character.
struct Value<'o> {
    decoder: Decoder,
    out: &'o mut Decoded,
    /// The last byte has begun a character that is not finished.
    pending: bool,
}

impl<'o> Value<'o> {
    fn new(encoding: &'static Encoding, out: &'o mut Decoded) -> Value<'o> {
        Value { decoder: encoding.new_decoder_without_bom_handling(), out, pending: false }
    }

    fn run(mut self, raw: &[u8]) {
        let mut rest = raw.iter();
        while let Some(&byte) = rest.next() {
            if byte != b'\\' {
                self.feed(&[byte], false);
            } else if let Some(&escaped) = rest.next() {
                if !self.pending {
                    self.out.text.push('\\');
                }
                self.feed(&[escaped], false);
            }
        }
        self.feed(&[], true);
    }

    fn feed(&mut self, bytes: &[u8], last: bool) {
        let before = self.out.text.len();
        let was_pending = self.pending;
        super::push_decoded(&mut self.decoder, bytes, last, self.out);
        self.pending = self.out.text.len() == before;
        // A wide charset spells brackets in several bytes; they are text, not structure.
        if was_pending && matches!(&self.out.text[before..], "]" | "\\") {
            self.out.text.insert(before, '\\');
        }
    }
}
