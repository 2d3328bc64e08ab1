//! The end of what an engine wrote outside of answers.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The most bytes that are kept, the last ones: enough for the message of a crash, and for a thousand engines in memory.
pub const MAX_LOG: usize = 64 << 10;

/// A log of bounded size, written by the threads that read from the engine.
#[derive(Clone, Debug, Default)]
pub(crate) struct Log(Arc<Mutex<VecDeque<u8>>>);

impl Log {
    pub(crate) fn append(&self, bytes: &[u8]) {
        let bytes = &bytes[bytes.len().saturating_sub(MAX_LOG)..];
        let mut kept = self.lock();
        let excess = (kept.len() + bytes.len()).saturating_sub(MAX_LOG);
        kept.drain(..excess);
        kept.extend(bytes);
    }

    pub(crate) fn append_line(&self, line: &str) {
        self.append(line.as_bytes());
        self.append(b"\n");
    }

    pub(crate) fn text(&self) -> String {
        let kept: Vec<u8> = self.lock().iter().copied().collect();
        String::from_utf8_lossy(&kept).into_owned()
    }

    /// Bytes cannot be left half written, so a thread that panicked does no harm.
    fn lock(&self) -> MutexGuard<'_, VecDeque<u8>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_end_is_kept() {
        let log = Log::default();
        log.append_line("the beginning");
        for _ in 0..10 {
            log.append(&vec![b'x'; MAX_LOG / 4]);
        }
        log.append(&vec![b'y'; 2 * MAX_LOG]);
        log.append_line("the end");
        let text = log.text();
        assert_eq!(text.len(), MAX_LOG);
        assert!(text.ends_with("yyythe end\n") && !text.contains('x'));
    }
}
