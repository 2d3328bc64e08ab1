//! The entry: bytes in, collection and diagnostics out.

use std::fmt;

use encoding_rs::Encoding;

use crate::charset::{self, Charset, Decoded};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::parse::{self, Failure, MAX_NODES};
use crate::tree::Collection;

/// The largest input in bytes, 128 MiB. A tree needs up to eight times its text in memory.
pub const MAX_BYTES: usize = 128 << 20;

/// A collection with what had to be repaired to read it.
#[derive(Clone, Debug)]
pub struct Parsed {
    /// The games, at least one.
    pub collection: Collection,
    /// The repairs, in order of the input.
    pub diagnostics: Diagnostics,
}

/// Why nothing was read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReadError {
    /// There is no game in the input, which begins with this text.
    NoGame {
        /// The beginning of the input, shortened and with control characters made visible.
        beginning: String,
        /// An empty variation `()` was found at this byte offset.
        empty_at: Option<usize>,
    },
    /// The input has more than [`MAX_BYTES`].
    TooLarge {
        /// The size of the input in bytes.
        bytes: usize,
    },
    /// The input has more than [`MAX_NODES`] nodes.
    TooManyNodes,
    /// Strict mode only: the first diagnostic of severity error.
    Strict(Diagnostic),
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::NoGame { beginning, .. } if beginning.is_empty() => {
                f.write_str("no game found: the input is empty, expected \"(;\"")
            }
            ReadError::NoGame { empty_at: Some(at), .. } => {
                write!(f, "no game found: a tree without nodes at byte {at}, expected \"(;\"")
            }
            ReadError::NoGame { beginning, .. } => {
                write!(f, "no game found: expected \"(;\", the input begins with {beginning:?}")
            }
            ReadError::TooLarge { bytes } => {
                write!(f, "input of {bytes} bytes is larger than the limit of {MAX_BYTES} bytes")
            }
            ReadError::TooManyNodes => write!(f, "more than the limit of {MAX_NODES} nodes"),
            ReadError::Strict(diagnostic) => diagnostic.fmt(f),
        }
    }
}

impl std::error::Error for ReadError {}

/// Reads SGF, repairing what can be repaired.
///
/// # Errors
/// If there is no game in the input, or it exceeds [`MAX_BYTES`] or [`MAX_NODES`]; for no other reason.
pub fn read(bytes: &[u8]) -> Result<Parsed, ReadError> {
    if bytes.len() > MAX_BYTES {
        return Err(ReadError::TooLarge { bytes: bytes.len() });
    }
    let mut parsed = read_charset(bytes)?;
    if memchr::memchr(0, bytes).is_some() {
        report_nul(bytes, &mut parsed.diagnostics);
    }
    Ok(parsed)
}

/// Reads SGF and refuses what [`read`] would have to repair.
///
/// # Errors
/// As [`read`], and on the first diagnostic of severity error.
pub fn read_strict(bytes: &[u8]) -> Result<Parsed, ReadError> {
    let parsed = read(bytes)?;
    let error = parsed.diagnostics.items().iter().find(|d| d.severity() == crate::Severity::Error);
    match error {
        Some(error) => Err(ReadError::Strict(error.clone())),
        None => Ok(parsed),
    }
}

fn read_charset(bytes: &[u8]) -> Result<Parsed, ReadError> {
    match charset::decide(bytes) {
        Charset::Certain { decoded, contradicts_ca } => {
            let mut diagnostics = Diagnostics::default();
            if contradicts_ca {
                diagnostics.push(Code::CharsetWrong, 0, "");
            }
            parse_decoded(bytes, decoded, diagnostics)
        }
        Charset::Legacy { encoding, guessed } => read_legacy(bytes, encoding, guessed),
        Charset::Mixed => {
            let mut diagnostics = Diagnostics::default();
            diagnostics.push(Code::CharsetsMixed, 0, "");
            parse_decoded(bytes, charset::decode_values(bytes, None), diagnostics)
        }
    }
}

/// Reads escapes after decoding and, where that can differ, also before, and takes the reading with fewer faults.
fn read_legacy(bytes: &[u8], encoding: &'static Encoding, guessed: bool) -> Result<Parsed, ReadError> {
    let mut diagnostics = Diagnostics::default();
    if guessed {
        diagnostics.push(Code::CharsetGuessed, 0, encoding.name());
    }
    let first = charset::decode_first(bytes, encoding);
    if !charset::hides_brackets(encoding) {
        return parse_decoded(bytes, first, diagnostics);
    }
    let second = charset::decode_values(bytes, Some(encoding));
    if first.text == second.text {
        return parse_decoded(bytes, first, diagnostics);
    }
    diagnostics.push(Code::EscapesAmbiguous, 0, "");
    let malformed = [first.malformed, second.malformed];
    let first = parse_decoded(bytes, first, diagnostics.clone());
    let second = parse_decoded(bytes, second, diagnostics);
    match (first, second) {
        (Ok(a), Ok(b)) if a.diagnostics.errors() + malformed[0] <= b.diagnostics.errors() + malformed[1] => {
            Ok(a)
        }
        (_, Ok(b)) => Ok(b),
        (a, _) => a,
    }
}

fn parse_decoded(bytes: &[u8], decoded: Decoded, mut before: Diagnostics) -> Result<Parsed, ReadError> {
    if decoded.malformed > 0 {
        let at = decoded.text.find('\u{fffd}').map_or(0, |at| decoded.map.to_source(at));
        before.push(Code::BadBytes, at, "");
    }
    let mut found = Diagnostics::default();
    let result = parse::parse(Collection::over(decoded.text, decoded.map), &mut found);
    match result {
        Ok(collection) => {
            found.map_offsets(|at| collection.source.to_source(at).min(bytes.len()));
            before.append(found);
            Ok(Parsed { collection, diagnostics: before })
        }
        Err(Failure::TooManyNodes) => Err(ReadError::TooManyNodes),
        Err(Failure::NoGame) => {
            let empty = found.items().iter().find(|d| d.code == Code::EmptyVariation);
            Err(ReadError::NoGame { beginning: beginning(bytes), empty_at: empty.map(|d| d.offset) })
        }
    }
}

/// The first characters of the input, readable.
pub(crate) fn beginning(bytes: &[u8]) -> String {
    let start = &bytes[..bytes.len().min(60)];
    let text = String::from_utf8_lossy(start);
    text.trim_start_matches('\u{feff}').trim().chars().take(24).collect()
}

/// UTF-16 is full of zero bytes; elsewhere one is worth a word.
fn report_nul(bytes: &[u8], diagnostics: &mut Diagnostics) {
    let is_wide = Encoding::for_bom(bytes).is_some_and(|(e, _)| e != encoding_rs::UTF_8);
    if let Some(at) = memchr::memchr(0, bytes).filter(|at| !is_wide && *at > 1) {
        diagnostics.push(Code::NulByte, at, "");
    }
}
