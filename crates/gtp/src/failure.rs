//! Why a command failed, in the words of the specification.

use std::fmt;

/// A command was refused; the state of the engine is as it was before.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Failure {
    /// The command is not in the table.
    UnknownCommand,
    /// Arguments are missing, too many, or of another kind.
    Syntax,
    /// No color, or no vertex of this board.
    Coordinate,
    /// The board cannot have this size.
    UnacceptableSize,
    /// The rules forbid the move.
    IllegalMove,
    /// There is no move to take back.
    CannotUndo,
    /// The position cannot be scored.
    CannotScore,
    /// The file is absent, or not a game.
    CannotLoad,
    /// Handicap is for an empty board.
    BoardNotEmpty,
    /// No handicap of that many stones.
    InvalidStones,
    /// Handicap stones that repeat, are too few or too many, or no points.
    BadVertexList,
    /// Anything else, in words of the engine.
    Other(String),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Failure::UnknownCommand => "unknown command",
            Failure::Syntax => "syntax error",
            Failure::Coordinate => "syntax error or invalid coordinate",
            Failure::UnacceptableSize => "unacceptable size",
            Failure::IllegalMove => "illegal move",
            Failure::CannotUndo => "cannot undo",
            Failure::CannotScore => "cannot score",
            Failure::CannotLoad => "cannot load file",
            Failure::BoardNotEmpty => "board not empty",
            Failure::InvalidStones => "invalid number of stones",
            Failure::BadVertexList => "bad vertex list",
            Failure::Other(text) => text,
        })
    }
}

impl std::error::Error for Failure {}
