//! Rules and komi.

use tengen_gtp::{Arguments, Failure, Reply};
use tengen_rules::{Komi, PRESETS, Ruleset};

use super::Answered;
use crate::gtp::session::Session;

pub(in crate::gtp) fn komi(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    let komi = read_komi(arguments)?;
    arguments.end()?;
    session.set_rules(*session.game.rules(), komi);
    Ok(Reply::done())
}

/// A komi in half-points; controllers that know no half-points of ours get the nearest.
fn read_komi(arguments: &mut Arguments<'_>) -> Result<Komi, Failure> {
    let points = arguments.float()?;
    let halves = (points * 2.0).round();
    let fits = halves.abs() < f64::from(i16::MAX);
    let komi = if fits { Komi::from_halves(halves as i16) } else { None };
    komi.ok_or(Failure::Syntax)
}

pub(in crate::gtp) fn get_komi(session: &mut Session, _: &mut Arguments<'_>) -> Answered {
    Ok(Reply::of(&session.game.komi()))
}

/// The rules as KataGo's JSON with sorted keys, with komi if it is given.
pub(in crate::gtp) fn json(rules: &Ruleset, komi: Option<Komi>) -> String {
    let mut value: serde_json::Value = serde_json::from_str(&rules.to_json()).unwrap_or_default();
    if let Some(object) = value.as_object_mut() {
        object.remove("komi");
        if let Some(komi) = komi {
            object.insert("komi".to_owned(), (f64::from(komi.halves()) / 2.0).into());
        }
    }
    value.to_string()
}

pub(in crate::gtp) fn get_rules(session: &mut Session, _: &mut Arguments<'_>) -> Answered {
    Ok(Reply::Text(json(session.game.rules(), None)))
}

pub(in crate::gtp) fn set_rules(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    let rules = parse(arguments.take_rest())?;
    apply(session, rules)
}

pub(in crate::gtp) fn set_rule(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    let key = arguments.word()?;
    let value = arguments.take_rest();
    let mut all: serde_json::Value =
        serde_json::from_str(&session.game.rules().to_json()).unwrap_or_default();
    let object = all.as_object_mut().ok_or(Failure::Syntax)?;
    let value = serde_json::from_str(value).unwrap_or_else(|_| value.into());
    object.insert(key.to_owned(), value);
    let rules = parse(&all.to_string())?;
    apply(session, rules)
}

/// KGS means its own Chinese rules, and writes names with an underscore.
pub(in crate::gtp) fn kgs_rules(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    let name = arguments.take_rest().to_ascii_lowercase().replace('_', "-");
    let rules = parse(if name == "chinese" { "chinese-kgs" } else { &name })?;
    apply(session, rules)
}

/// Komi is agreed on apart from the rules.
fn apply(session: &mut Session, rules: Ruleset) -> Answered {
    session.set_rules(rules, session.game.komi());
    Ok(Reply::done())
}

fn parse(text: &str) -> Result<Ruleset, Failure> {
    text.parse().map_err(|error: tengen_rules::ParseRulesetError| Failure::Other(error.to_string()))
}

/// The names of the rule sets known, one a line.
pub(in crate::gtp) fn list_rules(_: &mut Session, _: &mut Arguments<'_>) -> Answered {
    Ok(Reply::Text(PRESETS.iter().map(|preset| preset.name).collect::<Vec<_>>().join("\n")))
}
