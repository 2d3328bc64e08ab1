//! Properties of life, area and ladders on random positions, and Benson's algorithm against its definition.

use proptest::prelude::*;
use tengen_rules::{
    AreaOptions, Board, ByColor, Chain, Color, PassAlive, Point, PointSet, Size, Suicide, Tax, area,
    independent_life, ladders, pass_alive, unconditional,
};

use super::common::Random;

const SUICIDES: [Suicide; 3] = [Suicide::Forbidden, Suicide::MultiStone, Suicide::Any];

/// Random positions: from a game of up to `moves` moves, with some passes.
fn played() -> impl Strategy<Value = Board> {
    (2..10_u8, 2..10_u8, 0..200_usize, any::<u64>()).prop_map(|(cols, rows, moves, seed)| {
        let mut random = Random::new(seed);
        let mut board = Board::new(Size::new(cols, rows).unwrap());
        let mut color = Color::Black;
        for _ in 0..moves {
            match random.legal(&board, color) {
                Some(point) if random.below(12) > 0 => drop(board.place(color, point)),
                _ => board.clear_ko(),
            }
            color = !color;
        }
        board
    })
}

/// Any stones at all, chains without liberties included.
fn scattered() -> impl Strategy<Value = Board> {
    (1..9_u8, 1..9_u8, 1..12_usize, any::<u64>()).prop_map(|(cols, rows, share, seed)| {
        let mut random = Random::new(seed);
        Board::from_fn(Size::new(cols, rows).unwrap(), |_| match random.below(12) {
            n if n >= share => None,
            n => Some(Color::ALL[n % 2]),
        })
    })
}

/// Benson's algorithm as defined, with sets.
fn by_definition(board: &Board, color: Color, suicide: Suicide) -> PassAlive {
    let all = board.size().all();
    let empty = board.empty();
    let mut chains: Vec<Chain> = board.chains().filter(|chain| chain.color == color).collect();
    let has_room = |region: &PointSet| region.intersects(&empty);
    let mut regions: Vec<PointSet> = (all - board.stones(color)).components().filter(has_room).collect();
    let is_vital = |region: &PointSet, chain: &Chain| {
        let needed = if suicide == Suicide::Forbidden { *region & empty } else { *region };
        needed.is_subset(&chain.stones.neighbors(&all))
    };
    loop {
        let before = chains.len();
        chains.retain(|chain| regions.iter().filter(|region| is_vital(region, chain)).count() >= 2);
        let stones = chains.iter().fold(PointSet::EMPTY, |set, chain| set | chain.stones);
        let own = board.stones(color);
        regions.retain(|region| region.neighbors(&own).is_subset(&stones));
        if chains.len() == before {
            let interior = |region: &PointSet| (*region - own.neighbors(region)).len();
            let union = |keep: &dyn Fn(&PointSet) -> bool| {
                regions.iter().filter(|r| keep(r)).fold(PointSet::EMPTY, |set, region| set | *region)
            };
            return PassAlive {
                stones,
                territory: union(&|r| interior(r) <= 1 && !r.neighbors(&own).is_empty()),
                eyes: union(&|r| chains.iter().any(|chain| is_vital(r, chain))),
            };
        }
    }
}

/// A point of the same board turned by a quarter or reflected.
fn turned(size: Size, turn: u8, point: Point) -> Point {
    let (mut col, mut row) = (point.col(), point.row());
    if turn & 1 != 0 {
        col = size.cols() - 1 - col;
    }
    if turn & 2 != 0 {
        row = size.rows() - 1 - row;
    }
    let (col, row) = if turn & 4 != 0 { (row, col) } else { (col, row) };
    Point::new(col, row).unwrap()
}

fn turned_board(board: &Board, turn: u8) -> Board {
    let size = board.size();
    let new_size = if turn & 4 != 0 { Size::new(size.rows(), size.cols()).unwrap() } else { size };
    let stones: Vec<(Point, Option<Color>)> =
        size.points().map(|p| (turned(size, turn, p), board.get(p).map(|color| !color))).collect();
    Board::new(new_size).with_setup(&stones)
}

fn turned_set(size: Size, turn: u8, set: &PointSet) -> PointSet {
    set.iter().map(|p| turned(size, turn, p)).collect()
}

/// The position after many random moves of one color alone.
fn one_sided(board: &Board, color: Color, suicide: Suicide, random: &mut Random) -> Board {
    let mut board = board.clone();
    for _ in 0..random.below(150) {
        let empty = board.empty_points();
        let Some(&point) = empty.get(random.below(empty.len().max(1))) else { break };
        let is_single = board.size().neighbors(point).all(|p| board.get(p) == Some(!color));
        let allowed = match suicide {
            Suicide::Forbidden => !board.is_suicide(color, point),
            Suicide::MultiStone => !(board.is_suicide(color, point) && is_single),
            Suicide::Any => true,
        };
        if allowed {
            board.place(color, point);
        }
    }
    board
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn benson_is_as_defined(board in played()) {
        for (color, suicide) in Color::ALL.into_iter().flat_map(|c| SUICIDES.map(|s| (c, s))) {
            prop_assert_eq!(
                pass_alive(&board, color, suicide), by_definition(&board, color, suicide), "{}", board);
        }
    }

    #[test]
    fn benson_is_as_defined_on_scattered_stones(board in scattered()) {
        for (color, suicide) in Color::ALL.into_iter().flat_map(|c| SUICIDES.map(|s| (c, s))) {
            prop_assert_eq!(
                pass_alive(&board, color, suicide), by_definition(&board, color, suicide), "{}", board);
        }
        // These need no answer here, only an end.
        let _ = (independent_life(&board, Suicide::Forbidden), ladders(&board));
        let _ = Color::ALL.map(|color| unconditional(&board, color));
    }

    /// With the colors exchanged, whatever belonged to Black belongs to White, on a board turned or reflected.
    #[test]
    fn life_area_and_ladders_are_symmetric(mut board in played(), turn in 0..8_u8) {
        board.clear_ko();
        let other = turned_board(&board, turn);
        let same = |a: &PointSet, b: &PointSet| turned_set(board.size(), turn, a) == *b;
        for (color, suicide) in Color::ALL.into_iter().flat_map(|c| SUICIDES.map(|s| (c, s))) {
            let (a, b) = (pass_alive(&board, color, suicide), pass_alive(&other, !color, suicide));
            prop_assert!(same(&a.stones, &b.stones) && same(&a.territory, &b.territory), "{}", board);
            let options = AreaOptions::full(suicide);
            prop_assert!(same(&area(&board, options)[color], &area(&other, options)[!color]), "{}", board);
            let (a, b) = (independent_life(&board, suicide), independent_life(&other, suicide));
            for tax in [Tax::None, Tax::Seki, Tax::All] {
                prop_assert_eq!(a.score(tax)[color], b.score(tax)[!color], "{}", board);
            }
        }
        for color in Color::ALL {
            let (a, b) = (unconditional(&board, color), unconditional(&other, !color));
            prop_assert!(same(&a.invincible, &b.invincible), "{}", board);
            prop_assert!(same(&a.territory, &b.territory), "{}", board);
        }
        let (a, b) = (ladders(&board), ladders(&other));
        prop_assert!(same(&a.stones, &b.stones), "{}", board);
        prop_assert!(same(&a.captures.black, &b.captures.white), "{}", board);
    }

    /// The opponent moves at will, the owner always passes: no pass-alive stone is ever taken, and the opponent gets
    /// no pass-alive stone into pass-alive territory.
    #[test]
    fn pass_alive_stones_and_territory_stay(board in played(), seed in any::<u64>()) {
        let mut random = Random::new(seed);
        for (color, suicide) in Color::ALL.into_iter().flat_map(|c| SUICIDES.map(|s| (c, s))) {
            let life = pass_alive(&board, color, suicide);
            if !life.stones.is_empty() {
                let after = one_sided(&board, !color, suicide, &mut random);
                prop_assert!(life.stones.is_subset(&after.stones(color)), "{}\n\n{}", board, after);
                let invader = pass_alive(&after, !color, suicide);
                prop_assert!(!invader.stones.intersects(&life.territory), "{}\n\n{}", board, after);
            }
        }
    }

    /// The same for what is settled unconditionally.
    #[test]
    fn unconditional_stones_and_territory_stay(board in played(), seed in any::<u64>()) {
        let mut random = Random::new(seed);
        for color in Color::ALL {
            let settled = unconditional(&board, color);
            if !settled.invincible.is_empty() {
                let after = one_sided(&board, !color, Suicide::Forbidden, &mut random);
                prop_assert!(settled.invincible.is_subset(&after.stones(color)), "{}\n\n{}", board, after);
                let invader = pass_alive(&after, !color, Suicide::Forbidden);
                prop_assert!(!invader.stones.intersects(&settled.territory), "{}\n\n{}", board, after);
            }
        }
    }

    /// Unconditional status proves all that Benson proves, and the same stones.
    #[test]
    fn unconditional_contains_benson(board in played()) {
        for color in Color::ALL {
            let benson = pass_alive(&board, color, Suicide::Forbidden);
            let stronger = unconditional(&board, color);
            prop_assert_eq!(benson.stones, stronger.invincible, "{}", board);
            prop_assert!(benson.territory.is_subset(&stronger.territory), "{}", board);
        }
    }

    /// Black's and White's areas are apart, and more generous choices only add to them.
    #[test]
    fn areas_are_disjoint(board in played()) {
        let full = area(&board, AreaOptions::full(Suicide::Forbidden));
        prop_assert!(!full.black.intersects(&full.white), "{}", board);
        let life = ByColor::from_fn(|color| pass_alive(&board, color, Suicide::Forbidden));
        for color in Color::ALL {
            prop_assert!((life[color].stones | life[color].territory).is_subset(&full[color]), "{}", board);
        }
    }
}
