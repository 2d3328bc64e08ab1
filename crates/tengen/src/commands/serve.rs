//! `tengen serve`: the server and its pages; `tengen` alone does the same and opens the page.

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::Context as _;
use tengen_engine_host::EngineCommand;
use tengen_server::config::{Config, Listen, NamedEngine};
use tengen_server::{Ready, RunError};

use crate::exit::{Exit, WrongUse};
use crate::nets;
use crate::texts::t;

/// The largest board of our own engine, see `tengen-gtp`.
const OUR_LARGEST: u8 = tengen_gtp::MAX_SIDE;

/// What is expected of any other engine.
const OTHERS_LARGEST: u8 = 19;

/// Names the folder of pages that are used instead of those inside the program: for whoever works on them.
const PAGES: &str = "TENGEN_WEB_DIST";

#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Args {
    #[arg(long, value_name = "ADDR", value_parser = address)]
    listen: Option<SocketAddr>,
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    #[arg(long, value_name = "NAME=CMD", value_parser = engine)]
    engine: Vec<NamedEngine>,
    #[arg(long, value_name = "URL", value_parser = public_url)]
    public_url: Option<String>,
    #[arg(long)]
    open: bool,
}

impl Args {
    /// The same, and the page is to be opened.
    pub(crate) fn opening(self) -> Args {
        Args { open: true, ..self }
    }
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<Exit> {
    tengen_server::logging::start();
    let config = config(args)?;
    let ended = tengen_server::run(config, |ready| announce(ready, args, out));
    match ended {
        Ok(()) => Ok(Exit::Fine),
        Err(RunError::Bind(error)) => {
            Err(WrongUse::new(t!("serve-cannot-listen", reason = error.to_string())).into())
        }
        Err(error) => Err(error.into()),
    }
}

fn config(args: &Args) -> anyhow::Result<Config> {
    let data = match &args.data {
        Some(folder) => folder.clone(),
        None => nets::data_folder()?,
    };
    let mut config = Config::new(data);
    config.listen = args.listen.map_or(config.listen, Listen::Exactly);
    config.database = args.database.clone();
    config.engines = if args.engine.is_empty() { vec![our_engine()?] } else { distinct(&args.engine)? };
    config.public_url = args.public_url.clone();
    config.pages = std::env::var_os(PAGES).map(PathBuf::from);
    Ok(config)
}

/// This program as an engine.
fn our_engine() -> anyhow::Result<NamedEngine> {
    let program = std::env::current_exe().context("the program does not know where it is")?;
    let command = EngineCommand::new(program).with_arguments(["gtp"]).with_low_priority();
    Ok(NamedEngine { name: "Tengen".to_owned(), command, largest_board: OUR_LARGEST })
}

/// Says where the server is, and opens it if that is wanted.
fn announce(ready: &Ready, args: &Args, out: &mut dyn Write) {
    let mut lines = vec![t!("serve-ready", url = ready.url.clone())];
    lines.extend(ready.addresses.iter().map(|url| t!("serve-network", url = url.clone())));
    lines.push(t!("serve-end"));
    // A closed output is no reason not to serve.
    let _ = writeln!(out, "{}", lines.join("\n")).and_then(|()| out.flush());
    if args.open && !open(&ready.url) {
        let _ = writeln!(out, "{}", t!("serve-not-opened")).and_then(|()| out.flush());
    }
}

/// Asks the system to show an address in the person's browser; whether there was somebody to ask.
fn open(url: &str) -> bool {
    let (program, arguments): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/C", "start", ""]),
        _ => ("xdg-open", &[]),
    };
    let mut command = Command::new(program);
    command.args(arguments).arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let Ok(mut child) = command.spawn() else { return false };
    // Somebody has to wait for it, and the server has other things to do.
    std::thread::spawn(move || child.wait());
    true
}

/// An address to listen on: `0.0.0.0:8361`, or a port of this machine alone.
fn address(text: &str) -> Result<SocketAddr, String> {
    let port = || text.parse().ok().map(|port: u16| SocketAddr::from(([127, 0, 0, 1], port)));
    text.parse().ok().or_else(port).ok_or_else(|| t!("args-listen"))
}

/// An engine by the name that people see.
fn engine(text: &str) -> Result<NamedEngine, String> {
    let (name, command) = text.split_once('=').ok_or_else(|| t!("args-engine"))?;
    let command = EngineCommand::parse(command).map_err(|_| t!("args-engine"))?;
    if name.trim().is_empty() {
        return Err(t!("args-engine"));
    }
    let command = command.with_low_priority();
    Ok(NamedEngine { name: name.trim().to_owned(), command, largest_board: OTHERS_LARGEST })
}

/// The engines, if each has a name of its own.
fn distinct(engines: &[NamedEngine]) -> Result<Vec<NamedEngine>, WrongUse> {
    for (index, engine) in engines.iter().enumerate() {
        if engines[..index].iter().any(|other| other.name == engine.name) {
            return Err(WrongUse::new(t!("args-engine-twice", name = engine.name.clone())));
        }
    }
    Ok(engines.to_vec())
}

/// The address under which the world reaches the server: scheme and host, without a path.
fn public_url(text: &str) -> Result<String, String> {
    let url = text.trim_end_matches('/');
    let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    let is_host = |host: &str| {
        !host.is_empty() && host.bytes().all(|b| b.is_ascii_alphanumeric() || b"-.:[]".contains(&b))
    };
    host.filter(|host| is_host(host)).map(|_| url.to_owned()).ok_or_else(|| t!("args-public-url"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_engines_and_urls_read() {
        assert_eq!(address("8000").unwrap().to_string(), "127.0.0.1:8000");
        assert_eq!(address("0.0.0.0:80").unwrap().to_string(), "0.0.0.0:80");
        assert_eq!(address("[::1]:80").unwrap().to_string(), "[::1]:80");
        assert!(address("localhost").is_err() && address("99999").is_err());
        let engine = engine("GNU Go=/usr/games/gnugo --mode gtp").unwrap();
        assert_eq!((engine.name.as_str(), engine.command.arguments.len()), ("GNU Go", 2));
        assert!(
            super::engine("gnugo").is_err() && super::engine("=x").is_err() && super::engine("x='").is_err()
        );
        let twice = [engine.clone(), engine.clone()];
        assert!(distinct(&twice[..1]).is_ok() && distinct(&twice).is_err());
        assert_eq!(public_url("https://go.example.org/").unwrap(), "https://go.example.org");
        for text in ["go.example.org", "https://", "ftp://x", "https://x/y", "https://x y"] {
            assert!(public_url(text).is_err(), "{text}");
        }
    }
}
