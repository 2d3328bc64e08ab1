//! What each task does, as a list of steps.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use anyhow::Context as _;

use crate::steps::{Ending, Steps};
use crate::tidy::{self, Repo};
use crate::web;

/// How long each fuzz target runs in `ci`: long enough to find what is near the surface, short enough for every
/// change. Longer runs are for people: `cargo +nightly fuzz run TARGET`.
const FUZZ_SECONDS: u32 = 20;

/// `cargo xtask run`: builds the pages and the program with full optimization, starts the server and opens its page.
pub(crate) fn run() -> anyhow::Result<ExitCode> {
    let mut steps = Steps::default();
    println!("This builds Tengen and opens it: a few minutes the first time, seconds later on.\n");
    web::build_steps(&mut steps);
    if steps.all_passed() {
        steps.command("the program (release)", &mut cargo(&["build", "--release", "--package", "tengen"]));
    }
    println!("{}", steps.summary("run"));
    if !steps.all_passed() {
        return Ok(ExitCode::FAILURE);
    }
    let program = release_program();
    let status = Command::new(&program).args(["serve", "--open"]).status();
    let status = status.with_context(|| format!("cannot start {}", program.display()))?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// `cargo xtask test`: builds and runs every test of the workspace and of the web app.
pub(crate) fn test() -> anyhow::Result<ExitCode> {
    let mut steps = Steps::default();
    say_what_data_is_there();
    test_steps(&mut steps, &[]);
    Ok(finish(&steps, "test"))
}

/// `cargo xtask ci`: the tests in full length and everything else that must hold before a change lands.
pub(crate) fn ci() -> anyhow::Result<ExitCode> {
    let mut steps = Steps::default();
    let mut vars = vec![("TENGEN_CI", "1"), (web::REQUIRED, "1")];
    if say_what_data_is_there() {
        vars.push(("TENGEN_REQUIRE_SHARED", "1"));
    }
    steps.command("format", &mut cargo(&["fmt", "--all", "--check"]));
    steps.check("tidy", tidy_step);
    let lints = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
    steps.command("lints", &mut cargo(&lints));
    test_steps(&mut steps, &vars);
    let docs = ["doc", "--workspace", "--no-deps"];
    steps.command("documentation", cargo(&docs).env("RUSTDOCFLAGS", "-D warnings"));
    fuzz_steps(&mut steps);
    Ok(finish(&steps, "ci"))
}

/// `cargo xtask tidy`: the checks of the house.
pub(crate) fn tidy() -> anyhow::Result<ExitCode> {
    let mut steps = Steps::default();
    steps.check("tidy", tidy_step);
    Ok(finish(&steps, "tidy"))
}

/// `cargo xtask bench-peers`: our speed beside that of published crates. The comparison has its own workspace, so
/// that nobody who builds Tengen builds them.
pub(crate) fn bench_peers(json: bool) -> anyhow::Result<ExitCode> {
    let manifest = root().join("benches/peers/Cargo.toml");
    let mut command = cargo(&["run", "--quiet", "--release"]);
    command.arg("--manifest-path").arg(manifest).arg("--");
    if json {
        command.arg("--json");
    }
    let status = command.status().context("cannot start cargo")?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// `cargo xtask bench-server`: the load test of the server at its goal, on the disk of the build folder.
pub(crate) fn bench_server(json: bool, program: Option<PathBuf>) -> anyhow::Result<ExitCode> {
    let program = match program {
        Some(program) => {
            program.canonicalize().with_context(|| format!("no program {}", program.display()))?
        }
        None => match build_release() {
            Some(program) => program,
            None => return Ok(ExitCode::FAILURE),
        },
    };
    let mut command = cargo(&["test", "--quiet", "--package", "tengen", "--test", "it", "--"]);
    command.args(["load::a_load_is_carried", "--exact", "--nocapture"]).env("TENGEN_BENCH_PROGRAM", program);
    let output = command.stderr(Stdio::inherit()).output().context("cannot start cargo")?;
    let said = String::from_utf8_lossy(&output.stdout);
    let report = said.lines().find_map(|line| line.split_once("BENCH ").map(|(_, report)| report));
    match report {
        Some(report) if json => println!("{report}"),
        _ => println!("{said}"),
    }
    Ok(if output.status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The program with full optimization; none if it does not build, for the reason that cargo has given.
fn build_release() -> Option<PathBuf> {
    let status = cargo(&["build", "--quiet", "--release", "--package", "tengen"]).status();
    status.is_ok_and(|status| status.success()).then(release_program)
}

/// Where the optimized program lies once it is built.
fn release_program() -> PathBuf {
    web::target().join("release").join(format!("tengen{}", env::consts::EXE_SUFFIX))
}

fn test_steps(steps: &mut Steps, vars: &[(&str, &str)]) {
    steps.check("GNU Go", gnugo_step);
    let build = ["test", "--workspace", "--all-targets", "--no-run"];
    steps.command("build the tests", &mut cargo(&build));
    steps.command("tests", cargo(&["test", "--workspace"]).envs(vars.iter().copied()));
    web::test_steps(steps, vars);
}

/// GNU Go, which tests play against: installed from Debian's packages where it is missing and that is allowed.
fn gnugo_step() -> Ending {
    if ["/usr/games/gnugo", "/usr/bin/gnugo", "/usr/local/bin/gnugo"]
        .iter()
        .any(|path| Path::new(path).exists())
    {
        return Ending::Passed;
    }
    let mut install = Command::new("apt-get");
    install.args(["install", "--yes", "--no-install-recommends", "gnugo"]);
    match install.env("DEBIAN_FRONTEND", "noninteractive").status() {
        Ok(status) if status.success() => Ending::Passed,
        _ => Ending::Skipped("it is not installed and may not be; its tests skip".to_owned()),
    }
}

fn tidy_step() -> Ending {
    let faults = Repo::load(root()).and_then(|repo| tidy::check(&repo));
    match faults {
        Ok(faults) if faults.is_empty() => Ending::Passed,
        Ok(faults) => {
            for fault in faults {
                println!("{fault}");
            }
            Ending::Failed
        }
        Err(error) => {
            println!("{error:#}");
            Ending::Failed
        }
    }
}

/// One step for each fuzz target, or one that says why there is none.
fn fuzz_steps(steps: &mut Steps) {
    let targets = match fuzz_targets() {
        Ok(targets) => targets,
        Err(reason) => return steps.check("fuzz", || Ending::Skipped(reason)),
    };
    for target in targets {
        let mut command = Command::new("cargo");
        command.current_dir(root()).args(["+nightly", "fuzz", "run", &target, "--"]);
        command.arg(format!("-max_total_time={FUZZ_SECONDS}")).arg("-verbosity=0");
        steps.command(&format!("fuzz {target}"), &mut command);
    }
}

/// The names of the fuzz targets, or the reason why they cannot run here.
fn fuzz_targets() -> Result<Vec<String>, String> {
    let manifest = root().join("fuzz/Cargo.toml");
    if !manifest.exists() {
        return Err("there is no fuzz target yet".to_owned());
    }
    // Asked through rustup's list: to ask cargo itself could start the download of a toolchain.
    if !output_of("rustup", &["toolchain", "list"]).contains("nightly") {
        return Err("no nightly toolchain here".to_owned());
    }
    if !output_of("cargo", &["--list"]).lines().any(|line| line.trim() == "fuzz") {
        return Err("cargo-fuzz is not installed here (cargo install cargo-fuzz)".to_owned());
    }
    let text = std::fs::read_to_string(&manifest).map_err(|error| error.to_string())?;
    bin_names(&text)
}

/// The names of the programs of a Cargo manifest.
fn bin_names(manifest: &str) -> Result<Vec<String>, String> {
    #[derive(serde::Deserialize)]
    struct Manifest {
        bin: Vec<Bin>,
    }
    #[derive(serde::Deserialize)]
    struct Bin {
        name: String,
    }
    let manifest: Manifest = toml::from_str(manifest).map_err(|error| error.to_string())?;
    Ok(manifest.bin.into_iter().map(|bin| bin.name).collect())
}

/// What a program prints; nothing if it cannot start.
fn output_of(program: &str, args: &[&str]) -> String {
    let output = Command::new(program).args(args).output();
    output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default()
}

/// Says whether the test data that is not part of the repository lies beside it.
fn say_what_data_is_there() -> bool {
    let there = root().join("../shared").is_dir();
    if there {
        println!("../shared is there: tests that need it must run\n");
    } else {
        println!("no ../shared beside this folder: tests that need it will say so and be skipped\n");
    }
    there
}

fn finish(steps: &Steps, task: &str) -> ExitCode {
    println!("{}", steps.summary(task));
    if steps.all_passed() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

pub(crate) fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root()).args(args);
    command
}

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is a folder of the workspace").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fuzz_targets_are_read_from_their_manifest() {
        let manifest = "[package]\nname = 'fuzz'\n[[bin]]\nname = 'a'\npath = 'a.rs'\n[[bin]]\nname = 'b'\n";
        assert_eq!(bin_names(manifest), Ok(vec!["a".to_owned(), "b".to_owned()]));
    }

    #[test]
    fn this_repository_is_tidy() {
        let repo = Repo::load(root()).unwrap();
        let faults: Vec<String> = tidy::check(&repo).unwrap().iter().map(ToString::to_string).collect();
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}
