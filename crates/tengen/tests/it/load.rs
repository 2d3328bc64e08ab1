//! How many moves a server carries: run by `cargo xtask bench-server`.

use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::sync::Semaphore;

use crate::program::{PROGRAM, Server, folder, runtime};
use crate::talk::{Socket, connect, next, next_text, send};

/// The goal of the design: games with two players and two watchers each, moves in each second, and for how long.
const GOAL: Load = Load { games: 1000, moves_per_second: 200, seconds: 30, opening: 20 };

/// What may be late, and how much memory may be in use.
const MOST_MS: f64 = 50.0;
const MOST_MEMORY_KB: u64 = 200 << 10;

/// Games that are begun at once.
const AT_ONCE: usize = 64;

#[derive(Clone, Copy)]
struct Load {
    games: usize,
    moves_per_second: u32,
    seconds: u32,
    /// Moves that each game has before the clock starts, played as fast as the server can.
    opening: usize,
}

/// Times since a move was sent, in microseconds.
#[derive(Default)]
struct Times {
    /// Until its player had the acknowledgement.
    acknowledged: Mutex<Vec<u64>>,
    /// Until the opponent and both watchers had the view with it.
    seen: Mutex<Vec<u64>>,
}

#[test]
fn a_load_is_carried() {
    if std::env::var_os(PROGRAM).is_none() {
        return println!("skipped: a bench, for `cargo xtask bench-server`");
    }
    tengen_server::http::raise_file_limit();
    let folder = folder();
    let fsync = fsync_time(folder.path());
    let server = Server::start(folder.path());
    let times = Arc::new(Times::default());
    let openings_per_second = runtime().block_on(run(&server, GOAL, &times));
    let memory = memory(&server, "VmHWM:");
    let (acknowledged, seen) = (sorted(&times.acknowledged), sorted(&times.seen));
    let is_reached = at(&seen, 99.0) <= MOST_MS && memory <= MOST_MEMORY_KB;
    let report = json!({
        "games": GOAL.games, "sockets": GOAL.games * 4, "moves": seen.len(),
        "moves_per_second": GOAL.moves_per_second,
        "acknowledged_ms": percentiles(&acknowledged), "seen_by_all_ms": percentiles(&seen),
        "most_moves_per_second": openings_per_second.round(),
        "server_memory_mb": memory as f64 / 1024.0,
        "file_system": file_system(folder.path()), "fsync_ms": fsync, "synchronous": "full",
        "goal": {"seen_by_all_p99_ms": MOST_MS, "server_memory_mb": MOST_MEMORY_KB / 1024, "reached": is_reached},
    });
    println!("BENCH {report}");
    assert_eq!(seen.len(), (GOAL.moves_per_second * GOAL.seconds) as usize);
    assert!(is_reached, "the goal is missed");
}

/// Returns how many moves a second were played when nobody waited.
async fn run(server: &Server, load: Load, times: &Arc<Times>) -> f64 {
    let mut games = begin(server, load.games).await;
    let start = Instant::now();
    games = everywhere(games, move |_, mut game| async move {
        for _ in 0..load.opening {
            game.move_on(&Times::default()).await;
        }
        game
    })
    .await;
    let openings_per_second = (load.games * load.opening) as f64 / start.elapsed().as_secs_f64();
    let moves = (load.moves_per_second * load.seconds) as usize;
    let pause = Duration::from_secs(1) / load.moves_per_second;
    let start = Instant::now();
    let paced = |index: usize, mut game: Game| {
        let times = times.clone();
        async move {
            for number in (index..moves).step_by(load.games) {
                tokio::time::sleep_until((start + pause * number as u32).into()).await;
                game.move_on(&times).await;
            }
            game
        }
    };
    for game in everywhere(games, paced).await {
        game.check(server).await;
    }
    openings_per_second
}

async fn begin(server: &Server, games: usize) -> Vec<Game> {
    let doors = Semaphore::new(AT_ONCE);
    let begun = (0..games).map(|_| async {
        let _door = doors.acquire().await.unwrap();
        Game::sit(server).await
    });
    futures_util::future::join_all(begun).await
}

/// Does the same in all games at once.
async fn everywhere<F: Future<Output = Game> + Send + 'static>(
    games: Vec<Game>,
    work: impl Fn(usize, Game) -> F,
) -> Vec<Game> {
    let tasks = games.into_iter().enumerate().map(|(index, game)| tokio::spawn(work(index, game)));
    let mut games = Vec::new();
    for task in tasks.collect::<Vec<_>>() {
        games.push(task.await.unwrap());
    }
    games
}

/// Both players and two watchers of a game.
struct Game {
    id: String,
    /// Black, White, and the watchers.
    sockets: [Socket; 4],
    moves: Vec<String>,
    n: u64,
}

impl Game {
    async fn sit(server: &Server) -> Game {
        let (id, [black, white]) = server.create(19).await;
        let mut sockets = Vec::new();
        let mut n = 0;
        for token in [Some(black), Some(white), None, None] {
            let hello = json!({"type": "hello", "token": token});
            let mut socket = connect(server.address, &id, hello).await.unwrap();
            n = next(&mut socket, "welcome").await.unwrap()["n"].as_u64().unwrap();
            sockets.push(socket);
        }
        let Ok(sockets) = <[Socket; 4]>::try_from(sockets) else { panic!("four sockets") };
        Game { id, sockets, moves: Vec::new(), n }
    }

    async fn move_on(&mut self, times: &Times) {
        let side = self.moves.len() % 2;
        // Every other point, so that nothing is captured.
        let point =
            tengen_rules::Size::NINETEEN.points().step_by(2).nth(self.moves.len()).unwrap().to_string();
        let color = ["black", "white"][side];
        let command = json!({"type": "play", "color": color, "point": point});
        let id = self.moves.len().to_string();
        let request = json!({"type": "command", "id": id, "based_on": self.n, "command": command});
        let sent = Instant::now();
        send(&mut self.sockets[side], request).await.unwrap();
        let reply = next(&mut self.sockets[side], "reply").await.unwrap();
        times.acknowledged.lock().unwrap().push(sent.elapsed().as_micros() as u64);
        self.n = reply["ok"]["n"].as_u64().expect("the move is played");
        let number = format!(r#""n":{},"#, self.n);
        let is_new = |text: &str| text.starts_with(r#"{"type":"view""#) && text.contains(&number);
        for other in [1 - side, 2, 3] {
            next_text(&mut self.sockets[other], is_new).await.unwrap();
        }
        times.seen.lock().unwrap().push(sent.elapsed().as_micros() as u64);
        self.moves.push(point);
    }

    /// The server has exactly the moves that were played.
    async fn check(&self, server: &Server) {
        let (_, view) = server.get(&format!("/api/games/{}", self.id)).await;
        assert_eq!(view["moves"], json!(self.moves));
    }
}

fn sorted(times: &Mutex<Vec<u64>>) -> Vec<u64> {
    let mut times = times.lock().unwrap().clone();
    times.sort_unstable();
    times
}

fn percentiles(times: &[u64]) -> serde_json::Value {
    json!({"p50": at(times, 50.0), "p90": at(times, 90.0), "p99": at(times, 99.0), "p99.9": at(times, 99.9),
        "max": at(times, 100.0)})
}

/// A percentile in milliseconds.
fn at(times: &[u64], percent: f64) -> f64 {
    let index = (times.len() as f64 * percent / 100.0) as usize;
    times.get(index.min(times.len().saturating_sub(1))).map_or(0.0, |&us| us as f64 / 1000.0)
}

/// The memory of the server in KiB: `VmHWM:` the most that it has held, `VmRSS:` what it holds.
pub(crate) fn memory(server: &Server, which: &str) -> u64 {
    let status = fs::read_to_string(format!("/proc/{}/status", server.id())).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(which));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}

/// The mean time to bring 4 KiB to the disk, in milliseconds.
fn fsync_time(folder: &Path) -> f64 {
    use std::io::Write as _;
    let mut file = fs::File::create(folder.join("fsync")).unwrap();
    let start = Instant::now();
    for _ in 0..50 {
        file.write_all(&[0; 4096]).unwrap();
        file.sync_data().unwrap();
    }
    start.elapsed().as_secs_f64() * 1000.0 / 50.0
}

/// The file system below a folder, from the longest mount point above it.
fn file_system(folder: &Path) -> String {
    let mounts = fs::read_to_string("/proc/mounts").unwrap_or_default();
    let fields = mounts.lines().filter_map(|line| {
        let mut fields = line.split_whitespace().skip(1);
        Some((fields.next()?.to_owned(), fields.next()?.to_owned()))
    });
    let above = fields.filter(|(point, _)| folder.starts_with(point));
    above.max_by_key(|(point, _)| point.len()).map_or_else(|| "unknown".to_owned(), |(_, kind)| kind)
}
