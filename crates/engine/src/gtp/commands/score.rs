//! The end of a game: score, dead stones.

use serde_json::json;
use tengen_gtp::{Arguments, Failure, Reply};
use tengen_rules::{Color, EndPosition, FriendlyPass, Outcome, PointSet, Reason, Scoring};

use super::Answered;
use crate::gtp::session::Session;
use crate::gtp::signals::StopsAt;
use crate::verdict::{ChainVerdict, Status, Verdict};

/// What is thought of the stones on the board. Where the rules remove nothing, everything on the board lives.
fn verdict(session: &mut Session) -> Verdict {
    let game = session.ready(session.game.to_move());
    let (mut verdict, _) =
        session.searching(StopsAt::Hurry, |session, stop| session.player.verdict(&game, stop));
    let rules = game.rules();
    if rules.scoring == Scoring::Area && rules.friendly_pass == FriendlyPass::No {
        verdict.dead = PointSet::EMPTY;
        for chain in verdict.chains.iter_mut().filter(|chain| chain.status == Status::Dead) {
            chain.status = Status::Alive;
        }
    }
    verdict
}

fn with_dead<T>(session: &mut Session, then: impl FnOnce(&EndPosition<'_>) -> T) -> T {
    let dead = verdict(session).dead;
    let mut position = session.game.end_position();
    position.dead = dead;
    then(&position)
}

pub(in crate::gtp) fn final_score(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    arguments.end()?;
    Ok(Reply::of(&outcome(session)))
}

/// The outcome if the game ends here.
pub(in crate::gtp) fn outcome(session: &mut Session) -> Outcome {
    with_dead(session, |position| position.outcome())
}

/// What GNU Go calls neutral points here. (Elsewhere the word is another, so it is put together.)
const NEUTRAL: &str = concat!("da", "me");

/// Stones of one status, a chain a line; or the points of one kind of territory.
pub(in crate::gtp) fn final_status_list(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    let word = arguments.word()?;
    arguments.end()?;
    match word {
        "alive" => chains(session, |status| matches!(status, Status::Alive | Status::Unsettled)),
        "dead" => chains(session, |status| status == Status::Dead),
        "seki" => chains(session, |status| status == Status::Seki),
        "black_territory" => territory(session, Some(Color::Black)),
        "white_territory" => territory(session, Some(Color::White)),
        NEUTRAL => territory(session, None),
        _ => Err(Failure::Syntax),
    }
}

fn chains(session: &mut Session, has: impl Fn(Status) -> bool) -> Answered {
    let verdict = verdict(session);
    let lines =
        verdict.chains.iter().filter(|chain| has(chain.status)).map(|chain| words(&chain.stones).join(" "));
    Ok(Reply::Text(lines.collect::<Vec<_>>().join("\n")))
}

/// Empty points that count for `color`, or for nobody.
fn territory(session: &mut Session, color: Option<Color>) -> Answered {
    let size = session.game.size();
    let sheet = with_dead(session, |position| position.sheet());
    let board = session.game.board();
    let counts_for = |point| {
        let score = &sheet.points[point];
        let owner = if matches!(score.reason, Reason::Neutral | Reason::Seki) { None } else { score.color };
        board.is_empty(point) && owner == color
    };
    let points: PointSet = size.points().filter(|point| counts_for(*point)).collect();
    Ok(Reply::Text(words(&points).join(" ")))
}

fn words(points: &PointSet) -> Vec<String> {
    points.iter().map(|point| point.to_string()).collect()
}

/// One line of JSON for the stone-removal phase: each chain with its stones, its status, how sure that is in percent,
/// and the number of its group.
pub(in crate::gtp) fn status(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    arguments.end()?;
    let verdict = verdict(session);
    let chains: Vec<_> = verdict.chains.iter().map(chain_json).collect();
    Ok(Reply::Text(json!({ "chains": chains }).to_string()))
}

fn chain_json(chain: &ChainVerdict) -> serde_json::Value {
    let status = match chain.status {
        Status::Alive => "alive",
        Status::Dead => "dead",
        Status::Seki => "seki",
        Status::Unsettled => "unsettled",
    };
    let confidence = (chain.confidence.clamp(0.0, 1.0) * 100.0).round() as u8;
    json!({
        "color": chain.color.to_string(),
        "stones": words(&chain.stones),
        "status": status,
        "confidence": confidence,
        "group": chain.group,
    })
}
