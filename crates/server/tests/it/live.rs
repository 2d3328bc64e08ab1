//! Actors that come and go, stores that fail, and sockets.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use futures_util::future::BoxFuture;
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tengen_server::game::engines::NoEngines;
use tengen_server::game::{GameId, Seats};
use tengen_server::live::{Games, router};
use tengen_server::store::{
    Append, AppendError, BrowserGame, Claim, Creation, InviteRow, MemoryStore, NewGameRow, SeatRow, Store,
    StoreError, StoredEvent,
};
use tengen_server::token::{Token, TokenHash};
use tengen_server::wire::{Color, Command, CommandRequest, Reply};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::support::{INVITE, Table, games_on, memory_games, new_game, point, runtime};

fn play(color: Color, at: &str) -> Command {
    Command::Play { color, point: point(at).into() }
}

#[test]
fn actors_end_at_any_moment_and_nothing_is_lost() {
    runtime().block_on(async {
        let games = memory_games();
        let mut tasks = Vec::new();
        for seed in 0..20u64 {
            let games = games.clone();
            tasks.push(tokio::spawn(async move {
                let table = Table::screen(&games, "chinese", 9).await;
                let breaker = tokio::spawn({
                    let (games, id) = (games.clone(), table.id.clone());
                    async move {
                        loop {
                            games.end(&id).await;
                            tokio::time::sleep(std::time::Duration::from_micros(300 + 37 * seed)).await;
                        }
                    }
                });
                let points: Vec<_> = tengen_rules::Size::NINE.points().step_by(2).collect();
                for (index, point) in points.iter().enumerate() {
                    let color = if index % 2 == 0 { Color::Black } else { Color::White };
                    table.ok(Command::Play { color, point: (*point).into() }).await;
                }
                breaker.abort();
                assert_eq!(table.view().await.moves.len(), points.len());
            }));
        }
        for task in tasks {
            task.await.unwrap();
        }
    });
}

#[test]
fn a_command_sent_twice_is_done_once_even_by_another_actor() {
    runtime().block_on(async {
        let games = memory_games();
        let table = Table::screen(&games, "japanese", 9).await;
        let request = CommandRequest { id: "one".to_owned(), based_on: 1, command: play(Color::Black, "E5") };
        let first = games.command(&table.id, table.seats, request.clone()).await;
        table.play("C3 G7").await;
        games.end(&table.id).await;
        assert_eq!(games.command(&table.id, table.seats, request).await, first);
        assert_eq!(table.view().await.moves.len(), 3);
    });
}

#[test]
fn two_servers_on_one_store_take_turns() {
    runtime().block_on(async {
        let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
        let (one, _a) = games_on(store.clone(), Arc::new(NoEngines));
        let (two, _b) = games_on(store, Arc::new(NoEngines));
        let table = Table::screen(&one, "japanese", 9).await;
        two.view(&table.id).await.unwrap();
        for (number, at) in ["A1", "B1", "C1", "D1", "E1", "F1"].into_iter().enumerate() {
            let (games, color) = if number % 2 == 0 { (&one, Color::Black) } else { (&two, Color::White) };
            // The second actor has not seen the move of the first: it loses the race, reads and decides again.
            let request =
                CommandRequest { id: at.to_owned(), based_on: number as u32 + 1, command: play(color, at) };
            let reply = games.command(&table.id, Seats::BOTH, request).await;
            assert!(matches!(reply, Reply::Ok(_)), "{at}: {reply:?}");
        }
    });
}

/// A store that can be told to fail.
#[derive(Debug, Default)]
struct FailingStore {
    inner: MemoryStore,
    is_full: AtomicBool,
}

impl FailingStore {
    fn check_room(&self) -> Result<(), StoreError> {
        if self.is_full.load(Ordering::Relaxed) { Err(StoreError::Full) } else { Ok(()) }
    }
}

fn failed<'a, T: Send + 'a, E: From<StoreError> + Send + 'a>(
    error: StoreError,
) -> BoxFuture<'a, Result<T, E>> {
    Box::pin(async move { Err(error.into()) })
}

impl Store for FailingStore {
    fn create(&self, row: NewGameRow) -> BoxFuture<'_, Result<Creation, StoreError>> {
        self.check_room().map_or_else(failed, |()| self.inner.create(row))
    }

    fn append(&self, append: Append) -> BoxFuture<'_, Result<(), AppendError>> {
        self.check_room().map_or_else(failed, |()| self.inner.append(append))
    }

    fn load<'a>(
        &'a self,
        game: &'a GameId,
        after: u32,
    ) -> BoxFuture<'a, Result<Vec<StoredEvent>, StoreError>> {
        self.inner.load(game, after)
    }

    fn add_seat(&self, row: SeatRow) -> BoxFuture<'_, Result<(), StoreError>> {
        self.check_room().map_or_else(failed, |()| self.inner.add_seat(row))
    }

    fn seat(&self, token: TokenHash) -> BoxFuture<'_, Result<Option<SeatRow>, StoreError>> {
        self.inner.seat(token)
    }

    fn seats_of<'a>(
        &'a self,
        browser: TokenHash,
        game: &'a GameId,
    ) -> BoxFuture<'a, Result<Seats, StoreError>> {
        self.inner.seats_of(browser, game)
    }

    fn games_of(
        &self,
        browser: TokenHash,
        limit: u32,
    ) -> BoxFuture<'_, Result<Vec<BrowserGame>, StoreError>> {
        self.inner.games_of(browser, limit)
    }

    fn add_invite(&self, row: InviteRow) -> BoxFuture<'_, Result<(), StoreError>> {
        self.check_room().map_or_else(failed, |()| self.inner.add_invite(row))
    }

    fn invite(&self, token: TokenHash) -> BoxFuture<'_, Result<Option<InviteRow>, StoreError>> {
        self.inner.invite(token)
    }

    fn claim_invite(&self, token: TokenHash, browser: TokenHash) -> BoxFuture<'_, Result<Claim, StoreError>> {
        self.check_room().map_or_else(failed, |()| self.inner.claim_invite(token, browser))
    }

    fn check(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        self.inner.check()
    }
}

#[test]
fn a_full_disk_refuses_moves_and_spoils_nothing() {
    runtime().block_on(async {
        let store = Arc::new(FailingStore::default());
        let (games, _restart) = games_on(store.clone(), Arc::new(NoEngines));
        let table = Table::screen(&games, "japanese", 9).await;
        table.play("C3").await;
        store.is_full.store(true, Ordering::Relaxed);
        let request = CommandRequest { id: "one".to_owned(), based_on: 2, command: play(Color::White, "G7") };
        let reply = games.command(&table.id, table.seats, request.clone()).await;
        assert!(matches!(reply, Reply::Refused(refusal) if refusal.key == "refusal-storage-full"));
        assert_eq!(table.view().await.moves.len(), 1);
        assert!(games.create(Token::random().hash(), &new_game("japanese", 9, INVITE)).await.is_err());
        store.is_full.store(false, Ordering::Relaxed);
        let reply = games.command(&table.id, table.seats, request).await;
        assert!(matches!(reply, Reply::Ok(done) if done.n == 3));
    });
}

pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

async fn serve(games: Games) -> SocketAddr {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let app: axum::Router = router(games).into();
    tokio::spawn(async move { axum::serve(listener, app).await.unwrap() });
    address
}

type SocketError = tokio_tungstenite::tungstenite::Error;

pub(crate) async fn connect(address: SocketAddr, game: &str, hello: Value) -> Result<Socket, SocketError> {
    let (mut socket, _) = connect_async(format!("ws://{address}/api/games/{game}/socket")).await?;
    send(&mut socket, hello).await?;
    Ok(socket)
}

pub(crate) async fn send(socket: &mut Socket, message: Value) -> Result<(), SocketError> {
    socket.send(Message::text(message.to_string())).await
}

/// The next message of this type; none if the server has gone.
pub(crate) async fn next(socket: &mut Socket, kind: &str) -> Option<Value> {
    let wait = std::time::Duration::from_secs(30);
    loop {
        let message = tokio::time::timeout(wait, socket.next()).await.expect("the server answers");
        match message {
            Some(Ok(Message::Text(text))) => {
                let value: Value = serde_json::from_str(&text).unwrap();
                if value["type"] == kind {
                    return Some(value);
                }
            }
            Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
            Some(Ok(_)) => {}
        }
    }
}

fn command(id: &str, based_on: u64, command: &Value) -> Value {
    json!({"type": "command", "id": id, "based_on": based_on, "command": command})
}

#[test]
fn two_browsers_play_over_sockets_through_a_restart_of_the_actor() {
    runtime().block_on(async {
        let games = memory_games();
        let table = Table::new(&games, new_game("japanese", 9, INVITE)).await;
        let address = serve(games.clone()).await;
        let game = &table.created.game;
        let mut black =
            connect(address, game, json!({"type": "hello", "token": table.created.token})).await.unwrap();
        let welcome = next(&mut black, "welcome").await.unwrap();
        assert_eq!((&welcome["you"], &welcome["n"]), (&json!(["black"]), &json!(2)));
        assert_eq!(welcome["view"]["phase"], "play");
        let mut watcher = connect(address, game, json!({"type": "hello", "seen": 2})).await.unwrap();
        let welcome = next(&mut watcher, "welcome").await.unwrap();
        assert_eq!((&welcome["you"], &welcome["view"]["n"]), (&json!([]), &json!(2)));
        let e5 = json!({"type": "play", "color": "black", "point": "E5"});
        send(&mut black, command("one", 2, &e5)).await.unwrap();
        assert_eq!(
            next(&mut black, "reply").await.unwrap(),
            json!({"type": "reply", "id": "one", "ok": {"n": 3}})
        );
        let shown = next(&mut watcher, "view").await.unwrap();
        assert_eq!((&shown["view"]["n"], &shown["view"]["last"]), (&json!(3), &json!("E5")));
        assert_eq!(shown["view"]["seats"]["black"]["here"], true);
        send(&mut watcher, command("two", 3, &e5)).await.unwrap();
        assert_eq!(next(&mut watcher, "reply").await.unwrap()["refused"]["key"], "refusal-not-your-seat");
        games.end(&table.id).await;
        // Both find their way to the next actor.
        send(&mut black, command("one", 2, &e5)).await.unwrap();
        assert_eq!(next(&mut black, "reply").await.unwrap()["ok"]["n"], 3);
        send(&mut black, json!({"type": "ping"})).await.unwrap();
        next(&mut black, "pong").await.unwrap();
        drop(black);
        loop {
            let shown = next(&mut watcher, "view").await.unwrap();
            if shown["view"]["seats"]["black"]["here"] == false {
                break;
            }
        }
    });
}

#[test]
fn foreign_tokens_nonsense_and_floods_are_refused() {
    runtime().block_on(async {
        let games = memory_games();
        let table = Table::new(&games, new_game("japanese", 9, INVITE)).await;
        let other = Table::new(&games, new_game("japanese", 9, INVITE)).await;
        let address = serve(games.clone()).await;
        let game = &table.created.game;
        for token in [other.created.token.as_str(), "nonsense", &Token::random().to_string()] {
            let mut socket = connect(address, game, json!({"type": "hello", "token": token})).await.unwrap();
            assert_eq!(next(&mut socket, "notice").await.unwrap()["key"], "refusal-not-your-seat");
            assert_eq!(next(&mut socket, "welcome").await.unwrap()["you"], json!([]));
        }
        for text in ["", "{}", "[1", r#"{"type":"play"}"#, r#"{"type":"hello","seen":-1}"#] {
            let (mut socket, _) =
                connect_async(format!("ws://{address}/api/games/{game}/socket")).await.unwrap();
            socket.send(Message::text(text)).await.unwrap();
            assert!(is_closed(&mut socket).await, "{text}");
        }
        let mut socket = connect(address, game, json!({"type": "hello"})).await.unwrap();
        socket.send(Message::text("x".repeat(5000))).await.unwrap();
        assert!(is_closed(&mut socket).await);
        let mut flood = connect(address, game, json!({"type": "hello"})).await.unwrap();
        for _ in 0..200 {
            if flood.send(Message::text(r#"{"type":"ping"}"#)).await.is_err() {
                break;
            }
        }
        assert!(is_closed(&mut flood).await);
        for path in ["0000000000", "..%2f..%2fetc", "a"] {
            assert!(connect_async(format!("ws://{address}/api/games/{path}/socket")).await.is_err());
        }
        assert_eq!(table.view().await.n, 2);
    });
}

#[test]
fn who_sends_too_much_is_told_so_and_disturbs_nobody() {
    runtime().block_on(async {
        let games = memory_games();
        let table = Table::screen(&games, "japanese", 9).await;
        let address = serve(games.clone()).await;
        let game = &table.created.game;
        let hello = || connect(address, game, json!({"type": "hello"}));
        let mut player =
            connect(address, game, json!({"type": "hello", "token": table.created.token})).await.unwrap();
        let floods: [(Message, u16); 5] = [
            (Message::text(r#"{"type":"ping"}"#), 1008),
            (Message::Ping("x".into()), 1008),
            (Message::Pong("x".into()), 1008),
            (Message::binary(vec![0; 10]), 1003),
            (Message::text("[".repeat(4000)), 1002),
        ];
        for (number, (message, code)) in floods.into_iter().enumerate() {
            let mut flood = hello().await.unwrap();
            for _ in 0..200 {
                if flood.send(message.clone()).await.is_err() {
                    break;
                }
            }
            let told = close_code(&mut flood).await;
            // Where more was under way, the connection is reset before the reason arrives.
            assert!(told.is_none_or(|told| told == code), "{message:?} {told:?}");
            let color = ["black", "white"][number % 2];
            let point = format!("{}5", ["A", "B", "C", "D", "E"][number]);
            let play = json!({"type": "play", "color": color, "point": point});
            send(&mut player, command(&point, 99, &play)).await.unwrap();
            assert!(next(&mut player, "reply").await.unwrap()["ok"].is_object());
        }
        let mut large = hello().await.unwrap();
        // The server may close before all of it is sent.
        let _ = large.send(Message::text("x".repeat(1 << 20))).await;
        assert!(is_closed(&mut large).await);
        assert_eq!(table.view().await.moves.len(), 5);
    });
}

/// The reason that the server gives for its end; none if the connection broke first.
async fn close_code(socket: &mut Socket) -> Option<u16> {
    let wait = std::time::Duration::from_secs(10);
    while let Some(Ok(message)) = tokio::time::timeout(wait, socket.next()).await.expect("the server closes")
    {
        if let Message::Close(frame) = message {
            return frame.map(|frame| frame.code.into());
        }
    }
    None
}

/// Whether the server ends the conversation.
async fn is_closed(socket: &mut Socket) -> bool {
    let wait = std::time::Duration::from_secs(10);
    while let Ok(message) = tokio::time::timeout(wait, socket.next()).await {
        match message {
            Some(Ok(Message::Close(_)) | Err(_)) | None => return true,
            Some(Ok(_)) => {}
        }
    }
    false
}

#[test]
fn a_restart_is_announced() {
    runtime().block_on(async {
        let (games, restart) = games_on(Arc::new(MemoryStore::default()), Arc::new(NoEngines));
        let table = Table::screen(&games, "japanese", 9).await;
        let address = serve(games).await;
        let mut socket = connect(address, &table.created.game, json!({"type": "hello"})).await.unwrap();
        next(&mut socket, "welcome").await.unwrap();
        restart.send(true).unwrap();
        assert_eq!(next(&mut socket, "notice").await.unwrap()["key"], "notice-restarting");
        assert!(is_closed(&mut socket).await);
    });
}
