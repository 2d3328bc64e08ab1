//! What can go wrong with an engine.

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::time::Duration;

/// An engine could not do what was asked of it.
#[derive(Debug)]
pub struct HostError {
    kind: HostErrorKind,
    log: String,
}

impl HostError {
    pub(crate) fn new(kind: HostErrorKind, log: String) -> HostError {
        HostError { kind, log }
    }

    /// What went wrong.
    #[must_use]
    pub const fn kind(&self) -> &HostErrorKind {
        &self.kind
    }

    /// The end of what the engine wrote outside of answers: often the reason.
    #[must_use]
    pub fn log(&self) -> &str {
        &self.log
    }
}

/// What went wrong.
#[derive(Debug)]
#[non_exhaustive]
pub enum HostErrorKind {
    /// The process could not be started.
    Start {
        /// The program.
        program: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// The engine speaks another version of the protocol than 2.
    Version {
        /// What it said.
        reply: String,
    },
    /// No answer in time. The engine may go on: its answer, should it come, is dropped.
    Late {
        /// The command.
        command: String,
        /// The time it had.
        deadline: Duration,
    },
    /// The engine has ended, or closed its output.
    Ended {
        /// The command that it did not answer.
        command: String,
    },
    /// The engine refused the command.
    Refused {
        /// The command.
        command: String,
        /// Its reason.
        reply: String,
    },
    /// The answer is not of the form that the command has, or too much was written outside of answers.
    Garbage {
        /// The command.
        command: String,
        /// What came, shortened.
        reply: String,
    },
    /// The command cannot be written: it would be read as another.
    Unwritable {
        /// The command.
        command: String,
    },
}

/// The most characters of a strange answer that a message shows.
const SHOWN: usize = 80;

impl HostErrorKind {
    pub(crate) fn garbage(command: &str, reply: &str) -> HostErrorKind {
        HostErrorKind::Garbage { command: command.to_owned(), reply: reply.chars().take(SHOWN).collect() }
    }
}

impl fmt::Display for HostError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            HostErrorKind::Start { program, source } => {
                write!(f, "cannot start {}: {source}", program.display())
            }
            HostErrorKind::Version { reply } => {
                write!(f, "the engine speaks version {reply:?} of GTP, expected 2")
            }
            HostErrorKind::Late { command, deadline } => {
                write!(f, "no answer to {command} within {} s", deadline.as_secs_f64())
            }
            HostErrorKind::Ended { command } => write!(f, "the engine ended without an answer to {command}"),
            HostErrorKind::Refused { command, reply } => write!(f, "the engine refused {command}: {reply}"),
            HostErrorKind::Garbage { command, reply } => {
                write!(f, "the answer to {command} makes no sense: {reply:?}")
            }
            HostErrorKind::Unwritable { command } => {
                write!(f, "{command:?} cannot be sent: line ends, control characters and # are not allowed")
            }
        }
    }
}

impl std::error::Error for HostError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.kind {
            HostErrorKind::Start { source, .. } => Some(source),
            _ => None,
        }
    }
}
