//! Real games from `../shared`, if it is there.

use std::path::{Path, PathBuf};

use anyhow::Context as _;

/// Files of the collection, read into memory, in the order of their names.
pub(crate) fn load() -> anyhow::Result<Option<Vec<Vec<u8>>>> {
    let folder = shared().join("corpus/kgs19");
    if !folder.is_dir() {
        return Ok(None);
    }
    let entries = std::fs::read_dir(&folder).with_context(|| format!("cannot list {}", folder.display()))?;
    let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<std::io::Result<Vec<PathBuf>>>()?;
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "sgf"));
    paths.sort();
    let read =
        |path: &PathBuf| std::fs::read(path).with_context(|| format!("cannot read {}", path.display()));
    paths.iter().map(read).collect::<anyhow::Result<Vec<_>>>().map(Some)
}

fn shared() -> PathBuf {
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    std::env::var_os("TENGEN_SHARED").map_or(beside, PathBuf::from)
}
