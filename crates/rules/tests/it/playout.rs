//! Random games for the laws that hold for every game.

use tengen_rules::{Board, ByColor, Color, Point, PointSet, Size};

/// A game of random moves: where it ended and what was played.
pub(crate) struct Playout {
    pub(crate) board: Board,
    /// Stones taken by each color, suicides of the other side included.
    pub(crate) prisoners: ByColor<u16>,
    /// Stones played by each color.
    pub(crate) placed: ByColor<u16>,
    /// Passes by each color.
    pub(crate) passes: ByColor<u16>,
}

/// Random numbers (xorshift64) that are the same on every machine.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed | 1)
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as usize
    }
}

/// Black and White play at random without filling their own eyes, up to `limit` turns, until both pass and White
/// passed last. One turn in sixteen is a pass at will.
pub(crate) fn playout(size: Size, seed: u64, limit: usize) -> Playout {
    let mut random = Random::new(seed);
    let mut played = Playout {
        board: Board::new(size),
        prisoners: ByColor::default(),
        placed: ByColor::default(),
        passes: ByColor::default(),
    };
    let (mut color, mut idle) = (Color::Black, 0);
    for turn in 0.. {
        let forced = turn >= limit || random.below(16) == 0;
        match if forced { None } else { random_move(&played.board, color, &mut random) } {
            Some(point) => {
                let placed = played.board.place(color, point).unwrap();
                played.prisoners[color] += placed.captured;
                played.prisoners[!color] += placed.suicide;
                played.placed[color] += 1;
                idle = 0;
            }
            None => {
                played.board.clear_ko();
                played.passes[color] += 1;
                idle += 1;
            }
        }
        if idle >= 2 && color == Color::White {
            break;
        }
        color = !color;
    }
    played
}

fn random_move(board: &Board, color: Color, random: &mut Random) -> Option<Point> {
    let empty = board.empty_points();
    let start = random.below(empty.len().max(1));
    let mut points = empty[start..].iter().chain(&empty[..start]).copied();
    points.find(|&p| !board.is_eyelike(color, p) && !board.is_suicide(color, p) && !board.is_ko(color, p))
}

/// Some chains of the board, each marked dead with a chance of one in four.
pub(crate) fn random_dead(board: &Board, seed: u64) -> PointSet {
    let mut random = Random::new(seed);
    let chains = board.chains().filter(|_| random.below(4) == 0);
    chains.fold(PointSet::EMPTY, |dead, chain| dead | chain.stones)
}
