//! `tengen sgf convert`: any known format to SGF FF\[4\] in UTF-8.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use tengen_sgf::{Severity, read_any, upgrade, write};

use crate::exit::Exit;
use crate::files::{self, Existing};
use crate::texts::t;

#[derive(clap::Args)]
pub(crate) struct Args {
    input: PathBuf,
    output: PathBuf,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<Exit> {
    let bytes = files::read(&args.input)?;
    let parsed = read_any(&bytes).with_context(|| args.input.display().to_string())?;
    let mut collection = parsed.collection;
    upgrade(&mut collection);
    let text = write(&collection);
    if args.output == Path::new("-") {
        out.write_all(text.as_bytes())?;
        return Ok(Exit::Fine);
    }
    files::write(&args.output, text.as_bytes(), Existing::Keep)?;
    let repairs = parsed.diagnostics.items().iter().filter(|d| d.severity() > Severity::Note).count();
    let output = args.output.display().to_string();
    writeln!(
        out,
        "{}",
        t!("sgf-converted", output = output, games = collection.games().len(), repairs = repairs)
    )?;
    Ok(Exit::Fine)
}
