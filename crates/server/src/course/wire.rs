//! What the course says over HTTP. The browser shows it and knows no rules.

use serde::{Deserialize, Serialize};
use ts_rs::{Config, TS};
use utoipa::ToSchema;

use crate::wire::{ByColor, Color, Text};

/// `GET /api/course`: what there is to learn, in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct CourseOutline {
    /// The chapters.
    pub chapters: Vec<CourseChapter>,
    /// The steps of all chapters.
    pub steps: Vec<CourseStep>,
}

/// A chapter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct CourseChapter {
    /// Its name in texts: `course-chapter-KEY`.
    pub key: String,
    /// The keys of its steps.
    pub steps: Vec<String>,
}

/// A step in the outline.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct CourseStep {
    /// Its name in addresses and texts: `course-KEY-title`.
    pub key: String,
    /// The key of its chapter.
    pub chapter: String,
    /// Columns of its board.
    pub cols: u8,
    /// Rows of its board.
    pub rows: u8,
    /// The stones it starts from, `.XO` from the top row.
    pub stones: String,
}

/// `POST /api/course/{step}`: what the learner has done so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, TS, ToSchema)]
pub struct CourseRequest {
    /// The learner's moves, marked stones or `"pass"`, in order; replies are not among them.
    #[serde(default)]
    pub moves: Vec<String>,
    /// The number chosen, where the step asks for one.
    #[serde(default)]
    #[ts(optional)]
    pub answer: Option<i32>,
}

/// A step after what the learner did.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct CourseView {
    /// The key of the step.
    pub step: String,
    /// Columns of the board.
    pub cols: u8,
    /// Rows of the board.
    pub rows: u8,
    /// The stones now, `.XO` from the top row.
    pub stones: String,
    /// The last move.
    pub last: Option<String>,
    /// The point that ko closes.
    pub ko: Option<String>,
    /// Who moves next.
    pub to_move: Color,
    /// The stones that each color has taken.
    pub captures: ByColor<u16>,
    /// Empty points that the rules close to the side to move, with the reason.
    pub illegal: Vec<CourseIllegal>,
    /// What the learner does next.
    pub input: CourseInput,
    /// The numbers to choose from.
    pub choices: Vec<i32>,
    /// What is thought of it.
    pub verdict: CourseVerdict,
    /// The boards on the way: the start, and one after every move and reply.
    pub frames: Vec<CourseFrame>,
    /// What is said about the last move.
    pub text: Option<Text>,
    /// The sentence that sums the step up, once it is done.
    pub sum: Option<Text>,
    /// What the chapter has taught, once its last step is done.
    pub chapter: Option<Text>,
    /// Three hints, each plainer than the one before; none when nothing is asked.
    pub hints: Vec<CourseHint>,
    /// What is drawn on the board.
    pub marks: Vec<CourseMark>,
}

/// How the learner answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CourseInput {
    /// A stone on the board.
    Play,
    /// A stone or a pass.
    PlayOrPass,
    /// A touch on stones.
    Mark,
    /// One of the numbers.
    Answer,
    /// Nothing: the step is over.
    Nothing,
}

/// What is thought of the learner's last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CourseVerdict {
    /// The learner is to play: at the start, and after a good move that does not end the step.
    Asked,
    /// Done in the best way.
    Right,
    /// Done, in another way.
    AlsoRight,
    /// It does not work; where there is a reply on the board, it shows why.
    NotYet,
}

/// A point that is closed, and why.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct CourseIllegal {
    /// The point.
    pub point: String,
    /// Why.
    pub reason: Text,
    /// The stones that the reason speaks of.
    pub chain: Vec<String>,
}

/// A board on the way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct CourseFrame {
    /// The stones.
    pub stones: String,
    /// The move that led here, or `None` at the start.
    pub last: Option<String>,
    /// Who made it.
    pub color: Option<Color>,
    /// The stones that it took.
    pub captured: u16,
}

/// One stage of the help.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct CourseHint {
    /// What it says.
    pub text: Text,
    /// What it draws.
    pub marks: Vec<CourseMark>,
}

/// Something drawn on a point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct CourseMark {
    /// The point.
    pub point: String,
    /// What.
    pub shape: CourseShape,
    /// What is written there, for a label.
    #[ts(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
}

/// What is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CourseShape {
    /// A triangle: the stones that the task speaks of.
    Triangle,
    /// A circle: points that matter.
    Circle,
    /// A square: the stones that a refusal speaks of.
    Square,
    /// A cross: dead.
    Cross,
    /// Territory of Black.
    TerritoryBlack,
    /// Territory of White.
    TerritoryWhite,
    /// A point of nobody.
    Neutral,
    /// Letters or figures.
    Label,
}

/// The text of `web/src/wire/course.ts`.
#[must_use]
pub fn typescript() -> String {
    let config = Config::new();
    let mut text = HEADER.to_owned();
    declare::<CourseOutline>(&config, &mut text);
    declare::<CourseChapter>(&config, &mut text);
    declare::<CourseStep>(&config, &mut text);
    declare::<CourseRequest>(&config, &mut text);
    declare::<CourseView>(&config, &mut text);
    declare::<CourseInput>(&config, &mut text);
    declare::<CourseVerdict>(&config, &mut text);
    declare::<CourseIllegal>(&config, &mut text);
    declare::<CourseFrame>(&config, &mut text);
    declare::<CourseHint>(&config, &mut text);
    declare::<CourseMark>(&config, &mut text);
    declare::<CourseShape>(&config, &mut text);
    text
}

const HEADER: &str = "// Generated from crates/server/src/course/wire.rs: TENGEN_UPDATE=1 cargo test -p tengen-server course\n\n\
    import type { ByColor, Color, Text } from \"./index\";\n";

fn declare<T: TS>(config: &Config, text: &mut String) {
    text.push('\n');
    text.push_str(&T::docs().unwrap_or_default());
    text.push_str("export ");
    text.push_str(&T::decl(config));
    text.push('\n');
}
