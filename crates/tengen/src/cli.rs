//! The command line: one row for each command. What a command takes and does is in its file in `commands/`.
//!
//! The texts of `--help` come from `locales/*/help.ftl`, see [`crate::help`].

use std::ffi::OsString;
use std::io::Write;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Command as Clap, CommandFactory, Error, FromArgMatches, Parser, Subcommand};

use crate::commands::{analyze, bench, completions, gtp, matches, net, perft, play, score, serve, sgf};
use crate::exit::{Exit, WrongUse};
use crate::language::Language;
use crate::{help, usage};

#[derive(Parser)]
#[command(name = "tengen", version)]
struct Cli {
    /// Looked for before everything else, see [`Language::of_this_process`]; here it is checked.
    #[arg(long, global = true, value_name = "LANG", display_order = 1000)]
    lang: Option<Language>,
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

/// Reads the command line of this process. Who asks for help gets it, and the process ends.
///
/// # Errors
/// The command line cannot be read.
pub(crate) fn parse() -> Result<Command, WrongUse> {
    read(described()).map_err(|error| usage::complaint(&error))
}

fn read(mut described: Clap) -> Result<Command, Error> {
    let matches = described.try_get_matches_from_mut(lang_first(std::env::args_os().collect()))?;
    if let Some(error) = misplaced(&described, &matches) {
        return Err(error);
    }
    let cli = Cli::from_arg_matches(&matches)?;
    Ok(cli.command.unwrap_or_else(|| Command::Serve(Box::new(cli.serve.opening()))))
}

/// The same command line with `--lang` and its value in front if it begins with `help`, which takes no options.
fn lang_first(mut args: Vec<OsString>) -> Vec<OsString> {
    let asks_for_help = args.get(1).is_some_and(|arg| arg == "help");
    if let Some(at) = args.iter().position(|arg| arg == "--lang").filter(|_| asks_for_help) {
        let lang: Vec<OsString> = args.drain(at..args.len().min(at + 2)).collect();
        args.splice(1..1, lang);
    }
    args
}

/// An option of the server before another command, which would pay no attention to it.
fn misplaced(described: &Clap, matches: &ArgMatches) -> Option<Error> {
    let command = matches.subcommand_name()?;
    let is_given = |arg: &&Arg| {
        !arg.is_global_set() && matches.value_source(arg.get_id().as_str()) == Some(ValueSource::CommandLine)
    };
    let option = described.get_arguments().find(is_given)?;
    let mut error = Error::new(ErrorKind::ArgumentConflict).with_cmd(described);
    error.insert(ContextKind::InvalidSubcommand, ContextValue::String(command.to_owned()));
    error.insert(ContextKind::PriorArg, ContextValue::String(option.to_string()));
    Some(error)
}

/// The whole command line with its help texts.
pub(crate) fn described() -> Clap {
    help::describe(Cli::command())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::ffi::OsStr;

    use fluent_syntax::ast::Entry;

    use super::*;

    #[test]
    fn help_may_be_asked_for_in_a_language() {
        let moved = |line: &str| {
            let args = lang_first(line.split(' ').map(OsString::from).collect());
            args.join(OsStr::new(" ")).into_string().unwrap()
        };
        assert_eq!(moved("tengen help sgf --lang fa"), "tengen --lang fa help sgf");
        assert_eq!(moved("tengen help --lang"), "tengen --lang help");
        for line in ["tengen help", "tengen help sgf", "tengen sgf --lang fa"] {
            assert_eq!(moved(line), line);
        }
    }

    /// Every text that the command line asks for: `key` for a command, `key.argument` for an argument.
    fn wanted(command: &Clap, key: &str, keys: &mut BTreeSet<String>) {
        keys.insert(key.to_owned());
        keys.insert(format!("{key}.examples"));
        let arguments = command.get_arguments().filter(|arg| !arg.is_global_set());
        keys.extend(arguments.map(|arg| format!("{key}.{}", arg.get_id())));
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
