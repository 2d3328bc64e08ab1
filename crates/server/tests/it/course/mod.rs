//! The course: every step has a right way, every move is answered, and what is right is proven a second time by a solver
//! that shares no code with the course.

mod http;
mod proofs;
mod solver;
mod steps;
mod texts;

use tengen_server::course::{CourseInput, CourseRequest, CourseVerdict, CourseView, look, outline};

/// The step after these moves of the learner's.
fn ask(step: &str, moves: &[&str]) -> CourseView {
    let moves: Vec<String> = moves.iter().map(|mv| (*mv).to_owned()).collect();
    look(step, &CourseRequest { moves, answer: None }).unwrap()
}

/// The step after this number.
fn answer(step: &str, number: i32) -> CourseView {
    look(step, &CourseRequest { moves: Vec::new(), answer: Some(number) }).unwrap()
}

fn works(view: &CourseView) -> bool {
    matches!(view.verdict, CourseVerdict::Right | CourseVerdict::AlsoRight)
}

/// The names of all points, and the pass where it is offered.
fn choices(view: &CourseView) -> Vec<String> {
    let letters = "ABCDEFGHJKLMNOPQRST";
    let names = (1..=view.rows)
        .flat_map(|row| letters.chars().take(view.cols.into()).map(move |letter| format!("{letter}{row}")));
    let pass = (view.input == CourseInput::PlayOrPass).then(|| "pass".to_owned());
    names.chain(pass).collect()
}

/// Every view that the learner can see in `key` with up to `depth` moves, with the moves.
fn views(key: &str, depth: usize) -> Vec<(Vec<String>, CourseView)> {
    let start = ask(key, &[]);
    if start.input == CourseInput::Answer {
        let numbers = start.choices.iter().map(|n| (vec![n.to_string()], answer(key, *n)));
        return numbers.chain([(Vec::new(), start.clone())]).collect();
    }
    let mut found = vec![(Vec::new(), start)];
    let mut next = 0;
    while next < found.len() {
        let (moves, view) = found[next].clone();
        next += 1;
        if moves.len() == depth || view.input == CourseInput::Nothing {
            continue;
        }
        for choice in choices(&view) {
            let mut moves = moves.clone();
            moves.push(choice);
            let names: Vec<&str> = moves.iter().map(String::as_str).collect();
            let view = ask(key, &names);
            found.push((moves, view));
        }
    }
    found
}

/// How deep to look at a step, so that the whole test takes seconds.
fn depth(key: &str) -> usize {
    match key {
        "handicap" => 1,
        _ => 2,
    }
}

fn keys() -> Vec<String> {
    outline().steps.into_iter().map(|step| step.key).collect()
}
