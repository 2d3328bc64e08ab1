//! What four introductions to the game say, statement by statement, played through a game under the club preset that
//! follows each of them. `docs/texts.md` lists all statements with the test that holds them.

mod french;
mod persian;
mod russian_club;
mod russian_web;

use tengen_rules::{Color, Game, Komi, Outcome, Phase, PointSet, Reason, Setup, Size};

use crate::play::{is_taken, point, preset};

/// An even game of this club on an empty board.
fn new_game(size: &str, club: &str) -> Game {
    crate::play::new_game(size, preset(club))
}

/// A game of this club from a diagram.
fn game_at(diagram: &str, club: &str, to_move: Color) -> Game {
    crate::play::game_at(diagram, preset(club), to_move)
}

/// A game of this club on 19x19 with handicap stones.
fn handicap_game(club: &str, stones: u16) -> Game {
    Game::new(&Setup::new(Size::NINETEEN, preset(club)).with_handicap(stones)).unwrap()
}

/// The same game with another komi, agreed before the first move.
fn with_komi(game: &Game, komi: &str) -> Game {
    let komi: Komi = komi.parse().unwrap();
    let setup = Setup::from_board(game.board(), *game.rules(), game.to_move());
    Game::new(&Setup { handicap: game.handicap(), ..setup }.with_komi(komi)).unwrap()
}

fn points(names: &str) -> PointSet {
    names.split_whitespace().map(point).collect()
}

/// Both sides pass, agree to these dead stones and count.
fn end(mut game: Game, dead: &str) -> Game {
    while game.phase() == Phase::Play {
        game.play(tengen_rules::Move::Pass).unwrap();
    }
    for name in dead.split_whitespace() {
        game.toggle_dead(point(name)).unwrap();
    }
    game.accept(Color::Black).unwrap();
    game.accept(Color::White).unwrap();
    game
}

fn result(game: Game, dead: &str) -> String {
    end(game, dead).outcome().unwrap().to_string()
}

/// Black's and White's points, komi not counted.
fn score(game: &Game) -> (i32, i32) {
    let score = game.end_position().totals().score();
    let white = score.white - game.komi().score();
    (score.black.halves() / 2, white.halves() / 2)
}

/// The empty points that count for `color`.
fn territory(game: &Game, color: Color) -> PointSet {
    let sheet = game.end_position().sheet();
    let counted = sheet.points.iter().filter(|(_, score)| score.reason == Reason::Territory);
    counted.filter(|(_, score)| score.color == Some(color)).map(|(point, _)| point).collect()
}

/// The sizes of the connected parts, smallest first.
fn sizes(points: &PointSet) -> Vec<u16> {
    let mut sizes: Vec<u16> = points.components().map(|part| part.len()).collect();
    sizes.sort_unstable();
    sizes
}

/// Number of chains of a color.
fn chains(game: &Game, color: Color) -> usize {
    game.board().chains().filter(|chain| chain.color == color).count()
}

fn winner(outcome: Option<Outcome>) -> Option<Color> {
    outcome.and_then(Outcome::winner)
}
