//! The handicap of the next game between players without ranks: found by experience, a stone at a time.

use tengen_rank::handicap::MOST_STONES;
use tengen_rules::{Color, Outcome};

use super::setup::handicap_limit;
use super::state::GameState;
use crate::wire::{NextHandicap, Text};

/// What is proposed after a game that somebody won: whoever lost gives one stone less, or gets one more.
pub(super) fn next_handicap(state: &GameState) -> Option<NextHandicap> {
    let winner = state.game().outcome().and_then(Outcome::winner)?;
    let game = state.game();
    let limit = handicap_limit(game.rules(), game.size()).min(u16::from(MOST_STONES));
    let now = game.handicap();
    let (handicap, black, key) = match winner {
        Color::White if now >= limit => (now, Color::Black, "next-handicap-limit"),
        Color::White => (now + 1, Color::Black, "next-handicap-more"),
        Color::Black if now == 0 => (1, Color::White, "next-handicap-swap"),
        Color::Black => (now - 1, Color::Black, "next-handicap-less"),
    };
    Some(NextHandicap {
        handicap,
        komi2: game.rules().komi_for(handicap).halves(),
        black: black.into(),
        reason: Text::new(key).text("winner", winner).number("handicap", handicap),
    })
}
