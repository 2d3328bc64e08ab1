//! The global numbers.

use tengen_rules::{Button, Color, Game, Ko, Move, Scoring, Suicide, Tax};

use super::View;

/// Whether a pass now would stop the game.
pub(super) fn pass_would_end(game: &Game) -> bool {
    let takes_button = game.rules().button == Button::Present && game.button().is_none();
    !takes_button && game.rules().ends_after(game.passes() + 1, game.to_move())
}

impl View<'_> {
    /// Numbers 0 to 4: the turn `back` turns ago was a pass.
    pub(super) fn passed(&self, back: usize) -> f32 {
        switch(self.history.get(back - 1) == Some(&Move::Pass))
    }

    /// Number 5, times 20: what the player to move gets in addition to the board, in points.
    ///
    /// Under territory scoring a stone that one plays costs a point compared with area scoring, so the stones that
    /// Black has played more than White are White's. Kept within the area of the board and 20 points.
    pub(super) fn komi(&self) -> f32 {
        let (game, rules) = (self.game, self.game.rules());
        let bonus = rules.handicap_bonus.points(game.handicap());
        let mut white = f32::from(game.komi().halves()) / 2.0 + f32::from(bonus);
        if rules.scoring == Scoring::Territory {
            white += self.stones_played(Color::Black) - self.stones_played(Color::White);
        }
        white += match game.button() {
            Some(Color::White) => 0.5,
            Some(Color::Black) => -0.5,
            None => 0.0,
        };
        let limit = f32::from(game.size().area()) + 20.0;
        let own = if self.mover == Color::White { white } else { -white };
        own.clamp(-limit, limit)
    }

    /// Stones that a color has set up and played.
    fn stones_played(&self, color: Color) -> f32 {
        let turns = self.game.turns().iter();
        let played = turns.filter(|turn| turn.color == color && turn.point().is_some()).count();
        played as f32 + f32::from(self.game.start_stones()[color].len())
    }

    /// Numbers 6 and 7: whether there is superko; 0.5 if positions count, −0.5 if also whose turn it is.
    pub(super) fn ko(&self) -> [f32; 2] {
        match self.game.rules().ko {
            Ko::None | Ko::Simple | Ko::SimplePlayElsewhere => [0.0, 0.0],
            Ko::Positional => [1.0, 0.5],
            Ko::Situational | Ko::NaturalSituational => [1.0, -0.5],
        }
    }

    /// Number 8: suicide of several stones is allowed.
    pub(super) fn suicide(&self) -> f32 {
        switch(self.game.rules().suicide != Suicide::Forbidden)
    }

    /// Number 9: territory scoring.
    pub(super) fn territory(&self) -> f32 {
        switch(self.game.rules().scoring == Scoring::Territory)
    }

    /// Numbers 10 and 11: points in seki do not count; each living group also pays.
    pub(super) fn tax(&self) -> [f32; 2] {
        match self.game.rules().tax {
            Tax::None => [0.0, 0.0],
            Tax::Seki => [1.0, 0.0],
            Tax::All => [1.0, 1.0],
        }
    }

    /// Number 14: a pass now would stop the game.
    pub(super) fn last_pass(&self) -> f32 {
        switch(!self.hidden && pass_would_end(self.game))
    }

    /// Numbers 15 and 16: the player to move will use more or fewer playouts than the opponent; half the doublings.
    pub(super) fn advantage(&self) -> [f32; 2] {
        [switch(self.advantage != 0.0), 0.5 * self.advantage]
    }

    /// Number 17: the next pass earns the button.
    pub(super) fn button(&self) -> f32 {
        switch(self.game.rules().button == Button::Present && self.game.button().is_none())
    }

    /// Number 18, area scoring only: a triangle wave over komi.
    ///
    /// Komi that allows a draw (of the parity of the board's area) is where another half-point gains most, and half-way
    /// between two such values it gains next to nothing. The wave rises from 0 to 0.5 over the half-point after a
    /// drawing komi, falls to −0.5 over the next point, and rises to 0 again.
    ///
    /// ```text
    ///   0.5    /\          /\
    ///   0     /  \        /  \        drawing komi where the wave rises through 0
    ///  -0.5       \      /    \
    ///              \    /
    /// ```
    pub(super) fn parity(&self) -> f32 {
        if self.game.rules().scoring == Scoring::Territory {
            return 0.0;
        }
        let parity = f32::from(self.game.size().area() % 2);
        let above = (self.komi() - parity).rem_euclid(2.0);
        if above < 0.5 {
            above
        } else if above < 1.5 {
            1.0 - above
        } else {
            above - 2.0
        }
    }
}

fn switch(on: bool) -> f32 {
    f32::from(u8::from(on))
}
