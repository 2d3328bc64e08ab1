//! Phases, superko and undo; the positions of the rule texts are in `tests/it`.

use super::*;
use crate::outcome::WinBy;
use crate::perft::perft;
use crate::ruleset::{FriendlyPass, Preset, Scoring};
use std::format;
use std::string::ToString;

fn rules(ko: Ko, suicide: Suicide) -> Ruleset {
    Ruleset { ko, suicide, long_cycle: LongCycle::Ignored, ..Ruleset::TROMP_TAYLOR }
}

fn at(name: &str) -> Move {
    if name == "pass" { Move::Pass } else { Move::Play(name.parse().unwrap()) }
}

fn new_game(size: &str, rules: Ruleset) -> Game {
    Game::new(&Setup::new(size.parse().unwrap(), rules)).unwrap()
}

fn preset(name: &str) -> Ruleset {
    Preset::find(name).unwrap().rules
}

fn play(game: &mut Game, moves: &str) {
    for name in moves.split_whitespace() {
        game.play(at(name)).unwrap_or_else(|reason| panic!("{name}: {reason}"));
    }
}

#[test]
fn perft_tells_ko_rules_apart() {
    let count = |size, ko, suicide, depth| perft(&new_game(size, rules(ko, suicide)), depth);
    use Ko::*;
    use Suicide::*;
    assert_eq!(count("2x1", None, Forbidden, 5), 12);
    assert_eq!(count("1x2", Simple, Forbidden, 5), 2);
    assert_eq!(count("1x3", Positional, MultiStone, 9), 116);
    assert_eq!(count("1x3", Situational, MultiStone, 9), 362);
    assert_eq!(count("1x3", NaturalSituational, MultiStone, 9), 730);
    assert_eq!(count("2x2", Situational, Forbidden, 9), 4544);
    assert_eq!(count("2x2", NaturalSituational, Forbidden, 9), 4576);
    assert_eq!(count("2x3", Positional, MultiStone, 8), 64116);
    assert_eq!(count("3x3", Simple, Forbidden, 6), 179712);
    assert_eq!(count("3x3", None, Forbidden, 6), 179744);
}

#[test]
fn superko_hits_are_confirmed_on_the_board() {
    // With 8-bit keys nearly every position collides with an earlier one; legality must not change.
    for ko in [Ko::Positional, Ko::Situational, Ko::NaturalSituational] {
        let exact = new_game("3x3", rules(ko, Suicide::MultiStone));
        let mut coarse = exact.clone();
        coarse.seen.key_mask = 0xff;
        coarse.begin(Color::Black);
        assert_eq!(perft(&coarse, 5), perft(&exact, 5));
    }
    let mut game = new_game("9x9", rules(Ko::Positional, Suicide::Forbidden));
    game.seen.key_mask = 0xff;
    game.begin(Color::Black);
    for point in game.size().points().step_by(3).collect::<Vec<_>>() {
        assert_eq!(game.check(Move::Play(point)), Ok(()));
        game.play(Move::Play(point)).unwrap();
    }
}

#[test]
fn undo_restores_everything() {
    let mut game = new_game("3x3", rules(Ko::Situational, Suicide::MultiStone));
    let mut states = Vec::new();
    for name in ["A2", "B2", "B1", "C1", "B3", "C3", "C2", "A1", "A1", "pass", "pass"] {
        let before = game.clone();
        if game.play(at(name)).is_ok() {
            states.push(before);
        }
    }
    while let Some(before) = states.pop() {
        game.undo().unwrap();
        assert_eq!(
            format!("{game:?}").replace(char::is_whitespace, ""),
            format!("{:?}", rebuilt(&before)).replace(char::is_whitespace, "")
        );
    }
    assert_eq!(game.undo(), None);
}

/// The same game with its caches rebuilt, so that two histories compare equal.
fn rebuilt(game: &Game) -> Game {
    let mut game = game.clone();
    game.rewind(game.turns.len());
    game
}

#[test]
fn stone_removal_needs_both_and_any_change_clears() {
    let mut game = new_game("5x5", preset("japanese"));
    play(&mut game, "C3 C4 pass pass");
    assert_eq!(game.phase(), Phase::StoneRemoval);
    assert_eq!(game.play(Move::Pass), Err(IllegalMove::GameOver));
    game.accept(Color::Black).unwrap();
    game.toggle_dead("C4".parse().unwrap()).unwrap();
    assert!(!game.has_accepted(Color::Black));
    assert_eq!(game.toggle_dead("A1".parse().unwrap()), Err(Refusal::NoStone));
    game.accept(Color::White).unwrap();
    assert_eq!(game.phase(), Phase::StoneRemoval);
    game.accept(Color::Black).unwrap();
    assert!(game.outcome().is_some());
    assert_eq!(game.resign(Color::Black), Err(Refusal::WrongPhase));
}

#[test]
fn resuming_keeps_history_and_gives_the_turn_by_the_rules() {
    let mut game = new_game("5x5", preset("japanese-1989"));
    play(&mut game, "C3 C4 pass pass");
    game.resume(Color::Black).unwrap();
    assert_eq!((game.phase(), game.to_move()), (Phase::Play, Color::White));
    play(&mut game, "B2 pass pass");
    assert_eq!(game.phase(), Phase::StoneRemoval);
    // The second disagreement under territory scoring: passes cost a prisoner and White passes last.
    game.resume(Color::White).unwrap();
    assert_eq!((game.phase(), game.to_move()), (Phase::Playout, Color::Black));
    play(&mut game, "pass pass");
    assert!(game.outcome().is_some());
    assert_eq!(game.prisoners(), ByColor { black: 1, white: 1 });
    // Undo goes back into the play-out, then through the resumption.
    game.undo();
    assert_eq!((game.phase(), game.to_move()), (Phase::Playout, Color::White));
    game.undo();
    game.undo();
    assert_eq!((game.phase(), game.passes()), (Phase::Play, 1));
}

#[test]
fn second_disagreement_under_area_scoring_ends_the_game() {
    let mut game = new_game("5x5", preset("chinese"));
    play(&mut game, "C3 pass pass");
    game.resume(Color::White).unwrap();
    assert_eq!((game.phase(), game.to_move()), (Phase::Play, Color::White));
    play(&mut game, "pass pass");
    game.toggle_dead("C3".parse().unwrap()).unwrap();
    game.resume(Color::White).unwrap();
    assert!(game.outcome().is_some());
    assert!(game.dead().is_empty());
}

#[test]
fn white_passes_last_and_passes_cost_a_stone() {
    let mut game = new_game("5x5", preset("aga-1991"));
    play(&mut game, "C3 pass pass");
    assert_eq!(game.phase(), Phase::Play, "Black passed last");
    play(&mut game, "pass");
    assert_eq!(game.phase(), Phase::StoneRemoval);
    assert_eq!(game.prisoners(), ByColor { black: 2, white: 1 });
}

#[test]
fn the_button_pass_does_not_count_towards_the_end() {
    let mut game = new_game("5x5", preset("aga-button"));
    play(&mut game, "pass pass");
    assert_eq!((game.phase(), game.button()), (Phase::Play, Some(Color::Black)));
    play(&mut game, "pass");
    assert_eq!(game.phase(), Phase::StoneRemoval);
}

#[test]
fn more_passes_may_be_needed() {
    let mut game = new_game("5x5", Ruleset { end_passes: 4, ..preset("chinese") });
    play(&mut game, "pass pass pass");
    assert_eq!(game.phase(), Phase::Play);
    play(&mut game, "pass");
    assert_eq!(game.phase(), Phase::StoneRemoval);
}

#[test]
fn free_handicap_is_placed_by_black_and_taken_back() {
    let mut game = Game::new(&Setup::new(Size::NINE, preset("chinese")).with_handicap(2)).unwrap();
    assert_eq!(game.phase(), Phase::Placement { left: 2 });
    assert_eq!(game.play(Move::Pass), Err(IllegalMove::PassInPlacement));
    assert_eq!(game.play_as(Color::White, at("C3")), Err(IllegalMove::NotYourTurn));
    play(&mut game, "C3");
    assert_eq!(game.play(at("C3")), Err(IllegalMove::Occupied));
    play(&mut game, "D3");
    assert_eq!((game.phase(), game.to_move()), (Phase::Play, Color::White));
    assert_eq!(game.undo(), Some(at("D3")));
    assert_eq!((game.phase(), game.to_move()), (Phase::Placement { left: 1 }, Color::Black));
    assert_eq!(game.board().stones(Color::Black).len(), 1);
}

#[test]
fn going_back_keeps_the_number_of_handicap_stones() {
    let mut game = Game::new(&Setup::new(Size::NINE, preset("chinese")).with_handicap(4)).unwrap();
    play(&mut game, "C3");
    game.resign(Color::Black).unwrap();
    assert_eq!(game.undo(), Some(at("C3")));
    assert_eq!(game.phase(), Phase::Placement { left: 4 });
    play(&mut game, "C3 G7");
    game.rewind(0);
    assert_eq!(game.phase(), Phase::Placement { left: 2 });
    game.check_invariants();
}

#[test]
fn the_literal_ko_rule_bans_every_ko_taken_since_the_last_stone() {
    let board: Board =
        ". X O . . . / X O . O . . / . X O . . . / . X O . . . / X O . O . . / . X O . . .".parse().unwrap();
    let rules = rules(Ko::SimplePlayElsewhere, Suicide::Forbidden);
    let mut game = Game::new(&Setup::from_board(&board, rules, Color::Black)).unwrap();
    play(&mut game, "C5 pass C2");
    assert_eq!(game.play(at("B5")), Err(IllegalMove::Ko));
    assert_eq!(game.play(at("B2")), Err(IllegalMove::Ko));
    play(&mut game, "F6 F5");
    assert_eq!((game.check(at("B5")), game.check(at("B2"))), (Ok(()), Ok(())));
}

#[test]
fn setups_are_checked() {
    let setup = |stones: &[(&str, Color)]| {
        let stones = stones.iter().map(|(p, c)| (p.parse().unwrap(), *c)).collect();
        Game::new(&Setup { stones, ..Setup::new(Size::square(2).unwrap(), preset("chinese")) }).unwrap_err()
    };
    use Color::{Black, White};
    assert!(matches!(setup(&[("C1", Black)]), SetupError::OffBoard(_)));
    assert!(matches!(setup(&[("A1", Black), ("A1", White)]), SetupError::Duplicate(_)));
    assert!(matches!(setup(&[("A1", Black), ("A2", White), ("B1", White)]), SetupError::NoLiberty(_)));
    let too_many = Setup::new(Size::NINE, preset("japanese")).with_handicap(10);
    assert!(matches!(Game::new(&too_many), Err(SetupError::Handicap(_))));
    let too_many = Setup::new(Size::NINE, preset("chinese")).with_handicap(81);
    assert!(matches!(Game::new(&too_many), Err(SetupError::Handicap(_))));
}

#[test]
fn resignation_is_possible_in_any_phase_and_by_either_side() {
    for moves in ["", "C3", "C3 pass pass"] {
        for loser in Color::ALL {
            let mut game = new_game("5x5", preset("japanese"));
            play(&mut game, moves);
            game.act(loser, Action::Resign).unwrap();
            assert_eq!(game.outcome(), Some(Outcome::Win { winner: !loser, by: WinBy::Resignation }));
            assert_eq!(game.outcome().unwrap().to_string(), format!("{}+R", (!loser).letter()));
        }
    }
}

#[test]
fn tromp_taylor_ends_without_stone_removal() {
    let mut game = new_game("5x5", Ruleset { friendly_pass: FriendlyPass::No, ..preset("tromp-taylor") });
    assert_eq!(game.rules().scoring, Scoring::Area);
    play(&mut game, "C3 pass pass");
    assert!(game.outcome().is_some());
}

#[test]
fn a_game_of_300_moves_is_small() {
    let mut game = new_game("19", rules(Ko::Positional, Suicide::Forbidden));
    for point in Size::NINETEEN.points().take(300).collect::<Vec<_>>() {
        let _ = game.play(Move::Play(point));
    }
    let heap = game.board.memory() + game.turns.capacity() * size_of::<Turn>() + game.seen.memory();
    assert!(size_of::<Game>() + heap < 64 * 1024, "{}", size_of::<Game>() + heap);
}
