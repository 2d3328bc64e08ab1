//! A step with what the learner did, replayed from the start: the course keeps nothing between two requests.

use tengen_rules::{Color, IllegalMove, Move, Point, PointSet, fixed_handicap};

use crate::wire::{Arg, Text};

use super::ending::{Late, best_finish, choices, count, judge_count, judge_finish};
use super::judge::{Args, Judged, Session, Way, drawing, marks, move_text};
use super::placing::{
    best_handicap, best_liberties, handicap_stones, judge_handicap, judge_liberties, judge_take,
    most_captured,
};
use super::reading::{best_prevent, best_reach, dead_groups, judge_dead, judge_prevent, judge_reach};
use super::search::{Node, Search, points};
use super::steps::{Goal, Passing, Step};
use super::wire::{
    CourseHint, CourseIllegal, CourseInput, CourseMark, CourseRequest, CourseShape, CourseVerdict, CourseView,
};

/// The most moves in a request: more than any step takes.
pub(crate) const MAX_MOVES: usize = 12;

/// Why a request cannot be answered. What the rules of Go forbid is not among it: that is a view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CourseError {
    /// There is no step of this name.
    #[error("there is no such step")]
    UnknownStep,
    /// More moves than any step takes.
    #[error("more than {MAX_MOVES} moves")]
    TooManyMoves,
    /// A move that is neither a point of the board nor a pass.
    #[error("expected points of the board or pass")]
    BadMove,
    /// A move after the step was over, a pass where none is offered, or a number where a stone is asked for.
    #[error("the step does not ask for this")]
    NotAsked,
}

/// The step of this name after what the learner did.
///
/// # Errors
/// The request does not fit the step.
pub fn look(key: &str, request: &CourseRequest) -> Result<CourseView, CourseError> {
    let step = Step::find(key).ok_or(CourseError::UnknownStep)?;
    if request.moves.len() > MAX_MOVES {
        return Err(CourseError::TooManyMoves);
    }
    let mut session = Session::new(step.start());
    for text in &request.moves {
        let mv = parse_move(text, &session)?;
        if !session.is_open() || !accepts(step, mv) {
            return Err(CourseError::NotAsked);
        }
        let judged = play(&mut session, step, mv);
        settle(&mut session, step, mv, judged);
    }
    if let Some(answer) = request.answer {
        let judged = answer_number(&mut session, step, answer).ok_or(CourseError::NotAsked)?;
        session.judged = Some(judged);
    }
    Ok(view(step, &session))
}

fn parse_move(text: &str, session: &Session) -> Result<Move, CourseError> {
    if text == "pass" {
        return Ok(Move::Pass);
    }
    let point: Point = text.parse().map_err(|_| CourseError::BadMove)?;
    if session.size().contains(point) { Ok(Move::Play(point)) } else { Err(CourseError::BadMove) }
}

fn accepts(step: &Step, mv: Move) -> bool {
    match input(step) {
        CourseInput::Play | CourseInput::Mark => mv != Move::Pass,
        CourseInput::PlayOrPass => true,
        CourseInput::Answer | CourseInput::Nothing => false,
    }
}

fn input(step: &Step) -> CourseInput {
    match (step.goal, step.passing) {
        (Goal::Count | Goal::Ranks(..), _) => CourseInput::Answer,
        (Goal::FindDead(..), _) => CourseInput::Mark,
        (_, Passing::Offered) => CourseInput::PlayOrPass,
        (_, Passing::Hidden) => CourseInput::Play,
    }
}

/// Plays or marks what the learner chose, and judges it.
fn play(session: &mut Session, step: &Step, mv: Move) -> Judged {
    if let (Goal::FindDead(groups, limit), Move::Play(point)) = (step.goal, mv) {
        return judge_dead(session, groups, limit, point);
    }
    if let Err(reason) = session.game.check(mv) {
        return refused(session, mv, reason);
    }
    let (before, late) = (Node::of(&session.game), Late::of(&session.game));
    let captured = session.play(mv);
    match (step.goal, mv) {
        (Goal::Liberties(wanted), Move::Play(point)) => judge_liberties(session, wanted, point),
        (Goal::Take, _) => judge_take(captured, &before, &Node::of(&session.game)),
        (Goal::Reach(aim, limit), _) => judge_reach(session, step, (&aim(), limit), mv, &before),
        (Goal::Prevent(aim, limit), _) => judge_prevent(step, &aim(), limit, mv, &before),
        (Goal::Finish(turns), _) => judge_finish(session, turns, mv, &late),
        (Goal::Handicap(own, other), _) => judge_handicap(session, handicap_stones(own, other)),
        (Goal::Liberties(_) | Goal::FindDead(..) | Goal::Count | Goal::Ranks(..), _) => {
            Judged::new(CourseVerdict::NotYet, "wrong")
        }
    }
}

/// A move that the rules forbid: the reason, with the stones that it speaks of.
fn refused(session: &Session, mv: Move, reason: IllegalMove) -> Judged {
    let shown = session.game.explain(mv, reason).points;
    let part = match reason {
        IllegalMove::Suicide => "refused-suicide",
        IllegalMove::Ko | IllegalMove::Superko { .. } => "refused-ko",
        _ => "refused-occupied",
    };
    Judged::new(CourseVerdict::NotYet, part).with_marks(&shown, CourseShape::Square)
}

/// Plays White's reply and remembers what was judged.
fn settle(session: &mut Session, step: &Step, mv: Move, judged: Judged) {
    let judged = judged.with_word("point", &move_text(mv));
    if judged.part.ends_with("-also") || judged.verdict == CourseVerdict::AlsoRight {
        session.way = Way::Other;
    }
    if let Some(reply) = judged.reply {
        session.play(reply);
    }
    if judged.verdict == CourseVerdict::Asked {
        remember(session, step, mv);
    }
    session.judged = Some(judged);
}

/// What a step with several moves of the learner's needs to know of them.
fn remember(session: &mut Session, step: &Step, mv: Move) {
    let Move::Play(point) = mv else { return };
    match step.goal {
        Goal::FindDead(..) => {
            session.marked |= session.game.board().chain_stones(point).collect::<PointSet>()
        }
        Goal::Liberties(_) | Goal::Handicap(..) => {
            session.marked.insert(point);
            session.game.set_to_move(Color::Black);
        }
        _ => {}
    }
}

/// Judges a number; `None` where none is asked for.
fn answer_number(session: &mut Session, step: &Step, answer: i32) -> Option<Judged> {
    match step.goal {
        Goal::Count => Some(judge_count(session, answer)),
        Goal::Ranks(own, other) => Some(judge_ranks(session, [own, other], answer)),
        _ => None,
    }
}

/// Judges a number of handicap stones, and sets them on the board.
fn judge_ranks(session: &mut Session, [own, other]: [u8; 2], answer: i32) -> Judged {
    let right = handicap_stones(own, other);
    let stones = u16::try_from(answer).ok().and_then(|n| fixed_handicap(session.size(), n).ok());
    for point in stones.into_iter().flatten() {
        session.game.set_to_move(Color::Black);
        session.play(Move::Play(point));
    }
    let judged = if answer == i32::from(right) {
        Judged::works(Way::Best)
    } else {
        Judged::new(CourseVerdict::NotYet, "wrong")
    };
    judged.with_number("answer", answer).with_number("count", right)
}

fn view(step: &Step, session: &Session) -> CourseView {
    let judged = session.judged.as_ref();
    let verdict = judged.map_or(CourseVerdict::Asked, |judged| judged.verdict);
    let is_open = session.is_open();
    let works = matches!(verdict, CourseVerdict::Right | CourseVerdict::AlsoRight);
    let game = &session.game;
    let last = session.frames.last();
    CourseView {
        step: step.key.to_owned(),
        cols: session.size().cols(),
        rows: session.size().rows(),
        stones: drawing(game),
        last: last.and_then(|frame| frame.last.clone()),
        ko: game.board().ko().map(|point| point.to_string()),
        to_move: game.to_move().into(),
        captures: game.prisoners().into(),
        illegal: if is_open { illegal(step, session) } else { Vec::new() },
        input: if is_open { input(step) } else { CourseInput::Nothing },
        choices: if is_open { numbers(step, session) } else { Vec::new() },
        verdict,
        frames: session.frames.clone(),
        text: judged.map(|judged| said(step, judged)),
        sum: works.then(|| text(step, "sum", judged.map_or_else(Args::new, |judged| judged.args.clone()))),
        chapter: (works && step.ends_chapter())
            .then(|| Text::new(&format!("course-chapter-{}-done", step.chapter))),
        hints: if is_open { hints(step, session) } else { Vec::new() },
        marks: drawn(step, session),
    }
}

fn said(step: &Step, judged: &Judged) -> Text {
    if judged.part.starts_with("refused") {
        return Text { key: format!("course-{}", judged.part), args: judged.args.clone() };
    }
    text(step, judged.part, judged.args.clone())
}

fn text(step: &Step, part: &str, args: Args) -> Text {
    Text { key: format!("course-{}-{part}", step.key), args }
}

/// What is drawn: what the judge shows, else the stones that the task speaks of, as far as they still stand.
fn drawn(step: &Step, session: &Session) -> Vec<CourseMark> {
    let mut drawn = session.judged.as_ref().map_or_else(Vec::new, |judged| judged.marks.clone());
    if drawn.is_empty() {
        let board = session.game.board();
        let focus = points(session.size(), step.focus);
        let stones = board.stones(Color::Black) | board.stones(Color::White);
        let last = session.frames.last().and_then(|frame| frame.last.clone());
        drawn = marks(&(focus & stones), CourseShape::Triangle);
        drawn.retain(|mark| Some(&mark.point) != last.as_ref());
    }
    drawn
}

/// The numbers to choose from.
fn numbers(step: &Step, session: &Session) -> Vec<i32> {
    match step.goal {
        Goal::Count => choices(count(session)),
        Goal::Ranks(own, other) => choices(i32::from(handicap_stones(own, other))),
        _ => Vec::new(),
    }
}

/// Points that the rules close to the learner.
fn illegal(step: &Step, session: &Session) -> Vec<CourseIllegal> {
    if !matches!(input(step), CourseInput::Play | CourseInput::PlayOrPass) {
        return Vec::new();
    }
    let empty = session.game.board().empty();
    let closed = empty.iter().filter_map(|point| {
        let reason = session.game.check(Move::Play(point)).err()?;
        let judged = refused(session, Move::Play(point), reason).with_word("point", &point);
        let chain = session.game.explain(Move::Play(point), reason).points;
        Some(CourseIllegal {
            point: point.to_string(),
            reason: said(step, &judged),
            chain: chain.iter().map(|p| p.to_string()).collect(),
        })
    });
    closed.collect()
}

/// A word, a place, the answer.
fn hints(step: &Step, session: &Session) -> Vec<CourseHint> {
    let empty = points(session.size(), step.look) & session.game.board().empty();
    let look =
        if matches!(step.goal, Goal::FindDead(..)) { points(session.size(), step.look) } else { empty };
    let word = CourseHint { text: text(step, "hint", Args::new()), marks: Vec::new() };
    let place = CourseHint { text: Text::new("course-hint-place"), marks: marks(&look, CourseShape::Circle) };
    let mut hints = vec![word];
    if !look.is_empty() {
        hints.push(place);
    }
    hints.extend(answer_hint(step, session));
    hints
}

fn answer_hint(step: &Step, session: &Session) -> Option<CourseHint> {
    let with = |key: &str, name: &str, arg: Arg| Text {
        key: key.to_owned(),
        args: Args::from([(name.to_owned(), arg)]),
    };
    if let Some(number) = right_number(step, session) {
        let text = with("course-hint-number", "count", Arg::Number(f64::from(number)));
        return Some(CourseHint { text, marks: Vec::new() });
    }
    match best_move(step, session)? {
        Move::Pass => Some(CourseHint { text: Text::new("course-hint-pass"), marks: Vec::new() }),
        Move::Play(point) => Some(CourseHint {
            text: with("course-hint-move", "point", Arg::Text(point.to_string())),
            marks: marks(&PointSet::of(point), CourseShape::Square),
        }),
    }
}

/// The number that a question asks for.
pub(crate) fn right_number(step: &Step, session: &Session) -> Option<i32> {
    match step.goal {
        Goal::Count => Some(count(session)),
        Goal::Ranks(own, other) => Some(i32::from(handicap_stones(own, other))),
        _ => None,
    }
}

/// What the learner does best now, as the judges see it.
pub(crate) fn best_move(step: &Step, session: &Session) -> Option<Move> {
    let node = Node::of(&session.game);
    match step.goal {
        Goal::Liberties(wanted) => best_liberties(session, wanted).map(Move::Play),
        Goal::Take => most_captured(&node, Color::Black).map(|(_, point)| Move::Play(point)),
        Goal::Reach(aim, limit) => best_reach(session, step, &aim(), limit),
        Goal::Prevent(aim, limit) => {
            let aim = aim();
            best_prevent(&mut Search::new(&aim, &node.board), &aim, limit, &node)
        }
        Goal::FindDead(groups, limit) => {
            let dead = dead_groups(session, groups, limit);
            dead.into_iter().find(|stone| !session.marked.contains(*stone)).map(Move::Play)
        }
        Goal::Finish(turns) => Some(best_finish(session, turns)),
        Goal::Handicap(own, other) => best_handicap(session, handicap_stones(own, other)).map(Move::Play),
        Goal::Count | Goal::Ranks(..) => None,
    }
}
