//! Benson's algorithm, area and tax on the positions of the rules reference (sections 4.5 to 4.7, 5.1 and 9.2).

use tengen_rules::{
    AreaOptions, Board, ByColor, Color, PassAlive, PointSet, Suicide, Tax, UnconditionalStatus, area,
    independent_life, pass_alive, unconditional, unconditional_status,
};

use crate::named::{BENT_4, DOUBLE_KO_SEKI, RING, SEKI_1, SEKI_2, points};
use crate::play::board;

use Color::{Black, White};

const LIFE_1: &str =
    "O O O O O O O / O X X X X X O / O X . X . X O / O X X X X X O / O O O O O O O / . O . O . O .";

const LIFE_2: &str = "O O O O O / O X X X O / O X . X O / O X X X O / O O O O O / . O . O .";

/// The same position without the stones of the chains at `names`.
fn without(board: &Board, names: &str) -> Board {
    let chains = points(names);
    let dead: PointSet = chains.iter().flat_map(|p| board.chain_stones(p).collect::<Vec<_>>()).collect();
    board.with_setup(&dead.iter().map(|p| (p, None)).collect::<Vec<_>>())
}

fn with_stone(board: &Board, color: Color, point: &str) -> Board {
    let mut board = board.clone();
    board.place(color, point.parse().unwrap()).unwrap();
    board
}

fn benson(board: &Board) -> ByColor<PassAlive> {
    ByColor::from_fn(|color| pass_alive(board, color, Suicide::Forbidden))
}

/// Numbers of pass-alive stones, Black and White.
fn alive(board: &Board) -> (u16, u16) {
    let life = benson(board);
    (life.black.stones.len(), life.white.stones.len())
}

fn scores(board: &Board) -> [(i16, i16); 3] {
    let life = independent_life(board, Suicide::Forbidden);
    [Tax::None, Tax::Seki, Tax::All].map(|tax| life.score(tax)).map(|score| (score.black, score.white))
}

#[test]
fn nothing_is_alive_on_an_empty_board() {
    let board = board(". . . / . . . / . . .");
    assert_eq!(alive(&board), (0, 0));
    assert_eq!(benson(&board).black.territory, PointSet::EMPTY);
    assert_eq!(scores(&board), [(0, 0); 3]);
}

#[test]
fn nothing_is_territory_on_a_board_of_one_point() {
    let board = board(".");
    assert_eq!(scores(&board), [(0, 0); 3]);
}

#[test]
fn both_sides_alive_on_5x5() {
    let board = board("X . X O . / . X X O O / X X X O . / X . X O O / . X X O .");
    assert_eq!(alive(&board), (11, 7));
    let life = benson(&board);
    assert_eq!((life.black.territory.len(), life.white.territory.len()), (4, 3));
    assert_eq!(scores(&board)[0], (15, 10));
}

#[test]
fn header_diagrams() {
    let life = benson(&board(". X . X X . / X X X X . . / O O O O O O / O . O . O O"));
    assert_eq!(life.map(|life| life.eyes), ByColor { black: points("A4 C4"), white: points("B1 D1") });
    let open = board(". O X . X . / O O X X X X / O O O X X X / O . O . . .");
    assert_eq!(scores(&open), [(11, 10), (9, 8), (9, 8)]);
    let filled = board(". O X . X . / O O X X X X / O O O X X X / O . O O X .");
    assert_eq!(scores(&filled)[1], (13, 11));
}

#[test]
fn t_life_1_two_eyes_live() {
    let board = board(LIFE_1);
    assert_eq!(benson(&board).black.stones, board.stones(Black));
    assert_eq!(benson(&board).black.eyes, points("C4 E4"));
    for eye in ["C4", "E4"] {
        assert!(board.is_suicide(White, eye.parse().unwrap()));
    }
}

#[test]
fn t_life_2_one_eye_dies() {
    let mut board = board(LIFE_2);
    assert_eq!(alive(&board).0, 0);
    let eye = "C4".parse().unwrap();
    assert!(!board.is_suicide(White, eye));
    assert_eq!(board.place(White, eye).unwrap().captured, 8);
}

#[test]
fn t_seki_1_shared_liberties() {
    let board = board(SEKI_1);
    assert_eq!(alive(&board), (9, 10));
    assert_eq!(board.stones(Black).len(), 13);
    assert_eq!(board.stones(White).len(), 13);
    assert_eq!(scores(&board)[0], (16, 17));
    assert_eq!(scores(&board)[2], (14, 15));
    let area = area(&board, AreaOptions::full(Suicide::Forbidden));
    assert_eq!(board.size().all() - area.black - area.white, points("D4 D5"));
}

#[test]
fn t_seki_1_with_the_seki_stones_marked_dead() {
    let board = without(&board(SEKI_1), "C5 E5");
    assert_eq!(scores(&board)[0], (12, 14));
}

#[test]
fn t_seki_2_one_eye_each() {
    assert_eq!(scores(&board(SEKI_2)), [(21, 22), (20, 21), (18, 19)]);
}

#[test]
fn t_bent4_with_white_marked_dead() {
    assert_eq!(scores(&without(&board(BENT_4), "E4"))[0], (28, 0));
}

#[test]
fn t_ring_lives_by_two_eyes_that_look_false() {
    let board = board(RING);
    let life = benson(&board).black;
    assert_eq!(life.stones.len(), 16);
    assert_eq!(life.stones, board.stones(Black));
    assert!(points("A5 F5").is_subset(&life.eyes));
    // The four white stones inside are dead without anybody marking them.
    assert!(board.chain(points("B4").first().unwrap()).unwrap().stones.is_subset(&life.territory));
    assert_eq!(scores(&board)[0], (24, 24));
    let removed = without(&board, "B4");
    assert_eq!(scores(&removed)[0], (24, 24));
    assert_eq!(scores(&removed)[2], (22, 20));
}

#[test]
fn t_dks_double_ko_seki() {
    let board = board(DOUBLE_KO_SEKI);
    assert_eq!(alive(&board), (0, 0));
    assert_eq!(scores(&board), [(15, 15), (13, 13), (13, 13)]);
}

#[test]
fn r3_tax_needs_the_neutral_points_filled() {
    let open = board(". X X O O O . / X . O . O . O / . X X O O O O / X X X X X X X / . X . X X X X");
    assert_eq!(scores(&open)[1], (17, 10));
    let filled = with_stone(&with_stone(&open, Black, "B4"), White, "D4");
    assert_eq!(scores(&filled)[1], (22, 13));
    assert_eq!(scores(&filled)[0], (22, 13));
}

#[test]
fn r4_prisoner_of_the_dead_stone() {
    let board = board(". X . . X O . / X . O . X O O / . X X X X O . / X X O O O O O / . X O . O . O");
    assert_eq!(scores(&without(&board, "C4"))[0], (19, 16));
}

#[test]
fn r8_enclosed_eye() {
    let board = board("X X X X X / X O O O X / X O . O X / X O O O X / X X X X .");
    assert_eq!(scores(&board)[0], (16, 9));
}

#[test]
fn suicide_of_several_stones_needs_every_point_next_to_the_chain() {
    // All empty points around D5 touch Black, but the stone in the middle does not: where White may fill and
    // take back, that is no eye.
    let board = board(
        "X X X X X X X / X X X . X X X / X X . O . X X / X X X . X X X / X X X X X X X / X . X X X X X / X X X X X X X",
    );
    let eyes = |suicide| pass_alive(&board, Black, suicide).eyes;
    assert_eq!(eyes(Suicide::Forbidden), points("D6 C5 D5 E5 D4 B2"));
    assert_eq!(eyes(Suicide::MultiStone), PointSet::EMPTY);
    assert_eq!(pass_alive(&board, Black, Suicide::Any).stones, PointSet::EMPTY);
}

#[test]
fn unconditional_territory_may_be_bigger_than_pass_alive_territory() {
    let board = board("X . X . X / X X X X X / . O . X X / . . . X X");
    let corner = points("A1 B1 C1 A2 B2 C2");
    assert!(!benson(&board).black.territory.intersects(&corner));
    let black = unconditional(&board, Black);
    assert_eq!(black.invincible, board.stones(Black));
    assert_eq!(black.territory, corner | points("B4 D4"));
    let status = unconditional_status(&board);
    assert_eq!(status["B2".parse().unwrap()], UnconditionalStatus::Dead);
    assert_eq!(status["A1".parse().unwrap()], UnconditionalStatus::Territory(Black));
    assert_eq!(status["A3".parse().unwrap()], UnconditionalStatus::Alive);
}

#[test]
fn a_seki_around_two_stones_is_undecided() {
    let board = board(
        ". X X X X X . . / X X O O O X X X / X O O . O O O X / X O . X X . O X / X O O O . O O X / X X X O O O X X / . . X X X X X .",
    );
    let black = unconditional(&board, Black);
    assert!(!black.territory.intersects(&board.stones(White)));
    assert!(points("A7 G7 H7 A1").is_subset(&black.territory));
}

#[test]
fn the_ring_is_unconditionally_alive() {
    let black = unconditional(&board(RING), Black);
    assert_eq!(black.invincible, board(RING).stones(Black));
    assert!(points("A5 F5 B4 C4 D4 E4").is_subset(&black.territory));
}
