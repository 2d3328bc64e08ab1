//! What KataGo 1.16.4 and 1.17 wrote, as our controller reads it.

use std::fs;

use tengen_gtp::{Analysis, Dialect, Received, ResponseReader, replies};

use tengen_testing::shared;

#[test]
fn every_line_of_the_analysis_transcripts_is_read() {
    let Some(folder) = shared("peers/sabaki/resources/engine-transcripts/katago-1.16.4") else { return };
    let mut lines = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let dialect = if name.contains("kata-analyze") { Dialect::Kata } else { Dialect::Leela };
        for line in fs::read_to_string(&path).unwrap().lines().filter(|line| !line.is_empty()) {
            let analysis =
                Analysis::parse(line, dialect).unwrap_or_else(|error| panic!("{name}: {error}\n{line}"));
            check(&name, line, &analysis);
            // What we write reads as the same, up to the digits that both print.
            let again = Analysis::parse(&analysis.write(dialect), dialect).unwrap();
            assert_eq!(again.moves.len(), analysis.moves.len(), "{name}");
            lines += 1;
        }
    }
    assert_eq!(lines, 8 * 8);
}

/// What must be so in every line of these engines.
fn check(name: &str, line: &str, analysis: &Analysis) {
    assert_eq!(analysis.moves.len(), line.matches("info move ").count(), "{name}");
    for (index, info) in analysis.moves.iter().enumerate() {
        assert_eq!(usize::try_from(info.order), Ok(index), "{name}");
        assert!((0.0..=1.0).contains(&info.winrate), "{name}: {}", info.winrate);
        assert_eq!(info.pv.first(), Some(&info.vertex), "{name}");
        let is_kata = name.contains("kata-analyze");
        assert_eq!(info.score_lead.is_some(), is_kata, "{name}");
        assert!(info.prior.is_some() && info.lcb.is_some(), "{name}");
    }
    let side: u16 = if name.contains("-19") { 19 } else { 9 };
    if !analysis.ownership.is_empty() {
        assert_eq!(analysis.ownership.len(), usize::from(side * side), "{name}");
    }
    assert_eq!(analysis.ownership.is_empty(), !line.contains(" ownership "), "{name}");
}

#[test]
fn moves_of_katagos_analyzing_genmove_are_read() {
    let Some(path) = shared("peers/katago_gtp/results/genmoveanalyze.stdout") else { return };
    let mut reader = ResponseReader::default();
    reader.feed(&fs::read(path).unwrap());
    let (mut moves, mut infos) = (0, 0);
    while let Some(received) = reader.next_received() {
        match received {
            Received::Line(line) if line.starts_with("info ") => {
                Analysis::parse(&line, Dialect::Kata).unwrap();
                infos += 1;
            }
            Received::Response(response) => {
                moves += usize::from(replies::analyzed_move(&response.result.unwrap()).is_ok())
            }
            Received::Noise(line) => panic!("{line}"),
            _ => {}
        }
    }
    assert!(moves > 0 && infos >= moves, "{moves} moves, {infos} analyses");
}

#[test]
fn katagos_recorded_output_is_all_responses() {
    let Some(folder) = shared("peers/katago_gtp/results") else { return };
    let mut noisy = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let mut reader = ResponseReader::default();
        reader.feed(&fs::read(&path).unwrap());
        let received: Vec<_> = std::iter::from_fn(|| reader.next_received()).collect();
        assert!(
            received.iter().any(|received| matches!(received, Received::Response(_))),
            "{}",
            path.display()
        );
        if received.iter().any(|received| matches!(received, Received::Noise(_))) {
            noisy.push(path.file_name().unwrap().to_string_lossy().into_owned());
        }
    }
    // KataGo breaks the protocol here: its answers for all symmetries are separated by empty lines.
    assert_eq!(noisy, ["rawnn.txt.stdout"]);
}
