//! The language of what is said in a terminal: the one asked for with `--lang`, or else that of the system.

use std::ffi::OsString;

/// A language of `locales/`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Language {
    En,
    Fr,
    Ru,
    Fa,
}

/// What says the language of the system, the strongest first: POSIX, "Locale Environment Variables".
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

const PERSIAN_DIGITS: [char; 10] = ['۰', '۱', '۲', '۳', '۴', '۵', '۶', '۷', '۸', '۹'];

impl Language {
    /// Every language there is.
    pub(crate) const ALL: [Language; 4] = [Language::En, Language::Fr, Language::Ru, Language::Fa];

    /// The language in which this process speaks; English where nothing else is known.
    pub(crate) fn of_this_process() -> Language {
        let system = || of_the_system(VARIABLES.map(|name| std::env::var(name).unwrap_or_default()));
        asked_for(std::env::args_os().skip(1)).or_else(system).unwrap_or(Language::En)
    }

    /// As `locales/` and the command line name it.
    pub(crate) fn tag(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Fr => "fr",
            Language::Ru => "ru",
            Language::Fa => "fa",
        }
    }

    fn of_tag(tag: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.tag() == tag)
    }

    /// A number as this language writes it. `number` has ASCII digits and, perhaps, a point.
    pub(crate) fn figures(self, number: &str) -> String {
        match self {
            Language::En => number.to_owned(),
            Language::Fr | Language::Ru => number.replace('.', ","),
            Language::Fa => number.chars().map(persian).collect(),
        }
    }
}

fn persian(figure: char) -> char {
    match figure.to_digit(10) {
        Some(digit) => PERSIAN_DIGITS[digit as usize],
        None if figure == '.' => '٫',
        None => figure,
    }
}

/// What follows `--lang` on a command line. It is looked for before the command line is read, because the help
/// texts and complaints depend on it; a wrong value is reported by whoever reads it all.
fn asked_for(args: impl Iterator<Item = OsString>) -> Option<Language> {
    let args = args.map(|arg| arg.to_string_lossy().into_owned()).take_while(|arg| arg != "--");
    let mut args = args.skip_while(|arg| arg != "--lang" && !arg.starts_with("--lang="));
    let found = args.next()?;
    let tag = found.strip_prefix("--lang=").map_or_else(|| args.next(), |tag| Some(tag.to_owned()));
    Language::of_tag(&tag?)
}

/// The language of locales such as `fr_FR.UTF-8`: the first that is not empty decides.
fn of_the_system(locales: [String; 3]) -> Option<Language> {
    let locale = locales.into_iter().find(|locale| !locale.is_empty())?;
    Language::of_tag(locale.split(['_', '.', '@', '-']).next().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(line: &str) -> Option<Language> {
        asked_for(line.split_whitespace().map(OsString::from))
    }

    #[test]
    fn the_command_line_may_name_a_language_anywhere() {
        assert_eq!(asked("--lang fr score game.sgf"), Some(Language::Fr));
        assert_eq!(asked("score game.sgf --lang=fa"), Some(Language::Fa));
        for line in ["score game.sgf", "--lang", "--lang xx", "score -- --lang fr", "--language fr"] {
            assert_eq!(asked(line), None, "{line}");
        }
    }

    #[test]
    fn the_first_locale_that_says_something_decides() {
        let system = |locales: [&str; 3]| of_the_system(locales.map(str::to_owned));
        assert_eq!(system(["", "", "fr_FR.UTF-8"]), Some(Language::Fr));
        assert_eq!(system(["", "ru", "fr_FR.UTF-8"]), Some(Language::Ru));
        assert_eq!(system(["C", "", "fr_FR.UTF-8"]), None);
        assert_eq!(system(["fa_IR", "ru_RU", ""]), Some(Language::Fa));
        assert_eq!(system(["", "", ""]), None);
    }

    #[test]
    fn numbers_are_written_as_the_language_writes_them() {
        let written = Language::ALL.map(|language| language.figures("-16.5"));
        assert_eq!(written, ["-16.5", "-16,5", "-16,5", "-۱۶٫۵"]);
    }
}
