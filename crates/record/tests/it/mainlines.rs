//! Every main line of `../shared/corpus/MAINLINES.tsv` agrees with an independent reader: number of moves, first irregular
//! move with its reason, stones taken, final board.

use std::path::Path;

use sha1::{Digest, Sha1};
use tengen_record::{Legality, Record};
use tengen_rules::{Board, ByColor, Color, IllegalMove};

/// What the table says of a file, or what we find: size, legal moves, first irregular move, taken by Black and by White,
/// board.
#[derive(Debug, PartialEq, Eq)]
struct Line {
    size: String,
    moves: u32,
    irregular: String,
    taken: ByColor<u32>,
    board: String,
}

fn reason(reason: IllegalMove) -> &'static str {
    match reason {
        IllegalMove::Occupied => "occupied",
        IllegalMove::Suicide => "suicide",
        IllegalMove::Ko => "ko",
        _ => "other",
    }
}

fn sha1(board: &Board) -> String {
    let rows = board.to_string().replace(' ', "");
    Sha1::digest(rows.as_bytes()).iter().map(|b| format!("{b:02x}")).collect()
}

/// Plays the main line up to the first irregular move.
fn play(bytes: &[u8]) -> Line {
    let (record, _) = Record::read(bytes).unwrap();
    let mut cursor = record.cursor_under(Legality::COMMON);
    let mut moves = 0;
    let mut taken = ByColor::default();
    let irregular = loop {
        let visit = cursor.visit();
        if let Some(fault) = visit.irregular {
            break format!("{}:{}", visit.moves_before + 1, reason(fault));
        }
        moves += u32::from(visit.played.is_some());
        taken = cursor.position().prisoners;
        if !cursor.forward(&record) {
            break "-".to_owned();
        }
    };
    cursor.check_invariants();
    let board = if irregular == "-" { sha1(&cursor.position().board) } else { "-".to_owned() };
    // The rest of the line loads and can be taken back.
    cursor.to_end(&record);
    cursor.back(&record);
    cursor.check_invariants();
    cursor.to_start(&record);
    assert_eq!(record.size().to_string(), cursor.position().board.size().to_string());
    Line { size: record.size().cols().to_string(), moves, irregular, taken, board }
}

fn expected(fields: &[&str]) -> Line {
    // The columns are named after the stones: `black_taken` are black stones, taken by White.
    let taken = ByColor { black: fields[6].parse().unwrap(), white: fields[5].parse().unwrap() };
    Line {
        size: fields[2].to_owned(),
        moves: fields[3].parse().unwrap(),
        irregular: fields[4].to_owned(),
        taken,
        board: fields[7].to_owned(),
    }
}

/// White filled her own ko here with a second move in a row. The independent reader forgot whose ko it was.
const OWN_KO: [&str; 2] = ["marny__34675775_.SGF", "pro7z_Pro_Pro_4p_1415195305019999897.sgf"];

/// What is found in a file: the whole of it, and the part that the independent reader saw. Where the first `(` is
/// missing, it began at the first variation and lost the moves before.
fn both(path: &Path) -> (Line, Line) {
    let bytes = std::fs::read(path).unwrap();
    let whole = play(&bytes);
    let is_headless = bytes.trim_ascii_start().starts_with(b";");
    let cut = bytes.windows(2).position(|w| w == b"(;").filter(|_| is_headless);
    let part = cut.map_or_else(|| play(&bytes), |at| play(&bytes[at..]));
    (whole, part)
}

#[test]
fn main_lines_agree() {
    let Some(corpus) = tengen_testing::shared("corpus") else { return };
    let table = std::fs::read_to_string(corpus.join("MAINLINES.tsv")).unwrap();
    let rows: Vec<Vec<&str>> = table.lines().skip(1).map(|row| row.split('\t').collect()).collect();
    let faults = tengen_testing::on_all_cores(&rows, |row| {
        let (whole, part) = both(&corpus.join(row[0]).join(row[1]));
        if row[4].starts_with("unreadable") {
            return (whole.moves < 40).then(|| format!("{}: {whole:?}", row[1]));
        }
        let expected = expected(row);
        if OWN_KO.iter().any(|name| row[1].ends_with(name)) {
            assert!(expected.irregular.ends_with(":ko") && whole.irregular == "-");
            return None;
        }
        let agrees = part == expected && (whole == part || whole.moves > part.moves);
        (!agrees).then(|| format!("{}: found {whole:?}, in part {part:?}, expected {expected:?}", row[1]))
    });
    let faults: Vec<String> = faults.into_iter().flatten().collect();
    assert!(
        faults.is_empty(),
        "{} of {} main lines differ:\n{}",
        faults.len(),
        rows.len(),
        faults.join("\n")
    );
    assert_eq!(rows.len(), 16_124);
    println!("{} main lines agree", rows.len());
}

/// Trees with variations: every node is played, and the board at any node is the same however one gets there.
#[test]
fn problems_and_odd_files_are_walked() {
    for folder in ["corpus/tsumego", "corpus/odd_sizes", "corpus/small_positions", "corpus/nasty"] {
        let Some(files) = tengen_testing::shared_files(folder) else { return };
        tengen_testing::on_all_cores(&files, |path| {
            let Ok((record, _)) = Record::read(&std::fs::read(path).unwrap()) else { return };
            let mut nodes = Vec::new();
            record.walk(Legality::COMMON, |visit| nodes.push(visit));
            let mut cursor = record.cursor();
            for visit in nodes.iter().step_by((nodes.len() / 20).max(1)).rev() {
                assert!(cursor.go_to(&record, visit.node));
                assert_eq!(cursor.visit(), *visit, "{}", path.display());
                let position = cursor.position().clone();
                cursor.refresh(&record);
                assert_eq!(cursor.position(), &position, "{}", path.display());
            }
            cursor.check_invariants();
            assert!(
                nodes.iter().all(|v| v.played.is_none_or(|(c, _)| c == Color::Black || c == Color::White))
            );
        });
    }
}
