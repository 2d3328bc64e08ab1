//! False eyes: points of an eye space that tie its strands together only by being filled.
//!
//! Strands and eye spaces form a net: a strand and an eye space are tied where they touch. A point at the end of an
//! eye space is a *false eye* if the net falls apart around it once it is taken out – the strands beside it, and the
//! rest of its eye space, no longer all hang together. Sooner or later its owner must fill it, unless each loose
//! part still holds on to a real eye elsewhere.

use alloc::vec::Vec;

use super::eyes::EyeSpace;
use crate::point::Point;
use crate::set::PointSet;

/// Eye spaces and strands with the ties between them.
#[derive(Clone, Debug)]
pub(super) struct Net<'a> {
    eyes: &'a [EyeSpace],
    /// For each strand the eye spaces that it touches.
    of_strand: Vec<Vec<usize>>,
}

/// The part of the net that hangs together with a strand.
#[derive(Clone, Debug)]
struct Part {
    strands: Vec<bool>,
    eyes: Vec<bool>,
}

impl<'a> Net<'a> {
    pub(super) fn new(eyes: &'a [EyeSpace], strands: usize) -> Net<'a> {
        let mut of_strand = alloc::vec![Vec::new(); strands];
        for (index, eye) in eyes.iter().enumerate() {
            for contact in &eye.contacts {
                of_strand[contact.strand].push(index);
            }
        }
        Net { eyes, of_strand }
    }

    /// All false eyes.
    pub(super) fn false_eyes(&self) -> PointSet {
        let points = self.eyes.iter().fold(PointSet::EMPTY, |all, eye| all | eye.points);
        // Points of different eye spaces are never neighbors.
        let [_, amid, ..] = points.neighbor_counts(&points);
        let mut found = PointSet::EMPTY;
        for (index, eye) in self.eyes.iter().enumerate() {
            let ends = eye.points - amid;
            found.extend(ends.iter().filter(|&point| self.falls_apart(index, point)));
        }
        found
    }

    /// Of the false eyes those without which a strand beside them would hold on to no eye space of value.
    pub(super) fn to_fill(&self, false_eyes: &PointSet, values: &[u8]) -> PointSet {
        let holds = |part: &Part| part.eyes.iter().zip(values).any(|(here, value)| *here && *value > 0);
        let mut found = PointSet::EMPTY;
        for (index, eye) in self.eyes.iter().enumerate() {
            let points = eye.points & *false_eyes;
            found.extend(points.iter().filter(|&point| {
                self.strands_at(index, point).any(|strand| !holds(&self.part(strand, index, point)))
            }));
        }
        found
    }

    fn strands_at(&self, eye: usize, point: Point) -> impl Iterator<Item = usize> + '_ {
        let contacts = self.eyes[eye].contacts.iter();
        contacts.filter(move |contact| contact.points.contains(point)).map(|contact| contact.strand)
    }

    /// Whether the strands at an end of an eye space and the rest of the eye space fall apart without that point.
    fn falls_apart(&self, eye: usize, point: Point) -> bool {
        let has_rest = self.eyes[eye].points.len() > 1;
        let mut strands = self.strands_at(eye, point);
        let Some(first) = strands.next() else { return false };
        let mut others = strands.peekable();
        if !has_rest && others.peek().is_none() {
            return false;
        }
        if has_rest && self.strands_at(eye, point).all(|strand| self.touches_rest(strand, eye, point)) {
            return false;
        }
        let part = self.part(first, eye, point);
        has_rest && !part.eyes[eye] || others.any(|strand| !part.strands[strand])
    }

    /// Whether a strand touches an eye space at another point than `hole`.
    fn touches_rest(&self, strand: usize, eye: usize, hole: Point) -> bool {
        let mut contacts = self.eyes[eye].contacts.iter();
        contacts.any(|contact| {
            contact.strand == strand && contact.points.len() > u16::from(contact.points.contains(hole))
        })
    }

    /// What hangs together with a strand if `hole`, an end of an eye space, is taken out. An eye space less one end
    /// is still connected, so it counts as reached when any other point of it is touched.
    fn part(&self, strand: usize, eye: usize, hole: Point) -> Part {
        let mut part = Part {
            strands: alloc::vec![false; self.of_strand.len()],
            eyes: alloc::vec![false; self.eyes.len()],
        };
        let touches = |other: usize, strand: usize| other != eye || self.touches_rest(strand, eye, hole);
        part.strands[strand] = true;
        let mut queue = alloc::vec![strand];
        while let Some(strand) = queue.pop() {
            for &eye in &self.of_strand[strand] {
                if part.eyes[eye] || !touches(eye, strand) {
                    continue;
                }
                part.eyes[eye] = true;
                for contact in &self.eyes[eye].contacts {
                    if !part.strands[contact.strand] && touches(eye, contact.strand) {
                        part.strands[contact.strand] = true;
                        queue.push(contact.strand);
                    }
                }
            }
        }
        part
    }
}
