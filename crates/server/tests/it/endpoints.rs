//! The addresses of games, seats and invitations, as the pages use them and as others may misuse them.

use axum::Router;
use axum::http::Method;
use serde_json::{Value, json};
use tengen_server::token::Token;

use crate::ask::{Ask, app, create, is_text, new_game, play};

fn with(mut object: Value, field: &str, value: Value) -> Value {
    object[field] = value;
    object
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

async fn view(app: &Router, game: &str) -> Value {
    let (status, view) = Ask::get(&format!("/api/games/{game}")).answer(app).await;
    assert_eq!(status, 200, "{view}");
    view
}

/// Creates a game as a browser with this cookie, or as a new one.
async fn create_as(app: &Router, game: &Value, cookie: Option<&str>) -> Value {
    let ask = Ask::post("/api/games", game);
    let (status, created) = Ask { cookie, ..ask }.answer(app).await;
    assert_eq!(status, 200, "{created}");
    created
}

fn command(kind: &str, color: &str) -> Value {
    json!({ "id": Token::random().to_string(), "based_on": 99, "command": { "type": kind, "color": color } })
}

/// Sends commands that must be done.
async fn done(app: &Router, game: &str, token: &str, commands: &[Value]) {
    let path = format!("/api/games/{game}/commands");
    for command in commands {
        let (status, answer) = Ask::post(&path, command).token(token).answer(app).await;
        assert!(status == 200 && answer["ok"]["n"].is_u64(), "{command} {answer}");
    }
}

#[tokio::test]
async fn every_rule_set_starts_with_what_it_proposes() {
    let app = app();
    let (_, options) = Ask::get("/api/options").answer(&app).await;
    for rules in options["rules"].as_array().unwrap() {
        for proposal in rules["proposals"].as_array().unwrap() {
            let size = &proposal["size"];
            let mut game = with(new_game("screen"), "rules", rules["key"].clone());
            (game["cols"], game["rows"]) = (size.clone(), size.clone());
            let view = create_as(&app, &game, None).await["view"].take();
            assert_eq!((&view["komi2"], &view["handicap"]), (&proposal["komi2"], &json!(0)), "{rules}");
            assert_eq!((&view["cols"], &view["rows"], &view["phase"]), (size, size, &json!("play")));
            for handicap in [json!(2), proposal["max_handicap"].clone()] {
                game =
                    with(with(game, "handicap", handicap.clone()), "client_id", json!(handicap.to_string()));
                let view = create_as(&app, &game, None).await["view"].take();
                assert_eq!(view["komi2"], proposal["handicap_komi2"], "{rules} {handicap}");
                assert_eq!(view["placement"], rules["placement"], "{rules}");
            }
        }
    }
}

#[tokio::test]
async fn what_is_asked_for_is_what_there_is() {
    let app = app();
    let mut game = with(new_game("screen"), "first_move", json!("E5"));
    game = with(with(game, "name", json!("  Shūsaku  ")), "something_newer", json!({ "a": [1] }));
    let created = create_as(&app, &with(game, "komi2", json!(-7)), None).await;
    let view = &created["view"];
    assert_eq!((&view["moves"], &view["komi2"], &view["n"]), (&json!(["E5"]), &json!(-7), &json!(2)));
    assert_eq!(view["seats"]["black"]["name"], "Shūsaku");
    assert_eq!(created["seats"], json!(["black", "white"]));
    assert_eq!((created["invite"].is_null(), &created["invite_urls"]), (true, &json!([])));
    // White does not begin, so a first move waits for its turn.
    let opponent = json!({ "type": "invite", "color": "white" });
    let game = with(with(new_game("invite"), "opponent", opponent), "first_move", json!("E5"));
    let created = create_as(&app, &game, None).await;
    assert_eq!((&created["view"]["moves"], &created["seats"]), (&json!([]), &json!(["white"])));
    assert!(text(&created["invite"]).starts_with("/j/"));
    assert_eq!(created["view"]["phase"], "waiting");
    let game = with(new_game("invite"), "opponent", json!({ "type": "invite", "color": "random" }));
    assert_eq!(create_as(&app, &game, None).await["seats"].as_array().unwrap().len(), 1);
    // The server of these tests has no engine.
    let computer = json!({ "type": "computer", "level": "5k", "color": "black" });
    let game = with(new_game("screen"), "opponent", computer);
    assert_eq!(Ask::post("/api/games", &game).answer(&app).await, (422, json!("setup-no-computer")));
}

#[tokio::test]
async fn a_creation_sent_again_is_the_same_game_for_the_same_browser() {
    let app = app();
    let (browser, other) =
        (format!("tengen_browser={}", Token::random()), format!("tengen_browser={}", Token::random()));
    let game = new_game("invite");
    let first = create_as(&app, &game, Some(&browser)).await;
    let again = create_as(&app, &game, Some(&browser)).await;
    let elsewhere = create_as(&app, &game, Some(&other)).await;
    assert_eq!(first["game"], again["game"]);
    assert_ne!(first["game"], elsewhere["game"]);
    // Both answers lead to the same seat, and both invitations to the other one.
    assert_ne!(first["token"], again["token"]);
    let id = text(&first["game"]);
    let path = |created: &Value| text(&created["invite"]).replace("/j/", "/api/invites/");
    let (status, joined) = Ask::post(&path(&again), &json!({})).answer(&app).await;
    assert_eq!((status, &joined["game"], &joined["seats"]), (200, &first["game"], &json!(["white"])));
    let (_, invitation) = Ask::get(&path(&first)).answer(&app).await;
    assert_eq!(invitation["taken"], true);
    done(&app, &id, &text(&again["token"]), &[play("black", "C3")]).await;
    done(&app, &id, &text(&joined["token"]), &[play("white", "G7")]).await;
    done(&app, &id, &text(&first["token"]), &[play("black", "G3")]).await;
    // The seat is taken, so there is nothing to invite to.
    assert_eq!(create_as(&app, &game, Some(&browser)).await["invite"], Value::Null);
}

#[tokio::test]
async fn an_invitation_is_for_one_guest() {
    let app = app();
    let (game, _, host, created) = create(&app, "invite").await;
    let path = text(&created["invite"]).replace("/j/", "/api/invites/");
    let guest = format!("tengen_browser={}", Token::random());
    let (status, invitation) = Ask::get(&path).answer(&app).await;
    assert_eq!((status, &invitation["game"], &invitation["color"]), (200, &json!(game), &json!("white")));
    assert_eq!((&invitation["taken"], &invitation["from"]), (&json!(false), &Value::Null));
    // A name that cannot be shown takes no seat.
    for name in ["x".repeat(41), "a\u{7}b".to_owned(), "\u{0}".to_owned()] {
        let ask = Ask::post(&path, &json!({ "name": name })).answer(&app).await;
        assert_eq!(ask, (422, json!("setup-bad-name")), "{name:?}");
    }
    let (status, joined) =
        Ask::post(&path, &json!({ "name": "ش".repeat(40) })).cookie(&guest).answer(&app).await;
    assert_eq!(
        (status, &joined["seats"], &joined["view"]["phase"]),
        (200, &json!(["white"]), &json!("play"))
    );
    let (_, again) = Ask::post(&path, &json!({ "name": "another" })).cookie(&guest).answer(&app).await;
    assert_eq!(again["view"]["seats"]["white"]["name"], json!("ش".repeat(40)), "a name is given once");
    for cookie in [None, Some("tengen_browser=nonsense"), Some("")] {
        let ask = Ask { cookie, ..Ask::post(&path, &json!({})) };
        assert_eq!(ask.answer(&app).await, (409, json!("refusal-seat-taken")));
    }
    // Who invited may look at the board, but not sit at the other side of a stranger.
    let host = Ask::post(&path, &json!({})).cookie(&host).answer(&app).await;
    assert_eq!(host, (409, json!("refusal-seat-taken")));
    let wrong = Token::random().to_string();
    for token in [&wrong, &wrong[1..], "", "x", "%00", "..%2f..%2fgames", &"A".repeat(9000)] {
        let path = format!("/api/invites/{token}");
        assert_eq!(Ask::get(&path).answer(&app).await, (404, json!("error-not-found")), "{token}");
        assert_eq!(Ask::post(&path, &json!({})).answer(&app).await.0, 404, "{token}");
    }
}

#[tokio::test]
async fn a_game_is_played_counted_saved_and_played_again() {
    let app = app();
    let browser = format!("tengen_browser={}", Token::random());
    let mut game = new_game("screen");
    (game["cols"], game["rows"]) = (json!(5), json!(5));
    let created = create_as(&app, &game, Some(&browser)).await;
    let (id, token) = (text(&created["game"]), text(&created["token"]));
    let points = ["C1", "D1", "C2", "D2", "C3", "D3", "C4", "D4", "C5", "D5"];
    let colors = ["black", "white"].into_iter().cycle();
    let moves: Vec<_> = points.into_iter().zip(colors).map(|(point, color)| play(color, point)).collect();
    done(&app, &id, &token, &moves).await;
    let path = |end: &str| format!("/api/games/{id}/{end}");
    let rematch = Ask::post(&path("rematch"), &json!({})).token(&token).answer(&app).await;
    assert_eq!((rematch.0, &rematch.1["handicap"]), (200, &json!(0)), "an unfinished game proposes the same");
    done(&app, &id, &token, &[command("pass", "black"), command("pass", "white")]).await;
    assert_eq!(view(&app, &id).await["phase"], "removal");
    done(&app, &id, &token, &[command("accept", "black"), command("accept", "white")]).await;
    let shown = view(&app, &id).await;
    assert_eq!((&shown["phase"], &shown["outcome"]["re"]), (&json!("over"), &json!("W+1.5")));
    let (status, count) = Ask::get(&path("count")).answer(&app).await;
    assert_eq!((status, &count["official"]), (200, &json!("territory")));
    let (status, headers, sgf) = Ask::get(&path("sgf")).raw(&app).await;
    let sgf = String::from_utf8(sgf).unwrap();
    assert!(status == 200 && sgf.contains("RE[W+1.5]") && sgf.contains("SZ[5]"), "{sgf}");
    let name = headers["content-disposition"].to_str().unwrap();
    assert_eq!(name, format!("attachment; filename=\"tengen-{id}.sgf\""));
    let (_, record) = Ask::get(&path("record")).answer(&app).await;
    // The root, ten moves and two passes.
    assert_eq!(record["nodes"].as_array().map(Vec::len), Some(13));
    let late = Ask::post(&path("commands"), &play("black", "A1")).token(&token).answer(&app).await;
    assert!(is_text(late.1["refused"]["key"].as_str().unwrap()), "{late:?}");
    let (status, next) = Ask::post(&path("rematch"), &json!({})).token(&token).answer(&app).await;
    // White won: Black gets a stone.
    assert_eq!((status, &next["handicap"], &next["cols"]), (200, &json!(1), &json!(5)));
    // Times are in milliseconds, and the later game is to be listed first.
    tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    let again = create_as(&app, &next, Some(&browser)).await;
    assert_ne!(again["game"], created["game"]);
    let (_, mine) = Ask::get("/api/mine").cookie(&browser).answer(&app).await;
    let listed: Vec<_> = mine.as_array().unwrap().iter().collect();
    assert_eq!([&listed[0]["game"], &listed[1]["game"]], [&again["game"], &created["game"]]);
    assert_eq!((&listed[0]["your_turn"], &listed[0]["phase"]), (&json!(true), &json!("play")));
    assert_eq!((&listed[1]["your_turn"], &listed[1]["result"]), (&json!(false), &json!("W+1.5")));
    assert_eq!((&listed[1]["move_number"], &listed[1]["you"]), (&json!(12), &json!(["black", "white"])));
}

#[tokio::test]
async fn only_who_plays_may_ask_for_a_seat_or_a_rematch() {
    let app = app();
    let (game, token, browser, _) = create(&app, "invite").await;
    let (other, other_token, ..) = create(&app, "screen").await;
    let path = |game: &str, end: &str| format!("/api/games/{game}/{end}");
    let rematch = path(&game, "rematch");
    assert_eq!(Ask::post(&rematch, &json!({})).answer(&app).await, (401, json!("error-no-token")));
    let foreign = Ask::post(&rematch, &json!({})).token(&other_token).answer(&app).await;
    assert_eq!(foreign, (403, json!("refusal-not-your-seat")));
    assert_eq!(Ask::post(&rematch, &json!({})).token(&token).answer(&app).await.0, 200);
    let seat = path(&game, "seat");
    assert_eq!(Ask::post(&seat, &json!({})).answer(&app).await, (404, json!("error-not-found")));
    let foreign = Ask::post(&path(&other, "seat"), &json!({})).cookie(&browser).answer(&app).await;
    assert_eq!(foreign, (404, json!("error-not-found")));
    let (status, found) = Ask::post(&seat, &json!({})).cookie(&browser).answer(&app).await;
    assert_eq!((status, &found["seats"]), (200, &json!(["black"])));
    assert_ne!(found["token"], json!(token), "what is stored is a hash, so a way back is a new one");
    assert_eq!(Ask::post(&rematch, &json!({})).token(&text(&found["token"])).answer(&app).await.0, 200);
}

#[tokio::test]
async fn games_that_do_not_exist_are_nobodys() {
    let app = app();
    let (game, token, browser, _) = create(&app, "screen").await;
    let unknown: String = game.chars().rev().collect();
    for end in ["", "/sgf", "/record", "/count"] {
        for id in [&unknown, "0", "none", "%2e%2e%2f", &"9".repeat(3000)] {
            let answer = Ask::get(&format!("/api/games/{id}{end}")).answer(&app).await;
            assert_eq!(answer, (404, json!("error-not-found")), "{id}{end}");
        }
    }
    let commands = format!("/api/games/{unknown}/commands");
    let answer = Ask::post(&commands, &play("black", "E5")).token(&token).answer(&app).await;
    assert_eq!(answer, (403, json!("refusal-not-your-seat")));
    let seat =
        Ask::post(&format!("/api/games/{unknown}/seat"), &json!({})).cookie(&browser).answer(&app).await;
    assert_eq!(seat.0, 404);
}

#[tokio::test]
async fn requests_of_the_wrong_form_are_named() {
    let app = app();
    let (game, token, ..) = create(&app, "screen").await;
    let commands = format!("/api/games/{game}/commands");
    let body = play("black", "E5").to_string().into_bytes();
    let post = |body: Vec<u8>| Ask { body, method: Method::POST, ..Ask::get(&commands) }.token(&token);
    let plain = Ask { kind: "text/plain", ..post(body.clone()) };
    assert_eq!(plain.answer(&app).await, (415, json!("error-not-json")));
    assert_eq!(post(vec![b' '; 70 << 10]).answer(&app).await, (413, json!("error-too-large")));
    for broken in [&body[..body.len() - 1], b"", b"{}", b"[[", b"\xff"] {
        let (status, key) = post(broken.to_vec()).answer(&app).await;
        assert!((status == 400 || status == 422) && key == "error-bad-request", "{broken:?} {status} {key}");
    }
    for method in [Method::PUT, Method::DELETE, Method::PATCH, Method::GET] {
        let ask = Ask { method, ..post(body.clone()) };
        assert_eq!(ask.answer(&app).await, (405, json!("error-bad-request")));
    }
    for id in [String::new(), "x".repeat(65)] {
        let (_, answer) =
            post(with(play("black", "E5"), "id", json!(id)).to_string().into()).answer(&app).await;
        assert_eq!(answer["refused"]["key"], "error-bad-request", "{id}");
    }
    assert_eq!(view(&app, &game).await["n"], 1);
}

/// What a field may hold that it should not.
fn nasty() -> Vec<Value> {
    let numbers =
        [json!(-1), json!(0), json!(256), json!(i64::MIN), json!(u64::MAX), json!(1e300), json!(0.5)];
    let texts = ["", "\u{0}", "☯", "A0", "I5", "Z99", "Infinity", "__proto__", "' or 1=1 --", "../../x"];
    let others = [json!(null), json!(true), json!([]), json!({}), json!({ "type": "screen" }), json!([[[]]])];
    let long = ["x".repeat(20_000), "\u{202e}".repeat(64)].map(Value::from);
    numbers.into_iter().chain(texts.map(Value::from)).chain(others).chain(long).collect()
}

/// Objects that differ from `object` in one field, which may lie within another object, or lacks it.
fn spoiled(object: &Value) -> Vec<Value> {
    let mut all = Vec::new();
    for (field, value) in object.as_object().unwrap() {
        all.extend(nasty().into_iter().map(|nasty| with(object.clone(), field, nasty)));
        let mut without = object.clone();
        without.as_object_mut().unwrap().remove(field);
        all.push(without);
        if value.is_object() {
            all.extend(spoiled(value).into_iter().map(|inner| with(object.clone(), field, inner)));
        }
    }
    all
}

#[tokio::test]
async fn a_spoiled_field_is_refused_or_makes_a_game_that_can_be_played() {
    let app = app();
    let (game, token, ..) = create(&app, "screen").await;
    let full = json!({ "client_id": "one", "cols": 9, "rows": 9, "rules": "japanese", "komi2": 13, "handicap": 2,
        "placement": "free", "opponent": { "type": "invite", "color": "black" }, "first_move": "C3",
        "name": "N" });
    for new in spoiled(&full) {
        let (status, answer) = Ask::post("/api/games", &new).answer(&app).await;
        assert!(matches!(status, 200 | 400 | 422), "{new} {status} {answer}");
        if status == 200 {
            let shown = view(&app, answer["game"].as_str().unwrap()).await;
            assert_eq!(shown, answer["view"], "{new}");
        }
    }
    let commands = format!("/api/games/{game}/commands");
    let mut requests = spoiled(&play("black", "E5"));
    for kind in ["pass", "resign", "ask_undo", "accept", "resume", "hurry", "restore_suggestion", "none"] {
        requests.push(command(kind, "green"));
    }
    let mark = json!({ "type": "mark", "color": "black", "point": "E5", "dead": true });
    requests.extend(spoiled(&json!({ "id": "m", "based_on": 1, "command": mark })));
    for request in requests {
        let ask = Ask::post(&commands, &request).token(&token);
        let (status, answer) = ask.answer(&app).await;
        assert!(matches!(status, 200 | 400 | 422), "{request} {status} {answer}");
        let refused = &answer["refused"]["key"];
        assert!(
            status != 200 || refused.is_null() || is_text(refused.as_str().unwrap()),
            "{request} {answer}"
        );
    }
    let moves = view(&app, &game).await["moves"].as_array().map(Vec::len);
    assert!(moves.is_some_and(|moves| moves <= 3), "{moves:?}");
    for join in spoiled(&json!({ "name": "N" })) {
        let (status, answer) =
            Ask::post(&format!("/api/invites/{}", Token::random()), &join).answer(&app).await;
        assert!(matches!(status, 404 | 400 | 422), "{join} {status} {answer}");
    }
}

#[tokio::test]
async fn a_browser_is_shown_its_latest_games_and_whose_turn_it_is() {
    let app = app();
    let (game, token, browser, created) = create(&app, "invite").await;
    let guest = format!("tengen_browser={}", Token::random());
    let invite = text(&created["invite"]).replace("/j/", "/api/invites/");
    let mine = async |cookie: &str| Ask::get("/api/mine").cookie(cookie).answer(&app).await.1;
    assert_eq!(mine(&browser).await[0]["phase"], "waiting");
    Ask::post(&invite, &json!({ "name": "Guest" })).cookie(&guest).answer(&app).await;
    let turns =
        async || [mine(&browser).await[0]["your_turn"].clone(), mine(&guest).await[0]["your_turn"].clone()];
    assert_eq!(turns().await, [json!(true), json!(false)]);
    done(&app, &game, &token, &[play("black", "E5")]).await;
    assert_eq!(turns().await, [json!(false), json!(true)]);
    assert_eq!(mine(&guest).await[0]["last"], "E5");
    done(&app, &game, &token, &[command("resign", "black")]).await;
    assert_eq!(mine(&guest).await[0]["result"], "W+R");
    for _ in 0..60 {
        create_as(&app, &new_game("screen"), Some(&guest)).await;
    }
    assert_eq!(mine(&guest).await.as_array().map(Vec::len), Some(50));
}
