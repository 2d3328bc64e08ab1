//! Records that a person opens: files of any format.

use axum::Json;
use axum::body::Bytes;
use axum::extract::DefaultBodyLimit;
use axum::extract::rejection::BytesRejection;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use tokio::sync::Semaphore;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::error::ApiError;
use super::shell::Shell;
use crate::records;
use crate::wire::{Records, Text};

/// The largest file, in bytes: commented games of a hundred moves have a hundredth of it.
const MAX_FILE: usize = 4 << 20;

/// How many files are read at once; the others wait, so that games go on.
static READERS: Semaphore = Semaphore::const_new(2);

/// The endpoints for records, with room for files.
pub(super) fn router() -> OpenApiRouter<Shell> {
    let router = OpenApiRouter::new().routes(routes!(read)).routes(routes!(convert));
    router.layer(DefaultBodyLimit::max(MAX_FILE))
}

/// Reads a file: SGF in any charset, GIB, NGF or UGF.
#[utoipa::path(
    post, path = "/api/records", tag = "records",
    request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    responses(
        (status = 200, description = "its games, and what was repaired", body = Records),
        (status = 413, description = "more than 4 MiB", body = crate::wire::ErrorBody),
        (status = 422, description = "no game of Go in it", body = crate::wire::ErrorBody),
    )
)]
async fn read(file: Result<Bytes, BytesRejection>) -> Result<Json<Records>, ApiError> {
    work_on(file, records::read).await.map(Json)
}

/// The same file as SGF of the present version, in UTF-8.
#[utoipa::path(
    post, path = "/api/records/sgf", tag = "records",
    request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    responses(
        (status = 200, description = "SGF", content_type = "application/x-go-sgf", body = String),
        (status = 413, description = "more than 4 MiB", body = crate::wire::ErrorBody),
        (status = 422, description = "no game in it", body = crate::wire::ErrorBody),
    )
)]
async fn convert(file: Result<Bytes, BytesRejection>) -> Result<Response, ApiError> {
    let sgf = work_on(file, records::to_sgf).await?;
    Ok(([(CONTENT_TYPE, "application/x-go-sgf; charset=utf-8")], sgf).into_response())
}

/// Works on a file away from the threads that answer requests.
async fn work_on<T: Send + 'static>(
    file: Result<Bytes, BytesRejection>,
    work: fn(&[u8]) -> Result<T, Text>,
) -> Result<T, ApiError> {
    let file = file.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, "error-too-large"),
        status => ApiError::new(status, "error-bad-request"),
    })?;
    // The semaphore is never closed.
    let _permit = READERS.acquire().await.map_err(|_| ApiError::internal())?;
    let done = tokio::task::spawn_blocking(move || work(&file)).await;
    let refused = |text| ApiError { status: StatusCode::UNPROCESSABLE_ENTITY, text };
    done.map_err(|_| ApiError::internal())?.map_err(refused)
}
