//! How many moves a server carries: run by `cargo xtask bench-server`.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::sync::Semaphore;

use crate::child::Server;
use crate::live::{connect, next, send};
use crate::support::runtime;

/// Games with two players and two watchers each, moves in each second, and for how long: the goal of the design.
const GOAL: Load = Load { games: 1000, moves_per_second: 200, seconds: 20 };

#[derive(Clone, Copy)]
struct Load {
    games: usize,
    moves_per_second: u32,
    seconds: u32,
}

/// Times from sending a move to seeing it acknowledged and at a watcher's socket, in microseconds.
#[derive(Default)]
struct Times {
    acknowledged: Mutex<Vec<u64>>,
    seen: Mutex<Vec<u64>>,
}

#[test]
fn a_load_is_carried() {
    if std::env::var_os("TENGEN_BENCH_SERVER").is_none() {
        return println!("skipped: a bench, for `cargo xtask bench-server`");
    }
    let load = GOAL;
    tengen_server::http::raise_file_limit();
    let folder = tempfile::Builder::new().tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let fsync = fsync_time(folder.path());
    let server = Server::start(&folder.path().join("games.db"), load.games, None);
    let times = Arc::new(Times::default());
    runtime().block_on(run(&server, load, &times));
    let memory = server.memory();
    let (acknowledged, seen) = (sorted(&times.acknowledged), sorted(&times.seen));
    let report = json!({
        "games": load.games, "sockets": load.games * 4, "moves": acknowledged.len(),
        "moves_per_second": acknowledged.len() as f64 / f64::from(load.seconds),
        "acknowledged_ms": {"p50": at(&acknowledged, 50), "p99": at(&acknowledged, 99)},
        "seen_ms": {"p50": at(&seen, 50), "p99": at(&seen, 99)},
        "server_memory_mb": memory as f64 / 1024.0,
        "file_system": file_system(folder.path()), "fsync_ms": fsync, "synchronous": "full",
    });
    println!("BENCH {report}");
    assert_eq!(acknowledged.len(), (load.moves_per_second * load.seconds) as usize);
    assert!(at(&seen, 99) <= 50.0 && memory <= 200 << 10, "the goal is missed");
}

async fn run(server: &Server, load: Load, times: &Arc<Times>) {
    let doors = Arc::new(Semaphore::new(64));
    let seats = server.seats.iter().map(|seat| {
        let (seat, doors, address) = (seat.clone(), doors.clone(), server.address);
        tokio::spawn(async move {
            let _door = doors.acquire().await.unwrap();
            Game::sit(address, &seat).await
        })
    });
    let mut games = Vec::new();
    for game in seats.collect::<Vec<_>>() {
        games.push(game.await.unwrap());
    }
    let moves = (load.moves_per_second * load.seconds) as usize;
    let pause = Duration::from_secs(1) / load.moves_per_second;
    let start = Instant::now();
    let tasks = games.into_iter().enumerate().map(|(index, mut game)| {
        let times = times.clone();
        tokio::spawn(async move {
            for number in (index..moves).step_by(load.games) {
                tokio::time::sleep_until((start + pause * number as u32).into()).await;
                game.move_on(&times).await;
            }
        })
    });
    for task in tasks.collect::<Vec<_>>() {
        task.await.unwrap();
    }
}

/// Both players and two watchers of a game.
struct Game {
    players: [crate::live::Socket; 2],
    watchers: [crate::live::Socket; 2],
    moves: usize,
    n: u64,
}

impl Game {
    async fn sit(address: SocketAddr, seat: &Value) -> Game {
        let game = seat["game"].as_str().unwrap();
        let mut sockets = Vec::new();
        let mut n = 0;
        for token in ["black", "white", "", ""] {
            let hello = json!({"type": "hello", "token": seat[token]});
            let mut socket = connect(address, game, hello).await.unwrap();
            n = next(&mut socket, "welcome").await.unwrap()["n"].as_u64().unwrap();
            sockets.push(socket);
        }
        let mut sockets = sockets.into_iter();
        let mut pair = || [sockets.next().unwrap(), sockets.next().unwrap()];
        Game { players: pair(), watchers: pair(), moves: 0, n }
    }

    async fn move_on(&mut self, times: &Times) {
        let side = self.moves % 2;
        let point = tengen_rules::Size::NINETEEN.points().step_by(2).nth(self.moves).unwrap();
        let color = ["black", "white"][side];
        let request = json!({"type": "command", "id": self.moves.to_string(), "based_on": self.n,
            "command": {"type": "play", "color": color, "point": point.to_string()}});
        let sent = Instant::now();
        send(&mut self.players[side], request).await.unwrap();
        let reply = next(&mut self.players[side], "reply").await.unwrap();
        times.acknowledged.lock().unwrap().push(sent.elapsed().as_micros() as u64);
        self.n = reply["ok"]["n"].as_u64().expect("the move is played");
        while next(&mut self.watchers[0], "view").await.unwrap()["view"]["n"] != self.n {}
        times.seen.lock().unwrap().push(sent.elapsed().as_micros() as u64);
        while next(&mut self.watchers[1], "view").await.unwrap()["view"]["n"] != self.n {}
        while next(&mut self.players[1 - side], "view").await.unwrap()["view"]["n"] != self.n {}
        self.moves += 1;
    }
}

fn sorted(times: &Mutex<Vec<u64>>) -> Vec<u64> {
    let mut times = times.lock().unwrap().clone();
    times.sort_unstable();
    times
}

/// A percentile in milliseconds.
fn at(times: &[u64], percent: usize) -> f64 {
    times
        .get((times.len() * percent / 100).min(times.len().saturating_sub(1)))
        .map_or(0.0, |&us| us as f64 / 1000.0)
}

/// The mean time to bring 4 KiB to the disk, in milliseconds.
fn fsync_time(folder: &Path) -> f64 {
    use std::io::Write as _;
    let mut file = std::fs::File::create(folder.join("fsync")).unwrap();
    let start = Instant::now();
    for _ in 0..20 {
        file.write_all(&[0; 4096]).unwrap();
        file.sync_data().unwrap();
    }
    start.elapsed().as_secs_f64() * 1000.0 / 20.0
}

/// The file system below a folder, from the longest mount point above it.
fn file_system(folder: &Path) -> String {
    let mounts = std::fs::read_to_string("/proc/mounts").unwrap_or_default();
    let fields = mounts.lines().filter_map(|line| {
        let mut fields = line.split_whitespace().skip(1);
        Some((fields.next()?.to_owned(), fields.next()?.to_owned()))
    });
    let above = fields.filter(|(point, _)| folder.starts_with(point));
    above.max_by_key(|(point, _)| point.len()).map_or_else(|| "unknown".to_owned(), |(_, kind)| kind)
}
