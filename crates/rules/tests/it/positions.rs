//! Positions with known verdicts about suicide, ko, superko and long cycles: sections 4.1 to 4.5 of the rules
//! reference, each through a game and under every ko rule that is named. Verdicts on life and score are in `life`
//! and in the tests of scoring.

use tengen_rules::{
    Color, Game, IllegalMove, Ko, LongCycle, Outcome, Phase, PointSet, Ruleset, Setup, Size, Suicide,
};

use crate::play::{
    KOS, SUICIDES, after, at, board, game_at, is_legal, is_taken, play, point, preset, refusal, rules,
};

use Color::{Black, White};
use Suicide::{Any, Forbidden, MultiStone};

const ONE_STONE: &str = ". X . / X . X / . X .";
const TWO_CHAINS: &str = "X . O . / X X O . / O O O .";
const BOTH_SHORT: &str = ". X O . / X X O . / O O O .";

#[test]
fn t_sui_1_a_single_stone() {
    for ko in KOS {
        for suicide in [Forbidden, MultiStone] {
            let game = game_at(ONE_STONE, rules(ko, suicide), White);
            assert_eq!(refusal(&game, "B2"), IllegalMove::Suicide, "{ko:?}");
        }
    }
    let game = game_at(ONE_STONE, rules(Ko::Positional, Any), White);
    assert_eq!(refusal(&game, "B2"), IllegalMove::Superko { turn: 0 });
    for ko in [Ko::Simple, Ko::Situational, Ko::NaturalSituational] {
        let game = game_at(ONE_STONE, rules(ko, Any), White);
        let played = after(&game, "B2");
        assert_eq!(played.board(), game.board());
        assert_eq!((played.prisoners().black, played.prisoners().white), (1, 0), "{ko:?}");
        assert_eq!(played.to_move(), Black);
    }
}

#[test]
fn t_sui_2_several_stones() {
    for ko in KOS {
        let game = game_at(TWO_CHAINS, rules(ko, Forbidden), Black);
        assert_eq!(refusal(&game, "B3"), IllegalMove::Suicide);
        for suicide in [MultiStone, Any] {
            let played = after(&game_at(TWO_CHAINS, rules(ko, suicide), Black), "B3");
            assert_eq!(played.board(), &board(". . O . / . . O . / O O O ."));
            assert_eq!((played.prisoners().black, played.prisoners().white), (0, 4));
        }
        for suicide in SUICIDES {
            let played = after(&game_at(TWO_CHAINS, rules(ko, suicide), White), "B3");
            assert_eq!(played.board().stones(Black), PointSet::EMPTY);
            assert_eq!(played.prisoners().white, 3);
        }
    }
}

#[test]
fn t_sui_3_capture_comes_first() {
    for ko in KOS {
        let captures = after(&game_at(BOTH_SHORT, rules(ko, Forbidden), White), "A3");
        assert_eq!(captures.prisoners().white, 3);
        assert_eq!(captures.board(), &board("O . O . / . . O . / O O O ."));
        let game = game_at(BOTH_SHORT, rules(ko, Forbidden), Black);
        assert_eq!(refusal(&game, "A3"), IllegalMove::Suicide);
        let played = after(&game_at(BOTH_SHORT, rules(ko, MultiStone), Black), "A3");
        assert_eq!(played.prisoners().white, 4);
    }
}

/// Where Black takes the stone on B3 by C3.
const KO: &str = ". X O . . / X O . O . / . X O . . / . . . . .";

fn ko_game(ko: Ko) -> Game {
    game_at(KO, rules(ko, Forbidden), Black)
}

#[test]
fn t_ko_1_the_ko_may_not_be_retaken_at_once() {
    let retake = |ko| refusal(&after(&ko_game(ko), "C3"), "B3");
    assert_eq!(retake(Ko::Simple), IllegalMove::Ko);
    assert_eq!(retake(Ko::SimplePlayElsewhere), IllegalMove::Ko);
    assert_eq!(retake(Ko::Positional), IllegalMove::Superko { turn: 0 });
    assert_eq!(retake(Ko::Situational), IllegalMove::Superko { turn: 0 });
    // Nobody created the start by a stone, so the natural rule has nothing to forbid here; nor has no rule.
    for ko in [Ko::NaturalSituational, Ko::None] {
        assert!(is_legal(&after(&ko_game(ko), "C3"), "B3"), "{ko:?}");
    }
}

#[test]
fn t_ko_1_is_explained() {
    let game = after(&ko_game(Ko::Simple), "C3");
    let explained = game.explain(at("B3"), IllegalMove::Ko);
    assert_eq!(explained.points, PointSet::of(point("C3")));
    let game = after(&ko_game(Ko::Positional), "C3");
    let explained = game.explain(at("B3"), IllegalMove::Superko { turn: 0 });
    let (turn, earlier) = explained.earlier.unwrap();
    assert_eq!((turn, &earlier), (0, &board(KO)));
}

#[test]
fn t_ko_2_after_a_threat_and_its_answer() {
    for ko in KOS {
        assert!(is_legal(&after(&ko_game(ko), "C3 E1 A1"), "B3"), "{ko:?}");
    }
}

#[test]
fn t_ko_3_after_two_passes_and_resuming() {
    let resumed = |ko| {
        let rules = Ruleset { friendly_pass: tengen_rules::FriendlyPass::Yes, ..rules(ko, Forbidden) };
        let mut game = after(&game_at(KO, rules, Black), "C3 pass pass");
        game.resume(White).unwrap();
        game
    };
    assert!(is_legal(&resumed(Ko::Simple), "B3"));
    assert_eq!(refusal(&resumed(Ko::Positional), "B3"), IllegalMove::Superko { turn: 0 });
    assert_eq!(refusal(&resumed(Ko::Situational), "B3"), IllegalMove::Superko { turn: 0 });
    // The literal rule asks for a stone elsewhere; a pass is none.
    assert_eq!(refusal(&resumed(Ko::SimplePlayElsewhere), "B3"), IllegalMove::Ko);
    // After a stone elsewhere the ban is gone.
    assert!(is_legal(&after(&resumed(Ko::SimplePlayElsewhere), "E1 A1"), "B3"));
}

#[test]
fn t_nssk_a_pass_creates_no_position() {
    let retake = |ko| after(&ko_game(ko), "E1 pass C3");
    assert_eq!(refusal(&retake(Ko::Simple), "B3"), IllegalMove::Ko);
    assert_eq!(refusal(&retake(Ko::SimplePlayElsewhere), "B3"), IllegalMove::Ko);
    assert_eq!(refusal(&retake(Ko::Positional), "B3"), IllegalMove::Superko { turn: 1 });
    assert_eq!(refusal(&retake(Ko::Situational), "B3"), IllegalMove::Superko { turn: 2 });
    assert!(is_legal(&retake(Ko::NaturalSituational), "B3"));
}

const SNAPBACK: &str = "O X . X O / O X . X O / O O X O O / . O X O . / X X X X X";

#[test]
fn t_snap_a_snapback_is_no_ko() {
    for ko in KOS {
        let mut game = game_at(SNAPBACK, rules(ko, Forbidden), White);
        play(&mut game, "C4");
        assert_eq!(game.play(at("C5")).unwrap().captured, 1, "{ko:?}");
        assert_eq!(game.play(at("C4")).unwrap().captured, 5, "{ko:?}");
    }
}

/// Where White throws in a second stone at C5, Black takes both from A5 and White takes that stone back from B5.
const SEND_TWO: &str = ". O . X . / O X X X . / O O O X X / . O . O X / O . O O X";

#[test]
fn t_2for1_taking_back_after_two_stones_is_no_simple_ko() {
    for ko in [Ko::None, Ko::Simple, Ko::SimplePlayElsewhere] {
        let mut game = game_at(SEND_TWO, rules(ko, Forbidden), White);
        play(&mut game, "C5");
        assert_eq!(game.play(at("A5")).unwrap().captured, 2);
        assert_eq!(game.play(at("B5")).unwrap().captured, 1, "{ko:?}");
        assert_eq!(game.board(), &board(SEND_TWO));
    }
}

#[test]
fn t_s2r_sending_two_returning_one() {
    let sent = |ko| after(&game_at(SEND_TWO, rules(ko, Forbidden), White), "C5 A5");
    assert_eq!(refusal(&sent(Ko::Positional), "B5"), IllegalMove::Superko { turn: 0 });
    let again = |ko| after(&sent(ko), "B5 pass");
    assert!(is_legal(&again(Ko::Simple), "C5"));
    // White made this position by a first stone on C5.
    assert_eq!(refusal(&again(Ko::Situational), "C5"), IllegalMove::Superko { turn: 1 });
    assert_eq!(refusal(&again(Ko::NaturalSituational), "C5"), IllegalMove::Superko { turn: 1 });
}

#[test]
fn t_s2r_with_a_pass_before() {
    // Black to move passes first, so that the start is White's to move as well.
    let sent = |ko| after(&game_at(SEND_TWO, rules(ko, Forbidden), Black), "pass C5 A5");
    assert_eq!(refusal(&sent(Ko::Positional), "B5"), IllegalMove::Superko { turn: 0 });
    assert_eq!(refusal(&sent(Ko::Situational), "B5"), IllegalMove::Superko { turn: 0 });
    let again = after(&sent(Ko::NaturalSituational), "B5 pass");
    assert_eq!(refusal(&again, "C5"), IllegalMove::Superko { turn: 2 });
}

const TRIPLE_KO: &str = "O O O O O O O / O X O . O . O / X . X O X O X / X X X X X X X";

#[test]
fn t_3ko_triple_ko() {
    let moves = "D3 B2 F3 D2 B3";
    let before = |ko| after(&game_at(TRIPLE_KO, rules(ko, Forbidden), Black), moves);
    assert_eq!(refusal(&before(Ko::Positional), "F2"), IllegalMove::Superko { turn: 0 });
    assert_eq!(refusal(&before(Ko::Situational), "F2"), IllegalMove::Superko { turn: 0 });
    for ko in [Ko::Simple, Ko::SimplePlayElsewhere, Ko::NaturalSituational] {
        let game = after(&before(ko), "F2");
        assert_eq!(game.board().stones(Black), board(TRIPLE_KO).stones(Black), "{ko:?}");
        assert_eq!(game.board().stones(White), board(TRIPLE_KO).stones(White));
        assert_eq!((game.prisoners().black, game.prisoners().white), (3, 3));
    }
}

#[test]
fn t_3ko_the_third_occurrence_decides() {
    let cycle = "D3 B2 F3 D2 B3 F2";
    let game = |long_cycle| {
        let rules = Ruleset { long_cycle, ..rules(Ko::Simple, Forbidden) };
        after(&game_at(TRIPLE_KO, rules, Black), cycle)
    };
    let almost = "D3 B2 F3 D2 B3";
    assert_eq!(after(&game(LongCycle::NoResult), almost).phase(), Phase::Play);
    assert_eq!(after(&game(LongCycle::NoResult), cycle).outcome(), Some(Outcome::Void));
    assert_eq!(after(&game(LongCycle::Draw), cycle).outcome(), Some(Outcome::Draw));
    assert_eq!(after(&game(LongCycle::Ignored), cycle).phase(), Phase::Play);
    let forbidden = after(&game(LongCycle::Forbidden), almost);
    assert_eq!(refusal(&forbidden, "F2"), IllegalMove::Superko { turn: 6 });
    // A pass begins the count anew.
    let passed = after(&game(LongCycle::NoResult), "pass pass");
    assert_ne!(passed.outcome(), Some(Outcome::Void));
}

const ETERNAL_LIFE: &str = ". . X X X X X X / . . X O O O O O / X X O O X X X O / . O X . O . X .";

#[test]
fn t_eternal_life() {
    let game = |ko| game_at(ETERNAL_LIFE, rules(ko, Forbidden), White);
    for ko in [Ko::Simple, Ko::SimplePlayElsewhere] {
        let repeated = after(&game(ko), "F1 D1 E1 C1");
        assert_eq!(repeated.board().stones(Black), board(ETERNAL_LIFE).stones(Black));
        assert_eq!(repeated.board().stones(White), board(ETERNAL_LIFE).stones(White));
        assert_eq!((repeated.prisoners().black, repeated.prisoners().white), (2, 2));
    }
    for ko in [Ko::Positional, Ko::Situational] {
        assert_eq!(refusal(&after(&game(ko), "F1 D1 E1"), "C1"), IllegalMove::Superko { turn: 0 });
    }
}

const DOUBLE_KO_SEKI: &str = ". O O O O / O O O O O / O X O . O / X . X O X / X X X X X / X X X X .";

#[test]
fn t_dks_double_ko_seki() {
    for ko in KOS.into_iter().filter(|ko| *ko != Ko::None) {
        let game = after(&game_at(DOUBLE_KO_SEKI, rules(ko, Forbidden), Black), "D4");
        assert_eq!(game.board().liberty_count(point("A5")), 1, "White is left with one liberty");
        let game = after(&game, "B3");
        assert_eq!(game.board().liberty_count(point("A5")), 2, "White is back at two");
        // Set up, not played, the start is nobody's under the natural rule; but here D4 was Black's move.
        assert!(!is_legal(&game, "B4"), "{ko:?}");
    }
}

const BENT_FOUR: &str = "X X X . O X . / . O O O O X X / O O X X X X X / X X X X . X X";

#[test]
fn t_bent4_white_is_taken_whoever_moves_first() {
    // Around the white group Black lives, so that nothing outside these points is a threat.
    let region = "A4 B4 C4 D4 A3".split(' ').map(point).collect::<PointSet>();
    for ko in [Ko::Positional, Ko::Situational] {
        for first in Color::ALL {
            let game = game_at(BENT_FOUR, rules(ko, Forbidden), first);
            assert!(is_taken(&game, point("E4"), &region, 16), "{ko:?}, {first} first");
        }
    }
}

// What users of other programs reported as wrong (section 5.1), as far as legality and setup are concerned.

#[test]
fn r9_a_snapback_is_not_refused_as_ko() {
    let mut game = game_at(SNAPBACK, preset("japanese"), White);
    play(&mut game, "C4 C5 C4");
    assert_eq!((game.prisoners().black, game.prisoners().white), (1, 5));
}

#[test]
fn r10_a_refused_retake_names_its_rule() {
    let sent = |name| after(&game_at(SEND_TWO, preset(name), White), "C5 A5");
    assert!(is_legal(&sent("japanese"), "B5"));
    let reason = refusal(&sent("chinese-2002"), "B5");
    assert_eq!(reason.to_string(), "superko: the position after move 0 would recur");
    let ko = refusal(&after(&game_at(KO, preset("japanese"), Black), "C3"), "B3");
    assert_eq!(ko.to_string(), "ko: the stone may not be retaken yet");
}

#[test]
fn r11_history_does_not_survive_going_back() {
    for ko in KOS {
        let mut game = after(&ko_game(ko), "C3");
        game.undo();
        assert!(is_legal(&game, "C3"), "{ko:?}");
        play(&mut game, "C3");
        // Another way from the start: what was undone forbids nothing either.
        game.undo();
        play(&mut game, "E1 pass C3");
        assert_eq!(game.turns().len(), 3);
    }
}

#[test]
fn r12_the_rule_set_judges_a_triple_ko() {
    let cycle = "D3 B2 F3 D2 B3 F2 ".repeat(2);
    let void = after(&game_at(TRIPLE_KO, preset("japanese"), Black), &cycle);
    assert_eq!(void.outcome(), Some(Outcome::Void));
    for name in ["chinese-ogs", "aga", "tromp-taylor"] {
        let game = after(&game_at(TRIPLE_KO, preset(name), Black), "D3 B2 F3 D2 B3");
        assert_eq!(refusal(&game, "F2"), IllegalMove::Superko { turn: 0 }, "{name}");
    }
}

#[test]
fn r14_handicap_stones_and_who_moves() {
    let start = |handicap| {
        Game::new(&Setup::new(Size::NINETEEN, preset("japanese")).with_handicap(handicap)).unwrap()
    };
    let stones = |names: &str| names.split_whitespace().map(point).collect::<PointSet>();
    let one = start(1);
    assert_eq!((one.board().stones(Black), one.to_move()), (PointSet::EMPTY, Black));
    let two = start(2);
    assert_eq!((two.board().stones(Black), two.to_move()), (stones("D4 Q16"), White));
    // The third stone is GTP's, upper left; some servers put it lower right.
    assert_eq!(start(3).board().stones(Black), stones("D4 Q16 D16"));
}

#[test]
fn r14_bots_obey_superko_too() {
    // A move that an engine sends is a move like any other: there is one legality.
    let mut game = after(&ko_game(Ko::Situational), "C3");
    let refused = game.act(White, tengen_rules::Action::Move(at("B3")));
    assert_eq!(refused, Err(IllegalMove::Superko { turn: 0 }.into()));
}
