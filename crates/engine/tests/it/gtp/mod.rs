//! The GTP engine from outside: lines in, text out.

mod analysis;
mod board;
mod cases;
mod forms;
mod noise;
mod pondering;
mod transcripts;

use std::io::Cursor;

use tengen_engine::gtp::{NetworkInfo, Session, serve};
use tengen_engine::{Judge, Player, PlayerOptions};

/// A session whose judge knows only the rules, with few visits: everything but the strength is real.
pub(super) fn session() -> Session {
    let options = PlayerOptions { visits: Some(4), ..PlayerOptions::default() };
    let info = NetworkInfo { name: "nobody".to_owned(), internal_name: "none".to_owned(), version: 0 };
    Session::new(Player::new(Judge::Nobody, options), info)
}

/// All that the engine writes when it is sent these lines and then a `quit`, whose answer is left out.
pub(super) fn talk(lines: &str) -> String {
    let mut session = session();
    let output = talk_to(&mut session, lines);
    session.check_invariants();
    output
}

pub(super) fn talk_to(session: &mut Session, lines: &str) -> String {
    let mut output = Vec::new();
    serve(Cursor::new(format!("{lines}\nquit\n")), &mut output, session).unwrap();
    let output = String::from_utf8(output).unwrap();
    output.strip_suffix("=\n\n").unwrap().to_owned()
}

/// The answers one by one, without the empty lines that end them.
pub(super) fn answers(lines: &str) -> Vec<String> {
    split(&talk(lines))
}

pub(super) fn split(output: &str) -> Vec<String> {
    output.split_terminator("\n\n").map(str::to_owned).collect()
}
