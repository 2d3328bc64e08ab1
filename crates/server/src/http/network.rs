//! From this machine alone to the network it is in, and back.

use std::net::{IpAddr, Ipv4Addr};

use axum::Json;
use axum::extract::State;
use axum::http::header::HOST;
use axum::http::{HeaderMap, StatusCode};
use tokio::sync::oneshot;

use super::error::ApiError;
use super::extract::Body;
use super::listener::{BindError, Rebind};
use super::peer::Peer;
use super::shell::Shell;
use crate::wire::{Network, NetworkReply, NetworkRequest};

/// Opens the server to the network or closes it again. Only the person at the machine may ask.
#[utoipa::path(
    post, path = "/api/network", tag = "server", request_body = NetworkRequest,
    responses(
        (status = 200, description = "listening as asked", body = NetworkReply),
        (status = 403, description = "asked from elsewhere", body = crate::wire::ErrorBody),
        (status = 409, description = "the system does not let it listen there", body = crate::wire::ErrorBody),
    )
)]
pub(super) async fn set_network(
    State(shell): State<Shell>,
    peer: Peer,
    headers: HeaderMap,
    Body(wanted): Body<NetworkRequest>,
) -> Result<Json<NetworkReply>, ApiError> {
    if !peer.is_here(&headers) || !names_this_machine(&headers) || shell.config().public_url.is_some() {
        return Err(ApiError::new(StatusCode::FORBIDDEN, "error-only-here"));
    }
    let address = IpAddr::V4(if wanted.on { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST });
    if shell.address().ip() != address {
        rebind(&shell, address).await?;
    }
    Ok(Json(state(&shell)))
}

async fn rebind(shell: &Shell, address: IpAddr) -> Result<(), ApiError> {
    let (answer, answered) = oneshot::channel();
    let refused = || ApiError::new(StatusCode::CONFLICT, "error-network");
    shell.rebinds().send(Rebind { address, answer }).await.map_err(|_| refused())?;
    match answered.await {
        Ok(Ok(_)) => Ok(()),
        Ok(Err(BindError::Taken { .. } | BindError::Refused { .. })) | Err(_) => Err(refused()),
    }
}

/// Whether the address in the browser is one of this machine's own names. A stranger's name may be made to lead here;
/// what a page under such a name asks is not what the person at the machine asks.
fn names_this_machine(headers: &HeaderMap) -> bool {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    let address: Option<IpAddr> = name.trim_matches(['[', ']']).parse().ok();
    name.eq_ignore_ascii_case("localhost") || address.is_some_and(|address| address.is_loopback())
}

/// Who reaches the server, and how.
pub(super) fn state(shell: &Shell) -> NetworkReply {
    let addresses = addresses(shell);
    let network = if addresses.is_empty() { Network::Local } else { Network::Lan };
    NetworkReply { network, addresses }
}

/// The addresses under which other devices reach the server.
pub(super) fn addresses(shell: &Shell) -> Vec<String> {
    let address = shell.address();
    let url = |ip: IpAddr| match ip {
        IpAddr::V4(ip) => format!("http://{ip}:{}", address.port()),
        IpAddr::V6(ip) => format!("http://[{ip}]:{}", address.port()),
    };
    match &shell.config().public_url {
        Some(public) => vec![public.clone()],
        None if address.ip().is_loopback() => Vec::new(),
        None if address.ip().is_unspecified() => interfaces().into_iter().map(url).collect(),
        None => vec![url(address.ip())],
    }
}

/// The addresses of this machine in its networks: those of homes first, IPv6 left out, which nobody types.
fn interfaces() -> Vec<IpAddr> {
    let all = if_addrs::get_if_addrs().unwrap_or_default();
    let mut found: Vec<Ipv4Addr> = all
        .into_iter()
        .filter_map(|interface| match interface.ip() {
            IpAddr::V4(ip) if !ip.is_loopback() && !ip.is_link_local() => Some(ip),
            _ => None,
        })
        .collect();
    // 192.168 is the network of a home; 172.16 and the like belong to containers as often as not.
    found.sort_by_key(|ip| (ip.octets()[0] != 192, !ip.is_private(), *ip));
    found.into_iter().map(IpAddr::V4).collect()
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn only_own_names_name_this_machine() {
        let names = |host: &'static str| {
            names_this_machine(&HeaderMap::from_iter([(HOST, HeaderValue::from_static(host))]))
        };
        assert!(
            ["localhost", "LOCALHOST:8361", "127.0.0.1:8361", "[::1]:8361", "[::1]"].into_iter().all(names)
        );
        for host in ["evil.example", "evil.example:8361", "localhost.evil.example", "192.168.0.7:8361", ""] {
            assert!(!names(host), "{host}");
        }
        assert!(!names_this_machine(&HeaderMap::new()));
    }
}
