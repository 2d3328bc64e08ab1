//! Theorems about records: round trip, and that the board at a node does not depend on the way there.

use proptest::prelude::*;
use tengen_record::{Legality, Mark, Record};
use tengen_rules::{ByColor, Color, Ko, Move, PointSet, Size, Suicide};

/// One edit, by small numbers that are taken modulo what there is.
#[derive(Clone, Debug)]
enum Edit {
    Play(usize, Color, usize),
    Setup(usize, Vec<usize>, Vec<usize>),
    Comment(usize, String),
    Mark(usize, Vec<usize>),
    Promote(usize),
    Remove(usize),
}

fn edit() -> impl Strategy<Value = Edit> {
    let color = prop::sample::select(Color::ALL.to_vec());
    let points = || prop::collection::vec(0..25usize, 0..4);
    prop_oneof![
        12 => (any::<usize>(), color, 0..27usize).prop_map(|(n, c, p)| Edit::Play(n, c, p)),
        1 => (any::<usize>(), points(), points()).prop_map(|(n, b, w)| Edit::Setup(n, b, w)),
        1 => (any::<usize>(), any::<String>()).prop_map(|(n, t)| Edit::Comment(n, t)),
        1 => (any::<usize>(), points()).prop_map(|(n, p)| Edit::Mark(n, p)),
        1 => any::<usize>().prop_map(Edit::Promote),
        1 => any::<usize>().prop_map(Edit::Remove),
    ]
}

fn build(edits: &[Edit]) -> Record {
    let size = Size::square(5).unwrap();
    let points: Vec<_> = size.points().collect();
    let set = |indices: &[usize]| indices.iter().map(|i| points[*i]).collect::<PointSet>();
    let mut record = Record::new(size);
    for edit in edits {
        let nodes: Vec<_> = record.node(record.root()).walk().map(|n| n.id()).collect();
        // The latest nodes are the likeliest, so that lines grow long.
        let pick = |n: &usize| nodes[nodes.len() - 1 - (n % nodes.len()) % 3.min(nodes.len())];
        match edit {
            Edit::Play(n, color, p) => {
                let m = points.get(*p).map_or(Move::Pass, |p| Move::Play(*p));
                record.add_move(pick(n), *color, m);
            }
            Edit::Setup(n, black, white) => {
                let (black, white) = (set(black), set(white));
                let node = record.add_node(pick(n));
                record.set_setup(node, &ByColor { black, white: white - black }, &PointSet::EMPTY);
            }
            Edit::Comment(n, text) => record.set_comment(pick(n), text),
            Edit::Mark(n, points) => record.set_mark(pick(n), Mark::Square, &set(points)),
            Edit::Promote(n) => record.make_main_line(pick(n)),
            Edit::Remove(n) => record.remove(pick(n)),
        }
    }
    record
}

proptest! {
    #[test]
    fn record_write_then_read_is_identity(edits in prop::collection::vec(edit(), 0..60)) {
        let record = build(&edits);
        record.collection().check_invariants();
        let written = record.write();
        let (again, diagnostics) = Record::read(written.as_bytes()).unwrap();
        prop_assert!(!diagnostics.has_errors(), "{:?}", diagnostics);
        prop_assert_eq!(again.write(), written);
        let visits = |record: &Record| {
            let mut all = Vec::new();
            record.walk(Legality::COMMON, |v| all.push((v.played, v.irregular, v.moves_before)));
            all
        };
        prop_assert_eq!(visits(&again), visits(&record));
    }

    #[test]
    fn the_board_does_not_depend_on_the_way(
        edits in prop::collection::vec(edit(), 0..80),
        jumps in prop::collection::vec(any::<usize>(), 1..30),
        ko in prop::sample::select(vec![Ko::Simple, Ko::SimplePlayElsewhere, Ko::Positional, Ko::Situational]),
    ) {
        let record = build(&edits);
        let legality = Legality { ko, suicide: Suicide::Any };
        let nodes: Vec<_> = record.node(record.root()).walk().map(|n| n.id()).collect();
        let mut cursor = record.cursor_under(legality);
        for jump in jumps {
            let node = nodes[jump % nodes.len()];
            cursor.go_to(&record, node);
            cursor.check_invariants();
            let mut fresh = record.cursor_under(legality);
            fresh.go_to(&record, node);
            prop_assert_eq!(cursor.position(), fresh.position());
            prop_assert_eq!(cursor.visit(), fresh.visit());
            if jump % 3 == 0 {
                cursor.back(&record);
            }
        }
    }
}
