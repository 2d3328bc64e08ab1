//! KataGo's JSON analysis protocol: requests as lines of JSON, answers as lines of JSON, in the order in which they are
//! ready.
//!
//! One thread reads and the caller's writes; as many as there are workers take positions from a queue, the highest
//! priority first, then the oldest. A worker searches with one thread: for many positions that is fastest.

use std::io::{self, Read, Write};
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use serde_json::{Map, Value, json};
use tengen_gtp::LineReader;

use super::answer::{self, Stage};
use super::query::{self, Fault, Manner, Position};
use super::{Analyst, Look, Report};
use crate::gtp::NetworkInfo;
use crate::judge::Judge;
use crate::limits::Limits;
use crate::options::PlayerOptions;
use crate::stop::Stop;
use crate::watch::Stopwatch;

/// Positions that may wait: two hundred games of 250 moves. Each has its history with it.
const MAX_WAITING: usize = 50_000;

/// How many positions are analyzed at once, and with which settings.
#[derive(Clone, Debug)]
pub struct Service {
    /// Who judges.
    pub judge: Judge,
    /// What `query_models` says.
    pub network: NetworkInfo,
    /// Positions at once, at least 1.
    pub workers: u16,
    /// Visits where a query names none.
    pub visits: u32,
    /// Makes results repeatable.
    pub seed: u64,
}

/// A position that waits, or is being analyzed.
#[derive(Debug)]
struct Task {
    manner: Manner,
    position: Position,
    stop: Stop,
}

impl Task {
    /// Whether a request to end the analysis of `id` (of all without one) means this.
    fn is_meant(&self, id: Option<&str>, turns: Option<&[u64]>) -> bool {
        id.is_none_or(|id| id == self.manner.id)
            && turns.is_none_or(|turns| turns.contains(&(self.position.turn as u64)))
    }
}

/// What a running task is known by.
#[derive(Debug)]
struct Running {
    id: String,
    turn: u64,
    stop: Stop,
}

#[derive(Debug, Default)]
struct State {
    waiting: Vec<Task>,
    running: Vec<Running>,
    closed: bool,
}

/// What the threads share.
#[derive(Debug)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
    /// Lines for the thread that writes; it ends when nobody has this any more.
    output: Sender<Value>,
}

impl Service {
    /// Answers the requests of `input` on `output`. When the input ends, what was asked is answered and then this
    /// returns; when nobody reads the output any more, it returns at once.
    ///
    /// # Errors
    /// The output cannot be written.
    pub fn serve(self, input: impl Read + Send + 'static, output: &mut dyn Write) -> io::Result<()> {
        let (sender, lines) = mpsc::channel();
        let shared = Arc::new(Shared { state: Mutex::default(), changed: Condvar::new(), output: sender });
        let service = Arc::new(self);
        for _ in 0..service.workers.max(1) {
            let (service, shared) = (Arc::clone(&service), Arc::clone(&shared));
            thread::spawn(move || service.work(&shared));
        }
        thread::spawn(move || {
            service.read(input, &shared);
            shared.lock().closed = true;
            shared.changed.notify_all();
        });
        for line in lines {
            writeln!(output, "{line}")?;
            output.flush()?;
        }
        Ok(())
    }

    /// Input that can no longer be read has ended.
    fn read(&self, mut input: impl Read, shared: &Shared) {
        let mut lines = LineReader::default();
        let mut buffer = vec![0; 1 << 16];
        loop {
            let length = match input.read(&mut buffer) {
                Ok(0) => break,
                Ok(length) => length,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(_) => break,
            };
            lines.feed(&buffer[..length]);
            while let Some(line) = lines.next_line() {
                self.take(&line, shared);
            }
        }
        self.take(&lines.finish(), shared);
    }

    fn take(&self, line: &[u8], shared: &Shared) {
        if line.trim_ascii().is_empty() {
            return;
        }
        let Ok(Value::Object(object)) = serde_json::from_slice(line) else {
            let message = "Could not parse input line as json request".to_owned();
            return shared.write(answer::error(None, &Fault { field: None, message }));
        };
        let outcome = match object.get("action") {
            Some(action) => self.act(action, &object, shared),
            None => query::read(&object).and_then(|query| enqueue(query, shared)),
        };
        if let Err(fault) = outcome {
            shared.write(answer::error(object.get("id"), &fault));
        }
    }

    /// Everything that is no query; the answer is the request with something added.
    fn act(&self, action: &Value, object: &Map<String, Value>, shared: &Shared) -> Result<(), Fault> {
        let mut reply = object.clone();
        match action.as_str().unwrap_or_default() {
            "query_version" => {
                reply.insert("version".to_owned(), env!("CARGO_PKG_VERSION").into());
                reply.insert("git_hash".to_owned(), "<omitted>".into());
            }
            "query_models" => {
                reply.insert("models".to_owned(), self.models());
            }
            // Every position has its own tree and nothing else is kept.
            "clear_cache" => {}
            "terminate" => {
                let id = object.get("terminateId").and_then(Value::as_str);
                let id = id.ok_or_else(|| Fault::new("terminateId", "Expected a string"))?;
                shared.terminate(Some(id), turns(object)?.as_deref());
            }
            "terminate_all" => shared.terminate(None, turns(object)?.as_deref()),
            _ => {
                return Err(Fault::new(
                    "action",
                    "'action' field must be 'query_version' or 'query_models' or 'terminate' or 'terminate_all' or 'clear_cache'",
                ));
            }
        }
        shared.write(reply.into());
        Ok(())
    }

    fn models(&self) -> Value {
        json!([{
            "name": self.network.name,
            "internalName": self.network.internal_name,
            "maxBatchSize": 1,
            "usesHumanSLProfile": false,
            "usingFP16": "false",
            "version": self.network.version,
        }])
    }

    fn work(&self, shared: &Shared) {
        while let Some(task) = shared.next_task() {
            let report = self.analyze(&task, shared);
            let (manner, position) = (&task.manner, &task.position);
            shared.finish(&task);
            shared.write(match report {
                Some(report) => answer::result(manner, position, &report, Stage::Final),
                None => answer::nothing(&manner.id, position.turn),
            });
        }
    }

    fn analyze(&self, task: &Task, shared: &Shared) -> Option<Report> {
        let manner = &task.manner;
        let options = PlayerOptions { seed: self.seed, search: manner.search, ..PlayerOptions::default() };
        let limits = Limits {
            visits: Some(manner.visits.unwrap_or(self.visits)),
            time: manner.time,
            memory: Limits::default().memory / usize::from(self.workers.max(1)),
            ..Limits::default()
        };
        let game = task.position.game.clone();
        let mut analyst = Analyst::new(self.judge.clone(), options, game, manner.restrictions.clone());
        let mut since = Stopwatch::start();
        let see = &mut |look: Look<'_>| {
            if manner.every.is_some_and(|every| since.elapsed() >= every)
                && let Some(report) = look.report()
            {
                since = Stopwatch::start();
                shared.write(answer::result(manner, &task.position, &report, Stage::During));
            }
        };
        analyst.run(&limits, &task.stop, see)
    }
}

/// The turns that a request to end an analysis names; all without any.
fn turns(object: &Map<String, Value>) -> Result<Option<Vec<u64>>, Fault> {
    let fault = || Fault::new("turnNumbers", "Expected an array of integers");
    let Some(value) = object.get("turnNumbers") else { return Ok(None) };
    let turns = value.as_array().ok_or_else(fault)?.iter().map(Value::as_u64);
    turns.collect::<Option<_>>().map(Some).ok_or_else(fault)
}

fn enqueue(query: query::Query, shared: &Shared) -> Result<(), Fault> {
    for fault in &query.warnings {
        shared.write(answer::warning(&query.manner.id, fault));
    }
    let mut state = shared.lock();
    if state.waiting.len() + query.positions.len() > MAX_WAITING {
        return Err(Fault { field: None, message: format!("More than {MAX_WAITING} positions wait") });
    }
    let manner = query.manner;
    let task = |position| Task { manner: manner.clone(), position, stop: Stop::new() };
    state.waiting.extend(query.positions.into_iter().map(task));
    drop(state);
    shared.changed.notify_all();
    Ok(())
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next position, waiting for one; `None` once no more will come.
    fn next_task(&self) -> Option<Task> {
        let idle = |state: &mut State| state.waiting.is_empty() && !state.closed;
        let waited = self.changed.wait_while(self.lock(), idle);
        let mut state = waited.unwrap_or_else(PoisonError::into_inner);
        let highest = state.waiting.iter().map(|task| task.position.priority).max()?;
        // The order of the queue is that of arrival.
        let index = state.waiting.iter().position(|task| task.position.priority == highest)?;
        let task = state.waiting.remove(index);
        state.running.push(Running {
            id: task.manner.id.clone(),
            turn: task.position.turn as u64,
            stop: task.stop.clone(),
        });
        Some(task)
    }

    fn finish(&self, task: &Task) {
        let mut state = self.lock();
        let (id, turn) = (&task.manner.id, task.position.turn as u64);
        let is_it = |running: &Running| running.id == *id && running.turn == turn;
        if let Some(index) = state.running.iter().position(is_it) {
            state.running.swap_remove(index);
        }
    }

    /// Gives up what waits, and ends searches under way with what they know.
    fn terminate(&self, id: Option<&str>, turns: Option<&[u64]>) {
        let mut state = self.lock();
        let (given_up, waiting) =
            std::mem::take(&mut state.waiting).into_iter().partition(|task: &Task| task.is_meant(id, turns));
        state.waiting = waiting;
        for running in &state.running {
            if id.is_none_or(|id| id == running.id) && turns.is_none_or(|turns| turns.contains(&running.turn))
            {
                running.stop.stop();
            }
        }
        drop(state);
        let given_up: Vec<Task> = given_up;
        for task in given_up {
            self.write(answer::nothing(&task.manner.id, task.position.turn));
        }
    }

    /// Has a line written. When nobody writes any more, the process is about to end.
    fn write(&self, value: Value) {
        let _ = self.output.send(value);
    }
}
