//! `tengen play`: the board in a terminal, for two people at one keyboard.
//!
//! [`state`] is what a session is and how it answers (pure), [`keys`] what a key means, [`view`] how it looks,
//! [`words`] what is said. This file connects them with the terminal.

mod keys;
mod state;
mod storage;
mod view;
mod words;

use std::io::{self, IsTerminal as _};
use std::path::PathBuf;

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event};
use tengen_rules::{Game, Komi, Ruleset, Setup, Size};

use crate::args;
use crate::exit::{Exit, WrongUse};
use crate::files::{self, Existing};
use crate::texts::t;
use state::{Request, Session};
use view::Look;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(long, default_value = "19", value_name = "SIZE", value_parser = args::size)]
    size: Size,
    #[arg(long, default_value = "japanese", value_name = "NAME|JSON", value_parser = args::rules)]
    rules: Ruleset,
    #[arg(long, default_value_t = 0, value_name = "N")]
    handicap: u16,
    #[arg(long, value_name = "POINTS", allow_hyphen_values = true, value_parser = args::komi)]
    komi: Option<Komi>,
    #[arg(long)]
    plain: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<Exit> {
    let session = Session::new(new_game(args)?, None);
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err(WrongUse::new(t!("play-needs-terminal")).into());
    }
    let look = if args.plain || colors_unwanted() { Look::Plain } else { Look::Colors };
    let result = with_terminal(|terminal| converse(session, look, terminal));
    result.map(|()| Exit::Fine)
}

fn new_game(args: &Args) -> anyhow::Result<Game> {
    let setup = Setup::new(args.size, args.rules).with_handicap(args.handicap);
    let setup = match args.komi {
        Some(komi) => setup.with_komi(komi),
        None => setup,
    };
    Ok(Game::new(&setup).map_err(args::wrong_setup)?)
}

/// The custom of many terminal programs: a variable that asks for no colors, or a terminal that has none.
fn colors_unwanted() -> bool {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    is_set("NO_COLOR") || std::env::var_os("TERM").is_some_and(|term| term == "dumb" || term == "vt100")
}

/// Runs with the terminal taken over, and gives it back whatever happens (on a panic too).
fn with_terminal(talk: impl FnOnce(&mut DefaultTerminal) -> anyhow::Result<()>) -> anyhow::Result<()> {
    let mut terminal = ratatui::try_init()?;
    let result = talk(&mut terminal);
    ratatui::try_restore()?;
    result
}

/// Draws and answers keys until the players leave.
fn converse(mut session: Session, look: Look, terminal: &mut DefaultTerminal) -> anyhow::Result<()> {
    loop {
        terminal.draw(|frame| view::draw(&session, look, frame))?;
        if let Event::Key(key) = event::read()?
            && let Some(input) = keys::input(key)
        {
            session.press(input);
        }
        match session.take_request() {
            Some(Request::Leave) => return Ok(()),
            Some(request) => carry_out(request, &mut session),
            None => {}
        }
    }
}

/// Does what the session cannot do itself, and tells it how that went.
fn carry_out(request: Request, session: &mut Session) {
    let done = match request {
        Request::Save(path) if path.exists() => {
            session.exists(path);
            Ok(())
        }
        Request::Save(path) => save(path, Existing::Keep, session),
        Request::SaveOver(path) => save(path, Existing::Replace, session),
        Request::Open(path) => open(path).map(|opened| *session = opened),
        Request::Leave => Ok(()),
    };
    if let Err(error) = done {
        session.failed(format!("{error:#}"));
    }
}

fn save(path: PathBuf, existing: Existing, session: &mut Session) -> anyhow::Result<()> {
    files::write(&path, &storage::to_sgf(session.game())?, existing)?;
    session.saved(path);
    Ok(())
}

fn open(path: PathBuf) -> anyhow::Result<Session> {
    let game = storage::from_sgf(&files::read(&path)?)?;
    Ok(Session::new(game, Some(path)))
}
