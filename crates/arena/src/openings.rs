//! Openings: where games begin.

use std::fmt;

use tengen_gtp::Vertex;
use tengen_record::{OpenError, Record};
use tengen_rules::{Color, Game, IllegalMove, Move};
use tengen_sgf::{GameTree, Node};

use crate::plan::Terms;

/// The most openings that a file may have: far more games than anyone plays.
pub const MAX_OPENINGS: usize = 100_000;

/// A named sequence of moves from the empty board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Opening {
    /// What it is called: its place in the file.
    pub name: String,
    /// The moves.
    pub moves: Vec<(Color, Move)>,
}

/// A file has no openings for these terms.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum OpeningsError {
    /// It is meant to be SGF, but is none.
    Sgf(OpenError),
    /// A line holds something else than points and passes.
    Word {
        /// The line, from 1.
        line: usize,
        /// The word.
        word: String,
    },
    /// An opening has stones that were not played.
    Setup {
        /// Its name.
        name: String,
    },
    /// An opening is for another board.
    Size {
        /// Its name.
        name: String,
        /// The board it is for.
        size: tengen_rules::Size,
    },
    /// The rules refuse a move, or the opening ends the game.
    Illegal {
        /// The name of the opening.
        name: String,
        /// The number of the move, from 1.
        number: usize,
        /// Why.
        reason: IllegalMove,
    },
    /// There is none in it.
    Empty,
    /// There are more than [`MAX_OPENINGS`].
    TooMany,
}

impl fmt::Display for OpeningsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpeningsError::Sgf(error) => error.fmt(f),
            OpeningsError::Word { line, word } => {
                write!(f, "line {line}: {word:?} is no point; expected moves such as D4 Q16 pass")
            }
            OpeningsError::Setup { name } => {
                write!(f, "{name}: stones that were set up; only moves can be played over GTP")
            }
            OpeningsError::Size { name, size } => write!(f, "{name}: for a board of {size}"),
            OpeningsError::Illegal { name, number, reason } => write!(f, "{name}: move {number}: {reason}"),
            OpeningsError::Empty => f.write_str("no openings in it"),
            OpeningsError::TooMany => write!(f, "more than {MAX_OPENINGS} openings"),
        }
    }
}

impl std::error::Error for OpeningsError {}

/// Reads openings from SGF (each end of a variation of each game is one) or from lines of moves (`D4 Q16 Q4`, Black first;
/// `#` starts a remark).
///
/// # Errors
/// Something else, or an opening that cannot be played under these terms.
pub fn read_openings(bytes: &[u8], terms: &Terms) -> Result<Vec<Opening>, OpeningsError> {
    let is_sgf = bytes.trim_ascii_start().first() == Some(&b'(');
    let openings =
        if is_sgf { read_sgf(bytes, terms)? } else { read_lines(&String::from_utf8_lossy(bytes))? };
    if openings.is_empty() {
        return Err(OpeningsError::Empty);
    }
    openings.iter().try_for_each(|opening| start(terms, opening).map(|_| ()))?;
    Ok(openings)
}

/// The game after its opening.
pub(crate) fn start(terms: &Terms, opening: &Opening) -> Result<Game, OpeningsError> {
    let illegal = |number, reason| OpeningsError::Illegal { name: opening.name.clone(), number, reason };
    let mut game = Game::new(&terms.setup()).map_err(|_| OpeningsError::Empty)?;
    for (index, (color, played)) in opening.moves.iter().enumerate() {
        if game.to_move() != *color {
            game.set_to_move(*color);
        }
        game.play(*played).map_err(|reason| illegal(index + 1, reason))?;
    }
    if game.phase() != tengen_rules::Phase::Play {
        return Err(illegal(opening.moves.len(), IllegalMove::GameOver));
    }
    Ok(game)
}

fn read_lines(text: &str) -> Result<Vec<Opening>, OpeningsError> {
    let mut openings = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let moves = line.split('#').next().unwrap_or_default();
        let moves = moves.split_whitespace().map(|word| {
            let vertex: Result<Vertex, _> = word.parse();
            vertex.map(Move::from).map_err(|_| OpeningsError::Word { line: index + 1, word: word.to_owned() })
        });
        let colors = Color::ALL.into_iter().cycle();
        let moves =
            colors.zip(moves).map(|(color, played)| Ok((color, played?))).collect::<Result<_, _>>()?;
        add(&mut openings, Opening { name: format!("line {}", index + 1), moves })?;
    }
    Ok(openings)
}

/// Empty lines and bare roots are no openings.
fn add(openings: &mut Vec<Opening>, opening: Opening) -> Result<(), OpeningsError> {
    if openings.len() == MAX_OPENINGS {
        return Err(OpeningsError::TooMany);
    }
    if !opening.moves.is_empty() {
        openings.push(opening);
    }
    Ok(())
}

fn read_sgf(bytes: &[u8], terms: &Terms) -> Result<Vec<Opening>, OpeningsError> {
    let (record, _) = Record::read(bytes).map_err(OpeningsError::Sgf)?;
    let mut openings = Vec::new();
    for (index, root) in record.collection().games().enumerate() {
        let game = GameTree::new(root);
        let name = format!("game {}", index + 1);
        if game.is_go() && game.size() != terms.size {
            return Err(OpeningsError::Size { name, size: game.size() });
        }
        for (end, node) in root.walk().filter(|node| node.first_child().is_none()).enumerate() {
            let name = if end == 0 { name.clone() } else { format!("{name}, variation {}", end + 1) };
            let moves = path_to(&game, node, &name)?;
            add(&mut openings, Opening { name, moves })?;
        }
    }
    Ok(openings)
}

fn path_to(game: &GameTree<'_>, end: Node<'_>, name: &str) -> Result<Vec<(Color, Move)>, OpeningsError> {
    // The path is walked upwards; limited by the depth of the tree.
    let mut path: Vec<Node<'_>> = std::iter::successors(Some(end), |node| node.parent()).collect();
    path.reverse();
    let is_setup = |node: &Node<'_>| node.properties().any(|p| ["AB", "AW", "AE"].contains(&p.name()));
    if path.iter().any(is_setup) {
        return Err(OpeningsError::Setup { name: name.to_owned() });
    }
    Ok(path.into_iter().filter_map(|node| game.move_of(node)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::{Ruleset, Size};

    fn read(text: &str) -> Result<Vec<Opening>, OpeningsError> {
        read_openings(text.as_bytes(), &Terms::new(Size::NINE, Ruleset::TROMP_TAYLOR))
    }

    fn shown(opening: &Opening) -> String {
        let moves = opening.moves.iter().map(|(color, played)| format!("{}{played}", color.letter()));
        format!("{}: {}", opening.name, moves.collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn lines_of_moves_read() {
        let openings = read("# two\nD4 e5 F6\n\npass E5 # tengen\n").unwrap();
        let shown: Vec<String> = openings.iter().map(shown).collect();
        assert_eq!(shown, ["line 2: BD4 WE5 BF6", "line 4: Bpass WE5"]);
    }

    #[test]
    fn every_variation_of_every_game_is_an_opening() {
        let openings = read("(;SZ[9];B[dd](;W[ee])(;W[ff];B[gg]))(;SZ[9];W[aa])").unwrap();
        let shown: Vec<String> = openings.iter().map(shown).collect();
        assert_eq!(shown, ["game 1: BD6 WE5", "game 1, variation 2: BD6 WF4 BG3", "game 2: WA9"]);
    }

    #[test]
    fn what_cannot_be_played_is_named() {
        for (text, message) in [
            ("", "no openings in it"),
            ("D4 I5", "line 1: \"I5\" is no point; expected moves such as D4 Q16 pass"),
            ("D4 D4", "line 1: move 2: "),
            ("D4 Q16", "line 1: move 2: "),
            ("pass pass", "line 1: move 2: "),
            ("(;SZ[19];B[dd])", "game 1: for a board of 19"),
            ("(;SZ[9]AB[dd];W[ee])", "game 1: stones that were set up"),
            ("(x", ""),
        ] {
            let error = read(text).unwrap_err().to_string();
            assert!(error.starts_with(message), "{text}: {error}");
        }
    }
}
