//! `tengen net list`: the built-in network and the installed ones.

use std::io::Write;

use tengen_rules::Size;

use super::info;
use crate::exit::Exit;
use crate::nets::{self, BUILT_IN_NAME, Net};
use crate::texts::{number, t};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<Exit> {
    let installed = nets::all_installed()?;
    let names = installed.iter().map(|path| Some(path.display().to_string()));
    let mut exit = Exit::Fine;
    for name in std::iter::once(None).chain(names) {
        match Net::find(name.as_deref()) {
            Ok(net) if args.json => writeln!(out, "{}", info::to_json(&net))?,
            Ok(net) => writeln!(out, "{}", row(&net))?,
            // A damaged file is shown among the others, so that it can be found and replaced.
            Err(error) if !args.json => {
                writeln!(out, "{error:#}")?;
                exit = Exit::Faults;
            }
            Err(error) => return Err(error),
        }
    }
    if !args.json {
        writeln!(out, "{}", t!("net-list-folder", folder = nets::folder()?.display().to_string()))?;
    }
    Ok(exit)
}

fn row(net: &Net) -> String {
    let file = net.path.as_ref().and_then(|path| path.file_name());
    let cost = net.model.cost(Size::NINETEEN);
    t!(
        "net-list-row",
        file = file.map_or_else(|| BUILT_IN_NAME.to_owned(), |name| name.to_string_lossy().into_owned()),
        name = net.model.name.clone(),
        parameters = cost.parameters,
        gflop = number(format!("{:.2}", cost.flops() as f64 / 1e9)),
    )
}
