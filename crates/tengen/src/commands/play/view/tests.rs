//! What the screen shows, as text: ● and ○ for stones, ◉ and ◎ for the last one.

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Cell;
use tengen_rules::{Color, Game, Point, Setup, Size};

use super::super::keys::{Command, Input};
use super::*;

fn session(side: u8, moves: &str) -> Session {
    let setup = Setup::new(Size::square(side).unwrap(), "japanese".parse().unwrap());
    let mut game = Game::new(&setup).unwrap();
    for point in moves.split_whitespace() {
        game.play(point.parse::<Point>().unwrap().into()).unwrap();
    }
    Session::new(game, None)
}

fn screen(session: &Session, look: Look, (width, height): (u16, u16)) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| draw(session, look, frame)).unwrap();
    let buffer = terminal.backend().buffer();
    let rows = buffer.content().chunks(usize::from(width));
    let lines = rows.map(|row| row.iter().map(sign).collect::<String>().trim_end().to_owned());
    lines.collect::<Vec<_>>().join("\n").trim_end().to_owned()
}

/// The sign of a cell; text alone does not tell the two colors of stones apart.
fn sign(cell: &Cell) -> &str {
    let white = canvas::ink(Color::White);
    match cell.symbol() {
        "●" if cell.fg == white => "○",
        "◉" if cell.fg == white && cell.bg != canvas::ink(Color::Black) => "◎",
        symbol => symbol,
    }
}

/// Compares with a picture indented for reading.
#[track_caller]
fn check(session: &Session, look: Look, extent: (u16, u16), expected: &str) {
    let lines = expected.trim_matches('\n').lines().map(|line| line.strip_prefix("        ").unwrap_or(line));
    let expected = lines.collect::<Vec<_>>().join("\n");
    let found = screen(session, look, extent);
    assert_eq!(found, expected.trim_end(), "found:\n{found}\n");
}

#[test]
fn a_small_board_beside_the_panel() {
    let session = session(5, "c3 d3 c4");
    check(
        &session,
        Look::Colors,
        (50, 9),
        "
                         White to move
           A B C D E
         5 ┌─┬─┬─┬─┐ 5     ● Black  0 prisoners
         4 ├─•─◉─•─┤ 4   ▶ ○ White  0 prisoners
         3 ├─┼[●]○─┤ 3
         2 ├─•─┼─•─┤ 2   Japanese rules, komi 6.5
         1 └─┴─┴─┴─┘ 1   3 moves
           A B C D E
                         3. Black C4
        ",
    );
}

#[test]
fn a_large_board_where_there_is_room() {
    let session = session(5, "c3 d3 c4");
    check(
        &session,
        Look::Colors,
        (60, 12),
        "
            A   B   C   D   E      White to move
         5  ┌───┬───┬───┬───┐  5
            │   │  ▄▄▄  │   │        ● Black  0 prisoners
         4  ├───•─▐ ◉ ▌─•───┤  4   ▶ ○ White  0 prisoners
            │   │  ███ ▄▄▄  │
         3  ├───┼─▐[●]▌ ○ ▌─┤  3   Japanese rules, komi 6.5
            │   │  ▀▀▀ ▀▀▀  │      3 moves
         2  ├───•───┼───•───┤  2
            │   │   │   │   │      3. Black C4
         1  └───┴───┴───┴───┘  1   2. White D3
            A   B   C   D   E      1. Black C3
        ",
    );
}

#[test]
fn letters_where_there_are_no_colors() {
    let mut session = session(5, "c3 d3 c4");
    session.press(Input::Char('d'));
    session.press(Input::Char('3'));
    session.press(Input::Command(Command::Enter));
    check(
        &session,
        Look::Plain,
        (60, 9),
        "
                                   White to move
                A B C D E          D3 is occupied
              5 . . . . . 5
              4 . +(X)+ . 4          ● Black  0 prisoners
              3 . . X[O]. 3        ▶ ○ White  0 prisoners
              2 . + . + . 2
              1 . . . . . 1        Japanese rules, komi 6.5
                A B C D E          3 moves
        ",
    );
}

#[test]
fn a_narrow_terminal_has_the_panel_below_and_scrolls_to_the_cursor() {
    let mut session = session(19, "q16 d4");
    "q17".chars().for_each(|c| session.press(Input::Char(c)));
    session.press(Input::Command(Command::Enter));
    check(
        &session,
        Look::Colors,
        (36, 15),
        "
           E F G H J K L M N O P Q R S T
        19 ┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┐ 19
        18 ┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤ 18
        17 ┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼[◉]┼─┼─┤ 17
        16 ┼─┼─┼─┼─┼─•─┼─┼─┼─┼─┼─●─┼─┼─┤ 16
        15 ┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤ 15
        14 ┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤ 14
        13 ┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤ 13
        12 ┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤ 12
           E F G H J K L M N O P Q R S T
         White to move

           ● Black  0 prisoners
         ▶ ○ White  0 prisoners
        ",
    );
}

#[test]
fn dead_stones_and_agreement() {
    let mut session = session(5, "c3 d3 c4");
    for key in ['p', 'y', 'p', 'y', 'd', '3'] {
        session.press(Input::Char(key));
    }
    session.press(Input::Command(Command::Enter));
    session.press(Input::Char('b'));
    check(
        &session,
        Look::Plain,
        (60, 14),
        "
                                   Mark the dead stones
            A   B   C   D   E      As marked: Black wins by 17.5
         5  b   b   b   b   b  5   points

         4  b   b   X   b   b  4     ● Black  0 prisoners  ✓ agrees
                                     ○ White  0 prisoners  not yet
         3  b   b   X  [o]  b  3
                                   Japanese rules, komi 6.5
         2  b   b   b   b   b  2   5 moves

         1  b   b   b   b   b  1   5. Black passes
            A   B   C   D   E      4. White passes
                                   3. Black C4
                                   2. White D3
        ",
    );
}

#[test]
fn no_size_of_terminal_is_too_small_to_draw() {
    let session = session(19, "q16");
    for extent in [(1, 1), (2, 50), (80, 1), (7, 3), (20, 4), (300, 100)] {
        screen(&session, Look::Colors, extent);
        screen(&session, Look::Plain, extent);
    }
}

#[test]
fn every_size_of_board_is_drawn() {
    for side in [1, 2, 25, 52] {
        screen(&session(side, ""), Look::Colors, (80, 24));
    }
}
