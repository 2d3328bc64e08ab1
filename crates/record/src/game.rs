//! Between records and played games.

use std::fmt;

use tengen_rules::{
    ByColor, Color, Game, IllegalMove, Komi, Move, PRESETS, Phase, PointSet, Ruleset, Setup, SetupError,
};
use tengen_sgf::NodeId;

use crate::record::Record;

/// Why the path to a node is no game under the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum GameError {
    /// The node is not in the game of the record.
    NoSuchNode,
    /// The stones set up are no position.
    Setup(SetupError),
    /// The rules refuse a move.
    Illegal {
        /// The node of the move.
        node: NodeId,
        /// Its number from 1.
        number: u32,
        /// The move.
        played: Move,
        /// Why.
        reason: IllegalMove,
    },
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameError::NoSuchNode => f.write_str("the node is not in this game"),
            GameError::Setup(error) => error.fmt(f),
            GameError::Illegal { number, played, reason, .. } => {
                write!(f, "move {number} ({played}): {reason}")
            }
        }
    }
}

impl std::error::Error for GameError {}

impl Record {
    /// The record of a game played here: rules, komi, handicap, the stones at the start, the turns, and the result.
    #[must_use]
    pub fn from_game(game: &Game) -> Record {
        let mut record = Record::new(game.size());
        let root = record.root();
        record.set_text(root, "RU", &rules_name(game.rules()));
        record.set_text(root, "KM", &game.komi().to_string());
        let stones = game.start_stones();
        if game.handicap() >= 2 {
            record.set_text(root, "HA", &game.handicap().to_string());
        }
        record.set_setup(root, stones, &PointSet::EMPTY);
        let first = game.turns().first().map_or(game.to_move(), |turn| turn.color);
        let expected = if game.handicap() >= 2 { Color::White } else { Color::Black };
        if first != expected {
            record.set_text(root, "PL", &first.letter().to_string());
        }
        let mut last = root;
        for turn in game.turns() {
            last = record.add_move(last, turn.color, turn.mv());
        }
        if let Some(outcome) = game.outcome() {
            record.set_text(root, "RE", &outcome.to_string());
        }
        record
    }

    /// The game on the path to `node`, from the last setup on, under `rules`. Komi and handicap are those of the record.
    /// Moves of one color in a row are allowed, as in SGF.
    ///
    /// # Errors
    /// The setup is no position, or the rules refuse a move of the path.
    pub fn to_game(&self, node: NodeId, rules: Ruleset) -> Result<Game, GameError> {
        let mut cursor = self.cursor();
        if !cursor.go_to(self, node) {
            return Err(GameError::NoSuchNode);
        }
        let path: Vec<_> = cursor.path().collect();
        let is_setup = |id: NodeId| {
            let names = ["AB", "AW", "AE", "PL"];
            self.node(id)
                .properties()
                .any(|p| p.id().is_some_and(|id| names.contains(&id.to_string().as_str())))
        };
        let start = path.iter().rposition(|visit| is_setup(visit.node)).unwrap_or(0);
        cursor.go_to(self, path[start].node);
        let mut game = self.start(&cursor, rules)?;
        let skipped = usize::from(path[start].played.is_some() && is_setup(path[start].node));
        for visit in &path[start + skipped..] {
            let Some((color, played)) = visit.played else { continue };
            play(&mut game, color, played).map_err(|reason| GameError::Illegal {
                node: visit.node,
                number: visit.moves_before + 1,
                played,
                reason,
            })?;
        }
        Ok(game)
    }

    /// The game before its first turn. A root with a move and no setup starts empty.
    fn start(&self, cursor: &crate::Cursor, rules: Ruleset) -> Result<Game, GameError> {
        let info = self.info();
        let position = cursor.position();
        let has_setup = cursor.visit().played.is_none() || cursor.depth() > 0;
        let mut setup = if has_setup {
            Setup::from_board(&position.board, rules, position.to_move)
        } else {
            Setup::new(self.size(), rules)
        };
        setup.komi = info
            .komi
            .and_then(|k| k.as_halves())
            .and_then(|n| i16::try_from(n).ok())
            .and_then(Komi::from_halves);
        let stones: ByColor<u16> = ByColor::from_fn(|c| position.board.stones(c).len());
        if stones.black > 0 && stones.white == 0 {
            setup.handicap = info.handicap.and_then(|n| u16::try_from(n).ok()).unwrap_or(0);
        }
        Game::new(&setup).map_err(GameError::Setup)
    }
}

/// Plays for `color` whoever's turn it is; a game that had stopped goes on.
fn play(game: &mut Game, color: Color, m: Move) -> Result<(), IllegalMove> {
    if game.phase() == Phase::StoneRemoval && game.resume(color).is_err() {
        return Err(IllegalMove::GameOver);
    }
    if game.to_move() != color {
        game.set_to_move(color);
    }
    game.play(m).map(|_| ())
}

/// The name of a preset, spelled as in SGF if SGF has a spelling, or else KataGo's shorthand.
fn rules_name(rules: &Ruleset) -> String {
    let name = PRESETS.iter().find(|p| p.rules == *rules).map(|p| p.name);
    match name {
        Some("japanese") => "Japanese".to_owned(),
        Some("chinese") => "Chinese".to_owned(),
        Some("korean") => "Korean".to_owned(),
        Some("aga") => "AGA".to_owned(),
        Some(other) => other.to_owned(),
        None => rules.to_string(),
    }
}
