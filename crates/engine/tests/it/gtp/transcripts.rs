//! KataGo 1.17's own GTP tests (`shared/peers/katago_gtp`), command by command: what it answers, we answer in the same
//! form, with the same values where these follow from the rules.
//!
//! Where KataGo chose a move or handicap stones, these are played instead of ours, so that all that follows can be compared.

use std::collections::BTreeSet;
use std::fs;

use serde_json::Value;
use tengen_engine::gtp::{NetworkInfo, Session};
use tengen_engine::{Judge, Player, PlayerOptions, Resigning};
use tengen_gtp::{Received, ResponseReader, replies};
use tengen_record::Record;
use tengen_rules::Outcome;

use super::{split, talk_to};
use crate::common::evaluator;
use tengen_testing::shared;

/// Where we differ on purpose.
struct Difference {
    file: &'static str,
    /// How the command begins.
    command: &'static str,
    /// Which of the commands of the file that begin so, from 0.
    which: &'static [usize],
    /// What we do instead, and why.
    instead: Instead,
}

enum Instead {
    /// We refuse: the setting or command does not exist here.
    Refused(&'static str),
    /// We answer something else.
    Other(&'static str),
}

const NO_DELAY: Instead =
    Instead::Refused("a move comes when it is chosen; a controller that wants a pause can make one");
const NO_SUICIDE_SETTING: Instead =
    Instead::Refused("whether suicide is reckoned with follows from the rules and nothing else");
const NOT_TAKEN: Instead = Instead::Other(
    "these rules take nothing off, so what was not captured counts; KataGo takes off what is surely dead",
);
const CLEARED: Instead =
    Instead::Other("a new size clears the board, whatever the old one was; the specification leaves it open");

const fn difference(
    file: &'static str,
    command: &'static str,
    which: &'static [usize],
    instead: Instead,
) -> Difference {
    Difference { file, command, which, instead }
}

const DIFFERENCES: [Difference; 9] = [
    difference("misc", "kata-get-param delayMoveMax", &[0, 1, 2], NO_DELAY),
    difference("misc", "kata-set-param delayMoveMax", &[0, 1], NO_DELAY),
    difference("passalivemode", "kata-get-param alwaysComputePassAlive", &[0, 1], NO_SUICIDE_SETTING),
    difference(
        "passalivemode",
        "kata-set-param alwaysComputePassAlive",
        &[0, 1, 2, 3, 4],
        NO_SUICIDE_SETTING,
    ),
    difference("passalivemode", "final_score", &[0, 2, 3], NOT_TAKEN),
    difference("passalivemode", "final_status_list", &[0], NOT_TAKEN),
    difference(
        "ending",
        "final_score",
        &[0, 1],
        Instead::Other(
            "a border is open: we count the board as it is, KataGo gives the point to who moves next",
        ),
    ),
    difference(
        "setparams",
        "debug_moves",
        &[0, 1],
        Instead::Refused("KataGo's view of its own tree; kata-analyze says what a program can use"),
    ),
    difference("set_boardsize_twice", "showboard", &[2, 5], CLEARED),
];

/// A file of commands, and KataGo's answers, one for each.
pub(super) fn transcript(name: &str) -> Option<(String, Vec<String>)> {
    let lines = fs::read_to_string(shared(&format!("peers/katago_gtp/{name}.txt"))?).unwrap();
    let mut reader = ResponseReader::default();
    reader.feed(&fs::read(shared(&format!("peers/katago_gtp/results/{name}.txt.stdout"))?).unwrap());
    let responses = std::iter::from_fn(|| reader.next_received()).filter_map(|received| match received {
        Received::Response(response) => Some(response.to_string().trim_end().to_owned()),
        _ => None,
    });
    Some((lines, responses.collect()))
}

/// One command with both answers.
struct Exchange {
    command: String,
    ours: String,
    theirs: String,
}

/// A session like KataGo's: 100 visits, never in a hurry to resign.
fn session(judge: Judge) -> Session {
    let options =
        PlayerOptions { visits: Some(100), resigning: Resigning::Hopeless, ..PlayerOptions::default() };
    let info = NetworkInfo { name: "nobody".to_owned(), internal_name: "none".to_owned(), version: 0 };
    Session::new(Player::new(judge, options), info)
}

fn replay(name: &str, judge: Judge) -> Vec<Exchange> {
    let Some((lines, theirs)) = transcript(name) else { return Vec::new() };
    let commands: Vec<&str> = lines.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    assert_eq!(commands.len(), theirs.len(), "{name}");
    let mut session = session(judge);
    let mut exchanges = Vec::new();
    for (command, theirs) in commands.into_iter().zip(theirs) {
        let output = talk_to(&mut session, command);
        let [ours] = split(&output).try_into().expect("one answer");
        if command.starts_with("place_free_handicap") {
            let text = format!("clear_board\nset_free_handicap {}", theirs.trim_start_matches("= "));
            assert_eq!(talk_to(&mut session, &text), "=\n\n=\n\n", "{name}: {command} {theirs}");
        }
        if let Some(color) = command.strip_prefix("genmove").and_then(|rest| rest.split(' ').nth(1)) {
            let text = format!("undo\nplay {color} {}", theirs.trim_start_matches("= "));
            assert_eq!(talk_to(&mut session, &text), "=\n\n=\n\n", "{name}: {command} {theirs}");
        }
        exchanges.push(Exchange { command: command.to_owned(), ours, theirs });
    }
    exchanges
}

/// Compares all answers of a file.
fn compare(name: &str, judge: Judge) {
    let mut seen = [0; DIFFERENCES.len()];
    for exchange in replay(name, judge) {
        let mut instead = None;
        for (difference, seen) in DIFFERENCES.iter().zip(&mut seen) {
            if difference.file == name && exchange.command.starts_with(difference.command) {
                instead = instead.or(difference.which.contains(seen).then_some(&difference.instead));
                *seen += 1;
            }
        }
        let Exchange { command, ours, theirs } = &exchange;
        match instead {
            None => exchange.check(name),
            Some(Instead::Refused(why)) => {
                assert!(ours.starts_with('?'), "{command} is no longer refused: {why}")
            }
            Some(Instead::Other(why)) => {
                assert!(ours.starts_with('=') && ours != theirs, "{command} no longer differs: {why}");
            }
        }
    }
}

impl Exchange {
    fn check(&self, name: &str) {
        let Exchange { command, ours, theirs } = self;
        let context = format!("{name}: {command}\nours   {ours}\ntheirs {theirs}");
        assert_eq!(ours.chars().next(), theirs.chars().next(), "{context}");
        if theirs.starts_with('?') {
            // The reason is in everybody's own words, but for the settings, where programs read it.
            let prefix = "? Could not set params: ";
            assert_eq!(ours.starts_with(prefix), theirs.starts_with(prefix), "{context}");
            return;
        }
        let (ours, theirs) = (ours[1..].trim(), theirs[1..].trim());
        match command.split(' ').next().unwrap() {
            "showboard" => {
                let (ours, theirs) = (Shown::read(ours), Shown::read(theirs));
                assert_eq!(ours.lines, theirs.lines, "{context}");
                // We say more of the rules.
                assert!(theirs.rules.iter().all(|(key, value)| ours.rules[key] == *value), "{context}");
            }
            word if word.starts_with("genmove") || word.starts_with("kata-search") => {
                assert!(replies::generated_move(ours).is_ok(), "{context}");
            }
            "final_score" => assert_eq!(outcome(ours), outcome(theirs), "{context}"),
            "final_status_list" | "fixed_handicap" => assert_eq!(words(ours), words(theirs), "{context}"),
            "place_free_handicap" => assert_eq!(words(ours).len(), words(theirs).len(), "{context}"),
            "printsgf" => same_record(ours, theirs, &context),
            "version" => assert!(ours.split('+').count() == 2 && theirs.contains('+'), "{context}"),
            "kata-list-params" => settings_are_theirs(words(ours), &words(theirs)),
            "kata-get-params" => {
                let (ours, theirs) = (keys(ours), keys(theirs));
                settings_are_theirs(
                    ours.iter().map(String::as_str).collect(),
                    &theirs.iter().map(String::as_str).collect(),
                );
            }
            "kata-get-models" => assert_eq!(models(ours), models(theirs), "{context}"),
            _ => assert_eq!(number_or_text(ours), number_or_text(theirs), "{context}"),
        }
    }
}

/// A board as text, and the rules below it.
struct Shown {
    lines: Vec<String>,
    rules: serde_json::Map<String, Value>,
}

impl Shown {
    fn read(text: &str) -> Shown {
        let text = without_hash(text);
        let (rules, lines): (Vec<&str>, Vec<&str>) =
            text.lines().map(str::trim_end).partition(|line| line.starts_with("Rules: "));
        Shown {
            lines: lines.into_iter().map(str::to_owned).collect(),
            rules: serde_json::from_str(&rules[0]["Rules: ".len()..]).unwrap(),
        }
    }
}

/// Hashes are everybody's own.
pub(super) fn without_hash(text: &str) -> String {
    let keep = |line: &str| line.split(" HASH: ").next().unwrap_or_default().to_owned();
    text.lines().map(keep).collect::<Vec<_>>().join("\n")
}

fn outcome(text: &str) -> Outcome {
    text.parse().unwrap()
}

fn words(text: &str) -> BTreeSet<&str> {
    text.split_whitespace().collect()
}

/// `1` and `1.0` are one number.
fn number_or_text(text: &str) -> Value {
    text.parse::<f64>().map_or_else(|_| text.into(), Value::from)
}

fn keys(text: &str) -> BTreeSet<String> {
    let value: Value = serde_json::from_str(text).unwrap();
    value.as_object().unwrap().keys().cloned().collect()
}

fn models(text: &str) -> BTreeSet<String> {
    let value: Value = serde_json::from_str(text).unwrap();
    value[0].as_object().unwrap().keys().cloned().collect()
}

/// Our settings have KataGo's names; two are our own.
fn settings_are_theirs(ours: BTreeSet<&str>, theirs: &BTreeSet<&str>) {
    let own: Vec<&str> = ours.into_iter().filter(|name| !theirs.contains(name)).collect();
    assert_eq!(own, ["level", "searchRandSeed"]);
}

/// The same size, stones, moves, komi, handicap and result.
fn same_record(ours: &str, theirs: &str, context: &str) {
    let [ours, theirs] = [ours, theirs].map(|text| Record::read(text.as_bytes()).unwrap().0);
    let game = |record: &Record| {
        let end = record.end_of_main_line().node();
        let rules = record.rules().unwrap_or(tengen_rules::Ruleset::TROMP_TAYLOR);
        let game = record.to_game(end, rules).unwrap();
        (game.size(), game.komi(), game.handicap(), *game.start_stones(), game.turns().to_vec())
    };
    assert_eq!(game(&ours), game(&theirs), "{context}");
    let result = |record: &Record| record.info().result.map(|result| result.to_string());
    assert_eq!(result(&ours), result(&theirs), "{context}");
}

#[test]
fn boards_handicap_and_settings_are_answered_alike() {
    for name in ["basic", "handicap", "misc", "printsgf", "setparams", "set_boardsize_twice"] {
        compare(name, Judge::Nobody);
    }
}

#[test]
fn ends_of_games_are_counted_alike() {
    for name in ["ending", "passalivemode", "printsgffinalscore"] {
        compare(name, Judge::Net(Box::new(evaluator())));
    }
}
