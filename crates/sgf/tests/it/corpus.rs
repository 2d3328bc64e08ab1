//! Real files (`../shared/corpus`): all load, none panics, the second save is the first byte by byte.

use std::path::PathBuf;

use tengen_sgf::{Format, Rigor, check, read, read_any, upgrade, write};

/// Files without a game, by their names.
const EMPTY: [&str; 2] = [
    "babeheim+kaya_tests_testthat_invalid_sgf_no_sgf.sgf",
    "herzbube+littlego_sgf_Illegal_games_not-an-sgf-file.sgf",
];

fn survives(path: &PathBuf) -> bool {
    let bytes = std::fs::read(path).unwrap();
    let Ok(parsed) = read_any(&bytes) else { return false };
    let collection = parsed.collection;
    collection.check_invariants();
    let _ = check(&collection, Rigor::Strict);
    let once = write(&collection);
    let again = read(once.as_bytes()).unwrap();
    assert_eq!(write(&again.collection), once, "{}", path.display());
    assert!(!again.diagnostics.has_errors(), "{}: {:?}", path.display(), again.diagnostics);
    let nodes = |c: &tengen_sgf::Collection| c.games().map(|g| g.walk().count()).sum::<usize>();
    assert_eq!(nodes(&again.collection), nodes(&collection), "{}", path.display());
    let mut new = collection;
    upgrade(&mut new);
    new.check_invariants();
    true
}

fn folder_survives(folder: &str, count: usize) {
    let Some(files) = tengen_testing::shared_files(&format!("corpus/{folder}")) else { return };
    let files: Vec<PathBuf> =
        files.into_iter().filter(|f| !EMPTY.iter().any(|e| f.file_name().is_some_and(|n| n == *e))).collect();
    let survived = tengen_testing::on_all_cores(&files, survives);
    let failed: Vec<_> =
        files.iter().zip(&survived).filter(|(_, s)| !**s).map(|(f, _)| f.display()).collect();
    assert!(failed.is_empty(), "{failed:?}");
    assert_eq!(files.len(), count, "{folder}");
}

#[test]
fn kgs19() {
    folder_survives("kgs19", 3600);
}

#[test]
fn foxpro19() {
    folder_survives("foxpro19", 10_344);
}

#[test]
fn the_rest() {
    for (folder, count) in [
        ("ai19", 1565),
        ("nasty", 396),
        ("odd_sizes", 37),
        ("other_formats", 12),
        ("small_games", 615),
        ("small_positions", 573),
        ("tsumego", 1196),
    ] {
        folder_survives(folder, count);
    }
}

#[test]
fn other_formats_are_told_apart() {
    let Some(files) = tengen_testing::shared_files("corpus/other_formats") else { return };
    for path in files {
        let bytes = std::fs::read(&path).unwrap();
        let expected = match path.extension().and_then(|e| e.to_str()) {
            Some("gib") => Format::Gib,
            Some("ngf") => Format::Ngf,
            _ => Format::Ugf,
        };
        assert_eq!(Format::of(&bytes), expected, "{}", path.display());
        let parsed = read_any(&bytes).unwrap();
        let game = parsed.collection.first_game().unwrap();
        assert!(game.main_line().count() > 40, "{}", path.display());
        assert!(
            !parsed.diagnostics.has_errors() && parsed.diagnostics.total() <= 1,
            "{:?}",
            parsed.diagnostics
        );
    }
}
