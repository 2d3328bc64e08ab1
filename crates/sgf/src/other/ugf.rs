//! UGF and UGI: the formats of Pandanet (IGS).
//!
//! Sections of an INI file. `[Data]` has a line `QP,B1,12,0` for each move: column and row letter (rows count from the
//! bottom if CoordinateType is IGS), color, number; number 0 is a handicap stone; a place off the board is a pass.
//! `[ReviewNode]`, if there, has the moves again with variations: `NODE,identity,color,column,row`, and `VARIATION,`
//! … `VARIATIONEND,` around moves that follow the node before. `[ReviewComment]` has texts for these identities.

use std::collections::HashMap;

use tengen_rules::Size;

use super::{Sheet, lines};
use crate::info::Rank;
use crate::point;
use crate::text::Form;
use crate::tree::NodeId;

/// Fills `sheet`; `None` if there is no data.
pub(super) fn read(text: &str, sheet: &mut Sheet) -> Option<()> {
    let mut reader = Reader { sheet, size: Size::NINETEEN, from_bottom: false, has_review: false };
    reader.has_review = text.lines().any(|l| l.trim().starts_with("NODE,") && !l.contains(",0,0,0"));
    let mut section = "";
    let mut found = None;
    let mut review = Review::default();
    for (offset, line) in lines(text) {
        let trimmed = line.trim();
        if let Some(name) = trimmed.strip_prefix('[').and_then(|l| l.strip_suffix(']')) {
            section = name;
            continue;
        }
        let understood = match section {
            "Header" => trimmed.split_once('=').map(|(key, value)| reader.header(key, value)),
            "Data" => {
                found = Some(());
                reader.data(trimmed)
            }
            "ReviewNode" => reader.review(trimmed, &mut review),
            "ReviewComment" => reader.comment(line, &mut review),
            _ => Some(()),
        };
        if understood.is_none() && !trimmed.is_empty() {
            reader.sheet.skip(offset, trimmed);
        }
    }
    found
}

struct Reader<'s> {
    sheet: &'s mut Sheet,
    size: Size,
    from_bottom: bool,
    has_review: bool,
}

/// Where the review stands.
#[derive(Default)]
struct Review {
    nodes: HashMap<u32, NodeId>,
    /// The nodes to return to when a variation ends.
    branches: Vec<NodeId>,
    commented: Option<NodeId>,
    comments: HashMap<NodeId, String>,
}

impl Reader<'_> {
    fn header(&mut self, key: &str, value: &str) {
        let fields: Vec<&str> = value.split(',').map(str::trim).collect();
        let field = |n: usize| fields.get(n).copied().unwrap_or_default();
        match key {
            "Size" => {
                self.size = point::parse_size(value).unwrap_or(Size::NINETEEN);
                self.sheet.info("SZ", &point::size_name(self.size));
            }
            "CoordinateType" => self.from_bottom = value.trim() == "IGS",
            "Title" => self.sheet.info("GN", value.trim_end_matches(',')),
            "Place" => self.sheet.info("PC", value),
            "Copyright" => self.sheet.info("CP", value),
            "Comment" => self.sheet.info("GC", value),
            "Date" => self.sheet.info("DT", &field(0).replace('/', "-")),
            "Rule" => self.sheet.info("RU", if field(0) == "JPN" { "Japanese" } else { field(0) }),
            "Hdcp" => self.handicap(field(0), field(1)),
            "Winner" => self.winner(field(0), field(1)),
            "PlayerB" => self.player("PB", "BR", field(0), field(1)),
            "PlayerW" => self.player("PW", "WR", field(0), field(1)),
            _ => {}
        }
    }

    fn handicap(&mut self, count: &str, komi: &str) {
        if count.parse::<u8>().is_ok_and(|n| n >= 2) {
            self.sheet.info("HA", count);
        }
        let komi = crate::Decimal::parse(komi).map(|(k, _)| k.to_string());
        self.sheet.info("KM", &komi.unwrap_or_default());
    }

    /// The margin is a number, or a letter: R resignation, T time.
    fn winner(&mut self, color: &str, margin: &str) {
        if matches!(color, "B" | "W") {
            let margin =
                crate::Decimal::parse(margin).map_or_else(|| margin.to_owned(), |(m, _)| m.to_string());
            self.sheet.info("RE", &format!("{color}+{margin}"));
        }
    }

    fn player(&mut self, name: &str, rank: &str, player: &str, level: &str) {
        self.sheet.info(name, player);
        self.sheet.info(rank, &Rank::parse(level).map_or_else(|| level.to_owned(), |r| r.to_string()));
    }

    /// The raw SGF value of a place given by column and row, counted from 1; empty if it is off the board.
    fn place(&self, col: u8, row: u8) -> String {
        let row = if self.from_bottom { row.checked_sub(1) } else { self.size.rows().checked_sub(row) };
        let place = col.checked_sub(1).zip(row).and_then(|(col, row)| self.size.point(col, row));
        place.map(|p| point::point_name(p, self.size)).unwrap_or_default()
    }

    fn data(&mut self, line: &str) -> Option<()> {
        let mut fields = line.split(',');
        let letters = fields.next()?.as_bytes();
        let color = fields.next()?.chars().next().filter(|c| matches!(c, 'B' | 'W'))?;
        let number = fields.next()?.trim();
        let ordinal = |letter: u8| letter.to_ascii_uppercase().checked_sub(b'A').map(|n| n + 1);
        let raw = self.place(ordinal(*letters.first()?)?, ordinal(*letters.get(1)?)?);
        if number == "0" {
            self.setup(color, raw);
        } else if !self.has_review {
            self.sheet.play(color, &raw);
        }
        Some(())
    }

    fn setup(&mut self, color: char, raw: String) {
        let name = if color == 'B' { "AB" } else { "AW" };
        let root = self.sheet.collection.node(self.sheet.root);
        let old = crate::PropertyId::of_name(name).into_iter().flat_map(|id| root.raw_values(id));
        let mut stones: Vec<String> = old.map(str::to_owned).collect();
        stones.push(raw);
        self.sheet.collection.set_raw(self.sheet.root, name, stones.iter().map(String::as_str));
    }

    fn review(&mut self, line: &str, review: &mut Review) -> Option<()> {
        match line {
            "VARIATION," => review.branches.push(self.sheet.last),
            "VARIATIONEND," => self.sheet.last = review.branches.pop()?,
            _ => {
                let mut fields = line.strip_prefix("NODE,")?.split(',').map(|f| f.trim().parse::<u32>().ok());
                let mut next = || fields.next().flatten();
                let (identity, color) = (next()?, next()?);
                let (col, row) = (u8::try_from(next()?).ok()?, u8::try_from(next()?).ok()?);
                match color {
                    1 => self.sheet.play('B', &self.place(col, row)),
                    2 => self.sheet.play('W', &self.place(col, row)),
                    _ => {}
                }
                review.nodes.insert(identity, self.sheet.last);
            }
        }
        Some(())
    }

    fn comment(&mut self, line: &str, review: &mut Review) -> Option<()> {
        if let Some(identity) = line.strip_prefix(".Comment,") {
            review.commented = review.nodes.get(&identity.trim().parse().ok()?).copied();
            return review.commented.map(|_| ());
        }
        let node = review.commented?;
        let text = review.comments.entry(node).or_default();
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(line.trim());
        self.sheet.collection.set_text(node, "C", text, Form::Text);
        Some(())
    }
}
