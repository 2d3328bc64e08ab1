//! Reading SGF from memory: ours against `sgf-parse`.
//!
//! `sgf-parse` gives every value its type while it reads; we do so when a value is asked for. So ours is measured
//! twice: reading alone, and reading with every known property of every node asked for once.

use anyhow::{Context as _, ensure};
use serde_json::json;
use sgf_parse::{GameTree as PeerTree, SgfNode, go};
use tengen_sgf::{GameTree, read};

use crate::measure::{Comparison, Contestant, Work, take_turns};

pub(crate) fn compare(files: &[Vec<u8>], rounds: usize) -> anyhow::Result<Comparison> {
    // Text for the peer, which reads UTF-8 only and refuses some files that we repair.
    let texts: Vec<&str> = files
        .iter()
        .filter_map(|file| std::str::from_utf8(file).ok())
        .filter(|text| sgf_parse::parse(text).is_ok())
        .collect();
    let nodes = check(&texts)?;
    let bytes: u64 = texts.iter().map(|text| text.len() as u64).sum();
    let mut contestants = [
        Contestant::new("tengen-sgf read", || {
            over(&texts, bytes, |text| Ok(read(text.as_bytes())?.collection.node_count()))
        }),
        Contestant::new("sgf-parse 4.2.8", || over(&texts, bytes, |text| Ok(sgf_parse::parse(text)?.len()))),
        Contestant::new("tengen-sgf read, every value typed", || over(&texts, bytes, read_and_type)),
    ];
    let figures = take_turns(&mut contestants, rounds)?;
    let megabytes = (1e3 / figures[0].median).round();
    let facts = json!({ "files": texts.len(), "of": files.len(), "bytes": bytes, "nodes": nodes, "megabytes_per_second": megabytes });
    Ok(Comparison { title: "read sgf".to_owned(), unit: "byte", figures, facts })
}

fn over(texts: &[&str], bytes: u64, work: impl Fn(&str) -> anyhow::Result<usize>) -> anyhow::Result<Work> {
    let mut done = 0;
    for text in texts {
        done += std::hint::black_box(work(text)?);
    }
    ensure!(done > 0, "nothing was read");
    Ok(Work { units: bytes })
}

fn read_and_type(text: &str) -> anyhow::Result<usize> {
    let parsed = read(text.as_bytes())?;
    let mut typed = 0;
    for game in parsed.collection.games() {
        let tree = GameTree::new(game);
        for node in game.walk() {
            let known = node.properties().filter_map(|property| property.id());
            typed += known.filter_map(|id| std::hint::black_box(tree.value(node, id))).count();
        }
    }
    Ok(typed)
}

/// Both must find the same nodes and, on the main line, the same moves. Returns the number of nodes.
fn check(texts: &[&str]) -> anyhow::Result<usize> {
    let mut all = 0;
    for text in texts {
        let parsed = read(text.as_bytes())?;
        let peers = sgf_parse::parse(text)?;
        let nodes: usize = peers.iter().map(count_nodes).sum::<anyhow::Result<usize>>()?;
        ensure!(
            parsed.collection.node_count() == nodes,
            "{} and {nodes} nodes",
            parsed.collection.node_count()
        );
        let ours = parsed.collection.first_game().context("a file without game")?;
        let tree = GameTree::new(ours);
        let moves = ours.main_line().filter(|&node| tree.move_of(node).is_some()).count();
        let peer_moves = root(&peers[0])?.main_variation().filter(|node| node.get_move().is_some()).count();
        ensure!(moves == peer_moves, "{moves} and {peer_moves} moves");
        all += nodes;
    }
    Ok(all)
}

fn root(tree: &PeerTree) -> anyhow::Result<&SgfNode<go::Prop>> {
    Ok(tree.as_go_node()?)
}

fn count_nodes(tree: &PeerTree) -> anyhow::Result<usize> {
    let (mut nodes, mut open) = (0, vec![root(tree)?]);
    while let Some(node) = open.pop() {
        nodes += 1;
        open.extend(node.children());
    }
    Ok(nodes)
}
