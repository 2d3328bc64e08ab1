//! What is said about a command line that cannot be read, in the language of the person.

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::exit::WrongUse;
use crate::texts::t;

/// Reports a command line that cannot be read. Whoever asked for help or the version gets it here, and the process
/// ends.
pub(crate) fn complaint(error: &Error) -> WrongUse {
    if !error.use_stderr() || error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        error.exit();
    }
    let mut text = reason(error);
    if let Some(usage) = context(error, ContextKind::Usage) {
        // The heading is clap's own, in English.
        let usage = usage.split_once(' ').map_or("", |(_, usage)| usage.trim_start());
        text.push_str(&format!("\n\n{} {usage}", t!("usage-heading")));
    }
    WrongUse::new(format!("{text}\n\n{}", t!("usage-more")))
}

/// What is wrong, in one line.
fn reason(error: &Error) -> String {
    let get = |kind| context(error, kind).unwrap_or_default();
    let argument = get(ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::UnknownArgument => {
            t!("usage-unknown-argument", argument = argument) + &perhaps(error, ContextKind::SuggestedArg)
        }
        ErrorKind::InvalidSubcommand => {
            let command = get(ContextKind::InvalidSubcommand);
            t!("usage-unknown-command", command = command) + &perhaps(error, ContextKind::SuggestedSubcommand)
        }
        ErrorKind::MissingRequiredArgument => t!("usage-missing-argument", argument = argument),
        ErrorKind::ArgumentConflict if argument == get(ContextKind::PriorArg) => {
            t!("usage-twice", argument = argument)
        }
        ErrorKind::ArgumentConflict => t!(
            "usage-conflict",
            argument = [argument, get(ContextKind::InvalidSubcommand)].concat(),
            other = get(ContextKind::PriorArg)
        ),
        ErrorKind::InvalidValue => invalid_value(error, &argument),
        ErrorKind::ValueValidation => t!(
            "usage-value-reason",
            argument = argument,
            value = get(ContextKind::InvalidValue),
            reason = why_invalid(error)
        ),
        _ => t!("usage-unreadable", argument = argument),
    }
}

fn invalid_value(error: &Error, argument: &str) -> String {
    let value = context(error, ContextKind::InvalidValue).unwrap_or_default();
    let values = context(error, ContextKind::ValidValue).unwrap_or_default();
    if value.is_empty() {
        return t!("usage-no-value", argument = argument);
    }
    t!("usage-value", argument = argument, value = value, values = values)
}

/// Our own parsers speak the language of the person; those of the standard library do not.
fn why_invalid(error: &Error) -> String {
    let source = std::error::Error::source(error);
    match source {
        Some(source) if source.is::<std::num::ParseIntError>() => t!("usage-whole-number"),
        Some(source) => source.to_string(),
        None => String::new(),
    }
}

fn perhaps(error: &Error, kind: ContextKind) -> String {
    context(error, kind).map_or_else(String::new, |found| t!("usage-perhaps", found = found))
}

fn context(error: &Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(texts) => Some(texts.join(", ")),
        ContextValue::StyledStr(text) => Some(text.to_string()),
        _ => None,
    }
}
