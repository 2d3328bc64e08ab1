//! What a player decides, and what it saw.

use tengen_rules::{Color, Game, Move};
use tengen_search::{Candidate, Evaluation, Search};

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// A stone or a pass.
    Play(Move),
    /// Gives up.
    Resign,
}

/// A decision with what led to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// What the player does.
    pub decision: Decision,
    /// What the search saw.
    pub outlook: Outlook,
}

/// What a search thinks of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Outlook {
    /// Who is to move; the numbers below are from this side.
    pub mover: Color,
    /// Probability of winning, 0 to 1.
    pub win_rate: f32,
    /// How many points the mover is ahead.
    pub lead: f32,
    /// Visits of the root.
    pub visits: u32,
    /// The moves tried, best first.
    pub candidates: Vec<Candidate>,
    /// Who will own each point, 1 is Black and −1 White, in the order of [`Size::index`](tengen_rules::Size::index):
    /// the mean over the positions looked at. `None` where the tree was reused and nothing new was looked at.
    pub ownership: Option<Vec<f32>>,
}

/// Moves that are told of a single evaluation.
const TOLD: usize = 10;

impl Outlook {
    /// What `search` thinks so far.
    #[must_use]
    pub fn of(search: &Search) -> Outlook {
        let root = search.root();
        Outlook {
            mover: search.game().to_move(),
            win_rate: (1.0 + root.value) / 2.0,
            lead: root.score,
            visits: root.visits,
            candidates: search.candidates(),
            ownership: search.ownership(),
        }
    }

    /// What one evaluation says.
    pub(crate) fn of_evaluation(evaluation: &Evaluation) -> Outlook {
        let (value, score) = (evaluation.value.balance(), evaluation.score.lead);
        let mut moves: Vec<(Move, f32)> = evaluation.policy.moves().collect();
        moves.sort_by(|a, b| b.1.total_cmp(&a.1));
        let candidate = |&(mv, prior): &(Move, f32)| Candidate {
            mv,
            visits: 0,
            prior,
            value,
            score,
            utility: value,
            line: vec![mv],
            line_visits: vec![0],
        };
        Outlook {
            mover: evaluation.mover,
            win_rate: (1.0 + value) / 2.0,
            lead: score,
            visits: 1,
            candidates: moves.iter().take(TOLD).map(candidate).collect(),
            ownership: Some(evaluation.ownership_for(Color::Black).collect()),
        }
    }

    /// What is known without looking.
    pub(crate) fn blank(game: &Game) -> Outlook {
        Outlook {
            mover: game.to_move(),
            win_rate: 0.5,
            lead: 0.0,
            visits: 0,
            candidates: Vec::new(),
            ownership: None,
        }
    }
}
