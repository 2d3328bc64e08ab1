//! From a game to the inputs of a network: KataGo's inputs V7, 22 planes and 19 numbers for the player to move.
//!
//! Each plane and each number has a function of its own that says what it means. Planes are sets of points: all are
//! zeros and ones. Source: KataGo `cpp/neuralnet/nninputs.cpp` (`fillRowV7`) and `cpp/game/boardhistory.cpp`.
//!
//! Not done: KataGo's *encore*, its way to settle territory by playing on. Tengen's players mark dead stones instead,
//! so planes 7, 20 and 21 and numbers 12 and 13 are always zero. Plane 8 has no meaning in V7.

mod globals;
mod known_ladders;
mod planes;

use tengen_rules::{Board, Color, Game, Ladders, Move, Phase, PointSet};
use tengen_search::{Passing, Request};

use crate::model::{GLOBALS, PLANES};
use crate::raw::Inputs;
use known_ladders::KnownLadders;

/// How many turns back a network looks.
const MAX_HISTORY: usize = 5;

/// Makes the inputs of a network. Remembers the ladders of the boards that it met.
#[derive(Clone, Debug)]
pub struct Features {
    ladders: KnownLadders,
}

/// What several planes and numbers are made from.
///
/// # Invariants
/// `history` is the last turns, latest first, as far as the colors alternate back from the player to move.
struct View<'a> {
    game: &'a Game,
    board: &'a Board,
    mover: Color,
    /// The points where the mover may play.
    legal: PointSet,
    history: Vec<Move>,
    ladders: Ladders,
    /// The stones caught in a ladder one turn ago and two turns ago (or later, where history ends).
    caught_before: [PointSet; 2],
    /// Whether turns and the end of the game are kept from the network.
    hidden: bool,
    advantage: f32,
}

impl Features {
    /// Knows no board yet.
    #[must_use]
    pub fn new() -> Features {
        Features { ladders: KnownLadders::new() }
    }

    /// Writes the inputs for the position of `game` into `inputs`, turned as `request` says. Returns the legal points,
    /// which it has to find anyway.
    pub fn fill(&mut self, game: &Game, request: &Request, inputs: &mut Inputs) -> PointSet {
        let view = self.view(game, request);
        let (size, symmetry) = (game.size(), request.symmetry);
        inputs.size = symmetry.size(size);
        inputs.planes.clear();
        inputs.planes.resize(usize::from(size.area()) * PLANES, 0.0);
        view.for_each_plane(|plane, points| {
            for point in points.iter() {
                inputs.planes[symmetry.index(size, point) * PLANES + plane] = 1.0;
            }
        });
        inputs.globals = view.globals();
        view.legal
    }

    fn view<'a>(&mut self, game: &'a Game, request: &Request) -> View<'a> {
        let over = matches!(game.phase(), Phase::Over(_));
        let hidden = over || request.passing == Passing::Conservative && globals::pass_would_end(game);
        let history = if hidden { Vec::new() } else { history(game) };
        let turns = game.turns().len();
        let ladders = self.ladders.read(game.board());
        let one =
            if history.is_empty() { ladders.stones } else { self.ladders.caught_after(game, turns - 1) };
        let two = if history.len() < 2 { one } else { self.ladders.caught_after(game, turns - 2) };
        View {
            game,
            board: game.board(),
            mover: game.to_move(),
            legal: game.legal_points(),
            history,
            ladders,
            caught_before: [one, two],
            hidden,
            advantage: request.advantage,
        }
    }
}

impl Default for Features {
    fn default() -> Features {
        Features::new()
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

impl View<'_> {
    /// Calls `put` with each plane that is not always empty, and its number.
    fn for_each_plane(&self, mut put: impl FnMut(usize, &PointSet)) {
        put(0, &self.on_board());
        put(1, &self.own_stones());
        put(2, &self.other_stones());
        for (plane, points) in (3..).zip(&self.liberties()) {
            put(plane, points);
        }
        put(6, &self.forbidden_by_ko());
        for back in 1..=MAX_HISTORY {
            put(8 + back, &self.recent(back));
        }
        for (plane, points) in (14..).zip(&self.caught()) {
            put(plane, points);
        }
        put(17, &self.ladder_moves());
        for (plane, points) in (18..).zip(&self.areas()) {
            put(plane, points);
        }
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
