//! What GoGui asks.

use tengen_gtp::{Arguments, Reply};
use tengen_rules::{Color, Phase};

use super::Answered;
use crate::gtp::session::Session;

/// Commands that a GUI may offer in a menu: kind, label and command.
pub(in crate::gtp) fn analyze_commands(_: &mut Session, _: &mut Arguments<'_>) -> Answered {
    let lines = [
        "string/Show board/showboard",
        "string/Final score/final_score",
        "plist/Dead stones/final_status_list dead",
        "plist/Stones in seki/final_status_list seki",
        "plist/Black territory/final_status_list black_territory",
        "plist/White territory/final_status_list white_territory",
        "plist/Legal moves/all_legal %c",
        "string/Unconditional status/unconditional_status %p",
        "string/Network/kata-raw-nn 0",
        "string/Last thought/gomill-explain_last_move",
        "none/Level/tengen-level %s",
        "param/Parameters/kata-get-params",
    ];
    Ok(Reply::Text(lines.join("\n")))
}

pub(in crate::gtp) fn nothing(_: &mut Session, _: &mut Arguments<'_>) -> Answered {
    Ok(Reply::done())
}

pub(in crate::gtp) fn title(session: &mut Session, _: &mut Arguments<'_>) -> Answered {
    let size = session.game.size();
    Ok(Reply::Text(format!("Tengen, {size}, komi {}", session.game.komi())))
}

pub(in crate::gtp) fn rules_game_id(_: &mut Session, _: &mut Arguments<'_>) -> Answered {
    Ok(Reply::Text("Go".to_owned()))
}

pub(in crate::gtp) fn rules_board_size(session: &mut Session, _: &mut Arguments<'_>) -> Answered {
    Ok(Reply::of(&session.game.size().cols()))
}

/// The board row by row from the top: X is Black, O is White.
pub(in crate::gtp) fn rules_board(session: &mut Session, _: &mut Arguments<'_>) -> Answered {
    let (size, board) = (session.game.size(), session.game.board());
    let row = |row| {
        let points = (0..size.cols()).filter_map(move |col| size.point(col, row));
        let stones = points.map(|point| board.get(point).map_or('.', Color::diagram_char).to_string());
        stones.collect::<Vec<_>>().join(" ")
    };
    Ok(Reply::Text((0..size.rows()).rev().map(row).collect::<Vec<_>>().join("\n")))
}

pub(in crate::gtp) fn rules_side_to_move(session: &mut Session, _: &mut Arguments<'_>) -> Answered {
    Ok(Reply::of(&session.game.to_move()))
}

/// All legal moves, the pass among them; nothing once the game has stopped.
pub(in crate::gtp) fn rules_legal_moves(session: &mut Session, _: &mut Arguments<'_>) -> Answered {
    if !matches!(session.game.phase(), Phase::Play | Phase::Playout) {
        return Ok(Reply::done());
    }
    let mut words: Vec<String> = session.game.legal_points().iter().map(|point| point.to_string()).collect();
    words.push("pass".to_owned());
    Ok(Reply::Text(words.join(" ")))
}

pub(in crate::gtp) fn rules_captured(session: &mut Session, _: &mut Arguments<'_>) -> Answered {
    let prisoners = session.game.prisoners();
    Ok(Reply::Text(format!("{} {}", prisoners.black, prisoners.white)))
}
