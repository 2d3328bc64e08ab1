//! What holds for every time system and every sequence of turns.

use std::time::Duration;

use proptest::prelude::*;
use tengen_clock::{Clock, TimeLeft, TimeSystem, gtp, sgf};

fn milliseconds() -> impl Strategy<Value = Duration> {
    (0..200_000u64).prop_map(Duration::from_millis)
}

fn any_system() -> impl Strategy<Value = TimeSystem> {
    let limit = || proptest::option::of(milliseconds());
    prop_oneof![
        Just(TimeSystem::Unlimited),
        milliseconds().prop_map(|main| TimeSystem::Absolute { main }),
        milliseconds().prop_map(|per_move| TimeSystem::Simple { per_move }),
        (milliseconds(), milliseconds(), 0..6u32).prop_map(|(main, period, periods)| TimeSystem::ByoYomi {
            main,
            period,
            periods
        }),
        (milliseconds(), milliseconds(), 0..6u32).prop_map(|(main, block, stones)| TimeSystem::Canadian {
            main,
            block,
            stones
        }),
        (milliseconds(), milliseconds(), limit(), limit()).prop_map(|(main, increment, cap, per_move)| {
            TimeSystem::Fischer { main, increment, cap, per_move }
        }),
    ]
}

/// The most time that `turns` turns can take, or `None` without a limit.
fn most_time(system: &TimeSystem, turns: u32) -> Option<Duration> {
    match *system {
        TimeSystem::Unlimited => None,
        TimeSystem::Absolute { main } => Some(main),
        TimeSystem::Simple { per_move } => Some(per_move * turns),
        TimeSystem::ByoYomi { main, period, periods } => Some(main + period * (periods - 1 + turns)),
        TimeSystem::Canadian { main, block, stones } => Some(main + block * (turns / stones + 1)),
        TimeSystem::Fischer { main, increment, .. } => Some(main + increment * turns),
        _ => panic!("a new system needs its bound here"),
    }
}

proptest! {
    #[test]
    fn time_never_appears_from_nothing(
        system in any_system(),
        turns in proptest::collection::vec(milliseconds(), 0..60),
    ) {
        let Ok(mut clock) = Clock::new(system) else { return Ok(()) };
        let mut spent = Duration::ZERO;
        let mut made = 0;
        for turn in turns {
            let limit = clock.limit();
            let before = clock;
            let in_time = limit.is_none_or(|limit| turn <= limit);
            prop_assert_eq!(clock.thinking(turn).is_some(), in_time);
            prop_assert_eq!(clock.finish_turn(turn).is_ok(), in_time);
            clock.check_invariants();
            if !in_time {
                prop_assert_eq!(clock, before);
                continue;
            }
            spent += turn;
            made += 1;
            if let Some(most) = most_time(&system, made) {
                prop_assert!(spent <= most, "{:?} spent in {} turns", spent, made);
            }
            // Main time only falls, except by Fischer's increment.
            if let (TimeLeft::Main(was), TimeLeft::Main(is)) = (before.left(), clock.left()) {
                let gained = if let TimeSystem::Fischer { increment, .. } = system { increment } else { Duration::ZERO };
                prop_assert!(is + turn <= was + gained);
            }
        }
    }

    #[test]
    fn a_running_clock_never_shows_more_later(
        system in any_system(),
        first in milliseconds(),
        second in milliseconds(),
    ) {
        let Ok(clock) = Clock::new(system) else { return Ok(()) };
        let (early, late) = (first.min(second), first.max(second));
        let Some(late) = clock.thinking(late) else { return Ok(()) };
        let early = clock.thinking(early);
        prop_assert!(early.is_some());
        match (early.unwrap(), late) {
            (TimeLeft::Main(a), TimeLeft::Main(b)) | (TimeLeft::Move(a), TimeLeft::Move(b)) => prop_assert!(a >= b),
            (TimeLeft::Periods { left: a, periods: p }, TimeLeft::Periods { left: b, periods: q }) => {
                prop_assert!((p, a) >= (q, b));
            }
            (TimeLeft::Block { left: a, .. }, TimeLeft::Block { left: b, .. }) => prop_assert!(a >= b),
            (early, late) => {
                prop_assert!(early == late || matches!(early, TimeLeft::Main(_)), "{:?}, then {:?}", early, late);
            }
        }
    }

    #[test]
    fn whoever_obeys_the_canadian_form_obeys_the_system(
        system in any_system(),
        turns in proptest::collection::vec((0..20_000u64).prop_map(Duration::from_millis), 0..40),
    ) {
        // A limit for one turn is the one thing that plain GTP has no words for.
        prop_assume!(!matches!(system, TimeSystem::Fischer { per_move: Some(_), .. }));
        let (Ok(mut clock), Ok(mut canadian)) = (Clock::new(system), Clock::new(system.as_canadian())) else {
            return Ok(());
        };
        for turn in turns {
            if canadian.finish_turn(turn).is_ok() {
                prop_assert!(clock.finish_turn(turn).is_ok());
            }
        }
    }

    #[test]
    fn sgf_write_then_read_is_identity(system in any_system()) {
        prop_assert_eq!(sgf::read(&sgf::write(&system)), Some(system));
    }

    #[test]
    fn gtp_write_then_read_is_identity(system in any_system()) {
        if let Some(text) = gtp::write_kata(&system) {
            prop_assert_eq!(gtp::parse_kata(&text), Ok(system));
        }
        if let Some(text) = gtp::write_kgs(&system) {
            prop_assert_eq!(gtp::parse_kgs(&text), Ok(system));
        }
    }

    #[test]
    fn texts_never_panic(text in "\\PC{0,40}", other in "[-0-9x/:.+ e]{0,20}(byo-yomi|canadian|fischer| sec)?") {
        for text in [&text, &other] {
            let _ = gtp::parse_plain(text);
            let _ = gtp::parse_kata(text);
            let _ = gtp::parse_kata(&format!("fischer-capped {text}"));
            let _ = gtp::parse_time_left(&TimeSystem::Unlimited, text);
            let _ = sgf::read(&sgf::TimeTexts { main: Some(text.clone()), overtime: None });
            let _ = sgf::read(&sgf::TimeTexts { main: None, overtime: Some(text.clone()) });
            let _ = sgf::read_left(&TimeSystem::Unlimited, text, Some(text));
        }
    }
}
