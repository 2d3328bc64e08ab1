//! The process of an engine, and the threads that move its bytes.

use std::io::{Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, Sender, SyncSender};
use std::sync::{Arc, Weak};
use std::thread;
use std::time::Duration;

use tengen_gtp::{Received, Request, RequestError, ResponseReader};

use crate::command::EngineCommand;
use crate::log::Log;

/// Received items that wait to be looked at. When they are that many the reader stops, the pipe fills, and an engine that
/// writes without end waits too, instead of filling the memory.
const MAX_WAITING: usize = 1024;

/// How many bytes are read at once.
const PIECE: usize = 16 << 10;

/// The unit of times in `/proc`, which Linux fixed at a hundredth of a second for programs.
const TICKS_PER_SECOND: u64 = 100;

/// How often an ending process is looked at.
const POLL: Duration = Duration::from_millis(2);

/// A running engine: lines go into `requests`, what it answers comes out of `received`, which is closed when the engine
/// has closed its output.
///
/// # Invariants
/// The process is killed and waited for when this is dropped: there is no zombie.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    requests: Option<Arc<Sender<String>>>,
    is_gone: bool,
    pub(crate) received: Receiver<Received>,
}

impl Process {
    /// Starts an engine. What it writes to its standard error goes to `log`.
    pub(crate) fn start(command: &EngineCommand, log: &Log) -> std::io::Result<Process> {
        let mut child = prepare(command).spawn()?;
        group::set_niceness(&child, command.niceness);
        let (requests, lines) = mpsc::channel();
        let (sender, received) = mpsc::sync_channel(MAX_WAITING);
        // All three are pipes, as `prepare` asked.
        if let Some(stdin) = child.stdin.take() {
            thread::spawn(move || write_lines(stdin, &lines));
        }
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || read_responses(stdout, &sender));
        }
        if let Some(stderr) = child.stderr.take() {
            let log = log.clone();
            thread::spawn(move || read_log(stderr, &log));
        }
        Ok(Process { child, requests: Some(Arc::new(requests)), is_gone: false, received })
    }

    /// Hands over a line with its end. It is written when the engine reads; a caller never waits for that.
    pub(crate) fn send(&self, line: String) {
        if let Some(requests) = &self.requests {
            // Fails if the writer has ended because the engine has; the missing answer will tell.
            let _ = requests.send(line);
        }
    }

    /// A second way to the engine's input, which does not keep it open.
    pub(crate) fn aside(&self) -> Aside {
        Aside { requests: self.requests.as_ref().map(Arc::downgrade).unwrap_or_default() }
    }

    /// Gives the engine `grace` to end by itself.
    pub(crate) fn await_end(&mut self, grace: Duration) {
        // The end of its input tells an engine that did not understand `quit`.
        self.requests = None;
        let mut waited = Duration::ZERO;
        while waited < grace && !group::has_ended(&self.child) {
            thread::sleep(POLL);
            waited += POLL;
        }
    }

    /// Kills the engine and its children, and waits for it. Does nothing the second time.
    pub(crate) fn kill(&mut self) {
        // Once the process is waited for, its number may be given to another.
        if !std::mem::replace(&mut self.is_gone, true) {
            self.requests = None;
            group::kill(&mut self.child);
            let _ = self.child.wait();
        }
    }

    /// The processor time used so far, from Linux's `/proc/ID/stat`.
    pub(crate) fn cpu_time(&self) -> Option<Duration> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.id())).ok()?;
        // The name of the program, in parentheses, may hold anything; user and system time are fields 14 and 15.
        let (_, fields) = stat.rsplit_once(") ")?;
        let mut times = fields.split(' ').skip(11).take(2).map(str::parse::<u64>);
        let ticks = times.next()?.ok()? + times.next()?.ok()?;
        Some(Duration::from_millis(ticks.saturating_mul(1000 / TICKS_PER_SECOND)))
    }

    /// The number of the process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }
}

/// Speaks to an engine while another thread waits for its answer.
#[derive(Clone, Debug)]
pub struct Aside {
    requests: Weak<Sender<String>>,
}

impl Aside {
    /// Sends a command whose answer nobody awaits, such as one that ends a search early. Does nothing if the engine has
    /// ended.
    ///
    /// # Errors
    /// The command is not one word.
    pub fn tell(&self, command: &str) -> Result<(), RequestError> {
        // No awaited request has this number, so the answer is known to be none of theirs.
        let request = Request::new(command, "")?.numbered(0);
        if let Some(requests) = self.requests.upgrade() {
            let _ = requests.send(format!("{request}\n"));
        }
        Ok(())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

fn prepare(command: &EngineCommand) -> Command {
    let mut prepared = Command::new(&command.program);
    prepared.args(&command.arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    if let Some(folder) = &command.folder {
        prepared.current_dir(folder);
    }
    group::lead(&mut prepared);
    prepared
}

fn write_lines(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn read_responses(mut stdout: impl Read, sender: &SyncSender<Received>) {
    let mut reader = ResponseReader::default();
    let mut piece = [0; PIECE];
    while let Ok(count) = stdout.read(&mut piece) {
        if count == 0 {
            break;
        }
        reader.feed(&piece[..count]);
        while let Some(received) = reader.next_received() {
            if sender.send(received).is_err() {
                return;
            }
        }
    }
    if let Some(rest) = reader.finish() {
        let _ = sender.send(rest);
    }
}

fn read_log(mut stderr: impl Read, log: &Log) {
    let mut piece = [0; PIECE];
    while let Ok(count) = stderr.read(&mut piece) {
        if count == 0 {
            return;
        }
        log.append(&piece[..count]);
    }
}

/// An engine leads a process group of its own, so that its children end with it, and so that a Ctrl-C in the terminal
/// does not reach it before its host.
#[cfg(unix)]
mod group {
    use std::os::unix::process::CommandExt as _;
    use std::process::{Child, Command};

    use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, setpriority_pgrp, waitid};

    pub(super) fn lead(command: &mut Command) {
        command.process_group(0);
    }

    pub(super) fn set_niceness(child: &Child, niceness: u8) {
        if niceness > 0 {
            // An engine that cannot be made patient still works.
            let _ = setpriority_pgrp(Some(Pid::from_child(child)), i32::from(niceness));
        }
    }

    /// Whether the process has ended; it still is to be waited for.
    pub(super) fn has_ended(child: &Child) -> bool {
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        !matches!(waitid(WaitId::Pid(Pid::from_child(child)), options), Ok(None))
    }

    pub(super) fn kill(child: &mut Child) {
        // Fails only if nobody is left.
        let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
    }
}

#[cfg(not(unix))]
mod group {
    use std::process::{Child, Command};

    pub(super) fn lead(_: &mut Command) {}

    pub(super) fn set_niceness(_: &Child, _: u8) {}

    /// Not known without waiting: the grace is waited out.
    pub(super) fn has_ended(_: &Child) -> bool {
        false
    }

    pub(super) fn kill(child: &mut Child) {
        let _ = child.kill();
    }
}
