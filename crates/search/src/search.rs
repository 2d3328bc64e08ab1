//! The search: select, expand, evaluate, back up – in one place.
//!
//! Each playout walks from the root to a position that has not been evaluated, by the rule of Rosin (2011) in the form
//! of AlphaZero and KataGo (PUCT); has it evaluated; and adds the answer to every position on the way. Between walks
//! the tree is free, so several threads may wait for evaluations at once; a walk under way counts as a lost visit, to
//! send the others elsewhere.

use std::sync::{Mutex, MutexGuard, PoisonError};

use tengen_rules::{AreaOptions, Color, Game, Move, Outcome, Phase, PointSet, Scoring, WinBy, area};

use crate::evaluation::{Evaluation, Value};
use crate::evaluator::{Evaluator, Passing, Request};
use crate::noise::Noise;
use crate::symmetry::Symmetry;
use crate::tree::{Child, NodeId, NodeState, ROOT, SortedMoves, Sums, Tree};

/// The constants of the search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Params {
    /// Weight of the prior against the mean, at few visits (KataGo's `cpuctExploration`).
    pub exploration: f32,
    /// How the weight grows with the logarithm of the visits (`cpuctExplorationLog`).
    pub exploration_log: f32,
    /// Visits from which on it grows (`cpuctExplorationBase`).
    pub exploration_base: f32,
    /// How much worse than its parent an untried move is taken to be, once all the prior has been tried.
    pub first_play_reduction: f32,
    /// Weight of the score beside the probability of winning.
    pub score_weight: f32,
    /// How much the evaluator's policy leans towards moves that may turn out better than expected, 0 to 1
    /// (`policyOptimism`).
    pub optimism: f32,
    /// The same at the root (`rootPolicyOptimism`). A root that was a node below another one keeps its policy.
    pub root_optimism: f32,
    /// Chooses the symmetries under which positions are evaluated.
    pub seed: u64,
    /// What the evaluator is told about passing at the root.
    pub root_passing: Passing,
    /// The root is evaluated as the mean of this many symmetries, 1 to 8 (`rootNumSymmetriesToSample`).
    pub root_symmetries: u8,
    /// How much the search looks around at the root, 0 for not at all (`wideRootNoise`).
    pub wide_root_noise: f32,
    /// How many more doublings of playouts `thinker` is taken to use than the opponent, −3 to 3: a handicap
    /// (`playoutDoublingAdvantage`).
    pub advantage: f32,
    /// Who has the advantage; without one, who is to move where the search begins.
    pub thinker: Option<Color>,
}

impl Default for Params {
    fn default() -> Params {
        // KataGo's defaults, except that its static and dynamic score terms are one here.
        Params {
            exploration: 1.0,
            exploration_log: 0.45,
            exploration_base: 500.0,
            first_play_reduction: 0.2,
            score_weight: 0.2,
            optimism: 1.0,
            root_optimism: 0.2,
            seed: 0,
            root_passing: Passing::AsItIs,
            root_symmetries: 1,
            wide_root_noise: 0.0,
            advantage: 0.0,
            thinker: None,
        }
    }
}

/// How far a search has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Visits of the root, those of a reused tree included.
    pub visits: u32,
    /// Nodes in the tree.
    pub nodes: usize,
    /// Bytes in the tree.
    pub memory: usize,
}

/// What the search thinks of the position searched, as the player to move sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// Visits of the root, those of a reused tree included.
    pub visits: u32,
    /// Probability that the player to move wins less that of losing, −1 to 1.
    pub value: f32,
    /// Lead of the player to move, in points.
    pub score: f32,
}

/// How far ahead the most visited move is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lead {
    /// Visits of the most visited move.
    pub first: u32,
    /// Visits of the next one.
    pub second: u32,
    /// Whether the most visited move is also the best one of those that were looked at often enough to tell.
    pub agreed: bool,
}

/// What the search thinks of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// The move.
    pub mv: Move,
    /// How often it was tried.
    pub visits: u32,
    /// Its probability before the search, 0 to 1.
    pub prior: f32,
    /// Probability that the player to move wins less that of losing, −1 to 1.
    pub value: f32,
    /// Lead of the player to move, in points.
    pub score: f32,
    /// What the search maximises.
    pub utility: f32,
    /// The moves that it expects to follow, this one first.
    pub line: Vec<Move>,
    /// Visits after each move of `line`.
    pub line_visits: Vec<u32>,
}

/// A search from one position.
#[derive(Debug)]
pub struct Search {
    game: Game,
    params: Params,
    thinker: Color,
    tree: Mutex<Tree>,
    owners: Mutex<Owners>,
}

/// Sums of ownership over all evaluations since the position searched was set.
#[derive(Debug, Default)]
struct Owners {
    evaluations: u32,
    /// 1 is Black and −1 White for each evaluation, in the order of `Size::index`.
    sums: Vec<f32>,
}

/// A walk from the root: its nodes, and the moves between them.
#[derive(Default)]
struct Walk {
    nodes: Vec<NodeId>,
    moves: Vec<Move>,
}

/// The memory of one thread, which all its playouts use.
struct Workspace {
    walk: Walk,
    evaluation: Evaluation,
    moves: SortedMoves,
}

impl Search {
    /// A search from the position of `game`.
    #[must_use]
    pub fn new(game: Game, params: Params) -> Search {
        let thinker = params.thinker.unwrap_or(game.to_move());
        Search { game, params, thinker, tree: Mutex::new(Tree::new()), owners: Mutex::default() }
    }

    /// The constants that it was made with.
    #[must_use]
    pub fn params(&self) -> &Params {
        &self.params
    }

    /// The position searched.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// How far the search has come.
    #[must_use]
    pub fn progress(&self) -> Progress {
        let tree = self.lock();
        Progress { visits: tree.node(ROOT).sums.visits, nodes: tree.len(), memory: tree.memory() }
    }

    /// What the search thinks of the position so far; nothing is known before the first visit.
    #[must_use]
    pub fn root(&self) -> Estimate {
        let Sums { visits, value, score, .. } = self.lock().node(ROOT).sums;
        let mean = |sum: f32| toward_black(self.game.to_move(), sum) / (visits as f32).max(1.0);
        Estimate { visits, value: mean(value), score: mean(score) }
    }

    /// Who will own each point, 1 is Black and −1 White, in the order of [`Size::index`](tengen_rules::Size::index):
    /// the mean over all positions looked at since the search came to this one, which weighs each line by its visits.
    /// `None` before the first.
    #[must_use]
    pub fn ownership(&self) -> Option<Vec<f32>> {
        let owners = self.owners.lock().unwrap_or_else(PoisonError::into_inner);
        let mean = |sum: &f32| sum / owners.evaluations as f32;
        (owners.evaluations > 0).then(|| owners.sums.iter().map(mean).collect())
    }

    /// How far ahead the most visited move is.
    #[must_use]
    pub fn lead(&self) -> Lead {
        let tree = self.lock();
        let color = self.game.to_move();
        let sums = || tree.children(ROOT).map(|child| child.node.sums);
        let mean = |sums: &Sums| toward_black(color, sums.utility) / (sums.visits as f32).max(1.0);
        let (mut first, mut second, mut utility) = (0, 0, 0.0);
        for sums in sums() {
            if sums.visits > first {
                (second, first, utility) = (first, sums.visits, mean(&sums));
            } else {
                second = second.max(sums.visits);
            }
        }
        let known = sums().filter(|sums| sums.visits >= first.div_ceil(4));
        let agreed = known.map(|sums| mean(&sums)).all(|other| other <= utility);
        Lead { first, second, agreed }
    }

    /// Goes on from the position after `mv`, keeping what was found out about it. `false` if the move is illegal.
    pub fn advance(&mut self, mv: Move) -> bool {
        if self.game.play(mv).is_err() {
            return false;
        }
        let tree = self.lock().descend(mv, self.game.size());
        self.tree = Mutex::new(tree);
        self.owners = Mutex::default();
        true
    }

    /// Searches, one thread for each evaluator, until `stop` says so. It is asked before every walk, so a search never
    /// goes on for longer than one evaluation.
    pub fn run<E: Evaluator + Send>(&self, evaluators: &mut [E], stop: impl Fn(Progress) -> bool + Sync) {
        let stop = &stop;
        if let [only] = evaluators {
            return self.work(only, stop);
        }
        std::thread::scope(|scope| {
            for evaluator in evaluators {
                scope.spawn(move || self.work(evaluator, stop));
            }
        });
    }

    fn work<E: Evaluator>(&self, evaluator: &mut E, stop: &(impl Fn(Progress) -> bool + Sync)) {
        let evaluation = Evaluation::new(self.game.size());
        let mut workspace = Workspace { walk: Walk::default(), evaluation, moves: SortedMoves::default() };
        while !stop(self.progress()) {
            self.playout(evaluator, &mut workspace);
        }
    }

    /// One walk and what follows from it.
    fn playout<E: Evaluator>(&self, evaluator: &mut E, workspace: &mut Workspace) {
        let Workspace { walk, evaluation, moves } = workspace;
        // 1. Select.
        self.select(walk);
        if let Some(sums) = self.known_end(walk) {
            return back_up(&mut self.lock(), &walk.nodes, sums);
        }
        // 2. Evaluate, without the tree.
        let mut game = self.game.clone();
        for &mv in &walk.moves {
            // A move in the tree was legal when its parent was evaluated, and the parent's history is the same.
            if game.play(mv).is_err() {
                break;
            }
        }
        let margin = final_margin(&game, evaluator);
        let sums = if let Some(margin) = margin {
            self.terminal_sums(margin)
        } else {
            self.evaluate(evaluator, walk, &game, evaluation);
            self.add_owners(evaluation);
            moves.set(&evaluation.policy);
            self.sums(evaluation)
        };
        // 3. Expand.
        let mut tree = self.lock();
        let leaf = walk.nodes.last().copied().unwrap_or(ROOT);
        if tree.node(leaf).state == NodeState::New {
            if margin.is_some() {
                tree.node_mut(leaf).state = NodeState::Terminal;
            } else {
                tree.expand(leaf, moves);
            }
        }
        // 4. Back up.
        back_up(&mut tree, &walk.nodes, sums);
    }

    fn evaluate<E: Evaluator>(&self, evaluator: &mut E, walk: &Walk, game: &Game, out: &mut Evaluation) {
        let request = self.request(walk, game);
        let symmetries = usize::from(self.params.root_symmetries).min(Symmetry::ALL.len());
        if walk.moves.is_empty() && symmetries > 1 {
            *out = evaluator.evaluate_mean(game, &request, &Symmetry::ALL[..symmetries]);
        } else {
            evaluator.evaluate_into(game, &request, out);
        }
    }

    /// One more visit of a position where the game is over, if the walk ended at one that was visited before.
    fn known_end(&self, walk: &Walk) -> Option<Sums> {
        let tree = self.lock();
        let node = tree.node(*walk.nodes.last()?);
        let sums = node.sums;
        let mean = |sum: f32| sum / sums.visits as f32;
        (node.state == NodeState::Terminal && sums.visits > 0).then(|| Sums {
            visits: 1,
            value: mean(sums.value),
            score: mean(sums.score),
            utility: mean(sums.utility),
        })
    }

    /// A symmetry that depends on the seed and the position only, so that threads do not disturb it and a cache can
    /// know the answer.
    fn request(&self, walk: &Walk, game: &Game) -> Request {
        let mix = (self.params.seed ^ game.board().hash()).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let symmetry = Symmetry::new((mix >> 61) as u8).unwrap_or_default();
        let Params { optimism, root_optimism, root_passing, advantage, .. } = self.params;
        let (optimism, passing) =
            if walk.moves.is_empty() { (root_optimism, root_passing) } else { (optimism, Passing::AsItIs) };
        let sign = if game.to_move() == self.thinker { 1.0 } else { -1.0 };
        Request { symmetry, optimism, passing, advantage: sign * advantage }
    }

    fn add_owners(&self, evaluation: &Evaluation) {
        let mut owners = self.owners.lock().unwrap_or_else(PoisonError::into_inner);
        owners.evaluations += 1;
        owners.sums.resize(evaluation.ownership.len(), 0.0);
        let points = evaluation.ownership_for(Color::Black);
        owners.sums.iter_mut().zip(points).for_each(|(sum, owner)| *sum += owner);
    }

    fn lock(&self) -> MutexGuard<'_, Tree> {
        self.tree.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Search {
    /// Walks down to a node that is not expanded, and counts the walk as under way.
    fn select(&self, walk: &mut Walk) {
        let mut tree = self.lock();
        walk.nodes.clear();
        walk.moves.clear();
        walk.nodes.push(ROOT);
        let mut node = ROOT;
        let mut color = self.game.to_move();
        loop {
            let entered = tree.node_mut(node);
            entered.pending = entered.pending.saturating_add(1);
            if entered.state != NodeState::Expanded {
                return;
            }
            let (child, mv) = self.select_child(&mut tree, node, color);
            walk.nodes.push(child);
            walk.moves.push(mv);
            node = child;
            color = !color;
        }
    }

    /// The child that promises most: high utility so far, or a high prior and few visits.
    fn select_child(&self, tree: &mut Tree, id: NodeId, color: Color) -> (NodeId, Move) {
        let size = self.game.size();
        let parent = *tree.node(id);
        let visits = parent.sums.visits as f32 + f32::from(parent.pending);
        let explore = self.exploration(visits) * visits.sqrt();
        let strength = if id == ROOT { self.params.wide_root_noise } else { 0.0 };
        let mut noise = Noise::new(strength, self.params.seed, visits);
        let widened = |noise: &Option<Noise>, prior| noise.map_or(prior, |noise| noise.flatten(prior));
        let mut tried = 0.0;
        let mut best: Option<(f32, Child<'_>)> = None;
        for child in tree.children(id) {
            let prior = child.prior();
            tried += prior;
            let n = child.node.sums.visits as f32 + f32::from(child.node.pending);
            let won = toward_black(color, child.node.sums.utility) - f32::from(child.node.pending);
            let bonus = noise.as_mut().map_or(0.0, Noise::bonus);
            let worth = won / n.max(1.0) + bonus + explore * widened(&noise, prior) / (1.0 + n);
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, child));
            }
        }
        let untried = tree.first_untried(id, size).map(|(mv, prior)| {
            let mean = toward_black(color, parent.sums.utility) / (parent.sums.visits as f32).max(1.0);
            (mean - self.params.first_play_reduction * tried.sqrt() + explore * widened(&noise, prior), mv)
        });
        match (best, untried) {
            (Some((worth, child)), Some((other, _))) if worth >= other => (child.id, child.mv(size)),
            (Some((_, child)), None) => (child.id, child.mv(size)),
            (_, untried) => (tree.add_child(id), untried.map_or(Move::Pass, |(_, mv)| mv)),
        }
    }

    fn exploration(&self, visits: f32) -> f32 {
        let base = self.params.exploration_base;
        self.params.exploration + self.params.exploration_log * ((visits + base) / base).ln()
    }

    /// One visit with the answer of the evaluator, turned to Black's side.
    fn sums(&self, evaluation: &Evaluation) -> Sums {
        let Value { win, loss, .. } = evaluation.value_for(Color::Black);
        let (value, score) = (win - loss, evaluation.score_for(Color::Black).mean);
        Sums { visits: 1, value, score, utility: self.utility(value, score) }
    }

    fn terminal_sums(&self, margin: f32) -> Sums {
        let value = if margin == 0.0 { 0.0 } else { margin.signum() };
        Sums { visits: 1, value, score: margin, utility: self.utility(value, margin) }
    }

    /// Winning counts most; a better score counts too, the less the more there is of it already.
    fn utility(&self, value: f32, score: f32) -> f32 {
        let scale = 2.0 * f32::from(self.game.size().area()).sqrt();
        value + self.params.score_weight * (score / scale).atan() * std::f32::consts::FRAC_2_PI
    }

    /// The moves tried from the root, most visits first.
    #[must_use]
    pub fn candidates(&self) -> Vec<Candidate> {
        let tree = self.lock();
        let color = self.game.to_move();
        let size = self.game.size();
        let mut candidates: Vec<Candidate> = tree
            .children(ROOT)
            .map(|child| {
                let sums = child.node.sums;
                let mean = |sum: f32| toward_black(color, sum) / (sums.visits as f32).max(1.0);
                let (line, line_visits) = line(&tree, child.id, child.mv(size), size);
                Candidate {
                    mv: child.mv(size),
                    visits: sums.visits,
                    prior: child.prior(),
                    value: mean(sums.value),
                    score: mean(sums.score),
                    utility: mean(sums.utility),
                    line,
                    line_visits,
                }
            })
            .collect();
        candidates.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.utility.total_cmp(&a.utility)));
        candidates
    }
}

/// Turns a number from the side of `color` to Black's side, or back.
fn toward_black(color: Color, number: f32) -> f32 {
    match color {
        Color::Black => number,
        Color::White => -number,
    }
}

/// Adds a visit to every node of a walk and takes back the mark of being under way.
fn back_up(tree: &mut Tree, nodes: &[NodeId], sums: Sums) {
    for &id in nodes {
        let node = tree.node_mut(id);
        node.pending = node.pending.saturating_sub(1);
        node.sums.visits += sums.visits;
        node.sums.value += sums.value;
        node.sums.score += sums.score;
        node.sums.utility += sums.utility;
    }
}

/// The most visited continuation, and how often each of its positions was visited.
fn line(tree: &Tree, id: NodeId, mv: Move, size: tengen_rules::Size) -> (Vec<Move>, Vec<u32>) {
    let (mut line, mut visits) = (vec![mv], vec![tree.node(id).sums.visits]);
    let mut node = id;
    while let Some(next) = tree.children(node).max_by_key(|child| child.node.sums.visits) {
        if next.node.sums.visits == 0 {
            break;
        }
        line.push(next.mv(size));
        visits.push(next.node.sums.visits);
        node = next.id;
    }
    (line, visits)
}

/// Black's margin if the game has ended, or if both players have passed: then dead stones are those that the
/// evaluator, under area scoring only pass-alive territory, gives to the other side.
fn final_margin<E: Evaluator>(game: &Game, evaluator: &mut E) -> Option<f32> {
    match game.phase() {
        Phase::Over(outcome) => Some(margin_of(outcome)),
        Phase::StoneRemoval => {
            let mut counted = game.clone();
            for point in dead_stones(game, evaluator).iter() {
                if !counted.dead().contains(point) {
                    // The phase is right and there is a stone.
                    let _ = counted.toggle_dead_chain(point);
                }
            }
            for color in Color::ALL {
                let _ = counted.accept(color);
            }
            counted.outcome().map(margin_of)
        }
        Phase::Placement { .. } | Phase::Play | Phase::Playout => None,
    }
}

fn margin_of(outcome: Outcome) -> f32 {
    match outcome {
        Outcome::Win { winner, by: WinBy::Score(margin) } => {
            toward_black(winner, margin.halves() as f32 / 2.0)
        }
        Outcome::Win { winner, .. } => toward_black(winner, 1.0),
        Outcome::Draw | Outcome::Void | Outcome::Unknown => 0.0,
    }
}

fn dead_stones<E: Evaluator>(game: &Game, evaluator: &mut E) -> PointSet {
    let board = game.board();
    if game.rules().scoring == Scoring::Area {
        let owned = area(board, AreaOptions::full(game.rules().suicide));
        return (board.stones(Color::Black) & owned.white) | (board.stones(Color::White) & owned.black);
    }
    // The evaluator is asked about the position before the last pass, since nobody is to move now.
    let mut before = game.clone();
    before.undo();
    let evaluation = evaluator.evaluate(&before, &Request::default());
    let owner: Vec<f32> = evaluation.ownership_for(Color::Black).collect();
    let chain_is_dead = |color: Color, stones: &PointSet| {
        let owned: f32 = stones.iter().map(|point| owner[game.size().index(point)]).sum();
        toward_black(color, owned) < 0.0
    };
    let chains = board.chains().filter(|chain| chain_is_dead(chain.color, &chain.stones));
    chains.fold(PointSet::EMPTY, |dead, chain| dead | chain.stones)
}
