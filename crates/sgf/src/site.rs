//! Site profiles: what single servers mean by values that differ from the specification.
//!
//! A site is recognized by its name in AP, SO or PC. Strict mode knows no sites.

use crate::decimal::Decimal;
use crate::property::{AP, PC, PropertyId, SO};
use crate::tree::Node;

/// Where a record comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Site {
    /// Fox Weiqi (Tencent): komi in hundredths; under Chinese rules in hundredths of a stone, worth two points.
    Fox,
    /// The KGS Go Server.
    Kgs,
    /// The Online Go Server.
    Ogs,
    /// Pandanet (IGS).
    Pandanet,
    /// Tygem.
    Tygem,
    /// Any other, or not known: values are as in the specification.
    Other,
}

/// How a site is recognized: a property of the root begins with a text.
struct Profile {
    site: Site,
    property: PropertyId,
    beginning: &'static str,
}

/// The first row that matches counts. AP may be repeated: a program that saved the record again adds its own.
static PROFILES: &[Profile] = &[
    Profile { site: Site::Fox, property: AP, beginning: "foxwq" },
    Profile { site: Site::Fox, property: SO, beginning: "foxwq" },
    Profile { site: Site::Kgs, property: PC, beginning: "The KGS Go Server" },
    Profile { site: Site::Kgs, property: PC, beginning: "The Kiseido Go Server" },
    Profile { site: Site::Ogs, property: PC, beginning: "OGS" },
    Profile { site: Site::Pandanet, property: PC, beginning: "PANDA" },
    Profile { site: Site::Pandanet, property: PC, beginning: "IGS" },
    Profile { site: Site::Tygem, property: PC, beginning: "Tygem" },
];

impl Site {
    /// The site that the root of a game names.
    #[must_use]
    pub fn of(root: Node<'_>) -> Site {
        let names = |p: &&Profile| root.raw_values(p.property).any(|raw| raw.starts_with(p.beginning));
        PROFILES.iter().find(names).map_or(Site::Other, |p| p.site)
    }

    /// The komi in points that the number in KM means; `None` if it says nothing.
    pub(crate) fn komi(self, number: Decimal, game: SiteFacts) -> Option<Decimal> {
        match (self, number.as_whole()) {
            (Site::Fox, Some(0)) if game.handicap < 2 => None,
            (Site::Fox, Some(n)) if n >= 100 && game.counts_stones => number.scaled(2, 100),
            (Site::Fox, Some(n)) if n >= 100 => number.scaled(1, 100),
            _ => Some(number),
        }
    }

    /// The score in points that the number in RE means.
    pub(crate) fn score(self, number: Decimal, game: SiteFacts) -> Decimal {
        let doubled = number.scaled(2, 1).filter(|_| self == Site::Fox && game.counts_stones);
        doubled.unwrap_or(number)
    }
}

/// What a site's habits depend on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SiteFacts {
    pub(crate) handicap: i32,
    /// Chinese rules: results are in stones.
    pub(crate) counts_stones: bool,
}
