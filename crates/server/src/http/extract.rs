//! What handlers take out of requests, each refused in our own form of errors.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use serde::de::DeserializeOwned;

use super::error::ApiError;
use crate::token::{Token, TokenHash};

/// The value that a JSON body holds. Unknown fields are passed over, so that newer pages can talk to older servers.
#[derive(Clone, Copy, Debug)]
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, ApiError> {
        match Json::from_request(request, state).await {
            Ok(Json(value)) => Ok(Body(value)),
            Err(rejection) => Err(refuse(&rejection)),
        }
    }
}

fn refuse(rejection: &JsonRejection) -> ApiError {
    let status = rejection.status();
    let key = match status {
        StatusCode::PAYLOAD_TOO_LARGE => "error-too-large",
        StatusCode::UNSUPPORTED_MEDIA_TYPE => "error-not-json",
        _ => "error-bad-request",
    };
    ApiError::new(status, key)
}

/// The token in `Authorization: Bearer TOKEN`, hashed. No token and a malformed one are the same refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bearer(pub TokenHash);

impl<S: Send + Sync> FromRequestParts<S> for Bearer {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Bearer, ApiError> {
        let refused = || ApiError::new(StatusCode::UNAUTHORIZED, "error-no-token");
        bearer(&parts.headers).map(|token| Bearer(token.hash())).ok_or_else(refused)
    }
}

fn bearer(headers: &HeaderMap) -> Option<Token> {
    let (scheme, token) = headers.get(AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    let token = scheme.eq_ignore_ascii_case("bearer").then_some(token)?;
    token.trim().parse().ok()
}

/// The browser that asks, known by its cookie. A browser without one gets it with the answer.
#[derive(Clone, Debug)]
pub struct Browser {
    token: Token,
    is_wanted: Arc<AtomicBool>,
}

impl Browser {
    pub(super) fn new(token: Token) -> Browser {
        Browser { token, is_wanted: Arc::default() }
    }

    /// What is stored of the browser.
    #[must_use]
    pub fn hash(&self) -> TokenHash {
        self.token.hash()
    }

    pub(super) const fn token(&self) -> &Token {
        &self.token
    }

    /// Whether a handler asked who the browser is: only then is it worth a cookie.
    pub(super) fn is_wanted(&self) -> bool {
        self.is_wanted.load(Ordering::Relaxed)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Browser {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Browser, ApiError> {
        let browser = parts.extensions.get::<Browser>().cloned().ok_or_else(ApiError::internal)?;
        browser.is_wanted.store(true, Ordering::Relaxed);
        Ok(browser)
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn only_a_well_formed_bearer_token_is_one() {
        let token = Token::random();
        let header = |text: String| {
            let mut headers = HeaderMap::new();
            headers.insert(AUTHORIZATION, HeaderValue::from_str(&text).unwrap());
            bearer(&headers)
        };
        assert_eq!(header(format!("Bearer {token}")), Some(token.clone()));
        assert_eq!(header(format!("bearer {token}")), Some(token.clone()));
        for text in
            ["Bearer".to_owned(), format!("Basic {token}"), format!("Bearer {token}0"), token.to_string()]
        {
            assert_eq!(header(text.clone()), None, "{text}");
        }
        assert_eq!(bearer(&HeaderMap::new()), None);
    }
}
