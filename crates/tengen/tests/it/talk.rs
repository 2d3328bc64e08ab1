//! Sockets of games.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::Value;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// How long a server may take to say something.
const PATIENCE: Duration = Duration::from_secs(60);

/// A socket of a game that has said hello.
pub(crate) async fn connect(address: SocketAddr, game: &str, hello: Value) -> Result<Socket, Error> {
    let (mut socket, _) = connect_async(format!("ws://{address}/api/games/{game}/socket")).await?;
    send(&mut socket, hello).await?;
    Ok(socket)
}

pub(crate) async fn send(socket: &mut Socket, message: Value) -> Result<(), Error> {
    socket.send(Message::text(message.to_string())).await
}

/// The next message of this type; none if the server has gone.
pub(crate) async fn next(socket: &mut Socket, kind: &str) -> Option<Value> {
    let start = format!(r#"{{"type":"{kind}""#);
    let text = next_text(socket, |text| text.starts_with(&start)).await?;
    Some(serde_json::from_str(&text).unwrap())
}

/// The next message that `is_wanted`, unread; none if the server has gone.
pub(crate) async fn next_text(socket: &mut Socket, is_wanted: impl Fn(&str) -> bool) -> Option<String> {
    loop {
        let message = tokio::time::timeout(PATIENCE, socket.next()).await.expect("the server answers");
        match message {
            Some(Ok(Message::Text(text))) if is_wanted(&text) => return Some(text.to_string()),
            Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
            Some(Ok(_)) => {}
        }
    }
}
