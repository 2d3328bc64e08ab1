//! One browser at the socket of a game.

use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use tokio::sync::{broadcast, watch};
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use super::{Games, Live, Mail, Shown};
use crate::game::{GameId, Seats};
use crate::token::Token;
use crate::wire::{ClientMessage, CommandRequest, ServerMessage, Text};

/// What stands before the view in a message of type `view`; a brace follows it.
pub(super) const VIEW_HEAD: &str = r#"{"type":"view","view":"#;

/// The default of 128 KiB, allocated at once, costs more memory than everything else of a socket together.
const READ_BUFFER: usize = 2048;

/// Commands are short; the longest is below 300 bytes.
const MESSAGE_LIMIT: usize = 4096;

/// What may wait to be sent before the socket counts as broken: a few views of the largest board.
const WRITE_LIMIT: usize = 1 << 20;

/// How long a browser may take to say hello, and to take in what is sent.
const PATIENCE: Duration = Duration::from_secs(20);

/// How often the server asks whether anybody is there; whoever is silent for two such times is gone.
const BEAT: Duration = Duration::from_secs(30);

/// Messages at once, and their number each second after that: far above what a person does.
const BURST: f64 = 60.0;
const RATE: f64 = 10.0;

/// Answers the request for a socket.
pub(super) fn upgrade(games: Games, id: GameId, request: WebSocketUpgrade) -> Response {
    request
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(WRITE_LIMIT)
        .max_message_size(MESSAGE_LIMIT)
        .max_frame_size(MESSAGE_LIMIT)
        .on_upgrade(move |socket| async move {
            Conversation { games, id, socket, seats: Seats::NONE, allowance: Allowance::new() }.run().await;
        })
}

/// How many messages a browser may send.
struct Allowance {
    left: f64,
    at: Instant,
}

impl Allowance {
    fn new() -> Allowance {
        Allowance { left: BURST, at: Instant::now() }
    }

    /// Whether one more message is all right.
    fn take(&mut self) -> bool {
        let now = Instant::now();
        self.left = (self.left + now.duration_since(self.at).as_secs_f64() * RATE).min(BURST);
        self.at = now;
        self.left -= 1.0;
        self.left >= 0.0
    }
}

struct Conversation {
    games: Games,
    id: GameId,
    socket: WebSocket,
    seats: Seats,
    allowance: Allowance,
}

/// Why a conversation ends.
enum End {
    /// The browser has gone, or does not listen.
    Gone,
    /// The server ends it, for this reason.
    Close(u16, &'static str),
}

/// What a conversation is about to react to.
enum Heard {
    Message(Option<Result<Message, axum::Error>>),
    Shown,
    Notice(Text),
    Beat,
    Restarting,
    /// The game has left memory.
    Ended,
}

impl Conversation {
    async fn run(mut self) {
        if let Err(End::Close(code, reason)) = self.talk().await {
            let frame = CloseFrame { code, reason: reason.into() };
            // Whoever has gone needs no farewell.
            let _ = timeout(PATIENCE, self.socket.send(Message::Close(Some(frame)))).await;
        }
    }

    async fn talk(&mut self) -> Result<(), End> {
        let token = self.hello().await?;
        self.seats = self.seats_of(token).await?;
        let mut is_new = true;
        loop {
            let Ok(live) = self.games.open(&self.id).await else {
                return Err(End::Close(close_code::AGAIN, "the game cannot be loaded"));
            };
            if live.mailbox.send(Mail::Attach(self.seats)).await.is_err() {
                continue;
            }
            let result = self.attend(&live, is_new).await;
            // An actor that has ended counts nobody.
            let _ = live.mailbox.send(Mail::Detach(self.seats)).await;
            // The game left memory: whoever is still here brings it back.
            result?;
            is_new = false;
        }
    }

    /// The token of the first message. What the browser has seen makes no difference: it is sent the whole view, in
    /// which who is there and what the computer does change without an event.
    async fn hello(&mut self) -> Result<Option<String>, End> {
        let first = timeout(PATIENCE, self.socket.recv()).await;
        let Ok(Some(Ok(Message::Text(text)))) = first else { return Err(End::Gone) };
        match serde_json::from_str(&text) {
            Ok(ClientMessage::Hello { token, .. }) => Ok(token),
            _ => Err(End::Close(close_code::PROTOCOL, "expected hello")),
        }
    }

    /// Whoever shows a token of another game, or none that is known, looks on, and is told.
    async fn seats_of(&mut self, token: Option<String>) -> Result<Seats, End> {
        let Some(token) = token else { return Ok(Seats::NONE) };
        let seats = match token.parse::<Token>() {
            Ok(token) => self.games.seats(&self.id, token.hash()).await,
            Err(_) => Ok(Seats::NONE),
        };
        let seats = seats.map_err(|_| End::Close(close_code::AGAIN, "the seat cannot be looked up"))?;
        if seats == Seats::NONE {
            self.send(&ServerMessage::Notice(Text::new("refusal-not-your-seat"))).await?;
        }
        Ok(seats)
    }

    /// Talks while the game is in memory.
    async fn attend(&mut self, live: &Live, is_new: bool) -> Result<(), End> {
        let mut shown = live.shown.clone();
        let mut notices = live.notices.subscribe();
        let mut restarting = self.games.shared.restarting.clone();
        let mut beat = interval(BEAT);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard_at = Instant::now();
        if is_new {
            self.welcome(&mut shown).await?;
        } else {
            self.show(&mut shown).await?;
        }
        loop {
            match self.listen(&mut shown, &mut notices, &mut beat, &mut restarting).await {
                Heard::Message(message) => {
                    heard_at = Instant::now();
                    self.answer(message).await?;
                }
                Heard::Shown => self.show(&mut shown).await?,
                Heard::Notice(text) => self.send(&ServerMessage::Notice(text)).await?,
                Heard::Beat if heard_at.elapsed() > BEAT * 2 => return Err(End::Gone),
                Heard::Beat => self.send_message(Message::Ping(Default::default())).await?,
                Heard::Restarting => {
                    self.send(&ServerMessage::Notice(Text::new("notice-restarting"))).await?;
                    return Err(End::Close(close_code::RESTART, "the server restarts"));
                }
                Heard::Ended => return Ok(()),
            }
        }
    }

    async fn listen(
        &mut self,
        shown: &mut watch::Receiver<Shown>,
        notices: &mut broadcast::Receiver<Text>,
        beat: &mut tokio::time::Interval,
        restarting: &mut watch::Receiver<bool>,
    ) -> Heard {
        tokio::select! {
            message = self.socket.recv() => Heard::Message(message),
            changed = shown.changed() => if changed.is_ok() { Heard::Shown } else { Heard::Ended },
            Ok(text) = notices.recv() => Heard::Notice(text),
            _ = beat.tick() => Heard::Beat,
            Ok(_) = restarting.wait_for(|is_restarting| *is_restarting) => Heard::Restarting,
        }
    }

    async fn welcome(&mut self, shown: &mut watch::Receiver<Shown>) -> Result<(), End> {
        let now = shown.borrow_and_update().clone();
        let you = serde_json::to_string(&self.seats.to_wire()).unwrap_or_default();
        let head = format!(r#"{{"type":"welcome","you":{you},"n":{}"#, now.n);
        let view = now.message.strip_prefix(VIEW_HEAD);
        // What follows the head ends with the brace that closes the message.
        let text = view.map_or_else(|| format!("{head}}}"), |view| format!(r#"{head},"view":{view}"#));
        self.send_message(Message::Text(text.into())).await
    }

    async fn show(&mut self, shown: &mut watch::Receiver<Shown>) -> Result<(), End> {
        let message: Utf8Bytes = shown.borrow_and_update().message.clone();
        self.send_message(Message::Text(message)).await
    }

    async fn answer(&mut self, message: Option<Result<Message, axum::Error>>) -> Result<(), End> {
        let Some(Ok(message)) = message else { return Err(End::Gone) };
        if !self.allowance.take() {
            return Err(End::Close(close_code::POLICY, "too many messages"));
        }
        match message {
            Message::Text(text) => match serde_json::from_str(&text) {
                Ok(ClientMessage::Command(request)) => self.command(request).await,
                Ok(ClientMessage::Ping) => self.send(&ServerMessage::Pong).await,
                _ => Err(End::Close(close_code::PROTOCOL, "no such message")),
            },
            Message::Binary(_) => Err(End::Close(close_code::UNSUPPORTED, "only text")),
            Message::Ping(_) | Message::Pong(_) => Ok(()),
            Message::Close(_) => Err(End::Gone),
        }
    }

    async fn command(&mut self, request: CommandRequest) -> Result<(), End> {
        let id = request.id.clone();
        let reply = super::api::checked_command(&self.games, &self.id, self.seats, request).await;
        self.send(&ServerMessage::Reply { id, reply }).await
    }

    async fn send(&mut self, message: &ServerMessage) -> Result<(), End> {
        let Ok(text) = serde_json::to_string(message) else { return Err(End::Gone) };
        self.send_message(Message::Text(text.into())).await
    }

    /// While a browser takes its time, newer views replace older ones: it never gets behind by more than one.
    async fn send_message(&mut self, message: Message) -> Result<(), End> {
        match timeout(PATIENCE, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End::Gone),
        }
    }
}
