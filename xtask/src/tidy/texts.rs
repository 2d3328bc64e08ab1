//! `docs/texts.md`: every statement of the rule texts Tengen was written from, each with the test that holds it.
//!
//! A row is `| S0-1 | what the text says | where it is held |`. The last cell names tests (`` `name` `` is a function
//! of the workspace), a page of the repository, or says `later`.

use std::collections::BTreeSet;

use syn::visit::Visit;

use super::{Fault, Repo, line_of};

const PATH: &str = "docs/texts.md";

/// How many statements each of the four texts has: S0-1 to S0-37 and so on.
const STATEMENTS: [u32; 4] = [37, 19, 18, 14];

pub(super) fn check(repo: &Repo) -> Vec<Fault> {
    let Some(text) = repo.text(PATH) else { return Vec::new() };
    let functions = functions(repo);
    let mut missing = statements();
    let mut faults = Vec::new();
    for (id, place, offset) in rows(text) {
        let line = line_of(text, offset);
        if !missing.remove(id) {
            faults.push(Fault::at(PATH, line, format!("{id} is no statement or has a row already")));
        }
        if let Some(message) = wrong_place(repo, &functions, place) {
            faults.push(Fault::at(PATH, line, format!("{id}: {message}")));
        }
    }
    faults.extend(missing.iter().map(|id| Fault::new(PATH, format!("{id} has no row"))));
    faults
}

fn statements() -> BTreeSet<String> {
    let texts = STATEMENTS.iter().enumerate();
    texts.flat_map(|(text, count)| (1..=*count).map(move |n| format!("S{text}-{n}"))).collect()
}

/// First cell, last cell and byte offset of every row that begins with the name of a statement.
fn rows(text: &str) -> impl Iterator<Item = (&str, &str, usize)> {
    text.lines().filter_map(|line| {
        let mut cells = line.trim().trim_matches('|').split('|').map(str::trim);
        let id = cells.next().filter(|id| id.starts_with('S') && id.contains('-'))?;
        let offset = line.as_ptr() as usize - text.as_ptr() as usize;
        Some((id, cells.next_back().unwrap_or(""), offset))
    })
}

/// What is wrong with the last cell of a row, if anything.
fn wrong_place(repo: &Repo, functions: &BTreeSet<String>, place: &str) -> Option<String> {
    if place == "later" {
        return None;
    }
    let names: Vec<&str> = place.split('`').skip(1).step_by(2).collect();
    if names.is_empty() {
        return Some(format!("expected a test, a page or \"later\", found \"{place}\""));
    }
    let exists = |name: &str| {
        let function = name.rsplit("::").next().unwrap_or(name);
        functions.contains(function) || (name.contains(['/', '.']) && repo.has(name))
    };
    names.iter().find(|name| !exists(name)).map(|name| format!("there is no test or page {name}"))
}

/// The names of all test functions of the workspace, and of the properties and named cases in macros.
fn functions(repo: &Repo) -> BTreeSet<String> {
    let mut names = Names::default();
    for (_, text) in repo.texts(&[".rs"]) {
        if let Ok(file) = syn::parse_file(text) {
            names.visit_file(&file);
        }
    }
    names.found
}

#[derive(Default)]
struct Names {
    found: BTreeSet<String>,
}

impl<'ast> Visit<'ast> for Names {
    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        if item.attrs.iter().any(|attribute| attribute.path().is_ident("test")) {
            self.found.insert(item.sig.ident.to_string());
        }
        syn::visit::visit_item_fn(self, item);
    }

    /// Tests inside a macro (`proptest! { #[test] fn name(…) … }`): the word after `fn`.
    fn visit_macro(&mut self, item: &'ast syn::Macro) {
        let text = item.tokens.to_string();
        let words: Vec<&str> = text.split_whitespace().collect();
        let names = words.windows(2).filter(|pair| pair[0] == "fn").map(|pair| pair[1]);
        self.found.extend(names.map(|name| name.split('(').next().unwrap_or(name).to_owned()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CODE: &str = "#[test]\nfn ko() {}\nfn helper() {}\nproptest! {\n #[test] fn holds(x in 0..9) {} }";

    /// A table with all statements, the first of which is held by `place`.
    fn messages(place: &str) -> Vec<String> {
        let rows = statements().into_iter().map(|id| {
            let place = if id == "S0-1" { place } else { "later" };
            format!("| {id} | text | {place} |\n")
        });
        let table: String = rows.collect();
        let faults = check(&Repo::of(&[(PATH, &table), ("crates/a/tests/a.rs", CODE)]));
        faults.into_iter().map(|fault| fault.message).collect()
    }

    #[test]
    fn tests_pages_and_later_pass() {
        for place in ["`ko`", "`ko`, `holds`", "`a::ko`", "`crates/a/tests/a.rs`", "later"] {
            assert!(messages(place).is_empty(), "{place}: {:?}", messages(place));
        }
    }

    #[test]
    fn what_does_not_exist_is_found() {
        assert_eq!(messages("`none`"), ["S0-1: there is no test or page none"]);
        assert_eq!(messages("`helper`"), ["S0-1: there is no test or page helper"]);
        assert_eq!(messages("yes"), ["S0-1: expected a test, a page or \"later\", found \"yes\""]);
    }

    #[test]
    fn a_missing_and_a_repeated_row_are_found() {
        let faults = check(&Repo::of(&[(PATH, "| S0-1 | a | later |\n| S0-1 | b | later |\n")]));
        assert_eq!(faults[0], Fault::at(PATH, 2, "S0-1 is no statement or has a row already"));
        assert_eq!(faults.len(), 1 + 37 + 19 + 18 + 14 - 1);
    }
}
