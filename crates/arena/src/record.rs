//! The record of a game of a match.

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

use tengen_clock::TimeSystem;
use tengen_record::Record;
use tengen_rules::{ByColor, Color};

use crate::plan::Terms;
use crate::referee::Played;
use crate::report::{Ending, GameReport};

/// A record with players, result, rules, komi, time, and what went wrong.
pub(crate) fn write(
    report: &GameReport,
    played: &Played,
    terms: &Terms,
    times: &ByColor<TimeSystem>,
) -> String {
    let mut record = Record::from_game(&played.game);
    let root = record.root();
    let names = ByColor { black: report.black, white: !report.black }.map(|side| &report.names[side]);
    record.set_text(root, "PB", names.black);
    record.set_text(root, "PW", names.white);
    record.set_text(root, "KM", &terms.komi.to_string());
    record.set_text(root, "RE", &report.result.to_string());
    record.set_text(root, "RO", &report.game.to_string());
    record.set_text(root, "AP", concat!("Tengen:", env!("CARGO_PKG_VERSION")));
    if times.black == times.white {
        let texts = tengen_clock::sgf::write(&times.black);
        record.set_text(root, "TM", &texts.main.unwrap_or_default());
        record.set_text(root, "OT", &texts.overtime.unwrap_or_default());
    }
    record.set_comment(root, &remarks(report));
    let mut end = record.end_of_main_line();
    end.to_end(&record);
    if let Some(fault) = &report.fault {
        let color = report.color(fault.side);
        record.set_comment(end.node(), &format!("{color} loses by a fault: {}", fault.text));
    } else if let Some(text) = remark_at_end(report.ending) {
        record.set_comment(end.node(), text);
    }
    record.write()
}

fn remarks(report: &GameReport) -> String {
    let used = |color| {
        let side = if color == Color::Black { report.black } else { !report.black };
        let usage = &report.usage[side];
        let seconds = |time: Option<f64>| time.map_or_else(|| "?".to_owned(), |time| format!("{time:.3}"));
        let (cpu, wall) = (seconds(usage.cpu_per_move()), seconds(usage.wall_per_move()));
        format!("{color}: {} moves, {cpu} s of processor time and {wall} s each", usage.moves)
    };
    let opening =
        if report.opening.is_empty() { String::new() } else { format!("Opening: {}\n", report.opening) };
    format!("{opening}{}\n{}", used(Color::Black), used(Color::White))
}

const fn remark_at_end(ending: Ending) -> Option<&'static str> {
    match ending {
        Ending::Limit => Some("too long: counted as it stands"),
        Ending::PlayedOn => Some("the engines disagreed about dead stones and played on"),
        Ending::NoResult => Some("a long cycle: no result"),
        _ => None,
    }
}

/// Writes a file so that there is never half of it.
pub(crate) fn save(path: &Path, text: &str) -> io::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let mut file = fs::File::create(&beside)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(&beside, path)
}
