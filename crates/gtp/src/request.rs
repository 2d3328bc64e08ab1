//! A line that asks for something.

use std::fmt;

use crate::lines::clean;

/// A command with its arguments and, if the controller numbers its commands, its number.
///
/// # Invariants
/// - I1 The command has no white space; it is empty only in a request that was read and held nothing but a number.
/// - I2 No part holds a control character or a `#`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    id: Option<u32>,
    command: String,
    /// Everything after the command, trimmed.
    arguments: String,
}

/// A request cannot be written so that it would be read as the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RequestError;

impl fmt::Display for RequestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a command must be one word, and no argument may hold a control character or #")
    }
}

impl std::error::Error for RequestError {}

impl Request {
    /// A request to be written, without a number.
    ///
    /// # Errors
    /// The command is not one word that starts with something else than a digit, or a control character or `#` would
    /// change the line.
    pub fn new(command: &str, arguments: &str) -> Result<Request, RequestError> {
        let is_plain = |text: &str| !text.contains(|c: char| c.is_control() || c == '#');
        let is_word = !command.is_empty() && !command.contains(char::is_whitespace);
        // A word of digits would be read as the number of the command.
        let is_number = command.starts_with(|c: char| c.is_ascii_digit());
        if !is_word || is_number || !is_plain(command) || !is_plain(arguments) {
            return Err(RequestError);
        }
        Ok(Request { id: None, command: command.to_owned(), arguments: arguments.trim().to_owned() })
    }

    /// The same request with this number.
    #[must_use]
    pub fn numbered(self, id: u32) -> Request {
        Request { id: Some(id), ..self }
    }

    /// Reads a line, without its end; `None` if it holds no command.
    #[must_use]
    pub fn parse(line: &[u8]) -> Option<Request> {
        let text = clean(line);
        let text = text.split('#').next().unwrap_or_default().trim();
        if text.is_empty() {
            return None;
        }
        let (first, rest) = split_word(text);
        let is_number = first.bytes().all(|b| b.is_ascii_digit());
        let id = if is_number { first.parse().ok() } else { None };
        let (command, arguments) = if id.is_some() { split_word(rest) } else { (first, rest) };
        Some(Request { id, command: command.to_owned(), arguments: arguments.to_owned() })
    }

    /// The number, to be repeated in the response.
    #[must_use]
    pub const fn id(&self) -> Option<u32> {
        self.id
    }

    /// The name of the command.
    #[must_use]
    pub fn command(&self) -> &str {
        &self.command
    }

    /// What follows the name.
    #[must_use]
    pub fn arguments(&self) -> &str {
        &self.arguments
    }
}

/// The first word and the rest without the space between.
fn split_word(text: &str) -> (&str, &str) {
    text.split_once(char::is_whitespace).map_or((text, ""), |(word, rest)| (word, rest.trim_start()))
}

impl fmt::Display for Request {
    /// Writes the line without its end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(id) = self.id {
            write!(f, "{id} ")?;
        }
        f.write_str(&self.command)?;
        if self.arguments.is_empty() { Ok(()) } else { write!(f, " {}", self.arguments) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(line: &str) -> Option<(Option<u32>, String, String)> {
        Request::parse(line.as_bytes()).map(|r| (r.id, r.command, r.arguments))
    }

    #[test]
    fn lines_read_as_the_specification_says() {
        let request =
            |id, command: &str, arguments: &str| Some((id, command.to_owned(), arguments.to_owned()));
        assert_eq!(parts("1 protocol_version"), request(Some(1), "protocol_version", ""));
        assert_eq!(parts("2\tname # trailing comment\r"), request(Some(2), "name", ""));
        assert_eq!(parts("  3   known_command   play "), request(Some(3), "known_command", "play"));
        assert_eq!(parts("play b  D4"), request(None, "play", "b  D4"));
        assert_eq!(parts("42 nosuch a b"), request(Some(42), "nosuch", "a b"));
        assert_eq!(parts("42"), request(Some(42), "", ""));
        assert_eq!(parts("99999999999 name"), request(None, "99999999999", "name"));
        for empty in ["", "   ", "\t", "# comment only", "\r", " # 1 name"] {
            assert_eq!(parts(empty), None, "{empty:?}");
        }
    }

    #[test]
    fn requests_write_what_reads_the_same() {
        let request = Request::new("play", " b D4 ").unwrap();
        assert_eq!(request.to_string(), "play b D4");
        assert_eq!(request.clone().numbered(7).to_string(), "7 play b D4");
        assert_eq!(Request::parse(b"7 play b D4"), Some(request.numbered(7)));
        for (command, arguments) in
            [("", ""), ("a b", ""), ("1", "a"), ("a", "b\nquit"), ("loadsgf", "a#b"), ("a#", "")]
        {
            assert_eq!(Request::new(command, arguments), Err(RequestError), "{command:?} {arguments:?}");
        }
    }
}
