//! Who evaluates positions.

use tengen_rules::{Game, Move};

use crate::evaluation::{Evaluation, ScoreEstimate, Value};
use crate::symmetry::Symmetry;

/// Evaluates positions for a search. Each thread has its own, so that memory can be reused.
pub trait Evaluator {
    /// Evaluates the position of `game` for the player to move into `out`, whose memory is reused.
    ///
    /// The game need not go on: of a finished one the last position is evaluated.
    fn evaluate_into(&mut self, game: &Game, request: &Request, out: &mut Evaluation);

    /// Evaluates the position of `game` for the player to move.
    fn evaluate(&mut self, game: &Game, request: &Request) -> Evaluation {
        let mut out = Evaluation::new(game.size());
        self.evaluate_into(game, request, &mut out);
        out
    }

    /// The mean of the evaluations under several symmetries, which is better than one alone. The symmetry in
    /// `request` plays no part; without any symmetry it is the identity.
    fn evaluate_mean(&mut self, game: &Game, request: &Request, symmetries: &[Symmetry]) -> Evaluation {
        let (first, rest) = symmetries.split_first().unwrap_or((&Symmetry::IDENTITY, &[]));
        let one = self.evaluate(game, &Request { symmetry: *first, ..*request });
        let mut sum = one.clone();
        sum.clear();
        let weight = 1.0 / (1 + rest.len()) as f32;
        sum.accumulate(&one, weight);
        let mut other = one;
        for symmetry in rest {
            self.evaluate_into(game, &Request { symmetry: *symmetry, ..*request }, &mut other);
            sum.accumulate(&other, weight);
        }
        sum
    }
}

/// How to evaluate a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Request {
    /// How the board is turned before an evaluator sees it.
    pub symmetry: Symmetry,
    /// How much the policy leans towards moves that may turn out better than expected, 0 to 1. Evaluators that know
    /// no such moves ignore it.
    pub optimism: f32,
    /// Whether passing may end the game.
    pub passing: Passing,
    /// How many more doublings of playouts the player to move will use than the opponent, −3 to 3: a handicap for
    /// evaluators that know it.
    pub advantage: f32,
}

/// What an evaluator is told about passing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passing {
    /// Everything.
    AsItIs,
    /// Where a pass would end the game, recent turns are kept from the evaluator, so that it judges the position as
    /// if the game went on. Meant for the root of a search.
    Conservative,
}

impl Default for Request {
    /// As the board lies, no optimism, passing as it is, no advantage.
    fn default() -> Request {
        Request { symmetry: Symmetry::IDENTITY, optimism: 0.0, passing: Passing::AsItIs, advantage: 0.0 }
    }
}

/// Knows nothing but the rules: every legal move is equally good, and nobody is ahead.
#[derive(Clone, Copy, Debug, Default)]
pub struct Uniform;

impl Evaluator for Uniform {
    fn evaluate_into(&mut self, game: &Game, _: &Request, out: &mut Evaluation) {
        if out.policy.size != game.size() {
            *out = Evaluation::new(game.size());
        }
        out.mover = game.to_move();
        out.policy.legal = game.legal_points();
        // Where nothing at all may be played, passing is what is left to say.
        let may_pass = game.check(Move::Pass).is_ok() || out.policy.legal.is_empty();
        let probability = 1.0 / f32::from(out.policy.legal.len() + u16::from(may_pass));
        out.policy.points.fill(0.0);
        for point in out.policy.legal.iter() {
            out.policy.points[game.size().index(point)] = probability;
        }
        out.policy.pass = if may_pass { probability } else { 0.0 };
        out.value = Value { win: 0.5, loss: 0.5, no_result: 0.0 };
        out.score = ScoreEstimate::default();
        out.ownership.fill(0.0);
        out.uncertainty = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluation::Uncertainty;
    use tengen_rules::{Color, Ruleset, Setup, Size};

    fn game() -> Game {
        let mut game = Game::new(&Setup::new(Size::square(5).unwrap(), Ruleset::TROMP_TAYLOR)).unwrap();
        game.play(Move::Play(Size::NINE.point(2, 2).unwrap())).unwrap();
        game
    }

    #[test]
    fn the_uniform_evaluator_keeps_the_invariants() {
        let evaluation = Uniform.evaluate(&game(), &Request::default());
        evaluation.check_invariants();
        assert_eq!(evaluation.mover, Color::White);
        assert_eq!(evaluation.policy.moves().count(), 25);
        assert_eq!(evaluation.policy.get(Move::Play(Size::NINE.point(2, 2).unwrap())), None);
        assert_eq!(evaluation.policy.best(), Move::Play(Size::NINE.point(0, 0).unwrap()));
    }

    /// Says the number of the symmetry.
    struct Numbered;

    impl Evaluator for Numbered {
        fn evaluate_into(&mut self, game: &Game, request: &Request, out: &mut Evaluation) {
            Uniform.evaluate_into(game, request, out);
            out.score.lead = f32::from(request.symmetry.number());
            out.uncertainty = Some(Uncertainty { time_left: out.score.lead, ..Uncertainty::default() });
        }
    }

    #[test]
    fn means_are_taken_over_the_symmetries() {
        let mean = Numbered.evaluate_mean(&game(), &Request::default(), &Symmetry::ALL[..3]);
        mean.check_invariants();
        assert!((mean.score.lead - 1.0).abs() < 1e-6);
        assert!((mean.uncertainty.unwrap().time_left - 1.0).abs() < 1e-6);
        assert!((mean.score_for(Color::Black).lead + 1.0).abs() < 1e-6);
        let one = Numbered.evaluate_mean(&game(), &Request::default(), &[]);
        assert!(one.score.lead.abs() < 1e-6);
    }
}
