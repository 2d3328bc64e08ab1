//! What a new game can be.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Level, Placement, Scoring, Text};

/// `GET /api/options`: what this server offers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Options {
    /// The version of the program.
    pub version: String,
    /// The rule sets.
    pub rules: Vec<RulesOption>,
    /// The levels of the computer, the weakest first.
    pub levels: Vec<Level>,
    /// The sides of the square boards that are offered first.
    pub sizes: Vec<u8>,
    /// The smallest side of a board.
    pub min_size: u8,
    /// The largest side of a board between people.
    pub max_size: u8,
    /// The largest side of a board against the computer.
    pub max_size_computer: u8,
    /// Whether there is an engine.
    pub has_computer: bool,
    /// The names of the engines; the first one plays if no other is asked for.
    pub engines: Vec<String>,
    /// Who can reach the server.
    pub network: Network,
    /// Its addresses in the local network.
    pub addresses: Vec<String>,
    /// Its public address.
    #[ts(optional)]
    pub public_url: Option<String>,
}

/// Who can reach the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Network {
    /// This machine only.
    Local,
    /// The local network.
    Lan,
}

/// `POST /api/network`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct NetworkRequest {
    /// Whether the local network may reach the server.
    pub on: bool,
}

/// The answer to a [`NetworkRequest`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct NetworkReply {
    /// Who can reach the server now.
    pub network: Network,
    /// Its addresses in the local network, the likeliest first.
    pub addresses: Vec<String>,
}

/// A rule set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RulesOption {
    /// Its name.
    pub key: String,
    /// Whether it is one of the four club presets.
    pub club: bool,
    /// The key of its name and description.
    pub text_key: String,
    /// What is counted.
    pub scoring: Scoring,
    /// Where handicap stones go.
    pub placement: Placement,
    /// Whether a game can end without a winner at the komi proposed.
    pub ties: bool,
    /// What is proposed on the sizes offered first.
    pub proposals: Vec<SizeProposal>,
}

/// What a rule set proposes on a square board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SizeProposal {
    /// The side of the board.
    pub size: u8,
    /// Komi of an even game, in half-points.
    pub komi2: i16,
    /// Komi of a handicap game, in half-points.
    pub handicap_komi2: i16,
    /// The highest handicap.
    pub max_handicap: u16,
}

/// `POST /api/proposals`: what handicap?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ProposalRequest {
    /// The side of the board.
    pub size: u8,
    /// The name of the rule set.
    pub rules: String,
    /// Black's rank, such as `7k`.
    #[serde(default)]
    #[ts(optional)]
    pub black_rank: Option<String>,
    /// White's rank.
    #[serde(default)]
    #[ts(optional)]
    pub white_rank: Option<String>,
}

/// A handicap and its reason.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Proposal {
    /// Handicap stones; 1 means that Black moves first without compensation.
    pub handicap: u16,
    /// Komi in half-points.
    pub komi2: i16,
    /// Where the stones go.
    pub placement: Placement,
    /// Whether the ranks say that the players should change colors.
    pub swap: bool,
    /// Why.
    pub reason: Text,
}
