//! The command line: one row for each command. What a command takes and does is in its file in `commands/`.
//!
//! The texts of `--help` come from `locales/en/help.ftl`: the message `help-sgf-check` describes
//! `tengen sgf check`, its attribute `.strict` the argument `--strict`, its attribute `.examples` what stands below.

use std::io::Write;

use clap::{Command as Clap, CommandFactory, FromArgMatches, Parser, Subcommand};

use crate::commands::{analyze, bench, completions, gtp, matches, net, perft, play, score, serve, sgf};
use crate::exit::Exit;
use crate::texts;

#[derive(Parser)]
#[command(name = "tengen", version, args_conflicts_with_subcommands = true)]
struct Cli {
    /// Without a command the server is started, and its page opened.
    #[command(flatten)]
    serve: serve::Args,
    #[command(subcommand)]
    command: Option<Command>,
}

/// One row for each command.
#[derive(Subcommand)]
pub(crate) enum Command {
    Serve(Box<serve::Args>),
    Gtp(gtp::Args),
    Analyze(analyze::Args),
    Play(play::Args),
    Score(score::Args),
    Sgf(sgf::Args),
    Perft(perft::Args),
    Net(net::Args),
    Bench(bench::Args),
    Match(Box<matches::Args>),
    Completions(completions::Args),
}

impl Command {
    /// Runs the command; what it prints goes to `out`.
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<Exit> {
        match self {
            Command::Serve(args) => serve::run(args, out),
            Command::Gtp(args) => gtp::run(args, out),
            Command::Analyze(args) => analyze::run(args, out),
            Command::Play(args) => play::run(args),
            Command::Score(args) => score::run(args, out),
            Command::Sgf(args) => sgf::run(args, out),
            Command::Perft(args) => perft::run(args, out),
            Command::Net(args) => net::run(args, out),
            Command::Bench(args) => bench::run(args, out),
            Command::Match(args) => matches::run(args, out),
            Command::Completions(args) => completions::run(args, out),
        }
    }
}

/// Reads the command line of this process. Wrong use is reported here and ends the process with exit code 2.
pub(crate) fn parse() -> Command {
    let matches = described().get_matches();
    match Cli::from_arg_matches(&matches) {
        Ok(cli) => cli.command.unwrap_or_else(|| Command::Serve(Box::new(cli.serve.opening()))),
        Err(error) => error.exit(),
    }
}

/// The whole command line with its help texts.
pub(crate) fn described() -> Clap {
    describe(Cli::command(), "help")
}

/// Gives a command and those below it the texts of the catalog: the message named by `key`.
///
/// Recursion ends with the commands of this program, two levels deep.
fn describe(command: Clap, key: &str) -> Clap {
    let texts = |name: &str| texts::attribute(key, name);
    let command = command
        .about(texts::message(key, None))
        .mut_args(|arg| match texts(arg.get_id().as_str()) {
            Some(help) => arg.help(help),
            None => arg,
        })
        .mut_subcommands(|below| {
            let key = format!("{key}-{}", below.get_name());
            describe(below, &key)
        });
    match texts("examples") {
        Some(examples) => command.after_help(examples),
        None => command,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use fluent_syntax::ast::Entry;

    use super::*;

    /// Every text that the command line asks for: `key` for a command, `key.argument` for an argument.
    fn wanted(command: &Clap, key: &str, keys: &mut BTreeSet<String>) {
        keys.insert(key.to_owned());
        keys.insert(format!("{key}.examples"));
        keys.extend(command.get_arguments().map(|arg| format!("{key}.{}", arg.get_id())));
        for below in command.get_subcommands() {
            wanted(below, &format!("{key}-{}", below.get_name()), keys);
        }
    }

    /// Every text of the help catalog, named in the same way.
    fn present() -> BTreeSet<String> {
        let source = include_str!("../../../locales/en/help.ftl");
        let resource = fluent_syntax::parser::parse(source).unwrap();
        let messages = resource.body.iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some(message),
            _ => None,
        });
        let names = messages.flat_map(|message| {
            let attributes = message.attributes.iter().map(|a| format!("{}.{}", message.id.name, a.id.name));
            std::iter::once(message.id.name.to_owned()).chain(attributes)
        });
        names.collect()
    }

    #[test]
    fn the_help_catalog_has_what_the_commands_ask_for_and_nothing_else() {
        let mut keys = BTreeSet::new();
        wanted(&Cli::command(), "help", &mut keys);
        assert_eq!(present(), keys);
    }

    #[test]
    fn the_command_line_is_sound() {
        described().debug_assert();
    }
}
