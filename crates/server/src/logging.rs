//! The log: lines on standard error, for whoever runs the server.

use std::io::{IsTerminal as _, stderr};

use tracing_subscriber::EnvFilter;

/// Names what is logged, such as `tengen_server=debug`.
pub const VARIABLE: &str = "TENGEN_LOG";

/// What is logged where nothing is said.
const USUAL: &str = "warn,tengen_server=info";

/// Begins to log. Does nothing if this process logs already.
pub fn start() {
    let filter = EnvFilter::try_from_env(VARIABLE).unwrap_or_else(|_| EnvFilter::new(USUAL));
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(stderr);
    let _ = lines.with_ansi(stderr().is_terminal()).try_init();
}
