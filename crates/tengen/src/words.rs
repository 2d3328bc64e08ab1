//! Words that several commands need: colors, results, rule sets.

use tengen_rules::{Color, Outcome, PRESETS, Ruleset, WinBy};

use crate::texts::t;

/// The name that the catalog selects a color's words by.
pub(crate) fn key_of(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

/// The result in words.
pub(crate) fn result(outcome: Outcome) -> String {
    let (winner, by) = match outcome {
        Outcome::Draw => return t!("result-draw"),
        Outcome::Void => return t!("result-void"),
        Outcome::Unknown => return t!("result-unknown"),
        Outcome::Win { winner, by } => (key_of(winner), by),
    };
    match by {
        WinBy::Score(margin) => t!("result-points", color = winner, margin = margin.to_string()),
        WinBy::Resignation => t!("result-resignation", color = winner),
        WinBy::Time => t!("result-time", color = winner),
        WinBy::Forfeit => t!("result-forfeit", color = winner),
        WinBy::Unspecified => t!("result-win", color = winner),
    }
}

/// The name of a rule set, if it has one.
pub(crate) fn rules_name(rules: &Ruleset) -> String {
    let named = PRESETS.iter().find(|preset| preset.rules == *rules);
    named.map_or_else(|| t!("panel-custom-rules"), |preset| preset.name.to_owned())
}
