//! Marking dead stones: a suggestion, the players' marks, and what the computer agrees to.

use tengen_rules::{
    Board, Color, EndPosition, Phase, Point, PointSet, Score, UnconditionalStatus, unconditional_status,
};

use super::engines::{ChainStatus, Judgement};
use super::event::Event;
use super::setup::{Meeting, Player};
use super::state::{GameState, Refused};
use crate::wire::{GroupStatus, GroupView, SuggestionSource};

/// The marking of dead stones; the marks themselves are in the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Removal {
    /// Where the suggestion comes from.
    pub(super) source: SuggestionSource,
    /// What it says.
    pub(super) groups: Vec<GroupView>,
    /// Who changed the marks last; nobody while they are those of the suggestion.
    pub(super) changed_by: Option<Color>,
    /// What that change was about.
    pub(super) changed: PointSet,
    /// The number of the event that changed the marks last.
    pub(super) changed_at: u32,
}

impl Removal {
    pub(super) fn new(n: u32) -> Removal {
        Removal {
            source: SuggestionSource::Pending,
            groups: Vec::new(),
            changed_by: None,
            changed: PointSet::EMPTY,
            changed_at: n,
        }
    }

    /// The stones that the suggestion holds to be dead.
    pub(super) fn dead(&self) -> PointSet {
        let dead = self.groups.iter().filter(|group| group.status == GroupStatus::Dead);
        dead.flat_map(|group| &group.points).map(|point| point.0).collect()
    }
}

impl GameState {
    /// Takes a suggestion in.
    pub(super) fn suggest(&mut self, source: SuggestionSource, groups: &[GroupView]) -> Result<(), Refused> {
        let n = self.n + 1;
        let removal = self.removal.as_mut().ok_or(Refused::WrongPhase)?;
        if self.game.phase() != Phase::StoneRemoval || removal.source != SuggestionSource::Pending {
            return Err(Refused::WrongPhase);
        }
        removal.source = source;
        removal.groups = groups.to_vec();
        if removal.changed_by.is_some() {
            return Ok(());
        }
        removal.changed_at = n;
        self.mark_as_suggested()
    }

    /// Sets the marks to the suggestion; returns nothing if they are so already.
    fn mark_as_suggested(&mut self) -> Result<(), Refused> {
        let dead = self.removal.as_ref().map_or(PointSet::EMPTY, Removal::dead);
        let chains: Vec<Point> =
            self.game.board().chains().filter_map(|chain| chain.stones.first()).collect();
        for point in chains {
            if self.game.dead().contains(point) != dead.contains(point) {
                self.game.toggle_dead_chain(point).map_err(|_| Refused::WrongPhase)?;
            }
        }
        Ok(())
    }

    pub(super) fn mark(&mut self, by: Color, point: Point, dead: bool) -> Result<(), Refused> {
        let before = *self.game.dead();
        if self.game.phase() != Phase::StoneRemoval {
            return Err(Refused::WrongPhase);
        }
        if self.game.board().get(point).is_none() {
            return Err(Refused::NoStone);
        }
        if before.contains(point) != dead {
            self.game.toggle_dead(point).map_err(|_| Refused::WrongPhase)?;
        }
        self.note_change(by, &before);
        Ok(())
    }

    pub(super) fn restore(&mut self, by: Color, objection: &[crate::wire::Point]) -> Result<(), Refused> {
        if self.game.phase() != Phase::StoneRemoval {
            return Err(Refused::WrongPhase);
        }
        let before = *self.game.dead();
        self.mark_as_suggested()?;
        self.note_change(by, &before);
        self.objection = objection.iter().map(|point| point.0).collect();
        Ok(())
    }

    fn note_change(&mut self, by: Color, before: &PointSet) {
        let after = *self.game.dead();
        let n = self.n + 1;
        if let Some(removal) = &mut self.removal {
            removal.changed_by = Some(by);
            removal.changed = (after - *before) | (*before - after);
            removal.changed_at = n;
        }
    }

    pub(super) fn ask_mark(&self, by: Color, point: Point, dead: bool) -> Result<Vec<Event>, Refused> {
        if self.game.phase() != Phase::StoneRemoval {
            return Err(Refused::WrongPhase);
        }
        if !self.game.size().contains(point) || self.game.board().get(point).is_none() {
            return Err(Refused::NoStone);
        }
        if self.game.dead().contains(point) == dead {
            return Ok(Vec::new());
        }
        Ok(vec![Event::Marked { by: by.into(), point: point.into(), dead }])
    }

    pub(super) fn ask_restore(&self, by: Color) -> Result<Vec<Event>, Refused> {
        let removal = self.marking()?;
        if removal.dead() == *self.game.dead() {
            return Ok(Vec::new());
        }
        Ok(vec![Event::Restored { by: by.into(), objection: Vec::new() }])
    }

    /// Nobody agrees to marks that were changed behind his back.
    pub(super) fn ask_accept(&self, by: Color, based_on: u32) -> Result<Vec<Event>, Refused> {
        if self.marking()?.changed_at > based_on {
            return Err(Refused::OutOfDate);
        }
        if self.game.has_accepted(by) {
            return Ok(Vec::new());
        }
        Ok(vec![Event::Accepted { by: by.into() }])
    }

    fn marking(&self) -> Result<&Removal, Refused> {
        let removal = self.removal.as_ref().filter(|_| self.game.phase() == Phase::StoneRemoval);
        removal.ok_or(Refused::WrongPhase)
    }

    /// Whether stones are being marked and nobody has made a suggestion yet.
    #[must_use]
    pub fn awaits_suggestion(&self) -> bool {
        self.marking().is_ok_and(|removal| removal.source == SuggestionSource::Pending)
    }

    /// The suggestion that an engine's judgements make.
    #[must_use]
    pub fn suggestion_of(&self, judgements: &[Judgement]) -> Event {
        Event::Suggested { source: SuggestionSource::Computer, groups: judged(self.game.board(), judgements) }
    }

    /// The suggestion without an engine: what is proven whoever moves how often.
    #[must_use]
    pub fn proven_suggestion(&self) -> Event {
        Event::Suggested { source: SuggestionSource::PassAlive, groups: proven(self.game.board()) }
    }

    /// What the computer does about marks that its opponent has agreed to: it agrees, too, unless a group that it
    /// holds to be alive is marked dead, or the marks are better for it than its own verdict. `None` if it has nothing
    /// to answer.
    #[must_use]
    pub fn computer_answer(&self) -> Option<Event> {
        let computer = self.computer().filter(|_| self.setup.meeting == Meeting::Computer)?;
        let removal = self.marking().ok().filter(|removal| removal.source != SuggestionSource::Pending)?;
        if !self.game.has_accepted(!computer) || self.game.has_accepted(computer) {
            return None;
        }
        let by = computer.into();
        let held_alive = *self.game.dead() - removal.dead();
        if let Some(point) = held_alive.first() {
            return Some(self.object(computer, point));
        }
        if self.margin_for(computer, self.game.dead()) > self.margin_for(computer, &removal.dead()) {
            return Some(Event::Restored { by, objection: Vec::new() });
        }
        Some(Event::Accepted { by })
    }

    /// The first time play goes on. A second time would end the game by rule, and marks of a person who insists must
    /// not do that: the computer sets the marks right instead, and the person may agree or resume.
    fn object(&self, computer: Color, point: Point) -> Event {
        let by = computer.into();
        let objection = self.group_at(point);
        if self.disputes() == 0 {
            Event::Resumed { by, objection }
        } else {
            Event::Restored { by, objection }
        }
    }

    /// The stones that are judged together with the one at `point`, that one first.
    fn group_at(&self, point: Point) -> Vec<crate::wire::Point> {
        let groups = self.removal.iter().flat_map(|removal| &removal.groups);
        let mut groups = groups.filter(|group| group.points.contains(&point.into()));
        let stones = groups.next().map_or_else(
            || self.game.board().chain_stones(point).map(Into::into).collect(),
            |group| group.points.clone(),
        );
        let first = std::iter::once(point.into());
        first.chain(stones.into_iter().filter(|stone| stone.0 != point)).collect()
    }

    fn margin_for(&self, color: Color, dead: &PointSet) -> Score {
        let end = EndPosition { dead: *dead, ..self.game.end_position() };
        let margin = end.totals().margin();
        if color == Color::Black { margin } else { -margin }
    }

    /// The color that the computer plays.
    #[must_use]
    pub fn computer(&self) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| matches!(self.player(color), Player::Computer { .. }))
    }
}

fn judged(board: &Board, judgements: &[Judgement]) -> Vec<GroupView> {
    let mut left = board.stones(Color::Black) | board.stones(Color::White);
    let mut groups = Vec::new();
    for judgement in judgements {
        let named = judgement.points.iter().copied().filter(|&point| left.contains(point));
        let stones: PointSet = named.flat_map(|point| board.chain_stones(point)).collect();
        left -= stones;
        if !stones.is_empty() {
            groups.push(group(&stones, status(judgement.status), judgement.confidence.map(|c| c.min(100))));
        }
    }
    let unjudged = board.chains().filter(|chain| chain.stones.is_subset(&left));
    groups.extend(unjudged.map(|chain| group(&chain.stones, GroupStatus::Unsettled, None)));
    groups
}

fn proven(board: &Board) -> Vec<GroupView> {
    let status = unconditional_status(board);
    let chains = board.chains().filter_map(|chain| {
        let stone = chain.stones.first()?;
        let status = match status[stone] {
            UnconditionalStatus::Alive => GroupStatus::Alive,
            UnconditionalStatus::Dead => GroupStatus::Dead,
            UnconditionalStatus::Territory(_) | UnconditionalStatus::Undecided => GroupStatus::Unsettled,
        };
        Some(group(&chain.stones, status, None))
    });
    chains.collect()
}

fn group(stones: &PointSet, status: GroupStatus, confidence: Option<u8>) -> GroupView {
    GroupView { points: stones.iter().map(Into::into).collect(), status, confidence }
}

fn status(status: ChainStatus) -> GroupStatus {
    match status {
        ChainStatus::Alive => GroupStatus::Alive,
        ChainStatus::Dead => GroupStatus::Dead,
        ChainStatus::Seki => GroupStatus::Seki,
        ChainStatus::Unsettled => GroupStatus::Unsettled,
    }
}
