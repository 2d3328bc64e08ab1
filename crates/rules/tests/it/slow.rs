//! A game that is slow and obvious: an array of stones, flood fill, and the full list of earlier positions. The game
//! of the crate must agree with it.

use tengen_rules::{Color, IllegalMove, Ko, LongCycle, Point, Ruleset, Size, Suicide};

/// What is on each point, row by row from A1.
type Stones = Vec<Option<Color>>;

/// The board after one turn, or at the start.
#[derive(Clone)]
struct Position {
    stones: Stones,
    /// Who made it; at the start, the opponent of the player to move.
    mover: Color,
    /// The point played; `None` for a pass and for the start.
    point: Option<Point>,
    /// Where a stone was captured, if it was exactly one and the capturing stone stands alone with one liberty.
    ko: Option<Point>,
}

#[derive(Clone)]
pub(crate) struct Slow {
    size: Size,
    rules: Ruleset,
    /// All positions, the start first.
    positions: Vec<Position>,
}

/// A stone placed: the board after it and what was removed.
struct Placed {
    stones: Stones,
    captured: Vec<Point>,
    suicide: usize,
}

impl Slow {
    pub(crate) fn new(size: Size, rules: Ruleset, first: Color) -> Slow {
        let stones = vec![None; usize::from(size.area())];
        Slow { size, rules, positions: vec![Position { stones, mover: !first, point: None, ko: None }] }
    }

    fn now(&self) -> &Position {
        &self.positions[self.positions.len() - 1]
    }

    pub(crate) fn get(&self, point: Point) -> Option<Color> {
        self.now().stones[self.size.index(point)]
    }

    fn to_move(&self) -> Color {
        !self.now().mover
    }

    fn chain(&self, stones: &Stones, point: Point) -> Vec<Point> {
        let at = |p| stones[self.size.index(p)];
        let mut chain = vec![point];
        let mut done = 0;
        while done < chain.len() {
            for n in self.size.neighbors(chain[done]) {
                if at(n) == at(point) && !chain.contains(&n) {
                    chain.push(n);
                }
            }
            done += 1;
        }
        chain
    }

    fn liberties(&self, stones: &Stones, point: Point) -> usize {
        let chain = self.chain(stones, point);
        let is_liberty = |p: &Point| {
            stones[self.size.index(*p)].is_none() && self.size.neighbors(*p).any(|n| chain.contains(&n))
        };
        self.size.points().filter(is_liberty).count()
    }

    /// Takes the chain at `point` off if it has no liberty.
    fn remove_dead(&self, stones: &mut Stones, point: Point) -> Vec<Point> {
        if self.liberties(stones, point) > 0 {
            return Vec::new();
        }
        let chain = self.chain(stones, point);
        chain.iter().for_each(|p| stones[self.size.index(*p)] = None);
        chain
    }

    fn place(&self, color: Color, point: Point) -> Placed {
        let mut stones = self.now().stones.clone();
        stones[self.size.index(point)] = Some(color);
        let mut captured = Vec::new();
        for n in self.size.neighbors(point) {
            if stones[self.size.index(n)] == Some(!color) {
                captured.extend(self.remove_dead(&mut stones, n));
            }
        }
        let suicide = self.remove_dead(&mut stones, point).len();
        Placed { stones, captured, suicide }
    }

    /// The stone that was taken, if the move makes a ko.
    fn ko(&self, placed: &Placed, point: Point) -> Option<Point> {
        let [taken] = placed.captured[..] else { return None };
        let alone =
            self.chain(&placed.stones, point).len() == 1 && self.liberties(&placed.stones, point) == 1;
        alone.then_some(taken)
    }

    /// Why the player to move may not play on `point`; the turn in a superko refusal is the last that fits.
    pub(crate) fn refusal(&self, point: Point) -> Option<IllegalMove> {
        if !self.size.contains(point) {
            return Some(IllegalMove::OffBoard);
        }
        if self.get(point).is_some() {
            return Some(IllegalMove::Occupied);
        }
        let placed = self.place(self.to_move(), point);
        let too_few = match self.rules.suicide {
            Suicide::Forbidden => 1,
            Suicide::MultiStone => 2,
            Suicide::Any => 0,
        };
        if placed.suicide > 0 && (too_few == 1 || placed.suicide < too_few) {
            return Some(IllegalMove::Suicide);
        }
        if self.is_ko(&placed, point) {
            return Some(IllegalMove::Ko);
        }
        let turn = self.repeated(&placed.stones).last()?;
        Some(IllegalMove::Superko { turn: turn as u32 })
    }

    fn is_ko(&self, placed: &Placed, point: Point) -> bool {
        match self.rules.ko {
            Ko::Simple => {
                // The position before the last turn, which was the opponent's.
                self.positions.len() > 1 && placed.stones == self.positions[self.positions.len() - 2].stones
            }
            Ko::SimplePlayElsewhere => {
                // The opponent's turns since the own last stone: was one of them the capture that is now retaken?
                let own = |p: &&Position| p.mover == self.to_move() && p.point.is_some();
                let since = self.positions.iter().rev().take_while(|p| !own(p));
                let mut takers = since.filter(|p| p.ko == Some(point)).filter_map(|p| p.point);
                takers.any(|taker| self.ko(placed, point) == Some(taker))
            }
            Ko::None | Ko::Positional | Ko::Situational | Ko::NaturalSituational => false,
        }
    }

    /// The turns (0 is the start) because of which these stones may not come about.
    fn repeated(&self, stones: &Stones) -> impl DoubleEndedIterator<Item = usize> {
        let (ko, mover) = (self.rules.ko, self.to_move());
        let forbids = |(turn, position): &(usize, &Position)| {
            let same = position.stones == *stones;
            match ko {
                Ko::Positional => same,
                Ko::Situational => same && position.mover == mover,
                Ko::NaturalSituational => same && position.mover == mover && position.point.is_some(),
                Ko::None | Ko::Simple | Ko::SimplePlayElsewhere => {
                    same && position.mover == mover && self.is_third(*turn)
                }
            }
        };
        let found: Vec<usize> =
            self.positions.iter().enumerate().filter(forbids).map(|(turn, _)| turn).collect();
        found.into_iter()
    }

    /// Where long cycles are forbidden: whether the situation after `turn` has occurred twice since the last pass.
    fn is_third(&self, turn: usize) -> bool {
        if self.rules.long_cycle != LongCycle::Forbidden {
            return false;
        }
        // The position after a pass counts; the start counts if nobody has passed.
        let last_pass = self.positions.iter().skip(1).rposition(|p| p.point.is_none()).map_or(0, |i| i + 1);
        let that = &self.positions[turn];
        let same = |p: &&Position| p.stones == that.stones && p.mover == that.mover;
        turn >= last_pass && self.positions[last_pass..].iter().filter(same).count() >= 2
    }

    /// Plays a legal stone, or passes.
    pub(crate) fn play(&mut self, point: Option<Point>) {
        let mover = self.to_move();
        let position = match point {
            Some(point) => {
                let placed = self.place(mover, point);
                let ko = self.ko(&placed, point);
                Position { stones: placed.stones, mover, point: Some(point), ko }
            }
            None => Position { stones: self.now().stones.clone(), mover, point: None, ko: None },
        };
        self.positions.push(position);
    }

    /// Whether the superko rule holds for everything played so far.
    pub(crate) fn repeats_nothing(&self) -> bool {
        let key = |position: &Position| match self.rules.ko {
            Ko::Positional => (position.stones.clone(), None),
            _ => (position.stones.clone(), Some(position.mover)),
        };
        let natural = self.rules.ko == Ko::NaturalSituational;
        let first = usize::from(natural);
        let earlier =
            |n: usize| self.positions[first.min(n)..n].iter().filter(|p| !natural || p.point.is_some());
        let stones = self.positions.iter().enumerate().filter(|(_, p)| p.point.is_some());
        stones.into_iter().all(|(n, position)| earlier(n).all(|other| key(other) != key(position)))
    }

    /// Whether `turn` is a reason to refuse `point`.
    pub(crate) fn is_reason(&self, point: Point, turn: u32) -> bool {
        let placed = self.place(self.to_move(), point);
        self.repeated(&placed.stones).any(|found| found == turn as usize)
    }
}
