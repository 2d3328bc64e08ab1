//! Markup: what a node draws on the board.

use tengen_rules::{ByColor, Point, PointSet};
use tengen_sgf::property::{AR, CR, DD, LB, LN, MA, PropertyId, SL, SQ, TB, TR, TW, VW};
use tengen_sgf::{GameTree, Node, Value};

/// A mark on points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// CR.
    Circle,
    /// MA.
    Cross,
    /// SQ.
    Square,
    /// TR.
    Triangle,
    /// SL.
    Selected,
}

impl Mark {
    /// All marks.
    pub const ALL: [Mark; 5] = [Mark::Circle, Mark::Cross, Mark::Square, Mark::Triangle, Mark::Selected];

    /// The property of the mark.
    #[must_use]
    pub fn property(self) -> PropertyId {
        match self {
            Mark::Circle => CR,
            Mark::Cross => MA,
            Mark::Square => SQ,
            Mark::Triangle => TR,
            Mark::Selected => SL,
        }
    }
}

/// The markup of a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marks {
    /// Circles, crosses, squares, triangles and selected points, in the order of [`Mark::ALL`].
    points: [PointSet; 5],
    /// LB.
    pub labels: Vec<(Point, String)>,
    /// AR, from and to.
    pub arrows: Vec<(Point, Point)>,
    /// LN.
    pub lines: Vec<(Point, Point)>,
    /// TB, TW.
    pub territory: ByColor<PointSet>,
    /// DD of this node or the nearest above.
    pub dimmed: PointSet,
    /// VW of this node or the nearest above; `None` is the whole board.
    pub visible: Option<PointSet>,
}

impl Marks {
    /// The markup of a node; what is inherited is looked up along its parents.
    #[must_use]
    pub fn of(game: &GameTree<'_>, node: Node<'_>) -> Marks {
        let points = |id| points(game, node, id).unwrap_or(PointSet::EMPTY);
        Marks {
            points: Mark::ALL.map(|mark| points(mark.property())),
            labels: match value(game, node, LB) {
                Some(Value::Labels(labels)) => {
                    labels.into_iter().map(|(p, text)| (p, text.into_owned())).collect()
                }
                _ => Vec::new(),
            },
            arrows: lines(game, node, AR),
            lines: lines(game, node, LN),
            territory: ByColor { black: points(TB), white: points(TW) },
            dimmed: inherited(game, node, DD).unwrap_or(PointSet::EMPTY),
            visible: inherited(game, node, VW).filter(|set| !set.is_empty()),
        }
    }

    /// The points with a mark.
    #[must_use]
    pub fn points(&self, mark: Mark) -> &PointSet {
        &self.points[mark as usize]
    }
}

fn value<'a>(game: &GameTree<'a>, node: Node<'a>, id: PropertyId) -> Option<Value<'a>> {
    game.value(node, id)?.value
}

fn points(game: &GameTree<'_>, node: Node<'_>, id: PropertyId) -> Option<PointSet> {
    match game.value(game.root().collection().node(node.id()), id)?.value {
        Some(Value::Points(points)) => Some(*points),
        _ => None,
    }
}

fn lines(game: &GameTree<'_>, node: Node<'_>, id: PropertyId) -> Vec<(Point, Point)> {
    match game.value(game.root().collection().node(node.id()), id).and_then(|t| t.value) {
        Some(Value::Lines(lines)) => lines,
        _ => Vec::new(),
    }
}

/// The value of an inherited property: it stays until it is set again.
fn inherited(game: &GameTree<'_>, node: Node<'_>, id: PropertyId) -> Option<PointSet> {
    let mut path = std::iter::successors(Some(node), |n| n.parent());
    path.find_map(|n| points(game, n, id))
}
