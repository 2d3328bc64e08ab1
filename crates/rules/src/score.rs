//! The score of a finished game: totals, and a reason for every point.
//!
//! | scoring | tax | what counts |
//! |---|---|---|
//! | area | none | living stones, and points that only one color reaches |
//! | area | seki, all | KataGo's independent life ([`independent_life`]): no points inside a seki; with `all` each group pays 2 |
//! | territory | none | points that only one color reaches, and prisoners |
//! | territory | seki, all | [`Territory`], and prisoners; with `all` each group pays 2 |
//!
//! Dead stones are prisoners, and the points under them count like empty ones.

use alloc::borrow::Cow;

use crate::area::{Kept, independent_life};
use crate::benson::Benson;
use crate::board::Board;
use crate::color::{ByColor, Color};
use crate::game::Game;
use crate::outcome::{Outcome, WinBy};
use crate::patches::Patches;
use crate::point::Point;
use crate::points::{Komi, Score};
use crate::ruleset::{HandicapBonus, PassCost, Ruleset, Scoring, Tax, Tie};
use crate::set::{PointMap, PointSet};
use crate::stones::Stones;
use crate::territory::Territory;

/// A position at the end of a game, with all that the score depends on.
///
/// ```
/// use tengen_rules::{Board, EndPosition, Komi, Ruleset};
///
/// let board: Board = ". X O . / X X O O / . X O . / X X O .".parse()?;
/// let rules = Ruleset::default();
/// let end = EndPosition { komi: Komi::ZERO, ..EndPosition::new(&board, &rules) };
/// assert_eq!(end.outcome().to_string(), "W+1");
/// # Ok::<(), tengen_rules::ParseBoardError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct EndPosition<'a> {
    /// The stones as they stand, the dead ones included.
    pub board: &'a Board,
    /// The stones agreed to be dead. Rules without stone removal ignore it.
    pub dead: PointSet,
    /// The rules.
    pub rules: &'a Ruleset,
    /// The komi agreed on.
    pub komi: Komi,
    /// The number of handicap stones; 1 means that Black moved first without komi, 0 an even game.
    pub handicap: u16,
    /// The stones that each color took from the other: by capture, by the other's suicide and by the other's
    /// passes, where a pass costs a stone. Dead stones still on the board are not among them.
    pub prisoners: ByColor<u16>,
    /// Who passed first, where that earns half a point.
    pub button: Option<Color>,
}

/// The account of one color. Only what the form of counting counts is above zero.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Living stones on the board.
    pub stones: u16,
    /// Surrounded points.
    pub territory: u16,
    /// Prisoners taken during the game.
    pub prisoners: u16,
    /// Opposing dead stones on the board.
    pub dead: u16,
    /// Points paid for groups.
    pub tax: u16,
    /// White's compensation for handicap stones.
    pub bonus: u16,
    /// Half a point for the first pass.
    pub button: Score,
    /// White's komi.
    pub komi: Score,
}

/// The accounts of both colors in one form of counting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Totals {
    /// The form.
    pub scoring: Scoring,
    /// The tax applied.
    pub tax: Tax,
    /// The accounts.
    pub tally: ByColor<Tally>,
}

/// Why a point counts or does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// A living stone.
    Stone,
    /// A stone that cannot be captured even if its owner always passes.
    PassAlive,
    /// A stone or point of a group that has not two eyes but is not dead.
    Seki,
    /// A surrounded point.
    Territory,
    /// A point that its owner will have to fill.
    FalseEye,
    /// An empty point that is nobody's.
    Neutral,
    /// A dead stone.
    DeadStone,
}

/// What a point is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointScore {
    /// Why.
    pub reason: Reason,
    /// Whose stone or point it is; of a dead stone, who takes it. `None` for a neutral point.
    pub color: Option<Color>,
    /// The points it gives to each color under the rules of the game: 0, 1, or 2 for a dead stone in territory.
    pub points: ByColor<u8>,
}

/// The full score.
#[derive(Clone, Debug)]
pub struct ScoreSheet {
    /// The count under the rules of the game, which decides.
    pub totals: Totals,
    /// The count in the other form, for comparison: area without tax and with White's bonus of N − 1, or territory
    /// without points in seki and without bonus. (Where a pass costs a stone the rule books want both forms to
    /// agree, and points in seki count in both.)
    pub other: Totals,
    /// Every point with its reason.
    pub points: PointMap<PointScore>,
    /// Groups, eyes and neutral points behind the reasons.
    pub territory: Territory,
    /// The result.
    pub outcome: Outcome,
}

impl Tally {
    /// The sum.
    #[must_use]
    pub fn total(&self) -> Score {
        let plus = [self.stones, self.territory, self.prisoners, self.dead, self.bonus];
        let points: i32 = plus.into_iter().map(i32::from).sum();
        Score::from_points(points - i32::from(self.tax)) + self.button + self.komi
    }
}

impl Totals {
    /// The sums of both colors.
    #[must_use]
    pub fn score(&self) -> ByColor<Score> {
        self.tally.map(|tally| tally.total())
    }

    /// Black's sum less White's.
    #[must_use]
    pub fn margin(&self) -> Score {
        let score = self.score();
        score.black - score.white
    }
}

/// The points that count for each color – under area scoring its stones among them – and the number of groups that
/// pay a tax.
pub(crate) struct Counted {
    pub(crate) points: ByColor<PointSet>,
    /// Surrounded points that do not count because of the tax, where [`Territory`] has no say.
    in_seki: PointSet,
    groups: ByColor<u16>,
}

/// A form of counting with its parameters.
#[derive(Clone, Copy)]
struct Form {
    scoring: Scoring,
    tax: Tax,
    bonus: HandicapBonus,
}

impl<'a> EndPosition<'a> {
    /// An even game with the komi of the rules, without prisoners or dead stones.
    #[must_use]
    pub fn new(board: &'a Board, rules: &'a Ruleset) -> EndPosition<'a> {
        EndPosition {
            board,
            dead: PointSet::EMPTY,
            rules,
            komi: rules.komi,
            handicap: 0,
            prisoners: ByColor::default(),
            button: None,
        }
    }

    /// The accounts under the rules of the game.
    #[must_use]
    pub fn totals(&self) -> Totals {
        let (stones, form) = (self.stones(), self.form());
        let counted = self.counted_in(&stones, form, None);
        self.tally_in(&stones, form, &counted)
    }

    /// The result under the rules of the game, the tie rule included.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        self.decide(self.totals().margin())
    }

    /// The full score, with reasons and the other form of counting.
    #[must_use]
    pub fn sheet(&self) -> ScoreSheet {
        let (stones, form) = (self.stones(), self.form());
        let territory = Territory::of(&stones);
        let counted = self.counted_in(&stones, form, Some(&territory));
        let other_form = self.other_form();
        let other = self.counted_in(&stones, other_form, Some(&territory));
        let totals = self.tally_in(&stones, form, &counted);
        ScoreSheet {
            totals,
            other: self.tally_in(&stones, other_form, &other),
            points: self.reasons(&stones, &counted, &territory),
            territory,
            outcome: self.decide(totals.margin()),
        }
    }

    pub(crate) fn stones(&self) -> Stones {
        let dead = if self.rules.has_stone_removal() { self.dead } else { PointSet::EMPTY };
        Stones::new(self.board, &dead)
    }

    /// The board without the dead stones.
    pub(crate) fn living_board(&self, stones: &Stones) -> Cow<'a, Board> {
        if stones.dead.black.is_empty() && stones.dead.white.is_empty() {
            Cow::Borrowed(self.board)
        } else {
            Cow::Owned(stones.without_dead())
        }
    }

    /// The pass-alive stones on a board under the rules of the game.
    pub(crate) fn pass_alive(&self, board: &Board) -> ByColor<PointSet> {
        let patches = Patches::new(board);
        ByColor::from_fn(|color| Benson::new(&patches, color, self.rules.suicide).pass_alive().stones)
    }

    fn form(&self) -> Form {
        let Ruleset { scoring, tax, handicap_bonus: bonus, .. } = *self.rules;
        Form { scoring, tax, bonus }
    }

    fn other_form(&self) -> Form {
        match self.rules.scoring {
            Scoring::Territory => {
                Form { scoring: Scoring::Area, tax: Tax::None, bonus: HandicapBonus::NMinusOne }
            }
            Scoring::Area => {
                let tax = if self.rules.pass_cost == PassCost::Stone { Tax::None } else { Tax::Seki };
                Form { scoring: Scoring::Territory, tax, bonus: HandicapBonus::Zero }
            }
        }
    }

    /// What counts under the rules of the game.
    pub(crate) fn counted(&self, stones: &Stones, territory: &Territory) -> Counted {
        self.counted_in(stones, self.form(), Some(territory))
    }

    /// The accounts under the rules of the game.
    pub(crate) fn tally(&self, stones: &Stones, counted: &Counted) -> ByColor<Tally> {
        self.tally_in(stones, self.form(), counted).tally
    }

    fn counted_in(&self, stones: &Stones, form: Form, territory: Option<&Territory>) -> Counted {
        let groups = |groups| if form.tax == Tax::All { groups } else { ByColor::default() };
        let counted = |points| Counted { points, in_seki: PointSet::EMPTY, groups: ByColor::default() };
        match (form.scoring, form.tax) {
            (Scoring::Area, Tax::None) => counted(stones.area()),
            (Scoring::Area, Tax::Seki | Tax::All) => {
                let life = independent_life(&self.living_board(stones), self.rules.suicide);
                let points = life.without_seki(Kept::Stones);
                Counted { points, in_seki: life.seki - life.stones, groups: groups(life.groups) }
            }
            (Scoring::Territory, Tax::None) => {
                let area = stones.area();
                counted(ByColor::from_fn(|color| area[color] - stones.living[color]))
            }
            (Scoring::Territory, Tax::Seki | Tax::All) => {
                let of = |t: &Territory| Counted { groups: groups(t.living_groups), ..counted(t.territory) };
                territory.map_or_else(|| of(&Territory::of(stones)), of)
            }
        }
    }

    fn tally_in(&self, stones: &Stones, form: Form, counted: &Counted) -> Totals {
        let with_prisoners = |count: u16| if form.scoring == Scoring::Territory { count } else { 0 };
        let handicap = if self.handicap >= 2 { self.handicap } else { 0 };
        let tally = ByColor::from_fn(|color| {
            let points = &counted.points[color];
            let is_white = color == Color::White;
            Tally {
                stones: (*points & stones.living[color]).len(),
                territory: (*points - stones.living[color]).len(),
                prisoners: with_prisoners(self.prisoners[color]),
                dead: with_prisoners(stones.dead[!color].len()),
                tax: 2 * counted.groups[color],
                bonus: if is_white { form.bonus.points(handicap) } else { 0 },
                button: Score::from_halves(i32::from(self.button == Some(color))),
                komi: if is_white { self.komi.score() } else { Score::ZERO },
            }
        });
        Totals { scoring: form.scoring, tax: form.tax, tally }
    }

    /// What Black's score less White's means.
    pub(crate) fn decide(&self, margin: Score) -> Outcome {
        let by_half = |winner| Outcome::Win { winner, by: WinBy::Score(Score::from_halves(1)) };
        match (Outcome::from_margin(margin), self.rules.tie) {
            (Outcome::Draw, Tie::WhiteInHandicap) if self.handicap > 0 => by_half(Color::White),
            (Outcome::Draw, Tie::Black) => by_half(Color::Black),
            (outcome, _) => outcome,
        }
    }

    fn reasons(&self, stones: &Stones, counted: &Counted, territory: &Territory) -> PointMap<PointScore> {
        let proven = self.pass_alive(&self.living_board(stones));
        let view = View { stones, counted, territory, proven, scoring: self.rules.scoring };
        let neutral = PointScore { reason: Reason::Neutral, color: None, points: ByColor::default() };
        let mut map = PointMap::new(stones.size, neutral);
        for point in stones.size.points() {
            map[point] = view.point(point);
        }
        map
    }
}

impl Game {
    /// The position as it stands, with the stones marked dead: what the game is worth if it ends here.
    #[must_use]
    pub fn end_position(&self) -> EndPosition<'_> {
        EndPosition {
            board: self.board(),
            dead: *self.dead(),
            rules: self.rules(),
            komi: self.komi(),
            handicap: self.handicap(),
            prisoners: self.prisoners(),
            button: self.button(),
        }
    }
}

/// All that the reason for a point depends on.
struct View<'a> {
    stones: &'a Stones,
    counted: &'a Counted,
    territory: &'a Territory,
    proven: ByColor<PointSet>,
    scoring: Scoring,
}

impl View<'_> {
    fn point(&self, point: Point) -> PointScore {
        let mut points = ByColor::from_fn(|color| u8::from(self.counted.points[color].contains(point)));
        let (reason, color) = if let Some(color) = owner(&self.stones.living, point) {
            (self.stone(color, point), Some(color))
        } else if let Some(color) = self.stones.dead_at(point) {
            points[!color] += u8::from(self.scoring == Scoring::Territory);
            (Reason::DeadStone, Some(!color))
        } else {
            self.empty(point)
        };
        PointScore { reason, color, points }
    }

    fn stone(&self, color: Color, point: Point) -> Reason {
        if self.proven[color].contains(point) {
            Reason::PassAlive
        } else if self.territory.seki[color].contains(point) {
            Reason::Seki
        } else {
            Reason::Stone
        }
    }

    fn empty(&self, point: Point) -> (Reason, Option<Color>) {
        if let Some(color) = owner(&self.counted.points, point) {
            return (Reason::Territory, Some(color));
        }
        let holder = owner(&self.territory.held, point);
        if holder.is_some_and(|color| self.territory.seki[color].contains(point))
            || self.counted.in_seki.contains(point)
        {
            (Reason::Seki, holder)
        } else if self.territory.to_fill.contains(point) {
            (Reason::FalseEye, holder)
        } else {
            (Reason::Neutral, None)
        }
    }
}

fn owner(sets: &ByColor<PointSet>, point: Point) -> Option<Color> {
    Color::ALL.into_iter().find(|color| sets[*color].contains(point))
}
