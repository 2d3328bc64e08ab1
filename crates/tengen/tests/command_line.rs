//! The program as a user meets it: exit codes, help, closed pipes.

use std::process::{Command, Output, Stdio};

fn tengen(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tengen")).args(args).output().expect("the program starts")
}

#[test]
fn wrong_use_has_exit_code_2_and_prints_nothing_on_standard_output() {
    for args in
        [&["no-such-command"][..], &["--no-such-option"], &["completions"], &["completions", "no-such-shell"]]
    {
        let output = tengen(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(output.stdout.is_empty(), "{args:?}");
        assert!(!output.stderr.is_empty(), "{args:?}");
    }
}

#[test]
fn bad_values_are_named_with_what_was_expected() {
    for (args, expected) in [
        (["play", "--size", "99"], "1 to 52"),
        (["play", "--rules", "nope"], "tromp-taylor"),
        (["play", "--komi", "6.3"], "multiple of 0.5"),
        (["play", "--handicap", "50"], "2 to 9"),
        (["play", "--size", "9"], "needs a terminal"),
    ] {
        let output = tengen(&args);
        let text = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(text.contains(expected), "{args:?}: {text}");
    }
}

#[test]
fn help_has_examples() {
    let output = tengen(&["completions", "--help"]);
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("Examples:\n  tengen completions bash"), "{text}");
}

#[test]
fn perft_counts() {
    let perft = |extra: &[&str]| {
        let output = tengen(&[&["perft", "--size", "2x3", "--depth", "8"], extra].concat());
        (output.status.code(), String::from_utf8(output.stdout).unwrap())
    };
    assert_eq!(perft(&["--ko", "positional", "--suicide", "multi"]), (Some(0), "64116\n".to_owned()));
    assert_eq!(perft(&["--ko", "natural", "--suicide", "forbidden"]).1, "45476\n");
    let json = r#"{"size":"2x3","ko":"none","suicide":"forbidden","depth":8,"sequences":46364}"#;
    assert_eq!(perft(&["--ko", "none", "--suicide", "forbidden", "--json"]).1, format!("{json}\n"));
    assert_eq!(perft(&["--ko", "super"]).0, Some(2));
    assert_eq!(tengen(&["perft", "--size", "2x53", "--depth", "1"]).status.code(), Some(2));
    assert_eq!(tengen(&["perft", "--size", "2", "--depth", "65"]).status.code(), Some(2));
}

#[test]
fn completions_know_the_commands() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let output = tengen(&["completions", shell]);
        assert_eq!(output.status.code(), Some(0), "{shell}");
        assert!(String::from_utf8(output.stdout).unwrap().contains("completions"), "{shell}");
    }
}

#[test]
fn a_closed_pipe_is_no_failure() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tengen"));
    let mut child =
        command.args(["completions", "zsh"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}
