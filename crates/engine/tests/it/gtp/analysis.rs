//! Lines of an analysis, read by our own controller; what ends a search.

use std::io::{self, Read};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use tengen_gtp::{Analysis, Dialect, GeneratedMove, Received, ResponseReader, Vertex, replies};

use super::{session, talk};

/// An input that comes line by line, each after a pause; it ends when nothing is left.
struct Slow {
    lines: std::vec::IntoIter<(u64, String)>,
}

impl Slow {
    fn new(lines: &[(u64, &str)]) -> Slow {
        Slow {
            lines: lines
                .iter()
                .map(|(pause, line)| (*pause, format!("{line}\n")))
                .collect::<Vec<_>>()
                .into_iter(),
        }
    }
}

impl Read for Slow {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let Some((pause, line)) = self.lines.next() else { return Ok(0) };
        thread::sleep(Duration::from_millis(pause));
        buffer[..line.len()].copy_from_slice(line.as_bytes());
        Ok(line.len())
    }
}

/// What the engine writes; fails if it takes longer than ten seconds.
pub(super) fn talk_slowly(lines: &[(u64, &str)]) -> Vec<Received> {
    let input = Slow::new(lines);
    let (sender, output): (_, Receiver<Vec<u8>>) = mpsc::channel();
    thread::spawn(move || {
        let mut session = session();
        let mut output = Vec::new();
        tengen_engine::gtp::serve(input, &mut output, &mut session).unwrap();
        session.check_invariants();
        sender.send(output).unwrap();
    });
    let output = output.recv_timeout(Duration::from_secs(10)).expect("the engine ends in time");
    let mut reader = ResponseReader::default();
    reader.feed(&output);
    std::iter::from_fn(|| reader.next_received()).collect()
}

/// The last analysis of what was received.
fn last_analysis(received: &[Received], dialect: Dialect) -> Analysis {
    let mut lines = received.iter().rev().filter_map(|received| match received {
        Received::Line(line) if line.starts_with("info ") => Some(Analysis::parse(line, dialect).unwrap()),
        _ => None,
    });
    lines.next().expect("there is a line")
}

pub(super) fn texts(received: &[Received]) -> Vec<String> {
    let responses = received.iter().filter_map(|received| match received {
        Received::Response(response) => Some(response.to_string().trim_end().to_owned()),
        _ => None,
    });
    responses.collect()
}

#[test]
fn an_analysis_ends_with_any_line_and_says_what_was_asked() {
    let analyze =
        "kata-analyze w interval 1 ownership true rootInfo true pvVisits true movesOwnership true minmoves 6";
    let received = talk_slowly(&[
        (0, "boardsize 3"),
        (0, "kata-set-param maxVisits 30"),
        (0, "play b B2"),
        (0, analyze),
        (200, "name"),
        (0, "quit"),
    ]);
    assert_eq!(texts(&received), ["=", "=", "=", "=", "= Tengen", "="]);
    let analysis = last_analysis(&received, Dialect::Kata);
    assert!(analysis.moves.len() >= 6, "{}", analysis.moves.len());
    assert_eq!(analysis.ownership.len(), 9);
    let root = analysis.root.unwrap();
    assert_eq!(root.visits, 30);
    assert_eq!(analysis.moves.iter().map(|info| info.visits).sum::<u64>() + 1, root.visits);
    for (order, info) in (0..).zip(&analysis.moves) {
        assert_eq!((info.order, info.pv[0]), (order, info.vertex));
        assert!(info.visits == 0 || info.pv_visits.len() == info.pv.len(), "{info:?}");
        assert!((0.0..=1.0).contains(&info.winrate));
    }
    assert!(analysis.moves.iter().filter(|info| info.visits > 0).any(|info| info.ownership.len() == 9));
}

#[test]
fn an_empty_line_ends_an_analysis_too() {
    for command in
        ["lz-analyze 1", "kata-analyze 1", "analyze b interval 1", "lz-analyze b interval 1 maxmoves 1"]
    {
        let received =
            talk_slowly(&[(0, "boardsize 5"), (0, command), (100, ""), (0, "protocol_version"), (0, "quit")]);
        assert_eq!(texts(&received), ["=", "=", "= 2", "="], "{command}");
        let dialect = if command.starts_with("lz") { Dialect::Leela } else { Dialect::Kata };
        let analysis = last_analysis(&received, dialect);
        assert!(!command.contains("maxmoves") || analysis.moves.len() == 1);
    }
}

#[test]
fn the_end_of_the_input_ends_an_analysis() {
    let received =
        talk_slowly(&[(0, "kata-set-param maxVisits 1000000000"), (0, "kata-analyze 1"), (100, "# bye")]);
    assert_eq!(texts(&received), ["=", "="]);
    let received = talk_slowly(&[(0, "kata-set-param maxVisits 1000000000"), (0, "genmove b")]);
    assert_eq!(texts(&received).len(), 2);
}

#[test]
fn only_hurry_ends_the_search_for_a_move() {
    let endless = "kata-set-param maxVisits 1000000000";
    for hurry in ["tengen-hurry", "# interrupt", "7 tengen-hurry"] {
        let received = talk_slowly(&[(0, endless), (0, "genmove b"), (50, "name"), (50, hurry), (0, "quit")]);
        let texts = texts(&received);
        let generated = replies::generated_move(texts[1].trim_start_matches("= "));
        assert!(generated.is_ok(), "{texts:?}");
        assert_eq!(texts[2], "= Tengen");
        assert_eq!(texts.len(), if hurry.starts_with('#') { 4 } else { 5 });
    }
    let received =
        talk_slowly(&[(0, endless), (0, "kata-genmove_analyze w 1"), (100, "tengen-hurry"), (0, "quit")]);
    let played =
        replies::analyzed_move(texts(&received)[1].trim_start_matches("= ").trim_start_matches("=\n"));
    assert!(matches!(played, Ok(GeneratedMove::Move(_))), "{played:?}");
    last_analysis(&received, Dialect::Kata);
}

#[test]
fn a_cancellable_search_is_cancelled_by_any_line() {
    let endless = "kata-set-param maxVisits 1000000000";
    let received = talk_slowly(&[
        (0, endless),
        (0, "kata-search_cancellable b"),
        (50, ""),
        (0, "last_move"),
        (0, "quit"),
    ]);
    assert_eq!(texts(&received)[1], "= cancelled");
    assert!(texts(&received)[2].starts_with('?'));
    let received =
        talk_slowly(&[(0, endless), (0, "kata-search_analyze_cancellable b 1"), (50, "name"), (0, "quit")]);
    assert!(texts(&received)[1].ends_with("play cancelled"), "{:?}", texts(&received)[1]);
}

#[test]
fn moves_can_be_avoided_or_alone_allowed() {
    let received = talk_slowly(&[
        (0, "boardsize 3"),
        (0, "kata-set-param maxVisits 60"),
        (0, "kata-analyze b interval 1 allow b B2,A1 1"),
        (100, "kata-analyze b interval 1 avoid b B2,A1,pass 1"),
        (100, "quit"),
    ]);
    let point = |text: &str| text.parse::<Vertex>().unwrap();
    let lines: Vec<Analysis> = received
        .iter()
        .filter_map(|received| match received {
            Received::Line(line) if line.starts_with("info ") => {
                Some(Analysis::parse(line, Dialect::Kata).unwrap())
            }
            _ => None,
        })
        .collect();
    let (first, last) = (&lines[0], &lines[lines.len() - 1]);
    let visited = |analysis: &Analysis, text: &str| {
        analysis.moves.iter().filter(|info| info.vertex == point(text)).map(|info| info.visits).sum::<u64>()
    };
    assert!(visited(first, "B2") > 0 && visited(first, "C3") == 0, "{first:?}");
    assert!(visited(last, "B2") == 0 && visited(last, "C3") > 0, "{last:?}");
}

#[test]
fn wrong_options_are_refused_before_anything_streams() {
    for command in
        ["kata-analyze x", "lz-analyze avoid b", "kata-genmove_analyze b minmoves -1", "genmove", "genmove x"]
    {
        assert!(talk(command).starts_with('?'), "{command}");
    }
}
