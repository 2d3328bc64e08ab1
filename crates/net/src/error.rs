//! What can be wrong with a network file.

use std::fmt;

/// A network file could not be loaded.
///
/// The message names the layer being read and the byte offset in the unpacked file, so that a damaged download and an
/// unsupported network can be told apart.
#[derive(Debug)]
pub struct LoadError {
    layer: String,
    offset: u64,
    kind: LoadErrorKind,
}

impl LoadError {
    pub(crate) fn new(layer: &str, offset: u64, kind: LoadErrorKind) -> LoadError {
        LoadError { layer: layer.to_owned(), offset, kind }
    }

    /// The layer that was being read; `header` before the first one.
    #[must_use]
    pub fn layer(&self) -> &str {
        &self.layer
    }

    /// Byte offset in the unpacked file at which reading stopped.
    #[must_use]
    pub fn offset(&self) -> u64 {
        self.offset
    }

    /// What was wrong there.
    #[must_use]
    pub fn kind(&self) -> &LoadErrorKind {
        &self.kind
    }
}

/// The fault itself.
#[derive(Debug)]
#[non_exhaustive]
pub enum LoadErrorKind {
    /// The file could not be read, or its compressed form is damaged.
    Io(std::io::Error),
    /// The file ends early.
    Truncated,
    /// More bytes than any known network has: [`MAX_FILE_BYTES`](crate::MAX_FILE_BYTES) unpacked.
    TooLarge,
    /// Something follows the last layer.
    TrailingBytes,
    /// A word is not what the format has at this place.
    Unexpected {
        /// What the format has here.
        expected: &'static str,
        /// What the file has, shortened.
        found: String,
    },
    /// A number is outside the range that this program accepts.
    OutOfRange {
        /// Which number.
        what: &'static str,
        /// Its value in the file.
        value: String,
        /// The accepted range, in words.
        range: &'static str,
    },
    /// A weight is infinite or not a number.
    NotFinite,
    /// The sizes of two layers that feed each other differ.
    Mismatch {
        /// Which size.
        what: &'static str,
        /// The size that the neighboring layer needs.
        expected: usize,
        /// The size in the file.
        found: usize,
    },
    /// The file is a network of a kind that this program cannot evaluate.
    Unsupported(String),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (in {}, byte {})", self.kind, self.layer, self.offset)
    }
}

impl fmt::Display for LoadErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadErrorKind::Io(error) => write!(f, "cannot read the network: {error}"),
            LoadErrorKind::Truncated => f.write_str("the file ends early"),
            LoadErrorKind::TooLarge => {
                write!(f, "the network is larger than {} bytes", crate::MAX_FILE_BYTES)
            }
            LoadErrorKind::TrailingBytes => f.write_str("something follows the last layer"),
            LoadErrorKind::Unexpected { expected, found } => {
                write!(f, "expected {expected}, found {found:?}")
            }
            LoadErrorKind::OutOfRange { what, value, range } => {
                write!(f, "{what} is {value}, but must be {range}")
            }
            LoadErrorKind::NotFinite => f.write_str("a weight is infinite or not a number"),
            LoadErrorKind::Mismatch { what, expected, found } => {
                write!(f, "{what} is {found}, but the neighboring layer needs {expected}")
            }
            LoadErrorKind::Unsupported(what) => write!(f, "not supported: {what}"),
        }
    }
}

impl std::error::Error for LoadError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.kind {
            LoadErrorKind::Io(error) => Some(error),
            _ => None,
        }
    }
}
