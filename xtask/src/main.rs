//! Development tasks: `cargo xtask run | test | ci | tidy`.
fn main() {}
