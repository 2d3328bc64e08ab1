//! GNU Go against itself, where it is installed.

use std::num::NonZeroU8;

use tengen_arena::{BySide, Contestant, Ending, Event, Plan, Terms, run};
use tengen_clock::TimeSystem;
use tengen_rules::Size;

/// A quick GNU Go, or `None` after saying that there is none.
fn gnugo(level: u32) -> Option<Contestant> {
    let program = tengen_testing::gnugo()?;
    let options = format!("--level {level} --chinese-rules --positional-superko --seed {{game}}");
    let command = format!("{program} --mode gtp {options}");
    Some(Contestant { command, time: TimeSystem::Unlimited })
}

#[test]
fn gnu_go_plays_itself_without_a_fault() {
    let (Some(first), Some(second)) = (gnugo(1), gnugo(2)) else { return };
    let plan = Plan {
        contestants: BySide { first, second },
        terms: Terms::new(Size::square(7).unwrap(), "chinese-kgs".parse().unwrap()),
        openings: Vec::new(),
        games: 4,
        sprt: None,
        concurrency: NonZeroU8::MIN,
        sgf: None,
    };
    let mut endings = Vec::new();
    let standing = run(&plan, &[], None, &mut |event| {
        if let Event::Finished { report, .. } = event {
            endings.push(report.ending);
        }
    });
    let standing = standing.unwrap();
    assert_eq!((standing.played(), standing.faults), (4, BySide::default()));
    let known = [Ending::Agreed, Ending::PlayedOn, Ending::Resignation];
    assert!(endings.iter().all(|ending| known.contains(ending)), "{endings:?}");
    assert!(standing.usage.first.cpu_per_move().is_some());
    assert!(standing.names.first.starts_with("GNU Go"), "{:?}", standing.names);
}
