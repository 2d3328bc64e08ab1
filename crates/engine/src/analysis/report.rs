//! What a search sees at one moment, and how GTP writes it.

use tengen_gtp::{Analysis, AnalyzeOptions, Dialect, Extra, MoveInfo, RootInfo, Vertex};
use tengen_rules::{Color, Move, Size};
use tengen_search::{Candidate, Evaluation, ScoreEstimate, Search, Uncertainty, Value};

use super::lens::Lens;

/// What a search sees. All numbers but ownership are from the side of the player to move.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// Who is to move.
    pub mover: Color,
    /// The board.
    pub size: Size,
    /// Visits of the root.
    pub visits: u32,
    /// Probability of winning.
    pub win_rate: f32,
    /// Points ahead.
    pub lead: f32,
    /// What the search maximises.
    pub utility: f32,
    /// The spread of the final score, in points.
    pub deviation: f32,
    /// The moves tried, best first, then those that were not, by their prior.
    pub moves: Vec<MoveReport>,
    /// Who will own each point, 1 is Black and −1 White, in the order of [`Size::index`]. Empty before the first visit.
    pub ownership: Vec<f32>,
    /// The standard deviation of that over the positions looked at. Empty where nobody noted it.
    pub ownership_deviation: Vec<f32>,
    /// What the judge says without a search, where somebody noted it.
    pub raw: Option<RawEstimate>,
}

/// The judge's view of a position by itself, from the side of the player to move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RawEstimate {
    /// How the game ends.
    pub value: Value,
    /// By how many points.
    pub score: ScoreEstimate,
    /// How far that may be wrong.
    pub uncertainty: Option<Uncertainty>,
}

impl RawEstimate {
    fn of(evaluation: &Evaluation) -> RawEstimate {
        let color = evaluation.mover;
        RawEstimate {
            value: evaluation.value_for(color),
            score: evaluation.score_for(color),
            uncertainty: evaluation.uncertainty,
        }
    }
}

/// What a search sees of one move, from the side of the player who makes it.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveReport {
    /// What the tree holds.
    pub candidate: Candidate,
    /// The spread of the final score, in points.
    pub deviation: f32,
    /// Ownership after it, as [`Report::ownership`]; empty where nobody noted it.
    pub ownership: Vec<f32>,
    /// As [`Report::ownership_deviation`].
    pub ownership_deviation: Vec<f32>,
}

impl MoveReport {
    /// Probability of winning.
    #[must_use]
    pub fn win_rate(&self) -> f32 {
        (1.0 + self.candidate.value) / 2.0
    }

    /// How far the chance to win may be from the truth for want of visits: 1.96 standard errors of a coin of that chance.
    /// An estimate; the tree keeps no variances.
    #[must_use]
    pub fn win_rate_error(&self) -> f32 {
        let chance = self.win_rate().clamp(0.01, 0.99);
        1.96 * (chance * (1.0 - chance) / (self.candidate.visits.max(1) as f32)).sqrt()
    }
}

impl Report {
    /// What `search` sees; ownership and spread of single moves come from the notes of `lens`.
    #[must_use]
    pub fn of(search: &Search, lens: Option<&Lens>) -> Report {
        let root = search.root();
        let notes = lens.map(Lens::notes);
        let mut moves: Vec<MoveReport> = Vec::new();
        for candidate in search.candidates() {
            let tally = notes.as_ref().and_then(|notes| notes.moves.get(&candidate.mv));
            moves.push(MoveReport {
                deviation: tally.map_or(0.0, super::lens::Tally::deviation),
                ownership: tally.map(super::lens::Tally::ownership).unwrap_or_default(),
                ownership_deviation: tally.map(super::lens::Tally::ownership_deviation).unwrap_or_default(),
                candidate,
            });
        }
        let evaluation = notes.as_ref().and_then(|notes| notes.root.as_ref());
        let tried = |mv: Move| moves.iter().any(|report| report.candidate.mv == mv);
        let mut others: Vec<Candidate> = evaluation.map_or_else(Vec::new, |evaluation| {
            evaluation
                .policy
                .moves()
                .filter(|(mv, _)| !tried(*mv))
                .map(|(mv, prior)| untried(mv, prior, root.value, root.score))
                .collect()
        });
        others.sort_by(|a, b| b.prior.total_cmp(&a.prior));
        moves.extend(others.into_iter().map(|candidate| MoveReport {
            candidate,
            deviation: 0.0,
            ownership: Vec::new(),
            ownership_deviation: Vec::new(),
        }));
        let all = notes.as_ref().map(|notes| notes.all.ownership_deviation());
        Report {
            mover: search.game().to_move(),
            size: search.game().size(),
            visits: root.visits,
            win_rate: (1.0 + root.value) / 2.0,
            lead: root.score,
            utility: root.value,
            deviation: evaluation.map_or(0.0, |evaluation| evaluation.score.deviation()),
            moves,
            ownership: search.ownership().unwrap_or_default(),
            ownership_deviation: all.unwrap_or_default(),
            raw: evaluation.map(RawEstimate::of),
        }
    }

    /// As lines of GTP have it, from the side of the player to move.
    #[must_use]
    pub fn analysis(&self, options: &AnalyzeOptions, dialect: Dialect) -> Analysis {
        let least = options.min_moves.unwrap_or(0) as usize;
        let most = options.max_moves.map_or(usize::MAX, |most| most as usize);
        let tried = self.moves.iter().filter(|report| report.candidate.visits > 0).count();
        let shown = tried.max(least).min(most).max(1);
        let mut analysis = Analysis::default();
        for (order, report) in (0..).zip(self.moves.iter().take(shown)) {
            analysis.moves.push(self.move_info(order, report, options));
        }
        if dialect == Dialect::Kata {
            if options.wants(Extra::RootInfo) {
                analysis.root = Some(self.root_info());
            }
            if options.wants(Extra::Ownership) {
                analysis.ownership = rows_from_top(self.size, &self.ownership, self.mover);
            }
            if options.wants(Extra::OwnershipStdev) {
                analysis.ownership_stdev = rows_from_top(self.size, &self.ownership_deviation, Color::Black);
            }
        }
        analysis
    }

    fn root_info(&self) -> RootInfo {
        RootInfo {
            visits: u64::from(self.visits),
            winrate: Some(f64::from(self.win_rate)),
            score_lead: Some(f64::from(self.lead)),
            score_stdev: Some(f64::from(self.deviation)),
            score_selfplay: Some(f64::from(self.lead)),
            utility: Some(f64::from(self.utility)),
            weight: Some(f64::from(self.visits)),
        }
    }

    fn move_info(&self, order: u32, report: &MoveReport, options: &AnalyzeOptions) -> MoveInfo {
        let candidate = &report.candidate;
        let error = f64::from(report.win_rate_error());
        let winrate = f64::from(report.win_rate());
        let mut info = MoveInfo {
            visits: u64::from(candidate.visits),
            edge_visits: Some(u64::from(candidate.visits)),
            winrate,
            prior: Some(f64::from(candidate.prior)),
            lcb: Some(winrate - error),
            score_lead: Some(f64::from(candidate.score)),
            score_stdev: Some(f64::from(report.deviation)),
            score_selfplay: Some(f64::from(candidate.score)),
            utility: Some(f64::from(candidate.utility)),
            utility_lcb: Some(f64::from(candidate.utility) - 2.0 * error),
            weight: Some(f64::from(candidate.visits)),
            order,
            pv: candidate.line.iter().map(|mv| Vertex::from(*mv)).collect(),
            ..MoveInfo::new(candidate.mv.into())
        };
        if options.wants(Extra::PvVisits) {
            info.pv_visits = candidate.line_visits.iter().map(|visits| u64::from(*visits)).collect();
        }
        if options.wants(Extra::PvEdgeVisits) {
            // Every position has one parent here.
            info.pv_edge_visits = candidate.line_visits.iter().map(|visits| u64::from(*visits)).collect();
        }
        if options.wants(Extra::NoResultValue) {
            info.no_result = Some(0.0);
        }
        if options.wants(Extra::MovesOwnership) {
            info.ownership = rows_from_top(self.size, &report.ownership, self.mover);
        }
        if options.wants(Extra::MovesOwnershipStdev) {
            info.ownership_stdev = rows_from_top(self.size, &report.ownership_deviation, Color::Black);
        }
        info
    }
}

/// A move that was not tried: it is taken to be as good as the position.
fn untried(mv: Move, prior: f32, value: f32, score: f32) -> Candidate {
    Candidate { mv, visits: 0, prior, value, score, utility: value, line: vec![mv], line_visits: vec![0] }
}

/// Numbers of points, where 1 is Black, row by row from the upper left and as `color` sees them.
#[must_use]
pub(crate) fn rows_from_top(size: Size, points: &[f32], color: Color) -> Vec<f32> {
    let sign = if color == Color::Black { 1.0 } else { -1.0 };
    let rows = (0..size.rows()).rev();
    let order = rows.flat_map(|row| (0..size.cols()).filter_map(move |col| size.point(col, row)));
    order.filter_map(|point| points.get(size.index(point))).map(|value| sign * value).collect()
}
