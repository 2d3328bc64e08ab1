//! The texts shown to people: every key in use exists, every key that exists is in use, every language has all keys.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};

use super::{Fault, Repo, line_of};

/// The reference: a key is missing if it is not in this language.
const ENGLISH: &str = "locales/en/";

/// The help texts, whose keys follow from the command line itself; a test of the program compares them.
const HELP: &str = "help.ftl";

/// The catalogs of the web pages.
const WEB: [&str; 4] = ["app.ftl", "game.ftl", "course.ftl", "record.ftl"];

/// The catalogs of the terminal.
const TERMINAL: [&str; 2] = [HELP, "terminal.ftl"];

/// The languages beside English: each must have all catalogs.
const LANGUAGES: [&str; 3] = ["fr", "ru", "fa"];

/// The keys of a catalog, each with the names of the arguments that its text takes.
type Catalog = BTreeMap<String, BTreeSet<String>>;

pub(super) fn check(repo: &Repo) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut catalogs: BTreeMap<&str, Catalog> = BTreeMap::new();
    for (path, text) in repo.texts(&[".ftl"]).filter(|(path, _)| path.starts_with("locales/")) {
        match fluent_syntax::parser::parse(text) {
            Ok(resource) => {
                catalogs.insert(path, messages_of(&resource));
                faults.extend(typography(path, text));
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
    faults.extend(missing_catalogs(&catalogs));
    faults.extend(compare_use(repo, &catalogs));
    faults
}

/// The messages of a catalog; an attribute is an entry of its own, `key.attribute`.
fn messages_of(resource: &Resource<&str>) -> Catalog {
    let mut catalog = Catalog::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let mut arguments = BTreeSet::new();
        message.value.iter().for_each(|pattern| collect_arguments(pattern, &mut arguments));
        catalog.insert(message.id.name.to_owned(), arguments);
        for attribute in &message.attributes {
            let mut arguments = BTreeSet::new();
            collect_arguments(&attribute.value, &mut arguments);
            catalog.insert(format!("{}.{}", message.id.name, attribute.id.name), arguments);
        }
    }
    catalog
}

fn collect_arguments(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_from_expression(expression, found);
        }
    }
}

fn collect_from_expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => collect_from_inline(inline, found),
        Expression::Select { selector, variants } => {
            collect_from_inline(selector, found);
            variants.iter().for_each(|variant| collect_arguments(&variant.value, found));
        }
    }
}

fn collect_from_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| collect_from_inline(argument, found));
        }
        InlineExpression::Placeable { expression } => collect_from_expression(expression, found),
        _ => {}
    }
}

/// Compares each catalog with the English one of the same name: the same keys, with the same arguments.
fn compare_languages(catalogs: &BTreeMap<&str, Catalog>) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (path, catalog) in catalogs.iter().filter(|(path, _)| !path.starts_with(ENGLISH)) {
        let name = path.rsplit('/').next().unwrap_or(path);
        let Some(english) = catalogs.get(format!("{ENGLISH}{name}").as_str()) else {
            faults.push(Fault::new(path, "there is no English catalog of this name"));
            continue;
        };
        for (key, arguments) in english {
            match catalog.get(key) {
                None => faults.push(Fault::new(path, format!("the key {key} is missing"))),
                Some(found) if found != arguments => {
                    let message = format!("{key} takes {}, in English {}", names(found), names(arguments));
                    faults.push(Fault::new(path, message));
                }
                Some(_) => {}
            }
        }
        let strange = catalog.keys().filter(|key| !english.contains_key(*key));
        faults.extend(strange.map(|key| Fault::new(path, format!("{key} is no key of the English catalog"))));
    }
    faults
}

/// Spaces that must not break, quotation marks and letters of a language: what is written otherwise.
fn typography(path: &str, text: &str) -> Vec<Fault> {
    let wrong: &[&str] = match path.strip_prefix("locales/").and_then(|path| path.split('/').next()) {
        Some("fr") => &[" ;", " :", " !", " ?", " %", " »", "« "],
        Some("ru") => &[" – ", " — ", " %", "„", "“"],
        Some("fa") => &["ي", "ك", "?", "%"],
        _ => &[],
    };
    // Lines of keys ("? help") are no sentences.
    let lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#') && !line.contains("  ? "));
    let faults = lines.flat_map(|(index, line)| {
        let found = wrong.iter().filter(|sign| line.contains(**sign));
        found.map(move |sign| Fault::at(path, index + 1, format!("\"{sign}\" is written otherwise")))
    });
    faults.collect()
}

fn names(arguments: &BTreeSet<String>) -> String {
    if arguments.is_empty() {
        return "nothing".to_owned();
    }
    arguments.iter().map(|name| format!("${name}")).collect::<Vec<_>>().join(" ")
}

/// The catalogs that a language lacks altogether.
fn missing_catalogs(catalogs: &BTreeMap<&str, Catalog>) -> Vec<Fault> {
    let in_english =
        WEB.iter().chain(&TERMINAL).filter(|name| catalogs.contains_key(format!("{ENGLISH}{name}").as_str()));
    let wanted = in_english.flat_map(|name| LANGUAGES.map(|language| format!("locales/{language}/{name}")));
    wanted
        .filter(|path| !catalogs.contains_key(path.as_str()))
        .map(|path| Fault::new(&path, "the catalog is missing"))
        .collect()
}

/// Compares the keys of the English catalogs with those in the code.
fn compare_use(repo: &Repo, catalogs: &BTreeMap<&str, Catalog>) -> Vec<Fault> {
    let mut unused: BTreeMap<&str, &str> = BTreeMap::new();
    let english = catalogs.iter().filter(|(path, _)| path.starts_with(ENGLISH) && !path.ends_with(HELP));
    for (path, catalog) in english {
        // A message is in use if one of its attributes is.
        unused.extend(catalog.keys().filter(|key| !key.contains('.')).map(|key| (key.as_str(), *path)));
    }
    let present: BTreeSet<&str> = unused.keys().copied().collect();
    let mut faults = Vec::new();
    for (path, text, call) in code(repo) {
        let quoted = quoted_keys(text);
        unused.retain(|key, catalog| !(is_web(catalog) && quoted.uses(key)));
        for (key, at) in used_keys(text, call) {
            unused.remove(key);
            if !present.contains(key) {
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

fn is_web(path: &str) -> bool {
    WEB.iter().any(|name| path.ends_with(name))
}

/// The files that show texts, as (path, text, what comes before a key).
fn code(repo: &Repo) -> impl Iterator<Item = (&str, &str, &'static str)> {
    repo.texts(&[".rs", ".ts", ".tsx"]).filter_map(|(path, text)| {
        let call = match () {
            () if path.starts_with("crates/server/") => "Text::new(",
            () if path.starts_with("crates/") => "t!(",
            () if path.starts_with("web/") => "t(",
            () => return None,
        };
        Some((path, text, call))
    })
}

/// What stands in quotes and looks like a key, or like the beginning of one that is completed at run time
/// (`` `level-${kind}` ``, `"level-{kind}"`).
struct Quoted<'a> {
    whole: BTreeSet<&'a str>,
    beginnings: Vec<&'a str>,
}

impl Quoted<'_> {
    fn uses(&self, key: &str) -> bool {
        self.whole.contains(key) || self.beginnings.iter().any(|beginning| key.starts_with(beginning))
    }
}

fn quoted_keys(text: &str) -> Quoted<'_> {
    const QUOTES: [char; 2] = ['"', '`'];
    let mut found = Quoted { whole: BTreeSet::new(), beginnings: Vec::new() };
    for (at, quote) in text.match_indices(QUOTES) {
        let rest = &text[at + quote.len()..];
        let is_key = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        let (key, after) = rest.split_at(rest.find(|c| !is_key(c)).unwrap_or(rest.len()));
        if after.starts_with(QUOTES) {
            found.whole.insert(key);
        } else if key.ends_with('-') && after.starts_with(['$', '{']) {
            found.beginnings.push(key);
        }
    }
    found
}

/// The keys in `t!("key"`, with their places. A line of comment does not use a key.
fn used_keys<'a>(text: &'a str, call: &'static str) -> impl Iterator<Item = (&'a str, usize)> {
    text.match_indices(call).filter_map(move |(at, _)| {
        let line_start = text[..at].rfind('\n').map_or(0, |i| i + 1);
        let before = &text[line_start..at];
        if before.trim_start().starts_with("//")
            || before.ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '.')
        {
            return None;
        }
        let quoted = text[at + call.len()..].trim_start().strip_prefix('"')?;
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
    fn arguments_agree_between_languages() {
        let code = ("crates/a/src/x.rs", "t!(\"a\", n = 1); t!(\"b\", n = 1)");
        let english =
            ("locales/en/x.ftl", "a = { $n -> \n    [one] { $who }\n   *[other] x\n }\nb = { NUMBER($n) }\n");
        let french = ("locales/fr/x.ftl", "a = { $n } { $who }\nb = { $m }\n");
        assert_eq!(messages(&[code, english, french]), ["locales/fr/x.ftl: b takes $m, in English $n"]);
    }

    #[test]
    fn a_catalog_of_the_web_exists_in_every_language() {
        let page = ("web/src/x.tsx", "t(\"one\"); t(`two-${x}`); const a = { key: \"three\" }; t(\"four\")");
        let english = ("locales/en/app.ftl", "one = 1\ntwo-a = 2\nthree = 3\nfive = 5\n");
        let same = |path| (path, english.1);
        let files = [page, english, same("locales/fr/app.ftl"), same("locales/ru/app.ftl")];
        assert_eq!(
            messages(&files),
            [
                "locales/fa/app.ftl: the catalog is missing",
                "web/src/x.tsx:1: the text four is not in locales/en/",
                "locales/en/app.ftl: the key five is used nowhere"
            ]
        );
    }

    #[test]
    fn each_language_is_written_in_its_own_way() {
        let code = ("crates/a/src/x.rs", "t!(\"a\")");
        let found = |language: &str, text: &str| {
            let path = format!("locales/{language}/a.ftl");
            messages(&[code, ("locales/en/a.ftl", "a = a\n"), (&path, text)]).len()
        };
        assert_eq!(found("fr", "# Ici : non\na = Quoi\u{a0}?\n"), 0);
        assert_eq!(found("fr", "a = Quoi ?\n"), 1);
        assert_eq!(found("ru", "a = Го – игра\n"), 1);
        assert_eq!(found("fa", "a = گو?\n"), 1);
        assert_eq!(found("fa", "a =\n    ? راهنما\n"), 0);
    }

    #[test]
    fn a_damaged_catalog_is_found() {
        assert_eq!(messages(&[("locales/en/a.ftl", "hello\n")]).len(), 1);
    }
}
