//! The shell of the server: what every request goes through, and the parts that need no game.
//!
//! Read in this order: [`app`] puts the router and its layers together, `listen` listens, the other files hold one
//! endpoint or one layer each.

mod app;
mod assets;
mod error;
mod extract;
mod guard;
mod health;
mod limiter;
mod listener;
mod network;
mod observe;
mod options;
mod peer;
mod qr;
mod records;
mod shell;

pub use app::{app, open_api};
pub use error::ApiError;
pub use extract::{Bearer, Body, Browser};
pub use limiter::Limiter;
pub use listener::{BindError, Listening, MAX_CONNECTIONS, bind, listen, raise_file_limit};
pub use peer::Peer;
pub use shell::{Shell, keep_metrics};
