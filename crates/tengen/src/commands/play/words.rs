//! What is said about a game: refusals, phases, results.

use tengen_rules::{CountKind, Game, IllegalMove, Move, Phase, Point, Refusal};

use super::state::Notice;
use crate::texts::{number, t};
pub(super) use crate::words::{key_of, result, rules_name};

/// Why a move is refused, with the points that explain it.
pub(super) fn refusal(game: &Game, mv: Move, reason: IllegalMove) -> Notice {
    let points = game.explain(mv, reason).points;
    let at = mv.to_string();
    let others = points.iter().filter(|p| Some(*p) != mv.point());
    let chain = others.min_by_key(Point::to_string).map(|p| p.to_string());
    let text = match (reason, chain) {
        (IllegalMove::Occupied, _) => t!("refused-occupied", point = at),
        (IllegalMove::OffBoard, _) => t!("refused-off-board", point = at),
        (IllegalMove::Suicide, None) => t!("refused-suicide-stone", point = at),
        (IllegalMove::Suicide, Some(stone)) => {
            t!("refused-suicide-chain", point = at, stone = stone, stones = points.len())
        }
        (IllegalMove::Ko, Some(stone)) => t!("refused-ko", point = at, stone = stone),
        (IllegalMove::Ko, None) => t!("refused-repetition", point = at),
        (IllegalMove::Superko { turn: 0 }, _) => t!("refused-superko-start", point = at),
        (IllegalMove::Superko { turn }, _) => t!("refused-superko", point = at, turn = turn),
        (IllegalMove::GameOver, _) => t!("play-is-over"),
        (IllegalMove::NotYourTurn, _) => t!("refused-turn"),
        (IllegalMove::PassInPlacement, _) => t!("refused-pass-in-placement"),
    };
    Notice { text, points }
}

/// Why an action other than a move is refused.
pub(super) fn phase_refusal(refusal: Refusal) -> String {
    match refusal {
        Refusal::NoStone => t!("refused-no-stone"),
        _ => t!("refused-phase"),
    }
}

/// What happens next after a disagreement about dead stones.
pub(super) fn resumed(game: &Game) -> String {
    match game.phase() {
        Phase::Playout => t!("play-resumed-playout", color = key_of(game.to_move())),
        Phase::Over(_) => t!("play-resumed-all-live"),
        _ => t!("play-resumed", color = key_of(game.to_move())),
    }
}

/// What the players do at the moment, in one line.
pub(super) fn phase(game: &Game) -> String {
    match game.phase() {
        Phase::Placement { left } => t!("phase-placement", left = left),
        Phase::Play => t!("phase-play", color = key_of(game.to_move())),
        Phase::StoneRemoval => t!("phase-stone-removal"),
        Phase::Playout => t!("phase-playout", color = key_of(game.to_move())),
        Phase::Over(outcome) => result(outcome),
    }
}

/// What is done in a step of the count.
pub(super) fn count_step(game: &Game, kind: CountKind) -> String {
    match kind {
        CountKind::RemoveDead => t!("count-remove-dead"),
        CountKind::FillNeutral => t!("count-fill-neutral"),
        CountKind::LayPrisoners(color) => t!("count-lay-prisoners", color = key_of(color)),
        CountKind::Rearrange => t!("count-rearrange"),
        CountKind::CountStones => t!("count-stones"),
        CountKind::CountTerritory => t!("count-territory"),
        CountKind::AddPrisoners => t!("count-add-prisoners"),
        CountKind::Tax => t!("count-tax"),
        CountKind::Bonus => t!("count-bonus", stones = game.handicap()),
        CountKind::Button => t!("count-button"),
        CountKind::Komi => t!("count-komi", komi = number(game.komi())),
        CountKind::Result(outcome) => result(outcome),
    }
}
