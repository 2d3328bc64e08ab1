//! Shared test data, see DESIGN §4.

use std::path::{Path, PathBuf};

/// The path of `name` in the folder of shared test data, or `None` (after saying so) on a clone without it.
///
/// # Panics
/// If the data is absent and `TENGEN_REQUIRE_SHARED=1`.
pub(crate) fn shared(name: &str) -> Option<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared").join(name);
    if path.exists() {
        return Some(path);
    }
    let required = std::env::var("TENGEN_REQUIRE_SHARED").is_ok_and(|value| value == "1");
    assert!(!required, "{} is missing", path.display());
    println!("skipped: needs ../shared/{name}");
    None
}
