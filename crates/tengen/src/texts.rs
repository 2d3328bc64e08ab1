//! The words shown to people: messages of `locales/`, looked up by key.
//!
//! `t!("key")` or `t!("key", name = value)` is the only way in, so that `cargo xtask tidy` can compare the keys in
//! use with the keys that exist. Numbers among the arguments are written as the language writes them; what is a
//! number but comes as text is made one by [`number`]. The texts of `--help` are in `help.ftl`: one message for each
//! command, with one attribute for each argument, see [`crate::help`].

use std::fmt::Display;
use std::sync::{LazyLock, OnceLock};

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::language::Language;

/// The catalogs of a language, embedded: those of the terminal, and those of the pages that are used here too.
struct Catalogs {
    terminal: [&'static str; 2],
    pages: [&'static str; 2],
}

macro_rules! catalogs {
    ($folder:literal) => {
        Catalogs {
            terminal: [
                include_str!(concat!("../../../locales/", $folder, "/help.ftl")),
                include_str!(concat!("../../../locales/", $folder, "/terminal.ftl")),
            ],
            pages: [
                include_str!(concat!("../../../locales/", $folder, "/app.ftl")),
                include_str!(concat!("../../../locales/", $folder, "/record.ftl")),
            ],
        }
    };
}

fn catalogs(language: Language) -> Catalogs {
    match language {
        Language::En => catalogs!("en"),
        Language::Fr => catalogs!("fr"),
        Language::Ru => catalogs!("ru"),
        Language::Fa => catalogs!("fa"),
    }
}

static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// The texts of one language; the others are never parsed.
static TEXTS: LazyLock<FluentBundle<FluentResource>> =
    LazyLock::new(|| bundle(language(), catalogs(language()).terminal));

/// The texts of the pages in the same language, parsed by the few commands that need them.
static PAGES: LazyLock<FluentBundle<FluentResource>> =
    LazyLock::new(|| bundle(language(), catalogs(language()).pages));

/// Chooses the language of everything that is said from now on. Only the first call counts.
pub(crate) fn speak(language: Language) {
    // A second call finds the texts loaded already.
    let _ = LANGUAGE.set(language);
}

fn language() -> Language {
    LANGUAGE.get().copied().unwrap_or(Language::En)
}

fn bundle(language: Language, sources: [&'static str; 2]) -> FluentBundle<FluentResource> {
    let tag: LanguageIdentifier = language.tag().parse().expect("the tags of our languages are valid");
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    // The marks that isolate right-to-left arguments show up as boxes in many terminals.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(|value, _| match value {
        FluentValue::Number(number) => Some(figures(&number.as_string())),
        _ => None,
    }));
    for source in sources {
        // A damaged entry is left out here and found by a test below.
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// The message `key`, or the key itself where the catalog lacks it: a missing text must not end a game.
pub(crate) fn message(key: &str, args: Option<&FluentArgs<'_>>) -> String {
    lookup(key, None, args).unwrap_or_else(|| key.to_owned())
}

/// The attribute `name` of the message `key`, if there is one.
pub(crate) fn attribute(key: &str, name: &str) -> Option<String> {
    lookup(key, Some(name), None)
}

/// The message `key` of the pages, which takes no arguments: the name of a rule set, a remark on a record.
pub(crate) fn of_the_pages(key: &str) -> Option<String> {
    let pattern = PAGES.get_message(key)?.value()?;
    Some(PAGES.format_pattern(pattern, None, &mut Vec::new()).into_owned())
}

fn lookup(key: &str, attribute: Option<&str>, args: Option<&FluentArgs<'_>>) -> Option<String> {
    let message = TEXTS.get_message(key)?;
    let pattern = match attribute {
        Some(name) => message.get_attribute(name)?.value(),
        None => message.value()?,
    };
    Some(TEXTS.format_pattern(pattern, args, &mut Vec::new()).into_owned())
}

/// A number that is written with ASCII digits (a score, a rounded measurement) as an argument of a text; what is no
/// number stays text.
pub(crate) fn number(written: impl Display) -> FluentValue<'static> {
    match FluentValue::try_number(&written.to_string()) {
        FluentValue::Number(number) => FluentValue::Number(number),
        _ => FluentValue::from(written.to_string()),
    }
}

/// A number as the language writes it, for tables.
pub(crate) fn figures(number: &str) -> String {
    language().figures(number)
}

/// A text for people: `t!("key")`, or `t!("key", name = value, …)` for one with arguments.
macro_rules! t {
    ($key:literal) => {
        $crate::texts::message($key, None)
    };
    ($key:literal, $($name:ident = $value:expr),+ $(,)?) => {{
        let mut args = fluent::FluentArgs::new();
        $(args.set(stringify!($name), $value);)+
        $crate::texts::message($key, Some(&args))
    }};
}
pub(crate) use t;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_catalog_has_a_damaged_entry() {
        let all = Language::ALL.map(catalogs).map(|catalogs| [catalogs.terminal, catalogs.pages].concat());
        for source in all.into_iter().flatten() {
            let errors = FluentResource::try_new(source.to_owned()).err().map(|(_, errors)| errors);
            assert_eq!(errors, None);
        }
    }

    #[test]
    fn arguments_are_filled_in_without_marks() {
        assert_eq!(t!("error", message = "x"), "tengen: x");
    }

    #[test]
    fn a_missing_key_shows_itself() {
        assert_eq!(message("no-such-key", None), "no-such-key");
    }

    /// The message `key` of a language, with the number `n` as its argument `name`.
    fn said(language: Language, key: &str, name: &str, n: &str) -> String {
        let bundle = bundle(language, catalogs(language).terminal);
        let mut args = FluentArgs::new();
        args.set(name.to_owned(), number(n));
        let pattern = bundle.get_message(key).unwrap().value().unwrap();
        bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    #[test]
    fn plurals_are_those_of_each_language() {
        let stones = |n| said(Language::Ru, "panel-handicap", "stones", n);
        assert_eq!(["2", "5", "21"].map(stones), ["2 камня форы", "5 камней форы", "21 камень форы"]);
        let moves = |n| said(Language::Fr, "panel-moves", "moves", n);
        assert_eq!(["0", "1", "2"].map(moves), ["aucun coup joué", "1 coup", "2 coups"]);
    }

    #[test]
    fn every_rule_set_has_a_name_in_every_language() {
        for language in Language::ALL {
            let pages = bundle(language, catalogs(language).pages);
            for preset in tengen_rules::PRESETS {
                assert!(pages.has_message(&format!("rules-{}", preset.name)), "{language:?} {}", preset.name);
            }
        }
    }

    #[test]
    fn what_is_a_number_is_an_argument_of_that_kind() {
        assert!(matches!(number("6.50"), FluentValue::Number(n) if n.as_string() == "6.50"));
        assert!(matches!(number("?"), FluentValue::String(text) if text == "?"));
    }
}
