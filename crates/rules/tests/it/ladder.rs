//! Ladders on known positions, and against a slow reader that follows the definition word by word.

use tengen_rules::{
    Board, Color, Point, PointSet, Size, is_ladder_captured, ladder_breakers, ladder_captures, ladders,
};

use super::common::Random;
use Color::{Black, White};

const LADDER: &str = "
    . . . . . . .
    . . X X . . .
    . X O . . . .
    . . X . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .";

const NET: &str = "
    . . . . . . .
    . . X X . . .
    . X O . . . .
    . X . X . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .";

fn board(diagram: &str) -> Board {
    diagram.parse().unwrap()
}

fn point(name: &str) -> Point {
    name.parse().unwrap()
}

fn with_white(board: &Board, name: &str) -> Board {
    board.with_setup(&[(point(name), Some(White))])
}

#[test]
fn t_lad_runs_to_the_edge() {
    let board = board(LADDER);
    assert!(is_ladder_captured(&board, point("C5")));
    assert!(!is_ladder_captured(&with_white(&board, "E3"), point("C5")));
    assert!(!is_ladder_captured(&with_white(&board, "F2"), point("C5")));
    assert!(is_ladder_captured(&with_white(&board, "B2"), point("C5")));
}

#[test]
fn t_lad_breakers() {
    let breakers = ladder_breakers(&board(LADDER), point("C5"));
    assert!(breakers.contains(point("E3")));
    assert!(breakers.contains(point("F2")));
    assert!(!breakers.contains(point("B2")));
    assert!(!breakers.contains(point("D5")));
}

#[test]
fn t_net_is_not_a_ladder() {
    let board = board(NET);
    assert_eq!(board.liberty_count(point("C5")), 2);
    assert!(!is_ladder_captured(&board, point("C5")));
    // With Black to move it is one, of a single step.
    assert!(ladder_captures(&board, point("C5")).contains(point("D5")));
    assert!(is_captured_within(&board, point("C5"), White, 5));
    assert!(!is_captured_within(&board, point("C5"), White, 3));
}

/// Whether Black takes the white chain at `target` within so many moves and passes of both sides, by trying all.
fn is_captured_within(board: &Board, target: Point, turn: Color, moves: u16) -> bool {
    let attacks = if turn == Black { moves.div_ceil(2) } else { moves / 2 };
    if board.get(target).is_none() || board.liberty_count(target) > attacks {
        return board.get(target).is_none();
    }
    let is_good = |p: Option<Point>| {
        let mut after = board.clone();
        match p {
            Some(p) => drop(after.place(turn, p)),
            None => after.clear_ko(),
        }
        is_captured_within(&after, target, !turn, moves - 1) == (turn == Black)
    };
    let legal = |&p: &Point| !board.is_suicide(turn, p) && !board.is_ko(turn, p);
    let found = is_good(None) || board.empty().iter().filter(legal).any(|p| is_good(Some(p)));
    found == (turn == Black)
}

#[test]
fn the_attacker_chooses_the_side() {
    // One move earlier: from D5 Black drives White to the edge below, from C4 into the open board.
    let board = with_white(
        &board(
            "
        . . . . . . .
        . . X X . . .
        . X . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .",
        ),
        "C5",
    );
    let captures = ladder_captures(&board, point("C5"));
    assert_eq!(captures, [point("C4")].into_iter().collect());
    let all = ladders(&board);
    assert_eq!(all.stones, [point("C5")].into_iter().collect());
    assert_eq!(all.captures.black, captures);
    assert_eq!(all.captures.white, PointSet::EMPTY);
    assert!(ladder_breakers(&board, point("C5")).contains(point("E3")));
}

#[test]
fn nothing_is_read_where_there_is_no_chain() {
    let board = board(LADDER);
    for name in ["A1", "T19", "BB52"] {
        assert!(!is_ladder_captured(&board, point(name)));
        assert_eq!(ladder_captures(&board, point(name)), PointSet::EMPTY);
        assert_eq!(ladder_breakers(&board, point(name)), PointSet::EMPTY);
    }
}

#[test]
fn capturing_a_chaser_is_a_way_out() {
    let board = with_white(&with_white(&board(LADDER), "A5"), "B6");
    assert!(board.is_in_atari(point("B5")));
    assert!(!is_ladder_captured(&board, point("C5")));
}

#[test]
fn a_ladder_on_the_largest_board_ends() {
    let size = Size::square(52).unwrap();
    let at = |col, row| size.point(col, row).unwrap();
    let mut board = Board::new(size);
    board.place(White, at(2, 49));
    for (col, row) in [(2, 50), (3, 50), (1, 49), (2, 48)] {
        board.place(Black, at(col, row));
    }
    assert!(is_ladder_captured(&board, at(2, 49)));
}

/// The definition, with recursion and copies: is the chain at `target` caught?
fn caught(board: &Board, target: Point, turn: Turn, budget: &mut u32) -> Option<bool> {
    *budget = budget.checked_sub(1)?;
    let defender = board.get(target)?;
    let liberties = board.liberties(target);
    if turn == Turn::Attack {
        if liberties.len() != 2 {
            return Some(liberties.len() < 2);
        }
        if is_double_ko_death(board, target) {
            return Some(true);
        }
        return try_all(board, target, turn, &liberties, budget);
    }
    if liberties.len() >= 2 || board.ko().is_some() {
        return Some(false);
    }
    let mut moves = liberties;
    for chain in attackers_in_atari(board, target) {
        moves |= board.liberties(chain);
    }
    debug_assert_eq!(board.get(target), Some(defender));
    try_all(board, target, turn, &moves, budget)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Turn {
    Defend,
    Attack,
}

/// Caught if some move of the attacker catches, or none of the defender's saves.
fn try_all(board: &Board, target: Point, turn: Turn, moves: &PointSet, budget: &mut u32) -> Option<bool> {
    let defender = board.get(target)?;
    let (color, next) = match turn {
        Turn::Defend => (defender, Turn::Attack),
        Turn::Attack => (!defender, Turn::Defend),
    };
    for p in moves {
        if board.ko() == Some(p) || board.is_suicide(color, p) {
            continue;
        }
        let mut after = board.clone();
        after.place(color, p).unwrap();
        let result = caught(&after, target, next, budget)?;
        if result == (turn == Turn::Attack) {
            return Some(result);
        }
    }
    Some(turn == Turn::Defend)
}

fn attackers_in_atari(board: &Board, target: Point) -> Vec<Point> {
    let defender = board.get(target).unwrap();
    let stones: Vec<Point> = board.chain_stones(target).collect();
    let around = stones.iter().flat_map(|&s| board.size().neighbors(s));
    around.filter(|&p| board.get(p) == Some(!defender) && board.is_in_atari(p)).collect()
}

fn is_double_ko_death(board: &Board, target: Point) -> bool {
    let defender = board.get(target).unwrap();
    let is_mouth = |p: Point| {
        let around: Vec<Point> = board.size().neighbors(p).collect();
        let in_atari: Vec<&Point> = around.iter().filter(|&&q| board.is_in_atari(q)).collect();
        let mut after = board.clone();
        after.place(defender, p);
        around.iter().all(|&q| board.get(q) == Some(defender))
            && in_atari.len() == 1
            && board.chain_stones(*in_atari[0]).count() == 1
            && after.liberty_count(p) <= 2
    };
    board.liberties(target).iter().all(is_mouth) && attackers_in_atari(board, target).is_empty()
}

/// The attacker's catching moves for a chain with two liberties, by the slow reader.
fn slow_captures(board: &Board, target: Point, budget: &mut u32) -> Option<PointSet> {
    let attacker = !board.get(target)?;
    let mut found = PointSet::EMPTY;
    for p in &board.liberties(target) {
        if board.ko() == Some(p) || board.is_suicide(attacker, p) {
            continue;
        }
        let mut after = board.clone();
        after.place(attacker, p).unwrap();
        after.clear_ko();
        if caught(&after, target, Turn::Defend, budget)? {
            found.insert(p);
        }
    }
    Some(found)
}

/// Compares all ladders of a position with the slow reader; returns how many chains were caught.
fn compare(board: &Board) -> usize {
    let all = ladders(board);
    let mut count = 0;
    for chain in board.chains() {
        let target = chain.stones.first().unwrap();
        let mut budget = 5_000;
        let (slow, captures) = match chain.liberties.len() {
            1 => {
                let mut at_root = board.clone();
                at_root.clear_ko();
                (caught(&at_root, target, Turn::Defend, &mut budget), PointSet::EMPTY)
            }
            2 => match slow_captures(board, target, &mut budget) {
                Some(captures) => (Some(!captures.is_empty()), captures),
                None => continue,
            },
            _ => (Some(false), PointSet::EMPTY),
        };
        let Some(slow) = slow else { continue };
        assert_eq!(all.stones.contains(target), slow, "{target} of\n{board}");
        assert!(captures.is_subset(&all.captures[!chain.color]), "{target} of\n{board}");
        assert_eq!(ladder_captures(board, target), captures, "{target} of\n{board}");
        count += usize::from(slow);
    }
    count
}

#[test]
fn ladders_agree_with_a_slow_reader_in_random_games() {
    let mut random = Random::new(1);
    let mut count = 0;
    for (cols, rows) in [(2, 2), (3, 3), (5, 4), (5, 5), (7, 7), (9, 9), (9, 9), (13, 4), (13, 13)] {
        for _ in 0..6 {
            let mut board = Board::new(Size::new(cols, rows).unwrap());
            let mut color = Black;
            for _ in 0..2 * board.size().area() {
                if let Some(p) = random.legal(&board, color) {
                    board.place(color, p);
                    count += compare(&board);
                } else {
                    board.clear_ko();
                }
                color = !color;
            }
        }
    }
    assert!(count > 1_000, "{count}");
}
