//! `cargo xtask net`: fetches the strong network and installs it.
//!
//! The network is KataGo's `b10c384h6nbttflrs`. It is too large for the repository; the Python package katrain carries
//! it, so pip downloads that package (without what it depends on), and one file is taken out of it.

use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::{Context as _, bail, ensure};
use sha2::{Digest as _, Sha256};

use crate::steps::{Ending, Steps};
use crate::tasks::{cargo, root};

const PACKAGE: &str = "katrain==1.20.0";
const FILE: &str = "katrain/models/b10c384h6nbttflrs.bin.gz";
const SHA256: &str = "0ba27eced5180b3e3d0b898b280c541112989765e789d1eb6cd0d31b2b2c1229";

pub(crate) fn install() -> anyhow::Result<ExitCode> {
    let folder = root().join("target/net");
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let mut steps = Steps::default();
    steps.command(
        "download the package (about 50 MB)",
        &mut python(
            &folder,
            &["-m", "pip", "download", "--no-deps", "--only-binary", ":all:", "--dest", ".", PACKAGE],
        ),
    );
    if steps.all_passed() {
        steps.check("take out the network and check it", || match take_out(&folder) {
            Ok(()) => Ending::Passed,
            Err(error) => {
                println!("{error:#}");
                Ending::Failed
            }
        });
    }
    if steps.all_passed() {
        let mut command = cargo(&["run", "--quiet", "--release", "--package", "tengen", "--"]);
        command.args(["net", "install", "--replace"]).arg(folder.join(FILE));
        steps.command("install it", &mut command);
    }
    println!("{}", steps.summary("net"));
    Ok(if steps.all_passed() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Unpacks the wheel, which is a zip archive, with the Python that pip runs in.
fn take_out(folder: &Path) -> anyhow::Result<()> {
    let wheel = fs::read_dir(folder)?.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let wheel = wheel.filter(|name| name.starts_with("katrain-1.20.0") && name.ends_with(".whl")).last();
    let wheel = wheel.context("pip left no wheel")?;
    let status =
        python(folder, &["-m", "zipfile", "-e", &wheel, "."]).status().context("cannot start python3")?;
    ensure!(status.success(), "the wheel cannot be unpacked");
    let bytes = fs::read(folder.join(FILE)).with_context(|| format!("the wheel has no {FILE}"))?;
    let found: String = Sha256::digest(&bytes).iter().map(|byte| format!("{byte:02x}")).collect();
    if found != SHA256 {
        bail!("the network is not the one expected: sha256 {found} instead of {SHA256}");
    }
    Ok(())
}

fn python(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new("python3");
    command.current_dir(folder).args(args);
    command
}
