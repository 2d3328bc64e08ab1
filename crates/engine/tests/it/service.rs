//! KataGo's JSON analysis protocol: what KaTrain and Sabaki send, and what comes back.

use std::io::Cursor;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use tengen_engine::Judge;
use tengen_engine::analysis::Service;
use tengen_engine::gtp::NetworkInfo;

fn service(workers: u16) -> Service {
    let network = NetworkInfo { name: "nobody".to_owned(), internal_name: "none".to_owned(), version: 0 };
    Service { judge: Judge::Nobody, network, workers, visits: 20, seed: 0 }
}

/// All answers to these requests; fails if that takes longer than twenty seconds.
fn ask_text(text: String, workers: u16) -> Vec<Value> {
    let (sender, answers) = mpsc::channel();
    thread::spawn(move || {
        let mut output = Vec::new();
        service(workers).serve(Cursor::new(text), &mut output).unwrap();
        sender.send(output).unwrap();
    });
    let output = answers.recv_timeout(Duration::from_secs(20)).expect("the service ends in time");
    String::from_utf8(output).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn ask(requests: &[Value]) -> Vec<Value> {
    ask_text(requests.iter().map(|request| format!("{request}\n")).collect(), 1)
}

#[expect(clippy::needless_pass_by_value, reason = "calls read better without a reference")]
fn query(more: Value) -> Value {
    let mut query = json!({
        "id": "q", "moves": [["B", "C3"], ["W", "D4"]], "rules": "japanese", "komi": 6.5, "boardXSize": 5, "boardYSize": 4,
    });
    query.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    query
}

#[test]
fn a_query_as_katrain_sends_it_is_answered() {
    let answers = ask(&[query(json!({
        "analyzeTurns": [2], "maxVisits": 30, "includeOwnership": true, "includeMovesOwnership": true, "includePolicy": true,
        "includePVVisits": true, "initialStones": [["B", "A1"]], "initialPlayer": "B", "priority": 5,
        "overrideSettings": {"maxTime": 100.0, "wideRootNoise": 0.04, "conservativePass": true},
    }))]);
    let [warning, answer] = answers.as_slice() else { panic!("{answers:?}") };
    assert_eq!((warning["id"].as_str(), warning["field"].as_str()), (Some("q"), Some("overrideSettings")));
    assert!(warning["warning"].as_str().unwrap().contains("conservativePass"));
    assert_eq!(
        (&answer["id"], &answer["turnNumber"], &answer["isDuringSearch"]),
        (&json!("q"), &json!(2), &json!(false))
    );
    assert_eq!(answer["ownership"].as_array().unwrap().len(), 20);
    let policy = answer["policy"].as_array().unwrap();
    assert_eq!(policy.len(), 21);
    // Row 4 is the first: D4 is at index 3; C3 in the second row at 7; A1 in the last row at 15.
    assert_eq!([&policy[3], &policy[7], &policy[15]], [&json!(-1.0); 3]);
    let root = &answer["rootInfo"];
    assert_eq!((&root["visits"], &root["currentPlayer"]), (&json!(30), &json!("B")));
    let infos = answer["moveInfos"].as_array().unwrap();
    assert_eq!(infos.iter().map(|info| info["visits"].as_u64().unwrap()).sum::<u64>(), 29);
    for (order, info) in infos.iter().enumerate() {
        assert_eq!(info["order"], json!(order));
        assert_eq!(info["pv"][0], info["move"]);
        assert_eq!(info["pv"].as_array().unwrap().len(), info["pvVisits"].as_array().unwrap().len());
        for key in
            ["winrate", "scoreLead", "scoreMean", "scoreStdev", "utility", "lcb", "prior", "edgeVisits"]
        {
            assert!(info[key].is_number(), "{key}: {info}");
        }
    }
    assert_eq!(infos[0]["ownership"].as_array().unwrap().len(), 20);
    for key in
        ["rawWinrate", "rawLead", "rawScoreSelfplay", "rawNoResultProb", "rawStWrError", "rawVarTimeLeft"]
    {
        assert!(root[key].is_number(), "{key}: {root}");
    }
    assert!(root["thisHash"].is_string() && root["symHash"].is_string(), "{root}");
}

#[test]
fn deviations_lines_and_constants_are_as_asked_for() {
    let answers = ask(&[query(json!({
        "maxVisits": 200, "includeOwnershipStdev": true, "includeMovesOwnershipStdev": true, "includePVVisits": true,
        "includeNoResultValue": true, "analysisPVLen": 1,
        "overrideSettings": {"rootNumSymmetriesToSample": 8, "cpuctExploration": 3.0, "fpuReductionMax": 0.0},
    }))]);
    let [answer] = answers.as_slice() else { panic!("{answers:?}") };
    let is_deviation = |value: &Value| value.as_f64().is_some_and(|value| (0.0..=1.0).contains(&value));
    let deviations = answer["ownershipStdev"].as_array().unwrap();
    assert!(deviations.len() == 20 && deviations.iter().all(is_deviation), "{deviations:?}");
    for info in answer["moveInfos"].as_array().unwrap() {
        assert_eq!(info["ownershipStdev"].as_array().unwrap().len(), 20);
        assert!(info["pv"].as_array().unwrap().len() <= 2 && info["noResultValue"] == 0.0, "{info}");
        assert_eq!(info["pvEdgeVisits"], info["pvVisits"]);
    }
    let wrong = ask(&[query(json!({"overrideSettings": {"rootNumSymmetriesToSample": 9}}))]);
    assert_eq!(wrong[0]["field"], "overrideSettings");
}

#[test]
fn several_turns_come_by_priority_then_age() {
    let order = |requests: &[Value]| -> Vec<u64> {
        ask(requests).iter().skip(1).map(|answer| answer["turnNumber"].as_u64().unwrap()).collect()
    };
    // The first query comes first however late the only worker looks into the queue.
    let busy = query(json!({"id": "busy", "priority": 100}));
    assert_eq!(order(&[busy.clone(), query(json!({"analyzeTurns": [0, 1, 2]}))]), [0, 1, 2]);
    assert_eq!(order(&[busy, query(json!({"analyzeTurns": [0, 1, 2], "priorities": [1, 9, 5]}))]), [1, 2, 0]);
}

#[test]
fn several_workers_answer_everything() {
    let text =
        (0..60).map(|id| format!("{}\n", query(json!({"id": id.to_string(), "maxVisits": 5})))).collect();
    let answers = ask_text(text, 4);
    let mut ids: Vec<u64> =
        answers.iter().map(|answer| answer["id"].as_str().unwrap().parse().unwrap()).collect();
    ids.sort_unstable();
    assert_eq!(ids, (0..60).collect::<Vec<_>>());
}

#[test]
fn queries_can_be_given_up() {
    let endless = |id: &str| query(json!({"id": id, "maxVisits": 1_000_000_000, "analyzeTurns": [1, 2]}));
    let terminate = json!({"id": "t", "action": "terminate", "terminateId": "b", "turnNumbers": [2]});
    let all = json!({"id": "ta", "action": "terminate_all"});
    let answers = ask(&[endless("a"), endless("b"), terminate.clone(), all.clone()]);
    let of = |id: &str| answers.iter().filter(|answer| answer["id"] == id).collect::<Vec<_>>();
    assert_eq!((of("t"), of("ta")), (vec![&terminate], vec![&all]));
    assert_eq!((of("a").len(), of("b").len()), (2, 2), "{answers:?}");
    assert!(of("b").iter().all(|answer| answer["noResults"] == true && answer["isDuringSearch"] == false));
}

#[test]
fn reports_come_during_a_search() {
    let answers = ask(&[query(
        json!({"maxVisits": 1_000_000, "overrideSettings": {"maxTime": 0.3}, "reportDuringSearchEvery": 0.05}),
    )]);
    let during = answers.iter().filter(|answer| answer["isDuringSearch"] == true).count();
    assert!(during >= 1, "{during}");
    assert_eq!(answers.last().unwrap()["isDuringSearch"], false);
}

#[test]
fn moves_can_be_avoided_or_alone_allowed() {
    let restricted = |field: &str, moves: &[&str]| {
        let restriction = json!([{"player": "B", "moves": moves, "untilDepth": 1}]);
        let answers = ask(&[query(json!({field: restriction, "maxVisits": 60}))]);
        let infos = answers[0]["moveInfos"].as_array().unwrap();
        infos.iter().map(|info| info["move"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert!(!restricted("avoidMoves", &["A1", "B2"]).iter().any(|word| word == "A1" || word == "B2"));
    assert!(
        restricted("allowMoves", &["A1", "B2"])
            .iter()
            .all(|word| ["A1", "B2", "pass"].contains(&word.as_str()))
    );
}

#[test]
fn numbers_are_from_the_side_that_is_asked_for() {
    let chance = |view: &str| {
        let settings = json!({"reportAnalysisWinratesAs": view});
        let answers = ask(&[query(json!({"analyzeTurns": [1], "overrideSettings": settings}))]);
        answers[0]["rootInfo"]["winrate"].as_f64().unwrap()
    };
    let (black, white, mover) = (chance("BLACK"), chance("WHITE"), chance("SIDETOMOVE"));
    assert!((black + white - 1.0).abs() < 1e-6 && (white - mover).abs() < 1e-6, "{black} {white} {mover}");
}

#[test]
fn actions_are_echoed() {
    let answers = ask(&[
        json!({"id": "v", "action": "query_version"}),
        json!({"id": "m", "action": "query_models"}),
        json!({"id": "c", "action": "clear_cache"}),
    ]);
    assert_eq!(answers[0]["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(answers[1]["models"][0]["name"], "nobody");
    assert_eq!(answers[2], json!({"id": "c", "action": "clear_cache"}));
}

#[test]
fn faults_name_their_field() {
    for (more, field) in [
        (json!({"id": 5}), "id"),
        (json!({"boardXSize": 26}), "boardXSize"),
        (json!({"boardYSize": 1}), "boardYSize"),
        (json!({"rules": "martian"}), "rules"),
        (json!({"rules": 3}), "rules"),
        (json!({"komi": 0.3}), "komi"),
        (json!({"moves": [["B", "C3"], ["W", "C3"]]}), "moves"),
        (json!({"moves": "C3"}), "moves"),
        (json!({"initialStones": [["B", "A1"], ["W", "A1"]]}), "initialStones"),
        (json!({"initialPlayer": "X"}), "initialPlayer"),
        (json!({"analyzeTurns": [3]}), "analyzeTurns"),
        (json!({"maxVisits": 0}), "maxVisits"),
        (json!({"maxVisits": 1.5}), "maxVisits"),
        (json!({"priorities": [1, 2]}), "priorities"),
        (json!({"includePolicy": 1}), "includePolicy"),
        (json!({"avoidMoves": [{"player": "B"}]}), "avoidMoves"),
        (json!({"action": "dance"}), "action"),
        (json!({"action": "terminate"}), "terminateId"),
    ] {
        let answers = ask(&[query(more.clone())]);
        assert_eq!(answers.len(), 1, "{more}: {answers:?}");
        assert!(answers[0]["error"].is_string() && answers[0]["field"] == field, "{more}: {}", answers[0]);
        assert_eq!(answers[0]["id"], if field == "id" { json!(5) } else { json!("q") });
    }
    let noise = "\n  \nno json\n[1]\n{\"id\":\"x\"}\n\u{0}\n{\"id\":".to_owned();
    assert!(ask_text(noise, 1).iter().all(|answer| answer["error"].is_string()));
}

#[test]
fn games_that_have_ended_are_analyzed_too() {
    let moves = json!([["B", "C3"], ["W", "pass"], ["B", "pass"], ["W", "A1"], ["W", "A2"]]);
    for rules in [
        json!("chinese"),
        json!("tromp-taylor"),
        json!({"ko": "SIMPLE", "scoring": "TERRITORY", "suicide": false}),
    ] {
        let answers = ask(&[query(json!({"moves": moves, "rules": rules, "analyzeTurns": [3, 5]}))]);
        assert_eq!(answers.len(), 2);
        assert!(answers.iter().all(|answer| answer["rootInfo"]["visits"].as_u64() >= Some(1)), "{answers:?}");
    }
}
