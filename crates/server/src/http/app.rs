//! The whole application: routes inside, layers around them.

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::handler::Handler as _;
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tower_http::catch_panic::CatchPanicLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::error::ApiError;
use super::shell::{Shell, prometheus};
use super::{assets, guard, health, network, observe, options, qr, records};

/// The most bytes of a request's body: the longest command is a hundredth of it.
const MAX_BODY: usize = 64 << 10;

/// What the document of the interface says at its head.
#[derive(OpenApi)]
#[openapi(info(
    title = "Tengen",
    description = "The Go server. Texts for people are keys of its Fluent catalogs; points are named like `Q16`; scores and komi are in half-points.",
    license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0"),
))]
struct Document;

/// The application: the shell's own endpoints, those in `games`, and the web app for every other address.
pub fn app(shell: &Shell, games: OpenApiRouter) -> Router {
    // The recorder is there before the first request is counted.
    let _ = prometheus();
    let (api, document) = endpoints(shell, games).split_for_parts();
    let document = document.to_json().unwrap_or_default();
    let json = [(axum::http::header::CONTENT_TYPE, "application/json")];
    let router = api
        .route("/api/openapi.json", get(move || async move { (json, document) }))
        .fallback_service(fallback.with_state(shell.clone()))
        .method_not_allowed_fallback(method_not_allowed);
    layered(router, shell)
}

/// The document that describes every endpoint, as JSON.
#[must_use]
pub fn open_api(shell: &Shell, games: OpenApiRouter) -> utoipa::openapi::OpenApi {
    endpoints(shell, games).into_openapi()
}

fn endpoints(shell: &Shell, games: OpenApiRouter) -> OpenApiRouter {
    let own = OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(health::healthz))
        .routes(routes!(health::metrics))
        .routes(routes!(network::set_network))
        .routes(routes!(options::options))
        .routes(routes!(options::propose))
        .routes(routes!(qr::qr))
        .merge(records::router());
    own.with_state(shell.clone()).merge(crate::course::router()).merge(games)
}

/// Around everything, the last one outermost: it sees a request first.
fn layered(router: Router, shell: &Shell) -> Router {
    router
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(from_fn(observe::deadline))
        .layer(from_fn_with_state(shell.clone(), observe::know_browser))
        .layer(from_fn_with_state(shell.clone(), guard::same_origin))
        .layer(from_fn_with_state(shell.clone(), guard::limit))
        .layer(CatchPanicLayer::custom(observe::panicked))
        .layer(from_fn(guard::headers))
        .layer(from_fn(observe::observe))
}

/// Addresses without an endpoint belong to the web app, which finds its own way, except those of the interface.
async fn fallback(State(shell): State<Shell>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if uri.path().starts_with("/api/") {
        return ApiError::not_found().into_response();
    }
    if !matches!(method, Method::GET | Method::HEAD) {
        return method_not_allowed().await;
    }
    assets::answer(uri.path(), shell.config().pages.as_deref(), &headers)
}

async fn method_not_allowed() -> Response {
    ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "error-bad-request").into_response()
}
