//! The conversation over the socket of a game, and commands.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Arg, Color, Earlier, Point, Text, View};

/// What a browser sends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ClientMessage {
    /// The first message.
    Hello {
        /// What proves who sits here; whoever has none looks on.
        #[serde(default)]
        #[ts(optional)]
        token: Option<String>,
        /// The number of the last event that the browser knows.
        #[serde(default)]
        #[ts(optional)]
        seen: Option<u32>,
    },
    /// A command.
    Command(CommandRequest),
    /// Is anybody there?
    Ping,
}

/// A command with what makes it safe to send twice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct CommandRequest {
    /// Chosen by the browser, up to 64 characters: the same again gets the same answer and does nothing.
    pub id: String,
    /// The number of the last event that the player knew.
    pub based_on: u32,
    /// What to do.
    pub command: Command,
}

/// What a player asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Command {
    /// A stone, also a handicap stone.
    Play {
        /// For whom.
        color: Color,
        /// Where.
        point: Point,
    },
    /// A pass.
    Pass {
        /// For whom.
        color: Color,
    },
    /// To give up.
    Resign {
        /// For whom.
        color: Color,
    },
    /// To go back to the own last turn.
    AskUndo {
        /// For whom.
        color: Color,
    },
    /// To answer the opponent who asks to go back.
    AnswerUndo {
        /// For whom.
        color: Color,
        /// Whether to go back.
        accept: bool,
    },
    /// To mark the whole group at a point.
    Mark {
        /// For whom.
        color: Color,
        /// The point.
        point: Point,
        /// Dead, or alive.
        dead: bool,
    },
    /// To mark what the suggestion says.
    RestoreSuggestion {
        /// For whom.
        color: Color,
    },
    /// To agree to the marks.
    Accept {
        /// For whom.
        color: Color,
    },
    /// To play on.
    Resume {
        /// For whom.
        color: Color,
    },
    /// To make the computer play at once.
    Hurry {
        /// For whom.
        color: Color,
    },
}

impl Command {
    /// For whom.
    #[must_use]
    pub fn color(&self) -> Color {
        match *self {
            Command::Play { color, .. }
            | Command::Pass { color }
            | Command::Resign { color }
            | Command::AskUndo { color }
            | Command::AnswerUndo { color, .. }
            | Command::Mark { color, .. }
            | Command::RestoreSuggestion { color }
            | Command::Accept { color }
            | Command::Resume { color }
            | Command::Hurry { color } => color,
        }
    }
}

/// What the server sends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The answer to `hello`.
    Welcome {
        /// The colors that this browser plays.
        you: Vec<Color>,
        /// The number of the last event.
        n: u32,
        /// The game.
        view: Box<View>,
    },
    /// The game has changed.
    View {
        /// The game.
        view: Box<View>,
    },
    /// The answer to a command.
    Reply {
        /// Which command.
        id: String,
        /// The answer.
        #[serde(flatten)]
        reply: Reply,
    },
    /// Something to tell the person.
    Notice(Text),
    /// Yes.
    Pong,
}

/// The answer to a command.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// It is done.
    Ok(Done),
    /// It was not done.
    Refused(Refusal),
}

/// What was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Done {
    /// The number of the last event.
    pub n: u32,
}

/// Why not, and what there is to show.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Refusal {
    /// The key of the message.
    pub key: String,
    /// Its arguments.
    #[serde(default)]
    #[ts(type = "Record<string, Arg>")]
    pub args: BTreeMap<String, Arg>,
    /// The chain that it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub chain: Option<Vec<Point>>,
    /// The earlier position that would recur.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub earlier: Option<Earlier>,
}

impl Refusal {
    /// A refusal that shows nothing on the board.
    #[must_use]
    pub fn new(key: &str) -> Refusal {
        Refusal::from(Text::new(key))
    }
}

impl From<Text> for Refusal {
    fn from(text: Text) -> Refusal {
        Refusal { key: text.key, args: text.args, chain: None, earlier: None }
    }
}

/// The body of an answer that is an error.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ErrorBody {
    /// What is wrong.
    pub error: Text,
}
