//! Reading and writing files. Every failure names the file; a file is replaced only by complete new content, and
//! only where the caller says so.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::Context as _;

use crate::exit::WrongUse;
use crate::texts::t;

/// The largest input read, in bytes. The largest collections in use are a few hundred megabytes; beyond that the
/// game tree would need more memory than ordinary machines have.
pub(crate) const MAX_INPUT: u64 = 512 << 20;

/// What to do where the file to write exists already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Existing {
    /// Leave it and report wrong use.
    Keep,
    /// Put the new content in its place.
    Replace,
}

/// The bytes of a file, or of standard input if `path` is `-`.
///
/// # Errors
/// A file that cannot be read or is larger than [`MAX_INPUT`] is wrong use.
pub(crate) fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    let bytes = if path == Path::new("-") {
        read_limited(io::stdin().lock())
    } else {
        File::open(path).and_then(read_limited)
    };
    let file = path.display().to_string();
    let bytes = bytes.map_err(|error| {
        WrongUse::new(t!("file-unreadable", file = file.clone(), reason = error.to_string()))
    })?;
    if bytes.len() as u64 > MAX_INPUT {
        return Err(WrongUse::new(t!("file-too-large", file = file, limit = MAX_INPUT >> 20)).into());
    }
    Ok(bytes)
}

/// Reads one byte more than the limit at most.
fn read_limited(input: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    input.take(MAX_INPUT + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Writes a file so that there is never half of it: into a new file beside it, which then takes its name.
///
/// # Errors
/// An existing file with [`Existing::Keep`] is wrong use; failures of the file system name the file.
pub(crate) fn write(path: &Path, bytes: &[u8], existing: Existing) -> anyhow::Result<()> {
    let file = path.display().to_string();
    if existing == Existing::Keep && path.exists() {
        return Err(WrongUse::new(t!("file-exists", file = file)).into());
    }
    let beside = beside(path);
    let written = write_new(&beside, bytes).and_then(|()| fs::rename(&beside, path));
    if written.is_err() {
        // What is left of the new file is of no use; that it cannot be removed either adds nothing.
        let _ = fs::remove_file(&beside);
    }
    written.with_context(|| t!("file-unwritable", file = file))
}

/// A name in the same folder, so that the final rename stays on one file system.
fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.new", std::process::id()));
    path.with_file_name(name)
}

fn write_new(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_written_whole_and_kept_unless_told() {
        let folder = std::env::temp_dir().join(format!("tengen-files-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("game.sgf");
        write(&path, b"one", Existing::Keep).unwrap();
        assert!(write(&path, b"two", Existing::Keep).unwrap_err().is::<WrongUse>());
        assert_eq!(read(&path).unwrap(), b"one");
        write(&path, b"two", Existing::Replace).unwrap();
        assert_eq!(read(&path).unwrap(), b"two");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_missing_file_is_named() {
        let error = read(Path::new("no/such.sgf")).unwrap_err();
        assert!(error.is::<WrongUse>());
        assert!(error.to_string().contains("no/such.sgf"), "{error}");
    }
}
