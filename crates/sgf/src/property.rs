//! The properties of SGF FF\[1\] to FF\[4\]: one table.
//!
//! To add a property, add its constant and its row; reading, checking and writing follow from the row.

use std::fmt;
use std::num::NonZeroU16;

use crate::text::Form;

/// A property name of one or two capital letters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PropertyId(NonZeroU16);

impl PropertyId {
    /// The name made of `first` and `second`, capital letters; `second` may be 0.
    const fn new(first: u8, second: u8) -> PropertyId {
        match NonZeroU16::new((first as u16) << 8 | second as u16) {
            Some(raw) => PropertyId(raw),
            None => unreachable!(),
        }
    }

    /// The identity of a name: its capital letters, if they are one or two (`SiZe` is SZ). `None` for longer,
    /// private names and those without a capital.
    #[must_use]
    pub fn of_name(name: &str) -> Option<PropertyId> {
        PropertyId::from_bytes(name.as_bytes())
    }

    #[inline]
    pub(crate) fn from_bytes(name: &[u8]) -> Option<PropertyId> {
        match *name {
            [a] if a.is_ascii_uppercase() => Some(PropertyId::new(a, 0)),
            [a, b] if a.is_ascii_uppercase() && b.is_ascii_uppercase() => Some(PropertyId::new(a, b)),
            _ => PropertyId::from_capitals(name),
        }
    }

    fn from_capitals(name: &[u8]) -> Option<PropertyId> {
        if !name.iter().all(u8::is_ascii_alphabetic) {
            return None;
        }
        let mut capitals = name.iter().copied().filter(u8::is_ascii_uppercase);
        let first = capitals.next()?;
        let second = capitals.next().unwrap_or(0);
        if capitals.next().is_some() { None } else { Some(PropertyId::new(first, second)) }
    }

    /// Whether values are free text of several lines, in which authors forget escapes.
    pub(crate) fn is_comment(self) -> bool {
        self == C || self == GC
    }

    /// What the specification says of it; `None` for private names.
    #[must_use]
    pub fn spec(self) -> Option<&'static Spec> {
        let at = TABLE.binary_search_by_key(&self, |spec| spec.id).ok()?;
        Some(&TABLE[at])
    }
}

impl fmt::Display for PropertyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.0.get().to_be_bytes();
        write!(f, "{}", char::from(first))?;
        if second == 0 { Ok(()) } else { write!(f, "{}", char::from(second)) }
    }
}

impl fmt::Debug for PropertyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The type of a property's values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The empty value.
    Nothing,
    /// An integer.
    Number,
    /// A decimal number.
    Real,
    /// 1 or 2, for emphasis.
    Double,
    /// B or W.
    Color,
    /// One line.
    SimpleText,
    /// Several lines.
    Text,
    /// A move: a point or a pass.
    Move,
    /// One point.
    Point,
    /// Points, at least one.
    Points,
    /// Points, or one empty value for none.
    PointsOrNone,
    /// Points with a text each.
    Labels,
    /// Pairs of points.
    Lines,
    /// Board size: a number, or columns and rows.
    Size,
    /// A program and its version.
    Application,
    /// Nothing, or flags and a title.
    Figure,
}

impl Kind {
    /// How escapes and line ends of the values are read.
    #[must_use]
    pub const fn form(self) -> Form {
        match self {
            Kind::Text => Form::Text,
            Kind::Labels | Kind::Lines | Kind::Size | Kind::Application | Kind::Figure => Form::Composed,
            _ => Form::Simple,
        }
    }

    /// Whether a property has a list of values.
    #[must_use]
    pub const fn is_list(self) -> bool {
        matches!(self, Kind::Points | Kind::PointsOrNone | Kind::Labels | Kind::Lines)
    }

    /// Whether rectangles of points may be written as `aa:cc`.
    #[must_use]
    pub const fn is_points(self) -> bool {
        matches!(self, Kind::Points | Kind::PointsOrNone)
    }
}

/// Where a property may stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// In the root.
    Root,
    /// In one node of each path.
    Info,
    /// With a move, or is one.
    Move,
    /// In a node without a move.
    Setup,
    /// Anywhere.
    Any,
}

/// What the specification says of a property.
#[derive(Clone, Copy, Debug)]
pub struct Spec {
    /// The name.
    pub id: PropertyId,
    /// The type of its values.
    pub kind: Kind,
    /// Where it may stand.
    pub role: Role,
    versions: u8,
}

impl Spec {
    /// Whether FF\[`version`\] defines it.
    #[must_use]
    pub const fn is_in_version(&self, version: u8) -> bool {
        version >= 1 && version <= 4 && self.versions >> (version - 1) & 1 != 0
    }
}

const ALL: u8 = 0b1111;
const FROM_2: u8 = 0b1110;
const FROM_3: u8 = 0b1100;
const ONLY_4: u8 = 0b1000;
const TO_3: u8 = 0b0111;
const TO_2: u8 = 0b0011;
const ONLY_3: u8 = 0b0100;
/// In no version, but common: KI of the SGB files.
const NEVER: u8 = 0;

macro_rules! table {
    ($($id:ident $kind:ident $role:ident $versions:ident $doc:literal)+) => {
        $(
            #[doc = concat!(stringify!($id), ": ", $doc, ".")]
            pub const $id: PropertyId = match stringify!($id).as_bytes() {
                [a] => PropertyId::new(*a, 0),
                [a, b] => PropertyId::new(*a, *b),
                _ => unreachable!(),
            };
        )+

        /// All known properties in the order of their names.
        pub static TABLE: &[Spec] = &[
            $(Spec { id: $id, kind: Kind::$kind, role: Role::$role, versions: $versions },)+
        ];
    };
}

table! {
    AB Points       Setup ALL    "add black stones"
    AE Points       Setup ALL    "clear points"
    AN SimpleText   Info  FROM_3 "name of the annotator"
    AP Application  Root  ONLY_4 "program that wrote the file"
    AR Lines        Any   ONLY_4 "arrows"
    AW Points       Setup ALL    "add white stones"
    B  Move         Move  ALL    "move of Black"
    BL Real         Move  ALL    "seconds left for Black"
    BM Double       Move  ALL    "bad move"
    BR SimpleText   Info  ALL    "rank of Black"
    BS Number       Info  TO_3   "species of Black: 0 a person, else a program"
    BT SimpleText   Info  FROM_3 "team of Black"
    C  Text         Any   ALL    "comment"
    CA SimpleText   Root  ONLY_4 "charset"
    CH Double       Any   TO_3   "check mark"
    CP SimpleText   Info  FROM_3 "copyright"
    CR Points       Any   FROM_3 "circles"
    DD PointsOrNone Any   ONLY_4 "dimmed points, inherited"
    DM Double       Any   FROM_3 "position is even"
    DO Nothing      Move  ONLY_4 "doubtful move"
    DT SimpleText   Info  ALL    "dates"
    EL Number       Any   TO_3   "value of a computer's move"
    EV SimpleText   Info  ALL    "event"
    EX Move         Any   TO_3   "expected move"
    FF Number       Root  FROM_2 "version of SGF"
    FG Figure       Any   ALL    "figure"
    GB Double       Any   ALL    "good for Black"
    GC Text         Info  ALL    "comment on the game"
    GM Number       Root  ALL    "the game, 1 is Go"
    GN SimpleText   Info  ALL    "name of the game"
    GW Double       Any   ALL    "good for White"
    HA Number       Info  ALL    "number of handicap stones"
    HO Double       Any   FROM_3 "hotspot"
    ID SimpleText   Info  ONLY_3 "identity of the game"
    IT Nothing      Move  ONLY_4 "interesting move"
    KI Number       Info  NEVER  "komi in half-points"
    KM Real         Info  ALL    "komi"
    KO Nothing      Move  FROM_3 "execute even if illegal"
    L  Points       Any   TO_2   "letters"
    LB Labels       Any   FROM_3 "labels"
    LN Lines        Any   ONLY_4 "lines"
    LT Nothing      Info  ONLY_3 "loses on time"
    M  Points       Any   TO_2   "marked points"
    MA Points       Any   FROM_3 "crosses"
    MN Number       Move  FROM_3 "number of the move"
    N  SimpleText   Any   ALL    "name of the node"
    OB Number       Move  FROM_3 "moves left in overtime for Black"
    OM Number       Info  ONLY_3 "moves in an overtime period"
    ON SimpleText   Info  FROM_3 "name of the opening"
    OP Real         Info  ONLY_3 "length of an overtime period"
    OT SimpleText   Info  ONLY_4 "overtime"
    OV Real         Info  ONLY_3 "operator overhead"
    OW Number       Move  FROM_3 "moves left in overtime for White"
    PB SimpleText   Info  ALL    "name of Black"
    PC SimpleText   Info  ALL    "place"
    PL Color        Setup ALL    "player to move"
    PM Number       Any   ONLY_4 "print move numbers, inherited"
    PW SimpleText   Info  ALL    "name of White"
    RE SimpleText   Info  ALL    "result"
    RG Points       Any   TO_3   "region"
    RO SimpleText   Info  ALL    "round"
    RU SimpleText   Info  FROM_3 "rules"
    SC Points       Any   TO_3   "secure stones"
    SE Points       Any   ONLY_3 "self-test moves"
    SI Double       Any   TO_3   "move of a computer judged"
    SL Points       Any   ALL    "selected points"
    SO SimpleText   Info  ALL    "source"
    SQ Points       Any   ONLY_4 "squares"
    ST Number       Root  ONLY_4 "how variations are shown"
    SU SimpleText   Info  ONLY_4 "setup type"
    SZ Size         Root  ALL    "board size"
    TB PointsOrNone Any   ALL    "territory of Black"
    TC Number       Any   ONLY_3 "territory count"
    TE Double       Move  ALL    "good move"
    TM Real         Info  ALL    "main time in seconds"
    TR Points       Any   FROM_3 "triangles"
    TW PointsOrNone Any   ALL    "territory of White"
    UC Double       Any   FROM_3 "position is unclear"
    US SimpleText   Info  ALL    "who entered the game"
    V  Real         Any   ALL    "value of the position, positive for Black"
    VW PointsOrNone Any   ALL    "visible part of the board, inherited"
    W  Move         Move  ALL    "move of White"
    WL Real         Move  ALL    "seconds left for White"
    WR SimpleText   Info  ALL    "rank of White"
    WS Number       Info  TO_3   "species of White: 0 a person, else a program"
    WT SimpleText   Info  FROM_3 "team of White"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_sorted_and_found() {
        assert!(TABLE.is_sorted_by(|a, b| a.id < b.id));
        for spec in TABLE {
            assert_eq!(spec.id.spec().map(|s| s.id), Some(spec.id));
            assert_eq!(PropertyId::of_name(&spec.id.to_string()), Some(spec.id));
        }
    }

    #[test]
    fn names_are_their_capitals() {
        assert_eq!(PropertyId::of_name("CoPyright"), Some(CP));
        assert_eq!(PropertyId::of_name("Black"), Some(B));
        for name in ["MULTIGOGM", "black", "", "A1", "ABc D"] {
            assert_eq!(PropertyId::of_name(name), None, "{name}");
        }
    }

    #[test]
    fn every_ff4_property_of_go_is_there() {
        let names = "AB AW AE PL B W KO MN BL WL OB OW BM TE DO IT AP CA FF GM ST SZ AN BR BT CP DT EV GN ON OT PB \
                     PC PW RE RO RU SO US WR WT GC HA KM TM C N V DM GB GW HO UC CR MA SL SQ TR LB AR LN DD VW PM \
                     TB TW FG";
        for name in names.split_whitespace() {
            let spec = PropertyId::of_name(name).and_then(PropertyId::spec);
            assert!(spec.is_some_and(|s| s.is_in_version(4)), "{name}");
        }
    }
}
