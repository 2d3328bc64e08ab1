//! What is kept of a finished game, and what many of them add up to.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use tengen_rules::{ByColor, Color, Outcome};

use crate::side::{BySide, Side};
use crate::stats::Tally;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Ending {
    /// Both passed, and the rules alone counted the board.
    Counted,
    /// Both passed and agreed which stones were dead.
    Agreed,
    /// Both passed, disagreed, and played on until the board told.
    PlayedOn,
    /// One side resigned.
    Resignation,
    /// One side ran out of time.
    Time,
    /// One side lost by a fault: an illegal move, a crash, an answer without sense.
    Fault,
    /// The game was too long and was counted as it stood.
    Limit,
    /// The rules give no result, as after a long cycle.
    NoResult,
}

/// What a side did wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum FaultKind {
    /// A move that the rules forbid.
    Illegal,
    /// A move too late.
    Time,
    /// The engine ended, or hung.
    Crash,
    /// The engine refused a command that it has to obey, such as to play a legal move.
    Refusal,
    /// An answer without sense.
    Nonsense,
}

/// A fault that cost a side the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fault {
    /// Whose.
    pub side: Side,
    /// Of what kind.
    pub kind: FaultKind,
    /// In words, with what the engine wrote last.
    pub text: String,
}

/// What a side used, in one game or in many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Usage {
    /// Moves it was asked for.
    pub moves: u32,
    /// Milliseconds from asking to answering, all moves together.
    pub wall_ms: u64,
    /// The longest of them.
    pub longest_ms: u64,
    /// Moves of games of which the processor time is known.
    pub cpu_moves: u32,
    /// Milliseconds of processor time in those games, children included.
    pub cpu_ms: u64,
}

impl Usage {
    /// Seconds for a move; `None` without moves.
    #[must_use]
    pub fn wall_per_move(&self) -> Option<f64> {
        per_move(self.wall_ms, self.moves)
    }

    /// Seconds of processor time for a move; `None` where it is not known.
    #[must_use]
    pub fn cpu_per_move(&self) -> Option<f64> {
        per_move(self.cpu_ms, self.cpu_moves)
    }

    fn add(&mut self, other: &Usage) {
        self.moves += other.moves;
        self.wall_ms += other.wall_ms;
        self.longest_ms = self.longest_ms.max(other.longest_ms);
        self.cpu_moves += other.cpu_moves;
        self.cpu_ms += other.cpu_ms;
    }
}

fn per_move(milliseconds: u64, moves: u32) -> Option<f64> {
    (moves > 0).then(|| milliseconds as f64 / 1000.0 / f64::from(moves))
}

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameReport {
    /// Its number, from 1.
    pub game: u32,
    /// Who had Black.
    pub black: Side,
    /// The result, written as in SGF.
    #[serde(with = "outcome_text")]
    pub result: Outcome,
    /// How it ended.
    pub ending: Ending,
    /// Turns, those of the opening included.
    pub turns: u32,
    /// The last position as a number: games with the same one and as many turns are taken to be the same game. 0 is not known.
    #[serde(default)]
    pub position: u64,
    /// The opening, if any.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub opening: String,
    /// What the engines call themselves.
    pub names: BySide<String>,
    /// What the sides used.
    pub usage: BySide<Usage>,
    /// What one of them did wrong.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<Fault>,
}

impl GameReport {
    /// The color of a side.
    #[must_use]
    pub fn color(&self, side: Side) -> Color {
        if side == self.black { Color::Black } else { Color::White }
    }

    /// The side that won, if any.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        let winner = self.result.winner()?;
        Some(if winner == Color::Black { self.black } else { !self.black })
    }
}

mod outcome_text {
    use serde::{Deserialize as _, Deserializer, Serializer, de::Error as _};
    use tengen_rules::Outcome;

    pub(super) fn serialize<S: Serializer>(outcome: &Outcome, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(outcome)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Outcome, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// What the games of a match add up to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The results, as the first side sees them.
    pub tally: Tally,
    /// Games without a result.
    pub void: u32,
    /// Games won by each side with each color.
    pub wins: BySide<ByColor<u32>>,
    /// Games of each side with each color.
    pub games: BySide<ByColor<u32>>,
    /// Games lost by a fault or on time.
    pub faults: BySide<u32>,
    /// What the sides used.
    pub usage: BySide<Usage>,
    /// Turns of all games.
    pub turns: u64,
    /// How many games ended in which way, in the order in which the ways first occurred.
    pub endings: Vec<(Ending, u32)>,
    /// Games that were the same as an earlier one, which prove nothing: the intervals are too narrow for them.
    pub repeats: u32,
    /// What the engines call themselves, once one has said it.
    pub names: BySide<String>,
    seen: BTreeSet<(u64, u32, Side)>,
}

impl Standing {
    /// The standing after these games.
    #[must_use]
    pub fn of<'a>(reports: impl IntoIterator<Item = &'a GameReport>) -> Standing {
        let mut standing = Standing::default();
        reports.into_iter().for_each(|report| standing.add(report));
        standing
    }

    /// Adds a game.
    pub fn add(&mut self, report: &GameReport) {
        match (report.winner(), report.result) {
            (Some(Side::First), _) => self.tally.wins += 1,
            (Some(Side::Second), _) => self.tally.losses += 1,
            (None, Outcome::Draw) => self.tally.draws += 1,
            (None, _) => self.void += 1,
        }
        if let Some(winner) = report.winner() {
            self.wins[winner][report.color(winner)] += 1;
        }
        for side in Side::ALL {
            self.games[side][report.color(side)] += 1;
            self.usage[side].add(&report.usage[side]);
        }
        if let Some(fault) = &report.fault {
            self.faults[fault.side] += 1;
        }
        self.turns += u64::from(report.turns);
        let is_new = self.seen.insert((report.position, report.turns, report.black));
        self.repeats += u32::from(!is_new && report.position != 0);
        self.names.clone_from(&report.names);
        self.count_ending(report.ending);
    }

    fn count_ending(&mut self, ending: Ending) {
        match self.endings.iter_mut().find(|(known, _)| *known == ending) {
            Some((_, count)) => *count += 1,
            None => self.endings.push((ending, 1)),
        }
    }

    /// Games played.
    #[must_use]
    pub const fn played(&self) -> u32 {
        self.tally.games() + self.void
    }

    /// Turns for a game; 0 without games.
    #[must_use]
    pub fn average_turns(&self) -> f64 {
        self.turns as f64 / f64::from(self.played().max(1))
    }
}

#[cfg(test)]
pub(crate) fn sample(game: u32, black: Side, result: &str) -> GameReport {
    GameReport {
        game,
        black,
        result: result.parse().unwrap(),
        ending: Ending::Counted,
        turns: 50,
        position: 0,
        opening: String::new(),
        names: BySide { first: "A".to_owned(), second: "B".to_owned() },
        usage: BySide::default(),
        fault: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_count_for_the_side_and_not_for_the_color() {
        let games =
            [("B+R", Side::First), ("B+2", Side::Second), ("W+0.5", Side::Second), ("0", Side::First)];
        let reports = games.iter().zip(1..).map(|((result, black), game)| sample(game, *black, result));
        let mut standing = Standing::of(&reports.collect::<Vec<_>>());
        assert_eq!(standing.tally, Tally { wins: 2, draws: 1, losses: 1 });
        assert_eq!(standing.wins.first, ByColor { black: 1, white: 1 });
        assert_eq!(standing.games.second, ByColor { black: 2, white: 2 });
        standing.add(&sample(5, Side::First, "Void"));
        assert_eq!((standing.played(), standing.void), (5, 1));
        assert!((standing.average_turns() - 50.0).abs() < 1e-9);
        assert_eq!(standing.endings, [(Ending::Counted, 5)]);
    }

    #[test]
    fn the_same_game_again_is_noticed() {
        let ending = |game, black, position| GameReport { position, ..sample(game, black, "B+R") };
        let games =
            [(Side::First, 7), (Side::Second, 7), (Side::First, 7), (Side::First, 8), (Side::First, 0)];
        let games = games.iter().chain([&(Side::First, 0)]).zip(1..);
        let reports: Vec<_> =
            games.map(|((black, position), game)| ending(game, *black, *position)).collect();
        assert_eq!(Standing::of(&reports).repeats, 1);
    }

    #[test]
    fn reports_read_back() {
        let fault = Fault { side: Side::Second, kind: FaultKind::Illegal, text: "ko".to_owned() };
        let report = GameReport { fault: Some(fault), ..sample(3, Side::First, "B+F") };
        let text = serde_json::to_string(&report).unwrap();
        assert_eq!(serde_json::from_str::<GameReport>(&text).unwrap(), report);
        assert!(serde_json::from_str::<GameReport>(&text.replace("B+F", "X")).is_err());
    }
}
