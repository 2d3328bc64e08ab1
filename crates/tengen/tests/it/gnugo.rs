//! Our rules against GNU Go's: random games, in which after every turn both know the same legal moves.

use std::time::Duration;

use tengen_engine_host::{Engine, EngineCommand};
use tengen_gtp::replies;
use tengen_rules::{Color, Game, LongCycle, Move, Phase, Point, PointSet, Ruleset, Setup, Size};

const DEADLINE: Duration = Duration::from_secs(60);

/// GNU Go as it plays by itself.
fn gnugo() -> Option<Engine> {
    let program = EngineCommand::new(tengen_testing::gnugo()?).with_arguments(["--mode", "gtp"]);
    Some(Engine::start(&program).unwrap())
}

/// Small pseudo-random numbers, the same on every machine (xorshift).
struct Random(u64);

impl Random {
    fn pick(&mut self, points: &PointSet) -> Option<Point> {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        let count = usize::from(points.len());
        (count > 0).then(|| points.iter().nth((self.0 % count as u64) as usize).unwrap())
    }
}

/// The rules that GNU Go has when it starts: simple ko and no suicide. It lets cycles go on.
fn gnugo_rules() -> Ruleset {
    Ruleset { long_cycle: LongCycle::Ignored, .."chinese".parse().unwrap() }
}

fn points(engine: &mut Engine, command: &str, color: Color) -> PointSet {
    let list = engine.ask_for(command, &color.to_string(), DEADLINE, replies::points).unwrap();
    list.into_iter().collect()
}

/// Plays a random game on both and compares them at every turn; returns how many turns it had.
fn compare_game(engine: &mut Engine, size: Size, random: &mut Random) -> usize {
    engine.ask("boardsize", &size.cols().to_string(), DEADLINE).unwrap();
    engine.ask("clear_board", "", DEADLINE).unwrap();
    let mut game = Game::new(&Setup::new(size, gnugo_rules())).unwrap();
    for _ in 0..2 * size.area() {
        let color = game.to_move();
        let legal = game.legal_points();
        assert_eq!(points(engine, "all_legal", color), legal, "{color} to move\n{}", game.board());
        let played = random.pick(&legal).map_or(Move::Pass, Move::Play);
        engine.ask("play", &format!("{color} {played}"), DEADLINE).unwrap();
        game.play(played).unwrap();
        if game.phase() != Phase::Play {
            break;
        }
    }
    for color in Color::ALL {
        assert_eq!(points(engine, "list_stones", color), game.board().stones(color));
        let captures = engine.ask("captures", &color.to_string(), DEADLINE).unwrap();
        assert_eq!(captures, game.prisoners()[color].to_string(), "captures of {color}");
    }
    game.turns().len()
}

#[test]
fn gnu_go_agrees_on_random_games() {
    let Some(mut engine) = gnugo() else { return };
    let games = if tengen_testing::thorough("48 of 50 games") { 50 } else { 2 };
    let mut random = Random(0x7e96_e4a1);
    for size in [Size::NINE, Size::THIRTEEN, Size::NINETEEN] {
        let turns: usize = (0..games).map(|_| compare_game(&mut engine, size, &mut random)).sum();
        println!("{size}: {games} games, {turns} turns");
        assert!(turns > games * usize::from(size.area()), "{turns} turns");
    }
    engine.quit(DEADLINE);
}
