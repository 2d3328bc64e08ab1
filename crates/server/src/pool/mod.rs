//! Engines as processes: a few of them for all games, and a queue before them.
//!
//! Read in this order: [`Pool`] takes requests, `queue` keeps them in order, `worker` is a thread for one at a time,
//! `desk` the conversation with it.
//!
//! # Invariants
//! - At most [`Config::max_engines`](crate::config::Config::max_engines) engines think at once, never two of them for
//!   the same game.
//! - Every request ends: with an answer, with a failure, or taken back. No engine is waited for longer than its
//!   deadline, and a request that fails is tried once more with a new engine.

mod desk;
mod queue;
mod status;
mod worker;

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use futures_util::future::BoxFuture;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Duration, sleep};

use crate::config::{Config, NamedEngine};
use crate::game::engines::{
    EngineFailure, EngineMove, Engines, Judgement, MoveRequest, Offered, Pace, Progress, StatusRequest,
};
use queue::{Answer, Control, Job, Queue, Task};

/// How often an engine is told to hurry: the first time may come before it has begun to think.
const HURRY_AGAIN: Duration = Duration::from_millis(200);

/// How often an engine is hurried when the server ends, before it is left behind: some seconds.
const HURRIES_AT_THE_END: usize = 20;

/// Engines for all games of a server.
pub struct Pool {
    queue: Arc<Queue>,
    engines: Arc<[NamedEngine]>,
    workers: Mutex<Vec<JoinHandle<()>>>,
}

impl Pool {
    /// A pool of the engines of the configuration. Processes are started when they are first needed.
    #[must_use]
    pub fn new(config: &Config) -> Pool {
        let queue = Arc::new(Queue::default());
        let engines: Arc<[NamedEngine]> = config.engines.clone().into();
        let start = |_| {
            let (queue, engines) = (Arc::clone(&queue), Arc::clone(&engines));
            std::thread::spawn(move || worker::run(&queue, &engines))
        };
        let count = if engines.is_empty() { 0 } else { config.max_engines.max(1) };
        let workers = Mutex::new((0..count).map(start).collect());
        Pool { queue, engines, workers }
    }

    /// Ends all engines, and blocks until they have ended. Requests that wait fail; one that is thought about ends as soon as its engine hurries.
    pub fn close(&self) {
        self.queue.close();
        let workers = std::mem::take(&mut *self.workers.lock().unwrap_or_else(PoisonError::into_inner));
        for worker in workers {
            for _ in 0..HURRIES_AT_THE_END {
                if worker.is_finished() {
                    break;
                }
                self.queue.hurry_all();
                std::thread::sleep(HURRY_AGAIN);
            }
            // One that still waits for a deaf engine ends with the process.
            if worker.is_finished() {
                // A worker that panicked has nothing left to end.
                let _ = worker.join();
            }
        }
    }

    fn ask<T: Send + 'static>(&self, request: Request<T>) -> BoxFuture<'static, Result<T, EngineFailure>> {
        let Request { task, progress, pace, read } = request;
        let name = task.position().engine.as_deref();
        let Some(engine) = place(&self.engines, name) else {
            return Box::pin(async { Err(EngineFailure::None) });
        };
        let (answer, answered) = oneshot::channel();
        let control = Arc::new(Control::default());
        let taken_back = TakeBack(Arc::clone(&control));
        let job = Job { task, engine, progress, answer, control: Arc::clone(&control) };
        let queued = self.queue.push(job);
        Box::pin(async move {
            let _taken_back = taken_back;
            queued?;
            let answer = await_answer(answered, pace, &control).await;
            answer.and_then(|answer| read(answer).ok_or_else(|| EngineFailure::Broken("mixed up".to_owned())))
        })
    }
}

/// The place of the engine of this name, or of the first one if none is named.
fn place(engines: &[NamedEngine], name: Option<&str>) -> Option<usize> {
    engines.iter().position(|engine| name.is_none_or(|name| name == engine.name))
}

/// A request of either kind, and how its answer is read.
struct Request<T> {
    task: Task,
    progress: mpsc::UnboundedSender<Progress>,
    pace: Option<watch::Receiver<Pace>>,
    read: fn(Answer) -> Option<T>,
}

/// When the future is dropped before its end, nobody wants the answer any more.
struct TakeBack(Arc<Control>);

impl Drop for TakeBack {
    fn drop(&mut self) {
        if !self.0.take_back() {
            return;
        }
        // The engine works on it, and may not have begun to think when it was told.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            let control = Arc::clone(&self.0);
            runtime.spawn(async move {
                while control.hurry() {
                    sleep(HURRY_AGAIN).await;
                }
            });
        }
    }
}

async fn await_answer(
    mut answered: oneshot::Receiver<Result<Answer, EngineFailure>>,
    pace: Option<watch::Receiver<Pace>>,
    control: &Control,
) -> Result<Answer, EngineFailure> {
    // A sender that is gone without an answer is a worker that panicked.
    let lost = || EngineFailure::Broken("the thread of the engine ended".to_owned());
    tokio::select! {
        answer = &mut answered => return answer.unwrap_or_else(|_| Err(lost())),
        () = wait_for_hurry(pace) => {}
    }
    loop {
        control.hurry();
        tokio::select! {
            answer = &mut answered => return answer.unwrap_or_else(|_| Err(lost())),
            () = sleep(HURRY_AGAIN) => {}
        }
    }
}

/// Ends when the person does not want to wait; never, if nobody can say so.
async fn wait_for_hurry(pace: Option<watch::Receiver<Pace>>) {
    if let Some(mut pace) = pace
        && pace.wait_for(|pace| *pace == Pace::Now).await.is_ok()
    {
        return;
    }
    std::future::pending().await
}

impl Engines for Pool {
    fn find(&self, name: Option<&str>) -> Option<Offered> {
        let engine = &self.engines[place(&self.engines, name)?];
        Some(Offered { name: engine.name.clone(), largest_board: engine.largest_board })
    }

    fn genmove(&self, request: MoveRequest) -> BoxFuture<'static, Result<EngineMove, EngineFailure>> {
        let progress = request.progress.clone();
        let pace = Some(request.pace.clone());
        let read = |answer| match answer {
            Answer::Move(played) => Some(played),
            Answer::Statuses(_) => None,
        };
        self.ask(Request { task: Task::Move(request), progress, pace, read })
    }

    fn statuses(&self, request: StatusRequest) -> BoxFuture<'static, Result<Vec<Judgement>, EngineFailure>> {
        let progress = request.progress.clone();
        let read = |answer| match answer {
            Answer::Statuses(statuses) => Some(statuses),
            Answer::Move(_) => None,
        };
        self.ask(Request { task: Task::Statuses(request), progress, pace: None, read })
    }
}

impl fmt::Debug for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pool").field("engines", &self.engines).finish_non_exhaustive()
    }
}
