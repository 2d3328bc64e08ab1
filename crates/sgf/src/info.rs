//! Values of the game information that have a form of their own: results, dates, time, ranks.

mod date;
mod overtime;
mod rank;
mod result;

pub use date::{Date, parse_dates};
pub use overtime::{Overtime, parse_main_time};
pub use rank::{Ladder, Rank};
pub use result::{By, GameResult};
