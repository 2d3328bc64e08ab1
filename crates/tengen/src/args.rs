//! Values on the command line that several commands take. Each parser says what it expected, in the words of the
//! catalog.

use tengen_rules::{Komi, PRESETS, ParseRulesetError, Ruleset, SetupError, Size};

use crate::exit::WrongUse;
use crate::texts::t;

/// A board size: `19` or `5x7`.
pub(crate) fn size(text: &str) -> Result<Size, String> {
    text.parse().map_err(|_| t!("args-size"))
}

/// Komi in multiples of half a point.
pub(crate) fn komi(text: &str) -> Result<Komi, String> {
    text.parse().map_err(|_| t!("args-komi"))
}

/// A rule set by name, by KataGo's shorthand, or as KataGo's JSON.
pub(crate) fn rules(text: &str) -> Result<Ruleset, String> {
    text.parse().map_err(|error| match error {
        ParseRulesetError::UnknownName(_) => {
            let names: Vec<&str> = PRESETS.iter().map(|preset| preset.name).collect();
            t!("args-rules-unknown", names = names.join(", "))
        }
        ParseRulesetError::BadJson(at) => t!("args-rules-json", at = at),
        ParseRulesetError::UnknownKey(key) => t!("args-rules-key", key = key),
        ParseRulesetError::BadValue { key, value } => t!("args-rules-value", key = key, value = value),
        ParseRulesetError::TooLong(bytes) => t!("args-rules-long", bytes = bytes),
        _ => t!("args-rules-unreadable"),
    })
}

/// What is wrong with the start of a game.
pub(crate) fn wrong_setup(error: SetupError) -> WrongUse {
    WrongUse::new(match error {
        SetupError::OffBoard(point) => t!("setup-off-board", point = point.to_string()),
        SetupError::Duplicate(point) => t!("setup-duplicate", point = point.to_string()),
        SetupError::NoLiberty(point) => t!("setup-no-liberty", point = point.to_string()),
        SetupError::Handicap(tengen_rules::HandicapError::BadCount { stones, limit }) => {
            t!("setup-handicap", stones = stones, limit = limit)
        }
        _ => t!("setup-no-handicap"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_refusal_says_what_was_expected() {
        assert!(size("53").unwrap_err().contains("1 to 52"));
        assert!(komi("6.3").unwrap_err().contains("0.5"));
        assert!(rules("nope").unwrap_err().contains("tromp-taylor"));
        assert!(rules("{\"ko\":").unwrap_err().contains("byte"));
        assert!(rules("{\"key\":\"x\"}").unwrap_err().contains("key"));
        assert!(rules("{\"ko\":\"MAYBE\"}").unwrap_err().contains("MAYBE"));
        assert!(rules(&"x".repeat(5000)).unwrap_err().contains("5000"));
    }
}
