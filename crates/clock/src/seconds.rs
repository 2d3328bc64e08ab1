//! Durations as decimal seconds.

use std::time::Duration;

const NANOSECOND_DIGITS: usize = 9;

/// Reads `30`, `0.5`, `1e15`; nothing negative, nothing beyond what a [`Duration`] holds. Digits below a nanosecond
/// are dropped.
pub(crate) fn parse(text: &str) -> Option<Duration> {
    if text.contains(['e', 'E']) {
        return Duration::try_from_secs_f64(text.parse().ok()?).ok();
    }
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let digits = |s: &str| s.bytes().all(|b| b.is_ascii_digit());
    if !digits(whole) || !digits(fraction) || (whole.is_empty() && fraction.is_empty()) {
        return None;
    }
    let seconds = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    let kept: String =
        fraction.chars().chain("0".repeat(NANOSECOND_DIGITS).chars()).take(NANOSECOND_DIGITS).collect();
    Some(Duration::new(seconds, kept.parse().ok()?))
}

/// Writes what [`parse`] reads: whole seconds without a point, else as few digits as are exact.
pub(crate) fn write(time: Duration) -> String {
    let whole = time.as_secs();
    match time.subsec_nanos() {
        0 => whole.to_string(),
        fraction => format!("{whole}.{fraction:09}").trim_end_matches('0').to_owned(),
    }
}

/// Reads seconds, `m:s` or `h:m:s`.
pub(crate) fn parse_clock(text: &str) -> Option<Duration> {
    let mut total = Duration::ZERO;
    for (index, part) in text.split(':').enumerate() {
        if index == 3 {
            return None;
        }
        total = total.checked_mul(60)?.checked_add(parse(part.trim())?)?;
    }
    Some(total)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_read_and_write() {
        for text in ["0", "30", "0.5", "10.25", "7.000000001"] {
            assert_eq!(write(parse(text).unwrap()), text);
        }
        assert_eq!(parse("1e3"), Some(Duration::from_secs(1000)));
        assert_eq!(parse(".5"), Some(Duration::from_millis(500)));
        for text in
            ["", ".", "-1", "1;", "nan", "inf", "1e400", "1e30", "99999999999999999999", "1.2.3", "+1"]
        {
            assert_eq!(parse(text), None, "{text}");
        }
    }

    #[test]
    fn clock_times_read() {
        assert_eq!(parse_clock("1:02:03"), Some(Duration::from_secs(3723)));
        assert_eq!(parse_clock("20:00"), Some(Duration::from_secs(1200)));
        assert_eq!(parse_clock("1:2:3:4"), None);
        assert_eq!(parse_clock("18446744073709551615:00"), None);
    }
}
