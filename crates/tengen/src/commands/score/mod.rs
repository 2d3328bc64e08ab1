//! `tengen score`: who won a recorded game, and why.

mod json;
mod scene;
mod text;

use std::io::Write;
use std::path::PathBuf;

use tengen_record::Record;
use tengen_rules::{Ruleset, ScoreSheet};
use tengen_sgf::{Diagnostic, Rigor, Severity, check};

use crate::args;
use crate::exit::{Exit, Fault};
use crate::files;
use crate::texts::t;
use scene::{Dead, Scene};

#[derive(clap::Args)]
pub(crate) struct Args {
    file: PathBuf,
    #[arg(long = "move", value_name = "N")]
    number: Option<u32>,
    #[arg(long, value_name = "NAME|JSON", value_parser = args::rules)]
    rules: Option<Ruleset>,
    #[arg(long, default_value = "auto", value_name = "POINTS|auto", value_parser = scene::dead)]
    dead: Dead,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<Exit> {
    let file = args.file.display().to_string();
    let (record, mut diagnostics) = Record::read(&files::read(&args.file)?)
        .map_err(|error| Fault::new(t!("file-says", file = file.as_str(), reason = error.to_string())))?;
    diagnostics.append(check(record.collection(), Rigor::Lenient));
    let errors = diagnostics.items().iter().filter(|d| d.severity() == Severity::Error);
    let errors: Vec<&Diagnostic> = errors.collect();
    let scene = Scene::new(&record, args)?;
    let sheet = scene.end_position().sheet();
    let report = Report { file: &file, errors: &errors, scene: &scene, sheet: &sheet };
    if args.json {
        json::write(&report, out)?
    } else {
        text::write(&report, out)?
    }
    let faultless = errors.is_empty() && scene.irregular.is_none();
    Ok(if faultless { Exit::Fine } else { Exit::Faults })
}

/// All that is reported.
struct Report<'a> {
    file: &'a str,
    /// What is wrong with the record beyond repair.
    errors: &'a [&'a Diagnostic],
    scene: &'a Scene,
    sheet: &'a ScoreSheet,
}
