//! What is thought of a move. Each goal has its judge; all of them ask the rules or read to the end.

use std::collections::BTreeMap;

use tengen_rules::{Color, Game, Move, Point, PointSet, Size};

use crate::wire::Arg;

use super::wire::{CourseFrame, CourseMark, CourseShape, CourseVerdict};

/// What is thought of the learner's last move.
#[derive(Clone, Debug)]
pub(crate) struct Judged {
    pub(crate) verdict: CourseVerdict,
    /// White's reply, not yet played.
    pub(crate) reply: Option<Move>,
    /// Which text of the step says it: the key is `course-STEP-PART`.
    pub(crate) part: &'static str,
    /// The arguments of the text.
    pub(crate) args: Args,
    /// What is drawn with it.
    pub(crate) marks: Vec<CourseMark>,
}

/// Arguments of a text.
pub(crate) type Args = BTreeMap<String, Arg>;

impl Judged {
    pub(crate) fn new(verdict: CourseVerdict, part: &'static str) -> Judged {
        Judged { verdict, reply: None, part, args: Args::new(), marks: Vec::new() }
    }

    /// It works; `way` tells how well.
    pub(crate) fn works(way: Way) -> Judged {
        match way {
            Way::Best => Judged::new(CourseVerdict::Right, "right"),
            Way::Other => Judged::new(CourseVerdict::AlsoRight, "also"),
        }
    }

    pub(crate) fn with_reply(mut self, reply: Option<Move>) -> Judged {
        if let Some(Move::Play(point)) = reply {
            self = self.with_word("reply", &point);
        }
        self.reply = reply;
        self
    }

    pub(crate) fn with_word(mut self, name: &str, word: &impl ToString) -> Judged {
        self.args.insert(name.to_owned(), Arg::Text(word.to_string()));
        self
    }

    pub(crate) fn with_number(mut self, name: &str, number: impl Into<f64>) -> Judged {
        self.args.insert(name.to_owned(), Arg::Number(number.into()));
        self
    }

    pub(crate) fn with_marks(mut self, points: &PointSet, shape: CourseShape) -> Judged {
        self.marks.extend(marks(points, shape));
        self
    }
}

/// How a goal was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Way {
    /// No other way is better.
    Best,
    /// There is a better one.
    Other,
}

/// A learner at work on a step.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    /// The game so far, the learner to move.
    pub(crate) game: Game,
    /// The boards on the way.
    pub(crate) frames: Vec<CourseFrame>,
    /// Turns played by both sides since the start of the step.
    pub(crate) turns: u8,
    /// The worst way taken so far.
    pub(crate) way: Way,
    /// The stones marked so far, or the points collected.
    pub(crate) marked: PointSet,
    /// What is thought of the last move.
    pub(crate) judged: Option<Judged>,
}

impl Session {
    pub(crate) fn new(game: Game) -> Session {
        let mut session = Session {
            game,
            frames: Vec::new(),
            turns: 0,
            way: Way::Best,
            marked: PointSet::EMPTY,
            judged: None,
        };
        session.push_frame(None, 0);
        session
    }

    pub(crate) fn size(&self) -> Size {
        self.game.size()
    }

    /// Whether the learner is to do something.
    pub(crate) fn is_open(&self) -> bool {
        self.judged.as_ref().is_none_or(|judged| judged.verdict == CourseVerdict::Asked)
    }

    /// Plays a move that the rules allow; the number of stones it took.
    pub(crate) fn play(&mut self, mv: Move) -> u16 {
        let color = self.game.to_move();
        let captured = self.game.play(mv).map_or(0, |placed| placed.captured);
        self.turns += 1;
        self.push_frame(Some((color, mv)), captured);
        captured
    }

    /// Remembers the board as it stands.
    pub(crate) fn push_frame(&mut self, by: Option<(Color, Move)>, captured: u16) {
        let start = || self.game.turns().last().and_then(|turn| turn.point()).map(|p| p.to_string());
        self.frames.push(CourseFrame {
            stones: drawing(&self.game),
            last: by.map_or_else(start, |(_, mv)| Some(move_text(mv))),
            color: by.map(|(color, _)| color.into()),
            captured,
        });
    }
}

/// `.XO` from the top row, without separators.
pub(crate) fn drawing(game: &Game) -> String {
    game.board().to_string().chars().filter(|c| !c.is_whitespace()).collect()
}

/// A point or `pass`.
pub(crate) fn move_text(mv: Move) -> String {
    mv.point().map_or_else(|| "pass".to_owned(), |point| point.to_string())
}

/// The same mark on several points.
pub(crate) fn marks(points: &PointSet, shape: CourseShape) -> Vec<CourseMark> {
    let mark = |point: Point| CourseMark { point: point.to_string(), shape, label: None };
    points.iter().map(mark).collect()
}
