//! Lines of `lz-analyze` and `kata-analyze`, as values and as text.
//!
//! ```text
//! info move D4 visits 12 winrate 0.51 … order 0 pv D4 Q16 info move Q16 … rootInfo visits 20 … ownership 0.1 -0.2 …
//! ```
//!
//! Source: KataGo's GTP extensions. Keys come in any order and unknown ones are passed over, as that text asks of readers.

use std::fmt;
use std::fmt::Write as _;

use crate::vertex::{MAX_SIDE, Vertex};

/// The two ways of writing numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// Leela Zero's: chances as whole numbers to 10000, no scores.
    Leela,
    /// KataGo's: chances from 0 to 1, scores, ownership.
    Kata,
}

/// What a search found so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Analysis {
    /// The moves, in the order of the line.
    pub moves: Vec<MoveInfo>,
    /// Totals, if they were asked for.
    pub root: Option<RootInfo>,
    /// For each point, row by row from the upper left, from -1 to 1 as the side to move (unless the engine was set up
    /// otherwise) will own it. Empty if not asked for.
    pub ownership: Vec<f32>,
    /// How uncertain each of these is. Empty if not asked for.
    pub ownership_stdev: Vec<f32>,
}

/// One move of an analysis. Chances are from 0 to 1 in both dialects.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveInfo {
    /// The move.
    pub vertex: Vertex,
    /// Visits given to it.
    pub visits: u64,
    /// Visits that the root wants to give to it, which transpositions make differ.
    pub edge_visits: Option<u64>,
    /// The chance to win.
    pub winrate: f64,
    /// The network's share for this move.
    pub prior: Option<f64>,
    /// A lower bound of the chance to win.
    pub lcb: Option<f64>,
    /// Points ahead.
    pub score_lead: Option<f64>,
    /// The spread of the final score.
    pub score_stdev: Option<f64>,
    /// The final score in quick self-play.
    pub score_selfplay: Option<f64>,
    /// Win and score in one number.
    pub utility: Option<f64>,
    /// A lower bound of it.
    pub utility_lcb: Option<f64>,
    /// The weight of its visits.
    pub weight: Option<f64>,
    /// The chance of a game without result.
    pub no_result: Option<f64>,
    /// The move that was searched instead, of which this is a mirror image.
    pub symmetry_of: Option<Vertex>,
    /// Its place, 0 is the best.
    pub order: u32,
    /// How the game may go on, this move first.
    pub pv: Vec<Vertex>,
    /// Visits after each move of `pv`.
    pub pv_visits: Vec<u64>,
    /// Visits of each move of `pv`, which transpositions make differ.
    pub pv_edge_visits: Vec<u64>,
    /// Ownership after this move, see [`Analysis::ownership`].
    pub ownership: Vec<f32>,
    /// How uncertain each of these is.
    pub ownership_stdev: Vec<f32>,
}

/// Totals of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RootInfo {
    /// All visits.
    pub visits: u64,
    /// The chance to win.
    pub winrate: Option<f64>,
    /// Points ahead.
    pub score_lead: Option<f64>,
    /// The spread of the final score.
    pub score_stdev: Option<f64>,
    /// The final score in quick self-play.
    pub score_selfplay: Option<f64>,
    /// Win and score in one number.
    pub utility: Option<f64>,
    /// Visits, weighed by how sure each was.
    pub weight: Option<f64>,
}

/// The line is not an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseAnalysisError {
    /// It does not begin with `info`, `rootInfo` or `ownership`.
    NoInfo,
    /// A move has no vertex, no visits or no chance to win.
    Incomplete,
    /// A number is none.
    Number,
    /// More moves or points than the largest board has.
    TooLong,
}

impl fmt::Display for ParseAnalysisError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ParseAnalysisError::NoInfo => "expected a line that begins with info",
            ParseAnalysisError::Incomplete => "a move lacks its vertex, visits or winrate",
            ParseAnalysisError::Number => "expected a number",
            ParseAnalysisError::TooLong => "more than a board of 25x25 can have",
        })
    }
}

impl std::error::Error for ParseAnalysisError {}

/// The most points, and one for the pass: no list of moves or points is longer.
const MOST: usize = MAX_SIDE as usize * MAX_SIDE as usize + 1;

/// The most moves in a variation: what engines print is far shorter.
const LONGEST_PV: usize = 4 * MOST;

/// The words of a line, one of which can be looked at before it is taken.
type Words<'a> = std::iter::Peekable<std::str::SplitAsciiWhitespace<'a>>;

impl Analysis {
    /// Reads a line.
    ///
    /// # Errors
    /// It is not an analysis, or holds nonsense.
    pub fn parse(line: &str, dialect: Dialect) -> Result<Analysis, ParseAnalysisError> {
        let mut words = line.split_ascii_whitespace().peekable();
        let mut analysis = Analysis::default();
        while let Some(word) = words.next() {
            match word {
                "info" if analysis.moves.len() < MOST => {
                    analysis.moves.push(parse_move(&mut words, dialect)?)
                }
                "info" => return Err(ParseAnalysisError::TooLong),
                "rootInfo" => analysis.root = Some(parse_root(&mut words)?),
                "ownership" => analysis.ownership = parse_points(&mut words)?,
                "ownershipStdev" => analysis.ownership_stdev = parse_points(&mut words)?,
                _ => return Err(ParseAnalysisError::NoInfo),
            }
        }
        if analysis == Analysis::default() { Err(ParseAnalysisError::NoInfo) } else { Ok(analysis) }
    }

    /// Writes the line without its end. Numbers have six significant digits at most, as KataGo's.
    #[must_use]
    pub fn write(&self, dialect: Dialect) -> String {
        let mut line = String::new();
        for info in &self.moves {
            write_move(&mut line, info, dialect);
        }
        if dialect == Dialect::Kata {
            if let Some(root) = &self.root {
                write_root(&mut line, root);
            }
            write_points(&mut line, "ownership", &self.ownership);
            write_points(&mut line, "ownershipStdev", &self.ownership_stdev);
        }
        line.trim_end().to_owned()
    }
}

/// Whether a word begins something new at the top of a line.
fn begins_section(word: &str) -> bool {
    ["info", "rootInfo", "ownership", "ownershipStdev"].contains(&word)
}

fn parse_move(words: &mut Words<'_>, dialect: Dialect) -> Result<MoveInfo, ParseAnalysisError> {
    let mut info = MoveInfo::new(Vertex::Pass);
    let (mut vertex, mut visits, mut winrate) = (None, None, None);
    while let Some(key) = words.next_if(|word| !begins_section(word)) {
        match key {
            "move" => vertex = Some(next_vertex(words)?),
            "visits" => visits = Some(next_count(words)?),
            "winrate" => winrate = Some(next_chance(words, dialect)?),
            "pv" => info.pv = parse_vertices(words)?,
            "pvVisits" => info.pv_visits = parse_counts(words)?,
            "pvEdgeVisits" => info.pv_edge_visits = parse_counts(words)?,
            "movesOwnership" => info.ownership = parse_points(words)?,
            "movesOwnershipStdev" => info.ownership_stdev = parse_points(words)?,
            _ => info.set(key, words, dialect)?,
        }
    }
    info.vertex = vertex.ok_or(ParseAnalysisError::Incomplete)?;
    info.visits = visits.ok_or(ParseAnalysisError::Incomplete)?;
    info.winrate = winrate.ok_or(ParseAnalysisError::Incomplete)?;
    Ok(info)
}

impl MoveInfo {
    /// A move of which nothing else is known.
    #[must_use]
    pub const fn new(vertex: Vertex) -> MoveInfo {
        MoveInfo {
            vertex,
            visits: 0,
            edge_visits: None,
            winrate: 0.0,
            prior: None,
            lcb: None,
            score_lead: None,
            score_stdev: None,
            score_selfplay: None,
            utility: None,
            utility_lcb: None,
            weight: None,
            no_result: None,
            symmetry_of: None,
            order: 0,
            pv: Vec::new(),
            pv_visits: Vec::new(),
            pv_edge_visits: Vec::new(),
            ownership: Vec::new(),
            ownership_stdev: Vec::new(),
        }
    }

    /// Takes the value of one of the simple keys; a list under an unknown key is passed over.
    fn set(&mut self, key: &str, words: &mut Words<'_>, dialect: Dialect) -> Result<(), ParseAnalysisError> {
        match key {
            "edgeVisits" => self.edge_visits = Some(next_count(words)?),
            "prior" => self.prior = Some(next_chance(words, dialect)?),
            "lcb" => self.lcb = Some(next_chance(words, dialect)?),
            "scoreLead" => self.score_lead = Some(next_number(words)?),
            // The older name of the same.
            "scoreMean" => self.score_lead = self.score_lead.or(Some(next_number(words)?)),
            "scoreStdev" => self.score_stdev = Some(next_number(words)?),
            "scoreSelfplay" => self.score_selfplay = Some(next_number(words)?),
            "utility" => self.utility = Some(next_number(words)?),
            "utilityLcb" => self.utility_lcb = Some(next_number(words)?),
            "weight" => self.weight = Some(next_number(words)?),
            "noResultValue" => self.no_result = Some(next_number(words)?),
            "isSymmetryOf" => self.symmetry_of = Some(next_vertex(words)?),
            "order" => {
                self.order = u32::try_from(next_count(words)?).map_err(|_| ParseAnalysisError::Number)?;
            }
            _ => skip_values(words),
        }
        Ok(())
    }
}

fn parse_root(words: &mut Words<'_>) -> Result<RootInfo, ParseAnalysisError> {
    let mut root = RootInfo::default();
    while let Some(key) = words.next_if(|word| !begins_section(word)) {
        match key {
            "visits" => root.visits = next_count(words)?,
            "winrate" => root.winrate = Some(next_number(words)?),
            "scoreLead" => root.score_lead = Some(next_number(words)?),
            "scoreStdev" => root.score_stdev = Some(next_number(words)?),
            "scoreSelfplay" => root.score_selfplay = Some(next_number(words)?),
            "weight" => root.weight = Some(next_number(words)?),
            "utility" => root.utility = Some(next_number(words)?),
            _ => skip_values(words),
        }
    }
    Ok(root)
}

/// Passes over the value of an unknown key, which may be a list: all that is a number or a vertex.
fn skip_values(words: &mut Words<'_>) {
    let is_value = |word: &&str| word.parse::<f64>().is_ok() || word.parse::<Vertex>().is_ok();
    while words.next_if(is_value).is_some() {}
}

fn next_word<'a>(words: &mut Words<'a>) -> Result<&'a str, ParseAnalysisError> {
    words.next().ok_or(ParseAnalysisError::Incomplete)
}

fn next_vertex(words: &mut Words<'_>) -> Result<Vertex, ParseAnalysisError> {
    next_word(words)?.parse().map_err(|_| ParseAnalysisError::Incomplete)
}

fn next_number(words: &mut Words<'_>) -> Result<f64, ParseAnalysisError> {
    let number: f64 = next_word(words)?.parse().map_err(|_| ParseAnalysisError::Number)?;
    if number.is_finite() { Ok(number) } else { Err(ParseAnalysisError::Number) }
}

/// A count, which Sabaki's form of the commands writes with a decimal point.
fn next_count(words: &mut Words<'_>) -> Result<u64, ParseAnalysisError> {
    let word = next_word(words)?;
    let whole = word.split_once('.').map_or(word, |(whole, _)| whole);
    whole.parse().map_err(|_| ParseAnalysisError::Number)
}

fn next_chance(words: &mut Words<'_>, dialect: Dialect) -> Result<f64, ParseAnalysisError> {
    let number = next_number(words)?;
    Ok(if dialect == Dialect::Leela { number / 10_000.0 } else { number })
}

fn parse_vertices(words: &mut Words<'_>) -> Result<Vec<Vertex>, ParseAnalysisError> {
    parse_list(words, LONGEST_PV)
}

fn parse_counts(words: &mut Words<'_>) -> Result<Vec<u64>, ParseAnalysisError> {
    parse_list(words, LONGEST_PV)
}

fn parse_points(words: &mut Words<'_>) -> Result<Vec<f32>, ParseAnalysisError> {
    let points: Vec<f32> = parse_list(words, MOST)?;
    if points.iter().all(|value| value.is_finite()) { Ok(points) } else { Err(ParseAnalysisError::Number) }
}

/// All words from here that read as values.
fn parse_list<T: std::str::FromStr>(
    words: &mut Words<'_>,
    most: usize,
) -> Result<Vec<T>, ParseAnalysisError> {
    let mut values = Vec::new();
    while let Some(value) = words.peek().and_then(|word| word.parse().ok()) {
        if values.len() == most {
            return Err(ParseAnalysisError::TooLong);
        }
        values.push(value);
        words.next();
    }
    Ok(values)
}

/// Writes to a string, which takes everything.
macro_rules! put {
    ($line:expr, $($format:tt)*) => {
        write!($line, $($format)*).expect("a string takes all that is written to it")
    };
}

fn write_move(line: &mut String, info: &MoveInfo, dialect: Dialect) {
    put!(line, "info move {} visits {} ", info.vertex, info.visits);
    match dialect {
        Dialect::Leela => {
            let whole = |chance: f64| (chance * 10_000.0).round() as i64;
            put!(line, "winrate {} ", whole(info.winrate));
            for (key, chance) in [("prior", info.prior), ("lcb", info.lcb)] {
                if let Some(chance) = chance {
                    put!(line, "{key} {} ", whole(chance));
                }
            }
        }
        Dialect::Kata => write_kata_values(line, info),
    }
    put!(line, "order {} pv ", info.order);
    for vertex in &info.pv {
        put!(line, "{vertex} ");
    }
    if dialect == Dialect::Kata {
        if !info.pv_visits.is_empty() {
            put!(line, "pvVisits ");
            info.pv_visits.iter().for_each(|visits| put!(line, "{visits} "));
        }
        if !info.pv_edge_visits.is_empty() {
            put!(line, "pvEdgeVisits ");
            info.pv_edge_visits.iter().for_each(|visits| put!(line, "{visits} "));
        }
        write_points(line, "movesOwnership", &info.ownership);
        write_points(line, "movesOwnershipStdev", &info.ownership_stdev);
    }
}

fn write_kata_values(line: &mut String, info: &MoveInfo) {
    if let Some(visits) = info.edge_visits {
        put!(line, "edgeVisits {visits} ");
    }
    let values = [
        ("utility", info.utility),
        ("winrate", Some(info.winrate)),
        ("scoreMean", info.score_lead),
        ("scoreStdev", info.score_stdev),
        ("scoreLead", info.score_lead),
        ("scoreSelfplay", info.score_selfplay),
        ("noResultValue", info.no_result),
        ("prior", info.prior),
        ("lcb", info.lcb),
        ("utilityLcb", info.utility_lcb),
        ("weight", info.weight),
    ];
    write_values(line, &values);
    if let Some(vertex) = info.symmetry_of {
        put!(line, "isSymmetryOf {vertex} ");
    }
}

fn write_root(line: &mut String, root: &RootInfo) {
    put!(line, "rootInfo visits {} ", root.visits);
    let values = [
        ("utility", root.utility),
        ("winrate", root.winrate),
        ("scoreMean", root.score_lead),
        ("scoreStdev", root.score_stdev),
        ("scoreLead", root.score_lead),
        ("scoreSelfplay", root.score_selfplay),
        ("weight", root.weight),
    ];
    write_values(line, &values);
}

fn write_values(line: &mut String, values: &[(&str, Option<f64>)]) {
    for (key, value) in values {
        if let Some(value) = value {
            put!(line, "{key} {} ", significant(*value));
        }
    }
}

fn write_points(line: &mut String, key: &str, points: &[f32]) {
    if points.is_empty() {
        return;
    }
    put!(line, "{key} ");
    for value in points {
        put!(line, "{} ", significant(f64::from(*value)));
    }
}

/// Rounded to six significant digits; what is not finite is zero.
fn significant(value: f64) -> f64 {
    if value == 0.0 || !value.is_finite() {
        return 0.0;
    }
    let digits = (5.0 - value.abs().log10().floor()).clamp(0.0, 15.0);
    let scale = 10f64.powf(digits);
    (value * scale).round() / scale
}

#[cfg(test)]
mod tests {
    use super::*;

    fn vertices(text: &str) -> Vec<Vertex> {
        text.split(' ').map(|word| word.parse().unwrap()).collect()
    }

    #[test]
    fn a_line_of_leela_zero() {
        let line = "info move D4 visits 12 winrate 5811 prior 3791 lcb -146 order 0 pv D4 Q16 pass \
                    info move Q16 visits 3 winrate 5000 order 1 pv";
        let analysis = Analysis::parse(line, Dialect::Leela).unwrap();
        let [first, second] = analysis.moves.as_slice() else { panic!() };
        assert_eq!((first.visits, first.winrate, first.lcb), (12, 0.5811, Some(-0.0146)));
        assert_eq!(first.pv, vertices("D4 Q16 pass"));
        assert_eq!((second.order, second.pv.len(), second.prior), (1, 0, None));
        assert_eq!(analysis.write(Dialect::Leela), line.replace("                    ", ""));
    }

    #[test]
    fn a_line_of_katago_with_everything() {
        let line = "info move A1 visits 5 edgeVisits 4 utility 0.1 winrate 0.55 scoreMean 1.5 scoreStdev 9 scoreLead 1.5 \
                    prior 0.25 lcb 0.5 weight 5.5 order 0 pv A1 B2 pvVisits 5 2 pvEdgeVisits 5 1 movesOwnership 1 -1 0 0.5 \
                    movesOwnershipStdev 0 0.5 1 0 rootInfo visits 6 utility 0.2 winrate 0.5 scoreMean 1 scoreLead 1 \
                    scoreSelfplay 1.5 weight 6.5 ownership 1 -1 0 0.25 \
                    ownershipStdev 0 0 0.5 1";
        let line = line.split_ascii_whitespace().collect::<Vec<_>>().join(" ");
        let analysis = Analysis::parse(&line, Dialect::Kata).unwrap();
        assert_eq!(analysis.moves[0].pv_visits, [5, 2]);
        assert_eq!(analysis.moves[0].pv_edge_visits, [5, 1]);
        assert_eq!(analysis.moves[0].ownership_stdev, [0.0, 0.5, 1.0, 0.0]);
        assert_eq!(analysis.moves[0].ownership, [1.0, -1.0, 0.0, 0.5]);
        assert_eq!(analysis.root.unwrap().visits, 6);
        assert_eq!(analysis.ownership, [1.0, -1.0, 0.0, 0.25]);
        assert_eq!(analysis.ownership_stdev, [0.0, 0.0, 0.5, 1.0]);
        assert_eq!(analysis.write(Dialect::Kata), line);
    }

    #[test]
    fn unknown_keys_and_their_lists_are_passed_over() {
        let line =
            "info future 1 2 3 move D4 also D4 visits 1.0 other word winrate 0.5 rootInfo new 1 visits 7";
        // A word that is neither a number nor a vertex is a key of its own.
        let analysis = Analysis::parse(line, Dialect::Kata).unwrap();
        assert_eq!(analysis.moves[0].vertex, vertices("D4")[0]);
        assert_eq!(analysis.root.unwrap().visits, 7);
    }

    #[test]
    fn nonsense_is_refused() {
        for (line, error) in [
            ("", ParseAnalysisError::NoInfo),
            ("= D4", ParseAnalysisError::NoInfo),
            ("info", ParseAnalysisError::Incomplete),
            ("info move D4", ParseAnalysisError::Incomplete),
            ("info move I4 visits 1 winrate 0", ParseAnalysisError::Incomplete),
            ("info move D4 visits x winrate 0", ParseAnalysisError::Number),
            ("info move D4 visits 1 winrate nan", ParseAnalysisError::Number),
            ("info move D4 visits -1 winrate 0", ParseAnalysisError::Number),
            ("ownership 1 nan", ParseAnalysisError::Number),
        ] {
            assert_eq!(Analysis::parse(line, Dialect::Kata), Err(error), "{line}");
        }
        let endless = format!("ownership{}", " 0".repeat(MOST + 1));
        assert_eq!(Analysis::parse(&endless, Dialect::Kata), Err(ParseAnalysisError::TooLong));
    }
}
