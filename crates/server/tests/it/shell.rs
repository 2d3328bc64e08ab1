//! The shell: layers, limits, and what it answers without any game.

use std::net::SocketAddr;
use std::path::PathBuf;

use axum::Router;
use axum::body::Body;
use axum::http::{Method, Request, Response, StatusCode};
use tengen_server::config::{Config, DEFAULT_LISTEN, Listen, Trust};
use tengen_server::http::{self, Peer, Shell};
use tower::ServiceExt as _;
use utoipa_axum::router::OpenApiRouter;

const HERE: &str = "127.0.0.1:50000";
const ELSEWHERE: &str = "192.168.0.7:50000";

fn config() -> Config {
    Config::new(PathBuf::from("/nonexistent"))
}

fn app_with(config: Config) -> Router {
    async fn panics() -> &'static str {
        panic!("on purpose")
    }
    let panic = OpenApiRouter::new().route("/api/panic", axum::routing::get(panics));
    http::app(&Shell::new(config, DEFAULT_LISTEN), panic)
}

fn from(address: &str, method: Method, path: &str) -> axum::http::request::Builder {
    let peer = Peer::without_connection(address.parse::<SocketAddr>().unwrap());
    Request::builder().method(method).uri(path).header("host", "localhost:8361").extension(peer)
}

fn get(path: &str) -> Request<Body> {
    from(HERE, Method::GET, path).body(Body::empty()).unwrap()
}

fn post(path: &str, body: &str) -> Request<Body> {
    let request = from(HERE, Method::POST, path).header("content-type", "application/json");
    request.body(Body::from(body.to_owned())).unwrap()
}

async fn ask(app: &Router, request: Request<Body>) -> Response<Body> {
    app.clone().oneshot(request).await.unwrap()
}

async fn text(response: Response<Body>) -> String {
    let bytes = axum::body::to_bytes(response.into_body(), 16 << 20).await.unwrap();
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// The status and the key of a refusal.
async fn refusal(app: &Router, request: Request<Body>) -> (u16, String) {
    let response = ask(app, request).await;
    let status = response.status().as_u16();
    let body: serde_json::Value = serde_json::from_str(&text(response).await).unwrap();
    (status, body["error"]["key"].as_str().unwrap().to_owned())
}

#[tokio::test]
async fn it_is_alive_and_says_what_it_did() {
    let app = app_with(config());
    let response = ask(&app, get("/healthz")).await;
    assert_eq!(response.headers()["x-request-id"].len(), 16);
    assert_eq!(text(response).await, "ok");
    let numbers = text(ask(&app, get("/metrics")).await).await;
    assert!(numbers.contains("tengen_http_requests_total"), "{numbers}");
    let elsewhere = from(ELSEWHERE, Method::GET, "/metrics").body(Body::empty()).unwrap();
    assert_eq!(refusal(&app, elsewhere).await, (404, "error-not-found".to_owned()));
}

#[tokio::test]
async fn every_answer_carries_the_headers_that_bind_browsers() {
    let app = app_with(config());
    for path in ["/healthz", "/", "/api/none", "/api/panic", "/assets/none.js"] {
        let response = ask(&app, get(path)).await;
        let headers = response.headers();
        assert!(
            headers["content-security-policy"].to_str().unwrap().starts_with("default-src 'none'"),
            "{path}"
        );
        assert_eq!(headers["x-content-type-options"], "nosniff", "{path}");
        assert_eq!(headers["referrer-policy"], "no-referrer", "{path}");
        assert!(!headers.contains_key("set-cookie"), "{path}");
    }
}

#[tokio::test]
async fn a_panic_is_an_answer_and_not_the_end() {
    let app = app_with(config());
    assert_eq!(refusal(&app, get("/api/panic")).await, (500, "error-internal".to_owned()));
    assert_eq!(ask(&app, get("/healthz")).await.status(), StatusCode::OK);
}

#[tokio::test]
async fn paths_lead_nowhere_else() {
    let app = app_with(config());
    for path in [
        "/../../Cargo.toml",
        "/assets/../../../Cargo.toml",
        "/..%2f..%2fCargo.toml",
        "/%2e%2e/%2e%2e/Cargo.toml",
        "//etc/passwd.txt",
        "/assets//etc/passwd.txt",
        "/.git/config.txt",
        "/assets/..%5c..%5cCargo.toml",
        "/a\u{0}b.txt".replace('\u{0}', "%00").as_str(),
    ] {
        let response = ask(&app, get(path)).await;
        assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
        assert!(!text(response).await.contains("[package]"), "{path}");
    }
}

#[tokio::test]
async fn unknown_endpoints_and_methods_are_refused() {
    let app = app_with(config());
    assert_eq!(refusal(&app, get("/api/none")).await, (404, "error-not-found".to_owned()));
    assert_eq!(refusal(&app, post("/healthz", "")).await, (405, "error-bad-request".to_owned()));
    assert_eq!(refusal(&app, post("/somewhere", "")).await, (405, "error-bad-request".to_owned()));
}

#[tokio::test]
async fn bodies_must_be_small_json_of_the_right_form() {
    let app = app_with(config());
    let network = |body: &str| post("/api/network", body);
    assert_eq!(refusal(&app, network("{")).await, (400, "error-bad-request".to_owned()));
    assert_eq!(refusal(&app, network("{}")).await, (422, "error-bad-request".to_owned()));
    let large = format!("{{\"on\": true, \"x\": \"{}\"}}", "x".repeat(70_000));
    assert_eq!(refusal(&app, network(&large)).await, (413, "error-too-large".to_owned()));
    let deep = "[".repeat(60_000);
    assert_eq!(refusal(&app, network(&deep)).await, (422, "error-bad-request".to_owned()));
    let untyped = from(HERE, Method::POST, "/api/network").body(Body::from("{}")).unwrap();
    assert_eq!(refusal(&app, untyped).await, (415, "error-not-json".to_owned()));
}

#[tokio::test]
async fn other_sites_cannot_act_for_a_person() {
    let app = app_with(config());
    let request = from(HERE, Method::POST, "/api/network").header("content-type", "application/json");
    let request = request.header("origin", "https://evil.example").body(Body::from("{\"on\":true}")).unwrap();
    assert_eq!(refusal(&app, request).await, (403, "error-other-site".to_owned()));
    let socket = from(HERE, Method::GET, "/api/none").header("upgrade", "websocket");
    let socket = socket.header("origin", "https://evil.example").body(Body::empty()).unwrap();
    assert_eq!(refusal(&app, socket).await, (403, "error-other-site".to_owned()));
}

#[tokio::test]
async fn only_the_person_at_the_machine_opens_it_to_the_network() {
    let app = app_with(config());
    let on = || Body::from("{\"on\":true}");
    let json =
        |address| from(address, Method::POST, "/api/network").header("content-type", "application/json");
    let expected = (403, "error-only-here".to_owned());
    assert_eq!(refusal(&app, json(ELSEWHERE).body(on()).unwrap()).await, expected);
    let forwarded = json(HERE).header("x-forwarded-for", "203.0.113.9").body(on()).unwrap();
    assert_eq!(refusal(&app, forwarded).await, expected);
    let rebound = Request::builder().method(Method::POST).uri("/api/network").header("host", "evil.example");
    let peer = Peer::without_connection(HERE.parse().unwrap());
    let rebound = rebound.header("content-type", "application/json").extension(peer).body(on()).unwrap();
    assert_eq!(refusal(&app, rebound).await, expected);
}

#[tokio::test]
async fn who_asks_too_much_waits() {
    let app = app_with(Config { loopback: Trust::Limited, ..config() });
    let mut refused = None;
    for _ in 0..300 {
        let response = ask(&app, get("/healthz")).await;
        if response.status() == StatusCode::TOO_MANY_REQUESTS {
            refused = Some(response);
            break;
        }
    }
    let refused = refused.unwrap();
    assert!(refused.headers().contains_key("retry-after"));
    assert!(text(refused).await.contains("error-too-many-requests"));
    let other = from(ELSEWHERE, Method::GET, "/healthz").body(Body::empty()).unwrap();
    assert_eq!(ask(&app, other).await.status(), StatusCode::OK);
}

#[tokio::test]
async fn the_network_opens_and_closes_while_connections_stay() {
    let listening = http::bind(Listen::Exactly("127.0.0.1:0".parse().unwrap())).unwrap();
    let address = listening.address();
    let shell = Shell::new(config(), address);
    let app = http::app(&shell, OpenApiRouter::new());
    let server = tokio::spawn(http::listen(listening, app, shell.clone()));
    let mut kept = Client::connect(address).await;
    assert!(kept.get("/healthz").await.ends_with("ok"));
    let on = kept.post("/api/network", "{\"on\":true}").await;
    assert!(on.contains("\"network\":\"lan\""), "{on}");
    assert!(shell.address().ip().is_unspecified());
    assert!(Client::connect(address).await.get("/healthz").await.ends_with("ok"));
    let off = kept.post("/api/network", "{\"on\":false}").await;
    assert!(off.contains("\"network\":\"local\""), "{off}");
    assert!(Client::connect(address).await.get("/healthz").await.ends_with("ok"));
    let second = http::bind(Listen::Exactly(address)).unwrap_err();
    assert!(second.to_string().contains("taken"), "{second}");
    let next = http::bind(Listen::Near(address)).unwrap();
    assert_ne!(next.address(), address);
    shell.announce_restart();
    server.await.unwrap();
}

/// A connection that speaks HTTP by hand, so that it stays the same one.
struct Client(tokio::net::TcpStream);

impl Client {
    async fn connect(address: SocketAddr) -> Client {
        Client(tokio::net::TcpStream::connect(address).await.unwrap())
    }

    async fn get(&mut self, path: &str) -> String {
        self.ask(&format!("GET {path} HTTP/1.1\r\nhost: localhost\r\n\r\n")).await
    }

    async fn post(&mut self, path: &str, body: &str) -> String {
        let head = format!("POST {path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json");
        self.ask(&format!("{head}\r\ncontent-length: {}\r\n\r\n{body}", body.len())).await
    }

    /// One request; the answer has arrived when as many bytes came as it announces.
    async fn ask(&mut self, request: &str) -> String {
        use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
        self.0.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        loop {
            let mut piece = [0; 4096];
            let count = self.0.read(&mut piece).await.unwrap();
            assert!(count > 0, "closed after {answer}");
            answer.push_str(std::str::from_utf8(&piece[..count]).unwrap());
            let Some((head, body)) = answer.split_once("\r\n\r\n") else { continue };
            let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")).unwrap();
            if body.len() >= length.parse().unwrap() {
                return answer;
            }
        }
    }
}
