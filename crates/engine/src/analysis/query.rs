//! Requests of KataGo's JSON analysis protocol, read into what they ask for.
//!
//! Source: KataGo `docs/Analysis_Engine.md`. What is not understood is a [`Fault`] that names its field; fields and
//! settings that mean nothing here are passed over with a warning.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use serde_json::{Map, Value};
use tengen_gtp::{Vertex, board_size, parse_color};
use tengen_rules::{Color, Game, Komi, Move, Point, Ruleset, Setup, Size};
use tengen_search::Params;

use super::lens::{Restriction, RestrictionKind};
use crate::search_params;
use crate::turns;

/// The most moves of a query: more than the longest game known. Each position asked for keeps its history.
const MAX_MOVES: usize = 2_000;

/// What is wrong with a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fault {
    pub(super) field: Option<String>,
    pub(super) message: String,
}

impl Fault {
    pub(super) fn new(field: &str, message: impl Into<String>) -> Fault {
        Fault { field: Some(field.to_owned()), message: message.into() }
    }
}

/// What an answer says besides the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Include {
    Ownership,
    OwnershipStdev,
    MovesOwnership,
    MovesOwnershipStdev,
    Policy,
    PvVisits,
    NoResultValue,
}

/// The fields that ask for something more.
const INCLUDES: [(&str, Include); 7] = [
    ("includeOwnership", Include::Ownership),
    ("includeOwnershipStdev", Include::OwnershipStdev),
    ("includeMovesOwnership", Include::MovesOwnership),
    ("includeMovesOwnershipStdev", Include::MovesOwnershipStdev),
    ("includePolicy", Include::Policy),
    ("includePVVisits", Include::PvVisits),
    ("includeNoResultValue", Include::NoResultValue),
];

/// From which side numbers are written; `None` is the side to move.
pub(super) type View = Option<Color>;

/// How the positions of a query are to be analyzed.
#[derive(Clone, Debug)]
pub(super) struct Manner {
    pub(super) id: String,
    pub(super) visits: Option<u32>,
    pub(super) time: Option<Duration>,
    pub(super) every: Option<Duration>,
    pub(super) include: Vec<Include>,
    pub(super) restrictions: Vec<Restriction>,
    pub(super) view: View,
    /// The most moves of a line after its first.
    pub(super) line: usize,
    /// The constants of the search.
    pub(super) search: Params,
}

/// One position of a query.
#[derive(Clone, Debug)]
pub(super) struct Position {
    /// Moves played before it.
    pub(super) turn: usize,
    pub(super) priority: i64,
    pub(super) game: Game,
}

/// A query.
#[derive(Clone, Debug)]
pub(super) struct Query {
    pub(super) manner: Manner,
    pub(super) positions: Vec<Position>,
    /// What was passed over.
    pub(super) warnings: Vec<Fault>,
}

/// All fields that mean something here.
const KNOWN: [&str; 18] = [
    "id",
    "moves",
    "initialStones",
    "initialPlayer",
    "rules",
    "komi",
    "whiteHandicapBonus",
    "boardXSize",
    "boardYSize",
    "analyzeTurns",
    "maxVisits",
    "priority",
    "priorities",
    "analysisPVLen",
    "overrideSettings",
    "reportDuringSearchEvery",
    "avoidMoves",
    "allowMoves",
];

fn is_known(field: &str) -> bool {
    KNOWN.contains(&field) || INCLUDES.iter().any(|(include, _)| *include == field)
}

type Object = Map<String, Value>;

pub(super) fn read(object: &Object) -> Result<Query, Fault> {
    let mut warnings: Vec<Fault> = object
        .keys()
        .filter(|key| !is_known(key))
        .map(|key| Fault::new(key, "Unexpected or unused field"))
        .collect();
    let id = text(object, "id")?.ok_or_else(|| Fault::new("id", "Expected a string"))?.to_owned();
    let size = read_size(object)?;
    let positions = read_positions(object, size)?;
    let mut manner = Manner {
        id,
        visits: whole(object, "maxVisits", 1..=u64::from(u32::MAX))?.map(|visits| visits as u32),
        time: None,
        every: seconds(object, "reportDuringSearchEvery")?,
        include: read_includes(object)?,
        restrictions: read_restrictions(object, size)?,
        view: Some(Color::Black),
        line: whole(object, "analysisPVLen", 1..=1000)?.map_or(usize::MAX, |moves| moves as usize),
        search: Params::default(),
    };
    read_settings(object, &mut manner, &mut warnings)?;
    Ok(Query { manner, positions, warnings })
}

/// The games after the numbers of moves that are `wanted`.
fn read_games(
    object: &Object,
    size: Size,
    moves: &[(Color, Move)],
    wanted: &BTreeSet<usize>,
) -> Result<BTreeMap<usize, Game>, Fault> {
    let mut game = read_start(object, size, moves.first().map(|first| first.0))?;
    let mut games = BTreeMap::new();
    for (number, &(color, mv)) in moves.iter().enumerate() {
        if wanted.contains(&number) {
            games.insert(number, game.clone());
        }
        turns::play(&mut game, color, mv)
            .map_err(|reason| Fault::new("moves", format!("Illegal move {}: {mv}, {reason}", number + 1)))?;
    }
    games.insert(moves.len(), game);
    Ok(games)
}

fn read_size(object: &Object) -> Result<Size, Fault> {
    let mut sides = [0, 0];
    for (side, field) in sides.iter_mut().zip(["boardXSize", "boardYSize"]) {
        let number = whole(object, field, 2..=25)?;
        *side = number.ok_or_else(|| Fault::new(field, "Expected an integer from 2 to 25"))? as u32;
    }
    board_size(sides[0], sides[1]).ok_or_else(|| Fault::new("boardXSize", "Expected an integer from 2 to 25"))
}

fn read_start(object: &Object, size: Size, first: Option<Color>) -> Result<Game, Fault> {
    let stones = read_stones(object, size)?;
    let rules = read_rules(object)?;
    let is_handicap = stones.len() >= 2 && stones.iter().all(|(_, color)| *color == Color::Black);
    let handicap = if is_handicap { stones.len() as u16 } else { 0 };
    let player = match object.get("initialPlayer") {
        Some(value) => {
            Some(color(value).ok_or_else(|| Fault::new("initialPlayer", "Must be \"B\" or \"W\""))?)
        }
        None => first,
    };
    let setup =
        Setup { komi: read_komi(object)?, stones, to_move: player, handicap, ..Setup::new(size, rules) };
    Game::new(&setup).map_err(|error| Fault::new("initialStones", error.to_string()))
}

/// A name, or an object as KataGo writes it.
fn read_rules(object: &Object) -> Result<Ruleset, Fault> {
    let text = match object.get("rules") {
        Some(Value::String(name)) => name.clone(),
        Some(rules @ Value::Object(_)) => rules.to_string(),
        _ => return Err(Fault::new("rules", "Expected the name of a rule set, or an object")),
    };
    let mut rules: Ruleset =
        text.parse().map_err(|error| Fault::new("rules", format!("Could not parse rules: {error}")))?;
    if let Some(bonus) = object.get("whiteHandicapBonus") {
        let text = bonus.as_str().map_or_else(|| bonus.to_string(), str::to_owned);
        rules.handicap_bonus = match text.as_str() {
            "0" => tengen_rules::HandicapBonus::Zero,
            "N-1" => tengen_rules::HandicapBonus::NMinusOne,
            "N" => tengen_rules::HandicapBonus::N,
            _ => return Err(Fault::new("whiteHandicapBonus", "Must be 0, N or N-1")),
        };
    }
    Ok(rules)
}

fn read_komi(object: &Object) -> Result<Option<Komi>, Fault> {
    let fault = || Fault::new("komi", "Must be an integer or half-integer from -150.0 to 150.0");
    let Some(points) = number(object, "komi")? else { return Ok(None) };
    let halves = points * 2.0;
    if points.abs() > 150.0 || halves.fract() != 0.0 {
        return Err(fault());
    }
    Komi::from_halves(halves as i16).map(Some).ok_or_else(fault)
}

fn read_stones(object: &Object, size: Size) -> Result<Vec<(Point, Color)>, Fault> {
    let fault = || Fault::new("initialStones", "Expected pairs of a player and a point of the board");
    let pairs = read_pairs(object, "initialStones", size)?;
    pairs.into_iter().map(|(color, vertex)| Ok((vertex.point().ok_or_else(fault)?, color))).collect()
}

fn read_moves(object: &Object, size: Size) -> Result<Vec<(Color, Move)>, Fault> {
    if !object.contains_key("moves") {
        return Err(Fault::new("moves", "Expected an array"));
    }
    Ok(read_pairs(object, "moves", size)?.into_iter().map(|(color, vertex)| (color, vertex.into())).collect())
}

fn read_pairs(object: &Object, field: &str, size: Size) -> Result<Vec<(Color, Vertex)>, Fault> {
    let fault = || Fault::new(field, "Expected pairs of a player and a point of the board");
    let Some(value) = object.get(field) else { return Ok(Vec::new()) };
    let list = value.as_array().filter(|list| list.len() <= MAX_MOVES).ok_or_else(fault)?;
    let pair = |value: &Value| match value.as_array().map(Vec::as_slice) {
        Some([player, point]) => Some((color(player)?, vertex(point, size)?)),
        _ => None,
    };
    list.iter().map(|value| pair(value).ok_or_else(fault)).collect()
}

fn color(value: &Value) -> Option<Color> {
    value.as_str().and_then(parse_color)
}

fn vertex(value: &Value, size: Size) -> Option<Vertex> {
    value.as_str()?.parse().ok().filter(|vertex: &Vertex| vertex.is_on(size))
}

fn read_positions(object: &Object, size: Size) -> Result<Vec<Position>, Fault> {
    let moves = read_moves(object, size)?;
    let number = |value: &Value| {
        value.as_u64().and_then(|turn| usize::try_from(turn).ok()).filter(|turn| *turn <= moves.len())
    };
    let turns = list(object, "analyzeTurns", number)?.unwrap_or_else(|| vec![moves.len()]);
    let priorities = read_priorities(object, turns.len())?;
    let games = read_games(object, size, &moves, &turns.iter().copied().collect())?;
    let position = |(turn, priority): (&usize, i64)| {
        let game = &games[turn];
        Position { turn: *turn, priority, game: turns::ready(game, game.to_move()) }
    };
    Ok(turns.iter().zip(priorities).map(position).collect())
}

/// One for each of `count` positions.
fn read_priorities(object: &Object, count: usize) -> Result<Vec<i64>, Fault> {
    if let Some(priorities) = list(object, "priorities", Value::as_i64)? {
        let fault = || Fault::new("priorities", "Expected as many numbers as analyzeTurns has");
        return if priorities.len() == count { Ok(priorities) } else { Err(fault()) };
    }
    let fault = || Fault::new("priority", "Expected an integer");
    let priority = object.get("priority").map_or(Ok(0), |value| value.as_i64().ok_or_else(fault))?;
    Ok(vec![priority; count])
}

fn list<T>(
    object: &Object,
    field: &str,
    read: impl Fn(&Value) -> Option<T>,
) -> Result<Option<Vec<T>>, Fault> {
    let fault = || Fault::new(field, "Expected an array of integers in range");
    let Some(value) = object.get(field) else { return Ok(None) };
    let values = value.as_array().filter(|list| list.len() <= MAX_MOVES).ok_or_else(fault)?;
    values.iter().map(|value| read(value).ok_or_else(fault)).collect::<Result<_, _>>().map(Some)
}

fn read_includes(object: &Object) -> Result<Vec<Include>, Fault> {
    let mut include = Vec::new();
    for (field, what) in INCLUDES {
        match object.get(field) {
            Some(Value::Bool(true)) => include.push(what),
            Some(Value::Bool(false)) | None => {}
            Some(_) => return Err(Fault::new(field, "Expected true or false")),
        }
    }
    Ok(include)
}

fn read_restrictions(object: &Object, size: Size) -> Result<Vec<Restriction>, Fault> {
    let mut restrictions = Vec::new();
    for (field, kind) in [("avoidMoves", RestrictionKind::Avoid), ("allowMoves", RestrictionKind::Allow)] {
        let fault = || Fault::new(field, "Expected objects with player, moves and untilDepth");
        let Some(value) = object.get(field) else { continue };
        for value in value.as_array().ok_or_else(fault)? {
            restrictions.push(restriction(value, kind, size).ok_or_else(fault)?);
        }
    }
    Ok(restrictions)
}

fn restriction(value: &Value, kind: RestrictionKind, size: Size) -> Option<Restriction> {
    let moves = value.get("moves")?.as_array()?.iter();
    let moves = moves.map(|word| vertex(word, size).map(Move::from)).collect::<Option<_>>()?;
    let depth = value.get("untilDepth")?.as_u64().filter(|depth| *depth >= 1)?;
    Some(Restriction {
        color: color(value.get("player")?)?,
        moves,
        kind,
        depth: u32::try_from(depth).unwrap_or(u32::MAX),
    })
}

/// `overrideSettings`: those that mean something here are taken, the others named in warnings.
fn read_settings(object: &Object, manner: &mut Manner, warnings: &mut Vec<Fault>) -> Result<(), Fault> {
    let Some(value) = object.get("overrideSettings") else { return Ok(()) };
    let settings = value.as_object().ok_or_else(|| Fault::new("overrideSettings", "Expected an object"))?;
    for (name, value) in settings {
        match name.as_str() {
            "maxTime" => manner.time = seconds(settings, "maxTime")?,
            "maxVisits" => {
                manner.visits = whole(settings, "maxVisits", 1..=u64::from(u32::MAX))?.map(|n| n as u32)
            }
            "reportAnalysisWinratesAs" => manner.view = read_view(value)?,
            name => read_constant(name, value, &mut manner.search, warnings)?,
        }
    }
    Ok(())
}

fn read_constant(
    name: &str,
    value: &Value,
    search: &mut Params,
    warnings: &mut Vec<Fault>,
) -> Result<(), Fault> {
    let Some(param) = search_params::find(name) else {
        warnings.push(Fault::new("overrideSettings", format!("Unknown config param: {name}")));
        return Ok(());
    };
    let fault = || Fault::new("overrideSettings", format!("{name} does not take the value {value}"));
    param.set(search, value).ok_or_else(fault)
}

fn read_view(value: &Value) -> Result<View, Fault> {
    match value.as_str().map(str::to_ascii_uppercase).as_deref() {
        Some("BLACK") => Ok(Some(Color::Black)),
        Some("WHITE") => Ok(Some(Color::White)),
        Some("SIDETOMOVE") => Ok(None),
        _ => {
            Err(Fault::new("overrideSettings", "reportAnalysisWinratesAs must be BLACK, WHITE or SIDETOMOVE"))
        }
    }
}

fn text<'a>(object: &'a Object, field: &str) -> Result<Option<&'a str>, Fault> {
    let Some(value) = object.get(field) else { return Ok(None) };
    value.as_str().map(Some).ok_or_else(|| Fault::new(field, "Expected a string"))
}

fn number(object: &Object, field: &str) -> Result<Option<f64>, Fault> {
    let Some(value) = object.get(field) else { return Ok(None) };
    value.as_f64().map(Some).ok_or_else(|| Fault::new(field, "Expected a number"))
}

fn seconds(object: &Object, field: &str) -> Result<Option<Duration>, Fault> {
    let Some(number) = number(object, field)? else { return Ok(None) };
    if number < 0.0 {
        return Err(Fault::new(field, "Expected a number of seconds"));
    }
    // What exceeds all durations is no limit.
    Ok(Duration::try_from_secs_f64(number).ok())
}

/// A whole number in a range, even if it is written with a decimal point.
fn whole(object: &Object, field: &str, range: std::ops::RangeInclusive<u64>) -> Result<Option<u64>, Fault> {
    let Some(number) = number(object, field)? else { return Ok(None) };
    let whole = if number.fract() == 0.0 && number >= 0.0 { number as u64 } else { u64::MAX };
    if range.contains(&whole) {
        return Ok(Some(whole));
    }
    Err(Fault::new(field, format!("Expected an integer from {} to {}", range.start(), range.end())))
}
