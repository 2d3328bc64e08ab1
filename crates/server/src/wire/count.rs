//! The count, step by step and point by point.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{ByColor, Color, OutcomeView, Point, Scoring, SheetView, Stones, Text};

/// `GET /api/games/{id}/count`: a game counted in both ways.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct CountView {
    /// Columns of the board.
    pub cols: u8,
    /// Rows of the board.
    pub rows: u8,
    /// The position before the count.
    pub before: Stones,
    /// The stones that were marked dead.
    pub dead: Vec<Point>,
    /// The way of the rules, which decides.
    pub official: Scoring,
    /// The result.
    pub outcome: Option<OutcomeView>,
    /// The count of area.
    pub area: CountSide,
    /// The count of territory.
    pub territory: CountSide,
}

/// A count in one way.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct CountSide {
    /// The totals.
    pub sheet: SheetView,
    /// The steps, the result last.
    pub steps: Vec<StepView>,
    /// What every point is worth and why, by the name of the point.
    #[ts(type = "Record<string, Owned>")]
    pub points: BTreeMap<Point, Owned>,
}

/// What a point is worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Owned {
    /// Whose it is; of a dead stone, who takes it.
    pub owner: Option<Color>,
    /// Points for the owner: 0, 1, or 2 for a dead stone in territory.
    pub worth: u8,
    /// Why, in a word.
    pub why: PointReason,
    /// Why, as a sentence.
    pub reason: Text,
}

/// Why a point counts or does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PointReason {
    /// A living stone.
    Stone,
    /// A stone that can never be captured.
    PassAlive,
    /// A stone or point in seki.
    Seki,
    /// A surrounded point.
    Territory,
    /// A point that its owner will have to fill.
    FalseEye,
    /// A point of nobody.
    Neutral,
    /// A dead stone.
    DeadStone,
}

/// One step of a count.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct StepView {
    /// What is done.
    pub kind: StepKind,
    /// The position after it.
    pub stones: Stones,
    /// What was put down, taken off or moved, compared with the step before.
    pub moved: Vec<MovedPiece>,
    /// Blocks of empty points to be counted one by one.
    pub blocks: Vec<BlockView>,
    /// What each color has so far, in half-points.
    pub counted2: ByColor<i32>,
    /// Prisoners beside the board.
    pub beside: ByColor<u16>,
    /// The empty points of each color.
    pub territory: TerritoryPoints,
    /// Empty points that count for nobody.
    pub neutral: Vec<Point>,
    /// The step in words.
    pub text: Text,
}

/// What is done in a step of a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum StepKind {
    /// Dead stones join the prisoners.
    RemoveDead,
    /// Neutral points are filled.
    FillNeutral,
    /// Captured stones are laid into territory.
    ReturnPrisoners,
    /// Stones are moved until territory is easy to count.
    Arrange,
    /// Living stones are counted.
    CountStones,
    /// Territory is counted.
    CountTerritory,
    /// Prisoners are added.
    AddPrisoners,
    /// Groups pay.
    Tax,
    /// White is compensated for handicap stones.
    HandicapBonus,
    /// The first pass earns half a point.
    Button,
    /// White receives komi.
    Komi,
    /// The totals are compared.
    Result,
}

/// A stone that is put down, taken off or moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MovedPiece {
    /// Where it was; `null` if it comes from beside the board.
    pub from: Option<Point>,
    /// Where it goes; `null` if it leaves the board.
    pub to: Option<Point>,
    /// Its color.
    pub color: Color,
}

/// Empty points that are counted together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BlockView {
    /// Whose.
    pub color: Color,
    /// The points.
    pub points: Vec<Point>,
    /// Their number.
    pub count: u16,
}

/// Points of each color.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TerritoryPoints {
    /// Black's.
    pub black: Vec<Point>,
    /// White's.
    pub white: Vec<Point>,
}
