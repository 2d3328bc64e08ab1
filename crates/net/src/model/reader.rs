//! Words, numbers and weight arrays of a network file, with every length bounded.

use std::io::{BufRead, ErrorKind, Read};

use crate::error::{LoadError, LoadErrorKind};

/// The longest word: KataGo's own limit for names is 96, layer names are shorter than 100.
const MAX_WORD: usize = 256;
/// The most white space between two words. The format has one line end; this leaves room for hand-made files.
const MAX_SPACE: usize = 4096;
/// Weights are read in steps of this many bytes, so that memory grows only as far as the file really goes.
const STEP: usize = 1 << 16;

/// Reads the unpacked file front to back.
///
/// # Invariants
/// `offset` is the number of bytes taken from `source`, and at most `limit`.
pub(crate) struct Reader<R> {
    source: R,
    offset: u64,
    limit: u64,
    layer: String,
}

impl<R: BufRead> Reader<R> {
    pub(crate) fn new(source: R, limit: u64) -> Reader<R> {
        Reader { source, offset: 0, limit, layer: "header".to_owned() }
    }

    /// An error at this place.
    pub(crate) fn error(&self, kind: LoadErrorKind) -> LoadError {
        LoadError::new(&self.layer, self.offset, kind)
    }

    /// Reads the name of the next layer; errors name it from here on.
    pub(crate) fn layer(&mut self) -> Result<String, LoadError> {
        let name = self.word()?;
        self.layer.clone_from(&name);
        Ok(name)
    }

    /// The next word, at most [`MAX_WORD`] printable characters.
    pub(crate) fn word(&mut self) -> Result<String, LoadError> {
        let mut word = String::new();
        let mut byte = self.after_space()?;
        while !byte.is_ascii_whitespace() {
            if word.len() == MAX_WORD || !byte.is_ascii_graphic() {
                word.truncate(32);
                return Err(self.error(LoadErrorKind::Unexpected { expected: "a word", found: word }));
            }
            word.push(char::from(byte));
            byte = self.byte()?;
        }
        Ok(word)
    }

    /// A whole number within `range`.
    pub(crate) fn integer(&mut self, what: &'static str, range: Range) -> Result<usize, LoadError> {
        let word = self.word()?;
        match word.parse() {
            Ok(value) if (range.least..=range.most).contains(&value) => Ok(value),
            _ => Err(self.error(LoadErrorKind::OutOfRange { what, value: word, range: range.words })),
        }
    }

    /// A positive decimal number.
    pub(crate) fn positive(&mut self, what: &'static str) -> Result<f32, LoadError> {
        let word = self.word()?;
        match word.parse::<f32>() {
            Ok(value) if value.is_finite() && value > 0.0 => Ok(value),
            _ => {
                Err(self.error(LoadErrorKind::OutOfRange { what, value: word, range: "finite and positive" }))
            }
        }
    }

    /// An array of `count` finite 32-bit numbers after `@BIN@`.
    pub(crate) fn floats(&mut self, count: usize) -> Result<Vec<f32>, LoadError> {
        let mut mark = [self.after_space()?, 0, 0, 0, 0];
        self.fill(&mut mark[1..])?;
        if &mark != b"@BIN@" {
            let found = String::from_utf8_lossy(&mark).into_owned();
            return Err(self.error(LoadErrorKind::Unexpected { expected: "@BIN@ and binary weights", found }));
        }
        let mut values = Vec::new();
        let mut step = [0; STEP];
        while values.len() < count {
            let bytes = &mut step[..(4 * (count - values.len())).min(STEP)];
            self.fill(bytes)?;
            values.extend(bytes.chunks_exact(4).map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]])));
            // Weights beyond this size cannot come from training, and their products would overflow.
            if !values[values.len() - bytes.len() / 4..].iter().all(|w| w.abs() < MAX_WEIGHT) {
                return Err(self.error(LoadErrorKind::NotFinite));
            }
        }
        values.shrink_to_fit();
        Ok(values)
    }

    /// An array of weights that inputs are multiplied with: tiny ones become zero.
    pub(crate) fn weights(&mut self, count: usize) -> Result<Vec<f32>, LoadError> {
        let mut weights = self.floats(count)?;
        for weight in weights.iter_mut().filter(|w| w.abs() < TINY_WEIGHT) {
            *weight = 0.0;
        }
        Ok(weights)
    }

    /// Checks that only white space is left, which also makes the unpacker verify its checksum.
    pub(crate) fn finish(&mut self) -> Result<(), LoadError> {
        for _ in 0..MAX_SPACE {
            match self.next_byte()? {
                None => return Ok(()),
                Some(byte) if byte.is_ascii_whitespace() => {}
                Some(_) => break,
            }
        }
        Err(self.error(LoadErrorKind::TrailingBytes))
    }

    fn after_space(&mut self) -> Result<u8, LoadError> {
        for _ in 0..MAX_SPACE {
            let byte = self.byte()?;
            if !byte.is_ascii_whitespace() {
                return Ok(byte);
            }
        }
        Err(self.error(LoadErrorKind::Unexpected { expected: "a word", found: " ".to_owned() }))
    }

    fn byte(&mut self) -> Result<u8, LoadError> {
        self.next_byte()?.ok_or_else(|| self.error(LoadErrorKind::Truncated))
    }

    fn next_byte(&mut self) -> Result<Option<u8>, LoadError> {
        match self.source.by_ref().bytes().next() {
            None => Ok(None),
            Some(Ok(byte)) => {
                self.advance(1)?;
                Ok(Some(byte))
            }
            Some(Err(error)) => Err(self.read_error(error)),
        }
    }

    fn fill(&mut self, bytes: &mut [u8]) -> Result<(), LoadError> {
        self.source.read_exact(bytes).map_err(|error| self.read_error(error))?;
        self.advance(bytes.len())
    }

    fn advance(&mut self, bytes: usize) -> Result<(), LoadError> {
        self.offset += bytes as u64;
        if self.offset > self.limit { Err(self.error(LoadErrorKind::TooLarge)) } else { Ok(()) }
    }

    fn read_error(&self, error: std::io::Error) -> LoadError {
        let kind = match error.kind() {
            ErrorKind::UnexpectedEof => LoadErrorKind::Truncated,
            _ => LoadErrorKind::Io(error),
        };
        self.error(kind)
    }
}

/// The largest weight taken for real.
const MAX_WEIGHT: f32 = 1e15;
/// Weights below this size change no answer in 32-bit arithmetic. Training leaves many in unused channels, some below
/// the normal range, where processors take a hundred times as long.
const TINY_WEIGHT: f32 = 1e-15;

/// The whole numbers accepted at one place.
#[derive(Clone, Copy)]
pub(crate) struct Range {
    least: usize,
    most: usize,
    words: &'static str,
}

impl Range {
    /// Channels of a layer. The largest known networks have 1024 in the trunk and three times 2048 in a matrix.
    pub(crate) const CHANNELS: Range = Range { least: 1, most: 1 << 14, words: "1 to 16384" };
    /// Blocks of a trunk. The largest known network has 60.
    pub(crate) const BLOCKS: Range = Range { least: 1, most: 1024, words: "1 to 1024" };
    /// Rows or columns of a window.
    pub(crate) const WINDOW: Range = Range { least: 1, most: 9, words: "odd, 1 to 9" };
    /// Distance between the rows of a window.
    pub(crate) const DILATION: Range = Range { least: 1, most: 4, words: "1 to 4" };
    /// A switch.
    pub(crate) const SWITCH: Range = Range { least: 0, most: 1, words: "0 or 1" };
    /// A place kept free for later versions.
    pub(crate) const ZERO: Range =
        Range { least: 0, most: 0, words: "0 (other values belong to later versions)" };
    /// Any count that is read but not used.
    pub(crate) const ANY: Range = Range { least: 0, most: 1 << 20, words: "0 to 1048576" };
}
