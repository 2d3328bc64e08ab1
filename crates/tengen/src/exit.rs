//! How a command ends: the three exit codes, and what is said about a failure.

use std::fmt;
use std::io::{self, Write};
use std::process::ExitCode;

use crate::texts::t;

/// How a command that ran to its end found things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exit {
    /// Nothing to complain about: exit code 0.
    Fine,
    /// The input has faults, and they were reported: exit code 1.
    Faults,
}

/// The caller asked for something that does not exist or makes no sense (exit code 2), as opposed to a fault in
/// the input (exit code 1, any other error).
#[derive(Debug)]
pub(crate) struct WrongUse(String);

impl WrongUse {
    /// `message` is one line: what was wrong, where, and what was expected.
    pub(crate) fn new(message: impl Into<String>) -> WrongUse {
        WrongUse(message.into())
    }
}

impl fmt::Display for WrongUse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for WrongUse {}

/// The input is not what it should be (exit code 1).
#[derive(Debug)]
pub(crate) struct Fault(String);

impl Fault {
    /// `message` is one line: what is wrong, where, and what was expected.
    pub(crate) fn new(message: impl Into<String>) -> Fault {
        Fault(message.into())
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Fault {}

/// Reports a failure on standard error as one line, and gives the exit code of the process.
pub(crate) fn finish(result: anyhow::Result<Exit>) -> ExitCode {
    let error = match result {
        Ok(Exit::Fine) => return ExitCode::SUCCESS,
        Ok(Exit::Faults) => return ExitCode::from(1),
        Err(error) => error,
    };
    if is_broken_pipe(&error) {
        return ExitCode::SUCCESS;
    }
    // Standard error may be closed too; then there is nobody left to tell.
    let _ = writeln!(io::stderr(), "{}", t!("error", message = format!("{error:#}")));
    ExitCode::from(if error.is::<WrongUse>() { 2 } else { 1 })
}

/// The reader of our output has gone (`tengen … | head`): it has what it wanted, so this is no failure.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        cause.downcast_ref::<io::Error>().is_some_and(|io| io.kind() == io::ErrorKind::BrokenPipe)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use anyhow::Context as _;

    #[test]
    fn a_closed_reader_is_no_failure() {
        let error = anyhow::Error::from(io::Error::from(io::ErrorKind::BrokenPipe)).context("writing");
        assert!(is_broken_pipe(&error));
        assert!(!is_broken_pipe(&anyhow::anyhow!("other")));
    }

    #[test]
    fn wrong_use_is_found_under_its_context() {
        let error = Err::<(), _>(WrongUse::new("no such rule set")).context("reading --rules").unwrap_err();
        assert!(error.is::<WrongUse>());
    }
}
