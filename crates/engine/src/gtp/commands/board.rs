//! The board: its size, stones set up, moves, taking back, looking at it.

use std::fmt::Write as _;

use tengen_gtp::{Arguments, Failure, Reply, Vertex};
use tengen_rules::{
    Color, Game, Move, Point, PointSet, Size, UnconditionalStatus, fixed_handicap, unconditional_status,
};
use tengen_search::{Evaluator, Request};

use super::Answered;
use crate::gtp::session::{Session, pairs};

pub(in crate::gtp) fn boardsize(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    let size = read_size(arguments)?;
    arguments.end()?;
    session.clear(size);
    Ok(Reply::done())
}

/// One number, two, or, as KataGo also takes it, two with a colon.
fn read_size(arguments: &mut Arguments<'_>) -> Result<Size, Failure> {
    let text = arguments.take_rest().replace(':', " ");
    let mut sides = Arguments::new(&text);
    let size = sides.board_size()?;
    sides.end()?;
    Ok(size)
}

pub(in crate::gtp) fn clear_board(session: &mut Session, _: &mut Arguments<'_>) -> Answered {
    session.clear(session.game.size());
    Ok(Reply::done())
}

pub(in crate::gtp) fn query_boardsize(session: &mut Session, _: &mut Arguments<'_>) -> Answered {
    let size = session.game.size();
    Ok(Reply::Text(if size.cols() == size.rows() {
        size.cols().to_string()
    } else {
        format!("{} {}", size.cols(), size.rows())
    }))
}

pub(in crate::gtp) fn play(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    let (color, vertex) = arguments.play(session.game.size())?;
    arguments.end()?;
    session.play(color, vertex.into())?;
    Ok(Reply::done())
}

/// Several moves at once; if one is refused, none is played.
pub(in crate::gtp) fn play_sequence(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    let before = session.game.clone();
    while !arguments.is_empty() {
        let played = arguments
            .play(session.game.size())
            .and_then(|(color, vertex)| session.play(color, vertex.into()));
        if let Err(failure) = played {
            session.game = before;
            return Err(failure);
        }
    }
    Ok(Reply::done())
}

pub(in crate::gtp) fn undo(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    arguments.end()?;
    session.game.undo().map(|_| Reply::done()).ok_or(Failure::CannotUndo)
}

/// GoGui's form of the same for several moves: all or none.
pub(in crate::gtp) fn undo_many(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    let count: usize = if arguments.is_empty() { 1 } else { arguments.value()? };
    let left = session.game.turns().len().checked_sub(count).ok_or(Failure::CannotUndo)?;
    let mover = session.game.turns().get(left).map(|turn| turn.color);
    if let Some(mover) = mover {
        session.game.rewind(left);
        session.game.set_to_move(mover);
    }
    Ok(Reply::done())
}

pub(in crate::gtp) fn set_handicap_stones(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    need_empty_board(&session.game)?;
    let size = session.game.size();
    let vertices = arguments.vertices(size).map_err(|_| Failure::BadVertexList)?;
    let points: Option<Vec<Point>> = vertices.into_iter().map(Vertex::point).collect();
    let points = points.filter(|points| points.len() >= 2).ok_or(Failure::BadVertexList)?;
    place_handicap(session, &points).map_err(|_| Failure::BadVertexList)?;
    Ok(Reply::done())
}

pub(in crate::gtp) fn fixed_handicap_stones(
    session: &mut Session,
    arguments: &mut Arguments<'_>,
) -> Answered {
    let stones = arguments.value()?;
    arguments.end()?;
    need_empty_board(&session.game)?;
    let points = fixed_handicap(session.game.size(), stones).map_err(|_| Failure::InvalidStones)?;
    place_handicap(session, &points)?;
    Ok(list(&points))
}

/// Stones where the engine likes them: on the fixed points as far as there are any, the others where the network
/// would play next.
pub(in crate::gtp) fn place_handicap_stones(
    session: &mut Session,
    arguments: &mut Arguments<'_>,
) -> Answered {
    let stones: u16 = arguments.value()?;
    arguments.end()?;
    need_empty_board(&session.game)?;
    let size = session.game.size();
    if stones < 2 || stones >= size.area() {
        return Err(Failure::InvalidStones);
    }
    let fixed = (2..=stones).rev().find_map(|count| fixed_handicap(size, count).ok());
    let before = session.game.clone();
    let mut points = fixed.unwrap_or_default();
    while points.len() < usize::from(stones) {
        points.extend(best_point(session, &points));
    }
    session.game = before;
    place_handicap(session, &points)?;
    Ok(list(&points))
}

/// Where Black would play if it were his turn again; some empty point where no stone would be in the way of all.
fn best_point(session: &mut Session, points: &[Point]) -> Option<Point> {
    let stones = points.iter().map(|point| (*point, Color::Black)).collect();
    let size = session.game.size();
    let taken: PointSet = points.iter().copied().collect();
    let free = size.all() - taken;
    if session.set_up(stones, 0).is_err() {
        return free.first();
    }
    let game = session.ready(Color::Black);
    let policy = session.player.evaluator().evaluate(&game, &Request::default()).policy;
    let chance = |point: &Point| policy.get(Move::Play(*point)).unwrap_or(-1.0);
    free.iter().max_by(|a, b| chance(a).total_cmp(&chance(b)))
}

fn need_empty_board(game: &Game) -> Result<(), Failure> {
    let is_empty =
        game.turns().is_empty() && game.board().empty_points().len() == usize::from(game.size().area());
    if is_empty { Ok(()) } else { Err(Failure::BoardNotEmpty) }
}

fn place_handicap(session: &mut Session, points: &[Point]) -> Result<(), Failure> {
    let stones = points.iter().map(|point| (*point, Color::Black)).collect();
    let count = u16::try_from(points.len()).map_err(|_| Failure::InvalidStones)?;
    session.set_up(stones, count).map_err(|_| Failure::InvalidStones)
}

fn list(points: &[Point]) -> Reply {
    Reply::Text(points.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
}

fn list_set(points: &PointSet) -> Reply {
    list(&points.iter().collect::<Vec<_>>())
}

/// Stones without a history.
pub(in crate::gtp) fn set_position(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    let mut stones = Vec::new();
    while !arguments.is_empty() {
        let (color, vertex) = arguments.play(session.game.size())?;
        stones.push((vertex.point().ok_or(Failure::Coordinate)?, color));
    }
    set_up(session, stones)
}

/// Adds stones to the position; what was played before is forgotten.
pub(in crate::gtp) fn gogui_setup(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    let board = session.game.board();
    let mut stones = pairs(&tengen_rules::ByColor::from_fn(|color| board.stones(color)));
    while !arguments.is_empty() {
        let (color, vertex) = arguments.play(session.game.size())?;
        stones.push((vertex.point().ok_or(Failure::Coordinate)?, color));
    }
    set_up(session, stones)
}

fn set_up(session: &mut Session, stones: Vec<(Point, Color)>) -> Answered {
    let no_position =
        |error: tengen_rules::SetupError| Failure::Other(format!("illegal stone placements: {error}"));
    session.set_up(stones, 0).map_err(no_position)?;
    Ok(Reply::done())
}

pub(in crate::gtp) fn gogui_setup_player(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    let color = arguments.color()?;
    session.game = session.ready(color);
    Ok(Reply::done())
}

pub(in crate::gtp) fn showboard(session: &mut Session, _: &mut Arguments<'_>) -> Answered {
    let game = &session.game;
    let mut text = format!("MoveNum: {} HASH: {:016X}\n", game.turns().len(), game.board().hash());
    text.push_str(&diagram(game));
    let next = if game.to_move() == Color::Black { "Black" } else { "White" };
    put(&mut text, format_args!("Next player: {next}\n"));
    put(&mut text, format_args!("Rules: {}\n", super::rules::json(game.rules(), Some(game.komi()))));
    for color in Color::ALL {
        put(&mut text, format_args!("{} stones captured: {}\n", color.letter(), game.prisoners()[!color]));
    }
    Ok(Reply::Text(text))
}

fn put(text: &mut String, arguments: std::fmt::Arguments<'_>) {
    text.write_fmt(arguments).expect("a string takes all that is written to it");
}

/// The board with coordinates; the last three turns carry their numbers, the last one the highest. A pass has a number, too.
fn diagram(game: &Game) -> String {
    let size = game.size();
    let columns = (0..size.cols()).filter_map(|col| size.point(col, 0));
    let letters = columns.map(|point| point.to_string().trim_end_matches('1').to_owned());
    let mut text = format!("   {}\n", letters.collect::<Vec<_>>().join(" "));
    let turns = game.turns();
    let recent = &turns[turns.len().saturating_sub(3)..];
    for row in (0..size.rows()).rev() {
        let mut line = format!("{:2} ", row + 1);
        for point in (0..size.cols()).filter_map(|col| size.point(col, row)) {
            line.push(game.board().get(point).map_or('.', Color::diagram_char));
            // The number stands where the space before the next point would be.
            let number = recent.iter().position(|turn| turn.point() == Some(point));
            line.push(number.and_then(|n| char::from_digit(n as u32 + 1, 10)).unwrap_or(' '));
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

pub(in crate::gtp) fn list_stones(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    let color = arguments.color()?;
    Ok(list_set(&session.game.board().stones(color)))
}

pub(in crate::gtp) fn captures(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    let color = arguments.color()?;
    Ok(Reply::of(&session.game.prisoners()[color]))
}

pub(in crate::gtp) fn last_move(session: &mut Session, _: &mut Arguments<'_>) -> Answered {
    let turn =
        session.game.turns().last().ok_or_else(|| Failure::Other("no previous move known".to_owned()))?;
    Ok(Reply::Text(format!("{} {}", turn.color, Vertex::from(turn.mv()))))
}

/// All moves, the last first, as GNU Go lists them.
pub(in crate::gtp) fn move_history(session: &mut Session, _: &mut Arguments<'_>) -> Answered {
    let turns = session.game.turns().iter().rev();
    let lines: Vec<String> =
        turns.map(|turn| format!("{} {}", turn.color, Vertex::from(turn.mv()))).collect();
    Ok(Reply::Text(lines.join("\n")))
}

pub(in crate::gtp) fn is_legal(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    let (color, vertex) = arguments.play(session.game.size())?;
    let legal = session.ready(color).check(vertex.into()).is_ok();
    Ok(Reply::of(&u8::from(legal)))
}

pub(in crate::gtp) fn all_legal(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    let color = arguments.color()?;
    Ok(list_set(&session.ready(color).legal_points()))
}

pub(in crate::gtp) fn liberties(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    let point = stone(session, arguments)?;
    Ok(Reply::of(&session.game.board().liberty_count(point)))
}

pub(in crate::gtp) fn find_liberties(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    let point = stone(session, arguments)?;
    Ok(list_set(&session.game.board().liberties(point)))
}

pub(in crate::gtp) fn color_at(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    let point = point(session, arguments)?;
    let color = session.game.board().get(point);
    Ok(Reply::Text(color.map_or_else(|| "empty".to_owned(), |color| color.to_string())))
}

/// GNU Go's word for what no number of moves in a row changes.
pub(in crate::gtp) fn unconditional(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    let point = point(session, arguments)?;
    let word = match unconditional_status(session.game.board())[point] {
        UnconditionalStatus::Alive => "alive",
        UnconditionalStatus::Dead => "dead",
        UnconditionalStatus::Territory(Color::Black) => "black_territory",
        UnconditionalStatus::Territory(Color::White) => "white_territory",
        UnconditionalStatus::Undecided => "undecided",
    };
    Ok(Reply::Text(word.to_owned()))
}

fn point(session: &Session, arguments: &mut Arguments<'_>) -> Result<Point, Failure> {
    arguments.vertex(session.game.size())?.point().ok_or(Failure::Coordinate)
}

fn stone(session: &Session, arguments: &mut Arguments<'_>) -> Result<Point, Failure> {
    let point = point(session, arguments)?;
    let is_stone = session.game.board().get(point).is_some();
    if is_stone { Ok(point) } else { Err(Failure::Other("vertex must not be empty".to_owned())) }
}
