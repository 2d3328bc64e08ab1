//! Helpers for the tests of this crate.

use tengen_gtp::{Arguments, Command, Failure, Reply, Table};
use tengen_rules::{Color, Point, Size};

/// The least engine: stones without captures.
pub(crate) struct Engine {
    size: Size,
    stones: Vec<(Color, Point)>,
}

pub(crate) const COMMANDS: &[Command<Engine>] = &[
    Command {
        name: "name",
        arguments: "",
        help: "the name of the engine",
        run: |_, _| Ok(Reply::of(&"test")),
    },
    Command { name: "boardsize", arguments: "SIDE", help: "sets the size", run: boardsize },
    Command { name: "play", arguments: "COLOR VERTEX", help: "plays a move", run: play },
    Command { name: "list_stones", arguments: "COLOR", help: "the stones of a color", run: list_stones },
    Command { name: "lz-analyze", arguments: "", help: "writes lines", run: |_, _| Ok(Reply::Stream) },
];

pub(crate) const TABLE: Table<Engine> = Table::new(COMMANDS);

impl Engine {
    pub(crate) fn new() -> Engine {
        Engine { size: Size::NINE, stones: Vec::new() }
    }
}

fn boardsize(engine: &mut Engine, arguments: &mut Arguments<'_>) -> Result<Reply, Failure> {
    *engine = Engine { size: arguments.board_size()?, stones: Vec::new() };
    Ok(Reply::done())
}

fn play(engine: &mut Engine, arguments: &mut Arguments<'_>) -> Result<Reply, Failure> {
    let (color, vertex) = arguments.play(engine.size)?;
    let Some(point) = vertex.point() else { return Ok(Reply::done()) };
    if engine.stones.iter().any(|(_, occupied)| *occupied == point) {
        return Err(Failure::IllegalMove);
    }
    engine.stones.push((color, point));
    Ok(Reply::done())
}

fn list_stones(engine: &mut Engine, arguments: &mut Arguments<'_>) -> Result<Reply, Failure> {
    let color = arguments.color()?;
    let stones = engine.stones.iter().filter(|(owner, _)| *owner == color);
    Ok(Reply::of(&stones.map(|(_, point)| point.to_string()).collect::<Vec<_>>().join(" ")))
}
