//! The tables, and how they came to be.

use sqlx::{AssertSqlSafe, Connection as _, Executor as _, SqliteConnection};

use super::failed;
use crate::store::StoreError;

/// One script for each version of the database, oldest first. Scripts that were released are never changed.
const MIGRATIONS: [&str; 1] = ["
    CREATE TABLE games (
        id TEXT PRIMARY KEY,
        browser BLOB NOT NULL,
        client_id TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        UNIQUE (browser, client_id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE events (
        game TEXT NOT NULL REFERENCES games (id),
        n INTEGER NOT NULL,
        kind TEXT NOT NULL,
        payload TEXT NOT NULL,
        command TEXT,
        at INTEGER NOT NULL,
        PRIMARY KEY (game, n)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX events_command ON events (game, command) WHERE command IS NOT NULL;
    CREATE TABLE seats (
        token BLOB PRIMARY KEY,
        game TEXT NOT NULL REFERENCES games (id),
        seats INTEGER NOT NULL,
        browser BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seats_browser ON seats (browser, game);
    CREATE TABLE invites (
        token BLOB PRIMARY KEY,
        game TEXT NOT NULL REFERENCES games (id),
        color INTEGER NOT NULL,
        taken_by BLOB
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX invites_seat ON invites (game, color);
"];

/// Runs the scripts that the database has not seen, each in a transaction with the number of its version.
pub(super) async fn migrate(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let version: i64 =
        sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *connection).await.map_err(failed)?;
    let known = MIGRATIONS.len();
    let done = usize::try_from(version).ok().filter(|done| *done <= known);
    let done = done.ok_or(StoreError::TooNew(version))?;
    for (index, script) in MIGRATIONS.iter().enumerate().skip(done) {
        let mut transaction = connection.begin().await.map_err(failed)?;
        transaction.execute(*script).await.map_err(failed)?;
        let version = AssertSqlSafe(format!("PRAGMA user_version = {}", index + 1));
        transaction.execute(version).await.map_err(failed)?;
        transaction.commit().await.map_err(failed)?;
    }
    Ok(())
}
