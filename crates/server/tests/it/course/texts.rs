//! Every text that a step can say exists in every language, and no step keeps a text that it never says.

use std::collections::BTreeSet;
use std::path::Path;

use tengen_server::course::{CourseView, outline};

use super::{ask, depth, keys, views};

const LANGUAGES: [&str; 4] = ["en", "fr", "ru", "fa"];

/// The most words of a text before a task.
const MOST_WORDS: usize = 60;

fn catalog(language: &str) -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let text = std::fs::read_to_string(root.join(language).join("course.ftl")).unwrap();
    let mut entries: Vec<(String, String)> = Vec::new();
    for line in text.lines() {
        let is_entry = line.starts_with(|c: char| c.is_ascii_lowercase());
        match (line.split_once(" ="), entries.last_mut()) {
            (Some((key, value)), _) if is_entry => entries.push((key.to_owned(), value.to_owned())),
            (_, Some((_, value))) if !line.starts_with('#') => value.push_str(line),
            _ => {}
        }
    }
    entries
}

fn said(view: &CourseView) -> Vec<String> {
    let texts = [&view.text, &view.sum, &view.chapter].into_iter().flatten();
    let hints = view.hints.iter().map(|hint| &hint.text);
    let reasons = view.illegal.iter().map(|illegal| &illegal.reason);
    texts.chain(hints).chain(reasons).map(|text| text.key.clone()).collect()
}

/// All keys that the course can send.
fn all_said() -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for key in keys() {
        for part in ["title", "text", "task"] {
            all.insert(format!("course-{key}-{part}"));
        }
        for (_, view) in views(&key, depth(&key)) {
            all.extend(said(&view));
        }
    }
    let longer: [(&str, &[&str]); 9] = [
        ("handicap", &["D4", "Q16", "D16"]),
        ("handicap", &["D4", "Q16", "Q4"]),
        ("handicap", &["K10"]),
        ("liberties", &["D4", "A4", "A1"]),
        ("liberties", &["D4", "D4"]),
        ("liberties", &["D4", "F6"]),
        ("liberties", &["D4", "D5"]),
        ("ending", &["C3", "D5", "pass"]),
        ("ko-fight", &["C3", "C6", "B6"]),
    ];
    for (key, moves) in longer {
        all.extend(said(&ask(key, moves)));
    }
    all.extend(outline().chapters.into_iter().map(|chapter| format!("course-chapter-{}", chapter.key)));
    all
}

#[test]
fn what_is_said_exists_and_what_exists_is_said() {
    let said = all_said();
    for language in LANGUAGES {
        let present: BTreeSet<String> = catalog(language).into_iter().map(|(key, _)| key).collect();
        let missing: Vec<&String> = said.difference(&present).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
        let of_steps = |key: &&String| keys().iter().any(|step| key.starts_with(&format!("course-{step}-")));
        let idle: Vec<&String> = present.difference(&said).filter(of_steps).collect();
        assert!(idle.is_empty(), "{language} never says {idle:?}");
    }
}

#[test]
fn texts_are_short() {
    for language in LANGUAGES {
        for (key, text) in catalog(language).into_iter().filter(|(key, _)| key.ends_with("-text")) {
            let words =
                text.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).count();
            assert!(words <= MOST_WORDS, "{language} {key} has {words} words");
        }
    }
}

#[test]
fn persian_has_persian_figures_and_russian_all_plurals() {
    let strip = |text: &str| {
        let mut plain = String::new();
        let mut depth = 0;
        for c in text.chars() {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                _ if depth == 0 => plain.push(c),
                _ => {}
            }
        }
        plain
    };
    for (key, text) in catalog("fa") {
        let words: Vec<String> = strip(&text).split_whitespace().map(str::to_owned).collect();
        let is_point = |word: &String| word.starts_with(|c: char| c.is_ascii_uppercase());
        let bad = words.iter().find(|word| word.chars().any(|c| c.is_ascii_digit()) && !is_point(word));
        assert_eq!(bad, None, "{key}");
    }
    for (key, text) in catalog("ru").into_iter().filter(|(_, text)| text.contains("[one]")) {
        assert!(text.contains("[few]") && text.contains("[many]") && text.contains("*[other]"), "{key}");
    }
}
