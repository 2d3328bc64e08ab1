//! What a game starts from.

use serde::{Deserialize, Serialize};
use tengen_rules::{Game, HandicapError, Komi, Preset, Ruleset, SetupError, Size, fixed_handicap_limit};

use crate::wire::{ByColor, Level, NewGame, Placement, Text};

/// The longest name of a player in characters: it has to fit beside the board.
pub const NAME_LIMIT: usize = 40;

/// The name of our own engine: where nothing else is said, it is simply the computer.
pub const OWN_ENGINE: &str = "Tengen";

/// What the players agreed on before the first move. Stored with the game, so fields are only ever added.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameSetup {
    /// Columns of the board.
    pub cols: u8,
    /// Rows of the board.
    pub rows: u8,
    /// The name of the rule set.
    pub rules: String,
    /// Komi in half-points.
    pub komi2: i16,
    /// Handicap stones; 1 means that Black moves first without compensation.
    pub handicap: u16,
    /// Where they go.
    pub placement: Placement,
    /// Who plays.
    pub seats: ByColor<Player>,
    /// Whether both colors are played at one screen or over a link, or one by the computer.
    pub meeting: Meeting,
}

/// How the players meet; this decides whether moves are taken back freely.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Meeting {
    /// Two people at one screen.
    Screen,
    /// Two people, each at a screen.
    Link,
    /// A person and the computer.
    Computer,
}

/// Who plays a color.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Player {
    /// A person.
    Human {
        /// The name, if it was given.
        name: Option<String>,
    },
    /// An engine.
    Computer {
        /// How strong it plays.
        level: Level,
        /// The name of the engine; games from before there were several have none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        engine: Option<String>,
    },
    /// Whoever takes up the invitation.
    Open,
}

/// The game cannot be started.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupFault {
    /// The board.
    #[error("no board of {cols} x {rows} points: each side has 1 to 52")]
    Size {
        /// Columns asked for.
        cols: u8,
        /// Rows asked for.
        rows: u8,
    },
    /// The computer's board.
    #[error("the computer plays on boards with sides of 2 to {limit}")]
    SizeForComputer {
        /// The largest side; 0 if there is no engine.
        limit: u8,
    },
    /// The rules.
    #[error("no rule set is called {0:?}")]
    Rules(String),
    /// The komi.
    #[error("komi of {0} half-points is beyond 400 points")]
    Komi(i16),
    /// The handicap.
    #[error("{stones} handicap stones: at most {limit} here")]
    Handicap {
        /// Stones asked for.
        stones: u16,
        /// The most that are possible.
        limit: u16,
    },
    /// The name.
    #[error("a name has at most 40 characters, none of them a control character")]
    Name,
}

impl SetupFault {
    /// What to tell the person.
    #[must_use]
    pub fn text(&self) -> Text {
        match self {
            SetupFault::Size { .. } => Text::new("setup-bad-size").number("limit", Size::MAX),
            SetupFault::SizeForComputer { limit: 0 } => Text::new("setup-no-computer"),
            SetupFault::SizeForComputer { limit } => {
                Text::new("setup-size-for-computer").number("limit", *limit)
            }
            SetupFault::Rules(_) => Text::new("setup-unknown-rules"),
            SetupFault::Komi(_) => Text::new("setup-bad-komi"),
            SetupFault::Handicap { limit, .. } => Text::new("setup-bad-handicap").number("limit", *limit),
            SetupFault::Name => Text::new("setup-bad-name"),
        }
    }
}

impl GameSetup {
    /// The setup that `new` asks for, with the players given; checked by starting the game.
    ///
    /// # Errors
    /// What is not possible.
    pub fn new(new: &NewGame, seats: ByColor<Player>, meeting: Meeting) -> Result<GameSetup, SetupFault> {
        let preset = Preset::find(&new.rules).ok_or_else(|| SetupFault::Rules(new.rules.clone()))?;
        let rules = preset.rules;
        let setup = GameSetup {
            cols: new.cols,
            rows: new.rows,
            rules: preset.name.to_owned(),
            komi2: new.komi2.unwrap_or_else(|| rules.komi_for(new.handicap).halves()),
            handicap: new.handicap,
            placement: new.placement.unwrap_or_else(|| rules.placement.into()),
            seats,
            meeting,
        };
        setup.start()?;
        Ok(setup)
    }

    /// The game before the first event.
    ///
    /// # Errors
    /// What is not possible.
    pub fn start(&self) -> Result<Game, SetupFault> {
        let (size, rules) = (self.size()?, self.ruleset()?);
        let limit = handicap_limit(&rules, size);
        if self.handicap > limit {
            return Err(SetupFault::Handicap { stones: self.handicap, limit });
        }
        let komi = Komi::from_halves(self.komi2).ok_or(SetupFault::Komi(self.komi2))?;
        let setup = tengen_rules::Setup::new(size, rules).with_handicap(self.handicap).with_komi(komi);
        Game::new(&setup).map_err(|error| match error {
            SetupError::Handicap(HandicapError::BadCount { stones, limit }) => {
                SetupFault::Handicap { stones, limit }
            }
            _ => SetupFault::Handicap { stones: self.handicap, limit },
        })
    }

    /// The size of the board.
    ///
    /// # Errors
    /// There is no such board.
    pub fn size(&self) -> Result<Size, SetupFault> {
        Size::new(self.cols, self.rows).ok_or(SetupFault::Size { cols: self.cols, rows: self.rows })
    }

    /// The rule set by name.
    ///
    /// # Errors
    /// There is none of this name.
    pub fn preset(&self) -> Result<&'static Preset, SetupFault> {
        Preset::find(&self.rules).ok_or_else(|| SetupFault::Rules(self.rules.clone()))
    }

    fn ruleset(&self) -> Result<Ruleset, SetupFault> {
        Ok(Ruleset { placement: self.placement.into(), ..self.preset()?.rules })
    }
}

/// The most handicap stones that `rules` allow on a board of this size; 1 is possible anywhere.
#[must_use]
pub fn handicap_limit(rules: &Ruleset, size: Size) -> u16 {
    let board = match rules.placement {
        tengen_rules::Placement::Fixed => fixed_handicap_limit(size),
        tengen_rules::Placement::Free => size.area() - 1,
    };
    board.min(rules.handicap_limit.map_or(u16::MAX, u16::from)).max(1)
}

/// A name as it is shown: without surrounding blanks; none if nothing is left.
///
/// # Errors
/// It is too long, or has control characters in it.
pub fn checked_name(name: Option<&str>) -> Result<Option<String>, SetupFault> {
    let Some(name) = name.map(str::trim).filter(|name| !name.is_empty()) else { return Ok(None) };
    if name.chars().count() > NAME_LIMIT || name.chars().any(char::is_control) {
        return Err(SetupFault::Name);
    }
    Ok(Some(name.to_owned()))
}
