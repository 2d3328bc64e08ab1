//! Dead stones: boards with known answers, and games whose players agreed.

use std::path::PathBuf;

use serde_json::Value;
use tengen_engine::{Player, PlayerOptions, Stop, Verdict};
use tengen_net::NetEvaluator;
use tengen_record::Record;
use tengen_rules::{
    Board, ByColor, Color, EndPosition, Game, Move, Outcome, Preset, Ruleset, Setup, Size, Tax,
};

use crate::common::evaluator;
use tengen_testing::{setting, shared, thorough};

fn preset(name: &str) -> Ruleset {
    Preset::find(name).unwrap().rules
}

/// What the file says of each point, row by row from the top.
fn rows<'a>(file: &'a Value, name: &str) -> Vec<&'a Value> {
    file[name].as_array().unwrap().iter().collect()
}

fn board(file: &Value) -> Board {
    let rows = rows(file, "board");
    let size = Size::square(rows.len() as u8).unwrap();
    Board::from_fn(size, |point| {
        let row = rows[rows.len() - 1 - usize::from(point.row())].as_str().unwrap();
        match row.as_bytes()[usize::from(point.col())] {
            b'b' | b'B' => Some(Color::Black),
            b'w' | b'W' => Some(Color::White),
            _ => None,
        }
    })
}

/// One estimate, in the order of `Size::index`.
fn estimate(file: &Value, name: &str) -> Vec<f32> {
    let rows = rows(file, name);
    let numbers = rows.iter().rev().flat_map(|row| row.as_array().unwrap());
    numbers.map(|number| number.as_f64().unwrap() as f32).collect()
}

/// The points where our owner differs from the one that must be: in `correct_ownership`, or in `sealed_ownership`, which
/// closes the borders that OGS wants closed by hand. Our territory needs no closing.
fn wrong_points(file: &Value, verdict: &Verdict, board: &Board) -> Vec<String> {
    let names = ["correct_ownership", "sealed_ownership"].into_iter().filter(|name| !file[*name].is_null());
    let answers = names.map(|name| wrong_points_in(file, name, verdict, board));
    answers.min_by_key(Vec::len).unwrap_or_default()
}

fn wrong_points_in(file: &Value, name: &str, verdict: &Verdict, board: &Board) -> Vec<String> {
    let rules = preset("chinese");
    let end = EndPosition { dead: verdict.dead, ..EndPosition::new(board, &rules) };
    let sheet = end.sheet();
    let rows = rows(file, name);
    let mut wrong = Vec::new();
    for point in board.size().points() {
        let row = rows[rows.len() - 1 - usize::from(point.row())].as_str().unwrap();
        let must = match row.as_bytes()[usize::from(point.col())] {
            b'B' => Some(Color::Black),
            b'W' => Some(Color::White),
            b' ' => None,
            _ => continue,
        };
        let points = sheet.points[point].points;
        let owner = Color::ALL.into_iter().find(|color| points[*color] > 0);
        if owner != must {
            wrong.push(format!("{point} {owner:?} must be {must:?}"));
        }
    }
    wrong
}

#[test]
fn boards_of_ogs() {
    let Some(folder) = shared("peers/ogs_autoscore") else { return };
    let mut paths: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|end| end == "json"));
    paths.sort();
    assert_eq!(paths.len(), 23);
    let mut failures = 0;
    for path in paths {
        let file: Value = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();
        let board = board(&file);
        let game = Game::new(&Setup::from_board(&board, preset("chinese"), Color::Black)).unwrap();
        let ownership = ByColor { black: estimate(&file, "black"), white: estimate(&file, "white") };
        let verdict = Verdict::from_ownership(&game, &ownership);
        let wrong = wrong_points(&file, &verdict, &board);
        if !wrong.is_empty() {
            failures += 1;
            println!("{}\n{board}{wrong:?}\n", path.file_name().unwrap().display());
        }
    }
    assert_eq!(failures, 0, "boards differ");
}

/// The games of the corpus that ended with a count, in the order of their sha1.
fn counted_games(limit: usize) -> Vec<(String, Game, Outcome)> {
    let Some(corpus) = shared("corpus") else { return Vec::new() };
    let index = std::fs::read_to_string(corpus.join("INDEX.tsv")).unwrap();
    let mut rows: Vec<Vec<&str>> = index.lines().map(|line| line.split('\t').collect()).collect();
    rows.retain(|row| row[0] == "kgs19");
    rows.sort_by_key(|row| row[6]);
    // For looking at some again.
    let only = std::env::var("TENGEN_TEST_ONLY").unwrap_or_default();
    rows.retain(|row| only.is_empty() || only.split(',').any(|part| row[1].contains(part)));
    let games = rows.iter().filter_map(|row| {
        let bytes = std::fs::read(corpus.join("kgs19").join(row[1])).ok()?;
        let (game, outcome) = counted_game(&bytes)?;
        Some((row[1].to_owned(), game, outcome))
    });
    games.take(limit).collect()
}

fn counted_game(bytes: &[u8]) -> Option<(Game, Outcome)> {
    let (record, _) = Record::read(bytes).ok()?;
    let text = record.info().result?.to_string();
    let outcome: Outcome = text.parse().ok()?;
    let numeric = matches!(outcome, Outcome::Win { by: tengen_rules::WinBy::Score(_), .. } | Outcome::Draw);
    let rules = record.rules().unwrap_or_else(|| preset("japanese"));
    let end = record.end_of_main_line().node();
    numeric.then(|| record.to_game(end, rules).ok())?.map(|game| (game, outcome))
}

/// The outcome with our dead stones. Servers count without looking for false eyes and seki, so a count without a tax is
/// right, too, if it is what was recorded.
fn our_outcome(player: &mut Player<NetEvaluator>, game: &Game, recorded: Outcome) -> (Outcome, Verdict) {
    let verdict = player.verdict(game, &Stop::new());
    let end = EndPosition { dead: verdict.dead, ..game.end_position() };
    let plain = Ruleset { tax: Tax::None, ..*game.rules() };
    let plain = EndPosition { rules: &plain, ..end }.outcome();
    let outcome = if plain == recorded { plain } else { end.outcome() };
    (outcome, verdict)
}

/// The board with dead stones in small letters, and what each point counts for.
fn show(game: &Game, verdict: &Verdict) {
    let end = EndPosition { dead: verdict.dead, ..game.end_position() };
    let sheet = end.sheet();
    println!("komi {} handicap {} {:?}", game.komi(), game.handicap(), sheet.totals);
    for row in (0..game.size().rows()).rev() {
        let mut line = String::new();
        for col in 0..game.size().cols() {
            let point = game.size().point(col, row).unwrap();
            let dead = verdict.dead.contains(point);
            let letter = match (game.board().get(point), dead) {
                (Some(Color::Black), false) => 'X',
                (Some(Color::Black), true) => 'x',
                (Some(Color::White), false) => 'O',
                (Some(Color::White), true) => 'o',
                (None, _) => match (sheet.points[point].reason, sheet.points[point].color) {
                    (tengen_rules::Reason::Territory, Some(Color::Black)) => '+',
                    (tengen_rules::Reason::Territory, _) => '-',
                    (tengen_rules::Reason::Seki, _) => 's',
                    (tengen_rules::Reason::FalseEye, _) => 'f',
                    _ => '.',
                },
            };
            line.push(letter);
            line.push(' ');
        }
        println!("{line}");
    }
}

#[test]
fn games_of_kgs() {
    let long = thorough("dead stones in 30 games, here 10");
    let games = counted_games(setting("TENGEN_TEST_GAMES", if long { 30 } else { 10 }));
    let mut player = Player::new(evaluator(), PlayerOptions::default());
    let (mut winners, mut exact) = (0, 0);
    for (name, game, recorded) in &games {
        let (outcome, verdict) = our_outcome(&mut player, game, *recorded);
        winners += usize::from(outcome.winner() == recorded.winner());
        exact += usize::from(outcome == *recorded);
        if outcome != *recorded {
            let passes = game.turns().iter().rev().take_while(|turn| turn.mv() == Move::Pass).count();
            let dead: Vec<String> = verdict.dead.iter().map(|point| point.to_string()).collect();
            let doubtful = verdict.chains.iter().filter(|chain| chain.confidence < 0.75);
            let doubtful: Vec<String> = doubtful
                .map(|c| format!("{}({:?} {:.2})", c.stones.first().unwrap(), c.status, c.confidence))
                .collect();
            println!(
                "{name}: {outcome}, recorded {recorded}; {passes} passes; doubtful {}; dead {}",
                doubtful.join(" "),
                dead.join(" ")
            );
            if setting("TENGEN_TEST_SHOW", 0) == 1 {
                show(game, &verdict);
            }
        }
    }
    let n = games.len();
    println!("{n} games: winner {winners}, exact {exact}");
    // The first ten are harder than the rest.
    let least = if n >= 100 { (97, 90) } else { (90, 40) };
    assert!(
        winners * 100 >= n * least.0 && exact * 100 >= n * least.1,
        "winner {winners}, exact {exact} of {n}"
    );
}
