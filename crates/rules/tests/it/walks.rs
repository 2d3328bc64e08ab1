//! Laws of every game, checked on a random walk through one: legality is what the slow game says, undoing is the
//! identity, superko never repeats, and what is kept up to date equals what is recomputed. Property tests and fuzz
//! targets feed them with bytes.

use tengen_rules::{
    Board, Color, FriendlyPass, Game, IllegalMove, LongCycle, Move, Phase, Point, Ruleset, Scoring, Setup,
    Size,
};

use crate::play::{KOS, SUICIDES};
use crate::slow::Slow;

/// A small board (there positions recur soon), rules, and numbers that choose the moves.
#[derive(Clone, Debug)]
pub(crate) struct Walk {
    pub(crate) size: Size,
    pub(crate) rules: Ruleset,
    pub(crate) choices: Vec<u16>,
}

impl Walk {
    /// Two bytes for the size, two for the rules, then two for each choice; `None` if there are not even four.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Walk> {
        let (&[cols, rows, ko, rest], choices) = bytes.split_first_chunk()?;
        let pick = |index: u8, bit: u8| rest >> bit & 1 == index;
        let rules = Ruleset {
            ko: KOS[usize::from(ko) % KOS.len()],
            suicide: SUICIDES[usize::from(rest >> 2) % SUICIDES.len()],
            // With a play-out or a count at the second disagreement about dead stones.
            scoring: if pick(0, 0) { Scoring::Area } else { Scoring::Territory },
            long_cycle: if pick(0, 1) { LongCycle::Ignored } else { LongCycle::Forbidden },
            friendly_pass: FriendlyPass::Yes,
            ..Ruleset::TROMP_TAYLOR
        };
        let choices = choices.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect();
        Some(Walk { size: Size::new(cols % 4 + 1, rows % 4 + 1)?, rules, choices })
    }

    pub(crate) fn game(&self) -> Game {
        Game::new(&Setup::new(self.size, self.rules)).unwrap()
    }

    /// Walks: `before` sees the game before each move and the move that is made then.
    pub(crate) fn run(&self, mut before: impl FnMut(&Game, Move)) -> Game {
        let mut game = self.game();
        for &choice in &self.choices {
            if game.phase() == Phase::StoneRemoval {
                game.resume(Color::Black).unwrap();
            }
            if game.outcome().is_some() {
                break;
            }
            let mv = choose(&game, choice);
            before(&game, mv);
            game.play(mv).unwrap();
        }
        game
    }
}

/// The move that a number chooses: now and then a pass, else a legal point.
fn choose(game: &Game, choice: u16) -> Move {
    let legal = game.legal_points();
    let nth = usize::from(choice / 8) % usize::from(legal.len()).max(1);
    let point = legal.iter().nth(nth).filter(|_| !choice.is_multiple_of(8));
    point.map_or(Move::Pass, Move::Play)
}

/// Every point, and some off the board, is judged as the slow game judges it.
pub(crate) fn legal_moves_are_legal(walk: &Walk) {
    let mut slow = Slow::new(walk.size, walk.rules, Color::Black);
    walk.run(|game, mv| {
        assert_legality_agrees(game, &slow);
        slow.play(mv.point());
        let mut played = game.clone();
        played.play(mv).unwrap();
        assert!(walk.size.points().all(|point| played.board().get(point) == slow.get(point)));
    });
}

fn assert_legality_agrees(game: &Game, slow: &Slow) {
    let size = game.size();
    for point in
        (0..=size.rows()).flat_map(|row| (0..=size.cols()).filter_map(move |col| Point::new(col, row)))
    {
        let expected = slow.refusal(point);
        match (game.check(Move::Play(point)), expected) {
            (Ok(()), None) => assert!(game.legal_points().contains(point)),
            (Err(IllegalMove::Superko { turn }), Some(IllegalMove::Superko { .. })) => {
                assert!(slow.is_reason(point, turn), "{point}: turn {turn} is no reason\n{:?}", game.board());
            }
            (found, expected) => assert_eq!(found.err(), expected, "{point}\n{:?}", game.board()),
        }
        assert_eq!(game.clone().play(Move::Play(point)).is_ok(), expected.is_none());
    }
}

/// Undoing gives what was there before, move by move and all the way back, resumptions included.
pub(crate) fn play_then_undo_is_identity(walk: &Walk) {
    let mut before = Vec::new();
    let mut game = walk.run(|game, mv| {
        let mut undone = game.clone();
        undone.play(mv).unwrap();
        assert_eq!(undone.undo(), Some(mv));
        assert_same(&undone, game);
        before.push(game.clone());
    });
    while let Some(earlier) = before.pop() {
        assert!(game.undo().is_some());
        game.check_invariants();
        assert_same(&game, &earlier);
    }
    assert_eq!(game.undo(), None);
}

/// Everything that a player or a later move can notice.
pub(crate) fn assert_same(a: &Game, b: &Game) {
    assert_eq!(a.board(), b.board());
    assert_eq!(a.turns(), b.turns());
    assert_eq!((a.phase(), a.to_move(), a.passes()), (b.phase(), b.to_move(), b.passes()));
    assert_eq!((a.prisoners(), a.button()), (b.prisoners(), b.button()));
    assert_eq!(a.start_stones(), b.start_stones());
    assert_eq!(a.dead(), b.dead());
    assert_eq!(a.legal_points(), b.legal_points());
}

/// No superko rule lets a position recur in its sense. The walk's own ko rule is replaced by a superko rule.
pub(crate) fn superko_never_repeats(walk: &Walk) {
    for ko in &KOS[3..] {
        let walk = Walk { rules: Ruleset { ko: *ko, ..walk.rules }, ..walk.clone() };
        let mut slow = Slow::new(walk.size, walk.rules, Color::Black);
        walk.run(|_, mv| slow.play(mv.point()));
        assert!(slow.repeats_nothing(), "{ko:?}");
    }
}

/// Boards and games keep what they would find by starting over. The stones are any, legal or not.
pub(crate) fn incremental_equals_recomputed(walk: &Walk) {
    let mut board = Board::new(walk.size);
    for &choice in &walk.choices {
        let empty = board.empty();
        let Some(point) = empty.iter().nth(usize::from(choice / 2) % usize::from(empty.len()).max(1)) else {
            break;
        };
        let hash = board.hash_after(Color::ALL[usize::from(choice % 2)], point);
        board.place(Color::ALL[usize::from(choice % 2)], point).unwrap();
        board.check_invariants();
        assert_eq!(board.hash(), hash);
    }
    walk.run(|game, _| game.check_invariants()).check_invariants();
}
