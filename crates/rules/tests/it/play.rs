//! Short forms for tests that play games.

use tengen_rules::{
    Board, Color, Game, IllegalMove, Ko, LongCycle, Move, Phase, Point, PointSet, Preset, Ruleset, Setup,
    Suicide,
};

/// Every ko rule.
pub(crate) const KOS: [Ko; 6] =
    [Ko::None, Ko::Simple, Ko::SimplePlayElsewhere, Ko::Positional, Ko::Situational, Ko::NaturalSituational];

/// Every suicide rule.
pub(crate) const SUICIDES: [Suicide; 3] = [Suicide::Forbidden, Suicide::MultiStone, Suicide::Any];

/// Area rules with this ko and suicide rule, in which long cycles go on.
pub(crate) fn rules(ko: Ko, suicide: Suicide) -> Ruleset {
    Ruleset { ko, suicide, long_cycle: LongCycle::Ignored, ..Ruleset::TROMP_TAYLOR }
}

/// The rules of this name.
pub(crate) fn preset(name: &str) -> Ruleset {
    Preset::find(name).unwrap_or_else(|| panic!("no preset {name}")).rules
}

/// A game on an empty board.
pub(crate) fn new_game(size: &str, rules: Ruleset) -> Game {
    Game::new(&Setup::new(size.parse().unwrap(), rules)).unwrap()
}

/// A game from a diagram.
pub(crate) fn game_at(diagram: &str, rules: Ruleset, to_move: Color) -> Game {
    Game::new(&Setup::from_board(&board(diagram), rules, to_move)).unwrap()
}

pub(crate) fn board(diagram: &str) -> Board {
    diagram.parse().unwrap()
}

pub(crate) fn point(name: &str) -> Point {
    name.parse().unwrap()
}

pub(crate) fn at(name: &str) -> Move {
    if name == "pass" { Move::Pass } else { Move::Play(point(name)) }
}

/// Plays moves that must be legal: points and `pass`, separated by spaces.
pub(crate) fn play(game: &mut Game, moves: &str) {
    for name in moves.split_whitespace() {
        game.play(at(name)).unwrap_or_else(|reason| panic!("{name}: {reason}\n{}", game.board()));
    }
}

/// The same game after moves that must be legal.
pub(crate) fn after(game: &Game, moves: &str) -> Game {
    let mut game = game.clone();
    play(&mut game, moves);
    game
}

/// Why the move is refused. Checks that asking, explaining and playing agree, and that a refusal changes nothing.
pub(crate) fn refusal(game: &Game, name: &str) -> IllegalMove {
    let reason = game.check(at(name)).expect_err("the move is legal");
    let mut tried = game.clone();
    assert_eq!(tried.play(at(name)), Err(reason), "{name}");
    assert_eq!(tried.board(), game.board());
    assert_eq!((tried.to_move(), tried.prisoners()), (game.to_move(), game.prisoners()));
    assert_eq!(tried.turns(), game.turns());
    reason
}

/// Whether the move is legal; asking and playing must agree.
pub(crate) fn is_legal(game: &Game, name: &str) -> bool {
    let legal = game.check(at(name)).is_ok();
    assert_eq!(game.clone().play(at(name)).is_ok(), legal, "{name}");
    legal
}

/// Whether the side to move takes the chain at `target`, or (with `defender` to move) cannot be kept from it, when
/// both sides play on the points of `region` only, or pass. Superko and the depth end the search.
pub(crate) fn is_taken(game: &Game, target: Point, region: &PointSet, depth: u8) -> bool {
    let Some(defender) = game.board().get(target) else { return true };
    if depth == 0 || !matches!(game.phase(), Phase::Play) {
        return false;
    }
    let moves = region.iter().map(Move::Play).chain([Move::Pass]);
    let mut outcomes = moves.filter_map(|mv| {
        let mut next = game.clone();
        next.play(mv).ok()?;
        Some(is_taken(&next, target, region, depth - 1))
    });
    if game.to_move() == defender { outcomes.all(|taken| taken) } else { outcomes.any(|taken| taken) }
}
