//! Games as SGF files.

use tengen_record::{GameError, Record};
use tengen_rules::{ByColor, Game, Outcome, PointSet, Ruleset, WinBy};

use super::words;
use crate::exit::Fault;
use crate::texts::t;

/// A game from a file.
#[derive(Debug)]
pub(super) struct Opened {
    /// The game at the end of the main line, or before the first move that the rules refuse.
    pub(super) game: Game,
    /// All that the file holds.
    pub(super) record: Record,
    /// What the reader should know.
    pub(super) remark: Option<String>,
}

/// Reads a game. The rules are `rules`, else those of the record, else those of a new game.
///
/// # Errors
/// There is no game, or its first position is none.
pub(super) fn from_sgf(bytes: &[u8], rules: Option<Ruleset>) -> anyhow::Result<Opened> {
    let (record, diagnostics) = Record::read(bytes).map_err(|error| Fault::new(error.to_string()))?;
    let error = diagnostics.items().iter().find(|d| d.severity() == tengen_sgf::Severity::Error);
    let repaired = error.map(|error| t!("play-repaired", error = crate::words::diagnostic(error)));
    let rules = rules.or_else(|| record.rules()).unwrap_or_default();
    let end = record.end_of_main_line().node();
    match record.to_game(end, rules) {
        Ok(game) => Ok(Opened { game, record, remark: repaired }),
        Err(GameError::Illegal { node, number, played, reason }) => {
            let before = record.node(node).parent().map_or(record.root(), tengen_sgf::Node::id);
            let game = record.to_game(before, rules).map_err(|error| Fault::new(error.to_string()))?;
            let remark = words::refusal(&game, played, reason).text;
            let remark = t!("play-opened-before", number = number, reason = remark);
            Ok(Opened { game, record, remark: Some(remark) })
        }
        Err(error) => Err(Fault::new(error.to_string()).into()),
    }
}

/// The game as the bytes of an SGF file. Where it continues `opened`, everything in that record stays: new moves are
/// added to its tree.
pub(super) fn to_sgf(game: &Game, opened: Option<&Record>) -> Vec<u8> {
    let mut record = match opened {
        Some(opened) if continues(game, opened) => extended(game, opened),
        _ => Record::from_game(game),
    };
    if let Some(outcome) = game.outcome() {
        let root = record.root();
        record.set_text(root, "RE", &outcome.to_string());
    }
    if matches!(game.outcome(), Some(Outcome::Draw | Outcome::Win { by: WinBy::Score(_), .. })) {
        let last = last_node(game, &record);
        let counted = territory(game);
        record.set_points(last, "TB", &counted.black);
        record.set_points(last, "TW", &counted.white);
    }
    record.write().into_bytes()
}

/// Whether the game begins with the first position of the record.
fn continues(game: &Game, record: &Record) -> bool {
    game.size() == record.size() && record.cursor().position().board == game.start()
}

fn extended(game: &Game, opened: &Record) -> Record {
    let mut record = opened.clone();
    let mut at = record.root();
    for turn in game.turns() {
        at = record.add_move(at, turn.color, turn.mv());
    }
    record
}

/// The node of the last turn: where the turns lead from the root.
fn last_node(game: &Game, record: &Record) -> tengen_record::NodeId {
    let tree = record.game_tree();
    let mut node = record.node(record.root());
    for turn in game.turns() {
        let next = node.children().find(|child| tree.move_of(*child) == Some((turn.color, turn.mv())));
        node = next.unwrap_or(node);
    }
    node.id()
}

/// The points that count for each color and hold no living stone: what SGF calls territory.
fn territory(game: &Game) -> ByColor<PointSet> {
    let sheet = game.end_position().sheet();
    let open = game.board().empty() | *game.dead();
    ByColor::from_fn(|color| {
        let counted = sheet.points.iter().filter(|(_, score)| score.points[color] > 0);
        counted.map(|(point, _)| point).filter(|point| open.contains(*point)).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::{Color, Move, Point, Setup, Size};

    fn game(moves: &str) -> Game {
        let mut game = Game::new(&Setup::new(Size::square(5).unwrap(), Ruleset::default())).unwrap();
        for name in moves.split_whitespace() {
            let played = name.parse::<Point>().map_or(Move::Pass, Move::Play);
            game.play(played).unwrap();
        }
        game
    }

    #[test]
    fn a_game_is_saved_and_opened() {
        let game = game("c3 d3 c4 pass");
        let opened = from_sgf(&to_sgf(&game, None), None).unwrap();
        assert_eq!(opened.game.board(), game.board());
        assert_eq!(opened.game.rules(), game.rules());
        assert_eq!(opened.game.komi(), game.komi());
        assert_eq!(opened.game.to_move(), Color::Black);
    }

    #[test]
    fn what_a_file_holds_stays_when_the_game_goes_on() {
        let file = b"(;SZ[5]KM[6.5]XX[mine];B[cc]C[good](;W[dc])(;W[cb]))";
        let mut opened = from_sgf(file, None).unwrap();
        opened.game.play("C4".parse::<Point>().unwrap().into()).unwrap();
        let saved = String::from_utf8(to_sgf(&opened.game, Some(&opened.record))).unwrap();
        for part in ["XX[mine]", "C[good]", "W[cb]", "B[cb]"] {
            assert!(saved.contains(part), "{part} is not in {saved}");
        }
    }

    #[test]
    fn a_counted_game_carries_its_territory() {
        let mut game = game("c3 a1 pass pass");
        game.toggle_dead("A1".parse().unwrap()).unwrap();
        game.accept(Color::Black).unwrap();
        game.accept(Color::White).unwrap();
        let saved = String::from_utf8(to_sgf(&game, None)).unwrap();
        assert!(saved.contains("RE[B+") && saved.contains("TB["), "{saved}");
    }

    #[test]
    fn an_irregular_game_opens_before_its_first_fault() {
        let opened = from_sgf(b"(;SZ[5];B[cc];W[cc];B[aa])", None).unwrap();
        assert_eq!(opened.game.turns().len(), 1);
        assert_eq!(opened.remark.unwrap(), "opened before move 2: C3 is occupied");
    }

    #[test]
    fn what_is_no_game_is_a_fault() {
        for bytes in [&b""[..], b"hello", b"\0\xff\xfe", b"(;GM[2]SZ[8])"] {
            assert!(from_sgf(bytes, None).unwrap_err().is::<Fault>());
        }
    }
}
