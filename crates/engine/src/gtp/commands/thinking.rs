//! Choosing moves, and looking on while the search goes on.

use std::io::{self, Write};
use std::time::Duration;

use tengen_clock::TimeSystem;
use tengen_gtp::{AnalyzeOptions, Arguments, Dialect, Failure, GeneratedMove, Reply, Restriction};
use tengen_rules::{Color, Game};
use tengen_search::Search;

use super::Answered;
use crate::analysis::{self, Analyst, Look, Report, RestrictionKind};
use crate::choice::{Choice, Decision};
use crate::gtp::session::{Choosing, Job, Session, Streaming};
use crate::gtp::signals::StopsAt;
use crate::limits::Limits;
use crate::stop::Stop;
use crate::watch::Stopwatch;

/// How often lines are written where nobody says.
const INTERVAL: Duration = Duration::from_secs(1);

pub(in crate::gtp) fn genmove(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    let color = arguments.color()?;
    choose(session, color, Choosing::AndPlaying)
}

/// Says a move without playing it, and never resigns.
pub(in crate::gtp) fn reg_genmove(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    let color = arguments.color()?;
    choose(session, color, Choosing::Only)
}

/// The same for whoever is to move.
pub(in crate::gtp) fn search(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    let color = arguments.optional_color().unwrap_or_else(|| session.game.to_move());
    choose(session, color, Choosing::Only)
}

pub(in crate::gtp) fn search_cancellable(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    let color = arguments.optional_color().unwrap_or_else(|| session.game.to_move());
    choose(session, color, Choosing::Cancellable)
}

fn choose(session: &mut Session, color: Color, form: Choosing) -> Answered {
    let chosen = think(session, color, form, &mut |_| ())?;
    Ok(Reply::Text(chosen.map_or_else(|| "cancelled".to_owned(), |generated| generated.to_string())))
}

/// Removes dead stones from the board by playing, for KGS.
pub(in crate::gtp) fn cleanup(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    let color = arguments.color()?;
    let game = session.ready(color);
    let choice = session.timed(color, |session| {
        session.searching(StopsAt::Hurry, |session, stop| session.player.cleanup_move(&game, stop)).0
    });
    let generated = act(session, color, &choice)?;
    Ok(Reply::of(&generated))
}

/// Chooses a move; `None` if that was cancelled.
fn think(
    session: &mut Session,
    color: Color,
    form: Choosing,
    watch: &mut dyn FnMut(&Search),
) -> Result<Option<GeneratedMove>, Failure> {
    let game = session.ready(color);
    let clock = (session.time != TimeSystem::Unlimited).then(|| session.clocks[color]);
    let mut choosing = |session: &mut Session| {
        session.searching(form.stops_at(), |session, stop| {
            session.player.choose(&game, clock.as_ref(), stop, watch)
        })
    };
    let (choice, stopped) = match form {
        Choosing::AndPlaying => session.timed(color, &mut choosing),
        Choosing::Only | Choosing::Cancellable => choosing(session),
    };
    match form {
        Choosing::AndPlaying => act(session, color, &choice).map(Some),
        Choosing::Cancellable if stopped => Ok(None),
        Choosing::Only | Choosing::Cancellable => Ok(Some(spoken(&choice))),
    }
}

fn spoken(choice: &Choice) -> GeneratedMove {
    match choice.decision {
        Decision::Play(mv) => GeneratedMove::Move(mv.into()),
        Decision::Resign => GeneratedMove::Resign,
    }
}

/// Plays what was chosen.
fn act(session: &mut Session, color: Color, choice: &Choice) -> Result<GeneratedMove, Failure> {
    session.last_thought = describe(choice);
    if let Decision::Play(mv) = choice.decision {
        session.play(color, mv)?;
    }
    Ok(spoken(choice))
}

fn describe(choice: &Choice) -> String {
    let outlook = &choice.outlook;
    let line = outlook
        .candidates
        .first()
        .map(|candidate| candidate.line.iter().map(ToString::to_string).collect::<Vec<_>>());
    format!(
        "{} wins {:.1}%, leads by {:.1}, {} visits, {}",
        outlook.mover,
        outlook.win_rate * 100.0,
        outlook.lead,
        outlook.visits,
        line.unwrap_or_default().join(" ")
    )
}

pub(in crate::gtp) fn explain_last_move(session: &mut Session, _: &mut Arguments<'_>) -> Answered {
    Ok(Reply::Text(session.last_thought.clone()))
}

pub(in crate::gtp) fn lz_analyze(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    analyze(session, arguments, Dialect::Leela)
}

pub(in crate::gtp) fn kata_analyze(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    analyze(session, arguments, Dialect::Kata)
}

fn analyze(session: &mut Session, arguments: &mut Arguments<'_>, dialect: Dialect) -> Answered {
    session.job = Some(Job::Analyze(streaming(session, arguments, dialect)?));
    Ok(Reply::Stream)
}

pub(in crate::gtp) fn lz_genmove_analyze(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    choose_and_analyze(session, arguments, (Dialect::Leela, Choosing::AndPlaying))
}

pub(in crate::gtp) fn kata_genmove_analyze(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    choose_and_analyze(session, arguments, (Dialect::Kata, Choosing::AndPlaying))
}

pub(in crate::gtp) fn search_analyze(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    choose_and_analyze(session, arguments, (Dialect::Kata, Choosing::Only))
}

pub(in crate::gtp) fn search_analyze_cancellable(
    session: &mut Session,
    arguments: &mut Arguments<'_>,
) -> Answered {
    choose_and_analyze(session, arguments, (Dialect::Kata, Choosing::Cancellable))
}

fn choose_and_analyze(
    session: &mut Session,
    arguments: &mut Arguments<'_>,
    (dialect, form): (Dialect, Choosing),
) -> Answered {
    let streaming = streaming(session, arguments, dialect)?;
    session.job = Some(Job::Choose { streaming, form });
    Ok(Reply::Stream)
}

fn streaming(
    session: &Session,
    arguments: &mut Arguments<'_>,
    dialect: Dialect,
) -> Result<Streaming, Failure> {
    let options = AnalyzeOptions::parse(arguments, session.game.size())?;
    let color = options.color.unwrap_or_else(|| session.game.to_move());
    Ok(Streaming { color, options, dialect })
}

/// Carries out the command whose answer is a stream of lines.
///
/// # Errors
/// Nobody listens any more.
pub(in crate::gtp) fn stream(session: &mut Session, output: &mut dyn Write) -> io::Result<()> {
    match session.job.take() {
        Some(Job::Analyze(streaming)) => stream_analysis(session, &streaming, output),
        Some(Job::Choose { streaming, form }) => stream_choice(session, &streaming, form, output),
        None => Ok(()),
    }
}

fn stream_analysis(session: &mut Session, streaming: &Streaming, output: &mut dyn Write) -> io::Result<()> {
    let game = session.ready(streaming.color);
    let options = *session.player.options();
    let limits = Limits { visits: options.visits, time: options.time, ..Limits::default() };
    let mut analyst = analyst(session, streaming, game);
    let mut lines = Lines::new(streaming, output);
    let ((), _) = session.searching(StopsAt::AnyLine, |session, stop| {
        let last = analyst.run(&limits, stop, &mut |look| lines.see(look, stop));
        if !stop.is_set() {
            // A limit was reached: that is the last line, and the command goes on until somebody ends it.
            lines.write(last.as_ref());
            session.signals().wait_for_stop();
        }
    });
    lines.result
}

fn analyst(session: &mut Session, streaming: &Streaming, game: Game) -> Analyst {
    let restrictions = streaming.options.restrictions.iter().map(restriction).collect();
    let mut options = *session.player.options();
    options.search.wide_root_noise = options.analysis_noise;
    Analyst::new(session.player.evaluator().clone(), options, game, restrictions)
}

fn restriction(restriction: &Restriction) -> analysis::Restriction {
    let (color, vertices, depth, kind) = match restriction {
        Restriction::Avoid { color, vertices, depth } => (color, vertices, depth, RestrictionKind::Avoid),
        Restriction::Allow { color, vertices, depth } => (color, vertices, depth, RestrictionKind::Allow),
    };
    let moves = vertices.iter().map(|vertex| (*vertex).into()).collect();
    analysis::Restriction { color: *color, moves, kind, depth: *depth }
}

fn stream_choice(
    session: &mut Session,
    streaming: &Streaming,
    form: Choosing,
    output: &mut dyn Write,
) -> io::Result<()> {
    let mut lines = Lines::new(streaming, output);
    let never = Stop::new();
    let mut last = None;
    let chosen = think(session, streaming.color, form, &mut |search| {
        let look = Look::without_lens(search);
        lines.see(look, &never);
        last = look.report().or(last.take());
    });
    lines.write(last.as_ref());
    lines.result?;
    let word = match chosen {
        Ok(Some(generated)) => generated.to_string(),
        Ok(None) => "cancelled".to_owned(),
        // The player chose a move that the rules forbid: there is nothing to play but a pass.
        Err(_) => "pass".to_owned(),
    };
    writeln!(output, "play {word}")
}

/// Writes a line of an analysis every now and then.
struct Lines<'a> {
    streaming: &'a Streaming,
    output: &'a mut dyn Write,
    interval: Duration,
    since: Stopwatch,
    result: io::Result<()>,
}

impl<'a> Lines<'a> {
    fn new(streaming: &'a Streaming, output: &'a mut dyn Write) -> Lines<'a> {
        let interval = streaming.options.interval.unwrap_or(INTERVAL);
        Lines { streaming, output, interval, since: Stopwatch::start(), result: Ok(()) }
    }

    /// Writes a line if it is time to. When nobody listens, the search has no point.
    fn see(&mut self, look: Look<'_>, stop: &Stop) {
        if self.since.elapsed() < self.interval {
            return;
        }
        if let Some(report) = look.report() {
            self.since = Stopwatch::start();
            self.write(Some(&report));
        }
        if self.result.is_err() {
            stop.stop();
        }
    }

    fn write(&mut self, report: Option<&Report>) {
        if let (Some(report), Ok(())) = (report, &self.result) {
            let analysis = report.analysis(&self.streaming.options, self.streaming.dialect);
            let line = analysis.write(self.streaming.dialect);
            // Before the first move has been visited there is nothing to say, and an empty line would end the response.
            if !line.is_empty() {
                self.result = writeln!(self.output, "{line}").and_then(|()| self.output.flush());
            }
        }
    }
}
