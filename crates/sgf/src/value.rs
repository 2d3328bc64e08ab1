//! Typed values: what the raw text of a property means in a game of Go.

use std::borrow::Cow;

use tengen_rules::{Color, Move, Point, PointSet, Size};

use crate::decimal::{Decimal, Spelling};
use crate::point;
use crate::property::Kind;
use crate::text::{self, Form};

/// An emphasis: normal or strong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Double {
    /// `1`.
    Normal,
    /// `2`.
    Emphasized,
}

/// A value, or all values of a list property.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// The property alone says it.
    Nothing,
    /// An integer.
    Number(i32),
    /// A decimal number.
    Real(Decimal),
    /// An emphasis.
    Double(Double),
    /// A player.
    Color(Color),
    /// Text, of one line or several.
    Text(Cow<'a, str>),
    /// A move.
    Move(Move),
    /// A point.
    Point(Point),
    /// The points of a list, rectangles expanded.
    Points(Box<PointSet>),
    /// Points with their labels, in the order written.
    Labels(Vec<(Point, Cow<'a, str>)>),
    /// Pairs of points, in the order written.
    Lines(Vec<(Point, Point)>),
    /// A board size.
    Size(Size),
    /// A program and, if given, its version.
    Application(Cow<'a, str>, Cow<'a, str>),
    /// A figure: flags as in the specification, and a title.
    Figure(i32, Cow<'a, str>),
}

/// What reading the values of a property gave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed<'a> {
    /// The value; `None` if nothing in it was understood.
    pub value: Option<Value<'a>>,
    /// What was wrong with single raw values, by their index in the order of the file.
    pub faults: Vec<(usize, Fault)>,
}

/// What is wrong with a raw value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Empty where that is not allowed.
    Empty,
    /// Not of the type; left out of the typed value.
    Bad,
    /// In an unusual form.
    Odd,
    /// A point that the list has already.
    Repeated,
    /// Behind the first value of a property that has only one; ignored.
    Surplus,
}

/// The value of `kind` that the raw values mean on a board of `size`.
#[must_use]
pub(crate) fn typed<'a>(kind: Kind, raw: impl Iterator<Item = &'a str>, size: Size) -> Typed<'a> {
    let mut faults = Vec::new();
    let value = match kind {
        Kind::Points | Kind::PointsOrNone => {
            Some(Value::Points(Box::new(points(kind, raw, size, &mut faults))))
        }
        Kind::Labels => {
            let one = |raw: &'a str| label(raw, size);
            Some(Value::Labels(collect(raw, &mut faults, one)))
        }
        Kind::Lines => Some(Value::Lines(collect(raw, &mut faults, |raw| line(raw, size)))),
        _ => first(kind, raw, size, &mut faults),
    };
    Typed { value, faults }
}

fn collect<'a, T>(
    raw: impl Iterator<Item = &'a str>,
    faults: &mut Vec<(usize, Fault)>,
    one: impl Fn(&'a str) -> Option<T>,
) -> Vec<T> {
    let mut all = Vec::new();
    for (index, raw) in raw.enumerate() {
        match one(raw) {
            Some(item) => all.push(item),
            None => faults.push((index, if raw.trim().is_empty() { Fault::Empty } else { Fault::Bad })),
        }
    }
    all
}

fn points<'a>(
    kind: Kind,
    raw: impl Iterator<Item = &'a str>,
    size: Size,
    faults: &mut Vec<(usize, Fault)>,
) -> PointSet {
    let mut all = PointSet::EMPTY;
    for (index, raw) in raw.enumerate() {
        if raw.is_empty() && kind == Kind::PointsOrNone {
            continue;
        }
        match lenient_points(raw, size) {
            Some((set, spelling)) => {
                if set.intersects(&all) {
                    faults.push((index, Fault::Repeated));
                } else if spelling == Spelling::Odd {
                    faults.push((index, Fault::Odd));
                }
                set.iter().for_each(|p| {
                    all.insert(p);
                });
            }
            None => faults.push((index, if raw.trim().is_empty() { Fault::Empty } else { Fault::Bad })),
        }
    }
    all
}

/// Points, with blanks inside forgiven.
fn lenient_points(raw: &str, size: Size) -> Option<(PointSet, Spelling)> {
    if let Some(set) = point::parse_points(raw, size) {
        return Some((set, Spelling::Regular));
    }
    point::parse_points(&without_blanks(raw), size).map(|set| (set, Spelling::Odd))
}

fn without_blanks(raw: &str) -> String {
    raw.chars().filter(|c| !c.is_whitespace()).collect()
}

fn label<'a>(raw: &'a str, size: Size) -> Option<(Point, Cow<'a, str>)> {
    let (place, label) = text::split_composed(raw)?;
    Some((point::parse_point(&without_blanks(place), size)?, text::unescape(label, Form::Composed)))
}

fn line(raw: &str, size: Size) -> Option<(Point, Point)> {
    let (from, to) = text::split_composed(raw)?;
    let end = |raw: &str| point::parse_point(&without_blanks(raw), size);
    Some((end(from)?, end(to)?)).filter(|(from, to)| from != to)
}

/// The first value; the others are surplus.
fn first<'a>(
    kind: Kind,
    raw: impl Iterator<Item = &'a str>,
    size: Size,
    faults: &mut Vec<(usize, Fault)>,
) -> Option<Value<'a>> {
    let mut value = None;
    for (index, raw) in raw.enumerate() {
        if index > 0 {
            faults.push((index, Fault::Surplus));
            continue;
        }
        match single(kind, raw, size) {
            Some((found, Spelling::Regular)) => value = Some(found),
            Some((found, Spelling::Odd)) => {
                faults.push((index, Fault::Odd));
                value = Some(found);
            }
            None => faults.push((index, if raw.trim().is_empty() { Fault::Empty } else { Fault::Bad })),
        }
    }
    value
}

fn regular(value: Value<'_>) -> (Value<'_>, Spelling) {
    (value, Spelling::Regular)
}

/// A value of a kind that is not a list.
fn single(kind: Kind, raw: &str, size: Size) -> Option<(Value<'_>, Spelling)> {
    match kind {
        Kind::Nothing => {
            Some((Value::Nothing, if raw.is_empty() { Spelling::Regular } else { Spelling::Odd }))
        }
        Kind::Number => integer(raw).map(|(n, spelling)| (Value::Number(n), spelling)),
        Kind::Real => Decimal::parse(raw).map(|(n, spelling)| (Value::Real(n), spelling)),
        Kind::Double => double(raw),
        Kind::Color => color(raw),
        Kind::SimpleText | Kind::Text => Some(regular(Value::Text(text::unescape(raw, kind.form())))),
        Kind::Move => game_move(raw, size),
        Kind::Point => point::parse_point(raw, size).map(|p| regular(Value::Point(p))),
        Kind::Size => board_size(raw),
        Kind::Application => {
            let (name, version) = text::split_composed(raw).unwrap_or((raw, ""));
            let part = |raw| text::unescape(raw, Form::Composed);
            let odd = if raw.contains(':') { Spelling::Regular } else { Spelling::Odd };
            Some((Value::Application(part(name), part(version)), odd))
        }
        Kind::Figure => figure(raw),
        Kind::Points | Kind::PointsOrNone | Kind::Labels | Kind::Lines => None,
    }
}

/// An integer; text behind it is odd.
fn integer(raw: &str) -> Option<(i32, Spelling)> {
    let (number, spelling) = Decimal::parse(raw)?;
    let whole = number.as_whole()?;
    Some((whole, if raw.contains(['.', ',']) { Spelling::Odd } else { spelling }))
}

fn double(raw: &str) -> Option<(Value<'_>, Spelling)> {
    let value = |double| Some(Value::Double(double));
    let odd = if raw.len() == 1 { Spelling::Regular } else { Spelling::Odd };
    let value = match raw.trim() {
        "1" => value(Double::Normal),
        "2" => value(Double::Emphasized),
        _ => None,
    };
    value.map(|v| (v, odd))
}

fn color(raw: &str) -> Option<(Value<'_>, Spelling)> {
    let (color, spelling) = match raw.trim() {
        "B" => (Color::Black, Spelling::Regular),
        "W" => (Color::White, Spelling::Regular),
        "b" | "1" | "Black" | "black" => (Color::Black, Spelling::Odd),
        "w" | "2" | "White" | "white" => (Color::White, Spelling::Odd),
        _ => return None,
    };
    Some((Value::Color(color), spelling))
}

fn game_move(raw: &str, size: Size) -> Option<(Value<'_>, Spelling)> {
    if let Some(m) = point::parse_move(raw, size) {
        return Some(regular(Value::Move(m)));
    }
    point::parse_move(&without_blanks(raw), size).map(|m| (Value::Move(m), Spelling::Odd))
}

fn board_size(raw: &str) -> Option<(Value<'_>, Spelling)> {
    let size = point::parse_size(raw)?;
    let regular = point::size_name(size) == raw;
    Some((Value::Size(size), if regular { Spelling::Regular } else { Spelling::Odd }))
}

fn figure(raw: &str) -> Option<(Value<'_>, Spelling)> {
    if raw.is_empty() {
        return Some(regular(Value::Figure(0, Cow::Borrowed(""))));
    }
    let (flags, title) = text::split_composed(raw).unwrap_or((raw, ""));
    let (flags, spelling) = integer(flags)?;
    Some((Value::Figure(flags, text::unescape(title, Form::Composed)), spelling))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nine<'a>(kind: Kind, raw: &[&'a str]) -> Typed<'a> {
        typed(kind, raw.iter().copied(), Size::NINE)
    }

    #[test]
    fn trap_4_an_empty_list_clears() {
        let none = Typed { value: Some(Value::Points(Box::new(PointSet::EMPTY))), faults: vec![] };
        assert_eq!(nine(Kind::PointsOrNone, &[""]), none);
        assert_eq!(nine(Kind::Points, &[""]).faults, [(0, Fault::Empty)]);
    }

    #[test]
    fn trap_18_figures_and_numbers() {
        assert_eq!(nine(Kind::Figure, &["257:Fig. 1"]).value, Some(Value::Figure(257, "Fig. 1".into())));
        assert_eq!(nine(Kind::Figure, &[""]).value, Some(Value::Figure(0, "".into())));
        assert_eq!(nine(Kind::Number, &["-3"]).value, Some(Value::Number(-3)));
        assert_eq!(nine(Kind::Number, &["even"]).faults, [(0, Fault::Bad)]);
    }

    #[test]
    fn odd_values_are_understood() {
        let point = |raw| point::parse_point(raw, Size::NINE).unwrap();
        assert_eq!(nine(Kind::Move, &["c   c"]).value, Some(Value::Move(Move::Play(point("cc")))));
        assert_eq!(nine(Kind::Color, &["w"]).faults, [(0, Fault::Odd)]);
        assert_eq!(nine(Kind::Color, &["X"]).value, None);
        assert_eq!(nine(Kind::Lines, &["aa:bb", "cc", "dd:dd"]).faults, [(1, Fault::Bad), (2, Fault::Bad)]);
        assert_eq!(nine(Kind::Move, &["aa", "bb"]).faults, [(1, Fault::Surplus)]);
        assert_eq!(nine(Kind::Points, &["aa:bb", "bb"]).faults, [(1, Fault::Repeated)]);
    }

    #[test]
    fn labels_keep_their_colons() {
        let typed = nine(Kind::Labels, &[r"ee:a\:b", r"cc:x\]"]);
        let point = |raw| point::parse_point(raw, Size::NINE).unwrap();
        let labels = vec![(point("ee"), "a:b".into()), (point("cc"), "x]".into())];
        assert_eq!(typed.value, Some(Value::Labels(labels)));
    }
}
