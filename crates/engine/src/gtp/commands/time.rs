//! Time: what was agreed, what is left, what was spent.

use tengen_clock::gtp::{kata_systems, parse_kata, parse_kgs, parse_plain, parse_time_left};
use tengen_clock::{Clock, TimeSystem};
use tengen_gtp::{Arguments, Failure, Reply};

use super::Answered;
use crate::gtp::session::Session;

pub(in crate::gtp) fn settings(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    agree(session, parse_plain(arguments.take_rest()))
}

pub(in crate::gtp) fn kgs_settings(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    agree(session, parse_kgs(arguments.take_rest()))
}

pub(in crate::gtp) fn kata_settings(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    agree(session, parse_kata(arguments.take_rest()))
}

fn agree<E>(session: &mut Session, time: Result<TimeSystem, E>) -> Answered {
    session.set_time(time.map_err(|_| Failure::Syntax)?);
    Ok(Reply::done())
}

pub(in crate::gtp) fn list_systems(_: &mut Session, _: &mut Arguments<'_>) -> Answered {
    Ok(Reply::Text(kata_systems()))
}

/// What cannot be left under the time system, such as time without a limit, is passed over: controllers send it.
pub(in crate::gtp) fn left(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    let color = arguments.color()?;
    let left = parse_time_left(&session.time, arguments.take_rest()).map_err(|_| Failure::Syntax)?;
    if let Ok(clock) = Clock::resume(session.time, left) {
        session.clocks[color] = clock;
    }
    // Controllers tell the time after a move of ours, too: that is no reason to stop pondering.
    session.opponent_thinks = !session.game.turns().is_empty();
    Ok(Reply::done())
}

/// Seconds spent on choosing moves, by the wall.
pub(in crate::gtp) fn spent(session: &mut Session, _: &mut Arguments<'_>) -> Answered {
    Ok(Reply::Text(format!("{:.3}", session.spent.as_secs_f64())))
}
