//! A game as everybody sees it.

use tengen_rules::{Color, Move, Outcome, Phase, PointSet, Reason, ResumeTurn, ScoreSheet, Tally, WinBy};

use super::setup::{OWN_ENGINE, Player};
use super::state::GameState;
use crate::wire::{
    ByColor, ComputerState, ComputerView, EndKind, IllegalPoint, Objection, OutcomeView, PhaseKind,
    RemovalView, SeatKind, SeatView, SheetRow, SheetView, TerritoryPoints, UndoView, View,
};

/// What is not in the log: who is connected, and what the computer does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Presence {
    /// Whether a browser of each color is connected.
    pub here: tengen_rules::ByColor<bool>,
    /// What the computer does.
    pub computer: Option<(ComputerState, u32)>,
}

impl GameState {
    /// The game `id` as everybody sees it.
    #[must_use]
    pub fn view(&self, id: &str, presence: Presence) -> View {
        let game = &self.game;
        let letters = self.moves.iter().map(|(color, _)| color.letter());
        let first = self.moves.first().map_or(game.to_move(), |(color, _)| *color);
        View {
            game: id.to_owned(),
            n: self.n,
            cols: game.size().cols(),
            rows: game.size().rows(),
            rules: self.setup.rules.clone(),
            komi2: self.setup.komi2,
            handicap: self.setup.handicap,
            placement: self.setup.placement,
            phase: self.phase_kind(),
            to_move: self.to_move().map(Into::into),
            stones: game.board().into(),
            last: self.moves.last().map(|(_, mv)| (*mv).into()),
            ko: game.board().ko().map(Into::into),
            captures: game.prisoners().into(),
            moves: self.moves.iter().map(|(_, mv)| (*mv).into()).collect(),
            move_colors: letters.collect(),
            first: first.into(),
            illegal: self.illegal_points(),
            in_atari: points(&self.in_atari()),
            handicap_left: self.handicap_left(),
            seats: self.seat_views(presence),
            computer: self.computer_view(presence),
            undo: self.undo.map(|request| UndoView { by: request.by.into(), turns: request.turns }),
            removal: self.removal_view(),
            outcome: game.outcome().map(|outcome| self.outcome_view(outcome)),
            resume_turn: self.resume_turns(),
            must_play_on: game.phase() == Phase::Playout,
            objection: self.objection_view(),
            next_handicap: self.next_handicap(),
        }
    }

    /// What the players do.
    #[must_use]
    pub fn phase_kind(&self) -> PhaseKind {
        match self.game.phase() {
            Phase::Over(_) => PhaseKind::Over,
            _ if self.open_seat().is_some() => PhaseKind::Waiting,
            Phase::Placement { .. } => PhaseKind::Handicap,
            Phase::Play | Phase::Playout => PhaseKind::Play,
            Phase::StoneRemoval => PhaseKind::Removal,
        }
    }

    fn illegal_points(&self) -> Vec<IllegalPoint> {
        if self.to_move().is_none() {
            return Vec::new();
        }
        let empty: PointSet = self.game.board().empty_points().iter().copied().collect();
        let illegal = empty.iter().filter_map(|point| {
            let mv = Move::Play(point);
            let reason = self.game.check(mv).err()?;
            Some(IllegalPoint { point: point.into(), reason: self.illegal(mv, reason) })
        });
        illegal.collect()
    }

    fn in_atari(&self) -> PointSet {
        let Some(color) = self.to_move() else { return PointSet::EMPTY };
        let board = self.game.board();
        let chains = board.chains().filter(|chain| chain.color == color);
        let in_atari =
            chains.filter(|chain| chain.stones.first().is_some_and(|point| board.is_in_atari(point)));
        in_atari.fold(PointSet::EMPTY, |all, chain| all | chain.stones)
    }

    /// Who plays, and who is there.
    #[must_use]
    pub fn seat_views(&self, presence: Presence) -> ByColor<SeatView> {
        let seats = tengen_rules::ByColor::from_fn(|color| {
            let here = presence.here[color];
            match self.player(color) {
                Player::Human { name } => {
                    SeatView { kind: SeatKind::Human, name: name.clone(), level: None, here }
                }
                Player::Computer { level, engine } => {
                    let name = engine.clone().filter(|name| name != OWN_ENGINE);
                    SeatView { kind: SeatKind::Computer, name, level: Some(*level), here: true }
                }
                Player::Open => SeatView { kind: SeatKind::Open, name: None, level: None, here: false },
            }
        });
        seats.into()
    }

    fn computer_view(&self, presence: Presence) -> ComputerView {
        let (state, queue) = presence.computer.unwrap_or((ComputerState::Idle, 0));
        ComputerView { state, color: self.computer().map(Into::into), queue }
    }

    fn removal_view(&self) -> Option<RemovalView> {
        let removal = self.removal.as_ref()?;
        let accepted = ByColor {
            black: self.game.has_accepted(Color::Black),
            white: self.game.has_accepted(Color::White),
        };
        let end = self.game.end_position();
        let sheet = end.sheet();
        Some(RemovalView {
            dead: points(self.game.dead()),
            groups: removal.groups.clone(),
            source: removal.source,
            accepted,
            changed_by: removal.changed_by.map(Into::into),
            changed: points(&removal.changed),
            objection: self.objection_view(),
            disputes: self.disputes(),
            territory: territory(&sheet),
            neutral_points: sheet
                .points
                .iter()
                .filter(|(_, score)| score.color.is_none())
                .map(|(point, _)| point.into())
                .collect(),
            sheet: sheet_view(&sheet),
        })
    }

    fn objection_view(&self) -> Option<Objection> {
        let point = *self.objection.first()?;
        Some(Objection {
            point: point.into(),
            points: self.objection.iter().copied().map(Into::into).collect(),
        })
    }

    /// The result as the browser gets it.
    #[must_use]
    pub fn outcome_view(&self, outcome: Outcome) -> OutcomeView {
        let margin = matches!(outcome, Outcome::Draw | Outcome::Win { by: WinBy::Score(_), .. })
            .then(|| self.game.end_position().totals().margin().halves());
        OutcomeView {
            re: outcome.to_string(),
            winner: outcome.winner().map(Into::into),
            by: end_kind(outcome, margin),
            margin2: margin,
        }
    }

    fn resume_turns(&self) -> ByColor<crate::wire::Color> {
        let turn = |color: Color| match self.game.rules().resume_turn {
            ResumeTurn::InOrder => self.game.to_move().into(),
            ResumeTurn::OpponentOfRequester => (!color).into(),
        };
        ByColor { black: turn(Color::Black), white: turn(Color::White) }
    }
}

fn end_kind(outcome: Outcome, margin: Option<i32>) -> EndKind {
    match outcome {
        Outcome::Draw => EndKind::Tie,
        Outcome::Void | Outcome::Unknown => EndKind::NoResult,
        Outcome::Win { by, .. } => match by {
            WinBy::Score(_) if margin == Some(0) => EndKind::TieRule,
            WinBy::Score(_) | WinBy::Unspecified => EndKind::Score,
            WinBy::Resignation => EndKind::Resign,
            WinBy::Time => EndKind::Time,
            WinBy::Forfeit => EndKind::Forfeit,
        },
    }
}

/// The score of a position.
pub(super) fn sheet_view(sheet: &ScoreSheet) -> SheetView {
    let neutral = sheet.points.values().iter().filter(|point| point.color.is_none()).count();
    let totals = sheet.totals;
    SheetView {
        scoring: totals.scoring.into(),
        black: row(&totals.tally.black),
        white: row(&totals.tally.white),
        margin2: totals.margin().halves(),
        outcome_re: sheet.outcome.to_string(),
        neutral: u16::try_from(neutral).unwrap_or(u16::MAX),
    }
}

/// Surrounded points; a dead stone stands on one.
fn territory(sheet: &ScoreSheet) -> TerritoryPoints {
    let of = |color: Color| {
        let own = sheet.points.iter().filter(|(_, score)| {
            score.color == Some(color) && matches!(score.reason, Reason::Territory | Reason::DeadStone)
        });
        own.map(|(point, _)| point.into()).collect()
    };
    TerritoryPoints { black: of(Color::Black), white: of(Color::White) }
}

fn row(tally: &Tally) -> SheetRow {
    SheetRow {
        stones: tally.stones,
        territory: tally.territory,
        prisoners: tally.prisoners,
        dead: tally.dead,
        komi2: tally.komi.halves(),
        handicap_bonus2: 2 * i32::from(tally.bonus),
        button2: tally.button.halves(),
        tax2: 2 * i32::from(tally.tax),
        total2: tally.total().halves(),
    }
}

/// A set as the browser gets it.
pub(super) fn points(set: &PointSet) -> Vec<crate::wire::Point> {
    set.iter().map(Into::into).collect()
}
