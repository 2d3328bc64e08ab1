### The texts of the web pages around the game: frame, home, settings, review, errors.

## Frame

nav-label = Pages
nav-play = Play
nav-learn = Learn
nav-review = Review
nav-settings = Settings
skip-to-board = Skip to board
drop-here = Drop the game record to open it

## Words used everywhere

color-black = Black
color-white = White
level-kyu = { $n } kyu
level-dan = { $n } dan
level-strongest = strongest
level-kyu-short = { $n }k
level-dan-short = { $n }d
level-strongest-short = max
level-about-strongest = The strongest play there is on this machine
level-about-dan-high = Strong amateur: hard to beat even for club champions
level-about-dan = Expert: far beyond most club players
level-about-first = Just learned the rules: for your very first games
level-about-beginner = Beginner: sees simple captures
level-about-casual = Knows the basics and makes clear mistakes
level-about-club = Solid club player
level-about-strong = Strong club player: punishes most mistakes

action-close = Close
action-home = To the start page
action-retry = Try again

## Errors

error-title = That did not work
error-unexpected = Something unexpected happened. Try again; if it stays, restart the program.
error-offline = The server cannot be reached. It may have been stopped.
error-not-found = There is nothing at this address.
error-page = This page could not be loaded. The program may have been updated meanwhile.
missing-title = No stone here
missing-text = There is no page at this address. The link may be old or incomplete.

## Words used by several pages

action-done = Done
action-copy = Copy
copy-failed = Copying did not work. Select the text and copy it by hand.
color-lot = By lot
board-role = Go board
board-thumbnail = Board { $size }
seat-computer = Computer
seat-open = Nobody yet
seat-guest = Guest
seat-both = Two on this screen
terms-even = Even game
terms-black-first = No komi, Black first
terms-handicap = { $n ->
    [one] { $n } handicap stone
   *[other] { $n } handicap stones
}
terms-komi = komi { $komi }

## Home

home-title = Place the first stone
home-title-ready = Ready to play
home-you-black = You are Black, the computer plays at <b>{ $level }</b>.
home-you-white = You are White, the computer plays at <b>{ $level }</b>.
home-you-random = The lot decides your color, the computer plays at <b>{ $level }</b>.
home-you-both = Two people, one screen or two devices.
home-tap = Tap any point to begin.
home-press = The other side makes the first move.
home-board = Empty board { $size }. The first stone starts the game.
home-board-size = Board
home-more-sizes = More sizes
home-color = Your color
home-level = Computer level
home-engine = Program
home-your-level = your level
home-opponent = Your opponent
home-play-computer = Play the computer
home-two = Two on this screen
home-two-short = Same screen
home-invite = Invite by link
home-change = Change
home-no-computer = No computer player was found on this machine. Two people can play.
home-continue = Continue
home-continue-empty = Your games will wait here.
home-continue-all = Show all { $n }
home-learn = Learn the game
home-learn-text = Fifteen short steps on a board that answers
mine-waiting = waiting for the other player
mine-removal = marking dead stones
mine-move = move { $n }
mine-your-move = your move
mine-their-move = their move

## Changing the game

change-title = The next game
change-rank = Your rank
change-rank-unknown = I do not know
change-rank-why = Tell your rank, and a fair handicap against { $level } is proposed here.
change-take = Use this
change-proposal = { $n } handicap stones, komi { $komi }.
change-proposal-first = Black moves first, komi { $komi }.
change-proposal-even = Even game, komi { $komi }.
change-handicap = Handicap
change-komi = Komi
change-komi-wrong = Use a multiple of 0.5, such as 6.5.
change-cols = Columns
change-rows = Rows
change-rules = Rules
change-clubs = As introductions teach it
change-more-rules = { $n } more rule sets

## Invitations and the network

invite-text = Send this link. Whoever opens it plays against you; no account is needed.
invite-link = Link
invite-copy = Copy the link
invite-copied = Link copied
invite-qr = QR code of the link
network-off = Only this device can reach the game.
network-open = On this network
network-on = Other devices:
network-copied = Address copied
network-question = Let other devices in?
network-consequence = Everyone in your local network can then open this page and play. It lasts until the program ends.
network-keep = Keep it private
network-do = Let them in
join-title = You are invited to a game
join-title-from = { $name } invites you to a game
join-you-black = You play <b>Black</b>.
join-you-white = You play <b>White</b>.
join-name = Your name
join-name-hint = May stay empty.
join-do = Join the game
join-unknown = This invitation does not exist, or the link is incomplete.
join-taken = Somebody else has taken this seat already.
join-taken-perhaps-you = This seat is taken. If it was you, in this browser, you get it back.

## Opening records

open-title = Open a game record
open-text = Drop an SGF, GIB, NGF or UGF file here, or choose one
open-too-large = The file is too large: at most { $mib } MiB are read.
open-no-record = There is no game record in this file.

## Settings

settings-sections = Sections
settings-section-board = Board and stones
settings-section-placing = Placing moves
settings-section-sound = Sound
settings-section-appearance = Appearance
settings-section-language = Language
settings-section-access = Accessibility
settings-preview = Example of the board
settings-preview-text = Changes show here at once and are kept on this device.
settings-board = Board
settings-board-kaya = Kaya
settings-board-slate = Slate
settings-board-paper = Paper
settings-stones = Stones
settings-stones-shell = Shell and slate
settings-stones-plain = Plain
settings-stones-flat = Flat
settings-coordinates = Coordinates
settings-coordinates-letters = A1
settings-coordinates-numbers = 1-1
settings-coordinates-none = None
settings-last-move = Last move
settings-last-move-dot = Dot
settings-last-move-ring = Ring
settings-last-move-number = Number
settings-ghost = Ghost stone under the pointer
settings-ghost-hint = Shown only where you may play
settings-crosshair = Crosshair to the last move
settings-crosshair-hint = Helps find it on a large board
settings-mouse = With the mouse
settings-mouse-click = One click
settings-mouse-double = Two clicks
settings-mouse-button = Button
settings-touch = With a finger
settings-touch-two-tap = Tap twice
settings-touch-tap = Tap once
settings-loupe = Loupe above the finger
settings-loupe-hint = While you drag a stone that waits
settings-confirm-pass = Ask before passing
settings-confirm-pass-hint = A pass is never made by accident
settings-hints = Show stones in danger
settings-hints-hint = Marks your chains that have one liberty left
settings-volume = Volume
settings-sound-stone = Stones
settings-sound-stone-hint = The click of a stone on the board
settings-sound-capture = Captures
settings-sound-capture-hint = Stones that leave the board
settings-sound-notice = Turns and ends
settings-sound-notice-hint = Your turn, a pass, the end of the game
settings-theme = Theme
settings-theme-auto = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-contrast = Contrast
settings-contrast-auto = As the device
settings-contrast-normal = Normal
settings-contrast-high = High
settings-motion = Motion
settings-motion-auto = As the device
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-language = Language
settings-language-auto = As the browser
settings-language-hint = Coordinates stay in Latin letters in every language.
settings-shortcuts = Single-key shortcuts
settings-shortcuts-hint = P to pass, U to undo and others; off for speech input
settings-announce = Announce moves
settings-announce-hint = Screen readers speak each move and capture
settings-text-board = Text board
settings-text-board-hint = The position as lines of text below the board

## Rule sets: name, and what differs

rules-japanese = Japanese rules
rules-japanese-about = Territory and prisoners count. No points in seki. An ordinary ko.
rules-korean = Korean rules
rules-korean-about = Counted like the Japanese rules.
rules-chinese = Chinese rules
rules-chinese-about = Stones and territory count, prisoners do not. Handicap stones are placed freely.
rules-chinese-ogs = Chinese rules (OGS)
rules-chinese-ogs-about = Chinese counting; no position of the board may come back.
rules-chinese-kgs = Chinese rules (KGS)
rules-chinese-kgs-about = Chinese counting; no position of the board may come back.
rules-aga = American rules (AGA)
rules-aga-about = Area counting; a position may not come back with the same player to move.
rules-bga = British rules (BGA)
rules-bga-about = The same as the American rules.
rules-french = French rules
rules-french-about = Like the American rules, in the short form that programs use.
rules-aga-button = American rules with a button
rules-aga-button-about = The first to pass receives half a point; komi is a whole number.
rules-new-zealand = New Zealand rules
rules-new-zealand-about = Area counting; suicide of several stones is allowed; komi 7, ties are possible.
rules-ing = Ing rules
rules-ing-about = Area counting; suicide of several stones is allowed; handicap stones are placed freely.
rules-tromp-taylor = Tromp-Taylor rules
rules-tromp-taylor-about = The shortest rules: all stones on the board live, suicide of several stones is allowed.
rules-stone-scoring = Stone counting
rules-stone-scoring-about = The old Chinese way: every group pays two points.
rules-ancient-territory = Old territory rules
rules-ancient-territory-about = Territory counts, and every group pays two points.
rules-japanese-1989 = Japanese rules of 1989
rules-japanese-1989-about = The text of the Nihon Ki-in.
rules-chinese-2002 = Chinese rules of 2002
rules-chinese-2002-about = The text of the Chinese association: no repetition, no komi with handicap.
rules-aga-1991 = American rules of 1991
rules-aga-1991-about = The full text: each pass costs a prisoner, White passes last.
rules-french-ffg = French rules (FFG)
rules-french-ffg-about = The text of the federation: each pass costs a prisoner, handicap placed freely.
rules-nz-any = New Zealand rules, full text
rules-nz-any-about = Even a single stone may take its own last liberty.
rules-ing-1996 = Ing rules of 1996
rules-ing-1996-about = Komi 8, and Black wins a tie.
rules-french-club = French introduction
rules-french-club-about = Komi 5.5; a ko waits until a stone was played elsewhere; White wins a tie with handicap.
rules-russian-club = Short Russian introduction
rules-russian-club-about = Territory and prisoners; no position of the board may come back.
rules-russian-web = Russian web page
rules-russian-web-about = Points in seki count too; Black places handicap stones freely.
rules-persian-club = Persian introduction
rules-persian-club-about = The larger area wins, no komi; suicide is allowed, no position may come back.

## Looking back

review-title = Look back
review-intro = Step through a finished game, or open a record from anywhere: drop it on the page, paste it, or choose a file.
review-games = Your finished games
review-games-empty = Games that you finish in this browser appear here.
review-which = Game
review-board = Board. { $where }
review-start = Start of the game
review-pass = pass
review-move = Move { $n }, { $color ->
    [black] Black
   *[white] White
} { $move }
review-captures = { $n ->
    [0] no captures
   *[other] { $n } captured
}
review-parts = Parts of the record
review-moves = Moves
review-tree = Tree of moves
review-variations = { $n ->
    [0] no variations
    [one] { $n } branching
   *[other] { $n } branchings
}
review-comment = Comment
review-no-comment = No comment on this move.
review-refused = The rules would have refused this move: { $reason }
review-problems = { $n ->
    [one] { $n } remark on this file
   *[other] { $n } remarks on this file
}
review-more-problems = and { $n } more
review-read-as = The text was read as { $charset }.
review-offset = (byte { $at })
review-steps = Steps
review-step-first = To the start
review-step-back-ten = Ten moves back
review-step-back = One move back
review-step-forward = One move on
review-step-forward-ten = Ten moves on
review-step-last = To the end
review-end = There are no more moves in this direction
review-slider = Position in the game
review-of = { $n } of { $all }
review-save = Save SGF
review-saved = Saved
review-copy = Copy the position
review-copied = Position copied as text
review-open = Open another

## Why a move or command is refused

refusal-occupied = { $point } is occupied.
refusal-off-board = { $point } is not on this board.
refusal-suicide = No liberty: a stone on { $point } would be captured at once.
refusal-ko = Ko: play elsewhere first, then { $point } is open again.
refusal-superko = { $point } would bring back the position after move { $move }.
refusal-game-over = The game is over.
refusal-not-your-turn = It is the other side’s turn.
refusal-pass-in-placement = Black places the handicap stones first.
refusal-wrong-phase = That is not possible now.
refusal-no-stone = There is no stone there.
refusal-waiting = The other player has not come yet.
refusal-seat-taken = Somebody else sits there already.
refusal-out-of-date = The board has changed meanwhile. Look again.
refusal-not-your-seat = This side is played by somebody else.
refusal-nothing-to-undo = There is nothing to take back.
refusal-undo-pending = A request to take back is open already.
refusal-no-undo-request = Nobody asks to take back.
refusal-no-computer = The computer does not play in this game.

## Why a game cannot start

setup-bad-size = There is no such board: each side has 1 to { $limit } lines.
setup-no-computer = There is no computer player on this machine.
setup-size-for-computer = The computer plays on boards with sides of 2 to { $limit }.
setup-unknown-rules = There is no rule set of this name.
setup-bad-komi = This komi is too large.
setup-bad-handicap = At most { $limit } handicap stones are possible on this board.
setup-bad-name = A name has at most 40 characters.

## Why a handicap is proposed

proposal-no-ranks = Without both ranks the game is even.
proposal-equal = Both ranks are equal.
proposal-black-stronger = Black is { $steps ->
    [one] { $steps } rank
   *[other] { $steps } ranks
} stronger: change colors for a fair handicap.
proposal-black-first = The ranks differ by { $steps }: Black moves first and gives no komi.
proposal-stones = The ranks differ by { $steps }: a stone for each makes { $stones }.
proposal-most-stones = The ranks differ by { $steps }, but { $stones } stones are the most on this board.
proposal-small-board = The ranks differ by { $steps }. On { $size }×{ $size } a stone is worth several ranks: { $stones ->
    [0] no stones
    [1] Black first
   *[other] { $stones } stones
} and komi { $komi } are even.
proposal-small-board-most = The ranks differ by { $steps }, more than { $stones } stones and komi { $komi } make even on { $size }×{ $size }; this is the most there is.

## Other refusals of the server

error-internal = Something went wrong in the program. Your game is kept.
error-bad-request = The server did not understand this request.
error-too-large = This is more than the server takes.
error-not-json = The server did not understand this request.
error-no-token = This needs your seat in the game, which this browser does not know.
error-other-site = Requests from other sites are refused.
error-only-here = This is possible only on the device that runs the program.
error-network = The network could not be reached from here.
error-other-address = QR codes are drawn only for addresses of this server.
error-too-many-requests = Too many requests. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-too-slow = The server took too long. Try again.
error-size = This board size is not possible here.
error-rules = There is no rule set of this name.
error-rank = This is no rank.

## Records that cannot be opened

error-record-other-game = This record is of another game than Go.
error-record-empty = The file is empty.
error-record-none = This is no game record. The file begins with: { $beginning }
error-record-too-large = This record is too large.
## Notices of the server

notice-engine-restarted = The engine stopped and was started again. The game goes on.
notice-engine-restarted-name = { $engine } stopped and was started again. The game goes on.
notice-restarting = The server is being restarted. The game goes on in a moment.

## The server cannot write

refusal-storage = Nothing can be stored at the moment, so this was not done. What was played before is safe.
refusal-storage-full = The disk of the server is full, so this was not done. What was played before is safe.
refusal-storage-read-only = The data folder of the server is read-only, so this was not done. What was played before is safe.
