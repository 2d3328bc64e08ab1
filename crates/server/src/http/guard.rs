//! What keeps strangers out: limits on requests, requests made by other sites, and the headers that tell browsers what
//! pages may do.

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, RETRY_AFTER, UPGRADE,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time::Instant;

use super::error::ApiError;
use super::peer::Peer;
use super::shell::Shell;
use crate::config::Trust;
use crate::wire::Text;

/// Pages load what this server gives them and nothing else; no page shows them in a frame.
const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
    font-src 'self'; media-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Devices that pages have no use for.
const PERMISSIONS: &str = "camera=(), geolocation=(), microphone=(), payment=(), usb=()";

/// Sets the headers that every answer carries.
pub(super) async fn headers(request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let mut set = |name: HeaderName, value: &'static str| {
        headers.insert(name, HeaderValue::from_static(value));
    };
    set(CONTENT_SECURITY_POLICY, CONTENT_POLICY);
    set(X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(X_FRAME_OPTIONS, "DENY");
    // Links of invitations are secrets; no other site is to see them.
    set(REFERRER_POLICY, "no-referrer");
    set(HeaderName::from_static("permissions-policy"), PERMISSIONS);
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    if is_api {
        set(CACHE_CONTROL, "no-store");
    }
    response
}

/// Refuses what another site's page asks for in the name of the person who looks at it: a browser says with `Origin`
/// which page asks. Programs that are no browsers send none.
pub(super) async fn same_origin(State(shell): State<Shell>, request: Request, next: Next) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let is_socket = request.headers().contains_key(UPGRADE);
    let public = shell.config().public_url.as_deref();
    if (changes || is_socket) && !is_same_origin(request.headers(), public) {
        return ApiError::new(StatusCode::FORBIDDEN, "error-other-site").into_response();
    }
    next.run(request).await
}

/// Whether the page that asks, if one does, comes from this server.
fn is_same_origin(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if public_url.is_some_and(|url| origin.eq_ignore_ascii_case(url)) {
        return true;
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let page = origin.split_once("://").map(|(_, host)| host);
    page.zip(host).is_some_and(|(page, host)| page.eq_ignore_ascii_case(host))
}

/// Refuses an address that asks too much.
pub(super) async fn limit(State(shell): State<Shell>, peer: Peer, request: Request, next: Next) -> Response {
    let is_trusted = shell.config().loopback == Trust::Trusted && peer.is_here(request.headers());
    if !is_trusted {
        let address = peer.counted(request.headers(), shell.proxy());
        if let Err(wait) = shell.limiter().spend(address, cost(&request), Instant::now()) {
            return too_many(wait.as_secs() + 1);
        }
    }
    next.run(request).await
}

fn too_many(seconds: u64) -> Response {
    metrics::counter!("tengen_refused_requests_total").increment(1);
    let seconds = i32::try_from(seconds).unwrap_or(i32::MAX);
    let text = Text::new("error-too-many-requests").number("seconds", seconds);
    let mut response = ApiError { status: StatusCode::TOO_MANY_REQUESTS, text }.into_response();
    response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
    response
}

/// What a request costs: reading is cheap, a new game takes memory, invitations must not be guessed, and records are
/// work.
fn cost(request: &Request) -> u32 {
    let path = request.uri().path();
    let is_any_of = |paths: &[&str]| paths.iter().any(|start| path.starts_with(start));
    match *request.method() {
        Method::POST if path == "/api/games" || is_any_of(&["/api/records", "/api/invites/"]) => 10,
        _ if is_any_of(&["/api/invites/", "/api/qr"]) => 5,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asks(origin: Option<&'static str>, host: &'static str) -> HeaderMap {
        let mut headers = HeaderMap::from_iter([(HOST, HeaderValue::from_static(host))]);
        headers.extend(origin.map(|origin| (ORIGIN, HeaderValue::from_static(origin))));
        headers
    }

    #[test]
    fn pages_of_other_sites_are_told_from_our_own() {
        let url = Some("https://go.example.org");
        assert!(is_same_origin(&asks(None, "localhost:8361"), None));
        assert!(is_same_origin(&asks(Some("http://localhost:8361"), "localhost:8361"), None));
        assert!(is_same_origin(&asks(Some("https://go.example.org"), "127.0.0.1:8361"), url));
        assert!(!is_same_origin(&asks(Some("http://localhost:1"), "localhost:8361"), None));
        assert!(!is_same_origin(&asks(Some("https://evil.example"), "localhost:8361"), url));
        assert!(!is_same_origin(&asks(Some("null"), "localhost:8361"), None));
    }
}
