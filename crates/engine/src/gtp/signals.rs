//! What the thread that listens tells the one that answers while that one searches.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use tengen_gtp::Request;

use super::Ending;
use crate::stop::Stop;

/// The command that ends a running search with its best move.
pub(super) const HURRY: &str = "tengen-hurry";

/// The comment by which GoGui asks for the same.
const GOGUI_INTERRUPT: &[u8] = b"# interrupt";

/// What ends a search before its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StopsAt {
    /// Any line, even an empty one.
    AnyLine,
    /// Only [`HURRY`], and the end of the input.
    Hurry,
}

/// Lines are numbered from 1.
#[derive(Debug, Default)]
struct State {
    received: u64,
    /// The line being answered.
    answering: u64,
    /// The last line that was [`HURRY`]; beyond all lines once the controller has gone.
    hurry: u64,
    closed: bool,
    /// The search under way, if there is one.
    search: Option<StopsAt>,
}

impl State {
    fn stops(&self) -> bool {
        match self.search {
            Some(StopsAt::AnyLine) => self.closed || self.received > self.answering,
            Some(StopsAt::Hurry) => self.hurry > self.answering,
            None => false,
        }
    }
}

/// Connects the two threads. Everything that is decided is decided under its lock, so that no line falls between the
/// start of a search and the look for it.
#[derive(Debug, Default)]
pub(crate) struct Signals {
    state: Mutex<State>,
    stop: Stop,
    stopped: Condvar,
}

impl Signals {
    /// A line has arrived.
    pub(super) fn receive(&self, line: &[u8]) {
        let is_hurry = line.trim_ascii() == GOGUI_INTERRUPT
            || Request::parse(line).is_some_and(|request| request.command() == HURRY);
        let mut state = self.lock();
        state.received += 1;
        if is_hurry {
            state.hurry = state.received;
        }
        self.stop_if_due(&state);
    }

    /// The input has ended.
    pub(super) fn close(&self, ending: Ending) {
        let mut state = self.lock();
        state.closed = true;
        if ending == Ending::Silence {
            state.hurry = u64::MAX;
        }
        self.stop_if_due(&state);
    }

    /// The next line is about to be answered.
    pub(super) fn begin_line(&self) {
        self.lock().answering += 1;
    }

    /// A search begins; the switch to give it, which may be on already.
    pub(super) fn begin_search(&self, stops_at: StopsAt) -> Stop {
        let mut state = self.lock();
        state.search = Some(stops_at);
        self.stop.clear();
        self.stop_if_due(&state);
        self.stop.clone()
    }

    /// The search has ended; whether it was stopped.
    pub(super) fn end_search(&self) -> bool {
        let mut state = self.lock();
        let stopped = state.stops();
        state.search = None;
        stopped
    }

    /// Waits until the search that has begun is stopped.
    pub(super) fn wait_for_stop(&self) {
        let goes_on = |state: &mut State| !state.stops();
        drop(self.stopped.wait_while(self.lock(), goes_on));
    }

    fn stop_if_due(&self, state: &State) {
        if state.stops() {
            self.stop.stop();
            self.stopped.notify_all();
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_line_stops_an_analysis_and_only_hurry_a_move() {
        let signals = Signals::default();
        signals.receive(b"genmove b");
        signals.begin_line();
        let stop = signals.begin_search(StopsAt::Hurry);
        signals.receive(b"name");
        assert!(!stop.is_set());
        signals.receive(b"7 tengen-hurry # now");
        assert!(stop.is_set());
        assert!(signals.end_search());
        signals.begin_line();
        signals.begin_line();
        assert!(!signals.begin_search(StopsAt::Hurry).is_set());
        assert!(!signals.begin_search(StopsAt::AnyLine).is_set());
        signals.receive(b"");
        assert!(signals.begin_search(StopsAt::AnyLine).is_set());
    }

    #[test]
    fn the_end_of_the_input_stops_everything_unless_a_quit_waits() {
        for (ending, stops) in [(Ending::Silence, true), (Ending::Quit, false)] {
            let signals = Signals::default();
            signals.close(ending);
            assert_eq!(signals.begin_search(StopsAt::Hurry).is_set(), stops);
            assert!(signals.begin_search(StopsAt::AnyLine).is_set());
        }
    }
}
