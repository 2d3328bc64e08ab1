//! Addresses of this server as pictures that another device reads with its camera.

use axum::extract::{Query, State};
use axum::http::header::{CONTENT_TYPE, HOST};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use qrcode::render::svg;
use qrcode::{EcLevel, QrCode};
use serde::Deserialize;
use utoipa::IntoParams;

use super::error::ApiError;
use super::network;
use super::shell::Shell;

/// The longest address that is drawn: those of invitations have a quarter of it, and cameras read larger ones badly.
const MAX_TEXT: usize = 300;

/// What is to be drawn.
#[derive(Debug, Deserialize, IntoParams)]
pub(super) struct QrQuery {
    /// An address of this server.
    text: String,
}

/// A QR code. Only for addresses of this server: nobody is to be led elsewhere by a picture from here.
#[utoipa::path(
    get, path = "/api/qr", tag = "server", params(QrQuery),
    responses(
        (status = 200, description = "an SVG picture", content_type = "image/svg+xml", body = String),
        (status = 422, description = "not an address of this server", body = crate::wire::ErrorBody),
    )
)]
pub(super) async fn qr(
    State(shell): State<Shell>,
    headers: HeaderMap,
    query: Result<Query<QrQuery>, axum::extract::rejection::QueryRejection>,
) -> Result<Response, ApiError> {
    let refused = || ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "error-other-address");
    let Query(QrQuery { text }) = query.map_err(|_| refused())?;
    if text.len() > MAX_TEXT || !is_own(&text, &shell, &headers) {
        return Err(refused());
    }
    let code = QrCode::with_error_correction_level(&text, EcLevel::M).map_err(|_| refused())?;
    let picture = code.render::<svg::Color<'_>>().quiet_zone(true).min_dimensions(240, 240).build();
    Ok(([(CONTENT_TYPE, "image/svg+xml")], picture).into_response())
}

/// Whether an address leads here: by one of the addresses that the server tells, or by the one that the asker used.
fn is_own(text: &str, shell: &Shell, headers: &HeaderMap) -> bool {
    if !text.bytes().all(|byte| byte.is_ascii_graphic()) {
        return false;
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let asked = ["http", "https"].map(|scheme| format!("{scheme}://{host}"));
    let mut own = network::addresses(shell).into_iter().chain(asked);
    own.any(|base| text.strip_prefix(&base).is_some_and(|rest| rest.is_empty() || rest.starts_with('/')))
}
