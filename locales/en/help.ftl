### The texts of `tengen --help`: one message for each command, one attribute for each argument.

help = Go: play in a browser or at this terminal, count, and work with game records
    .listen = { help-serve.listen }
    .data = { help-serve.data }
    .database = { help-serve.database }
    .engine = { help-serve.engine }
    .public_url = { help-serve.public_url }
    .open = { help-serve.open }
    .examples =
        Without a command the server is started, and its page opened.
        Exit codes: 0 fine, 1 the input has faults (reported), 2 wrong use.
        "tengen COMMAND --help" says more about one command, with examples.

help-gtp = An engine for other programs: the Go Text Protocol on standard input and output
    .level = How strong to play: a rank from 30k to 9d (an estimate), or strongest
    .threads = Threads that search; all processors if left out
    .seed = Number that makes play repeatable, with one thread and a limit in visits
    .visits = The most positions to look at for a move; time decides if left out
    .net = A network: a file, the name of an installed one, or built-in
    .ponder = Think on while the opponent does; only at the strongest level
    .examples =
        Examples:
          tengen gtp
          tengen gtp --level 5k
          tengen gtp --visits 50 --threads 1 --net b10c384h6nbttflrs

        Standard error says which network plays. "help" lists all commands of the protocol.

help-serve = The server and its pages: play against the computer, at one screen or with somebody else
    .listen = Where to listen, such as 0.0.0.0:8361, or a port of this machine; 127.0.0.1:8361 or the next free port if left out
    .data = Folder of the games; $TENGEN_DATA or the user's own data folder if left out
    .database = Where games are kept, as sqlite:FILE; tengen.db in the data folder if left out
    .engine = Who plays for the computer: a name and a program that speaks GTP; may be repeated; the first one plays unless another is chosen
    .public_url = The address under which a proxy shows this server, such as https://go.example.org
    .open = Open the page in the browser
    .examples =
        Ctrl-C ends the server; games are kept.
        $TENGEN_LOG says what is logged, such as tengen_server=debug.
        Examples:
          tengen serve --open
          tengen serve --listen 0.0.0.0:8361 --data /var/lib/tengen
          tengen serve --engine "GNU Go=/usr/games/gnugo --mode gtp"

help-analyze = Analysis for other programs: KataGo's JSON protocol on standard input and output
    .threads = Positions at once; all processors if left out
    .visits = Positions to look at for an answer where the request names no number
    .seed = Number that makes results repeatable
    .net = A network: a file, the name of an installed one, or built-in
    .examples =
        Example:
          tengen analyze --visits 100 < requests.jsonl > answers.jsonl

help-play = The board in this terminal, for two people
    .file = A game to open: SGF, GIB, NGF or UGF; play goes on at its end
    .size = Size of a new board: 19, 13, 9 or any other from 1 to 52, or columns x rows such as 5x7
    .rules = Rule set: a name such as japanese, chinese, aga, french-club, tromp-taylor, or KataGo's JSON
    .handicap = Handicap stones
    .komi = Points for White; what the rule set proposes if left out
    .plain = Letters instead of colors
    .examples =
        Examples:
          tengen play
          tengen play --size 9 --rules chinese --komi 5.5
          tengen play --handicap 4
          tengen play game.sgf

help-score = Who won a recorded game, and why
    .file = The game: SGF, GIB, NGF or UGF; - reads standard input
    .number = Score the position after this many moves of the main line; its end if left out
    .rules = Rule set, by name or as KataGo's JSON; the record's own if left out
    .dead = Points of dead chains, "none", or auto: the territory that the record marks, else analysis
    .json = Print one JSON object and nothing else
    .examples =
        Examples:
          tengen score game.sgf
          tengen score game.sgf --rules chinese --dead "D4 Q16"
          tengen score game.sgf --move 120 --json

        Exit code 1 if the record has errors or moves that the rules forbid; it is scored all the same.

help-perft = Count the move sequences of a length: the check of a move generator
    .size = Size of the board, such as 9 or 2x3
    .ko = Which repetitions are forbidden
    .suicide = Whether suicide is forbidden, or allowed to two stones or more
    .depth = Number of turns, passes included; nothing follows two passes
    .json = One line of JSON
    .examples =
        Examples:
          tengen perft --size 2x3 --ko positional --suicide multi --depth 8
          tengen perft --size 19 --ko simple --suicide forbidden --depth 2 --json

help-sgf = Check, show and convert game records
    .examples =
        Examples:
          tengen sgf check game.sgf
          tengen sgf show game.sgf --move 40
          tengen sgf convert game.gib game.sgf

help-sgf-check = Report what is wrong in game records: the text, the values, moves against the rules
    .files = Records in SGF, GIB, NGF or UGF; - is standard input
    .strict = The specification to the letter: no habits of single servers
    .json = One JSON object a line
    .examples =
        Exit code 1: errors, or moves that the rules of the record (or else simple ko, no suicide) refuse.
        Examples:
          tengen sgf check *.sgf
          tengen sgf check --strict --json game.sgf

help-sgf-show = Show what a record says of its game, and a board of it
    .file = The record; - is standard input
    .number = Number of the move to stop after; the end of the main line if left out
    .examples =
        Examples:
          tengen sgf show game.sgf
          tengen sgf show game.sgf --move 0

help-sgf-convert = Write a record in any known format as SGF FF[4] in UTF-8
    .input = A record in SGF (any version and charset), GIB, NGF or UGF
    .output = The new file, which must not exist yet; - is standard output
    .examples =
        Examples:
          tengen sgf convert game.gib game.sgf
          tengen sgf convert old.mgt new.sgf

help-bench = How fast this build is on this machine
    .examples =
        Examples:
          tengen bench playouts --size 9
          tengen bench sgf records/ --json

help-bench-score = Score finished games, with and without a reason for every point
    .files = Records whose last positions are scored; made-up positions if left out
    .size = Size of the board of the made-up positions
    .json = Print one JSON object for each rule set and nothing else
    .examples =
        Examples:
          tengen bench score
          tengen bench score --size 9 --json
          tengen bench score games/*.sgf

help-net = Networks: the built-in one and others
    .examples =
        Examples:
          tengen net info
          tengen net install b10c384h6nbttflrs.bin.gz
          tengen net list

help-net-info = What is in a network: structure, parameters, cost of an evaluation, origin
    .file = An installed network by its name, or a file (.bin.gz or .bin); the built-in network if left out
    .json = One JSON object instead of text
    .examples =
        Examples:
          tengen net info
          tengen net info downloads/network.bin.gz --json

help-net-list = The built-in network and the installed ones
    .json = One JSON object for each network and nothing else
    .examples =
        Examples:
          tengen net list

help-net-install = Check a network and copy it into the data folder
    .file = The file (.bin.gz or .bin)
    .replace = Put it in the place of an installed network with the same file name
    .examples =
        The data folder is $TENGEN_DATA if that is set, else the user's own.
        Examples:
          tengen net install downloads/network.bin.gz

help-bench-net = Evaluate a position with a network, as often as it goes in a few seconds
    .net = An installed network by its name, or a file; the built-in network if left out
    .size = Size of the board, each side up to 25
    .threads = Threads, each evaluating by itself
    .precision = f32, or bf16: half the memory for weights, less exact; on processors that have it
    .json = One JSON object instead of text
    .examples =
        Examples:
          tengen bench net
          tengen bench net --net b10c384h6nbttflrs --size 9 --threads 2 --json

help-bench-search = Search a position from the middle of a game
    .net = An installed network by its name, or a file; the built-in network if left out
    .size = Size of the board, each side up to 25
    .visits = Visits to search
    .threads = Threads that share one tree
    .cache = Remember evaluations
    .json = One JSON object instead of text
    .examples =
        Examples:
          tengen bench search
          tengen bench search --size 9 --threads 2 --visits 5000 --json

help-bench-playouts = Random games on one thread, for about a second
    .size = Size of the board, such as 9 or 5x7
    .json = One JSON object instead of text
    .examples =
        Examples:
          tengen bench playouts
          tengen bench playouts --size 9 --json

help-bench-sgf = Read records from memory
    .paths = Files, or folders of files; games made up here if left out
    .json = One JSON object
    .examples =
        Examples:
          tengen bench sgf records/ --json

help-bench-replay = Play the main lines of records under positional superko
    .paths = Files, or folders of files; games made up here if left out
    .json = One JSON object
    .examples =
        Examples:
          tengen bench replay records/ --json

help-match = Let two engines that speak GTP play each other, with our rules as the referee
    .black = Command of the engine that has Black in the first game; colors change with every game. In a command, {"{game}"} becomes the number of the game
    .white = Command of the other engine
    .games = Number of games
    .size = Size of the board, such as 9, 19 or 5x7
    .komi = Komi; that of the rules if left out
    .rules = Rules by name, as KataGo's shorthand or as JSON
    .time = Time of both: none, absolute MAIN, simple SECONDS, byo-yomi MAIN PERIOD PERIODS, canadian MAIN BLOCK STONES or fischer MAIN INCREMENT, in seconds
    .black_time = Time of the engine given with --black
    .white_time = Time of the engine given with --white
    .openings = Openings: SGF, whose variations are all used, or lines of moves such as D4 Q16; each is played twice, with colors changed
    .sgf = Folder for a record of each game
    .state = File for the finished games: the same command goes on after them
    .sprt = Stop when it is proved that --black is at least ELO1, or at most ELO0, stronger; the risks are 0.05 if left out
    .concurrency = Games at the same time
    .max_turns = Turns after which a game is counted as it stands; three for every point of the board if left out
    .json = One JSON object for each game, and one for the result
    .examples =
        A crash, an illegal move or a late one loses the game. After two passes the engines say which stones are dead, if the rules ask for that; if they disagree they play on. Exit code 1: an engine made a fault.
        Examples:
          tengen match --black "tengen gtp --visits 50" --white "gnugo --mode gtp" --games 20 --size 9 --sgf games
          tengen match --black "tengen gtp" --white "tengen gtp --seed {"{game}"}" --time "fischer 60 2" --state match.jsonl
          tengen match --black "new gtp" --white "old gtp" --games 1000 --sprt 0,30 --openings book.sgf --concurrency 4

help-completions = Print a script that completes tengen's commands in a shell
    .shell = The shell
    .examples =
        Examples:
          tengen completions bash > ~/.local/share/bash-completion/completions/tengen
          tengen completions fish > ~/.config/fish/completions/tengen.fish
