//! Where games are kept: a log of events for each game, and who may sit where.
//!
//! An event is `(game, n, kind, payload, at)`. [`Store::append`] returns only after the events are committed: what was
//! acknowledged to anybody survives a crash. The unique key `(game, n)` decides every race; the loser reads what it
//! missed and tries again.

mod memory;
mod sqlite;

use std::fmt;

use futures_util::future::BoxFuture;
use tengen_rules::Color;

use crate::game::{Event, GameId, Seats};
use crate::token::TokenHash;

pub use memory::MemoryStore;
pub use sqlite::SqliteStore;

/// An event as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEvent {
    /// Its number in the game, from 1.
    pub n: u32,
    /// What happened.
    pub event: Event,
    /// The command that it was the last event of, if it came from one.
    pub command: Option<String>,
    /// When: milliseconds since 1970.
    pub at: i64,
}

/// Events to be added to a game.
#[derive(Clone, Debug)]
pub struct Append {
    /// The game.
    pub game: GameId,
    /// The number of its last event, as far as the writer knows.
    pub expected: u32,
    /// The events that follow.
    pub events: Vec<Event>,
    /// The command that they come from.
    pub command: Option<String>,
    /// When: milliseconds since 1970.
    pub at: i64,
}

/// A game to be created, with the seat of its creator.
#[derive(Clone, Debug)]
pub struct NewGameRow {
    /// The game.
    pub game: GameId,
    /// The browser that creates it.
    pub browser: TokenHash,
    /// What the browser calls the creation: the same again is the same game.
    pub client_id: String,
    /// Its first events.
    pub events: Vec<Event>,
    /// The creator's seat.
    pub seat: SeatRow,
    /// The invitation to the other seat.
    pub invite: Option<InviteRow>,
    /// When: milliseconds since 1970.
    pub at: i64,
}

/// Who may sit where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// The hash of what proves it.
    pub token: TokenHash,
    /// The game.
    pub game: GameId,
    /// The colors.
    pub seats: Seats,
    /// The browser that got it.
    pub browser: TokenHash,
}

/// An invitation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InviteRow {
    /// The hash of what the link contains.
    pub token: TokenHash,
    /// The game.
    pub game: GameId,
    /// The seat.
    pub color: Color,
    /// The browser that took it.
    pub taken_by: Option<TokenHash>,
}

/// One of the games of a browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrowserGame {
    /// The game.
    pub game: GameId,
    /// The colors that the browser plays in it.
    pub seats: Seats,
    /// When the last event happened: milliseconds since 1970.
    pub updated_at: i64,
}

/// Whether a game was created.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Creation {
    /// It was.
    New,
    /// The browser had created this one before.
    Already(GameId),
}

/// Whether an invitation was taken up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// By this browser, now or before.
    Yours(InviteRow),
    /// By another browser.
    Taken,
    /// There is no such invitation.
    Unknown,
}

/// The store does not do what it is there for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// No room.
    #[error("the disk is full")]
    Full,
    /// No permission, or no such folder.
    #[error("the file or its folder cannot be written")]
    ReadOnly,
    /// The database was written by a later version.
    #[error("the database has version {0}, which this program does not know")]
    TooNew(i64),
    /// What was stored makes no sense.
    #[error("game {game}, event {n}: {why}")]
    Corrupt {
        /// The game.
        game: String,
        /// The event.
        n: i64,
        /// What is wrong.
        why: String,
    },
    /// Anything else.
    #[error("the database fails: {0}")]
    Failed(String),
}

/// Events were not added.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum AppendError {
    /// Somebody else was faster: the game has other events by now.
    #[error("the game has events that the writer does not know")]
    Conflict,
    /// The command was carried out before; this was its last event.
    #[error("the command was carried out before, by event {0}")]
    Repeated(u32),
    /// The store fails.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Games, seats and invitations. Every method that writes returns only after the commit.
pub trait Store: fmt::Debug + Send + Sync + 'static {
    /// Creates a game, unless the browser has done so before.
    fn create(&self, row: NewGameRow) -> BoxFuture<'_, Result<Creation, StoreError>>;

    /// Adds events to a game; all of them or none.
    fn append(&self, append: Append) -> BoxFuture<'_, Result<(), AppendError>>;

    /// The events of a game with numbers above `after`, in order; none if there is no such game.
    fn load<'a>(
        &'a self,
        game: &'a GameId,
        after: u32,
    ) -> BoxFuture<'a, Result<Vec<StoredEvent>, StoreError>>;

    /// Adds a way to a seat.
    fn add_seat(&self, row: SeatRow) -> BoxFuture<'_, Result<(), StoreError>>;

    /// The seat that a token proves.
    fn seat(&self, token: TokenHash) -> BoxFuture<'_, Result<Option<SeatRow>, StoreError>>;

    /// The colors that a browser plays in a game.
    fn seats_of<'a>(
        &'a self,
        browser: TokenHash,
        game: &'a GameId,
    ) -> BoxFuture<'a, Result<Seats, StoreError>>;

    /// The games of a browser, the latest first, at most `limit`.
    fn games_of(&self, browser: TokenHash, limit: u32)
    -> BoxFuture<'_, Result<Vec<BrowserGame>, StoreError>>;

    /// Adds an invitation.
    fn add_invite(&self, row: InviteRow) -> BoxFuture<'_, Result<(), StoreError>>;

    /// An invitation.
    fn invite(&self, token: TokenHash) -> BoxFuture<'_, Result<Option<InviteRow>, StoreError>>;

    /// Takes an invitation up for a browser; every invitation to the same seat is taken with it.
    fn claim_invite(&self, token: TokenHash, browser: TokenHash) -> BoxFuture<'_, Result<Claim, StoreError>>;

    /// Whether it works at all: reads something.
    fn check(&self) -> BoxFuture<'_, Result<(), StoreError>>;
}
