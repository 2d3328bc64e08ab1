//! The file of finished games: a line of JSON that says which match it is, then one line for each game. A line is written
//! at once and flushed to the disk; one that a kill cut short is dropped when the match goes on.

use std::fmt;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use tengen_clock::gtp::write_kata;

use crate::plan::{Contestant, Plan};
use crate::report::GameReport;

/// The form of the file.
const FORMAT: u32 = 1;

/// The finished games of a match, on disk.
#[derive(Debug)]
pub struct Store {
    file: File,
    path: PathBuf,
}

/// A file cannot hold the finished games of a match.
#[derive(Debug)]
#[non_exhaustive]
pub enum StoreError {
    /// It cannot be read or written.
    File {
        /// The file.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// Another process plays this match.
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// It belongs to a match with something else in this place.
    OtherMatch {
        /// The file.
        path: PathBuf,
        /// What differs.
        field: String,
        /// What the file says.
        found: String,
        /// What the plan says.
        expected: String,
    },
    /// A line is neither a match nor a game.
    Damaged {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
    },
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::File { path, source } => write!(f, "{}: {source}", path.display()),
            StoreError::InUse { path } => write!(f, "{}: another process plays this match", path.display()),
            StoreError::OtherMatch { path, field, found, expected } => {
                let path = path.display();
                write!(f, "{path}: games of another match: {field} is {found}, expected {expected}")
            }
            StoreError::Damaged { path, line } => {
                write!(f, "{}: line {line} is no game of a match", path.display())
            }
        }
    }
}

impl std::error::Error for StoreError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            StoreError::File { source, .. } => Some(source),
            _ => None,
        }
    }
}

impl Store {
    /// Opens or creates the file for a match, with the games that are finished. It stays locked until dropped.
    ///
    /// # Errors
    /// The file cannot be used, is in use, or belongs to another match.
    pub fn open(path: &Path, plan: &Plan) -> Result<(Store, Vec<GameReport>), StoreError> {
        let failed = |source| StoreError::File { path: path.to_owned(), source };
        let opened = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
        let mut file = opened.map_err(failed)?;
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => StoreError::InUse { path: path.to_owned() },
            TryLockError::Error(source) => failed(source),
        })?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(failed)?;
        // What follows the last line end was cut short.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        file.set_len(whole as u64).map_err(failed)?;
        file.seek(SeekFrom::End(0)).map_err(failed)?;
        let mut store = Store { file, path: path.to_owned() };
        let games = store.read(&text[..whole], plan)?;
        Ok((store, games))
    }

    fn read(&mut self, text: &str, plan: &Plan) -> Result<Vec<GameReport>, StoreError> {
        let header = header(plan);
        let mut lines = text.lines().enumerate();
        let damaged = |index: usize| StoreError::Damaged { path: self.path.clone(), line: index + 1 };
        let Some((_, first)) = lines.next() else {
            let written = self.write_line(&header.to_string());
            written.map_err(|source| StoreError::File { path: self.path.clone(), source })?;
            return Ok(Vec::new());
        };
        let found: Value = serde_json::from_str(first).map_err(|_| damaged(0))?;
        self.compare(&found, &header)?;
        lines.map(|(index, line)| serde_json::from_str(line).map_err(|_| damaged(index))).collect()
    }

    fn compare(&self, found: &Value, expected: &Value) -> Result<(), StoreError> {
        let fields = expected.as_object().into_iter().flatten();
        for (field, expected) in fields {
            if found.get(field) != Some(expected) {
                let found = found.get(field).unwrap_or(&Value::Null).to_string();
                let (field, expected) = (field.clone(), expected.to_string());
                return Err(StoreError::OtherMatch { path: self.path.clone(), field, found, expected });
            }
        }
        Ok(())
    }

    /// Keeps a finished game.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn append(&mut self, report: &GameReport) -> io::Result<()> {
        self.write_line(&serde_json::to_string(report)?)
    }

    fn write_line(&mut self, line: &str) -> io::Result<()> {
        self.file.write_all(format!("{line}\n").as_bytes())?;
        self.file.sync_data()
    }

    /// The file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }
}

/// What makes two matches the same: everything but how many games are played, and how many at once.
fn header(plan: &Plan) -> Value {
    let time = |contestant: &Contestant| {
        write_kata(&contestant.time).unwrap_or_else(|| format!("{:?}", contestant.time))
    };
    let (first, second) = (&plan.contestants.first, &plan.contestants.second);
    let openings: Vec<String> = plan.openings.iter().map(|opening| format!("{:?}", opening.moves)).collect();
    json!({
        "match": FORMAT,
        "black": first.command,
        "white": second.command,
        "size": plan.terms.size.to_string(),
        "rules": plan.terms.rules.to_json(),
        "komi": plan.terms.komi.to_string(),
        "black_time": time(first),
        "white_time": time(second),
        "max_turns": plan.terms.max_turns,
        "openings": format!("{:x}", Sha256::digest(openings.join("\n"))),
    })
}
