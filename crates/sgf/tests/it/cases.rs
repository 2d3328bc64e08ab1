//! Small inputs from public bug reports (`../shared/cases`): what each must give is written here.

use tengen_rules::Move;
use tengen_sgf::property::{
    AB, AP, AW, B, BL, BR, C, CP, DD, EV, HA, KM, LB, N, OT, PB, PL, PW, RE, TB, TM, TR, TW, W,
};
use tengen_sgf::{
    Code, Collection, Diagnostics, GameTree, Node, Parsed, PropertyId, Rigor, Value, check, read,
    read_strict, write,
};

/// Reads a case and holds that its second save equals the first. `None` without `../shared`.
fn case(name: &str) -> Option<(Collection, Diagnostics)> {
    let path = tengen_testing::shared("cases")?.join(name).with_extension("sgf");
    let Parsed { collection, diagnostics } = read(&std::fs::read(path).unwrap()).unwrap();
    collection.check_invariants();
    let once = write(&collection);
    assert_eq!(write(&read(once.as_bytes()).unwrap().collection), once, "{name}");
    Some((collection, diagnostics))
}

fn codes(diagnostics: &Diagnostics) -> Vec<Code> {
    diagnostics.items().iter().map(|d| d.code).collect()
}

fn checked(collection: &Collection) -> Vec<Code> {
    codes(&check(collection, Rigor::Lenient))
}

fn game(collection: &Collection) -> GameTree<'_> {
    GameTree::new(collection.first_game().unwrap())
}

fn line(collection: &Collection) -> Vec<Node<'_>> {
    collection.first_game().unwrap().main_line().collect()
}

fn moves(collection: &Collection) -> Vec<String> {
    let game = game(collection);
    line(collection)
        .into_iter()
        .filter_map(|n| game.move_of(n))
        .map(|(c, m)| format!("{} {m}", c.letter()))
        .collect()
}

fn points(collection: &Collection, node: Node<'_>, id: PropertyId) -> usize {
    match GameTree::new(collection.first_game().unwrap()).value(node, id).and_then(|t| t.value) {
        Some(Value::Points(points)) => points.len().into(),
        other => panic!("{id}: {other:?}"),
    }
}

#[test]
fn s01_escape_at_end() {
    let Some((collection, diagnostics)) = case("s01_escape_at_end") else { return };
    assert!(diagnostics.is_empty() && checked(&collection).is_empty());
    assert_eq!(moves(&collection), ["B C7", "W G3"]);
    let comments: Vec<_> = line(&collection).iter().map(|n| n.text(C).unwrap().into_owned()).collect();
    assert_eq!(comments, [r"one\", r"two ] still two \] still", r"three\\"]);
}

#[test]
fn s02_shift_jis_without_ca() {
    let Some((collection, diagnostics)) = case("s02_sjis_no_ca") else { return };
    assert_eq!(diagnostics.items().iter().filter(|d| d.code == Code::CharsetGuessed).count(), 1);
    let root = collection.first_game().unwrap();
    assert_eq!(root.text(PB).unwrap(), "本因坊ソ表");
    assert_eq!(root.text(PW).unwrap(), "能勢");
    assert_eq!(root.text(EV).unwrap(), "第1回テスト戦");
    assert_eq!(moves(&collection).len(), 2);
}

#[test]
fn s03_big5_trail_bytes() {
    let Some((collection, diagnostics)) = case("s03_big5_trail_5c_5d") else { return };
    let root = collection.first_game().unwrap();
    assert_eq!(root.text(PB).unwrap(), "許功");
    assert_eq!(root.text(C).unwrap(), "本因坊 ok");
    assert_eq!(moves(&collection), ["B Q16"]);
    assert!(!diagnostics.has_errors());
}

#[test]
fn s04_big5_escaped_bytes() {
    let Some((collection, diagnostics)) = case("s04_big5_byte_escaped") else { return };
    assert_eq!(collection.first_game().unwrap().text(C).unwrap(), "本因坊 ok");
    assert_eq!(moves(&collection), ["B Q16"]);
    assert_eq!(codes(&diagnostics), [Code::EscapesAmbiguous]);
}

#[test]
fn s06_repeated_property() {
    let Some((collection, diagnostics)) = case("s06_repeated_property") else { return };
    assert!(diagnostics.is_empty());
    let game = game(&collection);
    assert_eq!(points(&collection, game.root(), AB), 3);
    assert_eq!(game.comment(game.root()).unwrap(), "a\n\nb");
    assert_eq!(checked(&collection), [Code::RepeatedProperty; 3]);
    assert_eq!(moves(&collection), ["W Q16"]);
}

#[test]
fn s07_move_in_root() {
    let Some((collection, _)) = case("s07_move_in_root") else { return };
    assert_eq!(moves(&collection), ["B Q16", "W D16", "B Q4"]);
    assert!(collection.first_game().unwrap().get(BL).is_some());
    assert!(checked(&collection).is_empty());
    assert_eq!(codes(&check(&collection, Rigor::Strict)), [Code::MoveInRoot]);
}

#[test]
fn s08_empty_or_odd_numbers() {
    let Some((collection, _)) = case("s08_empty_or_odd_numbers") else { return };
    let info = game(&collection).info();
    assert_eq!((info.komi, info.handicap, info.main_time, info.result), (None, None, None, None));
    let found = check(&collection, Rigor::Lenient);
    assert_eq!(
        codes(&found),
        [Code::EmptyValue, Code::BadValue, Code::BadValue, Code::EmptyValue, Code::EmptyValue]
    );
    let root = collection.first_game().unwrap();
    for id in [KM, HA, TM, OT, RE] {
        let offset = root.get(id).unwrap().offset();
        assert_eq!(
            found.items().iter().filter(|d| (offset..offset + 4).contains(&d.offset)).count(),
            1,
            "{id}"
        );
    }
    assert!(write(&collection).contains("HA[even]TM[2h]"));
    assert_eq!(moves(&collection).len(), 2);
}

#[test]
fn s09_compressed_points() {
    let Some((collection, _)) = case("s09_compressed_points") else { return };
    let nodes = line(&collection);
    assert_eq!(points(&collection, nodes[0], AB), 7);
    assert_eq!(points(&collection, nodes[0], AW), 3);
    assert_eq!(points(&collection, nodes[0], TR), 3);
    assert_eq!(points(&collection, nodes[0], DD), 81);
    assert_eq!(points(&collection, nodes[2], DD), 0);
    assert_eq!(moves(&collection)[0], "W H9");
    assert!(nodes[0].get(PL).is_some());
}

#[test]
fn s10b_markup_characters_in_text() {
    let Some((collection, diagnostics)) = case("s10b_markup_chars_in_text_ok") else { return };
    assert!(diagnostics.is_empty() && checked(&collection).is_empty());
    assert_eq!(moves(&collection), ["B E5", "W C5"]);
    assert_eq!(line(&collection).len(), 3);
    assert_eq!(collection.first_game().unwrap().text(C).unwrap(), "(see var B); then ;W[aa] (;B[];W[])");
    assert!(write(&collection).contains(r"(see var B); then ;W[aa\] (;B[\];W[\])"));
}

#[test]
fn s11_branch_after_undo() {
    let Some((collection, _)) = case("s11_branch_after_undo") else { return };
    assert_eq!(moves(&collection), ["B E5", "W E4", "B D4"]);
    let root = collection.first_game().unwrap();
    let game = game(&collection);
    assert_eq!(root.walk().filter(|n| game.move_of(*n).is_some()).count(), 6);
    assert_eq!(root.walk().filter(|n| n.children().count() > 1).count(), 1);
}

#[test]
fn s13_illegal_moves_are_moves() {
    let Some((collection, diagnostics)) = case("s13_illegal_moves_kept") else { return };
    assert!(diagnostics.is_empty());
    assert_eq!(moves(&collection).len(), 7);
}

#[test]
fn s14_long_names() {
    let Some((collection, diagnostics)) = case("s14_ff3_long_names") else { return };
    assert!(diagnostics.is_empty(), "{diagnostics:?}");
    // The expectation says Q16, but q is the 17th letter and R the 17th column.
    assert_eq!(moves(&collection), ["B R16", "W D16", "B pass", "W pass"]);
    let root = collection.first_game().unwrap();
    assert_eq!(root.text(EV).unwrap(), "Server game");
    assert_eq!(root.text(CP).unwrap().trim(), "(c) test");
    assert_eq!((root.text(PB).unwrap(), root.text(BR).unwrap()), ("ann".into(), "2k".into()));
    let as_ff4 = write(&collection).replace("FF[3]", "FF[4]").replace("EV[", "EVent[");
    assert_eq!(codes(&read(as_ff4.as_bytes()).unwrap().diagnostics), [Code::LowercaseName]);
}

#[test]
fn s15_server_tail() {
    let Some((collection, _)) = case("s15_server_tail") else { return };
    let nodes = line(&collection);
    assert_eq!(nodes.len(), 7);
    assert_eq!(moves(&collection).len(), 5);
    assert_eq!(moves(&collection).iter().filter(|m| m.ends_with("pass")).count(), 3);
    let tail = nodes.last().unwrap();
    assert_eq!((points(&collection, *tail, TW), points(&collection, *tail, TB)), (2, 1));
    assert!(write(&collection).contains("OS[12]"));
}

#[test]
fn s17_not_sgf() {
    let Some(folder) = tengen_testing::shared("cases") else { return };
    let bytes = std::fs::read(folder.join("s17_not_sgf.sgf")).unwrap();
    let error = read(&bytes).unwrap_err().to_string();
    assert!(error.starts_with("no game found"), "{error}");
    for nothing in [&b""[..], b"\xef\xbb\xbf", b"()"] {
        assert!(read(nothing).is_err());
    }
    assert_eq!(codes(&read(b"(;").unwrap().diagnostics), [Code::MissingClose]);
    assert!(read_strict(b"(;").is_err());
}

#[test]
fn s18_writer_escaping() {
    let Some((collection, diagnostics)) = case("s18_writer_escaping") else { return };
    assert!(diagnostics.is_empty());
    let game = game(&collection);
    let root = game.root();
    let app = game.value(root, AP).unwrap().value;
    assert_eq!(app, Some(Value::Application("My:App".into(), "1.0".into())));
    assert_eq!(root.text(C).unwrap(), r"path C:\go\ and list [1] end\");
    let point = |name: &str| name.parse().unwrap();
    let labels = vec![(point("E5"), "a:b".into()), (point("C7"), "x]".into())];
    assert_eq!(game.value(root, LB).unwrap().value, Some(Value::Labels(labels)));
    assert_eq!(line(&collection)[1].text(N).unwrap(), "a:b");
}

#[test]
fn s20_other_games() {
    let Some((collection, diagnostics)) = case("s20_other_game") else { return };
    assert!(diagnostics.is_empty());
    assert_eq!(collection.games().len(), 3);
    let games: Vec<i32> = collection.games().map(|g| GameTree::new(g).game()).collect();
    assert_eq!(games, [40, 11, 2]);
    assert_eq!(codes(&check(&collection, Rigor::Lenient)), [Code::OtherGame; 3]);
    let written = write(&collection);
    for raw in ["B[ab];W[rp.pmonpo];B[zz.Zz]", "B[a3];W[swap-pieces];B[k11]", "B[d3]", "SZ[39:32]"] {
        assert!(written.contains(raw), "{raw}");
    }
}

#[test]
fn s21_private_properties() {
    let Some((collection, _)) = case("s21_private_props") else { return };
    let game = game(&collection);
    assert_eq!(points(&collection, game.root(), AB), 3);
    let written = write(&collection);
    assert!(written.contains("MULTIGOGM[1]") && written.contains("KK[a][b]"));
    assert_eq!(game.value(game.root(), PL).unwrap().value, None);
    assert!(check(&collection, Rigor::Lenient).has(Code::BadValue));
    assert_eq!(moves(&collection), ["B E5", "W F4"]);
}

#[test]
fn s23_deep_nesting() {
    let run = || {
        let Some((collection, _)) = case("s23_deep_nesting") else { return };
        assert_eq!(collection.first_game().unwrap().walk().count(), 10_001);
        assert_eq!(line(&collection).len(), 10_001);
    };
    std::thread::Builder::new().stack_size(256 << 10).spawn(run).unwrap().join().unwrap();
}

#[test]
fn s24_fox() {
    let Some((collection, diagnostics)) = case("s24_fox") else { return };
    assert_eq!(codes(&diagnostics), [Code::BadBytes, Code::MissingOpen]);
    let nodes = line(&collection);
    assert_eq!(nodes[2].children().count(), 2, "two variations after move 2");
    let root = nodes[0];
    assert_eq!(root.text(PB).unwrap(), "测\u{fffd}?");
    assert_eq!(root.get_all(AP).count(), 2);
    let info = game(&collection).info();
    assert_eq!(info.komi.unwrap().to_string(), "7.5");
    assert_eq!(info.result.unwrap().to_string(), "W+4.5");
    let plain = GameTree::strict(root).info();
    assert_eq!(plain.komi, None);
    let strict = check(&collection, Rigor::Strict);
    assert!(strict.items().iter().any(|d| d.code == Code::BadValue && d.detail == "375"), "{strict:?}");
    for raw in ["TC[3]", "TT[30]", "RL[0]"] {
        assert!(write(&collection).contains(raw), "{raw}");
    }
}

#[test]
fn s26_mark_and_wrong_ca() {
    let Some((collection, diagnostics)) = case("s26_bom_and_wrong_ca") else { return };
    assert_eq!(codes(&diagnostics), [Code::CharsetWrong]);
    let root = collection.first_game().unwrap();
    assert_eq!((root.text(PB).unwrap(), root.text(PW).unwrap()), ("柯洁".into(), "박정환".into()));
    let written = write(&collection);
    assert!(written.contains("CA[UTF-8]") && written.starts_with("(;"));
    assert!(root.get(B).is_none() && root.get(W).is_none());
    assert_eq!(
        game(&collection).move_of(line(&collection)[1]).map(|(_, m)| m),
        Some(Move::Play("Q16".parse().unwrap()))
    );
}
