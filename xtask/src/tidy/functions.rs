//! How long functions are.

use syn::spanned::Spanned as _;
use syn::visit::{self, Visit};

use super::{Fault, Repo};

/// The most lines of code that a function body may have, comments and empty lines not counted. Half of all functions
/// should stay under ten.
const MAX_LINES: usize = 70;

pub(super) fn check(repo: &Repo) -> Vec<Fault> {
    repo.texts(&[".rs"]).flat_map(|(path, text)| check_file(path, text)).collect()
}

fn check_file(path: &str, text: &str) -> Vec<Fault> {
    let file = match syn::parse_file(text) {
        Ok(file) => file,
        Err(error) => return vec![Fault::at(path, error.span().start().line, error.to_string())],
    };
    let mut bodies = Bodies::default();
    bodies.visit_file(&file);
    let lines: Vec<&str> = text.lines().collect();
    let lengths = bodies.found.into_iter().map(|(name, first, last)| {
        let code = lines[first..last].iter().filter(|line| is_code(line)).count();
        (name, first, code)
    });
    let long = lengths.filter(|(_, _, code)| *code > MAX_LINES);
    long.map(|(name, line, code)| {
        Fault::at(path, line, format!("{name} has {code} lines of code; at most {MAX_LINES}"))
    })
    .collect()
}

fn is_code(line: &str) -> bool {
    let line = line.trim();
    !line.is_empty() && !line.starts_with("//")
}

/// Name, line of the opening brace (from 1) and line before the closing brace of every function body.
#[derive(Default)]
struct Bodies {
    found: Vec<(String, usize, usize)>,
}

impl Bodies {
    fn add(&mut self, name: &syn::Ident, block: &syn::Block) {
        let span = block.span();
        let (first, last) = (span.start().line, span.end().line.saturating_sub(1));
        self.found.push((name.to_string(), first, last.max(first)));
    }
}

impl<'ast> Visit<'ast> for Bodies {
    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.add(&item.sig.ident, &item.block);
        visit::visit_item_fn(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.add(&item.sig.ident, &item.block);
        visit::visit_impl_item_fn(self, item);
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        if let Some(block) = &item.default {
            self.add(&item.sig.ident, block);
        }
        visit::visit_trait_item_fn(self, item);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn function_of(lines: usize) -> String {
        format!("impl T {{\nfn long() {{\n// a comment\n\n{}}}\n}}\n", "step();\n".repeat(lines))
    }

    #[test]
    fn a_function_of_seventy_lines_is_the_longest() {
        assert_eq!(check_file("a.rs", &function_of(70)), []);
        let fault = Fault::at("a.rs", 2, "long has 71 lines of code; at most 70");
        assert_eq!(check_file("a.rs", &function_of(71)), [fault]);
    }

    #[test]
    fn a_file_that_is_no_rust_is_found() {
        assert_eq!(check_file("a.rs", "fn {").len(), 1);
    }
}
