//! What a record does with moves, setup, ko and edits; and the cases of `../shared/cases` that need a board.

use tengen_record::{Cursor, GameError, Legality, Mark, Record};
use tengen_rules::{Board, Color, Game, IllegalMove, Ko, Move, PointSet, Ruleset, Setup, Size, Suicide};

fn record(text: &str) -> Record {
    Record::read(text.as_bytes()).unwrap().0
}

fn end(record: &Record) -> Cursor {
    record.end_of_main_line()
}

fn board(rows: &str) -> Board {
    rows.parse().unwrap()
}

fn case(name: &str) -> Option<Record> {
    let path = tengen_testing::shared("cases")?.join(name).with_extension("sgf");
    Some(Record::read(&std::fs::read(path).unwrap()).unwrap().0)
}

/// The irregular moves of the main line as `number:reason`.
fn flags(record: &Record, legality: Legality) -> Vec<String> {
    let mut cursor = record.cursor_under(legality);
    cursor.to_end(record);
    cursor.path().filter_map(|v| v.irregular.map(|r| format!("{}: {r}", v.moves_before + 1))).collect()
}

#[test]
fn s06_white_plays_after_handicap() {
    let Some(record) = case("s06_repeated_property") else { return };
    let cursor = record.cursor();
    assert_eq!(cursor.position().to_move, Color::White);
    assert_eq!(cursor.position().board.stones(Color::Black).len(), 3);
}

#[test]
fn s07_the_board_before_a_move_in_the_root() {
    let Some(record) = case("s07_move_in_root") else { return };
    let game = record.to_game(record.root(), Ruleset::TROMP_TAYLOR).unwrap();
    assert_eq!(game.turns().len(), 1);
    assert_eq!(game.start(), Board::new(Size::NINETEEN));
    assert_eq!(end(&record).position().number, 3);
}

#[test]
fn s09_compressed_setup() {
    let Some(record) = case("s09_compressed_points") else { return };
    let cursor = record.cursor();
    assert_eq!(cursor.position().to_move, Color::White);
    assert_eq!(cursor.position().board.stones(Color::Black).len(), 7);
    let first = record.node(record.root()).first_child().unwrap();
    assert_eq!(record.marks(first.id()).dimmed, Size::NINE.all(), "inherited");
    assert!(record.marks(end(&record).node()).dimmed.is_empty());
}

#[test]
fn s13_illegal_moves_are_executed_and_flagged() {
    let Some(record) = case("s13_illegal_moves_kept") else { return };
    let cursor = end(&record);
    assert_eq!(cursor.position().board.to_string().replace(' ', ""), ".O...\nOX...\n..O..\n.....\n.....");
    assert_eq!((cursor.position().prisoners.white, cursor.position().prisoners.black), (2, 0));
    let found = flags(&record, Legality::COMMON);
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(
        found[0].starts_with("2: the point is occupied") && found[1].starts_with("7: suicide"),
        "{found:?}"
    );
    let node = cursor.node();
    match record.to_game(node, Ruleset::TROMP_TAYLOR) {
        Err(GameError::Illegal { number: 2, reason: IllegalMove::Occupied, .. }) => {}
        other => panic!("{other:?}"),
    }
}

#[test]
fn s23_depth_does_not_matter() {
    let deep = || {
        let Some(record) = case("s23_deep_nesting") else { return };
        let mut cursor = end(&record);
        assert_eq!(cursor.depth(), 10_000);
        cursor.back(&record);
        cursor.to_start(&record);
        let mut nodes = 0;
        record.walk(Legality::COMMON, |_| nodes += 1);
        assert_eq!(nodes, 10_001);
    };
    std::thread::Builder::new().stack_size(256 << 10).spawn(deep).unwrap().join().unwrap();
}

#[test]
fn a_million_nodes_deep() {
    let deep = || {
        let branches =
            "(;B[aa](;W[ba])".repeat(1000) + &"(;B[cc];W[dc]".repeat(250_000) + &")".repeat(251_000);
        let record = record(&format!("(;SZ[5]{branches})"));
        let mut nodes = 0;
        record.walk(Legality { ko: Ko::Positional, ..Legality::COMMON }, |_| nodes += 1);
        assert_eq!(nodes, 502_001);
    };
    std::thread::Builder::new().stack_size(256 << 10).spawn(deep).unwrap().join().unwrap();
}

#[test]
fn trap_9_setup_overrides_and_captures_nothing() {
    let record = record("(;SZ[3]AB[aa][ba][ab]AW[bb];AW[aa]AE[ba];AE[aa:cc]AB[cc])");
    let mut cursor = record.cursor();
    assert_eq!(cursor.position().board, board("XX. / XO. / ..."));
    cursor.forward(&record);
    assert_eq!(cursor.position().board, board("O.. / XO. / ..."));
    assert_eq!(cursor.position().prisoners.white, 0);
    cursor.forward(&record);
    assert_eq!(cursor.position().board, board("... / ... / ..X"));
    cursor.back(&record);
    assert_eq!(cursor.position().board, board("O.. / XO. / ..."));
    cursor.check_invariants();
}

/// A ko: Black has just taken at C3 (the stone at B3), White may not retake.
///
/// ```text
/// 4  . X O .        4  . X O .
/// 3  X O . O   C3:  3  X . X O
/// 2  . X O .        2  . X O .
/// 1  . . . .        1  . . . .
/// ```
const KO: &str = "(;SZ[4]AB[ba][ab][bc]AW[ca][bb][db][cc];B[cb]";

#[test]
fn ko_is_flagged_and_a_pass_or_a_setup_lifts_it() {
    let ko = |rest: &str| flags(&record(&format!("{KO}{rest})")), Legality::COMMON);
    assert_eq!(ko(";W[bb]").len(), 1);
    assert!(ko(";W[bb]")[0].starts_with("2: ko"));
    assert!(ko(";W[];B[];W[bb]").is_empty());
    assert!(ko(";W[ad];B[dd];W[bb]").is_empty());
    assert!(ko(";PL[W];W[bb]").is_empty(), "the history of ko ends at a setup");
}

#[test]
fn the_history_of_ko_belongs_to_the_node() {
    let record = record(&format!("{KO}(;W[ad])(;W[bb]))"));
    let mut cursor = record.cursor();
    cursor.forward(&record);
    let taken = cursor.node();
    cursor.forward(&record);
    // Stepping back and taking the other variation: the retake is still a ko.
    cursor.back(&record);
    cursor.down(&record, 1);
    assert_eq!(cursor.visit().irregular, Some(IllegalMove::Ko));
    // And the first capture is no repetition because it has been seen before.
    for ko in [Ko::Simple, Ko::Positional, Ko::Situational, Ko::NaturalSituational] {
        let mut cursor = record.cursor_under(Legality { ko, suicide: Suicide::Forbidden });
        for _ in 0..3 {
            cursor.forward(&record);
            assert_eq!((cursor.node(), cursor.visit().irregular), (taken, None));
            cursor.back(&record);
        }
    }
}

#[test]
fn superko_depends_on_the_path() {
    let positional = Legality { ko: Ko::Positional, suicide: Suicide::Forbidden };
    let record = record(&format!("{KO};W[bb])"));
    assert_eq!(
        record.first_irregular(positional),
        Some((1, IllegalMove::Superko { turn: 0 })),
        "the position at the start recurs"
    );
    let record = Record::read(format!("{KO};W[];B[];W[bb])").as_bytes()).unwrap().0;
    assert!(record.first_irregular(positional).is_some(), "a pass lifts no superko");
    assert_eq!(record.first_irregular(Legality::COMMON), None);
    let elsewhere = Legality { ko: Ko::SimplePlayElsewhere, suicide: Suicide::Forbidden };
    assert_eq!(record.first_irregular(elsewhere), Some((3, IllegalMove::Ko)));
}

#[test]
fn suicide_by_the_rules() {
    let text = "(;SZ[3]AW[ba][ab];B[aa])";
    let under = |suicide| record(text).first_irregular(Legality { ko: Ko::None, suicide });
    assert_eq!(under(Suicide::Forbidden), Some((0, IllegalMove::Suicide)));
    assert_eq!(under(Suicide::MultiStone), Some((0, IllegalMove::Suicide)));
    assert_eq!(under(Suicide::Any), None);
    let record = record(text);
    assert_eq!(end(&record).position().board, board(".O. / O.. / ..."));
    assert_eq!(end(&record).position().prisoners.white, 1);
    assert_eq!(flags(&Record::read(b"(;SZ[9];B[zz])").unwrap().0, Legality::COMMON).len(), 1);
}

#[test]
fn edits_keep_what_they_are_not_about() {
    let mut record = record("(;FF[4]GM[1]SZ[9]XX[private]C[a];B[ee]YY[b](;W[aa])(;W[bb]))");
    let root = record.root();
    let first = record.node(root).first_child().unwrap().id();
    let again = record.add_move(root, Color::Black, Move::Play("E5".parse().unwrap()));
    assert_eq!(again, first, "a known move is followed");
    let other = record.node(first).children().nth(1).unwrap().id();
    let end = record.add_move(other, Color::Black, Move::Pass);
    record.set_comment(end, "end]");
    record.set_mark(first, Mark::Circle, &PointSet::of("E5".parse().unwrap()));
    record.set_labels(first, &[("A1".parse().unwrap(), "x:y")]);
    record.make_main_line(end);
    assert_eq!(
        record.write(),
        "(;FF[4]GM[1]SZ[9]XX[private]C[a];B[ee]YY[b]CR[ee]LB[ai:x\\:y]\n(;W[bb];B[]C[end\\]])\n(;W[aa]))\n"
    );
    assert_eq!(record.marks(first).labels[0].1, "x:y");
    let mut cursor = record.end_of_main_line();
    record.set_comment(end, "");
    cursor.refresh(&record);
    assert_eq!(cursor.node(), end);
    record.remove(other);
    assert_eq!(record.write(), "(;FF[4]GM[1]SZ[9]XX[private]C[a];B[ee]YY[b]CR[ee]LB[ai:x\\:y];W[aa])\n");
    record.collection().check_invariants();
}

#[test]
fn a_played_game_becomes_a_record_and_back() {
    let rules: Ruleset = "japanese".parse().unwrap();
    let mut game = Game::new(&Setup::new(Size::NINE, rules)).unwrap();
    for text in ["E5", "C3", "pass", "D4"] {
        let m = text.parse().map_or(Move::Pass, Move::Play);
        game.play(m).unwrap();
    }
    game.resign(Color::Black).unwrap();
    let record = Record::from_game(&game);
    assert_eq!(
        record.write(),
        "(;FF[4]CA[UTF-8]GM[1]SZ[9]RU[Japanese]KM[6.5]RE[W+R];B[ee];W[cg];B[];W[df])\n"
    );
    let again = record.to_game(end(&record).node(), record.rules().unwrap()).unwrap();
    assert_eq!((again.board(), again.turns(), again.komi()), (game.board(), game.turns(), game.komi()));
}

#[test]
fn a_handicap_game_becomes_a_record_and_back() {
    let rules: Ruleset = "japanese".parse().unwrap();
    let mut game = Game::new(&Setup::new(Size::NINETEEN, rules).with_handicap(3)).unwrap();
    game.play(Move::Play("C3".parse().unwrap())).unwrap();
    let record = Record::from_game(&game);
    assert!(record.write().contains("HA[3]AB["), "{}", record.write());
    let again = record.to_game(end(&record).node(), rules).unwrap();
    assert_eq!((again.board(), again.handicap(), again.komi()), (game.board(), 3, game.komi()));
}

#[test]
fn only_go_is_opened() {
    assert_eq!(Record::read(b"(;GM[2];B[d3])").unwrap_err().to_string(), "not a Go game (GM[2])");
    let record = Record::read(b"(;GM[2];B[d3])(;GM[1]SZ[9];B[ee])").unwrap().0;
    assert_eq!(record.size(), Size::NINE);
    assert!(record.write().starts_with("(;GM[2]"), "the other games stay");
}
