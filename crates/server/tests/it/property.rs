//! Whatever is sent to a game, what is stored is a game under the rules.

use std::sync::Arc;

use proptest::prelude::*;
use tengen_rules::{Color, PRESETS};
use tengen_server::game::engines::{Engines, NoEngines};
use tengen_server::game::{GameState, Presence, Seats};
use tengen_server::store::{MemoryStore, Store};
use tengen_server::wire::{Command, CommandRequest, Level, NewGame, Opponent, OpponentColor, Reply};

use crate::support::{INVITE, ScriptedEngine, Table, games_on, new_game, runtime};

#[derive(Clone, Debug)]
struct Step {
    command: Command,
    seats: Seats,
    /// How many events behind the player is.
    behind: u32,
    /// Whether the command is sent twice.
    is_repeated: bool,
    /// Whether the actor ends first.
    ends: bool,
}

fn command() -> impl Strategy<Value = Command> {
    let color = prop_oneof![Just(Color::Black), Just(Color::White)].prop_map(Into::into);
    let point = (0u8..6, 0u8..6).prop_map(|(col, row)| tengen_rules::Point::new(col, row).unwrap().into());
    (0u8..40, color, point, any::<bool>()).prop_map(|(kind, color, point, flag)| match kind {
        0..20 => Command::Play { color, point },
        20..28 => Command::Pass { color },
        28 => Command::Resign { color },
        29 | 30 => Command::AskUndo { color },
        31 | 32 => Command::AnswerUndo { color, accept: flag },
        33 | 34 => Command::Mark { color, point, dead: flag },
        35 => Command::RestoreSuggestion { color },
        36 | 37 => Command::Accept { color },
        38 => Command::Resume { color },
        _ => Command::Hurry { color },
    })
}

fn step() -> impl Strategy<Value = Step> {
    let seats = prop_oneof![
        6 => Just(Seats::BOTH),
        1 => Just(Seats::of(Color::Black)),
        1 => Just(Seats::of(Color::White)),
        1 => Just(Seats::NONE),
    ];
    let behind = prop_oneof![6 => Just(0u32), 1 => 1u32..5];
    (command(), seats, behind, any::<bool>(), 0u8..10).prop_map(
        |(command, seats, behind, is_repeated, ends)| Step {
            command,
            seats,
            behind,
            is_repeated,
            ends: ends == 0,
        },
    )
}

fn game() -> impl Strategy<Value = NewGame> {
    let computer = Opponent::Computer {
        level: Level(tengen_rank::Level::Strongest),
        color: OpponentColor::Black,
        engine: None,
    };
    let opponent = prop_oneof![Just(Opponent::Screen), Just(INVITE), Just(computer)];
    (0..PRESETS.len(), 2u8..6, 2u8..6, 0u16..4, opponent).prop_map(
        |(rules, cols, rows, handicap, opponent)| {
            let mut new = new_game(PRESETS[rules].name, 9, opponent);
            (new.cols, new.rows) = (cols, rows);
            new.handicap =
                if PRESETS[rules].rules.placement == tengen_rules::Placement::Free && cols * rows > 6 {
                    handicap
                } else {
                    handicap.min(1)
                };
            new
        },
    )
}

/// A command does what it says or changes nothing, and the store holds what is shown.
async fn try_step(table: &Table, store: &dyn Store, number: usize, step: &Step) {
    if step.ends {
        table.games.end(&table.id).await;
    }
    let n = table.view().await.n;
    let request = CommandRequest {
        id: number.to_string(),
        based_on: n.saturating_sub(step.behind),
        command: step.command,
    };
    let reply = table.games.command(&table.id, step.seats, request.clone()).await;
    if !step.seats.contains(step.command.color().into()) {
        assert!(matches!(reply, Reply::Refused(_)));
    }
    if step.is_repeated {
        let again = table.games.command(&table.id, step.seats, request).await;
        assert_eq!(again, reply);
    }
    // Nothing is shown that is not stored; the computer may have moved meanwhile, so the log may be ahead.
    let state = table.games.state(&table.id).await.unwrap();
    let log = store.load(&table.id, 0).await.unwrap();
    assert!(log.len() as u32 >= state.n());
    let replayed =
        GameState::replay(log.iter().take(state.n() as usize).map(|stored| &stored.event)).unwrap();
    replayed.game().check_invariants();
    let (own, kept) = (state.view("x", Presence::default()), replayed.view("x", Presence::default()));
    assert_eq!(own, kept);
    assert_eq!(state.count(), replayed.count());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn whatever_is_sent_what_is_stored_is_a_game(new in game(), steps in prop::collection::vec(step(), 1..60)) {
        let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
        let engines: Arc<dyn Engines> = match new.opponent {
            Opponent::Computer { .. } => Arc::new(ScriptedEngine::default()),
            Opponent::Screen | Opponent::Invite { .. } => Arc::new(NoEngines),
        };
        runtime().block_on(async {
            let (games, _restart) = games_on(store.clone(), engines);
            let table = Table::new(&games, new).await;
            for (number, step) in steps.iter().enumerate() {
                try_step(&table, &*store, number, step).await;
            }
        });
    }
}
