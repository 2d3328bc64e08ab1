//! How much effort goes into one move.

use std::time::Duration;

use tengen_rules::Color;
use tengen_search::Search;

use crate::limits::Limits;

/// Limits, and when to be content before they are reached.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    pub(crate) limits: Limits,
    /// When to stop if the search has made up its mind. Without one the search is open-ended and goes to its limits.
    pub(crate) target: Option<Duration>,
    /// Who searches: the player to move, unless it ponders.
    pub(crate) thinker: Color,
}

impl Effort {
    /// Whether going on is not worth it: the best move cannot be overtaken, or the target is reached and the most
    /// visited move is also the best one. `known` is the number of visits before the search.
    pub(crate) fn is_decided(&self, search: &Search, known: u32, elapsed: Duration) -> bool {
        let Some(target) = self.target else { return false };
        let lead = search.lead();
        if elapsed >= target && lead.agreed {
            return true;
        }
        let visits = search.progress().visits;
        let rest = self.visits_left(visits, known, elapsed);
        rest.is_some_and(|rest| f64::from(lead.first - lead.second) > rest)
    }

    /// The visits that are still to come before a limit is reached, at the pace so far.
    fn visits_left(&self, visits: u32, known: u32, elapsed: Duration) -> Option<f64> {
        let by_count = self.limits.visits.map(|limit| f64::from(limit.saturating_sub(visits)));
        let by_time = self.limits.time.filter(|_| visits > known).map(|limit| {
            let pace = f64::from(visits - known) / elapsed.as_secs_f64().max(1e-6);
            pace * limit.saturating_sub(elapsed).as_secs_f64()
        });
        [by_count, by_time].into_iter().flatten().min_by(f64::total_cmp)
    }
}
