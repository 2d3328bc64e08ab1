//! Servers that are killed, and disks that are full: no acknowledged move is lost.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use serde_json::{Value, json};

use crate::child::Server;
use crate::live::{Socket, connect, next, send};
use crate::support::runtime;

/// A game that one player plays for both sides, over however many servers.
struct Script {
    game: String,
    tokens: [String; 2],
    /// The moves that were acknowledged.
    done: Vec<String>,
}

/// All points of the board, black and white in turn, none of which captures: columns two apart.
fn points() -> impl Iterator<Item = String> {
    let columns = "ACEGJLNQS".chars();
    columns.flat_map(|column| (1..=19).step_by(2).map(move |row| format!("{column}{row}")))
}

impl Script {
    fn new(seat: &Value) -> Script {
        let text = |key: &str| seat[key].as_str().unwrap().to_owned();
        Script { game: text("game"), tokens: [text("black"), text("white")], done: Vec::new() }
    }

    async fn sit(&self, address: SocketAddr) -> Option<([Socket; 2], u64)> {
        let mut sockets = Vec::new();
        let mut n = 0;
        for token in &self.tokens {
            let mut socket =
                connect(address, &self.game, json!({"type": "hello", "token": token})).await.ok()?;
            let welcome = next(&mut socket, "welcome").await?;
            let moves = welcome["view"]["moves"].as_array().unwrap();
            let played: Vec<_> = moves.iter().map(|mv| mv.as_str().unwrap()).collect();
            // What was acknowledged is there; one move more may be, whose acknowledgement was on its way.
            assert!(played.len() >= self.done.len(), "{}: a move is lost", self.game);
            assert!(played.len() <= self.done.len() + 1);
            assert_eq!(played[..self.done.len()], self.done[..]);
            n = welcome["n"].as_u64().unwrap();
            sockets.push(socket);
        }
        Some((sockets.try_into().unwrap(), n))
    }

    /// Plays until the server is gone.
    async fn play(&mut self, address: SocketAddr, counter: &AtomicUsize) {
        let Some((mut sockets, mut n)) = self.sit(address).await else { return };
        while let Some(point) = points().nth(self.done.len()) {
            let side = self.done.len() % 2;
            let color = ["black", "white"][side];
            let request = json!({"type": "command", "id": format!("move {}", self.done.len()), "based_on": n,
                "command": {"type": "play", "color": color, "point": point}});
            if send(&mut sockets[side], request).await.is_err() {
                return;
            }
            let Some(reply) = next(&mut sockets[side], "reply").await else { return };
            n = reply["ok"]["n"].as_u64().unwrap_or_else(|| panic!("{}: {reply}", self.game));
            self.done.push(point);
            counter.fetch_add(1, Ordering::Relaxed);
        }
    }
}

#[test]
fn no_acknowledged_move_is_lost_when_the_server_is_killed() {
    let folder = tempfile::Builder::new().tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let file = folder.path().join("games.db");
    let mut server = Server::start(&file, 200, None);
    let mut scripts: Vec<_> = server.seats.iter().map(Script::new).collect();
    let acknowledged = Arc::new(AtomicUsize::new(0));
    runtime().block_on(async {
        for round in 0..4u64 {
            let address = server.address;
            let tasks = scripts.drain(..).map(|mut script| {
                let acknowledged = acknowledged.clone();
                tokio::spawn(async move {
                    script.play(address, &acknowledged).await;
                    script
                })
            });
            let tasks: Vec<_> = tasks.collect();
            tokio::time::sleep(Duration::from_millis(700 + 230 * round)).await;
            server.kill();
            for task in tasks {
                scripts.push(task.await.unwrap());
            }
            server = Server::start(&file, 0, None);
        }
        for script in &scripts {
            script.sit(server.address).await.expect("every game resumes");
        }
    });
    let acknowledged = acknowledged.load(Ordering::Relaxed);
    println!("{acknowledged} moves acknowledged in 200 games, the server killed 4 times");
    assert!(acknowledged > 400, "{acknowledged} moves before the kills are too few to mean anything");
}

#[test]
fn a_disk_that_is_full_refuses_moves_and_keeps_what_it_has() {
    let folder = tempfile::Builder::new().tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let file = folder.path().join("games.db");
    let server = Server::start(&file, 4, None);
    let mut scripts: Vec<_> = server.seats.iter().map(Script::new).collect();
    server.kill();
    let is_refused = AtomicBool::new(false);
    runtime().block_on(async {
        // The log of what is not yet in the database soon reaches the largest size that a file may have.
        let small = Server::start(&file, 0, Some(160));
        for script in &mut scripts {
            let Some((mut sockets, mut n)) = script.sit(small.address).await else { continue };
            while let Some(point) = points().nth(script.done.len()) {
                let side = script.done.len() % 2;
                let color = ["black", "white"][side];
                let request = json!({"type": "command", "id": format!("move {}", script.done.len()), "based_on": n,
                    "command": {"type": "play", "color": color, "point": point}});
                send(&mut sockets[side], request).await.unwrap();
                let reply = next(&mut sockets[side], "reply").await.unwrap();
                if let Some(done) = reply["ok"]["n"].as_u64() {
                    n = done;
                    script.done.push(point);
                } else {
                    let key = reply["refused"]["key"].as_str().unwrap();
                    assert!(key.starts_with("refusal-storage"), "{reply}");
                    is_refused.store(true, Ordering::Relaxed);
                    break;
                }
            }
        }
        small.kill();
        let server = Server::start(&file, 0, None);
        for script in &mut scripts {
            script.sit(server.address).await.expect("every game resumes");
        }
        let counter = AtomicUsize::new(0);
        let ten = Duration::from_secs(10);
        // With room again, play goes on.
        tokio::time::timeout(ten, scripts[0].play(server.address, &counter)).await.unwrap();
        assert!(counter.load(Ordering::Relaxed) > 0 || scripts[0].done.len() == points().count());
    });
    assert!(is_refused.load(Ordering::Relaxed), "the limit was never reached");
}
