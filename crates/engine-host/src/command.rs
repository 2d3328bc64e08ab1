//! How an engine is started.

use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

/// How long an engine may take for each command of the handshake: networks are loaded before the first answer.
const HANDSHAKE: Duration = Duration::from_secs(60);

/// A program with its arguments, and how it is to run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineCommand {
    /// The program: a name that is looked up, or a path.
    pub program: PathBuf,
    /// Its arguments.
    pub arguments: Vec<String>,
    /// The folder to run in, if not the current one.
    pub folder: Option<PathBuf>,
    /// The time for each command of the handshake.
    pub handshake: Duration,
    /// What is added to the niceness; 0 leaves it, 19 is the most patient.
    pub niceness: u8,
}

/// The text is not a command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseCommandError;

impl fmt::Display for ParseCommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a program and its arguments, with every quote closed")
    }
}

impl std::error::Error for ParseCommandError {}

impl EngineCommand {
    /// This program without arguments.
    #[must_use]
    pub fn new(program: impl Into<PathBuf>) -> EngineCommand {
        let program = program.into();
        EngineCommand { program, arguments: Vec::new(), folder: None, handshake: HANDSHAKE, niceness: 0 }
    }

    /// Reads a command line as a shell would cut it into words; nothing else of a shell is done.
    ///
    /// # Errors
    /// No word at all, or an open quote.
    pub fn parse(text: &str) -> Result<EngineCommand, ParseCommandError> {
        let mut words = shlex::split(text).ok_or(ParseCommandError)?.into_iter();
        let command = EngineCommand::new(words.next().ok_or(ParseCommandError)?);
        Ok(command.with_arguments(words))
    }

    /// With these arguments instead of any others.
    #[must_use]
    pub fn with_arguments(self, arguments: impl IntoIterator<Item = impl Into<String>>) -> EngineCommand {
        EngineCommand { arguments: arguments.into_iter().map(Into::into).collect(), ..self }
    }

    /// With another time for each command of the handshake.
    #[must_use]
    pub fn with_handshake(self, handshake: Duration) -> EngineCommand {
        EngineCommand { handshake, ..self }
    }

    /// To run behind everything that is more urgent.
    #[must_use]
    pub fn with_low_priority(self) -> EngineCommand {
        EngineCommand { niceness: 10, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_lines_are_cut_as_a_shell_does() {
        let command = EngineCommand::parse("katago gtp -config 'my config.cfg' \"\"").unwrap();
        assert_eq!(command.program, PathBuf::from("katago"));
        assert_eq!(command.arguments, ["gtp", "-config", "my config.cfg", ""]);
        for text in ["", "  ", "engine 'open"] {
            assert_eq!(EngineCommand::parse(text), Err(ParseCommandError), "{text:?}");
        }
    }
}
