//! The computer's part in one game: what is asked of the engines, and what has come of it.

use std::sync::Arc;

use tengen_rules::Color;
use tokio::sync::{mpsc, watch};
use tokio::task::AbortHandle;

use crate::game::engines::{
    EngineFailure, EngineMove, Engines, Judgement, MoveRequest, Pace, Progress, StatusRequest,
};
use crate::game::{GameState, OWN_ENGINE, Wanted};
use crate::wire::{ComputerState, Text};

/// What comes back from the engines.
#[derive(Debug)]
pub(super) enum Report {
    /// The state of the computer may have changed, and there may be something to tell.
    Progress(Option<Text>),
    /// A move.
    Move {
        /// For whom.
        color: Color,
        /// Which.
        chosen: EngineMove,
    },
    /// Life and death.
    Statuses(Vec<Judgement>),
    /// Nothing will come.
    Failed(EngineFailure),
}

/// What is asked: the same while the position and the question are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Question {
    wanted: Wanted,
    moves: usize,
    disputes: u32,
}

/// At most one question to the engines at a time.
pub(super) struct Brain {
    engines: Arc<dyn Engines>,
    job: Option<Job>,
    /// The question to which no answer came.
    failed: Option<Question>,
    state: Option<(ComputerState, u32)>,
}

struct Job {
    question: Question,
    /// The name of the engine, where it is not our own.
    engine: Option<String>,
    pace: watch::Sender<Pace>,
    progress: mpsc::UnboundedReceiver<Progress>,
    answer: mpsc::Receiver<Report>,
    task: AbortHandle,
}

impl Drop for Job {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Brain {
    pub(super) fn new(engines: Arc<dyn Engines>) -> Brain {
        Brain { engines, job: None, failed: None, state: None }
    }

    /// Whether an engine thinks.
    pub(super) fn is_busy(&self) -> bool {
        self.job.is_some()
    }

    /// What everybody sees of it.
    pub(super) fn state(&self) -> Option<(ComputerState, u32)> {
        self.state
    }

    /// Whether an engine can be asked about life and death here, and has not failed to answer.
    pub(super) fn can_judge(&self, state: &GameState) -> bool {
        let size = state.game().size();
        let limit = self.engines.find(state.engine()).map_or(0, |engine| engine.largest_board);
        let fits = size.cols().max(size.rows()) <= limit && size.cols().min(size.rows()) >= 2;
        let has_failed = self.failed.is_some_and(|question| {
            question.wanted == Wanted::Statuses && question == self.question(state, Wanted::Statuses)
        });
        fits && !has_failed
    }

    fn question(&self, state: &GameState, wanted: Wanted) -> Question {
        Question { wanted, moves: state.moves().len(), disputes: state.disputes() }
    }

    /// Asks what the state of the game wants, and takes back what it no longer wants.
    pub(super) fn want(&mut self, state: &GameState, id: &str) {
        let question = state.wanted().map(|wanted| self.question(state, wanted));
        if question.is_some() && question == self.job.as_ref().map(|job| job.question) {
            return;
        }
        self.job = None;
        if question.is_none() || question != self.failed {
            self.failed = None;
            self.state = None;
            self.job = question.and_then(|question| self.ask(state, id, question));
        }
        if self.job.is_some() {
            self.state = Some((ComputerState::Thinking, 0));
        }
    }

    fn ask(&self, state: &GameState, id: &str, question: Question) -> Option<Job> {
        let position = state.engine_position(id)?;
        let (pace, paced) = watch::channel(Pace::Normal);
        let (told, progress) = mpsc::unbounded_channel();
        let (reply, answer) = mpsc::channel(1);
        let task = match question.wanted {
            Wanted::Move { color, level } => {
                let placing = state.handicap_left();
                let request = MoveRequest { position, color, placing, level, pace: paced, progress: told };
                let chosen = self.engines.genmove(request);
                tokio::spawn(async move {
                    let report =
                        chosen.await.map_or_else(Report::Failed, |chosen| Report::Move { color, chosen });
                    // The game that asked may have gone.
                    let _ = reply.send(report).await;
                })
            }
            Wanted::Statuses => {
                let judged = self.engines.statuses(StatusRequest { position, progress: told });
                tokio::spawn(async move {
                    let _ = reply.send(judged.await.map_or_else(Report::Failed, Report::Statuses)).await;
                })
            }
        };
        let engine = state.engine().filter(|name| *name != OWN_ENGINE).map(str::to_owned);
        Some(Job { question, engine, pace, progress, answer, task: task.abort_handle() })
    }

    /// The next report; never while nothing is asked.
    pub(super) async fn report(&mut self) -> Option<Report> {
        let Some(job) = &mut self.job else { return std::future::pending().await };
        tokio::select! {
            biased;
            Some(progress) = job.progress.recv() => Some(Report::Progress(self.note(progress))),
            report = job.answer.recv() => {
                self.job = None;
                self.state = None;
                let broken = || Report::Failed(EngineFailure::Broken("its task ended".to_owned()));
                Some(report.unwrap_or_else(broken))
            }
        }
    }

    fn note(&mut self, progress: Progress) -> Option<Text> {
        let (state, text) = match progress {
            Progress::Queued(before) => ((ComputerState::Waiting, before), None),
            Progress::Thinking => ((ComputerState::Thinking, 0), None),
            Progress::Restarted => {
                let engine = self.job.as_ref().and_then(|job| job.engine.as_deref());
                ((ComputerState::Thinking, 0), Some(restarted(engine)))
            }
        };
        self.state = Some(state);
        text
    }

    /// No useful answer came to what the state of the game wants.
    pub(super) fn fail(&mut self, state: &GameState) {
        self.job = None;
        self.failed = state.wanted().map(|wanted| self.question(state, wanted));
        self.state = Some((ComputerState::Failed, 0));
    }

    /// Makes the engine answer now, or asks again after a failure. Returns whether there was anything to do.
    pub(super) fn hurry(&mut self) -> bool {
        if let Some(job) = &self.job {
            return job.pace.send(Pace::Now).is_ok();
        }
        self.failed.take().is_some()
    }
}

fn restarted(engine: Option<&str>) -> Text {
    match engine {
        Some(name) => Text::new("notice-engine-restarted-name").text("engine", name),
        None => Text::new("notice-engine-restarted"),
    }
}
