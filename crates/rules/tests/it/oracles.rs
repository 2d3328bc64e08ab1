//! Numbers that are known from elsewhere: legal positions and the game graph (J. Tromp, G. Farnebäck,
//! "Combinatorics of Go"; OEIS A094777), complete games (the same paper), move sequences (perft, counted by two
//! programs written for that purpose), and solved boards (E. van der Werf; small ones by exhaustive search).

use tengen_rules::{Board, Color, Game, Ko, Komi, Move, Phase, Ruleset, Score, Size, Suicide, perft};

use crate::play::{new_game, rules};
use tengen_testing::thorough;

use Color::{Black, White};

/// What is counted over all legal positions of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Graph {
    /// Legal positions.
    nodes: u64,
    /// Stones of either color that change the position: all but single-stone suicides.
    edges: u64,
    /// Of these, suicides of several stones.
    suicides: u64,
    /// Of these, captures.
    captures: u64,
}

impl Graph {
    /// The sum with `weight` times the other.
    fn plus(self, weight: u64, other: Graph) -> Graph {
        Graph {
            nodes: self.nodes + weight * other.nodes,
            edges: self.edges + weight * other.edges,
            suicides: self.suicides + weight * other.suicides,
            captures: self.captures + weight * other.captures,
        }
    }
}

/// The drawing of number `code` in base 3, legal or not.
fn drawing(size: Size, mut code: u64) -> Board {
    Board::from_fn(size, |_| {
        let stone = [None, Some(Black), Some(White)][(code % 3) as usize];
        code /= 3;
        stone
    })
}

fn is_position(board: &Board) -> bool {
    board.chains().all(|chain| !chain.liberties.is_empty())
}

fn count_edges(board: &Board) -> Graph {
    let mut graph = Graph { nodes: 1, ..Graph::default() };
    let points = board.empty_points().iter();
    for (color, &point) in points.flat_map(|point| Color::ALL.map(|color| (color, point))) {
        let mut after = board.clone();
        let placed = after.place(color, point).unwrap();
        assert_eq!(after.hash(), board.hash_after(color, point));
        assert_eq!(placed.suicide > 0, board.is_suicide(color, point));
        if placed.suicide == 1 {
            assert_eq!(after.hash(), board.hash());
            continue;
        }
        graph.edges += 1;
        graph.suicides += u64::from(placed.suicide > 1);
        graph.captures += u64::from(placed.captured > 0);
    }
    graph
}

/// The symmetries of the board: where each of them takes the point with this index.
fn symmetries(size: Size) -> Vec<Vec<usize>> {
    let (cols, rows) = (usize::from(size.cols()), usize::from(size.rows()));
    let points = || (0..rows).flat_map(move |row| (0..cols).map(move |col| (col, row)));
    let flips = [(false, false), (true, false), (false, true), (true, true)].map(|(left, up)| {
        let flip = |turn, at, side| if turn { side - 1 - at } else { at };
        points().map(|(col, row)| flip(up, row, rows) * cols + flip(left, col, cols)).collect::<Vec<_>>()
    });
    let transposed = flips.iter().filter(|_| cols == rows);
    let transposed = transposed.map(|flip| points().map(|(col, row)| flip[col * cols + row]).collect());
    flips.iter().cloned().chain(transposed).collect()
}

/// How many drawings the symmetries of the board and of the colors make of this one, if it has the lowest number of
/// them all; else 0.
fn weight(size: Size, symmetries: &[Vec<usize>], code: u64) -> u64 {
    let shifted = std::iter::successors(Some(code), |code| Some(code / 3));
    let digits: Vec<u64> = shifted.map(|code| code % 3).take(size.area().into()).collect();
    let mut images = Vec::new();
    for (symmetry, swap) in symmetries.iter().flat_map(|s| [(s, [0, 1, 2]), (s, [0, 2, 1])]) {
        let image = symmetry.iter().rev().fold(0, |image, &at| image * 3 + swap[digits[at] as usize]);
        if image < code {
            return 0;
        }
        images.push(image);
    }
    images.sort_unstable();
    images.dedup();
    images.len() as u64
}

/// The game graph of a board, counted on two threads. Drawings that are images of each other are counted once, with
/// their number.
fn count_graph(size: &str) -> Graph {
    let size: Size = size.parse().unwrap();
    let symmetries = symmetries(size);
    let part = |first: u64| {
        let mut graph = Graph::default();
        for code in (first..3u64.pow(size.area().into())).step_by(2) {
            let weight = weight(size, &symmetries, code);
            if weight > 0 && is_position(&drawing(size, code)) {
                graph = graph.plus(weight, count_edges(&drawing(size, code)));
            }
        }
        graph
    };
    std::thread::scope(|scope| {
        let other = scope.spawn(|| part(1));
        part(0).plus(1, other.join().unwrap())
    })
}

fn check_graph(size: &str, [nodes, edges, suicides, captures]: [u64; 4]) {
    assert_eq!(count_graph(size), Graph { nodes, edges, suicides, captures }, "{size}");
}

#[test]
fn game_graphs_of_narrow_boards() {
    check_graph("1x1", [1, 0, 0, 0]);
    check_graph("1x2", [5, 12, 4, 4]);
    check_graph("1x3", [15, 42, 6, 14]);
    check_graph("1x4", [41, 144, 16, 44]);
    check_graph("1x5", [113, 492, 54, 142]);
    check_graph("1x6", [313, 1620, 168, 452]);
    check_graph("1x7", [867, 5190, 508, 1412]);
    check_graph("7x1", [867, 5190, 508, 1412]);
}

#[test]
fn game_graphs_of_two_rows() {
    check_graph("2x2", [57, 192, 8, 56]);
    check_graph("2x3", [489, 2312, 92, 500]);
    check_graph("3x2", [489, 2312, 92, 500]);
    check_graph("2x4", [4125, 25608, 1152, 4848]);
    check_graph("2x5", [35117, 269_608, 11340, 47496]);
    check_graph("2x6", [299_681, 2_737_544, 105_088, 457_816]);
}

#[test]
fn game_graphs_of_three_rows() {
    check_graph("3x3", [12675, 86200, 2698, 14390]);
    check_graph("4x3", [321_689, 2_873_612, 77728, 427_600]);
}

#[test]
fn game_graphs_of_larger_boards() {
    if thorough("game graphs of 3x5 and 4x4") {
        check_graph("3x5", [8_180_343, 90_537_776, 2_173_506, 12_505_808]);
        check_graph("4x4", [24_318_165, 285_531_024, 6_249_184, 37_839_344]);
    }
}

/// The published numbers of legal positions for which the paper gives no edges.
#[test]
fn legal_positions() {
    let count = |size: &str| {
        let size: Size = size.parse().unwrap();
        (0..3u64.pow(size.area().into())).filter(|&code| is_position(&drawing(size, code))).count()
    };
    let one_row: Vec<usize> = (1..=10).map(|n| count(&format!("1x{n}"))).collect();
    assert_eq!(one_row, [1, 5, 15, 41, 113, 313, 867, 2401, 6649, 18413]);
    if thorough("legal positions of 2x7") {
        assert_eq!(count("2x7"), 2_557_605);
    }
}

/// Numbers of complete games and the longest of them, passes included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Games {
    count: u64,
    longest: usize,
}

/// All games from here to two passes. The recursion ends because superko leaves no endless game; the boards have at
/// most three points.
fn complete_games(game: &Game) -> Games {
    if game.phase() != Phase::Play {
        return Games { count: 1, longest: game.turns().len() };
    }
    let moves = game.legal_points().iter().map(Move::Play).chain([Move::Pass]).collect::<Vec<_>>();
    moves.into_iter().fold(Games::default(), |sum, mv| {
        let mut next = game.clone();
        next.play(mv).unwrap();
        let games = complete_games(&next);
        Games { count: sum.count + games.count, longest: sum.longest.max(games.longest) }
    })
}

#[test]
fn complete_games_of_the_smallest_boards() {
    use Ko::{NaturalSituational, Positional, Situational};
    use Suicide::{Forbidden, MultiStone};
    let columns = [
        (Positional, Forbidden, [1, 9, 907]),
        (Positional, MultiStone, [1, 9, 907]),
        (Situational, Forbidden, [1, 9, 959]),
        (Situational, MultiStone, [1, 21, 3267]),
        (NaturalSituational, Forbidden, [1, 9, 959]),
        (NaturalSituational, MultiStone, [1, 105, 46879]),
    ];
    for (ko, suicide, counts) in columns {
        let found =
            ["1x1", "1x2", "3x1"].map(|size| complete_games(&new_game(size, rules(ko, suicide))).count);
        assert_eq!(found, counts, "{ko:?} {suicide:?}");
    }
}

#[test]
fn longest_games_of_the_smallest_boards() {
    let longest = |ko| {
        ["1x1", "1x2", "1x3"]
            .map(|size| complete_games(&new_game(size, rules(ko, Suicide::MultiStone))).longest)
    };
    assert_eq!(longest(Ko::Positional), [2, 5, 21]);
    assert_eq!(longest(Ko::Situational), [2, 8, 22]);
    assert_eq!(longest(Ko::NaturalSituational), [2, 13, 27]);
}

/// The positions of a board of `n` points in a row and the moves between them, either color, single-stone suicides
/// left out. Position 0 is the empty board.
fn row_graph(points: u8) -> Vec<Vec<usize>> {
    let size = Size::new(points, 1).unwrap();
    let drawings = (0..3u64.pow(points.into())).map(|code| drawing(size, code));
    let positions: Vec<Board> = drawings.filter(is_position).collect();
    let index = |board: &Board| positions.iter().position(|p| p.hash() == board.hash()).unwrap();
    let moves = |board: &Board| {
        let mut next = Vec::new();
        for (color, point) in Color::ALL.into_iter().flat_map(|c| size.points().map(move |p| (c, p))) {
            let mut after = board.clone();
            if after.place(color, point).is_some_and(|placed| placed.suicide != 1) {
                next.push(index(&after));
            }
        }
        next
    };
    positions.iter().map(moves).collect()
}

/// Number of paths from `at` that visit no position twice, the empty path included, and the length of the longest.
/// `visited` has a bit for each position. No deeper than there are positions, 41.
fn simple_paths(graph: &[Vec<usize>], at: usize, visited: u64) -> (u64, u32) {
    let mut sum = (1, 0);
    for &next in graph[at].iter().filter(|&&next| visited >> next & 1 == 0) {
        let (paths, length) = simple_paths(graph, next, visited | 1 << next);
        sum = (sum.0 + paths, sum.1.max(length + 1));
    }
    sum
}

/// Under positional superko a complete game is a path through the game graph that visits no position twice: where
/// the color of the next move is not the one to move, exactly one pass stands before it, and at the end stand the
/// passes that make two.
#[test]
fn complete_games_are_simple_paths() {
    for (points, count, longest) in [(1, 1, 0), (2, 9, 2), (3, 907, 14)] {
        assert_eq!(simple_paths(&row_graph(points), 0, 1), (count, longest), "1x{points}");
    }
}

#[test]
fn complete_games_of_1x4() {
    if !thorough("complete games of 1x4") {
        return;
    }
    let graph = row_graph(4);
    assert_eq!(graph.len(), 41);
    assert_eq!(simple_paths(&graph, 0, 1), (2_098_407_841, 40));
}

/// Perft from the empty board, Black first; `-` where no number is known. Boards, then the depths, then a line for
/// each ko and suicide rule.
const PERFT: &str = include_str!("perft.txt");

fn ko_named(name: &str) -> Ko {
    match name {
        "none" => Ko::None,
        "simple" => Ko::Simple,
        "positional" => Ko::Positional,
        "situational" => Ko::Situational,
        "natural" => Ko::NaturalSituational,
        _ => panic!("no ko rule {name}"),
    }
}

fn suicide_named(name: &str) -> Suicide {
    match name {
        "forbidden" => Suicide::Forbidden,
        "multi" => Suicide::MultiStone,
        _ => panic!("no suicide rule {name}"),
    }
}

/// One known number: a game, the depth, and how many sequences there are.
struct Cell {
    name: String,
    game: Game,
    depth: usize,
    count: u64,
}

fn cells() -> Vec<Cell> {
    let mut cells = Vec::new();
    let (mut size, mut depths) = ("", Vec::new());
    for line in PERFT.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let words: Vec<&str> = line.split_whitespace().collect();
        if words[0] == "board" {
            size = words[1];
            depths = words[2..].iter().map(|word| word.parse::<usize>().unwrap()).collect();
            continue;
        }
        assert_eq!(words.len(), depths.len() + 2, "{line}");
        for (&depth, word) in depths.iter().zip(&words[2..]).filter(|(_, word)| **word != "-") {
            let game = new_game(size, rules(ko_named(words[0]), suicide_named(words[1])));
            let name = format!("{size} {} {} depth {depth}", words[0], words[1]);
            cells.push(Cell { name, game, depth, count: word.parse().unwrap() });
        }
    }
    cells
}

fn check_cells(wanted: impl Fn(u64) -> bool) {
    for cell in cells().iter().filter(|cell| wanted(cell.count)) {
        assert_eq!(perft(&cell.game, cell.depth), cell.count, "{}", cell.name);
    }
}

/// Larger counts are checked with `TENGEN_CI=1`.
const EVERYDAY: u64 = 100_000;

#[test]
fn perft_of_small_boards() {
    assert_eq!(cells().len(), 350);
    check_cells(|count| count <= EVERYDAY);
}

#[test]
fn perft_of_small_boards_deeply() {
    if thorough("perft with more than 100,000 sequences") {
        check_cells(|count| count > EVERYDAY);
    }
}

#[test]
fn perft_of_usual_boards() {
    let check = |size, counts: &[u64]| {
        let game = new_game(size, rules(Ko::Positional, Suicide::Forbidden));
        let found: Vec<u64> = (1..=counts.len()).map(|depth| perft(&game, depth)).collect();
        assert_eq!(found, counts, "{size}");
    };
    check("9x9", &[82, 6643, 531_522]);
    check("13x13", &[170, 28731]);
    check("19x19", &[362, 130_683]);
    if thorough("perft of 13x13 and 19x19 to depth 3") {
        check("13x13", &[170, 28731, 4_826_978]);
        check("19x19", &[362, 130_683, 47_046_242]);
    }
}

/// The most that the player to move can get: Black's area less White's. Plain alpha-beta without memory, since superko
/// makes the value depend on the history; no deeper than superko lets a game be long. The pass is tried first: it ends
/// the game or shows what the opponent still has.
fn value(game: &Game, mut low: Score, mut high: Score) -> Score {
    if game.phase() != Phase::Play {
        return game.end_position().totals().margin();
    }
    let moves =
        [Move::Pass].into_iter().chain(game.legal_points().iter().map(Move::Play)).collect::<Vec<_>>();
    for mv in moves {
        let mut next = game.clone();
        next.play(mv).unwrap();
        let found = value(&next, low, high);
        match game.to_move() {
            Black => low = low.max(found),
            White => high = high.min(found),
        }
        if low >= high {
            break;
        }
    }
    if game.to_move() == Black { low } else { high }
}

fn check_value(size: &str, kos: &[Ko], suicides: &[Suicide], expected: i32) {
    for (ko, suicide) in kos.iter().flat_map(|ko| suicides.iter().map(move |suicide| (*ko, *suicide))) {
        let rules = Ruleset { komi: Komi::ZERO, ..rules(ko, suicide) };
        let game = new_game(size, rules);
        let bound = Score::from_points(game.size().area().into());
        let found = value(&game, -bound, bound);
        assert_eq!(found, Score::from_points(expected), "{size} {ko:?} {suicide:?}");
    }
}

#[test]
fn solved_boards() {
    use Ko::{NaturalSituational, Positional, Situational};
    use Suicide::{Forbidden, MultiStone};
    let superkos = [Positional, Situational, NaturalSituational];
    let suicides = [Forbidden, MultiStone];
    check_value("1x1", &superkos, &suicides, 0);
    check_value("1x2", &superkos, &suicides, 0);
    check_value("1x3", &superkos, &suicides, 3);
    check_value("1x4", &superkos, &suicides, 4);
    check_value("1x5", &[Positional, Situational], &[Forbidden], 0);
    check_value("2x2", &superkos, &suicides, 1);
}
