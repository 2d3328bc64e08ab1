//! What several tests need.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use futures_util::future::BoxFuture;
use tengen_rules::{Color, Move, Point};
use tengen_server::game::engines::{
    ChainStatus, EngineFailure, EngineMove, Engines, Judgement, MoveRequest, NoEngines, Offered,
    StatusRequest,
};
use tengen_server::game::{GameId, Seats};
use tengen_server::live::Games;
use tengen_server::store::{MemoryStore, Store};
use tengen_server::token::{Token, TokenHash};
use tengen_server::wire::{
    self, Command, CommandRequest, Created, NewGame, Opponent, OpponentColor, Reply, View,
};
use tokio::sync::watch;

pub(crate) fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}

pub(crate) fn point(text: &str) -> Point {
    text.parse().unwrap()
}

/// Games on `store` with `engines`, and what ends them.
pub(crate) fn games_on(store: Arc<dyn Store>, engines: Arc<dyn Engines>) -> (Games, watch::Sender<bool>) {
    let (restart, restarting) = watch::channel(false);
    let links = Arc::new(|path: &str| vec![format!("http://here{path}")]);
    (Games::new(store, engines, links, restarting), restart)
}

pub(crate) fn memory_games() -> Games {
    games_on(Arc::new(MemoryStore::default()), Arc::new(NoEngines)).0
}

pub(crate) fn new_game(rules: &str, side: u8, opponent: Opponent) -> NewGame {
    NewGame {
        client_id: Token::random().to_string(),
        cols: side,
        rows: side,
        rules: rules.to_owned(),
        komi2: None,
        handicap: 0,
        placement: None,
        opponent,
        first_move: None,
        name: None,
    }
}

pub(crate) const INVITE: Opponent = Opponent::Invite { color: OpponentColor::Black };

/// A game that a test plays through the games of the server, as the addresses and sockets do.
pub(crate) struct Table {
    pub(crate) games: Games,
    pub(crate) id: GameId,
    pub(crate) created: Created,
    pub(crate) seats: Seats,
    commands: AtomicU32,
}

impl Table {
    /// A game with both colors at one screen.
    pub(crate) async fn screen(games: &Games, rules: &str, side: u8) -> Table {
        Table::new(games, new_game(rules, side, Opponent::Screen)).await
    }

    /// A game whose commands may come from both seats, however they are filled.
    pub(crate) async fn new(games: &Games, new: NewGame) -> Table {
        let created = games.create(Token::random().hash(), &new).await.unwrap();
        let id = created.game.parse().unwrap();
        if let Some(path) = &created.invite {
            games.join(invite_hash(path), Token::random().hash(), Some("Guest")).await.unwrap();
        }
        Table { games: games.clone(), id, created, seats: Seats::BOTH, commands: AtomicU32::new(0) }
    }

    pub(crate) async fn view(&self) -> View {
        self.games.view(&self.id).await.unwrap()
    }

    /// A command of somebody who knows the present state.
    pub(crate) async fn send(&self, command: Command) -> Reply {
        let n = self.view().await.n;
        let id = format!("command {}", self.commands.fetch_add(1, Ordering::Relaxed));
        let request = CommandRequest { id, based_on: n, command };
        self.games.command(&self.id, self.seats, request).await
    }

    pub(crate) async fn ok(&self, command: Command) -> View {
        let reply = self.send(command).await;
        assert!(matches!(reply, Reply::Ok(_)), "{command:?}: {reply:?}");
        self.view().await
    }

    /// The key of the refusal.
    pub(crate) async fn refused(&self, command: Command) -> wire::Refusal {
        match self.send(command).await {
            Reply::Refused(refusal) => refusal,
            Reply::Ok(done) => panic!("{command:?} was done: {done:?}"),
        }
    }

    /// Plays moves of alternating colors, from whoever is to move.
    pub(crate) async fn play(&self, moves: &str) -> View {
        for mv in moves.split_whitespace() {
            let color = self.view().await.to_move.expect("somebody is to move");
            match mv {
                "pass" => self.ok(Command::Pass { color }).await,
                _ => self.ok(Command::Play { color, point: point(mv).into() }).await,
            };
        }
        self.view().await
    }

    pub(crate) async fn accept_both(&self) -> View {
        self.ok(Command::Accept { color: wire::Color::Black }).await;
        self.ok(Command::Accept { color: wire::Color::White }).await
    }
}

pub(crate) fn invite_hash(path: &str) -> TokenHash {
    path.strip_prefix("/j/").unwrap().parse::<Token>().unwrap().hash()
}

/// An engine that plays the first legal point from the bottom left, passes when the opponent has passed, and holds
/// the stones at `dead` to be dead and all others to be alive.
#[derive(Debug, Default)]
pub(crate) struct ScriptedEngine {
    pub(crate) dead: Vec<Point>,
    pub(crate) failures: AtomicU32,
}

impl Engines for ScriptedEngine {
    fn find(&self, name: Option<&str>) -> Option<Offered> {
        let name = name.unwrap_or("Script");
        (name == "Script").then(|| Offered { name: name.to_owned(), largest_board: 19 })
    }

    fn genmove(&self, request: MoveRequest) -> BoxFuture<'static, Result<EngineMove, EngineFailure>> {
        if self.failures.load(Ordering::Relaxed) > 0 {
            self.failures.fetch_sub(1, Ordering::Relaxed);
            return Box::pin(async { Err(EngineFailure::Broken("as the test wants".to_owned())) });
        }
        Box::pin(async move { Ok(EngineMove::Move(choose(&request))) })
    }

    fn statuses(&self, request: StatusRequest) -> BoxFuture<'static, Result<Vec<Judgement>, EngineFailure>> {
        let dead = self.dead.clone();
        Box::pin(async move {
            let game = replay(&request.position);
            let judge = |chain: tengen_rules::Chain| {
                let is_dead = dead.iter().any(|&point| chain.stones.contains(point));
                let status = if is_dead { ChainStatus::Dead } else { ChainStatus::Alive };
                Judgement { points: chain.stones.iter().take(1).collect(), status, confidence: Some(90) }
            };
            Ok(game.board().chains().map(judge).collect())
        })
    }
}

fn replay(position: &tengen_server::game::engines::EnginePosition) -> tengen_rules::Game {
    let stones = position.handicap.iter().map(|&point| (point, Color::Black)).collect();
    let first = position.moves.first().map(|(color, _)| *color);
    let setup = tengen_rules::Setup {
        stones,
        to_move: first,
        ..tengen_rules::Setup::new(position.size, position.rules.rules)
    };
    let mut game = tengen_rules::Game::new(&setup).unwrap();
    for &(color, mv) in &position.moves {
        if game.phase() == tengen_rules::Phase::StoneRemoval {
            game.resume(!color).unwrap();
        }
        game.set_to_move(color);
        game.play(mv).unwrap();
    }
    game
}

fn choose(request: &MoveRequest) -> Move {
    if request.position.moves.last().is_some_and(|(_, mv)| *mv == Move::Pass) {
        return Move::Pass;
    }
    let mut game = replay(&request.position);
    if game.phase() == tengen_rules::Phase::StoneRemoval {
        game.resume(!request.color).unwrap();
    }
    game.set_to_move(request.color);
    game.legal_points().first().map_or(Move::Pass, Move::Play)
}
