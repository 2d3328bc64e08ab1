//! How large files are.

use super::{Fault, Repo};

/// The largest file in bytes: what is larger belongs beside the repository, not into every clone.
const MAX_BYTES: usize = 2_500_000;

/// The folder whose files may be larger: the networks.
const LARGE_FILES: &str = "data/nets/";

/// The most lines of a Rust file; one that is longer has a seam where it should be cut.
const MAX_LINES: usize = 800;

pub(super) fn check(repo: &Repo) -> Vec<Fault> {
    let large = repo.files.iter().filter(|f| f.bytes.len() > MAX_BYTES && !f.path.starts_with(LARGE_FILES));
    let large = large.map(|f| {
        Fault::new(&f.path, format!("{} bytes; at most {MAX_BYTES} outside {LARGE_FILES}", f.bytes.len()))
    });
    let long = repo.texts(&[".rs"]).map(|(path, text)| (path, text.lines().count()));
    let long = long.filter(|(_, lines)| *lines > MAX_LINES);
    let long = long.map(|(path, lines)| Fault::new(path, format!("{lines} lines; at most {MAX_LINES}")));
    large.chain(long).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_large_file_is_found_unless_it_is_a_network() {
        let large = "x".repeat(MAX_BYTES + 1);
        let repo = Repo::of(&[("a.bin", &large), ("data/nets/b.bin", &large), ("c.bin", &large[1..])]);
        let faults = check(&repo);
        assert_eq!(faults.len(), 1);
        assert_eq!(faults[0].path, "a.bin");
    }

    #[test]
    fn a_long_file_is_found() {
        let long = "\n".repeat(MAX_LINES + 1);
        let faults = check(&Repo::of(&[("a.rs", &long), ("b.rs", &long[1..]), ("c.md", &long)]));
        assert_eq!(faults, [Fault::new("a.rs", "801 lines; at most 800")]);
    }
}
