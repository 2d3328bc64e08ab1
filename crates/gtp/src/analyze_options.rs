//! The arguments of `lz-analyze`, `kata-analyze` and their kin.

use std::fmt;
use std::time::Duration;

use tengen_rules::{Color, Size};

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::vertex::Vertex;

/// What an analysis is to say besides the moves (KataGo's options of these names).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Extra {
    /// Totals of the search.
    RootInfo,
    /// Who will own each point.
    Ownership,
    /// How sure that is.
    OwnershipStdev,
    /// The same for each move.
    MovesOwnership,
    /// The same for each move.
    MovesOwnershipStdev,
    /// Visits along each variation.
    PvVisits,
    /// Visits of the moves along each variation.
    PvEdgeVisits,
    /// The chance of a game without result.
    NoResultValue,
}

const EXTRAS: [(&str, Extra); 8] = [
    ("rootInfo", Extra::RootInfo),
    ("ownership", Extra::Ownership),
    ("ownershipStdev", Extra::OwnershipStdev),
    ("movesOwnership", Extra::MovesOwnership),
    ("movesOwnershipStdev", Extra::MovesOwnershipStdev),
    ("pvVisits", Extra::PvVisits),
    ("pvEdgeVisits", Extra::PvEdgeVisits),
    ("noResultValue", Extra::NoResultValue),
];

/// Moves that the search is to leave out, or that alone it is to look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Restriction {
    /// Not these.
    Avoid {
        /// Whose moves.
        color: Color,
        /// The moves.
        vertices: Vec<Vertex>,
        /// Down to this many moves from the root.
        depth: u32,
    },
    /// Only these.
    Allow {
        /// Whose moves.
        color: Color,
        /// The moves.
        vertices: Vec<Vertex>,
        /// Down to this many moves from the root.
        depth: u32,
    },
}

/// How to analyze.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AnalyzeOptions {
    /// Who is to move; `None` leaves it to the position.
    pub color: Option<Color>,
    /// How often to write a line; `None` leaves it to the engine.
    pub interval: Option<Duration>,
    /// At least this many moves in a line.
    pub min_moves: Option<u32>,
    /// At most this many.
    pub max_moves: Option<u32>,
    /// What else to say, without repeats.
    pub extras: Vec<Extra>,
    /// Moves to leave out or to look at.
    pub restrictions: Vec<Restriction>,
}

impl AnalyzeOptions {
    /// Reads `[COLOR] [INTERVAL] KEY VALUE …`, the interval in hundredths of a second.
    ///
    /// # Errors
    /// An unknown key, or a value of another kind.
    pub fn parse(arguments: &mut Arguments<'_>, size: Size) -> Result<AnalyzeOptions, Failure> {
        let mut options = AnalyzeOptions { color: arguments.optional_color(), ..AnalyzeOptions::default() };
        if arguments.peek().is_some_and(|word| word.parse::<f64>().is_ok()) {
            options.interval = Some(parse_interval(arguments)?);
        }
        while !arguments.is_empty() {
            options.parse_pair(arguments, size)?;
        }
        Ok(options)
    }

    fn parse_pair(&mut self, arguments: &mut Arguments<'_>, size: Size) -> Result<(), Failure> {
        match arguments.word()? {
            "interval" => self.interval = Some(parse_interval(arguments)?),
            "minmoves" => self.min_moves = Some(arguments.value()?),
            "maxmoves" => self.max_moves = Some(arguments.value()?),
            "avoid" => {
                let (color, vertices, depth) = parse_restriction(arguments, size)?;
                self.restrictions.push(Restriction::Avoid { color, vertices, depth });
            }
            "allow" => {
                let (color, vertices, depth) = parse_restriction(arguments, size)?;
                self.restrictions.push(Restriction::Allow { color, vertices, depth });
            }
            key => {
                let (_, extra) = EXTRAS.iter().find(|(name, _)| *name == key).ok_or(Failure::Syntax)?;
                self.extras.retain(|known| known != extra);
                if arguments.boolean()? {
                    self.extras.push(*extra);
                }
            }
        }
        Ok(())
    }

    /// Whether `extra` is wanted.
    #[must_use]
    pub fn wants(&self, extra: Extra) -> bool {
        self.extras.contains(&extra)
    }
}

fn parse_interval(arguments: &mut Arguments<'_>) -> Result<Duration, Failure> {
    Duration::try_from_secs_f64(arguments.float()? / 100.0).map_err(|_| Failure::Syntax)
}

fn parse_restriction(
    arguments: &mut Arguments<'_>,
    size: Size,
) -> Result<(Color, Vec<Vertex>, u32), Failure> {
    let color = arguments.color()?;
    let list = arguments.word()?.split(',');
    let vertices = list.map(|word| Arguments::new(word).vertex(size)).collect::<Result<_, _>>()?;
    Ok((color, vertices, arguments.value()?))
}

impl fmt::Display for AnalyzeOptions {
    /// Writes the arguments, without the name of the command.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words: Vec<String> = Vec::new();
        words.extend(self.color.map(|color| color.to_string()));
        words.extend(self.interval.map(|interval| format!("interval {}", interval.as_millis() / 10)));
        words.extend(self.min_moves.map(|moves| format!("minmoves {moves}")));
        words.extend(self.max_moves.map(|moves| format!("maxmoves {moves}")));
        let names =
            EXTRAS.iter().filter(|(_, extra)| self.wants(*extra)).map(|(name, _)| format!("{name} true"));
        words.extend(names);
        words.extend(self.restrictions.iter().map(ToString::to_string));
        f.write_str(&words.join(" "))
    }
}

impl fmt::Display for Restriction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (word, color, vertices, depth) = match self {
            Restriction::Avoid { color, vertices, depth } => ("avoid", color, vertices, depth),
            Restriction::Allow { color, vertices, depth } => ("allow", color, vertices, depth),
        };
        let list: Vec<String> = vertices.iter().map(ToString::to_string).collect();
        write!(f, "{word} {color} {} {depth}", list.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<AnalyzeOptions, Failure> {
        AnalyzeOptions::parse(&mut Arguments::new(text), Size::NINETEEN)
    }

    #[test]
    fn what_programs_send_is_read() {
        let options = parse("B 100 ownership true maxmoves 5 rootInfo false pvVisits true").unwrap();
        assert_eq!(options.color, Some(Color::Black));
        assert_eq!(options.interval, Some(Duration::from_secs(1)));
        assert_eq!(options.max_moves, Some(5));
        assert_eq!(options.extras, [Extra::Ownership, Extra::PvVisits]);
        assert_eq!(parse("interval 50").unwrap().interval, Some(Duration::from_millis(500)));
        assert_eq!(parse("50").unwrap(), parse("interval 50").unwrap());
        assert_eq!(parse("").unwrap(), AnalyzeOptions::default());
    }

    #[test]
    fn options_write_what_reads_the_same() {
        for text in
            ["black interval 50 ownership true", "white avoid black D4,Q16,pass 3 avoid white A1 1", ""]
        {
            assert_eq!(parse(text).unwrap().to_string(), text);
        }
    }

    #[test]
    fn unknown_options_are_refused() {
        for text in [
            "x",
            "-1",
            "ownership",
            "ownership maybe",
            "avoid b D4",
            "avoid b Z1 1",
            "b b",
            "maxmoves -1",
            "1 2",
        ] {
            assert!(parse(text).is_err(), "{text}");
        }
    }
}
