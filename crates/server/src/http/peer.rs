//! Who is at the other end of a connection.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use tokio::sync::OwnedSemaphorePermit;

use super::error::ApiError;

/// The other end of the connection that a request came over. While a copy of it lives the connection counts as open.
#[derive(Clone, Debug)]
pub struct Peer {
    address: SocketAddr,
    _permit: Option<Arc<OwnedSemaphorePermit>>,
}

/// What reached us through a proxy names who asked there.
const FORWARDED_FOR: &str = "x-forwarded-for";

impl Peer {
    /// The peer at `address`, on a connection that counts as open for as long as `permit` is held.
    pub(super) fn new(address: SocketAddr, permit: OwnedSemaphorePermit) -> Peer {
        Peer { address, _permit: Some(Arc::new(permit)) }
    }

    /// A peer at `address` without a connection, for requests that do not come over the network.
    #[must_use]
    pub const fn without_connection(address: SocketAddr) -> Peer {
        Peer { address, _permit: None }
    }

    /// Whether it is this very machine, and speaks for itself rather than for somebody behind a proxy.
    #[must_use]
    pub fn is_here(&self, headers: &HeaderMap) -> bool {
        let is_forwarded = headers.contains_key(FORWARDED_FOR) || headers.contains_key("forwarded");
        canonical(self.address.ip()).is_loopback() && !is_forwarded
    }

    /// Whom to count a request against: the peer, or whom its proxy names last where `behind_proxy` says that there is
    /// one. An IPv6 customer has a whole /64, so that is one address here.
    #[must_use]
    pub fn counted(&self, headers: &HeaderMap, behind_proxy: Proxy) -> IpAddr {
        let named = || headers.get_all(FORWARDED_FOR).iter().next_back()?.to_str().ok()?.rsplit(',').next();
        let forwarded = match behind_proxy {
            Proxy::Present => named().and_then(|text| text.trim().parse().ok()),
            Proxy::Absent => None,
        };
        network(canonical(forwarded.unwrap_or(self.address.ip())))
    }
}

/// Whether a proxy stands before the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proxy {
    /// Yes, and its word on who asks is taken.
    Present,
    /// No: what claims to be forwarded is not believed.
    Absent,
}

impl<S: Send + Sync> FromRequestParts<S> for Peer {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Peer, ApiError> {
        parts.extensions.get::<Peer>().cloned().ok_or_else(ApiError::internal)
    }
}

/// An IPv4 address as itself, also where the system wraps it into IPv6.
fn canonical(address: IpAddr) -> IpAddr {
    address.to_canonical()
}

fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn peer(address: &str) -> Peer {
        Peer::without_connection(address.parse().unwrap())
    }

    fn forwarded(text: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(FORWARDED_FOR.parse().unwrap(), HeaderValue::from_static(text))])
    }

    #[test]
    fn only_this_machine_speaking_for_itself_is_here() {
        let none = HeaderMap::new();
        assert!(peer("127.0.0.1:9").is_here(&none));
        assert!(peer("[::1]:9").is_here(&none));
        assert!(peer("[::ffff:127.0.0.1]:9").is_here(&none));
        assert!(!peer("192.168.0.7:9").is_here(&none));
        assert!(!peer("127.0.0.1:9").is_here(&forwarded("203.0.113.9")));
    }

    #[test]
    fn forwarded_addresses_count_only_behind_a_proxy() {
        let headers = forwarded("10.0.0.1, 203.0.113.9");
        let counted = |proxy| peer("127.0.0.1:9").counted(&headers, proxy).to_string();
        assert_eq!(counted(Proxy::Present), "203.0.113.9");
        assert_eq!(counted(Proxy::Absent), "127.0.0.1");
        let odd = peer("[2001:db8::1]:9").counted(&forwarded("nonsense"), Proxy::Present);
        assert_eq!(odd.to_string(), "2001:db8::");
    }
}
