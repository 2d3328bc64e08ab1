//! Coordinates: two letters from the upper left corner, and the two spellings of a pass.

use tengen_rules::{Move, Point, PointSet, Size};

/// A letter as a coordinate: a to z are 0 to 25, A to Z 26 to 51.
const fn coordinate(letter: u8) -> Option<u8> {
    match letter {
        b'a'..=b'z' => Some(letter - b'a'),
        b'A'..=b'Z' => Some(letter - b'A' + 26),
        _ => None,
    }
}

const fn letter(coordinate: u8) -> char {
    (if coordinate < 26 { b'a' + coordinate } else { b'A' + coordinate - 26 }) as char
}

/// The point named by two letters: column from the left, row from the top.
#[must_use]
pub fn parse_point(raw: &str, size: Size) -> Option<Point> {
    let &[col, row] = raw.as_bytes() else { return None };
    size.point(coordinate(col)?, size.rows().checked_sub(1 + coordinate(row)?)?)
}

/// The two letters of a point.
#[must_use]
pub fn point_name(point: Point, size: Size) -> String {
    let row = size.rows().saturating_sub(1 + point.row());
    [letter(point.col()), letter(row)].iter().collect()
}

/// The move that a value of B or W means.
///
/// A pass is the empty value (since FF\[4\]) or, on boards of up to 19×19, `tt` (before, and by habit since). On a
/// larger board `tt` is a point. The empty value is taken as a pass in older files too.
#[must_use]
pub fn parse_move(raw: &str, size: Size) -> Option<Move> {
    if raw.is_empty() || (raw == "tt" && size.cols() <= 19 && size.rows() <= 19) {
        return Some(Move::Pass);
    }
    parse_point(raw, size).map(Move::Play)
}

/// How a move is written: a point by its letters, a pass as the empty value.
#[must_use]
pub fn move_name(m: Move, size: Size) -> String {
    m.point().map(|p| point_name(p, size)).unwrap_or_default()
}

/// The points of one value of a list: a point `aa`, or a rectangle `aa:cc` given by its corners (in any order).
#[must_use]
pub fn parse_points(raw: &str, size: Size) -> Option<PointSet> {
    let Some((first, second)) = raw.split_once(':') else { return parse_point(raw, size).map(PointSet::of) };
    let (a, b) = (parse_point(first, size)?, parse_point(second, size)?);
    let cols = a.col().min(b.col())..=a.col().max(b.col());
    let rows = a.row().min(b.row())..=a.row().max(b.row());
    Some(rows.flat_map(|row| cols.clone().filter_map(move |col| size.point(col, row))).collect())
}

/// The values of a list with every point by itself, row by row from the upper left corner.
#[must_use]
pub fn expanded(points: &PointSet, size: Size) -> Vec<String> {
    from_top(points, size).map(|p| point_name(p, size)).collect()
}

/// The values of a list with few rectangles (greedy: wide first, then high); single points by themselves.
#[must_use]
pub fn compressed(points: &PointSet, size: Size) -> Vec<String> {
    let mut rest = *points;
    let mut values = Vec::new();
    for from in from_top(points, size) {
        if !rest.contains(from) {
            continue;
        }
        let mut to = from;
        while let Some(next) = size.point(to.col() + 1, to.row()).filter(|p| rest.contains(*p)) {
            to = next;
        }
        while let Some(row) = to.row().checked_sub(1) {
            let below: PointSet = (from.col()..=to.col()).filter_map(|col| size.point(col, row)).collect();
            if !below.is_subset(&rest) {
                break;
            }
            let Some(next) = size.point(to.col(), row) else { break };
            to = next;
        }
        let corner = point_name(from, size);
        let value = if from == to { corner } else { format!("{corner}:{}", point_name(to, size)) };
        rest -= parse_points(&value, size).unwrap_or(PointSet::EMPTY);
        values.push(value);
    }
    values
}

fn from_top(points: &PointSet, size: Size) -> impl Iterator<Item = Point> + '_ {
    let rows = (0..size.rows()).rev();
    rows.flat_map(move |row| (0..size.cols()).filter_map(move |col| size.point(col, row)))
        .filter(|p| points.contains(*p))
}

/// A board size: `19`, or columns and rows `9:13`.
#[must_use]
pub fn parse_size(raw: &str) -> Option<Size> {
    let (cols, rows) = raw.split_once(':').unwrap_or((raw, raw));
    Size::new(cols.trim().parse().ok()?, rows.trim().parse().ok()?)
}

/// How a size is written: one number for squares.
#[must_use]
pub fn size_name(size: Size) -> String {
    if size.cols() == size.rows() {
        size.cols().to_string()
    } else {
        format!("{}:{}", size.cols(), size.rows())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size(text: &str) -> Size {
        text.parse().unwrap()
    }

    #[test]
    fn trap_6_tt_is_a_pass_up_to_19() {
        assert_eq!(parse_move("tt", size("19")), Some(Move::Pass));
        assert_eq!(parse_move("tt", size("9")), Some(Move::Pass));
        assert_eq!(parse_move("", size("21")), Some(Move::Pass));
        assert_eq!(parse_move("tt", size("20")).unwrap().to_string(), "U1");
        assert_eq!(parse_move("tt", size("19x20")), None);
        assert_eq!(move_name(Move::Pass, size("19")), "");
    }

    #[test]
    fn trap_7_sizes_and_letters() {
        let big = size("52");
        assert_eq!(parse_point("ZZ", big).unwrap(), big.point(51, 0).unwrap());
        assert_eq!(parse_point("aa", big).unwrap(), big.point(0, 51).unwrap());
        for point in big.points() {
            assert_eq!(parse_point(&point_name(point, big), big), Some(point));
        }
        assert_eq!(parse_size("9:13"), Some(size("9x13")));
        assert_eq!(parse_size("19:19"), Some(Size::NINETEEN));
        assert_eq!(size_name(size("9x13")), "9:13");
        for bad in ["", "0", "53", "a", "9:", "9:0", "-9"] {
            assert_eq!(parse_size(bad), None, "{bad}");
        }
        assert_eq!(parse_point("ja", size("9")), None);
        assert_eq!(parse_point("aj", size("9")), None);
    }

    #[test]
    fn trap_3_lists_expand_and_compress() {
        let nine = Size::NINE;
        let points = parse_points("bb:dc", nine).unwrap();
        assert_eq!(expanded(&points, nine), ["bb", "cb", "db", "bc", "cc", "dc"]);
        assert_eq!(parse_points("dc:bb", nine), Some(points));
        assert_eq!(compressed(&points, nine), ["bb:dc"]);
        assert_eq!(compressed(&parse_points("ee", nine).unwrap(), nine), ["ee"]);
        assert_eq!(parse_points("aa:zz", nine), None);
    }
}
