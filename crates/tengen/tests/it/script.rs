//! A game that one test plays for both sides, over however many servers.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::{Value, json};

use crate::program::Server;
use crate::talk::{Socket, connect, next, send};

pub(crate) struct Script {
    pub(crate) game: String,
    tokens: [String; 2],
    /// The number of the last event that each side has seen.
    seen: [u64; 2],
    /// The moves that were acknowledged.
    pub(crate) done: Vec<String>,
}

/// Points two apart on the largest usual board, so that black and white in turn never capture.
pub(crate) fn points() -> impl Iterator<Item = String> {
    let columns = "ACEGJLNQS".chars();
    columns.flat_map(|column| (1..=19).step_by(2).map(move |row| format!("{column}{row}")))
}

/// What came of a move.
pub(crate) enum Played {
    /// It was acknowledged.
    Done,
    /// It was refused, for the reason with this key.
    Refused(String),
    /// The server has gone.
    Gone,
}

/// Both players at their sockets.
pub(crate) struct Seated([Socket; 2]);

impl Script {
    pub(crate) async fn new(server: &Server) -> Script {
        let (game, tokens) = server.create(19).await;
        Script { game, tokens, seen: [0; 2], done: Vec::new() }
    }

    /// Sits down for both sides, each of which says what it has seen, and checks that nothing is lost. `None` if there
    /// is no server.
    pub(crate) async fn sit(&mut self, address: SocketAddr) -> Option<Seated> {
        let mut sockets = Vec::new();
        for side in 0..2 {
            let hello = json!({"type": "hello", "token": self.tokens[side], "seen": self.seen[side]});
            let mut socket = connect(address, &self.game, hello).await.ok()?;
            let welcome = next(&mut socket, "welcome").await?;
            let n = welcome["n"].as_u64().unwrap();
            assert!(n >= self.seen[side], "{}: what was seen is gone", self.game);
            self.seen[side] = n;
            self.check(&welcome["view"]);
            sockets.push(socket);
        }
        Some(Seated(sockets.try_into().unwrap()))
    }

    /// What was acknowledged is there; one move more may be, whose acknowledgement was on its way.
    fn check(&self, view: &Value) {
        let played: Vec<_> =
            view["moves"].as_array().unwrap().iter().map(|mv| mv.as_str().unwrap()).collect();
        assert!(played.len() >= self.done.len(), "{}: a move is lost", self.game);
        assert!(played.len() <= self.done.len() + 1, "{}: a move too many", self.game);
        assert_eq!(played[..self.done.len()], self.done[..], "{}", self.game);
    }

    /// Plays the next move; the same again, under the same name, if its acknowledgement never came.
    pub(crate) async fn play(&mut self, Seated(sockets): &mut Seated) -> Played {
        let (number, side) = (self.done.len(), self.done.len() % 2);
        let point = points().nth(number).expect("the script is long enough");
        let color = ["black", "white"][side];
        let command = json!({"type": "play", "color": color, "point": point});
        let request = json!({"type": "command", "id": format!("move {number}"),
            "based_on": self.seen[0].max(self.seen[1]), "command": command});
        if send(&mut sockets[side], request).await.is_err() {
            return Played::Gone;
        }
        let Some(reply) = next(&mut sockets[side], "reply").await else { return Played::Gone };
        match reply["ok"]["n"].as_u64() {
            Some(n) => {
                self.seen[side] = n;
                self.done.push(point);
                Played::Done
            }
            None => Played::Refused(reply["refused"]["key"].as_str().unwrap().to_owned()),
        }
    }

    /// Plays with pauses until `is_over`, through every end of the server.
    pub(crate) async fn play_on(&mut self, address: SocketAddr, is_over: impl Fn() -> bool) {
        while !is_over() {
            let Some(mut seated) = self.sit(address).await else {
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            };
            while !is_over() && self.done.len() < points().count() {
                match self.play(&mut seated).await {
                    Played::Done => {}
                    Played::Refused(key) => panic!("{}: {key}", self.game),
                    Played::Gone => break,
                }
                let pause = (self.done.len() * 37 + self.tokens[0].len()) % 200;
                tokio::time::sleep(Duration::from_millis(pause as u64)).await;
            }
            if self.done.len() == points().count() {
                return;
            }
        }
    }

    /// Whether the server has the moves that were acknowledged, and no other.
    pub(crate) async fn is_complete(&self, server: &Server) -> bool {
        let (status, view) = server.get(&format!("/api/games/{}", self.game)).await;
        assert_eq!(status, 200, "{view}");
        view["moves"] == json!(self.done)
    }
}
