//! After the passes: which stones are dead.
//!
//! Where the rules leave that to the players, both engines are asked. If they agree, so it is. If they do not, or one
//! cannot tell, they play on, from where they passed, until both pass again, and what is captured in this was dead.
//! Under area scoring that game is the game. Under territory scoring, where playing on costs points, it is played on a copy
//! and only tells which stones of the original position are dead.

use tengen_rules::{Board, Color, Game, Phase, PointSet, Scoring};

use crate::player::Stop;
use crate::referee::Bout;
use crate::report::Ending;

/// Asks for a move after the passes that captures what is dead.
const CLEANUP: &str = "kgs-genmove_cleanup";

/// Settles a game that has ended in this way as far as the moves tell.
pub(crate) fn settle(bout: &mut Bout<'_, '_>, game: &mut Game, ending: Ending) -> Result<Ending, Stop> {
    if game.phase() != Phase::StoneRemoval {
        return Ok(ending);
    }
    let black = bout.players.black.dead_stones(game.board())?;
    let white = bout.players.white.dead_stones(game.board())?;
    match black.filter(|_| black == white) {
        Some(dead) => {
            agree(game, dead);
            Ok(Ending::Agreed)
        }
        None => play_on(bout, game),
    }
}

fn play_on(bout: &mut Bout<'_, '_>, game: &mut Game) -> Result<Ending, Stop> {
    let knows = Color::ALL.into_iter().all(|color| bout.players[color].knows(CLEANUP));
    let command = if knows { CLEANUP } else { "genmove" };
    let mut copy = game.clone();
    // Whoever would have moved next does so: the last to pass is the one who asks for it.
    let last = !copy.to_move();
    let _ = copy.resume(last);
    let ending = bout.play_out(&mut copy, command)?;
    let played_on = match ending {
        Ending::Counted | Ending::Limit => Ending::PlayedOn,
        other => other,
    };
    if game.rules().scoring == Scoring::Area || copy.outcome().is_some() {
        *game = copy;
        agree(game, PointSet::EMPTY);
    } else {
        let dead = captured(game.board(), copy.board());
        agree(game, dead);
    }
    Ok(played_on)
}

/// The chains of `before` of which not all stones are left.
fn captured(before: &Board, after: &Board) -> PointSet {
    let gone = before.size().points().filter(|&point| {
        let color = before.get(point);
        color.is_some() && color != after.get(point)
    });
    gone.flat_map(|point| before.chain_stones(point)).collect()
}

/// Marks these chains dead for both players and counts. Does nothing unless play has stopped.
fn agree(game: &mut Game, dead: PointSet) {
    let mut left = dead;
    while let Some(stone) = left.iter().next() {
        let chain: PointSet = game.board().chain_stones(stone).collect();
        left -= chain;
        left.remove(stone);
        let _ = game.toggle_dead_chain(stone);
    }
    for color in Color::ALL {
        let _ = game.accept(color);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::{Move, Setup, Size};

    fn stopped(rules: &str) -> Game {
        let mut setup = Setup::new(Size::square(5).unwrap(), rules.parse().unwrap());
        let stones = [("A2", Color::Black), ("B2", Color::Black), ("C2", Color::Black), ("D2", Color::Black)];
        let stones = stones.into_iter().chain([("E2", Color::Black), ("C4", Color::White)]);
        setup.stones = stones.map(|(point, color)| (point.parse().unwrap(), color)).collect();
        let mut game = Game::new(&setup).unwrap();
        game.play(Move::Pass).unwrap();
        game.play(Move::Pass).unwrap();
        game
    }

    #[test]
    fn agreed_stones_are_removed() {
        let mut game = stopped("chinese");
        let dead = game.board().stones(Color::White);
        agree(&mut game, dead);
        assert_eq!(game.outcome().unwrap().to_string(), "B+17.5");
        let mut game = stopped("chinese");
        agree(&mut game, PointSet::EMPTY);
        assert_eq!(game.outcome().unwrap().to_string(), "B+1.5");
    }

    #[test]
    fn a_chain_that_lost_a_stone_was_captured() {
        let before: Board = "XX.\n...\nO.O\n".parse().unwrap();
        let after: Board = "X..\n...\nO.O\n".parse().unwrap();
        let expected: PointSet = before.stones(Color::Black);
        assert_eq!(captured(&before, &after), expected);
    }
}
