//! The conversation with one engine about one game at a time.

use std::time::Duration;

use tengen_engine_host::{Aside, Engine, HostError};
use tengen_gtp::{GeneratedMove, replies};
use tengen_rules::{Color, Move, Point, Size, star_points};

use super::status;
use crate::config::NamedEngine;
use crate::game::engines::{Cleanup, EngineMove, EnginePosition, Judgement, MoveRequest};

/// For commands that need no thinking.
const PROMPT: Duration = Duration::from_secs(20);

/// For a move. The levels are made so that a move takes seconds; on a machine with much else to do it may take longer.
const MOVE: Duration = Duration::from_secs(90);

/// For life and death of a whole board.
const STATUS: Duration = Duration::from_secs(90);

/// What engines that know no levels are told: ten seconds for each move.
const SECONDS_A_MOVE: &str = "0 10 1";

/// A running engine, and the game that it has on its board.
#[derive(Debug)]
pub(super) struct Desk {
    engine: Engine,
    /// `None` while it is not known what the engine has on its board.
    game: Option<EnginePosition>,
}

impl Desk {
    /// Starts the engine.
    ///
    /// # Errors
    /// It does not start.
    pub(super) fn open(engine: &NamedEngine) -> Result<Desk, HostError> {
        let mut desk = Desk { engine: Engine::start(&engine.command)?, game: None };
        if !desk.engine.knows("tengen-level") && desk.engine.knows("time_settings") {
            desk.tell("time_settings", SECONDS_A_MOVE)?;
        }
        Ok(desk)
    }

    /// A way to speak to the engine while it thinks.
    pub(super) fn aside(&self) -> Aside {
        self.engine.aside()
    }

    /// Puts a position on the engine's board: only the new moves, where it has the game already.
    ///
    /// # Errors
    /// The engine refuses or fails.
    pub(super) fn set_up(&mut self, wanted: &EnginePosition) -> Result<(), HostError> {
        let known = self.game.take().filter(|known| continues(known, wanted));
        let played = match &known {
            Some(known) => known.moves.len(),
            None => {
                self.start(wanted)?;
                0
            }
        };
        for &(color, mv) in &wanted.moves[played..] {
            self.tell("play", &format!("{} {mv}", letter(color)))?;
        }
        self.game = Some(wanted.clone());
        Ok(())
    }

    fn start(&mut self, wanted: &EnginePosition) -> Result<(), HostError> {
        let size = wanted.size;
        if size.cols() == size.rows() {
            self.tell("boardsize", &size.cols().to_string())?;
        } else {
            self.tell("rectangular_boardsize", &format!("{} {}", size.cols(), size.rows()))?;
        }
        self.tell("clear_board", "")?;
        self.set_rules(wanted)?;
        self.tell("komi", &wanted.komi.to_string())?;
        self.place(&wanted.handicap)
    }

    /// Our engine knows our names of rules; others are told what KataGo's form can say, as far as they know that.
    fn set_rules(&mut self, wanted: &EnginePosition) -> Result<(), HostError> {
        if self.engine.knows("tengen-level") {
            self.tell("kata-set-rules", wanted.rules.name)
        } else if self.engine.knows("kata-set-rules") {
            self.tell("kata-set-rules", &wanted.rules.rules.to_json())
        } else {
            Ok(())
        }
    }

    fn place(&mut self, handicap: &[Point]) -> Result<(), HostError> {
        if handicap.len() >= 2 && self.engine.knows("set_free_handicap") {
            let points: Vec<String> = handicap.iter().map(ToString::to_string).collect();
            return self.tell("set_free_handicap", &points.join(" "));
        }
        handicap.iter().try_for_each(|point| self.tell("play", &format!("b {point}")))
    }

    /// Lets the engine choose a move.
    ///
    /// # Errors
    /// It fails, or does not answer in time.
    pub(super) fn choose(&mut self, request: &MoveRequest) -> Result<EngineMove, HostError> {
        if self.engine.knows("tengen-level") {
            self.tell("tengen-level", &request.level.to_string())?;
        }
        let is_cleanup = request.position.cleanup == Cleanup::Yes && self.engine.knows("kgs-genmove_cleanup");
        let command = if is_cleanup { "kgs-genmove_cleanup" } else { "genmove" };
        // From here to the answer nobody knows what is on the engine's board.
        let before = self.game.take();
        let chosen = self.engine.ask_for(command, letter(request.color), MOVE, replies::generated_move)?;
        let chosen = match chosen {
            GeneratedMove::Move(vertex) => EngineMove::Move(vertex.into()),
            GeneratedMove::Resign => EngineMove::Resign,
        };
        if request.placing > 0 {
            return Ok(EngineMove::Move(Move::Play(placed(&request.position, chosen))));
        }
        if let (EngineMove::Move(mv), Some(mut game)) = (chosen, before) {
            game.moves.push((request.color, mv));
            self.game = Some(game);
        }
        Ok(chosen)
    }

    /// What the engine says of every chain.
    ///
    /// # Errors
    /// It fails, or does not answer in time.
    pub(super) fn judge(&mut self) -> Result<Vec<Judgement>, HostError> {
        if self.engine.knows("tengen-status") {
            return self.engine.ask_for("tengen-status", "", STATUS, status::tengen_status);
        }
        let mut found = Vec::new();
        for (word, status) in status::WORDS {
            let chains = self.engine.ask_for("final_status_list", word, STATUS, replies::status_list)?;
            found.extend(chains.into_iter().map(|points| Judgement { points, status, confidence: None }));
        }
        Ok(found)
    }

    fn tell(&mut self, command: &str, arguments: &str) -> Result<(), HostError> {
        self.engine.ask(command, arguments, PROMPT).map(drop)
    }
}

const fn letter(color: Color) -> &'static str {
    match color {
        Color::Black => "b",
        Color::White => "w",
    }
}

/// Whether the engine has this game on its board, perhaps without the last moves.
fn continues(known: &EnginePosition, wanted: &EnginePosition) -> bool {
    let is_same = |a: &EnginePosition, b: &EnginePosition| {
        (&a.game, a.size, a.rules.name, a.komi, &a.handicap)
            == (&b.game, b.size, b.rules.name, b.komi, &b.handicap)
    };
    is_same(known, wanted) && wanted.moves.starts_with(&known.moves)
}

/// Where a handicap stone goes: where the engine wants it, or on a free star point, since one may not be passed.
fn placed(position: &EnginePosition, chosen: EngineMove) -> Point {
    let is_free = |point: &Point| {
        let by_move = |(_, mv): &(Color, Move)| mv.point() == Some(*point);
        !position.handicap.contains(point) && !position.moves.iter().any(by_move)
    };
    let wish = match chosen {
        EngineMove::Move(mv) => mv.point().filter(is_free),
        EngineMove::Resign => None,
    };
    let size: Size = position.size;
    let star = || star_points(size).iter().find(is_free);
    let corner = || size.points().find(is_free);
    wish.or_else(star).or_else(corner).unwrap_or_else(|| first_point(size))
}

/// A board has at least one point.
fn first_point(size: Size) -> Point {
    size.point(0, 0).expect("every board has the point A1")
}
