//! A player that misbehaves on demand, for the tests of this crate.
//!
//! `fake_player MODE`: plays the first legal point that is no eye of its own, and passes when there is none. On its third
//! move every mode but `good` does what its name says, see `misbehave`.
#![forbid(unsafe_code)]

use std::io::{self, BufRead as _, Write as _};
use std::thread;
use std::time::Duration;

use tengen_gtp::{Arguments, Command, Failure, Next, Reply, Table, Vertex, board_size};
use tengen_rules::{Color, Game, Move, Point, Ruleset, Setup, Size};

/// The move with which it misbehaves.
const TURN: u32 = 3;

struct Player {
    mode: String,
    game: Game,
    size: Size,
    moves: u32,
    told: u32,
}

const COMMANDS: &[Command<Player>] = &[
    Command { name: "name", arguments: "", help: "its name", run: |_, _| Ok(Reply::of(&"Fake")) },
    Command { name: "version", arguments: "", help: "its mode", run: |p, _| Ok(Reply::of(&p.mode.clone())) },
    Command { name: "boardsize", arguments: "N", help: "the board", run: set_size },
    Command { name: "clear_board", arguments: "", help: "a new game", run: clear },
    Command { name: "komi", arguments: "K", help: "taken", run: |_, _| Ok(Reply::of(&"")) },
    Command { name: "play", arguments: "COLOR VERTEX", help: "a move", run: play },
    Command { name: "genmove", arguments: "COLOR", help: "a move", run: genmove },
    Command { name: "final_status_list", arguments: "STATUS", help: "dead stones", run: dead },
    Command { name: "time_settings", arguments: "M B S", help: "taken", run: |_, _| Ok(Reply::of(&"")) },
    Command { name: "time_left", arguments: "C T S", help: "taken", run: |_, _| Ok(Reply::of(&"")) },
];

fn new_game(size: Size) -> Game {
    // The controller ends games; passes alone do not.
    let rules = Ruleset { end_passes: u8::MAX, ..Ruleset::TROMP_TAYLOR };
    Game::new(&Setup::new(size, rules)).expect("an empty board is a position")
}

fn set_size(player: &mut Player, arguments: &mut Arguments<'_>) -> Result<Reply, Failure> {
    let side = arguments.take_rest().trim().parse().map_err(|_| Failure::Syntax)?;
    player.size =
        board_size(side, side).filter(|_| player.mode != "small").ok_or(Failure::UnacceptableSize)?;
    clear(player, arguments)
}

fn clear(player: &mut Player, _: &mut Arguments<'_>) -> Result<Reply, Failure> {
    player.game = new_game(player.size);
    (player.moves, player.told) = (0, 0);
    Ok(Reply::of(&""))
}

fn play(player: &mut Player, arguments: &mut Arguments<'_>) -> Result<Reply, Failure> {
    let color = arguments.color()?;
    let vertex: Vertex = arguments.take_rest().trim().parse().map_err(|_| Failure::Coordinate)?;
    player.told += 1;
    if player.mode == "refuse" && player.told == TURN {
        return Err(Failure::IllegalMove);
    }
    player.game.set_to_move(color);
    player.game.play(vertex.into()).map_err(|_| Failure::IllegalMove)?;
    Ok(Reply::of(&""))
}

fn genmove(player: &mut Player, arguments: &mut Arguments<'_>) -> Result<Reply, Failure> {
    let color = arguments.color()?;
    player.moves += 1;
    if player.moves == TURN
        && let Some(reply) = misbehave(player)
    {
        return Ok(Reply::Text(reply));
    }
    let mut legal = player.game.legal_points();
    if player.mode == "high" {
        legal = legal.iter().collect::<Vec<_>>().into_iter().rev().collect();
    }
    let point = legal.iter().find(|&point| !is_eye(player, color, point));
    let played = point.map_or(Move::Pass, Move::Play);
    player.game.set_to_move(color);
    player.game.play(played).map_err(|_| Failure::IllegalMove)?;
    Ok(Reply::Text(played.to_string()))
}

fn is_eye(player: &Player, color: Color, point: Point) -> bool {
    player.size.neighbors(point).all(|next| player.game.board().get(next) == Some(color))
}

fn misbehave(player: &Player) -> Option<String> {
    match player.mode.as_str() {
        "resign" => Some("resign".to_owned()),
        "illegal" => {
            let taken = player.size.points().find(|&point| player.game.board().get(point).is_some());
            taken.map(|point| point.to_string())
        }
        "nonsense" => Some("I13".to_owned()),
        "slow" => {
            thread::sleep(Duration::from_millis(1500));
            None
        }
        "hang" => {
            thread::sleep(Duration::from_secs(1000));
            None
        }
        "crash" => {
            let _ = writeln!(io::stderr(), "out of memory, of course");
            std::process::exit(3);
        }
        _ => None,
    }
}

/// Nothing is dead; in mode `hopeful` all of White is.
fn dead(player: &mut Player, _: &mut Arguments<'_>) -> Result<Reply, Failure> {
    if player.mode != "hopeful" {
        return Ok(Reply::of(&""));
    }
    let stones = player.game.board().stones(Color::White);
    let names: Vec<String> = stones.iter().map(|point| point.to_string()).collect();
    Ok(Reply::Text(names.join(" ")))
}

fn main() -> io::Result<()> {
    let mode = std::env::args().nth(1).unwrap_or_default();
    let size = Size::NINE;
    let mut player = Player { mode, game: new_game(size), size, moves: 0, told: 0 };
    let table = Table::new(COMMANDS);
    let mut out = io::stdout();
    for line in io::stdin().lock().lines() {
        if let Some(answer) = table.answer(&mut player, line?.as_bytes()) {
            write!(out, "{}", answer.text)?;
            out.flush()?;
            if answer.next == Next::Quit {
                break;
            }
        }
    }
    Ok(())
}
