//! What the person who starts the server decides.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use tengen_engine_host::EngineCommand;

/// The port of a server that was not told one: a board has 361 points.
pub const DEFAULT_PORT: u16 = 8361;

/// Only this machine, on the usual port.
pub const DEFAULT_LISTEN: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), DEFAULT_PORT);

/// How a server is to run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// Where it listens.
    pub listen: Listen,
    /// The folder of the database and of everything else that is kept.
    pub data: PathBuf,
    /// Another database than the one in `data`, as a URL.
    pub database: Option<String>,
    /// Who plays for the computer, the first by default; none: nobody does.
    pub engines: Vec<NamedEngine>,
    /// The most engines that run at once; at least 1.
    pub max_engines: usize,
    /// The address under which the world reaches this server, without a slash at the end, if it is behind a proxy.
    pub public_url: Option<String>,
    /// A folder with the web app, to be used instead of the one inside the program.
    pub pages: Option<PathBuf>,
    /// Whether people at this machine are limited like everybody else.
    pub loopback: Trust,
}

/// Where a server listens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listen {
    /// On exactly this address, or not at all.
    Exactly(SocketAddr),
    /// On this address, or on one of the next ports if the port is taken.
    Near(SocketAddr),
}

impl Listen {
    /// The address to try first.
    #[must_use]
    pub const fn address(self) -> SocketAddr {
        match self {
            Listen::Exactly(address) | Listen::Near(address) => address,
        }
    }
}

/// An engine by the name that people see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedEngine {
    /// The name.
    pub name: String,
    /// How it is started.
    pub command: EngineCommand,
    /// The largest side of a board that it plays on.
    pub largest_board: u8,
}

/// Whether somebody is held to the limits on requests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trust {
    /// No: whoever sits at the machine may do with it what they like.
    Trusted,
    /// Yes.
    Limited,
}

impl Config {
    /// A server for this machine alone that keeps its games in `data`, without engines.
    #[must_use]
    pub fn new(data: PathBuf) -> Config {
        Config {
            listen: Listen::Near(DEFAULT_LISTEN),
            data,
            database: None,
            engines: Vec::new(),
            max_engines: default_engines(),
            public_url: None,
            pages: None,
            loopback: Trust::Trusted,
        }
    }
}

/// One engine for each core but one, which is left to everything else; at least one.
fn default_engines() -> usize {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    cores.saturating_sub(1).max(1)
}
