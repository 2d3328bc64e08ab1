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

use anyhow::Context as _;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event};
use tengen_record::Record;
use tengen_rules::{Game, Komi, Ruleset, Setup, Size};

use crate::args;
use crate::exit::{Exit, WrongUse};
use crate::files::{self, Existing};
use crate::texts::t;
use state::{Request, Session};
use view::Look;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(conflicts_with_all = ["size", "handicap", "komi"])]
    file: Option<PathBuf>,
    #[arg(long, default_value = "19", value_name = "SIZE", value_parser = args::size)]
    size: Size,
    #[arg(long, value_name = "NAME|JSON", value_parser = args::rules)]
    rules: Option<Ruleset>,
    #[arg(long, default_value_t = 0, value_name = "N")]
    handicap: u16,
    #[arg(long, value_name = "POINTS", allow_hyphen_values = true, value_parser = args::komi)]
    komi: Option<Komi>,
    #[arg(long)]
    plain: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<Exit> {
    let table = match &args.file {
        Some(path) => Table::open(path.clone(), args.rules)?,
        None => Table { session: Session::new(new_game(args)?, None), record: None },
    };
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err(WrongUse::new(t!("play-needs-terminal")).into());
    }
    let look = if args.plain || colors_unwanted() { Look::Plain } else { Look::Colors };
    let result = with_terminal(|terminal| converse(table, look, terminal));
    result.map(|()| Exit::Fine)
}

fn new_game(args: &Args) -> anyhow::Result<Game> {
    let setup = Setup::new(args.size, args.rules.unwrap_or_default()).with_handicap(args.handicap);
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

/// A session and the record it was opened from.
struct Table {
    session: Session,
    record: Option<Record>,
}

/// Draws and answers keys until the players leave.
fn converse(mut table: Table, look: Look, terminal: &mut DefaultTerminal) -> anyhow::Result<()> {
    loop {
        terminal.draw(|frame| view::draw(&table.session, look, frame))?;
        if let Event::Key(key) = event::read()?
            && let Some(input) = keys::input(key)
        {
            table.session.press(input);
        }
        match table.session.take_request() {
            Some(Request::Leave) => return Ok(()),
            Some(request) => table.carry_out(request),
            None => {}
        }
    }
}

impl Table {
    fn open(path: PathBuf, rules: Option<Ruleset>) -> anyhow::Result<Table> {
        let bytes = files::read(&path)?;
        let opened = storage::from_sgf(&bytes, rules).with_context(|| path.display().to_string())?;
        let mut session = Session::new(opened.game, Some(path));
        if let Some(remark) = opened.remark {
            session.say(remark);
        }
        Ok(Table { session, record: Some(opened.record) })
    }

    /// Does what the session cannot do itself, and tells it how that went.
    fn carry_out(&mut self, request: Request) {
        let done = match request {
            Request::Save(path) if path.exists() => {
                self.session.exists(path);
                Ok(())
            }
            Request::Save(path) => self.save(path, Existing::Keep),
            Request::SaveOver(path) => self.save(path, Existing::Replace),
            Request::Open(path) => Table::open(path, None).map(|opened| *self = opened),
            Request::Leave => Ok(()),
        };
        if let Err(error) = done {
            self.session.say(format!("{error:#}"));
        }
    }

    fn save(&mut self, path: PathBuf, existing: Existing) -> anyhow::Result<()> {
        files::write(&path, &storage::to_sgf(self.session.game(), self.record.as_ref()), existing)?;
        self.session.saved(path);
        Ok(())
    }
}
