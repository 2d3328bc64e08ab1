//! What the layers and the endpoints of the shell share.

use std::net::SocketAddr;
use std::sync::{Arc, OnceLock, PoisonError, RwLock};
use std::time::Duration;

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use tokio::sync::{mpsc, watch};

use super::limiter::Limiter;
use super::listener::Rebind;
use super::peer::Proxy;
use crate::config::Config;

/// The state of the shell, one for each server.
#[derive(Clone, Debug)]
pub struct Shell(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    config: Config,
    limiter: Limiter,
    address: RwLock<SocketAddr>,
    rebinds: mpsc::Sender<Rebind>,
    rebind_requests: std::sync::Mutex<Option<mpsc::Receiver<Rebind>>>,
    restarting: watch::Sender<bool>,
}

impl Shell {
    /// The shell of a server that listens, or will listen, on `address`.
    #[must_use]
    pub fn new(config: Config, address: SocketAddr) -> Shell {
        let (rebinds, requests) = mpsc::channel(1);
        Shell(Arc::new(Inner {
            config,
            limiter: Limiter::default(),
            address: RwLock::new(address),
            rebinds,
            rebind_requests: std::sync::Mutex::new(Some(requests)),
            restarting: watch::Sender::new(false),
        }))
    }

    /// What the person who started the server decided.
    #[must_use]
    pub fn config(&self) -> &Config {
        &self.0.config
    }

    /// The limits on requests.
    pub(super) fn limiter(&self) -> &Limiter {
        &self.0.limiter
    }

    /// Where the server listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        *self.0.address.read().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn set_address(&self, address: SocketAddr) {
        *self.0.address.write().unwrap_or_else(PoisonError::into_inner) = address;
    }

    /// The addresses under which other devices reach the server, without a slash at the end; none if they do not.
    #[must_use]
    pub fn addresses(&self) -> Vec<String> {
        super::network::addresses(self)
    }

    /// Whether a proxy stands before the server: it does where the server was told its public address.
    #[must_use]
    pub fn proxy(&self) -> Proxy {
        if self.0.config.public_url.is_some() { Proxy::Present } else { Proxy::Absent }
    }

    /// Becomes true when the server is about to end; sockets tell their people.
    #[must_use]
    pub fn restarting(&self) -> watch::Receiver<bool> {
        self.0.restarting.subscribe()
    }

    /// Announces the end.
    pub fn announce_restart(&self) {
        self.0.restarting.send_replace(true);
    }

    pub(super) fn rebinds(&self) -> &mpsc::Sender<Rebind> {
        &self.0.rebinds
    }

    /// The requests to listen elsewhere, for the one listener of the server; `None` the second time.
    pub(super) fn take_rebind_requests(&self) -> Option<mpsc::Receiver<Rebind>> {
        self.0.rebind_requests.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// How often what was measured is put together: until then each measurement lies in memory by itself.
const UPKEEP: Duration = Duration::from_secs(5);

/// Keeps the numbers small, for as long as the server runs.
pub async fn keep_metrics() {
    while let Some(handle) = prometheus() {
        handle.run_upkeep();
        tokio::time::sleep(UPKEEP).await;
    }
}

/// The recorder of this process, installed at the first call: the `metrics` crate has one for the whole process.
pub(super) fn prometheus() -> Option<&'static PrometheusHandle> {
    static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    let install = || {
        let recorder = PrometheusBuilder::new().build_recorder();
        let handle = recorder.handle();
        // Fails where another library has installed its own, which then has our numbers.
        metrics::set_global_recorder(recorder).ok().map(|()| handle)
    };
    HANDLE.get_or_init(install).as_ref()
}
