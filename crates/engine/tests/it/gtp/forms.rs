//! The forms of replies, as KataGo 1.17 has them in `shared/peers/katago_gtp`.

use serde_json::Value;

use super::answers;
use super::transcripts::{transcript, without_hash};

#[test]
fn positions_are_set_up_shown_and_refused_alike() {
    let Some((lines, theirs)) = transcript("set_position") else { return };
    // KataGo refuses spaces in a row, which the specification allows.
    let ours = answers(&lines.replace("w d3 w    d10  w  j10", "w d3 w"));
    assert_eq!(ours.len(), theirs.len());
    for (ours, theirs) in ours.iter().zip(&theirs) {
        if theirs.starts_with('?') {
            assert!(ours.starts_with('?'), "{ours}\n{theirs}");
        } else {
            assert_eq!(without_hash(ours), without_hash(theirs));
        }
    }
}

#[test]
fn rules_read_and_write_alike() {
    let Some((lines, theirs)) = transcript("rules") else { return };
    for (ours, theirs) in answers(&lines).iter().zip(&theirs) {
        let json = |text: &str| serde_json::from_str::<Value>(text.trim_start_matches("= ")).ok();
        let (Some(ours), Some(theirs)) = (json(ours), json(theirs)) else {
            assert_eq!(ours, theirs);
            continue;
        };
        for (key, value) in theirs.as_object().unwrap() {
            // The recorded KataGo is older than its documentation, where Japanese rules allow friendly passes; under
            // territory scoring the flag means nothing.
            let is_moot = key == "friendlyPassOk" && ours["scoring"] == "TERRITORY";
            assert!(is_moot || ours[key] == *value, "{key}: {ours} {theirs}");
        }
    }
}

#[test]
fn parameters_models_and_versions_have_their_forms() {
    let lines = "version\nkata-get-models\nkata-list-params\nkata-set-param maxVisits 4321\nkata-get-param maxVisits\n\
                 kata-get-params\nkata-set-params {\"maxVisits\": 7, \"allowResignation\": false}\n\
                 kata-get-param allowResignation\nkata-set-param nonsense 1\nkata-set-param maxVisits 0\n\
                 kata-get-param maxVisits\nlz-setoption name Visits value 9\nkata-get-param maxVisits\n\
                 tengen-level 15k\ntengen-level\ntengen-level 40k";
    let answers = answers(lines);
    assert_eq!(answers[0], format!("= {}+nobody", env!("CARGO_PKG_VERSION")));
    let models: Value = serde_json::from_str(&answers[1][2..]).unwrap();
    for key in ["name", "internalName", "maxBatchSize", "usesHumanSLProfile", "version", "usingFP16"] {
        assert!(!models[0][key].is_null(), "{key}: {models}");
    }
    assert!(answers[2].contains("maxVisits") && answers[2].contains("numSearchThreads"));
    assert_eq!(answers[4], "= 4321");
    let params: Value = serde_json::from_str(&answers[5][2..]).unwrap();
    assert_eq!(params["maxVisits"], 4321);
    assert_eq!(answers[7], "= false");
    assert_eq!(
        answers[8],
        "? Could not set params: Unrecognized or non-overridable parameter in kata-set-params: nonsense"
    );
    assert_eq!(answers[9], "? Could not set params: maxVisits does not take the value 0");
    assert_eq!((answers[10].as_str(), answers[12].as_str(), answers[14].as_str()), ("= 7", "= 9", "= 15k"));
    assert!(answers[15].starts_with("? expected a rank"));
}

#[test]
fn time_is_accepted_as_katago_does() {
    let Some((lines, _)) = transcript("time") else { return };
    for line in lines.lines().filter(|line| !line.contains("debug") && !line.is_empty()) {
        // Two settings name a limit that no duration can hold; it is none.
        let answers = answers(line);
        assert!(answers[0].starts_with('='), "{line}: {}", answers[0]);
    }
}

#[test]
fn raw_evaluations_have_every_key() {
    let text = answers("boardsize 5\nkata-raw-nn 3\nkata-raw-nn w all\nkata-raw-nn 8\nkata-raw-nn 0 2");
    for key in [
        "symmetry 3",
        "whiteWin ",
        "whiteLoss ",
        "noResult ",
        "whiteLead ",
        "policy",
        "policyPass",
        "whiteOwnership",
    ] {
        assert!(text[1].contains(key), "{key}");
    }
    assert_eq!(text[2].matches("symmetry ").count(), 8);
    assert_eq!(&text[3..], ["? syntax error", "? syntax error"]);
}

#[test]
fn the_status_is_one_line_of_json() {
    let text = answers(
        "boardsize 5\nkata-set-rules chinese\nplay b A1\nplay b A2\nplay w C3\ntengen-status\nfinal_status_list alive",
    );
    let status: Value = serde_json::from_str(&text[5][2..]).unwrap();
    let chains = status["chains"].as_array().unwrap();
    assert_eq!(chains.len(), 2);
    assert_eq!(chains[0]["stones"], serde_json::json!(["A1", "A2"]));
    for chain in chains {
        assert!(chain["confidence"].as_u64().is_some_and(|percent| percent <= 100), "{chain}");
        assert!(chain["group"].is_u64() && chain["status"].is_string() && chain["color"].is_string());
    }
}
