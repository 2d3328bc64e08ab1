//! The time settings of real game records, and of KataGo's own script.

use std::collections::BTreeMap;
use std::fs;

use tengen_clock::sgf::{TimeTexts, read};
use tengen_clock::{ConfigError, TimeSystem, gtp};
use tengen_testing::shared;

/// The first value of a property, found without a reader of records: enough for these two properties.
fn value(record: &str, property: &str) -> Option<String> {
    let start = record.find(property)? + property.len();
    let end = record[start..].find(']')?;
    Some(record[start..start + end].to_owned())
}

#[test]
fn the_time_settings_of_real_records_are_understood() {
    let Some(folder) = shared("corpus/kgs19") else { return };
    let mut unread: BTreeMap<String, usize> = BTreeMap::new();
    let mut records = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let text = String::from_utf8_lossy(&fs::read(entry.unwrap().path()).unwrap()).into_owned();
        let texts = TimeTexts { main: value(&text, "TM["), overtime: value(&text, "OT[") };
        records += 1;
        if read(&texts).is_none() {
            *unread.entry(format!("{texts:?}")).or_default() += 1;
        }
    }
    assert!(records > 3000, "{records} records");
    assert!(unread.is_empty(), "{unread:?}");
}

/// The system that a GTP command sets, or `None` if it is refused; the outer `None` is for other commands.
fn setting(command: &str) -> Option<Option<TimeSystem>> {
    let (name, arguments) = command.split_once(' ')?;
    let system = match name {
        "time_settings" => gtp::parse_plain(arguments),
        "kgs-time_settings" => gtp::parse_kgs(arguments),
        "kata-time_settings" => gtp::parse_kata(arguments),
        _ => return None,
    };
    // KataGo plays on with no time at all; it minds only a cap below the start.
    let is_usable = |system: &TimeSystem| !matches!(system.check(), Err(ConfigError::CapBelowMain { .. }));
    Some(system.ok().filter(is_usable))
}

#[test]
fn katago_accepts_and_refuses_the_same_settings() {
    let Some(folder) = shared("peers/katago_gtp") else { return };
    let script = fs::read_to_string(folder.join("time.txt")).unwrap();
    let output = fs::read_to_string(folder.join("results/time.txt.stdout")).unwrap();
    let answers = output.split("\n\n").map(str::trim_start).filter(|answer| !answer.is_empty());
    let commands = script.lines().filter(|line| !line.trim().is_empty());
    let mut settings = 0;
    for (command, answer) in commands.zip(answers) {
        let Some(system) = setting(command) else { continue };
        assert_eq!(system.is_some(), answer.starts_with('='), "{command}\n{answer}");
        settings += 1;
    }
    assert_eq!(settings, 23);
}

#[test]
fn the_shared_case_of_time_settings_gives_what_it_says() {
    let Some(path) = shared("cases/g07_time.gtp") else { return };
    let script = fs::read_to_string(path).unwrap();
    let refused: Vec<&str> = script.lines().filter(|line| setting(line) == Some(None)).collect();
    // A stray semicolon, and a system that KGS does not have.
    assert_eq!(refused, ["time_settings 0 10 1;", "kgs-time_settings fischer 60 5"]);
    let unlimited = script.lines().filter(|line| setting(line) == Some(Some(TimeSystem::Unlimited)));
    assert_eq!(unlimited.collect::<Vec<_>>(), ["kgs-time_settings none", "time_settings 0 1 0"]);
}
