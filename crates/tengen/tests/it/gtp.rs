//! `tengen gtp` and `tengen analyze` as processes: against GNU Go, with GNU Go's own tests, and with controllers that
//! vanish.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Stdio};
use std::thread;
use std::time::Duration;

use tengen_engine_host::{Engine, EngineCommand};
use tengen_gtp::replies;
use tengen_testing::{Random, shared, thorough};

use super::{TENGEN, tengen_command};

const DEADLINE: Duration = Duration::from_secs(60);

/// Our engine with few visits.
fn tengen() -> EngineCommand {
    EngineCommand::new(TENGEN).with_arguments(["gtp", "--visits", "2", "--threads", "1"])
}

/// GNU Go as it plays by itself.
fn gnugo() -> Option<Engine> {
    let program = EngineCommand::new(tengen_testing::gnugo()?).with_arguments(["--mode", "gtp"]);
    Some(Engine::start(&program).unwrap())
}

/// What both engines say to a command; fails if they differ, the order of points aside.
fn ask_both(engines: &mut [Engine; 2], command: &str, arguments: &str) -> Vec<String> {
    let answers = engines.each_mut().map(|engine| {
        let answer = engine.ask(command, arguments, DEADLINE).unwrap();
        let mut words: Vec<String> = answer.split_whitespace().map(str::to_owned).collect();
        words.sort_unstable();
        words
    });
    let [ours, theirs] = answers;
    assert_eq!(ours, theirs, "{command} {arguments}");
    ours
}

/// Plays a random game on both, comparing legal moves now and then, and stones and captures at the end.
fn compare_game(engines: &mut [Engine; 2], side: usize, random: &mut Random) -> usize {
    for engine in engines.iter_mut() {
        engine.ask("boardsize", &side.to_string(), DEADLINE).unwrap();
        engine.ask("clear_board", "", DEADLINE).unwrap();
    }
    let mut turns = 0;
    for color in ["black", "white"].into_iter().cycle().take(2 * side * side) {
        let legal = ask_both(engines, "all_legal", color);
        let Some(point) = (!legal.is_empty()).then(|| &legal[random.below(legal.len())]) else { break };
        ask_both(engines, "play", &format!("{color} {point}"));
        turns += 1;
    }
    for color in ["black", "white"] {
        ask_both(engines, "list_stones", color);
        ask_both(engines, "captures", color);
    }
    turns
}

#[test]
fn gnu_go_agrees_on_random_games_over_gtp() {
    let Some(theirs) = gnugo() else { return };
    let mut ours = Engine::start(&tengen()).unwrap();
    // GNU Go knows simple ko and no suicide, and lets cycles go on.
    ours.ask(
        "kata-set-rules",
        r#"{"ko":"SIMPLE","scoring":"AREA","suicide":false,"longCycle":"IGNORED"}"#,
        DEADLINE,
    )
    .unwrap();
    let mut engines = [ours, theirs];
    let games = if thorough("49 of 50 games for each size") { 50 } else { 1 };
    let mut random = Random::new(0x7e96_e4a2);
    for side in [9, 13, 19] {
        let turns: usize = (0..games).map(|_| compare_game(&mut engines, side, &mut random)).sum();
        println!("{side}: {games} games, {turns} turns");
        assert!(turns > games * side * side / 2, "{turns} turns");
    }
    for engine in engines {
        engine.quit(DEADLINE);
    }
}

#[test]
fn gnu_gos_tests_of_unconditional_status_run_over_gtp() {
    let Some(folder) = shared("peers/gnugo") else { return };
    let text = std::fs::read_to_string(folder.join("unconditional.tst")).unwrap();
    let mut engine = Engine::start(&EngineCommand { folder: Some(folder), ..tengen() }).unwrap();
    let (mut answer, mut counted, mut wrong) = (String::new(), 0, Vec::new());
    for line in text.lines().map(str::trim) {
        if let Some(expected) = line.strip_prefix("#?") {
            // Nine answers lack their closing bracket; GNU Go's runner leaves them out, the answer is clear.
            counted += usize::from(expected.contains(']'));
            if expected.trim().trim_matches(['[', ']']) != answer {
                wrong.push(format!("{answer}, not {expected}"));
            }
        } else if !line.is_empty() && !line.starts_with('#') {
            let line = line.trim_start_matches(|c: char| c.is_ascii_digit() || c == ' ');
            let (command, arguments) = line.split_once(' ').unwrap_or((line, ""));
            answer = engine.ask(command, arguments, DEADLINE).unwrap();
        }
    }
    assert_eq!(wrong, [""; 0]);
    assert_eq!(counted, 664);
}

/// Waits for the end of a process, which must come soon.
fn must_end(child: &mut Child) {
    for _ in 0..1000 {
        if child.try_wait().unwrap().is_some() {
            return;
        }
        thread::sleep(Duration::from_millis(10));
    }
    child.kill().unwrap();
    panic!("the process goes on without its controller");
}

fn start(arguments: &[&str]) -> Child {
    let mut command = tengen_command(arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().unwrap()
}

#[test]
fn an_engine_whose_controller_vanishes_ends_at_once() {
    for command in
        ["genmove b\n", "kata-analyze b 10 ownership true\n", "kata-genmove_analyze b 10\n", "play b", ""]
    {
        let mut child = start(&["gtp", "--visits", "100000000", "--threads", "2"]);
        // Once it answers, it has started.
        let mut input = child.stdin.take().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        writeln!(input, "boardsize 9").unwrap();
        output.read_line(&mut String::new()).unwrap();
        input.write_all(command.as_bytes()).unwrap();
        thread::sleep(Duration::from_millis(100));
        drop(input);
        must_end(&mut child);
    }
}

#[test]
fn an_engine_that_nobody_reads_ends() {
    let mut child = start(&["gtp", "--visits", "100000000", "--threads", "1"]);
    let mut input = child.stdin.take().unwrap();
    drop(child.stdout.take());
    // The input stays open: it is the output that tells.
    writeln!(input, "kata-analyze b 1").unwrap();
    must_end(&mut child);
}

#[test]
fn an_engine_says_which_network_plays_and_nothing_else_on_standard_output() {
    let mut child = start(&["gtp", "--level", "10k", "--visits", "2", "--threads", "1"]);
    child
        .stdin
        .take()
        .unwrap()
        .write_all(b"1 name\n2 boardsize 9\n3 genmove b\n4 tengen-level\n5 quit\n")
        .unwrap();
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("built-in") && said.contains("10k"), "{said}");
    let text = String::from_utf8(output.stdout).unwrap();
    let answers: Vec<&str> = text.split_terminator("\n\n").collect();
    assert_eq!((answers[0], answers[1], answers[3], answers[4]), ("=1 Tengen", "=2", "=4 10k", "=5"));
    assert!(replies::generated_move(answers[2].trim_start_matches("=3 ")).is_ok(), "{text}");
    assert!(output.status.success());
}

#[test]
fn a_game_with_the_network_is_played_to_its_end() {
    let mut engine = Engine::start(&tengen()).unwrap();
    for (command, arguments) in
        [("boardsize", "5"), ("komi", "24.5"), ("kata-set-rules", "japanese"), ("time_settings", "0 5 1")]
    {
        engine.ask(command, arguments, DEADLINE).unwrap();
    }
    let mut passes = 0;
    for color in ["black", "white"].into_iter().cycle().take(100) {
        let text = engine.ask("genmove", color, DEADLINE).unwrap();
        passes = if text == "pass" { passes + 1 } else { 0 };
        if passes == 2 || text == "resign" {
            break;
        }
    }
    let score = engine.ask("final_score", "", DEADLINE).unwrap();
    assert!(replies::final_score(&score).is_ok(), "{score}");
    assert!(engine.ask("tengen-status", "", DEADLINE).unwrap().starts_with("{\"chains\":["));
    engine.quit(DEADLINE);
}

#[test]
fn the_analysis_service_answers_and_ends_with_its_input() {
    let mut child = start(&["analyze", "--threads", "2", "--visits", "5"]);
    let query = r#"{"id":"a","moves":[["B","E5"]],"rules":"chinese","boardXSize":9,"boardYSize":9,"includeOwnership":true}"#;
    writeln!(child.stdin.take().unwrap(), "{query}").unwrap();
    let mut text = String::new();
    child.stdout.take().unwrap().read_to_string(&mut text).unwrap();
    must_end(&mut child);
    let answer: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!((&answer["id"], &answer["rootInfo"]["visits"]), (&"a".into(), &5.into()));
    assert_eq!(answer["ownership"].as_array().unwrap().len(), 81);
}
