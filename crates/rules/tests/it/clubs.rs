//! The four club presets, cell by cell: each row of the table in section 2.4 of the rules reference is a module with
//! one test a preset.
//!
//! `french-club` is the French introduction, `russian-club` the short Russian one, `russian-web` the Russian page,
//! `persian-club` the Persian introduction.

use tengen_rules::{
    Action, Boards, ByColor, Color, CountForm, CountKind, Game, HandicapSource, IllegalMove, Komi, Outcome,
    Phase, PointSet, Preset, Score, Scoring, Setup, Size, WinBy,
};

use crate::play::{after, board, game_at, is_legal, new_game, play, point, preset, refusal};

use Color::{Black, White};

/// Black takes a ko by C3; White may retake at B3.
const KO: &str = ". X O . . / X O . O . / . X O . . / . . . . .";

fn ko_taken(name: &str) -> Game {
    after(&game_at(KO, preset(name), Black), "C3")
}

mod ko {
    use super::*;

    #[test]
    fn french_club_ko_is_lifted_only_by_a_stone_elsewhere() {
        let game = ko_taken("french-club");
        assert_eq!(refusal(&game, "B3"), IllegalMove::Ko);
        assert_eq!(refusal(&after(&game, "pass E1"), "B3"), IllegalMove::Ko);
        assert!(is_legal(&after(&game, "E1 A1"), "B3"));
    }

    #[test]
    fn french_club_ko_outlasts_a_resumption() {
        let mut game = after(&ko_taken("french-club"), "pass pass");
        game.resume(Black).unwrap();
        assert_eq!(refusal(&game, "B3"), IllegalMove::Ko);
    }

    #[test]
    fn russian_club_positions_never_recur() {
        let game = ko_taken("russian-club");
        assert_eq!(refusal(&game, "B3"), IllegalMove::Superko { turn: 0 });
        let mut resumed = after(&game, "pass pass");
        resumed.resume(Black).unwrap();
        assert_eq!(refusal(&resumed, "B3"), IllegalMove::Superko { turn: 0 });
        assert!(is_legal(&after(&game, "pass E1"), "B3"));
    }

    #[test]
    fn russian_web_ko_is_lifted_by_a_pass() {
        let game = ko_taken("russian-web");
        assert_eq!(refusal(&game, "B3"), IllegalMove::Ko);
        assert!(is_legal(&after(&game, "pass E1"), "B3"));
        let mut resumed = after(&game, "pass pass");
        resumed.resume(Black).unwrap();
        assert!(is_legal(&resumed, "B3"));
    }

    #[test]
    fn persian_club_positions_never_recur() {
        assert_eq!(refusal(&ko_taken("persian-club"), "B3"), IllegalMove::Superko { turn: 0 });
        assert!(is_legal(&after(&ko_taken("persian-club"), "E1 A1"), "B3"));
    }
}

mod suicide {
    use super::*;

    const SHORT: &str = ". X O . / X X O . / O O O .";

    fn forbidden_unless_it_captures(name: &str) {
        assert_eq!(refusal(&game_at(SHORT, preset(name), Black), "A3"), IllegalMove::Suicide);
        assert_eq!(after(&game_at(SHORT, preset(name), White), "A3").prisoners().white, 3);
    }

    #[test]
    fn french_club_forbids_suicide() {
        forbidden_unless_it_captures("french-club");
    }

    #[test]
    fn russian_club_forbids_suicide() {
        forbidden_unless_it_captures("russian-club");
    }

    #[test]
    fn russian_web_forbids_suicide() {
        forbidden_unless_it_captures("russian-web");
    }

    #[test]
    fn persian_club_removes_own_stones() {
        let game = after(&game_at(SHORT, preset("persian-club"), Black), "A3");
        assert_eq!(game.board(), &board(". . O . / . . O . / O O O ."));
        assert_eq!(game.prisoners(), ByColor { black: 0, white: 4 });
        let one = game_at(". X . / X . X / . X .", preset("persian-club"), White);
        assert_eq!(refusal(&one, "B2"), IllegalMove::Superko { turn: 0 }, "one stone changes nothing");
    }
}

mod end {
    use super::*;

    fn two_passes_stop(name: &str) {
        let game = after(&new_game("9x9", preset(name)), "C3 pass");
        assert_eq!(game.phase(), Phase::Play);
        assert_eq!(after(&game, "G7 pass").phase(), Phase::Play, "a stone between two passes");
        assert_eq!(after(&game, "pass").phase(), Phase::StoneRemoval);
    }

    fn either_side_resigns(name: &str) {
        for moves in ["", "C3", "C3 G7", "C3 pass pass"] {
            for loser in Color::ALL {
                let mut game = after(&new_game("9x9", preset(name)), moves);
                game.act(loser, Action::Resign).unwrap();
                let win = Outcome::Win { winner: !loser, by: WinBy::Resignation };
                assert_eq!(game.outcome(), Some(win), "{moves}");
            }
        }
    }

    #[test]
    fn french_club_ends_on_two_passes_or_resignation() {
        two_passes_stop("french-club");
        either_side_resigns("french-club");
    }

    #[test]
    fn russian_club_ends_on_two_passes_or_resignation_at_any_moment() {
        two_passes_stop("russian-club");
        either_side_resigns("russian-club");
    }

    #[test]
    fn russian_web_ends_on_two_passes() {
        two_passes_stop("russian-web");
    }

    #[test]
    fn persian_club_ends_on_two_passes() {
        two_passes_stop("persian-club");
    }
}

/// Both sides agree to the dead stones.
fn agree(game: &mut Game, dead: &str) -> String {
    for name in dead.split_whitespace() {
        game.toggle_dead(point(name)).unwrap();
    }
    game.accept(Black).unwrap();
    game.accept(White).unwrap();
    game.outcome().unwrap().to_string()
}

mod dead_stones {
    use super::*;

    /// White's stone on C4 is dead: territory 9 to 4, area 19 to 16.
    const DEAD_STONE: &str = ". X . . X O . / X . O . X O O / . X X X X O . / X X O O O O O / . X O . O . O";

    fn stopped(name: &str) -> Game {
        after(&game_at(DEAD_STONE, preset(name), Black), "pass pass")
    }

    #[test]
    fn french_club_removes_dead_stones_by_agreement() {
        assert_eq!(agree(&mut stopped("french-club"), "C4"), "W+0.5");
    }

    #[test]
    fn russian_club_removes_dead_stones_by_agreement() {
        assert_eq!(agree(&mut stopped("russian-club"), "C4"), "W+1.5");
    }

    #[test]
    fn russian_web_removes_dead_stones_by_agreement_or_plays_on() {
        let mut game = stopped("russian-web");
        let mut disputed = game.clone();
        disputed.resume(Black).unwrap();
        assert_eq!(disputed.phase(), Phase::Play);
        assert_eq!(agree(&mut game, "C4"), "W+1.5");
    }

    #[test]
    fn persian_club_removes_dead_stones_by_agreement() {
        assert_eq!(agree(&mut stopped("persian-club"), "C4"), "B+3");
    }
}

mod resuming {
    use super::*;

    /// Stops the game after a ko was taken and disputes the dead stones once.
    fn resumed_once(name: &str) -> Game {
        for requester in Color::ALL {
            let mut game = after(&ko_taken(name), "pass pass");
            game.resume(requester).unwrap();
            assert_eq!((game.phase(), game.to_move()), (Phase::Play, White), "next in order");
            assert_eq!(game.prisoners(), ByColor { black: 1, white: 0 });
            assert_eq!(game.board(), after(&ko_taken(name), "pass pass").board());
        }
        let mut game = after(&ko_taken(name), "pass pass");
        game.resume(Black).unwrap();
        game
    }

    /// Under territory scoring the second disagreement starts a play-out: passes cost a prisoner, White passes last.
    fn second_dispute_is_played_out(name: &str) {
        let mut game = after(&resumed_once(name), "pass pass");
        game.resume(Black).unwrap();
        assert_eq!((game.phase(), game.to_move()), (Phase::Playout, White));
        play(&mut game, "pass pass");
        assert_eq!(game.phase(), Phase::Playout, "Black passed last");
        play(&mut game, "pass");
        assert!(game.outcome().is_some());
        assert_eq!(game.prisoners(), ByColor { black: 3, white: 1 });
    }

    #[test]
    fn french_club_plays_on_in_order_and_then_plays_out() {
        second_dispute_is_played_out("french-club");
    }

    #[test]
    fn russian_club_plays_on_in_order_and_then_plays_out() {
        second_dispute_is_played_out("russian-club");
    }

    #[test]
    fn russian_web_plays_on_in_order_and_then_plays_out() {
        second_dispute_is_played_out("russian-web");
    }

    #[test]
    fn persian_club_plays_on_in_order_and_then_all_stones_live() {
        let mut game = after(&resumed_once("persian-club"), "pass pass");
        game.toggle_dead(point("A3")).unwrap();
        game.resume(Black).unwrap();
        assert_eq!(*game.dead(), PointSet::EMPTY);
        // Five black stones with A4 and B3 against four white ones with none.
        assert_eq!(game.outcome().unwrap().to_string(), "B+3");
    }
}

/// Three points, nine stones and one prisoner for Black, four points and nine stones for White.
const CLOSED: &str = ". . X O . / X X X O O / . X O O . / X X O O O / . X O . .";

/// White throws a stone into Black's corner and loses it.
fn closed_game(name: &str) -> Game {
    after(&game_at(CLOSED, preset(name), White), "A5 B5 pass pass")
}

fn totals(game: &Game) -> (String, String) {
    let score = game.end_position().totals().score();
    let komi = game.komi().score();
    (score.black.to_string(), (score.white - komi).to_string())
}

mod scoring {
    use super::*;

    fn counts_territory(name: &str, result: &str) {
        let mut game = closed_game(name);
        let totals = game.end_position().totals();
        assert_eq!(totals.scoring, Scoring::Territory);
        let tally = totals.tally.map(|tally| (tally.territory, tally.prisoners, tally.stones));
        assert_eq!((tally.black, tally.white), ((3, 1, 0), (4, 0, 0)));
        assert_eq!(agree(&mut game, ""), result);
    }

    #[test]
    fn french_club_counts_territory_less_prisoners() {
        counts_territory("french-club", "W+5.5");
    }

    #[test]
    fn russian_club_counts_territory_less_prisoners() {
        counts_territory("russian-club", "W+6.5");
    }

    #[test]
    fn russian_web_counts_territory_and_prisoners() {
        counts_territory("russian-web", "W+6.5");
    }

    #[test]
    fn persian_club_counts_area() {
        let mut game = closed_game("persian-club");
        let totals = game.end_position().totals();
        assert_eq!(totals.scoring, Scoring::Area);
        let tally = totals.tally.map(|tally| (tally.territory, tally.prisoners, tally.stones));
        assert_eq!((tally.black, tally.white), ((3, 0, 9), (4, 0, 9)));
        assert_eq!(agree(&mut game, ""), "W+1");
    }
}

mod seki {
    use super::*;

    /// One eye each and one shared liberty.
    const SEKI: &str =
        ". O X . X . O . O X . / O O X X X X O O O X X / . O O O O O X X X X . / O . O . O O X . X . X";

    fn points_in_seki(name: &str) -> (String, String) {
        totals(&after(&game_at(SEKI, preset(name), Black), "pass pass"))
    }

    #[test]
    fn french_club_counts_no_points_in_seki() {
        assert_eq!(points_in_seki("french-club"), ("4".into(), "4".into()));
    }

    #[test]
    fn russian_club_counts_no_points_in_seki() {
        assert_eq!(points_in_seki("russian-club"), ("4".into(), "4".into()));
    }

    #[test]
    fn russian_web_counts_points_in_seki() {
        assert_eq!(points_in_seki("russian-web"), ("5".into(), "5".into()));
    }

    #[test]
    fn persian_club_counts_points_in_seki() {
        assert_eq!(points_in_seki("persian-club"), ("21".into(), "22".into()));
    }
}

fn start(name: &str, handicap: u16) -> Game {
    Game::new(&Setup::new(Size::NINETEEN, preset(name)).with_handicap(handicap)).unwrap()
}

fn with_komi(name: &str, komi: &str) -> Game {
    let komi: Komi = komi.parse().unwrap();
    Game::new(&Setup::new(Size::NINE, preset(name)).with_komi(komi)).unwrap()
}

mod even_komi {
    use super::*;

    /// What an empty board is worth, and that any other komi may be agreed.
    fn decides(name: &str, result: &str) {
        assert_eq!(agree(&mut after(&start(name, 0), "pass pass"), ""), result);
        for (komi, result) in [("5.5", "W+5.5"), ("7.5", "W+7.5"), ("-3", "B+3")] {
            assert_eq!(agree(&mut after(&with_komi(name, komi), "pass pass"), ""), result);
        }
    }

    #[test]
    fn french_club_gives_five_and_a_half() {
        decides("french-club", "W+5.5");
    }

    #[test]
    fn russian_club_proposes_six_and_a_half() {
        decides("russian-club", "W+6.5");
    }

    #[test]
    fn russian_web_proposes_six_and_a_half() {
        decides("russian-web", "W+6.5");
    }

    #[test]
    fn persian_club_names_none() {
        decides("persian-club", "0");
    }
}

mod handicap {
    use super::*;

    fn stones(names: &str) -> PointSet {
        names.split_whitespace().map(point).collect()
    }

    fn stands_on_star_points(name: &str) {
        let game = start(name, 4);
        assert_eq!((game.phase(), game.to_move()), (Phase::Play, White));
        assert_eq!(game.board().stones(Black), stones("D4 D16 Q4 Q16"));
        assert!(Game::new(&Setup::new(Size::NINETEEN, preset(name)).with_handicap(10)).is_err());
    }

    fn is_placed_freely(name: &str, count: u16) {
        let mut game = start(name, count);
        assert_eq!(game.phase(), Phase::Placement { left: count });
        for point in Size::NINETEEN.points().take(count.into()) {
            assert_eq!(game.to_move(), Black);
            game.play(point.into()).unwrap();
        }
        assert_eq!((game.phase(), game.to_move()), (Phase::Play, White));
        assert_eq!(game.board().stones(Black).len(), count);
    }

    #[test]
    fn french_club_sets_the_difference_of_ranks_on_star_points() {
        stands_on_star_points("french-club");
        assert_eq!(preset("french-club").handicap_source, HandicapSource::Ranks);
        assert_eq!(preset("french-club").handicap_limit, Some(9));
        let one = start("french-club", 1);
        assert_eq!((one.to_move(), one.komi()), (Black, Komi::ZERO));
        assert!(one.board().stones(Black).is_empty());
    }

    #[test]
    fn russian_club_sets_an_agreed_number_instead_of_komi() {
        stands_on_star_points("russian-club");
        assert_eq!(preset("russian-club").handicap_source, HandicapSource::Agreement);
        assert_eq!(start("russian-club", 4).komi(), Komi::ZERO);
    }

    #[test]
    fn russian_web_sets_two_to_nine_stones_freely() {
        is_placed_freely("russian-web", 2);
        is_placed_freely("russian-web", 9);
        assert_eq!(preset("russian-web").handicap_source, HandicapSource::Agreement);
        assert_eq!(preset("russian-web").handicap_limit, Some(9));
    }

    #[test]
    fn persian_club_sets_any_number_freely() {
        is_placed_freely("persian-club", 2);
        is_placed_freely("persian-club", 30);
        assert_eq!(preset("persian-club").handicap_limit, None);
    }
}

/// The closed game with two handicap stones among those set up; even before komi under territory scoring.
fn closed_handicap_game(name: &str) -> Game {
    let setup = Setup::from_board(&board(CLOSED), preset(name), White).with_handicap(2);
    after(&Game::new(&setup).unwrap(), "A5 B5 pass pass")
}

mod handicap_komi {
    use super::*;

    fn komi(name: &str) -> Score {
        let komi = start(name, 2).komi().score();
        assert_eq!(closed_handicap_game(name).komi().score(), komi);
        komi
    }

    #[test]
    fn french_club_gives_none_with_handicap() {
        assert_eq!(komi("french-club"), Score::ZERO);
    }

    #[test]
    fn russian_club_gives_none_with_handicap() {
        assert_eq!(komi("russian-club"), Score::ZERO);
    }

    #[test]
    fn russian_web_proposes_half_a_point_with_handicap() {
        assert_eq!(komi("russian-web"), Score::from_halves(1));
        assert_eq!(agree(&mut closed_handicap_game("russian-web"), ""), "W+0.5");
    }

    #[test]
    fn persian_club_gives_none_with_handicap() {
        assert_eq!(komi("persian-club"), Score::ZERO);
        assert_eq!(agree(&mut closed_handicap_game("persian-club"), ""), "W+1");
    }
}

mod ties {
    use super::*;

    /// An even game on an empty board.
    fn even(name: &str, komi: &str) -> String {
        agree(&mut after(&with_komi(name, komi), "pass pass"), "")
    }

    #[test]
    fn french_club_gives_a_tied_handicap_game_to_white() {
        assert_eq!(agree(&mut closed_handicap_game("french-club"), ""), "W+0.5");
        assert_eq!(even("french-club", "0"), "0");
        assert_ne!(even("french-club", "0.5"), "0");
    }

    #[test]
    fn russian_club_calls_a_tie_a_draw() {
        assert_eq!(agree(&mut closed_handicap_game("russian-club"), ""), "0");
        assert_eq!(even("russian-club", "0"), "0");
    }

    #[test]
    fn russian_web_draws_only_with_integer_komi() {
        assert_eq!(even("russian-web", "0"), "0");
        for komi in ["5.5", "6.5", "7.5"] {
            assert_ne!(even("russian-web", komi), "0");
        }
    }

    #[test]
    fn persian_club_calls_a_tie_a_draw() {
        assert_eq!(even("persian-club", "0"), "0");
        let handicap = Setup::from_board(&board("X . . / . . . / . . O"), preset("persian-club"), White);
        let game = Game::new(&handicap.with_handicap(2)).unwrap();
        assert_eq!(agree(&mut after(&game, "pass pass"), ""), "0");
    }
}

mod boards {
    use super::*;

    fn offers(name: &str) -> Boards {
        Preset::find(name).unwrap().boards
    }

    #[test]
    fn french_club_offers_19() {
        assert_eq!(offers("french-club"), Boards::Only(&[19]));
    }

    #[test]
    fn russian_club_offers_any() {
        assert!(matches!(offers("russian-club"), Boards::Any(_)));
    }

    #[test]
    fn russian_web_offers_three_sizes() {
        assert_eq!(offers("russian-web"), Boards::Only(&[19, 13, 9]));
    }

    #[test]
    fn persian_club_offers_three_sizes_and_any() {
        assert_eq!(offers("persian-club"), Boards::Any(&[19, 13, 9]));
    }
}

mod count {
    use super::*;

    /// The form of the count that is shown, its steps, and the totals at the end.
    fn shown(name: &str) -> (CountForm, Vec<CountKind>, (String, String)) {
        let mut game = closed_game(name);
        agree(&mut game, "");
        let count = game.end_position().count();
        let totals = count.steps[count.steps.len() - 1].counted.map(|total| total.to_string());
        (count.form, count.steps.iter().map(|step| step.kind).collect(), (totals.black, totals.white))
    }

    fn prisoners_are_laid_into_territory(name: &str, white: &str) {
        let (form, steps, totals) = shown(name);
        assert_eq!(form, CountForm::FillIn);
        assert!(steps.contains(&CountKind::LayPrisoners(White)) && !steps.contains(&CountKind::AddPrisoners));
        assert_eq!(totals, ("3".into(), white.into()));
    }

    #[test]
    fn french_club_fills_in() {
        prisoners_are_laid_into_territory("french-club", "8.5");
    }

    #[test]
    fn russian_club_fills_in() {
        prisoners_are_laid_into_territory("russian-club", "9.5");
    }

    #[test]
    fn russian_web_adds() {
        let (form, steps, totals) = shown("russian-web");
        assert_eq!(form, CountForm::Addition);
        assert_eq!(steps[1..3], [CountKind::CountTerritory, CountKind::AddPrisoners]);
        assert_eq!(totals, ("4".into(), "10.5".into()));
    }

    #[test]
    fn persian_club_counts_stones_and_points_together() {
        let (form, steps, totals) = shown("persian-club");
        assert_eq!(form, CountForm::Area);
        assert_eq!(steps[1..3], [CountKind::CountStones, CountKind::CountTerritory]);
        assert_eq!(totals, ("12".into(), "13".into()));
    }
}
