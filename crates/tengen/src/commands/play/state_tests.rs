//! Sessions driven by keys.

use super::super::keys::{Command, Direction, Input};
use super::*;
use tengen_rules::{Outcome, Ruleset, Setup, Size, WinBy};

fn session(side: u8, rules: &str) -> Session {
    let setup = Setup::new(Size::square(side).unwrap(), rules.parse::<Ruleset>().unwrap());
    Session::new(Game::new(&setup).unwrap(), None)
}

/// Presses keys: words name keys, anything else is typed.
fn press(session: &mut Session, keys: &str) {
    for word in keys.split_whitespace() {
        let command = match word {
            "enter" => Command::Enter,
            "esc" => Command::Cancel,
            "erase" => Command::Erase,
            "left" => Command::Step(Direction::Left, 1),
            "up" => Command::Step(Direction::Up, 1),
            "far-up" => Command::Step(Direction::Up, 30),
            "ctrl-s" => Command::Save,
            "ctrl-o" => Command::Open,
            "ctrl-c" => Command::Leave,
            typed => {
                typed.chars().for_each(|c| session.press(Input::Char(c)));
                continue;
            }
        };
        session.press(Input::Command(command));
    }
}

/// Plays these points in turn.
fn play(session: &mut Session, points: &str) {
    for point in points.split_whitespace() {
        press(session, &format!("{point} enter"));
        assert_eq!(session.notice(), None, "{point}");
    }
}

fn said(session: &Session) -> &str {
    session.notice().map_or("", |notice| notice.text.as_str())
}

#[test]
fn typed_points_are_played() {
    let mut session = session(19, "japanese");
    press(&mut session, "d4 enter");
    assert_eq!(session.game().board().get("D4".parse().unwrap()), Some(Color::Black));
    press(&mut session, "c 1 6 erase 7 enter");
    assert_eq!(session.game().board().get("C17".parse().unwrap()), Some(Color::White));
    assert!(session.is_unsaved());
}

#[test]
fn a_digit_makes_the_letter_before_it_a_column() {
    // All of these letters are commands: cursor, pass, resign, leave.
    let mut session = session(19, "japanese");
    play(&mut session, "q16 p4 r10 h3 k10 j7 l5");
    assert_eq!(session.game().turns().len(), 7);
    assert_eq!(*session.mode(), Mode::Board);
    assert_eq!(session.take_request(), None);
    // U is a column too where there is one, and undoing the move before it is taken back.
    let mut large = self::session(21, "japanese");
    play(&mut large, "d4 u21");
    assert_eq!(large.game().turns().len(), 2);
}

#[test]
fn the_cursor_stays_on_the_board() {
    let mut session = session(9, "japanese");
    press(&mut session, "far-up up left k h l enter");
    assert_eq!(session.cursor().to_string(), "D9");
    assert_eq!(session.game().turns().len(), 1);
}

#[test]
fn a_point_off_the_board_is_refused() {
    let mut session = session(9, "japanese");
    press(&mut session, "t19 enter");
    assert_eq!(said(&session), "t19 is no point of this board: A1 to J9, without the letter I");
    assert_eq!(session.game().turns().len(), 0);
}

#[test]
fn a_pass_is_confirmed() {
    let mut session = session(9, "japanese");
    press(&mut session, "p esc");
    assert_eq!(session.game().turns().len(), 0);
    press(&mut session, "p enter");
    assert_eq!(session.game().turns().len(), 1);
    press(&mut session, "u");
    assert_eq!(session.game().turns().len(), 0);
    press(&mut session, "u");
    assert_eq!(said(&session), "there is nothing to take back");
}

#[test]
fn suicide_is_explained_with_the_chain() {
    let mut session = session(5, "japanese");
    // Black A1, B1; White A2, B2, C1 would leave them without liberty at C1: Black fills it himself.
    play(&mut session, "a1 a2 b1 b2 e5 c2 e4 d1");
    press(&mut session, "c1 enter");
    assert_eq!(
        said(&session),
        "C1 is suicide: the chain with A1 (3 stones with this one) would have no liberty"
    );
    assert_eq!(session.notice().unwrap().points.len(), 3);
}

#[test]
fn ko_is_explained_with_the_stone() {
    let mut session = session(5, "japanese");
    play(&mut session, "b3 c3 c4 d4 c2 d2 d3 e3 a1 c3");
    press(&mut session, "d3 enter");
    assert_eq!(
        said(&session),
        "D3 would retake the ko: C3 may not be taken until there is another move elsewhere"
    );
}

#[test]
fn superko_is_explained_with_the_earlier_move() {
    let mut session = session(5, "tromp-taylor");
    play(&mut session, "b3 c3 c4 d4 c2 d2 d3 e3 a1 c3");
    press(&mut session, "d3 enter");
    assert_eq!(said(&session), "D3 would repeat the position after move 9");
}

#[test]
fn the_dead_are_agreed_on() {
    let mut session = session(5, "japanese");
    play(&mut session, "c3 a1");
    press(&mut session, "p enter p enter");
    assert_eq!(session.game().phase(), Phase::StoneRemoval);
    press(&mut session, "b a1 enter");
    assert!(!session.game().has_accepted(Color::Black), "a change clears what was agreed");
    assert_eq!(session.game().dead().len(), 1);
    press(&mut session, "w b");
    assert!(matches!(session.game().phase(), Phase::Over(_)));
}

#[test]
fn a_disagreement_resumes_and_the_second_one_plays_out() {
    let mut session = session(5, "japanese");
    play(&mut session, "c3 a1");
    press(&mut session, "p enter p enter n w");
    assert_eq!(session.game().phase(), Phase::Play);
    assert_eq!(said(&session), "play goes on; Black is to move");
    press(&mut session, "p enter p enter n b");
    assert_eq!(session.game().phase(), Phase::Playout);
}

#[test]
fn either_side_resigns() {
    let mut session = session(5, "japanese");
    press(&mut session, "r w");
    let win = Outcome::Win { winner: Color::Black, by: WinBy::Resignation };
    assert_eq!(session.game().outcome(), Some(win));
    press(&mut session, "d4 enter");
    assert_eq!(said(&session), "the game is over: u takes back, c shows the count");
}

#[test]
fn leaving_asks_first() {
    let mut session = session(5, "japanese");
    press(&mut session, "d4 enter q");
    assert_eq!(*session.mode(), Mode::Asking(Question::Leave));
    press(&mut session, "esc");
    assert_eq!(session.take_request(), None);
    press(&mut session, "ctrl-c ctrl-c");
    assert_eq!(session.take_request(), Some(Request::Leave));
}

#[test]
fn a_file_is_named_and_replaced_only_when_confirmed() {
    let mut session = session(5, "japanese");
    press(&mut session, "d4 enter ctrl-s");
    assert_eq!(*session.mode(), Mode::Naming(Purpose::Save, "game.sgf".to_owned()));
    press(&mut session, "enter");
    let path = PathBuf::from("game.sgf");
    assert_eq!(session.take_request(), Some(Request::Save(path.clone())));
    session.exists(path.clone());
    press(&mut session, "esc");
    assert_eq!(session.take_request(), None);
    session.exists(path.clone());
    press(&mut session, "enter");
    assert_eq!(session.take_request(), Some(Request::SaveOver(path.clone())));
    session.saved(path.clone());
    assert!(!session.is_unsaved());
    press(&mut session, "ctrl-s");
    assert_eq!(session.take_request(), Some(Request::SaveOver(path)));
}

#[test]
fn opening_a_file_asks_if_the_game_is_not_saved() {
    let mut session = session(5, "japanese");
    press(&mut session, "ctrl-o x.sgf enter");
    assert_eq!(session.take_request(), Some(Request::Open("x.sgf".into())));
    press(&mut session, "d4 enter ctrl-o x.sgf enter");
    assert_eq!(session.take_request(), None);
    press(&mut session, "enter");
    assert_eq!(session.take_request(), Some(Request::Open("x.sgf".into())));
}

#[test]
fn free_handicap_stones_come_before_any_pass() {
    let setup = Setup::new(Size::NINE, "chinese".parse().unwrap()).with_handicap(2);
    let mut session = Session::new(Game::new(&setup).unwrap(), None);
    press(&mut session, "p");
    assert_eq!(said(&session), "Black places the handicap stones first");
    play(&mut session, "c3 g7");
    assert_eq!(session.game().phase(), Phase::Play);
    assert_eq!(session.game().to_move(), Color::White);
}

#[test]
fn the_count_is_shown_step_by_step() {
    let mut session = session(5, "japanese");
    play(&mut session, "c3 a1");
    press(&mut session, "p enter p enter a1 enter b w");
    let Mode::Counting(count, 0) = session.mode().clone() else { panic!("the count begins") };
    press(&mut session, "enter l h");
    assert!(matches!(session.mode(), Mode::Counting(_, 1)));
    for _ in 1..count.steps.len() {
        press(&mut session, "enter");
    }
    assert_eq!(*session.mode(), Mode::Board);
    press(&mut session, "c esc u");
    assert_eq!(session.game().phase(), Phase::Play);
}

#[test]
fn a_resigned_game_is_not_counted() {
    let mut session = session(5, "japanese");
    press(&mut session, "r enter c");
    assert_eq!(*session.mode(), Mode::Board);
}
