### What the program says in a terminal.

play-needs-terminal = "tengen play" needs a terminal: standard input and output must not be redirected
error = tengen: { $message }

file-unreadable = cannot read { $file }: { $reason }
file-too-large = { $file } is larger than { $limit } MiB, the most that is read
file-says = { $file }: { $reason }
file-exists = { $file } exists already and is left as it is
file-unwritable = cannot write { $file }

## The command line itself

usage-heading = Usage:
usage-commands = Commands:
usage-arguments = Arguments:
usage-options = Options:
usage-default = {" "}[default: { $value }]
usage-values = {" "}[possible: { $values }]
usage-help = Print help
usage-version = Print the version
usage-lang = Language of the texts; that of the system if left out
usage-help-command = Print this page, or that of a command
usage-unknown-argument = "{ $argument }" is no argument here
usage-unknown-command = there is no command "{ $command }"
usage-perhaps = ; perhaps "{ $found }"
usage-missing-argument = missing: { $argument }
usage-twice = "{ $argument }" is given twice
usage-conflict = "{ $argument }" and "{ $other }" exclude each other
usage-no-value = "{ $argument }" needs a value
usage-value = "{ $argument }" does not take "{ $value }"; possible are { $values }
usage-value-reason = "{ $argument }" does not take "{ $value }": { $reason }
usage-whole-number = expected a whole number
usage-unreadable = the command line cannot be read: { $argument }
usage-more = "--help" says more.

## Values on the command line

args-size = expected a board size such as 19 or 5x7 (columns x rows), each side 1 to 52
args-points = "{ $text }" is no point; expected auto, none, or points such as "D4 Q16"
args-komi = expected a multiple of 0.5 from -400 to 400, such as 6.5
args-rules-unknown = no rule set of this name; expected KataGo's shorthand or JSON, or one of { $names }
args-rules-json = expected one flat JSON object; it goes wrong at byte { $at }
args-rules-key = no rule set has the key "{ $key }"
args-rules-value = the key "{ $key }" does not take the value "{ $value }"
args-rules-long = { $bytes } bytes are more than any rule set needs
args-listen = expected an address with a port, such as 0.0.0.0:8361, or a port from 0 to 65535
args-engine = expected a name, "=", and a program with its arguments, such as "GNU Go=gnugo --mode gtp"
args-engine-twice = two engines are called "{ $name }"; players could not tell them apart
args-public-url = expected http:// or https:// and a host, without a path
args-rules-unreadable = this is no rule set

setup-off-board = the stone { $point } is off the board
setup-duplicate = there are two stones on { $point }
setup-no-liberty = the chain with { $point } has no liberty
setup-handicap = { $stones } handicap stones; this board has room for 2 to { $limit }
setup-no-handicap = boards with fewer than 7 rows or columns have no handicap points; rules with free placement do without

## Game records

sgf-irregular = { $file }: byte { $offset }: move { $number } ({ $move }): { $reason }
sgf-summary = { $file }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $moves } moves, { $errors } errors, { $warnings } warnings, { $irregular } moves against the rules
sgf-taken = Black has taken { $black }, White { $white }
sgf-unknown = unknown
sgf-players = Black: { $black }   White: { $white }
sgf-terms = Komi: { $komi }   Rules: { $rules }   Result: { $result }
sgf-move = Move { $number }: { $color ->
    [black] Black
   *[white] White
} { $move }
sgf-against-the-rules = The rules would have refused it: { $reason }
sgf-no-such-move = there is no move { $number }: the main line has { $moves } moves
sgf-converted = { $output }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $repairs } repairs
sgf-diagnostic = byte { $offset }: { $severity ->
    [error] error
    [warning] warning
   *[note] note
}: { $message } [{ $code }]
bench-sgf = { $files } files with { $nodes } nodes: { $speed } MB/s
bench-replay = { $games } games with { $moves } moves: { $speed } million moves/s

## Colors and results

result-points = { $color ->
    [black] Black
   *[white] White
} wins by { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}
result-resignation = { $color ->
    [black] Black wins: White resigned
   *[white] White wins: Black resigned
}
result-time = { $color ->
    [black] Black wins on time
   *[white] White wins on time
}
result-forfeit = { $color ->
    [black] Black wins by forfeit
   *[white] White wins by forfeit
}
result-win = { $color ->
    [black] Black wins
   *[white] White wins
}
result-draw = The game is a draw
result-void = The game has no result
result-unknown = The game has ended

## Refused moves

refused-occupied = { $point } is occupied
refused-off-board = { $point } is not on this board
refused-suicide-stone = { $point } is suicide: the stone would have no liberty
refused-suicide-chain = { $point } is suicide: the chain with { $stone } ({ $stones } stones with this one) would have no liberty
refused-ko = { $point } would retake the ko: { $stone } may not be taken until there is another move elsewhere
refused-repetition = { $point } would repeat a position that the rules forbid
refused-superko = { $point } would repeat the position after move { $turn }
refused-superko-start = { $point } would repeat the position at the start of the game
refused-turn = it is the other side's turn
refused-pass-in-placement = Black places the handicap stones first
refused-no-stone = there is no stone to mark here
refused-phase = this is not possible now

## Moves of records that the rules would have refused

irregular-occupied = the point is occupied
irregular-off-board = the point is not on the board
irregular-suicide = suicide: the stone would have no liberty
irregular-ko = ko: the stone may not be retaken yet
irregular-superko = superko: the position after move { $turn } would recur
irregular-game-over = play has stopped
irregular-placement = handicap stones must be placed first

## The board in the terminal

play-is-over = the game is over: u takes back, c shows the count
play-nothing-to-undo = there is nothing to take back
play-no-such-point = { $text } is no point of this board: A1 to { $last }, without the letter I
play-opened-before = opened before move { $number }: { $reason }
play-repaired = the file was repaired to be read: { $error }
play-saved = saved in { $file }
play-resumed = play goes on; { $color ->
    [black] Black
   *[white] White
} is to move
play-resumed-playout = second disagreement: play goes on, each pass gives the other side a prisoner, and in the end all stones on the board live; { $color ->
    [black] Black
   *[white] White
} is to move
play-resumed-all-live = second disagreement: all stones on the board live

phase-placement = Black places { $left ->
    [one] one more handicap stone
   *[other] { $left } more handicap stones
}
phase-play = { $color ->
    [black] Black
   *[white] White
} to move
phase-playout = Playing on: { $color ->
    [black] Black
   *[white] White
} to move, a pass costs a stone
phase-stone-removal = Mark the dead stones

panel-player = { $color ->
    [black] ● Black
   *[white] ○ White
}  { $prisoners ->
    [one] { $prisoners } prisoner
   *[other] { $prisoners } prisoners
}
panel-accepted = {"  "}✓ agrees
panel-not-accepted = {"  "}not yet
panel-rules = { $rules }, komi { $komi }
panel-handicap = { $stones ->
    [one] Black moves first, no handicap stones
   *[other] { $stones } handicap stones
}
panel-moves = { $moves ->
    [0] no move yet
    [one] { $moves } move
   *[other] { $moves } moves
}
panel-move = { $number }. { $color ->
    [black] Black
   *[white] White
} { $point }
panel-capture = { $number }. { $color ->
    [black] Black
   *[white] White
} { $point } captures { $stones }
panel-pass = { $number }. { $color ->
    [black] Black
   *[white] White
} passes
panel-as-marked = As marked: { $result }
panel-custom-rules = Custom rules

prompt-point = Point: { $typed }_
prompt-save = Save as: { $name }_
prompt-open = Open: { $name }_

ask-pass = { $color ->
    [black] Black
   *[white] White
} passes? Enter = yes
ask-resign = Who resigns? b = Black, w = White, Enter = { $color ->
    [black] Black
   *[white] White
}
ask-disagree = Who disagrees and plays on? b = Black, w = White
ask-leave = Leave the board? Enter = yes
ask-leave-unsaved = The game is not saved. s = save it, Enter = leave it
ask-replace = { $file } exists. Enter = replace it
ask-discard = The game is not saved. Enter = open { $file } all the same

keys-placement =
    Enter stone   u take back
    ? help        q leave
keys-play =
    Enter play    p pass
    u take back   r resign
    ? help        q leave
keys-removal =
    Enter dead/alive   x one chain
    b, w agree         n disagree
    u take back        ? help
keys-over =
    c count       u take back
    ? help        q leave

play-help-title = {" "}Keys{" "}
play-help =
    arrows, h j k l   move the cursor (Shift: three points)
    Enter, Space      play, or mark dead stones
    d4 Enter          go to D4 and play; ":" first, if need be
    p                 pass
    r                 resign
    u, Ctrl-Z         take back

    after the passes:
    Enter             mark a group dead, or alive again
    x                 the same for one chain
    b, w              Black agrees, White agrees
    n                 disagree and play on
    c                 the count, step by step

    Ctrl-S            save        Ctrl-O   open a file
    q, Ctrl-C         leave       Esc      never mind

## Benches

bench-no-positions = no finished position can be made up on this board
bench-score = { $size }, rules { $rules }: { $totals } µs for the totals, { $reasons } µs with a reason for every point
bench-net =
    { $net } on { $size }, { $threads } threads: { $rate } evaluations a second
    { $gflops } GFLOP/s, { $percent } % of the { $peak } that this machine did in the same run ({ $instructions })
    features { $features } µs a position; loaded in { $load } s; { $memory } MiB at most; { $distance } from the plain evaluation
bench-search =
    { $net } on { $size }, { $threads } threads: { $evaluations } evaluations a second, { $visits } visits a second
    { $nodes } nodes of { $bytes } bytes; { $hits } evaluations were known already
    signature { $signature }
bench-playouts = { $size }: { $rate } playouts a second, { $length } turns each, { $nanoseconds } ns for a turn

## The count

keys-counting =
    Enter, → next   ← back
    Esc to the board
count-step = The count, step { $at } of { $all }
count-total = { $color ->
    [black] ● Black
   *[white] ○ White
}: { $points }
count-beside = {"    "}{ $stones ->
    [one] { $stones } prisoner beside the board
   *[other] { $stones } prisoners beside the board
}
count-blocks = {"    "}= { $sizes }
count-remove-dead = The dead stones are taken off and join the prisoners.
count-fill-neutral = Neutral points are filled; they count for nobody, so the colors do not matter.
count-lay-prisoners = { $color ->
    [black] The captured black stones are laid into Black's territory.
   *[white] The captured white stones are laid into White's territory.
}
count-rearrange = Stones are moved inside each side's area until its territory is easy to count. Nobody's total changes.
count-stones = The living stones are counted.
count-territory = The surrounded points are counted.
count-add-prisoners = The prisoners are added.
count-tax = Two points are paid for every group.
count-bonus = White is compensated for { $stones } handicap stones.
count-button = The first pass earned half a point.
count-komi = White receives komi: { $komi } points.

## The score

score-no-such-move = there is no move { $number }: the main line has { $moves }
score-no-stone = there is no stone on { $point } to be dead
score-more-errors = { $file }: { $errors } more errors; "tengen sgf check" lists them
score-title = { $file } after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $rules }
score-rules-assumed = (The record names no known rule set; this one is assumed.)
score-irregular = Move { $number } is against these rules ({ $reason }); it was played all the same.
score-legend = X O stones   x o dead   b w counted points   - not counted   . neutral
score-dead = { $stones ->
    [one] { $stones } dead stone
   *[other] { $stones } dead stones
}, { $source ->
    [named] as named
    [record] as the record marks territory
   *[analysis] which cannot be saved whatever their owner plays
}
score-color = { $color ->
    [black] Black
   *[white] White
}
score-stones = living stones
score-territory = territory
score-prisoners = prisoners
score-dead-stones = dead stones
score-tax = group tax
score-bonus = handicap bonus
score-button = button
score-komi = komi
score-total = total
score-by-area = By area: { $margin }
score-by-territory = By territory: { $margin }

## Networks

net-unreadable = { $file }: { $reason }
net-no-folder = there is no data folder here; name one in TENGEN_DATA
net-no-name = { $file } has no file name
net-no-bf16 = this processor has no instructions for bf16; leave --precision out
net-too-large = networks evaluate boards of up to { $limit } points a side
net-info =
    { $name } (format version { $version })
    { $parameters } parameters, { $channels } channels; { $blocks }
    An evaluation costs { $cost }
    sha256 { $sha256 }
    { $origin }
net-info-cost = { $gflop } GFLOP on { $size }
net-blocks-ordinary = { $count } ordinary blocks
net-blocks-pool = { $count } blocks that pool the whole board
net-blocks-nested = { $count } nested blocks
net-blocks-attention = { $count } attention blocks
net-blocks-feed-forward = { $count } feed-forward blocks
net-origin-ours = Origin: trained for this program, see data/nets/README.md
net-origin-strong = Origin: KataGo's network, as the Python package katrain 1.20.0 brings it
net-origin-unknown = Origin: not known to this program
net-list-row = { $file }: { $name }, { $parameters } parameters, { $gflop } GFLOP on 19x19
net-list-folder = Installed networks lie in { $folder }
net-installed = { $name } is installed as { $file }

## Matches

match-size = expected a board that GTP knows, each side 2 to 25
match-time = { $reason }; expected none, absolute MAIN, simple SECONDS, byo-yomi MAIN PERIOD PERIODS, canadian MAIN BLOCK STONES or fischer MAIN INCREMENT, in seconds
match-sprt = expected ELO0,ELO1 or ELO0,ELO1,ALPHA,BETA with ELO0 below ELO1 and risks between 0 and 0.5
match-command = { $option }: "{ $command }" is no command line; expected a program and its arguments, with every quote closed
match-resumed = { $games ->
    [one] 1 game is finished already
   *[other] { $games } games are finished already
}
match-percent = { $value } % ({ $low }–{ $high })
match-game = game { $game } of { $games }: { $black } – { $white } { $result }, { $turns } turns; { $name }: { $points } of { $played }, { $rate }
match-fault = fault of { $name }: { $text }
match-running = game { $game }: turn { $turns }
match-heading = { $games ->
    [one] 1 game
   *[other] { $games } games
} on { $size }, rules { $rules }, komi { $komi }
match-column-wins = wins
match-column-black = as Black
match-column-white = as White
match-column-faults = faults
match-column-cpu = CPU s/move
match-column-time = s/move
match-column-longest = longest s
match-no-result = No game has a result.
match-strength = { $name }: { $wins } won, { $draws } drawn, { $losses } lost: { $rate }, Elo { $elo } ({ $low } to { $high }); in parentheses 95 % intervals
match-sequential = Test of at most { $elo0 } against at least { $elo1 } Elo: log ratio { $ratio } between { $low } and { $high }, { $verdict ->
    [alternative] at least { $elo1 } accepted
    [null] at most { $elo0 } accepted
   *[open] still open
}
match-endings = Average length { $turns } turns. How games ended: { $endings }
match-repeats = { $games ->
    [one] 1 game was the same as an earlier one and proves
   *[other] { $games } games were the same as earlier ones and prove
} nothing: start the engines with another seed for each game (--seed {"{game}"}), or give more openings
match-ending-counted = counted { $count }
match-ending-agreed = counted by agreement { $count }
match-ending-played-on = counted after playing on { $count }
match-ending-resignation = resignation { $count }
match-ending-time = time { $count }
match-ending-fault = fault { $count }
match-ending-limit = too long { $count }
match-ending-void = no result { $count }

## GTP

args-level = expected a rank from 30k to 9d, or strongest
analyze-starts = Network: { $name }; positions at once: { $workers }
gtp-plays = Network: { $name }; level: { $level }; threads: { $threads }

## The server

serve-ready = Tengen is at { $url }
serve-network = Other devices reach it at { $url }
serve-end = Ctrl-C ends it; games are kept.
serve-not-opened = No browser could be opened; open the address yourself.
serve-cannot-listen = { $reason }; --listen takes another address
