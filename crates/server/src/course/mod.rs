//! The course: a board that answers.
//!
//! A step is a position and a goal (`steps`); what the learner plays is judged by the rules and by reading to the end
//! (`search`, `reading`, `placing`, `ending`), and White's replies come from the same reading. Nothing is kept
//! between two requests: each brings all of the learner's moves, and they are replayed (`lesson`).

mod ending;
mod judge;
mod lesson;
mod placing;
mod reading;
mod search;
mod steps;
mod wire;

use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::http::{ApiError, Body};
use crate::wire::{ErrorBody, Stones};

pub use lesson::{CourseError, look};
pub use wire::{
    CourseChapter, CourseFrame, CourseHint, CourseIllegal, CourseInput, CourseMark, CourseOutline,
    CourseRequest, CourseShape, CourseStep, CourseVerdict, CourseView, typescript,
};

/// The routes of the course: `GET /api/course` and `POST /api/course/{step}`.
pub fn router() -> OpenApiRouter {
    OpenApiRouter::new().routes(routes!(get_outline)).routes(routes!(post_step))
}

/// What there is to learn, in order.
#[must_use]
pub fn outline() -> CourseOutline {
    CourseOutline {
        chapters: steps::CHAPTERS.into_iter().map(outline_chapter).collect(),
        steps: steps::STEPS.iter().map(outline_step).collect(),
    }
}

fn outline_chapter(key: &str) -> CourseChapter {
    let steps = steps::STEPS.iter().filter(|step| step.chapter == key);
    CourseChapter { key: key.to_owned(), steps: steps.map(|step| step.key.to_owned()).collect() }
}

fn outline_step(step: &steps::Step) -> CourseStep {
    let game = step.start();
    CourseStep {
        key: step.key.to_owned(),
        chapter: step.chapter.to_owned(),
        cols: game.size().cols(),
        rows: game.size().rows(),
        stones: Stones::from(game.board()).0,
    }
}

/// The chapters and steps of the course.
#[utoipa::path(get, path = "/api/course", tag = "course", responses((status = 200, body = CourseOutline)))]
async fn get_outline() -> Json<CourseOutline> {
    Json(outline())
}

/// A step after what the learner did: judged, and with the reply played.
#[utoipa::path(
    post,
    path = "/api/course/{step}",
    tag = "course",
    params(("step" = String, Path, description = "the key of the step")),
    request_body = CourseRequest,
    responses(
        (status = 200, body = CourseView),
        (status = 404, body = ErrorBody, description = "no such step"),
        (status = 422, body = ErrorBody, description = "the step does not ask for this"),
    )
)]
async fn post_step(
    Path(step): Path<String>,
    Body(request): Body<CourseRequest>,
) -> Result<Json<CourseView>, ApiError> {
    let answer = tokio::task::spawn_blocking(move || look(&step, &request)).await;
    answer.map_err(|_| ApiError::internal())?.map(Json).map_err(problem)
}

/// A request that does not fit.
fn problem(error: CourseError) -> ApiError {
    match error {
        CourseError::UnknownStep => ApiError::new(StatusCode::NOT_FOUND, "course-error-step"),
        CourseError::TooManyMoves | CourseError::BadMove | CourseError::NotAsked => {
            ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "course-error-move")
        }
    }
}
