### What was wrong or repaired in a game record: one message for each code of the reader.

record-left-out = { $games ->
    [0] The game is too long: only its beginning is shown.
    [one] { $games } game is left out: the file is too large.
   *[other] { $games } games are left out: the file is too large.
}

diagnostic-text-before-game = There was text before the game; it is skipped.
diagnostic-text-between-games = There was text after a game; it is skipped.
diagnostic-charset-guessed = The file does not say how its letters are written; this was guessed.
diagnostic-charset-wrong = The file names a character set that it does not use.
diagnostic-bad-bytes = Some bytes are no text; they were replaced.
diagnostic-escapes-ambiguous = Signs before special letters can be read in two ways; the better one was taken.
diagnostic-charsets-mixed = The games of this file are in different character sets.
diagnostic-nul-byte = There are zero bytes in the text.
diagnostic-missing-open = The opening parenthesis is missing; it was added.
diagnostic-missing-semicolon = A semicolon before a move is missing; it was added.
diagnostic-unterminated-value = The file ends inside a text.
diagnostic-missing-close = The file ends inside the game.
diagnostic-extra-close = There is a closing parenthesis too many; it is ignored.
diagnostic-empty-variation = A variation without moves is ignored.
diagnostic-extra-open = There is an opening parenthesis too many; it is ignored.
diagnostic-node-after-variation = Moves after a variation are read as a further variation.
diagnostic-node-after-game = Moves after the end of the game were added to it.
diagnostic-property-after-variation = Something after a variation was moved to the move before it.
diagnostic-no-values = An entry without a value is left out.
diagnostic-value-without-property = A value without a name is left out.
diagnostic-illegal-characters = Characters that mean nothing are left out.
diagnostic-unescaped-bracket = A bracket inside a text was not marked as such.
diagnostic-lowercase-name = Small letters in names are ignored.
diagnostic-digit-in-name = There is a figure in a name.
diagnostic-unknown-property = This entry is not known; it is kept.
diagnostic-other-version = This entry belongs to another version of SGF.
diagnostic-many-values = There are several values where one is expected; the first is used.
diagnostic-repeated-property = The same entry occurs twice at one move.
diagnostic-bad-value = This value is not understood; it is kept as text.
diagnostic-odd-value = This value has an unusual form.
diagnostic-empty-value = This value is empty.
diagnostic-point-repeated = The same point is listed twice.
diagnostic-other-game = This is not a game of Go; its moves are kept as text.
diagnostic-bad-size = The size of the board is not understood; 19×19 is used.
diagnostic-bad-root = An entry at the start of the game is not understood.
diagnostic-root-outside = An entry that belongs at the start stands elsewhere.
diagnostic-info-repeated = The particulars of the game are given twice.
diagnostic-setup-with-move = Stones are set up and played at once; they are read one after the other.
diagnostic-two-moves = Both colors move at once; the moves are read one after the other.
diagnostic-move-in-root = There is a move at the very start.
diagnostic-annotation-without-move = A judgement on a move stands where there is no move.
diagnostic-annotations-conflict = Two judgements exclude each other.
diagnostic-handicap-differs = The handicap does not agree with the stones set up.
diagnostic-versions-mixed = The games of this file are of different SGF versions.
diagnostic-line-skipped = A line is not understood; it is left out.
diagnostic-site-habit = The value is read as the site of this file means it.
