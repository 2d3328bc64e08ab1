//! The arguments of a command, taken one by one.

use std::str::FromStr;

use tengen_rules::{Color, Komi, Size};

use crate::failure::Failure;
use crate::vertex::{Vertex, board_size, parse_color};

/// What follows the name of a command. Each method takes what it reads, and fails with the error text that the
/// specification has for it.
#[derive(Clone, Debug)]
pub struct Arguments<'a> {
    rest: &'a str,
}

impl<'a> Arguments<'a> {
    /// The arguments in this text.
    #[must_use]
    pub fn new(text: &'a str) -> Arguments<'a> {
        Arguments { rest: text.trim() }
    }

    /// Whether nothing is left.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// Everything that is left, as it was written: file names, JSON, time settings.
    pub fn take_rest(&mut self) -> &'a str {
        std::mem::take(&mut self.rest)
    }

    /// The next word.
    ///
    /// # Errors
    /// There is none.
    pub fn word(&mut self) -> Result<&'a str, Failure> {
        if self.rest.is_empty() {
            return Err(Failure::Syntax);
        }
        let (word, rest) = self.rest.split_once(char::is_whitespace).unwrap_or((self.rest, ""));
        self.rest = rest.trim_start();
        Ok(word)
    }

    /// The next word without taking it.
    #[must_use]
    pub fn peek(&self) -> Option<&'a str> {
        self.rest.split_whitespace().next()
    }

    /// Nothing more.
    ///
    /// # Errors
    /// Something is left.
    pub fn end(&self) -> Result<(), Failure> {
        if self.is_empty() { Ok(()) } else { Err(Failure::Syntax) }
    }

    /// A value of any kind that reads from one word: whole numbers most of all.
    ///
    /// # Errors
    /// None is there, or it does not fit.
    pub fn value<T: FromStr>(&mut self) -> Result<T, Failure> {
        self.word()?.parse().map_err(|_| Failure::Syntax)
    }

    /// A finite number.
    ///
    /// # Errors
    /// None is there.
    pub fn float(&mut self) -> Result<f64, Failure> {
        self.value().ok().filter(|number: &f64| number.is_finite()).ok_or(Failure::Syntax)
    }

    /// `true` or `false`.
    ///
    /// # Errors
    /// Neither.
    pub fn boolean(&mut self) -> Result<bool, Failure> {
        self.value()
    }

    /// A komi, in half-points.
    ///
    /// # Errors
    /// No number, not a multiple of 0.5, or beyond 400.
    pub fn komi(&mut self) -> Result<Komi, Failure> {
        self.value()
    }

    /// A color.
    ///
    /// # Errors
    /// None is there.
    pub fn color(&mut self) -> Result<Color, Failure> {
        self.word().ok().and_then(parse_color).ok_or(Failure::Coordinate)
    }

    /// A color, if one is next; nothing is taken otherwise.
    pub fn optional_color(&mut self) -> Option<Color> {
        let color = self.peek().and_then(parse_color)?;
        self.word().ok()?;
        Some(color)
    }

    /// A vertex of a board of this size.
    ///
    /// # Errors
    /// None is there.
    pub fn vertex(&mut self, size: Size) -> Result<Vertex, Failure> {
        let vertex = self.word().ok().and_then(|word| word.parse().ok());
        vertex.filter(|vertex: &Vertex| vertex.is_on(size)).ok_or(Failure::Coordinate)
    }

    /// A color and a vertex.
    ///
    /// # Errors
    /// One of them is missing.
    pub fn play(&mut self, size: Size) -> Result<(Color, Vertex), Failure> {
        Ok((self.color()?, self.vertex(size)?))
    }

    /// All vertices that are left.
    ///
    /// # Errors
    /// One word is none.
    pub fn vertices(&mut self, size: Size) -> Result<Vec<Vertex>, Failure> {
        let mut vertices = Vec::new();
        while !self.is_empty() {
            vertices.push(self.vertex(size)?);
        }
        Ok(vertices)
    }

    /// The size of a board, one number or, as KataGo has it, columns and rows.
    ///
    /// # Errors
    /// No number, or a side that is not 2 to 25.
    pub fn board_size(&mut self) -> Result<Size, Failure> {
        let cols: i64 = self.value()?;
        let rows: i64 = if self.is_empty() { cols } else { self.value()? };
        let side = |side: i64| u32::try_from(side).unwrap_or(0);
        board_size(side(cols), side(rows)).ok_or(Failure::UnacceptableSize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_taken_one_by_one() {
        let mut arguments = Arguments::new(" b  D4 6.5 rest  of it ");
        assert_eq!(arguments.play(Size::NINE), Ok((Color::Black, "d4".parse().unwrap())));
        assert_eq!(arguments.komi().map(|komi| komi.to_string()), Ok("6.5".to_owned()));
        assert_eq!(arguments.end(), Err(Failure::Syntax));
        assert_eq!(arguments.take_rest(), "rest  of it");
        assert_eq!(arguments.end(), Ok(()));
        assert_eq!(arguments.word(), Err(Failure::Syntax));
    }

    #[test]
    fn wrong_arguments_fail_with_the_words_of_the_specification() {
        let text = |result: Result<Size, Failure>| result.unwrap_err().to_string();
        assert_eq!(text(Arguments::new("26").board_size()), "unacceptable size");
        assert_eq!(text(Arguments::new("-1").board_size()), "unacceptable size");
        assert_eq!(text(Arguments::new("x").board_size()), "syntax error");
        assert_eq!(Arguments::new("5 7").board_size(), Ok(Size::new(5, 7).unwrap()));
        for play in ["w i9", "X A1", "w", "w A6", "", "W resign"] {
            let failure = Arguments::new(play).play(Size::square(5).unwrap()).unwrap_err();
            assert_eq!(failure, Failure::Coordinate, "{play}");
        }
        for number in ["nan", "inf", "", "x"] {
            assert_eq!(Arguments::new(number).float(), Err(Failure::Syntax), "{number}");
        }
        assert_eq!(Arguments::new("1000").komi(), Err(Failure::Syntax));
    }

    #[test]
    fn optional_colors_and_lists() {
        let mut arguments = Arguments::new("white 100");
        assert_eq!(arguments.optional_color(), Some(Color::White));
        assert_eq!(arguments.optional_color(), None);
        assert_eq!(arguments.value(), Ok(100));
        assert_eq!(Arguments::new("A1 pass").vertices(Size::NINE).map(|list| list.len()), Ok(2));
        assert_eq!(Arguments::new("A1 K1").vertices(Size::NINE), Err(Failure::Coordinate));
    }
}
