//! Engines as processes, by a script that behaves and misbehaves on demand.

use std::path::{Path, PathBuf};
use std::time::Duration;

use tengen_engine_host::EngineCommand;
use tengen_rules::{Color, Move, Preset, Size};
use tengen_server::config::{Config, NamedEngine};
use tengen_server::game::engines::{
    ChainStatus, Cleanup, EngineFailure, EngineMove, EnginePosition, Engines, Judgement, MoveRequest, Pace,
    Progress, StatusRequest,
};
use tengen_server::pool::Pool;
use tokio::sync::{mpsc, watch};

/// `engine.sh MODE LOG`: writes what it is told to LOG. Its requests are numbered.
const SCRIPT: &str = r#"
mode=$1; log=$2
answer() { printf '=%s %s\n\n' "$id" "$1"; }
while read -r id command rest; do
  echo "$command $rest" >> "$log"
  case $command in
    protocol_version) answer 2 ;;
    name) answer Script ;;
    list_commands)
      case $mode in
        foreign) answer 'genmove
final_status_list' ;;
        *) answer 'genmove
kata-set-rules
set_free_handicap
tengen-level
tengen-status
tengen-hurry' ;;
      esac ;;
    boardsize) if [ "$mode" = small ]; then printf '?%s unacceptable size\n\n' "$id"; else answer ''; fi ;;
    genmove)
      case $mode in
        crash) exit 1 ;;
        crash-once) if [ ! -e "$log.crashed" ]; then touch "$log.crashed"; exit 1; fi; answer D4 ;;
        slow) asked=$id; read -r id command rest; echo "$command $rest" >> "$log"; hurry=$id; id=$asked; answer C3; id=$hurry; answer '' ;;
        passes) answer pass ;;
        nonsense) answer 'what?' ;;
        *) answer D4 ;;
      esac ;;
    tengen-status) answer '{"chains":[{"stones":["D4","D5"],"status":"dead","confidence":91,"group":1}]}' ;;
    final_status_list) case $rest in dead) answer 'A1 A2' ;; alive) answer 'C3
E5' ;; *) answer '' ;; esac ;;
    quit) answer ''; exit 0 ;;
    *) answer '' ;;
  esac
done
"#;

/// A pool of one engine in this mode, and what it is told.
struct Test {
    pool: Pool,
    log: PathBuf,
    _folder: tempfile::TempDir,
}

impl Test {
    fn new(mode: &str) -> Test {
        Test::with(&[mode])
    }

    /// A pool of engines that are called after their modes.
    fn with(modes: &[&str]) -> Test {
        let folder = tempfile::tempdir().unwrap();
        let (script, log) = (folder.path().join("engine.sh"), folder.path().join("log"));
        std::fs::write(&script, SCRIPT).unwrap();
        let path = |path: &Path| path.to_str().unwrap().to_owned();
        let engine = |mode: &&str| {
            let arguments = [path(&script), (*mode).to_owned(), path(&log)];
            let command = EngineCommand::new("sh").with_arguments(arguments);
            NamedEngine { name: (*mode).to_owned(), command, largest_board: 25 }
        };
        let mut config = Config::new(folder.path().to_owned());
        config.engines = modes.iter().map(engine).collect();
        config.max_engines = 1;
        Test { pool: Pool::new(&config), log, _folder: folder }
    }

    fn told(&self) -> Vec<String> {
        let text = std::fs::read_to_string(&self.log).unwrap_or_default();
        text.lines().map(|line| line.trim().to_owned()).collect()
    }
}

fn position(game: &str, moves: &[&str]) -> EnginePosition {
    let rules = Preset::find("japanese").unwrap();
    let turn = |(number, name): (usize, &&str)| {
        let color = if number % 2 == 0 { Color::Black } else { Color::White };
        (color, Move::Play(name.parse().unwrap()))
    };
    EnginePosition {
        game: game.to_owned(),
        engine: None,
        size: Size::NINE,
        rules,
        komi: rules.rules.komi,
        handicap: Vec::new(),
        moves: moves.iter().enumerate().map(turn).collect(),
        cleanup: Cleanup::No,
    }
}

/// A request, with the ends by which it is hurried and followed.
fn request(
    position: EnginePosition,
) -> (MoveRequest, watch::Sender<Pace>, mpsc::UnboundedReceiver<Progress>) {
    let (pace, paced) = watch::channel(Pace::Normal);
    let (progress, followed) = mpsc::unbounded_channel();
    let color = if position.moves.len().is_multiple_of(2) { Color::Black } else { Color::White };
    let level = "5k".parse().unwrap();
    (MoveRequest { position, color, placing: 0, level, pace: paced, progress }, pace, followed)
}

fn all(mut progress: mpsc::UnboundedReceiver<Progress>) -> Vec<Progress> {
    std::iter::from_fn(|| progress.try_recv().ok()).collect()
}

fn plays(point: &str) -> Result<EngineMove, EngineFailure> {
    Ok(EngineMove::Move(Move::Play(point.parse().unwrap())))
}

#[tokio::test]
async fn an_engine_is_told_the_game_once_and_then_only_what_is_new() {
    let test = Test::new("good");
    let (first, _pace, progress) = request(position("g", &["C3", "G7"]));
    assert_eq!(test.pool.genmove(first).await, plays("D4"));
    assert_eq!(all(progress), [Progress::Queued(0), Progress::Thinking]);
    let (second, _pace, _) = request(position("g", &["C3", "G7", "D4", "E5"]));
    assert_eq!(test.pool.genmove(second).await, plays("D4"));
    let (undone, _pace, _) = request(position("g", &["C3"]));
    assert_eq!(test.pool.genmove(undone).await, plays("D4"));
    let game = ["boardsize 9", "clear_board", "kata-set-rules japanese", "komi 6.5"];
    let expected = [
        &game[..],
        &["play b C3", "play w G7", "tengen-level 5k", "genmove b"],
        &["play w E5", "tengen-level 5k", "genmove b"],
        &game,
        &["play b C3", "tengen-level 5k", "genmove w"],
    ];
    assert_eq!(test.told()[4..], expected.concat());
}

#[tokio::test]
async fn an_engine_that_crashes_is_started_again_once() {
    let test = Test::new("crash-once");
    let (asked, _pace, progress) = request(position("g", &[]));
    assert_eq!(test.pool.genmove(asked).await, plays("D4"));
    let expected = [Progress::Queued(0), Progress::Thinking, Progress::Restarted, Progress::Thinking];
    assert_eq!(all(progress), expected);
    for mode in ["crash", "nonsense"] {
        let (asked, _pace, _) = request(position("g", &[]));
        let answer = Test::new(mode).pool.genmove(asked).await;
        assert!(matches!(answer, Err(EngineFailure::Broken(_))), "{mode}: {answer:?}");
    }
}

#[tokio::test]
async fn a_board_that_the_engine_cannot_play_on_is_said_so() {
    let (asked, _pace, _) = request(position("g", &[]));
    assert_eq!(Test::new("small").pool.genmove(asked).await, Err(EngineFailure::None));
}

#[tokio::test]
async fn a_thinking_engine_is_hurried() {
    let test = Test::new("slow");
    let (asked, pace, mut progress) = request(position("g", &[]));
    let answer = tokio::spawn(test.pool.genmove(asked));
    while progress.recv().await != Some(Progress::Thinking) {}
    pace.send(Pace::Now).unwrap();
    assert_eq!(answer.await.unwrap(), plays("C3"));
}

#[tokio::test]
async fn requests_wait_in_order_and_can_be_taken_back() {
    let test = Test::new("slow");
    let (first, _first_pace, mut first_progress) = request(position("a", &[]));
    let (second, _second_pace, second_progress) = request(position("b", &[]));
    let (third, third_pace, third_progress) = request(position("c", &[]));
    let first = tokio::spawn(test.pool.genmove(first));
    while first_progress.recv().await != Some(Progress::Thinking) {}
    let second = test.pool.genmove(second);
    let third = tokio::spawn(test.pool.genmove(third));
    third_pace.send(Pace::Now).unwrap();
    drop(second);
    first.abort();
    assert_eq!(third.await.unwrap(), plays("C3"));
    assert_eq!(all(second_progress), [Progress::Queued(0)]);
    assert_eq!(all(third_progress).last(), Some(&Progress::Thinking));
}

#[tokio::test]
async fn a_handicap_stone_is_never_a_pass() {
    let test = Test::new("passes");
    let (mut asked, _pace, _) = request(position("g", &[]));
    asked.placing = 2;
    let placed = test.pool.genmove(asked).await.unwrap();
    assert!(matches!(placed, EngineMove::Move(Move::Play(_))), "{placed:?}");
}

/// What an engine in this mode says of an empty board.
async fn judge(mode: &str) -> Vec<Judgement> {
    let test = Test::new(mode);
    let (progress, _) = mpsc::unbounded_channel();
    test.pool.statuses(StatusRequest { position: position("g", &[]), progress }).await.unwrap()
}

#[tokio::test]
async fn life_and_death_come_with_confidence_or_without() {
    let ours = judge("good").await;
    assert_eq!((ours.len(), ours[0].status, ours[0].confidence), (1, ChainStatus::Dead, Some(91)));
    let foreign = judge("foreign").await;
    let found: Vec<_> = foreign.iter().map(|judgement| (judgement.status, judgement.points.len())).collect();
    assert_eq!(found, [(ChainStatus::Alive, 1), (ChainStatus::Alive, 1), (ChainStatus::Dead, 2)]);
    assert!(foreign.iter().all(|judgement| judgement.confidence.is_none()));
}

#[tokio::test]
async fn a_closed_pool_leaves_nobody_waiting() {
    let test = Test::new("slow");
    let (asked, _pace, mut progress) = request(position("g", &[]));
    let answer = tokio::spawn(test.pool.genmove(asked));
    while progress.recv().await != Some(Progress::Thinking) {}
    let pool = test.pool;
    let closed = tokio::task::spawn_blocking(move || pool.close());
    tokio::time::timeout(Duration::from_secs(20), closed).await.unwrap().unwrap();
    assert!(answer.await.unwrap().is_ok());
}

#[tokio::test]
async fn without_engines_nobody_plays() {
    let pool = Pool::new(&Config::new(PathBuf::from("/nonexistent")));
    assert_eq!(pool.find(None), None);
    let (asked, _pace, _) = request(position("g", &[]));
    assert_eq!(pool.genmove(asked).await, Err(EngineFailure::None));
}

#[tokio::test]
async fn each_game_is_played_by_the_engine_that_it_names() {
    let Test { pool, _folder, .. } = Test::with(&["passes", "good", "crash"]);
    let ask = async |name: Option<&str>| {
        let position = EnginePosition { engine: name.map(str::to_owned), ..position("game", &[]) };
        let (request, _pace, _progress) = request(position);
        pool.genmove(request).await
    };
    let stone = EngineMove::Move(Move::Play("D4".parse().unwrap()));
    for _ in 0..2 {
        assert_eq!(ask(Some("good")).await, Ok(stone));
        assert_eq!(ask(None).await, Ok(EngineMove::Move(Move::Pass)), "the first one");
        assert!(matches!(ask(Some("crash")).await, Err(EngineFailure::Broken(_))));
        assert_eq!(ask(Some("other")).await, Err(EngineFailure::None));
    }
    assert_eq!(pool.find(Some("good")).map(|engine| engine.name), Some("good".to_owned()));
    assert_eq!(pool.find(Some("other")), None);
    assert_eq!(pool.find(None).map(|engine| engine.name), Some("passes".to_owned()));
}
