//! An engine to which questions are put.

use std::sync::mpsc::RecvTimeoutError;
use std::time::{Duration, Instant};

use tengen_gtp::replies::{self, ReplyError};
use tengen_gtp::{Received, Request, Response};

use crate::command::EngineCommand;
use crate::error::{HostError, HostErrorKind};
use crate::log::Log;
use crate::process::{Aside, Process};

/// The most lines outside of answers that are taken while one is awaited: a banner is shorter, and an engine that writes
/// more is not one.
pub const MAX_NOISE: usize = 10_000;

/// How long an engine has to end an analysis once it was told to.
const END_OF_ANALYSIS: Duration = Duration::from_secs(10);

/// Who an engine says it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// The commands that it knows.
    pub commands: Vec<String>,
}

/// Whether an analysis is to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Flow {
    /// More lines.
    Continue,
    /// Enough.
    Stop,
}

/// A running engine that has answered the handshake.
///
/// # Invariants
/// - I1 Every request has a number that no earlier one had, so that an answer is known to be late.
/// - I2 At most one request is awaited.
/// - I3 The process ends when this is dropped.
#[derive(Debug)]
pub struct Engine {
    command: EngineCommand,
    process: Process,
    identity: Identity,
    log: Log,
    next_id: u32,
    /// Requests whose answer was given up and has not come since.
    overdue: usize,
    restarts: u32,
}

impl Engine {
    /// Starts the engine and asks for its protocol version, name, version and commands.
    ///
    /// # Errors
    /// It does not start, does not answer in time, or speaks another version.
    pub fn start(command: &EngineCommand) -> Result<Engine, HostError> {
        let log = Log::default();
        let process = Process::start(command, &log).map_err(|source| {
            let kind = HostErrorKind::Start { program: command.program.clone(), source };
            HostError::new(kind, String::new())
        })?;
        let identity = Identity { name: String::new(), version: String::new(), commands: Vec::new() };
        let command = command.clone();
        let mut engine = Engine { command, process, identity, log, next_id: 1, overdue: 0, restarts: 0 };
        engine.identity = engine.shake_hands()?;
        Ok(engine)
    }

    fn shake_hands(&mut self) -> Result<Identity, HostError> {
        let deadline = self.command.handshake;
        let version = self.ask("protocol_version", "", deadline)?;
        if version.trim() != "2" {
            return Err(self.error(HostErrorKind::Version { reply: version }));
        }
        let name = self.ask("name", "", deadline)?;
        // The only one of the four that an engine may refuse: a nameless version is no obstacle.
        let version = match self.ask("version", "", deadline) {
            Err(error) if matches!(error.kind(), HostErrorKind::Refused { .. }) => String::new(),
            answer => answer?,
        };
        let commands = replies::commands(&self.ask("list_commands", "", deadline)?);
        Ok(Identity { name, version, commands })
    }

    /// Who the engine says it is.
    #[must_use]
    pub const fn identity(&self) -> &Identity {
        &self.identity
    }

    /// Whether the engine listed this command.
    #[must_use]
    pub fn knows(&self, command: &str) -> bool {
        self.identity.commands.iter().any(|known| known == command)
    }

    /// A way to speak to the engine while it is being asked something; it ends with this process.
    #[must_use]
    pub fn aside(&self) -> Aside {
        self.process.aside()
    }

    /// The number of the process.
    #[must_use]
    pub fn process_id(&self) -> u32 {
        self.process.id()
    }

    /// The processor time that the engine has used so far, all its threads together but not its children; `None` where
    /// the system does not tell.
    #[must_use]
    pub fn cpu_time(&self) -> Option<Duration> {
        self.process.cpu_time()
    }

    /// How often the engine was started again.
    #[must_use]
    pub const fn restarts(&self) -> u32 {
        self.restarts
    }

    /// The end of what the engine wrote to its standard error and outside of answers.
    #[must_use]
    pub fn log(&self) -> String {
        self.log.text()
    }

    /// Sends a command and gives the text of its answer.
    ///
    /// # Errors
    /// The engine refuses, is late, or has ended.
    pub fn ask(&mut self, command: &str, arguments: &str, deadline: Duration) -> Result<String, HostError> {
        self.ask_lines(command, arguments, deadline, |_| Flow::Continue)
    }

    /// Sends a command and reads its answer as a value.
    ///
    /// # Errors
    /// The engine refuses, is late, has ended, or answers something else.
    pub fn ask_for<T>(
        &mut self,
        command: &str,
        arguments: &str,
        deadline: Duration,
        read: fn(&str) -> Result<T, ReplyError>,
    ) -> Result<T, HostError> {
        let reply = self.ask(command, arguments, deadline)?;
        read(&reply).map_err(|_| self.error(HostErrorKind::garbage(command, &reply)))
    }

    /// The same for an answer of many lines (`genmove_analyze`): each is passed on as it comes. At [`Flow::Stop`] the
    /// engine is sent an empty line, which ends an analysis and which other commands ignore.
    ///
    /// # Errors
    /// The engine refuses, is late, or has ended.
    pub fn ask_lines(
        &mut self,
        command: &str,
        arguments: &str,
        deadline: Duration,
        on_line: impl FnMut(&str) -> Flow,
    ) -> Result<String, HostError> {
        self.send(command, arguments)?;
        let end = now() + deadline;
        match self.receive(command, end, on_line)? {
            Some(answer) => self.text(command, answer),
            None => {
                self.overdue += 1;
                Err(self.error(HostErrorKind::Late { command: command.to_owned(), deadline }))
            }
        }
    }

    /// Lets an analysis run for `time`, or until a line is enough, and ends it.
    ///
    /// # Errors
    /// The engine refuses, does not end the analysis when told to, or has ended.
    pub fn analyze(
        &mut self,
        command: &str,
        arguments: &str,
        time: Duration,
        mut on_line: impl FnMut(&str) -> Flow,
    ) -> Result<String, HostError> {
        self.send(command, arguments)?;
        let mut answer = self.receive(command, now() + time, &mut on_line)?;
        if answer.is_none() {
            self.process.send("\n".to_owned());
            answer = self.receive(command, now() + END_OF_ANALYSIS, |_| Flow::Continue)?;
        }
        match answer {
            Some(answer) => self.text(command, answer),
            None => {
                self.overdue += 1;
                Err(self
                    .error(HostErrorKind::Late { command: command.to_owned(), deadline: END_OF_ANALYSIS }))
            }
        }
    }

    /// Kills the engine and starts it anew. The position is gone: the caller sets it up again.
    ///
    /// # Errors
    /// As for [`Engine::start`]; the old engine is gone nevertheless.
    pub fn restart(&mut self) -> Result<(), HostError> {
        let restarts = self.restarts + 1;
        // The old process is to be gone before the new one wants its memory and files.
        self.kill();
        let fresh = Engine::start(&self.command)?;
        *self = Engine { restarts, ..fresh };
        Ok(())
    }

    /// Kills the engine and its children at once, and waits for it. Every later command finds that it has ended.
    pub fn kill(&mut self) {
        self.process.kill();
    }

    /// Asks the engine to end, and kills it if it has not after `grace`.
    pub fn quit(mut self, grace: Duration) {
        if self.send("quit", "").is_ok() {
            self.process.await_end(grace);
        }
    }

    fn send(&mut self, command: &str, arguments: &str) -> Result<(), HostError> {
        let request = Request::new(command, arguments).map_err(|_| {
            self.error(HostErrorKind::Unwritable { command: format!("{command} {arguments}") })
        })?;
        let request = request.numbered(self.next_id);
        // After four billion commands the numbers of the first come again, which nobody awaits any more.
        self.next_id = self.next_id.checked_add(1).unwrap_or(1);
        self.process.send(format!("{request}\n"));
        Ok(())
    }

    /// Waits for the answer to the last request until `end`; `None` if it has not come by then.
    fn receive(
        &mut self,
        command: &str,
        end: Instant,
        mut on_line: impl FnMut(&str) -> Flow,
    ) -> Result<Option<Response>, HostError> {
        let mut noise = 0;
        let mut stopped = false;
        loop {
            let left = end.saturating_duration_since(now());
            let received = match self.process.received.recv_timeout(left) {
                Ok(received) => received,
                Err(RecvTimeoutError::Timeout) => return Ok(None),
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(self.error(HostErrorKind::Ended { command: command.to_owned() }));
                }
            };
            match received {
                Received::Response(response) if self.is_awaited(&response) => return Ok(Some(response)),
                Received::Line(line) => stopped = stopped || self.pass_on(&line, &mut on_line),
                Received::Noise(line) => {
                    self.log.append_line(&line);
                    noise += 1;
                    if noise > MAX_NOISE {
                        return Err(self.error(HostErrorKind::garbage(command, &line)));
                    }
                }
                // Overdue answers.
                _ => {}
            }
        }
    }

    /// Passes on a line of the awaited answer; whether the engine was told that it is enough.
    fn pass_on(&self, line: &str, on_line: &mut impl FnMut(&str) -> Flow) -> bool {
        if self.overdue > 0 || on_line(line) == Flow::Continue {
            return false;
        }
        self.process.send("\n".to_owned());
        true
    }

    /// Whether this answers the last request. Engines that do not repeat numbers are believed to answer in order.
    fn is_awaited(&mut self, response: &Response) -> bool {
        let last = self.next_id.checked_sub(1).filter(|id| *id > 0).unwrap_or(u32::MAX);
        let awaited = match response.id {
            Some(id) => id == last,
            None => self.overdue == 0,
        };
        if awaited {
            // Answers come in order: those before it will not come any more.
            self.overdue = 0;
        } else {
            self.overdue = self.overdue.saturating_sub(1);
        }
        awaited
    }

    fn text(&self, command: &str, response: Response) -> Result<String, HostError> {
        response
            .result
            .map_err(|reply| self.error(HostErrorKind::Refused { command: command.to_owned(), reply }))
    }

    fn error(&self, kind: HostErrorKind) -> HostError {
        HostError::new(kind, self.log.text())
    }
}

/// The clock for deadlines.
#[expect(clippy::disallowed_methods, reason = "waiting for a process is what this crate is for")]
fn now() -> Instant {
    Instant::now()
}
