//! What a session at the board is and how it answers a key: no terminal, no files, no clock. Whether a move is legal
//! and what follows from it is decided by [`Game`] alone.

use std::path::PathBuf;

use tengen_rules::{Color, Count, Game, Move, Outcome, Phase, Point, PointSet, Refusal, WinBy};

use super::keys::{self, Command, Direction, Input};
use super::words;
use crate::texts::t;

/// Two people at one board.
#[derive(Clone, Debug)]
pub(super) struct Session {
    game: Game,
    cursor: Point,
    mode: Mode,
    notice: Option<Notice>,
    /// Where the game was saved or opened.
    file: Option<PathBuf>,
    /// Whether anything happened since it was saved.
    unsaved: bool,
    request: Option<Request>,
    /// The letter just pressed and the session before it: a digit that follows makes it the column of a point.
    before_letter: Option<(char, Box<Session>)>,
}

/// What the keys are for at the moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Mode {
    /// Playing, or marking dead stones.
    Board,
    /// Typing a point: what was typed so far.
    Typing(String),
    /// Answering a question.
    Asking(Question),
    /// Typing the name of a file.
    Naming(Purpose, String),
    /// Watching the count, at this step.
    Counting(Box<Count>, usize),
    /// Reading the help.
    Help,
}

/// A question that is answered by a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Question {
    Pass,
    /// Who resigns; Enter means the player to move.
    Resign,
    /// Who disagrees about the dead stones.
    Disagree,
    /// Leave the program.
    Leave,
    /// Save over this existing file.
    Replace(PathBuf),
    /// Open this file although the game is not saved.
    Discard(PathBuf),
}

/// What a file name is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    Save,
    Open,
}

/// Something the session cannot do itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Request {
    /// Save the game; an existing file is kept and [`Session::exists`] called.
    Save(PathBuf),
    /// Save the game over whatever is there.
    SaveOver(PathBuf),
    /// Read this game.
    Open(PathBuf),
    /// End the program.
    Leave,
}

/// What there is to say, with the points it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Notice {
    pub(super) text: String,
    pub(super) points: PointSet,
}

impl Notice {
    fn new(text: String) -> Notice {
        Notice { text, points: PointSet::EMPTY }
    }
}

impl Session {
    /// A session with a game, which may come from a file.
    pub(super) fn new(game: Game, file: Option<PathBuf>) -> Session {
        let size = game.size();
        let cursor = size.point(size.cols() / 2, size.rows() / 2).expect("half of a side is on the board");
        Session {
            game,
            cursor,
            mode: Mode::Board,
            notice: None,
            file,
            unsaved: false,
            request: None,
            before_letter: None,
        }
    }

    pub(super) fn game(&self) -> &Game {
        &self.game
    }

    pub(super) fn cursor(&self) -> Point {
        self.cursor
    }

    pub(super) fn mode(&self) -> &Mode {
        &self.mode
    }

    pub(super) fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    pub(super) fn is_unsaved(&self) -> bool {
        self.unsaved
    }

    /// What the session wants done, once.
    pub(super) fn take_request(&mut self) -> Option<Request> {
        self.request.take()
    }

    /// The game now lies in this file.
    pub(super) fn saved(&mut self, path: PathBuf) {
        self.notice = Some(Notice::new(t!("play-saved", file = path.display().to_string())));
        self.file = Some(path);
        self.unsaved = false;
    }

    /// There is a file of this name already.
    pub(super) fn exists(&mut self, path: PathBuf) {
        self.mode = Mode::Asking(Question::Replace(path));
    }

    /// Something the players should know, such as why a file could not be read.
    pub(super) fn say(&mut self, message: String) {
        self.notice = Some(Notice::new(message));
    }

    /// Answers a key.
    pub(super) fn press(&mut self, input: Input) {
        if let (Some((letter, before)), Input::Char(digit @ '1'..='9')) = (self.before_letter.take(), input) {
            *self = *before;
            self.mode = Mode::Typing(format!("{letter}{digit}"));
            return;
        }
        match self.mode.clone() {
            Mode::Board => self.press_on_board(input),
            Mode::Typing(typed) => self.press_while_typing(typed, input),
            Mode::Asking(question) => self.answer(question, input),
            Mode::Naming(purpose, name) => self.press_while_naming(purpose, name, input),
            Mode::Counting(count, at) => self.press_while_counting(count, at, input),
            Mode::Help => self.mode = Mode::Board,
        }
    }

    fn press_on_board(&mut self, input: Input) {
        match input {
            Input::Command(command) => self.run(command),
            Input::Char(c) => match keys::command(c, self.game.phase()) {
                Some(command) => {
                    let before = Box::new(self.clone());
                    self.run(command);
                    self.before_letter = c.is_ascii_alphabetic().then_some((c, before));
                }
                None if c.is_ascii_alphabetic() => self.mode = Mode::Typing(c.to_string()),
                None => {}
            },
        }
    }

    /// One row for each command.
    fn run(&mut self, command: Command) {
        self.notice = None;
        match command {
            Command::Step(direction, points) => self.step(direction, points),
            Command::Enter => self.act_here(),
            Command::Cancel | Command::Erase => {}
            Command::Type => self.mode = Mode::Typing(String::new()),
            Command::Undo => self.undo(),
            Command::Pass => self.ask_in_play(Question::Pass),
            Command::Resign => self.ask(Question::Resign),
            Command::Accept(color) => self.accept(color),
            Command::Disagree => self.ask(Question::Disagree),
            Command::ToggleChain => self.mark(|game, point| game.toggle_dead_chain(point)),
            Command::Count => self.count(),
            Command::Help => self.mode = Mode::Help,
            Command::Save => self.save(),
            Command::Open => self.mode = Mode::Naming(Purpose::Open, String::new()),
            Command::Leave => self.ask(Question::Leave),
        }
    }

    fn ask(&mut self, question: Question) {
        self.mode = Mode::Asking(question);
    }

    /// Handicap stones come before any pass; there is nothing to confirm then.
    fn ask_in_play(&mut self, question: Question) {
        match self.game.check(Move::Pass) {
            Ok(()) => self.ask(question),
            Err(reason) => self.notice = Some(words::refusal(&self.game, Move::Pass, reason)),
        }
    }

    fn step(&mut self, direction: Direction, points: u8) {
        let size = self.game.size();
        let (col, row) = (self.cursor.col(), self.cursor.row());
        let up_to = |from: u8, side: u8| from.saturating_add(points).min(side - 1);
        let (col, row) = match direction {
            Direction::Left => (col.saturating_sub(points), row),
            Direction::Right => (up_to(col, size.cols()), row),
            Direction::Up => (col, up_to(row, size.rows())),
            Direction::Down => (col, row.saturating_sub(points)),
        };
        self.cursor = size.point(col, row).expect("the step ends at the edge");
    }

    /// Plays, or marks, at the cursor.
    fn act_here(&mut self) {
        match self.game.phase() {
            Phase::Placement { .. } | Phase::Play | Phase::Playout => self.play(Move::Play(self.cursor)),
            Phase::StoneRemoval => self.mark(Game::toggle_dead),
            Phase::Over(_) => self.notice = Some(Notice::new(t!("play-is-over"))),
        }
    }

    fn play(&mut self, mv: Move) {
        match self.game.play(mv) {
            Ok(_) => self.changed(),
            Err(reason) => self.notice = Some(words::refusal(&self.game, mv, reason)),
        }
    }

    fn mark(&mut self, toggle: impl FnOnce(&mut Game, Point) -> Result<(), Refusal>) {
        match toggle(&mut self.game, self.cursor) {
            Ok(()) => self.changed(),
            Err(refusal) => self.notice = Some(Notice::new(words::phase_refusal(refusal))),
        }
    }

    fn undo(&mut self) {
        match self.game.undo() {
            Some(_) => self.changed(),
            None => self.notice = Some(Notice::new(t!("play-nothing-to-undo"))),
        }
    }

    fn accept(&mut self, color: Color) {
        match self.game.accept(color) {
            Ok(()) => {
                self.changed();
                self.count();
            }
            Err(refusal) => self.notice = Some(Notice::new(words::phase_refusal(refusal))),
        }
    }

    /// Shows the count of a game that was decided by it.
    fn count(&mut self) {
        if self.is_counted() {
            self.mode = Mode::Counting(Box::new(self.game.end_position().count()), 0);
        }
    }

    /// Whether the score decided the game.
    pub(super) fn is_counted(&self) -> bool {
        matches!(self.game.outcome(), Some(Outcome::Draw | Outcome::Win { by: WinBy::Score(_), .. }))
    }

    fn press_while_counting(&mut self, count: Box<Count>, at: usize, input: Input) {
        let last = count.steps.len() - 1;
        let next = match input {
            Input::Command(Command::Enter) | Input::Char(' ') if at == last => None,
            Input::Command(Command::Enter | Command::Step(Direction::Right, _)) | Input::Char(' ' | 'l') => {
                Some((at + 1).min(last))
            }
            Input::Command(Command::Erase | Command::Step(Direction::Left, _)) | Input::Char('h') => {
                Some(at.saturating_sub(1))
            }
            Input::Command(_) | Input::Char('q' | 'c') => None,
            Input::Char(_) => Some(at),
        };
        self.mode = next.map_or(Mode::Board, |at| Mode::Counting(count, at));
    }

    fn changed(&mut self) {
        self.unsaved = true;
    }

    fn save(&mut self) {
        match &self.file {
            Some(path) => self.request = Some(Request::SaveOver(path.clone())),
            None => self.mode = Mode::Naming(Purpose::Save, "game.sgf".to_owned()),
        }
    }

    fn press_while_typing(&mut self, mut typed: String, input: Input) {
        self.notice = None;
        match input {
            Input::Char(c) if c.is_ascii_alphanumeric() && typed.len() < MAX_TYPED => typed.push(c),
            Input::Char(_) => {}
            Input::Command(Command::Erase) => {
                typed.pop();
            }
            Input::Command(Command::Enter) => return self.go_to(&typed),
            Input::Command(_) => {
                self.mode = Mode::Board;
                return;
            }
        }
        self.mode = Mode::Typing(typed);
    }

    /// Moves the cursor to a typed point and acts there.
    fn go_to(&mut self, typed: &str) {
        self.mode = Mode::Board;
        match typed.parse::<Point>() {
            Ok(point) if self.game.size().contains(point) => {
                self.cursor = point;
                self.act_here();
            }
            _ => {
                let size = self.game.size();
                let last =
                    size.point(size.cols() - 1, size.rows() - 1).expect("the last point is on the board");
                let text = t!("play-no-such-point", text = typed, last = last.to_string());
                self.notice = Some(Notice::new(text));
            }
        }
    }

    fn press_while_naming(&mut self, purpose: Purpose, mut name: String, input: Input) {
        match input {
            Input::Char(c) => name.push(c),
            Input::Command(Command::Erase) => {
                name.pop();
            }
            Input::Command(Command::Enter) if !name.is_empty() => return self.named(purpose, name.into()),
            Input::Command(_) => {
                self.mode = Mode::Board;
                return;
            }
        }
        self.mode = Mode::Naming(purpose, name);
    }

    fn named(&mut self, purpose: Purpose, path: PathBuf) {
        self.mode = Mode::Board;
        match purpose {
            Purpose::Save => self.request = Some(Request::Save(path)),
            Purpose::Open if self.unsaved => self.ask(Question::Discard(path)),
            Purpose::Open => self.request = Some(Request::Open(path)),
        }
    }

    fn answer(&mut self, question: Question, input: Input) {
        self.mode = Mode::Board;
        let yes = matches!(input, Input::Command(Command::Enter) | Input::Char('y' | 'Y'));
        let color = color_of(input);
        match question {
            Question::Pass if yes => self.play(Move::Pass),
            Question::Resign if yes => self.resign(self.game.to_move()),
            Question::Resign => color.into_iter().for_each(|color| self.resign(color)),
            Question::Disagree => color.into_iter().for_each(|color| self.resume(color)),
            Question::Leave if yes || input == Input::Command(Command::Leave) => {
                self.request = Some(Request::Leave)
            }
            Question::Leave if matches!(input, Input::Char('s')) => self.save(),
            Question::Replace(path) if yes => self.request = Some(Request::SaveOver(path)),
            Question::Discard(path) if yes => self.request = Some(Request::Open(path)),
            Question::Pass | Question::Leave | Question::Replace(_) | Question::Discard(_) => {}
        }
    }

    fn resign(&mut self, color: Color) {
        match self.game.resign(color) {
            Ok(()) => self.changed(),
            Err(refusal) => self.notice = Some(Notice::new(words::phase_refusal(refusal))),
        }
    }

    fn resume(&mut self, color: Color) {
        match self.game.resume(color) {
            Ok(()) => {
                self.changed();
                self.notice = Some(Notice::new(words::resumed(&self.game)));
                self.count();
            }
            Err(refusal) => self.notice = Some(Notice::new(words::phase_refusal(refusal))),
        }
    }
}

/// The longest point on the largest board is `BB52`.
const MAX_TYPED: usize = 4;

/// The color that a key names.
fn color_of(input: Input) -> Option<Color> {
    match input {
        Input::Char('b' | 'B') => Some(Color::Black),
        Input::Char('w' | 'W') => Some(Color::White),
        _ => None,
    }
}

#[cfg(test)]
#[path = "state_tests.rs"]
mod tests;
