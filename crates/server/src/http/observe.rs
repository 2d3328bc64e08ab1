//! What is noted of each request: its number, how long it took, what came of it.

use std::time::Duration;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time::Instant;
use tracing::Instrument as _;

use super::error::ApiError;
use super::extract::Browser;
use super::shell::Shell;
use crate::token::Token;

/// Tells a request from all others, in answers and in the log.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// How long a request may take. The slowest is a large record, a few seconds; sockets are not requests any more once
/// they are open.
pub(super) const DEADLINE: Duration = Duration::from_secs(30);

/// The name of the cookie that tells browsers apart.
const COOKIE: &str = "tengen_browser";

/// Four hundred days, the most that browsers allow.
const COOKIE_SECONDS: u32 = 400 * 24 * 60 * 60;

/// Gives the request a number, and notes in log and metrics how it went.
pub(super) async fn observe(request: Request, next: Next) -> Response {
    let start = Instant::now();
    let id = format!("{:016x}", rand::random::<u64>());
    let method = request.method().clone();
    // The route, not the path: paths hold secrets and are without number.
    let matched = request.extensions().get::<MatchedPath>();
    let route = matched.map_or_else(|| "other".to_owned(), |path| path.as_str().to_owned());
    let span = tracing::info_span!("request", %id, %method, %route);
    let mut response = next.run(request).instrument(span.clone()).await;
    let (status, seconds) = (response.status(), start.elapsed().as_secs_f64());
    span.in_scope(|| tracing::debug!(status = status.as_u16(), seconds, "answered"));
    let labels = [("method", method.to_string()), ("route", route), ("status", status.as_u16().to_string())];
    metrics::counter!("tengen_http_requests_total", &labels).increment(1);
    metrics::histogram!("tengen_http_seconds", &labels[..2]).record(seconds);
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}

/// Answers for a handler that does not.
pub(super) async fn deadline(request: Request, next: Next) -> Response {
    match tokio::time::timeout(DEADLINE, next.run(request)).await {
        Ok(response) => response,
        Err(_) => ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "error-too-slow").into_response(),
    }
}

/// The answer where a handler panicked. What it said is in the log, with the number of the request.
#[expect(clippy::needless_pass_by_value, reason = "this is the form in which the layer calls")]
pub(super) fn panicked(payload: Box<dyn std::any::Any + Send>) -> Response {
    let said = payload.downcast_ref::<String>().map(String::as_str);
    let said = said.or_else(|| payload.downcast_ref::<&str>().copied()).unwrap_or("no message");
    tracing::error!(said, "a handler panicked");
    metrics::counter!("tengen_panics_total").increment(1);
    ApiError::internal().into_response()
}

/// Reads the browser's cookie, and sets one where a handler asked who the browser is and it had none.
pub(super) async fn know_browser(State(shell): State<Shell>, mut request: Request, next: Next) -> Response {
    let known = cookie(&request);
    let is_new = known.is_none();
    let browser = Browser::new(known.unwrap_or_else(Token::random));
    request.extensions_mut().insert(browser.clone());
    let mut response = next.run(request).await;
    if is_new && browser.is_wanted() {
        let is_secure = shell.config().public_url.as_ref().is_some_and(|url| url.starts_with("https://"));
        let secure = if is_secure { "; Secure" } else { "" };
        let token = browser.token();
        let cookie =
            format!("{COOKIE}={token}; HttpOnly; SameSite=Strict; Path=/; Max-Age={COOKIE_SECONDS}{secure}");
        if let Ok(cookie) = HeaderValue::from_str(&cookie) {
            response.headers_mut().append(axum::http::header::SET_COOKIE, cookie);
        }
    }
    response
}

fn cookie(request: &Request) -> Option<Token> {
    let headers = request.headers().get_all(axum::http::header::COOKIE);
    let mut pairs = headers.iter().filter_map(|header| header.to_str().ok()).flat_map(|text| text.split(';'));
    pairs.find_map(|pair| pair.trim().strip_prefix(COOKIE)?.strip_prefix('=')?.parse().ok())
}
