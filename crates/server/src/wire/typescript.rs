//! The types as TypeScript.

use ts_rs::{Config, TS};

use super::{
    Arg, BlockView, ByColor, ClientMessage, Color, Command, CommandRequest, ComputerState, ComputerView,
    CountSide, CountView, Created, DiagnosticView, Done, Earlier, EndKind, ErrorBody, GameRecord,
    GroupStatus, GroupView, IllegalPoint, InviteView, JoinInvite, Level, Move, MovedPiece, MyGame, Network,
    NetworkReply, NetworkRequest, NewGame, NextHandicap, Objection, Opponent, OpponentColor, Options,
    OutcomeView, Owned, PhaseKind, Placement, Point, PointMark, PointReason, Proposal, ProposalRequest,
    RecordInfo, RecordMove, RecordNode, Records, Refusal, RemovalView, Reply, RulesOption, Scoring, Seat,
    SeatKind, SeatView, ServerMessage, SheetRow, SheetView, SizeProposal, StepKind, StepView, Stones,
    SuggestionSource, TerritoryPoints, Text, UndoView, View,
};

const HEADER: &str = "// Generated from crates/server/src/wire by its tests: TENGEN_UPDATE=1 cargo test -p tengen-server wire\n";

/// The text of `web/src/wire/index.ts`.
#[must_use]
pub fn typescript() -> String {
    let config = Config::new();
    let mut text = HEADER.to_owned();
    macro_rules! types {
        ($($type:ty),+ $(,)?) => { $( declare::<$type>(&config, &mut text); )+ };
    }
    types!(Color, ByColor<()>, Point, Move, Stones, Arg, Text, Earlier, Scoring, Placement, Level);
    types!(View, PhaseKind, IllegalPoint, SeatView, SeatKind, ComputerView, ComputerState, UndoView);
    types!(OutcomeView, EndKind, NextHandicap);
    types!(RemovalView, GroupView, GroupStatus, SuggestionSource, Objection, SheetView, SheetRow);
    types!(
        CountView,
        CountSide,
        Owned,
        PointReason,
        StepView,
        StepKind,
        MovedPiece,
        BlockView,
        TerritoryPoints
    );
    types!(NewGame, Opponent, OpponentColor, Created, Seat, JoinInvite, InviteView, MyGame);
    types!(
        Options,
        Network,
        NetworkRequest,
        NetworkReply,
        RulesOption,
        SizeProposal,
        ProposalRequest,
        Proposal
    );
    types!(Records, DiagnosticView, GameRecord, RecordInfo, RecordNode, RecordMove, PointMark);
    types!(ClientMessage, CommandRequest, Command, ServerMessage, Reply, Done, Refusal, ErrorBody);
    text
}

fn declare<T: TS>(config: &Config, text: &mut String) {
    text.push('\n');
    text.push_str(&T::docs().unwrap_or_default());
    text.push_str("export ");
    text.push_str(&T::decl(config));
    text.push('\n');
}
