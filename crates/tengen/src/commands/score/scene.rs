//! What is scored: a position of a record with its rules, komi, prisoners and dead stones.

use std::fmt;

use tengen_record::{Cursor, Legality, Record, Visit};
use tengen_rules::{
    Board, Button, ByColor, Color, EndPosition, IllegalMove, Komi, Move, PassCost, Point, PointSet, Ruleset,
    UnconditionalStatus, unconditional_status,
};

use super::Args;
use crate::exit::WrongUse;
use crate::texts::t;

/// Where the dead stones come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Dead {
    /// The territory that the record marks (TB, TW), else analysis.
    Auto,
    /// The chains with these points.
    Points(Vec<Point>),
}

/// Reads `auto`, `none`, or points with spaces or commas between them.
pub(super) fn dead(text: &str) -> Result<Dead, String> {
    match text {
        "auto" => Ok(Dead::Auto),
        "none" => Ok(Dead::Points(Vec::new())),
        _ => {
            let words = text.split([' ', ',']).filter(|word| !word.is_empty());
            let points = words.map(|word| word.parse().map_err(|_| t!("args-points", text = word)));
            points.collect::<Result<_, _>>().map(Dead::Points)
        }
    }
}

/// How the dead stones were found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DeadSource {
    /// Named on the command line.
    Named,
    /// Marked in the record.
    Record,
    /// What can be captured whatever its owner does, by analysis.
    Analysis,
    /// The rules remove no dead stones.
    Rules,
}

impl fmt::Display for DeadSource {
    /// The key of the source.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            DeadSource::Named => "named",
            DeadSource::Record => "record",
            DeadSource::Analysis => "analysis",
            DeadSource::Rules => "rules",
        })
    }
}

/// A position to be scored.
#[derive(Clone, Debug)]
pub(super) struct Scene {
    pub(super) rules: Ruleset,
    /// Whether the rules are those of the record or of the command line, not assumed.
    pub(super) rules_known: bool,
    pub(super) komi: Komi,
    pub(super) handicap: u16,
    pub(super) board: Board,
    /// How many moves led here, passes included.
    pub(super) moves: u32,
    pub(super) prisoners: ByColor<u16>,
    pub(super) button: Option<Color>,
    pub(super) dead: PointSet,
    pub(super) dead_source: DeadSource,
    /// The first move that the rules would have refused, by its number from 1.
    pub(super) irregular: Option<(u32, IllegalMove)>,
}

impl Scene {
    /// The position that the arguments ask for.
    pub(super) fn new(record: &Record, args: &Args) -> Result<Scene, WrongUse> {
        let known = args.rules.or_else(|| record.rules());
        let rules = known.unwrap_or_default();
        let cursor = position_after(record, &rules, args.number)?;
        let (dead, dead_source) = find_dead(record, &cursor, &rules, &args.dead)?;
        let handicap = handicap_of(record, &cursor);
        let visit = cursor.visit();
        Ok(Scene {
            rules,
            rules_known: known.is_some(),
            komi: komi_of(record).unwrap_or_else(|| rules.komi_for(handicap)),
            handicap,
            board: cursor.position().board.clone(),
            moves: visit.moves_before + u32::from(visit.played.is_some()),
            prisoners: prisoners_of(&cursor, &rules),
            button: cursor.path().find_map(passed).filter(|_| rules.button == Button::Present),
            dead,
            dead_source,
            irregular: cursor.first_irregular().map(|(before, reason)| (before + 1, reason)),
        })
    }

    /// The same for the rules crate.
    pub(super) fn end_position(&self) -> EndPosition<'_> {
        EndPosition {
            board: &self.board,
            dead: self.dead,
            rules: &self.rules,
            komi: self.komi,
            handicap: self.handicap,
            prisoners: self.prisoners,
            button: self.button,
        }
    }
}

/// The end of the main line, or its last node with no more than `number` moves.
fn position_after(record: &Record, rules: &Ruleset, number: Option<u32>) -> Result<Cursor, WrongUse> {
    let mut cursor = record.cursor_under(Legality::from(rules));
    cursor.to_end(record);
    let Some(number) = number else { return Ok(cursor) };
    let moves_at = |visit: &Visit| visit.moves_before + u32::from(visit.played.is_some());
    let moves = moves_at(&cursor.visit());
    if number > moves {
        return Err(WrongUse::new(t!("score-no-such-move", number = number, moves = moves)));
    }
    while moves_at(&cursor.visit()) > number && cursor.back(record) {}
    Ok(cursor)
}

fn komi_of(record: &Record) -> Option<Komi> {
    let halves = record.info().komi?.as_halves()?;
    Komi::from_halves(i16::try_from(halves).ok()?)
}

/// HA, if there really are handicap stones: black stones and no white ones before the first move.
fn handicap_of(record: &Record, cursor: &Cursor) -> u16 {
    let before = cursor.path().take_while(|visit| visit.played.is_none()).last();
    let mut start = record.cursor();
    let has_stones = before.is_some_and(|visit| {
        start.go_to(record, visit.node);
        let board = &start.position().board;
        !board.stones(Color::Black).is_empty() && board.stones(Color::White).is_empty()
    });
    let named = record.info().handicap.and_then(|stones| u16::try_from(stones).ok());
    named.filter(|stones| *stones >= 2 && has_stones).unwrap_or(0)
}

/// Who passed at a node.
fn passed(visit: Visit) -> Option<Color> {
    visit.played.filter(|(_, played)| *played == Move::Pass).map(|(color, _)| color)
}

/// Captured stones, and the stones paid for passes where the rules ask for them.
fn prisoners_of(cursor: &Cursor, rules: &Ruleset) -> ByColor<u16> {
    let taken = cursor.position().prisoners;
    let mut prisoners = taken.map(|stones| u16::try_from(stones).unwrap_or(u16::MAX));
    if rules.pass_cost == PassCost::Stone {
        for color in cursor.path().filter_map(passed) {
            prisoners[!color] = prisoners[!color].saturating_add(1);
        }
    }
    prisoners
}

fn find_dead(
    record: &Record,
    cursor: &Cursor,
    rules: &Ruleset,
    dead: &Dead,
) -> Result<(PointSet, DeadSource), WrongUse> {
    let board = &cursor.position().board;
    if let Dead::Points(points) = dead {
        return Ok((chains_with(board, points)?, DeadSource::Named));
    }
    if !rules.has_stone_removal() {
        return Ok((PointSet::EMPTY, DeadSource::Rules));
    }
    let marked = record.marks(cursor.node()).territory;
    if !marked.black.is_empty() || !marked.white.is_empty() {
        let inside = Color::ALL.map(|color| marked[color] & board.stones(!color));
        return Ok((inside[0] | inside[1], DeadSource::Record));
    }
    let status = unconditional_status(board);
    let dead = status.iter().filter(|(_, status)| **status == UnconditionalStatus::Dead);
    Ok((dead.map(|(point, _)| point).collect(), DeadSource::Analysis))
}

fn chains_with(board: &Board, points: &[Point]) -> Result<PointSet, WrongUse> {
    let mut stones = PointSet::EMPTY;
    for point in points {
        let Some(chain) = board.chain(*point) else {
            return Err(WrongUse::new(t!("score-no-stone", point = point.to_string())));
        };
        stones |= chain.stones;
    }
    Ok(stones)
}
