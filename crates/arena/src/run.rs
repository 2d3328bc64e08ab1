//! Playing a match: which game is next, who sits where, when it is over.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tengen_engine_host::Engine;
use tengen_rules::{ByColor, Color};

use crate::error::{ArenaError, ArenaErrorKind};
use crate::plan::{Contestant, Plan};
use crate::player::Player;
use crate::record;
use crate::referee::{Bout, Played};
use crate::report::{FaultKind, GameReport, Standing};
use crate::side::{BySide, Side};
use crate::store::Store;

/// What happens in a match, as it happens.
#[derive(Clone, Copy, Debug)]
pub enum Event<'a> {
    /// A turn was played.
    Turn {
        /// The game, from 1.
        game: u32,
        /// Turns so far.
        turns: u32,
    },
    /// A game has ended.
    Finished {
        /// What is kept of it.
        report: &'a GameReport,
        /// The standing with it.
        standing: &'a Standing,
    },
}

/// Plays the games of a match that are not finished yet, and gives the standing of all.
///
/// # Errors
/// An engine does not start or refuses the terms, or a file cannot be written. What was finished until then is kept.
pub fn run(
    plan: &Plan,
    finished: &[GameReport],
    store: Option<&mut Store>,
    see: &mut (dyn FnMut(Event<'_>) + Send),
) -> Result<Standing, ArenaError> {
    if let Some(folder) = &plan.sgf {
        let made = fs::create_dir_all(folder);
        made.map_err(|source| ArenaError::new(ArenaErrorKind::Write { path: folder.clone(), source }))?;
    }
    let played: BTreeSet<u32> = finished.iter().map(|report| report.game).collect();
    let open = (1..=plan.games).rev().filter(|game| !played.contains(game)).collect();
    let state = State { plan, open, standing: Standing::of(finished), store, see, error: None };
    let shared = Mutex::new(state);
    std::thread::scope(|scope| {
        for _ in 0..plan.concurrency.get() {
            scope.spawn(|| Room { plan, shared: &shared, seats: BySide::default() }.play_games());
        }
    });
    let state = shared.into_inner().unwrap_or_else(PoisonError::into_inner);
    state.error.map_or(Ok(state.standing), Err)
}

/// What the rooms share.
struct State<'a> {
    plan: &'a Plan,
    /// The games still to be played, the next one last.
    open: Vec<u32>,
    standing: Standing,
    store: Option<&'a mut Store>,
    see: &'a mut (dyn FnMut(Event<'_>) + Send),
    error: Option<ArenaError>,
}

impl State<'_> {
    fn next_game(&mut self) -> Option<u32> {
        let is_over = self.error.is_some()
            || self.plan.sprt.is_some_and(|test| test.verdict(&self.standing.tally).is_some());
        if is_over { None } else { self.open.pop() }
    }

    fn finish(&mut self, report: &GameReport) -> Result<(), ArenaError> {
        if let Some(store) = &mut self.store {
            let kept = store.append(report);
            let path = store.path().to_owned();
            kept.map_err(|source| ArenaError::new(ArenaErrorKind::Write { path, source }))?;
        }
        self.standing.add(report);
        (self.see)(Event::Finished { report, standing: &self.standing });
        Ok(())
    }
}

/// Where games are played one after the other, with engines of its own.
struct Room<'a, 'p> {
    plan: &'a Plan,
    shared: &'a Mutex<State<'p>>,
    seats: BySide<Option<Engine>>,
}

impl<'a, 'p> Room<'a, 'p> {
    fn play_games(mut self) {
        loop {
            // A statement of its own, so that the state is free while the game is played.
            let next = self.state().next_game();
            let Some(game) = next else { return };
            let result = self.play(game).and_then(|report| self.state().finish(&report));
            if let Err(error) = result {
                self.state().error.get_or_insert(error);
            }
        }
    }

    /// A thread that panicked has left the state as whole as every other moment.
    fn state(&self) -> MutexGuard<'a, State<'p>> {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn play(&mut self, game: u32) -> Result<GameReport, ArenaError> {
        let plan = self.plan;
        for side in Side::ALL {
            take_seat(&mut self.seats[side], &plan.contestants[side], (side, game))?;
        }
        let shared = self.shared;
        let mut watch = |turns| {
            let mut state = shared.lock().unwrap_or_else(PoisonError::into_inner);
            (state.see)(Event::Turn { game, turns });
        };
        let BySide { first: Some(first), second: Some(second) } = &mut self.seats else {
            unreachable!("both seats were taken above");
        };
        let black = plan.black(game);
        let first = Player::new(Side::First, first, plan.contestants.first.time)?;
        let second = Player::new(Side::Second, second, plan.contestants.second.time)?;
        let players = match black {
            Side::First => ByColor { black: first, white: second },
            Side::Second => ByColor { black: second, white: first },
        };
        let opening = plan.opening(game);
        let mut bout = Bout { terms: &plan.terms, players, watch: &mut watch };
        let played = bout.play(&opening, black)?;
        let report = report(game, black, opening.name, (&played, &bout.players));
        self.save(&report, &played)?;
        self.clear_seats(&report);
        Ok(report)
    }

    fn save(&self, report: &GameReport, played: &Played) -> Result<(), ArenaError> {
        let Some(path) = self.record_path(report.game) else { return Ok(()) };
        let times = ByColor { black: report.black, white: !report.black };
        let times = times.map(|side| self.plan.contestants[side].time);
        let saved = record::save(&path, &record::write(report, played, &self.plan.terms, &times));
        saved.map_err(|source| ArenaError::new(ArenaErrorKind::Write { path, source }))
    }

    fn record_path(&self, game: u32) -> Option<PathBuf> {
        Some(self.plan.sgf.as_ref()?.join(format!("game-{game:04}.sgf")))
    }

    /// An engine that made a fault that leaves it in doubt is started anew for the next game.
    fn clear_seats(&mut self, report: &GameReport) {
        if let Some(fault) = report.fault.as_ref().filter(|fault| fault.kind != FaultKind::Illegal) {
            self.seats[fault.side] = None;
        }
    }
}

/// Starts an engine if none is there, or if it is to be started for every game.
fn take_seat(
    seat: &mut Option<Engine>,
    contestant: &Contestant,
    (side, game): (Side, u32),
) -> Result<(), ArenaError> {
    if seat.is_some() && !contestant.is_started_for_each_game() {
        return Ok(());
    }
    *seat = None;
    let command = contestant.engine_command(game);
    let command = command.map_err(|source| ArenaError::new(ArenaErrorKind::Command { side, source }))?;
    let engine = Engine::start(&command);
    *seat = Some(engine.map_err(|source| ArenaError::new(ArenaErrorKind::Start { side, source }))?);
    Ok(())
}

fn report(
    game: u32,
    black: Side,
    opening: String,
    (played, players): (&Played, &ByColor<Player<'_>>),
) -> GameReport {
    let player = |side| &players[if side == black { Color::Black } else { Color::White }];
    GameReport {
        game,
        black,
        result: played.outcome,
        ending: played.ending,
        turns: u32::try_from(played.game.turns().len()).unwrap_or(u32::MAX),
        position: played.game.board().hash(),
        opening,
        names: BySide::from_fn(|side| player(side).name()),
        usage: BySide::from_fn(|side| player(side).usage()),
        fault: played.fault.clone(),
    }
}
