//! Rule sets as text: names, KataGo's shorthand and KataGo's JSON.
//!
//! The shorthand is `koPOSITIONALscoreAREAtaxNONEsui1button1whbN-1fpok1komi7.5` with every part optional; JSON is one
//! flat object. What KataGo has no key for is written as further JSON keys, and only where it differs from the
//! default, so that KataGo reads whatever it can express.
//! Read leniently: names in any case; a missing `tax` is SEKI under territory scoring and else NONE; a missing komi is
//! 6.5 under territory scoring, 7 with a button and else 7.5; everything else missing is as in Tromp–Taylor rules.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::{
    Button, CountForm, FriendlyPass, HandicapBonus, HandicapSource, Ko, LastPass, LongCycle, PassCost,
    Placement, Preset, ResumeTurn, Ruleset, Scoring, Suicide, Tax, Tie,
};
use crate::points::Komi;

/// The longest text that is read as a rule set; the longest that is written has about 500 bytes.
const MAX_TEXT: usize = 4096;

/// The text is not a rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseRulesetError {
    /// Neither a known name nor shorthand nor JSON.
    UnknownName(String),
    /// JSON that is not one flat object, at this byte offset.
    BadJson(usize),
    /// A key that no rule set has.
    UnknownKey(String),
    /// A value that this key does not take.
    BadValue {
        /// The key.
        key: String,
        /// The value as written.
        value: String,
    },
    /// Longer than any rule set.
    TooLong(usize),
}

impl fmt::Display for ParseRulesetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseRulesetError::UnknownName(name) => {
                write!(
                    f,
                    "unknown rule set '{name}', expected a name such as japanese, chinese or tromp-taylor, or JSON"
                )
            }
            ParseRulesetError::BadJson(at) => write!(f, "rule set JSON is not a flat object, at byte {at}"),
            ParseRulesetError::UnknownKey(key) => write!(f, "unknown rule '{key}'"),
            ParseRulesetError::BadValue { key, value } => {
                write!(f, "rule '{key}' does not take the value '{value}'")
            }
            ParseRulesetError::TooLong(len) => {
                write!(f, "rule set text has {len} bytes, the limit is {MAX_TEXT}")
            }
        }
    }
}

impl core::error::Error for ParseRulesetError {}

type Names<T> = &'static [(&'static str, T)];

const KO: Names<Ko> = &[
    ("SIMPLE", Ko::Simple),
    ("POSITIONAL", Ko::Positional),
    ("SITUATIONAL", Ko::Situational),
    ("NATURAL", Ko::NaturalSituational),
    ("NONE", Ko::None),
    // Written as SIMPLE with `passLiftsKo` false.
    ("SIMPLE", Ko::SimplePlayElsewhere),
];
const SCORING: Names<Scoring> = &[("AREA", Scoring::Area), ("TERRITORY", Scoring::Territory)];
const TAX: Names<Tax> = &[("NONE", Tax::None), ("SEKI", Tax::Seki), ("ALL", Tax::All)];
const BONUS: Names<HandicapBonus> =
    &[("0", HandicapBonus::Zero), ("N-1", HandicapBonus::NMinusOne), ("N", HandicapBonus::N)];
const SUICIDE: Names<Suicide> =
    &[("false", Suicide::Forbidden), ("true", Suicide::MultiStone), ("true", Suicide::Any)];
const BUTTON: Names<Button> = &[("false", Button::Absent), ("true", Button::Present)];
const FRIENDLY: Names<FriendlyPass> = &[("false", FriendlyPass::No), ("true", FriendlyPass::Yes)];
const PASS_COST: Names<PassCost> = &[("FREE", PassCost::Free), ("STONE", PassCost::Stone)];
const LAST_PASS: Names<LastPass> = &[("ANYONE", LastPass::Anyone), ("WHITE", LastPass::White)];
const LONG_CYCLE: Names<LongCycle> = &[
    ("IGNORED", LongCycle::Ignored),
    ("NO-RESULT", LongCycle::NoResult),
    ("DRAW", LongCycle::Draw),
    ("FORBIDDEN", LongCycle::Forbidden),
];
const TIE: Names<Tie> =
    &[("DRAW", Tie::Draw), ("WHITE-IN-HANDICAP", Tie::WhiteInHandicap), ("BLACK", Tie::Black)];
const PLACEMENT: Names<Placement> = &[("FIXED", Placement::Fixed), ("FREE", Placement::Free)];
const SOURCE: Names<HandicapSource> =
    &[("RANKS", HandicapSource::Ranks), ("AGREEMENT", HandicapSource::Agreement)];
const RESUME: Names<ResumeTurn> =
    &[("IN-ORDER", ResumeTurn::InOrder), ("OPPONENT-OF-REQUESTER", ResumeTurn::OpponentOfRequester)];
const COUNT: Names<CountForm> =
    &[("FILL-IN", CountForm::FillIn), ("ADDITION", CountForm::Addition), ("AREA", CountForm::Area)];

fn name_of<T: PartialEq>(names: Names<T>, value: &T) -> &'static str {
    names.iter().find(|(_, v)| v == value).map_or("", |(name, _)| name)
}

fn value_of<T: Copy>(names: Names<T>, key: &str, text: &str) -> Result<T, ParseRulesetError> {
    let found = names.iter().find(|(name, _)| name.eq_ignore_ascii_case(text));
    found.map(|(_, value)| *value).ok_or_else(|| bad_value(key, text))
}

fn bad_value(key: &str, value: &str) -> ParseRulesetError {
    ParseRulesetError::BadValue { key: key.to_owned(), value: value.to_owned() }
}

fn read<T: FromStr>(key: &str, text: &str) -> Result<T, ParseRulesetError> {
    text.parse().map_err(|_| bad_value(key, text))
}

impl Ruleset {
    /// Sets one rule by KataGo's JSON key, or by one of our further keys.
    ///
    /// # Errors
    /// The key is unknown or does not take this value.
    pub fn set(&mut self, key: &str, text: &str) -> Result<(), ParseRulesetError> {
        match key {
            "ko" => self.ko = value_of(KO, key, text)?,
            "scoring" | "scoringRule" => self.scoring = value_of(SCORING, key, text)?,
            "tax" => self.tax = value_of(TAX, key, text)?,
            "suicide" | "multiStoneSuicideLegal" => self.suicide = value_of(SUICIDE, key, text)?,
            "hasButton" => self.button = value_of(BUTTON, key, text)?,
            "whiteHandicapBonus" => self.handicap_bonus = value_of(BONUS, key, text)?,
            "friendlyPassOk" => self.friendly_pass = value_of(FRIENDLY, key, text)?,
            "komi" => self.komi = read(key, text)?,
            _ => return self.set_further(key, text),
        }
        Ok(())
    }

    /// The rules that KataGo has no key for.
    fn set_further(&mut self, key: &str, text: &str) -> Result<(), ParseRulesetError> {
        match key {
            "passLiftsKo" => match (self.ko, text) {
                (Ko::Simple, "false") => self.ko = Ko::SimplePlayElsewhere,
                (Ko::SimplePlayElsewhere, "true") => self.ko = Ko::Simple,
                (_, "true" | "false") => {}
                _ => return Err(bad_value(key, text)),
            },
            "singleStoneSuicide" => match (self.suicide, text) {
                (Suicide::MultiStone, "true") => self.suicide = Suicide::Any,
                (Suicide::Any, "false") => self.suicide = Suicide::MultiStone,
                (_, "true" | "false") => {}
                _ => return Err(bad_value(key, text)),
            },
            "endPasses" => {
                self.end_passes = Some(read(key, text)?)
                    .filter(|n| (2..=4).contains(n))
                    .ok_or_else(|| bad_value(key, text))?;
            }
            "passCost" => self.pass_cost = value_of(PASS_COST, key, text)?,
            "lastPass" => self.last_pass = value_of(LAST_PASS, key, text)?,
            "longCycle" => self.long_cycle = value_of(LONG_CYCLE, key, text)?,
            "tie" => self.tie = value_of(TIE, key, text)?,
            "handicapKomi" => self.handicap_komi = read(key, text)?,
            "placement" => self.placement = value_of(PLACEMENT, key, text)?,
            "handicapFrom" => self.handicap_source = value_of(SOURCE, key, text)?,
            "handicapLimit" => {
                self.handicap_limit = if text == "null" { None } else { Some(read(key, text)?) }
            }
            "resume" => self.resume_turn = value_of(RESUME, key, text)?,
            "count" => self.count_form = value_of(COUNT, key, text)?,
            _ => return Err(ParseRulesetError::UnknownKey(key.to_owned())),
        }
        Ok(())
    }

    /// KataGo's shorthand. Rules that KataGo does not know are not part of it.
    #[must_use]
    pub fn to_shorthand(&self) -> String {
        let mut text = format!(
            "ko{}score{}tax{}sui{}",
            name_of(KO, &self.ko),
            name_of(SCORING, &self.scoring),
            name_of(TAX, &self.tax),
            u8::from(self.suicide != Suicide::Forbidden),
        );
        if self.button == Button::Present {
            text += "button1";
        }
        if self.handicap_bonus != HandicapBonus::Zero {
            text += "whb";
            text += name_of(BONUS, &self.handicap_bonus);
        }
        if self.friendly_pass == FriendlyPass::Yes {
            text += "fpok1";
        }
        text + &format!("komi{}", self.komi)
    }

    /// KataGo's JSON with komi, and the rules that KataGo does not know as further keys where they differ from the
    /// default.
    #[must_use]
    pub fn to_json(&self) -> String {
        let mut pairs = self.katago_pairs();
        let mut base = Ruleset { scoring: self.scoring, ..Ruleset::TROMP_TAYLOR };
        base.complete_count();
        let further = self.further_pairs();
        pairs.extend(further.into_iter().zip(base.further_pairs()).filter(|(a, b)| a != b).map(|(a, _)| a));
        let body: Vec<String> = pairs.iter().map(|(key, value)| format!("\"{key}\":{value}")).collect();
        format!("{{{}}}", body.join(","))
    }

    fn katago_pairs(&self) -> Vec<(&'static str, String)> {
        let quote = |text: &str| format!("\"{text}\"");
        alloc::vec![
            ("ko", quote(name_of(KO, &self.ko))),
            ("scoring", quote(name_of(SCORING, &self.scoring))),
            ("tax", quote(name_of(TAX, &self.tax))),
            ("suicide", name_of(SUICIDE, &self.suicide).to_owned()),
            ("hasButton", name_of(BUTTON, &self.button).to_owned()),
            ("whiteHandicapBonus", quote(name_of(BONUS, &self.handicap_bonus))),
            ("friendlyPassOk", name_of(FRIENDLY, &self.friendly_pass).to_owned()),
            ("komi", self.komi.to_string()),
        ]
    }

    fn further_pairs(&self) -> Vec<(&'static str, String)> {
        let quote = |text: &str| format!("\"{text}\"");
        alloc::vec![
            ("passLiftsKo", (self.ko != Ko::SimplePlayElsewhere).to_string()),
            ("singleStoneSuicide", (self.suicide == Suicide::Any).to_string()),
            ("endPasses", self.end_passes.to_string()),
            ("passCost", quote(name_of(PASS_COST, &self.pass_cost))),
            ("lastPass", quote(name_of(LAST_PASS, &self.last_pass))),
            ("longCycle", quote(name_of(LONG_CYCLE, &self.long_cycle))),
            ("tie", quote(name_of(TIE, &self.tie))),
            ("handicapKomi", self.handicap_komi.to_string()),
            ("placement", quote(name_of(PLACEMENT, &self.placement))),
            ("handicapFrom", quote(name_of(SOURCE, &self.handicap_source))),
            ("handicapLimit", self.handicap_limit.map_or("null".to_owned(), |n| n.to_string())),
            ("resume", quote(name_of(RESUME, &self.resume_turn))),
            ("count", quote(name_of(COUNT, &self.count_form))),
        ]
    }

    /// Fills in what depends on other rules and was not given.
    fn complete(&mut self, given: &[(&str, &str)]) {
        let has = |key| given.iter().any(|(k, _)| *k == key);
        if !has("tax") {
            self.tax = if self.scoring == Scoring::Territory { Tax::Seki } else { Tax::None };
        }
        if !has("komi") {
            self.komi = Komi::halves_const(match (self.scoring, self.button) {
                (Scoring::Territory, _) => 13,
                (Scoring::Area, Button::Present) => 14,
                (Scoring::Area, Button::Absent) => 15,
            });
        }
        if !has("count") {
            self.complete_count();
        }
    }

    fn complete_count(&mut self) {
        self.count_form =
            if self.scoring == Scoring::Territory { CountForm::FillIn } else { CountForm::Area };
    }

    fn from_pairs(pairs: &[(&str, &str)]) -> Result<Ruleset, ParseRulesetError> {
        let mut rules = Ruleset::TROMP_TAYLOR;
        for (key, value) in pairs {
            rules.set(key, value)?;
        }
        // Two keys refine others and may stand before them.
        for (key, value) in
            pairs.iter().filter(|(key, _)| matches!(*key, "passLiftsKo" | "singleStoneSuicide"))
        {
            rules.set(key, value)?;
        }
        rules.complete(pairs);
        Ok(rules)
    }
}

impl FromStr for Ruleset {
    type Err = ParseRulesetError;

    fn from_str(text: &str) -> Result<Ruleset, ParseRulesetError> {
        let text = text.trim();
        if text.len() > MAX_TEXT {
            return Err(ParseRulesetError::TooLong(text.len()));
        }
        if let Some(preset) = Preset::find(text) {
            return Ok(preset.rules);
        }
        let pairs = if text.starts_with('{') { parse_json(text)? } else { parse_shorthand(text)? };
        Ruleset::from_pairs(&pairs)
    }
}

/// The parts of the shorthand with their JSON keys, in any order.
const PARTS: [(&str, &str); 8] = [
    ("ko", "ko"),
    ("score", "scoring"),
    ("tax", "tax"),
    ("sui", "suicide"),
    ("button", "hasButton"),
    ("whb", "whiteHandicapBonus"),
    ("fpok", "friendlyPassOk"),
    ("komi", "komi"),
];

fn parse_shorthand(text: &str) -> Result<Vec<(&str, &str)>, ParseRulesetError> {
    let unknown = || ParseRulesetError::UnknownName(text.to_owned());
    let mut pairs = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        // `komi` also begins with `ko`: the longest part that fits is meant.
        let fits = PARTS.iter().filter(|(part, _)| rest.starts_with(part));
        let (part, key) = fits.max_by_key(|(part, _)| part.len()).ok_or_else(unknown)?;
        let after = &rest[part.len()..];
        // A value is capitals, digits, signs and points; the next part begins with a small letter.
        let end = after.find(|c: char| c.is_ascii_lowercase()).unwrap_or(after.len());
        let value = match (*key, &after[..end]) {
            ("suicide" | "hasButton" | "friendlyPassOk", "0") => "false",
            ("suicide" | "hasButton" | "friendlyPassOk", "1") => "true",
            (_, value) => value,
        };
        pairs.push((*key, value));
        rest = &after[end..];
    }
    if pairs.is_empty() { Err(unknown()) } else { Ok(pairs) }
}

/// Reads one flat JSON object: keys are strings, values are strings without escapes, numbers, `true`, `false` or `null`.
fn parse_json(text: &str) -> Result<Vec<(&str, &str)>, ParseRulesetError> {
    let mut reader = JsonReader { text, at: 0 };
    let mut pairs = Vec::new();
    reader.expect('{')?;
    if reader.peek() == Some('}') {
        reader.expect('}')?;
    } else {
        loop {
            let key = reader.string()?;
            reader.expect(':')?;
            let value = if reader.peek() == Some('"') { reader.string()? } else { reader.word()? };
            pairs.push((key, value));
            if reader.peek() == Some(',') {
                reader.expect(',')?;
            } else {
                reader.expect('}')?;
                break;
            }
        }
    }
    if reader.peek().is_some() { Err(reader.error()) } else { Ok(pairs) }
}

struct JsonReader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> JsonReader<'a> {
    fn error(&self) -> ParseRulesetError {
        ParseRulesetError::BadJson(self.at)
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn peek(&mut self) -> Option<char> {
        self.at += self.rest().len() - self.rest().trim_start().len();
        self.rest().chars().next()
    }

    fn expect(&mut self, c: char) -> Result<(), ParseRulesetError> {
        if self.peek() != Some(c) {
            return Err(self.error());
        }
        self.at += c.len_utf8();
        Ok(())
    }

    fn string(&mut self) -> Result<&'a str, ParseRulesetError> {
        self.expect('"')?;
        let end = self.rest().find(['"', '\\']).ok_or_else(|| self.error())?;
        let string = &self.rest()[..end];
        self.at += end;
        self.expect('"')?;
        Ok(string)
    }

    fn word(&mut self) -> Result<&'a str, ParseRulesetError> {
        let is_word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '+');
        let end = self.rest().find(|c| !is_word(c)).unwrap_or(self.rest().len());
        if end == 0 {
            return Err(self.error());
        }
        let word = &self.rest()[..end];
        self.at += end;
        Ok(word)
    }
}

impl fmt::Display for Ruleset {
    /// The name of the preset, or JSON if there is none.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match super::PRESETS.iter().find(|preset| preset.rules == *self) {
            Some(preset) => f.write_str(preset.name),
            None => f.write_str(&self.to_json()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruleset::PRESETS;

    #[test]
    fn every_preset_survives_json() {
        for preset in PRESETS {
            assert_eq!(
                preset.rules.to_json().parse(),
                Ok(preset.rules),
                "{}: {}",
                preset.name,
                preset.rules.to_json()
            );
            assert_eq!(preset.name.parse(), Ok(preset.rules));
        }
    }

    #[test]
    fn katago_shorthand_reads_and_writes() {
        let text = "koSITUATIONALscoreAREAtaxNONEsui0button1whbN-1fpok1komi7";
        let rules: Ruleset = text.parse().unwrap();
        assert_eq!(
            rules,
            Ruleset { placement: Placement::Fixed, ..Preset::find("aga-button").unwrap().rules }
        );
        assert_eq!(rules.to_shorthand(), text);
        assert_eq!("koPOSITIONALscoreAREAtaxNONEsui1komi7.5".parse::<Ruleset>(), Ok(Ruleset::TROMP_TAYLOR));
    }

    #[test]
    fn katago_json_fills_in_defaults() {
        let rules: Ruleset =
            r#" { "ko" : "SIMPLE", "scoring":"TERRITORY" , "suicide":false } "#.parse().unwrap();
        assert_eq!((rules.tax, rules.komi.halves()), (Tax::Seki, 13));
        let rules: Ruleset = r#"{"hasButton":true}"#.parse().unwrap();
        assert_eq!((rules.tax, rules.komi.halves()), (Tax::None, 14));
        assert_eq!("{}".parse(), Ok(Ruleset::TROMP_TAYLOR));
    }

    #[test]
    fn plain_japanese_json_is_katagos() {
        let rules = Preset::find("korean").unwrap().rules;
        assert_eq!(
            rules.to_json(),
            r#"{"ko":"SIMPLE","scoring":"TERRITORY","tax":"SEKI","suicide":false,"hasButton":false,"whiteHandicapBonus":"0","friendlyPassOk":false,"komi":6.5,"resume":"OPPONENT-OF-REQUESTER"}"#
        );
    }

    #[test]
    fn faults_are_named() {
        let fault = |text: &str| text.parse::<Ruleset>().unwrap_err().to_string();
        assert!(fault("japanish").contains("japanish"));
        assert!(fault("").contains("unknown rule set"));
        assert_eq!(fault(r#"{"ko":"LONG"}"#), "rule 'ko' does not take the value 'LONG'");
        assert_eq!(fault(r#"{"kö":1}"#), "unknown rule 'kö'");
        assert_eq!(fault(r#"{"ko""#), "rule set JSON is not a flat object, at byte 5");
        assert!(fault(r#"{"ko":"SIMPLE"} x"#).contains("byte 16"));
        assert!(fault("koSIMPLEscore").contains("scoring"));
        assert!(fault(&"x".repeat(5000)).contains("5000"));
        assert!(fault(r#"{"endPasses":5}"#).contains("endPasses"));
    }
}
