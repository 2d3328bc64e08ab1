//! The board against a slow, obvious one: after every move of random games both must agree in everything.

use proptest::prelude::*;
use tengen_rules::{Board, Color, Placed, Point, PointSet, Size};

/// A board that finds everything by flood fill.
#[derive(Clone, PartialEq)]
struct Slow {
    size: Size,
    stones: Vec<Option<Color>>,
    ko: Option<Point>,
}

impl Slow {
    fn new(size: Size) -> Slow {
        Slow { size, stones: vec![None; usize::from(size.area())], ko: None }
    }

    fn get(&self, point: Point) -> Option<Color> {
        self.stones[self.size.index(point)]
    }

    fn set(&mut self, point: Point, stone: Option<Color>) {
        let index = self.size.index(point);
        self.stones[index] = stone;
    }

    fn points(&self, stone: Option<Color>) -> PointSet {
        self.size.points().filter(|&p| self.get(p) == stone).collect()
    }

    fn chain(&self, point: Point) -> Vec<Point> {
        let mut chain = vec![point];
        let mut done = 0;
        while done < chain.len() {
            for n in self.size.neighbors(chain[done]) {
                if self.get(n) == self.get(point) && !chain.contains(&n) {
                    chain.push(n);
                }
            }
            done += 1;
        }
        chain
    }

    fn liberties(&self, point: Point) -> PointSet {
        let chain = self.chain(point);
        let neighbors = chain.iter().flat_map(|&p| self.size.neighbors(p));
        neighbors.filter(|&n| self.get(n).is_none()).collect()
    }

    /// Takes the chain at `point` off if it has no liberty.
    fn remove_if_dead(&mut self, point: Point) -> u16 {
        if !self.liberties(point).is_empty() {
            return 0;
        }
        let chain = self.chain(point);
        chain.iter().for_each(|&p| self.set(p, None));
        chain.len() as u16
    }

    fn place(&mut self, color: Color, point: Point) -> Placed {
        self.set(point, Some(color));
        let mut placed = Placed::default();
        let mut last = point;
        for n in self.size.neighbors(point).collect::<Vec<_>>() {
            if self.get(n) == Some(!color) {
                let captured = self.remove_if_dead(n);
                placed.captured += captured;
                last = if captured > 0 { n } else { last };
            }
        }
        placed.suicide = self.remove_if_dead(point);
        let lone = placed.suicide == 0 && self.chain(point).len() == 1 && self.liberties(point).len() == 1;
        self.ko = (placed.captured == 1 && lone).then_some(last);
        placed
    }
}

/// Everything that can be asked about the board, against the slow one.
fn compare(fast: &Board, slow: &Slow) {
    fast.check_invariants();
    assert_eq!(fast.ko(), slow.ko, "{fast:?}");
    assert_eq!(fast.empty(), slow.points(None), "{fast:?}");
    for color in Color::ALL {
        assert_eq!(fast.stones(color), slow.points(Some(color)), "{fast:?}");
    }
    let mut seen = PointSet::EMPTY;
    for chain in fast.chains() {
        let first = chain.stones.first().expect("a chain has a stone");
        assert_eq!(chain.stones, slow.chain(first).into_iter().collect(), "{fast:?}");
        assert_eq!(chain.liberties, slow.liberties(first), "liberties of {first}\n{fast:?}");
        assert_eq!(fast.is_in_atari(first), chain.liberties.len() == 1);
        assert!(!chain.stones.intersects(&seen));
        seen |= chain.stones;
    }
    assert_eq!(fast.hash(), Board::from_fn(slow.size, |p| slow.get(p)).hash());
}

/// The questions that concern a move, against playing it on the slow board.
fn compare_questions(fast: &Board, slow: &Slow) {
    for point in slow.points(None).iter() {
        let empty_neighbors = slow.size.neighbors(point).filter(|&n| slow.get(n).is_none()).count();
        assert_eq!(fast.has_room(point), empty_neighbors > 0);
        for color in Color::ALL {
            let placed = slow.clone().place(color, point);
            assert_eq!(fast.is_suicide(color, point), placed.suicide > 0, "{color} {point}\n{fast:?}");
            assert_eq!(
                fast.is_eyelike(color, point),
                eyelike(slow, color, point),
                "{color} {point}\n{fast:?}"
            );
            let retake = slow.ko == Some(point) && placed.captured == 1;
            assert_eq!(fast.is_ko(color, point), retake, "{color} {point}\n{fast:?}");
        }
    }
}

fn eyelike(slow: &Slow, color: Color, point: Point) -> bool {
    let size = slow.size;
    let enemies = size.diagonals(point).filter(|&d| slow.get(d) == Some(!color)).count();
    let edge = usize::from(size.diagonals(point).count() < 4);
    size.neighbors(point).all(|n| slow.get(n) == Some(color)) && enemies + edge < 2
}

/// A multiplicative generator, good enough to choose moves.
struct Rng(u64);

impl Rng {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize * n) >> 31
    }
}

/// `moves` random stones on any empty points, suicides too, each compared every `every` moves.
fn random_game(size: Size, seed: u64, moves: usize, every: usize) {
    let (mut fast, mut slow) = (Board::new(size), Slow::new(size));
    let mut rng = Rng(seed);
    for n in 0..moves {
        let color = if rng.below(8) == 0 { Color::Black } else { Color::ALL[n % 2] };
        let Some(point) = slow.points(None).iter().nth(rng.below(slow.points(None).len().into())) else {
            return;
        };
        assert_eq!(fast.place(color, point), Some(slow.place(color, point)), "{color} {point}\n{fast:?}");
        let taken = fast.place(color, point).is_none();
        assert_eq!(taken, slow.get(point).is_some(), "only an empty point takes a stone");
        if !taken {
            slow.place(color, point);
        }
        if n % every == 0 {
            compare(&fast, &slow);
            compare_questions(&fast, &slow);
        }
    }
    compare(&fast, &slow);
}

fn size(cols: u8, rows: u8) -> Size {
    Size::new(cols, rows).expect("a size in the range")
}

#[test]
fn small_boards_agree_with_the_slow_one() {
    for (cols, rows) in [(1, 1), (1, 2), (2, 1), (1, 7), (2, 2), (3, 3), (3, 4), (5, 7), (7, 5)] {
        for seed in 0..20 {
            random_game(size(cols, rows), seed, 120, 1);
        }
    }
}

#[test]
fn usual_boards_agree_with_the_slow_one() {
    for seed in 0..4 {
        random_game(size(9, 9), seed, 400, 3);
        random_game(size(13, 13), seed, 500, 25);
        random_game(size(19, 19), seed, 900, 100);
    }
}

#[test]
fn the_largest_boards_agree_with_the_slow_one() {
    random_game(size(52, 52), 1, 4000, 1500);
    random_game(size(52, 1), 2, 300, 20);
    random_game(size(1, 52), 3, 300, 20);
    random_game(size(52, 3), 4, 600, 50);
}

#[test]
fn a_drawn_chain_without_liberty_lives_until_a_neighbor_is_captured() {
    // Black's corner stone has no liberty, nor have the two white ones around it; Black takes those at B3.
    let drawn: Board = "X . . / O X . / X O X".parse().expect("a diagram");
    let mut fast = drawn.clone();
    let mut slow = Slow::new(drawn.size());
    drawn.size().points().for_each(|p| slow.set(p, drawn.get(p)));
    compare(&fast, &slow);
    let point = "B3".parse().expect("a point");
    assert_eq!(fast.place(Color::Black, point), Some(slow.place(Color::Black, point)));
    compare(&fast, &slow);
}

/// A random drawn board, chains without liberty included, then random moves.
fn drawn_and_moves() -> impl Strategy<Value = (Size, Vec<u8>, Vec<(bool, u16)>)> {
    (1u8..=7, 1u8..=7).prop_flat_map(|(cols, rows)| {
        let stones = prop::collection::vec(0u8..4, usize::from(cols) * usize::from(rows));
        (Just(size(cols, rows)), stones, prop::collection::vec((any::<bool>(), any::<u16>()), 0..60))
    })
}

proptest! {
    #[test]
    fn incremental_equals_recomputed((size, drawn, moves) in drawn_and_moves()) {
        let stone = |p: Point| [None, None, Some(Color::Black), Some(Color::White)][usize::from(drawn[size.index(p)])];
        let mut fast = Board::from_fn(size, stone);
        let mut slow = Slow::new(size);
        size.points().for_each(|p| slow.set(p, stone(p)));
        compare(&fast, &slow);
        for (black, choice) in moves {
            let empty = slow.points(None);
            let Some(point) = empty.iter().nth(usize::from(choice) % usize::from(empty.len()).max(1)) else { break };
            let color = if black { Color::Black } else { Color::White };
            prop_assert_eq!(fast.place(color, point), Some(slow.place(color, point)));
            compare(&fast, &slow);
        }
    }

    #[test]
    fn legal_moves_are_legal((size, _, moves) in drawn_and_moves()) {
        // A move that the questions allow leaves every chain a liberty and does not restore the position before
        // the opponent's last move.
        let mut board = Board::new(size);
        let mut before = board.clone();
        for (black, choice) in moves {
            let color = if black { Color::Black } else { Color::White };
            let legal: Vec<Point> = (board.empty().iter())
                .filter(|&p| !board.is_suicide(color, p) && !board.is_ko(color, p))
                .collect();
            let Some(&point) = legal.get(usize::from(choice) % legal.len().max(1)) else { break };
            let last = board.clone();
            let placed = board.place(color, point).expect("the point is empty");
            prop_assert_eq!(placed.suicide, 0);
            prop_assert!(board.chains().all(|chain| !chain.liberties.is_empty()));
            prop_assert!(board.hash() != before.hash() || board.stones(color) != before.stones(color));
            before = last;
        }
    }

    #[test]
    fn play_then_undo_is_identity((size, drawn, moves) in drawn_and_moves()) {
        // A board has no history: the undo is the copy kept before the move, also where it lands on a used board.
        let stone = |p: Point| [None, None, Some(Color::Black), Some(Color::White)][usize::from(drawn[size.index(p)])];
        let mut board = Board::from_fn(size, stone);
        for (black, choice) in moves {
            let points: Vec<Point> = board.empty().iter().collect();
            let Some(&point) = points.get(usize::from(choice) % points.len().max(1)) else { break };
            let color = if black { Color::Black } else { Color::White };
            let (kept, order) = (board.clone(), board.empty_points().to_vec());
            let placed = board.place(color, point);
            let played = board.clone();
            board.clone_from(&kept);
            board.check_invariants();
            prop_assert_eq!(&board, &kept);
            prop_assert_eq!(board.empty_points(), &order[..]);
            prop_assert_eq!(board.place(color, point), placed);
            prop_assert_eq!(&board, &played);
        }
    }
}
