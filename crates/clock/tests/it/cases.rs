//! Worked cases: what each time system does with certain turns.

use std::time::Duration;

use tengen_clock::{
    Clock, ConfigError, GameClock, HandicapTime, OutOfTime, ResumeError, TimeLeft, TimeSystem, TurnError,
    UndoTime,
};

fn seconds(seconds: f64) -> Duration {
    Duration::from_secs_f64(seconds)
}

fn byo_yomi(main: f64, period: f64, periods: u32) -> Clock {
    Clock::new(TimeSystem::ByoYomi { main: seconds(main), period: seconds(period), periods }).unwrap()
}

fn canadian(main: f64, stones: u32, block: f64) -> Clock {
    Clock::new(TimeSystem::Canadian { main: seconds(main), stones, block: seconds(block) }).unwrap()
}

fn fischer(main: f64, increment: f64, cap: Option<f64>, per_move: Option<f64>) -> TimeSystem {
    let (cap, per_move) = (cap.map(seconds), per_move.map(seconds));
    TimeSystem::Fischer { main: seconds(main), increment: seconds(increment), cap, per_move }
}

/// What is left after turns of these lengths.
fn after(mut clock: Clock, turns: &[f64]) -> Result<TimeLeft, OutOfTime> {
    for turn in turns {
        clock.finish_turn(seconds(*turn))?;
        clock.check_invariants();
    }
    Ok(clock.left())
}

fn periods(left: f64, periods: u32) -> Result<TimeLeft, OutOfTime> {
    Ok(TimeLeft::Periods { left: seconds(left), periods })
}

fn block(left: f64, stones: u32) -> Result<TimeLeft, OutOfTime> {
    Ok(TimeLeft::Block { left: seconds(left), stones })
}

fn main(left: f64) -> Result<TimeLeft, OutOfTime> {
    Ok(TimeLeft::Main(seconds(left)))
}

#[test]
fn byo_yomi_periods_are_lost_one_for_each_whole_period_exceeded() {
    let clock = byo_yomi(10.0, 30.0, 3);
    assert_eq!(after(clock, &[9.0]), main(1.0));
    assert_eq!(after(clock, &[10.0]), periods(30.0, 3));
    assert_eq!(after(clock, &[10.0, 29.9]), periods(30.0, 3));
    assert_eq!(after(clock, &[10.0, 30.0]), periods(30.0, 3));
    assert_eq!(after(clock, &[10.0, 30.1]), periods(30.0, 2));
    assert_eq!(after(clock, &[10.0, 60.0]), periods(30.0, 2));
    assert_eq!(after(clock, &[10.0, 75.0]), periods(30.0, 1));
    assert_eq!(after(clock, &[10.0, 90.0]), periods(30.0, 1));
    assert_eq!(after(clock, &[10.0, 90.1]), Err(OutOfTime { limit: seconds(90.0) }));
}

#[test]
fn a_byo_yomi_turn_may_begin_in_main_time() {
    assert_eq!(after(byo_yomi(5.0, 30.0, 3), &[40.0]), periods(30.0, 2));
}

#[test]
fn the_last_byo_yomi_period_loses_the_game() {
    let clock = byo_yomi(0.0, 30.0, 1);
    assert_eq!(after(clock, &[30.0, 30.0]), periods(30.0, 1));
    assert_eq!(after(clock, &[30.1]), Err(OutOfTime { limit: seconds(30.0) }));
}

#[test]
fn a_canadian_block_starts_anew_after_its_stones() {
    let clock = canadian(0.0, 25, 300.0);
    let mut turns = vec![200.0 / 24.0; 24];
    let Ok(TimeLeft::Block { left, stones: 1 }) = after(clock, &turns) else { panic!() };
    assert!(left.abs_diff(seconds(100.0)) < Duration::from_micros(1));
    turns.push(50.0);
    assert_eq!(after(clock, &turns), block(300.0, 25));
}

#[test]
fn the_last_canadian_stone_is_in_time_at_the_very_end() {
    let clock = canadian(0.0, 25, 300.0);
    let turns = [vec![10.0; 24], vec![60.0]].concat();
    assert_eq!(after(clock, &turns), block(300.0, 25));
    let turns = [vec![10.0; 24], vec![60.001]].concat();
    assert_eq!(after(clock, &turns), Err(OutOfTime { limit: seconds(60.0) }));
}

#[test]
fn a_canadian_turn_may_begin_in_main_time() {
    assert_eq!(after(canadian(60.0, 25, 300.0), &[70.0]), block(290.0, 24));
    assert_eq!(after(canadian(60.0, 25, 300.0), &[60.0]), block(300.0, 25));
}

#[test]
fn a_pass_counts_as_a_canadian_stone() {
    // A turn is a turn: the clock is not even told which kind it was.
    assert_eq!(after(canadian(0.0, 2, 10.0), &[1.0]), block(9.0, 1));
    assert_eq!(after(canadian(0.0, 2, 10.0), &[1.0, 1.0]), block(10.0, 2));
}

#[test]
fn fischer_adds_after_the_turn_and_up_to_the_cap() {
    let clock = Clock::new(fischer(60.0, 10.0, Some(70.0), None)).unwrap();
    assert_eq!(after(clock, &[5.0]), main(65.0));
    assert_eq!(after(clock, &[5.0, 2.0]), main(70.0));
    assert_eq!(after(clock, &[5.0, 2.0, 70.0]), main(10.0));
    assert_eq!(after(clock, &[5.0, 2.0, 70.5]), Err(OutOfTime { limit: seconds(70.0) }));
}

#[test]
fn fischer_may_limit_each_turn() {
    let clock = Clock::new(fischer(60.0, 10.0, None, Some(12.0))).unwrap();
    assert_eq!(after(clock, &[12.0]), main(58.0));
    assert_eq!(after(clock, &[12.1]), Err(OutOfTime { limit: seconds(12.0) }));
}

#[test]
fn absolute_time_ends_at_zero_in_time() {
    let clock = Clock::new(TimeSystem::Absolute { main: seconds(60.0) }).unwrap();
    assert_eq!(after(clock, &[59.0, 1.0]), main(0.0));
    assert_eq!(after(clock, &[59.0, 1.0, 0.0]), main(0.0));
    assert_eq!(after(clock, &[59.0, 1.001]), Err(OutOfTime { limit: seconds(1.0) }));
}

#[test]
fn simple_time_starts_anew_each_turn() {
    let clock = Clock::new(TimeSystem::Simple { per_move: seconds(10.0) }).unwrap();
    assert_eq!(after(clock, &[10.0, 3.0, 10.0]), Ok(TimeLeft::Move(seconds(10.0))));
    assert_eq!(after(clock, &[10.001]), Err(OutOfTime { limit: seconds(10.0) }));
}

#[test]
fn without_a_limit_nobody_loses() {
    let clock = Clock::new(TimeSystem::Unlimited).unwrap();
    assert_eq!(after(clock, &[1e9, 1e12]), Ok(TimeLeft::Unlimited));
    assert_eq!(clock.limit(), None);
}

#[test]
fn a_running_clock_shows_what_is_left() {
    let clock = byo_yomi(10.0, 30.0, 3);
    let shows = |elapsed| clock.thinking(seconds(elapsed));
    assert_eq!(shows(4.0), Some(TimeLeft::Main(seconds(6.0))));
    assert_eq!(shows(10.0), Some(TimeLeft::Main(seconds(0.0))));
    assert_eq!(shows(15.0), Some(TimeLeft::Periods { left: seconds(25.0), periods: 3 }));
    assert_eq!(shows(40.0), Some(TimeLeft::Periods { left: seconds(0.0), periods: 3 }));
    assert_eq!(shows(41.0), Some(TimeLeft::Periods { left: seconds(29.0), periods: 2 }));
    assert_eq!(shows(100.1), None);
    assert_eq!(canadian(0.0, 5, 30.0).thinking(seconds(12.0)), block(18.0, 5).ok());
}

#[test]
fn impossible_settings_are_refused_at_setup() {
    let error = |system| Clock::new(system).unwrap_err();
    let (zero, ten) = (Duration::ZERO, seconds(10.0));
    assert_eq!(error(TimeSystem::Absolute { main: zero }), ConfigError::NoTime);
    assert_eq!(error(TimeSystem::Simple { per_move: zero }), ConfigError::NoTime);
    assert_eq!(error(TimeSystem::ByoYomi { main: ten, period: ten, periods: 0 }), ConfigError::NoOvertime);
    assert_eq!(error(TimeSystem::ByoYomi { main: ten, period: zero, periods: 1 }), ConfigError::NoOvertime);
    assert_eq!(error(TimeSystem::Canadian { main: ten, block: ten, stones: 0 }), ConfigError::NoOvertime);
    assert_eq!(error(TimeSystem::Canadian { main: ten, block: zero, stones: 1 }), ConfigError::NoOvertime);
    assert_eq!(error(fischer(0.0, 5.0, None, None)), ConfigError::NoTime);
    assert_eq!(error(fischer(5.0, 5.0, None, Some(0.0))), ConfigError::NoTime);
    let cap_below_main = ConfigError::CapBelowMain { cap: seconds(50.0), main: seconds(60.0) };
    assert_eq!(error(fischer(60.0, 10.0, Some(50.0), None)), cap_below_main);
    assert_eq!(cap_below_main.to_string(), "the cap of 50 s is below the 60 s at the start");
}

#[test]
fn a_stored_clock_goes_on_only_if_it_fits() {
    let system = TimeSystem::ByoYomi { main: seconds(60.0), period: seconds(30.0), periods: 3 };
    let resume = |left| Clock::resume(system, left);
    assert!(resume(TimeLeft::Main(seconds(20.0))).is_ok());
    assert_eq!(resume(TimeLeft::Main(seconds(0.0))).unwrap().left(), periods(30.0, 3).unwrap());
    assert_eq!(resume(periods(7.0, 2).unwrap()).unwrap().left(), periods(30.0, 2).unwrap());
    assert_eq!(resume(TimeLeft::Main(seconds(61.0))), Err(ResumeError::Mismatch));
    assert_eq!(resume(periods(30.0, 4).unwrap()), Err(ResumeError::Mismatch));
    assert_eq!(resume(block(30.0, 1).unwrap()), Err(ResumeError::Mismatch));
}

/// Two clocks of 60 seconds each.
fn two_clocks() -> GameClock<char> {
    let clock = Clock::new(TimeSystem::Absolute { main: seconds(60.0) }).unwrap();
    GameClock::new(('B', clock), ('W', clock)).unwrap()
}

fn left(clocks: &GameClock<char>) -> [TimeLeft; 2] {
    ['B', 'W'].map(|player| clocks.clock(player).unwrap().left())
}

fn both(black: f64, white: f64) -> [TimeLeft; 2] {
    [TimeLeft::Main(seconds(black)), TimeLeft::Main(seconds(white))]
}

#[test]
fn only_the_clock_of_the_player_to_move_runs() {
    let mut clocks = two_clocks();
    clocks.start('B');
    clocks.finish_turn(seconds(5.0)).unwrap();
    clocks.finish_turn(seconds(7.0)).unwrap();
    assert_eq!(clocks.running(), Some('B'));
    assert_eq!(left(&clocks), both(55.0, 53.0));
    assert_eq!(
        clocks.finish_turn(seconds(55.5)),
        Err(TurnError::OutOfTime(OutOfTime { limit: seconds(55.0) }))
    );
    assert_eq!(left(&clocks), both(55.0, 53.0));
}

#[test]
fn clocks_stop_in_stone_removal_and_go_on_after_it() {
    let mut clocks = two_clocks();
    clocks.start('B');
    clocks.finish_turn(seconds(5.0)).unwrap();
    clocks.finish_turn(seconds(5.0)).unwrap();
    clocks.stop();
    assert_eq!(clocks.finish_turn(seconds(1000.0)), Err(TurnError::Stopped));
    assert_eq!(left(&clocks), both(55.0, 55.0));
    clocks.start('W');
    clocks.finish_turn(seconds(1.0)).unwrap();
    assert_eq!(left(&clocks), both(55.0, 54.0));
}

#[test]
fn handicap_placement_is_one_turn_or_untimed() {
    let mut clocks = two_clocks();
    clocks.start('B');
    let mut untimed = clocks;
    untimed.finish_handicap(HandicapTime::Untimed, seconds(100.0)).unwrap();
    assert_eq!((untimed.running(), left(&untimed)), (Some('W'), both(60.0, 60.0)));
    clocks.finish_handicap(HandicapTime::OneTurn, seconds(20.0)).unwrap();
    assert_eq!((clocks.running(), left(&clocks)), (Some('W'), both(40.0, 60.0)));
}

#[test]
fn undo_restores_time_only_by_agreement() {
    let mut clocks = two_clocks();
    clocks.start('B');
    let before = clocks;
    clocks.finish_turn(seconds(20.0)).unwrap();
    let mut kept = clocks;
    kept.undo(&before, UndoTime::Keep);
    assert_eq!((kept.running(), left(&kept)), (Some('B'), both(40.0, 60.0)));
    clocks.undo(&before, UndoTime::Restore);
    assert_eq!((clocks.running(), left(&clocks)), (Some('B'), both(60.0, 60.0)));
}

#[test]
fn two_clocks_are_of_two_players() {
    let clock = Clock::new(TimeSystem::Unlimited).unwrap();
    assert!(GameClock::new((1, clock), (1, clock)).is_none());
    let mut clocks = two_clocks();
    clocks.start('X');
    assert_eq!((clocks.running(), clocks.clock('X')), (None, None));
}
