//! What a new game can be, and what is proposed for it.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use tengen_rank::Amateur;
use tengen_rank::handicap::{self, HUNT_9, HUNT_13, Suggestion};
use tengen_rules::{Boards, Komi, PRESETS, Preset, Ruleset, Size, Tie, fixed_handicap_limit};

use super::error::ApiError;
use super::extract::Body;
use super::network;
use super::shell::Shell;
use crate::wire::{Level, Options, Proposal, ProposalRequest, RulesOption, SizeProposal, Text};

/// The boards that are offered first.
const SIZES: [u8; 3] = [9, 13, 19];

/// The smallest board: on a single point there is nothing to play.
const MIN_SIZE: u8 = 2;

/// The largest board of the computer, see `tengen-gtp`.
const MAX_SIZE_COMPUTER: u8 = tengen_gtp::MAX_SIDE;

/// From this side on a stone is worth one step of rank.
const FULL_BOARD: u8 = 15;

/// From this side on the table for 13×13 fits better than that for 9×9.
const MIDDLE_BOARD: u8 = 11;

/// The rule sets that four introductions to the game describe, for clubs that teach by them.
const CLUBS: [&str; 4] = ["french-club", "russian-club", "russian-web", "persian-club"];

/// What this server offers.
#[utoipa::path(
    get, path = "/api/options", tag = "server",
    responses((status = 200, description = "rule sets, levels, sizes, addresses", body = Options))
)]
pub(super) async fn options(State(shell): State<Shell>) -> Json<Options> {
    let state = network::state(&shell);
    Json(Options {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        rules: PRESETS.iter().map(rules_option).collect(),
        levels: levels(),
        sizes: SIZES.to_vec(),
        min_size: MIN_SIZE,
        max_size: Size::MAX,
        max_size_computer: MAX_SIZE_COMPUTER,
        has_computer: !shell.config().engines.is_empty(),
        engines: shell.config().engines.iter().map(|engine| engine.name.clone()).collect(),
        network: state.network,
        addresses: state.addresses,
        public_url: shell.config().public_url.clone(),
    })
}

/// The weakest first.
fn levels() -> Vec<Level> {
    let ranks = (i8::MIN..=i8::MAX).filter_map(Amateur::from_index);
    ranks.map(tengen_rank::Level::Rank).chain([tengen_rank::Level::Strongest]).map(Level).collect()
}

fn rules_option(preset: &Preset) -> RulesOption {
    let rules = &preset.rules;
    let sides = match preset.boards {
        Boards::Only(sides) => sides,
        Boards::Any(_) => &SIZES,
    };
    let mut sides = sides.to_vec();
    sides.sort_unstable();
    RulesOption {
        key: preset.name.to_owned(),
        club: CLUBS.contains(&preset.name),
        text_key: format!("rules-{}", preset.name),
        scoring: rules.scoring.into(),
        placement: rules.placement.into(),
        ties: can_tie(rules),
        proposals: sides.into_iter().filter_map(|side| size_proposal(rules, side)).collect(),
    }
}

/// Whether a game at the komi proposed can end without a winner: where half-points do not prevent it, and the rules do
/// not name a winner themselves.
fn can_tie(rules: &Ruleset) -> bool {
    let is_whole = |komi: Komi| komi.halves() % 2 == 0;
    match rules.tie {
        Tie::Draw => is_whole(rules.komi) || is_whole(rules.handicap_komi),
        Tie::WhiteInHandicap => is_whole(rules.komi),
        Tie::Black => false,
    }
}

fn size_proposal(rules: &Ruleset, side: u8) -> Option<SizeProposal> {
    let size = Size::square(side)?;
    Some(SizeProposal {
        size: side,
        komi2: rules.komi.halves(),
        handicap_komi2: rules.handicap_komi.halves(),
        max_handicap: max_handicap(rules, size),
    })
}

/// The most stones that are proposed: nine by custom, or what the rules or the star points allow.
fn max_handicap(rules: &Ruleset, size: Size) -> u16 {
    let by_rules = u16::from(rules.handicap_limit.unwrap_or(handicap::MOST_STONES));
    let by_board = match rules.placement {
        tengen_rules::Placement::Fixed => fixed_handicap_limit(size),
        tengen_rules::Placement::Free => (size.area() / 10).min(u16::from(handicap::MOST_STONES)),
    };
    by_rules.min(by_board)
}

/// Handicap and komi for two ranks, with the reason.
#[utoipa::path(
    post, path = "/api/proposals", tag = "server", request_body = ProposalRequest,
    responses(
        (status = 200, description = "a proposal", body = Proposal),
        (status = 422, description = "no such size, rule set or rank", body = crate::wire::ErrorBody),
    )
)]
pub(super) async fn propose(Body(wanted): Body<ProposalRequest>) -> Result<Json<Proposal>, ApiError> {
    let refused = |key| ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, key);
    let size = Some(wanted.size).filter(|side| *side >= MIN_SIZE).and_then(Size::square);
    let size = size.ok_or_else(|| refused("error-size"))?;
    let preset = Preset::find(&wanted.rules).ok_or_else(|| refused("error-rules"))?;
    let rank = |text: &Option<String>| match text.as_deref() {
        None => Ok(None),
        Some(text) => text.parse().map(|level| Some(strength(level))).map_err(|_| refused("error-rank")),
    };
    Ok(Json(proposal(&preset.rules, size, rank(&wanted.black_rank)?, rank(&wanted.white_rank)?)))
}

/// A level as a rank: the strongest plays like the highest.
fn strength(level: Level) -> Amateur {
    match level.0 {
        tengen_rank::Level::Rank(rank) => rank,
        tengen_rank::Level::Strongest => Amateur::STRONGEST,
    }
}

fn proposal(rules: &Ruleset, size: Size, black: Option<Amateur>, white: Option<Amateur>) -> Proposal {
    let (Some(black), Some(white)) = (black, white) else {
        return even(rules, Text::new("proposal-no-ranks"));
    };
    let steps = white.steps_above(black);
    let reason = |key: &str| Text::new(key).number("steps", i32::from(steps.unsigned_abs()));
    match steps {
        0 => even(rules, reason("proposal-equal")),
        ..0 => Proposal { swap: true, ..even(rules, reason("proposal-black-stronger")) },
        1.. if size.cols() >= FULL_BOARD => traditional(rules, size, steps.unsigned_abs()),
        1.. => small_board(rules, size, steps.unsigned_abs()),
    }
}

fn even(rules: &Ruleset, reason: Text) -> Proposal {
    Proposal {
        handicap: 0,
        komi2: rules.komi.halves(),
        placement: rules.placement.into(),
        swap: false,
        reason,
    }
}

/// A stone for each step, as far as rules and board have them.
fn traditional(rules: &Ruleset, size: Size, steps: u8) -> Proposal {
    let stones = u16::from(handicap::traditional(steps, rules.komi.halves()).handicap.stones);
    let handicap = stones.min(max_handicap(rules, size).max(1));
    let key = match handicap {
        _ if u16::from(steps) > handicap => "proposal-most-stones",
        1 => "proposal-black-first",
        _ => "proposal-stones",
    };
    let reason = Text::new(key).number("steps", i32::from(steps)).number("stones", i32::from(handicap));
    let komi2 = rules.komi_for(handicap).halves();
    Proposal { handicap, komi2, placement: rules.placement.into(), swap: false, reason }
}

/// Few stones, and komi for what lies between: on a small board a stone is worth several steps.
fn small_board(rules: &Ruleset, size: Size, steps: u8) -> Proposal {
    let table = if size.cols() >= MIDDLE_BOARD { &HUNT_13 } else { &HUNT_9 };
    let Suggestion { handicap: found, shortfall } = table.suggest(steps);
    let most = max_handicap(rules, size).max(1);
    let handicap = u16::from(found.stones).min(most);
    let is_short = shortfall > 0 || handicap < u16::from(found.stones);
    let key = if is_short { "proposal-small-board-most" } else { "proposal-small-board" };
    let reason = Text::new(key)
        .number("steps", i32::from(steps))
        .number("stones", i32::from(handicap))
        .number("size", i32::from(size.cols()))
        // The table knows whole points only.
        .number("komi", i32::from(found.komi / 2));
    Proposal { handicap, komi2: found.komi, placement: rules.placement.into(), swap: false, reason }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn proposed(rules: &str, side: u8, black: &str, white: &str) -> (u16, i16, String) {
        let rank = |text: &str| text.parse().ok().map(strength);
        let rules = &Preset::find(rules).unwrap().rules;
        let found = proposal(rules, Size::square(side).unwrap(), rank(black), rank(white));
        (found.handicap, found.komi2, found.reason.key)
    }

    fn expected(handicap: u16, komi2: i16, key: &str) -> (u16, i16, String) {
        (handicap, komi2, format!("proposal-{key}"))
    }

    #[test]
    fn on_the_full_board_a_stone_is_given_for_each_step() {
        assert_eq!(proposed("japanese", 19, "7k", "3k"), expected(4, 1, "stones"));
        assert_eq!(proposed("japanese", 19, "1k", "1d"), expected(1, 1, "black-first"));
        assert_eq!(proposed("french-club", 19, "7k", "3k"), expected(4, 0, "stones"));
        assert_eq!(proposed("japanese", 19, "20k", "strongest"), expected(9, 1, "most-stones"));
        assert_eq!(proposed("japanese", 19, "5k", "5k"), expected(0, 13, "equal"));
        assert_eq!(proposed("chinese", 19, "", "5k"), expected(0, 15, "no-ranks"));
        assert_eq!(proposed("japanese", 19, "1d", "5k"), expected(0, 13, "black-stronger"));
    }

    #[test]
    fn on_small_boards_komi_fills_the_gaps() {
        assert_eq!(proposed("japanese", 9, "7k", "3k"), expected(1, -4, "small-board"));
        assert_eq!(proposed("japanese", 13, "7k", "3k"), expected(2, 0, "small-board"));
        assert_eq!(proposed("japanese", 9, "25k", "1d"), expected(2, -8, "small-board-most"));
        assert_eq!(proposed("japanese", 5, "25k", "1d"), expected(1, -8, "small-board-most"));
    }

    #[test]
    fn every_rule_set_is_offered_and_four_are_clubs() {
        let all: Vec<RulesOption> = PRESETS.iter().map(rules_option).collect();
        assert_eq!(all.iter().filter(|rules| rules.club).count(), 4);
        let find = |key: &str| all.iter().find(|rules| rules.key == key).unwrap();
        let french = find("french-club");
        assert_eq!(french.proposals.iter().map(|p| p.size).collect::<Vec<_>>(), [19]);
        assert!(!french.ties && find("persian-club").ties && !find("ing-1996").ties);
        assert!(all.iter().all(|rules| rules.proposals.iter().all(|p| (3..=9).contains(&p.max_handicap))));
    }

    #[test]
    fn levels_go_from_30k_to_the_strongest() {
        let names: Vec<String> = levels().iter().map(ToString::to_string).collect();
        assert_eq!(names.len(), 40);
        assert_eq!([&names[0], &names[29], &names[30], &names[39]], ["30k", "1k", "1d", "strongest"]);
    }
}
