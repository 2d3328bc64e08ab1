//! Listening: connections in, requests to the application, and the change from this machine to the network.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::{Semaphore, mpsc, oneshot, watch};
use tower::ServiceExt as _;

use super::peer::Peer;
use super::shell::Shell;
use crate::config::Listen;

/// The most connections at once that make requests; an open socket counts no more. Each costs some kilobytes, so that
/// this is a few hundred megabytes at worst.
pub const MAX_CONNECTIONS: usize = 20_000;

/// How long a connection may be silent before it sends the head of a request: who opens connections to hold them loses
/// them.
const SILENCE: Duration = Duration::from_secs(30);

/// Room for the head of a request, which is a line and some headers.
const HEAD: usize = 32 << 10;

/// What the system keeps of what a browser has not yet taken: some views, or a page in a few rounds. By itself it would
/// keep megabytes for each browser that does not read.
const SEND_BUFFER: u32 = 64 << 10;

/// Connections that the system takes before the server does.
const BACKLOG: u32 = 1024;

/// How many ports after the wanted one are tried.
const PORTS: u16 = 20;

/// How long requests may go on when the server ends.
const GRACE: Duration = Duration::from_secs(5);

/// How long to wait when no connection can be taken: the system has no file left, and one will be free soon.
const PAUSE: Duration = Duration::from_millis(100);

/// The server cannot listen.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BindError {
    /// Another program listens there.
    #[error("{address} is taken by another program")]
    Taken {
        /// Where the server was to listen.
        address: SocketAddr,
    },
    /// The system refuses.
    #[error("cannot listen on {address}: {source}")]
    Refused {
        /// Where the server was to listen.
        address: SocketAddr,
        /// What the system says.
        source: io::Error,
    },
}

/// A request to listen on another address, and where the answer goes: the address in use after it.
#[derive(Debug)]
pub(super) struct Rebind {
    pub(super) address: IpAddr,
    pub(super) answer: oneshot::Sender<Result<SocketAddr, BindError>>,
}

/// A server that listens, but does not answer yet.
#[derive(Debug)]
pub struct Listening {
    listener: TcpListener,
    address: SocketAddr,
}

impl Listening {
    /// Where it listens.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }
}

/// Listens as asked; within a runtime of tokio.
///
/// # Errors
/// The address is taken, or the system refuses it.
pub fn bind(listen: Listen) -> Result<Listening, BindError> {
    let wanted = listen.address();
    let more = if matches!(listen, Listen::Near(_)) { PORTS } else { 0 };
    let mut result = bind_exactly(wanted);
    for step in 1..=more {
        let (Err(BindError::Taken { .. }), Some(port)) = (&result, wanted.port().checked_add(step)) else {
            break;
        };
        result = bind_exactly(SocketAddr::new(wanted.ip(), port));
    }
    result
}

fn bind_exactly(address: SocketAddr) -> Result<Listening, BindError> {
    let refused = |source: io::Error| match source.kind() {
        io::ErrorKind::AddrInUse => BindError::Taken { address },
        _ => BindError::Refused { address, source },
    };
    let listener = listener_at(address).map_err(refused)?;
    let address = listener.local_addr().map_err(refused)?;
    Ok(Listening { listener, address })
}

fn listener_at(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // After a restart connections of the old server may still be closing. Elsewhere this would let two listen at once.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    // Connections inherit it.
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Answers requests with `app` until the shell announces the end; then lets what is under way end, for a few seconds.
pub async fn listen(listening: Listening, app: Router, shell: Shell) {
    let mut requests = shell.take_rebind_requests();
    let mut restarting = shell.restarting();
    let connections = Arc::new(Semaphore::new(MAX_CONNECTIONS));
    let mut listener = listening.listener;
    loop {
        tokio::select! {
            accepted = accept(&listener, &connections) => match accepted {
                Ok((stream, peer)) => drop(tokio::spawn(serve(stream, peer, app.clone(), shell.restarting()))),
                Err(error) => {
                    tracing::warn!(%error, "cannot take a connection");
                    tokio::time::sleep(PAUSE).await;
                }
            },
            Some(request) = next(requests.as_mut()) => listener = rebind(listener, request, &shell).await,
            () = end(&mut restarting) => break,
        }
    }
    drop(listener);
    let all = u32::try_from(MAX_CONNECTIONS).unwrap_or(u32::MAX);
    if tokio::time::timeout(GRACE, connections.acquire_many(all)).await.is_err() {
        tracing::info!("some connections did not end in time");
    }
}

/// The next request to listen elsewhere; never comes where nobody can ask.
async fn next(requests: Option<&mut mpsc::Receiver<Rebind>>) -> Option<Rebind> {
    match requests {
        Some(requests) => requests.recv().await,
        None => std::future::pending().await,
    }
}

/// Waits until the server is about to end.
async fn end(restarting: &mut watch::Receiver<bool>) {
    // A shell that is gone has ended too.
    let _ = restarting.wait_for(|is_restarting| *is_restarting).await;
}

async fn accept(listener: &TcpListener, connections: &Arc<Semaphore>) -> io::Result<(TcpStream, Peer)> {
    // Waiting here leaves newcomers in the queue of the system. The semaphore is never closed.
    let permit = Arc::clone(connections).acquire_owned().await.map_err(io::Error::other)?;
    let (stream, address) = listener.accept().await?;
    // A move is one small packet, which is not to wait for a second one.
    let _ = stream.set_nodelay(true);
    Ok((stream, Peer::new(address, permit)))
}

async fn serve(stream: TcpStream, peer: Peer, app: Router, mut restarting: watch::Receiver<bool>) {
    let service = hyper::service::service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(peer.clone());
        app.clone().oneshot(request)
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(SILENCE).max_buf_size(HEAD);
    let connection = builder.serve_connection(TokioIo::new(stream), service).with_upgrades();
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        result = connection.as_mut() => return note(result),
        () = end(&mut restarting) => connection.as_mut().graceful_shutdown(),
    }
    note(connection.await);
}

/// Connections break all the time: that is for whoever looks closely.
fn note(result: hyper::Result<()>) {
    if let Err(error) = result {
        tracing::debug!(%error, "a connection ended early");
    }
}

/// Listens on another address, on the same port. Where that fails the old one is taken again. Connections that are open
/// stay as they are.
async fn rebind(listener: TcpListener, request: Rebind, shell: &Shell) -> TcpListener {
    let old = shell.address();
    let new = SocketAddr::new(request.address, old.port());
    // A port can be had for all addresses only when nobody has it for one.
    drop(listener);
    let (listening, answer) = match bind_exactly(new) {
        Ok(listening) => (listening, Ok(new)),
        Err(error) => (bind_again(old).await, Err(error)),
    };
    shell.set_address(listening.address);
    tracing::info!(address = %listening.address, "listening");
    // Who asked may have gone.
    let _ = request.answer.send(answer);
    listening.listener
}

/// Takes back an address that was ours a moment ago.
async fn bind_again(address: SocketAddr) -> Listening {
    loop {
        match bind_exactly(address) {
            Ok(listening) => return listening,
            Err(error) => tracing::error!(%error, "cannot take back the old address"),
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Asks the system for as many open files as it grants: each connection is one, and the usual 1,024 are soon used up.
#[cfg(unix)]
pub fn raise_file_limit() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    // Where it is refused the old limit holds, and connections beyond it wait.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum });
}

/// Other systems have no such limit.
#[cfg(not(unix))]
pub fn raise_file_limit() {}
