//! Stopping from outside.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A switch that makes a thinking player stop at once (within one evaluation). Clones are the same switch, so that one
/// thread can think and another stop it.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A switch that is off.
    #[must_use]
    pub fn new() -> Stop {
        Stop::default()
    }

    /// Makes whoever thinks stop.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Switches off again, before the next thought.
    pub fn clear(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// Whether somebody asked to stop.
    #[must_use]
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
