//! A thread for one thinking engine at a time: it takes requests from the queue, and keeps the engines that it has
//! started alive between them.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use tengen_engine_host::{HostError, HostErrorKind};

use super::desk::Desk;
use super::queue::{Answer, Job, Next, Queue, Task};
use crate::config::NamedEngine;
use crate::game::engines::{EngineFailure, Progress};

/// How long an engine may be idle before its memory is given back.
const IDLE: Duration = Duration::from_secs(600);

/// How often a request is tried: an engine may crash once.
const TRIES: usize = 2;

/// Works until the queue is closed.
pub(super) fn run(queue: &Queue, engines: &[NamedEngine]) {
    let mut desks: Vec<Option<Desk>> = engines.iter().map(|_| None).collect();
    loop {
        match queue.next(IDLE) {
            Next::Job(job) => {
                let control = std::sync::Arc::clone(&job.control);
                let (engine, desk) = (&engines[job.engine], &mut desks[job.engine]);
                // The place of the request must become free whatever happens.
                if catch_unwind(AssertUnwindSafe(|| work(*job, desk, engine))).is_err() {
                    tracing::error!(engine = engine.name, "the thread of an engine panicked");
                    *desk = None;
                }
                control.connect(None);
                queue.finish(&control);
            }
            Next::Nothing => desks.fill_with(|| None),
            Next::Closed => return,
        }
    }
}

fn work(job: Job, desk: &mut Option<Desk>, engine: &NamedEngine) {
    let mut failure = EngineFailure::None;
    for attempt in 1..=TRIES {
        if job.control.is_taken_back() {
            return;
        }
        match attempt_once(&job, desk, engine) {
            Ok(answer) => {
                // Nobody may want it any more.
                let _ = job.answer.send(Ok(answer));
                return;
            }
            Err(error) => {
                *desk = None;
                failure = failure_of(&error);
                note(engine, &error);
                if !is_worth_another_try(&error) {
                    break;
                }
                if attempt < TRIES {
                    job.tell(Progress::Restarted);
                }
            }
        }
    }
    let _ = job.answer.send(Err(failure));
}

fn attempt_once(job: &Job, desk: &mut Option<Desk>, engine: &NamedEngine) -> Result<Answer, HostError> {
    let desk = match desk {
        Some(desk) => desk,
        None => desk.insert(Desk::open(engine)?),
    };
    desk.set_up(job.task.position())?;
    job.tell(Progress::Thinking);
    job.control.connect(Some(desk.aside()));
    let answer = match &job.task {
        Task::Move(request) => desk.choose(request).map(Answer::Move),
        Task::Statuses(_) => desk.judge().map(Answer::Statuses),
    };
    job.control.connect(None);
    answer
}

/// An engine that refuses refuses again; anything else may have been bad luck.
fn is_worth_another_try(error: &HostError) -> bool {
    !matches!(error.kind(), HostErrorKind::Refused { .. } | HostErrorKind::Unwritable { .. })
}

fn failure_of(error: &HostError) -> EngineFailure {
    match error.kind() {
        HostErrorKind::Refused { command, .. } if command.ends_with("boardsize") => EngineFailure::None,
        _ => EngineFailure::Broken(error.to_string()),
    }
}

fn note(engine: &NamedEngine, error: &HostError) {
    metrics::counter!("tengen_engine_failures_total").increment(1);
    let log = error.log();
    let start = log.char_indices().rev().nth(500).map_or(0, |(start, _)| start);
    tracing::warn!(engine = engine.name, %error, log = &log[start..], "an engine failed");
}
