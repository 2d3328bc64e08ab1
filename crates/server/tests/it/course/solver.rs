//! A plain solver: its own board, its own idea of life (no sequence of moves captures a group whose owner always passes),
//! and every legal move tried.

use std::collections::HashMap;

/// Black or white.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Side {
    Black,
    White,
}

impl Side {
    pub(super) fn other(self) -> Side {
        if self == Side::Black { Side::White } else { Side::Black }
    }
}

/// A small board: row by row from the top.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Mini {
    cols: usize,
    cells: Vec<Option<Side>>,
    ko: Option<usize>,
}

impl Mini {
    pub(super) fn new(cols: u8, stones: &str, ko: Option<&str>) -> Mini {
        let cell = |c| match c {
            'X' => Some(Side::Black),
            'O' => Some(Side::White),
            _ => None,
        };
        let mut board = Mini { cols: cols.into(), cells: stones.chars().map(cell).collect(), ko: None };
        board.ko = ko.map(|name| board.at(name));
        board
    }

    /// The index of a point such as `C3`.
    pub(super) fn at(&self, name: &str) -> usize {
        let col = "ABCDEFGHJKLMNOPQRST".find(&name[..1]).unwrap();
        let row: usize = name[1..].parse().unwrap();
        (self.cells.len() / self.cols - row) * self.cols + col
    }

    pub(super) fn get(&self, at: usize) -> Option<Side> {
        self.cells[at]
    }

    pub(super) fn points(&self) -> std::ops::Range<usize> {
        0..self.cells.len()
    }

    pub(super) fn neighbors(&self, at: usize) -> Vec<usize> {
        let (col, cols) = (at % self.cols, self.cols);
        let mut found = Vec::new();
        if col > 0 {
            found.push(at - 1);
        }
        if col + 1 < cols {
            found.push(at + 1);
        }
        if at >= cols {
            found.push(at - cols);
        }
        if at + cols < self.cells.len() {
            found.push(at + cols);
        }
        found
    }

    /// The points connected to `at` on which `inside` holds.
    pub(super) fn flood(&self, at: usize, inside: impl Fn(Option<Side>) -> bool) -> Vec<usize> {
        let mut found = vec![at];
        let mut next = 0;
        while next < found.len() {
            for n in self.neighbors(found[next]) {
                if inside(self.cells[n]) && !found.contains(&n) {
                    found.push(n);
                }
            }
            next += 1;
        }
        found
    }

    pub(super) fn chain(&self, at: usize) -> Vec<usize> {
        self.flood(at, |cell| cell == self.cells[at])
    }

    pub(super) fn liberties(&self, at: usize) -> usize {
        let chain = self.chain(at);
        (0..self.cells.len())
            .filter(|&p| self.cells[p].is_none() && self.neighbors(p).iter().any(|n| chain.contains(n)))
            .count()
    }

    /// The board after a stone, and how many it took; `None` if it is not allowed.
    pub(super) fn play(&self, side: Side, at: usize) -> Option<(Mini, usize)> {
        if self.cells[at].is_some() || self.ko == Some(at) {
            return None;
        }
        let mut board = self.clone();
        board.ko = None;
        board.cells[at] = Some(side);
        let mut taken = Vec::new();
        for n in board.neighbors(at) {
            if board.cells[n] == Some(side.other()) && board.liberties(n) == 0 {
                for stone in board.chain(n) {
                    board.cells[stone] = None;
                    taken.push(stone);
                }
            }
        }
        if board.liberties(at) == 0 {
            return None;
        }
        if taken.len() == 1 && board.chain(at).len() == 1 && board.liberties(at) == 1 {
            board.ko = taken.first().copied();
        }
        Some((board, taken.len()))
    }

    fn pass(&self) -> Mini {
        Mini { ko: None, ..self.clone() }
    }

    /// Whether the attacker captures the chain at `at` by moves in succession, its owner passing.
    fn falls(&self, at: usize, seen: &mut HashMap<Mini, bool>) -> bool {
        let Some(owner) = self.cells[at] else { return true };
        if let Some(&known) = seen.get(self) {
            return known;
        }
        seen.insert(self.clone(), false);
        let space = self.flood(at, |cell| cell != Some(owner.other()));
        let moves = (0..self.cells.len()).filter(|p| self.cells[*p].is_none());
        let near: Vec<usize> = moves
            .filter(|p| space.contains(p) || self.neighbors(*p).iter().any(|n| space.contains(n)))
            .collect();
        let falls = near.into_iter().any(|p| {
            let Some((next, _)) = self.play(owner.other(), p) else { return false };
            let next = Mini { ko: None, ..next };
            next.cells[at] != Some(owner) || next.falls(at, seen)
        });
        seen.insert(self.clone(), falls);
        falls
    }
}

/// What a side wants.
#[derive(Clone, Debug)]
pub(super) enum Want {
    /// The stone at this point gone.
    Gone(usize, Side),
    /// The stone at this point safe without a further move of its owner.
    Safe(usize, Side),
    /// Its stones on all of these points.
    On(Vec<usize>, Side),
    /// The stones on these points in one chain.
    One(Vec<usize>, Side),
    /// One of these.
    Any(Vec<Want>),
}

impl Want {
    pub(super) fn who(&self) -> Side {
        match self {
            Want::Gone(_, victim) => victim.other(),
            Want::Safe(_, side) | Want::On(_, side) | Want::One(_, side) => *side,
            Want::Any(wants) => wants[0].who(),
        }
    }

    fn holds(&self, board: &Mini) -> bool {
        match self {
            Want::Gone(at, victim) => board.get(*at) != Some(*victim),
            Want::Safe(at, side) => board.get(*at) == Some(*side) && !board.falls(*at, &mut HashMap::new()),
            Want::On(points, side) => points.iter().all(|p| board.get(*p) == Some(*side)),
            Want::One(points, side) => {
                board.get(points[0]) == Some(*side)
                    && points.iter().all(|p| board.chain(points[0]).contains(p))
            }
            Want::Any(wants) => wants.iter().any(|want| want.holds(board)),
        }
    }

    /// Whether to try the point first: most lines are then short.
    fn is_urgent(&self, board: &Mini, at: usize) -> bool {
        match self {
            Want::Gone(target, _) => {
                board.get(*target).is_some()
                    && board.neighbors(at).iter().any(|n| board.chain(*target).contains(n))
            }
            Want::On(points, _) => points.contains(&at),
            Want::Any(wants) => wants.iter().any(|want| want.is_urgent(board, at)),
            Want::Safe(..) | Want::One(..) => false,
        }
    }

    /// `false` if so few turns cannot be enough: a turn takes one liberty or sets one stone.
    fn is_near(&self, board: &Mini, turns: usize) -> bool {
        match self {
            Want::Gone(at, victim) => board.get(*at) != Some(*victim) || board.liberties(*at) <= turns,
            Want::Safe(at, side) => board.get(*at) == Some(*side),
            Want::On(points, side) => {
                let missing = points.iter().filter(|p| board.get(**p) != Some(*side));
                missing.clone().count() <= turns
                    && missing.clone().all(|p| board.get(*p).is_none() || board.liberties(*p) < turns)
            }
            Want::One(points, side) => points.iter().all(|p| board.get(*p) == Some(*side)),
            Want::Any(wants) => wants.iter().any(|want| want.is_near(board, turns)),
        }
    }
}

/// The solver for one want; both sides may play on all points of `field`.
#[derive(Debug)]
pub(super) struct Solver {
    want: Want,
    field: Vec<usize>,
    known: HashMap<(Mini, Side, u8, u8), bool>,
}

impl Solver {
    /// A solver that tries the whole board.
    pub(super) fn new(want: Want, start: &Mini) -> Solver {
        Solver { want, field: (0..start.cells.len()).collect(), known: HashMap::new() }
    }

    /// A solver that tries these points alone.
    pub(super) fn on(want: Want, field: Vec<usize>) -> Solver {
        Solver { want, field, known: HashMap::new() }
    }

    /// Whether the want comes true within `turns` turns, `side` to move, after `passes` passes.
    pub(super) fn solve(&mut self, board: &Mini, side: Side, passes: u8, turns: u8) -> bool {
        if self.want.holds(board) {
            return true;
        }
        let wants = side == self.want.who();
        let own = usize::from(if wants { turns.div_ceil(2) } else { turns / 2 });
        if own == 0 || passes == 2 || !self.want.is_near(board, own) {
            return false;
        }
        let key = (board.clone(), side, passes, turns);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let mut points = self.field.clone();
        points.sort_by_key(|at| !self.want.is_urgent(board, *at));
        let stones: Vec<Mini> = points.into_iter().filter_map(|at| Some(board.play(side, at)?.0)).collect();
        let mut solved = !wants;
        for next in stones {
            if self.solve(&next, side.other(), 0, turns - 1) == wants {
                solved = wants;
                break;
            }
        }
        if solved != wants && self.solve(&board.pass(), side.other(), passes + 1, turns - 1) == wants {
            solved = wants;
        }
        self.known.insert(key, solved);
        solved
    }
}
