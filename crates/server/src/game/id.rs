//! The number of a game.

use std::fmt;
use std::str::FromStr;

use rand::TryRngCore as _;
use rand::rngs::OsRng;

/// Letters and digits that are not mistaken for each other when read aloud.
const ALPHABET: &[u8; 32] = b"23456789abcdefghijkmnpqrstuvwxyz";

/// Ten characters: 50 random bits, so that games are not found by counting.
const LENGTH: usize = 10;

/// The number of a game, as it stands in its address.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameId(String);

/// The text is not the number of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseGameIdError;

impl fmt::Display for ParseGameIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected 10 letters and digits")
    }
}

impl std::error::Error for ParseGameIdError {}

impl GameId {
    /// A new one.
    ///
    /// # Panics
    /// If the system has no randomness: nothing would be safe then.
    #[must_use]
    pub fn random() -> GameId {
        let mut bytes = [0; LENGTH];
        OsRng.try_fill_bytes(&mut bytes).expect("the system's source of randomness works");
        GameId(bytes.iter().map(|byte| ALPHABET[usize::from(byte % 32)] as char).collect())
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for GameId {
    type Err = ParseGameIdError;

    fn from_str(text: &str) -> Result<GameId, ParseGameIdError> {
        let is_id = text.len() == LENGTH && text.bytes().all(|byte| ALPHABET.contains(&byte));
        if is_id { Ok(GameId(text.to_owned())) } else { Err(ParseGameIdError) }
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
