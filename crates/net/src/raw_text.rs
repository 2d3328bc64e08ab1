//! An evaluation in the words of KataGo's GTP command `kata-raw-nn`.

use std::fmt::{self, Write};

use tengen_rules::{Color, Point};
use tengen_search::{Evaluation, Symmetry};

/// The answer of `kata-raw-nn` for an evaluation under one symmetry: everything as White sees it, points row by row
/// from the top, `NAN` for illegal ones; −1 where the network does not know. Rows end with a space, the whole does not.
#[must_use]
pub fn raw_text(evaluation: &Evaluation, symmetry: Symmetry) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = write_all(&mut text, evaluation, symmetry);
    text.truncate(text.trim_end().len());
    text
}

fn write_all(text: &mut String, evaluation: &Evaluation, symmetry: Symmetry) -> fmt::Result {
    let value = evaluation.value_for(Color::White);
    let score = evaluation.score_for(Color::White);
    writeln!(text, "symmetry {}", symmetry.number())?;
    writeln!(text, "whiteWin {:.6}", value.win)?;
    writeln!(text, "whiteLoss {:.6}", value.loss)?;
    writeln!(text, "noResult {:.6}", value.no_result)?;
    writeln!(text, "whiteLead {:.3}", score.lead)?;
    writeln!(text, "whiteScoreSelfplay {:.3}", score.mean)?;
    writeln!(text, "whiteScoreSelfplaySq {:.3}", score.mean_square)?;
    let uncertainty = evaluation.uncertainty;
    let or_unknown = |number: Option<f32>| number.unwrap_or(-1.0);
    writeln!(text, "varTimeLeft {:.3}", or_unknown(uncertainty.map(|u| u.time_left)))?;
    writeln!(text, "shorttermWinlossError {:.3}", or_unknown(uncertainty.map(|u| u.value_error)))?;
    writeln!(text, "shorttermScoreError {:.3}", or_unknown(uncertainty.map(|u| u.score_error)))?;
    writeln!(text, "policy")?;
    let policy = &evaluation.policy;
    write_points(text, evaluation, |text, point| {
        if policy.legal.contains(point) {
            write!(text, "{:8.6} ", policy.points[policy.size.index(point)])
        } else {
            write!(text, "    NAN ")
        }
    })?;
    writeln!(text, "policyPass {:8.6} ", policy.pass)?;
    writeln!(text, "whiteOwnership")?;
    let ownership: Vec<f32> = evaluation.ownership_for(Color::White).collect();
    write_points(text, evaluation, |text, point| write!(text, "{:9.7} ", ownership[policy.size.index(point)]))
}

fn write_points(
    text: &mut String,
    evaluation: &Evaluation,
    mut write_point: impl FnMut(&mut String, Point) -> fmt::Result,
) -> fmt::Result {
    let size = evaluation.policy.size;
    for row in (0..size.rows()).rev() {
        for point in (0..size.cols()).filter_map(|col| size.point(col, row)) {
            write_point(text, point)?;
        }
        writeln!(text)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::{Game, Move, Ruleset, Setup, Size};
    use tengen_search::{Evaluator, Request, Uniform};

    #[test]
    fn the_text_is_as_katago_writes_it() {
        let mut game = Game::new(&Setup::new(Size::new(3, 2).unwrap(), Ruleset::TROMP_TAYLOR)).unwrap();
        game.play(Move::Play("A2".parse().unwrap())).unwrap();
        let mut evaluation = Uniform.evaluate(&game, &Request::default());
        evaluation.score.lead = -1.25;
        evaluation.ownership[1] = -0.5;
        let text = raw_text(&evaluation, Symmetry::ALL[3]);
        assert_eq!(
            text,
            "symmetry 3\nwhiteWin 0.500000\nwhiteLoss 0.500000\nnoResult 0.000000\nwhiteLead -1.250\n\
             whiteScoreSelfplay 0.000\nwhiteScoreSelfplaySq 0.000\nvarTimeLeft -1.000\n\
             shorttermWinlossError -1.000\nshorttermScoreError -1.000\npolicy\n    NAN 0.166667 0.166667 \n\
             0.166667 0.166667 0.166667 \npolicyPass 0.166667 \nwhiteOwnership\n\
             0.0000000 0.0000000 0.0000000 \n0.0000000 -0.5000000 0.0000000"
        );
    }
}
