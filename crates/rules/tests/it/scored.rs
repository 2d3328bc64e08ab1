//! Laws of every score, checked on the end of a random game. Property tests and fuzz targets choose the games.

use tengen_rules::{
    Board, ByColor, Color, EndPosition, Komi, Point, PointSet, Ruleset, Score, Scoring, Size, Tax,
};

use crate::playout::{playout, random_dead};

/// A random game, to be played out and scored.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scored {
    pub(crate) size: Size,
    pub(crate) seed: u64,
    /// Turns after which both sides pass.
    pub(crate) limit: usize,
}

impl Scored {
    /// Two bytes for the size, one for the length, eight for the seed; what is left chooses rules and a symmetry.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<(Scored, Ruleset, Symmetry)> {
        let (&[cols, rows, limit, tax, symmetry], rest) = bytes.split_first_chunk()?;
        let seed = u64::from_le_bytes(*rest.first_chunk()?);
        let tax = [Tax::None, Tax::Seki, Tax::All][usize::from(tax) % 3];
        let scoring = if symmetry & 8 == 0 { Scoring::Area } else { Scoring::Territory };
        let size = Size::new(cols % 9 + 1, rows % 9 + 1)?;
        let rules = Ruleset { scoring, tax, ..with_removal() };
        Some((Scored { size, seed, limit: usize::from(limit) }, rules, Symmetry(symmetry % 8)))
    }
}

fn with_removal() -> Ruleset {
    Ruleset { friendly_pass: tengen_rules::FriendlyPass::Yes, ..Ruleset::TROMP_TAYLOR }
}

/// One of the eight symmetries of a board: mirrored left to right, top to bottom, and along the diagonal.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Symmetry(pub(crate) u8);

impl Symmetry {
    fn size(self, size: Size) -> Size {
        if self.0 & 4 == 0 { size } else { Size::new(size.rows(), size.cols()).unwrap() }
    }

    fn point(self, size: Size, point: Point) -> Point {
        let (mut col, mut row) = (point.col(), point.row());
        if self.0 & 1 != 0 {
            col = size.cols() - 1 - col;
        }
        if self.0 & 2 != 0 {
            row = size.rows() - 1 - row;
        }
        if self.0 & 4 != 0 { Point::new(row, col).unwrap() } else { Point::new(col, row).unwrap() }
    }

    fn set(self, size: Size, set: &PointSet) -> PointSet {
        set.iter().map(|point| self.point(size, point)).collect()
    }

    /// The mirrored board, colors exchanged.
    fn exchanged(self, board: &Board) -> Board {
        let size = board.size();
        let stones = Color::ALL.map(|color| (color, self.set(size, &board.stones(color))));
        Board::from_fn(self.size(size), |p| {
            stones.iter().find(|(_, set)| set.contains(p)).map(|(color, _)| !*color)
        })
    }
}

fn exchanged<T: Copy>(pair: ByColor<T>) -> ByColor<T> {
    ByColor { black: pair.white, white: pair.black }
}

fn negated(komi: Komi) -> Komi {
    Komi::from_halves(-komi.halves()).unwrap()
}

/// Turning the board and exchanging the colors turns and exchanges the score and its reasons.
pub(crate) fn score_is_symmetric(scored: &Scored, rules: &Ruleset, symmetry: Symmetry) {
    let Scored { size, seed, limit } = *scored;
    let game = playout(size, seed, limit);
    let end = EndPosition {
        dead: random_dead(&game.board, seed),
        prisoners: game.prisoners,
        ..EndPosition::new(&game.board, rules)
    };
    let other_board = symmetry.exchanged(&game.board);
    let other = EndPosition {
        dead: symmetry.set(size, &end.dead),
        prisoners: exchanged(game.prisoners),
        komi: negated(end.komi),
        ..EndPosition::new(&other_board, rules)
    };
    let (sheet, other) = (end.sheet(), other.sheet());
    assert_eq!(sheet.totals.margin(), -other.totals.margin());
    for (point, here) in sheet.points.iter() {
        let there = other.points[symmetry.point(size, point)];
        assert_eq!(here.reason, there.reason, "{point}");
        assert_eq!(here.color, there.color.map(|color| !color));
        assert_eq!(here.points, exchanged(there.points));
    }
}

/// Where every empty point has the same owner in both forms of counting, their margins differ by the stones that one
/// side has played more.
pub(crate) fn territory_and_area_differ_by_stones_played(scored: &Scored) {
    let game = playout(scored.size, scored.seed, scored.limit);
    let count = |scoring| {
        let rules = Ruleset { scoring, tax: Tax::None, ..with_removal() };
        let end = EndPosition {
            dead: random_dead(&game.board, scored.seed),
            prisoners: game.prisoners,
            ..EndPosition::new(&game.board, &rules)
        };
        end.totals().margin()
    };
    let played = i32::from(game.placed.black) - i32::from(game.placed.white);
    assert_eq!(count(Scoring::Area) - count(Scoring::Territory), Score::from_points(played));
}
