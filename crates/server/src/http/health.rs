//! For whoever watches over the server.

use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

use super::error::ApiError;
use super::peer::Peer;
use super::shell::prometheus;

/// Whether the server answers.
#[utoipa::path(get, path = "/healthz", tag = "watch", responses((status = 200, description = "`ok`, as text")))]
pub(super) async fn healthz() -> &'static str {
    "ok"
}

/// Numbers for Prometheus, told to this machine only: they say how much is played here.
#[utoipa::path(
    get, path = "/metrics", tag = "watch",
    responses(
        (status = 200, description = "Prometheus' text format"),
        (status = 404, description = "asked from elsewhere", body = crate::wire::ErrorBody),
    )
)]
pub(super) async fn metrics(peer: Peer, headers: HeaderMap) -> Response {
    match prometheus().filter(|_| peer.is_here(&headers)) {
        Some(handle) => {
            ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], handle.render()).into_response()
        }
        None => ApiError::not_found().into_response(),
    }
}
