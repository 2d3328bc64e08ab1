//! How a session looks: the board, and beside it (below it in a narrow terminal) what is going on.

mod board;
mod canvas;
mod panel;

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::widgets::{Block, Clear, Paragraph};
use tengen_rules::{Board, ByColor, CountStep, Phase, Piece, PointSet, Role};

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
    match session.mode() {
        Mode::Counting(count, at) => {
            let step = &count.steps[*at];
            let stones =
                Board::from_fn(step.board.size(), |point| step.board[point].map(|piece| piece.color));
            board::draw(&count_picture(session, step, &stones, look), board, frame.buffer_mut());
        }
        _ => board::draw(&game_picture(session, look), board, frame.buffer_mut()),
    }
    panel::draw(session, panel, frame);
    if *session.mode() == Mode::Help {
        draw_help(frame);
    }
}

/// The board of the game.
fn game_picture(session: &Session, look: Look) -> Picture<'_> {
    let game = session.game();
    Picture {
        board: game.board(),
        cursor: Some(session.cursor()),
        last: game.turns().last().and_then(tengen_rules::Turn::point),
        dead: *game.dead(),
        laid: PointSet::EMPTY,
        blocks: &[],
        territory: territory(session),
        shown: session.notice().map_or(PointSet::EMPTY, |notice| notice.points),
        look,
    }
}

/// The board during the count, with `stones` on it.
fn count_picture<'a>(session: &Session, step: &'a CountStep, stones: &'a Board, look: Look) -> Picture<'a> {
    let laid = |piece: &Option<Piece>| piece.is_some_and(|piece| piece.role != Role::Stone);
    let mut territory = territory(session);
    if !step.blocks.is_empty() {
        let of = |color| step.blocks.iter().filter(move |block| block.color == color);
        territory = ByColor::from_fn(|color| of(color).flat_map(|block| block.points.iter()).collect());
    }
    Picture {
        board: stones,
        cursor: None,
        last: None,
        dead: PointSet::EMPTY,
        laid: step.board.iter().filter(|(_, piece)| laid(piece)).map(|(point, _)| point).collect(),
        blocks: &step.blocks,
        territory: territory.map(|points| points & stones.empty()),
        shown: PointSet::EMPTY,
        look,
    }
}

/// The empty points that count for each color, once play has stopped.
fn territory(session: &Session) -> ByColor<PointSet> {
    let game = session.game();
    let mut counted = ByColor { black: PointSet::EMPTY, white: PointSet::EMPTY };
    if game.phase() == Phase::StoneRemoval || session.is_counted() {
        let sheet = game.end_position().sheet();
        for (point, score) in sheet.points.iter() {
            if let Some(color) = score.color.filter(|color| score.points[*color] > 0) {
                counted[color].insert(point);
            }
        }
    }
    counted.map(|points| points & (game.board().empty() | *game.dead()))
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
