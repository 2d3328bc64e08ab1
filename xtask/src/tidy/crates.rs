//! What every crate must have, and what the rules crate must not have.

use super::{Fault, Repo};

/// The crates that may hold `unsafe` code: one module of number-crunching in the networks.
const MAY_BE_UNSAFE: [&str; 1] = ["crates/net"];

pub(super) fn check(repo: &Repo) -> Vec<Fault> {
    let manifests = repo.texts(&["/Cargo.toml"]).filter_map(|(path, text)| {
        let folder = path.strip_suffix("/Cargo.toml")?;
        (folder.starts_with("crates/") || folder == "xtask").then_some((folder, path, text))
    });
    let mut faults = Vec::new();
    for (folder, path, text) in manifests {
        match text.parse::<toml::Table>() {
            Ok(manifest) => faults.extend(check_manifest(folder, path, &manifest)),
            Err(error) => faults.push(Fault::new(path, error.message())),
        }
        faults.extend(check_root(repo, folder));
    }
    faults
}

fn check_manifest(folder: &str, path: &str, manifest: &toml::Table) -> Vec<Fault> {
    let inherited = |section: &str, key: &str| {
        let value = manifest.get(section).and_then(|table| table.get(key));
        value.and_then(toml::Value::as_bool) == Some(true)
    };
    let described = manifest.get("package").and_then(|package| package.get("description")).is_some();
    let has_dependencies = manifest
        .iter()
        .filter(|(key, _)| ["dependencies", "build-dependencies", "target"].contains(&key.as_str()))
        .any(|(_, table)| table.as_table().is_some_and(|table| !table.is_empty()));
    let mut faults = Vec::new();
    if !inherited("lints", "workspace") {
        faults.push(Fault::new(path, "expected [lints] workspace = true"));
    }
    if !described {
        faults.push(Fault::new(path, "expected a description"));
    }
    if folder == "crates/rules" && has_dependencies {
        faults.push(Fault::new(path, "the rules depend on nothing"));
    }
    faults
}

/// Checks the README and the root module of the crate in `folder`.
fn check_root(repo: &Repo, folder: &str) -> Vec<Fault> {
    let library = format!("{folder}/src/lib.rs");
    let program = format!("{folder}/src/main.rs");
    let readme = format!("{folder}/README.md");
    let mut faults = Vec::new();
    if !repo.has(&readme) {
        faults.push(Fault::new(folder, "expected a README.md"));
    }
    for path in [&library, &program] {
        let Some(text) = repo.text(path) else { continue };
        let mut expect = |line: &str| {
            if !text.lines().any(|l| l == line) {
                faults.push(Fault::new(path, format!("expected the line {line}")));
            }
        };
        if !MAY_BE_UNSAFE.contains(&folder) {
            expect("#![forbid(unsafe_code)]");
        }
        if folder == "crates/rules" {
            expect("#![no_std]");
        }
        if path == &library {
            // The examples of the README are then compiled and run as tests.
            expect("#![doc = include_str!(\"../README.md\")]");
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "[package]\ndescription = 'x'\n[lints]\nworkspace = true\n";
    const ROOT: &str =
        "#![doc = include_str!(\"../README.md\")]\n#![no_std]\n#![forbid(unsafe_code)]\nmod board;\n";

    fn messages(manifest: &str, root: &str) -> Vec<String> {
        let files = [
            ("crates/rules/Cargo.toml", manifest),
            ("crates/rules/src/lib.rs", root),
            ("crates/rules/README.md", ""),
        ];
        check(&Repo::of(&files)).into_iter().map(|fault| fault.message).collect()
    }

    #[test]
    fn a_good_crate_passes() {
        assert_eq!(messages(GOOD, ROOT), Vec::<String>::new());
    }

    #[test]
    fn the_rules_depend_on_nothing() {
        let manifest = format!("{GOOD}[dependencies]\nserde = '1'\n");
        assert_eq!(messages(&manifest, ROOT), ["the rules depend on nothing"]);
        let manifest = format!("{GOOD}[dev-dependencies]\nproptest = '1'\n");
        assert_eq!(messages(&manifest, ROOT), Vec::<String>::new());
    }

    #[test]
    fn missing_lines_are_found() {
        assert_eq!(messages("[package]\n", ROOT).len(), 2);
        assert_eq!(messages(GOOD, "").len(), 3);
    }

    #[test]
    fn a_missing_readme_is_found() {
        let repo = Repo::of(&[("crates/x/Cargo.toml", GOOD)]);
        assert_eq!(check(&repo), [Fault::new("crates/x", "expected a README.md")]);
    }
}
