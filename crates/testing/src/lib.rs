#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]
#![allow(
    clippy::print_stdout,
    clippy::panic,
    clippy::unwrap_used,
    reason = "these are helpers of tests, and may do what tests may do"
)]

use std::path::{Path, PathBuf};
use std::str::FromStr;

/// The path of `../shared/{name}` beside the repository, or `None` (with a printed line) where it is absent, as in a
/// stranger's clone.
///
/// # Panics
/// If it is absent although `TENGEN_REQUIRE_SHARED=1` asks for it.
#[must_use]
pub fn shared(name: &str) -> Option<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared").join(name);
    if path.exists() {
        return Some(path);
    }
    assert!(!is_set("TENGEN_REQUIRE_SHARED"), "{} is missing", path.display());
    println!("skipped: needs ../shared/{name}");
    None
}

/// The files of a folder of `../shared` in the order of their names, or `None` where it is absent.
///
/// # Panics
/// As [`shared`], or if the folder cannot be read.
#[must_use]
pub fn shared_files(folder: &str) -> Option<Vec<PathBuf>> {
    let entries = std::fs::read_dir(shared(folder)?).unwrap();
    let mut files: Vec<PathBuf> =
        entries.map(|entry| entry.unwrap().path()).filter(|p| p.is_file()).collect();
    files.sort();
    Some(files)
}

/// Whether the long form of a test is asked for (`TENGEN_CI=1`); says what is left out otherwise.
#[must_use]
pub fn thorough(left_out: &str) -> bool {
    let asked = is_set("TENGEN_CI");
    if !asked {
        println!("shortened without TENGEN_CI=1: {left_out}");
    }
    asked
}

fn is_set(name: &str) -> bool {
    std::env::var(name).is_ok_and(|value| value == "1")
}

/// A value from the environment, for measuring more or less than usual; `usual` where there is none.
#[must_use]
pub fn setting<T: FromStr>(name: &str, usual: T) -> T {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(usual)
}

/// GNU Go, or `None` (with a printed line) where it is not installed. Debian puts games where not every `PATH` leads.
#[must_use]
pub fn gnugo() -> Option<&'static str> {
    let places = ["/usr/games/gnugo", "/usr/bin/gnugo", "/usr/local/bin/gnugo"];
    let found = places.into_iter().find(|path| Path::new(path).exists());
    if found.is_none() {
        println!("skipped: needs gnugo");
    }
    found
}

/// Runs `check` on every item with all cores; the results are in the order of the items.
///
/// # Panics
/// If `check` does.
pub fn on_all_cores<T: Sync, R: Send>(items: &[T], check: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let share = items.len().div_ceil(cores).max(1);
    std::thread::scope(|scope| {
        let check = &check;
        let work = |part| scope.spawn(move || <[T]>::iter(part).map(check).collect::<Vec<R>>());
        let workers: Vec<_> = items.chunks(share).map(work).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap()).collect()
    })
}

/// Small pseudo-random numbers, the same on every machine (xorshift).
#[derive(Debug)]
pub struct Random(u64);

impl Random {
    /// The numbers that follow from a seed other than 0.
    #[must_use]
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// A number below `bound`, which is not 0.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }

    /// One of the words, of which there are some.
    pub fn pick<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.below(words.len())]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_items_are_checked_in_their_order() {
        let items: Vec<u32> = (0..1000).collect();
        assert_eq!(on_all_cores(&items, |n| n * 2), items.iter().map(|n| n * 2).collect::<Vec<_>>());
        assert!(on_all_cores(&[] as &[u32], |n| *n).is_empty());
    }

    #[test]
    fn what_is_not_set_is_as_usual() {
        assert_eq!(setting("TENGEN_NO_SUCH_SETTING", 7), 7);
    }
}
