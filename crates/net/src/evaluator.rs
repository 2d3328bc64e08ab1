//! A network as an evaluator for the search.

use std::sync::Arc;

use tengen_rules::{Game, Size};
use tengen_search::{Evaluation, Evaluator, Request};

use crate::features::Features;
use crate::model::Model;
use crate::network::{Network, Workspace};
use crate::outputs::Meaning;
use crate::raw::{Inputs, RawOutputs};

/// A network with the memory of one thread. A clone shares the weights, so each thread of a search has its own.
#[derive(Clone, Debug)]
pub struct NetEvaluator {
    network: Arc<Network>,
    meaning: Meaning,
    features: Features,
    inputs: Inputs,
    workspace: Workspace,
    outputs: RawOutputs,
}

impl NetEvaluator {
    /// An evaluator with the weights of `model`, packed for this processor.
    #[must_use]
    pub fn new(model: &Model) -> NetEvaluator {
        NetEvaluator::with_network(model, Arc::new(Network::new(model)))
    }

    /// An evaluator over a network that was made from `model`.
    #[must_use]
    pub fn with_network(model: &Model, network: Arc<Network>) -> NetEvaluator {
        NetEvaluator {
            network,
            meaning: Meaning { version: model.version, scales: model.scales },
            features: Features::new(),
            inputs: Inputs::new(Size::NINE),
            workspace: Workspace::default(),
            outputs: RawOutputs::default(),
        }
    }

    /// The network.
    #[must_use]
    pub fn network(&self) -> &Arc<Network> {
        &self.network
    }
}

impl Evaluator for NetEvaluator {
    /// # Panics
    /// If the board is larger than [`MAX_SIDE`](crate::MAX_SIDE).
    fn evaluate_into(&mut self, game: &Game, request: &Request, out: &mut Evaluation) {
        let legal = self.features.fill(game, request, &mut self.inputs);
        self.network.evaluate(&self.inputs, &mut self.workspace, &mut self.outputs);
        // Sums of huge weights may overflow; a search must not meet such numbers.
        if !self.outputs.is_finite() {
            self.outputs.clear();
        }
        self.meaning.read(&self.outputs, legal, (game, request), out);
    }
}
