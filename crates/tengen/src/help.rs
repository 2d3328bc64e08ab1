//! What `--help` says, in the language of the person: the texts of `help.ftl`, and the words that clap would write in
//! English by itself.
//!
//! The message `help-sgf-check` of the catalog describes `tengen sgf check`, its attribute `.strict` the argument
//! `--strict`, its attribute `.examples` what stands below. What every command has (`--help`, `--version`, `--lang`)
//! is in `terminal.ftl`.

use clap::builder::PossibleValue;
use clap::{Arg, Command};

use crate::texts::{self, t};

/// The command that clap adds by itself.
const HELP: &str = "help";

/// Gives a command line its texts.
pub(crate) fn describe(command: Command) -> Command {
    let mut command = with_texts(command, HELP);
    // From here on it has the arguments and commands that clap adds.
    command.build();
    with_common_texts(command)
}

/// Gives a command and those below it the texts of the catalog: the message named by `key`.
///
/// Recursion ends with the commands of this program, two levels deep.
fn with_texts(command: Command, key: &str) -> Command {
    let command = command
        .about(texts::message(key, None))
        .mut_args(|arg| match texts::attribute(key, arg.get_id().as_str()) {
            Some(help) => with_help(arg, help),
            None => arg,
        })
        .mut_subcommands(|below| {
            let key = format!("{key}-{}", below.get_name());
            with_texts(below, &key)
        });
    match texts::attribute(key, "examples") {
        Some(examples) => command.after_help(examples),
        None => command,
    }
}

/// An argument with its text, its default and the values it may have.
fn with_help(arg: Arg, mut help: String) -> Arg {
    if !arg.get_action().takes_values() {
        return arg.help(help);
    }
    let default: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    if !default.is_empty() {
        help.push_str(&t!("usage-default", value = default.join(" ")));
    }
    let possible = arg.get_possible_values();
    let names: Vec<&str> = possible.iter().map(PossibleValue::get_name).collect();
    if !names.is_empty() {
        help.push_str(&t!("usage-values", values = names.join(", ")));
    }
    arg.help(help).hide_default_value(true).hide_possible_values(true)
}

/// What is the same for every command, the commands below it included.
fn with_common_texts(command: Command) -> Command {
    let template = template(&command);
    let command = command.help_template(template).mut_args(|arg| match arg.get_id().as_str() {
        "help" => arg.help(t!("usage-help")),
        "version" => arg.help(t!("usage-version")),
        "lang" => with_help(arg, t!("usage-lang")),
        _ => arg,
    });
    command.mut_subcommands(|below| match below.get_name() {
        HELP => below.about(t!("usage-help-command")),
        _ => with_common_texts(below),
    })
}

/// The order of a help page: only the sections that the command has.
fn template(command: &Command) -> String {
    let style = command.get_styles().get_usage();
    let heading = |text: String| format!("{style}{text}{style:#}");
    let mut template = format!("{{about-with-newline}}\n{} {{usage}}", heading(t!("usage-heading")));
    if command.has_subcommands() {
        template += &format!("\n\n{}\n{{subcommands}}", heading(t!("usage-commands")));
    }
    if command.get_positionals().next().is_some() {
        template += &format!("\n\n{}\n{{positionals}}", heading(t!("usage-arguments")));
    }
    template + &format!("\n\n{}\n{{options}}{{after-help}}", heading(t!("usage-options")))
}
