//! `tengen perft`: counts move sequences, the standard check of a move generator.

use std::io::Write;

use clap::ValueEnum;
use tengen_rules::{Game, Ko, LongCycle, Ruleset, Setup, Size, Suicide, perft};

use crate::exit::{Exit, WrongUse};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(long, value_name = "SIZE")]
    size: Size,
    #[arg(long, default_value = "positional")]
    ko: KoName,
    #[arg(long, default_value = "forbidden")]
    suicide: SuicideName,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(0..=MAX_DEPTH))]
    depth: u8,
    #[arg(long)]
    json: bool,
}

/// Far beyond what can be waited for, except where games end early.
const MAX_DEPTH: i64 = 64;

#[derive(Clone, Copy, Debug, ValueEnum)]
enum KoName {
    None,
    Simple,
    Positional,
    Situational,
    Natural,
}

impl KoName {
    fn ko(self) -> Ko {
        match self {
            KoName::None => Ko::None,
            KoName::Simple => Ko::Simple,
            KoName::Positional => Ko::Positional,
            KoName::Situational => Ko::Situational,
            KoName::Natural => Ko::NaturalSituational,
        }
    }
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum SuicideName {
    Forbidden,
    Multi,
}

impl SuicideName {
    fn suicide(self) -> Suicide {
        match self {
            SuicideName::Forbidden => Suicide::Forbidden,
            SuicideName::Multi => Suicide::MultiStone,
        }
    }
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<Exit> {
    let rules = Ruleset {
        ko: args.ko.ko(),
        suicide: args.suicide.suicide(),
        long_cycle: LongCycle::Ignored,
        ..Ruleset::TROMP_TAYLOR
    };
    let game = Game::new(&Setup::new(args.size, rules)).map_err(|error| WrongUse::new(error.to_string()))?;
    let count = perft(&game, args.depth.into());
    if args.json {
        let Args { size, depth, .. } = args;
        let (ko, suicide) = (name(&args.ko), name(&args.suicide));
        writeln!(
            out,
            r#"{{"size":"{size}","ko":"{ko}","suicide":"{suicide}","depth":{depth},"sequences":{count}}}"#
        )?;
    } else {
        writeln!(out, "{count}")?;
    }
    Ok(Exit::Fine)
}

/// The word that the command line has for a value.
fn name(value: &impl ValueEnum) -> String {
    value.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
}
