//! New games, invitations taken up, and seats found again.

use tengen_rules::{Color, Move};

use super::{Games, LiveError, Mail, now};
use crate::game::{Event, GameId, GameSetup, GameState, Meeting, Player, Seats, SetupFault, checked_name};
use crate::store::{Claim, Creation, InviteRow, NewGameRow, SeatRow, StoreError};
use crate::token::{Token, TokenHash};
use crate::wire::{ByColor, Created, InviteView, MyGame, NewGame, Opponent, OpponentColor, PhaseKind, Seat};

/// The longest name that a browser gives a creation.
const CLIENT_ID_LIMIT: usize = 64;

/// Games that are listed for a browser.
const LISTED: u32 = 50;

/// A game was not created.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CreateError {
    /// What was asked for is not possible.
    #[error(transparent)]
    Setup(#[from] SetupFault),
    /// The browser's name for the creation.
    #[error("a client id has 1 to 64 characters")]
    ClientId,
    /// The game cannot be stored or started.
    #[error(transparent)]
    Live(#[from] LiveError),
}

impl From<StoreError> for CreateError {
    fn from(error: StoreError) -> CreateError {
        CreateError::Live(error.into())
    }
}

/// Nobody sits down.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum JoinError {
    /// Nobody was invited with this.
    #[error("no such invitation")]
    Unknown,
    /// Somebody else was faster.
    #[error("the seat is taken")]
    Taken,
    /// The name.
    #[error(transparent)]
    Name(#[from] SetupFault),
    /// The game does not answer.
    #[error(transparent)]
    Live(#[from] LiveError),
    /// The store fails.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Games {
    /// Creates a game for a browser. The same creation again gives the same game, with another way to the same seat.
    ///
    /// # Errors
    /// What is not possible, or why nothing was stored.
    pub async fn create(&self, browser: TokenHash, new: &NewGame) -> Result<Created, CreateError> {
        if new.client_id.is_empty() || new.client_id.chars().count() > CLIENT_ID_LIMIT {
            return Err(CreateError::ClientId);
        }
        let (own, seats) = self.seats_for(new)?;
        let events = first_events(new, own, seats)?;
        let (game, token) = (GameId::random(), Token::random());
        let row = |token: &Token| SeatRow { token: token.hash(), game: game.clone(), seats: own, browser };
        let invite = matches!(new.opponent, Opponent::Invite { .. }).then(Token::random);
        let creation = self.shared.store.create(NewGameRow {
            game: game.clone(),
            browser,
            client_id: new.client_id.clone(),
            events,
            seat: row(&token),
            invite: invite.as_ref().and_then(|token| invite_row(token, &game, own)),
            at: now(),
        });
        match creation.await? {
            Creation::New => self.created(game, token, own, invite).await,
            Creation::Already(game) => self.created_before(game, browser).await,
        }
    }

    /// The colors of the creator, and who plays.
    fn seats_for(&self, new: &NewGame) -> Result<(Seats, ByColor<Player>), SetupFault> {
        let human = Player::Human { name: checked_name(new.name.as_deref())? };
        match &new.opponent {
            Opponent::Screen => {
                let seats = ByColor { black: human, white: Player::Human { name: None } };
                Ok((Seats::BOTH, seats))
            }
            Opponent::Computer { level, color, engine } => {
                let engine = self.shared.engines.find(engine.as_deref());
                let limit = engine.as_ref().map_or(0, |engine| engine.largest_board);
                if new.cols.max(new.rows) > limit || new.cols.min(new.rows) < 2 {
                    return Err(SetupFault::SizeForComputer { limit });
                }
                let engine = engine.map(|engine| engine.name);
                Ok(seated(*color, human, Player::Computer { level: *level, engine }))
            }
            Opponent::Invite { color } => Ok(seated(*color, human, Player::Open)),
        }
    }

    async fn created(
        &self,
        game: GameId,
        token: Token,
        seats: Seats,
        invite: Option<Token>,
    ) -> Result<Created, CreateError> {
        let view = self.view(&game).await?;
        let invite = invite.map(|token| format!("/j/{token}"));
        Ok(Created {
            game: game.to_string(),
            token: token.to_string(),
            seats: seats.to_wire(),
            invite_urls: invite.as_ref().map(|path| (self.shared.links)(path)).unwrap_or_default(),
            invite,
            view,
        })
    }

    async fn created_before(&self, game: GameId, browser: TokenHash) -> Result<Created, CreateError> {
        let seats = self.shared.store.seats_of(browser, &game).await?;
        let token = self.another_way(&game, browser, seats).await?;
        let open = self.state(&game).await?.open_seat();
        let invite = open.map(|_| Token::random());
        if let Some(row) = invite.as_ref().and_then(|token| invite_row(token, &game, seats)) {
            self.shared.store.add_invite(row).await?;
        }
        self.created(game, token, seats, invite).await
    }

    async fn another_way(
        &self,
        game: &GameId,
        browser: TokenHash,
        seats: Seats,
    ) -> Result<Token, StoreError> {
        let token = Token::random();
        let row = SeatRow { token: token.hash(), game: game.clone(), seats, browser };
        self.shared.store.add_seat(row).await?;
        Ok(token)
    }

    /// The seat of a browser that has lost its token; `None` if it has none in this game.
    ///
    /// # Errors
    /// The store fails.
    pub async fn find_seat(&self, game: &GameId, browser: TokenHash) -> Result<Option<Seat>, StoreError> {
        let seats = self.shared.store.seats_of(browser, game).await?;
        if seats == Seats::NONE {
            return Ok(None);
        }
        let token = self.another_way(game, browser, seats).await?;
        Ok(Some(Seat { token: token.to_string(), seats: seats.to_wire() }))
    }

    /// The colors that a token proves in a game; none if it is for another game or unknown.
    ///
    /// # Errors
    /// The store fails.
    pub async fn seats(&self, game: &GameId, token: TokenHash) -> Result<Seats, StoreError> {
        let row = self.shared.store.seat(token).await?;
        Ok(row.filter(|row| row.game == *game).map_or(Seats::NONE, |row| row.seats))
    }

    /// What an invitation offers.
    ///
    /// # Errors
    /// There is none, or the store fails.
    pub async fn invitation(&self, token: TokenHash) -> Result<InviteView, JoinError> {
        let row = self.shared.store.invite(token).await?.ok_or(JoinError::Unknown)?;
        let state = self.state(&row.game).await?;
        let setup = state.setup();
        let from = match state.player(!row.color) {
            Player::Human { name } => name.clone(),
            Player::Computer { .. } | Player::Open => None,
        };
        Ok(InviteView {
            game: row.game.to_string(),
            cols: setup.cols,
            rows: setup.rows,
            rules: setup.rules.clone(),
            komi2: setup.komi2,
            handicap: setup.handicap,
            color: row.color.into(),
            from,
            taken: row.taken_by.is_some(),
        })
    }

    /// Takes an invitation up for a browser; again from the same browser gives the same seat.
    ///
    /// # Errors
    /// There is none, somebody else has taken it, or the store fails.
    pub async fn join(
        &self,
        token: TokenHash,
        browser: TokenHash,
        name: Option<&str>,
    ) -> Result<Created, JoinError> {
        let name = checked_name(name)?;
        let row = match self.shared.store.claim_invite(token, browser).await? {
            Claim::Yours(row) => row,
            Claim::Taken => return Err(JoinError::Taken),
            Claim::Unknown => return Err(JoinError::Unknown),
        };
        let player = Player::Human { name };
        let color = row.color.into();
        let known = self.shared.store.seats_of(browser, &row.game).await?;
        if self.state(&row.game).await?.open_seat() == Some(row.color) {
            let mail = |reply| Mail::Join { color, player: player.clone(), reply };
            self.ask(&row.game, mail).await??;
        }
        let seats = known.with(Seats::of(row.color));
        let way = self.another_way(&row.game, browser, seats).await?;
        let view = self.view(&row.game).await?;
        Ok(Created {
            game: row.game.to_string(),
            token: way.to_string(),
            seats: seats.to_wire(),
            invite: None,
            invite_urls: Vec::new(),
            view,
        })
    }

    /// The games of a browser, the latest first. Games that are not in memory are not brought there.
    ///
    /// # Errors
    /// The store fails.
    pub async fn mine(&self, browser: TokenHash) -> Result<Vec<MyGame>, StoreError> {
        let mut games = Vec::new();
        for row in self.shared.store.games_of(browser, LISTED).await? {
            let events = self.shared.store.load(&row.game, 0).await?;
            match GameState::replay(events.iter().map(|stored| &stored.event)) {
                Ok(state) => games.push(my_game(&state, &row)),
                Err(refused) => tracing::error!(game = %row.game, %refused, "the log of the game is broken"),
            }
        }
        Ok(games)
    }
}

fn seated(color: OpponentColor, human: Player, other: Player) -> (Seats, ByColor<Player>) {
    let is_black = match color {
        OpponentColor::Black => true,
        OpponentColor::White => false,
        OpponentColor::Random => rand::random(),
    };
    if is_black {
        (Seats::of(Color::Black), ByColor { black: human, white: other })
    } else {
        (Seats::of(Color::White), ByColor { black: other, white: human })
    }
}

fn invite_row(token: &Token, game: &GameId, own: Seats) -> Option<InviteRow> {
    let color = Color::ALL.into_iter().find(|&color| !own.contains(color))?;
    Some(InviteRow { token: token.hash(), game: game.clone(), color, taken_by: None })
}

/// The creation and, if it can be played, the first move.
fn first_events(new: &NewGame, own: Seats, seats: ByColor<Player>) -> Result<Vec<Event>, SetupFault> {
    let meeting = match new.opponent {
        Opponent::Screen => Meeting::Screen,
        Opponent::Computer { .. } => Meeting::Computer,
        Opponent::Invite { .. } => Meeting::Link,
    };
    let setup = GameSetup::new(new, seats, meeting)?;
    let mut events = vec![Event::Created { setup }];
    let state = GameState::replay(&events).ok();
    let mover = state.as_ref().and_then(GameState::to_move).filter(|&color| own.contains(color));
    if let (Some(state), Some(color), Some(point)) = (state, mover, new.first_move) {
        let moved = Event::Moved { color: color.into(), mv: Move::Play(point.0).into() };
        events.extend(state.checked(vec![moved]).unwrap_or_default());
    }
    Ok(events)
}

fn my_game(state: &GameState, row: &crate::store::BrowserGame) -> MyGame {
    let setup = state.setup();
    let phase = state.phase_kind();
    let to_move = state.to_move().is_some_and(|color| row.seats.contains(color));
    let to_agree = row.seats.iter().any(|color| !state.game().has_accepted(color));
    MyGame {
        game: row.game.to_string(),
        cols: setup.cols,
        rows: setup.rows,
        rules: setup.rules.clone(),
        stones: state.game().board().into(),
        last: state.moves().last().map(|(_, mv)| (*mv).into()),
        move_number: state.moves().len() as u32,
        you: row.seats.to_wire(),
        seats: state.seat_views(crate::game::Presence::default()),
        your_turn: match phase {
            PhaseKind::Handicap | PhaseKind::Play => to_move,
            PhaseKind::Removal => to_agree,
            PhaseKind::Waiting | PhaseKind::Over => false,
        },
        phase,
        result: state.game().outcome().map(|outcome| outcome.to_string()),
        updated_at: row.updated_at,
    }
}
