//! The processor time of an engine with its children.

use std::fs;
use std::time::Duration;

/// Linux counts processor time in hundredths of a second wherever it tells it to programs.
const MILLISECONDS_PER_TICK: u64 = 10;

/// The processor time used so far by the process group that `leader` leads, children that ended included; `None` where the
/// system does not tell or the leader is gone. An engine leads a group of its own, see `tengen-engine-host`.
pub(crate) fn group_time(leader: u32) -> Option<Duration> {
    ticks_in_group(&stat(&leader.to_string())?, leader)?;
    let processes = fs::read_dir("/proc").ok()?.flatten().map(|entry| entry.file_name());
    let numbers = processes.filter_map(|name| name.into_string().ok().filter(|name| is_number(name)));
    // A process may end while we read: what it used is then with its parent.
    let ticks: u64 = numbers.filter_map(|number| ticks_in_group(&stat(&number)?, leader)).sum();
    Some(Duration::from_millis(ticks.saturating_mul(MILLISECONDS_PER_TICK)))
}

fn is_number(name: &str) -> bool {
    name.bytes().all(|byte| byte.is_ascii_digit())
}

fn stat(number: &str) -> Option<String> {
    fs::read_to_string(format!("/proc/{number}/stat")).ok()
}

/// User and system time of a process of the group and of its children that ended; `None` for one of another group.
fn ticks_in_group(stat: &str, leader: u32) -> Option<u64> {
    // The name of the program, in parentheses, may hold anything. After it: state, parent, group; times are 12th to 15th.
    let (_, fields) = stat.rsplit_once(") ")?;
    let fields: Vec<&str> = fields.split(' ').take(15).collect();
    let group: u32 = fields.get(2)?.parse().ok()?;
    let times = fields.get(11..15).filter(|_| group == leader)?;
    times.iter().map(|time| time.parse::<u64>().ok()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_of_the_group_are_added() {
        let stat = "12 (a) b) S 1 77 12 0 -1 4194304 9 0 0 0 30 4 5 1 20 0";
        assert_eq!(ticks_in_group(stat, 77), Some(40));
        assert_eq!(ticks_in_group(stat, 12), None);
        assert_eq!(ticks_in_group("nonsense", 12), None);
        assert_eq!(ticks_in_group("1 (x) S 1 1", 1), None);
    }

    #[test]
    fn nobody_has_no_time() {
        assert_eq!(group_time(u32::MAX), None);
    }
}
