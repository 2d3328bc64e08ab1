//! Every step: a right way, an answer to every move, hints that lead there.

use tengen_server::course::{
    CourseError, CourseInput, CourseRequest, CourseVerdict, CourseView, look, outline,
};

use super::{answer, ask, depth, keys, views, works};

/// Follows the last hint until the step is done; the moves.
fn solution(key: &str) -> (Vec<String>, CourseView) {
    let mut moves: Vec<String> = Vec::new();
    loop {
        let names: Vec<&str> = moves.iter().map(String::as_str).collect();
        let view = ask(key, &names);
        if view.input == CourseInput::Nothing {
            return (moves, view);
        }
        let hint = view.hints.last().unwrap();
        if hint.text.key == "course-hint-number" {
            let number = view.choices.iter().find(|n| works(&answer(key, **n))).unwrap();
            return (vec![number.to_string()], answer(key, *number));
        }
        let point = hint.marks.first().map_or("pass", |mark| mark.point.as_str());
        moves.push(point.to_owned());
        assert!(moves.len() < 6, "{key}: {moves:?}");
    }
}

#[test]
fn every_step_is_solved_by_its_hints() {
    for key in keys() {
        let (moves, view) = solution(&key);
        assert_eq!(view.verdict, CourseVerdict::Right, "{key} {moves:?}");
        assert_eq!(view.sum.unwrap().key, format!("course-{key}-sum"));
    }
}

#[test]
fn every_wrong_move_is_answered() {
    for key in keys() {
        let mut wrong = 0;
        for (moves, view) in views(&key, depth(&key)) {
            if view.verdict != CourseVerdict::NotYet {
                continue;
            }
            wrong += 1;
            let has_reply = view
                .frames
                .last()
                .is_some_and(|frame| frame.color == Some(tengen_server::wire::Color::White));
            let says_why = view.text.is_some_and(|text| {
                ["refused", "own", "empty", "wrong", "touching"].iter().any(|part| text.key.contains(part))
            });
            assert!(says_why, "{key} {moves:?}");
            assert!(
                has_reply || !view.marks.is_empty() || view.stones != ask(&key, &[]).stones,
                "{key} {moves:?}"
            );
            assert_eq!(view.input, CourseInput::Nothing);
        }
        assert!(wrong > 0, "{key} has no wrong move");
    }
}

#[test]
fn steps_with_another_right_move_say_so() {
    let with_another = ["chains", "capture", "forbidden", "seki", "ending", "handicap"];
    for key in keys() {
        let also = views(&key, depth(&key)).into_iter().any(|(_, view)| {
            view.verdict == CourseVerdict::AlsoRight
                || view.text.is_some_and(|text| text.key.ends_with("-also"))
        });
        let expected = with_another.contains(&key.as_str()) && key != "handicap";
        assert_eq!(also, expected, "{key}");
    }
    assert_eq!(ask("handicap", &["D4", "Q16", "Q4"]).verdict, CourseVerdict::AlsoRight);
    assert_eq!(ask("chains", &["C5", "C4"]).verdict, CourseVerdict::AlsoRight);
    assert_eq!(ask("forbidden", &["E3", "G1"]).verdict, CourseVerdict::AlsoRight);
}

#[test]
fn handicap_stones_stand_on_stars() {
    assert_eq!(ask("handicap", &["Q16", "D4", "D16"]).verdict, CourseVerdict::Right);
    for wrong in ["K10", "C3", "D10", "A1"] {
        let view = ask("handicap", &[wrong]);
        assert_eq!(view.verdict, CourseVerdict::NotYet, "{wrong}");
        assert_eq!(view.marks.len(), if wrong == "K10" || wrong == "D10" { 8 } else { 9 });
    }
}

#[test]
fn the_last_points_are_played_before_passing() {
    assert_eq!(ask("ending", &["C3", "pass"]).verdict, CourseVerdict::Right);
    assert_eq!(ask("ending", &["C3", "D5", "pass"]).verdict, CourseVerdict::AlsoRight);
    let early = ask("ending", &["pass"]);
    assert_eq!((early.verdict, early.last.as_deref()), (CourseVerdict::NotYet, Some("C3")));
    for wrong in ["A1", "F3", "D5", "B3"] {
        assert_eq!(ask("ending", &[wrong]).verdict, CourseVerdict::NotYet, "{wrong}");
    }
}

#[test]
fn what_does_not_fit_the_step_is_refused() {
    let look = |key: &str, moves: &[&str], answer| {
        let moves = moves.iter().map(|mv| (*mv).to_owned()).collect();
        look(key, &CourseRequest { moves, answer }).map(|_| ())
    };
    assert_eq!(look("nothing", &[], None), Err(CourseError::UnknownStep));
    assert_eq!(look("ko", &["Z99"], None), Err(CourseError::BadMove));
    assert_eq!(look("ko", &["T19"], None), Err(CourseError::BadMove));
    assert_eq!(look("ko", &["💥"], None), Err(CourseError::BadMove));
    assert_eq!(look("ko", &["pass"], None), Err(CourseError::NotAsked));
    assert_eq!(look("ko", &[], Some(3)), Err(CourseError::NotAsked));
    assert_eq!(look("count", &["A1"], None), Err(CourseError::NotAsked));
    assert_eq!(look("two-eyes", &["A1", "B1"], None), Err(CourseError::NotAsked));
    assert_eq!(look("dead", &["A2"; 13], None), Err(CourseError::TooManyMoves));
    assert_eq!(look("ranks", &[], Some(i32::MIN)), Ok(()));
    assert_eq!(look("count", &[], Some(i32::MAX)), Ok(()));
}

#[test]
fn the_outline_holds_every_step_once() {
    let outline = outline();
    let listed: Vec<String> = outline.chapters.iter().flat_map(|chapter| chapter.steps.clone()).collect();
    assert_eq!(listed, keys());
    assert!((12..=16).contains(&listed.len()));
    let ends: Vec<String> = keys().into_iter().filter(|key| solution(key).1.chapter.is_some()).collect();
    assert_eq!(ends, ["chains", "ko-fight", "seki", "handicap"]);
}

#[test]
fn frames_tell_the_whole_way() {
    let view = ask("ko", &["D3", "C3"]);
    let lasts: Vec<Option<&str>> = view.frames.iter().map(|frame| frame.last.as_deref()).collect();
    assert_eq!(lasts, [None, Some("D3"), Some("B2"), Some("C3")]);
    assert_eq!(view.frames[1].captured, 1);
    assert_eq!(view.captures.black, 1);
    let start = ask("ko-fight", &[]);
    assert_eq!((start.last.as_deref(), start.ko.as_deref()), (Some("B6"), Some("C6")));
    assert_eq!(start.illegal[0].reason.key, "course-refused-ko");
}

/// The stones of a full set, as the course's board of 361 points takes them in turn.
#[test]
fn s0_6_181_black_and_180_white_stones_fill_the_board() {
    let start = ask("ranks", &[]);
    let points = start.stones.len();
    let black = (0..points).filter(|turn| turn % 2 == 0).count();
    assert_eq!((points, black, points - black), (361, 181, 180));
}
