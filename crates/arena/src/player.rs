//! An engine at the board: told what happens, asked for moves, its time taken.

use std::time::{Duration, Instant};

use tengen_clock::{Clock, TimeSystem};
use tengen_engine_host::{Engine, HostError, HostErrorKind};
use tengen_gtp::{GeneratedMove, replies};
use tengen_rules::{Board, Color, Move, PRESETS, PointSet, Ruleset, Size};

use crate::cpu::group_time;
use crate::error::{ArenaError, ArenaErrorKind};
use crate::plan::Terms;
use crate::report::{Fault, FaultKind, Usage};
use crate::side::Side;
use crate::time::{self, Dialect};

/// How long an engine may take for what needs no thought.
const QUICK: Duration = Duration::from_secs(60);
/// How long it may take to say which stones are dead.
const JUDGING: Duration = Duration::from_secs(300);
/// How much longer than its time an engine is waited for: a late answer shows that it is alive.
const GRACE: Duration = Duration::from_secs(2);
/// The most characters of an engine's last words that a fault keeps.
const LAST_WORDS: usize = 400;

/// Why a game cannot go on.
#[derive(Debug)]
pub(crate) enum Stop {
    /// A side made a fault, and loses.
    Fault(Fault),
    /// The match itself makes no sense.
    Hopeless(ArenaError),
}

/// An engine in one game.
#[derive(Debug)]
pub(crate) struct Player<'a> {
    side: Side,
    engine: &'a mut Engine,
    clock: Clock,
    dialect: Dialect,
    patience: Duration,
    cpu_before: Option<Duration>,
    usage: Usage,
}

impl<'a> Player<'a> {
    /// Sits down with a full clock.
    ///
    /// # Errors
    /// Nobody can play with this time.
    pub(crate) fn new(
        side: Side,
        engine: &'a mut Engine,
        system: TimeSystem,
    ) -> Result<Player<'a>, ArenaError> {
        let clock = Clock::new(system).map_err(|_| ArenaError::new(ArenaErrorKind::Time { side }))?;
        let cpu_before = group_time(engine.process_id());
        let usage = Usage::default();
        let patience = Duration::MAX;
        Ok(Player { side, engine, clock, dialect: Dialect::Exact, patience, cpu_before, usage })
    }

    /// Prepares the engine for a game under these terms.
    pub(crate) fn prepare(&mut self, terms: &Terms) -> Result<(), Stop> {
        self.patience = terms.patience;
        self.set_size(terms.size)?;
        self.demand("clear_board", "")?;
        if self.engine.knows("kata-set-rules") {
            self.demand("kata-set-rules", &rules_text(&terms.rules))?;
        }
        self.demand("komi", &terms.komi.to_string())?;
        self.set_time()
    }

    fn set_size(&mut self, size: Size) -> Result<(), Stop> {
        if size.cols() == size.rows() {
            return self.demand("boardsize", &size.cols().to_string());
        }
        self.demand("rectangular_boardsize", &format!("{} {}", size.cols(), size.rows()))
    }

    fn set_time(&mut self) -> Result<(), Stop> {
        if *self.clock.system() == TimeSystem::Unlimited {
            return Ok(());
        }
        let Some((command, arguments, dialect)) = time::settings(self.engine, self.clock.system()) else {
            return Err(Stop::Hopeless(ArenaError::new(ArenaErrorKind::Time { side: self.side })));
        };
        self.dialect = dialect;
        self.demand(command, &arguments)
    }

    /// Asks for what the terms of the match need; an engine that refuses it cannot take part at all.
    pub(crate) fn demand(&mut self, command: &str, arguments: &str) -> Result<(), Stop> {
        match self.engine.ask(command, arguments, QUICK) {
            Ok(_) => Ok(()),
            Err(source) if matches!(source.kind(), HostErrorKind::Refused { .. }) => {
                let side = self.side;
                Err(Stop::Hopeless(ArenaError::new(ArenaErrorKind::Terms { side, source })))
            }
            Err(error) => Err(self.fault(&error)),
        }
    }

    /// Tells the engine a move of the other side.
    pub(crate) fn tell(&mut self, color: Color, played: Move) -> Result<(), Stop> {
        let answer = self.engine.ask("play", &format!("{color} {played}"), QUICK);
        answer.map(|_| ()).map_err(|error| self.fault(&error))
    }

    /// Asks for a move and takes the time.
    pub(crate) fn move_for(&mut self, color: Color, command: &str) -> Result<GeneratedMove, Stop> {
        self.tell_time_left(color)?;
        let limit = self.clock.limit();
        let deadline = limit.map_or(self.patience, |limit| limit.saturating_add(GRACE));
        let began = now();
        let answer = self.engine.ask_for(command, &color.to_string(), deadline, replies::generated_move);
        let elapsed = began.elapsed();
        self.usage.moves += 1;
        self.usage.wall_ms += milliseconds(elapsed);
        self.usage.longest_ms = self.usage.longest_ms.max(milliseconds(elapsed));
        let is_late = self.clock.finish_turn(elapsed).is_err();
        match answer {
            Err(error) if !is_late => Err(self.fault(&error)),
            _ if is_late => Err(self.out_of_time(elapsed, limit)),
            answer => answer.map_err(|error| self.fault(&error)),
        }
    }

    fn tell_time_left(&mut self, color: Color) -> Result<(), Stop> {
        let left = time::time_left(&self.clock, self.dialect).filter(|_| self.engine.knows("time_left"));
        match left {
            Some(left) => self.demand("time_left", &format!("{color} {left}")),
            None => Ok(()),
        }
    }

    /// The stones that the engine calls dead, as whole chains; `None` if it cannot tell.
    pub(crate) fn dead_stones(&mut self, board: &Board) -> Result<Option<PointSet>, Stop> {
        if !self.engine.knows("final_status_list") {
            return Ok(None);
        }
        let list = match self.engine.ask_for("final_status_list", "dead", JUDGING, replies::points) {
            Ok(list) => list,
            Err(error) if is_broken(&error) => return Err(self.fault(&error)),
            Err(_) => return Ok(None),
        };
        let size = board.size();
        if list.iter().any(|&point| !size.contains(point) || board.get(point).is_none()) {
            return Ok(None);
        }
        Ok(Some(list.iter().flat_map(|&point| board.chain_stones(point)).collect()))
    }

    /// Whether the engine has a command.
    pub(crate) fn knows(&self, command: &str) -> bool {
        self.engine.knows(command)
    }

    /// What it is called, with its version.
    pub(crate) fn name(&self) -> String {
        let identity = self.engine.identity();
        format!("{} {}", identity.name, identity.version).trim().to_owned()
    }

    /// What it has used in this game.
    pub(crate) fn usage(&self) -> Usage {
        let now = group_time(self.engine.process_id());
        let cpu = now.zip(self.cpu_before).and_then(|(now, before)| now.checked_sub(before));
        let cpu_moves = if cpu.is_some() { self.usage.moves } else { 0 };
        Usage { cpu_moves, cpu_ms: cpu.map_or(0, milliseconds), ..self.usage }
    }

    /// A fault of this side in words.
    pub(crate) fn fault_of(&self, kind: FaultKind, text: String) -> Stop {
        Stop::Fault(Fault { side: self.side, kind, text })
    }

    fn out_of_time(&self, elapsed: Duration, limit: Option<Duration>) -> Stop {
        let limit = limit.unwrap_or_default().as_secs_f64();
        self.fault_of(
            FaultKind::Time,
            format!("{:.2} s for a turn; {limit:.2} s were left", elapsed.as_secs_f64()),
        )
    }

    fn fault(&self, error: &HostError) -> Stop {
        let kind = match error.kind() {
            HostErrorKind::Refused { .. } => FaultKind::Refusal,
            HostErrorKind::Garbage { .. } => FaultKind::Nonsense,
            _ => FaultKind::Crash,
        };
        let skipped = error.log().chars().count().saturating_sub(LAST_WORDS);
        let log: String = error.log().chars().skip(skipped).collect();
        let text = if kind == FaultKind::Crash && !log.trim().is_empty() {
            format!("{error}; its last words: {}", log.trim())
        } else {
            error.to_string()
        };
        self.fault_of(kind, text)
    }
}

/// Whether the engine can be asked nothing more.
fn is_broken(error: &HostError) -> bool {
    !matches!(error.kind(), HostErrorKind::Refused { .. } | HostErrorKind::Garbage { .. })
}

/// The name of the preset, which every engine of KataGo's kind knows, or else its JSON.
fn rules_text(rules: &Ruleset) -> String {
    let preset = PRESETS.iter().find(|preset| preset.rules == *rules);
    preset.map_or_else(|| rules.to_json(), |preset| preset.name.to_owned())
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

#[expect(clippy::disallowed_methods, reason = "an arena takes the time of engines")]
fn now() -> Instant {
    Instant::now()
}
