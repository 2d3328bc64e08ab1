//! Games as SGF files.

use tengen_rules::Game;

use crate::texts::t;

/// The game as the bytes of an SGF file.
pub(super) fn to_sgf(_game: &Game) -> anyhow::Result<Vec<u8>> {
    Err(anyhow::anyhow!(t!("play-no-files")))
}

/// The game that a file holds.
pub(super) fn from_sgf(_bytes: &[u8]) -> anyhow::Result<Game> {
    Err(anyhow::anyhow!(t!("play-no-files")))
}
