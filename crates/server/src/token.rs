//! Secrets that stand for a seat, an invitation or a browser.

use std::fmt;
use std::str::FromStr;

use rand::TryRngCore as _;
use rand::rngs::OsRng;
use sha2::{Digest as _, Sha256};

/// A secret of 128 random bits, written as 32 hexadecimal digits. Whoever knows it may do what it stands for, so it is
/// never stored and never logged: the server keeps its [`TokenHash`].
#[derive(Clone, PartialEq, Eq)]
pub struct Token([u8; 16]);

/// The SHA-256 of a token's digits: enough to recognize the token, useless to whoever reads the database. A token has
/// too many values to be guessed, so a slow hash would add nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TokenHash([u8; 32]);

/// The text is not a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseTokenError;

impl fmt::Display for ParseTokenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected 32 hexadecimal digits")
    }
}

impl std::error::Error for ParseTokenError {}

impl Token {
    /// A new token from the system's source of randomness.
    ///
    /// # Panics
    /// If the system has no randomness: nothing would be safe then.
    #[must_use]
    pub fn random() -> Token {
        let mut bytes = [0; 16];
        OsRng.try_fill_bytes(&mut bytes).expect("the system's source of randomness works");
        Token(bytes)
    }

    /// What is kept of the token.
    #[must_use]
    pub fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.to_string()).into())
    }
}

impl fmt::Display for Token {
    /// The secret itself, for the one who is to have it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Token {
    /// Not the secret: what is formatted for debugging ends in logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

impl FromStr for Token {
    type Err = ParseTokenError;

    fn from_str(text: &str) -> Result<Token, ParseTokenError> {
        if text.len() != 32 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(ParseTokenError);
        }
        let mut bytes = [0; 16];
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let digits = std::str::from_utf8(digits).map_err(|_| ParseTokenError)?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| ParseTokenError)?;
        }
        Ok(Token(bytes))
    }
}

impl TokenHash {
    /// The bytes as they are stored.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The hash from bytes that were stored.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> TokenHash {
        TokenHash(bytes)
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TokenHash({:02x}{:02x}…)", self.0[0], self.0[1])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_reads_back_and_its_hash_is_that_of_its_digits() {
        let token = Token::random();
        let text = token.to_string();
        let again: Token = text.parse().unwrap();
        assert_eq!(again.hash(), token.hash());
        assert_ne!(token.hash(), Token::random().hash());
        let upper: Token = text.to_uppercase().parse().unwrap();
        assert_eq!(upper.hash(), token.hash());
    }

    #[test]
    fn what_is_no_token_is_refused() {
        let long = "0".repeat(33);
        for text in
            ["", "0", "zz", &long, "+0000000000000000000000000000000", "é000000000000000000000000000000"]
        {
            assert_eq!(text.parse::<Token>(), Err(ParseTokenError), "{text}");
        }
    }

    #[test]
    fn secrets_do_not_show_in_debugging_output() {
        let token = Token::random();
        assert!(!format!("{token:?}").contains(&token.to_string()));
    }
}
