//! Records: reading and writing SGF.

use std::fs;

use tengen_gtp::{Arguments, Failure, Reply};
use tengen_record::{Cursor, Record};
use tengen_rules::{Game, Komi, Phase, Ruleset, Setup};

use super::Answered;
use crate::gtp::session::Session;

/// A record larger than this is none.
const MAX_FILE: u64 = 64 << 20;

/// `FILE [MOVE]`: the position before that move of the main line, or its end. The rest of the line may be a file name
/// with spaces.
pub(in crate::gtp) fn loadsgf(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    let (file, before) = file_and_number(arguments.take_rest())?;
    let record = read(file)?;
    let game = game_before(&record, before, session.game.rules()).ok_or(Failure::CannotLoad)?;
    session.set_game(game).map_err(|_| Failure::CannotLoad)?;
    let next = session.game.to_move();
    Ok(Reply::Text(next.to_string()))
}

fn file_and_number(rest: &str) -> Result<(&str, Option<usize>), Failure> {
    if rest.is_empty() {
        return Err(Failure::Syntax);
    }
    let split = rest.rsplit_once(char::is_whitespace);
    Ok(match split.map(|(file, number)| (file.trim_end(), number.parse())) {
        Some((file, Ok(number))) => (file, Some(number)),
        _ => (rest, None),
    })
}

fn read(file: &str) -> Result<Record, Failure> {
    let is_sane = fs::metadata(file).is_ok_and(|data| data.is_file() && data.len() <= MAX_FILE);
    let bytes = if is_sane { fs::read(file).ok() } else { None };
    let record = bytes.and_then(|bytes| Record::read(&bytes).ok());
    record.map(|(record, _)| record).ok_or(Failure::CannotLoad)
}

/// The game before move `before` (from 1) of the main line. If the rules refuse a move before that, the game starts from the position.
fn game_before(record: &Record, before: Option<usize>, present: &Ruleset) -> Option<Game> {
    let rules = record.rules().unwrap_or(*present);
    let mut cursor = record.cursor();
    let mut moves_left = before.map(|number| number.saturating_sub(1));
    while moves_left != Some(0) || !next_is_move(record, &cursor) {
        if !cursor.forward(record) {
            break;
        }
        if cursor.visit().played.is_some() {
            moves_left = moves_left.map(|left| left.saturating_sub(1));
        }
    }
    record.to_game(cursor.node(), rules).ok().or_else(|| position_only(record, &cursor, rules))
}

/// Whether the node after the cursor holds a move: set-up stones before it belong to the position.
fn next_is_move(record: &Record, cursor: &Cursor) -> bool {
    let mut next = cursor.clone();
    !next.forward(record) || next.visit().played.is_some()
}

fn position_only(record: &Record, cursor: &Cursor, rules: Ruleset) -> Option<Game> {
    let position = cursor.position();
    let halves =
        record.info().komi.and_then(|komi| komi.as_halves()).and_then(|halves| i16::try_from(halves).ok());
    let komi = halves.and_then(Komi::from_halves);
    Game::new(&Setup { komi, ..Setup::from_board(&position.board, rules, position.to_move) }).ok()
}

/// `[FILE]`: the game as SGF, to a file or as the answer. After the last pass it has the result that `final_score` says.
pub(in crate::gtp) fn printsgf(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    let mut record = Record::from_game(&session.game);
    if session.game.phase() == Phase::StoneRemoval {
        let root = record.root();
        record.set_text(root, "RE", &super::score::outcome(session).to_string());
    }
    let text = record.write();
    match arguments.take_rest() {
        "" | "-" => Ok(Reply::Text(text.trim_end().to_owned())),
        file => {
            fs::write(file, text)
                .map_err(|error| Failure::Other(format!("cannot write the file: {error}")))?;
            Ok(Reply::done())
        }
    }
}
