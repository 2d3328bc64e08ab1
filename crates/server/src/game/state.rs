//! A game as its events have made it.

use tengen_rules::{Action, Color, Game, IllegalMove, Move, Phase, Point, PointSet};

use super::event::Event;
use super::removal::Removal;
use super::setup::{GameSetup, Meeting, Player};

/// The state of a game: what its events, one after the other, have made of it.
///
/// # Invariants
/// 1. The state is a function of the events alone: nothing else changes it, and the same events give the same state.
/// 2. `game` has accepted every event: the rules decide, and nothing here goes past them.
/// 3. `removal` is there exactly while stones are marked, and after a game that was counted so.
#[derive(Clone, Debug)]
pub struct GameState {
    pub(super) setup: GameSetup,
    pub(super) game: Game,
    pub(super) n: u32,
    pub(super) moves: Vec<(Color, Move)>,
    pub(super) undo: Option<UndoRequest>,
    pub(super) removal: Option<Removal>,
    /// Numbers of turns at which play was resumed.
    resumed_at: Vec<usize>,
    /// The group that the computer holds to be alive; shown until the next move.
    pub(super) objection: Vec<Point>,
}

/// A request to take turns back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct UndoRequest {
    pub(super) by: Color,
    pub(super) turns: u32,
    /// The number of the event that asked.
    pub(super) n: u32,
}

/// Why something is not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Refused {
    /// The rules forbid the move.
    #[error("{1}: {0}")]
    Illegal(IllegalMove, MoveText),
    /// It does not belong to this phase.
    #[error("not possible in this phase of the game")]
    WrongPhase,
    /// There is no stone to mark.
    #[error("there is no stone to mark")]
    NoStone,
    /// The opponent has not come yet.
    #[error("the other seat is still open")]
    Waiting,
    /// Somebody sits there already.
    #[error("the seat is taken")]
    SeatTaken,
    /// The player did not know the present state.
    #[error("the game has changed meanwhile")]
    OutOfDate,
    /// The asker does not play this color.
    #[error("not your seat")]
    NotYourSeat,
    /// The player has not moved yet.
    #[error("there is no move to take back")]
    NothingToUndo,
    /// There is a request already.
    #[error("a request to take back is waiting for its answer")]
    UndoPending,
    /// Nobody has asked.
    #[error("nobody asks to take back")]
    NoUndoRequest,
    /// The computer does not think.
    #[error("the computer is not thinking")]
    NoComputer,
    /// The log of the game is broken.
    #[error("the event does not follow from the game")]
    BadEvent,
}

/// A move, for messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveText(pub Move);

impl std::fmt::Display for MoveText {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl GameState {
    /// The state after the first event.
    ///
    /// # Errors
    /// The event is not the creation of a possible game.
    pub fn new(event: &Event) -> Result<GameState, Refused> {
        let Event::Created { setup } = event else { return Err(Refused::BadEvent) };
        let game = setup.start().map_err(|_| Refused::BadEvent)?;
        Ok(GameState {
            setup: setup.clone(),
            game,
            n: 1,
            moves: Vec::new(),
            undo: None,
            removal: None,
            resumed_at: Vec::new(),
            objection: Vec::new(),
        })
    }

    /// The state after all these events.
    ///
    /// # Errors
    /// One of them does not follow from those before it.
    pub fn replay<'a>(events: impl IntoIterator<Item = &'a Event>) -> Result<GameState, Refused> {
        let mut events = events.into_iter();
        let mut state = GameState::new(events.next().ok_or(Refused::BadEvent)?)?;
        events.try_for_each(|event| state.apply(event))?;
        Ok(state)
    }

    /// What was agreed before the first move.
    #[must_use]
    pub fn setup(&self) -> &GameSetup {
        &self.setup
    }

    /// The game as the rules see it.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The number of the last event.
    #[must_use]
    pub fn n(&self) -> u32 {
        self.n
    }

    /// All moves in order, handicap stones that Black placed among them.
    #[must_use]
    pub fn moves(&self) -> &[(Color, Move)] {
        &self.moves
    }

    /// Who plays `color`.
    #[must_use]
    pub fn player(&self, color: Color) -> &Player {
        match color {
            Color::Black => &self.setup.seats.black,
            Color::White => &self.setup.seats.white,
        }
    }

    /// The color that waits for somebody to come.
    #[must_use]
    pub fn open_seat(&self) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| *self.player(color) == Player::Open)
    }

    /// How often play was resumed after stones were marked.
    #[must_use]
    pub fn disputes(&self) -> u32 {
        self.resumed_at.len() as u32
    }

    /// Whose turn it is, if anybody's.
    #[must_use]
    pub fn to_move(&self) -> Option<Color> {
        match self.game.phase() {
            Phase::Placement { .. } | Phase::Play | Phase::Playout => Some(self.game.to_move()),
            Phase::StoneRemoval | Phase::Over(_) => None,
        }
    }

    /// Handicap stones still to be placed.
    #[must_use]
    pub fn handicap_left(&self) -> u16 {
        if let Phase::Placement { left } = self.game.phase() { left } else { 0 }
    }

    /// Does what the event says. On an error the state is not to be used any longer: try on a clone what may fail.
    ///
    /// # Errors
    /// Why the event does not follow.
    pub fn apply(&mut self, event: &Event) -> Result<(), Refused> {
        match event {
            Event::Created { .. } => return Err(Refused::BadEvent),
            Event::Joined { color, player } => self.join((*color).into(), player)?,
            Event::Moved { color, mv } => self.play((*color).into(), mv.0)?,
            Event::Resigned { color } => self.act((*color).into(), Action::Resign)?,
            Event::UndoAsked { by, turns } => {
                self.undo = Some(UndoRequest { by: (*by).into(), turns: *turns, n: self.n + 1 });
            }
            Event::UndoDeclined { .. } => self.undo = None,
            Event::Undone { turns, .. } => self.take_back(*turns)?,
            Event::Suggested { source, groups } => self.suggest(*source, groups)?,
            Event::Marked { by, point, dead } => self.mark((*by).into(), point.0, *dead)?,
            Event::Restored { by, objection } => self.restore((*by).into(), objection)?,
            Event::Accepted { by } => self.act((*by).into(), Action::Accept)?,
            Event::Resumed { by, objection } => self.resume((*by).into(), objection)?,
        }
        self.n += 1;
        self.settle();
        Ok(())
    }

    fn join(&mut self, color: Color, player: &Player) -> Result<(), Refused> {
        let seat = match color {
            Color::Black => &mut self.setup.seats.black,
            Color::White => &mut self.setup.seats.white,
        };
        if *seat != Player::Open || *player == Player::Open {
            return Err(Refused::SeatTaken);
        }
        *seat = player.clone();
        Ok(())
    }

    pub(super) fn act(&mut self, color: Color, action: Action) -> Result<(), Refused> {
        self.game.act(color, action).map_err(|refusal| match (refusal, action) {
            (tengen_rules::Refusal::Illegal(reason), Action::Move(mv)) => {
                Refused::Illegal(reason, MoveText(mv))
            }
            (tengen_rules::Refusal::NoStone, _) => Refused::NoStone,
            _ => Refused::WrongPhase,
        })
    }

    fn play(&mut self, color: Color, mv: Move) -> Result<(), Refused> {
        self.act(color, Action::Move(mv))?;
        self.moves.push((color, mv));
        self.undo = None;
        self.objection.clear();
        Ok(())
    }

    fn take_back(&mut self, turns: u32) -> Result<(), Refused> {
        if self.game.outcome().is_some() {
            return Err(Refused::WrongPhase);
        }
        for _ in 0..turns {
            self.game.undo().ok_or(Refused::NothingToUndo)?;
            self.moves.pop();
        }
        let left = self.game.turns().len();
        self.resumed_at.retain(|&at| at <= left);
        self.undo = None;
        self.removal = None;
        self.objection.clear();
        Ok(())
    }

    fn resume(&mut self, color: Color, objection: &[crate::wire::Point]) -> Result<(), Refused> {
        self.act(color, Action::Resume)?;
        self.resumed_at.push(self.game.turns().len());
        self.objection = objection.iter().map(|point| point.0).collect();
        self.undo = None;
        self.removal = None;
        Ok(())
    }

    /// Follows the game from one phase to the next.
    fn settle(&mut self) {
        match self.game.phase() {
            Phase::StoneRemoval if self.removal.is_none() => self.removal = Some(Removal::new(self.n)),
            Phase::Over(_) => self.undo = None,
            _ => {}
        }
    }

    /// The dead stones as they are marked, or as they were when the game was counted.
    #[must_use]
    pub fn dead(&self) -> &PointSet {
        self.game.dead()
    }

    /// Whether moves are taken back without asking the opponent.
    #[must_use]
    pub fn has_free_undo(&self) -> bool {
        self.setup.meeting != Meeting::Link
    }
}
