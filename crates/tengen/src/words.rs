//! Words that several commands need: colors, results, rule sets.

use tengen_rules::{Color, IllegalMove, Outcome, PRESETS, Ruleset, WinBy};
use tengen_sgf::Diagnostic;

use crate::texts::{self, number, t};

/// The name that the catalog selects a color's words by.
pub(crate) fn key_of(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

/// Why the rules would have refused a move of a record.
pub(crate) fn reason(reason: IllegalMove) -> String {
    match reason {
        IllegalMove::Occupied => t!("irregular-occupied"),
        IllegalMove::OffBoard => t!("irregular-off-board"),
        IllegalMove::Suicide => t!("irregular-suicide"),
        IllegalMove::Ko => t!("irregular-ko"),
        IllegalMove::Superko { turn } => t!("irregular-superko", turn = turn),
        IllegalMove::GameOver => t!("irregular-game-over"),
        IllegalMove::NotYourTurn => t!("refused-turn"),
        IllegalMove::PassInPlacement => t!("irregular-placement"),
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
        WinBy::Score(margin) => t!("result-points", color = winner, margin = number(margin)),
        WinBy::Resignation => t!("result-resignation", color = winner),
        WinBy::Time => t!("result-time", color = winner),
        WinBy::Forfeit => t!("result-forfeit", color = winner),
        WinBy::Unspecified => t!("result-win", color = winner),
    }
}

/// The name of a rule set, if it has one.
pub(crate) fn rules_name(rules: &Ruleset) -> String {
    let named = PRESETS.iter().find(|preset| preset.rules == *rules);
    let name = named.and_then(|preset| texts::of_the_pages(&format!("rules-{}", preset.name)));
    name.unwrap_or_else(|| t!("panel-custom-rules"))
}

/// What was wrong or repaired in a record: `byte 12: error: The same point is listed twice. "aa" [point-repeated]`.
pub(crate) fn diagnostic(diagnostic: &Diagnostic) -> String {
    let code = diagnostic.code.id();
    let mut message = texts::of_the_pages(&format!("diagnostic-{code}")).unwrap_or_default();
    if !diagnostic.detail.is_empty() {
        message.push_str(&format!(" {:?}", diagnostic.detail));
    }
    let severity = diagnostic.severity().name();
    t!("sgf-diagnostic", offset = diagnostic.offset, severity = severity, message = message, code = code)
}
