//! What strangers may try over HTTP: a proper refusal, no panic, and never another game's data.

use std::path::PathBuf;

use axum::http::Method;
use serde_json::{Value, json};
use tengen_server::http;
use tengen_server::live;
use tengen_server::token::Token;

use crate::ask::{Ask, app, create, new_game, play, shell};
use crate::support::memory_games;

#[tokio::test]
async fn only_the_right_token_moves_and_only_its_own_stones() {
    let app = app();
    let (game, token, _, _) = create(&app, "invite").await;
    let (other, other_token, ..) = create(&app, "screen").await;
    let commands = format!("/api/games/{game}/commands");
    let wrong = Token::random().to_string();
    let bad = [wrong.as_str(), &other_token];
    for token in bad {
        let (status, answer, _) = Ask::post(&commands, &play("black", "E5")).token(token).of(&app).await;
        assert_eq!(status, 403, "{answer}");
    }
    for token in ["", "x", "00", "'; drop table games; --"] {
        let (status, ..) = Ask::post(&commands, &play("black", "E5")).token(token).of(&app).await;
        assert_eq!(status, 401, "{token}");
    }
    assert_eq!(Ask::post(&commands, &play("black", "E5")).of(&app).await.0, 401);
    let (_, answer, _) = Ask::post(&commands, &play("white", "E5")).token(&token).of(&app).await;
    assert!(answer["refused"]["key"].is_string(), "{answer}");
    let (_, view, _) = Ask::get(&format!("/api/games/{other}")).of(&app).await;
    assert_eq!(view["moves"], json!([]));
}

#[tokio::test]
async fn a_command_sent_again_is_not_done_again() {
    let app = app();
    let (game, token, ..) = create(&app, "screen").await;
    let commands = format!("/api/games/{game}/commands");
    let first = play("black", "E5");
    let (status, answer, _) = Ask::post(&commands, &first).token(&token).of(&app).await;
    assert_eq!(status, 200, "{answer}");
    let (_, again, _) = Ask::post(&commands, &first).token(&token).of(&app).await;
    assert_eq!(again, answer);
    let (_, view, _) = Ask::get(&format!("/api/games/{game}")).of(&app).await;
    assert_eq!(view["moves"], json!(["E5"]));
}

#[tokio::test]
async fn a_browser_sees_only_its_own_games_and_seats() {
    let app = app();
    let (game, token, cookie, created) = create(&app, "invite").await;
    let mine = |cookie| Ask::get("/api/mine").cookie(cookie);
    assert_eq!(mine(&cookie).of(&app).await.1.as_array().unwrap().len(), 1);
    let stranger = format!("tengen_browser={}", Token::random());
    assert_eq!(mine(&stranger).of(&app).await.1, json!([]));
    assert_eq!(mine("tengen_browser=zzz").of(&app).await.1, json!([]));
    let seat = format!("/api/games/{game}/seat");
    let (status, answer, _) = Ask::post(&seat, &json!({})).cookie(&stranger).of(&app).await;
    assert!((400..500).contains(&status) && answer.get("token").is_none(), "{status} {answer}");
    let (status, answer, _) = Ask::post(&seat, &json!({})).cookie(&cookie).of(&app).await;
    assert_eq!((status, answer["token"].is_string()), (200, true));
    // What everybody may see holds no secret.
    let invite = created["invite"].as_str().unwrap().rsplit('/').next().unwrap();
    for path in ["", "/record", "/sgf"].map(|part| format!("/api/games/{game}{part}")) {
        let (_, shown, _) = Ask::get(&path).of(&app).await;
        let shown = shown.to_string();
        assert!(!shown.contains(&token) && !shown.contains(invite), "{path}");
    }
}

#[tokio::test]
async fn nonsense_is_refused_everywhere_and_nothing_panics() {
    let app = app();
    let (game, token, cookie, _) = create(&app, "screen").await;
    let deep = "[".repeat(50_000).into_bytes();
    let long = "9".repeat(60_000).into_bytes();
    let bodies: [&[u8]; 12] = [
        b"",
        b"{",
        b"null",
        b"[]",
        b"\"\"",
        b"\xff\xfe",
        b"{\"client_id\":1}",
        b"{\"cols\":-1}",
        b"1e999",
        b"{}",
        &deep,
        &long,
    ];
    let games = [&game, "", "0", "..", "%2e%2e", "a b", "%00", "🙂", &"x".repeat(2000)].map(str::to_owned);
    let mut paths: Vec<String> = [
        "games",
        "records",
        "records/sgf",
        "proposals",
        "network",
        "options",
        "mine",
        "qr",
        "qr?text=%ff",
        "invites/x",
    ]
    .map(|path| format!("/api/{path}"))
    .to_vec();
    for game in &games {
        let parts = ["", "/commands", "/seat", "/sgf", "/record", "/count", "/rematch", "/socket", "/none"];
        paths.extend(parts.map(|part| format!("/api/games/{game}{part}")));
    }
    for path in paths.iter().filter(|path| path.parse::<axum::http::Uri>().is_ok()) {
        for method in [Method::GET, Method::POST, Method::PUT, Method::DELETE] {
            for body in bodies {
                let ask = Ask { method: method.clone(), body: body.to_vec(), ..Ask::get(path) };
                let (status, answer, _) = ask.token(&token).cookie(&cookie).of(&app).await;
                assert_ne!(status, 500, "{method} {path} {answer}");
            }
        }
    }
}

#[tokio::test]
async fn impossible_games_are_refused() {
    let app = app();
    let with = |field: &str, value: Value| {
        let mut game = new_game("screen");
        game[field] = value;
        game
    };
    for game in [
        with("cols", json!(0)),
        with("cols", json!(255)),
        with("rows", json!(53)),
        with("rules", json!("calvinball")),
        with("komi2", json!(30_000)),
        with("handicap", json!(60_000)),
        with("handicap", json!(82)),
        with("client_id", json!("x".repeat(5000))),
        with("client_id", json!("")),
        with("opponent", json!({ "type": "computer", "level": "100k", "color": "black" })),
        with("first_move", json!("Z99")),
        with("name", json!("n".repeat(10_000))),
    ] {
        let (status, answer, _) = Ask::post("/api/games", &game).of(&app).await;
        assert!(
            (400..500).contains(&status) && answer["error"]["key"].is_string(),
            "{game} {status} {answer}"
        );
    }
}

#[tokio::test]
async fn files_of_any_bytes_are_read_or_refused() {
    let app = app();
    let file = |body: &[u8]| Ask { method: Method::POST, body: body.to_vec(), ..Ask::get("/api/records") };
    let (status, records, _) = file(b"(;SZ[9];B[aa];W[bb])").of(&app).await;
    assert_eq!((status, records["records"][0]["nodes"].as_array().map(Vec::len)), (200, Some(3)));
    let brackets = "(;".repeat(500_000);
    for body in [&b""[..], b"\0\0\0", b"GIF89a", b"\\HS\n\\HE", b"[Header]", brackets.as_bytes()] {
        let (status, ..) = file(body).of(&app).await;
        assert!(status == 200 || status == 422, "{status}");
    }
    let (status, answer, _) = file(&vec![b'('; (4 << 20) + 1]).of(&app).await;
    assert_eq!((status, answer["error"]["key"].as_str()), (413, Some("error-too-large")));
}

#[tokio::test]
async fn the_interface_is_the_one_described() {
    let document = http::open_api(&shell(), live::router(memory_games()));
    let text = document.to_pretty_json().unwrap() + "\n";
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("openapi.json");
    if std::env::var_os("TENGEN_UPDATE").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    let stored = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(stored == text, "openapi.json is stale: TENGEN_UPDATE=1 cargo test -p tengen-server described");
    for endpoint in ["/api/games", "/api/games/{id}/commands", "/api/records", "/api/options", "/healthz"] {
        assert!(document.paths.paths.contains_key(endpoint), "{endpoint}");
    }
}
