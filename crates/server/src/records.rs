//! Records of games in the form that the browser draws: for each node what it changes on the board.

use tengen_record::{Cursor, Legality, Mark, NodeId, Record, Visit};
use tengen_rules::{Board, ByColor, Color, IllegalMove, Move, PointSet};
use tengen_sgf::property::{BR, C, CA, DT, EV, GC, GN, HA, KM, PB, PC, PW, PropertyId, RE, RO, RU, WR};
use tengen_sgf::{Code, Diagnostic, Diagnostics, GameTree, ReadError};

use crate::game::illegal_key;
use crate::wire::{
    DiagnosticView, GameRecord, PointMark, RecordInfo, RecordMove, RecordNode, Records, Stones, Text,
};

/// The most nodes that a browser is sent of one file, all its games together: a book of a thousand commented games is
/// not read on one page.
pub const MAX_NODES: usize = 20_000;

/// The most games of one file that a browser is sent.
pub const MAX_GAMES: usize = 200;

/// The most diagnostics that a browser is sent; the others are alike.
const MAX_DIAGNOSTICS: usize = 100;

/// Reads a file of any known format.
///
/// # Errors
/// There is no game of Go in it; the text says what was found.
pub fn read(bytes: &[u8]) -> Result<Records, Text> {
    let parsed = tengen_sgf::read_any(bytes).map_err(|error| refusal(&error))?;
    let found = parsed.diagnostics;
    let record =
        Record::from_collection(parsed.collection).map_err(|_| Text::new("error-record-other-game"))?;
    let charset = charset(&record, &found);
    let roots: Vec<NodeId> = record.go_games().collect();
    let mut diagnostics: Vec<DiagnosticView> =
        found.items().iter().take(MAX_DIAGNOSTICS).map(diagnostic).collect();
    let mut records = Vec::new();
    let mut room = MAX_NODES;
    let mut record = Some(record);
    for root in roots.iter().take(MAX_GAMES) {
        record = record.and_then(|record| record.at_game(*root));
        let Some(record) = record.as_ref().filter(|_| room > 0) else { break };
        let game = convert(record, room);
        room -= game.nodes.len();
        records.push(game);
    }
    if room == 0 || records.len() < roots.len() {
        diagnostics.insert(0, left_out(roots.len() - records.len()));
    }
    Ok(Records { records, diagnostics, charset })
}

/// The whole file as SGF of the present version, in UTF-8.
///
/// # Errors
/// As for [`read`].
pub fn to_sgf(bytes: &[u8]) -> Result<String, Text> {
    let mut collection = tengen_sgf::read_any(bytes).map_err(|error| refusal(&error))?.collection;
    tengen_sgf::upgrade(&mut collection);
    Ok(tengen_sgf::write(&collection))
}

/// A game as the browser gets it, the first [`MAX_NODES`] nodes of it.
#[must_use]
pub fn game_record(record: &Record) -> GameRecord {
    convert(record, MAX_NODES)
}

fn refusal(error: &ReadError) -> Text {
    match error {
        ReadError::NoGame { beginning, .. } if beginning.is_empty() => Text::new("error-record-empty"),
        ReadError::NoGame { beginning, .. } => Text::new("error-record-none").text("beginning", beginning),
        _ => Text::new("error-record-too-large"),
    }
}

/// The charset as far as the reader tells: a guess is a diagnostic; a name that was believed is in the file.
fn charset(record: &Record, found: &Diagnostics) -> String {
    let guessed = found.items().iter().find(|diagnostic| diagnostic.code == Code::CharsetGuessed);
    let named = record.node(record.root()).text(CA).filter(|_| !found.has(Code::CharsetWrong));
    let named = named.filter(|name| !name.trim().is_empty());
    match (guessed, named) {
        (Some(guess), _) => guess.detail.clone(),
        (None, Some(name)) => name.trim().chars().take(40).collect(),
        (None, None) => "UTF-8".to_owned(),
    }
}

fn diagnostic(found: &Diagnostic) -> DiagnosticView {
    let key = format!("diagnostic-{}", found.code);
    DiagnosticView {
        text: Text::new(&key).text("detail", &found.detail),
        offset: u32::try_from(found.offset).unwrap_or(u32::MAX),
        severity: found.severity().name().to_owned(),
    }
}

fn left_out(games: usize) -> DiagnosticView {
    let games = u16::try_from(games).unwrap_or(u16::MAX);
    let text = Text::new("record-left-out").number("games", i32::from(games));
    DiagnosticView { text, offset: 0, severity: "warning".to_owned() }
}

fn convert(record: &Record, room: usize) -> GameRecord {
    let legality = record.rules().map_or(Legality::COMMON, |rules| Legality::from(&rules));
    let mut cursor = record.cursor_under(legality);
    let start = Stones::from(&cursor.position().board);
    let nodes = nodes(record, &mut cursor, room);
    // Parents stand before their children, so a first child follows its parent at once.
    let mut main_line = vec![0];
    while let Some(next) = main_line.last().map(|last| last + 1)
        && nodes.get(next as usize).is_some_and(|node| node.parent == Some(next - 1))
    {
        main_line.push(next);
    }
    let size = record.size();
    GameRecord {
        cols: size.cols(),
        rows: size.rows(),
        info: info(&record.game_tree()),
        start,
        nodes,
        main_line,
    }
}

/// A node on the way to the cursor, with the stones after it.
struct Place {
    index: u32,
    stones: ByColor<PointSet>,
    /// How many of its children have been visited.
    visited: usize,
}

/// All nodes, each after its parent and before its later siblings, at most `room`. Without recursion: depth is outside
/// input.
fn nodes(record: &Record, cursor: &mut Cursor, room: usize) -> Vec<RecordNode> {
    let root_stones = stones(&cursor.position().board);
    let mut nodes = vec![node(record, cursor, &root_stones, None)];
    let mut path = vec![Place { index: 0, stones: root_stones, visited: 0 }];
    while let Some(place) = path.last_mut() {
        place.visited += 1;
        if nodes.len() < room && cursor.down(record, place.visited - 1) {
            nodes.push(node(record, cursor, &place.stones, Some(place.index)));
            let index = u32::try_from(nodes.len() - 1).unwrap_or(u32::MAX);
            path.push(Place { index, stones: stones(&cursor.position().board), visited: 0 });
        } else {
            path.pop();
            cursor.back(record);
        }
    }
    nodes
}

fn stones(board: &Board) -> ByColor<PointSet> {
    ByColor::from_fn(|color| board.stones(color))
}

/// The node at the cursor; `before` is what stood on the board before it.
fn node(record: &Record, cursor: &Cursor, before: &ByColor<PointSet>, parent: Option<u32>) -> RecordNode {
    let visit = cursor.visit();
    let position = cursor.position();
    let after = stones(&position.board);
    let mut add = Vec::new();
    for color in Color::ALL {
        let sign = color.diagram_char();
        add.extend((after[color] - before[color]).iter().map(|point| (point.into(), sign.to_string())));
    }
    let gone = (before.black | before.white) - (after.black | after.white);
    let text = record.node(visit.node).text(C).filter(|text| !text.is_empty());
    let marks = record.marks(visit.node);
    RecordNode {
        parent,
        mv: visit.played.map(|(color, mv)| RecordMove { color: color.into(), mv: mv.into() }),
        add,
        remove: gone.iter().map(Into::into).collect(),
        captures: position.prisoners.map(|stones| u16::try_from(stones).unwrap_or(u16::MAX)).into(),
        comment: text.map(|text| text.into_owned()),
        labels: marks.labels.iter().map(|(point, text)| ((*point).into(), text.clone())).collect(),
        marks: Mark::ALL.into_iter().flat_map(|mark| marked(mark, marks.points(mark))).collect(),
        last: visit.played.and_then(|(_, mv)| mv.point()).map(Into::into),
        problem: problem(&visit),
    }
}

fn marked(mark: Mark, points: &PointSet) -> Vec<(crate::wire::Point, PointMark)> {
    let sign = match mark {
        Mark::Circle => PointMark::Circle,
        Mark::Cross => PointMark::Cross,
        Mark::Triangle => PointMark::Triangle,
        // Selected points have no look of their own in SGF.
        Mark::Square | Mark::Selected => PointMark::Square,
    };
    points.iter().map(|point| (point.into(), sign)).collect()
}

/// Why the rules would have refused the move of a node.
fn problem(visit: &Visit) -> Option<Text> {
    let reason = visit.irregular?;
    let mv = visit.played.map_or(Move::Pass, |(_, mv)| mv);
    let text = Text::new(illegal_key(reason)).text("point", mv);
    Some(match reason {
        IllegalMove::Superko { turn } => text.number("move", i32::try_from(turn).unwrap_or(i32::MAX)),
        _ => text,
    })
}

fn info(game: &GameTree<'_>) -> RecordInfo {
    let node = game.info_node();
    let text = |id: PropertyId| {
        let text = node.text(id)?.trim().to_owned();
        (!text.is_empty()).then_some(text)
    };
    RecordInfo {
        black: text(PB),
        white: text(PW),
        black_rank: text(BR),
        white_rank: text(WR),
        komi: text(KM),
        handicap: text(HA),
        rules: text(RU),
        result: text(RE),
        date: text(DT),
        event: text(EV),
        round: text(RO),
        place: text(PC),
        name: text(GN),
        comment: text(GC),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(sgf: &str) -> GameRecord {
        read(sgf.as_bytes()).unwrap().records.remove(0)
    }

    #[test]
    fn nodes_say_what_they_change_on_the_board() {
        let game = game("(;SZ[3]AB[ba]AW[aa]PB[B];B[ab]C[takes]LB[cc:x]TR[bb](;W[cc];B[])(;W[aa]))");
        assert_eq!((game.cols, game.start.0.as_str()), (3, "OX......."));
        assert_eq!(game.main_line, [0, 1, 2, 3]);
        let parents: Vec<_> = game.nodes.iter().map(|node| node.parent).collect();
        assert_eq!(parents, [None, Some(0), Some(1), Some(2), Some(1)]);
        let capture = serde_json::to_value(&game.nodes[1]).unwrap();
        assert_eq!(capture["add"], serde_json::json!([["A2", "X"]]));
        assert_eq!(capture["remove"], serde_json::json!(["A3"]));
        assert_eq!(capture["captures"]["black"], 1);
        assert_eq!(capture["comment"], "takes");
        assert_eq!(capture["labels"], serde_json::json!([["C1", "x"]]));
        assert_eq!(capture["marks"], serde_json::json!([["B2", "triangle"]]));
        assert_eq!(game.nodes[4].problem.as_ref().unwrap().key, "refusal-suicide");
        assert_eq!(game.info.black.as_deref(), Some("B"));
    }

    #[test]
    fn the_differences_add_up_to_the_boards() {
        let game = game(
            "(;SZ[5];B[bb];W[ab];B[aa];W[cb];B[ac];W[ba];B[ab];W[aa]AE[ba]AW[ee](;B[dd])(;B[ee];W[ed]))",
        );
        let record = Record::read(
            b"(;SZ[5];B[bb];W[ab];B[aa];W[cb];B[ac];W[ba];B[ab];W[aa]AE[ba]AW[ee](;B[dd])(;B[ee];W[ed]))",
        )
        .unwrap()
        .0;
        let mut board: Vec<char> = game.start.0.chars().collect();
        let place =
            |text: &crate::wire::Point| (4 - usize::from(text.0.row())) * 5 + usize::from(text.0.col());
        for index in &game.main_line {
            let node = &game.nodes[*index as usize];
            for (point, sign) in &node.add {
                board[place(point)] = sign.chars().next().unwrap();
            }
            for point in &node.remove {
                board[place(point)] = '.';
            }
        }
        let end = record.end_of_main_line();
        assert_eq!(board.into_iter().collect::<String>(), Stones::from(&end.position().board).0);
    }

    #[test]
    fn large_and_strange_files_are_cut_and_not_feared() {
        let long = format!("(;SZ[9]{})", ";B[aa];W[]".repeat(MAX_NODES));
        let records = read(long.as_bytes()).unwrap();
        assert_eq!(records.records[0].nodes.len(), MAX_NODES);
        assert_eq!(records.diagnostics[0].text.key, "record-left-out");
        let wide = format!("(;SZ[9]{})", "(;B[aa])".repeat(MAX_NODES));
        assert_eq!(read(wide.as_bytes()).unwrap().records[0].nodes.len(), MAX_NODES);
        let many = "(;SZ[9];B[aa])".repeat(MAX_GAMES + 5);
        assert_eq!(read(many.as_bytes()).unwrap().records.len(), MAX_GAMES);
        for (bytes, key) in [
            (&b""[..], "error-record-empty"),
            (b"hello", "error-record-none"),
            (b"(;GM[3])", "error-record-other-game"),
            // Half a character of UTF-16: something is there, but no game.
            (b"\xff\xfe\0", "error-record-none"),
        ] {
            assert_eq!(read(bytes).unwrap_err().key, key, "{bytes:?}");
        }
    }

    #[test]
    fn any_charset_becomes_utf_8() {
        // 本因坊 in Shift-JIS.
        let bytes = b"(;CA[Shift_JIS]PB[\x96\x7b\x88\xf6\x96\x56];B[aa])";
        let records = read(bytes).unwrap();
        assert_eq!(records.records[0].info.black.as_deref(), Some("本因坊"));
        assert_eq!(records.charset, "Shift_JIS");
        assert!(to_sgf(bytes).unwrap().contains("PB[本因坊]"));
    }
}
