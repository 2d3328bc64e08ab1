//! The player.

use std::num::NonZeroU16;
use std::time::Duration;

use tengen_clock::Clock;
use tengen_net::NetEvaluator;
use tengen_rules::{Color, Game, Move, Phase};
use tengen_search::{Evaluation, Evaluator, Params, Passing, Request, Search, Symmetry};

use crate::choice::{Choice, Decision, Outlook};
use crate::level::Level;
use crate::limits::Limits;
use crate::options::PlayerOptions;
use crate::stop::Stop;
use crate::verdict::{self, Verdict};
use crate::watch::{self, Stopwatch};

/// Visits for a move where neither a clock nor an option says anything.
const DEFAULT_VISITS: u32 = 200;

/// Somebody who plays Go.
///
/// # Invariants
/// 1. There is an evaluator for each thread, at least one.
/// 2. The search, if any, was made with the present options.
#[derive(Debug)]
pub struct Player<E = NetEvaluator> {
    evaluators: Vec<E>,
    options: PlayerOptions,
    search: Option<Search>,
}

impl<E: Evaluator + Clone + Send> Player<E> {
    /// A player who judges positions with `evaluator`; clones of it, which share the weights, work on the other
    /// threads.
    #[must_use]
    pub fn new(evaluator: E, options: PlayerOptions) -> Player<E> {
        let mut player = Player { evaluators: vec![evaluator], options, search: None };
        player.set_options(options);
        player
    }

    /// The settings.
    #[must_use]
    pub fn options(&self) -> &PlayerOptions {
        &self.options
    }

    /// Changes the settings. The tree is kept unless the seed changes.
    pub fn set_options(&mut self, options: PlayerOptions) {
        let threads = NonZeroU16::new(options.threads).unwrap_or(NonZeroU16::MIN).get();
        let first = self.evaluators[0].clone();
        self.evaluators.resize_with(usize::from(threads), || first.clone());
        if options.seed != self.options.seed {
            self.search = None;
        }
        self.options = options;
    }

    /// Changes how strong to play.
    pub fn set_level(&mut self, level: Level) {
        self.options.level = level;
    }

    /// Limits the visits of a move, or takes the limit away.
    pub fn set_visits(&mut self, visits: Option<u32>) {
        self.options.visits = visits;
    }

    /// Limits the time of a move, or takes the limit away.
    pub fn set_time(&mut self, time: Option<Duration>) {
        self.options.time = time;
    }

    /// Changes the number of threads; 0 counts as 1.
    pub fn set_threads(&mut self, threads: u16) {
        self.set_options(PlayerOptions { threads, ..self.options });
    }

    /// Forgets the tree.
    pub fn clear(&mut self) {
        self.search = None;
    }

    /// An evaluator for single evaluations.
    pub fn evaluator(&mut self) -> &mut E {
        &mut self.evaluators[0]
    }

    /// The mean evaluation of the position under all eight symmetries, without a search.
    pub fn evaluate(&mut self, game: &Game) -> Evaluation {
        self.evaluators[0].evaluate_mean(game, &Request::default(), &Symmetry::ALL)
    }

    /// Decides what to do for the player to move. `clock` is that player's, as it stands now.
    ///
    /// A stopped player answers at once with what it knows. In a game that is over it passes. `watch` is called about
    /// every 10 ms while the search goes on, on the calling thread.
    pub fn choose(
        &mut self,
        game: &Game,
        clock: Option<&Clock>,
        stop: &Stop,
        watch: &mut dyn FnMut(&Search),
    ) -> Choice {
        let limits = self.limits(clock);
        let outlook = self.analyze(game, &limits, stop, watch);
        let decision = Decision::Play(self.best_move(game, &outlook));
        Choice { decision, outlook }
    }

    /// Searches the position of `game`, reusing what is known of it, until a limit is reached or somebody stops it.
    /// `watch` as for [`Player::choose`].
    pub fn analyze(
        &mut self,
        game: &Game,
        limits: &Limits,
        stop: &Stop,
        watch: &mut dyn FnMut(&Search),
    ) -> Outlook {
        let stopwatch = Stopwatch::start();
        self.follow(game);
        let search = self.search.get_or_insert_with(|| Search::new(game.clone(), Params::default()));
        // Without any visit nothing could be said.
        let enough = |progress: tengen_search::Progress| {
            progress.visits > 0 && (stop.is_set() || limits.reached(progress, stopwatch.elapsed()))
        };
        watch::run(search, &mut self.evaluators, enough, watch);
        Outlook::of(search)
    }

    /// What is dead, alive and in seki.
    pub fn verdict(&mut self, game: &Game, stop: &Stop) -> Verdict {
        let _ = stop;
        let ownership = self.evaluate(game).ownership_for(Color::Black).collect();
        verdict::from_ownership(game, ownership)
    }

    /// A move that takes dead stones off the board, for `kgs-genmove_cleanup`; a pass once there is none.
    pub fn cleanup_move(&mut self, game: &Game, stop: &Stop) -> Choice {
        self.choose(game, None, stop, &mut |_| ())
    }

    /// Moves the tree to the position of `game`, or starts a new one.
    fn follow(&mut self, game: &Game) {
        let kept = self.search.take().and_then(|search| advance_to(search, game));
        let params =
            Params { seed: self.options.seed, root_passing: Passing::Conservative, ..Params::default() };
        self.search = Some(kept.unwrap_or_else(|| Search::new(game.clone(), params)));
    }

    fn limits(&self, clock: Option<&Clock>) -> Limits {
        let options = &self.options;
        let clock = clock.and_then(Clock::limit).map(|limit| limit / 30);
        let time = [options.time, clock].into_iter().flatten().min();
        let visits = options.visits.or(if time.is_none() { Some(DEFAULT_VISITS) } else { None });
        Limits { visits, time, nodes: options.nodes, memory: options.memory }
    }

    /// The best legal move; a pass where there is none.
    fn best_move(&self, game: &Game, outlook: &Outlook) -> Move {
        let legal = outlook.candidates.iter().map(|candidate| candidate.mv);
        let first = legal.into_iter().find(|&mv| game.check(mv).is_ok());
        let any = || game.legal_points().first().filter(|_| matches!(game.phase(), Phase::Placement { .. }));
        first.unwrap_or_else(|| any().map_or(Move::Pass, Move::Play))
    }
}

/// The search moved on to the position of `game`, or `None` if that does not follow from it.
fn advance_to(mut search: Search, game: &Game) -> Option<Search> {
    let old = search.game();
    let same_start = (old.size(), old.rules(), old.komi(), old.handicap(), old.start_stones())
        == (game.size(), game.rules(), game.komi(), game.handicap(), game.start_stones());
    let known = old.turns().len();
    if !same_start || game.turns().len() < known || old.turns() != &game.turns()[..known] {
        return None;
    }
    for turn in &game.turns()[known..] {
        if search.game().to_move() != turn.color || !search.advance(turn.mv()) {
            return None;
        }
    }
    let same = search.game().to_move() == game.to_move()
        && search.game().phase() == game.phase()
        && search.game().board().hash() == game.board().hash();
    same.then_some(search)
}
