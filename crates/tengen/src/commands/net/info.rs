//! `tengen net info`: structure, parameters, cost and origin of a network.

use std::io::Write;

use serde_json::json;
use tengen_net::model::Summary;
use tengen_rules::Size;

use crate::exit::Exit;
use crate::nets::Net;
use crate::texts::{number, t};

/// The boards whose cost is shown.
const SIZES: [Size; 3] = [Size::NINE, Size::THIRTEEN, Size::NINETEEN];

/// Networks whose origin is known, by sha256.
const KNOWN: [(&str, Origin); 2] = [
    ("7a7bd42d8cad5411fe172d43f87f256488e7630a9fecc0bbf56fb72875a8f0e3", Origin::Ours),
    ("0ba27eced5180b3e3d0b898b280c541112989765e789d1eb6cd0d31b2b2c1229", Origin::Strong),
];

/// Where a network comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Origin {
    /// Trained for this program.
    Ours,
    /// KataGo's `b10c384h6nbttflrs`, as `cargo xtask net` installs it.
    Strong,
}

#[derive(clap::Args)]
pub(crate) struct Args {
    file: Option<String>,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<Exit> {
    let net = Net::find(args.file.as_deref())?;
    if args.json {
        writeln!(out, "{}", to_json(&net))?;
    } else {
        writeln!(out, "{}", to_text(&net))?;
    }
    Ok(Exit::Fine)
}

pub(super) fn to_json(net: &Net) -> serde_json::Value {
    let blocks = net.model.summary();
    let gflop: serde_json::Map<_, _> =
        SIZES.map(|size| (size.to_string(), gflop(net, size).into())).into_iter().collect();
    json!({
        "name": net.model.name,
        "version": net.model.version,
        "parameters": net.model.cost(Size::NINETEEN).parameters,
        "channels": net.model.channels,
        "blocks": {
            "ordinary": blocks.ordinary,
            "global_pool": blocks.global_pool,
            "nested": blocks.nested,
            "attention": blocks.attention,
            "feed_forward": blocks.feed_forward,
        },
        "policy_outputs": net.model.policy.outputs,
        "gflop_per_evaluation": gflop,
        "sha256": net.sha256(),
        "file": net.path.as_ref().map(|path| path.display().to_string()),
        "origin": origin(net),
    })
}

fn to_text(net: &Net) -> String {
    let costs = SIZES
        .map(|size| t!("net-info-cost", size = size.to_string(), gflop = number(rounded(gflop(net, size)))));
    t!(
        "net-info",
        name = net.model.name.clone(),
        version = net.model.version,
        parameters = net.model.cost(Size::NINETEEN).parameters,
        channels = net.model.channels,
        blocks = blocks(net.model.summary()),
        cost = costs.join(", "),
        sha256 = net.sha256(),
        origin = origin(net),
    )
}

fn gflop(net: &Net, size: Size) -> f64 {
    net.model.cost(size).flops() as f64 / 1e9
}

fn rounded(number: f64) -> String {
    format!("{number:.3}")
}

/// The kinds of blocks that the network has, with their numbers.
fn blocks(summary: Summary) -> String {
    let parts = [
        (summary.ordinary, t!("net-blocks-ordinary", count = summary.ordinary)),
        (summary.global_pool, t!("net-blocks-pool", count = summary.global_pool)),
        (summary.nested, t!("net-blocks-nested", count = summary.nested)),
        (summary.attention, t!("net-blocks-attention", count = summary.attention)),
        (summary.feed_forward, t!("net-blocks-feed-forward", count = summary.feed_forward)),
    ];
    let present = parts.into_iter().filter(|(count, _)| *count > 0);
    present.map(|(_, text)| text).collect::<Vec<_>>().join(", ")
}

fn origin(net: &Net) -> String {
    let sha256 = net.sha256();
    match KNOWN.iter().find(|(known, _)| *known == sha256) {
        Some((_, Origin::Ours)) => t!("net-origin-ours"),
        Some((_, Origin::Strong)) => t!("net-origin-strong"),
        None => t!("net-origin-unknown"),
    }
}
