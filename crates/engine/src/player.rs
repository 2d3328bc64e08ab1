//! The player.

use std::num::NonZeroU16;
use std::time::Duration;

use tengen_net::NetEvaluator;
use tengen_rules::{ByColor, Color, Game, Move, Phase};
use tengen_search::{Evaluation, Evaluator, Params, Passing, Progress, Request, Search, Symmetry};

use crate::choice::Outlook;
use crate::effort::Effort;
use crate::level::Plan;
use crate::limits::Limits;
use crate::options::PlayerOptions;
use crate::resigning::Patience;
use crate::stop::Stop;
use crate::verdict::{self, Verdict};
use crate::watch::{self, Stopwatch};
use tengen_rank::Level;

/// Visits of the searches behind a verdict, for each color that may move first.
const VERDICT_VISITS: u32 = 100;
/// Visits of the searches that tell what a pass gives away.
const LEAD_VISITS: u32 = 50;
/// The most time for one of these searches.
const VERDICT_TIME: Duration = Duration::from_secs(8);

/// The most time for pondering, so that a game that is left alone does not keep a machine busy (KataGo's default).
const PONDER_TIME: Duration = Duration::from_secs(60);

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
    /// The time of a visit in the last search.
    pace: Option<Duration>,
    pub(crate) patience: Patience,
}

impl<E: Evaluator + Clone + Send> Player<E> {
    /// A player who judges positions with `evaluator`; clones of it, which share the weights, work on the other
    /// threads.
    #[must_use]
    pub fn new(evaluator: E, options: PlayerOptions) -> Player<E> {
        let mut player = Player {
            evaluators: vec![evaluator],
            options,
            search: None,
            pace: None,
            patience: Patience::default(),
        };
        player.set_options(options);
        player
    }

    /// The settings.
    #[must_use]
    pub fn options(&self) -> &PlayerOptions {
        &self.options
    }

    /// Changes the settings. The tree is kept unless the seed or the constants of the search change.
    pub fn set_options(&mut self, options: PlayerOptions) {
        let threads = NonZeroU16::new(options.threads).unwrap_or(NonZeroU16::MIN).get();
        let first = self.evaluators[0].clone();
        self.evaluators.resize_with(usize::from(threads), || first.clone());
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

    /// The search of the last position, if there was one.
    pub(crate) fn last_search(&self) -> Option<&Search> {
        self.search.as_ref()
    }

    /// An evaluator for single evaluations.
    pub fn evaluator(&mut self) -> &mut E {
        &mut self.evaluators[0]
    }

    /// The mean evaluation of the position under all eight symmetries, without a search.
    pub fn evaluate(&mut self, game: &Game) -> Evaluation {
        self.evaluators[0].evaluate_mean(game, &Request::default(), &Symmetry::ALL)
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
        let effort = Effort { limits: *limits, target: None, thinker: game.to_move() };
        self.search(game, &effort, stop, watch)
    }

    /// Searches the position of `game`, where the opponent is to move, until somebody stops it or it becomes too much.
    /// Only the strongest level ponders: the others are meant to see no more than they do.
    pub fn ponder(&mut self, game: &Game, stop: &Stop) {
        let goes_on = matches!(game.phase(), Phase::Play | Phase::Playout);
        if stop.is_set() || !goes_on || Plan::of(self.options.level) != Plan::Unlimited {
            return;
        }
        let options = &self.options;
        let limits =
            Limits { visits: None, time: Some(PONDER_TIME), nodes: options.nodes, memory: options.memory };
        let effort = Effort { limits, target: None, thinker: !game.to_move() };
        self.search(game, &effort, stop, &mut |_| ());
    }

    /// Searches, and stops early if the effort has a target and the best move cannot be overtaken any more.
    pub(crate) fn search(
        &mut self,
        game: &Game,
        effort: &Effort,
        stop: &Stop,
        watch: &mut dyn FnMut(&Search),
    ) -> Outlook {
        let stopwatch = Stopwatch::start();
        self.follow(game, effort.thinker);
        let search = self.search.get_or_insert_with(|| Search::new(game.clone(), Params::default()));
        let known = search.progress().visits;
        // Without any visit nothing could be said.
        let enough = |progress: Progress| {
            let elapsed = stopwatch.elapsed();
            progress.visits > 0
                && (stop.is_set()
                    || effort.limits.reached(progress, elapsed)
                    || effort.is_decided(search, known, elapsed))
        };
        watch::run(search, &mut self.evaluators, enough, watch);
        let visits = search.progress().visits.saturating_sub(known);
        if visits > 0 {
            self.pace = Some(stopwatch.elapsed() / visits);
        }
        Outlook::of(search)
    }

    /// What is dead, alive and in seki: by what can be proven, by ownership, and by a short search where these do not
    /// say enough.
    pub fn verdict(&mut self, game: &Game, stop: &Stop) -> Verdict {
        let quiet = verdict::without_passes(game);
        let ownership = ByColor::from_fn(|color| self.ownership_first(&quiet, color));
        let verdict = verdict::judge(game, &ownership);
        if stop.is_set() || !verdict.is_doubtful() {
            return verdict;
        }
        let searched = ByColor::from_fn(|color| self.searched_ownership(&quiet, color, stop));
        let blended = ByColor::from_fn(|color| {
            let both = ownership[color].iter().zip(&searched[color]);
            both.map(|(a, b)| (a + b) / 2.0).collect()
        });
        verdict::judge(game, &blended)
    }

    /// What is dead, alive and in seki, without a search: sixteen evaluations.
    pub(crate) fn quick_verdict(&mut self, game: &Game) -> Verdict {
        let quiet = verdict::without_passes(game);
        let ownership = ByColor::from_fn(|color| self.ownership_first(&quiet, color));
        verdict::judge(game, &ownership)
    }

    /// Ownership for Black over all symmetries if `color` moves first.
    fn ownership_first(&mut self, game: &Game, color: Color) -> Vec<f32> {
        let game = with_turn(game, color);
        let request = Request { passing: Passing::Conservative, ..Request::default() };
        let evaluation = self.evaluators[0].evaluate_mean(&game, &request, &Symmetry::ALL);
        evaluation.ownership_for(Color::Black).collect()
    }

    /// Ownership for Black over a short search if `color` moves first.
    fn searched_ownership(&mut self, game: &Game, color: Color, stop: &Stop) -> Vec<f32> {
        let game = with_turn(game, color);
        let unknown = || vec![0.0; usize::from(game.size().area())];
        self.short_search(&game, VERDICT_VISITS, stop).ownership().unwrap_or_else(unknown)
    }

    /// Points that the player to move is ahead after `mv`, by a short search; nobody can be further behind than by an
    /// illegal move.
    pub(crate) fn searched_lead(&mut self, game: &Game, mv: Move, stop: &Stop) -> f32 {
        let mut after = game.clone();
        if after.play(mv).is_err() {
            return f32::NEG_INFINITY;
        }
        let score = self.short_search(&after, LEAD_VISITS, stop).root().score;
        if after.to_move() == game.to_move() { score } else { -score }
    }

    /// A search of its own that leaves the tree of the game alone.
    fn short_search(&mut self, game: &Game, visits: u32, stop: &Stop) -> Search {
        let stopwatch = Stopwatch::start();
        let search = Search::new(game.clone(), self.params(game.to_move()));
        let limits = Limits { time: Some(VERDICT_TIME), ..Limits::visits(visits) };
        search.run(&mut self.evaluators, |progress| {
            progress.visits > 0 && (stop.is_set() || limits.reached(progress, stopwatch.elapsed()))
        });
        search
    }

    /// How long a visit takes, as far as is known.
    pub(crate) fn pace(&self) -> Option<Duration> {
        self.pace
    }

    /// The constants of a search for `thinker`.
    fn params(&self, thinker: Color) -> Params {
        let options = &self.options;
        let has_advantage = options.search.advantage != 0.0;
        Params {
            seed: options.seed,
            root_passing: Passing::Conservative,
            // Who it is matters only then; otherwise a tree serves both players.
            thinker: has_advantage.then_some(thinker),
            ..options.search
        }
    }

    /// Moves the tree to the position of `game`, or starts a new one.
    fn follow(&mut self, game: &Game, thinker: Color) {
        let params = self.params(thinker);
        let known = self.search.take().filter(|search| *search.params() == params);
        let kept = known.and_then(|search| advance_to(search, game));
        self.search = Some(kept.unwrap_or_else(|| Search::new(game.clone(), params)));
    }
}

/// The same position with `color` to move.
fn with_turn(game: &Game, color: Color) -> Game {
    let mut game = game.clone();
    game.set_to_move(color);
    game
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
