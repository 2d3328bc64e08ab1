//! Games: what is played, who sits where, and what everybody sees.
//!
//! Read on: [`Event`] what is stored · [`GameState`] what events make of a game, how commands become events, and how it
//! looks · [`engines`] what a game asks of engines.

mod count;
mod decide;
pub mod engines;
mod event;
mod id;
mod next;
mod position;
mod refusal;
mod removal;
mod seats;
mod setup;
mod sgf;
mod state;
mod view;

pub use event::Event;
pub use id::{GameId, ParseGameIdError};
pub use position::Wanted;
pub(crate) use refusal::illegal_key;
pub use seats::Seats;
pub use setup::{
    GameSetup, Meeting, NAME_LIMIT, OWN_ENGINE, Player, SetupFault, checked_name, handicap_limit,
};
pub use state::{GameState, MoveText, Refused};
pub use view::Presence;
