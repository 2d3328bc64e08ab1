//! Life and death as engines tell it.

use serde::Deserialize;
use tengen_gtp::replies::ReplyError;
use tengen_rules::Point;

use crate::game::engines::{ChainStatus, Judgement};

/// The lists that every engine can be asked for, with what they mean. What is in none of them is unsettled.
pub(super) const WORDS: [(&str, ChainStatus); 3] =
    [("alive", ChainStatus::Alive), ("seki", ChainStatus::Seki), ("dead", ChainStatus::Dead)];

/// The most chains that an answer may have: more than a board of 25×25 has points.
const MAX_CHAINS: usize = 1000;

#[derive(Deserialize)]
struct Answer {
    chains: Vec<Chain>,
}

#[derive(Deserialize)]
struct Chain {
    stones: Vec<String>,
    status: Status,
    confidence: Option<f64>,
    group: Option<u32>,
}

#[derive(Clone, Copy, Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
enum Status {
    Alive,
    Dead,
    Seki,
    Unsettled,
}

/// The answer of our engine to `tengen-status`: each chain with its status and how sure that is. Chains of one group
/// are judged together.
///
/// # Errors
/// It is something else.
pub(super) fn tengen_status(reply: &str) -> Result<Vec<Judgement>, ReplyError> {
    let error = ReplyError { expected: "chains with their status as JSON" };
    let answer: Answer = serde_json::from_str(reply).map_err(|_| error)?;
    if answer.chains.len() > MAX_CHAINS {
        return Err(error);
    }
    let mut groups: Vec<(Option<u32>, Judgement)> = Vec::new();
    for chain in &answer.chains {
        let judgement = judgement(chain).ok_or(error)?;
        let same = |(group, other): &&mut (Option<u32>, Judgement)| {
            group.is_some() && *group == chain.group && other.status == judgement.status
        };
        match groups.iter_mut().find(same) {
            Some((_, group)) => join(group, judgement),
            None => groups.push((chain.group, judgement)),
        }
    }
    Ok(groups.into_iter().map(|(_, judgement)| judgement).collect())
}

/// A group is as sure as its least sure chain.
fn join(group: &mut Judgement, chain: Judgement) {
    group.points.extend(chain.points);
    group.confidence = group.confidence.min(chain.confidence);
}

fn judgement(chain: &Chain) -> Option<Judgement> {
    let points: Option<Vec<Point>> = chain.stones.iter().map(|stone| stone.parse().ok()).collect();
    let status = match chain.status {
        Status::Alive => ChainStatus::Alive,
        Status::Dead => ChainStatus::Dead,
        Status::Seki => ChainStatus::Seki,
        Status::Unsettled => ChainStatus::Unsettled,
    };
    let percent = |confidence: f64| confidence.clamp(0.0, 100.0).round() as u8;
    Some(Judgement { points: points?, status, confidence: chain.confidence.map(percent) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chains_of_one_group_are_judged_together() {
        let reply = r#"{"chains":[
            {"color":"black","stones":["A1","B1"],"status":"dead","confidence":93,"group":1},
            {"color":"black","stones":["D1"],"status":"dead","confidence":80,"group":1},
            {"color":"white","stones":["C3"],"status":"alive","confidence":100,"group":2},
            {"color":"white","stones":["E5"],"status":"unsettled","confidence":null,"group":3}]}"#;
        let found = tengen_status(reply).unwrap();
        assert_eq!(found.len(), 3);
        assert_eq!(
            (found[0].points.len(), found[0].status, found[0].confidence),
            (3, ChainStatus::Dead, Some(80))
        );
        assert_eq!((found[2].status, found[2].confidence), (ChainStatus::Unsettled, None));
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        for reply in [
            "",
            "{}",
            "[]",
            r#"{"chains":[{"stones":["I1"],"status":"dead"}]}"#,
            r#"{"chains":[{"stones":[],"status":"?"}]}"#,
        ] {
            assert!(tengen_status(reply).is_err(), "{reply}");
        }
        let many = vec![r#"{"stones":["A1"],"status":"dead"}"#; 2000].join(",");
        assert!(tengen_status(&format!("{{\"chains\":[{many}]}}")).is_err());
    }
}
