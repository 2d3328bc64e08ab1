//! Plain values: points, colors, stones, texts.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use ts_rs::TS;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;
use utoipa::{PartialSchema, ToSchema};

/// A player, and the color of that player's stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Color {
    /// Moves first on an empty board.
    Black,
    /// Receives komi.
    White,
}

impl From<tengen_rules::Color> for Color {
    fn from(color: tengen_rules::Color) -> Color {
        match color {
            tengen_rules::Color::Black => Color::Black,
            tengen_rules::Color::White => Color::White,
        }
    }
}

impl From<Color> for tengen_rules::Color {
    fn from(color: Color) -> tengen_rules::Color {
        match color {
            Color::Black => tengen_rules::Color::Black,
            Color::White => tengen_rules::Color::White,
        }
    }
}

/// One value for each color.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ByColor<T> {
    /// Black's.
    pub black: T,
    /// White's.
    pub white: T,
}

impl<T> From<tengen_rules::ByColor<T>> for ByColor<T> {
    fn from(values: tengen_rules::ByColor<T>) -> ByColor<T> {
        ByColor { black: values.black, white: values.white }
    }
}

impl<T> From<ByColor<T>> for tengen_rules::ByColor<T> {
    fn from(values: ByColor<T>) -> tengen_rules::ByColor<T> {
        tengen_rules::ByColor { black: values.black, white: values.white }
    }
}

/// A point such as `"Q16"`: columns A to Z without I, then AA, AB …; row 1 is the lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, TS, ToSchema)]
#[ts(type = "string")]
#[schema(value_type = String, example = "Q16")]
pub struct Point(pub tengen_rules::Point);

impl From<tengen_rules::Point> for Point {
    fn from(point: tengen_rules::Point) -> Point {
        Point(point)
    }
}

impl Serialize for Point {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Point {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Point, D::Error> {
        parse(deserializer).map(Point)
    }
}

/// A point, or `"pass"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, TS, ToSchema)]
#[ts(type = "string")]
#[schema(value_type = String, example = "pass")]
pub struct Move(pub tengen_rules::Move);

impl From<tengen_rules::Move> for Move {
    fn from(mv: tengen_rules::Move) -> Move {
        Move(mv)
    }
}

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl FromStr for Move {
    type Err = tengen_rules::ParsePointError;

    fn from_str(text: &str) -> Result<Move, Self::Err> {
        if text == "pass" {
            return Ok(Move(tengen_rules::Move::Pass));
        }
        text.parse().map(|point| Move(tengen_rules::Move::Play(point)))
    }
}

impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Move, D::Error> {
        parse(deserializer)
    }
}

fn parse<'de, D: Deserializer<'de>, T: FromStr<Err: fmt::Display>>(deserializer: D) -> Result<T, D::Error> {
    String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
}

/// What stands on every point, row by row from the top: `.` empty, `X` black, `O` white, columns × rows characters
/// without separators.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(type = "string")]
pub struct Stones(pub String);

impl Stones {
    /// The text of what `stone` says of every point of a board.
    pub fn from_fn(
        size: tengen_rules::Size,
        stone: impl Fn(tengen_rules::Point) -> Option<tengen_rules::Color>,
    ) -> Stones {
        let rows = (0..size.rows()).rev();
        let points = rows.flat_map(|row| (0..size.cols()).filter_map(move |col| size.point(col, row)));
        Stones(points.map(|point| stone(point).map_or('.', tengen_rules::Color::diagram_char)).collect())
    }
}

impl From<&tengen_rules::Board> for Stones {
    fn from(board: &tengen_rules::Board) -> Stones {
        Stones::from_fn(board.size(), |point| board.get(point))
    }
}

/// An argument of a text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged)]
pub enum Arg {
    /// A number, written as the reader's language does.
    Number(f64),
    /// A name, a point, a key.
    Text(String),
}

/// Text for people: a key of `app.ftl` in each language, with arguments.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Text {
    /// The key of the message.
    pub key: String,
    /// The arguments by name.
    #[serde(default)]
    #[ts(type = "Record<string, Arg>")]
    pub args: BTreeMap<String, Arg>,
}

impl Text {
    /// The message of this key, without arguments.
    #[must_use]
    pub fn new(key: &str) -> Text {
        Text { key: key.to_owned(), args: BTreeMap::new() }
    }

    /// The same with a number as an argument.
    #[must_use]
    pub fn number(mut self, name: &str, value: impl Into<f64>) -> Text {
        self.args.insert(name.to_owned(), Arg::Number(value.into()));
        self
    }

    /// The same with a text as an argument.
    #[must_use]
    pub fn text(mut self, name: &str, value: impl fmt::Display) -> Text {
        self.args.insert(name.to_owned(), Arg::Text(value.to_string()));
        self
    }
}

/// An earlier position, shown to explain a refusal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Earlier {
    /// The position.
    pub stones: Stones,
    /// The number of the move after which it stood on the board; 0 is the start.
    pub move_number: u32,
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Scoring {
    /// Stones and surrounded points.
    Area,
    /// Surrounded points and prisoners.
    Territory,
}

impl From<tengen_rules::Scoring> for Scoring {
    fn from(scoring: tengen_rules::Scoring) -> Scoring {
        match scoring {
            tengen_rules::Scoring::Area => Scoring::Area,
            tengen_rules::Scoring::Territory => Scoring::Territory,
        }
    }
}

/// Where handicap stones go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Placement {
    /// On the star points.
    Fixed,
    /// Where Black likes.
    Free,
}

impl From<tengen_rules::Placement> for Placement {
    fn from(placement: tengen_rules::Placement) -> Placement {
        match placement {
            tengen_rules::Placement::Fixed => Placement::Fixed,
            tengen_rules::Placement::Free => Placement::Free,
        }
    }
}

impl From<Placement> for tengen_rules::Placement {
    fn from(placement: Placement) -> tengen_rules::Placement {
        match placement {
            Placement::Fixed => tengen_rules::Placement::Fixed,
            Placement::Free => tengen_rules::Placement::Free,
        }
    }
}

/// How strong the computer plays: an amateur rank from `"30k"` to `"9d"`, or `"strongest"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, TS)]
#[ts(type = "string")]
pub struct Level(pub tengen_rank::Level);

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Level {
    type Err = tengen_rank::ParseLevelError;

    fn from_str(text: &str) -> Result<Level, tengen_rank::ParseLevelError> {
        text.parse().map(Level)
    }
}

impl PartialSchema for Level {
    fn schema() -> RefOr<Schema> {
        String::schema()
    }
}

impl ToSchema for Level {
    fn name() -> Cow<'static, str> {
        "Level".into()
    }
}

impl Serialize for Level {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Level {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
        parse(deserializer)
    }
}
