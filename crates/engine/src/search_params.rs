//! The constants of the search under the names that KataGo gives them, for GTP and for analysis.

use std::ops::RangeInclusive;

use serde_json::Value;
use tengen_search::Params;

/// One constant: its name, the values that make sense, how it is read and how it is set.
#[derive(Debug)]
pub(crate) struct SearchParam {
    pub(crate) name: &'static str,
    range: RangeInclusive<f32>,
    read: fn(&Params) -> f32,
    write: fn(&mut Params, f32),
}

impl SearchParam {
    /// The value, rounded to what its precision means.
    pub(crate) fn get(&self, params: &Params) -> f64 {
        rounded((self.read)(params))
    }

    /// Sets it; `None` if the value makes no sense.
    pub(crate) fn set(&self, params: &mut Params, value: &Value) -> Option<()> {
        (self.write)(params, within(&self.range, value)?);
        Some(())
    }
}

/// As many digits as a single-precision number has.
pub(crate) fn rounded(value: f32) -> f64 {
    (f64::from(value) * 1e6).round() / 1e6
}

/// A number of this range.
pub(crate) fn within(range: &RangeInclusive<f32>, value: &Value) -> Option<f32> {
    value.as_f64().map(|value| value as f32).filter(|value| range.contains(value))
}

/// All of them.
pub(crate) static SEARCH_PARAMS: [SearchParam; 9] = [
    SearchParam {
        name: "cpuctExploration",
        range: 0.0..=10.0,
        read: |params| params.exploration,
        write: |params, value| params.exploration = value,
    },
    SearchParam {
        name: "cpuctExplorationLog",
        range: 0.0..=10.0,
        read: |params| params.exploration_log,
        write: |params, value| params.exploration_log = value,
    },
    SearchParam {
        name: "cpuctExplorationBase",
        range: 10.0..=100_000.0,
        read: |params| params.exploration_base,
        write: |params, value| params.exploration_base = value,
    },
    SearchParam {
        name: "fpuReductionMax",
        range: 0.0..=2.0,
        read: |params| params.first_play_reduction,
        write: |params, value| params.first_play_reduction = value,
    },
    SearchParam {
        name: "policyOptimism",
        range: 0.0..=1.0,
        read: |params| params.optimism,
        write: |params, value| params.optimism = value,
    },
    SearchParam {
        name: "rootPolicyOptimism",
        range: 0.0..=1.0,
        read: |params| params.root_optimism,
        write: |params, value| params.root_optimism = value,
    },
    SearchParam {
        name: "rootNumSymmetriesToSample",
        range: 1.0..=8.0,
        read: |params| f32::from(params.root_symmetries),
        write: |params, value| params.root_symmetries = value as u8,
    },
    SearchParam {
        name: "wideRootNoise",
        range: WIDE_ROOT_NOISE,
        read: |params| params.wide_root_noise,
        write: |params, value| params.wide_root_noise = value,
    },
    SearchParam {
        name: "playoutDoublingAdvantage",
        range: -3.0..=3.0,
        read: |params| params.advantage,
        write: |params, value| params.advantage = value,
    },
];

/// The range of the noise, for which analysis under GTP has a value of its own.
pub(crate) const WIDE_ROOT_NOISE: RangeInclusive<f32> = 0.0..=5.0;

/// The constant of this name.
pub(crate) fn find(name: &str) -> Option<&'static SearchParam> {
    SEARCH_PARAMS.iter().find(|param| param.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_set_is_read_and_nonsense_is_refused() {
        for param in &SEARCH_PARAMS {
            let mut params = Params::default();
            let middle = f64::from(param.range.start().midpoint(*param.range.end())).floor();
            assert_eq!(param.set(&mut params, &middle.into()), Some(()), "{}", param.name);
            assert_eq!(param.get(&params), middle, "{}", param.name);
            for nonsense in [Value::from("x"), Value::from(1e9), Value::from(-1e9), Value::Null] {
                assert_eq!(param.set(&mut params, &nonsense), None, "{} {nonsense}", param.name);
            }
        }
    }
}
