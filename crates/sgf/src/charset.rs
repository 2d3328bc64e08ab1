//! From bytes to text: which charset, and whether escapes are read before or after decoding.
//!
//! The order is: byte order mark → valid UTF-8 → CA → detector → Latin-1.
//!
//! * Valid UTF-8 beats CA, because files are converted more often than their CA is. The one exception is
//!   ISO-2022-JP, whose files are valid ASCII full of escape bytes.
//! * Text that is mostly valid UTF-8 is damaged UTF-8 (a whole server's archive is), not a rare legacy charset.
//! * In Big5, GBK and Shift-JIS the second byte of a character can be `\` or `]`. Most writers know nothing of
//!   that, so the text is decoded first; a reading of the escapes as bytes is tried too, and taken if the first
//!   one leaves faults in the structure that the second does not.

use chardetng::EncodingDetector;
use encoding_rs::{Encoding, ISO_2022_JP, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};

mod bytewise;

/// Relates offsets in the decoded text to offsets in the input.
#[derive(Clone, Debug, Default)]
pub(crate) struct SourceMap {
    /// Pairs (text, input), both ascending; between them distances are equal, at least up to the next character
    /// that is not ASCII.
    anchors: Vec<(u32, u32)>,
}

impl SourceMap {
    fn shifted(by: usize) -> SourceMap {
        let mut map = SourceMap::default();
        map.anchor(0, by);
        map
    }

    fn anchor(&mut self, text: usize, source: usize) {
        if let (Ok(text), Ok(source)) = (u32::try_from(text), u32::try_from(source)) {
            self.anchors.push((text, source));
        }
    }

    /// The input offset of a text offset; exact right of each value's start, else within that value.
    pub(crate) fn to_source(&self, text: usize) -> usize {
        let after = self.anchors.partition_point(|a| a.0 as usize <= text);
        let (base, source) = after.checked_sub(1).map_or((0, 0), |i| self.anchors[i]);
        source as usize + (text - base as usize)
    }
}

/// A reading of the input as text.
#[derive(Debug)]
pub(crate) struct Decoded {
    pub(crate) text: String,
    pub(crate) map: SourceMap,
    /// How many malformed sequences were replaced.
    pub(crate) malformed: usize,
}

/// What is known about the charset of an input.
#[derive(Debug)]
pub(crate) enum Charset {
    /// Certain; the text is ready. The flag says whether a CA names another charset.
    Certain { decoded: Decoded, contradicts_ca: bool },
    /// A legacy charset: named by CA, or guessed. Both readings are to be tried.
    Legacy { encoding: &'static Encoding, guessed: bool },
    /// The games have different charsets.
    Mixed,
}

/// Decides the charset.
pub(crate) fn decide(bytes: &[u8]) -> Charset {
    if let Some((encoding, skip)) = Encoding::for_bom(bytes) {
        return certain(decode(&bytes[skip..], encoding, skip), bytes, encoding);
    }
    if let Ok(text) = std::str::from_utf8(bytes)
        && !has_utf16_shape(bytes)
        && !is_iso_2022(bytes)
    {
        let ready = Decoded { text: text.to_owned(), map: SourceMap::default(), malformed: 0 };
        let wrong = !text.is_ascii() && ca_of(bytes).is_some_and(|ca| ca != UTF_8);
        return Charset::Certain { decoded: ready, contradicts_ca: wrong };
    }
    if has_utf16_shape(bytes) {
        let encoding = if bytes.first() == Some(&0) { UTF_16BE } else { UTF_16LE };
        return certain(decode(bytes, encoding, 0), bytes, encoding);
    }
    legacy(bytes)
}

fn certain(decoded: Decoded, bytes: &[u8], encoding: &'static Encoding) -> Charset {
    let contradicts_ca = ca_of(bytes).is_some_and(|ca| ca != encoding);
    Charset::Certain { decoded, contradicts_ca }
}

fn legacy(bytes: &[u8]) -> Charset {
    let mut labels = bytewise::charsets(bytes);
    labels.sort_unstable_by_key(|e| e.map_or("", Encoding::name));
    labels.dedup();
    match labels[..] {
        [Some(encoding)] if encoding == UTF_8 => damaged_utf8(bytes, false),
        [Some(encoding)] => {
            let ca_is_wrong = encoding.decode_without_bom_handling(bytes).1 && is_mostly_utf8(bytes);
            if ca_is_wrong { damaged_utf8(bytes, true) } else { Charset::Legacy { encoding, guessed: false } }
        }
        [None] | [] if is_mostly_utf8(bytes) => damaged_utf8(bytes, false),
        [None] | [] => Charset::Legacy { encoding: guess(bytes), guessed: true },
        _ => Charset::Mixed,
    }
}

fn damaged_utf8(bytes: &[u8], contradicts_ca: bool) -> Charset {
    Charset::Certain { decoded: decode(bytes, UTF_8, 0), contradicts_ca }
}

fn guess(bytes: &[u8]) -> &'static Encoding {
    let mut detector = EncodingDetector::new(chardetng::Iso2022JpDetection::Allow);
    detector.feed(bytes, true);
    detector.guess(None, chardetng::Utf8Detection::Deny)
}

/// Whether most characters outside ASCII are well-formed UTF-8. Sequences of two bytes count little: pairs of bytes
/// are what legacy Asian charsets consist of.
fn is_mostly_utf8(bytes: &[u8]) -> bool {
    let (mut pairs, mut longer, mut broken) = (0usize, 0usize, 0usize);
    for chunk in bytes.utf8_chunks() {
        for lead in chunk.valid().bytes() {
            pairs += usize::from((0xc0..0xe0).contains(&lead));
            longer += usize::from(lead >= 0xe0);
        }
        broken += usize::from(!chunk.invalid().is_empty());
    }
    longer >= broken || (pairs + longer >= 4 * broken && longer > 0)
}

/// UTF-16 without a mark: every other byte of the beginning is 0.
fn has_utf16_shape(bytes: &[u8]) -> bool {
    matches!(bytes, [0, a, 0, b, ..] | [a, 0, b, 0, ..] if *a != 0 && *b != 0)
}

/// ISO-2022-JP by its shift sequences, if CA asks for it.
fn is_iso_2022(bytes: &[u8]) -> bool {
    memchr::memchr(0x1b, bytes).is_some() && ca_of(bytes) == Some(ISO_2022_JP)
}

/// The charset named by the first CA.
fn ca_of(bytes: &[u8]) -> Option<&'static Encoding> {
    bytewise::charsets(bytes).into_iter().flatten().next()
}

/// The charset of a label in CA; `None` if it names none that can be read.
fn for_label(label: &[u8]) -> Option<&'static Encoding> {
    let usual = Encoding::for_label_no_replacement(label);
    usual.or_else(|| match label.trim_ascii().to_ascii_lowercase().as_slice() {
        b"utf8" | b"utf-8n" => Some(UTF_8),
        b"sjis" | b"s-jis" | b"cp932" | b"ms932" => Some(encoding_rs::SHIFT_JIS),
        b"euc-cn" | b"cp936" => Some(encoding_rs::GBK),
        b"cp950" | b"big-5" => Some(encoding_rs::BIG5),
        b"cp949" | b"uhc" => Some(encoding_rs::EUC_KR),
        b"cp1251" => Some(encoding_rs::WINDOWS_1251),
        b"latin-1" | b"iso8859_1" => Some(WINDOWS_1252),
        _ => None,
    })
}

/// Reads escapes after decoding: the whole input is text of `encoding`. `skipped` bytes stood before `bytes`.
fn decode(bytes: &[u8], encoding: &'static Encoding, skipped: usize) -> Decoded {
    if encoding == UTF_8 {
        return decode_utf8(bytes, skipped);
    }
    let mut decoder = encoding.new_decoder_without_bom_handling();
    let mut out =
        Decoded { text: String::with_capacity(bytes.len()), map: SourceMap::default(), malformed: 0 };
    let mut at = 0;
    // Pieces end behind each bracket, so that every value has an anchor at its start.
    while at < bytes.len() {
        let end = memchr::memchr2(b'[', b']', &bytes[at..]).map_or(bytes.len(), |n| at + n + 1);
        out.map.anchor(out.text.len(), at + skipped);
        push_decoded(&mut decoder, &bytes[at..end], end == bytes.len(), &mut out);
        at = end;
    }
    out
}

/// UTF-8 with U+FFFD for what is not.
fn decode_utf8(bytes: &[u8], skipped: usize) -> Decoded {
    let mut out = Decoded {
        text: String::with_capacity(bytes.len() + 64),
        map: SourceMap::shifted(skipped),
        malformed: 0,
    };
    let mut at = skipped;
    for chunk in bytes.utf8_chunks() {
        out.text.push_str(chunk.valid());
        at += chunk.valid().len() + chunk.invalid().len();
        if !chunk.invalid().is_empty() {
            out.malformed += 1;
            out.text.push('\u{fffd}');
            out.map.anchor(out.text.len(), at);
        }
    }
    out
}

/// Decodes one piece to the end of the text.
fn push_decoded(decoder: &mut encoding_rs::Decoder, mut piece: &[u8], last: bool, out: &mut Decoded) {
    loop {
        let need = decoder.max_utf8_buffer_length(piece.len()).unwrap_or(piece.len());
        out.text.reserve(need);
        let (result, read, had_errors) = decoder.decode_to_string(piece, &mut out.text, last);
        out.malformed += usize::from(had_errors);
        piece = &piece[read..];
        if result == encoding_rs::CoderResult::InputEmpty {
            return;
        }
    }
}

/// Decode first, then look for escapes.
pub(crate) fn decode_first(bytes: &[u8], encoding: &'static Encoding) -> Decoded {
    decode(bytes, encoding, 0)
}

/// Look for escapes among the bytes, then decode each value; each game in its own charset, or `fallback`.
pub(crate) fn decode_values(bytes: &[u8], fallback: Option<&'static Encoding>) -> Decoded {
    bytewise::decode(bytes, |label| fallback.or_else(|| label.and_then(for_label)).unwrap_or(WINDOWS_1252))
}

/// Whether a character of the charset can hold the byte of `\` or `]`.
pub(crate) fn hides_brackets(encoding: &'static Encoding) -> bool {
    !encoding.is_single_byte() && encoding != UTF_8 && encoding != encoding_rs::EUC_JP
}
