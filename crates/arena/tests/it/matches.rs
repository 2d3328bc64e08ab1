//! Matches between engines that behave and engines that do not.

use std::fs;
use std::num::NonZeroU8;
use std::path::PathBuf;
use std::time::Duration;

use tengen_arena::{
    ArenaErrorKind, BySide, Contestant, Ending, Event, FaultKind, GameReport, Opening, Plan, Side, Standing,
    Store, StoreError, Terms, read_openings, run,
};
use tengen_clock::TimeSystem;
use tengen_record::Record;
use tengen_rules::{Color, Ruleset, Size};

/// The engine of this crate's examples, which cargo builds along with the tests.
fn fake(mode: &str) -> Contestant {
    let deps = std::env::current_exe().unwrap();
    let program: PathBuf = deps.parent().unwrap().with_file_name("examples").join("fake_player");
    assert!(program.exists(), "cargo build -p tengen-arena --examples");
    Contestant { command: format!("'{}' {mode}", program.display()), time: TimeSystem::Unlimited }
}

fn plan(first: &str, second: &str, games: u32) -> Plan {
    Plan {
        contestants: BySide { first: fake(first), second: fake(second) },
        terms: Terms::new(Size::square(5).unwrap(), Ruleset::TROMP_TAYLOR),
        openings: Vec::new(),
        games,
        sprt: None,
        concurrency: NonZeroU8::MIN,
        sgf: None,
    }
}

fn play(plan: &Plan) -> (Vec<GameReport>, Standing) {
    let mut reports = Vec::new();
    let standing = run(plan, &[], None, &mut |event| {
        if let Event::Finished { report, .. } = event {
            reports.push(report.clone());
        }
    });
    (reports, standing.unwrap())
}

/// The only game of a match, between an engine that behaves and one that does not.
fn faulty_game(mode: &str) -> GameReport {
    let (reports, standing) = play(&plan("good", mode, 1));
    assert_eq!(standing.tally.wins, 1, "{reports:?}");
    assert_eq!(reports[0].winner(), Some(Side::First));
    reports[0].clone()
}

#[test]
fn games_are_played_out_and_colors_change() {
    let (reports, standing) = play(&plan("good", "high", 4));
    assert_eq!(standing.played(), 4);
    assert_eq!(reports.iter().map(|report| report.game).collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert_eq!(reports[1].black, Side::Second);
    assert!(reports.iter().all(|report| report.ending == Ending::Counted && report.turns > 10));
    // Engines without chance play the same games again.
    assert_eq!(reports[0].result, reports[2].result);
    assert_eq!(standing.repeats, 2);
    assert_eq!(standing.games.first[Color::White], 2);
    assert_eq!(standing.names, BySide { first: "Fake good".to_owned(), second: "Fake high".to_owned() });
    let usage = standing.usage.first;
    assert!(usage.moves >= 20 && usage.cpu_moves == usage.moves, "{usage:?}");
}

#[test]
fn resigning_loses_and_is_no_fault() {
    let report = faulty_game("resign");
    assert_eq!((report.ending, report.fault.as_ref()), (Ending::Resignation, None));
    assert_eq!(report.result.to_string(), "B+R");
}

#[test]
fn every_fault_loses_and_is_told() {
    for (mode, kind, text) in [
        ("illegal", FaultKind::Illegal, "turn 6, white A1: "),
        ("nonsense", FaultKind::Nonsense, "the answer to genmove makes no sense: \"I13\""),
        ("crash", FaultKind::Crash, "the engine ended without an answer to genmove"),
        ("refuse", FaultKind::Refusal, "the engine refused play: illegal move"),
    ] {
        let report = faulty_game(mode);
        assert_eq!(report.ending, Ending::Fault, "{mode}");
        assert_eq!(report.result.to_string(), "B+F", "{mode}");
        let fault = report.fault.unwrap();
        assert_eq!((fault.side, fault.kind), (Side::Second, kind), "{mode}");
        assert!(fault.text.starts_with(text), "{mode}: {}", fault.text);
    }
}

#[test]
fn a_late_move_loses_on_time() {
    let mut plan = plan("good", "slow", 1);
    plan.contestants.second.time = TimeSystem::Simple { per_move: Duration::from_secs(1) };
    let (reports, _) = play(&plan);
    assert_eq!((reports[0].ending, reports[0].result.to_string().as_str()), (Ending::Time, "B+T"));
    plan.contestants.second.time = TimeSystem::Absolute { main: Duration::from_secs(30) };
    assert_eq!(play(&plan).0[0].ending, Ending::Counted);
}

#[test]
fn an_engine_that_hangs_loses_and_is_started_again() {
    let mut plan = plan("good", "hang", 2);
    plan.terms.patience = Duration::from_millis(300);
    let (reports, standing) = play(&plan);
    assert_eq!(standing.tally.wins, 2, "{reports:?}");
    assert_eq!(standing.faults, BySide { first: 0, second: 2 });
    let plan = Plan { games: 3, ..plan_with_crash() };
    assert_eq!(play(&plan).1.tally.wins, 3);
}

fn plan_with_crash() -> Plan {
    plan("good", "crash", 3)
}

#[test]
fn games_that_are_too_long_are_counted_as_they_stand() {
    let mut plan = plan("good", "high", 1);
    plan.terms.max_turns = 7;
    let (reports, _) = play(&plan);
    assert_eq!((reports[0].ending, reports[0].turns), (Ending::Limit, 7));
}

#[test]
fn a_disagreement_about_dead_stones_is_played_out() {
    let mut disputed = plan("good", "hopeful", 1);
    disputed.terms.rules = "chinese".parse().unwrap();
    let (reports, _) = play(&disputed);
    assert_eq!(reports[0].ending, Ending::PlayedOn, "{reports:?}");
    let agreed = Plan { contestants: plan("good", "high", 1).contestants, ..disputed };
    assert_eq!(play(&agreed).0[0].ending, Ending::Agreed);
    let mut territory = plan("good", "hopeful", 1);
    territory.terms.rules = "japanese".parse().unwrap();
    let (reports, _) = play(&territory);
    assert_eq!(reports[0].ending, Ending::PlayedOn);
}

#[test]
fn openings_begin_games() {
    let mut plan = plan("good", "high", 2);
    plan.openings = read_openings(b"C3 B2 D4", &plan.terms).unwrap();
    let folder = tempfile::tempdir().unwrap();
    plan.sgf = Some(folder.path().join("games"));
    let (reports, _) = play(&plan);
    assert_eq!(reports[1].opening, "line 1");
    let text = fs::read_to_string(folder.path().join("games/game-0002.sgf")).unwrap();
    assert!(text.contains(";B[cc];W[bd];B[db];W"), "{text}");
    assert_eq!(fs::read_dir(folder.path().join("games")).unwrap().count(), 2);
}

#[test]
fn records_tell_who_played_and_what_went_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let plan = Plan { sgf: Some(folder.path().to_owned()), ..plan("illegal", "good", 1) };
    play(&plan);
    let (record, faults) = Record::read(&fs::read(folder.path().join("game-0001.sgf")).unwrap()).unwrap();
    assert!(!faults.has_errors(), "{faults:?}");
    let info = record.info();
    assert_eq!(info.names.black.as_deref(), Some("Fake illegal"));
    assert_eq!(info.result.unwrap().to_string(), "W+F");
    assert_eq!(record.rules(), Some(Ruleset::TROMP_TAYLOR));
    let end = record.end_of_main_line();
    let remark = record.game_tree().comment(record.node(end.node())).unwrap().into_owned();
    assert!(remark.starts_with("black loses by a fault: turn 5, black A1"), "{remark}");
}

#[test]
fn a_killed_match_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("state");
    let short = plan("good", "high", 2);
    let (mut store, finished) = Store::open(&path, &short).unwrap();
    assert!(finished.is_empty());
    assert!(matches!(Store::open(&path, &short), Err(StoreError::InUse { .. })));
    run(&short, &finished, Some(&mut store), &mut |_| {}).unwrap();
    drop(store);
    // The kill cut the line of the third game short.
    let mut text = fs::read_to_string(&path).unwrap();
    text.push_str("{\"game\":3,\"bla");
    fs::write(&path, text).unwrap();
    let long = Plan { games: 5, ..short };
    let (mut store, finished) = Store::open(&path, &long).unwrap();
    assert_eq!(finished.len(), 2);
    let mut played = Vec::new();
    let standing = run(&long, &finished, Some(&mut store), &mut |event| {
        if let Event::Finished { report, .. } = event {
            played.push(report.game);
        }
    });
    assert_eq!(played, [3, 4, 5]);
    assert_eq!(standing.unwrap().played(), 5);
    drop(store);
    assert_eq!(Store::open(&path, &long).unwrap().1.len(), 5);
}

#[test]
fn games_of_another_match_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("state");
    drop(Store::open(&path, &plan("good", "high", 2)).unwrap());
    let message = |plan: &Plan| Store::open(&path, plan).unwrap_err().to_string();
    assert!(message(&plan("good", "good", 2)).contains("white is \""));
    let mut larger = plan("good", "high", 2);
    larger.terms.size = Size::NINE;
    assert!(message(&larger).contains("size is \"5x5\", expected \"9x9\""), "{}", message(&larger));
    fs::write(&path, "nonsense\n").unwrap();
    assert!(message(&larger).contains("line 1 is no game of a match"));
}

#[test]
fn a_sequential_test_ends_a_match() {
    let plan = Plan { sprt: Some("0,100".parse().unwrap()), ..plan("good", "resign", 100) };
    let (_, standing) = play(&plan);
    // Twelve wins prove it, see the tests of the test.
    assert_eq!((standing.tally.wins, standing.played()), (12, 12));
}

#[test]
fn several_games_at_once_give_the_same_results() {
    let one = plan("good", "high", 6);
    let three = Plan { concurrency: NonZeroU8::new(3).unwrap(), ..one.clone() };
    let (mut reports, standing) = play(&three);
    reports.sort_by_key(|report| report.game);
    assert_eq!(reports.iter().map(|report| report.game).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
    assert_eq!(standing.tally, play(&one).1.tally);
}

#[test]
fn a_match_that_makes_no_sense_ends_with_an_error() {
    let failed = |plan: &Plan| run(plan, &[], None, &mut |_| {}).unwrap_err();
    let mut missing = plan("good", "good", 2);
    missing.contestants.second.command = "/no/such/engine".to_owned();
    let error = failed(&missing);
    assert!(matches!(error.kind(), ArenaErrorKind::Start { side: Side::Second, .. }), "{error}");
    assert!(error.to_string().starts_with("the second engine does not start: cannot start /no/such/engine"));
    missing.contestants.second.command = "'open".to_owned();
    assert!(matches!(failed(&missing).kind(), ArenaErrorKind::Command { .. }));
    let error = failed(&plan("small", "good", 2));
    assert_eq!(
        error.to_string(),
        "the first engine cannot play under these terms: the engine refused boardsize: unacceptable size"
    );
    let mut opening = plan("good", "good", 1);
    let twice = "C3".parse().map(tengen_rules::Move::Play).unwrap();
    let moves = vec![(Color::Black, twice), (Color::White, twice)];
    opening.openings = vec![Opening { name: "bad".to_owned(), moves }];
    assert!(matches!(failed(&opening).kind(), ArenaErrorKind::Opening(_)));
    let mut hurried = plan("good", "good", 1);
    hurried.contestants.first.time = TimeSystem::Simple { per_move: Duration::from_millis(500) };
    assert!(matches!(failed(&hurried).kind(), ArenaErrorKind::Time { side: Side::First }));
}
