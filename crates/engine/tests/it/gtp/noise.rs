//! Lines that nobody would send.

use tengen_engine::gtp::TABLE;

use super::{session, talk_to};
use tengen_testing::{Random, thorough};

const WORDS: [&str; 44] = [
    "b",
    "w",
    "black",
    "A1",
    "B2",
    "C3",
    "D4",
    "pass",
    "resign",
    "Z25",
    "i9",
    "0",
    "1",
    "2",
    "3",
    "5",
    "-1",
    "7.5",
    "1e9",
    "nan",
    "all",
    "alive",
    "dead",
    "japanese",
    "chinese",
    "{}",
    "{\"ko\":\"SIMPLE\"}",
    "[1",
    "fischer",
    "none",
    "absolute",
    "canadian",
    "interval",
    "ownership",
    "true",
    "avoid",
    "maxVisits",
    "level",
    "15k",
    "name",
    "\u{0}\u{7}",
    "\u{e9}",
    "#",
    "=",
];

fn line(random: &mut Random, names: &[&str]) -> String {
    // Files of the machine are left alone, and the last line of all is the only quit.
    let name = match random.pick(names) {
        "quit" | "loadsgf" | "printsgf" => "play",
        // Otherwise most lines would find boards of which nothing is known.
        "kata-set-param" | "kata-set-params" | "lz-setoption" | "boardsize" if random.below(4) > 0 => "play",
        name => name,
    };
    let words = random.below(5);
    let words: Vec<&str> = (0..words).map(|_| random.pick(&WORDS)).collect();
    let id = if random.below(8) == 0 { "12 " } else { "" };
    format!("{id}{name} {}", words.join(" "))
}

#[test]
fn ten_thousand_lines_of_noise_are_answered() {
    let names: Vec<&str> = TABLE.names().collect();
    let mut random = Random::new(0x5eed_0001);
    let (total, block) = if thorough("most of the noise") { (10_000, 250) } else { (1_000, 100) };
    for _ in 0..total / block {
        let mut session = session();
        let lines: Vec<String> = (0..block).map(|_| line(&mut random, &names)).collect();
        // A small board and few visits keep this short.
        let text = format!("boardsize 5\n{}", lines.join("\n"));
        let output = talk_to(&mut session, &text);
        session.check_invariants();
        let answered = output.split_terminator("\n\n").count();
        let asked = text.lines().filter(|line| tengen_gtp::Request::parse(line.as_bytes()).is_some()).count();
        assert_eq!(answered, asked, "{text}\n{output}");
    }
}

#[test]
fn the_table_has_each_name_once() {
    TABLE.check_invariants();
}

#[test]
fn a_game_of_400_moves_is_played_without_time() {
    let mut session = session();
    let moves: String = (0..200).map(|_| "genmove b\ngenmove w\n").collect();
    let text = format!(
        "boardsize 7\nkata-set-param maxVisits 2\nkata-set-param allowResignation false\ntime_settings 0 0 0\n{moves}"
    );
    let output = talk_to(&mut session, &text);
    assert_eq!(output.split_terminator("\n\n").count(), 404);
    assert!(!output.contains('?'), "{output}");
    assert_eq!(session.game().turns().len(), 400);
}
