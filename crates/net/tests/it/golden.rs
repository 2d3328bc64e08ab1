//! Agreement with KataGo's own answers: `../shared/nets/golden.jsonl`, 33 positions × 5 networks.

use std::sync::Arc;

use serde_json::Value;
use tengen_net::{Level, Model, NetEvaluator, Network, Precision};
use tengen_rules::{Color, Game, Komi, Move, Preset, Setup, Size};
use tengen_search::{Evaluation, Evaluator, Passing, Request, Symmetry};

use crate::common::NETS;
use tengen_testing::{shared, thorough};

fn float(value: &Value) -> f32 {
    value.as_f64().unwrap() as f32
}

/// How many stones KataGo takes for a handicap although they were played as turns: Black's first ones, if there are
/// several with only passes of White between them.
fn assumed_handicap(line: &Value) -> u16 {
    let moves = line["moves"].as_array().unwrap();
    let white = moves.iter().position(|turn| turn[0] == "w" && turn[1] != "pass").unwrap_or(moves.len());
    let stones = moves[..white].iter().filter(|turn| turn[0] == "b" && turn[1] != "pass").count();
    if stones > 1 { stones as u16 } else { 0 }
}

/// The game that a line describes. Set-up stones are Black's handicap.
pub(crate) fn game(line: &Value) -> Game {
    let rules = Preset::find(line["rules"].as_str().unwrap()).unwrap().rules;
    let size = Size::square(line["size"].as_u64().unwrap() as u8).unwrap();
    let bonus = rules.handicap_bonus.points(assumed_handicap(line));
    let komi = Komi::from_halves((line["komi"].as_f64().unwrap() * 2.0) as i16 + 2 * bonus as i16).unwrap();
    let stones = line["setup"].as_array().unwrap();
    let setup = Setup {
        handicap: stones.len() as u16,
        stones: stones.iter().map(|p| (p.as_str().unwrap().parse().unwrap(), Color::Black)).collect(),
        ..Setup::new(size, rules).with_komi(komi)
    };
    let mut game = Game::new(&setup).unwrap();
    for turn in line["moves"].as_array().unwrap() {
        let color = if turn[0] == "b" { Color::Black } else { Color::White };
        let mv = match turn[1].as_str().unwrap() {
            "pass" => Move::Pass,
            point => Move::Play(point.parse().unwrap()),
        };
        game.play_as(color, mv).unwrap_or_else(|e| panic!("{}: {mv} {e}", line["id"]));
    }
    game
}

fn request(line: &Value) -> Request {
    let symmetry = Symmetry::new(line["symmetry"].as_u64().unwrap() as u8).unwrap();
    // The command evaluates as at the root of a search.
    Request { symmetry, optimism: 0.2, passing: Passing::Conservative, ..Request::default() }
}

pub(crate) fn lines() -> Option<Vec<Value>> {
    let text = std::fs::read_to_string(shared("nets/golden.jsonl")?).unwrap();
    Some(text.lines().map(|line| serde_json::from_str(line).unwrap()).collect())
}

fn near(got: f32, want: f32, tolerance: f32) -> bool {
    (got - want).abs() <= tolerance
}

/// What differs by more than the tolerance, in words.
fn differences(evaluation: &Evaluation, out: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    let mut compare = |name: &str, got: f32, tolerance: f32| {
        let want = float(&out[name]);
        if !near(got, want, tolerance) {
            faults.push(format!("{name} {got} instead of {want}"));
        }
    };
    let (value, score) = (evaluation.value_for(Color::White), evaluation.score_for(Color::White));
    compare("whiteWin", value.win, 2e-3);
    compare("whiteLoss", value.loss, 2e-3);
    compare("noResult", value.no_result, 2e-3);
    compare("whiteLead", score.lead, 0.02);
    compare("whiteScoreSelfplay", score.mean, 0.02);
    compare(
        "whiteScoreSelfplaySq",
        score.mean_square,
        1e-3 * float(&out["whiteScoreSelfplaySq"]).abs() + 6e-4,
    );
    let uncertainty = evaluation.uncertainty;
    compare("varTimeLeft", uncertainty.map_or(-1.0, |u| u.time_left), 0.02);
    compare("shorttermWinlossError", uncertainty.map_or(-1.0, |u| u.value_error), 2e-3);
    compare("shorttermScoreError", uncertainty.map_or(-1.0, |u| u.score_error), 0.02);
    compare("policyPass", evaluation.policy.pass, 1e-3);
    let size = evaluation.policy.size;
    let owners: Vec<f32> = evaluation.ownership_for(Color::White).collect();
    for point in size.points() {
        let place = Symmetry::IDENTITY.index(size, point);
        let (policy, owner) = (&out["policy"][place], &out["whiteOwnership"][place]);
        match (policy.as_f64(), evaluation.policy.get(Move::Play(point))) {
            (None, None) => {}
            (Some(want), Some(got)) if (got - want as f32).abs() <= 1e-3 => {}
            (want, got) => faults.push(format!("policy of {point}: {got:?} instead of {want:?}")),
        }
        if !near(owners[size.index(point)], float(owner), 1e-3) {
            faults.push(format!("owner of {point}: {} instead of {owner}", owners[size.index(point)]));
        }
    }
    faults
}

/// Half precision moves answers a little; the best move must nearly always stay.
#[test]
fn bf16_finds_the_same_best_move() {
    let Some(level) = Level::with_precision(Precision::Bf16) else {
        println!("skipped: this processor has no bf16 instructions");
        return;
    };
    let Some(lines) = lines() else { return };
    let (mut same, mut all) = (0, 0);
    for (name, file) in NETS {
        let Some(path) = shared(&format!("nets/{file}")) else { return };
        let model = Model::open(&path).unwrap();
        let mut evaluator = NetEvaluator::with_network(&model, Arc::new(Network::with_level(&model, level)));
        let mut same_here = 0;
        for line in lines.iter().filter(|line| line["net"] == name) {
            let best = evaluator.evaluate(&game(line), &request(line)).policy.best();
            let agrees = best == katago_best(line);
            same_here += u32::from(agrees);
            all += 1;
            if !agrees {
                println!("{name} {} {}: {best} instead of {}", line["id"], line["rules"], katago_best(line));
            }
        }
        println!("{name}: {same_here} best moves agree");
        same += same_here;
    }
    assert!(f64::from(same) >= 0.98 * f64::from(all), "{same} of {all}");
}

/// The move that KataGo's answer gives the most.
fn katago_best(line: &Value) -> Move {
    let out = &line["out"];
    let size = Size::square(line["size"].as_u64().unwrap() as u8).unwrap();
    let chance = |point| out["policy"][Symmetry::IDENTITY.index(size, point)].as_f64().unwrap_or(-1.0);
    let best = size.points().max_by(|a, b| chance(*a).total_cmp(&chance(*b))).unwrap();
    if out["policyPass"].as_f64().unwrap() > chance(best) { Move::Pass } else { Move::Play(best) }
}

#[test]
fn every_answer_of_katago_is_reproduced() {
    let Some(lines) = lines() else { return };
    let (mut agreed, mut faults) = (0, Vec::new());
    for (name, file) in NETS {
        let Some(path) = shared(&format!("nets/{file}")) else { return };
        let mut evaluator = NetEvaluator::new(&Model::open(&path).unwrap());
        let step = if name.starts_with("tf2") && !thorough("the last network answers every fourth line only")
        {
            4
        } else {
            1
        };
        for line in lines.iter().filter(|line| line["net"] == name).step_by(step) {
            let evaluation = evaluator.evaluate(&game(line), &request(line));
            evaluation.check_invariants();
            let different = differences(&evaluation, &line["out"]);
            if different.is_empty() {
                agreed += 1;
            } else {
                let shown = different.iter().take(4).cloned().collect::<Vec<_>>().join("; ");
                faults.push(format!(
                    "{} {name} {}: {} ({shown})",
                    line["id"],
                    line["rules"],
                    different.len()
                ));
            }
        }
    }
    println!("{agreed} answers agree");
    assert!(faults.is_empty(), "{agreed} agree; not:\n{}", faults.join("\n"));
}
