//! Starting a game: size, rules, komi, handicap, stones already on the board.

use alloc::vec::Vec;
use core::fmt;

use super::{Game, Phase, Seen};
use crate::board::Board;
use crate::color::{ByColor, Color};
use crate::handicap::{HandicapError, fixed_handicap};
use crate::point::{Point, Size};
use crate::points::Komi;
use crate::ruleset::{Placement, Ruleset};
use crate::set::PointSet;

/// What a game starts from, unchecked.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The size of the board.
    pub size: Size,
    /// The rules.
    pub rules: Ruleset,
    /// The komi agreed on; `None` is what the rules propose.
    pub komi: Option<Komi>,
    /// Number of handicap stones. From 2 on, if `stones` is empty, the rules say whether they stand on fixed points or
    /// are placed by Black. 1 means that Black moves first without compensation and sets up nothing.
    pub handicap: u16,
    /// Stones already on the board.
    pub stones: Vec<(Point, Color)>,
    /// Who moves first; `None` is White after handicap stones and else Black.
    pub to_move: Option<Color>,
}

impl Setup {
    /// An even game on an empty board.
    #[must_use]
    pub fn new(size: Size, rules: Ruleset) -> Setup {
        Setup { size, rules, komi: None, handicap: 0, stones: Vec::new(), to_move: None }
    }

    /// A game from the stones of a board, `to_move` next.
    #[must_use]
    pub fn from_board(board: &Board, rules: Ruleset, to_move: Color) -> Setup {
        let stones = board.size().points().filter_map(|p| board.get(p).map(|color| (p, color)));
        Setup { stones: stones.collect(), to_move: Some(to_move), ..Setup::new(board.size(), rules) }
    }

    /// The same with this handicap.
    #[must_use]
    pub fn with_handicap(mut self, stones: u16) -> Setup {
        self.handicap = stones;
        self
    }

    /// The same with this komi.
    #[must_use]
    pub fn with_komi(mut self, komi: Komi) -> Setup {
        self.komi = Some(komi);
        self
    }
}

/// The setup is not a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SetupError {
    /// A stone off the board.
    OffBoard(Point),
    /// Two stones on one point.
    Duplicate(Point),
    /// The chain of this stone has no liberty.
    NoLiberty(Point),
    /// No such handicap.
    Handicap(HandicapError),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::OffBoard(point) => write!(f, "set-up stone {point} is off the board"),
            SetupError::Duplicate(point) => write!(f, "two set-up stones on {point}"),
            SetupError::NoLiberty(point) => write!(f, "the set-up chain at {point} has no liberty"),
            SetupError::Handicap(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for SetupError {}

impl Game {
    /// Starts a game.
    ///
    /// # Errors
    /// The stones are not a legal position, or the handicap is not possible on this board.
    pub fn new(setup: &Setup) -> Result<Game, SetupError> {
        let start = start_stones(setup)?;
        let board = Board::from_stones(setup.size, &start);
        let mut stones = Color::ALL.iter().flat_map(|&color| start[color].iter());
        if let Some(stone) = stones.find(|&stone| !board.has_liberty(stone)) {
            return Err(SetupError::NoLiberty(stone));
        }
        let placing = setup.handicap >= 2 && start.black.is_empty() && start.white.is_empty();
        let limit = setup.size.area() - 1;
        if placing && setup.handicap > limit {
            return Err(SetupError::Handicap(HandicapError::BadCount { stones: setup.handicap, limit }));
        }
        let default_first = if setup.handicap >= 2 { Color::White } else { Color::Black };
        let mut game = Game {
            rules: setup.rules,
            size: setup.size,
            komi: setup.komi.unwrap_or_else(|| setup.rules.komi_for(setup.handicap)),
            handicap: setup.handicap,
            start,
            placements: Vec::new(),
            first: Color::Black,
            turns: Vec::new(),
            resumptions: Vec::new(),
            seen: Seen::new(setup.size),
            board,
            to_move: Color::Black,
            prisoners: ByColor::default(),
            passes: 0,
            button: None,
            phase: Phase::Placement { left: setup.handicap },
            dead: PointSet::EMPTY,
            accepted: ByColor::default(),
        };
        if !placing {
            game.begin(setup.to_move.unwrap_or(default_first));
        }
        Ok(game)
    }
}

fn start_stones(setup: &Setup) -> Result<ByColor<PointSet>, SetupError> {
    let mut start = ByColor { black: PointSet::EMPTY, white: PointSet::EMPTY };
    for &(point, color) in &setup.stones {
        if !setup.size.contains(point) {
            return Err(SetupError::OffBoard(point));
        }
        if start[!color].contains(point) || !start[color].insert(point) {
            return Err(SetupError::Duplicate(point));
        }
    }
    if setup.stones.is_empty() && setup.handicap >= 2 && setup.rules.placement == Placement::Fixed {
        let points = fixed_handicap(setup.size, setup.handicap).map_err(SetupError::Handicap)?;
        start.black.extend(points);
    }
    Ok(start)
}
