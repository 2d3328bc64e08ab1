//! From a game to the inputs of a network: KataGo's inputs V7, 22 planes and 19 numbers for the player to move.
//!
//! Each plane and each number has a function of its own that says what it means. Planes are sets of points: all are
//! zeros and ones. Source: KataGo `cpp/neuralnet/nninputs.cpp` (`fillRowV7`) and `cpp/game/boardhistory.cpp`.
//!
//! Not done: KataGo's *encore*, its way to settle territory by playing on. Tengen's players mark dead stones instead,
//! so planes 7, 20 and 21 and numbers 12 and 13 are always zero. Plane 8 has no meaning in V7.

mod globals;
mod planes;

use tengen_rules::{Board, Color, Game, Ladders, Move, Phase, PointSet, ladders};
use tengen_search::{Passing, Request};

use crate::model::{GLOBALS, PLANES};
use crate::raw::Inputs;

/// How many turns back a network looks.
const MAX_HISTORY: usize = 5;

/// What several planes and numbers are made from.
///
/// # Invariants
/// `history` is the last turns, latest first, as far as the colors alternate back from the player to move.
struct View<'a> {
    game: &'a Game,
    board: &'a Board,
    mover: Color,
    history: Vec<Move>,
    /// Ladders now, one turn ago and two turns ago (or later, where history ends).
    ladders: [Ladders; 3],
    /// Whether turns and the end of the game are kept from the network.
    hidden: bool,
    advantage: f32,
}

impl<'a> View<'a> {
    fn new(game: &'a Game, request: &Request) -> View<'a> {
        let over = matches!(game.phase(), Phase::Over(_));
        let hidden = over || request.passing == Passing::Conservative && globals::pass_would_end(game);
        let history = if hidden { Vec::new() } else { history(game) };
        let now = ladders(game.board());
        let turns = game.turns();
        let before = |back: usize| ladders(&game.board_after(turns.len() - back));
        let one = if history.is_empty() { now } else { before(1) };
        let two = if history.len() < 2 { one } else { before(2) };
        View {
            game,
            board: game.board(),
            mover: game.to_move(),
            history,
            ladders: [now, one, two],
            hidden,
            advantage: request.advantage,
        }
    }
}

/// The last turns, latest first, while the colors alternate.
fn history(game: &Game) -> Vec<Move> {
    let mut color = game.to_move();
    let alternates = |turn: &&tengen_rules::Turn| {
        color = !color;
        turn.color == color
    };
    game.turns().iter().rev().take(MAX_HISTORY).take_while(alternates).map(tengen_rules::Turn::mv).collect()
}

/// Writes the inputs for the position of `game` into `inputs`, turned as `request` says.
pub fn fill(game: &Game, request: &Request, inputs: &mut Inputs) {
    let view = View::new(game, request);
    let (size, symmetry) = (game.size(), request.symmetry);
    inputs.size = symmetry.size(size);
    inputs.planes.clear();
    inputs.planes.resize(usize::from(size.area()) * PLANES, 0.0);
    for (plane, points) in view.planes().into_iter().enumerate() {
        for point in points.iter() {
            inputs.planes[symmetry.index(size, point) * PLANES + plane] = 1.0;
        }
    }
    inputs.globals = view.globals();
}

impl View<'_> {
    fn planes(&self) -> [PointSet; PLANES] {
        let [few, two, three] = self.liberties();
        let recent = |back: usize| self.recent(back);
        let [own_area, other_area] = self.areas();
        [
            self.on_board(),
            self.own_stones(),
            self.other_stones(),
            few,
            two,
            three,
            self.forbidden_by_ko(),
            PointSet::EMPTY,
            PointSet::EMPTY,
            recent(1),
            recent(2),
            recent(3),
            recent(4),
            recent(5),
            self.caught(0),
            self.caught(1),
            self.caught(2),
            self.ladder_moves(),
            own_area,
            other_area,
            PointSet::EMPTY,
            PointSet::EMPTY,
        ]
    }

    fn globals(&self) -> [f32; GLOBALS] {
        let [superko, kind_of_superko] = self.ko();
        let [seki_tax, group_tax] = self.tax();
        let [has_advantage, advantage] = self.advantage();
        [
            self.passed(1),
            self.passed(2),
            self.passed(3),
            self.passed(4),
            self.passed(5),
            self.komi() / 20.0,
            superko,
            kind_of_superko,
            self.suicide(),
            self.territory(),
            seki_tax,
            group_tax,
            0.0,
            0.0,
            self.last_pass(),
            has_advantage,
            advantage,
            self.button(),
            self.parity(),
        ]
    }
}
