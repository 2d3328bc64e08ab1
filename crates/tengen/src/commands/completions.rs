//! `tengen completions`: a script that completes this command line in a shell.

use std::io::Write;

use clap_complete::Shell;

use crate::cli;
use crate::exit::Exit;

#[derive(clap::Args)]
pub(crate) struct Args {
    shell: Shell,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<Exit> {
    // Into memory first: the generator panics when its output is closed.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut cli::described(), "tengen", &mut script);
    out.write_all(&script)?;
    Ok(Exit::Fine)
}
