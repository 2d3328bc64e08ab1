//! A small reader for the main lines of the peers' SGF files: enough for set-up positions and games.

use tengen_rules::{Board, Color, Move, Point, Size};

/// The values of the properties of a node, as written.
type Node = Vec<(String, Vec<String>)>;

/// The position of the main line just before move `before` (counted from 1), or at its end.
pub(crate) fn position(bytes: &[u8], before: Option<usize>) -> Board {
    let nodes = main_line(bytes);
    let size = nodes.iter().flatten().find(|(name, _)| name == "SZ").map_or("19", |(_, v)| v[0].trim());
    let size: Size = size.replace(':', "x").parse().unwrap();
    let mut board = Board::new(size);
    let mut moves = 0;
    for (name, values) in nodes.iter().flatten() {
        match name.as_str() {
            "AB" => board = setup(&board, values, Some(Color::Black)),
            "AW" => board = setup(&board, values, Some(Color::White)),
            "AE" => board = setup(&board, values, None),
            "B" | "W" => {
                moves += 1;
                if before.is_some_and(|before| moves >= before) {
                    return board;
                }
                let color = if name == "B" { Color::Black } else { Color::White };
                match point(size, &values[0]) {
                    Some(p) => drop(board.place(color, p)),
                    None => board.clear_ko(),
                }
            }
            _ => {}
        }
    }
    board
}

/// The set-up position of the root and the moves of the main line before move `before` (counted from 1), or all.
pub(crate) fn game(bytes: &[u8], before: Option<usize>) -> (Board, Vec<(Color, Move)>) {
    let nodes = main_line(bytes);
    let start = position(bytes, Some(1));
    let moves = nodes.iter().flatten().filter_map(|(name, values)| {
        let color = match name.as_str() {
            "B" => Color::Black,
            "W" => Color::White,
            _ => return None,
        };
        Some((color, point(start.size(), &values[0]).map_or(Move::Pass, Move::Play)))
    });
    let moves = moves.take(before.map_or(usize::MAX, |before| before - 1)).collect();
    (start, moves)
}

fn setup(board: &Board, values: &[String], stone: Option<Color>) -> Board {
    let mut changes = Vec::new();
    for value in values {
        let (from, to) = value.split_once(':').unwrap_or((value, value));
        let (Some(from), Some(to)) = (point(board.size(), from), point(board.size(), to)) else { continue };
        for col in from.col().min(to.col())..=from.col().max(to.col()) {
            for row in from.row().min(to.row())..=from.row().max(to.row()) {
                changes.push((board.size().point(col, row).unwrap(), stone));
            }
        }
    }
    board.with_setup(&changes)
}

/// `aa` is the upper left corner.
fn point(size: Size, value: &str) -> Option<Point> {
    let mut letters = value.trim().bytes().map(|b| b.wrapping_sub(b'a'));
    let (col, row) = (letters.next()?, letters.next()?);
    size.point(col, size.rows().checked_sub(row + 1)?)
}

/// The nodes from the root along first children.
fn main_line(bytes: &[u8]) -> Vec<Node> {
    let mut nodes = Vec::new();
    let mut rest = bytes.iter().copied().map(char::from).peekable();
    while let Some(c) = rest.next() {
        match c {
            ')' => break,
            ';' => nodes.push(Node::new()),
            '[' => {
                let mut value = String::new();
                while let Some(c) = rest.next().filter(|&c| c != ']') {
                    value.push(if c == '\\' { rest.next().unwrap() } else { c });
                }
                if let Some((_, values)) = nodes.last_mut().and_then(|node| node.last_mut()) {
                    values.push(value);
                }
            }
            'A'..='Z' => {
                let Some(node) = nodes.last_mut() else { continue };
                let mut name = String::from(c);
                while let Some(c) = rest.next_if(|c| c.is_ascii_alphabetic()) {
                    name.push(c);
                }
                node.push((name, Vec::new()));
            }
            _ => {}
        }
    }
    nodes
}
