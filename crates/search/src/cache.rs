//! Remembering evaluations.
//!
//! A search meets the same position by different ways, and one analysis after another the same positions again. A
//! [`Cached`] evaluator asks its [`Cache`] first. Several evaluators, each on its own thread, share one cache.

use std::collections::{HashMap, VecDeque};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tengen_rules::{Color, Game, Phase};

use crate::evaluation::Evaluation;
use crate::evaluator::{Evaluator, Passing, Request};

/// Parts with a lock each, so that threads seldom wait for one another.
const SHARDS: usize = 16;

/// Turns back that an evaluation may depend on: KataGo's networks see five.
const HISTORY: usize = 5;

/// Turns back whose positions an evaluation may depend on: networks see the ladders of the last two.
const POSITIONS: usize = 2;

/// Bytes that an entry takes beside its evaluation: key, table and queue.
const OVERHEAD: usize = 96;

/// 128 bits that stand for everything an evaluation depends on. Two questions with one key would need a collision of
/// two independent 64-bit hashes.
type Key = (u64, u64);

/// Evaluations of positions, the latest ones, in bounded memory.
#[derive(Debug)]
pub struct Cache {
    shards: Vec<Mutex<Shard>>,
    /// The most bytes in one shard.
    shard_limit: usize,
    hits: AtomicU64,
    misses: AtomicU64,
}

/// # Invariants
/// 1. The queue holds the keys of the table, each once, the oldest first.
/// 2. `bytes` is the sum over the entries and never more than the limit.
#[derive(Debug, Default)]
struct Shard {
    table: HashMap<Key, Arc<Evaluation>>,
    queue: VecDeque<Key>,
    bytes: usize,
}

/// How useful a cache was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CacheCounts {
    /// Evaluations that it knew.
    pub hits: u64,
    /// Evaluations that it did not know.
    pub misses: u64,
    /// Evaluations in it.
    pub entries: usize,
    /// Bytes in use.
    pub bytes: usize,
}

impl Cache {
    /// An empty cache of at most `bytes`. With too few for a single evaluation nothing is remembered.
    #[must_use]
    pub fn new(bytes: usize) -> Cache {
        Cache {
            shards: (0..SHARDS).map(|_| Mutex::default()).collect(),
            shard_limit: bytes / SHARDS,
            hits: AtomicU64::new(0),
            misses: AtomicU64::new(0),
        }
    }

    /// How useful it was so far.
    #[must_use]
    pub fn counts(&self) -> CacheCounts {
        let mut counts = CacheCounts {
            hits: self.hits.load(Ordering::Relaxed),
            misses: self.misses.load(Ordering::Relaxed),
            ..CacheCounts::default()
        };
        for shard in &self.shards {
            let shard = lock(shard);
            counts.entries += shard.table.len();
            counts.bytes += shard.bytes;
        }
        counts
    }

    /// Forgets all evaluations and counts.
    pub fn clear(&self) {
        self.shards.iter().for_each(|shard| *lock(shard) = Shard::default());
        self.hits.store(0, Ordering::Relaxed);
        self.misses.store(0, Ordering::Relaxed);
    }

    fn shard(&self, key: Key) -> &Mutex<Shard> {
        &self.shards[key.0 as usize % SHARDS]
    }

    fn get(&self, key: Key) -> Option<Arc<Evaluation>> {
        let found = lock(self.shard(key)).table.get(&key).map(Arc::clone);
        let counter = if found.is_some() { &self.hits } else { &self.misses };
        counter.fetch_add(1, Ordering::Relaxed);
        found
    }

    fn insert(&self, key: Key, evaluation: &Evaluation) {
        let bytes = bytes(evaluation);
        if bytes > self.shard_limit {
            return;
        }
        let evaluation = Arc::new(evaluation.clone());
        let mut shard = lock(self.shard(key));
        if shard.table.insert(key, evaluation).is_some() {
            return;
        }
        shard.queue.push_back(key);
        shard.bytes += bytes;
        while shard.bytes > self.shard_limit {
            shard.drop_oldest();
        }
    }
}

impl Shard {
    fn drop_oldest(&mut self) {
        let oldest = self.queue.pop_front().and_then(|key| self.table.remove(&key));
        self.bytes = oldest.map_or(0, |evaluation| self.bytes - bytes(&evaluation));
    }
}

fn lock(shard: &Mutex<Shard>) -> MutexGuard<'_, Shard> {
    shard.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Bytes that an evaluation takes in a cache.
fn bytes(evaluation: &Evaluation) -> usize {
    let numbers = evaluation.policy.points.len() + evaluation.ownership.len();
    size_of::<Evaluation>() + numbers * size_of::<f32>() + OVERHEAD
}

/// The key of a question.
fn key(game: &Game, request: &Request) -> Key {
    let hash = |salt: u64| {
        let mut hasher = DefaultHasher::new();
        salt.hash(&mut hasher);
        hash_game(game, &mut hasher);
        hash_history(game, &mut hasher);
        hash_request(request, &mut hasher);
        hasher.finish()
    };
    (hash(0), hash(1))
}

/// The position, what is agreed on, and the legal moves, which tell what ko and superko forbid.
fn hash_game(game: &Game, hasher: &mut DefaultHasher) {
    let number = |color: Color| color as u8;
    (game.size(), game.rules(), game.komi(), game.handicap()).hash(hasher);
    (number(game.to_move()), game.board().hash(), game.passes()).hash(hasher);
    (game.prisoners().black, game.prisoners().white, game.button().map(number)).hash(hasher);
    let phase = game.phase();
    phase.hash(hasher);
    if matches!(phase, Phase::Play | Phase::Playout) {
        game.legal_points().iter().for_each(|point| point.hash(hasher));
    }
}

/// The last turns and the positions before them.
fn hash_history(game: &Game, hasher: &mut DefaultHasher) {
    let turns = game.turns();
    for (back, turn) in turns.iter().rev().take(HISTORY).enumerate() {
        (turn.color as u8, turn.mv()).hash(hasher);
        if (1..=POSITIONS).contains(&back) {
            turn.hash().hash(hasher);
        }
    }
}

fn hash_request(request: &Request, hasher: &mut DefaultHasher) {
    let conservative = request.passing == Passing::Conservative;
    (request.symmetry.number(), request.optimism.to_bits(), conservative, request.advantage.to_bits())
        .hash(hasher);
}

/// An evaluator that remembers.
#[derive(Clone, Debug)]
pub struct Cached<E> {
    evaluator: E,
    cache: Option<Arc<Cache>>,
}

impl<E> Cached<E> {
    /// `evaluator` with a cache that others may share.
    #[must_use]
    pub fn new(evaluator: E, cache: Arc<Cache>) -> Cached<E> {
        Cached { evaluator, cache: Some(cache) }
    }

    /// `evaluator` as it is, for callers that can do with or without.
    #[must_use]
    pub fn without_cache(evaluator: E) -> Cached<E> {
        Cached { evaluator, cache: None }
    }

    /// The cache.
    #[must_use]
    pub fn cache(&self) -> Option<&Arc<Cache>> {
        self.cache.as_ref()
    }

    /// The evaluator behind it.
    pub fn evaluator(&mut self) -> &mut E {
        &mut self.evaluator
    }
}

impl<E: Evaluator> Evaluator for Cached<E> {
    fn evaluate_into(&mut self, game: &Game, request: &Request, out: &mut Evaluation) {
        let Some(cache) = &self.cache else {
            return self.evaluator.evaluate_into(game, request, out);
        };
        let key = key(game, request);
        if let Some(known) = cache.get(key) {
            out.clone_from(&known);
            return;
        }
        self.evaluator.evaluate_into(game, request, out);
        cache.insert(key, out);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Symmetry, Uniform};
    use tengen_rules::{Move, Preset, Ruleset, Setup, Size};

    /// Counts how often it is asked.
    struct Counting(u32);

    impl Evaluator for Counting {
        fn evaluate_into(&mut self, game: &Game, request: &Request, out: &mut Evaluation) {
            self.0 += 1;
            Uniform.evaluate_into(game, request, out);
        }
    }

    fn played(rules: Ruleset, moves: &str) -> Game {
        let mut game = Game::new(&Setup::new(Size::NINE, rules)).unwrap();
        for mv in moves.split_whitespace() {
            let mv = mv.parse().map_or(Move::Pass, Move::Play);
            game.play(mv).unwrap();
        }
        game
    }

    fn asked(questions: &[(Game, Request)]) -> u32 {
        let mut cached = Cached::new(Counting(0), Arc::new(Cache::new(1 << 20)));
        for (game, request) in questions {
            let answer = cached.evaluate(game, request);
            assert_eq!(answer, Uniform.evaluate(game, request));
        }
        cached.evaluator().0
    }

    #[test]
    fn a_known_answer_is_not_computed_again() {
        let game = played(Ruleset::TROMP_TAYLOR, "C3 G7 C7");
        let request = Request::default();
        assert_eq!(asked(&[(game.clone(), request), (game, request)]), 1);
    }

    #[test]
    fn whatever_an_evaluation_depends_on_is_told_apart() {
        let rules = Ruleset::TROMP_TAYLOR;
        let request = Request::default();
        let mirrored = Request { symmetry: Symmetry::ALL[1], ..request };
        let game = |moves| played(rules, moves);
        let japanese = Preset::find("japanese").unwrap().rules;
        let other_komi = Ruleset { komi: "5.5".parse().unwrap(), ..rules };
        let questions = [
            (game("C3 G7 C7"), request),
            (game("C7 G7 C3"), request),
            (game("C3 G7 C7"), mirrored),
            (game("C3 G7 C7"), Request { passing: Passing::Conservative, ..request }),
            (game("C3 G7 C7"), Request { optimism: 0.5, ..request }),
            (game("C3 G7 C7 pass"), request),
            (played(japanese, "C3 G7 C7"), request),
            (played(other_komi, "C3 G7 C7"), request),
        ];
        assert_eq!(asked(&questions), questions.len() as u32);
    }

    #[test]
    fn memory_stays_within_its_bound() {
        let cache = Arc::new(Cache::new(100_000));
        let mut cached = Cached::new(Uniform, Arc::clone(&cache));
        let mut game = played(Ruleset::TROMP_TAYLOR, "");
        for point in Size::NINE.points().take(70) {
            game.play(Move::Play(point)).unwrap();
            cached.evaluate(&game, &Request::default());
        }
        let counts = cache.counts();
        assert!((10_000..=100_000).contains(&counts.bytes) && counts.entries < 70, "{counts:?}");
        assert_eq!(counts.misses, 70);
        let mut none = Cached::new(Counting(0), Arc::new(Cache::new(100)));
        none.evaluate(&game, &Request::default());
        none.evaluate(&game, &Request::default());
        assert_eq!(none.evaluator().0, 2);
    }
}
