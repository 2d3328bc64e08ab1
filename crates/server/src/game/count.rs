//! The count of a finished game for the browser: steps to look at, and every point with its reason, in both ways of
//! counting.

use std::collections::BTreeMap;

use tengen_rules::{
    ByColor, Color, Count, CountForm, CountKind, CountStep, EndPosition, FriendlyPass, HandicapBonus,
    PassCost, Piece, Point, PointMap, PointScore, PointSet, Reason, Ruleset, Scoring, Tax,
};

use super::state::GameState;
use super::view::{points, sheet_view};
use crate::wire::{
    BlockView, CountSide, CountView, MovedPiece, Owned, PointReason, StepKind, StepView, Stones,
    TerritoryPoints, Text,
};

impl GameState {
    /// The count of the game as it stands, with the stones marked dead.
    #[must_use]
    pub fn count(&self) -> CountView {
        let end = self.game.end_position();
        let other_rules = other_rules(end.rules);
        let other = EndPosition { rules: &other_rules, ..end };
        let (official, other) = (side(&end), side(&other));
        let scoring = end.rules.scoring;
        let (area, territory) = match scoring {
            Scoring::Area => (official, other),
            Scoring::Territory => (other, official),
        };
        CountView {
            cols: self.setup.cols,
            rows: self.setup.rows,
            before: end.board.into(),
            dead: points(&end.dead),
            official: scoring.into(),
            outcome: self.game.outcome().map(|outcome| self.outcome_view(outcome)),
            area,
            territory,
        }
    }
}

/// The rules that count in the other way, as [`tengen_rules::ScoreSheet::other`] does.
fn other_rules(rules: &Ruleset) -> Ruleset {
    let other = Ruleset { friendly_pass: FriendlyPass::Yes, ..*rules };
    match rules.scoring {
        Scoring::Territory => Ruleset {
            scoring: Scoring::Area,
            tax: Tax::None,
            handicap_bonus: HandicapBonus::NMinusOne,
            count_form: CountForm::Area,
            ..other
        },
        Scoring::Area => Ruleset {
            scoring: Scoring::Territory,
            tax: if rules.pass_cost == PassCost::Stone { Tax::None } else { Tax::Seki },
            handicap_bonus: HandicapBonus::Zero,
            count_form: CountForm::FillIn,
            ..other
        },
    }
}

fn side(end: &EndPosition<'_>) -> CountSide {
    let sheet = end.sheet();
    CountSide {
        sheet: sheet_view(&sheet),
        steps: steps(end, &end.count(), &sheet.points),
        points: owned(&sheet.points),
    }
}

fn owned(reasons: &PointMap<PointScore>) -> BTreeMap<crate::wire::Point, Owned> {
    let of = |point: Point, score: &PointScore| {
        let worth = score.color.map_or(0, |color| score.points[color]);
        let owner = score.color.map_or_else(|| "nobody".to_owned(), |color| color.to_string());
        let text = Text::new(reason_key(score.reason)).text("point", point).text("owner", owner);
        Owned { owner: score.color.map(Into::into), worth, why: why(score.reason), reason: text }
    };
    reasons.iter().map(|(point, score)| (point.into(), of(point, score))).collect()
}

fn why(reason: Reason) -> PointReason {
    match reason {
        Reason::Stone => PointReason::Stone,
        Reason::PassAlive => PointReason::PassAlive,
        Reason::Seki => PointReason::Seki,
        Reason::Territory => PointReason::Territory,
        Reason::FalseEye => PointReason::FalseEye,
        Reason::Neutral => PointReason::Neutral,
        Reason::DeadStone => PointReason::DeadStone,
    }
}

fn reason_key(reason: Reason) -> &'static str {
    match reason {
        Reason::Stone => "why-stone",
        Reason::PassAlive => "why-pass-alive",
        Reason::Seki => "why-seki",
        Reason::Territory => "why-territory",
        Reason::FalseEye => "why-false-eye",
        Reason::Neutral => "why-neutral",
        Reason::DeadStone => "why-dead-stone",
    }
}

type Pieces = PointMap<Option<Piece>>;

fn steps(end: &EndPosition<'_>, count: &Count, reasons: &PointMap<PointScore>) -> Vec<StepView> {
    let surrounded = ByColor::from_fn(|color| {
        let own = reasons.iter().filter(|(_, score)| score.points[color] > 0 && score.color == Some(color));
        own.map(|(point, _)| point).collect::<PointSet>()
    });
    let size = end.board.size();
    let mut before = PointMap::new(size, None);
    for point in size.points() {
        before[point] = end.board.get(point);
    }
    let mut territory = surrounded;
    let mut views = Vec::new();
    for step in &count.steps {
        if !step.blocks.is_empty() {
            territory = of_blocks(step);
        }
        let after = colors(&step.board);
        let moved = moved(&before, &after);
        views.push(step_view(step, &after, moved, &territory));
        before = after;
    }
    views
}

fn of_blocks(step: &CountStep) -> ByColor<PointSet> {
    ByColor::from_fn(|color| {
        let own = step.blocks.iter().filter(|block| block.color == color);
        own.fold(PointSet::EMPTY, |all, block| all | block.points)
    })
}

fn colors(pieces: &Pieces) -> PointMap<Option<Color>> {
    let mut map = PointMap::new(pieces.size(), None);
    for (point, piece) in pieces.iter() {
        map[point] = piece.map(|piece| piece.color);
    }
    map
}

fn step_view(
    step: &CountStep,
    after: &PointMap<Option<Color>>,
    moved: Vec<MovedPiece>,
    territory: &ByColor<PointSet>,
) -> StepView {
    let size = after.size();
    let empty: PointSet = size.points().filter(|&point| after[point].is_none()).collect();
    let open = territory.map(|points| points & empty);
    StepView {
        kind: step_kind(step.kind),
        stones: Stones::from_fn(size, |point| after[point]),
        text: step_text(step, &moved),
        moved,
        blocks: step.blocks.iter().map(block_view).collect(),
        counted2: step.counted.map(tengen_rules::Score::halves).into(),
        beside: step.beside.into(),
        neutral: points(&(empty - open.black - open.white)),
        territory: TerritoryPoints { black: points(&open.black), white: points(&open.white) },
    }
}

fn block_view(block: &tengen_rules::Block) -> BlockView {
    BlockView { color: block.color.into(), points: points(&block.points), count: block.points.len() }
}

/// What changed between two positions. A stone that leaves one point and one of its color that appears on another are
/// the same stone, which moves.
fn moved(before: &PointMap<Option<Color>>, after: &PointMap<Option<Color>>) -> Vec<MovedPiece> {
    let changed = before.iter().filter(|(point, stone)| after[*point] != **stone);
    let changed: Vec<_> = changed.map(|(point, stone)| (point, *stone, after[point])).collect();
    let mut pieces = Vec::new();
    for color in Color::ALL {
        let gone = changed.iter().filter(|(_, stone, _)| *stone == Some(color)).map(|(point, ..)| *point);
        let come = changed.iter().filter(|(_, _, stone)| *stone == Some(color)).map(|(point, ..)| *point);
        let (mut gone, mut come) = (gone, come);
        loop {
            let (from, to) = (gone.next(), come.next());
            if from.is_none() && to.is_none() {
                break;
            }
            pieces.push(MovedPiece {
                from: from.map(Into::into),
                to: to.map(Into::into),
                color: color.into(),
            });
        }
    }
    pieces
}

fn step_kind(kind: CountKind) -> StepKind {
    match kind {
        CountKind::RemoveDead => StepKind::RemoveDead,
        CountKind::FillNeutral => StepKind::FillNeutral,
        CountKind::LayPrisoners(_) => StepKind::ReturnPrisoners,
        CountKind::Rearrange => StepKind::Arrange,
        CountKind::CountStones => StepKind::CountStones,
        CountKind::CountTerritory => StepKind::CountTerritory,
        CountKind::AddPrisoners => StepKind::AddPrisoners,
        CountKind::Tax => StepKind::Tax,
        CountKind::Bonus => StepKind::HandicapBonus,
        CountKind::Button => StepKind::Button,
        CountKind::Komi => StepKind::Komi,
        CountKind::Result(_) => StepKind::Result,
    }
}

fn step_text(step: &CountStep, moved: &[MovedPiece]) -> Text {
    let key = match step.kind {
        CountKind::RemoveDead => "step-remove-dead-text",
        CountKind::FillNeutral => "step-fill-neutral-text",
        CountKind::LayPrisoners(_) => "step-return-prisoners-text",
        CountKind::Rearrange => "step-arrange-text",
        CountKind::CountStones => "step-count-stones-text",
        CountKind::CountTerritory => "step-count-territory-text",
        CountKind::AddPrisoners => "step-add-prisoners-text",
        CountKind::Tax => "step-tax-text",
        CountKind::Bonus => "step-handicap-bonus-text",
        CountKind::Button => "step-button-text",
        CountKind::Komi => "step-komi-text",
        CountKind::Result(_) => "step-result-text",
    };
    let text = match step.kind {
        CountKind::LayPrisoners(color) => Text::new(key).text("color", color),
        CountKind::Result(outcome) => Text::new(key).text("result", outcome),
        _ => Text::new(key),
    };
    let number = |color: crate::wire::Color| moved.iter().filter(|piece| piece.color == color).count() as u32;
    text.number("black", f64::from(step.counted.black.halves()) / 2.0)
        .number("white", f64::from(step.counted.white.halves()) / 2.0)
        .number("black_stones", number(crate::wire::Color::Black))
        .number("white_stones", number(crate::wire::Color::White))
}
