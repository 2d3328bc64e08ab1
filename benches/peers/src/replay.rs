//! Replay of real games with full positional superko: ours through `Game`, against `board-game`.
//!
//! The moves are decoded before the clock starts. Both forbid suicide and repeated positions, and both want alternate
//! turns from Black on; games with handicap stones or colors out of turn are left out, and passes end the replay.

use anyhow::{Context as _, ensure};
use board_game::board::{Board as _, Player};
use board_game::games::go::{GoBoard, Komi, Move as PeerMove, Rules, Tile};
use serde_json::json;
use tengen_rules::{Color, Game, Move, Point, Ruleset, Setup, Size, Suicide};
use tengen_sgf::{GameTree, read};

use crate::measure::{Comparison, Contestant, Work, take_turns};

const RULES: Ruleset = Ruleset { suicide: Suicide::Forbidden, ..Ruleset::TROMP_TAYLOR };

pub(crate) fn compare(files: &[Vec<u8>], rounds: usize) -> anyhow::Result<Comparison> {
    let games: Vec<Vec<Point>> = files.iter().filter_map(|file| moves_of(file)).collect();
    let refused = check(&games)?;
    let peer_games: Vec<Vec<Tile>> =
        games.iter().map(|game| game.iter().copied().map(tile).collect()).collect();
    let mut contestants = [
        Contestant::new("tengen-rules Game", || {
            let mut played = 0;
            for game in &games {
                played += ours(game)?.turns().len() as u64;
            }
            Ok(Work { units: played })
        }),
        Contestant::new("board-game 0.8.2", || {
            Ok(Work { units: peer_games.iter().map(|game| peers(game).1).sum() })
        }),
    ];
    let figures = take_turns(&mut contestants, rounds)?;
    ensure!(figures[0].units == figures[1].units, "the replays played different numbers of moves");
    let facts =
        json!({ "games": games.len(), "moves": figures[0].units, "games_with_a_refused_move": refused });
    Ok(Comparison { title: "replay with positional superko".to_owned(), unit: "move", figures, facts })
}

/// The stones of the main line of a plain 19×19 game, up to the first pass.
fn moves_of(file: &[u8]) -> Option<Vec<Point>> {
    let parsed = read(file).ok()?;
    let tree = GameTree::new(parsed.collection.first_game()?);
    let has_setup = |name: &str| tree.root().properties().any(|property| property.name() == name);
    if tree.size() != Size::NINETEEN || has_setup("AB") || has_setup("AW") {
        return None;
    }
    let moves: Vec<(Color, Move)> = tree.root().main_line().filter_map(|node| tree.move_of(node)).collect();
    let in_turn = moves.iter().zip([Color::Black, Color::White].into_iter().cycle()).all(|(m, c)| m.0 == c);
    let stones: Vec<Point> = moves.iter().map_while(|(_, mv)| mv.point()).collect();
    (in_turn && !stones.is_empty()).then_some(stones)
}

fn tile(point: Point) -> Tile {
    Tile::new(point.col(), point.row())
}

/// Plays until the end or the first refusal.
fn ours(game: &[Point]) -> anyhow::Result<Game> {
    let mut played = Game::new(&Setup::new(Size::NINETEEN, RULES)).context("the setup is empty")?;
    for &point in game {
        if played.play(Move::Play(point)).is_err() {
            break;
        }
    }
    Ok(played)
}

/// The same; also the number of moves played.
fn peers(game: &[Tile]) -> (GoBoard, u64) {
    let mut board = GoBoard::new(19, Komi::zero(), Rules::cgos());
    let played = game.iter().take_while(|&&tile| board.play(PeerMove::Place(tile)).is_ok()).count();
    (board, played as u64)
}

/// Both must play the same moves and end with the same stones. Returns in how many games a move was refused.
fn check(games: &[Vec<Point>]) -> anyhow::Result<usize> {
    let mut refused = 0;
    for game in games {
        let played = ours(game)?;
        let tiles: Vec<Tile> = game.iter().copied().map(tile).collect();
        let (board, count) = peers(&tiles);
        ensure!(played.turns().len() as u64 == count, "refused at move {} and {count}", played.turns().len());
        for point in Size::NINETEEN.points() {
            let peer = board.stone_at(tile(point)).map(|player| match player {
                Player::A => Color::Black,
                Player::B => Color::White,
            });
            ensure!(played.board().get(point) == peer, "different stones at {point}");
        }
        refused += usize::from(played.turns().len() < game.len());
    }
    Ok(refused)
}
