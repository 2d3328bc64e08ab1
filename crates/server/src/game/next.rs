//! The handicap of the next game between players without ranks: found by experience, a stone at a time.

use tengen_rank::handicap::MOST_STONES;
use tengen_rules::{Color, Outcome};

use super::setup::handicap_limit;
use super::state::GameState;
use crate::wire::{NextHandicap, Text};

impl GameState {
    /// What is proposed after a game that somebody won: Black gets one stone more after a loss, and one less after a
    /// win.
    #[must_use]
    pub fn next_handicap(&self) -> Option<NextHandicap> {
        self.game().outcome().and_then(Outcome::winner).map(|winner| after_win_of(winner, self))
    }
}

fn after_win_of(winner: Color, state: &GameState) -> NextHandicap {
    let game = state.game();
    let limit = handicap_limit(game.rules(), game.size()).min(u16::from(MOST_STONES));
    let now = game.handicap();
    let (handicap, black, key) = match winner {
        Color::White if now >= limit => (now, Color::Black, "next-handicap-limit"),
        Color::White => (now + 1, Color::Black, "next-handicap-more"),
        Color::Black if now == 0 => (1, Color::White, "next-handicap-swap"),
        Color::Black => (now - 1, Color::Black, "next-handicap-less"),
    };
    NextHandicap {
        handicap,
        komi2: game.rules().komi_for(handicap).halves(),
        black: black.into(),
        reason: Text::new(key).text("winner", winner).number("handicap", handicap),
    }
}
