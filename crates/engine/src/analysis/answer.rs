//! Answers of KataGo's JSON analysis protocol.

use serde_json::{Map, Value, json};
use tengen_gtp::Vertex;
use tengen_rules::{Color, Move};

use super::hashes;
use super::query::{Fault, Include, Manner, Position};
use super::report::{MoveReport, Report, rows_from_top};

/// Whether a search goes on after an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    During,
    Final,
}

/// A request that was not understood.
pub(super) fn error(id: Option<&Value>, fault: &Fault) -> Value {
    complaint("error", id, fault)
}

/// A part of a request that was passed over.
pub(super) fn warning(id: &str, fault: &Fault) -> Value {
    complaint("warning", Some(&id.into()), fault)
}

fn complaint(kind: &str, id: Option<&Value>, fault: &Fault) -> Value {
    let mut object = Map::new();
    object.insert(kind.to_owned(), fault.message.clone().into());
    if let Some(field) = &fault.field {
        object.insert("field".to_owned(), field.clone().into());
    }
    if let Some(id) = id {
        object.insert("id".to_owned(), id.clone());
    }
    object.into()
}

/// A position that was given up before anything was known of it.
pub(super) fn nothing(id: &str, turn: usize) -> Value {
    json!({ "id": id, "isDuringSearch": false, "noResults": true, "turnNumber": turn })
}

/// What is known of a position.
pub(super) fn result(manner: &Manner, position: &Position, report: &Report, stage: Stage) -> Value {
    let view = Side { viewer: manner.view.unwrap_or(report.mover), mover: report.mover };
    let tried = report.moves.iter().filter(|info| info.candidate.visits > 0);
    let infos: Vec<Value> =
        (0..).zip(tried).map(|(order, info)| move_info(manner, report, (order, info), view)).collect();
    let mut value = json!({
        "id": manner.id,
        "isDuringSearch": stage == Stage::During,
        "turnNumber": position.turn,
        "moveInfos": infos,
        "rootInfo": root_info(report, view),
    });
    value["rootInfo"]["thisHash"] = hashes::this_hash(&position.game).into();
    value["rootInfo"]["symHash"] = hashes::sym_hash(&position.game).into();
    if manner.include.contains(&Include::Ownership) {
        value["ownership"] = json!(rows_from_top(report.size, &report.ownership, view.viewer));
    }
    if manner.include.contains(&Include::OwnershipStdev) {
        value["ownershipStdev"] =
            json!(rows_from_top(report.size, &report.ownership_deviation, Color::Black));
    }
    if manner.include.contains(&Include::Policy) {
        value["policy"] = policy(report);
    }
    value
}

/// Who looks at the numbers of whom.
#[derive(Clone, Copy)]
struct Side {
    viewer: Color,
    mover: Color,
}

impl Side {
    fn chance(self, chance: f32) -> f32 {
        if self.viewer == self.mover { chance } else { 1.0 - chance }
    }

    fn points(self, points: f32) -> f32 {
        if self.viewer == self.mover { points } else { -points }
    }
}

/// Totals of the search, and what the network says of the position by itself.
fn root_info(report: &Report, view: Side) -> Value {
    let mut info = root_totals(report, view);
    if let (Some(raw), Some(object)) = (&report.raw, info.as_object_mut()) {
        let mut put = |key: &str, value: f32| object.insert(key.to_owned(), value.into());
        put("rawWinrate", view.chance((1.0 + raw.value.win - raw.value.loss) / 2.0));
        put("rawLead", view.points(raw.score.lead));
        put("rawScoreSelfplay", view.points(raw.score.mean));
        put("rawScoreSelfplayStdev", raw.score.deviation());
        put("rawNoResultProb", raw.value.no_result);
        // Older networks do not say: KataGo has −1 there.
        put("rawStWrError", raw.uncertainty.map_or(-1.0, |uncertainty| uncertainty.value_error));
        put("rawStScoreError", raw.uncertainty.map_or(-1.0, |uncertainty| uncertainty.score_error));
        put("rawVarTimeLeft", raw.uncertainty.map_or(-1.0, |uncertainty| uncertainty.time_left));
    }
    info
}

fn root_totals(report: &Report, view: Side) -> Value {
    json!({
        "currentPlayer": report.mover.letter().to_string(),
        "visits": report.visits,
        "weight": report.visits,
        "winrate": view.chance(report.win_rate),
        "scoreLead": view.points(report.lead),
        "scoreSelfplay": view.points(report.lead),
        "scoreStdev": report.deviation,
        "utility": view.points(report.utility),
    })
}

fn move_info(manner: &Manner, report: &Report, (order, info): (u32, &MoveReport), view: Side) -> Value {
    let candidate = &info.candidate;
    let error = info.win_rate_error();
    let length = manner.line.saturating_add(1).min(candidate.line.len());
    let line: Vec<String> = candidate.line[..length].iter().map(|mv| Vertex::from(*mv).to_string()).collect();
    // A bound that is low for the mover is high for the opponent.
    let mut value = json!({
        "move": Vertex::from(candidate.mv).to_string(),
        "visits": candidate.visits,
        "edgeVisits": candidate.visits,
        "weight": candidate.visits,
        "winrate": view.chance(info.win_rate()),
        "lcb": view.chance(info.win_rate() - error),
        "scoreLead": view.points(candidate.score),
        "scoreMean": view.points(candidate.score),
        "scoreSelfplay": view.points(candidate.score),
        "scoreStdev": info.deviation,
        "utility": view.points(candidate.utility),
        "utilityLcb": view.points(candidate.utility - 2.0 * error),
        "prior": candidate.prior,
        "order": order,
        "pv": line,
    });
    if manner.include.contains(&Include::PvVisits) {
        // Every position has one parent here.
        value["pvVisits"] = json!(candidate.line_visits[..length]);
        value["pvEdgeVisits"] = json!(candidate.line_visits[..length]);
    }
    if manner.include.contains(&Include::NoResultValue) {
        value["noResultValue"] = json!(0.0);
    }
    if manner.include.contains(&Include::MovesOwnership) {
        value["ownership"] = json!(rows_from_top(report.size, &info.ownership, view.viewer));
    }
    if manner.include.contains(&Include::MovesOwnershipStdev) {
        value["ownershipStdev"] = json!(rows_from_top(report.size, &info.ownership_deviation, Color::Black));
    }
    value
}

/// A number for each point, row by row from the upper left, and one for the pass; −1 where no move is legal.
fn policy(report: &Report) -> Value {
    let mut points = vec![-1.0; usize::from(report.size.area())];
    let mut pass = -1.0;
    for info in &report.moves {
        match info.candidate.mv {
            Move::Play(point) => points[report.size.index(point)] = info.candidate.prior,
            Move::Pass => pass = info.candidate.prior,
        }
    }
    let mut policy = rows_from_top(report.size, &points, Color::Black);
    policy.push(pass);
    json!(policy)
}
