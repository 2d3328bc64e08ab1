//! What an engine can do wrong, and what its host makes of it.

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use tengen_engine_host::{Engine, EngineCommand, Flow, HostError, HostErrorKind};
use tengen_gtp::replies;

/// Ample for an engine that answers at once, on a busy machine.
const AMPLE: Duration = Duration::from_secs(20);
const SHORT: Duration = Duration::from_millis(150);

/// The engine of this crate's examples, which cargo builds along with the tests.
fn fake(mode: &str) -> EngineCommand {
    let deps = std::env::current_exe().unwrap();
    let program: PathBuf = deps.parent().unwrap().with_file_name("examples").join("fake_engine");
    assert!(program.exists(), "cargo build -p tengen-engine-host --examples");
    EngineCommand::new(program).with_arguments([mode]).with_handshake(AMPLE)
}

fn start(mode: &str) -> Engine {
    Engine::start(&fake(mode)).unwrap()
}

fn genmove(engine: &mut Engine, deadline: Duration) -> Result<String, HostError> {
    engine.ask_for("genmove", "b", deadline, replies::generated_move).map(|vertex| vertex.to_string())
}

/// The log once it holds this text: it is read by a thread of its own, so it may come a moment after an answer.
fn log_with(engine: &Engine, text: &str) -> String {
    let began = Instant::now();
    while !engine.log().contains(text) {
        assert!(began.elapsed() < AMPLE, "{:?}", engine.log());
        std::thread::sleep(Duration::from_millis(5));
    }
    engine.log()
}

/// Whether a process is running: it exists and is no zombie.
fn is_running(id: u32) -> bool {
    let Ok(stat) = fs::read_to_string(format!("/proc/{id}/stat")) else { return false };
    !matches!(field(&stat, 0), "Z" | "X")
}

/// A field of `/proc/ID/stat`, counted from the state, which follows the name in parentheses.
fn field(stat: &str, index: usize) -> &str {
    let (_, fields) = stat.rsplit_once(") ").unwrap();
    fields.split(' ').nth(index).unwrap()
}

#[test]
fn a_good_engine_is_asked_and_ends() {
    let mut engine = start("good");
    assert_eq!((engine.identity().name.as_str(), engine.identity().version.as_str()), ("Fake", "1"));
    assert!(engine.knows("genmove") && !engine.knows("nosuch"));
    assert_eq!(genmove(&mut engine, AMPLE).unwrap(), "A1");
    assert_eq!(engine.ask("echo", "a  b", AMPLE).unwrap(), "a  b");
    let id = engine.process_id();
    let began = Instant::now();
    engine.quit(AMPLE);
    assert!(began.elapsed() < AMPLE, "it ends by itself");
    assert!(!fs::exists(format!("/proc/{id}")).unwrap(), "there is no zombie");
}

#[test]
fn an_engine_may_move_to_another_thread() {
    let mut engine = start("good");
    let moved = std::thread::spawn(move || genmove(&mut engine, AMPLE)).join().unwrap();
    assert_eq!(moved.unwrap(), "A1");
}

#[test]
fn what_cannot_start_is_said() {
    let error = Engine::start(&EngineCommand::new("/no/such/engine")).unwrap_err();
    assert!(matches!(error.kind(), HostErrorKind::Start { .. }));
    assert!(error.to_string().starts_with("cannot start /no/such/engine: "), "{error}");
}

#[test]
fn an_engine_that_ends_at_once_is_noticed_at_once() {
    let error = Engine::start(&fake("closed")).unwrap_err();
    assert!(
        matches!(error.kind(), HostErrorKind::Ended { command } if command == "protocol_version"),
        "{error}"
    );
}

#[test]
fn another_protocol_version_is_refused() {
    let error = Engine::start(&fake("version-one")).unwrap_err();
    assert_eq!(error.to_string(), "the engine speaks version \"1\" of GTP, expected 2");
}

#[test]
fn an_engine_without_a_version_is_accepted() {
    assert_eq!(start("nameless").identity().version, "");
}

#[test]
fn a_banner_is_passed_over_and_logged() {
    let mut engine = start("banner");
    assert_eq!(genmove(&mut engine, AMPLE).unwrap(), "A1");
    assert_eq!(engine.log(), "Fake engine, no warranty\n");
}

#[test]
fn garbage_without_end_is_given_up() {
    let error = Engine::start(&fake("garbage")).unwrap_err();
    assert!(matches!(error.kind(), HostErrorKind::Garbage { .. }), "{error}");
}

#[test]
fn a_flooded_standard_error_neither_blocks_nor_grows() {
    let mut engine = start("flood");
    assert_eq!(genmove(&mut engine, AMPLE).unwrap(), "A1");
    assert!(engine.log().len() <= tengen_engine_host::MAX_LOG);
}

#[test]
fn a_mute_engine_is_late_and_dies() {
    let mut engine = start("mute");
    let error = genmove(&mut engine, SHORT).unwrap_err();
    assert_eq!(error.to_string(), "no answer to genmove within 0.15 s");
    let id = engine.process_id();
    drop(engine);
    assert!(!is_running(id));
}

#[test]
fn a_deaf_engine_is_late_even_if_it_never_reads() {
    let error = Engine::start(&fake("deaf").with_handshake(SHORT)).unwrap_err();
    assert!(matches!(error.kind(), HostErrorKind::Late { .. }), "{error}");
}

#[test]
fn a_late_answer_is_not_taken_for_the_next_one() {
    for mode in ["late", "numberless-late"] {
        let mut engine = start(mode);
        assert!(matches!(genmove(&mut engine, SHORT).unwrap_err().kind(), HostErrorKind::Late { .. }));
        assert_eq!(genmove(&mut engine, AMPLE).unwrap(), "A2", "{mode}");
        assert_eq!(genmove(&mut engine, AMPLE).unwrap(), "A3", "{mode}");
    }
}

#[test]
fn an_illegal_answer_is_garbage_and_a_refusal_a_refusal() {
    let error = genmove(&mut start("illegal"), AMPLE).unwrap_err();
    assert_eq!(error.to_string(), "the answer to genmove makes no sense: \"I13\"");
    let error = genmove(&mut start("refuse"), AMPLE).unwrap_err();
    assert_eq!(error.to_string(), "the engine refused genmove: no idea");
}

#[test]
fn a_command_that_would_be_read_as_two_is_not_sent() {
    let mut engine = start("good");
    let error = engine.ask("echo", "a\nquit", AMPLE).unwrap_err();
    assert!(matches!(error.kind(), HostErrorKind::Unwritable { .. }), "{error}");
    assert_eq!(genmove(&mut engine, AMPLE).unwrap(), "A1");
}

#[test]
fn a_crash_comes_with_its_last_words_and_a_restart_helps() {
    let mut engine = start("crash");
    let error = genmove(&mut engine, AMPLE).unwrap_err();
    assert!(matches!(error.kind(), HostErrorKind::Ended { .. }), "{error}");
    assert_eq!(log_with(&engine, "out of memory"), "out of memory, of course\n");
    let old = engine.process_id();
    engine.restart().unwrap();
    assert_eq!(engine.restarts(), 1);
    assert!(!is_running(old));
    assert_eq!(engine.ask("echo", "alive", AMPLE).unwrap(), "alive");
}

#[test]
fn a_killed_engine_has_ended() {
    let mut engine = start("good");
    engine.kill();
    engine.kill();
    assert!(matches!(genmove(&mut engine, AMPLE).unwrap_err().kind(), HostErrorKind::Ended { .. }));
    engine.restart().unwrap();
    assert_eq!(genmove(&mut engine, AMPLE).unwrap(), "A1");
}

#[test]
fn an_engine_that_does_not_quit_is_killed() {
    let engine = start("stubborn");
    let id = engine.process_id();
    engine.quit(SHORT);
    assert!(!is_running(id));
}

#[test]
fn children_of_an_engine_end_with_it() {
    let engine = start("parent");
    let log = log_with(&engine, "child");
    let child: u32 = log.trim().strip_prefix("child ").unwrap().parse().unwrap();
    assert!(is_running(child));
    drop(engine);
    let began = Instant::now();
    while is_running(child) && began.elapsed() < AMPLE {
        std::thread::sleep(Duration::from_millis(5));
    }
    assert!(!is_running(child));
}

#[test]
fn a_patient_engine_has_a_low_priority() {
    let niceness = |command: &EngineCommand| {
        let engine = Engine::start(command).unwrap();
        let stat = fs::read_to_string(format!("/proc/{}/stat", engine.process_id())).unwrap();
        field(&stat, 16).parse::<i32>().unwrap()
    };
    let usual = niceness(&fake("good"));
    assert_eq!(niceness(&fake("good").with_low_priority()), 10.max(usual));
}

#[test]
fn the_processor_time_of_an_engine_is_told() {
    let mut engine = start("busy");
    let before = engine.cpu_time().unwrap();
    genmove(&mut engine, AMPLE).unwrap();
    let after = engine.cpu_time().unwrap();
    assert!(before < after && after < AMPLE, "{before:?}, then {after:?}");
}

#[test]
fn an_analysis_runs_until_it_is_enough() {
    let mut engine = start("good");
    let mut lines = Vec::new();
    let text = engine.analyze("lz-analyze", "", AMPLE, |line| {
        lines.push(line.to_owned());
        if lines.len() == 2 { Flow::Stop } else { Flow::Continue }
    });
    assert_eq!(text.unwrap(), "");
    assert_eq!(lines.len(), 2);
    assert_eq!(genmove(&mut engine, AMPLE).unwrap(), "A1");
}

#[test]
fn an_analysis_ends_after_its_time() {
    let mut engine = start("good");
    let mut lines = 0;
    let began = Instant::now();
    engine
        .analyze("lz-analyze", "", SHORT, |_| {
            lines += 1;
            Flow::Continue
        })
        .unwrap();
    // All three lines, unless the machine is too busy for them to come in time.
    assert!(lines <= 3 && began.elapsed() >= SHORT);
    assert_eq!(engine.ask("echo", "x", AMPLE).unwrap(), "x");
}

#[test]
fn an_engine_can_be_told_something_while_it_is_asked() {
    let mut engine = start("good");
    let aside = engine.aside();
    let mut told = false;
    // The analysis ends only when another line comes.
    let reply = engine.ask_lines("lz-analyze", "", AMPLE, |_| {
        if !std::mem::replace(&mut told, true) {
            aside.tell("name").unwrap();
        }
        Flow::Continue
    });
    assert_eq!(reply.unwrap(), "");
    assert_eq!(genmove(&mut engine, AMPLE).unwrap(), "A1");
    assert!(aside.tell("two words").is_err());
    drop(engine);
    aside.tell("name").unwrap();
}
