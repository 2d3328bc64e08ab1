//! The worked example of the French introduction, S0-37, played out through the server.

use std::path::Path;

use tengen_record::Record;
use tengen_rules::{Color, Move};
use tengen_server::wire::{self, Command, EndKind, Opponent, PhaseKind, StepKind};

use crate::support::{Table, memory_games, new_game, point, runtime};

fn moves() -> Vec<(Color, Move)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/s0-37.sgf");
    let (record, _) = Record::read(&std::fs::read(path).unwrap()).unwrap();
    record.end_of_main_line().path().filter_map(|visit| visit.played).collect()
}

#[test]
fn the_worked_example_ends_with_black_ahead_by_half_a_point() {
    let moves = moves();
    assert_eq!(moves.iter().take_while(|(_, mv)| *mv != Move::Pass).count(), 228);
    runtime().block_on(async {
        let mut new = new_game("french-club", 19, Opponent::Screen);
        new.komi2 = Some(11);
        let table = Table::new(&memory_games(), new).await;
        for &(color, mv) in &moves {
            let color = color.into();
            let command = match mv {
                Move::Play(at) => Command::Play { color, point: at.into() },
                Move::Pass => Command::Pass { color },
            };
            table.ok(command).await;
        }
        let view = table.view().await;
        assert_eq!((view.phase, view.moves.len()), (PhaseKind::Removal, 230));
        assert_eq!((view.captures.black, view.captures.white), (5, 6));
        for stone in "C19 C16 K19 J18 R19 R17 C4 Q4 K3 K2 B2 R2".split(' ') {
            let color = wire::Color::Black;
            table.ok(Command::Mark { color, point: point(stone).into(), dead: true }).await;
        }
        let removal = table.view().await.removal.unwrap();
        assert_eq!((removal.dead.len(), removal.sheet.neutral), (12, 21));
        let view = table.accept_both().await;
        let outcome = view.outcome.unwrap();
        assert_eq!((outcome.re.as_str(), outcome.by, outcome.margin2), ("B+0.5", EndKind::Score, Some(1)));
        let count = table.games.state(&table.id).await.unwrap().count();
        let territory = count.territory;
        assert_eq!((territory.sheet.black.territory, territory.sheet.white.territory), (71, 64));
        let counted: Vec<_> = territory
            .steps
            .iter()
            .map(|step| (step.kind, step.counted2.black, step.counted2.white))
            .collect();
        assert_eq!(counted[0], (StepKind::RemoveDead, 142, 128));
        assert_eq!(*counted.last().unwrap(), (StepKind::Result, 118, 117));
        let removed = &territory.steps[0];
        assert_eq!((removed.moved.len(), removed.neutral.len()), (12, 21));
        assert!(removed.moved.iter().all(|piece| piece.to.is_none()));
        let arranged = territory.steps.iter().find(|step| step.kind == StepKind::Arrange).unwrap();
        let blocks = |color| {
            let own = arranged.blocks.iter().filter(move |block| block.color == color);
            own.map(|block| block.count).sum::<u16>()
        };
        assert_eq!((blocks(wire::Color::Black), blocks(wire::Color::White)), (59, 53));
        assert_eq!(arranged.territory.black.len(), 59);
        assert!(arranged.moved.iter().all(|piece| piece.from.is_some() && piece.to.is_some()));
    });
}
