//! What comes back.

use std::fmt;

use crate::lines::{LineReader, clean};

/// The most bytes of a response that are kept, so that an engine that never ends its response cannot fill the memory.
pub const MAX_RESPONSE: usize = 16 << 20;

/// The answer to a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Response {
    /// The number of the request, if it had one.
    pub id: Option<u32>,
    /// The text of a success, or that of a failure. Lines are separated by line ends, and none is empty.
    pub result: Result<String, String>,
}

impl fmt::Display for Response {
    /// Writes the response with the empty line that ends it. Empty lines inside are left out.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (sign, text) = match &self.result {
            Ok(text) => ('=', text),
            Err(text) => ('?', text),
        };
        write_head(f, sign, self.id)?;
        let mut separator = " ";
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            write!(f, "{separator}{}", line.trim_end())?;
            separator = "\n";
        }
        f.write_str("\n\n")
    }
}

pub(crate) fn write_head(f: &mut impl fmt::Write, sign: char, id: Option<u32>) -> fmt::Result {
    match id {
        Some(id) => write!(f, "{sign}{id}"),
        None => write!(f, "{sign}"),
    }
}

/// What a controller receives.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Received {
    /// A line of a response that goes on, as it comes. The same lines, except those that begin with `info`, are in the
    /// response at its end.
    Line(String),
    /// A response is complete.
    Response(Response),
    /// A line outside every response: a banner, or something that the engine should not have written here.
    Noise(String),
}

/// Puts responses together from the bytes of an engine.
///
/// Lines that begin with `info` belong to a running analysis, which may go on for ever; they are passed on and not kept.
#[derive(Debug, Default)]
pub struct ResponseReader {
    lines: LineReader,
    open: Option<Response>,
}

impl ResponseReader {
    /// Takes what was read from the engine.
    pub fn feed(&mut self, bytes: &[u8]) {
        self.lines.feed(bytes);
    }

    /// Whether a response has begun and not ended.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// The next thing received, if it is complete.
    pub fn next_received(&mut self) -> Option<Received> {
        while let Some(line) = self.lines.next_line() {
            let line = clean(&line);
            if let Some(received) = self.take(line.trim_end()) {
                return Some(received);
            }
        }
        None
    }

    /// What is still there when the engine has closed its output: a response cut short is none.
    pub fn finish(&mut self) -> Option<Received> {
        let rest = clean(&self.lines.finish());
        self.open = None;
        (!rest.trim().is_empty()).then_some(Received::Noise(rest))
    }

    fn take(&mut self, line: &str) -> Option<Received> {
        if line.is_empty() {
            return self.open.take().map(Received::Response);
        }
        let Some(open) = &mut self.open else {
            self.open = parse_head(line);
            return match &self.open {
                Some(_) => None,
                None => Some(Received::Noise(line.to_owned())),
            };
        };
        if !line.starts_with("info ") {
            let (Ok(text) | Err(text)) = &mut open.result;
            if text.len() + line.len() < MAX_RESPONSE {
                if !text.is_empty() {
                    text.push('\n');
                }
                text.push_str(line);
            }
        }
        Some(Received::Line(line.to_owned()))
    }
}

/// Reads `=`, `=7`, `? text`, `=7 text`; `None` if the line starts no response.
fn parse_head(line: &str) -> Option<Response> {
    let success = line.starts_with('=');
    let rest = line.strip_prefix(['=', '?'])?;
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let (number, text) = rest.split_at(digits);
    // `=text` is not written by any engine known, but the text would be meant.
    let text = text.trim_start().to_owned();
    let id = number.parse().ok();
    Some(Response { id, result: if success { Ok(text) } else { Err(text) } })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn received(bytes: &[u8]) -> Vec<Received> {
        let mut reader = ResponseReader::default();
        let mut all = Vec::new();
        for piece in bytes.chunks(3) {
            reader.feed(piece);
            all.extend(std::iter::from_fn(|| reader.next_received()));
        }
        all.extend(reader.finish());
        all
    }

    fn success(id: Option<u32>, text: &str) -> Received {
        Received::Response(Response { id, result: Ok(text.to_owned()) })
    }

    #[test]
    fn responses_write_without_empty_lines_inside() {
        let response = |id, result: Result<&str, &str>| {
            let result = result.map(str::to_owned).map_err(str::to_owned);
            Response { id, result }.to_string()
        };
        assert_eq!(response(Some(1), Ok("2")), "=1 2\n\n");
        assert_eq!(response(None, Ok("")), "=\n\n");
        assert_eq!(response(Some(42), Err("unknown command")), "?42 unknown command\n\n");
        assert_eq!(response(None, Ok("a\n\n  b \n")), "= a\n  b\n\n");
    }

    #[test]
    fn responses_read_in_any_pieces() {
        let failure =
            Received::Response(Response { id: Some(42), result: Err("unknown command".to_owned()) });
        assert_eq!(
            received(b"Engine starts\r\n=1 2\n\n\n=\r\n\r\n?42 unknown command\n\n= \n\n"),
            [
                Received::Noise("Engine starts".to_owned()),
                success(Some(1), "2"),
                success(None, ""),
                failure,
                success(None, "")
            ]
        );
    }

    #[test]
    fn a_response_of_many_lines_comes_whole_and_line_by_line() {
        let line = |text: &str| Received::Line(text.to_owned());
        assert_eq!(
            received(b"=5\n  A B\n2 . .\n1 . .\n\n"),
            [line("  A B"), line("2 . ."), line("1 . ."), success(Some(5), "  A B\n2 . .\n1 . .")]
        );
    }

    #[test]
    fn lines_of_an_analysis_are_passed_on_but_not_kept() {
        let line = |text: &str| Received::Line(text.to_owned());
        assert_eq!(
            received(b"=\ninfo move D4 visits 1\nplay D4\n\n"),
            [line("info move D4 visits 1"), line("play D4"), success(None, "play D4")]
        );
    }

    #[test]
    fn a_response_cut_short_is_none() {
        assert_eq!(received(b"= half"), [Received::Noise("= half".to_owned())]);
        assert_eq!(received(b"= half\n"), []);
    }

    #[test]
    fn an_endless_response_is_cut() {
        let mut reader = ResponseReader::default();
        reader.feed(b"=\n");
        let line = [vec![b'x'; 1 << 20], vec![b'\n']].concat();
        for _ in 0..20 {
            reader.feed(&line);
            assert!(matches!(reader.next_received(), Some(Received::Line(_))));
        }
        reader.feed(b"\n");
        let Some(Received::Response(response)) = reader.next_received() else { panic!() };
        assert!(response.result.unwrap().len() <= MAX_RESPONSE);
    }
}
