//! The verdicts, proven a second time.

use tengen_server::course::{CourseVerdict, CourseView};

use super::solver::{Mini, Side, Solver, Want};
use super::{answer, ask, choices, views, works};

fn board(view: &CourseView) -> Mini {
    Mini::new(view.cols, &view.stones, view.ko.as_deref())
}

/// The board after the learner's move alone, if the solver's rules allow it.
fn played(view: &CourseView, before: &CourseView, mv: &str) -> Option<Mini> {
    let start = board(before);
    if mv == "pass" {
        return Some(Mini::new(view.cols, &before.stones, None));
    }
    start.play(Side::Black, start.at(mv)).map(|(next, _)| next)
}

/// Holds every verdict of a step against the solver: `turns` for the whole step, the learner wanting `want`.
fn check_reach(key: &str, turns: u8, want: impl Fn(&Mini) -> Want) {
    let start = ask(key, &[]);
    let mut solver = Solver::new(want(&board(&start)), &board(&start));
    assert!(solver.solve(&board(&start), Side::Black, 0, turns), "{key} has no solution");
    for (moves, view) in views(key, 2) {
        let Some((last, earlier)) = moves.split_last() else { continue };
        let names: Vec<&str> = earlier.iter().map(String::as_str).collect();
        let before = ask(key, &names);
        let used = 2 * u8::try_from(earlier.len()).unwrap() + 1;
        let proven = played(&view, &before, last)
            .is_some_and(|after| solver.solve(&after, Side::White, 0, turns.saturating_sub(used)));
        assert_eq!(view.verdict != CourseVerdict::NotYet, proven, "{key} {moves:?}");
    }
}

/// The same where White wants `want` and the learner is to prevent it for `turns` turns.
fn check_prevent(key: &str, turns: u8, want: impl Fn(&Mini) -> Want) {
    let start = ask(key, &[]);
    let mut solver = Solver::new(want(&board(&start)), &board(&start));
    for choice in choices(&start) {
        let view = ask(key, &[&choice]);
        let passes = u8::from(choice == "pass");
        let proven = played(&view, &start, &choice)
            .is_some_and(|after| !solver.solve(&after, Side::White, passes, turns));
        assert_eq!(works(&view), proven, "{key} {choice}");
    }
}

#[test]
fn chains_are_joined_exactly_where_the_solver_says() {
    check_reach("chains", 3, |b| Want::One(vec![b.at("B4"), b.at("D4"), b.at("C3")], Side::Black));
}

#[test]
fn the_forbidden_point_captures() {
    check_reach("forbidden", 3, |b| Want::Gone(b.at("F2"), Side::White));
    let start = board(&ask("forbidden", &[]));
    assert!(start.play(Side::Black, start.at("A7")).is_none());
    let (after, taken) = start.play(Side::Black, start.at("G1")).unwrap();
    assert_eq!((taken, after.liberties(after.at("G1"))), (3, 2));
}

#[test]
fn the_ko_is_taken_and_closed() {
    check_reach("ko", 5, |b| Want::On(vec![b.at("C3"), b.at("D3")], Side::Black));
}

#[test]
fn the_ko_fight_is_won_by_a_threat() {
    check_reach("ko-fight", 5, |b| {
        let held = Want::On(vec![b.at("B6"), b.at("C6")], Side::Black);
        Want::Any(vec![held, Want::Gone(b.at("E3"), Side::White)])
    });
    // Without ko, White having passed, Black would simply take back.
    assert_eq!(ask("ko-fight", &["C6"]).text.unwrap().key, "course-refused-ko");
    // The threat that White answers opens the ko again.
    let view = ask("ko-fight", &["C3"]);
    assert_eq!(view.last.as_deref(), Some("F3"));
    assert_eq!(ask("ko-fight", &["C3", "C6"]).verdict, CourseVerdict::Asked);
    assert_eq!(ask("ko-fight", &["C3", "C6", "B6"]).verdict, CourseVerdict::Right);
}

#[test]
fn two_eyes_are_safe_without_another_move() {
    check_reach("two-eyes", 3, |b| Want::Safe(b.at("A2"), Side::Black));
}

#[test]
fn atari_is_escaped_only_where_white_cannot_capture() {
    check_prevent("atari", 7, |b| Want::Gone(b.at("B2"), Side::Black));
}

#[test]
fn the_false_eye_gives_white_no_second_one() {
    check_prevent("false-eye", 5, |b| Want::Safe(b.at("C3"), Side::White));
    // And White's group is then captured, whatever White does.
    let view = ask("false-eye", &["E3"]);
    let after = board(&view);
    let mut solver = Solver::new(Want::Gone(after.at("C3"), Side::White), &after);
    assert!(solver.solve(&after, Side::White, 0, 6));
}

#[test]
fn a_seki_is_lost_by_whoever_begins() {
    check_prevent("seki", 5, |b| Want::Gone(b.at("C5"), Side::Black));
    let start = board(&ask("seki", &[]));
    let mut solver = Solver::new(Want::Gone(start.at("E5"), Side::White), &start);
    assert!(!solver.solve(&start, Side::Black, 0, 5), "Black cannot capture White either");
}

/// Every black chain around `inside` keeps three liberties when all of it is White's, so that reading inside is enough.
fn wall_is_safe(mini: &Mini, inside: &[usize]) -> bool {
    let beside = |at: usize| mini.neighbors(at).iter().any(|n| inside.contains(n));
    let wall = mini.points().filter(|&at| mini.get(at) == Some(Side::Black) && beside(at));
    wall.into_iter().all(|at| {
        let chain = mini.chain(at);
        let free = mini.points().filter(|&p| mini.get(p).is_none() && !inside.contains(&p));
        free.filter(|&p| mini.neighbors(p).iter().any(|n| chain.contains(n))).count() >= 3
    })
}

#[test]
fn dead_groups_are_those_that_get_no_two_eyes() {
    let start = ask("dead", &[]);
    let mini = board(&start);
    for choice in choices(&start) {
        if mini.get(mini.at(&choice)) != Some(Side::White) {
            assert_eq!(ask("dead", &[&choice]).verdict, CourseVerdict::NotYet, "{choice}");
            continue;
        }
        let inside = mini.flood(mini.at(&choice), |cell| cell != Some(Side::Black));
        assert!(wall_is_safe(&mini, &inside), "{choice}");
        let mut solver = Solver::on(Want::Safe(mini.at(&choice), Side::White), inside);
        let lives = solver.solve(&mini, Side::White, 0, 5);
        assert_eq!(ask("dead", &[&choice]).verdict == CourseVerdict::NotYet, lives, "{choice}");
    }
}

#[test]
fn captures_are_ranked_by_size() {
    let start = ask("capture", &[]);
    let mini = board(&start);
    let taken = |name: &str| mini.play(Side::Black, mini.at(name)).map_or(0, |(_, taken)| taken);
    let most = choices(&start).iter().map(|name| taken(name)).max().unwrap();
    for choice in choices(&start) {
        let expected = match taken(&choice) {
            0 => CourseVerdict::NotYet,
            n if n == most => CourseVerdict::Right,
            _ => CourseVerdict::AlsoRight,
        };
        let view = ask("capture", &[&choice]);
        assert_eq!(view.verdict, expected, "{choice}");
        if view.frames.len() == 3 {
            let after = board(&view);
            let left =
                choices(&start).into_iter().filter_map(|name| after.play(Side::Black, after.at(&name)));
            assert!(left.map(|(_, taken)| taken).max() < Some(most), "{choice} is not answered");
        }
    }
}

#[test]
fn liberties_are_counted_at_every_place() {
    let start = ask("liberties", &[]);
    for choice in choices(&start) {
        let view = ask("liberties", &[&choice]);
        let mini = board(&view);
        assert_eq!(view.marks.len(), mini.liberties(mini.at(&choice)), "{choice}");
    }
}

#[test]
fn numbers_are_those_of_the_rules() {
    for (key, right) in [("count", 12), ("ranks", 5)] {
        for number in ask(key, &[]).choices {
            assert_eq!(works(&answer(key, number)), number == right, "{key} {number}");
        }
    }
}

#[test]
fn the_count_adds_up() {
    // Black: 4 at the upper left, 5 with the dead stone, 2 at the lower left, and the prisoner.
    let view = answer("count", 12);
    let squares = |shape| view.marks.iter().filter(|mark| mark.shape == shape).count();
    assert_eq!(squares(tengen_server::course::CourseShape::TerritoryBlack), 11);
    assert_eq!(squares(tengen_server::course::CourseShape::TerritoryWhite), 7);
    assert_eq!(squares(tengen_server::course::CourseShape::Cross), 1);
    let args = format!("{:?}", view.sum.unwrap().args);
    assert!(
        args.contains("\"margin\": Number(0.5)") && args.contains("\"winner\": Text(\"white\")"),
        "{args}"
    );
}
