//! One suite for every store.

use std::sync::Arc;

use tengen_rules::Color;
use tengen_server::game::{Event, GameId, GameSetup, Meeting, Player, Seats};
use tengen_server::store::{
    Append, AppendError, Claim, Creation, InviteRow, MemoryStore, NewGameRow, SeatRow, SqliteStore, Store,
    StoreError,
};
use tengen_server::token::{Token, TokenHash};
use tengen_server::wire::{self, ByColor, Placement};

use crate::support::runtime;

fn setup() -> GameSetup {
    GameSetup {
        cols: 9,
        rows: 9,
        rules: "japanese".to_owned(),
        komi2: 13,
        handicap: 0,
        placement: Placement::Fixed,
        seats: ByColor { black: Player::Human { name: Some("Shūsaku".to_owned()) }, white: Player::Open },
        meeting: Meeting::Link,
    }
}

fn hash() -> TokenHash {
    Token::random().hash()
}

fn new_game(browser: TokenHash, client_id: &str) -> NewGameRow {
    let game = GameId::random();
    NewGameRow {
        game: game.clone(),
        browser,
        client_id: client_id.to_owned(),
        events: vec![Event::Created { setup: setup() }],
        seat: SeatRow { token: hash(), game: game.clone(), seats: Seats::of(Color::Black), browser },
        invite: Some(InviteRow { token: hash(), game, color: Color::White, taken_by: None }),
        at: 1_000,
    }
}

fn moved(point: &str) -> Event {
    Event::Moved { color: wire::Color::Black, mv: point.parse().unwrap() }
}

fn append(game: &GameId, expected: u32, points: &[&str], command: Option<&str>) -> Append {
    Append {
        game: game.clone(),
        expected,
        events: points.iter().map(|point| moved(point)).collect(),
        command: command.map(str::to_owned),
        at: 2_000 + i64::from(expected),
    }
}

async fn logs_are_kept(store: &dyn Store) {
    let row = new_game(hash(), "a");
    let game = row.game.clone();
    assert_eq!(store.load(&game, 0).await.unwrap(), Vec::new());
    assert_eq!(store.create(row.clone()).await, Ok(Creation::New));
    store.append(append(&game, 1, &["C3"], Some("one"))).await.unwrap();
    store.append(append(&game, 2, &["pass", "D4"], Some("two"))).await.unwrap();
    let log = store.load(&game, 0).await.unwrap();
    assert_eq!(log.iter().map(|event| event.n).collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert_eq!(log[0].event, row.events[0]);
    assert_eq!(log[3].event, moved("D4"));
    let commands: Vec<_> = log.iter().map(|event| event.command.as_deref()).collect();
    assert_eq!(commands, [None, Some("one"), None, Some("two")]);
    assert_eq!((log[0].at, log[3].at), (1_000, 2_002));
    assert_eq!(store.load(&game, 3).await.unwrap(), log[3..]);
}

async fn numbers_decide_races(store: &dyn Store) {
    let row = new_game(hash(), "a");
    let game = row.game.clone();
    store.create(row).await.unwrap();
    store.append(append(&game, 1, &["C3"], Some("one"))).await.unwrap();
    assert_eq!(store.append(append(&game, 1, &["D4"], Some("two"))).await, Err(AppendError::Conflict));
    assert_eq!(store.append(append(&game, 5, &["D4"], None)).await, Err(AppendError::Conflict));
    assert_eq!(store.append(append(&game, 2, &["D4"], Some("one"))).await, Err(AppendError::Repeated(2)));
    let unknown = GameId::random();
    assert_eq!(store.append(append(&unknown, 1, &["D4"], None)).await, Err(AppendError::Conflict));
    assert_eq!(store.load(&game, 0).await.unwrap().len(), 2);
    // Many at once: one of them wins.
    let racers = (0..20).map(|i| store.append(append(&game, 2, &["E5"], Some(&format!("racer {i}")))));
    let results = futures_util::future::join_all(racers).await;
    assert_eq!(results.iter().filter(|result| result.is_ok()).count(), 1);
    assert_eq!(store.load(&game, 0).await.unwrap().len(), 3);
}

async fn creations_are_idempotent(store: &dyn Store) {
    let (browser, other) = (hash(), hash());
    let row = new_game(browser, "a");
    assert_eq!(store.create(row.clone()).await, Ok(Creation::New));
    assert_eq!(store.create(new_game(browser, "a")).await, Ok(Creation::Already(row.game.clone())));
    assert_eq!(store.create(new_game(browser, "b")).await, Ok(Creation::New));
    assert_eq!(store.create(new_game(other, "a")).await, Ok(Creation::New));
    assert_eq!(store.load(&row.game, 0).await.unwrap().len(), 1);
}

async fn seats_are_found(store: &dyn Store) {
    let browser = hash();
    let row = new_game(browser, "a");
    let (game, seat) = (row.game.clone(), row.seat.clone());
    store.create(row).await.unwrap();
    assert_eq!(store.seat(seat.token).await, Ok(Some(seat.clone())));
    assert_eq!(store.seat(hash()).await, Ok(None));
    let white = SeatRow { token: hash(), seats: Seats::of(Color::White), ..seat.clone() };
    store.add_seat(white.clone()).await.unwrap();
    assert_eq!(store.seats_of(browser, &game).await, Ok(Seats::BOTH));
    assert_eq!(store.seats_of(hash(), &game).await, Ok(Seats::NONE));
    let later = NewGameRow { at: 9_000, ..new_game(browser, "b") };
    store.create(later.clone()).await.unwrap();
    let games = store.games_of(browser, 10).await.unwrap();
    let found: Vec<_> = games.iter().map(|row| (row.game.clone(), row.seats, row.updated_at)).collect();
    assert_eq!(found, [(later.game, Seats::of(Color::Black), 9_000), (game, Seats::BOTH, 1_000)]);
    assert_eq!(store.games_of(browser, 1).await.unwrap().len(), 1);
    assert_eq!(store.games_of(hash(), 10).await.unwrap(), Vec::new());
}

async fn invitations_are_taken_once(store: &dyn Store) {
    let row = new_game(hash(), "a");
    let invite = row.invite.clone().unwrap();
    store.create(row).await.unwrap();
    let second = InviteRow { token: hash(), ..invite.clone() };
    store.add_invite(second.clone()).await.unwrap();
    assert_eq!(store.invite(invite.token).await, Ok(Some(invite.clone())));
    let (first, late) = (hash(), hash());
    let taken = InviteRow { taken_by: Some(first), ..invite.clone() };
    assert_eq!(store.claim_invite(invite.token, first).await, Ok(Claim::Yours(taken.clone())));
    assert_eq!(store.claim_invite(invite.token, first).await, Ok(Claim::Yours(taken.clone())));
    assert_eq!(store.claim_invite(invite.token, late).await, Ok(Claim::Taken));
    assert_eq!(store.claim_invite(second.token, late).await, Ok(Claim::Taken));
    assert_eq!(store.claim_invite(hash(), late).await, Ok(Claim::Unknown));
    assert_eq!(store.invite(invite.token).await, Ok(Some(taken)));
}

async fn suite(store: Arc<dyn Store>) {
    let store = &*store;
    store.check().await.unwrap();
    logs_are_kept(store).await;
    numbers_decide_races(store).await;
    creations_are_idempotent(store).await;
    seats_are_found(store).await;
    invitations_are_taken_once(store).await;
}

#[test]
fn the_store_in_memory_keeps_its_promises() {
    runtime().block_on(suite(Arc::new(MemoryStore::default())));
}

#[test]
fn sqlite_keeps_its_promises_and_what_it_has_over_restarts() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    runtime().block_on(async {
        suite(Arc::new(SqliteStore::open(&path).await.unwrap())).await;
        let store = SqliteStore::open(&path).await.unwrap();
        let row = new_game(hash(), "a");
        store.create(row.clone()).await.unwrap();
        store.close().await;
        assert!(store.append(append(&row.game, 1, &["C3"], None)).await.is_err());
        let again = SqliteStore::open(&path).await.unwrap();
        assert_eq!(again.load(&row.game, 0).await.unwrap().len(), 1);
        assert_eq!(again.seat(row.seat.token).await, Ok(Some(row.seat)));
    });
}

#[test]
fn many_appends_share_commits() {
    let folder = tempfile::tempdir().unwrap();
    runtime().block_on(async {
        let store = SqliteStore::open(&folder.path().join("games.db")).await.unwrap();
        let rows: Vec<_> = (0..100).map(|i| new_game(hash(), &i.to_string())).collect();
        futures_util::future::join_all(rows.iter().map(|row| store.create(row.clone()))).await;
        for n in 1..5 {
            let appends = rows.iter().map(|row| store.append(append(&row.game, n, &["C3"], None)));
            let results = futures_util::future::join_all(appends).await;
            assert!(results.iter().all(Result::is_ok));
        }
        for row in &rows {
            assert_eq!(store.load(&row.game, 0).await.unwrap().len(), 5);
        }
    });
}

#[test]
fn a_later_database_and_a_broken_one_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let (later, broken) = (folder.path().join("later.db"), folder.path().join("broken.db"));
    std::fs::write(&broken, "this is no database, however long one looks at it".repeat(100)).unwrap();
    runtime().block_on(async {
        use sqlx::{ConnectOptions as _, Connection as _};
        SqliteStore::open(&later).await.unwrap().close().await;
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&later);
        let mut connection = options.connect().await.unwrap();
        sqlx::query("PRAGMA user_version = 99").execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        assert_eq!(SqliteStore::open(&later).await.err(), Some(StoreError::TooNew(99)));
        assert!(matches!(SqliteStore::open(&broken).await, Err(StoreError::Failed(_))));
    });
}
