//! What holds for every input.

use proptest::prelude::*;
use tengen_gtp::{
    Analysis, AnalyzeOptions, Arguments, Dialect, GeneratedMove, LineReader, MoveInfo, Received, Request,
    Response, ResponseReader, RootInfo, Vertex, replies,
};
use tengen_rules::{Point, Size};

use crate::common::{Engine, TABLE};

/// Bytes that are more often a command than chance would have it.
fn any_input() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        Just(b"play ".to_vec()),
        Just(b"b D4\n".to_vec()),
        Just(b"boardsize ".to_vec()),
        Just(b"\n".to_vec()),
        Just(b"#".to_vec()),
        Just(b"= ".to_vec()),
        Just(b"?1 ".to_vec()),
        Just(b"info move D4 visits 1 winrate 0.5 pv ".to_vec()),
        Just(b"ownership 1 ".to_vec()),
        Just(b"lz-analyze b 10 avoid w A1,".to_vec()),
        proptest::collection::vec(any::<u8>(), 0..12),
        "[0-9]{1,12} ".prop_map(String::into_bytes),
    ];
    proptest::collection::vec(piece, 0..30).prop_map(|pieces| pieces.concat())
}

fn any_vertex() -> impl Strategy<Value = Vertex> {
    prop_oneof![
        Just(Vertex::Pass),
        (0..25u8, 0..25u8).prop_map(|(col, row)| Vertex::Point(Point::new(col, row).unwrap())),
    ]
}

fn any_move_info() -> impl Strategy<Value = MoveInfo> {
    let number = || proptest::option::of((-900_000..900_000i32).prop_map(|n| f64::from(n) / 1000.0));
    let pv = proptest::collection::vec(any_vertex(), 0..8);
    (any_vertex(), 0..1000u64, 0..=10_000u32, pv, number(), number(), number()).prop_map(
        |(vertex, visits, winrate, pv, prior, score_lead, utility)| MoveInfo {
            visits,
            winrate: f64::from(winrate) / 10_000.0,
            pv_visits: pv.iter().map(|_| visits).collect(),
            pv,
            prior,
            score_lead,
            utility,
            symmetry_of: Some(vertex),
            ownership: vec![0.5, -0.25],
            ..MoveInfo::new(vertex)
        },
    )
}

proptest! {
    #[test]
    fn gtp_never_panics(input in any_input()) {
        let (mut engine, mut lines, mut reader) = (Engine::new(), LineReader::default(), ResponseReader::default());
        for piece in input.chunks(7) {
            lines.feed(piece);
            while let Some(line) = lines.next_line() {
                if let Some(answer) = TABLE.answer(&mut engine, &line) {
                    prop_assert!(answer.text.ends_with('\n'));
                }
            }
            reader.feed(piece);
            while let Some(received) = reader.next_received() {
                if let Received::Response(Response { result: Ok(text) | Err(text), .. }) = received {
                    let _ = (replies::generated_move(&text), replies::status_list(&text), replies::final_score(&text));
                }
            }
        }
        let text = String::from_utf8_lossy(&input);
        let _ = Analysis::parse(&text, Dialect::Kata);
        let _ = Analysis::parse(&text, Dialect::Leela);
        let _ = AnalyzeOptions::parse(&mut Arguments::new(&text), Size::NINE);
        let _ = text.parse::<GeneratedMove>();
    }

    #[test]
    fn requests_write_then_read(id in proptest::option::of(any::<u32>()), command in "[a-z][a-z_-]{0,9}", words in "[ -\"$-~]{0,20}") {
        let request = Request::new(&command, &words).unwrap();
        let request = match id {
            Some(id) => request.numbered(id),
            None => request,
        };
        prop_assert_eq!(Request::parse(request.to_string().as_bytes()), Some(request));
    }

    #[test]
    fn responses_write_then_read(id in proptest::option::of(any::<u32>()), lines in "([a-zA-Z0-9]{1,5}(\n| )){0,6}", failed: bool) {
        // A success whose text begins with a digit and follows `=` at once cannot occur: a space is always written.
        let text = lines.lines().map(str::trim_end).collect::<Vec<_>>().join("\n");
        let result = if failed { Err(text) } else { Ok(text) };
        let response = Response { id, result };
        let mut reader = ResponseReader::default();
        reader.feed(response.to_string().as_bytes());
        let last = std::iter::from_fn(|| reader.next_received()).last();
        prop_assert_eq!(last, Some(Received::Response(response)));
    }

    #[test]
    fn analyses_write_then_read(moves in proptest::collection::vec(any_move_info(), 1..5), visits in 0..9999u64) {
        let root = Some(RootInfo { visits, winrate: Some(0.5), ..RootInfo::default() });
        let analysis = Analysis { moves, root, ownership: vec![1.0, -0.5], ownership_stdev: vec![] };
        prop_assert_eq!(Analysis::parse(&analysis.write(Dialect::Kata), Dialect::Kata), Ok(analysis.clone()));
        let again = Analysis::parse(&analysis.write(Dialect::Leela), Dialect::Leela).unwrap();
        for (read, written) in again.moves.iter().zip(&analysis.moves) {
            prop_assert_eq!((read.vertex, read.visits, &read.pv), (written.vertex, written.visits, &written.pv));
            prop_assert!((read.winrate - written.winrate).abs() < 1e-9);
        }
    }
}
