//! What was played, finding repeated positions, and going back.

use alloc::vec::Vec;

use super::{
    ByColor, Color, Game, Ko, LongCycle, Move, PassCost, Phase, Placed, Point, PointSet, Size, Suicide,
};
use crate::board::Board;
use crate::outcome::Outcome;
use crate::ruleset::Button;

/// One turn: a stone or a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    hash: u64,
    point: Option<Point>,
    ko: Option<Point>,
    captured: u16,
    /// Who played.
    pub color: Color,
}

impl Turn {
    /// What was played.
    #[must_use]
    pub fn mv(&self) -> Move {
        self.point.map_or(Move::Pass, Move::Play)
    }

    /// The stone played, or `None` for a pass.
    #[must_use]
    pub fn point(&self) -> Option<Point> {
        self.point
    }

    /// Number of opposing stones captured.
    #[must_use]
    pub fn captured(&self) -> u16 {
        self.captured
    }

    /// The simple-ko point after the turn.
    #[must_use]
    pub fn ko(&self) -> Option<Point> {
        self.ko
    }

    /// Hash of the position after the turn.
    #[must_use]
    pub fn hash(&self) -> u64 {
        self.hash
    }
}

/// Distinguishes the two players in situational keys.
const MOVER: ByColor<u64> = ByColor { black: 0, white: 0x9d39_247e_3377_6d41 };

impl Game {
    /// The key under which the position on the board counts as repeated for superko after a stone of `mover`;
    /// `None` without superko.
    #[inline]
    pub(super) fn superko_key(&self, mover: Color) -> Option<u64> {
        self.key_of(self.board.hash(), mover)
    }

    #[inline]
    pub(super) fn key_of(&self, hash: u64, mover: Color) -> Option<u64> {
        match self.rules.ko {
            Ko::Positional => Some(hash & self.seen.key_mask),
            Ko::Situational | Ko::NaturalSituational => Some((hash ^ MOVER[mover]) & self.seen.key_mask),
            Ko::None | Ko::Simple | Ko::SimplePlayElsewhere => None,
        }
    }

    /// The number of the turn (0 is the start) after which the position was the one now on the board, in the sense
    /// of the superko rule. A hit in the table is confirmed on the rebuilt earlier position: two positions may
    /// share a key.
    #[inline]
    pub(super) fn find_repeated(&self, key: u64, mover: Color) -> Option<u32> {
        self.seen.entries(key).find(|&entry| self.is_repetition(entry, mover, &self.board))
    }

    /// Whether `board`, with `mover` having moved, is the position after `entry` turns in the sense of the superko
    /// rule.
    #[inline(never)]
    pub(super) fn is_repetition(&self, entry: u32, mover: Color, board: &Board) -> bool {
        let same_mover = self.rules.ko == Ko::Positional || self.mover_before(entry as usize) == mover;
        let stones = |board: &Board| Color::ALL.map(|color| board.stones(color));
        same_mover && stones(&self.board_after(entry as usize)) == stones(board)
    }

    /// Who moved last before the position after `entry` turns.
    fn mover_before(&self, entry: usize) -> Color {
        entry.checked_sub(1).map_or(!self.first, |turn| self.turns[turn].color)
    }

    /// Enters the start into the table of positions. The natural rule leaves it out: nobody created it.
    pub(super) fn record_start(&mut self) {
        if self.rules.ko != Ko::NaturalSituational
            && let Some(key) = self.superko_key(!self.first)
        {
            self.seen.insert(key, 0);
        }
    }

    /// Writes down a legal turn that the board already shows.
    #[inline]
    pub(super) fn record(&mut self, color: Color, point: Option<Point>, placed: Placed) {
        self.turns.push(Turn {
            hash: self.board.hash(),
            point,
            ko: self.board.ko(),
            captured: placed.captured,
            color,
        });
        self.prisoners[color] += placed.captured;
        self.prisoners[!color] += placed.suicide;
        self.to_move = !color;
        match point {
            Some(_) => self.passes = 0,
            None => self.count_pass(color),
        }
    }

    /// Enters the position after the last turn into the table of positions.
    #[inline]
    pub(super) fn remember(&mut self, key: Option<u64>) {
        if let Some(key) = key {
            self.seen.insert(key, self.turns.len() as u32);
        }
    }

    /// Writes down a pass. A pass creates no position, but it can create a situation.
    pub(super) fn record_pass(&mut self, color: Color) {
        self.board.clear_ko();
        self.record(color, None, Placed::default());
        if self.rules.ko == Ko::Situational {
            self.remember(self.superko_key(color));
        }
    }

    fn count_pass(&mut self, color: Color) {
        if self.rules.button == Button::Present && self.button.is_none() {
            self.button = Some(color);
        } else {
            self.passes += 1;
        }
        if self.rules.pass_cost == PassCost::Stone || self.phase == Phase::Playout {
            self.prisoners[!color] += 1;
        }
    }

    /// Ends the game, or leaves it as it is, when the situation on the board has occurred three times since the last
    /// pass.
    #[inline]
    pub(super) fn end_long_cycle(&mut self) {
        let outcome = match self.rules.long_cycle {
            LongCycle::NoResult => Outcome::Void,
            LongCycle::Draw => Outcome::Draw,
            LongCycle::Ignored | LongCycle::Forbidden => return,
        };
        if self.captures_make_cycles_possible() && self.occurrences(self.board.hash(), !self.to_move) >= 3 {
            self.phase = Phase::Over(outcome);
        }
    }

    /// A position can recur only after a capture on either side.
    #[inline]
    pub(super) fn captures_make_cycles_possible(&self) -> bool {
        self.prisoners.black != 0 && self.prisoners.white != 0
    }

    /// Whether a stone of `color` on the empty `point` can recreate an earlier position at all. It either takes itself
    /// off, or it stood there before and was taken since, by the opponent or by suicide.
    #[inline]
    pub(super) fn may_repeat(&self, color: Color, point: Point) -> bool {
        let may_be_suicide = self.rules.suicide != Suicide::Forbidden && !self.board.has_room(point);
        self.prisoners[!color] != 0 || may_be_suicide
    }

    /// How often the situation (this hash, `mover` having moved) has occurred since the last pass.
    pub(super) fn occurrences(&self, hash: u64, mover: Color) -> usize {
        let since_pass = self.turns.iter().rposition(|turn| turn.point.is_none()).map_or(0, |i| i);
        let turns = &self.turns[since_pass..];
        let repeated = turns.iter().filter(|turn| turn.hash == hash && turn.color == mover).count();
        let start = self.turns.iter().all(|turn| turn.point.is_some()) && mover != self.first;
        repeated + usize::from(start && self.start().hash() == hash)
    }

    /// The position after the first `turns` turns. Linear in their number, about 30 ns each.
    #[must_use]
    pub fn board_after(&self, turns: usize) -> Board {
        let mut board = Board::from_stones(self.size, &self.start);
        for turn in self.turns.iter().take(turns) {
            match turn.point {
                Some(point) => {
                    board.place_unchecked(turn.color, point);
                }
                None => board.clear_ko(),
            }
        }
        board
    }

    /// Takes back the last turn, or the last handicap stone during placement; also out of the stone-removal phase
    /// and after a result. `None` if there is nothing to take back.
    pub fn undo(&mut self) -> Option<Move> {
        if self.turns.is_empty() {
            return self.undo_placement();
        }
        let undone = self.turns[self.turns.len() - 1];
        self.rewind(self.turns.len() - 1);
        self.to_move = undone.color;
        Some(undone.mv())
    }

    fn undo_placement(&mut self) -> Option<Move> {
        let point = self.placements.pop()?;
        self.start.black.remove(point);
        self.board = self.board_after(0);
        self.await_placement();
        Some(Move::Play(point))
    }

    /// Number of handicap stones that Black has still to place.
    fn placements_left(&self) -> u16 {
        let placed = self.placements.len() as u16;
        let places = self.handicap >= 2 && self.start.white.is_empty() && self.start.black.len() == placed;
        if places { self.handicap - placed } else { 0 }
    }

    fn await_placement(&mut self) {
        self.seen.clear();
        self.to_move = Color::Black;
        self.phase = Phase::Placement { left: self.placements_left() };
    }

    /// Goes back to the position after the first `turns` turns, in the phase of that moment.
    pub fn rewind(&mut self, turns: usize) {
        if self.placements_left() > 0 {
            return self.await_placement();
        }
        let played = core::mem::take(&mut self.turns);
        let resumptions = core::mem::take(&mut self.resumptions);
        self.board = self.board_after(0);
        self.prisoners = ByColor::default();
        self.passes = 0;
        self.button = None;
        self.dead = PointSet::EMPTY;
        self.accepted = ByColor::default();
        self.begin(self.first);
        let mut due = resumptions.into_iter().peekable();
        for turn in played.iter().take(turns) {
            while let Some(resumption) = due.next_if(|r| r.at <= self.turns.len()) {
                self.apply_resumption(resumption);
            }
            self.replay(turn);
        }
        while let Some(resumption) = due.next_if(|r| r.at <= self.turns.len()) {
            self.apply_resumption(resumption);
        }
        self.stop_after_passes();
        if self.rules.ko.needs_long_cycle_rule() && self.turns.last().is_some_and(|turn| turn.point.is_some())
        {
            self.end_long_cycle();
        }
    }

    fn replay(&mut self, turn: &Turn) {
        if let Some(point) = turn.point {
            let placed = self.board.place_unchecked(turn.color, point);
            self.record(turn.color, Some(point), placed);
            self.remember(self.superko_key(turn.color));
        } else {
            self.record_pass(turn.color);
        }
    }
}

/// The positions that have occurred: an open-addressing hash table from keys to turn numbers. Several turns may
/// have one key. Keys are kept as 32 bits, so that a game of usual length takes 8 KiB; what that confuses is told
/// apart on the board.
///
/// # Invariants
/// At most half of the slots are taken, so that every search meets a free slot.
#[derive(Clone, Debug)]
pub(super) struct Seen {
    slots: Vec<Slot>,
    len: usize,
    /// The bits of a hash that are used: all, except in tests that force collisions.
    pub(super) key_mask: u64,
}

#[derive(Clone, Copy, Debug)]
struct Slot {
    key: u32,
    entry: u32,
}

const FREE: Slot = Slot { key: 0, entry: u32::MAX };

impl Seen {
    /// A table with room for a game of usual length on a board of this size.
    pub(super) fn new(size: Size) -> Seen {
        let slots = alloc::vec![FREE; usize::from(size.area()).next_power_of_two() * 2];
        Seen { slots, len: 0, key_mask: u64::MAX }
    }

    pub(super) fn clear(&mut self) {
        if self.len > 0 {
            self.slots.fill(FREE);
            self.len = 0;
        }
    }

    /// What is entered, keys with turn numbers, in a fixed order.
    pub(super) fn sorted(&self) -> Vec<(u32, u32)> {
        let taken = self.slots.iter().filter(|slot| slot.entry != FREE.entry);
        let mut entries: Vec<(u32, u32)> = taken.map(|slot| (slot.key, slot.entry)).collect();
        entries.sort_unstable();
        entries
    }

    /// # Panics
    /// If the invariant does not hold.
    pub(super) fn check_invariants(&self) {
        assert_eq!(self.sorted().len(), self.len, "number of taken slots");
        assert!(self.len * 2 <= self.slots.len(), "{} of {} slots are taken", self.len, self.slots.len());
    }

    /// Bytes on the heap.
    #[cfg(test)]
    pub(super) fn memory(&self) -> usize {
        self.slots.capacity() * size_of::<Slot>()
    }

    #[inline]
    fn insert(&mut self, key: u64, entry: u32) {
        if self.len * 2 >= self.slots.len() {
            self.grow();
        }
        self.insert_slot(Slot { key: key as u32, entry });
    }

    #[inline]
    fn insert_slot(&mut self, slot: Slot) {
        let mask = self.slots.len() - 1;
        let mut index = slot.key as usize & mask;
        while self.slots[index].entry != FREE.entry {
            index = (index + 1) & mask;
        }
        self.slots[index] = slot;
        self.len += 1;
    }

    #[inline(never)]
    fn grow(&mut self) {
        let larger = alloc::vec![FREE; self.slots.len() * 2];
        let old = core::mem::replace(&mut self.slots, larger);
        self.len = 0;
        for slot in old.into_iter().filter(|slot| slot.entry != FREE.entry) {
            self.insert_slot(slot);
        }
    }

    /// The turn numbers entered under `key`, and perhaps a few under other keys.
    #[inline]
    pub(super) fn entries(&self, key: u64) -> impl Iterator<Item = u32> + '_ {
        let mask = self.slots.len() - 1;
        let mut index = key as usize & mask;
        core::iter::from_fn(move || {
            loop {
                let slot = *self.slots.get(index).filter(|slot| slot.entry != FREE.entry)?;
                index = (index + 1) & mask;
                if slot.key == key as u32 {
                    return Some(slot.entry);
                }
            }
        })
    }
}
