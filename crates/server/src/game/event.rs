//! What is stored of a game.

use serde::{Deserialize, Serialize};

use super::setup::{GameSetup, Player};
use crate::wire::{Color, GroupView, Move, Point, SuggestionSource};

/// Something that happened in a game. Events are stored forever: fields and kinds are added, never changed; what is
/// added has a default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[non_exhaustive]
pub enum Event {
    /// The game was created; always the first event, and only the first.
    Created {
        /// What it starts from.
        setup: GameSetup,
    },
    /// Somebody took the open seat.
    Joined {
        /// Which.
        color: Color,
        /// Who.
        player: Player,
    },
    /// A stone, a handicap stone, or a pass.
    Moved {
        /// Who.
        color: Color,
        /// Where.
        #[serde(rename = "move")]
        mv: Move,
    },
    /// A player gave up.
    Resigned {
        /// Who.
        color: Color,
    },
    /// A player asks to take turns back.
    UndoAsked {
        /// Who.
        by: Color,
        /// How many.
        turns: u32,
    },
    /// The opponent does not want to.
    UndoDeclined {
        /// Who declined.
        by: Color,
    },
    /// Turns were taken back.
    Undone {
        /// Who wanted it.
        by: Color,
        /// How many.
        turns: u32,
    },
    /// A suggestion of dead stones. The marks follow it if nobody has touched them.
    Suggested {
        /// Where it comes from.
        source: SuggestionSource,
        /// What it says.
        groups: Vec<GroupView>,
    },
    /// A group was marked.
    Marked {
        /// By whom.
        by: Color,
        /// One of its points.
        point: Point,
        /// Dead, or alive.
        dead: bool,
    },
    /// The marks were set back to the suggestion.
    Restored {
        /// By whom.
        by: Color,
        /// The group that the computer holds to be alive, if that is why.
        #[serde(default)]
        objection: Vec<Point>,
    },
    /// A player agreed to the marks.
    Accepted {
        /// Who.
        by: Color,
    },
    /// A player disagreed, and play goes on.
    Resumed {
        /// Who.
        by: Color,
        /// The group that the computer holds to be alive, if that is why.
        #[serde(default)]
        objection: Vec<Point>,
    },
}

impl Event {
    /// The name of the kind, for the store and for logs.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Event::Created { .. } => "created",
            Event::Joined { .. } => "joined",
            Event::Moved { .. } => "moved",
            Event::Resigned { .. } => "resigned",
            Event::UndoAsked { .. } => "undo_asked",
            Event::UndoDeclined { .. } => "undo_declined",
            Event::Undone { .. } => "undone",
            Event::Suggested { .. } => "suggested",
            Event::Marked { .. } => "marked",
            Event::Restored { .. } => "restored",
            Event::Accepted { .. } => "accepted",
            Event::Resumed { .. } => "resumed",
        }
    }
}
