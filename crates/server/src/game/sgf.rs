//! A game as a record.

use tengen_record::Record;
use tengen_rules::Color;

use super::setup::{OWN_ENGINE, Player};
use super::state::GameState;

impl GameState {
    /// The record of the game: rules, komi, handicap, names, moves and, if there is one, the result.
    #[must_use]
    pub fn record(&self) -> Record {
        let mut record = Record::from_game(&self.game);
        let root = record.root();
        for (color, name, rank) in [(Color::Black, "PB", "BR"), (Color::White, "PW", "WR")] {
            match self.player(color) {
                Player::Human { name: Some(text) } => record.set_text(root, name, text),
                Player::Computer { level, engine } => {
                    record.set_text(root, name, engine.as_deref().unwrap_or(OWN_ENGINE));
                    record.set_text(root, rank, &level.to_string());
                }
                Player::Human { name: None } | Player::Open => {}
            }
        }
        record.set_text(root, "AP", concat!("Tengen:", env!("CARGO_PKG_VERSION")));
        record
    }
}
