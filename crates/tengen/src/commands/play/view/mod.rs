//! How a session looks: the board, and beside it (below it in a narrow terminal) what is going on.

mod board;
mod canvas;
mod panel;

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::widgets::{Block, Clear, Paragraph};
use tengen_rules::{ByColor, Game, Outcome, Phase, PointSet, WinBy};

use super::state::{Mode, Session};
use crate::texts::t;
use board::Picture;
pub(super) use canvas::Look;

/// The columns that the panel likes to have beside the board.
const PANEL: u16 = 34;

/// The columns below which a panel beside the board is of no use.
const NARROWEST_PANEL: u16 = 26;

/// The rows of the panel below the board.
const LOW_PANEL: u16 = 7;

/// Draws everything.
pub(super) fn draw(session: &Session, look: Look, frame: &mut Frame<'_>) {
    let [board, panel] = split(session, frame.area());
    let game = session.game();
    let picture = Picture {
        board: game.board(),
        cursor: Some(session.cursor()),
        last: game.turns().last().and_then(tengen_rules::Turn::point),
        dead: *game.dead(),
        territory: territory(game),
        shown: session.notice().map_or(PointSet::EMPTY, |notice| notice.points),
        look,
    };
    board::draw(&picture, board, frame.buffer_mut());
    panel::draw(session, panel, frame);
    if *session.mode() == Mode::Help {
        draw_help(frame);
    }
}

/// The empty points that count for each color, once play has stopped.
fn territory(game: &Game) -> ByColor<PointSet> {
    let mut counted = ByColor { black: PointSet::EMPTY, white: PointSet::EMPTY };
    if matches!(
        game.phase(),
        Phase::StoneRemoval | Phase::Over(Outcome::Win { by: WinBy::Score(_), .. } | Outcome::Draw)
    ) {
        let sheet = game.end_position().sheet();
        for (point, score) in sheet.points.iter().filter(|(point, _)| game.board().is_empty(*point)) {
            if let Some(color) = score.color.filter(|color| score.points[*color] > 0) {
                counted[color].insert(point);
            }
        }
    }
    counted
}

/// The areas of the board and of the panel.
fn split(session: &Session, area: Rect) -> [Rect; 2] {
    let (width, _) = board::least_extent(session.game().size());
    if area.width >= width + NARROWEST_PANEL {
        let panel = PANEL.min(area.width - width);
        return Layout::horizontal([Constraint::Fill(1), Constraint::Length(panel)]).areas(area);
    }
    let panel = LOW_PANEL.min(area.height / 3);
    Layout::vertical([Constraint::Fill(1), Constraint::Length(panel)]).areas(area)
}

/// The keys, over everything else.
fn draw_help(frame: &mut Frame<'_>) {
    let text = t!("play-help");
    let width = text.lines().map(|line| line.chars().count()).max().unwrap_or(0);
    let (width, height) = (u16::try_from(width).unwrap_or(u16::MAX), text.lines().count());
    let height = u16::try_from(height).unwrap_or(u16::MAX);
    let area = frame
        .area()
        .centered(Constraint::Length(width.saturating_add(4)), Constraint::Length(height.saturating_add(2)));
    let block = Block::bordered().title(t!("play-help-title"));
    frame.render_widget(Clear, area);
    frame.render_widget(
        Paragraph::new(text).block(block.padding(ratatui::widgets::Padding::horizontal(1))),
        area,
    );
}

#[cfg(test)]
mod tests;
