//! Links and paths in documents: what they name must exist.

use std::collections::BTreeSet;

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

use super::{Fault, Repo, line_of};

pub(super) fn check(repo: &Repo) -> Vec<Fault> {
    repo.texts(&[".md"]).flat_map(|(path, text)| check_document(repo, path, text)).collect()
}

fn check_document(repo: &Repo, path: &str, text: &str) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (event, range) in Parser::new_ext(text, Options::ENABLE_TABLES).into_offset_iter() {
        let line = line_of(text, range.start);
        match event {
            Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
                faults
                    .extend(broken_link(repo, path, &dest_url).map(|message| Fault::at(path, line, message)));
            }
            Event::Code(code) if is_missing_path(repo, path, &code) => {
                faults.push(Fault::at(path, line, format!("there is no {code}")));
            }
            _ => {}
        }
    }
    faults
}

/// What is wrong with a link in the document `from`, if anything.
fn broken_link(repo: &Repo, from: &str, link: &str) -> Option<String> {
    if link.contains("://") || link.starts_with("mailto:") {
        return None;
    }
    let (file, heading) = link.split_once('#').unwrap_or((link, ""));
    let target = if file.is_empty() { from.to_owned() } else { resolve(from, file)? };
    if !repo.has(&target) {
        return Some(format!("the link {link} leads nowhere"));
    }
    let document = repo.text(&target).filter(|_| !heading.is_empty())?;
    (!headings(document).contains(heading)).then(|| format!("{target} has no heading #{heading}"))
}

/// Whether a piece of code in the document `from` looks like a path of this repository and is none: letters, digits
/// and `._-/` only, with a first part that is a folder of the repository. A part in capitals stands for any name.
fn is_missing_path(repo: &Repo, from: &str, code: &str) -> bool {
    let is_path_char = |c: char| c.is_ascii_alphanumeric() || "._-/".contains(c);
    let Some((first, _)) = code.split_once('/') else { return false };
    if !code.chars().all(is_path_char) || first.is_empty() || first.starts_with('.') || code.contains("...") {
        return false;
    }
    let stands_for_any = |part: &str| {
        let stem = part.split('.').next().unwrap_or(part);
        stem.len() > 1 && stem.chars().all(|c| c.is_ascii_uppercase())
    };
    if code.split('/').any(stands_for_any) {
        return false;
    }
    let beside = resolve(from, code);
    let is_folder = repo.has(first) && repo.text(first).is_none();
    is_folder && !repo.has(code) && !beside.is_some_and(|path| repo.has(&path))
}

/// The path that `link` in the document `from` leads to, or `None` if that is outside the repository.
fn resolve(from: &str, link: &str) -> Option<String> {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in link.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

/// The anchors of a document's headings, as the usual viewers make them.
fn headings(document: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut heading: Option<String> = None;
    for event in Parser::new(document) {
        match event {
            Event::Start(Tag::Heading { .. }) => heading = Some(String::new()),
            Event::End(TagEnd::Heading(_)) => found.extend(heading.take().map(|title| anchor(&title))),
            Event::Text(text) | Event::Code(text) => {
                if let Some(title) = &mut heading {
                    title.push_str(&text);
                }
            }
            _ => {}
        }
    }
    found
}

fn anchor(title: &str) -> String {
    let kept = title
        .to_lowercase()
        .chars()
        .filter(|c| c.is_alphanumeric() || " -_".contains(*c))
        .collect::<String>();
    kept.replace(' ', "-")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn messages(text: &str) -> Vec<String> {
        let files =
            [("docs/a.md", text), ("docs/b.md", "# The Board\n"), ("crates/rules/src/lib.rs", "mod board;")];
        check(&Repo::of(&files)).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn links_that_lead_nowhere_are_found() {
        assert_eq!(messages("\n[x](c.md)"), ["docs/a.md:2: the link c.md leads nowhere"]);
        assert_eq!(messages("[x](b.md#stones)"), ["docs/a.md:1: docs/b.md has no heading #stones"]);
    }

    #[test]
    fn links_that_lead_somewhere_pass() {
        let text = "# Here\n[x](b.md) [y](b.md#the-board) [z](../crates/rules/src/lib.rs) [h](#here) \
                    [w](https://example.org/x)";
        assert!(messages(text).is_empty(), "{:?}", messages(text));
    }

    #[test]
    fn paths_in_code_must_exist() {
        assert_eq!(
            messages("`crates/rules/src/none.rs`"),
            ["docs/a.md:1: there is no crates/rules/src/none.rs"]
        );
        assert!(
            messages("`crates/rules` `crates/rules/src/lib.rs` `crates/NAME/src/lib.rs` `a/b` `x + y/z` `../shared/x`").is_empty()
        );
    }
}
