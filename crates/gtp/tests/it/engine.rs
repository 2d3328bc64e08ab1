//! The wire rules, seen from a controller.

use tengen_gtp::{END_OF_STREAM, LineReader, Next, Received, ResponseReader};

use crate::common::{Engine, TABLE};

/// All that an engine writes when it is sent this input.
fn output(input: &str) -> String {
    let mut engine = Engine::new();
    let mut lines = LineReader::default();
    lines.feed(input.as_bytes());
    let mut output = String::new();
    while let Some(line) = lines.next_line() {
        if let Some(answer) = TABLE.answer(&mut engine, &line) {
            output.push_str(&answer.text);
            if answer.next == Next::Quit {
                break;
            }
        }
    }
    output
}

#[test]
fn the_table_has_each_name_once() {
    TABLE.check_invariants();
}

#[test]
fn ids_comments_blank_lines_and_control_characters() {
    let input = "# comment only\n\n   \n\t\r\n1 protocol_version\n2\tname # trailing comment\n  3   known_command   play\r\n\
                 known_command nosuch\n42 nosuch_cmd a b\nBOARDSIZE 9\nboardsize\x07 9\nquit\nname\n";
    let expected =
        "=1 2\n\n=2 test\n\n=3 true\n\n= false\n\n?42 unknown command\n\n? unknown command\n\n=\n\n=\n\n";
    assert_eq!(output(input), expected);
}

#[test]
fn a_refused_move_leaves_the_state() {
    let input = "boardsize 5\nplay B C3\nplay W C3\nplay W i9\nplay X A1\nplay W\nplay W A6\nplay w d3\nplay b PASS\n\
                 list_stones black\nlist_stones white\n";
    let coordinate = "? syntax error or invalid coordinate\n\n";
    let expected = format!(
        "=\n\n=\n\n? illegal move\n\n{coordinate}{coordinate}{coordinate}{coordinate}=\n\n=\n\n= C3\n\n= D3\n\n"
    );
    assert_eq!(output(input), expected);
}

#[test]
fn the_shared_wire_case_gives_what_it_says() {
    let Some(path) = tengen_testing::shared("cases/g01_syntax.gtp") else { return };
    let expected =
        "=1 2\n\n=2 test\n\n=3 true\n\n= false\n\n?42 unknown command\n\n? unknown command\n\n=\n\n=\n\n";
    assert_eq!(output(&std::fs::read_to_string(path).unwrap()), expected);
}

#[test]
fn help_lists_every_command_with_its_arguments() {
    let text = output("help\n");
    assert!(text.contains("\nplay COLOR VERTEX: plays a move\n"), "{text}");
    assert_eq!(text.lines().filter(|line| !line.is_empty()).count(), TABLE.names().count());
    assert_eq!(output("help play\n"), "= play COLOR VERTEX: plays a move\n\n");
    assert_eq!(output("help nosuch\n"), "? unknown command\n\n");
    assert_eq!(output("known_command help\n"), "= true\n\n");
}

#[test]
fn a_stream_is_one_response() {
    let answer = TABLE.answer(&mut Engine::new(), b"9 lz-analyze").unwrap();
    assert_eq!((answer.text.as_str(), answer.next), ("=9\n", Next::Stream));
    let mut reader = ResponseReader::default();
    reader.feed(answer.text.as_bytes());
    reader.feed(b"info move D4 visits 1 winrate 5000 order 0 pv D4\n");
    assert!(matches!(reader.next_received(), Some(Received::Line(_))));
    assert!(reader.is_open());
    reader.feed(END_OF_STREAM.as_bytes());
    let Some(Received::Response(response)) = reader.next_received() else { panic!() };
    assert_eq!((response.id, response.result), (Some(9), Ok(String::new())));
}

#[test]
fn what_an_engine_lists_a_controller_reads() {
    let mut reader = ResponseReader::default();
    reader.feed(output("list_commands\n").as_bytes());
    let responses: Vec<_> = std::iter::from_fn(|| reader.next_received()).collect();
    let Some(Received::Response(response)) = responses.last() else { panic!() };
    let names = tengen_gtp::replies::commands(response.result.as_ref().unwrap());
    assert_eq!(names, TABLE.names().collect::<Vec<_>>());
}
