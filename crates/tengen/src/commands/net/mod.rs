//! `tengen net`: what networks there are, what is in them, and installing more.

mod info;
mod install;
mod list;

use std::io::Write;

use crate::exit::Exit;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

/// One row for each command.
#[derive(clap::Subcommand)]
enum Command {
    Info(info::Args),
    List(list::Args),
    Install(install::Args),
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<Exit> {
    match &args.command {
        Command::Info(args) => info::run(args, out),
        Command::List(args) => list::run(args, out),
        Command::Install(args) => install::run(args, out),
    }
}
