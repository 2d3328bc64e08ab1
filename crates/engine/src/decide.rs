//! From a search to a decision: time, level, passing, resigning, cleaning up.

use std::time::Duration;

use tengen_clock::Clock;
use tengen_rules::{Game, Move, Phase, Point, PointSet};
use tengen_search::{Evaluator, Passing, Request, Search, Symmetry};

use crate::choice::{Choice, Decision, Outlook};
use crate::effort::Effort;
use crate::level::{Intuition, Plan};
use crate::limits::Limits;
use crate::options::Resigning;
use crate::passing::{self, Rest};
use crate::player::Player;
use crate::sense::{self, Chance};
use crate::stop::Stop;
use crate::time::{self, Budget};
use crate::verdict::Verdict;

/// Visits for a move where neither a clock nor an option says anything.
const DEFAULT_VISITS: u32 = 200;
/// With less time than this on the clock, an evaluation whose cost is unknown is not begun.
const SAFE_TO_TRY: Duration = Duration::from_secs(1);
/// A position is late when this part of its points is surely owned.
const LATE: f32 = 0.85;
/// Evaluations that a verdict and what follows from it may take.
const VERDICT_COST: u32 = 400;

impl<E: Evaluator + Clone + Send> Player<E> {
    /// Decides what to do for the player to move. `clock` is that player's, as it stands now.
    ///
    /// A stopped player answers at once with what it knows. In a game that is over it passes. `watch` is called about
    /// every 10 ms while a search goes on, on the calling thread.
    pub fn choose(
        &mut self,
        game: &Game,
        clock: Option<&Clock>,
        stop: &Stop,
        watch: &mut dyn FnMut(&Search),
    ) -> Choice {
        let budget = clock.and_then(|clock| time::budget(clock, time::turns_left(game), self.options().lag));
        if self.has_no_time(clock, budget) {
            let mv = sense::reflex(game, &mut Chance::new(self.options().seed, game));
            return Choice { decision: Decision::Play(mv), outlook: Outlook::blank(game) };
        }
        let (mv, outlook) = match Plan::of(self.options().level) {
            Plan::Intuition(intuition) => self.intuit(game, &intuition),
            Plan::Search(visits) => self.think(game, self.effort(game, budget, Some(visits)), stop, watch),
            Plan::Unlimited => self.think(game, self.effort(game, budget, None), stop, watch),
        };
        if self.gives_up(game, &outlook) {
            return Choice { decision: Decision::Resign, outlook };
        }
        let has_time = budget.is_none_or(|budget| self.can_afford_verdict(budget));
        let mv = if has_time { self.mind_passing(game, mv, &outlook, stop) } else { mv };
        Choice { decision: Decision::Play(self.placed(game, mv)), outlook }
    }

    /// The move, or where handicap stones are placed and it is a pass, a stone.
    fn placed(&mut self, game: &Game, mv: Move) -> Move {
        let must_place = mv == Move::Pass && matches!(game.phase(), Phase::Placement { .. });
        if must_place { self.favorite(game, game.legal_points()) } else { mv }
    }

    /// A move that takes dead stones off the board, for `kgs-genmove_cleanup`; a pass once there is none. It never
    /// resigns.
    pub fn cleanup_move(&mut self, game: &Game, stop: &Stop) -> Choice {
        let outlook = self.analyze(game, &Limits::visits(1), stop, &mut |_| ());
        let verdict = self.verdict(game, stop);
        let mv = self.cleaning_move(game, &verdict).unwrap_or(Move::Pass);
        Choice { decision: Decision::Play(mv), outlook }
    }

    fn has_no_time(&self, clock: Option<&Clock>, budget: Option<Budget>) -> bool {
        let (Some(limit), Some(budget)) = (clock.and_then(Clock::limit), budget) else { return false };
        match self.pace() {
            Some(pace) => budget.limit < pace * 2,
            None => limit < SAFE_TO_TRY,
        }
    }

    fn can_afford_verdict(&self, budget: Budget) -> bool {
        self.pace().is_some_and(|pace| pace * VERDICT_COST < budget.limit)
    }

    fn effort(&self, game: &Game, budget: Option<Budget>, visits: Option<u32>) -> Effort {
        let options = self.options();
        let time = [options.time, budget.map(|budget| budget.limit)].into_iter().flatten().min();
        let default = if time.is_none() { Some(DEFAULT_VISITS) } else { None };
        let visits = [options.visits, visits].into_iter().flatten().min().or(default);
        let limits = Limits { visits, time, nodes: options.nodes, memory: options.memory };
        let target = budget.map(|budget| budget.target).or(options.time).unwrap_or(Duration::MAX);
        Effort { limits, target: Some(target), thinker: game.to_move() }
    }

    /// The best move of a search.
    fn think(
        &mut self,
        game: &Game,
        effort: Effort,
        stop: &Stop,
        watch: &mut dyn FnMut(&Search),
    ) -> (Move, Outlook) {
        let outlook = self.search(game, &effort, stop, watch);
        let candidates = outlook.candidates.iter().map(|candidate| candidate.mv);
        let first = candidates.into_iter().find(|&mv| game.check(mv).is_ok());
        (first.unwrap_or(Move::Pass), outlook)
    }

    /// A move by intuition.
    fn intuit(&mut self, game: &Game, intuition: &Intuition) -> (Move, Outlook) {
        let mut chance = Chance::new(self.options().seed, game);
        let turned = Symmetry::new((chance.next() * 8.0) as u8).unwrap_or_default();
        let request = Request { symmetry: turned, passing: Passing::Conservative, ..Request::default() };
        let evaluation = self.evaluator().evaluate(game, &request);
        let mv = sense::intuitive_move(game, &evaluation, intuition, &mut chance);
        (mv, Outlook::of_evaluation(&evaluation))
    }

    fn gives_up(&mut self, game: &Game, outlook: &Outlook) -> bool {
        let hopeless = self.patience.runs_out(game, outlook);
        hopeless && self.options().resigning == Resigning::Hopeless
    }

    /// Replaces a pass that would leave something open, and a stone that gains nothing.
    fn mind_passing(&mut self, game: &Game, wanted: Move, outlook: &Outlook, stop: &Stop) -> Move {
        if !matches!(game.phase(), Phase::Play | Phase::Playout) {
            return wanted;
        }
        let passed = passing::opponent_passed(game);
        if wanted != Move::Pass && !passed && !may_be_worthless(game, wanted, outlook) {
            return wanted;
        }
        let ends = wanted == Move::Pass || passed;
        let verdict = if ends { self.verdict(game, stop) } else { self.quick_verdict(game) };
        let removal = game.rules().has_stone_removal();
        let dead = if removal { verdict.dead } else { PointSet::EMPTY };
        let rest = passing::rest(game, &verdict);
        if passed && (rest != Rest::Open || !removal) && passing::lead_now(game, &dead) > 0.0 {
            return Move::Pass;
        }
        match rest {
            Rest::Open if wanted == Move::Pass => {
                self.if_it_gains(game, (next_best(game, outlook), Move::Pass), stop)
            }
            Rest::Open => wanted,
            Rest::Neutral(points) => {
                let neutral = self.favorite(game, points);
                self.if_it_gains(game, (wanted, neutral), stop)
            }
            Rest::Nothing if removal => self.if_it_gains(game, (wanted, Move::Pass), stop),
            Rest::Nothing if passing::pass_keeps(game, &dead, outlook.lead) => Move::Pass,
            Rest::Nothing => self.cleaning_move(game, &verdict).unwrap_or(wanted),
        }
    }

    /// The first move if it gains something over the other: at first sight, or when both are read out, since what the
    /// other gives away may be a whole group.
    fn if_it_gains(&mut self, game: &Game, (mv, other): (Move, Move), stop: &Stop) -> Move {
        let sight = |player: &mut Self, mv| player.lead_after(game, mv);
        let reading = |player: &mut Self, mv| player.searched_lead(game, mv, stop);
        let gains = mv != Move::Pass
            && mv != other
            && (passing::is_worth(sight(self, mv) - sight(self, other))
                || passing::is_surely_worth(reading(self, mv) - reading(self, other)));
        if gains { mv } else { other }
    }

    /// Points that the mover is ahead after `mv`, as the evaluator sees it.
    fn lead_after(&mut self, game: &Game, mv: Move) -> f32 {
        let mut after = game.clone();
        if after.play(mv).is_err() {
            return f32::NEG_INFINITY;
        }
        let request = Request { passing: Passing::Conservative, ..Request::default() };
        let evaluation = self.evaluator().evaluate_mean(&after, &request, &Symmetry::ALL);
        evaluation.score_for(game.to_move()).lead
    }

    /// The point that the evaluator likes best.
    fn favorite(&mut self, game: &Game, points: PointSet) -> Move {
        let policy = self.evaluate(game).policy;
        let probability = |point: &Point| policy.points[policy.size.index(*point)];
        let best = points.iter().max_by(|a, b| probability(a).total_cmp(&probability(b)));
        best.map_or(Move::Pass, Move::Play)
    }

    /// The move that brings a dead opposing chain nearest to being taken, without harm.
    fn cleaning_move(&mut self, game: &Game, verdict: &Verdict) -> Option<Move> {
        let board = game.board();
        let dead = board.stones(!game.to_move()) & verdict.dead;
        let chains = board.chains().filter(|chain| chain.stones.is_subset(&dead));
        let liberties = chains.fold(PointSet::EMPTY, |all, chain| all | chain.liberties);
        let sensible = sense::sensible_points(game) & liberties;
        let takes = |point: &Point| {
            let placed = board.clone().place(game.to_move(), *point);
            placed.is_some_and(|placed| placed.captured > 0)
        };
        let captures: PointSet = sensible.iter().filter(takes).collect();
        let safe: PointSet = sensible.iter().filter(|&point| passing::is_safe(game, point)).collect();
        let choices = [captures, safe, sensible].into_iter().find(|points| !points.is_empty())?;
        Some(self.favorite(game, choices))
    }
}

/// Whether most of the board is decided, and the point of the move, too.
fn may_be_worthless(game: &Game, mv: Move, outlook: &Outlook) -> bool {
    let Some(owners) = &outlook.ownership else { return true };
    let sure = owners.iter().filter(|owner| owner.abs() > 0.75).count();
    let at = mv.point().map_or(1.0, |point| owners[game.size().index(point)].abs());
    sure as f32 > LATE * owners.len() as f32 && at > 0.75
}

/// The best move of the search that is not a pass.
fn next_best(game: &Game, outlook: &Outlook) -> Move {
    let moves = outlook.candidates.iter().map(|candidate| candidate.mv);
    let stone = moves.filter(|mv| *mv != Move::Pass).find(|&mv| game.check(mv).is_ok());
    stone.unwrap_or(Move::Pass)
}
