//! Starting games, seats and invitations.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{ByColor, Color, Level, Move, PhaseKind, Placement, Point, SeatView, Stones, View};

/// `POST /api/games`: a new game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct NewGame {
    /// Chosen by the browser, up to 64 characters: the same again gets the same answer.
    pub client_id: String,
    /// Columns of the board.
    pub cols: u8,
    /// Rows of the board.
    pub rows: u8,
    /// The name of a rule set.
    pub rules: String,
    /// Komi in half-points; what the rules propose if left out.
    #[serde(default)]
    #[ts(optional)]
    pub komi2: Option<i16>,
    /// Handicap stones; 1 means that Black moves first without compensation.
    #[serde(default)]
    pub handicap: u16,
    /// Where they go; what the rules say if left out.
    #[serde(default)]
    #[ts(optional)]
    pub placement: Option<Placement>,
    /// Against whom.
    pub opponent: Opponent,
    /// The creator's first move, if the game was begun by playing it.
    #[serde(default)]
    #[ts(optional)]
    pub first_move: Option<Point>,
    /// The creator's name.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
}

/// Against whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Opponent {
    /// The computer.
    Computer {
        /// How strong it plays.
        level: Level,
        /// The creator's color.
        color: OpponentColor,
        /// The name of an engine; the first one if left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        engine: Option<String>,
    },
    /// Another person at this screen.
    Screen,
    /// Whoever opens the invitation.
    Invite {
        /// The creator's color.
        color: OpponentColor,
    },
}

/// The color of whoever creates a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OpponentColor {
    /// Black.
    Black,
    /// White.
    White,
    /// The server draws.
    Random,
}

/// A game and the way to one's seat in it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Created {
    /// The number of the game in addresses.
    pub game: String,
    /// What proves who sits here; kept by the browser.
    pub token: String,
    /// The colors that it plays.
    pub seats: Vec<Color>,
    /// The path of the invitation for the opponent, such as `/j/XXXX`.
    #[serde(default)]
    #[ts(optional)]
    pub invite: Option<String>,
    /// The invitation as whole addresses: the public one or those in the local network.
    #[serde(default)]
    pub invite_urls: Vec<String>,
    /// The game.
    pub view: View,
}

/// `POST /api/games/{id}/seat`: a seat found again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Seat {
    /// What proves who sits here.
    pub token: String,
    /// The colors that it plays.
    pub seats: Vec<Color>,
}

/// `POST /api/invites/{token}`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct JoinInvite {
    /// The name of whoever joins.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
}

/// `GET /api/invites/{token}`: what is offered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct InviteView {
    /// The number of the game in addresses.
    pub game: String,
    /// Columns of the board.
    pub cols: u8,
    /// Rows of the board.
    pub rows: u8,
    /// The name of the rule set.
    pub rules: String,
    /// Komi in half-points.
    pub komi2: i16,
    /// Handicap stones.
    pub handicap: u16,
    /// The color of whoever joins.
    pub color: Color,
    /// The name of whoever invites.
    pub from: Option<String>,
    /// Whether somebody has joined already.
    pub taken: bool,
}

/// `GET /api/mine`: one of the games of this browser.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MyGame {
    /// The number of the game in addresses.
    pub game: String,
    /// Columns of the board.
    pub cols: u8,
    /// Rows of the board.
    pub rows: u8,
    /// The name of the rule set.
    pub rules: String,
    /// The position.
    pub stones: Stones,
    /// The last move.
    pub last: Option<Move>,
    /// Moves made.
    pub move_number: u32,
    /// The colors that this browser plays.
    pub you: Vec<Color>,
    /// Who plays.
    pub seats: ByColor<SeatView>,
    /// Whether it is the turn of this browser.
    pub your_turn: bool,
    /// What the players do.
    pub phase: PhaseKind,
    /// The result, as SGF writes it.
    pub result: Option<String>,
    /// When the last event happened: milliseconds since 1970.
    #[ts(type = "number")]
    pub updated_at: i64,
}
