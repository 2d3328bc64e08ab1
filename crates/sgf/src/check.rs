//! Checks a collection against the specification: properties, values and their places.
//!
//! The reader repairs the syntax; this looks at the meaning and changes nothing.

use tengen_rules::PointSet;

use crate::diagnostic::{Code, Diagnostics};
use crate::game::{GameTree, is_possible_komi};
use crate::info::{GameResult, parse_dates, parse_main_time};
use crate::property::{
    AB, AE, AW, B, BM, CR, DM, DO, DT, GB, GM, GW, HA, IT, KM, Kind, MA, PL, PropertyId, RE, Role, SL, SQ,
    SZ, Spec, TE, TM, TR, UC, W,
};
use crate::site::Site;
use crate::tree::{Collection, Node, Property};
use crate::value::{Fault, Typed, Value};

/// How much is asked of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rigor {
    /// What every reader understands is fine, and sites have their habits.
    Lenient,
    /// The specification to the letter.
    Strict,
}

/// Checks all games.
#[must_use]
pub fn check(collection: &Collection, rigor: Rigor) -> Diagnostics {
    let mut diagnostics = Diagnostics::default();
    let mut version = None;
    for root in collection.games() {
        let game = match rigor {
            Rigor::Lenient => GameTree::new(root),
            Rigor::Strict => GameTree::strict(root),
        };
        if version.is_some_and(|v| v != game.version()) {
            let at = root.properties().next().map_or(0, Property::offset);
            diagnostics.push(Code::VersionsMixed, at, "");
        }
        version = Some(game.version());
        Checker { game, rigor, diagnostics: &mut diagnostics }.run();
    }
    diagnostics
}

struct Checker<'a, 'd> {
    game: GameTree<'a>,
    rigor: Rigor,
    diagnostics: &'d mut Diagnostics,
}

impl<'a> Checker<'a, '_> {
    fn run(mut self) {
        self.root();
        // For each node whether it or a node above it has game information; parents come before their children.
        let root = self.game.root();
        let mut informed = vec![false; root.collection().node_count()];
        for node in root.walk() {
            let above = node.parent().is_some_and(|p| informed[p.id().index()]);
            informed[node.id().index()] = self.node(node, above) || above;
        }
    }

    fn report(&mut self, code: Code, at: Property<'_>, detail: &str) {
        self.diagnostics.push(code, at.offset(), detail);
    }

    fn root(&mut self) {
        let root = self.game.root();
        if let Some(gm) = root.get(GM).filter(|_| !self.game.is_go()) {
            self.report(Code::OtherGame, gm, gm.value().unwrap_or_default());
        }
        self.handicap();
        self.komi();
    }

    /// HA against the stones in the root.
    fn handicap(&mut self) {
        let root = self.game.root();
        let Some(ha) = root.get(HA) else { return };
        let Some(Value::Number(count)) = self.game.value(root, HA).and_then(|t| t.value) else { return };
        let stones = match self.game.value(root, AB).and_then(|t| t.value) {
            Some(Value::Points(points)) => i32::from(points.len()),
            _ => 0,
        };
        let raw = ha.value().unwrap_or_default();
        match count {
            0 => {}
            1 => self.report(Code::OddValue, ha, raw),
            _ if count < 0 => self.report(Code::BadValue, ha, raw),
            _ if count != stones => {
                self.report(Code::HandicapDiffers, ha, &format!("HA[{count}], {stones} stones"))
            }
            _ => {}
        }
    }

    fn komi(&mut self) {
        let node = self.game.info_node();
        let Some(km) = node.get(KM) else { return };
        let Some(Value::Real(number)) = self.game.value(node, KM).and_then(|t| t.value) else { return };
        let meant = self.game.info().komi;
        if meant != Some(number) && self.game.site() != Site::Other {
            let detail = meant.map_or_else(|| "unknown".to_owned(), |k| k.to_string());
            self.report(Code::SiteHabit, km, &format!("KM[{number}] is {detail}"));
        } else if !is_possible_komi(number, self.game.size()) {
            self.report(Code::BadValue, km, km.value().unwrap_or_default());
        }
    }

    /// Checks a node; `true` if it has game information.
    fn node(&mut self, node: Node<'a>, informed: bool) -> bool {
        let mut has_info = false;
        for (index, property) in node.properties().enumerate() {
            let Some(spec) = property.id().and_then(PropertyId::spec) else {
                self.report(Code::UnknownProperty, property, property.name());
                continue;
            };
            has_info |= spec.role == Role::Info;
            self.place(node, property, spec, informed);
            if node.properties().take(index).any(|p| p.id() == property.id()) {
                self.report(Code::RepeatedProperty, property, property.name());
            } else {
                self.values(node, property, spec);
            }
        }
        self.combinations(node);
        has_info
    }

    fn place(&mut self, node: Node<'a>, property: Property<'a>, spec: &Spec, informed: bool) {
        if !spec.is_in_version(self.game.version()) {
            self.report(Code::OtherVersion, property, property.name());
        }
        match spec.role {
            Role::Root if node.parent().is_some() => {
                self.report(Code::RootOutside, property, property.name())
            }
            Role::Info if informed => self.report(Code::InfoRepeated, property, property.name()),
            _ => {}
        }
    }

    /// The values of all occurrences of a property.
    fn values(&mut self, node: Node<'a>, property: Property<'a>, spec: &'static Spec) {
        let is_move_data = matches!(spec.role, Role::Move | Role::Setup) || spec.kind.is_list();
        if !self.game.is_go() && (is_move_data || spec.id == SZ) {
            return;
        }
        let Some(Typed { faults, .. }) = self.game.value(node, spec.id) else { return };
        let raw: Vec<&str> = node.raw_values(spec.id).collect();
        let report_all = self.rigor == Rigor::Strict;
        for (index, fault) in faults {
            let code = match fault {
                Fault::Empty => Code::EmptyValue,
                Fault::Bad if spec.id == SZ => Code::BadSize,
                Fault::Bad if spec.role == Role::Root => Code::BadRoot,
                Fault::Bad => Code::BadValue,
                Fault::Odd if spec.kind == Kind::Application && !report_all => continue,
                Fault::Odd => Code::OddValue,
                Fault::Repeated => Code::PointRepeated,
                // A second occurrence is reported as such.
                Fault::Surplus if index >= property.values().len() => continue,
                Fault::Surplus => Code::ManyValues,
            };
            let at = property.values().len().min(index);
            let offset = if index == at { property.value_offset(index) } else { property.offset() };
            self.diagnostics.push(code, offset, &format!("{}[{}]", spec.id, raw.get(index).unwrap_or(&"")));
        }
        if matches!(spec.kind, Kind::SimpleText | Kind::Real) && spec.role == Role::Info {
            self.info_value(node, property, spec.id);
        }
    }

    /// Game information with a form of its own.
    fn info_value(&mut self, node: Node<'a>, property: Property<'a>, id: PropertyId) {
        let text = node.text(id).unwrap_or_default();
        if text.trim().is_empty() {
            if id.spec().is_some_and(|s| s.kind == Kind::SimpleText) {
                self.report(Code::EmptyValue, property, property.name());
            }
            return;
        }
        let code = if id == RE {
            match text.parse::<GameResult>() {
                Err(_) => Some(Code::BadValue),
                Ok(result) if result.to_string() == text || is_usual_result(&text) => None,
                Ok(_) => Some(Code::OddValue),
            }
        } else if id == DT {
            parse_dates(&text).is_none().then_some(Code::OddValue)
        } else if id == TM && self.game.value(node, TM).is_some_and(|t| t.faults.is_empty()) {
            parse_main_time(&text).is_none().then_some(Code::BadValue)
        } else {
            None
        };
        if let Some(code) = code {
            self.report(code, property, &format!("{id}[{text}]"));
        }
    }

    /// Properties of one node that do not go together.
    fn combinations(&mut self, node: Node<'a>) {
        let has = |id| node.get(id).is_some();
        let first = |ids: &[PropertyId]| ids.iter().find_map(|id| node.get(*id));
        let is_move = has(B) || has(W);
        if let Some(second) = node.get(W).filter(|_| has(B)) {
            self.report(Code::TwoMoves, second, "B W");
        }
        let setup = first(&[AB, AW, AE, PL]);
        if let Some(setup) = setup.filter(|_| is_move) {
            self.report(Code::SetupWithMove, setup, setup.name());
        }
        if let Some(property) =
            first(&[B, W]).filter(|_| node.parent().is_none() && self.rigor == Rigor::Strict)
        {
            self.report(Code::MoveInRoot, property, property.name());
        }
        if let Some(note) = first(&[BM, TE, DO, IT]).filter(|_| !is_move) {
            self.report(Code::AnnotationWithoutMove, note, note.name());
        }
        for exclusive in [[BM, TE, DO, IT], [DM, UC, GB, GW]] {
            let mut present = exclusive.iter().filter_map(|id| node.get(*id));
            if let (Some(_), Some(second)) = (present.next(), present.next()) {
                self.report(Code::AnnotationsConflict, second, second.name());
            }
        }
        if self.game.is_go() {
            self.distinct_points(node, &[AB, AW, AE]);
            self.distinct_points(node, &[CR, MA, SL, SQ, TR]);
        }
    }

    /// No point may be in two of the lists.
    fn distinct_points(&mut self, node: Node<'a>, lists: &[PropertyId]) {
        if lists.iter().filter(|id| node.get(**id).is_some()).count() < 2 {
            return;
        }
        let mut seen = PointSet::EMPTY;
        for id in lists {
            let Some(Value::Points(points)) = self.game.value(node, *id).and_then(|t| t.value) else {
                continue;
            };
            if let Some(property) = node.get(*id).filter(|_| points.intersects(&seen)) {
                self.report(Code::PointRepeated, property, property.name());
            }
            seen.extend(points.iter());
        }
    }
}

/// The long spellings that the specification allows beside the short ones, and numbers with final zeros.
fn is_usual_result(text: &str) -> bool {
    let words = ["Draw", "B+Resign", "W+Resign", "B+Time", "W+Time", "B+Forfeit", "W+Forfeit"];
    words.contains(&text) || (text.ends_with('0') && text.contains('.'))
}
