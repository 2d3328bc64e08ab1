//! What ends a match before its time. Faults during a game do not: they lose it.

use std::fmt;
use std::io;
use std::path::PathBuf;

use tengen_engine_host::{HostError, ParseCommandError};

use crate::openings::OpeningsError;
use crate::side::Side;

/// A match could not go on.
#[derive(Debug)]
pub struct ArenaError {
    kind: ArenaErrorKind,
}

impl ArenaError {
    pub(crate) fn new(kind: ArenaErrorKind) -> ArenaError {
        ArenaError { kind }
    }

    /// What went wrong.
    #[must_use]
    pub const fn kind(&self) -> &ArenaErrorKind {
        &self.kind
    }
}

/// What went wrong.
#[derive(Debug)]
#[non_exhaustive]
pub enum ArenaErrorKind {
    /// A command line cannot be cut into words.
    Command {
        /// Whose.
        side: Side,
        /// Why not.
        source: ParseCommandError,
    },
    /// An engine does not start or does not shake hands.
    Start {
        /// Which.
        side: Side,
        /// Why not.
        source: HostError,
    },
    /// An engine refuses the terms: board, rules, komi or opening.
    Terms {
        /// Which.
        side: Side,
        /// What it said.
        source: HostError,
    },
    /// The time system cannot be told to an engine that knows plain GTP only.
    Time {
        /// Which.
        side: Side,
    },
    /// An opening does not fit the terms.
    Opening(OpeningsError),
    /// A record or a result cannot be written.
    Write {
        /// The file.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
}

fn name(side: Side) -> &'static str {
    match side {
        Side::First => "the first engine",
        Side::Second => "the second engine",
    }
}

/// What an engine wrote outside of answers often holds the reason.
fn with_log(f: &mut fmt::Formatter<'_>, error: &HostError) -> fmt::Result {
    let log = error.log().trim();
    if log.is_empty() { Ok(()) } else { write!(f, "\n{log}") }
}

impl fmt::Display for ArenaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            ArenaErrorKind::Command { side, source } => write!(f, "{}: {source}", name(*side)),
            ArenaErrorKind::Start { side, source } => {
                write!(f, "{} does not start: {source}", name(*side))?;
                with_log(f, source)
            }
            ArenaErrorKind::Terms { side, source } => {
                write!(f, "{} cannot play under these terms: {source}", name(*side))?;
                with_log(f, source)
            }
            ArenaErrorKind::Time { side } => {
                write!(f, "{} knows whole seconds only, and would have none", name(*side))
            }
            ArenaErrorKind::Opening(error) => error.fmt(f),
            ArenaErrorKind::Write { path, source } => write!(f, "cannot write {}: {source}", path.display()),
        }
    }
}

impl std::error::Error for ArenaError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.kind {
            ArenaErrorKind::Write { source, .. } => Some(source),
            _ => None,
        }
    }
}
