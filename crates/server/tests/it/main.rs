//! Tests of the server.

mod shell;
mod wire;
