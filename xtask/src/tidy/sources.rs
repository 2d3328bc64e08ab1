//! What must not be in any file: skipped tests, package registries by name, a pinned toolchain.

use super::{Fault, Repo, line_of};

/// Hosts of package registries. Packages are named, never where they come from; only lock files know that. (Each name
/// is put together here so that this file passes its own check.)
const REGISTRIES: [&str; 6] = [
    concat!("crates", ".io"),
    concat!("npmjs", ".org"),
    concat!("npmjs", ".com"),
    concat!("pypi", ".org"),
    concat!("pythonhosted", ".org"),
    concat!("deb.debian", ".org"),
];

/// A test is never set aside: it asserts today's wrong answer with a FIXME, so that a change is noticed.
const IGNORED: &str = concat!("#[", "ignore");

/// Files that pin a toolchain make rustup download it.
const TOOLCHAINS: [&str; 2] = ["rust-toolchain", "rust-toolchain.toml"];

pub(super) fn check(repo: &Repo) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (path, text) in repo.texts(&[""]) {
        let name = path.rsplit('/').next().unwrap_or(path);
        if TOOLCHAINS.contains(&name) {
            faults.push(Fault::new(path, "no toolchain is pinned: rustup would download it"));
        }
        if !name.ends_with(".lock") {
            faults.extend(
                REGISTRIES.iter().flat_map(|host| find(path, text, host, "names a package registry")),
            );
        }
        if name.ends_with(".rs") {
            faults.extend(find(
                path,
                text,
                IGNORED,
                "no test is set aside; assert today's answer with a FIXME",
            ));
        }
    }
    faults
}

fn find<'a>(
    path: &'a str,
    text: &'a str,
    what: &'a str,
    message: &'a str,
) -> impl Iterator<Item = Fault> + 'a {
    text.match_indices(what).map(move |(at, _)| Fault::at(path, line_of(text, at), message))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn messages(path: &str, text: &str) -> Vec<String> {
        check(&Repo::of(&[(path, text)])).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_registry_is_found_except_in_a_lock_file() {
        let text = format!("a\nhttps://static.{}/x", REGISTRIES[0]);
        assert_eq!(messages("a.md", &text), ["a.md:2: names a package registry"]);
        assert!(messages("Cargo.lock", &text).is_empty());
    }

    #[test]
    fn a_test_set_aside_is_found() {
        let text = format!("{IGNORED} = \"slow\"]");
        assert_eq!(
            messages("a.rs", &text),
            ["a.rs:1: no test is set aside; assert today's answer with a FIXME"]
        );
    }

    #[test]
    fn a_pinned_toolchain_is_found() {
        assert_eq!(messages("rust-toolchain", "nightly").len(), 1);
        assert_eq!(messages("x/rust-toolchain.toml", "").len(), 1);
    }
}
