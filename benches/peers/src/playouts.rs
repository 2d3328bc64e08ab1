//! Random playouts: ours against `board-game`, by the same rule.
//!
//! The rule: a turn starts at a random place of the list of empty points and takes the first point that is legal and
//! not an own one-point eye; two passes end the game; no suicide. `board-game` has superko too, which does not change
//! the length of playouts. It keeps its empty points in a linked list, so the same rule can be played three ways:
//! - *scan*: skip to the start in its list and scan on, as we do in ours;
//! - *sample*: its own `random_empty_tile_where`, which tries random points: uniform over the acceptable moves;
//! - *list*: a list of empty points kept beside the board by the driver, as ours is kept by the board. The crate does
//!   not offer this; it is what a determined user could make of it, and the fastest.
//!
//! The order of the list shows in the average length: its captured points come back at the front, ours at the end, and
//! a scan prefers points behind a row of refused ones. On 19×19 *sample*, which has no order, gives 454.7 turns, as do
//! we; *scan* 457.4 and *list* 453.4.

use anyhow::ensure;
use board_game::board::{Board as _, Player};
use board_game::games::go::{Chains, GoBoard, Komi, Move, Rules, Tile};
use rand::rngs::SmallRng;
use rand::{Rng as _, SeedableRng as _};
use serde_json::json;
use tengen_rules::{Board, Color, PlayoutRng, Size, playout};

use crate::measure::{Comparison, Contestant, Work, take_turns};

/// Turns of a round, about: some tens of milliseconds for us.
const TURNS: u64 = 1_000_000;
/// The same for the peer, which needs many times as long.
const PEER_TURNS: u64 = 200_000;

/// Average lengths that independent programs agree on, within their spread.
fn expected_length(size: u8) -> f64 {
    match size {
        9 => 110.9,
        13 => 219.2,
        _ => 455.5,
    }
}

/// The largest difference to it: one program differs from another by the order of its list.
const LENGTH_TOLERANCE: f64 = 0.006;

pub(crate) fn compare(size: u8, rounds: usize) -> anyhow::Result<Comparison> {
    let (mut rng, mut lengths) = (PlayoutRng::new(1), Lengths::default());
    let mut seeds = [11, 12, 13].map(SmallRng::seed_from_u64);
    let [scan_rng, sample_rng, list_rng] = &mut seeds;
    let mut contestants = [
        Contestant::new("tengen-rules playout", || Ok(ours(size, &mut rng, &mut lengths))),
        Contestant::new("board-game 0.8.2, scan", || peers(size, scan_rng, Scan)),
        Contestant::new("board-game 0.8.2, sample", || peers(size, sample_rng, Sample)),
        Contestant::new("board-game 0.8.2, list of the driver", || peers(size, list_rng, List::default())),
    ];
    let figures = take_turns(&mut contestants, rounds)?;
    drop(contestants);
    lengths.check(size)?;
    let per_second = 1e9 / (figures[0].median * lengths.average());
    let facts = json!({ "turns_per_game": lengths.average(), "playouts_per_second": per_second.round() });
    Ok(Comparison { title: format!("playouts {size}x{size}"), unit: "turn", figures, facts })
}

/// Games and their turns.
#[derive(Default)]
struct Lengths {
    games: u64,
    turns: u64,
}

impl Lengths {
    fn average(&self) -> f64 {
        self.turns as f64 / self.games as f64
    }

    fn check(&self, size: u8) -> anyhow::Result<()> {
        let off = (self.average() / expected_length(size) - 1.0).abs();
        ensure!(off < LENGTH_TOLERANCE, "{size}x{size}: {:.1} turns on average", self.average());
        Ok(())
    }
}

fn ours(size: u8, rng: &mut PlayoutRng, lengths: &mut Lengths) -> Work {
    let empty = Board::new(Size::square(size).expect("9 to 19 are sizes"));
    let mut board = empty.clone();
    let mut turns = 0;
    while turns < TURNS {
        board.clone_from(&empty);
        turns += u64::from(playout(&mut board, Color::Black, rng));
        lengths.games += 1;
    }
    board.check_invariants();
    lengths.turns += turns;
    Work { units: turns }
}

/// A way to choose moves on the peer's board.
trait Driver {
    fn start(&mut self, _: &GoBoard) {}
    fn choose(&mut self, board: &GoBoard, rng: &mut SmallRng) -> Option<Tile>;
    fn played(&mut self, _: &GoBoard, _: Tile) {}
}

fn peers(size: u8, rng: &mut SmallRng, mut driver: impl Driver) -> anyhow::Result<Work> {
    let mut lengths = Lengths::default();
    while lengths.turns < PEER_TURNS {
        let mut board = GoBoard::new(size, Komi::zero(), Rules::cgos());
        driver.start(&board);
        while !board.is_done() {
            let tile = driver.choose(&board, rng);
            board.play(tile.map_or(Move::Pass, Move::Place)).expect("the move was found available");
            tile.into_iter().for_each(|tile| driver.played(&board, tile));
            lengths.turns += 1;
        }
        lengths.games += 1;
    }
    // Few games a round: a rough check that the same game is played.
    let off = (lengths.average() / expected_length(size) - 1.0).abs();
    ensure!(off < 0.05, "{size}x{size}: {:.1} turns on average by the peer", lengths.average());
    Ok(Work { units: lengths.turns })
}

struct Scan;

impl Driver for Scan {
    fn choose(&mut self, board: &GoBoard, rng: &mut SmallRng) -> Option<Tile> {
        let count = usize::from(board.empty_count());
        if count == 0 {
            return None;
        }
        let start = rng.gen_range(0..count as u32) as usize;
        let (from, before) = (board.empty_tiles().skip(start), board.empty_tiles().take(start));
        from.chain(before).find(|&tile| is_move(board, tile))
    }
}

struct Sample;

impl Driver for Sample {
    fn choose(&mut self, board: &GoBoard, rng: &mut SmallRng) -> Option<Tile> {
        let size = board.size();
        let is_move = |tile: board_game::games::go::FlatTile| is_move(board, tile.to_tile(size));
        board.chains().random_empty_tile_where(rng, is_move).map(|tile| tile.to_tile(size))
    }
}

/// The empty points with the place of each in the list.
#[derive(Default)]
struct List {
    tiles: Vec<Tile>,
    places: Vec<u16>,
}

impl List {
    fn push(&mut self, size: u8, tile: Tile) {
        self.places[usize::from(tile.to_flat(size).index())] = self.tiles.len() as u16;
        self.tiles.push(tile);
    }
}

impl Driver for List {
    fn start(&mut self, board: &GoBoard) {
        self.tiles.clear();
        self.places.resize(usize::from(board.area()), 0);
        board.empty_tiles().for_each(|tile| self.push(board.size(), tile));
    }

    fn choose(&mut self, board: &GoBoard, rng: &mut SmallRng) -> Option<Tile> {
        let count = self.tiles.len();
        if count == 0 {
            return None;
        }
        let (before, from) = self.tiles.split_at(rng.gen_range(0..count as u32) as usize);
        from.iter().chain(before).copied().find(|&tile| is_move(board, tile))
    }

    fn played(&mut self, board: &GoBoard, tile: Tile) {
        let size = board.size();
        let place = self.places[usize::from(tile.to_flat(size).index())];
        if let Some(last) = self.tiles.pop().filter(|&last| last != tile) {
            self.tiles[usize::from(place)] = last;
            self.places[usize::from(last.to_flat(size).index())] = place;
        }
        // Captured points stand at the front of the peer's list.
        let captured = usize::from(board.empty_count()) - self.tiles.len();
        board.empty_tiles().take(captured).for_each(|tile| self.push(size, tile));
    }
}

fn is_move(board: &GoBoard, tile: Tile) -> bool {
    !is_eye(board.chains(), tile, board.next_player())
        && board.is_available_move(Move::Place(tile)).expect("the game goes on")
}

/// The same test as [`Board::is_eyelike`].
fn is_eye(chains: &Chains, tile: Tile, own: Player) -> bool {
    let size = chains.size();
    let at = |dx: i16, dy: i16| {
        let (x, y) = (i16::from(tile.x()) + dx, i16::from(tile.y()) + dy);
        let on_board = (0..i16::from(size)).contains(&x) && (0..i16::from(size)).contains(&y);
        on_board.then(|| chains.stone_at(Tile::new(x as u8, y as u8).to_flat(size)))
    };
    let own_or_border = |(dx, dy)| at(dx, dy).is_none_or(|stone| stone == Some(own));
    if ![(1, 0), (-1, 0), (0, 1), (0, -1)].into_iter().all(own_or_border) {
        return false;
    }
    let diagonals = [(1, 1), (-1, 1), (1, -1), (-1, -1)].map(|(dx, dy)| at(dx, dy));
    let enemies = diagonals.iter().filter(|stone| **stone == Some(Some(own.other()))).count();
    enemies + usize::from(diagonals.contains(&None)) < 2
}
