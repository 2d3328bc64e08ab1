//! A server from its start to its end.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;

use crate::config::Config;
use crate::http::{self, BindError, Shell};
use crate::live::{self, Games};
use crate::pool::Pool;
use crate::store::{SqliteStore, StoreError};

/// The file of the games in the data folder.
const DATABASE: &str = "tengen.db";

/// The server could not start, or ended by a fault of its own.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RunError {
    /// It cannot listen.
    #[error(transparent)]
    Bind(#[from] BindError),
    /// The system gives no threads.
    #[error("cannot start the threads of the server")]
    Threads(#[source] io::Error),
    /// The folder for what is kept cannot be made.
    #[error("cannot make the folder {folder}")]
    Data {
        /// The folder.
        folder: String,
        /// What the system says.
        source: io::Error,
    },
    /// The games cannot be kept.
    #[error("cannot open the games in {file}")]
    Store {
        /// The database.
        file: String,
        /// What is wrong with it.
        source: StoreError,
    },
    /// The database is of a kind that is not known.
    #[error("no database of this kind is known: {url}; expected sqlite: and a path")]
    Database {
        /// What was asked for.
        url: String,
    },
}

/// A server that has begun to answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ready {
    /// Its address for this machine, without a slash at the end.
    pub url: String,
    /// Its addresses for other devices; none if only this machine reaches it.
    pub addresses: Vec<String>,
}

/// Runs a server until the process is asked to end (Ctrl-C or SIGTERM), and tells `ready` when it answers.
///
/// # Errors
/// It cannot start.
pub fn run(config: Config, ready: impl FnOnce(&Ready)) -> Result<(), RunError> {
    http::raise_file_limit();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.map_err(RunError::Threads)?.block_on(serve(config, ready))
}

async fn serve(config: Config, ready: impl FnOnce(&Ready)) -> Result<(), RunError> {
    let listening = http::bind(config.listen)?;
    let store = Arc::new(open_store(&config).await?);
    let pool = Arc::new(Pool::new(&config));
    let shell = Shell::new(config, listening.address());
    let links = {
        let shell = shell.clone();
        Arc::new(move |path: &str| shell.addresses().iter().map(|base| format!("{base}{path}")).collect())
    };
    let games = Games::new(store.clone(), pool.clone(), links, shell.restarting());
    let app = http::app(&shell, live::router(games));
    ready(&Ready { url: url_here(listening.address()), addresses: shell.addresses() });
    tokio::spawn(await_end(shell.clone()));
    tokio::spawn(http::keep_metrics());
    http::listen(listening, app, shell).await;
    // Its threads may wait for an engine, which is nothing for a thread that others wait for.
    let closed = tokio::task::spawn_blocking(move || pool.close()).await;
    store.close().await;
    if closed.is_err() {
        tracing::error!("the engines did not end well");
    }
    Ok(())
}

async fn open_store(config: &Config) -> Result<SqliteStore, RunError> {
    let file = database(config)?;
    let opened = SqliteStore::open(&file).await;
    opened.map_err(|source| RunError::Store { file: file.display().to_string(), source })
}

/// The file of the games, in a folder that exists.
fn database(config: &Config) -> Result<PathBuf, RunError> {
    if let Some(url) = &config.database {
        let path = url.strip_prefix("sqlite://").or_else(|| url.strip_prefix("sqlite:"));
        return path.map(PathBuf::from).ok_or_else(|| RunError::Database { url: url.clone() });
    }
    let folder = &config.data;
    let made = std::fs::create_dir_all(folder);
    made.map_err(|source| RunError::Data { folder: folder.display().to_string(), source })?;
    Ok(folder.join(DATABASE))
}

/// The address for a browser on this machine.
fn url_here(address: SocketAddr) -> String {
    let is_everywhere = address.ip().is_unspecified() || address.ip().is_loopback();
    match address.ip() {
        _ if is_everywhere => format!("http://localhost:{}", address.port()),
        IpAddr::V4(ip) => format!("http://{ip}:{}", address.port()),
        IpAddr::V6(ip) => format!("http://[{ip}]:{}", address.port()),
    }
}

/// Waits until the process is asked to end, and announces it. Asked twice, it ends at once.
async fn await_end(shell: Shell) {
    asked_to_end().await;
    tracing::info!("ending");
    shell.announce_restart();
    asked_to_end().await;
    std::process::exit(1);
}

#[cfg(unix)]
async fn asked_to_end() {
    use tokio::signal::unix::{SignalKind, signal};
    let Ok(mut terminated) = signal(SignalKind::terminate()) else { return interrupted().await };
    tokio::select! {
        () = interrupted() => {}
        _ = terminated.recv() => {}
    }
}

#[cfg(not(unix))]
async fn asked_to_end() {
    interrupted().await;
}

/// Ctrl-C. Where the system cannot tell, the process ends by itself at the key.
async fn interrupted() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
