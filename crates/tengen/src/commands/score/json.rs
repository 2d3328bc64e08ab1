//! The score for programs: one JSON object on one line.

use std::io::{self, Write};

use serde_json::{Map, Value, json};
use tengen_rules::{ByColor, Color, Outcome, PointSet, Reason, Score, ScoreSheet, Scoring, Tally, Totals};

use super::Report;

pub(super) fn write(report: &Report<'_>, out: &mut dyn Write) -> io::Result<()> {
    let Report { file, errors, scene, sheet } = *report;
    let irregular =
        scene.irregular.map(|(number, reason)| json!({"move": number, "reason": reason.to_string()}));
    let object = json!({
        "file": file,
        "size": scene.board.size().to_string(),
        "moves": scene.moves,
        "rules": serde_json::from_str::<Value>(&scene.rules.to_json()).unwrap_or(Value::Null),
        "rules_assumed": !scene.rules_known,
        "komi": number(scene.komi.score()),
        "handicap": scene.handicap,
        "errors": errors.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "irregular": irregular,
        "dead": names(&scene.dead),
        "dead_from": scene.dead_source.to_string(),
        "result": sheet.outcome.to_string(),
        "count": totals(&sheet.totals),
        "other_count": totals(&sheet.other),
        "points": points(sheet),
    });
    writeln!(out, "{object}")
}

/// A number of points, whole or with one half.
fn number(score: Score) -> Value {
    let halves = score.halves();
    if halves % 2 == 0 { json!(halves / 2) } else { json!(f64::from(halves) / 2.0) }
}

fn names(points: &PointSet) -> Vec<String> {
    points.iter().map(|point| point.to_string()).collect()
}

fn totals(totals: &Totals) -> Value {
    let scoring = match totals.scoring {
        Scoring::Area => "area",
        Scoring::Territory => "territory",
    };
    json!({
        "scoring": scoring,
        "black": tally(&totals.tally.black),
        "white": tally(&totals.tally.white),
        "margin": number(totals.margin()),
        "result": Outcome::from_margin(totals.margin()).to_string(),
    })
}

fn tally(tally: &Tally) -> Value {
    json!({
        "stones": tally.stones,
        "territory": tally.territory,
        "prisoners": tally.prisoners,
        "dead": tally.dead,
        "tax": tally.tax,
        "bonus": tally.bonus,
        "button": number(tally.button),
        "komi": number(tally.komi),
        "total": number(tally.total()),
    })
}

/// The points of the board by reason and color: `{"territory": {"black": […], "white": […]}, "neutral": […]}`.
fn points(sheet: &ScoreSheet) -> Value {
    let mut reasons = Map::new();
    for reason in REASONS {
        let of = |wanted: Option<Color>| -> Vec<String> {
            let chosen = sheet.points.iter().filter(|(_, s)| s.reason == reason && s.color == wanted);
            chosen.map(|(point, _)| point.to_string()).collect()
        };
        let value = match reason {
            Reason::Neutral => json!(of(None)),
            _ => {
                let colors = ByColor::from_fn(|color| of(Some(color)));
                json!({"black": colors.black, "white": colors.white})
            }
        };
        reasons.insert(key(reason).to_owned(), value);
    }
    Value::Object(reasons)
}

const REASONS: [Reason; 7] = [
    Reason::Stone,
    Reason::PassAlive,
    Reason::Seki,
    Reason::Territory,
    Reason::FalseEye,
    Reason::Neutral,
    Reason::DeadStone,
];

fn key(reason: Reason) -> &'static str {
    match reason {
        Reason::Stone => "stone",
        Reason::PassAlive => "pass_alive",
        Reason::Seki => "seki",
        Reason::Territory => "territory",
        Reason::FalseEye => "false_eye",
        Reason::Neutral => "neutral",
        Reason::DeadStone => "dead_stone",
    }
}
