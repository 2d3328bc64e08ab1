//! The program as a user meets it: exit codes, help, closed pipes.

use std::process::{Command, Stdio};

use super::{TENGEN, tengen, tengen_command};

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
    let mut command = tengen_command(&["completions", "zsh"]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// What a command says on both outputs in a language of the system.
fn said(locale: &str, args: &[&str]) -> String {
    let mut command = Command::new(TENGEN);
    command.args(args).env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", locale);
    let output = command.output().expect("the program starts");
    String::from_utf8([output.stdout, output.stderr].concat()).unwrap()
}

#[test]
fn the_language_is_that_of_the_system_or_the_one_asked_for() {
    for (locale, args, expected) in [
        ("fr_FR.UTF-8", &["--help"][..], "Options\u{a0}:"),
        ("ru_RU.UTF-8", &["sgf", "check", "--help"], "Параметры:"),
        ("fa_IR.UTF-8", &["help", "play"], "گزینه‌ها:"),
        ("de_DE.UTF-8", &["--help"], "Options:\n"),
        ("C", &["--lang", "fr", "--help"], "Options\u{a0}:"),
        ("ru_RU.UTF-8", &["play", "--lang=fr", "--size", "99"], "de 1 à 52"),
        ("fr_FR.UTF-8", &["--lang", "xx"], "en, fr, ru, fa"),
        ("fr_FR.UTF-8", &["perft", "--size", "2x2", "--depth", "x"], "nombre entier"),
    ] {
        let said = said(locale, args);
        assert!(said.contains(expected), "{locale} {args:?}: {said}");
    }
}

#[test]
fn what_is_wrong_with_a_command_line_is_said() {
    for (args, expected) in [
        (&["scor", "game.sgf"][..], "there is no command \"scor\"; perhaps \"score\""),
        (&["play", "--sise", "9"], "\"--sise\" is no argument here; perhaps \"--size\""),
        (&["--open", "score", "game.sgf"], "\"score\" and \"--open\" exclude each other"),
        (&["play", "game.sgf", "--size", "9"], "exclude each other"),
        (&["score"], "missing: <FILE>"),
        (&["perft", "--size", "9", "--depth"], "\"--depth <N>\" needs a value"),
        (&["perft", "--ko", "super"], "possible are none, simple"),
        (&["perft", "--size", "9", "--size", "9", "--depth", "1"], "\"--size <SIZE>\" is given twice"),
    ] {
        let said = said("C", args);
        assert!(said.contains(expected) && said.contains("--help"), "{args:?}: {said}");
    }
}
