//! The checks of the house. Each is a function from the files of the repository to the faults it finds, with a unit
//! test that provokes it.

mod arrows;
mod crates;
mod functions;
mod glossary;
mod links;
mod locales;
mod sizes;
mod sources;
mod texts;

use std::fmt;
use std::path::PathBuf;
use std::process::Command;

use anyhow::Context as _;

/// Something that is not as it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    /// The file, from the root of the repository.
    path: String,
    /// The line, from 1, where there is one.
    line: Option<usize>,
    /// What is wrong and what was expected.
    message: String,
}

impl Fault {
    fn new(path: &str, message: impl Into<String>) -> Fault {
        Fault { path: path.to_owned(), line: None, message: message.into() }
    }

    fn at(path: &str, line: usize, message: impl Into<String>) -> Fault {
        Fault { path: path.to_owned(), line: Some(line), message: message.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.path)?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        write!(f, ": {}", self.message)
    }
}

/// One file of the repository.
#[derive(Debug)]
struct SourceFile {
    /// From the root of the repository, with `/`.
    path: String,
    bytes: Vec<u8>,
}

/// The files of the repository as they lie in the working tree: all that git knows or would add.
#[derive(Debug)]
pub(crate) struct Repo {
    root: PathBuf,
    files: Vec<SourceFile>,
}

impl Repo {
    /// Reads the working tree at `root`.
    pub(crate) fn load(root: PathBuf) -> anyhow::Result<Repo> {
        let mut git = Command::new("git");
        git.arg("-C").arg(&root).args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
        let output = git.output().context("cannot start git, which lists the files of the repository")?;
        anyhow::ensure!(output.status.success(), "git cannot list the files of {}", root.display());
        let mut files = Vec::new();
        for path in String::from_utf8(output.stdout)?.split_terminator('\0') {
            // A file that git knows but that was just removed is no fault.
            if let Ok(bytes) = std::fs::read(root.join(path)) {
                files.push(SourceFile { path: path.to_owned(), bytes });
            }
        }
        Ok(Repo { root, files })
    }

    /// A repository of these files, for tests.
    #[cfg(test)]
    fn of(files: &[(&str, &str)]) -> Repo {
        let file = |(path, text): &(&str, &str)| SourceFile {
            path: (*path).to_owned(),
            bytes: text.as_bytes().to_vec(),
        };
        Repo { root: PathBuf::from("/no/such/folder"), files: files.iter().map(file).collect() }
    }

    /// The text files whose name ends in one of `endings`, as (path, text).
    fn texts<'a>(&'a self, endings: &'a [&str]) -> impl Iterator<Item = (&'a str, &'a str)> {
        let chosen = self.files.iter().filter(|f| endings.iter().any(|ending| f.path.ends_with(ending)));
        chosen.filter_map(|f| Some((f.path.as_str(), std::str::from_utf8(&f.bytes).ok()?)))
    }

    /// The text of one file.
    fn text(&self, path: &str) -> Option<&str> {
        let file = self.files.iter().find(|f| f.path == path)?;
        std::str::from_utf8(&file.bytes).ok()
    }

    /// Whether `path` is a file or a folder of the repository.
    fn has(&self, path: &str) -> bool {
        let folder = format!("{}/", path.trim_end_matches('/'));
        path.is_empty() || self.files.iter().any(|f| f.path == path || f.path.starts_with(&folder))
    }
}

/// Everything that is wrong in the repository.
pub(crate) fn check(repo: &Repo) -> anyhow::Result<Vec<Fault>> {
    let mut faults = arrows::check(&repo.root)?;
    let checks: [fn(&Repo) -> Vec<Fault>; 8] = [
        crates::check,
        functions::check,
        glossary::check,
        links::check,
        locales::check,
        sizes::check,
        sources::check,
        texts::check,
    ];
    faults.extend(checks.iter().flat_map(|check| check(repo)));
    Ok(faults)
}

/// The number of the line (from 1) that holds byte `offset` of `text`.
fn line_of(text: &str, offset: usize) -> usize {
    text[..offset].matches('\n').count() + 1
}

/// Whether the match at `start..end` of `text` is a whole word: no letter, digit or underscore on either side.
fn is_whole_word(text: &str, start: usize, end: usize) -> bool {
    let part_of_word = |c: char| c.is_alphanumeric() || c == '_';
    !text[..start].ends_with(part_of_word) && !text[end..].starts_with(part_of_word)
}
