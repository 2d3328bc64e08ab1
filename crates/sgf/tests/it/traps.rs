//! The 22 traps of reading SGF, one test each (those about single values are beside their code: 1 to 4, 6, 7, 12 to 14
//! and 18).

use tengen_rules::{Color, Move};
use tengen_sgf::property::{self, AB, AP, AW, B, C, CA, DD, FF, HA, KM, PB, RU, SZ, TB, TR, W};
use tengen_sgf::{
    Code, Collection, Diagnostics, GameTree, Lists, Node, Parsed, Rigor, Severity, Value, check, read,
    read_strict, write, write_with,
};

fn parse(text: impl AsRef<[u8]>) -> Parsed {
    read(text.as_ref()).unwrap()
}

/// Reads, and holds that writing loses nothing and is stable.
fn round(text: impl AsRef<[u8]>) -> (Collection, Diagnostics) {
    let Parsed { collection, diagnostics } = parse(text);
    collection.check_invariants();
    let once = write(&collection);
    let again = parse(&once);
    assert_eq!(write(&again.collection), once, "the second save is the same");
    assert!(!again.diagnostics.has_errors(), "{once}: {:?}", again.diagnostics);
    (collection, diagnostics)
}

fn codes(diagnostics: &Diagnostics) -> Vec<Code> {
    diagnostics.items().iter().map(|d| d.code).collect()
}

fn found(text: &str) -> Vec<Code> {
    codes(&check(&parse(text).collection, Rigor::Strict))
}

fn game(collection: &Collection) -> GameTree<'_> {
    GameTree::new(collection.first_game().unwrap())
}

fn nodes(collection: &Collection) -> usize {
    collection.games().map(|g| g.walk().count()).sum()
}

fn last(collection: &Collection) -> Node<'_> {
    collection.first_game().unwrap().main_line().last().unwrap()
}

fn points(game: &GameTree<'_>, node: Node<'_>, id: tengen_sgf::PropertyId) -> usize {
    match game.value(node, id).and_then(|t| t.value) {
        Some(Value::Points(points)) => points.len().into(),
        other => panic!("{id}: {other:?}"),
    }
}

#[test]
fn trap_1_escapes() {
    let (collection, _) = round("(;C[a\\\\b\\]c\\:d \\\ne\tf\r\ng]N[a\nb\\:c];C[end\\\\])");
    let root = collection.first_game().unwrap();
    assert_eq!(root.text(C).unwrap(), "a\\b]c:d e f\ng");
    assert_eq!(root.text(property::N).unwrap(), "a b:c");
    assert_eq!(last(&collection).text(C).unwrap(), "end\\");
    assert_eq!(write(&collection), "(;C[a\\\\b\\]c:d e f\ng]N[a b:c];C[end\\\\])\n");
}

#[test]
fn trap_2_colons() {
    let (collection, _) = round("(;AP[a\\:b:1\\:2]N[x\\:y]XX[p\\:q:r]LB[aa:1\\:1])");
    let game = game(&collection);
    let app = game.value(game.root(), AP).unwrap().value;
    assert_eq!(app, Some(Value::Application("a:b".into(), "1:2".into())));
    assert_eq!(write(&collection), "(;AP[a\\:b:1\\:2]N[x:y]XX[p\\:q:r]LB[aa:1\\:1])\n");
}

#[test]
fn trap_3_compressed_lists() {
    let text = "(;FF[4]GM[1]SZ[9]AB[aa:cb][ee]TR[ff:ff];B[aa:bb])";
    let (collection, _) = round(text);
    let game = game(&collection);
    assert_eq!(points(&game, game.root(), AB), 7);
    assert_eq!(points(&game, game.root(), TR), 1);
    assert_eq!(game.move_of(last(&collection)), None, "a move is no rectangle");
    assert_eq!(
        write_with(&collection, Lists::Expanded),
        "(;FF[4]GM[1]SZ[9]AB[aa][ba][ca][ab][bb][cb][ee]TR[ff];B[aa:bb])\n"
    );
    let expanded = parse(write_with(&collection, Lists::Expanded)).collection;
    assert_eq!(write_with(&expanded, Lists::Compressed), text.replace("ff:ff", "ff") + "\n");
    let other = "(;FF[4]GM[11]SZ[11]AB[a1:c3])";
    assert_eq!(write_with(&parse(other).collection, Lists::Expanded), other.to_owned() + "\n");
}

#[test]
fn trap_4_empty_lists_clear() {
    let (collection, _) = round("(;SZ[9]DD[aa:bb];DD[]TB[])");
    let game = game(&collection);
    assert_eq!(points(&game, game.root(), DD), 4);
    assert_eq!(points(&game, last(&collection), DD), 0);
    assert_eq!(points(&game, last(&collection), TB), 0);
    assert_eq!(found("(;FF[4]SZ[9];DD[]TB[]TW[]VW[])"), []);
    assert_eq!(found("(;FF[4]SZ[9];TR[])"), [Code::EmptyValue]);
}

#[test]
fn trap_5_charsets() {
    let name = |bytes: &[u8]| {
        let (collection, diagnostics) = round(bytes);
        (collection.first_game().unwrap().text(PB).unwrap().into_owned(), codes(&diagnostics))
    };
    // Valid UTF-8 beats CA, with a word about it.
    assert_eq!(name("(;CA[Big5]PB[柯洁])".as_bytes()), ("柯洁".into(), vec![Code::CharsetWrong]));
    assert_eq!(name("\u{feff}(;PB[é])".as_bytes()), ("é".into(), vec![]));
    // CA, by any name.
    assert_eq!(name(b"(;CA[iso-8859-1]PB[\xe9t\xe9])"), ("été".into(), vec![]));
    assert_eq!(name(b"(;CA[euc-kr]PB[\xb9\xda\xc1\xa4\xc8\xaf])"), ("박정환".into(), vec![]));
    // The second byte of 許 in Big5 is a backslash, that of 因 a bracket.
    assert_eq!(name(b"(;CA[Big5]PB[\xb3\x5c\xa6\x5d];B[aa])").0, "許因");
    assert_eq!(name(b"(;CA[Big5]PB[\xb3\\\x5c\xa6\\\x5d];B[aa])").0, "許因");
    // No CA: the detector, and at the end Latin-1.
    let (text, found) = name(
        "(;PB["
            .bytes()
            .chain(*b"\xc4\xfa\xba\xc3\xca\xc0\xbd\xe7\xce\xa7\xc6\xe5")
            .chain(*b"])")
            .collect::<Vec<u8>>()
            .as_slice(),
    );
    assert_eq!((text.as_str(), found), ("您好世界围棋", vec![Code::CharsetGuessed]));
    assert_eq!(name(b"(;PB[Andr\xe9])"), ("André".into(), vec![Code::CharsetGuessed]));
    // Damaged UTF-8 stays UTF-8.
    let (text, found) = name(b"(;PB[\xe6\xb5\x8b\xe8\xaf?])");
    assert_eq!((text.as_str(), found), ("测\u{fffd}?", vec![Code::BadBytes]));
    // UTF-16 and ISO-2022-JP.
    let wide: Vec<u8> = "(;PB[囲碁])".encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert_eq!(name(&wide).0, "囲碁");
    assert_eq!(name(b"(;CA[iso-2022-jp]PB[\x1b$B8k@P\x1b(B])").0, "碁石");
    // What is written is UTF-8 and says so.
    let (collection, _) = round(b"(;CA[iso-8859-1]PB[\xe9])(;PB[\xe9])(;PB[e])".as_slice());
    assert_eq!(write(&collection), "(;CA[UTF-8]PB[é])\n(;CA[UTF-8]PB[é])\n(;PB[e])\n");
}

#[test]
fn trap_6_passes() {
    for (text, expected) in [
        ("(;FF[4]SZ[19];B[])", Some(Move::Pass)),
        ("(;FF[4]SZ[19];B[tt])", Some(Move::Pass)),
        ("(;FF[3]SZ[9];B[tt])", Some(Move::Pass)),
        ("(;FF[4]SZ[21];B[tt])", Some(Move::Play("U2".parse().unwrap()))),
        ("(;FF[4]SZ[19];B[uu])", None),
    ] {
        let (collection, _) = round(text);
        let m = game(&collection).move_of(last(&collection));
        assert_eq!(m, expected.map(|m| (Color::Black, m)), "{text}");
    }
}

#[test]
fn trap_7_sizes() {
    for (raw, size, faults) in [
        ("19", "19x19", &[][..]),
        ("52", "52x52", &[]),
        ("9:13", "9x13", &[]),
        ("19:19", "19x19", &[Code::OddValue]),
        ("0", "19x19", &[Code::BadSize]),
        ("-12", "19x19", &[Code::BadSize]),
    ] {
        let text = format!("(;FF[4]SZ[{raw}])");
        assert_eq!(game(&parse(&text).collection).size().to_string(), size, "{raw}");
        assert_eq!(found(&text), faults, "{raw}");
    }
}

#[test]
fn trap_8_one_move_a_node() {
    assert_eq!(found("(;FF[4];B[aa]W[bb])"), [Code::TwoMoves]);
    assert_eq!(found("(;FF[4];B[aa]AB[bb])"), [Code::SetupWithMove]);
    assert_eq!(found("(;FF[4];W[aa]PL[B])"), [Code::SetupWithMove]);
}

#[test]
fn trap_9_setup_is_kept_where_it_is() {
    let (collection, diagnostics) = round("(;FF[4]SZ[9];B[aa];AW[aa]AE[bb]PL[B];PL[W])");
    assert!(diagnostics.is_empty());
    assert_eq!(nodes(&collection), 4);
}

#[test]
fn trap_10_moves_on_stones_are_no_fault_of_the_text() {
    assert_eq!(found("(;FF[4]SZ[9];B[aa];W[aa];B[aa])"), []);
}

#[test]
fn trap_11_handicap() {
    assert_eq!(found("(;FF[4]HA[2]AB[dd][pp])"), []);
    assert_eq!(found("(;FF[4]HA[2])"), [Code::HandicapDiffers]);
    assert_eq!(found("(;FF[4]HA[3]AB[dd][pp])"), [Code::HandicapDiffers]);
    assert_eq!(found("(;FF[4]HA[1])"), [Code::OddValue]);
    assert_eq!(found("(;FF[4]HA[0])"), []);
    assert_eq!(found("(;FF[4]HA[-1])"), [Code::BadValue]);
}

#[test]
fn trap_12_komi() {
    let komi = |text: &str| game(&parse(text).collection).info().komi.map(|k| k.to_string());
    for (raw, points) in [
        ("6.5", "6.5"),
        ("6,5", "6.5"),
        ("6½", "6.5"),
        ("5.50", "5.5"),
        ("7.5目", "7.5"),
        ("-20", "-20"),
        ("7", "7"),
    ] {
        assert_eq!(komi(&format!("(;KM[{raw}])")).as_deref(), Some(points));
    }
    assert_eq!(komi("(;KM[])"), None);
    assert_eq!(komi("(;KM[375])"), None, "more than the board has points");
    assert_eq!(komi("(;AP[foxwq]RU[Chinese]KM[375])").as_deref(), Some("7.5"));
    assert_eq!(komi("(;AP[foxwq]RU[Chinese]KM[325])").as_deref(), Some("6.5"));
    assert_eq!(komi("(;AP[foxwq]RU[Japanese]KM[650])").as_deref(), Some("6.5"));
    assert_eq!(komi("(;AP[foxwq]RU[Japanese]KM[0])"), None);
    assert_eq!(komi("(;AP[foxwq]RU[Japanese]KM[0]HA[2])").as_deref(), Some("0"));
    assert_eq!(komi("(;KI[13])").as_deref(), Some("6.5"));
    assert_eq!(found("(;FF[4]AP[foxwq:1]RU[Chinese]KM[375])"), [Code::BadValue], "strict knows no sites");
}

#[test]
fn trap_13_results() {
    let result = |text: &str| game(&parse(text).collection).info().result.map(|r| r.to_string());
    assert_eq!(result("(;RE[W+Resign])").as_deref(), Some("W+R"));
    assert_eq!(result("(;RE[Draw])").as_deref(), Some("0"));
    assert_eq!(result("(;AP[foxwq]RU[Chinese]RE[W+2.25])").as_deref(), Some("W+4.5"));
    assert_eq!(found("(;FF[4]RE[john wins])"), [Code::BadValue]);
    assert_eq!(write(&parse("(;RE[W+2.25  ])").collection), "(;RE[W+2.25  ])\n", "the text is kept");
}

#[test]
fn trap_14_dates_and_times() {
    let collection = parse("(;DT[1996-05-06,07]TM[1800]OT[5x30 byo-yomi])").collection;
    let info = game(&collection).info();
    assert_eq!(info.dates.len(), 2);
    assert_eq!(info.main_time.unwrap().to_string(), "1800");
    assert_eq!(info.overtime.unwrap().to_string(), "5x30 byo-yomi");
    assert_eq!(found("(;FF[4]DT[12th and 13th march 94])"), [Code::OddValue]);
    assert_eq!(found("(;FF[4]OT[as agreed])"), []);
}

#[test]
fn trap_15_rules_are_any_text() {
    for rules in ["AGA", "Tromp/Taylor", "rules:Japanese", "koPOSITIONALscoreAREAtaxNONEsui0"] {
        let collection = parse(format!("(;FF[4]RU[{rules}])")).collection;
        assert_eq!(game(&collection).info().rules.unwrap(), rules);
        assert_eq!(game(&collection).root().text(RU).unwrap(), rules);
    }
}

#[test]
fn trap_16_places_of_properties() {
    assert_eq!(found("(;FF[4];GM[1])"), [Code::RootOutside]);
    assert_eq!(found("(;FF[4]PB[a];B[aa];PW[b])"), [Code::InfoRepeated]);
    assert_eq!(found("(;FF[4](;PB[a])(;PB[b]))"), [], "once on each path");
    assert_eq!(found("(;FF[4]PB[a])(;FF[4]PB[b])"), [], "each game has its own");
    assert_eq!(found("(;FF[4])(;FF[3])"), [Code::VersionsMixed]);
}

#[test]
fn trap_17_annotations() {
    assert_eq!(found("(;FF[4];B[aa]TE[1]BM[1])"), [Code::AnnotationsConflict]);
    assert_eq!(found("(;FF[4];DO[])"), [Code::AnnotationWithoutMove]);
    assert_eq!(found("(;FF[4];GB[1]GW[2])"), [Code::AnnotationsConflict]);
    assert_eq!(found("(;FF[4];V[-3.5]UC[1])"), []);
}

#[test]
fn trap_18_numbers_of_moves_and_figures() {
    let (collection, _) = round("(;FF[4]ST[2];B[aa]MN[51]PM[2]FG[257:Fig\\: 1];FG[])");
    let game = game(&collection);
    let node = game.root().first_child().unwrap();
    assert_eq!(game.value(node, property::MN).unwrap().value, Some(Value::Number(51)));
    assert_eq!(game.value(node, property::FG).unwrap().value, Some(Value::Figure(257, "Fig: 1".into())));
    assert_eq!(game.value(last(&collection), property::FG).unwrap().value, Some(Value::Figure(0, "".into())));
}

#[test]
fn trap_19_private_properties() {
    let text = "(;FF[4]KK[a][b]MULTIGOGM[1]C[x]KK[c]ZZ[]\n";
    let (collection, diagnostics) = round(text.to_owned() + ")");
    assert_eq!(codes(&diagnostics), []);
    assert_eq!(write(&collection), "(;FF[4]KK[a][b]MULTIGOGM[1]C[x]KK[c]ZZ[])\n");
    let (collection, diagnostics) = round("(;FF[3]CoPyright[c]White[aa])");
    assert_eq!(codes(&diagnostics), []);
    assert_eq!(write(&collection), "(;FF[3]CP[c]W[aa])\n");
    let Parsed { collection, diagnostics } = parse("(;FF[4]White[aa]lower[x])");
    assert_eq!(
        write(&collection),
        "(;FF[4]W[aa]lower[x])\n",
        "a name without capitals is kept, it must not become another"
    );
    assert_eq!(codes(&diagnostics), [Code::LowercaseName]);
    assert!(collection.first_game().unwrap().get(W).is_some());
    assert_eq!(codes(&parse("(;A1[x])").diagnostics), [Code::DigitInName]);
}

#[test]
fn trap_20_text_around_games() {
    let (collection, diagnostics) =
        round("From: a@b\nSubject: game (see below)\n\n(;B[aa])\nand\n(;W[bb];C[unfinished");
    assert_eq!(collection.games().len(), 2);
    assert_eq!(last(&collection).text(B).unwrap(), "aa");
    let expected =
        [Code::TextBeforeGame, Code::TextBetweenGames, Code::UnterminatedValue, Code::MissingClose];
    assert_eq!(codes(&diagnostics), expected);
    assert!(!codes(&parse("(;B[aa])\n\x1a").diagnostics).contains(&Code::TextBetweenGames));
}

#[test]
fn trap_21_parentheses() {
    for (text, expected, count) in [
        ("(GM[1]SZ[9];B[aa])", vec![Code::MissingSemicolon], 2),
        (";GM[1];B[aa](;W[bb])(;W[cc]))", vec![Code::MissingOpen], 4),
        ("(;B[aa]())", vec![Code::EmptyVariation], 1),
        ("((;B[aa]))", vec![Code::ExtraOpen], 1),
        ("(;B[aa](;W[bb])", vec![Code::MissingClose], 2),
        ("(;B[aa]))", vec![Code::ExtraClose], 1),
        ("(;B[aa]);W[bb])", vec![Code::NodeAfterGame], 2),
        ("(;B[aa](;W[bb]);W[cc])", vec![Code::NodeAfterVariation], 3),
        ("(;B[aa](;W[bb])C[late])", vec![Code::PropertyAfterVariation], 2),
        (
            "(;B[aa] junk! [stray] PL;W[bb])",
            vec![Code::IllegalCharacters, Code::ValueWithoutProperty, Code::NoValues],
            2,
        ),
        ("(;B[aa]C[see [1] there];W[bb])", vec![Code::UnescapedBracket], 2),
    ] {
        let (collection, diagnostics) = round(text);
        let mut codes = codes(&diagnostics);
        codes.dedup();
        let seen: Vec<Code> = codes.iter().copied().filter(|c| expected.contains(c)).collect();
        assert_eq!(seen, expected, "{text}: {diagnostics:?}");
        assert_eq!(nodes(&collection), count, "{text}");
    }
    let (collection, _) = round("(;B[aa]C[see [1] there];W[bb])");
    assert_eq!(collection.first_game().unwrap().text(C).unwrap(), "see [1] there");
    let (collection, _) = round("(;B[aa](;W[bb])C[late])");
    assert_eq!(collection.first_game().unwrap().text(C).unwrap(), "late");
    for nothing in ["", "\u{feff}", "()", "aaa", ")", "[a]", "(", "(((("] {
        assert!(read(nothing.as_bytes()).is_err(), "{nothing:?}");
        assert!(read_strict(nothing.as_bytes()).is_err(), "{nothing:?}");
    }
}

/// Runs `f` with a small stack.
fn on_a_small_stack(f: impl FnOnce() + Send + 'static) {
    std::thread::Builder::new().stack_size(256 << 10).spawn(f).unwrap().join().unwrap();
}

#[test]
fn trap_22_depth_and_size() {
    const DEPTH: usize = 1_000_000;
    on_a_small_stack(|| {
        let deep = "(;B[aa]".repeat(DEPTH) + &")".repeat(DEPTH);
        let collection = parse(&deep).collection;
        assert_eq!(nodes(&collection), DEPTH);
        assert_eq!(collection.first_game().unwrap().main_line().count(), DEPTH);
        assert!(
            check(&collection, Rigor::Lenient).is_empty()
                || collection.first_game().unwrap().get(FF).is_none()
        );
        let written = write(&collection);
        assert_eq!(nodes(&parse(&written).collection), DEPTH);
        drop(collection.clone());
    });
    // Branches at every depth, so that the writer's own stack is deep too.
    on_a_small_stack(|| {
        let deep = "(;B[aa](;W[bb])".repeat(100_000) + &")".repeat(100_000);
        let collection = parse(&deep).collection;
        assert_eq!(nodes(&parse(write(&collection)).collection), 200_000);
    });
    for hostile in [
        "(",
        ")",
        "((;",
        "(;(",
        "();",
        "]",
        "[",
        "(;B",
        "(;C[]a",
        "(;C[x] .",
        ";",
        "(;B[",
        "(;AB[aa:ss]",
        "\\",
    ] {
        let text = hostile.repeat(300_000 / hostile.len());
        let parsed = read(text.as_bytes());
        if let Ok(parsed) = parsed {
            assert_eq!(
                parse(write(&parsed.collection)).collection.games().len(),
                parsed.collection.games().len()
            );
        }
    }
    let comment = format!("(;C[{}])", "x\\]".repeat(400_000));
    assert_eq!(parse(&comment).collection.first_game().unwrap().text(C).unwrap().len(), 800_000);
}

#[test]
fn strict_mode_refuses_errors_only() {
    assert!(read_strict(b"mail\n(;FF[4]CA[UTF-8]KK[x];B[aa])").is_ok());
    let refused = read_strict(b"(;FF[4];B[aa]").unwrap_err();
    assert_eq!(
        refused.to_string(),
        "byte 13: error: end of file inside a game, expected ')' [missing-close]"
    );
}

#[test]
fn edits_keep_the_rest() {
    let mut collection = parse("(;FF[4]XX[1]C[old]C[twice]YY[2](;B[aa])(;B[bb]))").collection;
    let root = collection.first_game().unwrap().id();
    collection.set_text(root, "C", "new]", tengen_sgf::text::Form::Text);
    collection.set_raw(root, "KM", ["6.5"]);
    collection.remove_property(root, "YY");
    let second = collection.node(root).children().nth(1).unwrap().id();
    collection.make_first(second);
    let child = collection.add_child(second);
    collection.set_raw(child, "W", ["cc"]);
    collection.check_invariants();
    assert_eq!(write(&collection), "(;FF[4]XX[1]C[new\\]]KM[6.5]\n(;B[bb];W[cc])\n(;B[aa]))\n");
    collection.remove_node(second);
    collection.check_invariants();
    assert_eq!(write(&collection), "(;FF[4]XX[1]C[new\\]]KM[6.5];B[aa])\n");
    assert_eq!(collection.node(root).get(KM).map(|p| p.name()), Some("KM"));
    assert!(collection.node(root).get(SZ).is_none() && collection.node(root).get(CA).is_none());
    assert!(collection.node(root).get(AW).is_none() && collection.node(root).get(HA).is_none());
    assert_eq!(Code::BadBytes.severity(), Severity::Warning);
}
