//! What is seen of a match while it runs: a line on standard error for each finished game, and where that is a terminal, one
//! that tells of the games under way.

use std::collections::BTreeMap;
use std::io::{self, IsTerminal as _, Write as _};

use tengen_arena::{Event, GameReport, Plan, Side, Standing};

use super::table::percent;
use crate::texts::t;

/// Back to the start of the line, and clears it.
const CLEAR_LINE: &str = "\r\x1b[K";

pub(super) struct Progress {
    games: u32,
    /// Turns of the games under way.
    running: BTreeMap<u32, u32>,
    is_terminal: bool,
}

impl Progress {
    /// Says what is resumed, if anything.
    pub(super) fn new(plan: &Plan, finished: usize) -> Progress {
        if finished > 0 {
            say(&t!("match-resumed", games = finished));
        }
        let is_terminal = io::stderr().is_terminal();
        Progress { games: plan.games, running: BTreeMap::new(), is_terminal }
    }

    pub(super) fn show(&mut self, event: &Event<'_>) {
        match event {
            Event::Turn { game, turns } => {
                self.running.insert(*game, *turns);
                self.show_running();
            }
            Event::Finished { report, standing } => {
                self.running.remove(&report.game);
                self.clear();
                say(&self.finished(report, standing));
                if let Some(fault) = &report.fault {
                    let name = report.names[fault.side].clone();
                    say(&t!("match-fault", name = name, text = fault.text.clone()));
                }
                self.show_running();
            }
        }
    }

    fn finished(&self, report: &GameReport, standing: &Standing) -> String {
        t!(
            "match-game",
            game = report.game,
            games = self.games,
            black = report.names[report.black].clone(),
            white = report.names[!report.black].clone(),
            result = report.result.to_string(),
            turns = report.turns,
            name = report.names[Side::First].clone(),
            points = standing.tally.points(),
            played = standing.played(),
            rate = standing.tally.rate().map_or_else(String::new, |rate| percent(&rate)),
        )
    }

    fn show_running(&self) {
        if self.is_terminal && !self.running.is_empty() {
            let games =
                self.running.iter().map(|(game, turns)| t!("match-running", game = game, turns = turns));
            let line = games.collect::<Vec<_>>().join("   ");
            // Nobody is left to tell of a closed terminal.
            let _ = write!(io::stderr(), "{CLEAR_LINE}{line}");
        }
    }

    /// Removes the line of the games under way.
    pub(super) fn clear(&self) {
        if self.is_terminal {
            let _ = write!(io::stderr(), "{CLEAR_LINE}");
        }
    }
}

fn say(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}
