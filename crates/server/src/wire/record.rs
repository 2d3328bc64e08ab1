//! Records of games: files opened, and games looked back on.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{ByColor, Color, Move, Point, Stones, Text};

/// `POST /api/records`: what is in a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Records {
    /// The games.
    pub records: Vec<GameRecord>,
    /// What is wrong or was repaired.
    pub diagnostics: Vec<DiagnosticView>,
    /// The charset of its texts.
    pub charset: String,
}

/// Something wrong in a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct DiagnosticView {
    /// In words.
    pub text: Text,
    /// Where, in bytes from the start.
    pub offset: u32,
    /// How bad: `error`, `warning` or `note`.
    pub severity: String,
}

/// The record of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameRecord {
    /// Columns of the board.
    pub cols: u8,
    /// Rows of the board.
    pub rows: u8,
    /// Who played what, when and where.
    pub info: RecordInfo,
    /// The position of the root.
    pub start: Stones,
    /// The nodes; a parent stands before its children. The first is the root.
    pub nodes: Vec<RecordNode>,
    /// The main line: indices of nodes from the root.
    pub main_line: Vec<u32>,
}

/// Who played what, when and where. The texts are as the file has them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(default)]
pub struct RecordInfo {
    /// Black's name.
    pub black: Option<String>,
    /// White's name.
    pub white: Option<String>,
    /// Black's rank.
    pub black_rank: Option<String>,
    /// White's rank.
    pub white_rank: Option<String>,
    /// Komi.
    pub komi: Option<String>,
    /// Handicap stones.
    pub handicap: Option<String>,
    /// The rules.
    pub rules: Option<String>,
    /// The result.
    pub result: Option<String>,
    /// The date.
    pub date: Option<String>,
    /// The event.
    pub event: Option<String>,
    /// The round.
    pub round: Option<String>,
    /// The place.
    pub place: Option<String>,
    /// The name of the game.
    pub name: Option<String>,
    /// The comment on the game.
    pub comment: Option<String>,
}

/// A node of a record.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(default)]
pub struct RecordNode {
    /// The index of the node before it.
    pub parent: Option<u32>,
    /// The move.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mv: Option<RecordMove>,
    /// Stones that appear: those played and those set up, `X` or `O`.
    pub add: Vec<(Point, String)>,
    /// Stones that disappear.
    pub remove: Vec<Point>,
    /// Stones taken by each color so far.
    pub captures: ByColor<u16>,
    /// The comment.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub comment: Option<String>,
    /// Labels on points.
    pub labels: Vec<(Point, String)>,
    /// Signs on points.
    pub marks: Vec<(Point, PointMark)>,
    /// Where the move was played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub last: Option<Point>,
    /// Why the rules would have refused the move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub problem: Option<Text>,
}

/// A move of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RecordMove {
    /// Who.
    pub color: Color,
    /// Where.
    #[serde(rename = "move")]
    pub mv: Move,
}

/// A sign on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PointMark {
    /// △
    Triangle,
    /// □
    Square,
    /// ○
    Circle,
    /// ×
    Cross,
}
