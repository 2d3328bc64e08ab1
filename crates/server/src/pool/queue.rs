//! Requests in the order in which they came.

use std::collections::{HashSet, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tengen_engine_host::Aside;
use tokio::sync::{mpsc, oneshot};

use crate::game::engines::{
    EngineFailure, EngineMove, EnginePosition, Judgement, MoveRequest, Progress, StatusRequest,
};

/// The most requests that wait. At a few seconds for each, whoever comes later would wait for a quarter of an hour.
const MAX_WAITING: usize = 256;

/// The command by which an engine is told to end its thinking now.
const HURRY: &str = "tengen-hurry";

/// What is asked of an engine.
#[derive(Debug)]
pub(super) enum Task {
    /// A move.
    Move(MoveRequest),
    /// Life and death.
    Statuses(StatusRequest),
}

impl Task {
    pub(super) fn position(&self) -> &EnginePosition {
        match self {
            Task::Move(request) => &request.position,
            Task::Statuses(request) => &request.position,
        }
    }
}

/// What an engine answers.
#[derive(Debug)]
pub(super) enum Answer {
    /// To [`Task::Move`].
    Move(EngineMove),
    /// To [`Task::Statuses`].
    Statuses(Vec<Judgement>),
}

/// A request with the way back to whoever made it.
#[derive(Debug)]
pub(super) struct Job {
    pub(super) task: Task,
    /// The place of the engine that is asked, among all engines.
    pub(super) engine: usize,
    pub(super) progress: mpsc::UnboundedSender<Progress>,
    pub(super) answer: oneshot::Sender<Result<Answer, EngineFailure>>,
    pub(super) control: Arc<Control>,
}

impl Job {
    /// Tells how it goes; nobody may be listening.
    pub(super) fn tell(&self, progress: Progress) {
        let _ = self.progress.send(progress);
    }
}

/// How whoever made a request reaches the engine that works on it.
#[derive(Debug, Default)]
pub(super) struct Control {
    aside: Mutex<Option<Aside>>,
    is_taken_back: AtomicBool,
}

impl Control {
    /// Sets, or ends, the connection to the engine.
    pub(super) fn connect(&self, aside: Option<Aside>) {
        *self.lock() = aside;
    }

    /// Tells the engine not to think any longer, if it knows how to be told; whether an engine works on the request.
    pub(super) fn hurry(&self) -> bool {
        let aside = self.lock();
        if let Some(aside) = &*aside {
            let _ = aside.tell(HURRY);
        }
        aside.is_some()
    }

    /// Nobody wants the answer any more; whether an engine works on it.
    pub(super) fn take_back(&self) -> bool {
        self.is_taken_back.store(true, Ordering::Relaxed);
        self.hurry()
    }

    pub(super) fn is_taken_back(&self) -> bool {
        self.is_taken_back.load(Ordering::Relaxed)
    }

    fn lock(&self) -> MutexGuard<'_, Option<Aside>> {
        self.aside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What a worker finds in the queue.
#[derive(Debug)]
pub(super) enum Next {
    /// Work.
    Job(Box<Job>),
    /// Nothing came for as long as the worker wanted to wait.
    Nothing,
    /// There will be nothing any more.
    Closed,
}

/// Requests that wait, and the games of those that are worked on.
#[derive(Debug, Default)]
pub(super) struct Queue {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    waiting: VecDeque<Job>,
    running: Vec<(String, Arc<Control>)>,
    is_closed: bool,
}

impl State {
    /// The first request whose game no other engine is thinking about. Those taken back are forgotten on the way.
    fn take(&mut self) -> Option<Job> {
        self.waiting.retain(|job| !job.control.is_taken_back());
        let running: HashSet<&str> = self.running.iter().map(|(game, _)| game.as_str()).collect();
        let place =
            self.waiting.iter().position(|job| !running.contains(job.task.position().game.as_str()))?;
        let job = self.waiting.remove(place)?;
        self.running.push((job.task.position().game.clone(), Arc::clone(&job.control)));
        self.tell_places();
        Some(job)
    }

    /// Tells everybody who waits behind how many others.
    fn tell_places(&self) {
        for (place, job) in self.waiting.iter().enumerate() {
            job.tell(Progress::Queued(u32::try_from(place).unwrap_or(u32::MAX)));
        }
        metrics::gauge!("tengen_engine_queue").set(self.waiting.len() as f64);
    }
}

impl Queue {
    /// Adds a request.
    ///
    /// # Errors
    /// Too many wait, or the server is ending.
    pub(super) fn push(&self, job: Job) -> Result<(), EngineFailure> {
        let mut state = self.lock();
        if state.is_closed {
            return Err(EngineFailure::None);
        }
        state.waiting.retain(|job| !job.control.is_taken_back());
        if state.waiting.len() >= MAX_WAITING {
            return Err(EngineFailure::Busy);
        }
        job.tell(Progress::Queued(u32::try_from(state.waiting.len()).unwrap_or(u32::MAX)));
        state.waiting.push_back(job);
        drop(state);
        self.changed.notify_all();
        Ok(())
    }

    /// Waits for work, at most for `patience`.
    pub(super) fn next(&self, patience: Duration) -> Next {
        let mut found = None;
        let wait_on = |state: &mut State| {
            found = state.take();
            found.is_none() && !state.is_closed
        };
        let waited = self.changed.wait_timeout_while(self.lock(), patience, wait_on);
        let (state, _) = waited.unwrap_or_else(PoisonError::into_inner);
        match found {
            Some(job) => Next::Job(Box::new(job)),
            None if state.is_closed => Next::Closed,
            None => Next::Nothing,
        }
    }

    /// Notes that nobody works for this game any more.
    pub(super) fn finish(&self, control: &Arc<Control>) {
        self.lock().running.retain(|(_, other)| !Arc::ptr_eq(other, control));
        self.changed.notify_all();
    }

    /// Refuses everything from now on.
    pub(super) fn close(&self) {
        let mut state = self.lock();
        state.is_closed = true;
        for job in state.waiting.drain(..) {
            let _ = job.answer.send(Err(EngineFailure::None));
        }
        drop(state);
        self.changed.notify_all();
    }

    /// Tells all engines that think to end it.
    pub(super) fn hurry_all(&self) {
        for (_, control) in &self.lock().running {
            control.hurry();
        }
    }

    /// The state cannot be left half changed: nothing under the lock panics.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
