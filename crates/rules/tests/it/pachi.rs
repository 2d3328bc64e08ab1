//! Pachi's board regression test: the state of the board after every command of regtest.gtp.

use std::collections::{HashMap, HashSet};
use std::io::Read;

use tengen_rules::{Board, ByColor, Color, Placed, Point, PointSet, Size};

use tengen_testing::shared;

/// Pachi's count of liberties, which is a lower bound: it lists at most ten for each chain, and looks for more only
/// when filled ones have brought the list down to five. Which ones are listed depends on the order of the moves.
struct ListedLiberties {
    size: Size,
    occupied: PointSet,
    /// The name of the chain at each stone.
    chain: HashMap<Point, Point>,
    chains: HashMap<Point, Listed>,
}

struct Listed {
    color: Color,
    stones: Vec<Point>,
    liberties: Vec<Point>,
}

const MOST: usize = 10;
const REFILL: usize = 5;

impl Listed {
    fn add(&mut self, liberty: Point) {
        if self.liberties.len() < MOST && !self.liberties.contains(&liberty) {
            self.liberties.push(liberty);
        }
    }
}

impl ListedLiberties {
    fn new(size: Size) -> ListedLiberties {
        ListedLiberties { size, occupied: PointSet::EMPTY, chain: HashMap::new(), chains: HashMap::new() }
    }

    fn total(&self) -> usize {
        self.chains.values().map(|chain| chain.liberties.len()).sum()
    }

    /// The neighbors in Pachi's order: below, left, right, above.
    fn neighbors(&self, p: Point) -> Vec<Point> {
        let mut neighbors: Vec<Point> = self.size.neighbors(p).collect();
        neighbors.sort();
        neighbors
    }

    fn play(&mut self, color: Color, point: Point) {
        let mut own = None;
        for neighbor in self.neighbors(point) {
            let Some(&name) = self.chain.get(&neighbor) else { continue };
            self.fill(name, point);
            if self.chains[&name].color == color {
                match own {
                    None => self.join_stone(point, name, neighbor),
                    Some(own) if own != name => self.join_chains(own, name),
                    Some(_) => {}
                }
                own = own.or(Some(name));
            } else if self.chains[&name].liberties.is_empty() {
                self.remove(name);
            }
        }
        self.occupied.insert(point);
        if own.is_none() {
            let liberties = self.empty_neighbors(point);
            self.chain.insert(point, point);
            self.chains.insert(point, Listed { color, stones: vec![point], liberties });
        }
        let own = self.chain[&point];
        if self.chains[&own].liberties.is_empty() {
            self.remove(own);
        }
    }

    fn empty_neighbors(&self, p: Point) -> Vec<Point> {
        self.neighbors(p).into_iter().filter(|&q| !self.occupied.contains(q)).collect()
    }

    /// Strikes a liberty off a list, and lengthens the list if it has become short.
    fn fill(&mut self, name: Point, point: Point) {
        let chain = &self.chains[&name];
        let Some(at) = chain.liberties.iter().position(|&liberty| liberty == point) else { return };
        let seen: Vec<Point> = chain.stones.iter().flat_map(|&stone| self.empty_neighbors(stone)).collect();
        let chain = self.chains.get_mut(&name).unwrap();
        chain.liberties.swap_remove(at);
        if chain.liberties.len() == REFILL {
            seen.into_iter().filter(|&p| p != point).for_each(|p| chain.add(p));
        }
    }

    /// Adds a stone to a chain after its neighbor there.
    fn join_stone(&mut self, point: Point, name: Point, neighbor: Point) {
        let liberties = self.empty_neighbors(point);
        let chain = self.chains.get_mut(&name).unwrap();
        let at = chain.stones.iter().position(|&stone| stone == neighbor).unwrap();
        chain.stones.insert(at + 1, point);
        liberties.into_iter().for_each(|p| chain.add(p));
        self.chain.insert(point, name);
    }

    /// Adds the stones of a chain after the first stone of another.
    fn join_chains(&mut self, to: Point, from: Point) {
        let gone = self.chains.remove(&from).unwrap();
        let chain = self.chains.get_mut(&to).unwrap();
        gone.liberties.into_iter().for_each(|p| chain.add(p));
        chain.stones.splice(1..1, gone.stones.iter().copied());
        for stone in gone.stones {
            self.chain.insert(stone, to);
        }
    }

    fn remove(&mut self, name: Point) {
        let gone = self.chains.remove(&name).unwrap();
        for stone in gone.stones {
            self.chain.remove(&stone);
            self.occupied.remove(stone);
            for neighbor in self.neighbors(stone) {
                if let Some(chain) = self.chain.get(&neighbor).and_then(|name| self.chains.get_mut(name)) {
                    chain.add(stone);
                }
            }
        }
    }
}

struct Game {
    board: Board,
    moves: usize,
    last: Option<(Color, Point)>,
    /// Stones taken by each color.
    captures: ByColor<u16>,
    /// The color that may not retake the ko.
    banned: Color,
    listed: ListedLiberties,
    /// The hashes of all positions so far.
    seen: HashSet<u64>,
    /// Whether the last move has repeated a position.
    repeats: bool,
}

impl Game {
    fn new(size: Size) -> Game {
        Game {
            board: Board::new(size),
            moves: 0,
            last: None,
            captures: ByColor::default(),
            banned: Color::Black,
            listed: ListedLiberties::new(size),
            seen: HashSet::from([0]),
            repeats: false,
        }
    }

    fn play(&mut self, color: Color, point: Option<Point>) {
        self.moves += 1;
        self.last = point.map(|point| (color, point));
        self.banned = !color;
        let Some(point) = point else { return self.board.clear_ko() };
        self.listed.play(color, point);
        let Placed { captured, suicide } = self.board.place(color, point).unwrap();
        self.captures[color] += captured;
        self.captures[!color] += suicide;
        self.repeats = !self.seen.insert(self.board.hash());
    }

    /// The state in Pachi's words, spaces apart.
    fn state(&self) -> String {
        let point = |color: Color, p: Point| format!("{} {p}", color.letter().to_ascii_lowercase());
        let last = self.last.map_or("-".to_owned(), |(color, p)| point(color, p));
        let ko = self.board.ko().map_or("-".to_owned(), |p| point(self.banned, p));
        let liberties: Vec<u16> = self.board.chains().map(|chain| chain.liberties.len()).collect();
        let listed = self.listed.total();
        assert!(listed <= liberties.iter().map(|&n| usize::from(n)).sum());
        let in_atari = liberties.iter().filter(|&&n| n == 1).count();
        let cap = if in_atari == 0 { String::new() } else { format!(" cap {in_atari}") };
        let superko = if self.repeats { " SKO" } else { "" };
        let ByColor { black, white } = self.captures;
        format!(
            "move: {} last: {last} cap: {black} {white} ko: {ko}{superko} groups: {} libs {listed}{cap}",
            self.moves,
            liberties.len()
        )
    }
}

/// A state line without the age of the ko and Pachi's hash.
fn expected(line: &str) -> String {
    let words: Vec<&str> = line.split_whitespace().collect();
    let age = words.iter().position(|word| *word == "age").unwrap();
    [&words[..age], &words[age + 2..words.len() - 1]].concat().join(" ")
}

#[test]
fn board_states_of_3086_lines() {
    let Some(folder) = shared("peers/pachi") else { return };
    let mut reference = String::new();
    let packed = std::fs::File::open(folder.join("regtest.ref.bz2")).unwrap();
    bzip2::read::BzDecoder::new(packed).read_to_string(&mut reference).unwrap();
    let mut lines = reference.lines().filter(|line| line.starts_with("move:"));
    let mut game = Game::new(Size::NINETEEN);
    let mut count = 0;
    for command in std::fs::read_to_string(folder.join("regtest.gtp")).unwrap().lines() {
        let words: Vec<&str> = command.split_whitespace().collect();
        match words[..] {
            ["boardsize", size] => game = Game::new(size.parse().unwrap()),
            ["clear_board"] => game = Game::new(game.board.size()),
            ["play", color, point] => {
                let color = if color.eq_ignore_ascii_case("b") { Color::Black } else { Color::White };
                game.play(color, point.parse().ok());
            }
            _ => continue,
        }
        count += 1;
        assert_eq!(game.state(), expected(lines.next().unwrap()), "line {count}: {command}\n{}", game.board);
    }
    assert_eq!(lines.next(), None);
    assert_eq!(count, 3086);
}
