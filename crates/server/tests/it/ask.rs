//! Requests to the whole application, without a network.

use std::net::SocketAddr;
use std::path::PathBuf;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Method, Request};
use serde_json::{Value, json};
use tengen_server::config::{Config, DEFAULT_LISTEN};
use tengen_server::http::{self, Peer, Shell};
use tengen_server::live;
use tengen_server::token::Token;
use tower::ServiceExt as _;

use crate::support::memory_games;

const PEER: &str = "127.0.0.1:50000";

pub(crate) fn shell() -> Shell {
    Shell::new(Config::new(PathBuf::from("/nonexistent")), DEFAULT_LISTEN)
}

pub(crate) fn app() -> Router {
    http::app(&shell(), live::router(memory_games()))
}

/// A request as a browser or a stranger makes it.
#[derive(Clone)]
pub(crate) struct Ask<'a> {
    pub(crate) method: Method,
    pub(crate) path: &'a str,
    pub(crate) token: Option<&'a str>,
    pub(crate) cookie: Option<&'a str>,
    pub(crate) kind: &'a str,
    pub(crate) body: Vec<u8>,
}

impl<'a> Ask<'a> {
    pub(crate) fn get(path: &'a str) -> Ask<'a> {
        let (token, cookie) = (None, None);
        Ask { method: Method::GET, path, token, cookie, kind: "application/json", body: Vec::new() }
    }

    pub(crate) fn post(path: &'a str, body: &Value) -> Ask<'a> {
        Ask { method: Method::POST, body: body.to_string().into_bytes(), ..Ask::get(path) }
    }

    pub(crate) fn token(self, token: &'a str) -> Ask<'a> {
        Ask { token: Some(token), ..self }
    }

    pub(crate) fn cookie(self, cookie: &'a str) -> Ask<'a> {
        Ask { cookie: Some(cookie), ..self }
    }

    /// The status, the body as JSON (null if it is none), and the cookie that was set.
    pub(crate) async fn of(self, app: &Router) -> (u16, Value, Option<String>) {
        let (status, headers, body) = self.raw(app).await;
        let cookie = headers.get("set-cookie").map(|cookie| cookie.to_str().unwrap().to_owned());
        (status, serde_json::from_slice(&body).unwrap_or(Value::Null), cookie)
    }

    /// The status and the body as JSON; of a refusal the key of its text, which exists.
    pub(crate) async fn answer(self, app: &Router) -> (u16, Value) {
        let (status, mut body, _) = self.of(app).await;
        if status < 400 {
            return (status, body);
        }
        let key = body["error"]["key"].take();
        assert!(is_text(key.as_str().unwrap_or_default()), "{status} {key} {body}");
        (status, key)
    }

    /// The status, the headers and the body.
    pub(crate) async fn raw(self, app: &Router) -> (u16, HeaderMap, Vec<u8>) {
        let peer = Peer::without_connection(PEER.parse::<SocketAddr>().unwrap());
        let request = Request::builder().method(self.method).uri(self.path).extension(peer);
        let mut request = request.header("host", "localhost:8361").header("content-type", self.kind);
        if let Some(token) = self.token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        if let Some(cookie) = self.cookie {
            request = request.header("cookie", cookie);
        }
        let response = app.clone().oneshot(request.body(Body::from(self.body)).unwrap()).await.unwrap();
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        let bytes = axum::body::to_bytes(response.into_body(), 16 << 20).await.unwrap();
        (status, headers, bytes.to_vec())
    }
}

/// Whether there is a text under this key for people.
pub(crate) fn is_text(key: &str) -> bool {
    let catalogs =
        [include_str!("../../../../locales/en/app.ftl"), include_str!("../../../../locales/en/game.ftl")];
    let mut lines = catalogs.iter().flat_map(|catalog| catalog.lines());
    lines.any(|line| line.strip_prefix(key).is_some_and(|rest| rest.starts_with(" =")))
}

pub(crate) fn new_game(opponent: &str) -> Value {
    let opponent = json!({ "type": opponent, "color": "black" });
    let client_id = Token::random().to_string();
    json!({ "client_id": client_id, "cols": 9, "rows": 9, "rules": "japanese", "opponent": opponent })
}

/// A game with its number and token, and the cookie of the browser that made it.
pub(crate) async fn create(app: &Router, opponent: &str) -> (String, String, String, Value) {
    let (status, created, cookie) = Ask::post("/api/games", &new_game(opponent)).of(app).await;
    assert_eq!(status, 200, "{created}");
    let cookie = cookie.unwrap();
    let (pair, rest) = cookie.split_once(';').unwrap();
    assert!(rest.contains("HttpOnly") && rest.contains("SameSite=Strict"), "{cookie}");
    let text = |field: &str| created[field].as_str().unwrap().to_owned();
    (text("game"), text("token"), pair.to_owned(), created)
}

pub(crate) fn play(color: &str, point: &str) -> Value {
    let command = json!({ "type": "play", "color": color, "point": point });
    json!({ "id": Token::random().to_string(), "based_on": 99, "command": command })
}
