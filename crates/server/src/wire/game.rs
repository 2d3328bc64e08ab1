//! A game as a browser sees it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{ByColor, Color, Level, Move, Objection, Placement, Point, Refusal, RemovalView, Stones, Text};

/// A game as anybody sees it; who looks makes no difference.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct View {
    /// The number of the game in addresses.
    pub game: String,
    /// The number of the last event.
    pub n: u32,
    /// Columns of the board.
    pub cols: u8,
    /// Rows of the board.
    pub rows: u8,
    /// The name of the rule set.
    pub rules: String,
    /// Komi in half-points.
    pub komi2: i16,
    /// Handicap stones; 1 means that Black moved first without compensation.
    pub handicap: u16,
    /// Where they go.
    pub placement: Placement,
    /// What the players do.
    pub phase: PhaseKind,
    /// Whose turn it is; of Black also while handicap stones are placed.
    pub to_move: Option<Color>,
    /// The position.
    pub stones: Stones,
    /// The last move.
    pub last: Option<Move>,
    /// Where the last stone that took a ko may not be retaken.
    pub ko: Option<Point>,
    /// Stones taken by each color, not counting dead ones on the board.
    pub captures: ByColor<u16>,
    /// All moves, handicap stones that Black placed first among them.
    pub moves: Vec<Move>,
    /// Who made them: one letter, `B` or `W`, for each.
    pub move_colors: String,
    /// Who made the first of them.
    pub first: Color,
    /// The empty points where the player to move may not play, with the reason. All other empty points are legal.
    pub illegal: Vec<IllegalPoint>,
    /// The stones of the player to move that could be captured at the next turn.
    pub in_atari: Vec<Point>,
    /// Handicap stones still to be placed.
    pub handicap_left: u16,
    /// Who plays.
    pub seats: ByColor<SeatView>,
    /// What the computer does.
    pub computer: ComputerView,
    /// A request to take moves back.
    pub undo: Option<UndoView>,
    /// The marking of dead stones; also after the count, as it was agreed.
    pub removal: Option<RemovalView>,
    /// The result.
    pub outcome: Option<OutcomeView>,
    /// Who would move after resuming play now, if the player of that color asks for it.
    pub resume_turn: ByColor<Color>,
    /// Whether the players have disagreed twice: play goes on until all that is dead is captured, every pass costs a
    /// stone, and then all stones on the board live.
    pub must_play_on: bool,
    /// The group that the computer held to be alive when it played on or set the marks right; until the next move.
    pub objection: Option<Objection>,
    /// After the end: the handicap proposed for the next game.
    pub next_handicap: Option<NextHandicap>,
}

/// What the players do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PhaseKind {
    /// Nobody has taken the other seat yet.
    Waiting,
    /// Black places handicap stones.
    Handicap,
    /// They move in turn.
    Play,
    /// They mark dead stones.
    Removal,
    /// There is a result.
    Over,
}

/// A point where a stone is refused.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct IllegalPoint {
    /// The point.
    pub point: Point,
    /// Why.
    pub reason: Refusal,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatView {
    /// Who or what plays.
    pub kind: SeatKind,
    /// The player's name.
    pub name: Option<String>,
    /// How strong the computer plays.
    pub level: Option<Level>,
    /// Whether a browser of this player is connected.
    pub here: bool,
}

/// Who or what plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// A person.
    Human,
    /// An engine.
    Computer,
    /// Nobody yet.
    Open,
}

/// What the computer does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ComputerView {
    /// What it does.
    pub state: ComputerState,
    /// For whom.
    pub color: Option<Color>,
    /// Requests of other games before this one.
    pub queue: u32,
}

/// What the computer does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ComputerState {
    /// Nothing.
    Idle,
    /// It waits for an engine that other games use.
    Waiting,
    /// It thinks.
    Thinking,
    /// No engine answers.
    Failed,
}

/// A request to take moves back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct UndoView {
    /// Who asks.
    pub by: Color,
    /// How many turns.
    pub turns: u32,
}

/// A result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OutcomeView {
    /// As SGF writes it: `B+0.5`, `W+R`, `0`, `Void`.
    pub re: String,
    /// The winner, if there is one.
    pub winner: Option<Color>,
    /// How the game ended.
    pub by: EndKind,
    /// The margin in half-points, if the game was counted.
    pub margin2: Option<i32>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum EndKind {
    /// It was counted.
    Score,
    /// The scores were equal, and the rules give the game to one side by half a point.
    TieRule,
    /// The scores were equal.
    Tie,
    /// One side gave up.
    Resign,
    /// One side ran out of time.
    Time,
    /// A referee decided.
    Forfeit,
    /// A position recurred without end.
    NoResult,
}

/// A handicap proposed for the next game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct NextHandicap {
    /// Handicap stones.
    pub handicap: u16,
    /// Komi in half-points.
    pub komi2: i16,
    /// Which color of this game is Black in the next.
    pub black: Color,
    /// Why.
    pub reason: Text,
}
