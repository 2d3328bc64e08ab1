//! Rows of the tables as values.

use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;
use tengen_rules::Color;

use super::failed;
use crate::game::{GameId, Seats};
use crate::store::{BrowserGame, InviteRow, SeatRow, StoreError, StoredEvent};
use crate::token::TokenHash;

pub(super) fn event(game: &GameId, row: &SqliteRow) -> Result<StoredEvent, StoreError> {
    let n: i64 = row.try_get(0).map_err(failed)?;
    let payload: &str = row.try_get(1).map_err(failed)?;
    let corrupt = |why: String| StoreError::Corrupt { game: game.to_string(), n, why };
    Ok(StoredEvent {
        n: u32::try_from(n).map_err(|error| corrupt(error.to_string()))?,
        event: serde_json::from_str(payload).map_err(|error| corrupt(error.to_string()))?,
        command: row.try_get(2).map_err(failed)?,
        at: row.try_get(3).map_err(failed)?,
    })
}

pub(super) fn seat(row: &SqliteRow) -> Result<SeatRow, StoreError> {
    Ok(SeatRow {
        token: hash(row, 0)?,
        game: game(row, 1)?,
        seats: Seats::from_bits(row.try_get(2).map_err(failed)?),
        browser: hash(row, 3)?,
    })
}

pub(super) fn browser_game(row: &SqliteRow) -> Result<BrowserGame, StoreError> {
    Ok(BrowserGame {
        game: game(row, 0)?,
        seats: Seats::from_bits(row.try_get(1).map_err(failed)?),
        updated_at: row.try_get(2).map_err(failed)?,
    })
}

pub(super) fn invite(row: &SqliteRow) -> Result<InviteRow, StoreError> {
    let taken_by: Option<&[u8]> = row.try_get(3).map_err(failed)?;
    Ok(InviteRow {
        token: hash(row, 0)?,
        game: game(row, 1)?,
        color: if row.try_get::<u8, _>(2).map_err(failed)? == 0 { Color::Black } else { Color::White },
        taken_by: taken_by.map(to_hash).transpose()?,
    })
}

fn hash(row: &SqliteRow, column: usize) -> Result<TokenHash, StoreError> {
    to_hash(row.try_get(column).map_err(failed)?)
}

fn to_hash(bytes: &[u8]) -> Result<TokenHash, StoreError> {
    let bytes = bytes.try_into().map_err(|_| StoreError::Failed("a hash has not 32 bytes".to_owned()))?;
    Ok(TokenHash::from_bytes(bytes))
}

fn game(row: &SqliteRow, column: usize) -> Result<GameId, StoreError> {
    let text: &str = row.try_get(column).map_err(failed)?;
    text.parse().map_err(|_| StoreError::Failed(format!("{text:?} is no number of a game")))
}
