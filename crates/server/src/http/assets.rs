//! The web app: the files that Vite built, embedded into the program.
//!
//! In builds for development, and where the server was told a folder, they are read from the disk at each request, so
//! that a new build of the pages needs no new build of the program.

use std::borrow::Cow;
use std::collections::HashMap;
use std::io::Write as _;
use std::path::Path;
use std::sync::OnceLock;

use axum::body::{Body, Bytes};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use rust_embed::{EmbeddedFile, RustEmbed};

use super::error::ApiError;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

/// The page that is shown for every address of the app.
const INDEX: &str = "index.html";

/// Files whose names hold a hash of their content: what has such a name never changes.
const HASHED: &str = "assets/";

/// What a build without the web app shows.
const MISSING: &str = include_str!("missing.html");

/// Below this size compression saves no packet.
const WORTH_COMPRESSING: usize = 1024;

/// A file as it is sent.
#[derive(Clone, Debug)]
struct Asset {
    bytes: Bytes,
    gzip: Option<Bytes>,
    kind: HeaderValue,
    tag: HeaderValue,
}

/// The file at this path of the app, or the page that finds its own way from there.
pub(super) fn answer(path: &str, folder: Option<&Path>, headers: &HeaderMap) -> Response {
    let path = path.trim_start_matches('/');
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    match find(path, folder) {
        Some(asset) => send(&asset, path, headers),
        None if is_file => ApiError::not_found().into_response(),
        None => match find(INDEX, folder) {
            Some(index) => send(&index, INDEX, headers),
            None => missing(),
        },
    }
}

fn missing() -> Response {
    let headers = [(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-store")];
    (StatusCode::NOT_FOUND, headers, MISSING).into_response()
}

/// A file by its path below the folder of the app. Only names that a build can make are looked up at all, so no path
/// leads elsewhere.
fn find(path: &str, folder: Option<&Path>) -> Option<Asset> {
    let is_plain = |part: &str| {
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"._-".contains(&byte);
        !part.is_empty() && !part.starts_with('.') && part.bytes().all(is_plain)
    };
    if !path.split('/').all(is_plain) {
        return None;
    }
    if let Some(folder) = folder {
        let file = rust_embed::utils::read_file_from_fs(&folder.join(path)).ok()?;
        return Some(Asset::of(path, file, Compression::none()));
    }
    if cfg!(debug_assertions) {
        return Dist::get(path).map(|file| Asset::of(path, file, Compression::none()));
    }
    embedded().get(path).cloned()
}

/// All files, compressed once.
fn embedded() -> &'static HashMap<Cow<'static, str>, Asset> {
    static ALL: OnceLock<HashMap<Cow<'static, str>, Asset>> = OnceLock::new();
    ALL.get_or_init(|| {
        let asset = |path: Cow<'static, str>| {
            let asset = Asset::of(&path, Dist::get(&path)?, Compression::best());
            Some((path, asset))
        };
        Dist::iter().filter_map(asset).collect()
    })
}

impl Asset {
    fn of(path: &str, file: EmbeddedFile, compression: Compression) -> Asset {
        let hash = file.metadata.sha256_hash();
        let tag: String = hash.iter().take(16).map(|byte| format!("{byte:02x}")).collect();
        let kind = kind(path, file.metadata.mimetype());
        let bytes = match file.data {
            Cow::Borrowed(bytes) => Bytes::from_static(bytes),
            Cow::Owned(bytes) => Bytes::from(bytes),
        };
        Asset {
            gzip: if is_text(&kind) { gzip(&bytes, compression) } else { None },
            bytes,
            kind: header(&kind),
            tag: header(&format!("\"{tag}\"")),
        }
    }
}

/// The media type; texts are UTF-8.
fn kind(path: &str, guessed: &str) -> String {
    let kind = match path.rsplit('.').next() {
        Some("webmanifest") => "application/manifest+json",
        Some("ftl") => "text/plain",
        _ => guessed,
    };
    if kind.starts_with("text/") { format!("{kind}; charset=utf-8") } else { kind.to_owned() }
}

fn is_text(kind: &str) -> bool {
    kind.starts_with("text/") || ["javascript", "json", "xml"].iter().any(|word| kind.contains(word))
}

/// The compressed bytes, where that is worth it.
fn gzip(bytes: &[u8], compression: Compression) -> Option<Bytes> {
    if bytes.len() < WORTH_COMPRESSING || compression.level() == 0 {
        return None;
    }
    let mut encoder = GzEncoder::new(Vec::new(), compression);
    encoder.write_all(bytes).ok()?;
    encoder.finish().ok().filter(|packed| packed.len() < bytes.len()).map(Bytes::from)
}

fn header(text: &str) -> HeaderValue {
    HeaderValue::from_str(text).unwrap_or_else(|_| HeaderValue::from_static("application/octet-stream"))
}

fn send(asset: &Asset, path: &str, request: &HeaderMap) -> Response {
    let age = if path.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut response = Response::new(Body::empty());
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(age));
    headers.insert(ETAG, asset.tag.clone());
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if request.get(IF_NONE_MATCH) == Some(&asset.tag) {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        return response;
    }
    headers.insert(CONTENT_TYPE, asset.kind.clone());
    let packed = asset.gzip.as_ref().filter(|_| takes_gzip(request));
    if packed.is_some() {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    *response.body_mut() = Body::from(packed.unwrap_or(&asset.bytes).clone());
    response
}

fn takes_gzip(request: &HeaderMap) -> bool {
    let accepted = request.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepted.split(',').any(|coding| coding.trim().split(';').next() == Some("gzip"))
}
