//! The rule sets in use, by name.
//!
//! A name that KataGo knows has exactly KataGo's values; the texts of the rule books, where they differ, have
//! their own names; the four club presets are the rules as four introductions to the game describe them.

use super::{
    Button, CountForm, FriendlyPass, HandicapBonus, HandicapSource, Ko, LastPass, PassCost, Placement,
    ResumeTurn, Ruleset, Scoring, Suicide, Tax, Tie,
};
use crate::points::Komi;

/// A rule set with its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preset {
    /// The name, in lower case with hyphens.
    pub name: &'static str,
    /// Other names for the same rules.
    pub aliases: &'static [&'static str],
    /// The rules.
    pub rules: Ruleset,
    /// The boards it is usually played on.
    pub boards: Boards,
}

/// The board sizes that a preset offers first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Boards {
    /// Only these sides of square boards.
    Only(&'static [u8]),
    /// These sides of square boards, and any other size.
    Any(&'static [u8]),
}

const fn komi(halves: i16) -> Komi {
    Komi::halves_const(halves)
}

const AREA: Ruleset = Ruleset { friendly_pass: FriendlyPass::Yes, ..Ruleset::TROMP_TAYLOR };

const JAPANESE: Ruleset = Ruleset {
    ko: Ko::Simple,
    suicide: Suicide::Forbidden,
    scoring: Scoring::Territory,
    tax: Tax::Seki,
    komi: komi(13),
    resume_turn: ResumeTurn::OpponentOfRequester,
    count_form: CountForm::FillIn,
    ..Ruleset::TROMP_TAYLOR
};

const CHINESE: Ruleset = Ruleset {
    ko: Ko::Simple,
    suicide: Suicide::Forbidden,
    handicap_bonus: HandicapBonus::N,
    placement: Placement::Free,
    ..AREA
};

const CHINESE_SUPERKO: Ruleset = Ruleset { ko: Ko::Positional, ..CHINESE };

const AGA: Ruleset = Ruleset {
    ko: Ko::Situational,
    suicide: Suicide::Forbidden,
    handicap_bonus: HandicapBonus::NMinusOne,
    ..AREA
};

const NEW_ZEALAND: Ruleset = Ruleset {
    ko: Ko::Situational,
    komi: komi(14),
    handicap_komi: komi(0),
    placement: Placement::Free,
    ..AREA
};

const STONE_SCORING: Ruleset = Ruleset { ko: Ko::Simple, suicide: Suicide::Forbidden, tax: Tax::All, ..AREA };

/// French introduction (S0): territory less prisoners, simple ko that only a stone elsewhere lifts.
const FRENCH_CLUB: Ruleset = Ruleset {
    ko: Ko::SimplePlayElsewhere,
    komi: komi(11),
    handicap_komi: komi(0),
    tie: Tie::WhiteInHandicap,
    handicap_source: HandicapSource::Ranks,
    handicap_limit: Some(9),
    resume_turn: ResumeTurn::InOrder,
    ..JAPANESE
};

/// Short Russian introduction (S1): territory less prisoners, no position may recur.
const RUSSIAN_CLUB: Ruleset = Ruleset {
    ko: Ko::Positional,
    handicap_komi: komi(0),
    resume_turn: ResumeTurn::InOrder,
    handicap_limit: Some(9),
    ..JAPANESE
};

/// Russian page (S2): territory and prisoners, points in seki count.
const RUSSIAN_WEB: Ruleset = Ruleset {
    tax: Tax::None,
    placement: Placement::Free,
    handicap_limit: Some(9),
    resume_turn: ResumeTurn::InOrder,
    count_form: CountForm::Addition,
    ..JAPANESE
};

/// Persian introduction (S3): area, no position may recur, suicide allowed, no komi.
const PERSIAN_CLUB: Ruleset = Ruleset {
    suicide: Suicide::Any,
    komi: komi(0),
    handicap_komi: komi(0),
    placement: Placement::Free,
    ..AREA
};

const fn preset(name: &'static str, aliases: &'static [&'static str], rules: Ruleset) -> Preset {
    Preset { name, aliases, rules, boards: Boards::Any(&[19, 13, 9]) }
}

/// All presets: KataGo's names, the rule books' texts, the club presets.
pub const PRESETS: &[Preset] = &[
    preset("tromp-taylor", &["tt"], Ruleset::TROMP_TAYLOR),
    preset("japanese", &["jp"], JAPANESE),
    preset("korean", &[], JAPANESE),
    preset("chinese", &["cn"], CHINESE),
    preset("chinese-ogs", &[], CHINESE_SUPERKO),
    preset("chinese-kgs", &[], CHINESE_SUPERKO),
    preset("aga", &[], AGA),
    preset("bga", &[], AGA),
    preset("french", &[], AGA),
    preset("aga-button", &[], Ruleset { button: Button::Present, komi: komi(14), ..AGA }),
    preset("new-zealand", &["nz"], NEW_ZEALAND),
    preset("ing", &["goe"], Ruleset { placement: Placement::Free, ..AREA }),
    preset("stone-scoring", &["ancient-area"], STONE_SCORING),
    preset("ancient-territory", &[], Ruleset { tax: Tax::All, ..JAPANESE }),
    // The rule books' own texts.
    preset("japanese-1989", &[], JAPANESE),
    preset("chinese-2002", &[], Ruleset { handicap_komi: komi(0), ..CHINESE_SUPERKO }),
    preset("aga-1991", &[], Ruleset { pass_cost: PassCost::Stone, last_pass: LastPass::White, ..AGA }),
    preset(
        "french-ffg",
        &[],
        Ruleset {
            ko: Ko::NaturalSituational,
            pass_cost: PassCost::Stone,
            last_pass: LastPass::White,
            placement: Placement::Free,
            ..AGA
        },
    ),
    preset("nz-any", &[], Ruleset { suicide: Suicide::Any, ..NEW_ZEALAND }),
    preset(
        "ing-1996",
        &[],
        Ruleset {
            komi: komi(16),
            handicap_komi: komi(0),
            tie: Tie::Black,
            placement: Placement::Free,
            ..AREA
        },
    ),
    // The four introductions.
    Preset { boards: Boards::Only(&[19]), ..preset("french-club", &[], FRENCH_CLUB) },
    preset("russian-club", &[], RUSSIAN_CLUB),
    Preset { boards: Boards::Only(&[19, 13, 9]), ..preset("russian-web", &[], RUSSIAN_WEB) },
    preset("persian-club", &[], PERSIAN_CLUB),
];

impl Preset {
    /// The preset of this name or alias, in any case.
    #[must_use]
    pub fn find(name: &str) -> Option<&'static Preset> {
        let is = |other: &&str| other.eq_ignore_ascii_case(name);
        PRESETS.iter().find(|preset| is(&preset.name) || preset.aliases.iter().any(is))
    }
}

impl Default for Ruleset {
    /// What a new teaching game proposes: Japanese rules.
    fn default() -> Ruleset {
        JAPANESE
    }
}
