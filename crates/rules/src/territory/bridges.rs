//! Bridges: empty points between stones of one color that the opponent cannot pass.
//!
//! If the opponent steps on a bridge, the owner's answer captures the stone or leads it nowhere, so a boundary with
//! bridges in it is as good as a closed one.

use crate::color::ByColor;
use crate::point::Point;
use crate::set::PointSet;
use crate::stones::Stones;

/// What bridges look like, three rows from the top around the bridge in the middle: `p` a living stone of the owner,
/// `e` nothing that hinders the owner (empty, the owner's living stone, or a dead stone of the opponent), `#` beyond
/// the edge, `?` anything. Each may be turned and mirrored.
const SHAPES: [&[u8; 9]; 6] = [
    b"?pp\
      ?@e\
      ?pe",
    b"ep?\
      e@e\
      ep?",
    b"pee\
      e@p\
      pee",
    b"?e?\
      p@p\
      ?#?",
    b"?pp\
      ?@e\
      ?#?",
    b"ep?\
      e@e\
      ?#?",
];

/// Where the shape asks for what, as windows (see [`PointSet::window`]).
#[derive(Clone, Copy, Debug)]
struct Shape {
    own: u16,
    kept: u16,
    edge: u16,
}

/// All shapes in all eight orientations.
static ORIENTED: [Shape; 48] = {
    let mut all = [Shape { own: 0, kept: 0, edge: 0 }; 48];
    let mut i = 0;
    while i < 48 {
        all[i] = oriented(SHAPES[i / 8], i % 8);
        i += 1;
    }
    all
};

const fn oriented(shape: &[u8; 9], orientation: usize) -> Shape {
    let mut out = Shape { own: 0, kept: 0, edge: 0 };
    let mut i = 0;
    while i < 9 {
        let (mut col, mut row) = (i % 3, i / 3);
        if orientation & 1 != 0 {
            col = 2 - col;
        }
        if orientation & 2 != 0 {
            row = 2 - row;
        }
        let bit = 1 << if orientation & 4 != 0 { col * 3 + row } else { row * 3 + col };
        match shape[i] {
            b'p' => out.own |= bit,
            b'e' => out.kept |= bit,
            b'#' => out.edge |= bit,
            _ => {}
        }
        i += 1;
    }
    out
}

/// The bridges of each color. No point is a bridge of both.
pub(super) fn bridges(stones: &Stones) -> ByColor<PointSet> {
    ByColor::from_fn(|color| {
        let own = &stones.living[color];
        let kept = stones.empty | *own | stones.dead[!color];
        let near = stones.empty & own.neighbors(&stones.all);
        near.iter().filter(|&point| fits(stones, point, own, &kept)).collect()
    })
}

/// Whether one of the shapes is around an empty point.
fn fits(stones: &Stones, point: Point, own: &PointSet, kept: &PointSet) -> bool {
    let (own, kept, edge) = (own.window(point), kept.window(point), !stones.all.window(point));
    let is_here = |s: &Shape| own & s.own == s.own && kept & s.kept == s.kept && edge & s.edge == s.edge;
    ORIENTED.iter().any(is_here)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_point_can_be_a_bridge_of_both_colors() {
        // What one color needs at a neighboring point must exclude what the other needs there: two stones, a stone
        // and a point without one, or the edge and a point.
        for a in &ORIENTED {
            for b in &ORIENTED {
                let stones = a.own & (b.own | b.kept) | b.own & (a.own | a.kept);
                let edge = a.edge & (b.own | b.kept) | b.edge & (a.own | a.kept);
                assert_ne!(stones | edge, 0, "{a:?} {b:?}");
            }
        }
    }
}
