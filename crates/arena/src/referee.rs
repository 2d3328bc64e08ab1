//! One game under our rules.

use tengen_gtp::GeneratedMove;
use tengen_rules::{ByColor, Color, Game, Move, Outcome, Phase, WinBy};

use crate::ending;
use crate::error::{ArenaError, ArenaErrorKind};
use crate::openings::{self, Opening};
use crate::plan::Terms;
use crate::player::{Player, Stop};
use crate::report::{Ending, Fault, FaultKind};
use crate::side::Side;

/// A game with its result.
#[derive(Debug)]
pub(crate) struct Played {
    pub(crate) game: Game,
    pub(crate) outcome: Outcome,
    pub(crate) ending: Ending,
    pub(crate) fault: Option<Fault>,
}

/// What a game is played with.
pub(crate) struct Bout<'a, 'e> {
    pub(crate) terms: &'a Terms,
    pub(crate) players: ByColor<Player<'e>>,
    /// Told the number of turns after each.
    pub(crate) watch: &'a mut dyn FnMut(u32),
}

impl Bout<'_, '_> {
    /// Plays a game to its end.
    ///
    /// # Errors
    /// The match makes no sense. What an engine does wrong is no error: it loses.
    pub(crate) fn play(&mut self, opening: &Opening, black: Side) -> Result<Played, ArenaError> {
        let opened = openings::start(self.terms, opening);
        let mut game = opened.map_err(|error| ArenaError::new(ArenaErrorKind::Opening(error)))?;
        let result = self.prepare(opening).and_then(|()| self.play_out(&mut game, "genmove"));
        let result = result.and_then(|ending| ending::settle(self, &mut game, ending));
        match result {
            Ok(ending) => {
                let outcome = game.outcome().unwrap_or_else(|| game.end_position().outcome());
                let ending = if outcome == Outcome::Void { Ending::NoResult } else { ending };
                Ok(Played { game, outcome, ending, fault: None })
            }
            Err(Stop::Fault(fault)) => Ok(lost(game, fault, black)),
            Err(Stop::Hopeless(error)) => Err(error),
        }
    }

    fn prepare(&mut self, opening: &Opening) -> Result<(), Stop> {
        for color in Color::ALL {
            let player = &mut self.players[color];
            player.prepare(self.terms)?;
            for (color, played) in &opening.moves {
                player.demand("play", &format!("{color} {played}"))?;
            }
        }
        Ok(())
    }

    /// Lets the players move until they have passed, one resigns, or the game is too long.
    pub(crate) fn play_out(&mut self, game: &mut Game, command: &str) -> Result<Ending, Stop> {
        while matches!(game.phase(), Phase::Play | Phase::Playout) {
            if game.turns().len() >= self.terms.max_turns as usize {
                return Ok(Ending::Limit);
            }
            let color = game.to_move();
            match self.players[color].move_for(color, command)? {
                GeneratedMove::Resign => {
                    // Possible in every phase before the result.
                    let _ = game.resign(color);
                    return Ok(Ending::Resignation);
                }
                GeneratedMove::Move(vertex) => self.take_move(game, color, vertex.into())?,
            }
        }
        Ok(Ending::Counted)
    }

    fn take_move(&mut self, game: &mut Game, color: Color, played: Move) -> Result<(), Stop> {
        if let Err(reason) = game.play(played) {
            let text = format!("turn {}, {color} {played}: {reason}", game.turns().len() + 1);
            return Err(self.players[color].fault_of(FaultKind::Illegal, text));
        }
        let turns = u32::try_from(game.turns().len()).unwrap_or(u32::MAX);
        (self.watch)(turns);
        self.players[!color].tell(color, played)
    }
}

fn lost(game: Game, fault: Fault, black: Side) -> Played {
    let loser = if fault.side == black { Color::Black } else { Color::White };
    let (by, ending) = match fault.kind {
        FaultKind::Time => (WinBy::Time, Ending::Time),
        _ => (WinBy::Forfeit, Ending::Fault),
    };
    Played { game, outcome: Outcome::Win { winner: !loser, by }, ending, fault: Some(fault) }
}
