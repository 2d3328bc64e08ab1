//! GNU Go's tests of reading, connecting, and life and death (shared/peers/gnugo) as choices of a move.
//!
//! Of each test whose answer is one move, the side that the test is about has to find that move among the legal points
//! near the chains in question. The policy answers with its likeliest of these points, the search with the most visited
//! one after 200 visits.
//!
//! The tests of reading and of life and death ask for the fate of a chain, whatever it is worth on the whole board; so
//! that is what the search maximises there. Whether chains are connected no evaluator says: there it is the game.

use std::collections::BTreeMap;
use std::path::Path;

use tengen_net::NetEvaluator;
use tengen_record::Record;
use tengen_rules::{Board, Color, Game, Move, Point, PointSet, Preset, Setup};
use tengen_search::{Evaluation, Evaluator, Params, Request, ScoreEstimate, Search, Symmetry, Value};

use crate::common::evaluator;
use tengen_testing::{on_all_cores, shared, thorough};

/// The farthest that a choice may be from the chains in question: steps along the lines.
const NEAR: u8 = 3;
/// Visits of the search.
const VISITS: u32 = 200;
const SUITES: [&str; 3] = ["reading", "connection", "owl1"];

struct Problem {
    name: String,
    game: Game,
    choices: PointSet,
    /// The chains that live or die, with their owner; `None` where the question is another one.
    fate_of: Option<(Color, PointSet)>,
    answer: Point,
}

impl Problem {
    /// The problem of one command, if its answer is a move among the choices.
    fn new(name: String, board: &Board, words: &[&str], answer: Point) -> Option<Problem> {
        let (task, targets) = words.split_first()?;
        let targets: Vec<Point> = targets.iter().filter_map(|word| word.parse().ok()).collect();
        let owner = board.get(*targets.first()?)?;
        let mover = match *task {
            "defend" | "connect" | "owl_defend" => owner,
            "attack" | "disconnect" | "owl_attack" => !owner,
            _ => return None,
        };
        let rules = Preset::find("chinese")?.rules;
        let game = Game::new(&Setup::from_board(board, rules, mover)).ok()?;
        let chains = targets.iter().filter_map(|point| board.chain(*point));
        let stones = chains.fold(PointSet::EMPTY, |stones, chain| stones | chain.stones);
        let fate_of = (!task.ends_with("connect")).then_some((owner, stones));
        let distance =
            |a: Point, b: Point| a.col().abs_diff(b.col()).saturating_add(a.row().abs_diff(b.row()));
        let near = |point: &Point| stones.iter().any(|stone| distance(*point, stone) <= NEAR);
        let choices: PointSet = game.legal_points().iter().filter(near).collect();
        choices.contains(answer).then_some(Problem { name, game, choices, fate_of, answer })
    }
}

/// The position of the main line before its move `before`, or at its end.
fn position(file: &Path, before: Option<usize>) -> Option<Board> {
    let (record, _) = Record::read(&std::fs::read(file).ok()?).ok()?;
    let mut cursor = record.cursor();
    let mut board = cursor.position().board.clone();
    let mut moves = 0;
    while cursor.forward(&record) {
        moves += usize::from(cursor.visit().played.is_some());
        if before.is_some_and(|before| moves >= before) {
            break;
        }
        board = cursor.position().board.clone();
    }
    Some(board)
}

/// The one point that `[1 C3]` names.
fn single_answer(line: &str) -> Option<Point> {
    let inside =
        line.strip_prefix("#?")?.trim().trim_end_matches('*').strip_prefix('[')?.strip_suffix(']')?;
    let (code, point) = inside.split_once(' ')?;
    if matches!(code, "1" | "2" | "3") { point.parse().ok() } else { None }
}

fn problems(folder: &Path, suite: &str) -> Vec<Problem> {
    let text = std::fs::read_to_string(folder.join(format!("{suite}.tst"))).unwrap();
    let (mut board, mut asked, mut all) = (None, None, Vec::new());
    for line in text.lines().map(str::trim) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["loadsgf", file] => board = position(&folder.join(file), None),
            ["loadsgf", file, before] => board = position(&folder.join(file), before.parse().ok()),
            ["#?", ..] => {
                let (Some(board), Some(words), Some(answer)) = (&board, asked.take(), single_answer(line))
                else {
                    continue;
                };
                let words: Vec<&str> = words;
                all.extend(Problem::new(format!("{suite}:{}", words[0]), board, &words[1..], answer));
            }
            [number, ..] if number.parse::<u32>().is_ok() => asked = Some(words),
            _ => {}
        }
    }
    all
}

/// Knows only the choices at the root of the search, and of the game only the fate in question.
#[derive(Clone)]
struct Focused<'a> {
    inner: NetEvaluator,
    problem: &'a Problem,
}

impl Evaluator for Focused<'_> {
    fn evaluate_into(&mut self, game: &Game, request: &Request, out: &mut Evaluation) {
        self.inner.evaluate_into(game, request, out);
        let size = game.size();
        if let Some((owner, stones)) = &self.problem.fate_of {
            let points = out.ownership_for(*owner).zip(size.points());
            let sum: f32 = points.filter(|(_, point)| stones.contains(*point)).map(|(owned, _)| owned).sum();
            let life = (0.5 + 0.5 * sum / f32::from(stones.len())).clamp(0.0, 1.0);
            let value = Value { win: life, loss: 1.0 - life, no_result: 0.0 };
            out.value = if out.mover == *owner { value } else { value.for_opponent() };
            out.score = ScoreEstimate::default();
        }
        if !game.turns().is_empty() {
            return;
        }
        let policy = &mut out.policy;
        policy.legal = self.problem.choices;
        policy.pass = 0.0;
        for point in size.points().filter(|point| !policy.legal.contains(*point)) {
            policy.points[size.index(point)] = 0.0;
        }
        let sum: f32 = policy.points.iter().sum();
        policy.points.iter_mut().for_each(|chance| *chance /= sum);
    }
}

fn by_policy(evaluator: &mut NetEvaluator, problem: &Problem) -> Move {
    let policy = evaluator.evaluate_mean(&problem.game, &Request::default(), &Symmetry::ALL).policy;
    let chance = |point: &Point| policy.get(Move::Play(*point)).unwrap_or(0.0);
    let best = problem.choices.iter().max_by(|a, b| chance(a).total_cmp(&chance(b)));
    best.map_or(Move::Pass, Move::Play)
}

fn by_search(evaluator: &NetEvaluator, problem: &Problem) -> Move {
    let focused = Focused { inner: evaluator.clone(), problem };
    let search = Search::new(problem.game.clone(), Params::default());
    search.run(&mut [focused], |progress| progress.visits >= VISITS);
    search.candidates().first().map_or(Move::Pass, |candidate| candidate.mv)
}

/// Solved by the policy, solved by the search, and all, for one suite.
#[derive(Clone, Copy, Default)]
struct Score {
    policy: usize,
    search: usize,
    all: usize,
}

#[test]
fn search_solves_more_than_the_policy() {
    let Some(folder) = shared("peers/gnugo") else { return };
    let long = thorough("all problems, here every sixth");
    let step = if long { 1 } else { 6 };
    let evaluator = evaluator();
    let all: Vec<(&str, Problem)> = SUITES
        .into_iter()
        .flat_map(|suite| {
            problems(&folder, suite).into_iter().step_by(step).map(move |problem| (suite, problem))
        })
        .collect();
    let answers = on_all_cores(&all, |(_, problem)| {
        (by_policy(&mut evaluator.clone(), problem), by_search(&evaluator, problem))
    });
    let (mut scores, mut failed) = (BTreeMap::<&str, Score>::new(), Vec::new());
    for ((suite, problem), (policy, search)) in all.iter().zip(answers) {
        let right = Move::Play(problem.answer);
        let score = scores.entry(suite).or_default();
        score.all += 1;
        score.policy += usize::from(policy == right);
        score.search += usize::from(search == right);
        if search != right {
            failed.push(format!("{} {search} for {right}", problem.name));
        }
    }
    println!("not solved by the search: {}", failed.join(", "));
    let mut total = Score::default();
    for (suite, score) in &scores {
        println!("{suite}: policy {} search {} of {}", score.policy, score.search, score.all);
        total.policy += score.policy;
        total.search += score.search;
        total.all += score.all;
    }
    println!("all: policy {} search {} of {}", total.policy, total.search, total.all);
    assert!(total.all * step >= 150, "only {} problems", total.all);
    // A sixth of the problems is too few to tell the two apart.
    let least = if long { total.policy + 1 } else { total.policy - total.all / 10 };
    assert!(total.search >= least, "policy {}, search {} of {}", total.policy, total.search, total.all);
}

#[test]
fn an_answer_must_be_one_move() {
    assert_eq!(single_answer("#? [1 G1]"), "G1".parse().ok());
    assert_eq!(single_answer("#? [2 A18]*"), "A18".parse().ok());
    for other in ["#? [0]", "#? [1 (S4|T5)]", "#? [1 PASS]", "#? [1 .*]", "#? [1 T15|O13]"] {
        assert_eq!(single_answer(other), None, "{other}");
    }
}
