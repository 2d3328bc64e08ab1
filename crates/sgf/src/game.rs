//! A game tree with what its root says: size, version, site; and its typed properties.

use std::borrow::Cow;

use tengen_rules::{ByColor, Color, Move, Size};

use crate::decimal::Decimal;
use crate::info::{By, Date, GameResult, Overtime, Rank, parse_dates, parse_main_time};
use crate::point;
use crate::property::{
    B, BR, C, DT, EV, FF, GC, GM, GN, HA, KI, KM, Kind, OT, PB, PC, PW, PropertyId, RE, RO, RU, Role, SO, SZ,
    TM, W, WR,
};
use crate::site::{Site, SiteFacts};
use crate::text::{self, Form};
use crate::tree::{Node, Property};
use crate::value::{self, Typed, Value};

/// A game of a collection.
#[derive(Clone, Copy, Debug)]
pub struct GameTree<'a> {
    root: Node<'a>,
    size: Size,
    version: u8,
    game: i32,
    site: Site,
}

impl<'a> GameTree<'a> {
    /// The game with this root. Its site's habits are taken into account.
    #[must_use]
    pub fn new(root: Node<'a>) -> GameTree<'a> {
        GameTree { site: Site::of(root), ..GameTree::strict(root) }
    }

    /// The same for strict reading: every site means what the specification says.
    #[must_use]
    pub fn strict(root: Node<'a>) -> GameTree<'a> {
        let raw = |id| root.get(id).and_then(Property::value).map(str::trim);
        let number = |id| raw(id).and_then(|raw| raw.parse::<i32>().ok());
        GameTree {
            root,
            size: raw(SZ).and_then(point::parse_size).unwrap_or(Size::NINETEEN),
            version: number(FF).and_then(|n| u8::try_from(n).ok()).unwrap_or(1),
            game: number(GM).unwrap_or(1),
            site: Site::Other,
        }
    }

    /// The root.
    #[must_use]
    pub fn root(&self) -> Node<'a> {
        self.root
    }

    /// The board; 19×19 unless SZ says otherwise.
    #[must_use]
    pub fn size(&self) -> Size {
        self.size
    }

    /// The number in FF, 1 if it is missing.
    #[must_use]
    pub fn version(&self) -> u8 {
        self.version
    }

    /// The number in GM, 1 (Go) if it is missing.
    #[must_use]
    pub fn game(&self) -> i32 {
        self.game
    }

    /// Whether it is a game of Go.
    #[must_use]
    pub fn is_go(&self) -> bool {
        self.game == 1
    }

    /// Where it comes from.
    #[must_use]
    pub fn site(&self) -> Site {
        self.site
    }

    /// The typed value of a property; `None` if the node has it not or it is private. Repeated lists are merged, and
    /// so are repeated texts, with an empty line between; of other properties the first counts.
    #[must_use]
    pub fn value(&self, node: Node<'a>, id: PropertyId) -> Option<Typed<'a>> {
        let spec = id.spec()?;
        let mut all = node.get_all(id);
        let first = all.next()?;
        let Some(second) = all.next() else {
            return Some(value::typed(spec.kind, first.values(), self.size));
        };
        if spec.kind == Kind::Text {
            let rest = [first, second].into_iter().chain(all);
            let texts: Vec<_> =
                rest.flat_map(Property::values).map(|v| text::unescape(v, Form::Text)).collect();
            return Some(Typed { value: Some(Value::Text(texts.join("\n\n").into())), faults: Vec::new() });
        }
        Some(value::typed(spec.kind, node.raw_values(id), self.size))
    }

    /// The move in a node: Black's before White's, if it has both.
    #[must_use]
    pub fn move_of(&self, node: Node<'a>) -> Option<(Color, Move)> {
        node.properties().find_map(|property| {
            let color = color_of_move(property)?;
            let raw = property.value()?;
            let parsed =
                point::parse_move(raw, self.size).or_else(|| match self.value(node, property.id()?)?.value {
                    Some(Value::Move(m)) => Some(m),
                    _ => None,
                });
            parsed.map(|m| (color, m))
        })
    }

    /// The comment of a node.
    #[must_use]
    pub fn comment(&self, node: Node<'a>) -> Option<Cow<'a, str>> {
        match self.value(node, C)?.value {
            Some(Value::Text(text)) => Some(text),
            _ => None,
        }
    }

    /// The first node of the main line with game information; the root if there is none.
    #[must_use]
    pub fn info_node(&self) -> Node<'a> {
        let is_info =
            |p: Property<'_>| p.id().and_then(PropertyId::spec).is_some_and(|s| s.role == Role::Info);
        self.root.main_line().find(|node| node.properties().any(is_info)).unwrap_or(self.root)
    }

    /// The game information.
    #[must_use]
    pub fn info(&self) -> GameInfo<'a> {
        GameInfo::of(self)
    }
}

/// The color if the property is B or W.
pub(crate) fn color_of_move(property: Property<'_>) -> Option<Color> {
    match property.id() {
        Some(id) if id == B => Some(Color::Black),
        Some(id) if id == W => Some(Color::White),
        _ => None,
    }
}

/// What a record says of its game. `None`: it says nothing, or nothing that is understood.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameInfo<'a> {
    /// PB, PW.
    pub names: ByColor<Option<Cow<'a, str>>>,
    /// BR, WR.
    pub ranks: ByColor<Option<Rank>>,
    /// KM in points, site habits considered; or KI.
    pub komi: Option<Decimal>,
    /// HA; 0 and 1 are both an even game.
    pub handicap: Option<i32>,
    /// RE.
    pub result: Option<GameResult>,
    /// RU.
    pub rules: Option<Cow<'a, str>>,
    /// DT.
    pub dates: Vec<Date>,
    /// TM in seconds.
    pub main_time: Option<Decimal>,
    /// OT, if it is of a known system.
    pub overtime: Option<Overtime>,
    /// GN.
    pub game_name: Option<Cow<'a, str>>,
    /// EV.
    pub event: Option<Cow<'a, str>>,
    /// RO.
    pub round: Option<Cow<'a, str>>,
    /// PC.
    pub place: Option<Cow<'a, str>>,
    /// SO.
    pub source: Option<Cow<'a, str>>,
    /// GC.
    pub comment: Option<Cow<'a, str>>,
}

impl<'a> GameInfo<'a> {
    fn of(game: &GameTree<'a>) -> GameInfo<'a> {
        let node = game.info_node();
        let text = |id| node.text(id).filter(|t| !t.trim().is_empty());
        let handicap = match game.value(node, HA).and_then(|t| t.value) {
            Some(Value::Number(n)) if n >= 0 => Some(n),
            _ => None,
        };
        let rules = text(RU);
        let facts = SiteFacts {
            handicap: handicap.unwrap_or(0),
            counts_stones: rules.as_ref().is_some_and(|r| r.eq_ignore_ascii_case("chinese")),
        };
        GameInfo {
            names: ByColor { black: text(PB), white: text(PW) },
            ranks: ByColor { black: BR, white: WR }.map(|id| text(id).and_then(|t| Rank::parse(&t))),
            komi: komi(game, node, facts),
            handicap,
            result: text(RE).and_then(|t| t.parse().ok()).map(|r| site_result(game.site, r, facts)),
            rules,
            dates: text(DT).and_then(|t| parse_dates(&t)).unwrap_or_default(),
            main_time: text(TM).and_then(|t| parse_main_time(&t)),
            overtime: text(OT).and_then(|t| Overtime::parse(&t)),
            game_name: text(GN),
            event: text(EV),
            round: text(RO),
            place: text(PC),
            source: text(SO),
            comment: text(GC),
        }
    }
}

/// The komi in points, if it can be one: no more than the board has points.
fn komi<'a>(game: &GameTree<'a>, node: Node<'a>, facts: SiteFacts) -> Option<Decimal> {
    let number = match game.value(node, KM).and_then(|t| t.value) {
        Some(Value::Real(number)) => game.site.komi(number, facts),
        _ => match game.value(node, KI).and_then(|t| t.value) {
            Some(Value::Number(halves)) => Some(Decimal::halves(halves)),
            _ => None,
        },
    };
    number.filter(|n| is_possible_komi(*n, game.size))
}

/// Whether a komi is within the area of the board.
pub(crate) fn is_possible_komi(komi: Decimal, size: Size) -> bool {
    let most = Decimal::whole(i32::from(size.area()));
    komi <= most && komi.scaled(-1, 1).is_some_and(|n| n <= most)
}

fn site_result(site: Site, result: GameResult, facts: SiteFacts) -> GameResult {
    match result {
        GameResult::Win(color, By::Score(n)) => GameResult::Win(color, By::Score(site.score(n, facts))),
        other => other,
    }
}
