//! What a key means.
//!
//! Letters have two meanings: they are commands (`p` passes), and they begin a typed point (`p4`). A letter acts at
//! once, as a player expects; if a digit follows, the session takes the letter back and reads a point, see
//! [`super::state::Session::press`].

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use tengen_rules::{Color, Phase};

/// A key as the session understands it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Input {
    /// A printable character without Control: its meaning depends on what is going on.
    Char(char),
    /// A key that means the same everywhere.
    Command(Command),
}

/// What a player can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// Move the cursor this many points.
    Step(Direction, u8),
    /// Play here, mark here, answer yes, go on.
    Enter,
    /// Leave what was begun.
    Cancel,
    /// Take back one character.
    Erase,
    /// Begin to type a point.
    Type,
    Undo,
    Pass,
    Resign,
    /// Agree to the marked dead stones.
    Accept(Color),
    /// Disagree about the dead stones, and play on.
    Disagree,
    /// Mark only the chain under the cursor.
    ToggleChain,
    Count,
    Help,
    Save,
    Open,
    Leave,
}

/// A direction on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    Left,
    Right,
    Up,
    Down,
}

/// How far a step with Shift goes: from a star point of a large board to about the next.
const LONG_STEP: u8 = 3;

/// The meaning of a key event, if it has one.
pub(super) fn input(key: KeyEvent) -> Option<Input> {
    if key.kind == KeyEventKind::Release {
        return None;
    }
    let command = |command| Some(Input::Command(command));
    let step = |direction| {
        let far = key.modifiers.contains(KeyModifiers::SHIFT);
        command(Command::Step(direction, if far { LONG_STEP } else { 1 }))
    };
    match key.code {
        KeyCode::Left => step(Direction::Left),
        KeyCode::Right => step(Direction::Right),
        KeyCode::Up => step(Direction::Up),
        KeyCode::Down => step(Direction::Down),
        KeyCode::Enter => command(Command::Enter),
        KeyCode::Esc => command(Command::Cancel),
        KeyCode::Backspace => command(Command::Erase),
        KeyCode::F(1) => command(Command::Help),
        KeyCode::Char(c) if key.modifiers.contains(KeyModifiers::CONTROL) => {
            with_control(c).and_then(command)
        }
        KeyCode::Char(c) if !key.modifiers.contains(KeyModifiers::ALT) => Some(Input::Char(c)),
        _ => None,
    }
}

fn with_control(c: char) -> Option<Command> {
    match c {
        's' => Some(Command::Save),
        'o' => Some(Command::Open),
        'z' => Some(Command::Undo),
        'c' => Some(Command::Leave),
        _ => None,
    }
}

/// What a character asks for on the board in this phase, if it is a command.
pub(super) fn command(c: char, phase: Phase) -> Option<Command> {
    let everywhere = match c {
        'h' => Some(Command::Step(Direction::Left, 1)),
        'j' => Some(Command::Step(Direction::Down, 1)),
        'k' => Some(Command::Step(Direction::Up, 1)),
        'l' => Some(Command::Step(Direction::Right, 1)),
        ' ' => Some(Command::Enter),
        ':' => Some(Command::Type),
        '?' => Some(Command::Help),
        'u' => Some(Command::Undo),
        'q' => Some(Command::Leave),
        _ => None,
    };
    everywhere.or_else(|| match phase {
        Phase::Placement { .. } | Phase::Play | Phase::Playout => while_playing(c),
        Phase::StoneRemoval => while_removing(c),
        Phase::Over(_) => (c == 'c').then_some(Command::Count),
    })
}

fn while_playing(c: char) -> Option<Command> {
    match c {
        'p' => Some(Command::Pass),
        'r' => Some(Command::Resign),
        _ => None,
    }
}

fn while_removing(c: char) -> Option<Command> {
    match c {
        'b' => Some(Command::Accept(Color::Black)),
        'w' => Some(Command::Accept(Color::White)),
        'n' => Some(Command::Disagree),
        'x' => Some(Command::ToggleChain),
        'r' => Some(Command::Resign),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_keys_are_commands_and_letters_are_letters() {
        let save = KeyEvent::new(KeyCode::Char('s'), KeyModifiers::CONTROL);
        assert_eq!(input(save), Some(Input::Command(Command::Save)));
        let letter = KeyEvent::new(KeyCode::Char('s'), KeyModifiers::NONE);
        assert_eq!(input(letter), Some(Input::Char('s')));
        let far = KeyEvent::new(KeyCode::Up, KeyModifiers::SHIFT);
        assert_eq!(input(far), Some(Input::Command(Command::Step(Direction::Up, LONG_STEP))));
    }

    #[test]
    fn letters_mean_what_the_phase_allows() {
        assert_eq!(command('p', Phase::Play), Some(Command::Pass));
        assert_eq!(command('p', Phase::StoneRemoval), None);
        assert_eq!(command('b', Phase::StoneRemoval), Some(Command::Accept(Color::Black)));
        assert_eq!(command('b', Phase::Play), None);
    }
}
