//! What the reader repaired and what the check found: stable codes with a severity and a byte offset.

use std::fmt;

/// At most this many diagnostics are kept for a file; later ones are only counted. A file of brackets alone would
/// otherwise cost more memory for its faults than for its contents.
pub const MAX_DIAGNOSTICS: usize = 10_000;

/// How bad a diagnostic is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Severity {
    /// Worth knowing, harmless.
    Note,
    /// Not what the specification asks for, but the meaning is clear.
    Warning,
    /// The meaning was guessed or something was left out. Strict mode refuses the file.
    Error,
}

impl Severity {
    /// The lower-case English name, also used in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
        }
    }
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

macro_rules! codes {
    ($($(#[doc = $doc:literal])+ $name:ident = $id:literal, $severity:ident, $message:literal;)+) => {
        /// What is wrong. Names and [identifiers](Code::id) are stable; new ones may be added.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[non_exhaustive]
        pub enum Code {
            $($(#[doc = $doc])+ $name,)+
        }

        impl Code {
            /// All codes in order.
            pub const ALL: &'static [Code] = &[$(Code::$name,)+];

            /// The identifier: lower-case words with hyphens. It serves as message key and in JSON.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Code::$name => $id,)+ }
            }

            /// How bad it is.
            #[must_use]
            pub const fn severity(self) -> Severity {
                match self { $(Code::$name => Severity::$severity,)+ }
            }

            /// What is wrong and what was done about it, in English.
            #[must_use]
            pub const fn message(self) -> &'static str {
                match self { $(Code::$name => $message,)+ }
            }
        }
    };
}

codes! {
    /// Text before the first game.
    TextBeforeGame = "text-before-game", Note, "text before the game skipped";
    /// Text between or after games.
    TextBetweenGames = "text-between-games", Warning, "text after a game skipped";
    /// The charset was found by a detector.
    CharsetGuessed = "charset-guessed", Warning, "no usable CA, charset guessed";
    /// CA names a charset that is not known or cannot be the right one.
    CharsetWrong = "charset-wrong", Warning, "CA does not name the charset of this file";
    /// Some bytes are not text in the charset used.
    BadBytes = "bad-bytes", Warning, "bytes that are not text replaced by U+FFFD";
    /// Reading the escapes before or after decoding gives different texts.
    EscapesAmbiguous = "escapes-ambiguous", Warning,
        "escapes read as bytes and as characters differ, the better reading was taken";
    /// The games of one file are in different charsets.
    CharsetsMixed = "charsets-mixed", Warning, "games in different charsets, each read in its own";
    /// A byte 0.
    NulByte = "nul-byte", Warning, "byte 0, is this a text file";
    /// The first `(` is missing.
    MissingOpen = "missing-open", Error, "'(' missing before the game, added";
    /// A node without `;`.
    MissingSemicolon = "missing-semicolon", Error, "';' missing before the node, added";
    /// The end of the file inside a value.
    UnterminatedValue = "unterminated-value", Error, "end of file inside a value, expected ']'";
    /// The end of the file with open parentheses.
    MissingClose = "missing-close", Error, "end of file inside a game, expected ')'";
    /// A `)` too many.
    ExtraClose = "extra-close", Error, "')' without '(' ignored";
    /// `()`.
    EmptyVariation = "empty-variation", Error, "variation without nodes ignored";
    /// `((`.
    ExtraOpen = "extra-open", Error, "'(' without a node ignored";
    /// A node after a `)`.
    NodeAfterVariation = "node-after-variation", Error, "node after a variation read as a further variation";
    /// A node after the end of the game.
    NodeAfterGame = "node-after-game", Error, "node after the end of the game attached to its last node";
    /// A property after a `)`.
    PropertyAfterVariation = "property-after-variation", Error,
        "property after a variation moved to the node before it";
    /// A property without a value.
    NoValues = "no-values", Error, "property without a value left out";
    /// A value without a property.
    ValueWithoutProperty = "value-without-property", Error, "value without a property left out";
    /// Characters where a property was expected.
    IllegalCharacters = "illegal-characters", Error, "characters outside a value left out";
    /// An unescaped `]` in a text.
    UnescapedBracket = "unescaped-bracket", Error, "']' inside a text without '\\' before it";
    /// A lower-case letter in a property name, after FF\[3\].
    LowercaseName = "lowercase-name", Error, "lower-case letters in property names, ignored there";
    /// A digit in a property name.
    DigitInName = "digit-in-name", Warning, "digit in a property name";
    /// A property that this version of SGF does not define.
    UnknownProperty = "unknown-property", Note, "unknown property kept";
    /// A property of another version of SGF.
    OtherVersion = "other-version", Note, "property of another version of SGF";
    /// A single-valued property with several values.
    ManyValues = "many-values", Error, "one value expected, the first is used";
    /// The same property twice in a node.
    RepeatedProperty = "repeated-property", Error, "property repeated in a node";
    /// A value that is not of the type of the property.
    BadValue = "bad-value", Error, "value not understood, kept as text";
    /// A value that is not canonical but clear.
    OddValue = "odd-value", Warning, "value in an unusual form";
    /// An empty value where none is allowed.
    EmptyValue = "empty-value", Warning, "empty value";
    /// A point that occurs twice.
    PointRepeated = "point-repeated", Error, "point listed twice";
    /// GM is not 1.
    OtherGame = "other-game", Warning, "not a game of Go, moves kept as text";
    /// SZ is not a size.
    BadSize = "bad-size", Error, "board size not understood, 19x19 used";
    /// FF or GM is not a known number.
    BadRoot = "bad-root", Error, "root property not understood";
    /// A root property in another node.
    RootOutside = "root-outside", Error, "root property outside the root";
    /// Game information twice on one path.
    InfoRepeated = "info-repeated", Error, "game information below game information";
    /// Move and setup in one node.
    SetupWithMove = "setup-with-move", Error, "setup and move in one node, read as two nodes";
    /// A move of each color in one node.
    TwoMoves = "two-moves", Error, "moves of both colors in one node, read as two nodes";
    /// A move in the root.
    MoveInRoot = "move-in-root", Warning, "move in the root";
    /// BM, TE, DO or IT without a move.
    AnnotationWithoutMove = "annotation-without-move", Error, "move annotation without a move";
    /// Annotations that exclude each other.
    AnnotationsConflict = "annotations-conflict", Error, "annotations that exclude each other";
    /// Handicap and setup stones differ.
    HandicapDiffers = "handicap-differs", Warning, "HA and the number of AB stones differ";
    /// Games of different FF in one file.
    VersionsMixed = "versions-mixed", Warning, "games of different FF in one file";
    /// A line of another format that was not understood.
    LineSkipped = "line-skipped", Warning, "line not understood, left out";
    /// A value corrected by the site profile.
    SiteHabit = "site-habit", Note, "value read as this site means it";
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// One repair or fault.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Diagnostic {
    /// What is wrong.
    pub code: Code,
    /// Where: byte offset in the input, before any decoding.
    pub offset: usize,
    /// The text concerned, shortened; may be empty.
    pub detail: String,
}

impl Diagnostic {
    /// How bad it is.
    #[must_use]
    pub fn severity(&self) -> Severity {
        self.code.severity()
    }
}

impl fmt::Display for Diagnostic {
    /// `byte 12: error: point listed twice: "aa" [point-repeated]`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "byte {}: {}: {}", self.offset, self.severity(), self.code.message())?;
        if !self.detail.is_empty() {
            write!(f, ": {:?}", self.detail)?;
        }
        write!(f, " [{}]", self.code)
    }
}

/// The diagnostics of a file, in the order found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Diagnostics {
    items: Vec<Diagnostic>,
    total: usize,
    worst: Option<Severity>,
}

impl Diagnostics {
    /// The diagnostics, at most [`MAX_DIAGNOSTICS`].
    #[must_use]
    pub fn items(&self) -> &[Diagnostic] {
        &self.items
    }

    /// The number found, including those not kept.
    #[must_use]
    pub fn total(&self) -> usize {
        self.total
    }

    /// The worst severity among all found.
    #[must_use]
    pub fn worst(&self) -> Option<Severity> {
        self.worst
    }

    /// Whether anything of severity error was found.
    #[must_use]
    pub fn has_errors(&self) -> bool {
        self.worst == Some(Severity::Error)
    }

    /// Whether there is nothing at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// Whether this code was found (and kept).
    #[must_use]
    pub fn has(&self, code: Code) -> bool {
        self.items.iter().any(|d| d.code == code)
    }

    /// The number of diagnostics kept that are errors.
    #[must_use]
    pub fn errors(&self) -> usize {
        self.items.iter().filter(|d| d.severity() == Severity::Error).count()
    }

    /// Adds a diagnostic, with `detail` cut to a readable length.
    pub fn push(&mut self, code: Code, offset: usize, detail: &str) {
        self.total += 1;
        self.worst = self.worst.max(Some(code.severity()));
        if self.items.len() < MAX_DIAGNOSTICS {
            self.items.push(Diagnostic { code, offset, detail: shorten(detail) });
        }
    }

    /// Adds all of `other` behind the own ones.
    pub fn append(&mut self, other: Diagnostics) {
        self.total += other.total;
        self.worst = self.worst.max(other.worst);
        let room = MAX_DIAGNOSTICS - self.items.len();
        self.items.extend(other.items.into_iter().take(room));
    }

    /// Replaces every offset by `map(offset)`.
    pub(crate) fn map_offsets(&mut self, map: impl Fn(usize) -> usize) {
        for item in &mut self.items {
            item.offset = map(item.offset);
        }
    }
}

impl<'a> IntoIterator for &'a Diagnostics {
    type Item = &'a Diagnostic;
    type IntoIter = std::slice::Iter<'a, Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.items.iter()
    }
}

/// The first 40 characters, with an ellipsis if there are more.
fn shorten(text: &str) -> String {
    match text.char_indices().nth(40) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_are_unique_words() {
        let mut ids: Vec<_> = Code::ALL.iter().map(|c| c.id()).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), Code::ALL.len());
        assert!(ids.iter().all(|id| id.bytes().all(|b| b.is_ascii_lowercase() || b == b'-')));
    }

    #[test]
    fn too_many_are_counted_but_not_kept() {
        let mut all = Diagnostics::default();
        (0..MAX_DIAGNOSTICS + 5).for_each(|i| all.push(Code::ExtraClose, i, ")"));
        assert_eq!((all.items().len(), all.total()), (MAX_DIAGNOSTICS, MAX_DIAGNOSTICS + 5));
        assert!(all.has_errors());
    }
}
