//! Analysis: what a search sees, for people and programs that look on.
//!
//! [`Analyst`] searches a position with its own tree; a [`Lens`] between the search and the judge keeps moves out and
//! notes what each move leads to; a [`Report`] is what is seen at one moment. [`Service`] speaks KataGo's JSON analysis
//! protocol: `query` reads requests, `answer` writes results.

mod answer;
mod hashes;
mod lens;
mod query;
mod report;
mod service;

use tengen_rules::Game;
use tengen_search::Search;

pub use lens::{Lens, Restriction, RestrictionKind};
pub use report::{MoveReport, RawEstimate, Report};
pub use service::Service;

use crate::judge::Judge;
use crate::limits::Limits;
use crate::options::PlayerOptions;
use crate::player::Player;
use crate::stop::Stop;

/// A running search, to be looked at.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    search: &'a Search,
    lens: Option<&'a Lens>,
}

impl<'a> Look<'a> {
    /// A look at a search whose judge has no lens: ownership after single moves is not known.
    #[must_use]
    pub fn without_lens(search: &'a Search) -> Look<'a> {
        Look { search, lens: None }
    }

    /// What is seen now; nothing before the first visit.
    #[must_use]
    pub fn report(self) -> Option<Report> {
        (self.search.progress().visits > 0).then(|| Report::of(self.search, self.lens))
    }
}

/// Searches one position and reports.
#[derive(Debug)]
pub struct Analyst {
    player: Player<Lens>,
    lens: Lens,
    game: Game,
}

impl Analyst {
    /// An analyst of the position of `game`. Of the options, threads and seed matter.
    #[must_use]
    pub fn new(judge: Judge, options: PlayerOptions, game: Game, restrictions: Vec<Restriction>) -> Analyst {
        let lens = Lens::new(judge, game.turns().len(), restrictions);
        Analyst { player: Player::new(lens.clone(), options), lens, game }
    }

    /// Searches until a limit is reached or somebody stops it. `see` is called about every 10 ms meanwhile, and the
    /// last report is returned.
    pub fn run(&mut self, limits: &Limits, stop: &Stop, see: &mut dyn FnMut(Look<'_>)) -> Option<Report> {
        let lens = Some(&self.lens);
        self.player.analyze(&self.game, limits, stop, &mut |search| see(Look { search, lens }));
        self.player.last_search().and_then(|search| Look { search, lens }.report())
    }
}
