//! The go-counting exercise of Exercism: the territory at a point, and all territories.

use std::fs;

use serde_json::{Value, json};
use tengen_rules::{Board, Color, EndPosition, Komi, Point, PointSet, Reason, Size};

use crate::play::preset;
use tengen_testing::shared;

/// The exercise counts rows from the top.
fn read(rows: &Value) -> Board {
    let rows: Vec<&str> = rows.as_array().unwrap().iter().map(|row| row.as_str().unwrap()).collect();
    let size = Size::new(rows[0].len() as u8, rows.len() as u8).unwrap();
    Board::from_fn(size, |p| {
        match rows[usize::from(size.rows() - 1 - p.row())].as_bytes()[usize::from(p.col())] {
            b'B' => Some(Color::Black),
            b'W' => Some(Color::White),
            _ => None,
        }
    })
}

fn point(size: Size, x: &Value, y: &Value) -> Option<Point> {
    let side = |value: &Value| u8::try_from(value.as_i64().unwrap()).ok();
    size.point(side(x)?, size.rows().checked_sub(side(y)?.checked_add(1)?)?)
}

fn list(size: Size, points: &PointSet) -> Value {
    let mut list: Vec<[u8; 2]> = points.iter().map(|p| [p.col(), size.rows() - 1 - p.row()]).collect();
    list.sort_unstable();
    json!(list)
}

/// The empty points whose reason is territory of `color`, or neutral.
fn owned(board: &Board, color: Option<Color>) -> PointSet {
    let rules = preset("russian-web");
    let end = EndPosition { komi: Komi::ZERO, ..EndPosition::new(board, &rules) };
    let is = |reason| matches!(reason, Reason::Territory | Reason::Neutral);
    let points = end.sheet().points;
    points.iter().filter(|(_, s)| is(s.reason) && s.color == color).map(|(point, _)| point).collect()
}

fn territory(board: &Board, at: Option<Point>) -> Value {
    let Some(at) = at else { return json!({ "error": "Invalid coordinate" }) };
    let region = PointSet::of(at).flood(&board.empty());
    let owner = Color::ALL.into_iter().find(|color| owned(board, Some(*color)).contains(at));
    let name = match owner {
        Some(Color::Black) => "BLACK",
        Some(Color::White) => "WHITE",
        None => "NONE",
    };
    json!({ "owner": name, "territory": list(board.size(), &region) })
}

fn territories(board: &Board) -> Value {
    let of = |color| list(board.size(), &owned(board, color));
    json!({
        "territoryBlack": of(Some(Color::Black)),
        "territoryWhite": of(Some(Color::White)),
        "territoryNone": of(None),
    })
}

#[test]
fn exercism_go_counting() {
    let Some(path) = shared("peers/exercism/go-counting/canonical-data.json") else { return };
    let data: Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    let cases = data["cases"].as_array().unwrap();
    assert_eq!(cases.len(), 11);
    for case in cases {
        let input = &case["input"];
        let board = read(&input["board"]);
        let answer = match case["property"].as_str().unwrap() {
            "territory" => territory(&board, point(board.size(), &input["x"], &input["y"])),
            _ => territories(&board),
        };
        assert_eq!(answer, case["expected"], "{}", case["description"]);
    }
}
