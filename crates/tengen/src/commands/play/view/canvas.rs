//! Signs on the screen, in the chosen look: how a stone, a mark or a line is drawn.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Color as Ink, Modifier, Style};
use tengen_rules::Color;

/// How things are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::commands::play) enum Look {
    /// A wooden board with stones in two colors; the colors are set for every cell of the board, so that light and
    /// dark terminals show the same.
    Colors,
    /// Letters, for terminals without colors and for screen readers: X black, O white, small letters dead stones.
    Plain,
}

/// Drawing signs in the chosen look, never outside the area.
pub(super) struct Canvas<'a> {
    pub(super) buffer: &'a mut Buffer,
    pub(super) area: Rect,
    pub(super) look: Look,
}

const WOOD: Ink = Ink::Indexed(179);
const LINE: Ink = Ink::Indexed(94);
const LABELS: Ink = Ink::Indexed(58);
const BLACK: Ink = Ink::Indexed(16);
const WHITE: Ink = Ink::Indexed(231);
const CURSOR: Ink = Ink::Indexed(160);
const SHOWN: Ink = Ink::Indexed(203);

/// The ink of a color's stones.
pub(super) fn ink(color: Color) -> Ink {
    match color {
        Color::Black => BLACK,
        Color::White => WHITE,
    }
}

impl Canvas<'_> {
    fn put(&mut self, at: Position, sign: &str, style: Style) {
        if self.area.contains(at) {
            let style = if self.look == Look::Plain { style.fg(Ink::Reset).bg(Ink::Reset) } else { style };
            self.buffer[at].set_symbol(sign).set_style(style);
        }
    }

    /// Chooses the sign by the look.
    fn put_either(&mut self, at: Position, colored: &str, plain: &str, style: Style) {
        let sign = if self.look == Look::Plain { plain } else { colored };
        self.put(at, sign, style);
    }

    pub(super) fn ground(&mut self, rect: Rect) {
        if self.look == Look::Colors {
            self.buffer.set_style(rect.intersection(self.area), Style::new().bg(WOOD).fg(LINE));
        }
    }

    pub(super) fn label(&mut self, at: Position, text: &str) {
        for (x, letter) in (at.x..).zip(text.chars()) {
            self.put(Position { x, y: at.y }, &letter.to_string(), Style::new().fg(LABELS));
        }
    }

    pub(super) fn line(&mut self, at: Position, sign: &str) {
        self.put_either(at, sign, " ", Style::new().fg(LINE));
    }

    pub(super) fn empty(&mut self, at: Position, sign: &str) {
        self.put_either(at, sign, ".", Style::new().fg(LINE));
    }

    pub(super) fn star(&mut self, at: Position) {
        self.put_either(at, "•", "+", Style::new().fg(LINE));
    }

    pub(super) fn stone(&mut self, at: Position, color: Color, is_last: bool) {
        let letter = color.diagram_char().to_string();
        let sign = if is_last { "◉" } else { "●" };
        self.put_either(at, sign, &letter, Style::new().fg(ink(color)));
        if is_last && self.look == Look::Plain {
            self.frame(at, ["(", ")"]);
        }
    }

    /// The middle row of a large stone: three cells, to which [`Canvas::large_sides`] adds half a cell on either
    /// side. The sign in the middle is of the stone's own color, so that copied text still shows a stone; on the
    /// last stone it is the mark.
    pub(super) fn large_stone(&mut self, at: Position, color: Color, is_last: bool) {
        let (sign, mark) = if is_last { ("◉", ink(!color)) } else { ("●", ink(color)) };
        let body = Style::new().bg(ink(color));
        for x in at.x.saturating_sub(1)..=at.x + 1 {
            self.put(Position { x, ..at }, " ", body);
        }
        self.put(at, sign, body.fg(mark));
    }

    /// The cell between two points side by side: the right half of the left stone's side and the left half of the
    /// right one's.
    pub(super) fn large_sides(&mut self, at: Position, left: Option<Color>, right: Option<Color>) {
        self.put_halves(at, left, right, ["▌", "▐", "█"]);
    }

    /// The cells between two points one above the other: the foot of the upper stone and the head of the lower one.
    pub(super) fn large_edges(&mut self, at: Position, above: Option<Color>, below: Option<Color>) {
        for x in at.x.saturating_sub(1)..=at.x + 1 {
            self.put_halves(Position { x, ..at }, above, below, ["▀", "▄", "█"]);
        }
    }

    /// A cell whose halves belong to two points; the signs fill the first half, the second, and both.
    fn put_halves(&mut self, at: Position, first: Option<Color>, second: Option<Color>, signs: [&str; 3]) {
        match (first, second) {
            (None, None) => {}
            (Some(color), None) => self.put(at, signs[0], Style::new().fg(ink(color))),
            (None, Some(color)) => self.put(at, signs[1], Style::new().fg(ink(color))),
            (Some(a), Some(b)) if a == b => self.put(at, signs[2], Style::new().fg(ink(a))),
            (Some(a), Some(b)) => self.put(at, signs[0], Style::new().fg(ink(a)).bg(ink(b))),
        }
    }

    /// A stone that was laid down during the count.
    pub(super) fn laid(&mut self, at: Position, color: Color) {
        let letter = color.diagram_char().to_ascii_lowercase().to_string();
        self.put_either(at, "○", &letter, Style::new().fg(ink(color)).add_modifier(Modifier::BOLD));
    }

    /// The size of a block of territory.
    pub(super) fn number(&mut self, at: Position, color: Color, number: u16) {
        for (x, digit) in (at.x..).zip(number.to_string().chars()) {
            let style = Style::new().fg(ink(color)).add_modifier(Modifier::BOLD);
            self.put(Position { x, ..at }, &digit.to_string(), style);
        }
    }

    pub(super) fn dead(&mut self, at: Position, color: Color) {
        let letter = color.diagram_char().to_ascii_lowercase().to_string();
        self.put_either(at, "×", &letter, Style::new().fg(ink(color)).add_modifier(Modifier::BOLD));
    }

    pub(super) fn territory(&mut self, at: Position, color: Color) {
        let letter = color.letter().to_ascii_lowercase().to_string();
        self.put_either(at, "▪", &letter, Style::new().fg(ink(color)));
    }

    /// Draws attention to a point.
    pub(super) fn show(&mut self, at: Position) {
        if self.area.contains(at) && self.look == Look::Colors {
            self.buffer[at].set_bg(SHOWN);
        } else {
            self.frame(at, ["!", "!"]);
        }
    }

    /// Signs left and right of a point.
    pub(super) fn frame(&mut self, at: Position, [left, right]: [&str; 2]) {
        let style = Style::new().fg(CURSOR).add_modifier(Modifier::BOLD);
        self.put(Position { x: at.x.saturating_sub(1), ..at }, left, style);
        self.put(Position { x: at.x + 1, ..at }, right, style);
    }
}
