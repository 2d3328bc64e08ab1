//! Whatever bytes come, from a controller or from an engine, are answered or read without a panic.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tengen_gtp::{
    Analysis, AnalyzeOptions, Arguments, Command, Dialect, Failure, LineReader, Received, Reply,
    ResponseReader, Table, replies,
};
use tengen_rules::Size;

const COMMANDS: &[Command<Size>] = &[
    Command { name: "boardsize", arguments: "SIDE", help: "sets the size", run: boardsize },
    Command { name: "play", arguments: "COLOR VERTEX", help: "plays a move", run: play },
    Command { name: "lz-analyze", arguments: "OPTIONS", help: "analyzes", run: analyze },
];

fuzz_target!(|bytes: &[u8]| {
    let table = Table::new(COMMANDS);
    let mut size = Size::NINE;
    let mut lines = LineReader::default();
    lines.feed(bytes);
    while let Some(line) = lines.next_line() {
        let _ = table.answer(&mut size, &line);
    }
    let mut reader = ResponseReader::default();
    for piece in bytes.chunks(13) {
        reader.feed(piece);
        while let Some(received) = reader.next_received() {
            read(&received);
        }
    }
    let _ = reader.finish();
});

fn boardsize(size: &mut Size, arguments: &mut Arguments<'_>) -> Result<Reply, Failure> {
    *size = arguments.board_size()?;
    Ok(Reply::done())
}

fn play(size: &mut Size, arguments: &mut Arguments<'_>) -> Result<Reply, Failure> {
    let (_, vertex) = arguments.play(*size)?;
    Ok(Reply::of(&vertex))
}

fn analyze(size: &mut Size, arguments: &mut Arguments<'_>) -> Result<Reply, Failure> {
    AnalyzeOptions::parse(arguments, *size).map(|options| Reply::of(&options))
}

fn read(received: &Received) {
    match received {
        Received::Line(line) | Received::Noise(line) => {
            let _ = Analysis::parse(line, Dialect::Kata).map(|analysis| analysis.write(Dialect::Leela));
        }
        Received::Response(response) => {
            let (Ok(text) | Err(text)) = &response.result;
            let _ = (replies::generated_move(text), replies::status_list(text), replies::final_score(text));
        }
        _ => {}
    }
}
