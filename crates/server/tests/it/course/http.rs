//! The course over HTTP.

use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};
use tengen_server::course;
use tower::ServiceExt as _;

async fn call(request: Request<Body>) -> (StatusCode, Value) {
    let (router, _) = course::router().split_for_parts();
    let response = router.oneshot(request).await.unwrap();
    let status = response.status();
    let bytes = to_bytes(response.into_body(), 1 << 20).await.unwrap();
    (status, serde_json::from_slice(&bytes).unwrap_or(Value::Null))
}

async fn post(step: &str, body: Value) -> (StatusCode, Value) {
    let request = Request::post(format!("/api/course/{step}"))
        .header(header::CONTENT_TYPE, "application/json")
        .body(Body::from(body.to_string()));
    call(request.unwrap()).await
}

#[tokio::test]
async fn the_outline_and_a_step_are_served() {
    let (status, outline) = call(Request::get("/api/course").body(Body::empty()).unwrap()).await;
    assert_eq!((status, outline["chapters"][0]["key"].as_str()), (StatusCode::OK, Some("stones")));
    let (status, view) = post("two-eyes", json!({"moves": ["B1"]})).await;
    assert_eq!((status, view["verdict"].as_str()), (StatusCode::OK, Some("right")));
    assert_eq!(view["text"], json!({"key": "course-two-eyes-right", "args": {"point": "B1"}}));
    let (status, view) = post("ranks", json!({"answer": 3})).await;
    assert_eq!((status, view["verdict"].as_str()), (StatusCode::OK, Some("not_yet")));
}

#[tokio::test]
async fn bad_requests_are_told_why() {
    for (step, body, status, key) in [
        ("nothing", json!({}), StatusCode::NOT_FOUND, "course-error-step"),
        ("ko", json!({"moves": ["pass"]}), StatusCode::UNPROCESSABLE_ENTITY, "course-error-move"),
        ("ko", json!({"moves": ["A1\u{0}"]}), StatusCode::UNPROCESSABLE_ENTITY, "course-error-move"),
    ] {
        let (given, answer) = post(step, body).await;
        assert_eq!((given, answer["error"]["key"].as_str()), (status, Some(key)));
    }
    assert!(post("ko", json!({"moves": 3})).await.0.is_client_error());
}

#[test]
fn typescript_is_current() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/course.ts");
    let text = course::typescript();
    if std::env::var_os("TENGEN_UPDATE").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &text).unwrap();
    }
    let stored = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        stored == text,
        "web/src/wire/course.ts is stale: TENGEN_UPDATE=1 cargo test -p tengen-server course"
    );
}
