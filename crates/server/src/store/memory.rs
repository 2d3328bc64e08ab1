//! A store that forgets when the program ends: for tests.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use futures_util::future::BoxFuture;

use super::{
    Append, AppendError, BrowserGame, Claim, Creation, InviteRow, NewGameRow, SeatRow, Store, StoreError,
    StoredEvent,
};
use crate::game::{Event, GameId, Seats};
use crate::token::TokenHash;

/// Games in memory.
#[derive(Debug, Default)]
pub struct MemoryStore {
    tables: Mutex<Tables>,
}

#[derive(Debug, Default)]
struct Tables {
    games: HashMap<(TokenHash, String), GameId>,
    events: HashMap<GameId, Vec<StoredEvent>>,
    seats: Vec<SeatRow>,
    invites: Vec<InviteRow>,
}

impl MemoryStore {
    fn tables(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tables {
    fn create(&mut self, row: NewGameRow) -> Creation {
        let key = (row.browser, row.client_id);
        if let Some(game) = self.games.get(&key) {
            return Creation::Already(game.clone());
        }
        self.games.insert(key, row.game.clone());
        let log = self.events.entry(row.game).or_default();
        push(log, row.events, None, row.at);
        self.seats.push(row.seat);
        self.invites.extend(row.invite);
        Creation::New
    }

    fn append(&mut self, append: Append) -> Result<(), AppendError> {
        let log = self.events.entry(append.game).or_default();
        let earlier =
            append.command.as_ref().and_then(|id| log.iter().find(|e| e.command.as_ref() == Some(id)));
        if let Some(earlier) = earlier {
            return Err(AppendError::Repeated(earlier.n));
        }
        if log.len() as u32 != append.expected {
            return Err(AppendError::Conflict);
        }
        push(log, append.events, append.command.as_deref(), append.at);
        Ok(())
    }

    fn claim(&mut self, token: TokenHash, browser: TokenHash) -> Claim {
        let Some(found) = self.invites.iter().find(|invite| invite.token == token).cloned() else {
            return Claim::Unknown;
        };
        if found.taken_by.is_some_and(|by| by != browser) {
            return Claim::Taken;
        }
        let same = |invite: &&mut InviteRow| invite.game == found.game && invite.color == found.color;
        self.invites.iter_mut().filter(same).for_each(|invite| invite.taken_by = Some(browser));
        Claim::Yours(InviteRow { taken_by: Some(browser), ..found })
    }

    fn games_of(&self, browser: TokenHash, limit: u32) -> Vec<BrowserGame> {
        let mut games: HashMap<&GameId, Seats> = HashMap::new();
        for row in self.seats.iter().filter(|row| row.browser == browser) {
            let seats = games.entry(&row.game).or_default();
            *seats = seats.with(row.seats);
        }
        let updated_at = |game| self.events.get(game).and_then(|log| log.last()).map_or(0, |last| last.at);
        let rows = games.into_iter();
        let rows =
            rows.map(|(game, seats)| BrowserGame { updated_at: updated_at(game), game: game.clone(), seats });
        let mut rows: Vec<_> = rows.collect();
        rows.sort_by_key(|row| std::cmp::Reverse(row.updated_at));
        rows.truncate(limit as usize);
        rows
    }
}

fn push(log: &mut Vec<StoredEvent>, events: Vec<Event>, command: Option<&str>, at: i64) {
    let last = events.len().saturating_sub(1);
    for (index, event) in events.into_iter().enumerate() {
        let command = command.filter(|_| index == last).map(str::to_owned);
        log.push(StoredEvent { n: log.len() as u32 + 1, event, command, at });
    }
}

fn done<'a, T: Send + 'a>(value: T) -> BoxFuture<'a, T> {
    Box::pin(std::future::ready(value))
}

impl Store for MemoryStore {
    fn create(&self, row: NewGameRow) -> BoxFuture<'_, Result<Creation, StoreError>> {
        done(Ok(self.tables().create(row)))
    }

    fn append(&self, append: Append) -> BoxFuture<'_, Result<(), AppendError>> {
        done(self.tables().append(append))
    }

    fn load<'a>(
        &'a self,
        game: &'a GameId,
        after: u32,
    ) -> BoxFuture<'a, Result<Vec<StoredEvent>, StoreError>> {
        let tables = self.tables();
        let events = tables.events.get(game).into_iter().flatten().filter(|event| event.n > after);
        done(Ok(events.cloned().collect()))
    }

    fn add_seat(&self, row: SeatRow) -> BoxFuture<'_, Result<(), StoreError>> {
        self.tables().seats.push(row);
        done(Ok(()))
    }

    fn seat(&self, token: TokenHash) -> BoxFuture<'_, Result<Option<SeatRow>, StoreError>> {
        done(Ok(self.tables().seats.iter().find(|row| row.token == token).cloned()))
    }

    fn seats_of<'a>(
        &'a self,
        browser: TokenHash,
        game: &'a GameId,
    ) -> BoxFuture<'a, Result<Seats, StoreError>> {
        let tables = self.tables();
        let rows = tables.seats.iter().filter(|row| row.browser == browser && row.game == *game);
        done(Ok(rows.fold(Seats::NONE, |all, row| all.with(row.seats))))
    }

    fn games_of(
        &self,
        browser: TokenHash,
        limit: u32,
    ) -> BoxFuture<'_, Result<Vec<BrowserGame>, StoreError>> {
        done(Ok(self.tables().games_of(browser, limit)))
    }

    fn add_invite(&self, row: InviteRow) -> BoxFuture<'_, Result<(), StoreError>> {
        self.tables().invites.push(row);
        done(Ok(()))
    }

    fn invite(&self, token: TokenHash) -> BoxFuture<'_, Result<Option<InviteRow>, StoreError>> {
        done(Ok(self.tables().invites.iter().find(|row| row.token == token).cloned()))
    }

    fn claim_invite(&self, token: TokenHash, browser: TokenHash) -> BoxFuture<'_, Result<Claim, StoreError>> {
        done(Ok(self.tables().claim(token, browser)))
    }

    fn check(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        done(Ok(()))
    }
}
