//! GNU Go, where it is installed.

use std::time::Duration;

use tengen_engine_host::{Engine, EngineCommand, HostErrorKind};
use tengen_gtp::replies::{self, FinalScore};
use tengen_gtp::{GeneratedMove, Vertex};

const DEADLINE: Duration = Duration::from_secs(60);

/// A quick GNU Go, or `None` after saying that there is none.
fn gnugo() -> Option<Engine> {
    let program = tengen_testing::gnugo()?;
    let arguments = ["--mode", "gtp", "--level", "1", "--seed", "1"];
    Some(Engine::start(&EngineCommand::new(program).with_arguments(arguments).with_low_priority()).unwrap())
}

#[test]
fn gnu_go_plays_a_game_and_scores_it() {
    let Some(mut engine) = gnugo() else { return };
    assert_eq!(engine.identity().name, "GNU Go");
    assert!(engine.identity().commands.len() > 100);
    engine.ask("boardsize", "7", DEADLINE).unwrap();
    engine.ask("clear_board", "", DEADLINE).unwrap();
    engine.ask("komi", "5.5", DEADLINE).unwrap();
    let (mut passes, mut turns) = (0, 0);
    while passes < 2 && turns < 150 {
        let color = ["black", "white"][turns % 2];
        match engine.ask_for("genmove", color, DEADLINE, replies::generated_move).unwrap() {
            GeneratedMove::Move(Vertex::Pass) => passes += 1,
            GeneratedMove::Move(Vertex::Point(_)) => passes = 0,
            GeneratedMove::Resign => break,
        }
        turns += 1;
    }
    assert!(turns > 10, "{turns} turns");
    let score = engine.ask_for("final_score", "", DEADLINE, replies::final_score).unwrap();
    assert!(matches!(score, FinalScore::Margin(..)), "{score:?}");
    let dead = engine.ask_for("final_status_list", "dead", DEADLINE, replies::status_list).unwrap();
    let alive = engine.ask_for("final_status_list", "alive", DEADLINE, replies::status_list).unwrap();
    assert!(dead.concat().iter().all(|point| !alive.concat().contains(point)));
    engine.quit(DEADLINE);
}

#[test]
fn gnu_go_refuses_and_goes_on() {
    let Some(mut engine) = gnugo() else { return };
    let error = engine.ask("play", "black I9", DEADLINE).unwrap_err();
    assert!(matches!(error.kind(), HostErrorKind::Refused { .. }), "{error}");
    let board = engine.ask("showboard", "", DEADLINE).unwrap();
    assert_eq!(board.lines().count(), 21, "{board}");
    engine.restart().unwrap();
    assert_eq!(engine.ask("known_command", "genmove", DEADLINE).unwrap(), "true");
}
