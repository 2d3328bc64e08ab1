//! Clients that do not read: they cost little, and delay nobody.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::json;
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::load::memory;
use crate::program::{Server, folder, runtime};
use crate::script::{Played, Script, points};

const DEAF: usize = 200;

/// What a deaf client may cost the server: its socket and one view.
const COST_KB: u64 = 100;

/// How long a move may take on a machine that does much else.
const SLOW: Duration = Duration::from_secs(5);

/// After this time the server gives a deaf client up.
const PATIENCE: Duration = Duration::from_secs(20);

/// A watcher whose system takes in next to nothing.
async fn watch_without_reading(address: SocketAddr, game: &str) -> WebSocketStream<TcpStream> {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(2048).unwrap();
    let stream = socket.connect(address).await.unwrap();
    let url = format!("ws://{address}/api/games/{game}/socket");
    let (mut socket, _) = client_async(url, stream).await.unwrap();
    socket.send(Message::text(json!({"type": "hello"}).to_string())).await.unwrap();
    socket
}

#[test]
fn clients_that_never_read_cost_little_and_delay_nobody() {
    let folder = folder();
    let server = Server::start(folder.path());
    runtime().block_on(async {
        let mut script = Script::new(&server).await;
        let before = memory(&server, "VmRSS:");
        let mut deaf = Vec::new();
        for _ in 0..DEAF {
            deaf.push(watch_without_reading(server.address, &script.game).await);
        }
        let mut seated = script.sit(server.address).await.unwrap();
        let mut slowest = Duration::ZERO;
        for _ in points() {
            let sent = Instant::now();
            assert!(matches!(script.play(&mut seated).await, Played::Done));
            slowest = slowest.max(sent.elapsed());
        }
        let grown = memory(&server, "VmRSS:").saturating_sub(before);
        println!("{DEAF} deaf clients: {grown} KiB, slowest move {slowest:?}");
        assert!(grown < COST_KB * DEAF as u64, "{grown} KiB");
        assert!(slowest < SLOW, "{slowest:?}");
        if std::env::var_os("TENGEN_CI").is_some() {
            tokio::time::sleep(PATIENCE + SLOW).await;
            for mut socket in deaf {
                // What is on its way comes, and then nothing more.
                let all = async { while let Some(Ok(_)) = socket.next().await {} };
                tokio::time::timeout(SLOW, all).await.expect("the server has given up");
            }
        }
    });
}
