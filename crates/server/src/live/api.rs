//! The addresses of games, seats and invitations.

use axum::Json;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use tengen_rules::Color;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{CreateError, Games, JoinError, LiveError, socket, storage_refusal};
use crate::game::{GameId, GameState, Meeting, Player, Seats};
use crate::http::{ApiError, Bearer, Body, Browser};
use crate::store::StoreError;
use crate::token::Token;
use crate::wire::{
    CommandRequest, CountView, Created, ErrorBody, GameRecord, InviteView, JoinInvite, MyGame, NewGame,
    Opponent, OpponentColor, Refusal, Reply, Seat, Text, View,
};

/// The longest name that a browser gives a command.
const COMMAND_ID_LIMIT: usize = 64;

/// Everything about games, to be put under the layers of the server.
pub fn router(games: Games) -> OpenApiRouter {
    OpenApiRouter::new()
        .routes(routes!(create))
        .routes(routes!(view))
        .routes(routes!(command))
        .routes(routes!(open_socket))
        .routes(routes!(sgf))
        .routes(routes!(record))
        .routes(routes!(count))
        .routes(routes!(rematch))
        .routes(routes!(find_seat))
        .routes(routes!(invitation, join))
        .routes(routes!(mine))
        .with_state(games)
}

/// A new game; the same `client_id` again from the same browser is the same game.
#[utoipa::path(post, path = "/api/games", tag = "games", request_body = NewGame,
    responses((status = 200, body = Created), (status = 422, body = ErrorBody), (status = 503, body = ErrorBody)))]
async fn create(
    State(games): State<Games>,
    browser: Browser,
    Body(new): Body<NewGame>,
) -> Result<Json<Created>, ApiError> {
    Ok(Json(games.create(browser.hash(), &new).await?))
}

/// A game as everybody sees it.
#[utoipa::path(get, path = "/api/games/{id}", tag = "games", params(("id" = String, Path)),
    responses((status = 200, body = View), (status = 404, body = ErrorBody)))]
async fn view(State(games): State<Games>, Path(id): Path<String>) -> Result<Json<View>, ApiError> {
    Ok(Json(games.view(&game_id(&id)?).await?))
}

/// A command without a socket; the same `id` again gets the same answer.
#[utoipa::path(post, path = "/api/games/{id}/commands", tag = "games", params(("id" = String, Path)),
    request_body = CommandRequest,
    responses((status = 200, body = Reply), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
async fn command(
    State(games): State<Games>,
    Path(id): Path<String>,
    Bearer(token): Bearer,
    Body(request): Body<CommandRequest>,
) -> Result<Json<Reply>, ApiError> {
    let id = game_id(&id)?;
    let seats = games.seats(&id, token).await?;
    if seats == Seats::NONE {
        return Err(ApiError::new(StatusCode::FORBIDDEN, "refusal-not-your-seat"));
    }
    Ok(Json(checked_command(&games, &id, seats, request).await))
}

/// Carries out a command whose name is one.
pub(super) async fn checked_command(
    games: &Games,
    id: &GameId,
    seats: Seats,
    request: CommandRequest,
) -> Reply {
    if request.id.is_empty() || request.id.chars().count() > COMMAND_ID_LIMIT {
        return Reply::Refused(Refusal::new("error-bad-request"));
    }
    games.command(id, seats, request).await
}

/// The socket of a game: `ClientMessage` in, `ServerMessage` out, each as JSON text.
#[utoipa::path(get, path = "/api/games/{id}/socket", tag = "games", params(("id" = String, Path)),
    responses((status = 101, description = "WebSocket"), (status = 404, body = ErrorBody)))]
async fn open_socket(
    State(games): State<Games>,
    Path(id): Path<String>,
    request: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    let id = game_id(&id)?;
    games.open(&id).await?;
    Ok(socket::upgrade(games, id, request))
}

/// The game as SGF.
#[utoipa::path(get, path = "/api/games/{id}/sgf", tag = "games", params(("id" = String, Path)),
    responses((status = 200, content_type = "application/x-go-sgf", body = String), (status = 404, body = ErrorBody)))]
async fn sgf(State(games): State<Games>, Path(id): Path<String>) -> Result<Response, ApiError> {
    let id = game_id(&id)?;
    let text = games.state(&id).await?.record().write();
    let name = format!("attachment; filename=\"tengen-{id}.sgf\"");
    let headers =
        [(header::CONTENT_TYPE, "application/x-go-sgf".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, text).into_response())
}

/// The game as a record to look back on.
#[utoipa::path(get, path = "/api/games/{id}/record", tag = "games", params(("id" = String, Path)),
    responses((status = 200, body = GameRecord), (status = 404, body = ErrorBody)))]
async fn record(State(games): State<Games>, Path(id): Path<String>) -> Result<Json<GameRecord>, ApiError> {
    let state = games.state(&game_id(&id)?).await?;
    Ok(Json(crate::records::game_record(&state.record())))
}

/// The count of the game with the stones marked dead, in both ways.
#[utoipa::path(get, path = "/api/games/{id}/count", tag = "games", params(("id" = String, Path)),
    responses((status = 200, body = CountView), (status = 404, body = ErrorBody)))]
async fn count(State(games): State<Games>, Path(id): Path<String>) -> Result<Json<CountView>, ApiError> {
    Ok(Json(games.state(&game_id(&id)?).await?.count()))
}

/// What to ask for to play again: the same, with the handicap found by experience.
#[utoipa::path(post, path = "/api/games/{id}/rematch", tag = "games", params(("id" = String, Path)),
    responses((status = 200, body = NewGame), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
async fn rematch(
    State(games): State<Games>,
    Path(id): Path<String>,
    Bearer(token): Bearer,
) -> Result<Json<NewGame>, ApiError> {
    let id = game_id(&id)?;
    let seats = games.seats(&id, token).await?;
    if seats == Seats::NONE {
        return Err(ApiError::new(StatusCode::FORBIDDEN, "refusal-not-your-seat"));
    }
    Ok(Json(next_game(&games.state(&id).await?, seats)))
}

/// The next game for whoever played `seats`.
fn next_game(state: &GameState, seats: Seats) -> NewGame {
    let setup = state.setup();
    let next = state.next_handicap();
    let black = next.as_ref().map_or(Color::Black, |next| next.black.into());
    let color = if seats.contains(black) { OpponentColor::Black } else { OpponentColor::White };
    let name = |color: Color| match state.player(color) {
        Player::Human { name } => name.clone(),
        Player::Computer { .. } | Player::Open => None,
    };
    let computer = Color::ALL.into_iter().find_map(|own| match state.player(own) {
        Player::Computer { level, engine } => {
            Some(Opponent::Computer { level: *level, color, engine: engine.clone() })
        }
        Player::Human { .. } | Player::Open => None,
    });
    NewGame {
        client_id: Token::random().to_string(),
        cols: setup.cols,
        rows: setup.rows,
        rules: setup.rules.clone(),
        komi2: Some(next.as_ref().map_or(setup.komi2, |next| next.komi2)),
        handicap: next.as_ref().map_or(setup.handicap, |next| next.handicap),
        placement: Some(setup.placement),
        opponent: match (setup.meeting, computer) {
            (Meeting::Computer, Some(computer)) => computer,
            (Meeting::Link, _) => Opponent::Invite { color },
            (Meeting::Screen | Meeting::Computer, _) => Opponent::Screen,
        },
        first_move: None,
        name: seats.iter().find_map(name),
    }
}

/// A seat found again by the browser that had it.
#[utoipa::path(post, path = "/api/games/{id}/seat", tag = "games", params(("id" = String, Path)),
    responses((status = 200, body = Seat), (status = 404, body = ErrorBody)))]
async fn find_seat(
    State(games): State<Games>,
    Path(id): Path<String>,
    browser: Browser,
) -> Result<Json<Seat>, ApiError> {
    let seat = games.find_seat(&game_id(&id)?, browser.hash()).await?;
    seat.map(Json).ok_or_else(ApiError::not_found)
}

/// What an invitation offers.
#[utoipa::path(get, path = "/api/invites/{token}", tag = "invites", params(("token" = String, Path)),
    responses((status = 200, body = InviteView), (status = 404, body = ErrorBody)))]
async fn invitation(
    State(games): State<Games>,
    Path(token): Path<String>,
) -> Result<Json<InviteView>, ApiError> {
    let token: Token = token.parse().map_err(|_| ApiError::not_found())?;
    Ok(Json(games.invitation(token.hash()).await?))
}

/// Takes an invitation up; again from the same browser gives the same seat.
#[utoipa::path(post, path = "/api/invites/{token}", tag = "invites", params(("token" = String, Path)),
    request_body = JoinInvite,
    responses((status = 200, body = Created), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn join(
    State(games): State<Games>,
    Path(token): Path<String>,
    browser: Browser,
    Body(join): Body<JoinInvite>,
) -> Result<Json<Created>, ApiError> {
    let token: Token = token.parse().map_err(|_| ApiError::not_found())?;
    Ok(Json(games.join(token.hash(), browser.hash(), join.name.as_deref()).await?))
}

/// The games of this browser, the latest first.
#[utoipa::path(get, path = "/api/mine", tag = "games", responses((status = 200, body = Vec<MyGame>)))]
async fn mine(State(games): State<Games>, browser: Browser) -> Result<Json<Vec<MyGame>>, ApiError> {
    Ok(Json(games.mine(browser.hash()).await?))
}

fn game_id(text: &str) -> Result<GameId, ApiError> {
    text.parse().map_err(|_| ApiError::not_found())
}

fn unprocessable(text: Text) -> ApiError {
    ApiError { status: StatusCode::UNPROCESSABLE_ENTITY, text }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        tracing::error!(%error, "the store fails");
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, &storage_refusal(&error).key)
    }
}

impl From<LiveError> for ApiError {
    fn from(error: LiveError) -> ApiError {
        match error {
            LiveError::Unknown => ApiError::not_found(),
            LiveError::Store(error) => error.into(),
            LiveError::Broken(_) | LiveError::Gone => {
                tracing::error!(%error, "a game does not open");
                ApiError::internal()
            }
        }
    }
}

impl From<CreateError> for ApiError {
    fn from(error: CreateError) -> ApiError {
        match error {
            CreateError::Setup(fault) => unprocessable(fault.text()),
            CreateError::ClientId => unprocessable(Text::new("error-bad-request")),
            CreateError::Live(error) => error.into(),
        }
    }
}

impl From<JoinError> for ApiError {
    fn from(error: JoinError) -> ApiError {
        match error {
            JoinError::Unknown => ApiError::not_found(),
            JoinError::Taken => ApiError::new(StatusCode::CONFLICT, "refusal-seat-taken"),
            JoinError::Name(fault) => unprocessable(fault.text()),
            JoinError::Live(error) => error.into(),
            JoinError::Store(error) => error.into(),
        }
    }
}
