//! The life of one game in memory.

use std::collections::{HashMap, VecDeque};

use tokio::sync::{broadcast, mpsc, watch};
use tokio::time::{Instant, sleep_until};

use super::brain::{Brain, Report};
use super::{Games, JoinError, Live, MAILBOX, Mail, NOTICES, Shown, now, storage_refusal};
use crate::game::{Event, GameId, GameState, Player, Presence, Refused, Seats};
use crate::store::{Append, AppendError, StoreError};
use crate::wire::{Color, Command, CommandRequest, Done, Reply, Text};

/// Answers that are remembered for commands sent twice. What is older the store still knows, refusals excepted.
const REMEMBERED: usize = 64;

/// How often an event is tried again because somebody else was faster.
const ATTEMPTS: usize = 5;

/// A game in memory.
///
/// # Invariants
/// `state` is what the store has committed, or an earlier state of it: never ahead.
pub(super) struct Actor {
    games: Games,
    id: GameId,
    state: GameState,
    /// The last event of each command that was carried out.
    commands: HashMap<String, u32>,
    /// Answers to recent commands, refusals among them.
    recent: VecDeque<(String, Reply)>,
    attached: tengen_rules::ByColor<u32>,
    watching: u32,
    brain: Brain,
    shown: watch::Sender<Shown>,
    notices: broadcast::Sender<Text>,
}

/// Why an event was not appended.
enum NotDone {
    Refused(Refused),
    Repeated(u32),
    Store(StoreError),
}

/// Whether the actor goes on.
#[derive(PartialEq, Eq)]
enum Next {
    Continue,
    End,
}

/// Starts the actor of a game in this state.
pub(super) fn start(games: Games, id: GameId, state: GameState, commands: HashMap<String, u32>) -> Live {
    let (mailbox, mail) = mpsc::channel(MAILBOX);
    let (shown, watching) = watch::channel(Shown::default());
    let (notices, _) = broadcast::channel(NOTICES);
    let brain = Brain::new(games.shared.engines.clone());
    let mut actor = Actor {
        games,
        id,
        state,
        commands,
        recent: VecDeque::new(),
        attached: tengen_rules::ByColor::default(),
        watching: 0,
        brain,
        shown,
        notices: notices.clone(),
    };
    actor.publish();
    let own = mailbox.clone();
    tokio::spawn(async move {
        actor.run(mail).await;
        actor.games.forget(&actor.id, &own);
    });
    Live { mailbox, shown: watching, notices }
}

impl Actor {
    async fn run(&mut self, mut mail: mpsc::Receiver<Mail>) {
        self.follow_up().await;
        let mut idle = self.deadline();
        loop {
            tokio::select! {
                letter = mail.recv() => {
                    let Some(letter) = letter else { break };
                    if self.read(letter).await == Next::End {
                        break;
                    }
                }
                Some(report) = self.brain.report() => self.hear(report).await,
                () = sleep_until(idle), if self.is_idle() => break,
            }
            idle = self.deadline();
        }
        mail.close();
        // What was sent before the mailbox closed is answered by the next actor: its senders ask again.
    }

    fn deadline(&self) -> Instant {
        Instant::now() + self.games.shared.idle
    }

    fn is_idle(&self) -> bool {
        self.watching == 0 && !self.brain.is_busy()
    }

    async fn read(&mut self, mail: Mail) -> Next {
        match mail {
            Mail::Command { seats, request, reply } => {
                let answer = self.command(seats, request).await;
                // Whoever no longer waits does not need the answer.
                let _ = reply.send(answer);
                self.follow_up().await;
            }
            Mail::Join { color, player, reply } => {
                let result = self.join(color, player).await;
                let _ = reply.send(result);
                self.follow_up().await;
            }
            Mail::Attach(seats) => self.attach(seats, 1),
            Mail::Detach(seats) => self.attach(seats, -1),
            Mail::View(reply) => drop(reply.send(self.state.view(self.id.as_str(), self.presence()))),
            Mail::State(reply) => drop(reply.send(self.state.clone())),
            Mail::End => return Next::End,
        }
        Next::Continue
    }

    fn attach(&mut self, seats: Seats, by: i32) {
        self.watching = self.watching.saturating_add_signed(by);
        for color in seats.iter() {
            self.attached[color] = self.attached[color].saturating_add_signed(by);
        }
        if seats != Seats::NONE {
            self.publish();
        }
    }

    async fn command(&mut self, seats: Seats, request: CommandRequest) -> Reply {
        let key = format!("{}:{}", seats.bits(), request.id);
        if let Some(reply) = self.remembered(&key) {
            return reply;
        }
        if matches!(request.command, Command::Hurry { .. }) {
            return self.hurry(seats, request.command.color());
        }
        if request.based_on > self.state.n()
            && let Err(NotDone::Store(error)) = self.catch_up().await
        {
            return Reply::Refused(storage_refusal(&error));
        }
        let seats: Vec<_> = seats.iter().collect();
        let decide = |state: &GameState| state.decide(&seats, request.based_on, &request.command);
        let reply = match self.append(decide, Some(&key)).await {
            Ok(()) => Reply::Ok(Done { n: self.state.n() }),
            Err(NotDone::Repeated(n)) => Reply::Ok(Done { n }),
            Err(NotDone::Refused(refused)) => Reply::Refused(self.state.refusal(refused)),
            // The trouble may pass: the same command may be tried again.
            Err(NotDone::Store(error)) => return Reply::Refused(storage_refusal(&error)),
        };
        self.recent.push_back((key, reply.clone()));
        if self.recent.len() > REMEMBERED {
            self.recent.pop_front();
        }
        reply
    }

    fn remembered(&self, key: &str) -> Option<Reply> {
        let recent = self.recent.iter().find(|(known, _)| known == key).map(|(_, reply)| reply.clone());
        recent.or_else(|| self.commands.get(key).map(|&n| Reply::Ok(Done { n })))
    }

    fn hurry(&mut self, seats: Seats, color: Color) -> Reply {
        if !seats.contains(color.into()) {
            return Reply::Refused(self.state.refusal(Refused::NotYourSeat));
        }
        if self.brain.hurry() {
            return Reply::Ok(Done { n: self.state.n() });
        }
        Reply::Refused(self.state.refusal(Refused::NoComputer))
    }

    async fn join(&mut self, color: Color, player: Player) -> Result<(), JoinError> {
        let joined = Event::Joined { color, player };
        let result = self.append(|state| state.checked(vec![joined.clone()]), None).await;
        match result {
            Ok(()) | Err(NotDone::Repeated(_)) => Ok(()),
            Err(NotDone::Refused(_)) => Err(JoinError::Taken),
            Err(NotDone::Store(error)) => Err(JoinError::Store(error)),
        }
    }

    /// Decides and commits. When somebody else was faster, reads what was missed and decides again.
    async fn append(
        &mut self,
        decide: impl Fn(&GameState) -> Result<Vec<Event>, Refused>,
        command: Option<&str>,
    ) -> Result<(), NotDone> {
        for _ in 0..ATTEMPTS {
            let events = decide(&self.state).map_err(NotDone::Refused)?;
            if events.is_empty() {
                return Ok(());
            }
            match self.commit(events, command).await {
                Ok(()) => return Ok(()),
                Err(AppendError::Conflict) => self.catch_up().await?,
                Err(AppendError::Repeated(n)) => return Err(NotDone::Repeated(n)),
                Err(AppendError::Store(error)) => return Err(NotDone::Store(error)),
            }
        }
        Err(NotDone::Refused(Refused::OutOfDate))
    }

    async fn commit(&mut self, events: Vec<Event>, command: Option<&str>) -> Result<(), AppendError> {
        let append = Append {
            game: self.id.clone(),
            expected: self.state.n(),
            events: events.clone(),
            command: command.map(str::to_owned),
            at: now(),
        };
        self.games.shared.store.append(append).await?;
        if let Some(command) = command {
            self.commands.insert(command.to_owned(), self.state.n() + events.len() as u32);
        }
        self.take_in(&events)
    }

    /// Follows events that are committed.
    fn take_in(&mut self, events: &[Event]) -> Result<(), AppendError> {
        let mut next = self.state.clone();
        for event in events {
            next.apply(event).map_err(|refused| {
                AppendError::Store(StoreError::Corrupt {
                    game: self.id.to_string(),
                    n: i64::from(next.n()) + 1,
                    why: refused.to_string(),
                })
            })?;
        }
        self.state = next;
        Ok(())
    }

    async fn catch_up(&mut self) -> Result<(), NotDone> {
        let missed = self.games.shared.store.load(&self.id, self.state.n()).await.map_err(NotDone::Store)?;
        for stored in &missed {
            if let Some(command) = &stored.command {
                self.commands.insert(command.clone(), stored.n);
            }
        }
        let events: Vec<Event> = missed.into_iter().map(|stored| stored.event).collect();
        match self.take_in(&events) {
            Err(AppendError::Store(error)) => Err(NotDone::Store(error)),
            _ => Ok(()),
        }
    }

    /// Does what follows from the state without anybody asking: suggestions without an engine, the computer's answer
    /// to marks, and asking engines. Derived from the state alone, so that it is done after a crash, too.
    async fn follow_up(&mut self) {
        while let Some(event) = self.due() {
            let decide = |state: &GameState| state.checked(vec![event.clone()]);
            if let Err(NotDone::Store(error)) = self.append(decide, None).await {
                tracing::warn!(game = %self.id, %error, "cannot go on for now");
                break;
            }
        }
        self.brain.want(&self.state, self.id.as_str());
        self.publish();
    }

    fn due(&self) -> Option<Event> {
        if self.state.awaits_suggestion() && !self.brain.can_judge(&self.state) {
            return Some(self.state.proven_suggestion());
        }
        self.state.computer_answer()
    }

    async fn hear(&mut self, report: Report) {
        match report {
            Report::Progress(text) => {
                if let Some(text) = text {
                    // Without listeners nobody needs to know.
                    let _ = self.notices.send(text);
                }
                return self.publish();
            }
            Report::Move { color, chosen } => {
                let result = self.append(|state| state.decide_engine(color, chosen), None).await;
                if let Err(NotDone::Refused(refused)) = result {
                    tracing::warn!(game = %self.id, %refused, "the engine's move is not possible");
                    self.brain.fail(&self.state);
                }
            }
            Report::Statuses(judgements) => {
                let decide = |state: &GameState| state.checked(vec![state.suggestion_of(&judgements)]);
                // A refusal means that stones are no longer being marked.
                let _ = self.append(decide, None).await;
            }
            Report::Failed(failure) => {
                tracing::warn!(game = %self.id, %failure, "no answer from the engine");
                self.brain.fail(&self.state);
            }
        }
        self.follow_up().await;
    }

    fn presence(&self) -> Presence {
        Presence { here: self.attached.map(|count| count > 0), computer: self.brain.state() }
    }

    /// Shows the game to everybody, if anything about it has changed.
    fn publish(&mut self) {
        let view = self.state.view(self.id.as_str(), self.presence());
        let n = view.n;
        let Ok(json) = serde_json::to_string(&view) else { return };
        let message = [super::socket::VIEW_HEAD, &json, "}"].concat().into();
        let shown = Shown { n, message };
        self.shown.send_if_modified(|old| {
            let is_new = *old != shown;
            *old = shown;
            is_new
        });
    }
}
