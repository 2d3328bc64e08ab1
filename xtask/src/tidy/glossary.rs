//! The words of the glossary: complete in every language, and none of the banned ones in code or documents.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{Fault, Repo, is_whole_word, line_of};

const PATH: &str = "locales/glossary.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Glossary {
    term: BTreeMap<String, Term>,
    spelling: Spelling,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Term {
    en: String,
    fr: String,
    ru: String,
    fa: String,
    unsourced: Vec<String>,
    banned: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Spelling {
    banned: Vec<String>,
}

pub(super) fn check(repo: &Repo) -> Vec<Fault> {
    let Some(text) = repo.text(PATH) else { return vec![Fault::new(PATH, "expected the glossary")] };
    let glossary: Glossary = match toml::from_str(text) {
        Ok(glossary) => glossary,
        Err(error) => return vec![Fault::new(PATH, error.message())],
    };
    let mut faults = check_terms(&glossary);
    for (path, text) in repo.texts(&[".rs", ".md", ".ftl"]).filter(|(path, _)| is_english(path)) {
        faults.extend(banned_words(&glossary, path, text));
    }
    faults
}

/// Texts in other languages have other words.
fn is_english(path: &str) -> bool {
    !path.starts_with("locales/") || path.starts_with("locales/en/")
}

fn check_terms(glossary: &Glossary) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (key, term) in &glossary.term {
        if [&term.en, &term.fr, &term.ru, &term.fa].iter().any(|word| word.is_empty()) {
            faults.push(Fault::new(PATH, format!("{key} lacks a word")));
        }
        for language in term.unsourced.iter().filter(|l| !["en", "fr", "ru", "fa"].contains(&l.as_str())) {
            faults.push(Fault::new(PATH, format!("{key} names an unknown language, {language}")));
        }
    }
    faults
}

fn banned_words(glossary: &Glossary, path: &str, text: &str) -> Vec<Fault> {
    let terms = glossary.term.values().flat_map(|term| {
        let instead = format!("the word is \"{}\"", term.en);
        term.banned.iter().map(move |word| (word, instead.clone()))
    });
    let spelling = glossary.spelling.banned.iter().map(|word| (word, "use American spelling".to_owned()));
    let mut faults = Vec::new();
    for (word, advice) in terms.chain(spelling) {
        for (at, _) in text.match_indices(word.as_str()) {
            if is_whole_word(text, at, at + word.len()) {
                faults.push(Fault::at(path, line_of(text, at), format!("\"{word}\" is banned: {advice}")));
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    const GLOSSARY: &str = "
        [term.chain]\nen = 'chain'\nfr = 'f'\nru = 'r'\nfa = 'a'\nunsourced = ['fa']\nbanned = ['clump']
        [spelling]\nbanned = ['gray']\n";

    fn messages(glossary: &str, path: &str, text: &str) -> Vec<String> {
        check(&Repo::of(&[(PATH, glossary), (path, text)])).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_banned_word_is_found_with_its_line() {
        let found = messages(GLOSSARY, "a.md", "one\na clump of stones, gray");
        assert_eq!(
            found,
            [
                "a.md:2: \"clump\" is banned: the word is \"chain\"",
                "a.md:2: \"gray\" is banned: use American spelling"
            ]
        );
    }

    #[test]
    fn parts_of_words_and_other_languages_pass() {
        assert!(messages(GLOSSARY, "a.rs", "// clumps, my_clump").is_empty());
        assert!(messages(GLOSSARY, "locales/fr/a.ftl", "a = clump").is_empty());
        assert_eq!(messages(GLOSSARY, "locales/en/a.ftl", "a = clump").len(), 1);
    }

    #[test]
    fn a_missing_word_or_an_unknown_language_is_found() {
        assert_eq!(
            messages(&GLOSSARY.replace("'f'", "''"), "a.md", ""),
            ["locales/glossary.toml: chain lacks a word"]
        );
        assert_eq!(
            messages(&GLOSSARY.replace("['fa']", "['xx']"), "a.md", ""),
            ["locales/glossary.toml: chain names an unknown language, xx"]
        );
    }

    #[test]
    fn a_missing_glossary_is_found() {
        assert_eq!(check(&Repo::of(&[])), [Fault::new(PATH, "expected the glossary")]);
    }
}
