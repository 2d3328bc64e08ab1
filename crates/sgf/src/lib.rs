#![doc = include_str!("../README.md")]
//!
//!
//! Three layers, each usable without the next:
//!
//! | layer | from → to | may fail | where |
//! |---|---|---|---|
//! | text | bytes → text | never | `charset` |
//! | tree | text → [`Collection`] of [`Node`]s and [`Property`]s | only if there is no game | `parse`, `write` |
//! | values | raw text → [`Value`]s of a [`GameTree`], [`GameInfo`] | a value may be missing | [`property`], `value`, `info` |
//!
//! What was repaired or found wrong is a [`Diagnostic`] with a stable [`Code`], a severity and a byte offset in the
//! input: those of [`read`] concern the syntax, those of [`check`] the meaning. [`read_strict`] refuses on the first
//! error. Boards and legality are not known here; see `tengen-record`.
//!
//! ```
//! use tengen_sgf::{GameTree, read, write};
//!
//! let parsed = read(b"(;FF[4]SZ[9]KM[6,5];B[ee];W[tt])").unwrap();
//! let game = GameTree::new(parsed.collection.first_game().unwrap());
//! assert_eq!(game.info().komi.unwrap().to_string(), "6.5");
//! let moves: Vec<_> = game.root().main_line().filter_map(|node| game.move_of(node)).collect();
//! assert_eq!(format!("{} {}", moves[0].1, moves[1].1), "E5 pass");
//! assert_eq!(write(&parsed.collection), "(;FF[4]SZ[9]KM[6,5];B[ee];W[tt])\n");
//! ```
//!
//! # What the reader forgives
//!
//! - **Around games:** text before, between and after games; a byte order mark; a missing `(` or `;` before the first
//!   property; `)` missing or too many; `()` and `((`; nodes and properties after a variation or after the game.
//! - **Charset:** order mark → valid UTF-8 → CA (of each game) → detector → Latin-1, and UTF-16 without a mark. Damaged
//!   UTF-8 is not taken for anything else. Escapes are read after decoding, or before if that makes more sense.
//! - **Names:** lower-case letters (right before FF\[4\]), any length up to 255, digits behind a letter.
//! - **Values:** an unescaped `]` in a comment; the end of the file within a value; blanks around and inside points;
//!   decimal commas and fractions; `tt` as a pass on boards up to 19×19; sizes as `19:19`; results in words.
//! - **Repeats:** a list property repeated in a node is one list, a repeated text one text; of others the first counts.
//! - **Site habits** (the table in `site`): Fox's komi in hundredths. Off in strict reading.
//!
//! Left out, with an error: names without a value, values without a name, characters that belong to nothing.
//! Everything else survives a round trip: unknown and private properties, order, repeats, values not understood.
//!
//! # What the writer writes
//!
//! UTF-8 without a mark, `CA[UTF-8]` where needed, LF. Properties in their order with their values; only needful
//! escapes; parentheses only around true variations; lines broken before a `;` after 72 bytes. The second save equals
//! the first byte by byte. [`upgrade`] turns older versions into FF\[4\]; [`Lists`] expands or compresses points.
//!
//! # Limits
//!
//! [`MAX_BYTES`] of input, [`MAX_NODES`] nodes, [`MAX_DIAGNOSTICS`] kept. Time is linear in the input, and no function
//! is recursive over it, dropping included.
#![forbid(unsafe_code)]

mod charset;
mod check;
mod decimal;
mod diagnostic;
mod game;
mod info;
mod other;
mod parse;
pub mod point;
pub mod property;
mod read;
mod site;
pub mod text;
mod tree;
mod upgrade;
mod value;
mod write;

pub use check::{Rigor, check};
pub use decimal::{Decimal, Spelling};
pub use diagnostic::{Code, Diagnostic, Diagnostics, MAX_DIAGNOSTICS, Severity};
pub use game::{GameInfo, GameTree};
pub use info::{By, Date, GameResult, Ladder, Overtime, Rank, parse_dates, parse_main_time};
pub use other::{Format, read_any};
pub use parse::MAX_NODES;
pub use property::PropertyId;
pub use read::{MAX_BYTES, Parsed, ReadError, read, read_strict};
pub use site::Site;
pub use tree::{Collection, Node, NodeId, Property};
pub use upgrade::upgrade;
pub use value::{Double, Fault, Typed, Value};
pub use write::{Lists, write, write_with};
