//! How far a search may go.

use std::time::Duration;

use tengen_search::Progress;

/// Limits of one search. The first one reached ends it; without any it goes on until it is stopped or its memory is
/// full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Visits of the root, those kept from earlier searches included.
    pub visits: Option<u32>,
    /// Time from the start of the search.
    pub time: Option<Duration>,
    /// Nodes in the tree.
    pub nodes: Option<usize>,
    /// Bytes in the tree.
    pub memory: usize,
}

/// Bytes that a tree may take where nobody says otherwise: a million positions and more.
const MEMORY: usize = 1 << 30;

impl Default for Limits {
    fn default() -> Limits {
        Limits { visits: None, time: None, nodes: None, memory: MEMORY }
    }
}

impl Limits {
    /// This number of visits and nothing else.
    #[must_use]
    pub fn visits(visits: u32) -> Limits {
        Limits { visits: Some(visits), ..Limits::default() }
    }

    /// Whether a search that has come this far after `elapsed` has to end.
    #[must_use]
    pub fn reached(&self, progress: Progress, elapsed: Duration) -> bool {
        self.visits.is_some_and(|limit| progress.visits >= limit)
            || self.time.is_some_and(|limit| elapsed >= limit)
            || self.nodes.is_some_and(|limit| progress.nodes >= limit)
            || progress.memory >= self.memory
    }
}
