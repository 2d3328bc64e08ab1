//! The words shown to people: messages of `locales/`, looked up by key.
//!
//! `t!("key")` or `t!("key", name = value)` is the only way in, so that `cargo xtask tidy` can compare the keys in
//! use with the keys that exist. The texts of `--help` are in `help.ftl`: one message for each command, with one
//! attribute for each argument, see [`crate::cli`].

use std::sync::LazyLock;

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

/// The English catalog, embedded.
const ENGLISH: [&str; 2] =
    [include_str!("../../../locales/en/help.ftl"), include_str!("../../../locales/en/terminal.ftl")];

static TEXTS: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(english);

fn english() -> FluentBundle<FluentResource> {
    let language: LanguageIdentifier = "en".parse().expect("en is a language");
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    // The marks that isolate right-to-left arguments show up as boxes in many terminals.
    bundle.set_use_isolating(false);
    for source in ENGLISH {
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

fn lookup(key: &str, attribute: Option<&str>, args: Option<&FluentArgs<'_>>) -> Option<String> {
    let message = TEXTS.get_message(key)?;
    let pattern = match attribute {
        Some(name) => message.get_attribute(name)?.value(),
        None => message.value()?,
    };
    Some(TEXTS.format_pattern(pattern, args, &mut Vec::new()).into_owned())
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
    fn the_catalog_has_no_damaged_entry() {
        for source in ENGLISH {
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
}
