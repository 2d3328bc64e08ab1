//! Presets by name: KataGo's table (`cpp/game/rules.cpp`), the rule books' own texts, and White's compensation for
//! handicap stones. The club presets are in `clubs`.

use tengen_rules::{
    Action, ByColor, Color, Game, HandicapBonus, IllegalMove, PRESETS, Phase, Ruleset, Setup, Size,
};

use crate::play::{after, game_at, is_legal, new_game, play, preset, refusal};

use Color::{Black, White};

/// Name, ko, scoring, tax, suicide, button, White's bonus, friendly pass, komi: KataGo's presets as coded.
const KATAGO: &str = "
    japanese          SIMPLE      TERRITORY SEKI false false 0   false 6.5
    korean            SIMPLE      TERRITORY SEKI false false 0   false 6.5
    chinese           SIMPLE      AREA      NONE false false N   true  7.5
    chinese-ogs       POSITIONAL  AREA      NONE false false N   true  7.5
    chinese-kgs       POSITIONAL  AREA      NONE false false N   true  7.5
    aga               SITUATIONAL AREA      NONE false false N-1 true  7.5
    bga               SITUATIONAL AREA      NONE false false N-1 true  7.5
    french            SITUATIONAL AREA      NONE false false N-1 true  7.5
    aga-button        SITUATIONAL AREA      NONE false true  N-1 true  7
    new-zealand       SITUATIONAL AREA      NONE true  false 0   true  7
    nz                SITUATIONAL AREA      NONE true  false 0   true  7
    tromp-taylor      POSITIONAL  AREA      NONE true  false 0   false 7.5
    ing               POSITIONAL  AREA      NONE true  false 0   true  7.5
    goe               POSITIONAL  AREA      NONE true  false 0   true  7.5
    stone-scoring     SIMPLE      AREA      ALL  false false 0   true  7.5
    ancient-area      SIMPLE      AREA      ALL  false false 0   true  7.5
    ancient-territory SIMPLE      TERRITORY ALL  false false 0   false 6.5";

#[test]
fn katago_names_have_katagos_values() {
    for line in KATAGO.lines().filter(|line| !line.is_empty()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [name, ko, scoring, tax, suicide, button, bonus, friendly, komi] = words[..] else {
            panic!("{line}")
        };
        let json = format!(
            r#"{{"ko":"{ko}","scoring":"{scoring}","tax":"{tax}","suicide":{suicide},"hasButton":{button},"whiteHandicapBonus":"{bonus}","friendlyPassOk":{friendly},"komi":{komi}"#
        );
        let rules: Ruleset = name.parse().unwrap();
        assert!(rules.to_json().starts_with(&json), "{name}: {}", rules.to_json());
        assert_eq!(name.to_uppercase().parse(), Ok(rules), "names in any case");
    }
}

#[test]
fn katago_names_play_as_katago_does() {
    // Suicide of four stones, and the three ko rules on the position where two are sent and one returns.
    let suicide = "X . O . / X X O . / O O O .";
    let send_two = ". O . X . / O X X X . / O O O X X / . O . O X / O . O O X";
    for line in KATAGO.lines().filter(|line| !line.is_empty()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let (name, ko) = (words[0], words[1]);
        assert_eq!(is_legal(&game_at(suicide, preset(name), Black), "B3"), words[4] == "true", "{name}");
        let returned = after(&game_at(send_two, preset(name), White), "C5 A5");
        assert_eq!(is_legal(&returned, "B5"), ko != "POSITIONAL", "{name}");
        if ko != "POSITIONAL" {
            assert_eq!(is_legal(&after(&returned, "B5 pass"), "C5"), ko == "SIMPLE", "{name}");
        }
    }
}

#[test]
fn names_are_unique() {
    let names: Vec<&str> = PRESETS.iter().flat_map(|p| p.aliases.iter().copied().chain([p.name])).collect();
    let mut unique = names.clone();
    unique.sort_unstable();
    unique.dedup();
    assert_eq!(unique.len(), names.len());
}

#[test]
fn japanese_1989_lets_the_opponent_of_the_requester_move_first() {
    for requester in Color::ALL {
        let mut game = after(&new_game("9x9", preset("japanese-1989")), "C3 G7 pass pass");
        game.act(requester, Action::Resume).unwrap();
        assert_eq!((game.phase(), game.to_move()), (Phase::Play, !requester));
    }
}

#[test]
fn chinese_2002_is_positional_superko_and_free_handicap() {
    let triple_ko = "O O O O O O O / O X O . O . O / X . X O X O X / X X X X X X X";
    let game = after(&game_at(triple_ko, preset("chinese-2002"), Black), "D3 B2 F3 D2 B3");
    assert_eq!(refusal(&game, "F2"), IllegalMove::Superko { turn: 0 });
    // The practice, under the plain name, is simple ko.
    assert!(is_legal(&after(&game_at(triple_ko, preset("chinese"), Black), "D3 B2 F3 D2 B3"), "F2"));
    let handicap = Game::new(&Setup::new(Size::NINETEEN, preset("chinese-2002")).with_handicap(4)).unwrap();
    assert_eq!(handicap.phase(), Phase::Placement { left: 4 });
    assert_eq!(preset("chinese-2002").handicap_bonus.points(4), 4);
}

#[test]
fn chinese_resumes_with_the_opponent_of_the_last_to_pass() {
    for requester in Color::ALL {
        let mut game = after(&new_game("9x9", preset("chinese-2002")), "C3 pass pass");
        game.resume(requester).unwrap();
        assert_eq!(game.to_move(), White);
    }
}

#[test]
fn aga_1991_passes_cost_a_stone_and_white_passes_last() {
    let mut game = after(&new_game("9x9", preset("aga-1991")), "C3 pass");
    assert_eq!(game.prisoners(), ByColor { black: 1, white: 0 });
    play(&mut game, "pass");
    assert_eq!((game.phase(), game.to_move()), (Phase::Play, White));
    play(&mut game, "pass");
    assert_eq!(game.phase(), Phase::StoneRemoval);
    assert_eq!(game.prisoners(), ByColor { black: 2, white: 1 });
    // Where White passed last anyhow, two passes are enough.
    let game = after(&new_game("9x9", preset("aga-1991")), "C3 G7 pass pass");
    assert_eq!(game.phase(), Phase::StoneRemoval);
}

#[test]
fn french_ffg_forbids_a_player_to_create_a_board_twice() {
    let ko = ". X O . . / X O . O . / . X O . . / . . . . .";
    let passed = |name| after(&game_at(ko, preset(name), Black), "E1 pass C3");
    assert!(is_legal(&passed("french-ffg"), "B3"));
    assert!(!is_legal(&passed("french"), "B3"));
    let game = after(&new_game("9x9", preset("french-ffg")), "C3 pass pass pass");
    assert_eq!(game.prisoners(), ByColor { black: 2, white: 1 });
    let handicap = Game::new(&Setup::new(Size::NINETEEN, preset("french-ffg")).with_handicap(3)).unwrap();
    assert_eq!((handicap.phase(), handicap.komi().to_string()), (Phase::Placement { left: 3 }, "0.5".into()));
}

#[test]
fn nz_any_allows_the_suicide_of_one_stone() {
    let game = game_at(". X . / X . X / . X .", preset("nz-any"), White);
    let played = after(&game, "B2");
    assert_eq!((played.board(), played.prisoners().black), (game.board(), 1));
    assert_eq!(refusal(&game_at(". X . / X . X / . X .", preset("nz"), White), "B2"), IllegalMove::Suicide);
}

#[test]
fn ing_1996_gives_eight_points_and_black_wins_ties() {
    // Ten points for Black and two for White: 8 points of komi make a tie.
    let mut game = game_at(". X . X X X X X X X O .", preset("ing-1996"), Black);
    play(&mut game, "pass pass");
    game.accept(Black).unwrap();
    game.accept(White).unwrap();
    assert_eq!(game.komi().to_string(), "8");
    assert_eq!(game.outcome().unwrap().to_string(), "B+0.5");
}

#[test]
fn compensation_for_handicap_stones() {
    let bonus = |name| [0, 1, 2, 4, 9].map(|stones| preset(name).handicap_bonus.points(stones));
    for name in
        ["japanese", "korean", "new-zealand", "tromp-taylor", "stone-scoring", "ancient-territory", "ing"]
    {
        assert_eq!(bonus(name), [0, 0, 0, 0, 0], "{name}");
    }
    for name in ["aga", "bga", "french", "aga-button", "aga-1991", "french-ffg"] {
        assert_eq!(bonus(name), [0, 0, 1, 3, 8], "{name}");
    }
    for name in ["chinese", "chinese-ogs", "chinese-kgs", "chinese-2002"] {
        assert_eq!(preset(name).handicap_bonus, HandicapBonus::N);
        assert_eq!(bonus(name)[2..], [2, 4, 9], "{name}");
    }
}

#[test]
fn komi_in_even_and_handicap_games() {
    let komi = |name, handicap| {
        let setup = Setup::new(Size::NINETEEN, preset(name)).with_handicap(handicap);
        Game::new(&setup).unwrap().komi().to_string()
    };
    for (name, even, with_handicap) in [
        ("japanese", "6.5", "0.5"),
        ("japanese-1989", "6.5", "0.5"),
        ("korean", "6.5", "0.5"),
        ("chinese", "7.5", "0.5"),
        ("aga", "7.5", "0.5"),
        ("french-ffg", "7.5", "0.5"),
        ("new-zealand", "7", "0"),
        ("nz-any", "7", "0"),
        ("tromp-taylor", "7.5", "0.5"),
    ] {
        assert_eq!(komi(name, 0), even, "{name}");
        assert_eq!([1, 2, 9].map(|stones| komi(name, stones)), [with_handicap; 3], "{name}");
    }
}
