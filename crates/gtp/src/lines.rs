//! Bytes to lines.

/// The longest line that is kept, in bytes: an analysis of a 25×25 board with an ownership for each of its moves stays
/// below it. What exceeds it is dropped.
pub const MAX_LINE: usize = 8 << 20;

/// Cuts a stream of bytes into lines, whatever pieces it comes in.
#[derive(Debug, Default)]
pub struct LineReader {
    /// What came after the last line end.
    pending: Vec<u8>,
    /// Where the next line starts in `pending`.
    start: usize,
    /// Up to where `pending` was searched for a line end.
    searched: usize,
}

impl LineReader {
    /// Takes what was read from a pipe.
    pub fn feed(&mut self, bytes: &[u8]) {
        if self.start > 0 {
            self.pending.drain(..self.start);
            self.searched -= self.start;
            self.start = 0;
        }
        self.pending.extend_from_slice(bytes);
    }

    /// The next complete line without its end, at most [`MAX_LINE`] bytes of it.
    pub fn next_line(&mut self) -> Option<Vec<u8>> {
        match self.pending[self.searched..].iter().position(|byte| *byte == b'\n') {
            Some(distance) => {
                let end = self.searched + distance;
                let line = self.pending[self.start..end.min(self.start + MAX_LINE)].to_vec();
                self.start = end + 1;
                self.searched = self.start;
                Some(line)
            }
            None => {
                // Of an endless line the beginning is kept and the rest forgotten.
                self.pending.truncate(self.start + MAX_LINE);
                self.searched = self.pending.len();
                None
            }
        }
    }

    /// What is left when the stream has ended without a line end; empty if nothing is.
    pub fn finish(&mut self) -> Vec<u8> {
        let rest = self.pending.split_off(self.start);
        *self = LineReader::default();
        rest
    }
}

/// Applies the rules of the specification (section 2.6): control characters are dropped, except that a tab becomes a
/// space. Bytes that are not UTF-8 become replacement characters.
pub(crate) fn clean(line: &[u8]) -> String {
    let text = String::from_utf8_lossy(line);
    text.chars()
        .filter(|c| *c == '\t' || !c.is_ascii_control())
        .map(|c| if c == '\t' { ' ' } else { c })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(pieces: &[&[u8]]) -> Vec<String> {
        let mut reader = LineReader::default();
        let mut lines = Vec::new();
        for piece in pieces {
            reader.feed(piece);
            while let Some(line) = reader.next_line() {
                lines.push(String::from_utf8(line).unwrap());
            }
        }
        lines.push(String::from_utf8(reader.finish()).unwrap());
        lines
    }

    #[test]
    fn pieces_do_not_matter() {
        let text = b"one\ntwo\n\nthree";
        let expected = ["one", "two", "", "three"];
        assert_eq!(lines(&[text]), expected);
        assert_eq!(lines(&text.chunks(1).collect::<Vec<_>>()), expected);
        assert_eq!(lines(&text.chunks(5).collect::<Vec<_>>()), expected);
    }

    #[test]
    fn an_endless_line_is_cut() {
        let mut reader = LineReader::default();
        for _ in 0..20 {
            reader.feed(&vec![b'x'; 1 << 20]);
            assert_eq!(reader.next_line(), None);
        }
        assert!(reader.pending.len() <= MAX_LINE);
        reader.feed(b"\nnext\n");
        assert_eq!(reader.next_line().map(|line| line.len()), Some(MAX_LINE));
        assert_eq!(reader.next_line().as_deref(), Some(&b"next"[..]));
    }

    #[test]
    fn control_characters_vanish_and_tabs_are_spaces() {
        assert_eq!(clean(b"2\tna\x07me\r\x7f\0"), "2 name");
        assert_eq!(clean(b"\xff"), "\u{fffd}");
    }
}
