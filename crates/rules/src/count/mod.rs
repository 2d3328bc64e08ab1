//! The count of a finished game step by step, as people do it on a wooden board.
//!
//! Every step is a position – what stands on every point – with the totals so far. There are three forms, see
//! [`CountForm`]; whatever the form, the margin at the end is that of [`EndPosition::totals`].
//!
//! *Filling in* (territory): the dead are taken off, neutral points are filled, each side's prisoners are laid into
//! its own territory, and what is left is rearranged into blocks that are easy to count. A territory is not filled
//! to the last point while another has more; prisoners that find no room at all stay beside the board and count
//! as points below zero. *Addition* (territory) and *area* only add up.

mod blocks;
mod lay;
mod rearrange;

use alloc::vec::Vec;

use crate::color::{ByColor, Color};
use crate::outcome::Outcome;
use crate::points::Score;
use crate::ruleset::{CountForm, Scoring};
use crate::score::{EndPosition, Tally};
use crate::set::{PointMap, PointSet};
use crate::stones::Stones;
use crate::territory::Territory;

/// A count: steps in order, the result last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// The form that is shown.
    pub form: CountForm,
    /// The steps. A step that would change nothing is left out, except for the first and the last.
    pub steps: Vec<CountStep>,
}

/// A position during the count, after what `kind` says has been done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountStep {
    /// What is done in this step.
    pub kind: CountKind,
    /// What stands on every point.
    pub board: PointMap<Option<Piece>>,
    /// What each color has so far. In the fill-in form that is the empty points of its territory, less prisoners
    /// for which there is no room.
    pub counted: ByColor<Score>,
    /// The prisoners that each color holds beside the board and that have not been counted or laid down.
    pub beside: ByColor<u16>,
    /// After a rearrangement: blocks of empty points to be counted one by one, Black's first, the largest first.
    pub blocks: Vec<Block>,
}

/// What is done in a step of a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountKind {
    /// Dead stones join the prisoners.
    RemoveDead,
    /// Points that count for nobody are filled with spare stones.
    FillNeutral,
    /// Captured stones of this color are laid into the territory of this color.
    LayPrisoners(Color),
    /// Stones are moved inside the whole area of each color until its territory is easy to count.
    Rearrange,
    /// The living stones are counted.
    CountStones,
    /// The territory is counted.
    CountTerritory,
    /// The prisoners are added.
    AddPrisoners,
    /// Two points are paid for every group.
    Tax,
    /// White is compensated for handicap stones.
    Bonus,
    /// The first pass earns half a point.
    Button,
    /// White receives komi.
    Komi,
    /// The totals are compared.
    Result(Outcome),
}

/// Something that stands on a point during a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Its color.
    pub color: Color,
    /// What it is there for.
    pub role: Role,
}

/// What a piece is there for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// A living stone of the game.
    Stone,
    /// A spare stone on a point that counts for nobody.
    Filler,
    /// A captured stone in its own side's territory.
    Prisoner,
}

/// Empty points of one color that are counted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// Whose points.
    pub color: Color,
    /// The points: a rectangle, or what is left over.
    pub points: PointSet,
}

impl EndPosition<'_> {
    /// Counts the game in the form that its rules show.
    #[must_use]
    pub fn count(&self) -> Count {
        let form = match (self.rules.scoring, self.rules.count_form) {
            (Scoring::Area, _) => CountForm::Area,
            (Scoring::Territory, CountForm::FillIn) => CountForm::FillIn,
            (Scoring::Territory, CountForm::Addition | CountForm::Area) => CountForm::Addition,
        };
        let mut counter = Counter::new(self);
        match form {
            CountForm::FillIn => counter.fill_in(),
            CountForm::Addition => counter.add_up(),
            CountForm::Area => counter.add_area(),
        }
        counter.settle();
        Count { form, steps: counter.steps }
    }
}

/// A count in progress.
struct Counter<'a> {
    end: &'a EndPosition<'a>,
    stones: Stones,
    /// Whose points are which, by connection and eyes.
    territory: Territory,
    /// The points that count under the rules.
    points: ByColor<PointSet>,
    tally: ByColor<Tally>,
    board: PointMap<Option<Piece>>,
    counted: ByColor<Score>,
    beside: ByColor<u16>,
    steps: Vec<CountStep>,
}

impl<'a> Counter<'a> {
    /// Takes the dead stones off.
    fn new(end: &'a EndPosition<'a>) -> Counter<'a> {
        let stones = end.stones();
        let territory = Territory::of(&stones);
        let counted = end.counted(&stones, &territory);
        let tally = end.tally(&stones, &counted);
        let mut board = PointMap::new(stones.size, None);
        for color in Color::ALL {
            put(&mut board, &stones.living[color], Piece { color, role: Role::Stone });
        }
        Counter {
            end,
            territory,
            points: ByColor::from_fn(|color| counted.points[color] - stones.living[color]),
            tally,
            board,
            counted: ByColor::default(),
            beside: ByColor::from_fn(|color| end.prisoners[color] + stones.dead[!color].len()),
            stones,
            steps: Vec::new(),
        }
    }

    fn step(&mut self, kind: CountKind) {
        let Counter { counted, beside, .. } = *self;
        self.steps.push(CountStep { kind, board: self.board.clone(), counted, beside, blocks: Vec::new() });
    }

    /// Adds a part of the tally, if there is something to add.
    fn add(&mut self, kind: CountKind, part: impl Fn(&Tally) -> Score) {
        let parts = self.tally.map(|tally| part(&tally));
        if parts != ByColor::default() {
            for color in Color::ALL {
                self.counted[color] += parts[color];
            }
            self.step(kind);
        }
    }

    fn fill_in(&mut self) {
        self.counted = self.tally.map(|tally| points(tally.territory));
        self.step(CountKind::RemoveDead);
        self.fill_neutral();
        let territories = self.points.map(|points| lay::territories(&points));
        let mut laid = ByColor { black: Vec::new(), white: Vec::new() };
        for color in Color::ALL {
            laid[color] = self.lay_prisoners(color, &territories[color]);
        }
        self.rearrange(&laid);
    }

    fn add_up(&mut self) {
        self.step(CountKind::RemoveDead);
        self.add(CountKind::CountTerritory, |tally| points(tally.territory));
        self.beside = ByColor::default();
        self.add(CountKind::AddPrisoners, |tally| points(tally.prisoners) + points(tally.dead));
    }

    fn add_area(&mut self) {
        // Prisoners have no part in this form: they go back to their bowls.
        self.beside = ByColor::default();
        self.step(CountKind::RemoveDead);
        self.add(CountKind::CountStones, |tally| points(tally.stones));
        self.add(CountKind::CountTerritory, |tally| points(tally.territory));
    }

    /// Adds what has nothing to do with the board, and compares.
    fn settle(&mut self) {
        self.add(CountKind::Tax, |tally| -points(tally.tax));
        self.add(CountKind::Bonus, |tally| points(tally.bonus));
        self.add(CountKind::Button, |tally| tally.button);
        self.add(CountKind::Komi, |tally| tally.komi);
        let margin = self.counted.black - self.counted.white;
        self.step(CountKind::Result(self.end.decide(margin)));
    }

    /// Fills the empty points that count for nobody: inside a group with its color, else with both in turn.
    fn fill_neutral(&mut self) {
        let living = self.stones.living.black | self.stones.living.white;
        let open = self.stones.all - living - self.points.black - self.points.white;
        if open.is_empty() {
            return;
        }
        let mut turn = Color::Black;
        for point in &open {
            let holder = Color::ALL.into_iter().find(|color| self.territory.held[*color].contains(point));
            let color = holder.unwrap_or(turn);
            turn = if holder.is_none() { !turn } else { turn };
            self.board[point] = Some(Piece { color, role: Role::Filler });
        }
        self.step(CountKind::FillNeutral);
    }

    /// Lays the captured stones of `color` into its own territories; returns these with what is left of them.
    fn lay_prisoners(&mut self, color: Color, territories: &[PointSet]) -> Vec<lay::Laid> {
        let prisoners = self.beside[!color];
        let (laid, left) = lay::lay(territories, prisoners);
        if prisoners > 0 {
            for territory in &laid {
                put(&mut self.board, &territory.prisoners(), Piece { color, role: Role::Prisoner });
            }
            self.counted[color] = self.counted[color] - points(prisoners);
            self.beside[!color] = left;
            self.step(CountKind::LayPrisoners(color));
        }
        laid
    }

    fn rearrange(&mut self, laid: &ByColor<Vec<lay::Laid>>) {
        let mut blocks = Vec::new();
        for color in Color::ALL {
            let movable = self.stones.living[color] - self.territory.seki[color];
            for domain in rearrange::rearrange(&laid[color], &movable) {
                let stone = Piece { color, role: Role::Stone };
                put(&mut self.board, &domain.stones, stone);
                put(&mut self.board, &domain.prisoners, Piece { color, role: Role::Prisoner });
                for points in domain.blocks {
                    points.iter().for_each(|point| self.board[point] = None);
                    blocks.push(Block { color, points });
                }
            }
        }
        blocks.sort_by_key(|block| (block.color, core::cmp::Reverse(block.points.len())));
        self.step(CountKind::Rearrange);
        if let Some(step) = self.steps.last_mut() {
            step.blocks = blocks;
        }
    }
}

fn put(board: &mut PointMap<Option<Piece>>, points: &PointSet, piece: Piece) {
    points.iter().for_each(|point| board[point] = Some(piece));
}

fn points(count: u16) -> Score {
    Score::from_points(i32::from(count))
}
