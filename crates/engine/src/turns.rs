//! Moves as GTP and records have them: by either color at any time, whatever the rules think has ended.

use tengen_rules::{Color, Game, IllegalMove, Move};

/// The game with `color` to move; one that has stopped goes on.
pub(crate) fn ready(game: &Game, color: Color) -> Game {
    let mut game = game.clone();
    game.play_on(color);
    if game.to_move() != color {
        game.set_to_move(color);
    }
    game
}

/// Plays a move for `color`, whoever's turn it is.
///
/// # Errors
/// The rules forbid it; the game is as it was.
pub(crate) fn play(game: &mut Game, color: Color, mv: Move) -> Result<(), IllegalMove> {
    let mut next = ready(game, color);
    next.play(mv)?;
    *game = next;
    Ok(())
}
