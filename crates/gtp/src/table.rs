//! The engine's side: a table of commands, and the answers to lines.

use std::fmt;

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::request::Request;
use crate::response::{Response, write_head};

/// What ends a response whose lines the engine wrote itself, see [`Reply::Stream`].
pub const END_OF_STREAM: &str = "\n";

/// One command: a name, what help says of it, and the function that carries it out.
pub struct Command<S> {
    /// The name, one word.
    pub name: &'static str,
    /// The arguments, as help shows them.
    pub arguments: &'static str,
    /// What it does, in a few words.
    pub help: &'static str,
    /// Carries it out. A failure leaves the state as it was.
    pub run: fn(&mut S, &mut Arguments<'_>) -> Result<Reply, Failure>,
}

impl<S> fmt::Debug for Command<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// What a command answers when it succeeds.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reply {
    /// This text, and that is all.
    Text(String),
    /// Lines follow as they come, which the caller writes. It ends the response with [`END_OF_STREAM`].
    Stream,
    /// The engine is to end once the answer is written.
    Quit,
}

impl Reply {
    /// Success without a text.
    #[must_use]
    pub const fn done() -> Reply {
        Reply::Text(String::new())
    }

    /// Anything that can be written.
    #[must_use]
    pub fn of(value: &impl ToString) -> Reply {
        Reply::Text(value.to_string())
    }
}

/// What to do after an answer is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Next {
    /// Read the next line.
    Read,
    /// Write the lines of the open response, then [`END_OF_STREAM`].
    Stream,
    /// End.
    Quit,
}

/// The answer to a line: the bytes to write, and what to do then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// To be written as it is.
    pub text: String,
    /// What follows.
    pub next: Next,
}

/// The commands of an engine with the state `S`. Every table also has `protocol_version`, `known_command`,
/// `list_commands`, `help` and `quit`.
///
/// # Invariants
/// No name is there twice, and each is one word.
pub struct Table<S: 'static> {
    commands: &'static [Command<S>],
}

impl<S> fmt::Debug for Table<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.commands).finish()
    }
}

/// A command that every table has: it knows the table, not the state.
struct BuiltIn<S: 'static> {
    name: &'static str,
    arguments: &'static str,
    help: &'static str,
    run: fn(&Table<S>, &mut Arguments<'_>) -> Result<Reply, Failure>,
}

impl<S> Table<S> {
    /// A table of these commands.
    #[must_use]
    pub const fn new(commands: &'static [Command<S>]) -> Table<S> {
        Table { commands }
    }

    /// Answers a line, without its end; `None` if it holds no command.
    pub fn answer(&self, state: &mut S, line: &[u8]) -> Option<Answer> {
        let request = Request::parse(line)?;
        let mut arguments = Arguments::new(request.arguments());
        let reply = self.run(state, request.command(), &mut arguments);
        Some(write_reply(request.id(), reply))
    }

    /// The names of all commands, the built-in ones first.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        Self::BUILT_INS
            .iter()
            .map(|command| command.name)
            .chain(self.commands.iter().map(|command| command.name))
    }

    /// Recomputes the invariants.
    ///
    /// # Panics
    /// If a name is there twice or is not one word.
    pub fn check_invariants(&self) {
        let mut names: Vec<_> = self.names().collect();
        names.sort_unstable();
        assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "a name is there twice: {names:?}");
        assert!(
            names.iter().all(|name| !name.is_empty() && !name.contains(char::is_whitespace)),
            "{names:?}"
        );
    }

    fn run(&self, state: &mut S, name: &str, arguments: &mut Arguments<'_>) -> Result<Reply, Failure> {
        if let Some(command) = Self::BUILT_INS.iter().find(|command| command.name == name) {
            return (command.run)(self, arguments);
        }
        let command =
            self.commands.iter().find(|command| command.name == name).ok_or(Failure::UnknownCommand)?;
        (command.run)(state, arguments)
    }

    const BUILT_INS: &'static [BuiltIn<S>] = &[
        BuiltIn {
            name: "protocol_version",
            arguments: "",
            help: "the version of the protocol",
            run: Self::protocol_version,
        },
        BuiltIn {
            name: "known_command",
            arguments: "NAME",
            help: "whether there is such a command",
            run: Self::known_command,
        },
        BuiltIn {
            name: "list_commands",
            arguments: "",
            help: "the names of all commands",
            run: Self::list_commands,
        },
        BuiltIn { name: "help", arguments: "[NAME]", help: "what commands do", run: Self::help },
        BuiltIn { name: "quit", arguments: "", help: "ends the engine", run: Self::quit },
    ];

    fn protocol_version(&self, _: &mut Arguments<'_>) -> Result<Reply, Failure> {
        Ok(Reply::of(&2))
    }

    fn known_command(&self, arguments: &mut Arguments<'_>) -> Result<Reply, Failure> {
        let name = arguments.word().unwrap_or_default();
        Ok(Reply::of(&self.names().any(|known| known == name)))
    }

    fn list_commands(&self, _: &mut Arguments<'_>) -> Result<Reply, Failure> {
        Ok(Reply::Text(self.names().collect::<Vec<_>>().join("\n")))
    }

    fn help(&self, arguments: &mut Arguments<'_>) -> Result<Reply, Failure> {
        let built_in = Self::BUILT_INS.iter().map(|row| (row.name, row.arguments, row.help));
        let rows = built_in.chain(self.commands.iter().map(|row| (row.name, row.arguments, row.help)));
        let wanted = arguments.word().ok();
        let lines =
            rows.filter(|row| wanted.is_none_or(|name| name == row.0)).map(|(name, arguments, help)| {
                let space = if arguments.is_empty() { "" } else { " " };
                format!("{name}{space}{arguments}: {help}")
            });
        let lines: Vec<String> = lines.collect();
        if lines.is_empty() { Err(Failure::UnknownCommand) } else { Ok(Reply::Text(lines.join("\n"))) }
    }

    fn quit(&self, _: &mut Arguments<'_>) -> Result<Reply, Failure> {
        Ok(Reply::Quit)
    }
}

fn write_reply(id: Option<u32>, reply: Result<Reply, Failure>) -> Answer {
    let (result, next) = match reply {
        Ok(Reply::Text(text)) => (Ok(text), Next::Read),
        Ok(Reply::Quit) => (Ok(String::new()), Next::Quit),
        Err(failure) => (Err(failure.to_string()), Next::Read),
        Ok(Reply::Stream) => {
            let mut text = String::new();
            write_head(&mut text, '=', id).expect("a string takes all that is written to it");
            text.push('\n');
            return Answer { text, next: Next::Stream };
        }
    };
    Answer { text: Response { id, result }.to_string(), next }
}
