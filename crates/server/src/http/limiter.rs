//! How much one address may ask for.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// What an address may spend at once. A page with its pictures costs about 20, a game that is followed step by step 1 a
/// move.
const CAPACITY: f64 = 200.0;

/// What comes back in a second.
const REFILL: f64 = 20.0;

/// The most addresses that are remembered. When there are more, those that are full again are forgotten, and if that
/// does not help, all: nobody is refused because of others.
const MAX_ADDRESSES: usize = 100_000;

/// A bucket of tokens for every address that asked lately.
///
/// # Invariants
/// No bucket holds more than `CAPACITY` or less than nothing, and at most `MAX_ADDRESSES` are kept.
#[derive(Debug, Default)]
pub struct Limiter {
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    fn refilled(self, now: Instant) -> f64 {
        (self.left + REFILL * now.duration_since(self.at).as_secs_f64()).min(CAPACITY)
    }
}

impl Limiter {
    /// Takes `cost` from what `address` has at the time `now`.
    ///
    /// # Errors
    /// There is not so much; when there will be.
    pub fn spend(&self, address: IpAddr, cost: u32, now: Instant) -> Result<(), Duration> {
        let cost = f64::from(cost);
        // A bucket cannot be left half written, so a thread that panicked does no harm.
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MAX_ADDRESSES && !buckets.contains_key(&address) {
            forget(&mut buckets, now);
        }
        let bucket = buckets.entry(address).or_insert(Bucket { left: CAPACITY, at: now });
        let left = bucket.refilled(now);
        if left < cost {
            return Err(Duration::from_secs_f64((cost - left) / REFILL));
        }
        *bucket = Bucket { left: left - cost, at: now };
        Ok(())
    }
}

fn forget(buckets: &mut HashMap<IpAddr, Bucket>, now: Instant) {
    buckets.retain(|_, bucket| bucket.refilled(now) < CAPACITY);
    if buckets.len() >= MAX_ADDRESSES {
        buckets.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_spent_comes_back_with_time() {
        let limiter = Limiter::default();
        let (one, other): (IpAddr, IpAddr) = ("10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap());
        let start = Instant::now();
        for _ in 0..200 {
            assert_eq!(limiter.spend(one, 1, start), Ok(()));
        }
        assert!(limiter.spend(one, 1, start).is_err());
        assert_eq!(limiter.spend(other, 200, start), Ok(()));
        let wait = limiter.spend(one, 20, start).unwrap_err();
        assert!((wait.as_secs_f64() - 1.0).abs() < 0.01, "{wait:?}");
        let later = start + wait + Duration::from_millis(1);
        assert_eq!(limiter.spend(one, 20, later), Ok(()));
        assert!(limiter.spend(one, 20, later).is_err());
    }

    #[test]
    fn many_addresses_do_not_fill_the_memory() {
        let limiter = Limiter::default();
        let now = Instant::now();
        for n in 0..MAX_ADDRESSES as u32 + 10 {
            assert_eq!(limiter.spend(IpAddr::V4(n.into()), 1, now), Ok(()));
        }
        assert!(limiter.buckets.lock().unwrap().len() <= MAX_ADDRESSES);
    }
}
