//! A refused request: a status and a text.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use crate::wire::{ErrorBody, Text};

/// What a request is answered with when it cannot be done: `{"error": {"key", "args"}}`.
#[derive(Clone, Debug, PartialEq)]
pub struct ApiError {
    /// The status of the answer.
    pub status: StatusCode,
    /// Why, for people.
    pub text: Text,
}

impl ApiError {
    /// An error with this status and the text under `key`.
    #[must_use]
    pub fn new(status: StatusCode, key: &str) -> ApiError {
        ApiError { status, text: Text::new(key) }
    }

    /// There is nothing at this address, or nothing that the asker may know of.
    #[must_use]
    pub fn not_found() -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, "error-not-found")
    }

    /// The server itself failed; what failed is in its log.
    #[must_use]
    pub fn internal() -> ApiError {
        ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "error-internal")
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (self.status, Json(ErrorBody { error: self.text })).into_response()
    }
}
