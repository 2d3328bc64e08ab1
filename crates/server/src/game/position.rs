//! A game as an engine has to know it.

use tengen_rules::{Color, Phase, Ruleset};

use super::engines::{Cleanup, EnginePosition};
use super::setup::Player;
use super::state::GameState;
use crate::wire::Level;

/// What the computer is wanted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A move.
    Move {
        /// For whom.
        color: Color,
        /// How strong.
        level: Level,
    },
    /// Life and death of what is on the board.
    Statuses,
}

impl GameState {
    /// What the computer is wanted for now.
    #[must_use]
    pub fn wanted(&self) -> Option<Wanted> {
        if self.open_seat().is_some() {
            return None;
        }
        if self.awaits_suggestion() {
            return Some(Wanted::Statuses);
        }
        let color = self.to_move()?;
        match self.player(color) {
            Player::Computer { level, .. } => Some(Wanted::Move { color, level: *level }),
            Player::Human { .. } | Player::Open => None,
        }
    }

    /// The name of the engine that plays, if one was chosen; it judges life and death too.
    #[must_use]
    pub fn engine(&self) -> Option<&str> {
        Color::ALL.into_iter().find_map(|color| match self.player(color) {
            Player::Computer { engine, .. } => engine.as_deref(),
            Player::Human { .. } | Player::Open => None,
        })
    }

    /// The position for an engine. `None` only if the setup has lost its meaning.
    #[must_use]
    pub fn engine_position(&self, id: &str) -> Option<EnginePosition> {
        Some(EnginePosition {
            game: id.to_owned(),
            engine: self.engine().map(str::to_owned),
            size: self.game.size(),
            rules: self.setup.preset().ok()?,
            komi: self.game.komi(),
            handicap: self.game.start_stones().black.iter().collect(),
            moves: self.game.turns().iter().map(|turn| (turn.color, turn.mv())).collect(),
            cleanup: cleanup(self.game.rules(), self.game.phase()),
        })
    }
}

fn cleanup(rules: &Ruleset, phase: Phase) -> Cleanup {
    if phase == Phase::Playout || !rules.has_stone_removal() { Cleanup::Yes } else { Cleanup::No }
}
