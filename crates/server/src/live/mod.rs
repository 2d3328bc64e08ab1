//! Games being played: an actor for each, in front of the store.
//!
//! An actor is a cache of the log and never the truth: it can end at any moment and be rebuilt from the store. Nothing
//! is acknowledged or shown before it is committed.
//!
//! Read on: `actor` the life of a game in memory · `socket` one browser · `api` the addresses.

mod actor;
mod api;
mod brain;
mod create;
mod socket;

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{broadcast, mpsc, oneshot, watch};

use crate::game::engines::Engines;
use crate::game::{GameId, GameState, Player, Refused, Seats};
use crate::store::{Store, StoreError};
use crate::wire::{Color, CommandRequest, Refusal, Reply, Text, View};

pub use api::router;
pub use create::{CreateError, JoinError};

/// How long a game that nobody looks at stays in memory.
const IDLE: Duration = Duration::from_secs(60);

/// Messages that may wait for one game.
const MAILBOX: usize = 64;

/// Notices that a browser may be behind.
const NOTICES: usize = 8;

/// Whole addresses for a path such as `/j/XXXX`: the public one, or those in the local network.
pub type Links = Arc<dyn Fn(&str) -> Vec<String> + Send + Sync>;

/// All games: where they are kept, who thinks for the computer, and those in memory. Cheap to clone.
#[derive(Clone)]
pub struct Games {
    shared: Arc<Shared>,
}

struct Shared {
    store: Arc<dyn Store>,
    engines: Arc<dyn Engines>,
    links: Links,
    restarting: watch::Receiver<bool>,
    idle: Duration,
    live: Mutex<HashMap<GameId, Live>>,
}

impl fmt::Debug for Games {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Games").field("store", &self.shared.store).finish_non_exhaustive()
    }
}

/// A game in memory.
#[derive(Clone, Debug)]
pub struct Live {
    mailbox: mpsc::Sender<Mail>,
    shown: watch::Receiver<Shown>,
    notices: broadcast::Sender<Text>,
}

/// The view that everybody gets, serialized once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Shown {
    n: u32,
    /// The whole message of type `view`.
    message: Utf8Bytes,
}

/// What an actor is told.
#[derive(Debug)]
enum Mail {
    Command {
        seats: Seats,
        request: CommandRequest,
        reply: oneshot::Sender<Reply>,
    },
    Join {
        color: Color,
        player: Player,
        reply: oneshot::Sender<Result<(), JoinError>>,
    },
    Attach(Seats),
    Detach(Seats),
    View(oneshot::Sender<View>),
    State(oneshot::Sender<GameState>),
    /// Ends the actor as a crash would.
    End,
}

/// A game cannot be brought into memory.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LiveError {
    /// There is none of this number.
    #[error("no such game")]
    Unknown,
    /// Its log makes no game.
    #[error("the log of the game is broken: {0}")]
    Broken(Refused),
    /// The store fails.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The actor ended while it was asked, twice in a row.
    #[error("the game does not answer")]
    Gone,
}

impl Games {
    /// No games in memory yet. `restarting` becomes true when the server is about to end.
    #[must_use]
    pub fn new(
        store: Arc<dyn Store>,
        engines: Arc<dyn Engines>,
        links: Links,
        restarting: watch::Receiver<bool>,
    ) -> Games {
        let live = Mutex::default();
        Games { shared: Arc::new(Shared { store, engines, links, restarting, idle: IDLE, live }) }
    }

    /// Where the games are kept.
    #[must_use]
    pub fn store(&self) -> &dyn Store {
        &*self.shared.store
    }

    /// Number of games in memory.
    #[must_use]
    pub fn live_count(&self) -> usize {
        self.live().len()
    }

    fn live(&self) -> MutexGuard<'_, HashMap<GameId, Live>> {
        self.shared.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The game in memory, brought there if need be.
    ///
    /// # Errors
    /// There is no such game, or the store fails.
    pub async fn open(&self, id: &GameId) -> Result<Live, LiveError> {
        if let Some(live) = self.running(id) {
            return Ok(live);
        }
        let events = self.shared.store.load(id, 0).await?;
        if events.is_empty() {
            return Err(LiveError::Unknown);
        }
        let commands = events.iter().filter_map(|event| Some((event.command.clone()?, event.n))).collect();
        let state = GameState::replay(events.iter().map(|stored| &stored.event));
        let state = state.map_err(LiveError::Broken)?;
        let mut live = self.live();
        // Somebody else may have been as fast.
        if let Some(other) = live.get(id).filter(|other| !other.mailbox.is_closed()) {
            return Ok(other.clone());
        }
        let started = actor::start(self.clone(), id.clone(), state, commands);
        live.insert(id.clone(), started.clone());
        Ok(started)
    }

    fn running(&self, id: &GameId) -> Option<Live> {
        self.live().get(id).filter(|live| !live.mailbox.is_closed()).cloned()
    }

    /// Forgets an actor that has ended, unless another has taken its place.
    fn forget(&self, id: &GameId, mailbox: &mpsc::Sender<Mail>) {
        let mut live = self.live();
        if live.get(id).is_some_and(|known| known.mailbox.same_channel(mailbox)) {
            live.remove(id);
        }
    }

    /// Ends the actor of a game as a crash would, if there is one: for tests of recovery.
    pub async fn end(&self, id: &GameId) {
        if let Some(live) = self.running(id) {
            // A closed mailbox is an actor that has ended.
            let _ = live.mailbox.send(Mail::End).await;
            live.mailbox.closed().await;
        }
    }

    /// Carries out a command for whoever plays `seats`. The same command again gets the same answer.
    pub async fn command(&self, id: &GameId, seats: Seats, request: CommandRequest) -> Reply {
        let ask = |reply| Mail::Command { seats, request: request.clone(), reply };
        self.ask(id, ask).await.unwrap_or_else(|error| Reply::Refused(error.refusal()))
    }

    /// The game as everybody sees it.
    ///
    /// # Errors
    /// There is no such game, or the store fails.
    pub async fn view(&self, id: &GameId) -> Result<View, LiveError> {
        self.ask(id, Mail::View).await
    }

    /// The state of the game.
    ///
    /// # Errors
    /// There is no such game, or the store fails.
    pub async fn state(&self, id: &GameId) -> Result<GameState, LiveError> {
        self.ask(id, Mail::State).await
    }

    /// Asks the actor, and a second one if the first ends meanwhile.
    async fn ask<T>(&self, id: &GameId, mail: impl Fn(oneshot::Sender<T>) -> Mail) -> Result<T, LiveError> {
        for _ in 0..3 {
            let live = self.open(id).await?;
            let (reply, answer) = oneshot::channel();
            if live.mailbox.send(mail(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok(answer);
            }
        }
        Err(LiveError::Gone)
    }
}

impl LiveError {
    /// What to tell the person.
    #[must_use]
    pub fn refusal(&self) -> Refusal {
        match self {
            LiveError::Unknown => Refusal::new("error-not-found"),
            LiveError::Store(error) => storage_refusal(error),
            LiveError::Broken(_) | LiveError::Gone => Refusal::new("refusal-storage"),
        }
    }
}

/// What to tell the person when nothing can be written.
pub(crate) fn storage_refusal(error: &StoreError) -> Refusal {
    Refusal::new(match error {
        StoreError::Full => "refusal-storage-full",
        StoreError::ReadOnly => "refusal-storage-read-only",
        _ => "refusal-storage",
    })
}

/// Milliseconds since 1970.
fn now() -> i64 {
    #[expect(clippy::disallowed_methods, reason = "events carry the time at which the server saw them")]
    let now = std::time::SystemTime::now();
    let since = now.duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
