//! What a game asks of engines. Who answers, with which processes, is no business of the game.

use std::fmt;

use futures_util::future::BoxFuture;
use tengen_rules::{Color, Komi, Move, Point, Preset, Size};
use tokio::sync::{mpsc, watch};

use crate::wire::Level;

/// A game as far as an engine has to know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EnginePosition {
    /// The number of the game, for logs and for sharing engines fairly.
    pub game: String,
    /// The name of the engine that is asked; the first one, if none is named.
    pub engine: Option<String>,
    /// The size of the board.
    pub size: Size,
    /// The rules by name.
    pub rules: &'static Preset,
    /// The komi.
    pub komi: Komi,
    /// Handicap stones on the board before the first move, wherever they came from.
    pub handicap: Vec<Point>,
    /// All moves after that, passes included. Where play was resumed, the same color may move twice.
    pub moves: Vec<(Color, Move)>,
    /// Dead stones are to be captured, and passes cost: play on until all is settled.
    pub cleanup: Cleanup,
}

/// Whether dead stones must be captured before passing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cleanup {
    /// Dead stones may stay: the players agree on them after passing.
    No,
    /// All stones left on the board will live: after a disagreement, or by the rules.
    Yes,
}

/// A move wanted from an engine.
#[derive(Clone, Debug)]
pub struct MoveRequest {
    /// The position.
    pub position: EnginePosition,
    /// Who is to move. In free placement of handicap stones, Black.
    pub color: Color,
    /// Handicap stones still to be placed, this one included; 0 in play.
    pub placing: u16,
    /// How strong to play.
    pub level: Level,
    /// Becomes [`Pace::Now`] when the person does not want to wait.
    pub pace: watch::Receiver<Pace>,
    /// Where to tell how it goes. Nobody may be listening.
    pub progress: mpsc::UnboundedSender<Progress>,
}

/// Life and death wanted from an engine.
#[derive(Clone, Debug)]
pub struct StatusRequest {
    /// The position, at the end of the game.
    pub position: EnginePosition,
    /// Where to tell how it goes. Nobody may be listening.
    pub progress: mpsc::UnboundedSender<Progress>,
}

/// How long an engine may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// As long as its level asks for.
    Normal,
    /// Not any longer.
    Now,
}

/// How a request goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// It waits until an engine is free, behind this many other requests.
    Queued(u32),
    /// An engine works on it.
    Thinking,
    /// The engine failed and was started again; the request goes on.
    Restarted,
}

/// What an engine plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineMove {
    /// A stone or a pass.
    Move(Move),
    /// It gives up.
    Resign,
}

/// What an engine says about a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ChainStatus {
    /// It lives.
    Alive,
    /// It can be captured.
    Dead,
    /// It lives in seki.
    Seki,
    /// Nobody can tell.
    Unsettled,
}

/// What an engine says about one or more chains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// Stones of one color; of every chain concerned at least one.
    pub points: Vec<Point>,
    /// Whether they live.
    pub status: ChainStatus,
    /// How sure, 0 to 100; `None` if the engine does not say.
    pub confidence: Option<u8>,
}

/// No answer will come.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EngineFailure {
    /// There is no engine for this size or these rules, or none at all.
    None,
    /// Too many requests are waiting.
    Busy,
    /// The engine failed, and failed again after a restart. The text is for the log.
    Broken(String),
}

impl fmt::Display for EngineFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EngineFailure::None => f.write_str("no engine for this game"),
            EngineFailure::Busy => f.write_str("too many requests wait for an engine"),
            EngineFailure::Broken(why) => write!(f, "the engine failed: {why}"),
        }
    }
}

impl std::error::Error for EngineFailure {}

/// An engine that can be asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offered {
    /// Its name.
    pub name: String,
    /// The largest side of a board that it plays on.
    pub largest_board: u8,
}

/// Engines for all games. A future that is dropped is a request taken back: the engine is to stop.
pub trait Engines: fmt::Debug + Send + Sync + 'static {
    /// The engine of this name, or the first one if none is named; `None` if there is no such engine.
    fn find(&self, name: Option<&str>) -> Option<Offered>;

    /// A move. Never longer than the level's time and a bounded wait in the queue.
    fn genmove(&self, request: MoveRequest) -> BoxFuture<'static, Result<EngineMove, EngineFailure>>;

    /// Life and death of all chains. What is not mentioned is unsettled.
    fn statuses(&self, request: StatusRequest) -> BoxFuture<'static, Result<Vec<Judgement>, EngineFailure>>;
}

/// No engines at all.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoEngines;

impl Engines for NoEngines {
    fn find(&self, _: Option<&str>) -> Option<Offered> {
        None
    }

    fn genmove(&self, _: MoveRequest) -> BoxFuture<'static, Result<EngineMove, EngineFailure>> {
        Box::pin(async { Err(EngineFailure::None) })
    }

    fn statuses(&self, _: StatusRequest) -> BoxFuture<'static, Result<Vec<Judgement>, EngineFailure>> {
        Box::pin(async { Err(EngineFailure::None) })
    }
}
