//! Scores of named positions (rules reference, sections 1.1, 2.2, 4.5 to 4.7, 5.1 and 6.3).

use tengen_rules::{
    Board, ByColor, Color, EndPosition, HandicapBonus, Komi, Point, PointSet, Reason, Ruleset, Score,
    Scoring, Size, Tax,
};

use crate::named::{BENT_4, DOUBLE_KO_SEKI, RING, SEKI_1, SEKI_2, points};
use crate::play::{board, preset};

const FALSE_EYE: &str = "
    . X X O O O .
    X . O . O . O
    . X X O O O O
    X X X X X X X
    . X . X X X X";

const DEAD_STONE: &str = "
    . X . . X O .
    X . O . X O O
    . X X X X O .
    X X O O O O O
    . X O . O . O";

/// The stones of the chains at these points.
pub(crate) fn chains(board: &Board, names: &str) -> PointSet {
    names.split_whitespace().flat_map(|name| board.chain_stones(name.parse().unwrap())).collect()
}

/// Black's and White's points before komi.
fn totals(diagram: &str, rules: &Ruleset, dead: &str) -> (i32, i32) {
    let board = board(diagram);
    let dead = chains(&board, dead);
    pair(EndPosition { dead, komi: Komi::ZERO, ..EndPosition::new(&board, rules) }.totals().score())
}

fn pair(score: ByColor<Score>) -> (i32, i32) {
    assert_eq!((score.black.halves() % 2, score.white.halves() % 2), (0, 0));
    (score.black.halves() / 2, score.white.halves() / 2)
}

fn area(diagram: &str, tax: Tax, dead: &str) -> (i32, i32) {
    totals(diagram, &Ruleset { tax, ..preset("chinese") }, dead)
}

fn territory(diagram: &str, tax: Tax, dead: &str) -> (i32, i32) {
    totals(diagram, &Ruleset { tax, ..preset("japanese") }, dead)
}

/// The points with this reason and color.
fn with_reason(diagram: &str, dead: &str, reason: Reason, color: Option<Color>) -> PointSet {
    let board = board(diagram);
    let rules = preset("japanese");
    let end = EndPosition { dead: chains(&board, dead), ..EndPosition::new(&board, &rules) };
    let sheet = end.sheet();
    sheet.points.iter().filter(|(_, s)| s.reason == reason && s.color == color).map(|(p, _)| p).collect()
}

#[test]
fn t_seki_1_and_r1_shared_liberties() {
    assert_eq!(area(SEKI_1, Tax::None, ""), (16, 17));
    assert_eq!(area(SEKI_1, Tax::All, ""), (14, 15));
    assert_eq!(territory(SEKI_1, Tax::Seki, ""), (3, 4));
    let reason = |reason, color| with_reason(SEKI_1, "", reason, color);
    assert_eq!(reason(Reason::Neutral, None), points("D4 D5"));
    assert_eq!(reason(Reason::Seki, Some(Color::Black)), points("C5 C4 C3 D3"));
    assert_eq!(reason(Reason::Seki, Some(Color::White)), points("E5 E4 E3"));
    assert_eq!(reason(Reason::PassAlive, Some(Color::Black)).len(), 9);
}

#[test]
fn t_seki_1_with_the_seki_stones_marked_dead() {
    assert_eq!(territory(SEKI_1, Tax::Seki, "C5 E5"), (6, 8));
    assert_eq!(area(SEKI_1, Tax::None, "C5 E5"), (12, 14));
}

#[test]
fn r2_one_group_marked_dead_shows_in_every_number() {
    // Black's four stones and the six points around them go to White: 3 to 4 becomes 3 to 14.
    assert_eq!(territory(SEKI_1, Tax::Seki, "C5"), (3, 14));
    assert_eq!(with_reason(SEKI_1, "C5", Reason::DeadStone, Some(Color::White)), points("C5 C4 C3 D3"));
}

#[test]
fn t_seki_2_one_eye_each_under_every_tax() {
    assert_eq!(area(SEKI_2, Tax::None, ""), (21, 22));
    assert_eq!(area(SEKI_2, Tax::Seki, ""), (20, 21));
    assert_eq!(area(SEKI_2, Tax::All, ""), (18, 19));
    assert_eq!(territory(SEKI_2, Tax::Seki, ""), (4, 4));
    assert_eq!(territory(SEKI_2, Tax::None, ""), (5, 5));
}

#[test]
fn c24_points_in_seki_under_the_club_presets() {
    let score = |name| totals(SEKI_2, &preset(name), "");
    assert_eq!(score("french-club"), (4, 4));
    assert_eq!(score("russian-club"), (4, 4));
    assert_eq!(score("russian-web"), (5, 5));
    assert_eq!(score("persian-club"), (21, 22));
}

#[test]
fn t_bent4_white_marked_dead() {
    assert_eq!(area(BENT_4, Tax::None, "B3"), (28, 0));
    assert_eq!(territory(BENT_4, Tax::Seki, "B3"), (18, 0));
}

#[test]
fn t_ring_two_eyes_that_look_false() {
    assert_eq!(area(RING, Tax::None, "B4"), (24, 24));
    assert_eq!(area(RING, Tax::All, "B4"), (22, 20));
    assert_eq!(territory(RING, Tax::Seki, "B4"), (12, 6));
    assert_eq!(territory(RING, Tax::All, "B4"), (10, 2));
}

#[test]
fn t_dks_double_ko_seki() {
    assert_eq!(area(DOUBLE_KO_SEKI, Tax::None, ""), (15, 15));
    assert_eq!(area(DOUBLE_KO_SEKI, Tax::Seki, ""), (13, 13));
    assert_eq!(area(DOUBLE_KO_SEKI, Tax::All, ""), (13, 13));
    assert_eq!(territory(DOUBLE_KO_SEKI, Tax::Seki, ""), (0, 0));
}

#[test]
fn r3_a_false_eye_is_no_territory() {
    assert_eq!(territory(FALSE_EYE, Tax::Seki, ""), (4, 2));
    assert_eq!(with_reason(FALSE_EYE, "", Reason::FalseEye, Some(Color::White)), points("D4"));
    assert_eq!(with_reason(FALSE_EYE, "", Reason::Neutral, None), points("B4"));
    assert_eq!(area(FALSE_EYE, Tax::Seki, ""), (17, 10));
    let mut filled = board(FALSE_EYE);
    filled.place(Color::Black, "B4".parse().unwrap()).unwrap();
    filled.place(Color::White, "D4".parse().unwrap()).unwrap();
    let filled = filled.to_string();
    assert_eq!(territory(&filled, Tax::Seki, ""), (4, 2));
    assert_eq!(area(&filled, Tax::Seki, ""), (22, 13));
    assert_eq!(area(&filled, Tax::None, ""), (22, 13));
}

#[test]
fn r4_a_dead_stone_is_a_prisoner_of_the_side_around_it() {
    assert_eq!(territory(DEAD_STONE, Tax::Seki, "C4"), (9, 4));
    assert_eq!(area(DEAD_STONE, Tax::None, "C4"), (19, 16));
}

#[test]
fn r5_without_removal_the_dead_stone_lives() {
    assert_eq!(totals(DEAD_STONE, &preset("tromp-taylor"), ""), (14, 17));
    assert_eq!(totals(DEAD_STONE, &preset("tromp-taylor"), "C4"), (14, 17));
}

#[test]
fn r8_an_eye_inside_an_enclosed_group() {
    const NESTED: &str = "X X X X X / X O O O X / X O . O X / X O O O X / X X X X .";
    assert_eq!(area(NESTED, Tax::None, ""), (16, 9));
    let sheet_points = |color| {
        let (board, rules) = (board(NESTED), preset("chinese"));
        let points = EndPosition::new(&board, &rules).sheet().points;
        let owned = points.iter().filter(|(_, s)| s.reason == Reason::Territory && s.points[color] == 1);
        owned.map(|(point, _)| point).collect::<PointSet>()
    };
    assert_eq!((sheet_points(Color::White), sheet_points(Color::Black)), (points("C3"), points("E1")));
}

/// A board split between Black, who owns the first `black` points row by row, and White, with two eyes each.
fn split(size: Size, black: u16) -> Board {
    let owner = |index: usize| if index < usize::from(black) { Color::Black } else { Color::White };
    let last = usize::from(size.area()) - 1;
    Board::from_fn(size, |point: Point| {
        let index = size.index(point);
        let is_eye = [0, 2, last, last - 2].contains(&index);
        (!is_eye).then_some(owner(index))
    })
}

fn komi(text: &str) -> Komi {
    text.parse().unwrap()
}

fn result(board: &Board, rules: &Ruleset, handicap: u16, with_komi: &str) -> String {
    let end = EndPosition { handicap, komi: komi(with_komi), ..EndPosition::new(board, rules) };
    end.outcome().to_string()
}

#[test]
fn r6_handicap_bonus_in_area_scoring() {
    let board = split(Size::NINETEEN, 182);
    assert_eq!(result(&board, &preset("chinese"), 2, "0.5"), "B+0.5");
    assert_eq!(result(&board, &preset("new-zealand"), 2, "0.5"), "B+2.5");
}

#[test]
fn compensation_for_four_handicap_stones() {
    let board = split(Size::NINETEEN, 190);
    for (names, expected) in [
        (&["new-zealand", "tromp-taylor", "ing"][..], "B+18.5"),
        (&["aga", "bga", "french"], "B+15.5"),
        (&["chinese", "chinese-ogs", "chinese-kgs"], "B+14.5"),
    ] {
        for name in names {
            assert_eq!(result(&board, &preset(name), 4, "0.5"), expected, "{name}");
        }
    }
    // Black's first move is no handicap stone.
    assert_eq!(result(&board, &preset("chinese"), 1, "0.5"), "B+18.5");
}

#[test]
fn r7_no_bonus_where_stones_do_not_count() {
    let board = split(Size::NINETEEN, 190);
    for name in ["japanese", "korean", "ancient-territory"] {
        let rules = preset(name);
        let end = EndPosition { handicap: 4, komi: komi("0.5"), ..EndPosition::new(&board, &rules) };
        assert_eq!(rules.handicap_bonus, HandicapBonus::Zero);
        assert_eq!(end.totals().tally.white.bonus, 0, "{name}");
        // For comparison with the area, White is compensated for Black's three extra stones.
        let other = end.sheet().other;
        assert_eq!((other.scoring, other.tally.white.bonus), (Scoring::Area, 3));
        assert_eq!(other.margin(), "15.5".parse().unwrap());
    }
}

#[test]
fn r13_a_draw_is_possible_with_half_a_point_of_komi_and_the_button() {
    let board = split(Size::NINETEEN, 184);
    let rules = preset("aga-button");
    let end = EndPosition { komi: komi("6.5"), ..EndPosition::new(&board, &rules) };
    assert_eq!(end.outcome().to_string(), "B+0.5");
    assert_eq!(EndPosition { button: Some(Color::White), ..end }.outcome().to_string(), "0");
    assert_eq!(EndPosition { button: Some(Color::Black), ..end }.outcome().to_string(), "B+1");
}

#[test]
fn ties_go_where_the_rules_say() {
    let even = split(Size::square(8).unwrap(), 32);
    assert_eq!(result(&even, &preset("chinese"), 0, "0"), "0");
    assert_eq!(result(&even, &preset("french-club"), 0, "0"), "0");
    assert_eq!(result(&even, &preset("russian-club"), 2, "0"), "0");
    assert_eq!(result(&split(Size::NINE, 44), &preset("ing-1996"), 0, "7"), "B+0.5");
}

#[test]
fn s0_30_a_tied_handicap_game_is_won_by_white() {
    let even = split(Size::square(8).unwrap(), 32);
    assert_eq!(result(&even, &preset("french-club"), 2, "0"), "W+0.5");
    assert_eq!(result(&even, &preset("french-club"), 1, "0"), "W+0.5");
}

#[test]
fn the_chinese_form_compares_with_half_the_board() {
    let rules = preset("chinese");
    for black in 30..=330 {
        let board = split(Size::NINETEEN, black);
        let end = EndPosition::new(&board, &rules);
        let wins = end.totals().margin() > Score::ZERO;
        // 180.5 points and 3.75 of komi, in quarters.
        assert_eq!(wins, 4 * black > 737, "{black}");
    }
    assert_eq!(result(&split(Size::NINETEEN, 184), &rules, 0, "7.5"), "W+0.5");
    assert_eq!(result(&split(Size::NINETEEN, 185), &rules, 0, "7.5"), "B+1.5");
}

#[test]
fn the_french_worked_example() {
    // Black has 24 stones and 23 points, White 20 and 14.
    let board = board(
        ". . . . O . . . .
         O . . . O . . . O
         O O O O O O O O O
         X X O O O O O O O
         X X X X X X X X X
         X X X X X X X X X
         X . . . X . . . .
         . . . . X . . . .
         . . . . X . . . .",
    );
    let rules = preset("french");
    let totals = EndPosition::new(&board, &rules).totals();
    let counts = totals.tally.map(|tally| (tally.territory, tally.stones));
    assert_eq!((counts.black, counts.white), ((23, 24), (14, 20)));
    assert_eq!(result(&board, &rules, 0, "7.5"), "B+5.5");
}

/// The position of the French introduction's count: six dead stones on each side, 71 and 64 points with those
/// under the dead stones, 21 neutral points.
pub(crate) fn worked_example() -> (Board, PointSet) {
    let board = board(
        ". . X . . . O . . X . . O . . . X . .
         . . . . . . O . X . . . O . . . . . .
         . . . . . . O . . . . . O . . . X . .
         . . X . . . O . . . . . O O O O O . .
         O O O O O O O O O O O O O O O O O O O
         O O O O O O O O O O O O O O O O O O O
         O O O O O O O O O O O O O O O O O O O
         O O O O O O O O O O O O O O O O O O O
         . . . . O O O O O O O O O O O O O O O
         X X . . . . . . . . . . . . . . . . .
         X X X X X X X X X X X X X X X X X X X
         X X X X X X X X X X X X X X X X X X X
         X X X X X X X X X X X X X X X X X X X
         X X X X X X X X X X X X X X X X X X X
         . . . X X X X X X X X X X X X X X X X
         . . O . . . X . . . . . X . . O . . .
         . . . . . . X . . O . . X . . . . . .
         . O . . . . X . . O . . X . . . O . .
         . . . . . . X . . . . . X . . . . . .",
    );
    let stray = "C19 C16 K19 J18 R19 R17 C4 Q4 K3 K2 B2 R2";
    let dead = chains(&board, stray);
    (board, dead)
}

/// What each side had taken before the count.
pub(crate) const WORKED_EXAMPLE_PRISONERS: ByColor<u16> = ByColor { black: 5, white: 6 };

#[test]
fn s0_32_s0_37_worked_example() {
    let (board, dead) = worked_example();
    let rules = preset("french-club");
    let prisoners = WORKED_EXAMPLE_PRISONERS;
    let totals = EndPosition { dead, prisoners, ..EndPosition::new(&board, &rules) }.totals();
    assert_eq!(totals.tally.map(|t| t.territory), ByColor { black: 71, white: 64 });
    assert_eq!(totals.tally.map(|t| t.prisoners + t.dead), ByColor { black: 11, white: 12 });
    let score = totals.score();
    assert_eq!((score.black.to_string(), score.white.to_string()), ("82".into(), "81.5".into()));
    assert_eq!(totals.margin().to_string(), "0.5");
    let living = |color| (board.stones(color) - dead).len();
    assert_eq!((living(Color::Black), living(Color::White)), (102, 103));
}

#[test]
fn s0_31_a_clear_board_without_komi() {
    // 50 black points, 36 white ones.
    let mut rows: Vec<&str> = vec![". . . . . . . . . ."; 5];
    rows.extend(["X X X X X X X X X X", "O O O O O O O O O O"]);
    rows.extend([". . . . . . . . . ."; 3]);
    rows.push(". . . . . . O O O O");
    assert_eq!(territory(&rows.join("/"), Tax::Seki, ""), (50, 36));
}

#[test]
fn s2_6_regions_of_one_color_and_shared_ones() {
    // White has six points at the top left, Black three on the right; six at the bottom left are nobody's.
    let diagram =
        ". . . O X X X / . . . O X . X / O O O O X . X / X X X X X . X / . . . O X X X / . . . O O O X";
    assert_eq!(totals(diagram, &preset("russian-web"), ""), (3, 6));
    assert_eq!(with_reason(diagram, "", Reason::Neutral, None).len(), 6);
}
