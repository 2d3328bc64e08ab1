//! `tengen match` as a user meets it.

use super::tengen;

fn error_of(args: &[&str]) -> (Option<i32>, String) {
    let output = tengen(&[&["match", "--white", "b"], args].concat());
    (output.status.code(), String::from_utf8(output.stderr).unwrap())
}

#[test]
fn wrong_use_is_named() {
    for (args, expected) in [
        (&["--black", "a 'b"][..], "--black: \"a 'b\" is no command line"),
        (&["--black", "a", "--size", "26"], "each side 2 to 25"),
        (&["--black", "a", "--time", "5 minutes"], "fischer MAIN INCREMENT"),
        (&["--black", "a", "--sprt", "5,0"], "ELO0 below ELO1"),
        (&["--black", "a", "--games", "0"], "0 is not in"),
        (&["--black", "a", "--rules", "nope"], "tromp-taylor"),
        (&["--black", "a", "--openings", "no/such/file"], "cannot read no/such/file"),
    ] {
        let (code, text) = error_of(args);
        assert_eq!(code, Some(2), "{args:?}: {text}");
        assert!(text.contains(expected), "{args:?}: {text}");
    }
}

#[test]
fn an_engine_that_does_not_start_is_named() {
    let (code, text) = error_of(&["--black", "/no/such/engine"]);
    assert_eq!(code, Some(1));
    assert!(text.contains("the first engine does not start: cannot start /no/such/engine"), "{text}");
}

/// The command of a quick GNU Go.
fn gnugo() -> Option<String> {
    let program = tengen_testing::gnugo()?;
    Some(format!("{program} --mode gtp --level 1 --chinese-rules --seed {{game}}"))
}

#[test]
fn a_match_shows_a_table_or_json_and_goes_on() {
    let Some(engine) = gnugo() else { return };
    let state = std::env::temp_dir().join(format!("tengen-match-{}.jsonl", std::process::id()));
    let state = state.to_str().unwrap();
    let common = ["match", "--size", "5", "--rules", "chinese-ogs", "--state", state];
    let engines = ["--black", &engine, "--white", &engine];
    let play = |more: &[&str]| tengen(&[&common[..], &engines[..], more].concat());
    let output = play(&["--games", "1"]);
    let (table, progress) =
        (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
    assert_eq!(output.status.code(), Some(0), "{progress}");
    assert!(table.starts_with("1 game on 5x5, rules chinese-ogs, komi 7.5\n"), "{table}");
    assert!(table.contains("CPU s/move") && table.contains("95 % intervals"), "{table}");
    assert!(progress.starts_with("game 1 of 1: GNU Go 3.8 – GNU Go 3.8 "), "{progress}");
    let output = play(&["--games", "2", "--json"]);
    let lines: Vec<serde_json::Value> = output
        .stdout
        .split(|byte| *byte == b'\n')
        .filter_map(|line| serde_json::from_slice(line).ok())
        .collect();
    assert_eq!((lines[0]["game"].as_u64(), lines[1]["game"].as_u64()), (Some(1), Some(2)));
    assert_eq!((lines[2]["summary"].as_bool(), lines[2]["games"].as_u64()), (Some(true), Some(2)));
    std::fs::remove_file(state).unwrap();
}
