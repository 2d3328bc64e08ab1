//! Marking dead stones, and the score.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{ByColor, Color, Point, Scoring, TerritoryPoints};

/// The marking of dead stones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RemovalView {
    /// The stones marked dead.
    pub dead: Vec<Point>,
    /// The groups of the suggestion.
    pub groups: Vec<GroupView>,
    /// Where the suggestion comes from.
    pub source: SuggestionSource,
    /// Who has agreed to the marks.
    pub accepted: ByColor<bool>,
    /// Who changed the marks last.
    pub changed_by: Option<Color>,
    /// What that change was about.
    pub changed: Vec<Point>,
    /// The group that the computer holds to be alive.
    pub objection: Option<Objection>,
    /// How often play was resumed before.
    pub disputes: u32,
    /// The score with these marks.
    pub sheet: SheetView,
    /// The surrounded points of each color with these marks; those under dead stones among them.
    pub territory: TerritoryPoints,
    /// The empty points that count for nobody with these marks.
    pub neutral_points: Vec<Point>,
}

/// Chains judged together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GroupView {
    /// Its stones.
    pub points: Vec<Point>,
    /// The judgement.
    pub status: GroupStatus,
    /// How sure, from 0 to 100; `null` where it is proven.
    pub confidence: Option<u8>,
}

/// Whether a group lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum GroupStatus {
    /// It lives.
    Alive,
    /// It can be captured.
    Dead,
    /// It lives beside enemies without two eyes.
    Seki,
    /// It depends on who moves, or nobody knows.
    Unsettled,
}

/// Where a suggestion comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SuggestionSource {
    /// The computer's opinion.
    Computer,
    /// Only what is proven to live or to be dead: no engine gave its opinion.
    PassAlive,
    /// The computer is still looking.
    Pending,
}

/// A group that the computer holds to be alive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Objection {
    /// One of its points, by which it is named.
    pub point: Point,
    /// Its stones.
    pub points: Vec<Point>,
}

/// The score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SheetView {
    /// What is counted.
    pub scoring: Scoring,
    /// Black's account.
    pub black: SheetRow,
    /// White's account.
    pub white: SheetRow,
    /// Black's total less White's, in half-points.
    pub margin2: i32,
    /// The result as SGF writes it, the tie rule included.
    pub outcome_re: String,
    /// Empty points that count for nobody.
    pub neutral: u16,
}

/// The account of one color. Only what is counted is above zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SheetRow {
    /// Living stones.
    pub stones: u16,
    /// Surrounded points.
    pub territory: u16,
    /// Prisoners taken during the game.
    pub prisoners: u16,
    /// Opposing dead stones.
    pub dead: u16,
    /// Komi in half-points.
    pub komi2: i32,
    /// Compensation for handicap stones, in half-points.
    pub handicap_bonus2: i32,
    /// The first pass, in half-points.
    pub button2: i32,
    /// What groups pay, in half-points: zero or above.
    pub tax2: i32,
    /// The sum in half-points.
    pub total2: i32,
}
