//! The web app: what its steps need, when they are skipped, and when they must not be.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::steps::{Ending, Steps};
use crate::tasks::root;

/// The oldest Node that Vite runs on.
const NODE: (u32, u32) = (20, 19);

/// Set to 1, a missing browser or Node is a failure instead of a skipped step.
pub(crate) const REQUIRED: &str = "TENGEN_REQUIRE_BROWSER";

/// Where Debian puts Chromium, and two other usual places.
const CHROMIUM: [&str; 3] = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/// Installs what the web app is built with, where the lock file has changed, and builds it.
pub(crate) fn build_steps(steps: &mut Steps) {
    steps.check("web: Node and npm", node_step);
    if steps.all_passed() {
        steps.check("web: packages (npm ci)", install);
        npm_step(steps, "web: build", "build");
    }
}

fn node_step() -> Ending {
    match node() {
        Ok(()) => Ending::Passed,
        Err(reason) => {
            println!("{reason}");
            Ending::Failed
        }
    }
}

/// Everything that holds for the web app, browser tests last. `vars` go to the browser tests.
pub(crate) fn test_steps(steps: &mut Steps, vars: &[(&str, &str)]) {
    let is_required = vars.iter().any(|(name, value)| *name == REQUIRED && *value == "1")
        || env::var(REQUIRED).is_ok_and(|value| value == "1");
    match node() {
        Err(_) if is_required => return steps.check("web: Node and npm", node_step),
        Err(reason) => return steps.check("web", || Ending::Skipped(reason)),
        Ok(()) => {}
    }
    steps.check("web: packages (npm ci)", install);
    npm_step(steps, "web: lints and types", "lint");
    npm_step(steps, "web: unit tests", "test");
    npm_step(steps, "web: build", "build");
    browser_steps(steps, vars, is_required);
}

/// The tests in Chromium, against the program that the tests before were built with.
fn browser_steps(steps: &mut Steps, vars: &[(&str, &str)], is_required: bool) {
    let found = chromium();
    if found.is_none() && !is_required {
        let reason = format!("Chromium is not installed and may not be ({REQUIRED}=1 makes this a failure)");
        return steps.check("web: browser tests", || Ending::Skipped(reason));
    }
    steps.check("web: browser tests", || {
        let Some(chromium) = found else {
            println!("Chromium is not installed, and could not be");
            return Ending::Failed;
        };
        let mut command = npm(&["run", "--silent", "e2e"]);
        command.env("TENGEN_BIN", target().join("debug/tengen")).env("TENGEN_CHROMIUM", chromium);
        ending(command.envs(vars.iter().copied()))
    });
}

fn npm_step(steps: &mut Steps, name: &str, script: &str) {
    steps.command(name, &mut npm(&["run", "--silent", script]));
}

fn npm(args: &[&str]) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.current_dir(root().join("web")).args(args);
    command
}

fn ending(command: &mut Command) -> Ending {
    match command.status() {
        Ok(status) if status.success() => Ending::Passed,
        Ok(_) => Ending::Failed,
        Err(error) => {
            println!("cannot start {}: {error}", command.get_program().display());
            Ending::Failed
        }
    }
}

/// `npm ci`, unless what is installed is what the lock file says: a copy of the lock file lies beside it.
fn install() -> Ending {
    let web = root().join("web");
    let lock = fs::read(web.join("package-lock.json")).unwrap_or_default();
    let copy = web.join("node_modules/.tengen-lock.json");
    if !lock.is_empty() && fs::read(&copy).is_ok_and(|installed| installed == lock) {
        return Ending::Passed;
    }
    let ending = ending(&mut npm(&["ci", "--no-audit", "--no-fund"]));
    if ending == Ending::Passed {
        // Without the copy the packages are installed again next time, which does no harm.
        let _ = fs::write(&copy, lock);
    }
    ending
}

/// Whether there is a Node that is new enough; what is wrong, in words, if not.
fn node() -> Result<(), String> {
    let (major, minor) = NODE;
    let wanted = format!("Node {major}.{minor} or later, with npm, is needed for the web app");
    let output = Command::new("node").arg("--version").output();
    let output = output.map_err(|_| format!("{wanted}; there is none here"))?;
    let version = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    if !is_new_enough(&version) {
        return Err(format!("{wanted}; here is {version}"));
    }
    let npm = npm(&["--version"]).output();
    npm.map(drop).map_err(|_| format!("{wanted}; npm is missing"))
}

fn is_new_enough(version: &str) -> bool {
    let mut numbers = version.trim_start_matches('v').split('.').map_while(|part| part.parse().ok());
    let found: (u32, u32) = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
    found >= NODE
}

/// Chromium: installed from Debian's packages where it is missing and that is allowed, with fonts for our languages.
fn chromium() -> Option<PathBuf> {
    let find = || CHROMIUM.iter().map(PathBuf::from).find(|path| path.exists());
    find().or_else(|| {
        let mut install = Command::new("apt-get");
        install.args(["install", "--yes", "--no-install-recommends", "chromium", "fonts-noto-core"]);
        let status = install.env("DEBIAN_FRONTEND", "noninteractive").status();
        status.is_ok_and(|status| status.success()).then(find).flatten()
    })
}

/// Where cargo builds.
pub(crate) fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| root().join("target"), |folder| root().join(Path::new(&folder)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_of_node_compare_as_numbers() {
        assert!(is_new_enough("v20.19.0") && is_new_enough("v22.1.0") && is_new_enough("v100.0.0"));
        assert!(!is_new_enough("v20.9.1") && !is_new_enough("v18.20.0") && !is_new_enough(""));
    }
}
