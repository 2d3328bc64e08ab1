//! Replies to the usual commands as values, for controllers.

use std::fmt;

use tengen_rules::{Color, Point, Score};

use crate::vertex::{GeneratedMove, Vertex, parse_color};

/// A reply is not of the form that its command has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplyError {
    /// What was expected.
    pub expected: &'static str,
}

impl fmt::Display for ReplyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", self.expected)
    }
}

impl std::error::Error for ReplyError {}

/// Who won and by how much, as an engine says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FinalScore {
    /// Neither.
    Draw,
    /// The winner and the margin, above zero.
    Margin(Color, Score),
    /// The winner; the opponent resigned.
    Resigned(Color),
}

/// The reply to `genmove`: a vertex or `resign`. A remark after it, which some engines add, is passed over.
///
/// # Errors
/// The first word is something else.
pub fn generated_move(reply: &str) -> Result<GeneratedMove, ReplyError> {
    let word = reply.split_whitespace().next().unwrap_or_default();
    word.parse().map_err(|_| ReplyError { expected: "a vertex, pass or resign" })
}

/// The reply to a `genmove_analyze` command: its line `play VERTEX`.
///
/// # Errors
/// There is no such line.
pub fn analyzed_move(reply: &str) -> Result<GeneratedMove, ReplyError> {
    let mut moves = reply.lines().filter_map(|line| line.strip_prefix("play "));
    moves.next().and_then(|text| text.trim().parse().ok()).ok_or(ReplyError { expected: "play and a vertex" })
}

/// The reply to `list_commands`: a name in each line.
#[must_use]
pub fn commands(reply: &str) -> Vec<String> {
    reply.split_whitespace().map(str::to_owned).collect()
}

/// The reply to `final_score`: `B+3.5`, `W+R`, `0`.
///
/// # Errors
/// Something else.
pub fn final_score(reply: &str) -> Result<FinalScore, ReplyError> {
    let error = ReplyError { expected: "0, or a color, + and a margin or R" };
    let reply = reply.trim();
    if reply == "0" || reply.eq_ignore_ascii_case("draw") {
        return Ok(FinalScore::Draw);
    }
    let (color, margin) = reply.split_once('+').ok_or(error)?;
    let color = parse_color(color).ok_or(error)?;
    if ["r", "resign"].contains(&margin.to_ascii_lowercase().as_str()) {
        return Ok(FinalScore::Resigned(color));
    }
    let margin: Score = margin.parse().map_err(|_| error)?;
    match margin.halves() {
        0 => Ok(FinalScore::Draw),
        1.. => Ok(FinalScore::Margin(color, margin)),
        _ => Err(error),
    }
}

/// The reply to `final_status_list`: points, usually those of a chain in each line.
///
/// # Errors
/// A word is not a point.
pub fn status_list(reply: &str) -> Result<Vec<Vec<Point>>, ReplyError> {
    let error = ReplyError { expected: "points" };
    let point = |word: &str| word.parse().ok().and_then(Vertex::point).ok_or(error);
    let chains = reply.lines().map(|line| line.split_whitespace().map(point).collect::<Result<Vec<_>, _>>());
    Ok(chains.collect::<Result<Vec<_>, _>>()?.into_iter().filter(|chain| !chain.is_empty()).collect())
}

/// The points of a reply that lists them, such as that to `fixed_handicap`.
///
/// # Errors
/// A word is not a point.
pub fn points(reply: &str) -> Result<Vec<Point>, ReplyError> {
    status_list(reply).map(|chains| chains.concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(text: &str) -> Point {
        text.parse().unwrap()
    }

    #[test]
    fn moves_read() {
        assert_eq!(generated_move("Q16"), Ok(GeneratedMove::Move(Vertex::Point(point("Q16")))));
        assert_eq!(generated_move("PASS"), Ok(GeneratedMove::Move(Vertex::Pass)));
        assert_eq!(generated_move("resign"), Ok(GeneratedMove::Resign));
        for text in ["", "I5", "A0", "Q16Q16", "=", "illegal"] {
            assert!(generated_move(text).is_err(), "{text}");
        }
        assert_eq!(analyzed_move("play E5"), Ok(GeneratedMove::Move(Vertex::Point(point("E5")))));
        assert_eq!(analyzed_move("noise\nplay resign"), Ok(GeneratedMove::Resign));
        assert!(analyzed_move("play cancelled").is_err());
    }

    #[test]
    fn scores_read() {
        let margin = |color, halves| Ok(FinalScore::Margin(color, Score::from_halves(halves)));
        assert_eq!(final_score("B+3.5"), margin(Color::Black, 7));
        assert_eq!(final_score("W+25.0"), margin(Color::White, 50));
        assert_eq!(final_score("white+12"), margin(Color::White, 24));
        assert_eq!(final_score("0"), Ok(FinalScore::Draw));
        assert_eq!(final_score("B+0"), Ok(FinalScore::Draw));
        assert_eq!(final_score("W+Resign"), Ok(FinalScore::Resigned(Color::White)));
        for text in ["", "B", "B+", "B+x", "B+-1", "X+1", "+1"] {
            assert!(final_score(text).is_err(), "{text}");
        }
    }

    #[test]
    fn lists_read() {
        assert_eq!(status_list("A1 B1\nC3\n"), Ok(vec![vec![point("A1"), point("B1")], vec![point("C3")]]));
        assert_eq!(status_list(""), Ok(vec![]));
        assert!(status_list("A1 pass").is_err());
        assert_eq!(points("D4 Q16"), Ok(vec![point("D4"), point("Q16")]));
        assert_eq!(commands("name\nversion\n"), ["name", "version"]);
    }
}
