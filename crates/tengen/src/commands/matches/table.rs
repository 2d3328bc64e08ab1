//! The result of a match, as a table and as JSON.

use serde_json::{Value, json};
use tengen_arena::stats::{Estimate, Sprt, Tally, Verdict};
use tengen_arena::{Ending, Plan, Side, Standing};
use tengen_rules::{Color, PRESETS, Ruleset};

use super::{rounded, seconds};
use crate::texts::{self, number, t};

/// `95.0 % (88.8–97.9)`.
pub(super) fn percent(rate: &Estimate) -> String {
    let [value, low, high] = [rate.value, rate.low, rate.high].map(|x| number(format!("{:.1}", 100.0 * x)));
    t!("match-percent", value = value, low = low, high = high)
}

pub(super) fn to_text(plan: &Plan, standing: &Standing) -> String {
    let mut lines = vec![heading(plan, standing), String::new()];
    lines.extend(aligned(&rows(standing)));
    lines.push(String::new());
    lines.push(strength(standing));
    lines.extend(plan.sprt.map(|test| sequential(&test, &standing.tally)));
    lines.push(endings(standing));
    if standing.repeats > 0 {
        lines.push(t!("match-repeats", games = standing.repeats));
    }
    lines.join("\n") + "\n"
}

fn heading(plan: &Plan, standing: &Standing) -> String {
    t!(
        "match-heading",
        games = standing.played(),
        size = plan.terms.size.to_string(),
        rules = rules_name(&plan.terms.rules),
        komi = number(plan.terms.komi),
    )
}

fn rules_name(rules: &Ruleset) -> String {
    let preset = PRESETS.iter().find(|preset| preset.rules == *rules);
    preset.map_or_else(|| rules.to_shorthand(), |preset| preset.name.to_owned())
}

fn rows(standing: &Standing) -> Vec<Vec<String>> {
    let heads = vec![
        String::new(),
        t!("match-column-wins"),
        t!("match-column-black"),
        t!("match-column-white"),
        t!("match-column-faults"),
        t!("match-column-cpu"),
        t!("match-column-time"),
        t!("match-column-longest"),
    ];
    std::iter::once(heads).chain(Side::ALL.into_iter().map(|side| row(standing, side))).collect()
}

fn row(standing: &Standing, side: Side) -> Vec<String> {
    let (wins, games, usage) = (&standing.wins[side], &standing.games[side], &standing.usage[side]);
    let of = |color| texts::figures(&format!("{}/{}", wins[color], games[color]));
    let time = |time: Option<f64>| time.map_or_else(|| "?".to_owned(), |time| texts::figures(&seconds(time)));
    vec![
        standing.names[side].clone(),
        texts::figures(&(wins.black + wins.white).to_string()),
        of(Color::Black),
        of(Color::White),
        texts::figures(&standing.faults[side].to_string()),
        time(usage.cpu_per_move()),
        time(usage.wall_per_move()),
        texts::figures(&rounded(std::time::Duration::from_millis(usage.longest_ms))),
    ]
}

/// Columns as wide as their widest cell: the first begins, the others end at one line.
fn aligned(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| match column {
            0 => format!("{cell:<width$}"),
            _ => format!("{cell:>width$}"),
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

fn strength(standing: &Standing) -> String {
    let (Some(rate), Some(elo)) = (standing.tally.rate(), standing.tally.elo()) else {
        return t!("match-no-result");
    };
    t!(
        "match-strength",
        name = standing.names[Side::First].clone(),
        wins = standing.tally.wins,
        draws = standing.tally.draws,
        losses = standing.tally.losses,
        rate = percent(&rate),
        elo = texts::figures(&points(elo.value)),
        low = texts::figures(&points(elo.low)),
        high = texts::figures(&points(elo.high)),
    )
}

/// Elo points with a sign.
fn points(elo: f64) -> String {
    if elo.is_infinite() {
        (if elo > 0.0 { "+∞" } else { "−∞" }).to_owned()
    } else {
        format!("{elo:+.0}")
    }
}

fn sequential(test: &Sprt, tally: &Tally) -> String {
    let (low, high) = test.bounds();
    let rounded = |x: f64| number(format!("{x:.2}"));
    let verdict = match test.verdict(tally) {
        Some(Verdict::Alternative) => "alternative",
        Some(Verdict::Null) => "null",
        None => "open",
    };
    t!(
        "match-sequential",
        elo0 = test.elo0,
        elo1 = test.elo1,
        ratio = rounded(test.log_ratio(tally)),
        low = rounded(low),
        high = rounded(high),
        verdict = verdict,
    )
}

fn endings(standing: &Standing) -> String {
    let mut endings = standing.endings.clone();
    endings.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let endings = endings.iter().map(|(ending, count)| ending_text(*ending, *count));
    let turns = number(format!("{:.0}", standing.average_turns()));
    t!("match-endings", turns = turns, endings = endings.collect::<Vec<_>>().join(", "))
}

fn ending_text(ending: Ending, count: u32) -> String {
    match ending {
        Ending::Counted => t!("match-ending-counted", count = count),
        Ending::Agreed => t!("match-ending-agreed", count = count),
        Ending::PlayedOn => t!("match-ending-played-on", count = count),
        Ending::Resignation => t!("match-ending-resignation", count = count),
        Ending::Time => t!("match-ending-time", count = count),
        Ending::Fault => t!("match-ending-fault", count = count),
        Ending::Limit => t!("match-ending-limit", count = count),
        _ => t!("match-ending-void", count = count),
    }
}

pub(super) fn to_json(plan: &Plan, standing: &Standing) -> Value {
    let side = |side: Side| {
        let usage = &standing.usage[side];
        json!({
            "name": standing.names[side],
            "wins_as_black": standing.wins[side].black,
            "wins_as_white": standing.wins[side].white,
            "games_as_black": standing.games[side].black,
            "games_as_white": standing.games[side].white,
            "faults": standing.faults[side],
            "moves": usage.moves,
            "cpu_seconds_per_move": usage.cpu_per_move(),
            "seconds_per_move": usage.wall_per_move(),
            "longest_seconds": usage.longest_ms as f64 / 1000.0,
        })
    };
    let sprt = plan.sprt.map(|test| {
        json!({"log_ratio": test.log_ratio(&standing.tally), "verdict": test.verdict(&standing.tally)})
    });
    let endings = serde_json::to_value(&standing.endings).unwrap_or_default();
    json!({
        "summary": true,
        "games": standing.played(),
        "size": plan.terms.size.to_string(),
        "rules": rules_name(&plan.terms.rules),
        "komi": plan.terms.komi.to_string(),
        "tally": standing.tally,
        "void": standing.void,
        "repeats": standing.repeats,
        "rate": standing.tally.rate(),
        // Infinite values, of a side that won everything, are null.
        "elo": standing.tally.elo(),
        "sprt": sprt,
        "black": side(Side::First),
        "white": side(Side::Second),
        "average_turns": standing.average_turns(),
        "endings": endings,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned() {
        let rows = [["", "wins"], ["long name", "3"]].map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(aligned(&rows), ["           wins", "long name     3"]);
    }

    #[test]
    fn one_sided_results_are_infinite() {
        assert_eq!(points(f64::INFINITY), "+∞");
        assert_eq!(points(-12.4), "-12");
        assert_eq!(points(603.6), "+604");
    }
}
