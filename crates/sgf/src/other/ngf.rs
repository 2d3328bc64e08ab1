//! NGF: the format of WBaduk and Cyberoro.
//!
//! Eleven or twelve header lines told apart by their place, then a line for each move: `PM`, two letters that count the
//! moves, the color, column and row as capitals from B in the upper left corner (A A is a pass), and the same
//! backwards. An older form has `GI` before each header line and other lines.

use tengen_rules::Size;

use super::{Sheet, fixed_handicap, lines};
use crate::info::{GameResult, Rank};
use crate::point;

/// Whether the input looks like this format: a move line within the first twenty lines.
pub(super) fn is_ngf(bytes: &[u8]) -> bool {
    let start = &bytes[..bytes.len().min(4000)];
    let is_move = |line: &[u8]| {
        line.len() >= 7 && line.starts_with(b"PM") && line[2..7].iter().all(u8::is_ascii_uppercase)
    };
    start.split(|b| *b == b'\n').take(20).skip(1).any(is_move)
}

/// Fills `sheet`; `None` if there is no move line.
pub(super) fn read(text: &str, sheet: &mut Sheet) -> Option<()> {
    let header: Vec<&str> =
        lines(text).map(|(_, line)| line).take_while(|l| !l.starts_with("PM")).take(20).collect();
    let size = if header.first()?.starts_with("GI") {
        let header: Vec<&str> = header.iter().map(|l| l.strip_prefix("GI").unwrap_or(l)).collect();
        short_header(sheet, &header)
    } else {
        long_header(sheet, &header)
    };
    let mut found = None;
    for (offset, line) in lines(text).filter(|(_, line)| line.starts_with("PM")) {
        match parse_move(line.as_bytes(), size) {
            Some((color, raw)) => sheet.play(color, &raw),
            None => sheet.skip(offset, line),
        }
        found = Some(());
    }
    found
}

/// Title, size, White, Black, place, handicap, –, komi, date, –, result, number of moves.
fn long_header(sheet: &mut Sheet, header: &[&str]) -> Size {
    let line = |n: usize| header.get(n).map_or("", |l| l.trim());
    let size = board(sheet, line(1));
    sheet.info("GN", line(0));
    player(sheet, "PW", "WR", line(2));
    player(sheet, "PB", "BR", line(3));
    sheet.info("PC", line(4));
    handicap_and_komi(sheet, line(5), line(7), size);
    date(sheet, line(8));
    result(sheet, line(10));
    size
}

/// Title, White, Black, –, –, date, size, handicap, –, komi, number of moves.
fn short_header(sheet: &mut Sheet, header: &[&str]) -> Size {
    let line = |n: usize| header.get(n).map_or("", |l| l.trim());
    let size = board(sheet, line(6));
    sheet.info("GN", line(0));
    player(sheet, "PW", "WR", line(1));
    player(sheet, "PB", "BR", line(2));
    handicap_and_komi(sheet, line(7), line(9), size);
    date(sheet, line(5));
    size
}

fn board(sheet: &mut Sheet, line: &str) -> Size {
    let size = point::parse_size(line).unwrap_or(Size::NINETEEN);
    sheet.info("SZ", &point::size_name(size));
    size
}

/// A name padded with blanks, then a rank such as `9DP` (professional) or `7D*`.
fn player(sheet: &mut Sheet, name: &str, rank: &str, line: &str) {
    let (player, level) = line.rsplit_once(char::is_whitespace).unwrap_or((line, ""));
    sheet.info(name, player);
    let professional = level.strip_suffix('P').filter(|l| l.ends_with('D')).and_then(|l| l.strip_suffix('D'));
    let shown = match professional {
        Some(number) => format!("{number}p"),
        None => Rank::parse(level).map_or_else(|| level.to_owned(), |r| r.to_string()),
    };
    sheet.info(rank, &shown);
}

/// In even games the komi is cut to a whole number; the half-point belongs to it.
fn handicap_and_komi(sheet: &mut Sheet, handicap: &str, komi: &str, size: Size) {
    let count: usize = handicap.parse().unwrap_or(0);
    if (2..=9).contains(&count) && size == Size::NINETEEN {
        sheet.handicap(&fixed_handicap(count), size);
    }
    if let Ok(komi) = komi.parse::<i32>() {
        sheet.info("KM", &if count == 0 { format!("{komi}.5") } else { komi.to_string() });
    }
}

/// `20170316 [09:37]` or `2006-9-5`.
fn date(sheet: &mut Sheet, line: &str) {
    let day = line.split_whitespace().next().unwrap_or_default();
    let digits = day.len() == 8 && day.bytes().all(|b| b.is_ascii_digit());
    let date = match day.split('-').map(str::parse::<u16>).collect::<Result<Vec<_>, _>>().as_deref() {
        Ok(&[year, month, date]) => format!("{year:04}-{month:02}-{date:02}"),
        _ if digits => format!("{}-{}-{}", &day[..4], &day[4..6], &day[6..]),
        _ => day.to_owned(),
    };
    sheet.info("DT", &date);
}

/// `Black wins by 0.5!`, `White wins by  resign!`, `Black wins by 34win >> …`.
fn result(sheet: &mut Sheet, line: &str) {
    let short = line.split("win >>").next().unwrap_or(line);
    let result = short.parse::<GameResult>().map_or_else(|_| line.to_owned(), |r| r.to_string());
    sheet.info("RE", &result);
}

fn parse_move(line: &[u8], size: Size) -> Option<(char, String)> {
    let color = match line.get(4)? {
        b'B' => 'B',
        b'W' => 'W',
        _ => return None,
    };
    match (line.get(5)?.checked_sub(b'A')?, line.get(6)?.checked_sub(b'A')?) {
        (0, 0) => Some((color, String::new())),
        (col, row) => {
            let row = size.rows().checked_sub(row)?;
            let place = size.point(col.checked_sub(1)?, row)?;
            Some((color, point::point_name(place, size)))
        }
    }
}
