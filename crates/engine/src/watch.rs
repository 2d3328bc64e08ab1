//! Running a search under the eyes of its caller. The only place of the crate that reads a clock.

use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use tengen_search::{Evaluator, Progress, Search};

/// How often the caller is shown the search.
const INTERVAL: Duration = Duration::from_millis(10);

/// The time since a moment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stopwatch(Instant);

impl Stopwatch {
    /// Starts now.
    #[expect(clippy::disallowed_methods, reason = "somebody has to read the clock, and all of it is here")]
    pub(crate) fn start() -> Stopwatch {
        Stopwatch(Instant::now())
    }

    /// The time since the start.
    pub(crate) fn elapsed(self) -> Duration {
        self.0.elapsed()
    }
}

/// Runs `search` with one thread for each evaluator until `enough` says so, and shows it to `watch` on the calling
/// thread every 10 ms.
pub(crate) fn run<E: Evaluator + Send>(
    search: &Search,
    evaluators: &mut [E],
    enough: impl Fn(Progress) -> bool + Send + Sync,
    watch: &mut dyn FnMut(&Search),
) {
    let (done, finished) = mpsc::channel::<()>();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            search.run(evaluators, enough);
            // Says that the search is over, even if it panicked.
            drop(done);
        });
        while finished.recv_timeout(INTERVAL) == Err(RecvTimeoutError::Timeout) {
            watch(search);
        }
    });
}
