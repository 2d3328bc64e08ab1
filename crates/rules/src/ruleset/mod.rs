//! Rule sets as independent choices; presets as constants.
//!
//! The choices are KataGo's ("KataGo's Supported Go Rules, Version 2") plus those that the rule books need beyond
//! them. [`presets`](PRESETS) has the names; [`Ruleset`] reads and writes KataGo's shorthand and JSON.

mod names;
mod presets;

use crate::color::Color;
use crate::points::Komi;

pub use names::ParseRulesetError;
pub use presets::{Boards, PRESETS, Preset};

/// Which repeated positions are forbidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ko {
    /// None.
    None,
    /// The position before the opponent's last turn; a pass in between lifts the ban.
    Simple,
    /// A stone that took a ko may not be retaken until the other side has played a stone elsewhere; a pass does not
    /// lift the ban.
    SimplePlayElsewhere,
    /// Any earlier position (positional superko).
    Positional,
    /// Any earlier position with the same player to move (situational superko).
    Situational,
    /// Any position that the same player has created before by playing a stone (natural situational superko).
    NaturalSituational,
}

/// Whether a move may leave the own chain without liberty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Suicide {
    /// Never.
    Forbidden,
    /// If the chain has at least two stones.
    MultiStone,
    /// Always; the suicide of one stone leaves the position as it was, so superko may still forbid it.
    Any,
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// Stones and surrounded points.
    Area,
    /// Surrounded points and prisoners.
    Territory,
}

/// Which surrounded points are not counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tax {
    /// All are counted.
    None,
    /// Points in seki are not counted.
    Seki,
    /// Points in seki are not counted, and every living group pays two points.
    All,
}

/// Points for White for each handicap stone, beyond komi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HandicapBonus {
    /// None.
    Zero,
    /// One for each stone but the first.
    NMinusOne,
    /// One for each stone.
    N,
}

impl HandicapBonus {
    /// White's points for `stones` handicap stones.
    #[must_use]
    pub fn points(self, stones: u16) -> u16 {
        match self {
            HandicapBonus::Zero => 0,
            HandicapBonus::NMinusOne => stones.saturating_sub(1),
            HandicapBonus::N => stones,
        }
    }
}

/// Whether the first pass of a game earns half a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Button {
    /// No.
    Absent,
    /// Yes; that pass does not count towards the end of the game.
    Present,
}

/// Whether a player may pass without capturing dead stones (KataGo's `friendlyPassOk`). Territory scoring has a
/// stone-removal phase in any case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FriendlyPass {
    /// No: under area scoring all stones left on the board live.
    No,
    /// Yes: dead stones are removed by agreement.
    Yes,
}

/// What a pass costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PassCost {
    /// Nothing.
    Free,
    /// A stone, given to the opponent as a prisoner.
    Stone,
}

/// Who must make the last pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LastPass {
    /// Either side.
    Anyone,
    /// White, if need be with one more pass, so that both sides have played equally often.
    White,
}

/// What happens when a position recurs with the same player to move for the third time since the last pass. Only
/// rule sets without superko need it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LongCycle {
    /// Play goes on.
    Ignored,
    /// The game ends without result.
    NoResult,
    /// The game is a draw.
    Draw,
    /// The repeating move is forbidden.
    Forbidden,
}

/// What equal scores mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tie {
    /// A draw.
    Draw,
    /// A win by half a point for White in a handicap game, else a draw.
    WhiteInHandicap,
    /// A win by half a point for Black.
    Black,
}

/// Where handicap stones go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Placement {
    /// On the star points, 2 to 9 stones.
    Fixed,
    /// Where Black likes.
    Free,
}

/// Where the number of handicap stones comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HandicapSource {
    /// The difference of the ranks.
    Ranks,
    /// What the players agree on.
    Agreement,
}

/// Who moves when play resumes after the players disagreed about dead stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ResumeTurn {
    /// The player whose turn it is: the opponent of the last to pass.
    InOrder,
    /// The opponent of the player who asked to go on (Japanese rules 1989, article 9.3).
    OpponentOfRequester,
}

/// How a count is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CountForm {
    /// Prisoners are laid into territory, and territory is rearranged.
    FillIn,
    /// Prisoners are added to territory.
    Addition,
    /// Stones and surrounded points are counted together.
    Area,
}

/// The rules of one game, except its size, handicap and the komi agreed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ruleset {
    /// Forbidden repetitions.
    pub ko: Ko,
    /// Suicide.
    pub suicide: Suicide,
    /// Area or territory.
    pub scoring: Scoring,
    /// Uncounted points.
    pub tax: Tax,
    /// Half a point for the first pass.
    pub button: Button,
    /// White's points for handicap stones.
    pub handicap_bonus: HandicapBonus,
    /// KataGo's `friendlyPassOk`.
    pub friendly_pass: FriendlyPass,
    /// Passes in succession that stop the game: 2 to 4.
    pub end_passes: u8,
    /// What a pass costs.
    pub pass_cost: PassCost,
    /// Who passes last.
    pub last_pass: LastPass,
    /// Long cycles.
    pub long_cycle: LongCycle,
    /// Equal scores.
    pub tie: Tie,
    /// Proposed komi in an even game.
    pub komi: Komi,
    /// Proposed komi in a handicap game.
    pub handicap_komi: Komi,
    /// Where handicap stones go.
    pub placement: Placement,
    /// Where the number of handicap stones comes from.
    pub handicap_source: HandicapSource,
    /// The highest handicap, or `None` for as many stones as the board allows.
    pub handicap_limit: Option<u8>,
    /// Who moves after resuming.
    pub resume_turn: ResumeTurn,
    /// How the count is shown.
    pub count_form: CountForm,
}

impl Ruleset {
    /// Tromp–Taylor rules as KataGo plays them: the base that other rule sets differ from.
    pub const TROMP_TAYLOR: Ruleset = Ruleset {
        ko: Ko::Positional,
        suicide: Suicide::MultiStone,
        scoring: Scoring::Area,
        tax: Tax::None,
        button: Button::Absent,
        handicap_bonus: HandicapBonus::Zero,
        friendly_pass: FriendlyPass::No,
        end_passes: 2,
        pass_cost: PassCost::Free,
        last_pass: LastPass::Anyone,
        long_cycle: LongCycle::NoResult,
        tie: Tie::Draw,
        komi: Komi::halves_const(15),
        handicap_komi: Komi::halves_const(1),
        placement: Placement::Fixed,
        handicap_source: HandicapSource::Agreement,
        handicap_limit: None,
        resume_turn: ResumeTurn::InOrder,
        count_form: CountForm::Area,
    };

    /// Whether the players agree on dead stones before the count.
    #[must_use]
    pub fn has_stone_removal(&self) -> bool {
        self.scoring == Scoring::Territory || self.friendly_pass == FriendlyPass::Yes
    }

    /// The komi proposed for this number of handicap stones; 1 means that Black moves first without compensation.
    #[must_use]
    pub fn komi_for(&self, handicap: u16) -> Komi {
        if handicap == 0 { self.komi } else { self.handicap_komi }
    }

    /// Whether `passes` in succession, the last one by `last`, stop the game.
    #[must_use]
    pub fn ends_after(&self, passes: u8, last: Color) -> bool {
        passes >= self.end_passes && (self.last_pass == LastPass::Anyone || last == Color::White)
    }
}
