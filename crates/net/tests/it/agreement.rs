//! The fast evaluation gives what the plain one gives, on every level and every kind of network.

use tengen_net::{Inputs, Level, Model, NetEvaluator, Network, Precision, RawOutputs, Workspace, reference};
use tengen_rules::{Game, Move, Ruleset, Setup, Size};
use tengen_search::{Evaluator, Request, Symmetry};

use crate::common::tiny::{RECIPES, write};
use crate::common::{NETS, Random};
use tengen_testing::shared;

/// Inputs as positions have them: mostly zeros and ones, globals of any size.
pub(crate) fn random_inputs(size: Size, random: &mut Random) -> Inputs {
    let mut inputs = Inputs::new(size);
    for planes in inputs.planes.chunks_exact_mut(22) {
        planes[0] = 1.0;
        planes[1..].iter_mut().for_each(|x| *x = f32::from(u8::from(random.below(4) == 0)));
    }
    inputs.globals.iter_mut().for_each(|x| *x = random.unit());
    inputs
}

#[test]
fn every_block_agrees_on_every_level_and_size() {
    let mut random = Random(11);
    for recipe in &RECIPES {
        let model = Model::from_bytes(&write(recipe)).unwrap();
        for level in Level::available() {
            let network = Network::with_level(&model, level);
            let (mut workspace, mut outputs) = (Workspace::default(), RawOutputs::default());
            for (cols, rows) in [(9, 9), (1, 1), (19, 19), (2, 7), (25, 25), (13, 13), (5, 3)] {
                let inputs = random_inputs(Size::new(cols, rows).unwrap(), &mut random);
                network.evaluate(&inputs, &mut workspace, &mut outputs);
                let distance = outputs.distance(&reference::evaluate(&model, &inputs));
                assert!(distance < 3e-5, "{recipe:?} {level} {cols}x{rows}: {distance}");
            }
        }
    }
}

#[test]
fn bf16_stays_near_on_every_block_and_size() {
    let Some(level) = Level::with_precision(Precision::Bf16) else {
        println!("skipped: this processor has no bf16 instructions");
        return;
    };
    let mut random = Random(13);
    let (mut workspace, mut outputs) = (Workspace::default(), RawOutputs::default());
    for recipe in &RECIPES {
        let model = Model::from_bytes(&write(recipe)).unwrap();
        let network = Network::with_level(&model, level);
        for (cols, rows) in [(9, 9), (1, 1), (19, 19), (2, 7)] {
            let inputs = random_inputs(Size::new(cols, rows).unwrap(), &mut random);
            network.evaluate(&inputs, &mut workspace, &mut outputs);
            let distance = outputs.distance(&reference::evaluate(&model, &inputs));
            println!("{recipe:?} {cols}x{rows}: {distance}");
            assert!(distance < 0.03, "{recipe:?} {cols}x{rows}: {distance}");
        }
    }
}

#[test]
fn real_networks_agree() {
    let mut random = Random(12);
    for (name, file) in NETS {
        let Some(path) = shared(&format!("nets/{file}")) else { return };
        let model = Model::open(&path).unwrap();
        let (mut workspace, mut outputs) = (Workspace::default(), RawOutputs::default());
        let inputs = random_inputs(Size::new(7, 6).unwrap(), &mut random);
        let expected = reference::evaluate(&model, &inputs);
        for level in Level::available() {
            Network::with_level(&model, level).evaluate(&inputs, &mut workspace, &mut outputs);
            let distance = outputs.distance(&expected);
            println!("{name} {level}: {distance}");
            assert!(distance < 2e-4, "{name} {level}: {distance}");
        }
    }
}

#[test]
fn an_answer_that_overflows_counts_as_no_knowledge() {
    let mut model = Model::from_bytes(&write(&RECIPES[4])).unwrap();
    model.value.conv.weights.fill(1e15);
    model.value.hidden.weights.fill(1e15);
    model.value.outcome.weights.fill(1e15);
    let game = Game::new(&Setup::new(Size::NINE, Ruleset::TROMP_TAYLOR)).unwrap();
    let evaluation = NetEvaluator::new(&model).evaluate(&game, &Request::default());
    evaluation.check_invariants();
    assert!((evaluation.value.win - 0.5).abs() < 1e-6);
}

#[test]
fn a_mean_over_all_symmetries_keeps_the_invariants() {
    let model = Model::from_bytes(&write(&RECIPES[4])).unwrap();
    let mut game = Game::new(&Setup::new(Size::new(7, 5).unwrap(), Ruleset::TROMP_TAYLOR)).unwrap();
    game.play(Move::Play("C2".parse().unwrap())).unwrap();
    let mut evaluator = NetEvaluator::new(&model);
    let mean = evaluator.evaluate_mean(&game, &Request::default(), &Symmetry::ALL);
    mean.check_invariants();
    let each =
        Symmetry::ALL.map(|symmetry| evaluator.evaluate(&game, &Request { symmetry, ..Request::default() }));
    let lead = each.iter().map(|evaluation| evaluation.score.lead).sum::<f32>() / 8.0;
    assert!((mean.score.lead - lead).abs() < 1e-3, "{} {lead}", mean.score.lead);
}
