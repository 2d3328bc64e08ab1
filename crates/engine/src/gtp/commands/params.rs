//! Settings of the player, under the names that KataGo gives them.

use std::time::Duration;

use serde_json::{Map, Value};
use tengen_gtp::{Arguments, Failure, Reply};

use super::Answered;
use crate::gtp::session::Session;
use crate::options::{PlayerOptions, Pondering, Resigning};
use crate::search_params::{self, SEARCH_PARAMS, SearchParam, WIDE_ROOT_NOISE, rounded, within};
use tengen_rank::ParseLevelError;

/// What stands for no limit on visits, as KataGo prints it.
const NO_LIMIT: u64 = 1 << 50;

/// One setting of the player: its name, how it reads and how it is set. A value that makes no sense is refused with
/// `None`. The constants of the search are settings, too.
struct Param {
    name: &'static str,
    get: fn(&PlayerOptions) -> Value,
    set: fn(&mut PlayerOptions, &Value) -> Option<()>,
}

const PARAMS: [Param; 9] = [
    Param {
        name: "maxVisits",
        get: |options| options.visits.map_or(NO_LIMIT, u64::from).into(),
        set: set_visits,
    },
    Param {
        name: "maxTime",
        get: |options| options.time.map_or(1e20, |time| time.as_secs_f64()).into(),
        set: set_time,
    },
    Param { name: "numSearchThreads", get: |options| options.threads.into(), set: set_threads },
    Param {
        name: "allowResignation",
        get: |options| (options.resigning == Resigning::Hopeless).into(),
        set: set_resigning,
    },
    Param {
        name: "ponderingEnabled",
        get: |options| (options.pondering == Pondering::OpponentsTurn).into(),
        set: set_pondering,
    },
    Param {
        name: "analysisWideRootNoise",
        get: |options| rounded(options.analysis_noise).into(),
        set: set_analysis_noise,
    },
    Param { name: "lagBuffer", get: |options| options.lag.as_secs_f64().into(), set: set_lag },
    Param { name: "searchRandSeed", get: |options| options.seed.into(), set: set_seed },
    Param { name: "level", get: |options| options.level.to_string().into(), set: set_level },
];

fn set_visits(options: &mut PlayerOptions, value: &Value) -> Option<()> {
    let visits = value.as_f64().filter(|visits| *visits >= 1.0)?;
    options.visits = (visits < f64::from(u32::MAX)).then_some(visits as u32);
    Some(())
}

fn set_time(options: &mut PlayerOptions, value: &Value) -> Option<()> {
    let seconds = value.as_f64().filter(|seconds| *seconds >= 0.0)?;
    // What exceeds all durations is no limit.
    options.time = Duration::try_from_secs_f64(seconds).ok();
    Some(())
}

fn set_threads(options: &mut PlayerOptions, value: &Value) -> Option<()> {
    options.threads = value.as_u64().filter(|threads| (1..=256).contains(threads))? as u16;
    Some(())
}

fn set_resigning(options: &mut PlayerOptions, value: &Value) -> Option<()> {
    options.resigning = if value.as_bool()? { Resigning::Hopeless } else { Resigning::Never };
    Some(())
}

fn set_pondering(options: &mut PlayerOptions, value: &Value) -> Option<()> {
    options.pondering = if value.as_bool()? { Pondering::OpponentsTurn } else { Pondering::Never };
    Some(())
}

fn set_analysis_noise(options: &mut PlayerOptions, value: &Value) -> Option<()> {
    options.analysis_noise = within(&WIDE_ROOT_NOISE, value)?;
    Some(())
}

fn set_lag(options: &mut PlayerOptions, value: &Value) -> Option<()> {
    options.lag = value.as_f64().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())?;
    Some(())
}

fn set_seed(options: &mut PlayerOptions, value: &Value) -> Option<()> {
    options.seed = value.as_u64()?;
    Some(())
}

fn set_level(options: &mut PlayerOptions, value: &Value) -> Option<()> {
    options.level = value.as_str()?.parse().ok()?;
    Some(())
}

/// A setting of either kind.
enum Setting {
    Player(&'static Param),
    Search(&'static SearchParam),
}

impl Setting {
    fn find(name: &str) -> Option<Setting> {
        let player = PARAMS.iter().find(|param| param.name == name).map(Setting::Player);
        player.or_else(|| search_params::find(name).map(Setting::Search))
    }

    fn all() -> impl Iterator<Item = Setting> {
        PARAMS.iter().map(Setting::Player).chain(SEARCH_PARAMS.iter().map(Setting::Search))
    }

    fn name(&self) -> &'static str {
        match self {
            Setting::Player(param) => param.name,
            Setting::Search(param) => param.name,
        }
    }

    fn get(&self, options: &PlayerOptions) -> Value {
        match self {
            Setting::Player(param) => (param.get)(options),
            Setting::Search(param) => param.get(&options.search).into(),
        }
    }

    fn set(&self, options: &mut PlayerOptions, value: &Value) -> Option<()> {
        match self {
            Setting::Player(param) => (param.set)(options, value),
            Setting::Search(param) => param.set(&mut options.search, value),
        }
    }
}

/// Refuses in KataGo's words, which controllers look for.
fn set(options: &mut PlayerOptions, name: &str, value: &Value) -> Result<(), Failure> {
    let refused = |reason: String| Failure::Other(format!("Could not set params: {reason}"));
    let unknown = || refused(format!("Unrecognized or non-overridable parameter in kata-set-params: {name}"));
    let setting = Setting::find(name).ok_or_else(unknown)?;
    setting.set(options, value).ok_or_else(|| refused(format!("{name} does not take the value {value}")))
}

/// A number, a truth value, or else a text.
fn read(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| text.into())
}

pub(in crate::gtp) fn set_param(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    let name = arguments.word()?;
    let mut options = *session.player.options();
    set(&mut options, name, &read(arguments.take_rest()))?;
    session.player.set_options(options);
    Ok(Reply::done())
}

/// All or none.
pub(in crate::gtp) fn set_params(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    let pairs: Map<String, Value> =
        serde_json::from_str(arguments.take_rest()).map_err(|_| Failure::Syntax)?;
    let mut options = *session.player.options();
    for (name, value) in &pairs {
        set(&mut options, name, value)?;
    }
    session.player.set_options(options);
    Ok(Reply::done())
}

pub(in crate::gtp) fn get_param(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    let name = arguments.word()?;
    let setting = Setting::find(name).ok_or_else(|| Failure::Other(format!("Invalid parameter: {name}")))?;
    let value = setting.get(session.player.options());
    Ok(Reply::Text(value.as_str().map_or_else(|| value.to_string(), str::to_owned)))
}

pub(in crate::gtp) fn get_params(session: &mut Session, _: &mut Arguments<'_>) -> Answered {
    let options = session.player.options();
    let pairs: Map<String, Value> =
        Setting::all().map(|setting| (setting.name().to_owned(), setting.get(options))).collect();
    Ok(Reply::Text(Value::from(pairs).to_string()))
}

pub(in crate::gtp) fn list_params(_: &mut Session, _: &mut Arguments<'_>) -> Answered {
    Ok(Reply::Text(Setting::all().map(|setting| setting.name()).collect::<Vec<_>>().join(" ")))
}

/// How strong to play from now on; without an argument, how strong that is.
pub(in crate::gtp) fn level(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    if arguments.is_empty() {
        return Ok(Reply::of(&session.player.options().level));
    }
    let level = arguments.word()?;
    arguments.end()?;
    let wrong = |error: ParseLevelError| Failure::Other(error.to_string());
    session.player.set_level(level.parse().map_err(wrong)?);
    Ok(Reply::done())
}

/// `lz-setoption name NAME value VALUE`: the two options of Leela Zero that mean something here.
pub(in crate::gtp) fn lz_setoption(session: &mut Session, arguments: &mut Arguments<'_>) -> Answered {
    let text = arguments.take_rest();
    let (name, value) =
        text.strip_prefix("name ").and_then(|rest| rest.split_once(" value ")).ok_or(Failure::Syntax)?;
    let param = match name.trim().to_ascii_lowercase().as_str() {
        // For both of them 0 is no limit.
        "visits" | "playouts" => "maxVisits",
        _ => return Err(Failure::Other(format!("unknown option: {name}"))),
    };
    let value = if value.trim() == "0" { Value::from(NO_LIMIT) } else { read(value.trim()) };
    let mut options = *session.player.options();
    set(&mut options, param, &value)?;
    session.player.set_options(options);
    Ok(Reply::done())
}

/// Forgets what was searched.
pub(in crate::gtp) fn clear_cache(session: &mut Session, _: &mut Arguments<'_>) -> Answered {
    session.player.clear();
    Ok(Reply::done())
}
