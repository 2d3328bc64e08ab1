//! Escapes and line ends: from the raw text between brackets to the text meant, and back.

use std::borrow::Cow;

/// How the line ends and colons of a value are treated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Text: line ends are kept, every kind written as LF.
    Text,
    /// One line: line ends become spaces.
    Simple,
    /// One line that may be composed: `\:` stays apart from `:`.
    Composed,
    /// Not known: as text, and `\:` stays apart from `:`.
    Unknown,
}

impl Form {
    const fn is_one_line(self) -> bool {
        matches!(self, Form::Simple | Form::Composed)
    }

    const fn keeps_colon_escapes(self) -> bool {
        matches!(self, Form::Composed | Form::Unknown)
    }
}

/// Whether a byte may change. A bare `]` occurs in values that the reader has put together again.
const fn is_special(byte: u8) -> bool {
    matches!(byte, b'\\' | b']' | b'\t' | b'\n' | 0x0b | 0x0c | b'\r')
}

/// The text that a raw value means. Borrowed if it holds no escape, tab or line end.
///
/// `\` makes the next character literal and is dropped; before a line end both vanish. A line end is LF, CR, CRLF or
/// LFCR. Tabs and the like become spaces, also after `\`.
#[must_use]
pub fn unescape(raw: &str, form: Form) -> Cow<'_, str> {
    reread(raw, form, |_| false)
}

/// The raw value in canonical form: the same meaning with no needless escape, LF only, no soft line ends.
#[must_use]
pub fn canonical(raw: &str, form: Form) -> Cow<'_, str> {
    reread(raw, form, |c| matches!(c, ']' | '\\') || (c == ':' && form.keeps_colon_escapes()))
}

/// A raw value with its line ends and blanks as `form` wants them; of the escapes, those stay that `keeps` names.
fn reread(raw: &str, form: Form, keeps: impl Fn(char) -> bool) -> Cow<'_, str> {
    if !raw.bytes().any(is_special) {
        return Cow::Borrowed(raw);
    }
    let mut out = String::with_capacity(raw.len());
    let mut rest = raw;
    while let Some((plain, piece, after)) = next_piece(rest) {
        out.push_str(plain);
        match piece {
            Piece::LineEnd => out.push(if form.is_one_line() { ' ' } else { '\n' }),
            Piece::Blank => out.push(' '),
            Piece::Nothing => {}
            Piece::Escaped(c) if keeps(c) => out.extend(['\\', c]),
            Piece::Escaped(c) => out.push(c),
        }
        rest = after;
    }
    out.push_str(rest);
    Cow::Owned(out)
}

/// What stands where a value is not plain.
enum Piece {
    LineEnd,
    Blank,
    Nothing,
    Escaped(char),
}

/// Splits off the plain beginning and the first special piece; `None` if all is plain.
fn next_piece(text: &str) -> Option<(&str, Piece, &str)> {
    let at = text.bytes().position(is_special)?;
    let (plain, special) = text.split_at(at);
    if let Some(after) = strip_line_end(special) {
        return Some((plain, Piece::LineEnd, after));
    }
    if let Some(after) = special.strip_prefix(']') {
        return Some((plain, Piece::Escaped(']'), after));
    }
    let Some(escaped) = special.strip_prefix('\\') else { return Some((plain, Piece::Blank, &special[1..])) };
    if let Some(after) = strip_line_end(escaped) {
        return Some((plain, Piece::Nothing, after));
    }
    let mut chars = escaped.chars();
    Some(match chars.next() {
        None => (plain, Piece::Nothing, ""),
        Some('\t' | '\x0b' | '\x0c') => (plain, Piece::Blank, chars.as_str()),
        Some(c) => (plain, Piece::Escaped(c), chars.as_str()),
    })
}

fn strip_line_end(text: &str) -> Option<&str> {
    ["\r\n", "\n\r", "\n", "\r"].into_iter().find_map(|end| text.strip_prefix(end))
}

/// Writes `text` as a raw value: `]` and `\` are escaped, and `:` in a part of a composed value.
#[must_use]
pub fn escape(text: &str, form: Form) -> Cow<'_, str> {
    let must = |c: char| matches!(c, ']' | '\\') || (c == ':' && form == Form::Composed);
    if !text.contains(must) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 8);
    for c in text.chars() {
        if must(c) {
            out.push('\\');
        }
        out.push(c);
    }
    Cow::Owned(out)
}

/// Splits a raw value at its first unescaped `:`.
#[must_use]
pub fn split_composed(raw: &str) -> Option<(&str, &str)> {
    let mut escaped = false;
    for (at, byte) in raw.bytes().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b':' => return Some((&raw[..at], &raw[at + 1..])),
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trap_1_escapes_and_line_ends() {
        let cases = [
            (r"a\]b\\c\:d", r"a]b\c:d"),
            ("soft\\\nsoft\\\r\nsoft\\\rsoft\\\n\rend", "softsoftsoftsoftend"),
            ("a\nb\rc\r\nd\n\re", "a\nb\nc\nd\ne"),
            ("\n\n\r\r", "\n\n\n"),
            ("tab\tescaped\\\ttab\x0b\x0c", "tab escaped tab  "),
            ("\\é\\t\\n", "étn"),
            ("dangling\\", "dangling"),
        ];
        for (raw, text) in cases {
            assert_eq!(unescape(raw, Form::Text), text, "{raw:?}");
            let simple = text.replace('\n', " ");
            assert_eq!(unescape(raw, Form::Simple), simple, "{raw:?}");
            for form in [Form::Text, Form::Simple, Form::Composed, Form::Unknown] {
                let once = canonical(raw, form).into_owned();
                assert_eq!(canonical(&once, form), once, "{raw:?}");
                assert_eq!(unescape(&once, form), unescape(raw, form), "{raw:?}");
            }
        }
    }

    #[test]
    fn trap_2_colons_divide_composed_values_only() {
        assert_eq!(split_composed(r"a\:b:c:d"), Some((r"a\:b", "c:d")));
        assert_eq!(split_composed(r"a\\:b"), Some((r"a\\", "b")));
        assert_eq!(split_composed(r"a\:b"), None);
        assert_eq!(escape("a:b]\\", Form::Composed), r"a\:b\]\\");
        assert_eq!(escape("a:b]\\", Form::Simple), r"a:b\]\\");
        assert_eq!(canonical(r"a\:b\c", Form::Simple), "a:bc");
        assert_eq!(canonical(r"a\:b\c", Form::Unknown), r"a\:bc");
    }
}
