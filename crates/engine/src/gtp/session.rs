//! What an engine remembers between two lines.

use std::sync::Arc;
use std::time::Duration;

use tengen_clock::{Clock, TimeSystem};
use tengen_gtp::{AnalyzeOptions, Dialect, Failure, MAX_SIDE};
use tengen_rules::{ByColor, Color, Game, Komi, Move, Phase, PointSet, Ruleset, Setup, SetupError, Size};

use super::signals::{Signals, StopsAt};
use crate::judge::Judge;
use crate::options::Pondering;
use crate::player::Player;
use crate::stop::Stop;
use crate::turns;
use crate::watch::Stopwatch;

/// What is known of the network that plays.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NetworkInfo {
    /// Its name, as a person would say it.
    pub name: String,
    /// The name that its file gives it.
    pub internal_name: String,
    /// The version of its format.
    pub version: u32,
}

/// A search that writes lines while it runs; it is carried out after the head of its response is written.
#[derive(Clone, Debug)]
pub(super) enum Job {
    /// Analyzes until a line comes.
    Analyze(Streaming),
    /// Chooses a move, analyzing meanwhile.
    Choose {
        /// How to write.
        streaming: Streaming,
        /// Whether the move is played, and what stops the choice.
        form: Choosing,
    },
}

/// How lines of an analysis are written.
#[derive(Clone, Debug)]
pub(super) struct Streaming {
    pub(super) color: Color,
    pub(super) options: AnalyzeOptions,
    pub(super) dialect: Dialect,
}

/// The three ways of choosing a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choosing {
    /// And playing it.
    AndPlaying,
    /// Only saying it.
    Only,
    /// Only saying it; any line cancels it.
    Cancellable,
}

impl Choosing {
    pub(super) fn stops_at(self) -> StopsAt {
        if self == Choosing::Cancellable { StopsAt::AnyLine } else { StopsAt::Hurry }
    }
}

/// A game over GTP and the player that sits at it.
///
/// # Invariants
/// - I1 No side of the board is longer than 25.
/// - I2 The game goes on, or has stopped only because a line of play stopped it; a move takes it up again.
/// - I3 Both clocks have the time system of `time`.
#[derive(Debug)]
pub struct Session {
    pub(super) game: Game,
    pub(super) player: Player<Judge>,
    pub(super) network: NetworkInfo,
    pub(super) time: TimeSystem,
    pub(super) clocks: ByColor<Clock>,
    pub(super) job: Option<Job>,
    /// Time spent on choosing moves so far.
    pub(super) spent: Duration,
    /// What the last choice was thought of, in words.
    pub(super) last_thought: String,
    /// Whether the line just answered made a move, or told the time after one: then the opponent thinks.
    pub(super) opponent_thinks: bool,
    signals: Arc<Signals>,
}

impl Session {
    /// An even game on 19×19 without time limits under Tromp–Taylor rules, as KataGo starts.
    ///
    /// # Panics
    /// Never: an empty board is a game.
    #[must_use]
    pub fn new(player: Player<Judge>, network: NetworkInfo) -> Session {
        let setup = Setup::new(Size::NINETEEN, Ruleset::TROMP_TAYLOR);
        let time = TimeSystem::Unlimited;
        let clock = Clock::new(time).expect("no limit is no wrong limit");
        Session {
            game: Game::new(&setup).expect("an empty board is a game"),
            player,
            network,
            time,
            clocks: ByColor { black: clock, white: clock },
            job: None,
            spent: Duration::ZERO,
            last_thought: String::new(),
            opponent_thinks: false,
            signals: Arc::default(),
        }
    }

    pub(super) fn signals(&self) -> &Arc<Signals> {
        &self.signals
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// An empty board of this size, rules and komi as they are, full clocks.
    pub(super) fn clear(&mut self, size: Size) {
        let setup = Setup::new(size, *self.game.rules()).with_komi(self.game.komi());
        self.game = Game::new(&setup).expect("an empty board is a game");
        self.reset_clocks();
        self.player.clear();
    }

    /// Starts from these stones, rules, komi and size as they are.
    ///
    /// # Errors
    /// They are no position.
    pub(super) fn set_up(
        &mut self,
        stones: Vec<(tengen_rules::Point, Color)>,
        handicap: u16,
    ) -> Result<(), SetupError> {
        let setup = Setup {
            stones,
            handicap,
            ..Setup::new(self.game.size(), *self.game.rules()).with_komi(self.game.komi())
        };
        self.game = Game::new(&setup)?;
        Ok(())
    }

    /// Takes over a game from elsewhere.
    ///
    /// # Errors
    /// It is too large for GTP.
    pub(super) fn set_game(&mut self, game: Game) -> Result<(), Failure> {
        let size = game.size();
        if size.cols() > MAX_SIDE || size.rows() > MAX_SIDE {
            return Err(Failure::UnacceptableSize);
        }
        self.game = game;
        self.reset_clocks();
        Ok(())
    }

    /// Plays a move, whoever's turn it is. A game that has stopped goes on.
    ///
    /// # Errors
    /// The rules forbid it; the game is as it was.
    pub(super) fn play(&mut self, color: Color, mv: Move) -> Result<(), Failure> {
        turns::play(&mut self.game, color, mv).map_err(|_| Failure::IllegalMove)?;
        self.opponent_thinks = true;
        Ok(())
    }

    /// Thinks while the opponent does, if that is wished, until the next line arrives.
    pub(super) fn ponder(&mut self) {
        let opponent_thinks = std::mem::take(&mut self.opponent_thinks);
        if opponent_thinks && self.player.options().pondering == Pondering::OpponentsTurn {
            let game = self.game.clone();
            self.searching(StopsAt::AnyLine, |session, stop| session.player.ponder(&game, stop));
        }
    }

    /// The game with `color` to move.
    pub(super) fn ready(&self, color: Color) -> Game {
        turns::ready(&self.game, color)
    }

    /// Changes rules and komi in mid-game. Where a move of the game is illegal under the new rules, the game starts
    /// from the position that it has led to.
    pub(super) fn set_rules(&mut self, rules: Ruleset, komi: Komi) {
        self.game = self.replayed(rules, komi).unwrap_or_else(|| self.restarted(rules, komi));
    }

    fn replayed(&self, rules: Ruleset, komi: Komi) -> Option<Game> {
        let first = self.game.turns().first().map_or(self.game.to_move(), |turn| turn.color);
        let stones = self.game.start_stones();
        let setup = Setup {
            komi: Some(komi),
            handicap: self.game.handicap(),
            stones: pairs(stones),
            to_move: Some(first),
            ..Setup::new(self.game.size(), rules)
        };
        let mut game = Game::new(&setup).ok()?;
        for turn in self.game.turns() {
            turns::play(&mut game, turn.color, turn.mv()).ok()?;
        }
        if self.game.phase() == Phase::Play {
            game = turns::ready(&game, self.game.to_move());
        }
        Some(game)
    }

    fn restarted(&self, rules: Ruleset, komi: Komi) -> Game {
        let setup = Setup::from_board(self.game.board(), rules, self.game.to_move()).with_komi(komi);
        Game::new(&setup.with_handicap(self.game.handicap())).expect("every chain on a board has a liberty")
    }

    /// Agrees on a time system; both clocks are full. A system without any time, in which nobody could play, is the
    /// shortest time that there is: controllers send it, and a move at once is all that can be done about it.
    pub(super) fn set_time(&mut self, time: TimeSystem) {
        let no_time = TimeSystem::Absolute { main: Duration::from_nanos(1) };
        self.time = if time.check().is_ok() { time } else { no_time };
        self.reset_clocks();
    }

    fn reset_clocks(&mut self) {
        let clock = Clock::new(self.time).expect("the system was checked when it was set");
        self.clocks = ByColor { black: clock, white: clock };
    }

    /// Runs a search that the lines that arrive may stop; whether one did.
    pub(super) fn searching<T>(
        &mut self,
        stops_at: StopsAt,
        search: impl FnOnce(&mut Session, &Stop) -> T,
    ) -> (T, bool) {
        let stop = self.signals.begin_search(stops_at);
        let result = search(self, &stop);
        (result, self.signals.end_search())
    }

    /// Runs something that takes time off the clock of `color`.
    pub(super) fn timed<T>(&mut self, color: Color, run: impl FnOnce(&mut Session) -> T) -> T {
        let stopwatch = Stopwatch::start();
        let result = run(self);
        let elapsed = stopwatch.elapsed();
        self.spent += elapsed;
        // If the flag has fallen the controller will say so; the clock stays as it was.
        let _ = self.clocks[color].finish_turn(elapsed);
        result
    }

    /// Recomputes the invariants.
    ///
    /// # Panics
    /// If one does not hold, which is a bug here.
    pub fn check_invariants(&self) {
        let size = self.game.size();
        assert!(size.cols() <= MAX_SIDE && size.rows() <= MAX_SIDE, "I1: {size}");
        self.game.check_invariants();
        for color in Color::ALL {
            self.clocks[color].check_invariants();
            assert_eq!(self.clocks[color].system(), &self.time, "I3");
        }
    }
}

/// Stones with their colors.
pub(super) fn pairs(stones: &ByColor<PointSet>) -> Vec<(tengen_rules::Point, Color)> {
    Color::ALL.into_iter().flat_map(|color| stones[color].iter().map(move |point| (point, color))).collect()
}
