//! The network by itself.

use serde_json::json;
use tengen_gtp::{Arguments, Failure, Reply};
use tengen_net::raw_text;
use tengen_search::{Evaluator, Request, Symmetry};

use super::Answered;
use crate::gtp::session::Session;

pub(in crate::gtp) fn name(_: &mut Session, _: &mut Arguments<'_>) -> Answered {
    Ok(Reply::Text("Tengen".to_owned()))
}

pub(in crate::gtp) fn version(session: &mut Session, _: &mut Arguments<'_>) -> Answered {
    Ok(Reply::Text(format!("{}+{}", env!("CARGO_PKG_VERSION"), session.network.name)))
}

/// The evaluation of the position without any search: `[COLOR] SYMMETRY|all [OPTIMISM]`.
pub(in crate::gtp) fn raw_nn(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    let color = arguments.optional_color().unwrap_or_else(|| session.game.to_move());
    let symmetries = read_symmetries(arguments)?;
    let optimism = if arguments.is_empty() { 0.0 } else { arguments.float()? };
    if !(0.0..=1.0).contains(&optimism) {
        return Err(Failure::Syntax);
    }
    let game = session.ready(color);
    let texts = symmetries.into_iter().map(|symmetry| {
        let request = Request { symmetry, optimism: optimism as f32, ..Request::default() };
        raw_text(&session.player.evaluator().evaluate(&game, &request), symmetry)
    });
    Ok(Reply::Text(texts.collect::<Vec<_>>().join("\n")))
}

fn read_symmetries(arguments: &mut Arguments<'_>) -> Result<Vec<Symmetry>, Failure> {
    match arguments.word()? {
        "all" => Ok(Symmetry::ALL.to_vec()),
        number => {
            let number = number.parse().ok().and_then(Symmetry::new);
            number.map(|symmetry| vec![symmetry]).ok_or(Failure::Syntax)
        }
    }
}

pub(in crate::gtp) fn models(session: &mut Session, _: &mut Arguments<'_>) -> Answered {
    let network = &session.network;
    let model = json!({
        "name": network.name,
        "internalName": network.internal_name,
        "maxBatchSize": 1,
        "usesHumanSLProfile": false,
        "usingFP16": "false",
        "version": network.version,
    });
    Ok(Reply::Text(json!([model]).to_string()))
}
