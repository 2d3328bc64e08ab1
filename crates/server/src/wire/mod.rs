//! What the server and the browser tell each other: the types of the protocol, and nothing that thinks.
//!
//! The browser knows no rules of Go. After every event it is sent the whole [`View`] of the game, with the moves that
//! would be refused and the reasons. Field names that end in `2` are half-points. Text for people is a [`Text`]: a key
//! of `locales/*/app.ftl` with arguments.
//!
//! `web/src/wire/index.ts` is generated from these types by [`typescript`]; a test fails when it is stale.

mod access;
mod count;
mod game;
mod options;
mod record;
mod removal;
mod socket;
mod typescript;
mod values;

pub use access::{Created, InviteView, JoinInvite, MyGame, NewGame, Opponent, OpponentColor, Seat};
pub use count::{
    BlockView, CountSide, CountView, MovedPiece, Owned, PointReason, StepKind, StepView, TerritoryPoints,
};
pub use game::{
    ComputerState, ComputerView, EndKind, IllegalPoint, NextHandicap, OutcomeView, PhaseKind, SeatKind,
    SeatView, UndoView, View,
};
pub use options::{
    Network, NetworkReply, NetworkRequest, Options, Proposal, ProposalRequest, RulesOption, SizeProposal,
};
pub use record::{DiagnosticView, GameRecord, PointMark, RecordInfo, RecordMove, RecordNode, Records};
pub use removal::{GroupStatus, GroupView, Objection, RemovalView, SheetRow, SheetView, SuggestionSource};
pub use socket::{ClientMessage, Command, CommandRequest, Done, ErrorBody, Refusal, Reply, ServerMessage};
pub use typescript::typescript;
pub use values::{Arg, ByColor, Color, Earlier, Level, Move, Placement, Point, Scoring, Stones, Text};
