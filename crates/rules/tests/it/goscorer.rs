//! The boards of the goscorer project: our territory must equal its results, grid by grid.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use tengen_rules::{Board, Color, Point, PointSet, Size, Territory};

use tengen_testing::shared;

/// The grids of a file by title. `BOARD` has `x`, `o` for living and `b`, `w` for dead stones.
fn grids(text: &str) -> BTreeMap<&str, Vec<&str>> {
    let mut grids: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let mut title = "";
    for line in text.lines() {
        match line.strip_suffix(':') {
            Some(name) => title = name,
            None => grids.entry(title).or_default().push(line),
        }
    }
    grids
}

fn read_board(rows: &[&str]) -> (Board, PointSet) {
    let size = Size::new(rows[0].len() as u8, rows.len() as u8).unwrap();
    let at = |p: Point| rows[rows.len() - 1 - usize::from(p.row())].as_bytes()[usize::from(p.col())];
    let board = Board::from_fn(size, |p| match at(p) {
        b'x' | b'b' => Some(Color::Black),
        b'o' | b'w' => Some(Color::White),
        _ => None,
    });
    (board, size.points().filter(|p| matches!(at(*p), b'b' | b'w')).collect())
}

/// What goscorer prints under `title` on each point, where it is not the stone itself.
fn symbol(territory: &Territory, board: &Board, title: &str, p: Point) -> Option<char> {
    let owned = |set: &tengen_rules::ByColor<PointSet>| Color::ALL.into_iter().find(|c| set[*c].contains(p));
    let sign = |set: &PointSet, sign: char| set.contains(p).then_some(sign);
    match title {
        "TERRITORY" => owned(&territory.territory).map(|c| if c == Color::Black { 'z' } else { 'a' }),
        "SEKI" => Some(match (owned(&territory.seki), board.get(p)) {
            (Some(Color::Black), None) => 'z',
            (Some(Color::White), None) => 'a',
            (Some(color), Some(_)) => color.diagram_char().to_ascii_lowercase(),
            (None, _) => '.',
        }),
        "FALSE EYES" => sign(&territory.false_eyes, 'F'),
        "UNSCORABLE FALSE EYES" => sign(&territory.to_fill, 'F'),
        "DAME" => sign(&territory.neutral, '1'),
        "EYEVALUE" => {
            let eye = territory.eyes.iter().find(|eye| eye.points.contains(p) && eye.value > 0)?;
            char::from_digit(eye.value.into(), 10)
        }
        _ => panic!("unknown grid {title}"),
    }
}

fn check(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).unwrap();
    let grids = grids(&text);
    let (board, dead) = read_board(&grids["BOARD"]);
    let territory = Territory::new(&board, &dead);
    let mut faults = Vec::new();
    for (title, expected) in grids.iter().filter(|(title, _)| **title != "BOARD") {
        let rows = expected.iter().zip(&grids["BOARD"]).zip((0..board.size().rows()).rev());
        let found: Vec<String> = rows
            .clone()
            .map(|((_, stones), row)| {
                let draw = |(col, stone)| {
                    let point = Point::new(col, row).unwrap();
                    symbol(&territory, &board, title, point).unwrap_or(stone)
                };
                (0..).zip(stones.chars()).map(draw).collect()
            })
            .collect();
        if found != *expected {
            let name = path.file_name().unwrap().to_string_lossy();
            faults.push(format!(
                "{name} {title}\nfound\n{}\nexpected\n{}",
                found.join("\n"),
                expected.join("\n")
            ));
        }
    }
    faults
}

#[test]
fn territory_equals_goscorer_on_all_its_boards() {
    let Some(folder) = shared("peers/goscorer/expected_test_output") else { return };
    let files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(files.len(), 76);
    let faults: Vec<String> = files.iter().flat_map(|path| check(path)).collect();
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n\n"));
}
