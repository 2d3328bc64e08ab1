//! The count as a procedure.

use proptest::prelude::*;
use tengen_rules::{
    Board, ByColor, Color, Count, CountForm, CountKind, CountStep, EndPosition, Game, Komi, Move, PointSet,
    Role, Ruleset, Score, Scoring, Setup, Tax,
};

use crate::named::SEKI_1;
use crate::play::{board, preset};
use crate::playout::{playout, random_dead};
use crate::scoring::{WORKED_EXAMPLE_PRISONERS, chains, worked_example};
use crate::scoring_laws::size;

fn kinds(count: &Count) -> Vec<CountKind> {
    count.steps.iter().map(|step| step.kind).collect()
}

fn counted(step: &CountStep) -> (String, String) {
    (step.counted.black.to_string(), step.counted.white.to_string())
}

fn numbers(count: &Count) -> Vec<(String, String)> {
    count.steps.iter().map(counted).collect()
}

fn pairs(expected: &[(&str, &str)]) -> Vec<(String, String)> {
    expected.iter().map(|(black, white)| ((*black).to_owned(), (*white).to_owned())).collect()
}

/// Pieces of this color and role.
fn pieces(step: &CountStep, color: Color, role: Role) -> PointSet {
    let is = |piece: &Option<tengen_rules::Piece>| piece.is_some_and(|p| p.color == color && p.role == role);
    step.board.iter().filter(|(_, piece)| is(piece)).map(|(point, _)| point).collect()
}

fn empty(step: &CountStep) -> PointSet {
    step.board.iter().filter(|(_, piece)| piece.is_none()).map(|(point, _)| point).collect()
}

#[test]
fn s0_32_to_s0_37_filling_in() {
    let (board, dead) = worked_example();
    let rules = preset("french-club");
    let prisoners = WORKED_EXAMPLE_PRISONERS;
    let count = EndPosition { dead, prisoners, ..EndPosition::new(&board, &rules) }.count();
    let result = "B+0.5".parse().unwrap();
    assert_eq!(count.form, CountForm::FillIn);
    assert_eq!(
        kinds(&count),
        [
            CountKind::RemoveDead,
            CountKind::FillNeutral,
            CountKind::LayPrisoners(Color::Black),
            CountKind::LayPrisoners(Color::White),
            CountKind::Rearrange,
            CountKind::Komi,
            CountKind::Result(result),
        ]
    );
    let expected = [
        ("71", "64"),
        ("71", "64"),
        ("59", "64"),
        ("59", "53"),
        ("59", "53"),
        ("59", "58.5"),
        ("59", "58.5"),
    ];
    assert_eq!(numbers(&count), pairs(&expected));
    let [removed, filled, _, laid, rearranged, ..] = &count.steps[..] else { panic!() };
    assert_eq!(removed.beside, ByColor { black: 11, white: 12 });
    assert_eq!(laid.beside, ByColor::default());
    let neutral = pieces(filled, Color::Black, Role::Filler) | pieces(filled, Color::White, Role::Filler);
    assert_eq!(neutral.len(), 21);
    let blocks = |color| {
        let of_color = rearranged.blocks.iter().filter(move |block| block.color == color);
        of_color.map(|block| block.points.len()).collect::<Vec<_>>()
    };
    assert_eq!((blocks(Color::Black), blocks(Color::White)), (vec![20, 20, 10, 8, 1], vec![20, 20, 10, 3]));
}

#[test]
fn s2_18_addition() {
    let (board, dead) = worked_example();
    let rules = Ruleset { komi: "5.5".parse().unwrap(), ..preset("russian-web") };
    let prisoners = WORKED_EXAMPLE_PRISONERS;
    let count = EndPosition { dead, prisoners, ..EndPosition::new(&board, &rules) }.count();
    let result = "B+0.5".parse().unwrap();
    assert_eq!(
        kinds(&count),
        [
            CountKind::RemoveDead,
            CountKind::CountTerritory,
            CountKind::AddPrisoners,
            CountKind::Komi,
            CountKind::Result(result)
        ]
    );
    let expected = [("0", "0"), ("71", "64"), ("82", "76"), ("82", "81.5"), ("82", "81.5")];
    assert_eq!(numbers(&count), pairs(&expected));
}

#[test]
fn area_counts_stones_and_territory() {
    let board = board(SEKI_1);
    let rules = Ruleset { komi: "0.5".parse().unwrap(), ..preset("persian-club") };
    let count = EndPosition::new(&board, &rules).count();
    let result = "W+1.5".parse().unwrap();
    assert_eq!(
        kinds(&count),
        [
            CountKind::RemoveDead,
            CountKind::CountStones,
            CountKind::CountTerritory,
            CountKind::Komi,
            CountKind::Result(result)
        ]
    );
    let expected = [("0", "0"), ("13", "13"), ("16", "17"), ("16", "17.5"), ("16", "17.5")];
    assert_eq!(numbers(&count), pairs(&expected));
}

#[test]
fn prisoners_without_room_count_below_zero() {
    let board = board(". X O . / X X O O / . X O . / X X O .");
    let rules = preset("russian-club");
    let prisoners = ByColor { black: 0, white: 5 };
    let count = EndPosition { prisoners, komi: Komi::ZERO, ..EndPosition::new(&board, &rules) }.count();
    let laid = &count.steps[1];
    assert_eq!(laid.kind, CountKind::LayPrisoners(Color::Black));
    assert_eq!(counted(laid), ("-3".to_owned(), "3".to_owned()));
    assert_eq!(laid.beside.white, 3);
    assert_eq!(count.steps.last().unwrap().kind, CountKind::Result("W+6".parse().unwrap()));
}

fn end<'a>(board: &'a Board, rules: &'a Ruleset, seed: u64, prisoners: ByColor<u16>) -> EndPosition<'a> {
    EndPosition { dead: random_dead(board, seed), prisoners, ..EndPosition::new(board, rules) }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn fill_in_margin_is_add_margin(size in size(), seed: u64, limit in 0..200_usize, no_tax: bool) {
        let game = playout(size, seed, limit);
        let tax = if no_tax { Tax::None } else { Tax::Seki };
        let margins = [CountForm::FillIn, CountForm::Addition].map(|count_form| {
            let rules = Ruleset { tax, count_form, ..preset("french-club") };
            let end = end(&game.board, &rules, seed, game.prisoners);
            let last = end.count().steps.pop().unwrap();
            prop_assert_eq!(last.kind, CountKind::Result(end.outcome()));
            let margin = last.counted.black - last.counted.white;
            prop_assert_eq!(margin, end.totals().margin());
            Ok(margin)
        });
        let [fill_in, addition] = margins;
        prop_assert_eq!(fill_in?, addition?);
    }

    #[test]
    fn sums_of_all_forms_are_the_totals(size in size(), seed: u64, limit in 0..200_usize, all: bool) {
        let game = playout(size, seed, limit);
        let tax = if all { Tax::All } else { Tax::Seki };
        for (scoring, count_form) in [(Scoring::Area, CountForm::Area), (Scoring::Territory, CountForm::Addition)] {
            let rules = Ruleset { scoring, tax, count_form, ..preset("chinese") };
            let end = EndPosition {
                handicap: 4,
                button: Some(Color::Black),
                ..end(&game.board, &rules, seed, game.prisoners)
            };
            prop_assert_eq!(end.count().steps.pop().unwrap().counted, end.totals().score());
        }
    }

    #[test]
    fn rearranging_keeps_every_total(size in size(), seed: u64, limit in 0..200_usize) {
        let game = playout(size, seed, limit);
        let rules = preset("french-club");
        let steps = end(&game.board, &rules, seed, game.prisoners).count().steps;
        let at = steps.iter().position(|step| step.kind == CountKind::Rearrange).unwrap();
        let (before, after) = (&steps[at - 1], &steps[at]);
        prop_assert_eq!(before.counted, after.counted);
        for color in Color::ALL {
            let blocks = after.blocks.iter().filter(|block| block.color == color);
            let open = blocks.fold(PointSet::EMPTY, |all, block| all | block.points);
            // All that is empty is in a block; with prisoners left over the total is below that.
            let beside = Score::from_points(i32::from(after.beside[!color]));
            prop_assert_eq!(Score::from_points(i32::from(open.len())), after.counted[color] + beside);
            prop_assert!(open.is_subset(&empty(after)));
            for role in [Role::Stone, Role::Filler, Role::Prisoner] {
                prop_assert_eq!(pieces(before, color, role).len(), pieces(after, color, role).len());
            }
            let fillers = |step| pieces(step, color, Role::Filler);
            prop_assert_eq!(fillers(before), fillers(after));
        }
        // Every territory that had an empty point still has one. Its prisoners belong to it: they may part its points.
        let [black, white] = Color::ALL.map(|color| pieces(before, color, Role::Prisoner));
        let territory = black | white | empty(before);
        for part in territory.components().filter(|part| part.intersects(&empty(before))) {
            prop_assert!(part.intersects(&empty(after)));
            prop_assert!(!(part.intersects(&black) && part.intersects(&white)), "one part, two owners");
        }
        prop_assert_eq!(empty(before).len(), empty(after).len());
    }
}

#[test]
fn seki_stones_stay_where_they_are() {
    let board = board(SEKI_1);
    let rules = preset("french-club");
    let steps = EndPosition::new(&board, &rules).count().steps;
    let seki = chains(&board, "C5 E5");
    let rearranged = steps.iter().find(|step| step.kind == CountKind::Rearrange).unwrap();
    assert!(seki.iter().all(|p| rearranged.board[p].map(|piece| piece.color) == board.get(p)));
}

/// The worked example as a game: both pass, mark the dead and agree.
fn worked_game() -> Game {
    let (board, dead) = worked_example();
    let mut game = Game::new(&Setup::from_board(&board, preset("french-club"), Color::Black)).unwrap();
    game.play(Move::Pass).unwrap();
    game.play(Move::Pass).unwrap();
    for chain in board.chains().filter(|chain| chain.stones.is_subset(&dead)) {
        game.toggle_dead_chain(chain.stones.first().unwrap()).unwrap();
    }
    game.accept(Color::Black).unwrap();
    game.accept(Color::White).unwrap();
    game
}

fn step(count: &Count, kind: CountKind) -> (&CountStep, &CountStep) {
    let at = count.steps.iter().position(|step| step.kind == kind).unwrap();
    (&count.steps[at - 1], &count.steps[at])
}

#[test]
fn s0_33_neutral_points_are_filled_in_any_color() {
    let count = worked_game().end_position().count();
    let (before, after) = step(&count, CountKind::FillNeutral);
    assert_eq!(before.counted, after.counted);
    let fillers = Color::ALL.map(|color| pieces(after, color, Role::Filler).len());
    assert_eq!(fillers, [11, 10]);
}

#[test]
fn s0_34_and_s1_9_prisoners_fill_the_territory_of_their_own_color() {
    let game = worked_game();
    let count = game.end_position().count();
    let territory = game.end_position().sheet().territory.territory;
    for color in Color::ALL {
        let (before, after) = step(&count, CountKind::LayPrisoners(color));
        let laid = pieces(after, color, Role::Prisoner);
        assert_eq!((before.beside[!color], laid.len(), after.beside[!color]), (6, 6, 0));
        assert!(laid.is_subset(&territory[color]));
        assert_eq!(before.counted[color] - after.counted[color], Score::from_points(6));
    }
    assert_eq!(game.outcome(), Some("B+1.5".parse().unwrap()));
    assert_eq!(count.steps.last().unwrap().kind, CountKind::Result(game.outcome().unwrap()));
}

#[test]
fn s0_35_rearranging_changes_no_size() {
    let count = worked_game().end_position().count();
    let (before, after) = step(&count, CountKind::Rearrange);
    assert_eq!(before.counted, after.counted);
    assert_ne!(before.board, after.board);
    for color in Color::ALL {
        let blocks = after.blocks.iter().filter(|block| block.color == color);
        let open: u16 = blocks.map(|block| block.points.len()).sum();
        assert_eq!(Score::from_points(open.into()), before.counted[color]);
    }
}
