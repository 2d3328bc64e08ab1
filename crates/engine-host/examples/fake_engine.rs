//! An engine that misbehaves on demand, for the tests of this crate.
//!
//! `fake_engine MODE`: `good` answers everything; every other mode has one fault, see `main`.
#![forbid(unsafe_code)]

use std::io::{self, BufRead, Write};
use std::process::{Command as Program, Stdio};
use std::thread;
use std::time::Duration;

use tengen_gtp::{Arguments, Command, END_OF_STREAM, Failure, Next, Reply, Request, Response, Table};

/// The mode, and how often the engine was asked for a move.
struct Engine {
    mode: String,
    moves: u32,
}

const COMMANDS: &[Command<Engine>] = &[
    Command { name: "name", arguments: "", help: "its name", run: |_, _| Ok(Reply::of(&"Fake")) },
    Command { name: "version", arguments: "", help: "its version", run: version },
    Command { name: "genmove", arguments: "COLOR", help: "a move", run: genmove },
    Command { name: "lz-analyze", arguments: "", help: "lines until stopped", run: |_, _| Ok(Reply::Stream) },
    Command { name: "echo", arguments: "TEXT", help: "the same text", run: echo },
];

fn version(engine: &mut Engine, _: &mut Arguments<'_>) -> Result<Reply, Failure> {
    if engine.mode == "nameless" { Err(Failure::UnknownCommand) } else { Ok(Reply::of(&1)) }
}

fn echo(_: &mut Engine, arguments: &mut Arguments<'_>) -> Result<Reply, Failure> {
    Ok(Reply::of(&arguments.take_rest()))
}

fn genmove(engine: &mut Engine, arguments: &mut Arguments<'_>) -> Result<Reply, Failure> {
    arguments.color()?;
    engine.moves += 1;
    match engine.mode.as_str() {
        // Late only once: what comes after is to be answered in time.
        "late" | "numberless-late" if engine.moves == 1 => thread::sleep(Duration::from_secs(1)),
        "busy" => {
            // Long enough to show in hundredths of a second.
            let sum = (0..400_000_000u64).fold(1, |sum: u64, n| sum.rotate_left(7) ^ std::hint::black_box(n));
            std::hint::black_box(sum);
        }
        "mute" => thread::sleep(Duration::from_secs(1000)),
        "crash" => {
            let _ = writeln!(io::stderr(), "out of memory, of course");
            std::process::exit(3);
        }
        "illegal" => return Ok(Reply::of(&"I13")),
        "refuse" => return Err(Failure::Other("no idea".to_owned())),
        _ => {}
    }
    Ok(Reply::Text(format!("A{}", engine.moves)))
}

fn main() -> io::Result<()> {
    let mode = std::env::args().nth(1).unwrap_or_default();
    let mut out = io::stdout();
    match mode.as_str() {
        "banner" => writeln!(out, "Fake engine, no warranty\n")?,
        "garbage" => spew(&mut out)?,
        "flood" => spew(&mut io::stderr())?,
        "deaf" => thread::sleep(Duration::from_secs(1000)),
        "parent" => start_child()?,
        "closed" => return Ok(()),
        _ => {}
    }
    serve(&mut Engine { mode, moves: 0 }, &mut out)
}

fn serve(engine: &mut Engine, out: &mut impl Write) -> io::Result<()> {
    let table = Table::new(COMMANDS);
    let mut streaming = false;
    for line in io::stdin().lock().lines() {
        let line = line?;
        if std::mem::take(&mut streaming) {
            write!(out, "{END_OF_STREAM}")?;
        }
        let Some(mut answer) = table.answer(engine, line.as_bytes()) else {
            out.flush()?;
            continue;
        };
        if engine.mode.starts_with("numberless") {
            answer.text = without_number(&answer.text);
        }
        if engine.mode == "version-one" && line.contains("protocol_version") {
            let id = Request::parse(line.as_bytes()).and_then(|request| request.id());
            answer.text = Response { id, result: Ok("1".to_owned()) }.to_string();
        }
        write!(out, "{}", answer.text)?;
        match answer.next {
            Next::Stream => {
                streaming = true;
                for visits in 1..=3 {
                    writeln!(out, "info move D4 visits {visits} winrate 5000 order 0 pv D4")?;
                }
            }
            Next::Quit if engine.mode == "stubborn" => thread::sleep(Duration::from_secs(1000)),
            Next::Quit => break,
            Next::Read => {}
        }
        out.flush()?;
    }
    out.flush()
}

/// Writes megabytes of lines, as an engine in a loop does.
fn spew(out: &mut impl Write) -> io::Result<()> {
    for _ in 0..100_000 {
        writeln!(out, "this line is no answer to anything")?;
    }
    out.flush()
}

/// Starts a child that outlives everybody, and tells its number on the standard error.
fn start_child() -> io::Result<()> {
    let child = Program::new("sleep").arg("1000").stdin(Stdio::null()).spawn()?;
    writeln!(io::stderr(), "child {}", child.id())
}

fn without_number(answer: &str) -> String {
    let (sign, rest) = answer.split_at(1);
    format!("{sign}{}", rest.trim_start_matches(|c: char| c.is_ascii_digit()))
}
