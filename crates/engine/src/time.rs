//! How long to think about a move.
//!
//! Pure arithmetic on a [`Clock`]: the [`Budget`] of a move never exceeds what the clock allows less the lag, and under
//! sudden death it is a small part of what is left, so that time never runs out however long the game gets. Source of
//! the time systems: `rules.md` §8.

use std::time::Duration;

use tengen_clock::{Clock, TimeLeft, TimeSystem};
use tengen_rules::Game;

/// How much of a game is over, in turns for each point of the board, when games usually end.
const USUAL_LENGTH: f64 = 0.75;
/// Own turns that are always expected to follow, for each point of the board.
const LEAST_TURNS: f64 = 1.0 / 16.0;
/// How much longer than planned a move may take when the search is undecided.
const PATIENCE: u32 = 3;
/// A move never takes more than this part of what must last for the rest of the game.
const LARGEST_PART: u32 = 5;

/// Time for one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// When to stop if the search has made up its mind.
    pub target: Duration,
    /// When to stop in any case: `target` or later.
    pub limit: Duration,
}

impl Budget {
    fn new(target: Duration, limit: Duration) -> Budget {
        Budget { target: target.min(limit), limit }
    }
}

/// The own turns to be expected from here on, at least 1.
#[must_use]
pub fn turns_left(game: &Game) -> u32 {
    let area = f64::from(game.size().area());
    let left = (USUAL_LENGTH * area - game.turns().len() as f64) / 2.0;
    left.max(LEAST_TURNS * area).max(4.0).ceil() as u32
}

/// The time for a move with this clock when `turns` own turns are still to come and each loses `lag` on the way.
/// `None` without a limit.
#[must_use]
pub fn budget(clock: &Clock, turns: u32, lag: Duration) -> Option<Budget> {
    let turns = turns.max(1);
    let hard = safe(clock.limit()?, lag);
    let budget = match (*clock.system(), clock.left()) {
        (TimeSystem::Unlimited, _) => return None,
        (TimeSystem::Simple { .. }, _) | (_, TimeLeft::Periods { .. }) => per_turn(period(clock), lag),
        (_, TimeLeft::Block { left, stones }) => block(left, stones, lag),
        (TimeSystem::Fischer { increment, cap, .. }, TimeLeft::Main(left)) => {
            let wasted = cap.map_or(Duration::ZERO, |cap| (left + increment).saturating_sub(cap));
            let bank = bank(left, turns, lag, increment);
            Budget::new(bank.target.max(wasted.min(left / 2)), bank.limit.max(wasted.min(left / 2)))
        }
        (TimeSystem::ByoYomi { .. } | TimeSystem::Canadian { .. }, TimeLeft::Main(left)) => {
            overtime_ahead(left, turns, lag, period(clock))
        }
        (_, TimeLeft::Main(left) | TimeLeft::Move(left)) => bank(left, turns, lag, Duration::ZERO),
        (_, TimeLeft::Unlimited) => return None,
    };
    Some(Budget::new(budget.target.min(hard), budget.limit.min(hard)))
}

/// What can be used of a time without danger: all but the lag, and a half of a time that is hardly more than the lag.
fn safe(time: Duration, lag: Duration) -> Duration {
    time - lag.min(time / 2)
}

/// What each turn of the overtime has: a period, or its part of a block.
fn period(clock: &Clock) -> Duration {
    match *clock.system() {
        TimeSystem::Simple { per_move } => per_move,
        TimeSystem::ByoYomi { period, .. } => period,
        TimeSystem::Canadian { block, stones, .. } => block / stones.max(1),
        _ => Duration::ZERO,
    }
}

/// Time that comes anew for each turn: there is no reason to save it.
fn per_turn(time: Duration, lag: Duration) -> Budget {
    Budget::new(safe(time, lag), safe(time, lag))
}

/// A block that has to last for `stones` turns.
fn block(left: Duration, stones: u32, lag: Duration) -> Budget {
    let stones = stones.max(1);
    let fair = safe(left / stones, lag);
    Budget::new(fair, fair.saturating_mul(PATIENCE).min(safe(left, lag) / 2).max(fair))
}

/// Time that has to last for the rest of the game, with `more` coming after each turn.
fn bank(left: Duration, turns: u32, lag: Duration, more: Duration) -> Budget {
    let most = left / LARGEST_PART;
    // Not all that comes is spent, so that the bank does not melt when a thought takes longer.
    let target = (left / turns + more * 4 / 5).saturating_sub(lag).min(most);
    Budget::new(target, target.saturating_mul(PATIENCE).min(most))
}

/// Main time with an overtime behind it, whose turns are worth more the longer they are.
fn overtime_ahead(left: Duration, turns: u32, lag: Duration, period: Duration) -> Budget {
    let target = safe(left / turns + period * 4 / 5, lag);
    // Beyond the main time a turn may go on for one period, which costs nothing.
    let most = safe(left.saturating_add(period), lag);
    Budget::new(target.min(most), target.saturating_mul(PATIENCE).min(most))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn seconds(range: std::ops::Range<f64>) -> impl Strategy<Value = Duration> {
        range.prop_map(Duration::from_secs_f64)
    }

    fn system() -> impl Strategy<Value = TimeSystem> {
        let main = || prop_oneof![Just(Duration::ZERO), seconds(0.0..3.0), seconds(0.0..4000.0)];
        let some = || prop_oneof![seconds(0.001..1.0), seconds(1.0..700.0)];
        prop_oneof![
            Just(TimeSystem::Unlimited),
            some().prop_map(|main| TimeSystem::Absolute { main }),
            some().prop_map(|per_move| TimeSystem::Simple { per_move }),
            (main(), some(), 1..6_u32).prop_map(|(main, period, periods)| TimeSystem::ByoYomi {
                main,
                period,
                periods
            }),
            (main(), some(), 1..30_u32).prop_map(|(main, block, stones)| TimeSystem::Canadian {
                main,
                block,
                stones
            }),
            (some(), main(), proptest::option::of(some()), proptest::option::of(some())).prop_map(
                |(main, increment, cap, per_move)| TimeSystem::Fischer {
                    main,
                    increment,
                    cap: cap.map(|cap| cap + main),
                    per_move
                }
            ),
        ]
    }

    proptest! {
        /// Whatever is set, with lag and a search that always takes all it may, no turn of a long game is too late.
        #[test]
        fn time_never_runs_out(
            system in system(),
            lag in prop_oneof![Just(Duration::ZERO), seconds(0.0..0.2), seconds(0.0..5.0)],
            patience in any::<bool>(),
            turns in 1..300_u32,
        ) {
            let mut clock = Clock::new(system).unwrap();
            for turn in 0..400_u32 {
                let Some(budget) = budget(&clock, turns.saturating_sub(turn).max(4), lag) else { break };
                let limit = clock.limit().unwrap();
                prop_assert!(budget.target <= budget.limit && budget.limit <= limit, "{budget:?} {clock:?}");
                // The lag is charged where the clock has as much at all: what a player cannot help.
                let used = if patience { budget.limit } else { budget.target };
                let charged = (used + lag).min(limit.max(used));
                prop_assert!(used + lag <= limit || lag * 2 >= limit || sudden(&clock), "{budget:?} {clock:?}");
                let spent = if sudden(&clock) { used } else { charged };
                clock.finish_turn(spent).unwrap();
                clock.check_invariants();
            }
        }

        #[test]
        fn more_time_is_never_used_for_less(main in seconds(1.0..3000.0), turns in 1..200_u32) {
            let of = |main| budget(&Clock::new(TimeSystem::Absolute { main }).unwrap(), turns, Duration::ZERO).unwrap();
            prop_assert!(of(main).target <= of(main * 2).target);
        }
    }

    fn sudden(clock: &Clock) -> bool {
        matches!(clock.left(), TimeLeft::Main(_))
    }

    #[test]
    fn no_time_left_means_no_time_used() {
        let system = TimeSystem::Fischer {
            main: Duration::from_secs(1),
            increment: Duration::ZERO,
            cap: None,
            per_move: None,
        };
        let empty = Clock::resume(system, TimeLeft::Main(Duration::ZERO)).unwrap();
        let zero = Budget { target: Duration::ZERO, limit: Duration::ZERO };
        assert_eq!(budget(&empty, 50, Duration::from_millis(100)), Some(zero));
    }

    #[test]
    fn usual_games_use_their_time() {
        let second = Duration::from_secs(1);
        let of = |system| budget(&Clock::new(system).unwrap(), 100, second / 10).unwrap();
        let absolute = of(TimeSystem::Absolute { main: second * 1000 });
        assert!((second * 9..second * 11).contains(&absolute.target), "{absolute:?}");
        let byo_yomi = of(TimeSystem::ByoYomi { main: Duration::ZERO, period: second * 30, periods: 5 });
        assert_eq!(byo_yomi.target, second * 30 - second / 10);
        let canadian = of(TimeSystem::Canadian { main: Duration::ZERO, block: second * 100, stones: 10 });
        assert_eq!(canadian.target, second * 10 - second / 10);
    }
}
