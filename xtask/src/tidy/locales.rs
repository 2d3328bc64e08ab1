//! The texts shown to people: every key in use exists, every key that exists is in use, every language has all keys.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::Entry;

use super::{Fault, Repo, line_of};

/// The reference: a key is missing if it is not in this language.
const ENGLISH: &str = "locales/en/";

/// The help texts, whose keys follow from the command line itself; a test of the program compares them.
const HELP: &str = "help.ftl";

pub(super) fn check(repo: &Repo) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut catalogs: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for (path, text) in repo.texts(&[".ftl"]).filter(|(path, _)| path.starts_with("locales/")) {
        match fluent_syntax::parser::parse(text) {
            Ok(resource) => {
                catalogs.insert(path, message_keys(&resource));
            }
            Err((_, errors)) => {
                let fault = |error: &fluent_syntax::parser::ParserError| {
                    Fault::at(path, line_of(text, error.pos.start), error.to_string())
                };
                faults.extend(errors.iter().map(fault));
            }
        }
    }
    faults.extend(compare_languages(&catalogs));
    faults.extend(compare_use(repo, &catalogs));
    faults
}

fn message_keys(resource: &fluent_syntax::ast::Resource<&str>) -> BTreeSet<String> {
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        _ => None,
    });
    messages.collect()
}

/// Compares each catalog with the English one of the same name.
fn compare_languages(catalogs: &BTreeMap<&str, BTreeSet<String>>) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (path, keys) in catalogs.iter().filter(|(path, _)| !path.starts_with(ENGLISH)) {
        let name = path.rsplit('/').next().unwrap_or(path);
        let Some(english) = catalogs.get(format!("{ENGLISH}{name}").as_str()) else {
            faults.push(Fault::new(path, "there is no English catalog of this name"));
            continue;
        };
        faults.extend(
            english.difference(keys).map(|key| Fault::new(path, format!("the key {key} is missing"))),
        );
        faults.extend(
            keys.difference(english)
                .map(|key| Fault::new(path, format!("{key} is no key of the English catalog"))),
        );
    }
    faults
}

/// Compares the keys of the English catalogs with those in the code.
fn compare_use(repo: &Repo, catalogs: &BTreeMap<&str, BTreeSet<String>>) -> Vec<Fault> {
    let mut unused: BTreeMap<&String, &str> = BTreeMap::new();
    for (path, keys) in catalogs.iter().filter(|(path, _)| path.starts_with(ENGLISH) && !path.ends_with(HELP))
    {
        unused.extend(keys.iter().map(|key| (key, *path)));
    }
    let present: BTreeSet<&String> = unused.keys().copied().collect();
    let mut faults = Vec::new();
    for (path, text) in repo.texts(&[".rs"]).filter(|(path, _)| path.starts_with("crates/")) {
        for (key, at) in used_keys(text) {
            let key = key.to_owned();
            unused.remove(&key);
            if !present.contains(&key) {
                faults.push(Fault::at(
                    path,
                    line_of(text, at),
                    format!("the text {key} is not in {ENGLISH}"),
                ));
            }
        }
    }
    faults
        .extend(unused.iter().map(|(key, path)| Fault::new(path, format!("the key {key} is used nowhere"))));
    faults
}

/// The keys in `t!("key"`, with their places. A line of comment does not use a key.
fn used_keys(text: &str) -> impl Iterator<Item = (&str, usize)> {
    const CALL: &str = "t!(";
    text.match_indices(CALL).filter_map(|(at, _)| {
        let line_start = text[..at].rfind('\n').map_or(0, |i| i + 1);
        let before = &text[line_start..at];
        if before.trim_start().starts_with("//")
            || before.ends_with(|c: char| c.is_alphanumeric() || c == '_')
        {
            return None;
        }
        let quoted = text[at + CALL.len()..].trim_start().strip_prefix('"')?;
        Some((&quoted[..quoted.find('"')?], at))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn messages(files: &[(&str, &str)]) -> Vec<String> {
        check(&Repo::of(files)).iter().map(ToString::to_string).collect()
    }

    const CODE: (&str, &str) = ("crates/a/src/x.rs", "fn f() {\n    t!(\n        \"hello\", name = 1)\n}");

    #[test]
    fn keys_in_use_pass() {
        assert!(messages(&[CODE, ("locales/en/a.ftl", "hello = Hello\n")]).is_empty());
        assert!(messages(&[("crates/a/src/x.rs", "// t!(\"key\")\nassert!(\"x\")")]).is_empty());
    }

    #[test]
    fn missing_and_unused_keys_are_found() {
        let found = messages(&[CODE, ("locales/en/a.ftl", "bye = Bye\n")]);
        assert_eq!(
            found,
            [
                "crates/a/src/x.rs:2: the text hello is not in locales/en/",
                "locales/en/a.ftl: the key bye is used nowhere"
            ]
        );
    }

    #[test]
    fn a_language_without_a_key_is_found() {
        let files = [CODE, ("locales/en/a.ftl", "hello = Hello\n"), ("locales/fr/a.ftl", "salut = Salut\n")];
        assert_eq!(
            messages(&files),
            [
                "locales/fr/a.ftl: the key hello is missing",
                "locales/fr/a.ftl: salut is no key of the English catalog"
            ]
        );
    }

    #[test]
    fn a_damaged_catalog_is_found() {
        assert_eq!(messages(&[("locales/en/a.ftl", "hello\n")]).len(), 1);
    }
}
