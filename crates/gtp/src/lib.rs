#![doc = include_str!("../README.md")]
//!
//!
//! Read in this order: [`Request`] and [`Response`] (the wire), [`Vertex`], then for engines [`Arguments`], [`Table`] and
//! [`AnalyzeOptions`], for controllers [`ResponseReader`], [`Analysis`] and [`replies`].
#![forbid(unsafe_code)]

mod analysis;
mod analyze_options;
mod arguments;
mod failure;
mod lines;
pub mod replies;
mod request;
mod response;
mod table;
mod vertex;

pub use analysis::{Analysis, Dialect, MoveInfo, ParseAnalysisError, RootInfo};
pub use analyze_options::{AnalyzeOptions, Extra, Restriction};
pub use arguments::Arguments;
pub use failure::Failure;
pub use lines::{LineReader, MAX_LINE};
pub use request::{Request, RequestError};
pub use response::{MAX_RESPONSE, Received, Response, ResponseReader};
pub use table::{Answer, Command, END_OF_STREAM, Next, Reply, Table};
pub use vertex::{GeneratedMove, MAX_SIDE, MIN_SIDE, ParseVertexError, Vertex, board_size, parse_color};
