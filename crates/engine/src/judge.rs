//! Who judges positions.

use tengen_net::NetEvaluator;
use tengen_rules::Game;
use tengen_search::{Evaluation, Evaluator, Request, Uniform};

/// A network, or nobody: then every legal move is as good as any other, which suffices to test everything else.
#[derive(Clone, Debug)]
pub enum Judge {
    /// A network.
    Net(Box<NetEvaluator>),
    /// Knows only the rules.
    Nobody,
}

impl Evaluator for Judge {
    fn evaluate_into(&mut self, game: &Game, request: &Request, out: &mut Evaluation) {
        match self {
            Judge::Net(net) => net.evaluate_into(game, request, out),
            Judge::Nobody => Uniform.evaluate_into(game, request, out),
        }
    }
}
