//! The board: grid, coordinates, stones, marks and the cursor.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use tengen_rules::{Block, Board, ByColor, Color, Point, PointSet, Size, star_points};

use super::canvas::{Canvas, Look};

/// What to draw, apart from the size of things.
#[derive(Clone, Debug)]
pub(in crate::commands::play) struct Picture<'a> {
    pub(in crate::commands::play) board: &'a Board,
    pub(in crate::commands::play) cursor: Option<Point>,
    pub(in crate::commands::play) last: Option<Point>,
    /// Stones marked dead.
    pub(in crate::commands::play) dead: PointSet,
    /// Stones laid down during the count.
    pub(in crate::commands::play) laid: PointSet,
    /// Territory that is counted together.
    pub(in crate::commands::play) blocks: &'a [Block],
    /// Empty points that count for a color.
    pub(in crate::commands::play) territory: ByColor<PointSet>,
    /// Points that what was just said is about.
    pub(in crate::commands::play) shown: PointSet,
    pub(in crate::commands::play) look: Look,
}

impl Picture<'_> {
    /// The stone on a point, unless it is marked dead or was laid down.
    fn standing(&self, point: Point) -> Option<Color> {
        self.board.get(point).filter(|_| !self.dead.contains(point) && !self.laid.contains(point))
    }
}

/// Columns and rows of the screen from one point to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Scale {
    dx: u16,
    dy: u16,
}

/// The scales, largest first. Cells of a terminal are about twice as high as wide, so both look square.
const SCALES: [Scale; 2] = [Scale { dx: 4, dy: 2 }, Scale { dx: 2, dy: 1 }];

impl Scale {
    /// Whether a stone has room beyond its point.
    fn has_large_stones(self) -> bool {
        self.dy > 1
    }

    /// Columns for a row's number on either side, with the space between it and a stone.
    fn label(self) -> u16 {
        2 + self.dx / 2
    }

    /// Columns and rows of the screen for a board with its labels.
    fn extent(self, size: Size) -> (u16, u16) {
        let width = (u16::from(size.cols()) - 1) * self.dx + 1 + 2 * self.label();
        let height = (u16::from(size.rows()) - 1) * self.dy + 1 + 2;
        (width, height)
    }
}

/// The least columns and rows that show the whole board.
pub(in crate::commands::play) fn least_extent(size: Size) -> (u16, u16) {
    SCALES[SCALES.len() - 1].extent(size)
}

/// The part of the board on the screen, and where.
#[derive(Clone, Copy, Debug)]
struct Window {
    scale: Scale,
    /// First visible column and row, and how many of each.
    first: (u8, u8),
    count: (u8, u8),
    /// The screen position of the upper left visible point.
    origin: Position,
}

impl Window {
    /// The largest scale at which the board fits; a part around the cursor where none does.
    fn new(size: Size, cursor: Option<Point>, area: Rect) -> Window {
        let fits = |scale: &&Scale| {
            let (width, height) = scale.extent(size);
            width <= area.width && height <= area.height
        };
        let scale = *SCALES.iter().find(fits).unwrap_or(&SCALES[SCALES.len() - 1]);
        let across = visible(area.width.saturating_sub(2 * scale.label()), scale.dx, size.cols());
        let down = visible(area.height.saturating_sub(2), scale.dy, size.rows());
        let (col, row) = cursor.map_or((0, size.rows() - 1), |p| (p.col(), p.row()));
        let first = (around(col, across, size.cols()), around(row, down, size.rows()));
        let origin = Position { x: area.x + scale.label(), y: area.y + 1 };
        Window { scale, first, count: (across, down), origin }
    }

    /// The screen position of a visible point.
    fn position(&self, point: Point) -> Option<Position> {
        let col = point.col().checked_sub(self.first.0).filter(|c| *c < self.count.0)?;
        let row = point.row().checked_sub(self.first.1).filter(|r| *r < self.count.1)?;
        let down = self.count.1 - 1 - row;
        Some(Position {
            x: self.origin.x + u16::from(col) * self.scale.dx,
            y: self.origin.y + u16::from(down) * self.scale.dy,
        })
    }

    /// The visible points.
    fn points(&self, size: Size) -> impl Iterator<Item = (Point, Position)> + use<'_> {
        size.points().filter_map(|point| Some((point, self.position(point)?)))
    }

    /// All of the screen that the board covers, labels included.
    fn rect(&self) -> Rect {
        let across = u16::from(self.count.0.max(1)) - 1;
        let down = u16::from(self.count.1.max(1)) - 1;
        let (width, height) = (across * self.scale.dx + 1 + 2 * self.scale.label(), down * self.scale.dy + 3);
        Rect { x: self.origin.x - self.scale.label(), y: self.origin.y - 1, width, height }
    }
}

/// How many of `all` points, `step` apart, fit into `room` cells.
fn visible(room: u16, step: u16, all: u8) -> u8 {
    let fit = if room == 0 { 0 } else { (room - 1) / step + 1 };
    u8::try_from(fit).unwrap_or(u8::MAX).min(all)
}

/// The first of `count` out of `all` points with `wanted` about in the middle.
fn around(wanted: u8, count: u8, all: u8) -> u8 {
    wanted.saturating_sub(count / 2).min(all - count)
}

/// Draws the board into `area`, centered as far as there is room.
pub(super) fn draw(picture: &Picture<'_>, area: Rect, buffer: &mut Buffer) {
    let size = picture.board.size();
    let mut window = Window::new(size, picture.cursor, area);
    let rect = window.rect();
    window.origin.x += area.width.saturating_sub(rect.width) / 2;
    window.origin.y += area.height.saturating_sub(rect.height) / 2;
    let mut canvas = Canvas { buffer, area, look: picture.look };
    canvas.ground(window.rect());
    draw_labels(&window, &mut canvas);
    draw_grid(size, &window, &mut canvas);
    for (point, at) in window.points(size) {
        draw_point(picture, point, at, window.scale, &mut canvas);
    }
    if window.scale.has_large_stones() && picture.look == Look::Colors {
        draw_edges(picture, &window, &mut canvas);
    }
    for block in picture.blocks {
        // The upper left point of the block carries its size.
        let corner = block.points.iter().max_by_key(|p| (p.row(), u8::MAX - p.col()));
        if let Some(at) = corner.and_then(|point| window.position(point)) {
            canvas.number(at, block.color, block.points.len());
        }
    }
    if let Some(at) = picture.cursor.and_then(|cursor| window.position(cursor)) {
        canvas.frame(at, ["[", "]"]);
    }
}

/// Names of columns above and below, of rows on both sides.
fn draw_labels(window: &Window, canvas: &mut Canvas<'_>) {
    let rect = window.rect();
    for index in 0..window.count.0 {
        let Some(point) = Point::new(window.first.0 + index, 0) else { continue };
        let name = point.to_string();
        let letters = name.trim_end_matches(|c: char| c.is_ascii_digit());
        let x = window.origin.x + u16::from(index) * window.scale.dx;
        canvas.label(Position { x, y: rect.y }, letters);
        canvas.label(Position { x, y: rect.bottom() - 1 }, letters);
    }
    for index in 0..window.count.1 {
        let number = u16::from(window.first.1 + index) + 1;
        let y = window.origin.y + u16::from(window.count.1 - 1 - index) * window.scale.dy;
        canvas.label(Position { x: rect.x, y }, &format!("{number:>2}"));
        canvas.label(Position { x: rect.right() - 2, y }, &format!("{number:<2}"));
    }
}

/// The lines between the points; the points themselves are drawn later.
fn draw_grid(size: Size, window: &Window, canvas: &mut Canvas<'_>) {
    for (point, at) in window.points(size) {
        let right = size.point(point.col() + 1, point.row()).and_then(|p| window.position(p));
        let below = point.row().checked_sub(1).and_then(|row| size.point(point.col(), row));
        if let Some(right) = right {
            (at.x + 1..right.x).for_each(|x| canvas.line(Position { x, y: at.y }, "─"));
        }
        if let Some(below) = below.and_then(|p| window.position(p)) {
            (at.y + 1..below.y).for_each(|y| canvas.line(Position { x: at.x, y }, "│"));
        }
    }
}

/// The sides, heads and feet of large stones, in the cells between the points.
fn draw_edges(picture: &Picture<'_>, window: &Window, canvas: &mut Canvas<'_>) {
    for (point, at) in window.points(picture.board.size()) {
        let stone = picture.standing(point);
        let right = Point::new(point.col() + 1, point.row()).filter(|p| window.position(*p).is_some());
        let side = Position { x: at.x + window.scale.dx / 2, ..at };
        canvas.large_sides(side, stone, right.and_then(|p| picture.standing(p)));
        if window.position(point).is_some_and(|first| first.x == window.origin.x) {
            canvas.large_sides(Position { x: at.x - window.scale.dx / 2, ..at }, None, stone);
        }
        let below = point.row().checked_sub(1).and_then(|row| Point::new(point.col(), row));
        if let Some(below) = below.filter(|p| window.position(*p).is_some()) {
            let edge = Position { y: at.y + window.scale.dy / 2, ..at };
            canvas.large_edges(edge, stone, picture.standing(below));
        }
    }
}

fn draw_point(picture: &Picture<'_>, point: Point, at: Position, scale: Scale, canvas: &mut Canvas<'_>) {
    let is_last = picture.last == Some(point);
    match picture.board.get(point) {
        Some(color) if picture.dead.contains(point) => canvas.dead(at, color),
        Some(color) if picture.laid.contains(point) => canvas.laid(at, color),
        Some(color) if scale.has_large_stones() && picture.look == Look::Colors => {
            canvas.large_stone(at, color, is_last);
        }
        Some(color) => canvas.stone(at, color, is_last),
        None => {
            let owner = Color::ALL.into_iter().find(|color| picture.territory[*color].contains(point));
            match owner {
                Some(color) => canvas.territory(at, color),
                None if star_points(picture.board.size()).contains(point) => canvas.star(at),
                None => canvas.empty(at, crossing(picture.board.size(), point)),
            }
        }
    }
    if picture.shown.contains(point) {
        canvas.show(at);
    }
}

/// The sign of an empty point: lines in the directions where the board goes on.
fn crossing(size: Size, point: Point) -> &'static str {
    let right = point.col() + 1 < size.cols();
    let left = point.col() > 0;
    let up = point.row() + 1 < size.rows();
    let down = point.row() > 0;
    const SIGNS: [&str; 16] =
        ["·", "╶", "╴", "─", "╵", "└", "┘", "┴", "╷", "┌", "┐", "┬", "│", "├", "┤", "┼"];
    SIGNS[usize::from(right) | usize::from(left) << 1 | usize::from(up) << 2 | usize::from(down) << 3]
}
