//! Which colors somebody plays.

use tengen_rules::Color;

/// A set of colors: none for whoever looks on, both at one screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seats(u8);

impl Seats {
    /// Looks on.
    pub const NONE: Seats = Seats(0);
    /// Both colors.
    pub const BOTH: Seats = Seats(3);

    /// One color.
    #[must_use]
    pub fn of(color: Color) -> Seats {
        Seats(1 << color as u8)
    }

    /// Whether `color` is among them.
    #[must_use]
    pub fn contains(self, color: Color) -> bool {
        self.0 & (1 << color as u8) != 0
    }

    /// The colors of both.
    #[must_use]
    pub fn with(self, other: Seats) -> Seats {
        Seats(self.0 | other.0)
    }

    /// The colors, Black first.
    pub fn iter(self) -> impl Iterator<Item = Color> {
        Color::ALL.into_iter().filter(move |&color| self.contains(color))
    }

    /// The colors as the browser gets them.
    #[must_use]
    pub fn to_wire(self) -> Vec<crate::wire::Color> {
        self.iter().map(Into::into).collect()
    }

    /// As a number for the store: 1 for Black and 2 for White, added.
    #[must_use]
    pub fn bits(self) -> u8 {
        self.0
    }

    /// The set of a number that was stored; other bits are dropped.
    #[must_use]
    pub fn from_bits(bits: u8) -> Seats {
        Seats(bits & 3)
    }
}
