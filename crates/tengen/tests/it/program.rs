//! The program as a server, in a process that tests may kill.

use std::io::{BufRead as _, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// Names another program than the one built with the tests: the bench takes the optimized one.
pub(crate) const PROGRAM: &str = "TENGEN_BENCH_PROGRAM";

/// Where ports are looked for: below those that systems give to connections, so that no client takes the port of a
/// server that is being restarted.
const PORTS: std::ops::Range<u16> = 20_000..30_000;

pub(crate) fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}

/// A folder on a real disk, gone when it is dropped.
pub(crate) fn folder() -> tempfile::TempDir {
    tempfile::Builder::new().tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap()
}

/// The program itself, in English.
pub(crate) fn program() -> Command {
    let named = std::env::var_os(PROGRAM).filter(|path| !path.is_empty());
    let mut command = Command::new(named.unwrap_or_else(|| super::TENGEN.into()));
    command.env("LC_ALL", "C");
    command
}

/// The program after something that a shell does first.
pub(crate) fn program_after(shell: &str) -> Command {
    let mut command = Command::new("bash");
    command.arg("-c").arg(format!("{shell}; exec \"$0\" \"$@\"")).arg(program().get_program());
    command
}

/// A port that nobody listens on, and that no other test of this process gets.
pub(crate) fn free_port() -> u16 {
    static TRIED: AtomicU32 = AtomicU32::new(0);
    let ports = PORTS.len() as u32;
    loop {
        let step = TRIED.fetch_add(1, Ordering::Relaxed);
        assert!(step < ports, "no port is free");
        let port = PORTS.start + ((std::process::id() * 97 + step * 31) % ports) as u16;
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
}

/// A running server; killed when it is dropped.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Server {
    /// Starts the program on a folder of data.
    pub(crate) fn start(folder: &Path) -> Server {
        Server::start_as(program(), folder, free_port())
    }

    /// Starts `command`, which is the program with something around it.
    pub(crate) fn start_as(command: Command, folder: &Path, port: u16) -> Server {
        let mut command = serving(command, folder, port);
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let is_ready = lines.any(|line| line.unwrap().contains(&format!(":{port}")));
        let server = Server { child, address: SocketAddr::from(([127, 0, 0, 1], port)) };
        assert!(is_ready, "the server starts");
        server
    }

    /// Starts the program where it cannot serve, and returns what it said.
    pub(crate) fn fail_to_start(command: Command, folder: &Path) -> Output {
        let mut command = serving(command, folder, free_port());
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let id = child.id();
        let watch = std::thread::spawn(move || child.wait_with_output().unwrap());
        let start = Instant::now();
        while !watch.is_finished() && start.elapsed() < Duration::from_secs(30) {
            std::thread::sleep(Duration::from_millis(10));
        }
        if !watch.is_finished() {
            signal(id, "KILL");
            panic!("the server serves where it cannot");
        }
        watch.join().unwrap()
    }

    /// `kill -9`.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks the server to end, and waits until it has.
    pub(crate) fn end(mut self) -> ExitStatus {
        signal(self.child.id(), "TERM");
        let start = Instant::now();
        while start.elapsed() < Duration::from_secs(30) {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        panic!("the server does not end");
    }

    /// The number of the process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    pub(crate) async fn get(&self, path: &str) -> (u16, Value) {
        self.ask(&format!("GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", self.address)).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        let body = body.to_string();
        let head = format!("POST {path} HTTP/1.1\r\nhost: {}\r\nconnection: close", self.address);
        let kind = format!("content-type: application/json\r\ncontent-length: {}", body.len());
        self.ask(&format!("{head}\r\n{kind}\r\n\r\n{body}")).await
    }

    /// The status, and the body as JSON.
    async fn ask(&self, request: &str) -> (u16, Value) {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, serde_json::from_str(body).unwrap_or(Value::Null))
    }

    /// A game of two browsers: its number, and the tokens of Black and White.
    pub(crate) async fn create(&self, side: u8) -> (String, [String; 2]) {
        let game = json!({"client_id": "one", "cols": side, "rows": side, "rules": "chinese",
            "opponent": {"type": "invite", "color": "black"}});
        let (status, created) = self.post("/api/games", &game).await;
        assert_eq!(status, 200, "{created}");
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let invite = text(&created["invite"]).replace("/j/", "/api/invites/");
        let (status, joined) = self.post(&invite, &json!({})).await;
        assert_eq!(status, 200, "{joined}");
        (text(&created["game"]), [text(&created["token"]), text(&joined["token"])])
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn serving(mut command: Command, folder: &Path, port: u16) -> Command {
    command.args(["serve", "--listen", &format!("127.0.0.1:{port}"), "--data"]).arg(folder);
    command.env("TENGEN_LOG", "off").stdin(Stdio::null());
    command
}

fn signal(process: u32, name: &str) {
    let status = Command::new("kill").args([&format!("-{name}"), &process.to_string()]).status();
    assert!(status.unwrap().success(), "no signal {name}");
}
