//! The steps of the course: positions and goals. What is right follows from them by the rules, never from a list.

use std::str::FromStr as _;

use tengen_rank::Amateur;
use tengen_rules::{Board, Color, Game, Move, Point, PointSet, Ruleset, Setup};

use super::search::{Aim, points};

/// A step.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    /// Its name in addresses and texts.
    pub(crate) key: &'static str,
    /// The key of its chapter.
    pub(crate) chapter: &'static str,
    /// The board at the start.
    diagram: &'static str,
    /// Moves made before the learner's first, White's alone: they leave a last move and perhaps a ko.
    prelude: &'static [&'static str],
    /// What the learner is to do.
    pub(crate) goal: Goal,
    /// The stones that the task speaks of.
    pub(crate) focus: &'static [&'static str],
    /// Where the second hint points.
    pub(crate) look: &'static [&'static str],
    /// Whether the learner is offered a pass.
    pub(crate) passing: Passing,
    /// White's replies to prefer among those that reading holds for equal.
    pub(crate) prefer: &'static [&'static str],
}

/// Whether a step offers a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Passing {
    /// It does.
    Offered,
    /// It does not.
    Hidden,
}

/// What the learner is to do. Black is the learner.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Goal {
    /// Play lone stones with these numbers of liberties, in any order.
    Liberties(&'static [u16]),
    /// Capture with one move, the more the better.
    Take,
    /// Reach an aim within so many turns of both sides.
    Reach(fn() -> Aim, u8),
    /// Make a move after which White does not reach an aim within so many turns.
    Prevent(fn() -> Aim, u8),
    /// Mark the white groups, one stone of each given, that cannot live even if White moves first.
    FindDead(&'static [&'static str], u8),
    /// Play on while there is something to gain, then pass. The number is how many turns are read.
    Finish(u8),
    /// Say how many points Black has.
    Count,
    /// Say how many handicap stones the first of two kyu ranks gets from the second.
    Ranks(u8, u8),
    /// Place the handicap stones that the first of two kyu ranks gets from the second.
    Handicap(u8, u8),
}

/// The chapters in order.
pub(crate) const CHAPTERS: [&str; 4] = ["stones", "capture", "life", "game"];

const PLAIN: Step = Step {
    key: "",
    chapter: "stones",
    diagram: "",
    prelude: &[],
    goal: Goal::Take,
    focus: &[],
    look: &[],
    passing: Passing::Hidden,
    prefer: &[],
};

/// The steps in order.
pub(crate) const STEPS: &[Step] = &[
    Step {
        key: "liberties",
        diagram: "
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .",
        goal: Goal::Liberties(&[4, 3, 2]),
        look: &["D4", "A4", "A1"],
        ..PLAIN
    },
    Step {
        key: "chains",
        diagram: "
            . . . . .
            . X . X .
            . . X O .
            . O X . .
            . . . . .",
        goal: Goal::Reach(|| joined(&["B4", "D4", "C3"]), 3),
        focus: &["B4", "D4", "C3"],
        look: &["C4", "C5", "B3"],
        prefer: &["B3"],
        ..PLAIN
    },
    Step {
        key: "capture",
        chapter: "capture",
        diagram: "
            . . . . . X .
            . . . . X O .
            . . X X . X .
            . X O O X . .
            . . X O . O .
            . . . X . . .
            . . . . . . .",
        goal: Goal::Take,
        look: &["E3", "G6"],
        ..PLAIN
    },
    Step {
        key: "atari",
        chapter: "capture",
        diagram: "
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . O X X . . .
            O X O X O . .
            . . . O O . .",
        goal: Goal::Prevent(|| captured(Color::Black, "B2"), 7),
        focus: &["B2"],
        look: &["B1", "C1"],
        ..PLAIN
    },
    Step {
        key: "forbidden",
        chapter: "capture",
        diagram: "
            . O . . . . .
            O O . . . . .
            . . . . . . .
            . . . . . O O
            . . . X . X X
            . . . . X O O
            . . . . X O .",
        goal: Goal::Reach(|| captured(Color::White, "F2"), 3),
        focus: &["F2"],
        look: &["A7", "G1"],
        prefer: &["E4"],
        ..PLAIN
    },
    Step {
        key: "ko",
        chapter: "capture",
        diagram: "
            . . . . .
            . . X O .
            . X O . O
            . . X O .
            . . . . .",
        goal: Goal::Reach(|| held(&["C3", "D3"]), 5),
        focus: &["C3"],
        look: &["D3"],
        prefer: &["B2"],
        ..PLAIN
    },
    Step {
        key: "ko-fight",
        chapter: "capture",
        diagram: "
            X X O . . . .
            X . X O . . .
            . X O . O . .
            . . . X X O .
            . . . O O . .
            . . . X O X .
            . . . . X . .",
        prelude: &["B6"],
        goal: Goal::Reach(|| either(held(&["B6", "C6"]), captured(Color::White, "E3")), 5),
        focus: &["B6"],
        look: &["C3", "F3"],
        prefer: &["C6"],
        ..PLAIN
    },
    Step {
        key: "two-eyes",
        chapter: "life",
        diagram: "
            . . . . .
            O O O O O
            X X X X O
            . . . X O",
        goal: Goal::Reach(|| alive(Color::Black, "A2"), 3),
        look: &["A1", "B1", "C1"],
        prefer: &["B1"],
        ..PLAIN
    },
    Step {
        key: "false-eye",
        chapter: "life",
        diagram: "
            X X X X X X .
            X O O O O X .
            X O . O O X .
            X O O O . X .
            X X O . O X .
            . X O O X X .",
        goal: Goal::Prevent(|| alive(Color::White, "C3"), 5),
        focus: &["D2"],
        look: &["E3", "E2"],
        ..PLAIN
    },
    Step {
        key: "dead",
        chapter: "life",
        diagram: "
            . O . O X . . . .
            O O O O X . . . .
            X X X X . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . X X X
            X X X . . X O O O
            O O O X X X O . .
            . . O X . X O . .",
        goal: Goal::FindDead(&["B8", "A2", "G1"], 5),
        look: &["A1", "H1"],
        ..PLAIN
    },
    Step {
        key: "seki",
        chapter: "life",
        diagram: "
            . O X . O X .
            O O X . O X X
            . O X X O X .
            O O O O X X X
            . O . O X . X",
        goal: Goal::Prevent(|| captured(Color::Black, "C5"), 5),
        focus: &["C5", "E5"],
        look: &["D5", "D4"],
        passing: Passing::Offered,
        ..PLAIN
    },
    Step {
        key: "ending",
        chapter: "game",
        diagram: "
            . . X . O . .
            X X X O O O O
            . . . O . . .
            X X X O O O O
            . . X O . . .",
        goal: Goal::Finish(3),
        look: &["C3", "D5"],
        passing: Passing::Offered,
        ..PLAIN
    },
    Step {
        key: "count",
        chapter: "game",
        diagram: "
            . . X O . O .
            . . X O O O O
            X X X X O . .
            . O . X O O O
            . . X X O . O
            X X X O O O O
            . . X O . O .",
        goal: Goal::Count,
        ..PLAIN
    },
    Step { key: "ranks", chapter: "game", diagram: EMPTY_19, goal: Goal::Ranks(12, 7), ..PLAIN },
    Step {
        key: "handicap",
        chapter: "game",
        diagram: EMPTY_19,
        goal: Goal::Handicap(9, 6),
        look: &["D4", "Q4", "D16", "Q16"],
        ..PLAIN
    },
];

/// 19 rows of 19 empty points.
const EMPTY_19: &str = "
    ................... / ................... / ................... / ................... / ...................
  / ................... / ................... / ................... / ................... / ...................
  / ................... / ................... / ................... / ................... / ...................
  / ................... / ................... / ................... / ...................";

impl Step {
    /// The step of this name.
    pub(crate) fn find(key: &str) -> Option<&'static Step> {
        STEPS.iter().find(|step| step.key == key)
    }

    /// The game at the start of the step, Black to move.
    pub(crate) fn start(&self) -> Game {
        let board: Board = self.diagram.parse().expect("a test reads every diagram");
        let first = if self.prelude.is_empty() { Color::Black } else { Color::White };
        let setup = Setup::from_board(&board, Ruleset::default(), first);
        let mut game = Game::new(&setup).expect("a test sets up every diagram");
        for name in self.prelude {
            let point = Point::from_str(name).expect("a test plays every prelude");
            game.play(Move::Play(point)).expect("a test plays every prelude");
            game.set_to_move(Color::Black);
        }
        game
    }

    /// Whether it is the last of its chapter.
    pub(crate) fn ends_chapter(&self) -> bool {
        STEPS.iter().rfind(|step| step.chapter == self.chapter).is_some_and(|last| last.key == self.key)
    }
}

/// The kyu rank of our own tables.
pub(crate) fn kyu(grade: u8) -> Amateur {
    Amateur::kyu(grade).unwrap_or(Amateur::WEAKEST)
}

fn board_points(names: &[&str]) -> PointSet {
    points(tengen_rules::Size::NINETEEN, names)
}

fn one_point(name: &str) -> Point {
    name.parse().expect("a test builds every aim")
}

fn captured(victim: Color, name: &str) -> Aim {
    Aim::Captured { victim, point: one_point(name) }
}

fn alive(owner: Color, name: &str) -> Aim {
    Aim::Alive { owner, point: one_point(name) }
}

fn held(names: &[&str]) -> Aim {
    Aim::Held { owner: Color::Black, points: board_points(names) }
}

fn joined(names: &[&str]) -> Aim {
    Aim::Joined { owner: Color::Black, points: board_points(names) }
}

fn either(one: Aim, other: Aim) -> Aim {
    Aim::Either(Box::new([one, other]))
}
