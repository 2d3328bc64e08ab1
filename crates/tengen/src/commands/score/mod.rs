//! `tengen score`: who won a recorded game, and why.

mod json;
mod scene;
mod text;

use std::io::Write;
use std::path::PathBuf;

use tengen_record::Record;
use tengen_rules::Ruleset;

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
    let (record, _) = Record::read(&files::read(&args.file)?).map_err(|error| {
        Fault::new(t!("file-no-record", file = file.as_str(), reason = error.to_string()))
    })?;
    let scene = Scene::new(&record, args)?;
    let sheet = scene.end_position().sheet();
    if args.json {
        json::write(&file, &scene, &sheet, out)?
    } else {
        text::write(&file, &scene, &sheet, out)?
    }
    Ok(if scene.irregular.is_some() { Exit::Faults } else { Exit::Fine })
}
