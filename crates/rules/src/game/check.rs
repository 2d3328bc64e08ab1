//! The invariants of a game, recomputed by playing it again.

use super::{Color, Game, Phase};

impl Game {
    /// Recomputes the invariants of [`Game`] by playing its turns again from the start, slowly.
    ///
    /// # Panics
    /// If one does not hold, which is a bug of this crate.
    pub fn check_invariants(&self) {
        self.board.check_invariants();
        self.seen.check_invariants();
        let again = self.played_again();
        assert_eq!(again.board, self.board, "board");
        assert_eq!(again.turns, self.turns, "turns");
        assert_eq!(again.prisoners, self.prisoners, "prisoners");
        assert_eq!(again.seen.sorted(), self.seen.sorted(), "table of positions");
        assert_eq!((again.passes, again.button), (self.passes, self.button), "passes");
        if self.outcome().is_none() {
            assert_eq!(again.phase, self.phase, "phase");
        }
        self.check_dead();
    }

    /// The same turns, each checked for legality, with the same resumptions in between.
    fn played_again(&self) -> Game {
        let mut again = self.clone();
        again.rewind(0);
        for (number, turn) in self.turns.iter().enumerate() {
            again.to_move = turn.color;
            let played = again.play(turn.mv());
            assert!(played.is_ok(), "turn {} was illegal: {played:?}", number + 1);
            for resumption in self.resumptions.iter().filter(|r| r.at == number + 1) {
                again.apply_resumption(*resumption);
            }
        }
        again
    }

    fn check_dead(&self) {
        let counting = matches!(self.phase, Phase::StoneRemoval | Phase::Over(_));
        assert!(counting || self.dead.is_empty(), "dead stones in the phase {:?}", self.phase);
        for stone in self.dead.iter() {
            let mut chain = self.board.chain_stones(stone).peekable();
            assert!(chain.peek().is_some(), "no stone on the dead point {stone}");
            assert!(chain.all(|p| self.dead.contains(p)), "half of the chain at {stone} is dead");
        }
        let agreed = Color::ALL.iter().all(|&color| self.accepted[color]);
        assert!(!agreed || self.outcome().is_some(), "both agreed, yet the game goes on");
    }
}
