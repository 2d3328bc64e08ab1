//! The GTP engine: a [`Session`] answers lines, [`serve`] connects it to a controller.
//!
//! Read in this order: [`serve`] and `signals` (who listens, who stops a search), `session` (what an engine
//! remembers), `table` (all commands, one row each), then the functions behind the rows in `commands`.
//!
//! Two threads: one listens, so that a search can be stopped; the other answers, in order. What a line that
//! arrives means for a search under way is decided in `signals` alone.

mod commands;
mod session;
mod signals;
mod table;

use std::io::{self, BufRead, Read, Write};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::thread;

use tengen_gtp::{END_OF_STREAM, LineReader, Next, Request};

pub use session::{NetworkInfo, Session};
use signals::Signals;
pub use table::TABLE;

/// Lines that may wait for their turn; a controller that is further ahead waits itself.
const MAX_WAITING: usize = 4096;

/// Answers what comes from `input` on `output` until there is a `quit` or nothing more comes.
///
/// When the input ends without a `quit`, the controller has gone: a search under way stops at once, and so does any
/// that the lines before ask for.
///
/// # Errors
/// The output cannot be written: nobody listens any more.
pub fn serve(
    input: impl Read + Send + 'static,
    output: &mut dyn Write,
    session: &mut Session,
) -> io::Result<()> {
    let lines = listen(input, Arc::clone(session.signals()));
    for line in lines {
        session.signals().begin_line();
        if answer(&line, output, session)? == Next::Quit {
            break;
        }
        session.ponder();
    }
    Ok(())
}

/// Answers one line.
fn answer(line: &[u8], output: &mut dyn Write, session: &mut Session) -> io::Result<Next> {
    let Some(answer) = TABLE.answer(session, line) else { return Ok(Next::Read) };
    output.write_all(answer.text.as_bytes())?;
    output.flush()?;
    if answer.next == Next::Stream {
        commands::stream(session, output)?;
        output.write_all(END_OF_STREAM.as_bytes())?;
        output.flush()?;
    }
    Ok(answer.next)
}

/// Starts to listen; the lines come in order. The thread ends with the input.
fn listen(input: impl Read + Send + 'static, signals: Arc<Signals>) -> Receiver<Vec<u8>> {
    let (sender, lines) = mpsc::sync_channel(MAX_WAITING);
    thread::spawn(move || {
        let saw_quit = pass_on(input, &signals, &sender);
        signals.close(saw_quit);
    });
    lines
}

/// Whether the lines of an input end with a good-bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ending {
    /// There was a `quit`.
    Quit,
    /// It just ends.
    Silence,
}

fn pass_on(input: impl Read, signals: &Signals, sender: &SyncSender<Vec<u8>>) -> Ending {
    let mut input = io::BufReader::new(input);
    let mut reader = LineReader::default();
    let mut ending = Ending::Silence;
    let mut send = |line: Vec<u8>| {
        if Request::parse(&line).is_some_and(|request| request.command() == "quit") {
            ending = Ending::Quit;
        }
        signals.receive(&line);
        sender.send(line).is_ok()
    };
    loop {
        // Input that can no longer be read has ended.
        let length = match input.fill_buf() {
            Ok(bytes) if !bytes.is_empty() => {
                reader.feed(bytes);
                bytes.len()
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            _ => break,
        };
        input.consume(length);
        while let Some(line) = reader.next_line() {
            if !send(line) {
                return Ending::Quit;
            }
        }
    }
    let rest = reader.finish();
    if !rest.is_empty() {
        send(rest);
    }
    ending
}
