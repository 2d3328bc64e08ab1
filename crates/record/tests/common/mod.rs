//! What the integration tests share.
#![allow(dead_code, reason = "each test binary uses a part")]

use std::path::PathBuf;

/// A folder of the shared test data, or `None` (with a printed line) where there is none, as in a stranger's clone.
///
/// # Panics
/// If it is missing although `TENGEN_REQUIRE_SHARED=1` asks for it.
pub(crate) fn shared(folder: &str) -> Option<PathBuf> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared").join(folder);
    if path.exists() {
        return Some(path);
    }
    assert!(
        std::env::var_os("TENGEN_REQUIRE_SHARED").is_none_or(|v| v != "1"),
        "../shared/{folder} is missing"
    );
    println!("skipped: needs ../shared/{folder}");
    None
}

/// The files of a folder in the order of their names.
pub(crate) fn files(folder: &str) -> Option<Vec<PathBuf>> {
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(shared(folder)?).unwrap().map(|e| e.unwrap().path()).collect();
    files.retain(|p| p.is_file());
    files.sort();
    Some(files)
}

/// Runs `check` on every item with all cores.
pub(crate) fn on_all_cores<T: Sync, R: Send>(items: &[T], check: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let chunk = items.len().div_ceil(cores).max(1);
    std::thread::scope(|scope| {
        let check = &check;
        let workers: Vec<_> = items
            .chunks(chunk)
            .map(|part| scope.spawn(move || part.iter().map(check).collect::<Vec<R>>()))
            .collect();
        workers.into_iter().flat_map(|w| w.join().unwrap()).collect()
    })
}
