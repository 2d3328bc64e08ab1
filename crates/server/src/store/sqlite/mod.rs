//! The embedded store: one SQLite file in write-ahead mode, each commit on the disk before it is acknowledged.
//!
//! One task writes. It commits together whatever has come in while the last commit was on its way to the disk, so
//! that many games share the cost of one; readers have connections of their own.

mod rows;
mod schema;
mod writer;

use std::fs::OpenOptions;
use std::io::ErrorKind;
use std::path::Path;
use std::time::Duration;

use futures_util::future::BoxFuture;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Row as _, SqliteConnection};

use super::{
    Append, AppendError, BrowserGame, Claim, Creation, InviteRow, NewGameRow, SeatRow, Store, StoreError,
    StoredEvent,
};
use crate::game::{GameId, Seats};
use crate::token::TokenHash;
use writer::Writer;

/// Connections for reading. Each has a thread and a cache of its own.
const READERS: u32 = 2;

/// How long a connection waits for another process, such as a backup, that has locked the file.
const BUSY: Duration = Duration::from_secs(5);

/// Games in an SQLite file.
#[derive(Debug)]
pub struct SqliteStore {
    readers: SqlitePool,
    writer: Writer,
}

impl SqliteStore {
    /// Opens the file, creates it if there is none, and brings it to the present version.
    ///
    /// # Errors
    /// It cannot be written, is no database, or was written by a later version.
    pub async fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        check_permission(path)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(BUSY)
            .foreign_keys(true)
            .disable_statement_logging();
        let mut connection = options.connect().await.map_err(failed)?;
        schema::migrate(&mut connection).await?;
        check_writable(&mut connection).await?;
        let readers = SqlitePoolOptions::new().max_connections(READERS);
        let readers = readers.connect_lazy_with(options.read_only(true).create_if_missing(false));
        Ok(SqliteStore { readers, writer: Writer::start(connection)? })
    }

    /// Finishes what is on its way to the disk and closes the file. The writer is the last to leave: whoever does
    /// brings the log into the database and removes it, so that one file remains.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.stop().await;
    }

    async fn load_events(&self, game: &GameId, after: u32) -> Result<Vec<StoredEvent>, StoreError> {
        let query =
            sqlx::query("SELECT n, payload, command, at FROM events WHERE game = ? AND n > ? ORDER BY n");
        let query = query.bind(game.as_str()).bind(after);
        let rows = query.fetch_all(&self.readers).await.map_err(failed)?;
        rows.iter().map(|row| rows::event(game, row)).collect()
    }

    async fn find_seat(&self, token: TokenHash) -> Result<Option<SeatRow>, StoreError> {
        let query = sqlx::query("SELECT token, game, seats, browser FROM seats WHERE token = ?");
        let row =
            query.bind(token.as_bytes().as_slice()).fetch_optional(&self.readers).await.map_err(failed)?;
        row.as_ref().map(rows::seat).transpose()
    }

    async fn find_seats(&self, browser: TokenHash, game: &GameId) -> Result<Seats, StoreError> {
        let query = sqlx::query("SELECT seats FROM seats WHERE browser = ? AND game = ?");
        let query = query.bind(browser.as_bytes().as_slice()).bind(game.as_str());
        let rows = query.fetch_all(&self.readers).await.map_err(failed)?;
        let mut seats = rows.iter().map(|row| row.try_get::<u8, _>(0).map(Seats::from_bits).map_err(failed));
        seats.try_fold(Seats::NONE, |all, seats| Ok(all.with(seats?)))
    }

    async fn find_games(&self, browser: TokenHash, limit: u32) -> Result<Vec<BrowserGame>, StoreError> {
        let query = sqlx::query(
            "SELECT game, max(seats & 1) | max(seats & 2) AS seats, \
             (SELECT at FROM events e WHERE e.game = s.game ORDER BY n DESC LIMIT 1) AS updated_at \
             FROM seats s WHERE browser = ? GROUP BY game ORDER BY updated_at DESC LIMIT ?",
        );
        let query = query.bind(browser.as_bytes().as_slice()).bind(limit);
        let rows = query.fetch_all(&self.readers).await.map_err(failed)?;
        rows.iter().map(rows::browser_game).collect()
    }

    async fn find_invite(&self, token: TokenHash) -> Result<Option<InviteRow>, StoreError> {
        let query = sqlx::query("SELECT token, game, color, taken_by FROM invites WHERE token = ?");
        let row =
            query.bind(token.as_bytes().as_slice()).fetch_optional(&self.readers).await.map_err(failed)?;
        row.as_ref().map(rows::invite).transpose()
    }
}

impl Store for SqliteStore {
    fn create(&self, row: NewGameRow) -> BoxFuture<'_, Result<Creation, StoreError>> {
        Box::pin(self.writer.ask(|reply| writer::Job::Create(Box::new(row), reply)))
    }

    fn append(&self, append: Append) -> BoxFuture<'_, Result<(), AppendError>> {
        Box::pin(self.writer.ask(|reply| writer::Job::Append(append, reply)))
    }

    fn load<'a>(
        &'a self,
        game: &'a GameId,
        after: u32,
    ) -> BoxFuture<'a, Result<Vec<StoredEvent>, StoreError>> {
        Box::pin(self.load_events(game, after))
    }

    fn add_seat(&self, row: SeatRow) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(self.writer.ask(|reply| writer::Job::AddSeat(row, reply)))
    }

    fn seat(&self, token: TokenHash) -> BoxFuture<'_, Result<Option<SeatRow>, StoreError>> {
        Box::pin(self.find_seat(token))
    }

    fn seats_of<'a>(
        &'a self,
        browser: TokenHash,
        game: &'a GameId,
    ) -> BoxFuture<'a, Result<Seats, StoreError>> {
        Box::pin(self.find_seats(browser, game))
    }

    fn games_of(
        &self,
        browser: TokenHash,
        limit: u32,
    ) -> BoxFuture<'_, Result<Vec<BrowserGame>, StoreError>> {
        Box::pin(self.find_games(browser, limit))
    }

    fn add_invite(&self, row: InviteRow) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(self.writer.ask(|reply| writer::Job::AddInvite(row, reply)))
    }

    fn invite(&self, token: TokenHash) -> BoxFuture<'_, Result<Option<InviteRow>, StoreError>> {
        Box::pin(self.find_invite(token))
    }

    fn claim_invite(&self, token: TokenHash, browser: TokenHash) -> BoxFuture<'_, Result<Claim, StoreError>> {
        Box::pin(self.writer.ask(move |reply| writer::Job::Claim(token, browser, reply)))
    }

    fn check(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(async {
            sqlx::query("SELECT 1 FROM games LIMIT 1").fetch_optional(&self.readers).await.map_err(failed)?;
            Ok(())
        })
    }
}

/// Asks before SQLite does, which would open a file that may only be read for reading, and leave a log beside it that
/// may only be read, too, and would be in the way when the file may be written again.
fn check_permission(path: &Path) -> Result<(), StoreError> {
    match OpenOptions::new().append(true).open(path) {
        Err(error) if matches!(error.kind(), ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem) => {
            Err(StoreError::ReadOnly)
        }
        _ => Ok(()),
    }
}

/// Where a file may only be read SQLite opens it for reading alone, which no server can live with.
async fn check_writable(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM games WHERE false").execute(connection).await.map(|_| ()).map_err(failed)
}

/// What an error of SQLite means to people. The codes: sqlite.org, "Result and Error Codes"; the low byte is the
/// primary one.
#[expect(clippy::needless_pass_by_value, reason = "it is given to `map_err`")]
fn failed(error: sqlx::Error) -> StoreError {
    let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
    let code = code.and_then(|code| code.parse::<u32>().ok()).map(|code| code & 0xff);
    match code {
        Some(13) => StoreError::Full,
        Some(8 | 14) => StoreError::ReadOnly,
        _ => StoreError::Failed(error.to_string()),
    }
}
