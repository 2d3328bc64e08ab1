//! GIB: the format of Tygem.
//!
//! `\[KEY=value\]` lines, then `INI 0 1 handicap` and a line `STO 0 number color column row` for each move: color 1 is
//! Black, column and row count from 0 in the upper left corner.

use tengen_rules::Size;

use super::{Sheet, fixed_handicap, lines};
use crate::decimal::Decimal;
use crate::info::Rank;
use crate::point;

/// Fills `sheet`; `None` if there is neither a header nor a move.
pub(super) fn read(text: &str, sheet: &mut Sheet) -> Option<()> {
    sheet.info("SZ", "19");
    let mut found = false;
    for (offset, line) in lines(text) {
        let line = line.trim();
        if let Some((key, value)) = header(line) {
            header_line(sheet, key, value);
            found = true;
        } else if let Some(rest) = line.strip_prefix("INI ") {
            let count = numbers(rest).nth(2).unwrap_or(0);
            if (2..=9).contains(&count) {
                sheet.handicap(&fixed_handicap(count), Size::NINETEEN);
            }
        } else if line.starts_with("STO ") || line.starts_with("SKI ") {
            found = true;
            if game_move(sheet, line).is_none() {
                sheet.skip(offset, line);
            }
        }
    }
    found.then_some(())
}

fn header(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix("\\[")?.strip_suffix("\\]")?.split_once('=')
}

fn header_line(sheet: &mut Sheet, key: &str, value: &str) {
    match key {
        "GAMEBLACKNAME" => player(sheet, "PB", "BR", value),
        "GAMEWHITENAME" => player(sheet, "PW", "WR", value),
        "GAMENAME" => sheet.info("GN", value),
        "GAMEPLACE" => sheet.info("PC", value),
        "GAMECOMMENT" => sheet.info("GC", value),
        "GAMERESULT" => sheet.info("RE", value),
        "GAMEGONGJE" => komi(sheet, value),
        "GAMEINFOMAIN" => main_fields(sheet, value),
        "GAMETAG" => date(sheet, value),
        _ => {}
    }
}

/// `name (5D)`.
fn player(sheet: &mut Sheet, name: &str, rank: &str, value: &str) {
    let split = value.trim().strip_suffix(')').and_then(|v| v.rsplit_once('('));
    let (player, level) = split.unwrap_or((value, ""));
    sheet.info(name, player);
    sheet.info(rank, &Rank::parse(level).map_or_else(|| level.to_owned(), |r| r.to_string()));
}

/// Komi in tenths.
fn komi(sheet: &mut Sheet, value: &str) {
    let komi = Decimal::parse(value).and_then(|(tenths, _)| tenths.scaled(1, 10));
    komi.into_iter().for_each(|k| sheet.info("KM", &k.to_string()));
}

/// `…,GTIME:1200-30-3,GRLT:1,ZIPSU:595,…`: time as main, period and periods; the way the game ended; the margin in
/// tenths. Unlike GAMERESULT this is the same in every language.
fn main_fields(sheet: &mut Sheet, value: &str) {
    let field = |key: &str| value.split(',').find_map(|f| f.trim().strip_prefix(key)?.strip_prefix(':'));
    let margin =
        field("ZIPSU").and_then(Decimal::parse).and_then(|(n, _)| n.scaled(1, 10)).unwrap_or_default();
    let result = match field("GRLT") {
        Some("0") => format!("B+{margin}"),
        Some("1") => format!("W+{margin}"),
        Some("3") => "B+R".to_owned(),
        Some("4") => "W+R".to_owned(),
        Some("7") => "B+T".to_owned(),
        Some("8") => "W+T".to_owned(),
        _ => String::new(),
    };
    sheet.info("RE", &result);
    let time: Vec<u32> =
        field("GTIME").unwrap_or_default().split('-').filter_map(|n| n.parse().ok()).collect();
    if let [main, seconds, periods] = time[..] {
        sheet.info("TM", &main.to_string());
        if periods > 0 {
            sheet.info("OT", &format!("{periods}x{seconds} byo-yomi"));
        }
    }
}

/// `…,C2014:01:27:17:54,…`.
fn date(sheet: &mut Sheet, value: &str) {
    let stamp = value.split(',').find_map(|f| f.trim().strip_prefix('C'));
    let parts: Vec<&str> = stamp.unwrap_or_default().split(':').collect();
    if let [year, month, day, ..] = parts[..] {
        sheet.info("DT", &format!("{year}-{month}-{day}"));
    }
}

fn numbers(text: &str) -> impl Iterator<Item = usize> + '_ {
    text.split_ascii_whitespace().map_while(|n| n.parse().ok())
}

fn game_move(sheet: &mut Sheet, line: &str) -> Option<()> {
    let fields: Vec<usize> = numbers(line.get(4..)?).collect();
    let color = match fields.get(2) {
        Some(1) => 'B',
        Some(2) => 'W',
        _ => return None,
    };
    if line.starts_with("SKI") {
        sheet.play(color, "");
        return Some(());
    }
    let (col, row) = (u8::try_from(*fields.get(3)?).ok()?, u8::try_from(*fields.get(4)?).ok()?);
    let place = Size::NINETEEN.point(col, 18u8.checked_sub(row)?)?;
    sheet.play(color, &point::point_name(place, Size::NINETEEN));
    Some(())
}
