//! The panel: who is to move, what was asked and said, prisoners, rules, the last moves, the keys.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style, Stylize as _};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Paragraph, Wrap};
use tengen_rules::{Color, Count, Game, Phase, Turn};

use super::super::state::{Mode, Purpose, Question, Session};
use super::super::words;
use crate::texts::{self, number, t};

/// How many moves are listed.
const LISTED_MOVES: usize = 6;

pub(super) fn draw(session: &Session, area: Rect, frame: &mut Frame<'_>) {
    let inner = Rect { x: area.x + 1, width: area.width.saturating_sub(1), ..area };
    let mut text = Text::default();
    if let Mode::Counting(count, at) = session.mode() {
        text.extend(counting(session.game(), count, *at));
        frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: false }), inner);
        return;
    }
    text.push_line(Line::from(words::phase(session.game())).bold());
    if session.game().phase() == Phase::StoneRemoval {
        let outcome = session.game().end_position().outcome();
        text.push_line(t!("panel-as-marked", result = words::result(outcome)));
    }
    if let Some(prompt) = prompt(session) {
        text.extend(prompt.lines().map(|line| Line::from(line.to_owned()).reversed()));
    }
    if let Some(notice) = session.notice() {
        text.push_line(Line::from(notice.text.clone()).add_modifier(Modifier::ITALIC));
    }
    text.push_line("");
    text.extend(Color::ALL.map(|color| player(session.game(), color)));
    text.push_line("");
    text.extend(facts(session));
    text.push_line("");
    text.extend(last_moves(session.game()));
    text.push_line("");
    text.extend(keys(session).lines().map(|line| Line::from(line.to_owned()).style(Style::new().dim())));
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: false }), inner);
}

/// A step of the count: what is done, what each side has, and the keys.
fn counting(game: &Game, count: &Count, at: usize) -> Vec<Line<'static>> {
    let step = &count.steps[at];
    let mut lines = vec![
        Line::from(t!("count-step", at = at + 1, all = count.steps.len())).bold(),
        Line::default(),
        Line::from(words::count_step(game, step.kind)),
        Line::default(),
    ];
    for color in Color::ALL {
        let counted = number(step.counted[color]);
        lines.push(Line::from(t!("count-total", color = words::key_of(color), points = counted)));
        if step.beside[color] > 0 {
            lines.push(Line::from(t!("count-beside", stones = step.beside[color])));
        }
        let blocks = step.blocks.iter().filter(|block| block.color == color);
        let sizes: Vec<String> =
            blocks.map(|block| texts::figures(&block.points.len().to_string())).collect();
        if !sizes.is_empty() {
            lines.push(Line::from(t!("count-blocks", sizes = sizes.join(" + "))));
        }
    }
    lines.push(Line::default());
    lines.extend(t!("keys-counting").lines().map(|line| Line::from(line.to_owned()).dim()));
    lines
}

/// What the program waits for, if it is more than a move.
fn prompt(session: &Session) -> Option<String> {
    let game = session.game();
    Some(match session.mode() {
        Mode::Board | Mode::Counting(..) | Mode::Help => return None,
        Mode::Typing(typed) => t!("prompt-point", typed = typed.as_str()),
        Mode::Naming(Purpose::Save, name) => t!("prompt-save", name = name.as_str()),
        Mode::Naming(Purpose::Open, name) => t!("prompt-open", name = name.as_str()),
        Mode::Asking(question) => match question {
            Question::Pass => t!("ask-pass", color = words::key_of(game.to_move())),
            Question::Resign => t!("ask-resign", color = words::key_of(game.to_move())),
            Question::Disagree => t!("ask-disagree"),
            Question::Leave if session.is_unsaved() => t!("ask-leave-unsaved"),
            Question::Leave => t!("ask-leave"),
            Question::Replace(path) => t!("ask-replace", file = path.display().to_string()),
            Question::Discard(path) => t!("ask-discard", file = path.display().to_string()),
        },
    })
}

/// One player: whether it is the turn, the prisoners, and agreement to the dead stones.
fn player(game: &Game, color: Color) -> Line<'static> {
    let playing = matches!(game.phase(), Phase::Placement { .. } | Phase::Play | Phase::Playout);
    let turn = if playing && game.to_move() == color { "▶ " } else { "  " };
    let prisoners = game.prisoners()[color];
    let agreement = match game.phase() {
        Phase::StoneRemoval if game.has_accepted(color) => t!("panel-accepted"),
        Phase::StoneRemoval => t!("panel-not-accepted"),
        _ => String::new(),
    };
    let player = t!("panel-player", color = words::key_of(color), prisoners = prisoners);
    Line::from(format!("{turn}{player}{agreement}"))
}

fn facts(session: &Session) -> Vec<Line<'static>> {
    let game = session.game();
    let mut facts = vec![Line::from(t!(
        "panel-rules",
        rules = words::rules_name(game.rules()),
        komi = number(game.komi())
    ))];
    if game.handicap() > 0 {
        facts.push(Line::from(t!("panel-handicap", stones = game.handicap())));
    }
    facts.push(Line::from(t!("panel-moves", moves = game.turns().len())));
    facts
}

/// The last moves, the newest first.
fn last_moves(game: &Game) -> Vec<Line<'static>> {
    let numbered = game.turns().iter().enumerate().rev().take(LISTED_MOVES);
    numbered.map(|(index, turn)| Line::from(last_move(index + 1, turn))).collect()
}

fn last_move(number: usize, turn: &Turn) -> String {
    let color = words::key_of(turn.color);
    match turn.point() {
        None => t!("panel-pass", number = number, color = color),
        Some(point) if turn.captured() > 0 => {
            t!(
                "panel-capture",
                number = number,
                color = color,
                point = point.to_string(),
                stones = turn.captured()
            )
        }
        Some(point) => t!("panel-move", number = number, color = color, point = point.to_string()),
    }
}

/// The keys that matter now.
fn keys(session: &Session) -> String {
    match session.game().phase() {
        Phase::Placement { .. } => t!("keys-placement"),
        Phase::Play | Phase::Playout => t!("keys-play"),
        Phase::StoneRemoval => t!("keys-removal"),
        Phase::Over(_) => t!("keys-over"),
    }
}
