//! When to pass.
//!
//! A pass is right when nothing is unsettled and no move gains anything under the rules of the game. What a move gains is
//! judged by the evaluator: the lead after it against the lead after a pass. Where the rules have no stone removal, dead
//! stones must be taken off first, and only the count of the stones as they stand matters.

use tengen_rules::{Color, EndPosition, Game, Move, Point, PointSet, Scoring, Territory};

use crate::verdict::Verdict;

/// Points that a move has to gain to be played instead of a pass.
const GAIN: f32 = 0.4;

/// The same by two short searches, which differ by a point or two where nothing is to gain; taking two stones is four.
const SURE_GAIN: f32 = 4.0;

/// What is left to do in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "made once a move at most")]
pub(crate) enum Rest {
    /// Chains or borders are open.
    Open,
    /// Only neutral points, which count under area scoring.
    Neutral(PointSet),
    /// Nothing.
    Nothing,
}

/// What is left to do for the player to move, if `verdict` is right.
pub(crate) fn rest(game: &Game, verdict: &Verdict) -> Rest {
    if !verdict.is_settled() {
        return Rest::Open;
    }
    let territory = Territory::new(game.board(), &verdict.dead);
    let size = game.size();
    let is_sure = |point: &Point| verdict.ownership[size.index(*point)].abs() > 0.75;
    let held = game.board().empty() - territory.neutral - territory.to_fill;
    let held = held - territory.seki.black - territory.seki.white;
    if !held.iter().all(|point| is_sure(&point)) {
        return Rest::Open;
    }
    let neutral = territory.neutral & game.legal_points() & game.board().empty();
    let worthwhile: PointSet = neutral.iter().filter(|&point| is_safe(game, point)).collect();
    if game.rules().scoring == Scoring::Area && !worthwhile.is_empty() {
        Rest::Neutral(worthwhile)
    } else {
        Rest::Nothing
    }
}

/// Whether a stone there could not be taken at once.
pub(crate) fn is_safe(game: &Game, point: Point) -> bool {
    let mut board = game.board().clone();
    board.place(game.to_move(), point).is_some_and(|placed| placed.suicide == 0) && !board.is_in_atari(point)
}

/// Points that the mover is ahead if the game ended now with the stones of `dead` off the board. Where the rules have no
/// stone removal all stones live.
pub(crate) fn lead_now(game: &Game, dead: &PointSet) -> f32 {
    let end = EndPosition { dead: *dead, ..game.end_position() };
    let margin = end.totals().margin().halves() as f32 / 2.0;
    if game.to_move() == Color::Black { margin } else { -margin }
}

/// Whether both passing now gives the mover what the search expects, less a little: then a pass throws nothing away.
pub(crate) fn pass_keeps(game: &Game, dead: &PointSet, expected: f32) -> bool {
    lead_now(game, dead) >= expected - 1.0
}

/// Whether the opponent just passed.
pub(crate) fn opponent_passed(game: &Game) -> bool {
    game.turns().last().is_some_and(|turn| turn.color != game.to_move() && turn.mv() == Move::Pass)
}

/// Whether a move that gains this many points more than a pass is worth playing.
pub(crate) fn is_worth(gain: f32) -> bool {
    gain > GAIN
}

/// The same for a gain that two searches tell.
pub(crate) fn is_surely_worth(gain: f32) -> bool {
    gain > SURE_GAIN
}
