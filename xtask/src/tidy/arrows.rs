//! Which crate may use which: the arrow table.

use std::path::Path;

use anyhow::Context as _;
use cargo_metadata::{DependencyKind, MetadataCommand};

use super::Fault;

/// What tests share: every crate may use it, and only in its tests.
const TESTING: &str = "tengen-testing";

/// Lowest first: a crate may use only crates above it in this list, and only those named. `*` stands for all above.
/// A crate is not created before its first real caller, so rows without a crate are plans.
const ARROWS: [(&str, &[&str]); 16] = [
    (TESTING, &[]),
    ("tengen-rules", &[]),
    ("tengen-clock", &[]),
    ("tengen-rank", &[]),
    // Of the rules, sgf takes the vocabulary only: colors, points, sizes, moves.
    ("tengen-sgf", &["tengen-rules"]),
    ("tengen-record", &["tengen-rules", "tengen-sgf"]),
    ("tengen-gtp", &["tengen-rules"]),
    ("tengen-search", &["tengen-rules"]),
    ("tengen-net", &["tengen-rules", "tengen-search"]),
    (
        "tengen-engine",
        &[
            "tengen-rules",
            "tengen-clock",
            "tengen-rank",
            "tengen-gtp",
            "tengen-search",
            "tengen-net",
            "tengen-record",
        ],
    ),
    ("tengen-engine-host", &["tengen-gtp"]),
    (
        "tengen-arena",
        &["tengen-rules", "tengen-clock", "tengen-gtp", "tengen-engine-host", "tengen-record", "tengen-sgf"],
    ),
    ("tengen-render", &["tengen-rules", "tengen-record"]),
    (
        // Never the engine, the search or the networks: the server runs engine processes.
        "tengen-server",
        &[
            "tengen-rules",
            "tengen-clock",
            "tengen-rank",
            "tengen-sgf",
            "tengen-record",
            "tengen-gtp",
            "tengen-engine-host",
            "tengen-render",
        ],
    ),
    ("tengen", &["*"]),
    ("xtask", &[]),
];

/// Compares the dependencies that cargo reports, those for tests included, with the arrow table.
pub(super) fn check(root: &Path) -> anyhow::Result<Vec<Fault>> {
    let mut command = MetadataCommand::new();
    command.current_dir(root).no_deps().other_options(vec!["--offline".to_owned()]);
    let metadata = command.exec().context("cannot read the dependencies of the workspace")?;
    let packages = metadata.packages.iter().map(|package| {
        let ours = package.dependencies.iter().filter(|dependency| dependency.path.is_some());
        let bound = ours.filter(|d| d.name != TESTING || d.kind != DependencyKind::Development);
        (package.name.to_string(), bound.map(|dependency| dependency.name.clone()).collect())
    });
    Ok(forbidden(&packages.collect::<Vec<_>>()))
}

fn forbidden(packages: &[(String, Vec<String>)]) -> Vec<Fault> {
    packages.iter().flat_map(|(package, uses)| faults_of(package, uses)).collect()
}

fn faults_of(package: &str, uses: &[String]) -> Vec<Fault> {
    let Some((_, allowed)) = ARROWS.iter().find(|(name, _)| *name == package) else {
        return vec![Fault::new("Cargo.toml", format!("{package} has no row in the arrow table of xtask"))];
    };
    let wrong = uses.iter().filter(|used| !allowed.contains(&used.as_str()) && !allowed.contains(&"*"));
    wrong.map(|used| Fault::new("Cargo.toml", format!("{package} must not depend on {used}"))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn messages(package: &str, uses: &[&str]) -> Vec<String> {
        let uses = uses.iter().map(ToString::to_string).collect();
        forbidden(&[(package.to_owned(), uses)]).into_iter().map(|fault| fault.message).collect()
    }

    #[test]
    fn a_forbidden_arrow_is_found() {
        assert_eq!(messages("tengen-rules", &["tengen-sgf"]), ["tengen-rules must not depend on tengen-sgf"]);
        assert_eq!(
            messages("tengen-server", &["tengen-engine"]),
            ["tengen-server must not depend on tengen-engine"]
        );
    }

    #[test]
    fn a_crate_without_a_row_is_found() {
        assert_eq!(messages("tengen-new", &[]), ["tengen-new has no row in the arrow table of xtask"]);
    }

    #[test]
    fn allowed_arrows_pass() {
        assert!(messages("tengen-record", &["tengen-rules", "tengen-sgf"]).is_empty());
        assert!(messages("tengen", &["tengen-record"]).is_empty());
    }

    #[test]
    fn the_table_goes_from_low_to_high() {
        for (index, (name, allowed)) in ARROWS.iter().enumerate() {
            for used in allowed.iter().filter(|used| **used != "*") {
                assert!(ARROWS[..index].iter().any(|(lower, _)| lower == used), "{name} uses {used}");
            }
        }
    }
}
