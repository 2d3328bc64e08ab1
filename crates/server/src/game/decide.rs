//! What a player asks for, turned into events, or refused.

use tengen_rules::{Color, IllegalMove, Move, Phase};

use super::engines::EngineMove;
use super::event::Event;
use super::state::{GameState, Refused};
use crate::wire::{self, Command};

impl GameState {
    /// The events by which the players of `seats` do what `command` asks for. None if everything is so already. The
    /// player knew the game up to event `based_on`.
    ///
    /// # Errors
    /// Why it is not done.
    pub fn decide(&self, seats: &[Color], based_on: u32, command: &Command) -> Result<Vec<Event>, Refused> {
        let color: Color = command.color().into();
        if !seats.contains(&color) {
            return Err(Refused::NotYourSeat);
        }
        if self.open_seat().is_some() && !matches!(command, Command::Resign { .. }) {
            return Err(Refused::Waiting);
        }
        let events = self.events(color, based_on, command);
        let events = events.and_then(|events| self.checked(events));
        events.map_err(|refused| if based_on < self.n { refused.when_stale() } else { refused })
    }

    /// What the computer played, as an event.
    ///
    /// # Errors
    /// Why not: the engine is wrong or late.
    pub fn decide_engine(&self, color: Color, chosen: EngineMove) -> Result<Vec<Event>, Refused> {
        let color_wire = color.into();
        self.checked(vec![match chosen {
            EngineMove::Move(mv) => Event::Moved { color: color_wire, mv: mv.into() },
            EngineMove::Resign => Event::Resigned { color: color_wire },
        }])
    }

    /// The same events, tried out.
    ///
    /// # Errors
    /// The first refusal.
    pub fn checked(&self, events: Vec<Event>) -> Result<Vec<Event>, Refused> {
        let mut next = self.clone();
        events.iter().try_for_each(|event| next.apply(event))?;
        Ok(events)
    }

    fn events(&self, color: Color, based_on: u32, command: &Command) -> Result<Vec<Event>, Refused> {
        let by = wire::Color::from(color);
        match *command {
            Command::Play { point, .. } => {
                Ok(vec![Event::Moved { color: by, mv: Move::Play(point.0).into() }])
            }
            Command::Pass { .. } => Ok(vec![Event::Moved { color: by, mv: Move::Pass.into() }]),
            Command::Resign { .. } => Ok(vec![Event::Resigned { color: by }]),
            Command::AskUndo { .. } => self.ask_undo(color),
            Command::AnswerUndo { accept, .. } => self.answer_undo(color, based_on, accept),
            Command::Mark { point, dead, .. } => self.ask_mark(color, point.0, dead),
            Command::RestoreSuggestion { .. } => self.ask_restore(color),
            Command::Accept { .. } => self.ask_accept(color, based_on),
            Command::Resume { .. } => Ok(vec![Event::Resumed { by, objection: Vec::new() }]),
            // To hurry is no event of the game: whoever runs the engines has done it already.
            Command::Hurry { .. } => Err(Refused::NoComputer),
        }
    }

    /// How many turns go back to the last one of `color`.
    fn turns_to_undo(&self, color: Color) -> Result<u32, Refused> {
        let last = self.moves.iter().rposition(|(mover, _)| *mover == color).ok_or(Refused::NothingToUndo)?;
        Ok((self.moves.len() - last) as u32)
    }

    fn ask_undo(&self, color: Color) -> Result<Vec<Event>, Refused> {
        if matches!(self.game.phase(), Phase::Over(_)) {
            return Err(Refused::WrongPhase);
        }
        let (by, turns) = (color.into(), self.turns_to_undo(color)?);
        if self.has_free_undo() {
            Ok(vec![Event::Undone { by, turns }])
        } else if self.undo.is_some() {
            Err(Refused::UndoPending)
        } else {
            Ok(vec![Event::UndoAsked { by, turns }])
        }
    }

    fn answer_undo(&self, color: Color, based_on: u32, accept: bool) -> Result<Vec<Event>, Refused> {
        let request = self.undo.filter(|request| request.by == !color).ok_or(Refused::NoUndoRequest)?;
        if request.n > based_on {
            return Err(Refused::OutOfDate);
        }
        Ok(vec![if accept {
            Event::Undone { by: request.by.into(), turns: request.turns }
        } else {
            Event::UndoDeclined { by: color.into() }
        }])
    }
}

impl Refused {
    /// The same for a player who did not know the present state: not to have known it explains most refusals.
    fn when_stale(self) -> Refused {
        match self {
            Refused::Illegal(IllegalMove::NotYourTurn | IllegalMove::GameOver, _) | Refused::WrongPhase => {
                Refused::OutOfDate
            }
            other => other,
        }
    }
}
