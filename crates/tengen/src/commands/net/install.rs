//! `tengen net install`: checks a network and copies it into the data folder.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Context as _;

use crate::exit::{Exit, WrongUse};
use crate::files::{self, Existing};
use crate::nets::{self, Net};
use crate::texts::t;

#[derive(clap::Args)]
pub(crate) struct Args {
    file: PathBuf,
    #[arg(long)]
    replace: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<Exit> {
    let file = args.file.display().to_string();
    let net = Net::find(Some(&file))?;
    let name = args.file.file_name().ok_or_else(|| WrongUse::new(t!("net-no-name", file = file.clone())))?;
    let folder = nets::folder()?;
    std::fs::create_dir_all(&folder)
        .with_context(|| t!("file-unwritable", file = folder.display().to_string()))?;
    let path = folder.join(name);
    let existing = if args.replace { Existing::Replace } else { Existing::Keep };
    files::write(&path, &net.bytes, existing)?;
    let name = net.model.name.clone();
    writeln!(out, "{}", t!("net-installed", name = name, file = path.display().to_string()))?;
    Ok(Exit::Fine)
}
