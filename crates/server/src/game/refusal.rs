//! Refusals as the browser gets them: a key, and what there is to show on the board.

use tengen_rules::{Explanation, IllegalMove, Move};

use super::state::{GameState, Refused};
use crate::wire::{Earlier, Refusal, Text};

impl GameState {
    /// What to tell the person.
    #[must_use]
    pub fn refusal(&self, refused: Refused) -> Refusal {
        match refused {
            Refused::Illegal(reason, mv) => self.illegal(mv.0, reason),
            other => Refusal::new(key(other)),
        }
    }

    /// Why the player to move may not play `mv`.
    pub(super) fn illegal(&self, mv: Move, reason: IllegalMove) -> Refusal {
        let Explanation { points, earlier } = self.game.explain(mv, reason);
        let mut text = Text::new(illegal_key(reason)).text("point", mv);
        if let IllegalMove::Superko { turn } = reason {
            text = text.number("move", self.move_number(turn));
        }
        Refusal {
            chain: (!points.is_empty()).then(|| points.iter().map(Into::into).collect()),
            earlier: earlier.map(|(turn, board)| Earlier {
                stones: (&board).into(),
                move_number: self.move_number(turn),
            }),
            ..text.into()
        }
    }

    /// The number of a turn among all moves, which begin with the handicap stones that Black placed.
    fn move_number(&self, turn: u32) -> u32 {
        turn + (self.moves.len() - self.game.turns().len()) as u32
    }
}

/// The key of a text that says why a move is refused.
pub(crate) const fn illegal_key(reason: IllegalMove) -> &'static str {
    match reason {
        IllegalMove::Occupied => "refusal-occupied",
        IllegalMove::OffBoard => "refusal-off-board",
        IllegalMove::Suicide => "refusal-suicide",
        IllegalMove::Ko => "refusal-ko",
        IllegalMove::Superko { .. } => "refusal-superko",
        IllegalMove::GameOver => "refusal-game-over",
        IllegalMove::NotYourTurn => "refusal-not-your-turn",
        IllegalMove::PassInPlacement => "refusal-pass-in-placement",
    }
}

fn key(refused: Refused) -> &'static str {
    match refused {
        Refused::Illegal(reason, _) => illegal_key(reason),
        Refused::WrongPhase | Refused::BadEvent => "refusal-wrong-phase",
        Refused::NoStone => "refusal-no-stone",
        Refused::Waiting => "refusal-waiting",
        Refused::SeatTaken => "refusal-seat-taken",
        Refused::OutOfDate => "refusal-out-of-date",
        Refused::NotYourSeat => "refusal-not-your-seat",
        Refused::NothingToUndo => "refusal-nothing-to-undo",
        Refused::UndoPending => "refusal-undo-pending",
        Refused::NoUndoRequest => "refusal-no-undo-request",
        Refused::NoComputer => "refusal-no-computer",
    }
}
