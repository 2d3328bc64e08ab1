//! The only task that writes: group commit.

use sqlx::{AssertSqlSafe, Connection as _, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::{failed, rows};
use crate::game::Event;
use crate::store::{Append, AppendError, Claim, Creation, InviteRow, NewGameRow, SeatRow, StoreError};
use crate::token::TokenHash;

/// Jobs that may wait for the disk; whoever comes then waits to be let in.
const QUEUE: usize = 4096;

/// Jobs in one commit: enough to share its cost among many, and few enough to answer soon.
const BATCH: usize = 256;

type Reply<T, E> = oneshot::Sender<Result<T, E>>;

/// Something to write.
#[derive(Debug)]
pub(super) enum Job {
    Create(Box<NewGameRow>, Reply<Creation, StoreError>),
    Append(Append, Reply<(), AppendError>),
    AddSeat(SeatRow, Reply<(), StoreError>),
    AddInvite(InviteRow, Reply<(), StoreError>),
    Claim(TokenHash, TokenHash, Reply<Claim, StoreError>),
    Stop(oneshot::Sender<()>),
}

/// The answer to a job, held back until the commit.
enum Answer {
    Create(Creation, Reply<Creation, StoreError>),
    Append(Result<(), AppendError>, Reply<(), AppendError>),
    Done(Reply<(), StoreError>),
    Claim(Claim, Reply<Claim, StoreError>),
}

/// The way to the task.
#[derive(Debug)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
}

impl Writer {
    /// Starts the task on a thread of its own: each of its many short waits for the database would otherwise put it
    /// behind everything else that the server has to do.
    ///
    /// # Errors
    /// The system gives no thread.
    pub(super) fn start(connection: SqliteConnection) -> Result<Writer, StoreError> {
        let failed = |error: std::io::Error| StoreError::Failed(error.to_string());
        let (jobs, queue) = mpsc::channel(QUEUE);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(failed)?;
        let thread = std::thread::Builder::new().name("writer".to_owned());
        thread.spawn(move || runtime.block_on(run(connection, queue))).map_err(failed)?;
        Ok(Writer { jobs })
    }

    /// Hands a job in and waits until it is on the disk.
    pub(super) async fn ask<T, E: From<StoreError>>(
        &self,
        job: impl FnOnce(Reply<T, E>) -> Job,
    ) -> Result<T, E> {
        let (reply, answer) = oneshot::channel();
        let closed = || StoreError::Failed("it is closed".to_owned());
        self.jobs.send(job(reply)).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    pub(super) async fn stop(&self) {
        let (reply, stopped) = oneshot::channel();
        if self.jobs.send(Job::Stop(reply)).await.is_ok() {
            // No answer means that the task has ended already.
            let _ = stopped.await;
        }
    }
}

async fn run(mut connection: SqliteConnection, mut queue: mpsc::Receiver<Job>) {
    let mut stop = None;
    while stop.is_none()
        && let Some(first) = queue.recv().await
    {
        let mut batch = vec![first];
        while batch.len() < BATCH
            && let Ok(job) = queue.try_recv()
        {
            batch.push(job);
        }
        stop = commit(&mut connection, batch).await;
    }
    queue.close();
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "the database was not closed properly");
    }
    if let Some(stopped) = stop {
        let _ = stopped.send(());
    }
}

/// Carries out all jobs in one transaction, and answers them after its commit. Returns who wants the task to stop.
async fn commit(connection: &mut SqliteConnection, batch: Vec<Job>) -> Option<oneshot::Sender<()>> {
    let mut stop = None;
    let mut answers = Vec::with_capacity(batch.len());
    let mut failure = execute(connection, "BEGIN IMMEDIATE").await.err();
    for job in batch {
        if let Job::Stop(reply) = job {
            stop = Some(reply);
            continue;
        }
        if let Some(error) = &failure {
            refuse(job, error);
            continue;
        }
        match carry_out(connection, job).await {
            Ok(answer) => answers.push(answer),
            Err((job, error)) => {
                refuse(job, &error);
                failure = Some(error);
            }
        }
    }
    if failure.is_none() {
        failure = execute(connection, "COMMIT").await.err();
    }
    if let Some(error) = &failure {
        tracing::error!(%error, "nothing was written");
        // Where SQLite has rolled back by itself, there is nothing left to roll back.
        let _ = execute(connection, "ROLLBACK").await;
    }
    answers.into_iter().for_each(|answer| answer.send(failure.as_ref()));
    stop
}

async fn execute(connection: &mut SqliteConnection, sql: &'static str) -> Result<(), StoreError> {
    sqlx::query(sql).execute(connection).await.map(|_| ()).map_err(failed)
}

fn refuse(job: Job, error: &StoreError) {
    let error = error.clone();
    // Whoever no longer waits does not need the answer.
    match job {
        Job::Create(_, reply) => drop(reply.send(Err(error))),
        Job::Append(_, reply) => drop(reply.send(Err(error.into()))),
        Job::AddSeat(_, reply) | Job::AddInvite(_, reply) => drop(reply.send(Err(error))),
        Job::Claim(_, _, reply) => drop(reply.send(Err(error))),
        Job::Stop(reply) => drop(reply.send(())),
    }
}

impl Answer {
    fn send(self, failure: Option<&StoreError>) {
        let failure = failure.cloned();
        match self {
            Answer::Create(creation, reply) => drop(reply.send(failure.map_or(Ok(creation), Err))),
            Answer::Append(result, reply) => {
                drop(reply.send(failure.map_or(result, |error| Err(error.into()))));
            }
            Answer::Done(reply) => drop(reply.send(failure.map_or(Ok(()), Err))),
            Answer::Claim(claim, reply) => drop(reply.send(failure.map_or(Ok(claim), Err))),
        }
    }
}

/// Writes what the job asks for, without committing. A failure of the store gives the job back.
async fn carry_out(connection: &mut SqliteConnection, job: Job) -> Result<Answer, (Job, StoreError)> {
    match job {
        Job::Create(row, reply) => match create(connection, &row).await {
            Ok(creation) => Ok(Answer::Create(creation, reply)),
            Err(error) => Err((Job::Create(row, reply), error)),
        },
        Job::Append(append, reply) => match add_events(connection, &append).await {
            Err(AppendError::Store(error)) => Err((Job::Append(append, reply), error)),
            result => Ok(Answer::Append(result, reply)),
        },
        Job::AddSeat(row, reply) => match add_seat(connection, &row).await {
            Ok(()) => Ok(Answer::Done(reply)),
            Err(error) => Err((Job::AddSeat(row, reply), error)),
        },
        Job::AddInvite(row, reply) => match add_invite(connection, &row).await {
            Ok(()) => Ok(Answer::Done(reply)),
            Err(error) => Err((Job::AddInvite(row, reply), error)),
        },
        Job::Claim(token, browser, reply) => match claim(connection, token, browser).await {
            Ok(claim) => Ok(Answer::Claim(claim, reply)),
            Err(error) => Err((Job::Claim(token, browser, reply), error)),
        },
        Job::Stop(reply) => Err((Job::Stop(reply), StoreError::Failed("it is closed".to_owned()))),
    }
}

async fn create(connection: &mut SqliteConnection, row: &NewGameRow) -> Result<Creation, StoreError> {
    let query = sqlx::query_scalar("SELECT id FROM games WHERE browser = ? AND client_id = ?");
    let query = query.bind(row.browser.as_bytes().as_slice()).bind(&row.client_id);
    let earlier: Option<String> = query.fetch_optional(&mut *connection).await.map_err(failed)?;
    if let Some(earlier) = earlier {
        let game =
            earlier.parse().map_err(|_| StoreError::Failed(format!("{earlier:?} is no number of a game")))?;
        return Ok(Creation::Already(game));
    }
    let query = sqlx::query("INSERT INTO games (id, browser, client_id, created_at) VALUES (?, ?, ?, ?)");
    let query = query.bind(row.game.as_str()).bind(row.browser.as_bytes().as_slice());
    query.bind(&row.client_id).bind(row.at).execute(&mut *connection).await.map_err(failed)?;
    for (n, event) in (1u32..).zip(&row.events) {
        let query = sqlx::query("INSERT INTO events (game, n, kind, payload, at) VALUES (?, ?, ?, ?, ?)");
        let query = query.bind(row.game.as_str()).bind(n).bind(event.kind());
        query.bind(payload(event)?).bind(row.at).execute(&mut *connection).await.map_err(failed)?;
    }
    add_seat(connection, &row.seat).await?;
    if let Some(invite) = &row.invite {
        add_invite(connection, invite).await?;
    }
    Ok(Creation::New)
}

/// One statement for all events, so that a commit of many games goes to the database once for each. It inserts nothing
/// where the game has another last event than the writer expects.
async fn add_events(connection: &mut SqliteConnection, append: &Append) -> Result<(), AppendError> {
    if append.events.is_empty() {
        return Ok(());
    }
    let rows = vec!["(?, ?, ?, ?, ?, ?)"; append.events.len()].join(", ");
    let sql = format!(
        "INSERT INTO events (game, n, kind, payload, command, at) SELECT * FROM (VALUES {rows}) \
         WHERE (SELECT coalesce(max(n), 0) FROM events WHERE game = ?) = ?"
    );
    let mut query = sqlx::query(AssertSqlSafe(sql));
    let last = append.events.len() - 1;
    for (index, event) in append.events.iter().enumerate() {
        let command = append.command.as_deref().filter(|_| index == last);
        query = query.bind(append.game.as_str()).bind(append.expected + 1 + index as u32).bind(event.kind());
        query = query.bind(payload(event)?).bind(command).bind(append.at);
    }
    let inserted = query.bind(append.game.as_str()).bind(append.expected).execute(&mut *connection).await;
    match inserted {
        Ok(done) if done.rows_affected() > 0 => Ok(()),
        Err(error) if !error.as_database_error().is_some_and(|error| error.is_unique_violation()) => {
            Err(failed(error).into())
        }
        Ok(_) | Err(_) => Err(why_not(connection, append).await?),
    }
}

/// Why events of a game were not inserted.
async fn why_not(connection: &mut SqliteConnection, append: &Append) -> Result<AppendError, StoreError> {
    let query = sqlx::query_scalar("SELECT n FROM events WHERE game = ? AND command = ?");
    let query = query.bind(append.game.as_str()).bind(&append.command);
    let earlier = query.fetch_optional(connection).await.map_err(failed)?;
    Ok(earlier.map_or(AppendError::Conflict, AppendError::Repeated))
}

fn payload(event: &Event) -> Result<String, StoreError> {
    serde_json::to_string(event).map_err(|error| StoreError::Failed(error.to_string()))
}

async fn add_seat(connection: &mut SqliteConnection, row: &SeatRow) -> Result<(), StoreError> {
    let query = sqlx::query("INSERT INTO seats (token, game, seats, browser) VALUES (?, ?, ?, ?)");
    let query = query.bind(row.token.as_bytes().as_slice()).bind(row.game.as_str());
    let query = query.bind(row.seats.bits()).bind(row.browser.as_bytes().as_slice());
    query.execute(connection).await.map(|_| ()).map_err(failed)
}

async fn add_invite(connection: &mut SqliteConnection, row: &InviteRow) -> Result<(), StoreError> {
    let query = sqlx::query("INSERT INTO invites (token, game, color, taken_by) VALUES (?, ?, ?, ?)");
    let query = query.bind(row.token.as_bytes().as_slice()).bind(row.game.as_str()).bind(row.color as u8);
    let query = query.bind(row.taken_by.map(|by| by.as_bytes().to_vec()));
    query.execute(connection).await.map(|_| ()).map_err(failed)
}

async fn claim(
    connection: &mut SqliteConnection,
    token: TokenHash,
    browser: TokenHash,
) -> Result<Claim, StoreError> {
    let query = sqlx::query("SELECT token, game, color, taken_by FROM invites WHERE token = ?");
    let query = query.bind(token.as_bytes().as_slice());
    let Some(row) = query.fetch_optional(&mut *connection).await.map_err(failed)? else {
        return Ok(Claim::Unknown);
    };
    let invite = rows::invite(&row)?;
    if invite.taken_by.is_some_and(|by| by != browser) {
        return Ok(Claim::Taken);
    }
    let query = sqlx::query("UPDATE invites SET taken_by = ? WHERE game = ? AND color = ?");
    let query = query.bind(browser.as_bytes().as_slice()).bind(invite.game.as_str()).bind(invite.color as u8);
    query.execute(connection).await.map_err(failed)?;
    Ok(Claim::Yours(InviteRow { taken_by: Some(browser), ..invite }))
}
