//! What the players can do in a game, from the first stone to the result.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tengen_server::game::engines::NoEngines;
use tengen_server::store::MemoryStore;
use tengen_server::wire::{
    Color, Command, CommandRequest, ComputerState, EndKind, Level, Opponent, OpponentColor, PhaseKind, Reply,
    Scoring, SuggestionSource, View,
};

use crate::support::{INVITE, ScriptedEngine, Table, games_on, memory_games, new_game, point, runtime};

const BLACK: Color = Color::Black;
const WHITE: Color = Color::White;

fn play(color: Color, at: &str) -> Command {
    Command::Play { color, point: point(at).into() }
}

fn mark(color: Color, at: &str, dead: bool) -> Command {
    Command::Mark { color, point: point(at).into(), dead }
}

/// A wall through the middle of 5×5: Black left, White right, and a white stone inside Black's side.
const WALLS: &str = "C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 pass A3 pass pass";

#[test]
fn a_game_is_played_to_its_count() {
    runtime().block_on(async {
        let table = Table::screen(&memory_games(), "japanese", 5).await;
        let view = table.play(WALLS).await;
        assert_eq!(view.phase, PhaseKind::Removal);
        let removal = view.removal.unwrap();
        assert_eq!(removal.source, SuggestionSource::PassAlive);
        assert_eq!(removal.dead, Vec::new());
        let view = table.ok(mark(BLACK, "A3", true)).await;
        let removal = view.removal.unwrap();
        assert_eq!(removal.changed_by, Some(BLACK));
        assert_eq!((removal.sheet.black.territory, removal.sheet.black.dead), (10, 1));
        assert_eq!(removal.territory.black.len(), 10);
        let view = table.accept_both().await;
        let outcome = view.outcome.unwrap();
        // 10 + 1 against 5 + 6.5 and two passes that cost nothing.
        assert_eq!((outcome.re.as_str(), outcome.by, outcome.margin2), ("W+0.5", EndKind::Score, Some(-1)));
        let count = table.games.state(&table.id).await.unwrap().count();
        assert_eq!(count.official, Scoring::Territory);
        assert_eq!(count.area.sheet.margin2, 2 * 15 - (2 * 10 + 13));
        // White's prisoner is laid into White's territory.
        assert_eq!(count.territory.steps.last().unwrap().counted2.black, 20);
        assert_eq!(count.territory.points[&point("A3").into()].worth, 2);
        let next = view.next_handicap.unwrap();
        assert_eq!((next.handicap, next.black), (1, BLACK));
    });
}

#[test]
fn refusals_say_why_and_show_it() {
    runtime().block_on(async {
        let table = Table::screen(&memory_games(), "japanese", 5).await;
        // A ko at B2 and C2.
        let view = table.play("B1 C1 A2 D2 B3 C3 C2 B2").await;
        assert_eq!(view.ko, Some(point("C2").into()));
        assert_eq!(view.captures.white, 1);
        let illegal: Vec<_> = view.illegal.iter().map(|at| at.reason.key.as_str()).collect();
        assert_eq!(illegal, ["refusal-ko"]);
        let refusal = table.refused(play(BLACK, "C2")).await;
        assert_eq!((refusal.key.as_str(), refusal.chain), ("refusal-ko", Some(vec![point("B2").into()])));
        assert_eq!(table.refused(play(BLACK, "B2")).await.key, "refusal-occupied");
        assert_eq!(table.refused(play(BLACK, "T19")).await.key, "refusal-off-board");
        assert_eq!(table.refused(play(WHITE, "E5")).await.key, "refusal-not-your-turn");
        assert_eq!(table.refused(mark(BLACK, "B2", true)).await.key, "refusal-wrong-phase");
        let refusal = table.refused(Command::Accept { color: BLACK }).await;
        assert_eq!(refusal.key, "refusal-wrong-phase");
        let superko = Table::screen(&memory_games(), "russian-club", 5).await;
        superko.play("B1 C1 A2 D2 B3 C3 C2 B2").await;
        let refusal = superko.refused(play(BLACK, "C2")).await;
        assert_eq!(refusal.key, "refusal-superko");
        assert_eq!(refusal.earlier.unwrap().move_number, 7);
    });
}

#[test]
fn handicap_is_fixed_or_free_as_the_rules_say() {
    runtime().block_on(async {
        let games = memory_games();
        for (rules, is_free) in
            [("french-club", false), ("russian-club", false), ("russian-web", true), ("persian-club", true)]
        {
            let mut new = new_game(rules, 9, Opponent::Screen);
            new.handicap = 3;
            let table = Table::new(&games, new).await;
            let view = table.view().await;
            if is_free {
                assert_eq!((view.phase, view.handicap_left), (PhaseKind::Handicap, 3), "{rules}");
                assert_eq!(view.to_move, Some(BLACK));
                assert_eq!(
                    table.refused(Command::Pass { color: BLACK }).await.key,
                    "refusal-pass-in-placement",
                    "{rules}"
                );
                table.play("C3 G7").await;
                let view = table.ok(Command::AskUndo { color: BLACK }).await;
                assert_eq!((view.handicap_left, view.moves.len()), (2, 1));
                table.play("G7 E5").await;
            }
            let view = table.view().await;
            assert_eq!((view.phase, view.to_move), (PhaseKind::Play, Some(WHITE)), "{rules}");
            assert_eq!(view.stones.0.matches('X').count(), 3, "{rules}");
        }
    });
}

#[test]
fn club_rules_decide_ties() {
    runtime().block_on(async {
        let games = memory_games();
        for (rules, handicap, result) in [
            ("french-club", 2, "W+0.5"),
            ("russian-club", 2, "0"),
            ("persian-club", 0, "0"),
            ("french-club", 0, "0"),
        ] {
            let mut new = new_game(rules, 2, Opponent::Screen);
            (new.cols, new.rows) = (7, 7);
            new.komi2 = Some(0);
            new.handicap = if handicap > 0 { 1 } else { 0 };
            let table = Table::new(&games, new).await;
            let view = table.play("pass pass").await;
            let view = if view.phase == PhaseKind::Removal { table.accept_both().await } else { view };
            let outcome = view.outcome.unwrap();
            assert_eq!(outcome.re, result, "{rules}");
            let by = if result == "0" { EndKind::Tie } else { EndKind::TieRule };
            assert_eq!(outcome.by, by, "{rules}");
        }
    });
}

#[test]
fn changed_marks_clear_acceptances_and_nobody_accepts_what_he_has_not_seen() {
    runtime().block_on(async {
        let table = Table::new(&memory_games(), new_game("japanese", 5, INVITE)).await;
        let before = table.play(WALLS).await;
        let view = table.ok(Command::Accept { color: WHITE }).await;
        assert!(view.removal.unwrap().accepted.white);
        let view = table.ok(mark(BLACK, "A3", true)).await;
        assert!(!view.removal.as_ref().unwrap().accepted.white);
        let stale = CommandRequest {
            id: "stale".to_owned(),
            based_on: before.n,
            command: Command::Accept { color: WHITE },
        };
        let reply = table.games.command(&table.id, table.seats, stale).await;
        assert!(matches!(reply, Reply::Refused(refusal) if refusal.key == "refusal-out-of-date"));
        let view = table.ok(Command::RestoreSuggestion { color: WHITE }).await;
        let removal = view.removal.unwrap();
        assert_eq!((removal.dead, removal.changed_by), (Vec::new(), Some(WHITE)));
        assert_eq!(removal.changed, [point("A3").into()]);
    });
}

#[test]
fn disagreement_resumes_once_and_then_ends_by_rule() {
    runtime().block_on(async {
        let games = memory_games();
        let table = Table::new(&games, new_game("japanese", 5, INVITE)).await;
        let view = table.play(WALLS).await;
        assert_eq!(view.resume_turn.black, WHITE);
        table.ok(mark(WHITE, "C1", true)).await;
        let view = table.ok(Command::Resume { color: BLACK }).await;
        assert_eq!((view.phase, view.to_move, view.must_play_on), (PhaseKind::Play, Some(WHITE), false));
        assert_eq!(view.removal, None);
        table.play("pass pass").await;
        let view = table.ok(Command::Resume { color: WHITE }).await;
        assert_eq!((view.phase, view.to_move, view.must_play_on), (PhaseKind::Play, Some(BLACK), true));
        // Every pass costs a stone; White passes last; then everything left on the board lives.
        let view = table.play("A2 pass A4 pass B3 pass pass pass").await;
        assert_eq!(view.phase, PhaseKind::Over);
        assert_eq!(view.captures.black, 1 + 4);

        let area = Table::new(&games, new_game("chinese", 5, INVITE)).await;
        area.play(WALLS).await;
        area.ok(Command::Resume { color: BLACK }).await;
        area.play("pass pass").await;
        let view = area.ok(Command::Resume { color: BLACK }).await;
        assert_eq!(view.phase, PhaseKind::Over);
    });
}

#[test]
fn taking_back_is_free_at_one_screen_and_asked_for_over_a_link() {
    runtime().block_on(async {
        let games = memory_games();
        let screen = Table::screen(&games, "japanese", 9).await;
        screen.play("C3 G7 E5").await;
        assert_eq!(screen.ok(Command::AskUndo { color: WHITE }).await.moves.len(), 1);
        assert_eq!(screen.ok(Command::AskUndo { color: BLACK }).await.moves.len(), 0);
        assert_eq!(screen.refused(Command::AskUndo { color: BLACK }).await.key, "refusal-nothing-to-undo");

        let link = Table::new(&games, new_game("japanese", 9, INVITE)).await;
        link.play("C3 G7").await;
        let view = link.ok(Command::AskUndo { color: BLACK }).await;
        let undo = view.undo.unwrap();
        assert_eq!((undo.by, undo.turns, view.moves.len()), (BLACK, 2, 2));
        let answer = |color, accept| Command::AnswerUndo { color, accept };
        assert_eq!(link.refused(answer(BLACK, true)).await.key, "refusal-no-undo-request");
        assert_eq!(link.refused(Command::AskUndo { color: WHITE }).await.key, "refusal-undo-pending");
        assert_eq!(link.ok(answer(WHITE, false)).await.undo, None);
        link.ok(Command::AskUndo { color: BLACK }).await;
        assert_eq!(link.ok(answer(WHITE, true)).await.moves.len(), 0);
        link.play("C3 G7").await;
        link.ok(Command::AskUndo { color: WHITE }).await;
        let view = link.play("E5").await;
        assert_eq!((view.undo, view.moves.len()), (None, 3));
    });
}

#[test]
fn seats_are_of_use_in_their_own_game_only() {
    runtime().block_on(async {
        let games = memory_games();
        let table = Table::new(&games, new_game("japanese", 9, INVITE)).await;
        let other = Table::new(&games, new_game("japanese", 9, INVITE)).await;
        let token: tengen_server::token::Token = table.created.token.parse().unwrap();
        let seats = games.seats(&table.id, token.hash()).await.unwrap();
        assert_eq!(seats.to_wire(), [BLACK]);
        assert_eq!(games.seats(&other.id, token.hash()).await.unwrap().to_wire(), []);
        let foreign = CommandRequest { id: "x".to_owned(), based_on: 2, command: play(WHITE, "E5") };
        let reply = games.command(&table.id, seats, foreign).await;
        assert!(matches!(reply, Reply::Refused(refusal) if refusal.key == "refusal-not-your-seat"));
    });
}

#[test]
fn nobody_moves_before_the_guest_has_come() {
    runtime().block_on(async {
        let games = memory_games();
        let mut new = new_game("japanese", 9, INVITE);
        new.first_move = Some(point("E5").into());
        let browser = tengen_server::token::Token::random().hash();
        let created = games.create(browser, &new).await.unwrap();
        assert_eq!((created.view.phase, created.view.moves.len()), (PhaseKind::Waiting, 1));
        let again = games.create(browser, &new).await.unwrap();
        assert_eq!(again.game, created.game);
        let invite = crate::support::invite_hash(&again.invite.unwrap());
        let offer = games.invitation(invite).await.unwrap();
        assert_eq!((offer.color, offer.taken, offer.komi2), (WHITE, false, 13));
        let guest = tengen_server::token::Token::random().hash();
        let joined = games.join(invite, guest, Some("Sen'ya ")).await.unwrap();
        assert_eq!((joined.view.phase, joined.seats.clone()), (PhaseKind::Play, vec![WHITE]));
        assert_eq!(joined.view.seats.white.name.as_deref(), Some("Sen'ya"));
        assert_eq!(games.join(invite, guest, None).await.unwrap().seats, [WHITE]);
        let first = crate::support::invite_hash(&created.invite.unwrap());
        let late = games.join(first, tengen_server::token::Token::random().hash(), None).await;
        assert_eq!(late.unwrap_err(), tengen_server::live::JoinError::Taken);
        let mine = games.mine(guest).await.unwrap();
        assert_eq!((mine.len(), mine[0].your_turn, mine[0].move_number), (1, true, 1));
        let found = games.find_seat(&created.game.parse().unwrap(), guest).await.unwrap().unwrap();
        assert_eq!(found.seats, [WHITE]);
    });
}

fn computer(color: OpponentColor) -> Opponent {
    Opponent::Computer { level: "10k".parse::<Level>().unwrap(), color, engine: None }
}

/// Waits until the view is as wanted.
async fn until(table: &Table, wanted: impl Fn(&View) -> bool) -> View {
    for _ in 0..500 {
        let view = table.view().await;
        if wanted(&view) {
            return view;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the view does not become as wanted: {:#?}", table.view().await);
}

#[test]
fn the_computer_plays_and_agrees_to_its_own_verdict_only() {
    runtime().block_on(async {
        let engine = ScriptedEngine::default();
        let (games, _restart) = games_on(Arc::new(MemoryStore::default()), Arc::new(engine));
        let table = Table::new(&games, new_game("japanese", 5, computer(OpponentColor::Black))).await;
        table.ok(play(BLACK, "C3")).await;
        let view = until(&table, |view| view.moves.len() == 2).await;
        assert_eq!(view.last, Some("A1".parse().unwrap()));
        assert_eq!(table.ok(Command::AskUndo { color: BLACK }).await.moves.len(), 0);
        table.ok(play(BLACK, "C3")).await;
        until(&table, |view| view.moves.len() == 2).await;
        table.ok(Command::Pass { color: BLACK }).await;
        let view = until(&table, |view| {
            view.removal.as_ref().is_some_and(|r| r.source != SuggestionSource::Pending)
        })
        .await;
        let removal = view.removal.unwrap();
        assert_eq!((removal.source, removal.dead.len()), (SuggestionSource::Computer, 0));
        assert_eq!(removal.groups[0].confidence, Some(90));
        // The computer's living stone marked dead: play goes on, and the group is named.
        table.ok(mark(BLACK, "A1", true)).await;
        table.ok(Command::Accept { color: BLACK }).await;
        let view = until(&table, |view| view.phase == PhaseKind::Play).await;
        assert_eq!(view.objection.unwrap().point, point("A1").into());
        // The second time it sets the marks right; that never ends the game.
        let view = until(&table, |view| view.to_move == Some(BLACK)).await;
        assert!(view.outcome.is_none());
        table.ok(Command::Pass { color: BLACK }).await;
        until(&table, |view| {
            view.phase == PhaseKind::Removal
                && view.removal.as_ref().is_some_and(|r| r.source == SuggestionSource::Computer)
        })
        .await;
        table.ok(mark(BLACK, "A1", true)).await;
        table.ok(Command::Accept { color: BLACK }).await;
        let view = until(&table, |view| view.removal.as_ref().is_some_and(|r| r.dead.is_empty())).await;
        assert_eq!(
            (view.phase, view.objection.map(|o| o.point)),
            (PhaseKind::Removal, Some(point("A1").into()))
        );
        table.ok(Command::Accept { color: BLACK }).await;
        let view = until(&table, |view| view.phase == PhaseKind::Over).await;
        assert_eq!(view.outcome.unwrap().by, EndKind::Score);
    });
}

#[test]
fn marks_that_are_worse_for_the_computer_are_agreed_to_and_better_ones_set_right() {
    runtime().block_on(async {
        let dead = vec![point("A3"), point("E3")];
        let engine = ScriptedEngine { dead, ..ScriptedEngine::default() };
        let (games, _restart) = games_on(Arc::new(MemoryStore::default()), Arc::new(engine));
        let table = Table::screen(&games, "japanese", 5).await;
        // Both sides have a dead stone at the other's place.
        let view = table.play("C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 E3 A3 pass pass").await;
        assert_eq!(view.phase, PhaseKind::Removal);
        let view = until(&table, |view| {
            view.removal.as_ref().is_some_and(|r| r.source == SuggestionSource::Computer)
        })
        .await;
        assert_eq!(view.removal.unwrap().dead, [point("A3").into(), point("E3").into()]);
    });
}

#[test]
fn an_engine_that_fails_is_shown_and_may_be_asked_again() {
    runtime().block_on(async {
        let engine = ScriptedEngine::default();
        engine.failures.store(1, Ordering::Relaxed);
        let (games, _restart) = games_on(Arc::new(MemoryStore::default()), Arc::new(engine));
        let table = Table::new(&games, new_game("japanese", 5, computer(OpponentColor::White))).await;
        let view = until(&table, |view| view.computer.state == ComputerState::Failed).await;
        assert_eq!((view.moves.len(), view.seats.black.name.as_deref()), (0, Some("Script")));
        let sgf = games.state(&table.id).await.unwrap().record().write();
        assert!(sgf.contains("PB[Script]"), "{sgf}");
        table.ok(Command::Hurry { color: WHITE }).await;
        until(&table, |view| view.moves.len() == 1).await;
        assert_eq!(table.refused(Command::Hurry { color: WHITE }).await.key, "refusal-no-computer");
    });
}

#[test]
fn without_an_engine_there_is_no_computer() {
    runtime().block_on(async {
        let (games, _restart) = games_on(Arc::new(MemoryStore::default()), Arc::new(NoEngines));
        let new = new_game("japanese", 9, computer(OpponentColor::Black));
        assert!(games.create(tengen_server::token::Token::random().hash(), &new).await.is_err());
    });
}

#[test]
fn records_hold_names_moves_and_results() {
    runtime().block_on(async {
        let games = memory_games();
        let mut new = new_game("japanese", 9, INVITE);
        new.name = Some("A]b".to_owned());
        let table = Table::new(&games, new).await;
        table.play("C3 G7").await;
        table.ok(Command::Resign { color: WHITE }).await;
        let sgf = games.state(&table.id).await.unwrap().record().write();
        for part in ["PB[A\\]b]", "PW[Guest]", "RU[Japanese]", "KM[6.5]", "RE[B+R]", ";B[cg];W[gc]"] {
            assert!(sgf.contains(part), "{part} is not in {sgf}");
        }
    });
}
