//! When to give up.

use tengen_rules::{Color, Game};

use crate::choice::Outlook;

/// Below this probability of winning a game is hopeless.
const HOPELESS: f32 = 0.03;
/// Own turns in a row that must have been hopeless.
const TURNS: u32 = 3;

/// Remembers how long a game has been hopeless.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Patience {
    /// Turns played at the last look.
    at: usize,
    hopeless: u32,
}

impl Patience {
    /// Looks at the game once more; whether to give up now.
    pub(crate) fn runs_out(&mut self, game: &Game, outlook: &Outlook) -> bool {
        let now = game.turns().len();
        let follows = now == self.at + 2;
        let before = if follows { self.hopeless } else { 0 };
        self.at = now;
        self.hopeless = if is_hopeless(game, outlook) { before + 1 } else { 0 };
        self.hopeless >= TURNS
    }
}

/// Whether the mover will lose by far, in a game that has gone on for a while. Whoever gave a handicap expects to be
/// behind and waits longer.
fn is_hopeless(game: &Game, outlook: &Outlook) -> bool {
    let area = f32::from(game.size().area());
    let gave_handicap = game.handicap() >= 2 && game.to_move() == Color::White;
    let opening = if gave_handicap { area / 2.0 } else { area / 5.0 };
    let far = -(area.sqrt() * 0.75).max(5.0);
    game.turns().len() as f32 >= opening && outlook.win_rate < HOPELESS && outlook.lead < far
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::{Move, Ruleset, Setup, Size};

    fn outlook(win_rate: f32, lead: f32) -> Outlook {
        Outlook { mover: Color::Black, win_rate, lead, visits: 1, candidates: Vec::new(), ownership: None }
    }

    fn played(turns: usize, handicap: u16) -> Game {
        let setup = Setup::new(Size::NINE, Ruleset::TROMP_TAYLOR).with_handicap(handicap);
        let mut game = Game::new(&setup).unwrap();
        for _ in 0..turns {
            let point = game.legal_points().first().unwrap();
            game.play(Move::Play(point)).unwrap();
        }
        game
    }

    #[test]
    fn several_hopeless_turns_are_needed() {
        let mut patience = Patience::default();
        let lost = outlook(0.001, -40.0);
        let said = [30, 32, 34].map(|turns| patience.runs_out(&played(turns, 0), &lost));
        assert_eq!(said, [false, false, true]);
        assert!(!patience.runs_out(&played(36, 0), &outlook(0.2, -40.0)));
        assert!(!patience.runs_out(&played(38, 0), &lost));
    }

    #[test]
    fn nobody_gives_up_in_the_opening_or_a_close_game() {
        let mut patience = Patience::default();
        for turns in [2, 4, 6, 8, 10] {
            assert!(!patience.runs_out(&played(turns, 0), &outlook(0.001, -40.0)));
        }
        for turns in [40, 42, 44, 46] {
            assert!(!patience.runs_out(&played(turns, 0), &outlook(0.001, -2.0)));
        }
    }
}
