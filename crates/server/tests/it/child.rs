//! A server in a process of its own, which tests may kill: this test binary, started again.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use serde_json::{Value, json};
use tengen_server::game::engines::NoEngines;
use tengen_server::live::router;
use tengen_server::store::SqliteStore;
use tengen_server::token::Token;
use tengen_server::wire::Opponent;

use crate::support::{INVITE, games_on, new_game, runtime};

const FILE: &str = "TENGEN_TEST_SERVER";
const GAMES: &str = "TENGEN_TEST_GAMES";

/// The test that is a server when it is asked to be one.
#[test]
fn serves_when_asked() {
    let Some(file) = std::env::var_os(FILE) else { return };
    let games: usize = std::env::var(GAMES).ok().and_then(|games| games.parse().ok()).unwrap_or(0);
    tengen_server::http::raise_file_limit();
    runtime().block_on(serve(Path::new(&file), games));
}

async fn serve(file: &Path, new_games: usize) {
    let store = Arc::new(SqliteStore::open(file).await.unwrap());
    let (games, _restart) = games_on(store, Arc::new(NoEngines));
    let mut seats = Vec::new();
    for number in 0..new_games {
        let mut new = new_game("chinese", 19, if number % 2 == 0 { Opponent::Screen } else { INVITE });
        new.client_id = number.to_string();
        let created = games.create(Token::random().hash(), &new).await.unwrap();
        let mut white = created.token.clone();
        if let Some(path) = &created.invite {
            let guest = Token::random().hash();
            white = games.join(crate::support::invite_hash(path), guest, None).await.unwrap().token;
        }
        seats.push(json!({"game": created.game, "black": created.token, "white": white}));
    }
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    println!("SERVES {}", json!({"address": listener.local_addr().unwrap().to_string(), "seats": seats}));
    let app: axum::Router = router(games).into();
    axum::serve(listener, app).await.unwrap();
}

/// A running server; killed when it is dropped.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
    /// `{"game", "black", "white"}` with tokens, for every game created at its start.
    pub(crate) seats: Vec<Value>,
}

impl Server {
    /// Starts a server on a database and creates games in it. `limit` is the largest size of a file in KiB.
    pub(crate) fn start(file: &Path, games: usize, limit: Option<u32>) -> Server {
        let own = std::env::current_exe().unwrap();
        let mut command = match limit {
            None => Command::new(own),
            Some(limit) => {
                // A signal that is ignored stays so in the new program, so that writing fails instead of killing.
                let mut shell = Command::new("bash");
                shell.arg("-c").arg(format!("trap '' XFSZ; ulimit -f {limit}; exec \"$0\" \"$@\"")).arg(own);
                shell
            }
        };
        command.args(["child::serves_when_asked", "--exact", "--nocapture", "--test-threads=1"]);
        command.env(FILE, file).env(GAMES, games.to_string());
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let line = lines.find_map(|line| {
            let line = line.unwrap();
            line.find("SERVES ").map(|at| line[at + 7..].to_owned())
        });
        let mut told: Value = serde_json::from_str(&line.expect("the server starts")).unwrap();
        let address = told["address"].as_str().unwrap().parse().unwrap();
        let Value::Array(seats) = told["seats"].take() else { panic!("no seats") };
        Server { child, address, seats }
    }

    /// `kill -9`.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// The most memory that it has held, in KiB.
    pub(crate) fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
