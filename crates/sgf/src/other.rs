//! Record formats other than SGF: GIB (Tygem), NGF (WBaduk, Cyberoro), UGF and UGI (Pandanet). They are read into the
//! same collection, as FF\[4\]; none is written.

mod gib;
mod ngf;
mod ugf;

use tengen_rules::{Point, Size};

use crate::charset::{self, Charset};
use crate::diagnostic::{Code, Diagnostics};
use crate::point;
use crate::read::{MAX_BYTES, Parsed, ReadError, beginning, read};
use crate::text::Form;
use crate::tree::{Collection, NodeId};

/// A format of game records.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Smart Game Format, any version.
    Sgf,
    /// Tygem.
    Gib,
    /// WBaduk and Cyberoro.
    Ngf,
    /// Pandanet: UGF and, with variations, UGI.
    Ugf,
}

impl Format {
    /// Guesses the format from the beginning of the input; SGF if nothing else fits.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Format {
        let start = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes).trim_ascii_start();
        if start.starts_with(b"\\HS") || start.starts_with(b"\\[") {
            Format::Gib
        } else if start.get(..8).is_some_and(|s| s.eq_ignore_ascii_case(b"[header]")) {
            Format::Ugf
        } else if ngf::is_ngf(start) {
            Format::Ngf
        } else {
            Format::Sgf
        }
    }
}

/// Reads a record of any known format.
///
/// # Errors
/// As [`read`].
pub fn read_any(bytes: &[u8]) -> Result<Parsed, ReadError> {
    let format = Format::of(bytes);
    if format == Format::Sgf {
        return read(bytes);
    }
    if bytes.len() > MAX_BYTES {
        return Err(ReadError::TooLarge { bytes: bytes.len() });
    }
    let mut sheet = Sheet::new();
    let text = decode(bytes, &mut sheet.diagnostics);
    let found = match format {
        Format::Gib => gib::read(&text, &mut sheet),
        Format::Ngf => ngf::read(&text, &mut sheet),
        Format::Ugf | Format::Sgf => ugf::read(&text, &mut sheet),
    };
    match found {
        Some(()) => Ok(Parsed { collection: sheet.collection, diagnostics: sheet.diagnostics }),
        None => Err(ReadError::NoGame { beginning: beginning(bytes), empty_at: None }),
    }
}

/// The text of a line-based file. These formats name no charset in a way that can be trusted.
fn decode(bytes: &[u8], diagnostics: &mut Diagnostics) -> String {
    let decoded = match charset::decide(bytes) {
        Charset::Certain { decoded, .. } => decoded,
        Charset::Legacy { encoding, .. } => {
            diagnostics.push(Code::CharsetGuessed, 0, encoding.name());
            charset::decode_first(bytes, encoding)
        }
        Charset::Mixed => charset::decode_values(bytes, None),
    };
    if decoded.malformed > 0 {
        diagnostics.push(Code::BadBytes, 0, "");
    }
    decoded.text
}

/// A record being written down from another format.
struct Sheet {
    collection: Collection,
    root: NodeId,
    last: NodeId,
    diagnostics: Diagnostics,
}

impl Sheet {
    fn new() -> Sheet {
        let mut collection = Collection::new();
        let root = collection.add_game();
        collection.set_raw(root, "FF", ["4"]);
        collection.set_raw(root, "CA", ["UTF-8"]);
        collection.set_raw(root, "GM", ["1"]);
        Sheet { collection, root, last: root, diagnostics: Diagnostics::default() }
    }

    /// Sets a property of the root to a text, unless it is blank.
    fn info(&mut self, name: &str, text: &str) {
        let text = text.trim();
        if !text.is_empty() {
            self.collection.set_text(self.root, name, text, Form::Simple);
        }
    }

    /// Adds a move below the last node.
    fn play(&mut self, color: char, raw: &str) {
        self.last = self.collection.add_child(self.last);
        self.collection.set_raw(self.last, color.encode_utf8(&mut [0; 4]), [raw]);
    }

    /// Adds black stones to the root.
    fn handicap(&mut self, points: &[Point], size: Size) {
        let names: Vec<String> = points.iter().map(|p| point::point_name(*p, size)).collect();
        self.info("HA", &names.len().to_string());
        self.collection.set_raw(self.root, "AB", names.iter().map(String::as_str));
    }

    fn skip(&mut self, offset: usize, line: &str) {
        self.diagnostics.push(Code::LineSkipped, offset, line);
    }
}

/// Where these servers set `count` handicap stones on 19×19: corners first, then sides, the odd one in the middle.
/// The third stone is in the upper left corner.
fn fixed_handicap(count: usize) -> Vec<Point> {
    let names: &[&str] = match count {
        2 => &["pd", "dp"],
        3 => &["pd", "dp", "dd"],
        4 => &["pd", "dp", "dd", "pp"],
        5 => &["pd", "dp", "dd", "pp", "jj"],
        6 => &["pd", "dp", "dd", "pp", "dj", "pj"],
        7 => &["pd", "dp", "dd", "pp", "dj", "pj", "jj"],
        8 => &["pd", "dp", "dd", "pp", "dj", "pj", "jd", "jp"],
        9 => &["pd", "dp", "dd", "pp", "dj", "pj", "jd", "jp", "jj"],
        _ => &[],
    };
    names.iter().filter_map(|name| point::parse_point(name, Size::NINETEEN)).collect()
}

/// The lines of a text with their byte offsets, without line ends.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split_inclusive('\n').scan(0, |offset, line| {
        let start = *offset;
        *offset += line.len();
        Some((start, line.trim_end_matches(['\r', '\n'])))
    })
}
