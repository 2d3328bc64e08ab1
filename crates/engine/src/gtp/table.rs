//! All commands. The table itself adds `protocol_version`, `known_command`, `list_commands`, `help` and `quit`.

use tengen_gtp::{Arguments, Command, Failure, Reply, Table};

use super::commands::{board, files, gogui, network, params, rules, score, thinking, time};
use super::session::Session;
use super::signals::HURRY;

type Run = fn(&mut Session, &mut Arguments<'_>) -> Result<Reply, Failure>;

const fn row(name: &'static str, arguments: &'static str, help: &'static str, run: Run) -> Command<Session> {
    Command { name, arguments, help, run }
}

/// The commands of Tengen.
pub static TABLE: Table<Session> = Table::new(ROWS);

const ROWS: &[Command<Session>] = &[
    row("name", "", "the name of this program", network::name),
    row("version", "", "its version and the network that plays", network::version),
    // The board.
    row("boardsize", "COLS [ROWS]", "an empty board of this size, 2 to 25", board::boardsize),
    row("rectangular_boardsize", "COLS ROWS", "an empty board of this size", board::boardsize),
    row("query_boardsize", "", "the size of the board", board::query_boardsize),
    row("clear_board", "", "an empty board, full clocks", board::clear_board),
    row("play", "COLOR VERTEX", "plays a move", board::play),
    row("undo", "", "takes back the last move", board::undo),
    row("gg-undo", "[COUNT]", "takes back several moves", board::undo_many),
    row(
        "fixed_handicap",
        "STONES",
        "sets handicap stones on their usual points",
        board::fixed_handicap_stones,
    ),
    row("place_free_handicap", "STONES", "sets handicap stones where we like", board::place_handicap_stones),
    row("set_free_handicap", "VERTEX…", "sets handicap stones there", board::set_handicap_stones),
    row("set_position", "[COLOR VERTEX]…", "sets up stones, without history", board::set_position),
    row("showboard", "", "the board as text", board::showboard),
    row("list_stones", "COLOR", "all stones of a color", board::list_stones),
    row("captures", "COLOR", "how many stones a color has taken", board::captures),
    row("last_move", "", "the last move", board::last_move),
    row("move_history", "", "all moves, the last first", board::move_history),
    row("is_legal", "COLOR VERTEX", "1 if the move is legal, else 0", board::is_legal),
    row("all_legal", "COLOR", "all points where a color may play", board::all_legal),
    row("color", "VERTEX", "what stands there", board::color_at),
    row("countlib", "VERTEX", "number of liberties of a chain", board::liberties),
    row("findlib", "VERTEX", "the liberties of a chain", board::find_liberties),
    row(
        "unconditional_status",
        "VERTEX",
        "what no number of moves in a row can change",
        board::unconditional,
    ),
    // Rules and komi.
    row("komi", "POINTS", "sets the komi", rules::komi),
    row("get_komi", "", "the komi", rules::get_komi),
    row("kata-get-rules", "", "the rules as JSON", rules::get_rules),
    row("kata-set-rules", "NAME|JSON", "sets the rules", rules::set_rules),
    row("kata-set-rule", "KEY VALUE", "sets one of the rules", rules::set_rule),
    row("kgs-rules", "NAME", "sets the rules, as KGS names them", rules::kgs_rules),
    row("tengen-rules", "", "the names of all rule sets", rules::list_rules),
    // Time.
    row("time_settings", "MAIN BYO STONES", "absolute or Canadian time, or no limit", time::settings),
    row("kgs-time_settings", "KIND …", "time as on KGS", time::kgs_settings),
    row("kata-time_settings", "KIND …", "the same and Fischer time", time::kata_settings),
    row("kata-list_time_settings", "", "the kinds known", time::list_systems),
    row("time_left", "COLOR TIME STONES", "what a color has left", time::left),
    row("cputime", "", "seconds spent on choosing moves", time::spent),
    row("gomill-cpu_time", "", "seconds spent on choosing moves", time::spent),
    // Moves.
    row("genmove", "COLOR", "plays a move of our own", thinking::genmove),
    row("reg_genmove", "COLOR", "says a move without playing it", thinking::reg_genmove),
    row("genmove_debug", "COLOR", "plays a move of our own", thinking::genmove),
    row("kgs-genmove_cleanup", "COLOR", "plays a move that takes dead stones away", thinking::cleanup),
    row(
        "lz-genmove_analyze",
        "[COLOR] [INTERVAL] …",
        "plays a move, saying how it looks",
        thinking::lz_genmove_analyze,
    ),
    row(
        "kata-genmove_analyze",
        "[COLOR] [INTERVAL] …",
        "plays a move, saying how it looks",
        thinking::kata_genmove_analyze,
    ),
    row(
        "genmove_analyze",
        "[COLOR] [INTERVAL] …",
        "plays a move, saying how it looks",
        thinking::kata_genmove_analyze,
    ),
    row("kata-search", "[COLOR]", "says a move without playing it", thinking::search),
    row("kata-search_debug", "[COLOR]", "says a move without playing it", thinking::search),
    row("kata-search_cancellable", "[COLOR]", "the same until a line comes", thinking::search_cancellable),
    row(
        "kata-search_analyze",
        "[COLOR] [INTERVAL] …",
        "says a move and how it looks",
        thinking::search_analyze,
    ),
    row(
        "kata-search_analyze_cancellable",
        "[COLOR] [INTERVAL] …",
        "the same until a line comes",
        thinking::search_analyze_cancellable,
    ),
    row(HURRY, "", "ends the search under way, read while it runs", gogui::nothing),
    row("gomill-explain_last_move", "", "what we thought of our last move", thinking::explain_last_move),
    // Analysis.
    row("lz-analyze", "[COLOR] [INTERVAL] …", "analyzes until a line comes", thinking::lz_analyze),
    row("kata-analyze", "[COLOR] [INTERVAL] …", "analyzes until a line comes", thinking::kata_analyze),
    row("analyze", "[COLOR] [INTERVAL] …", "analyzes until a line comes", thinking::kata_analyze),
    row("kata-raw-nn", "[COLOR] SYMMETRY|all [OPTIMISM]", "what the network says", network::raw_nn),
    row("kata-get-models", "", "the networks as JSON", network::models),
    row("stop", "", "ends what goes on in the background: nothing", gogui::nothing),
    // The end.
    row("final_score", "", "the score, dead stones removed", score::final_score),
    row("final_status_list", "STATUS", "stones alive, dead or in seki", score::final_status_list),
    row("tengen-status", "", "every chain with its status as JSON", score::status),
    row("kgs-game_over", "", "the game is over", gogui::nothing),
    row("kgs-chat", "…", "somebody says something", gogui::nothing),
    // Settings.
    row("tengen-level", "[RANK|strongest]", "how strong to play", params::level),
    row("kata-set-param", "NAME VALUE", "sets a parameter", params::set_param),
    row("kata-set-params", "JSON", "sets several parameters", params::set_params),
    row("kata-get-param", "NAME", "a parameter", params::get_param),
    row("kata-get-params", "", "all parameters as JSON", params::get_params),
    row("kata-list-params", "", "the names of all parameters", params::list_params),
    row("lz-setoption", "name NAME value VALUE", "sets an option of Leela Zero", params::lz_setoption),
    row("clear_cache", "", "forgets what was searched", params::clear_cache),
    // Records.
    row("loadsgf", "FILE [MOVE]", "the position of a record before a move, or its end", files::loadsgf),
    row("printsgf", "[FILE]", "the game as SGF", files::printsgf),
    // GoGui.
    row("gogui-analyze_commands", "", "commands for a menu", gogui::analyze_commands),
    row("gogui-play_sequence", "[COLOR VERTEX]…", "plays several moves", board::play_sequence),
    row("gogui-setup", "[COLOR VERTEX]…", "adds stones to the position", board::gogui_setup),
    row("gogui-setup_player", "COLOR", "says whose turn it is", board::gogui_setup_player),
    row("gogui-title", "", "a title for a window", gogui::title),
    row("gogui-interrupt", "", "says that # interrupt is understood", gogui::nothing),
    row("gogui-rules_game_id", "", "the game", gogui::rules_game_id),
    row("gogui-rules_board_size", "", "the size of the board", gogui::rules_board_size),
    row("gogui-rules_board", "", "the board row by row", gogui::rules_board),
    row("gogui-rules_side_to_move", "", "whose turn it is", gogui::rules_side_to_move),
    row("gogui-rules_legal_moves", "", "all legal moves", gogui::rules_legal_moves),
    row("gogui-rules_captured_count", "", "stones taken by Black and by White", gogui::rules_captured),
    row("gogui-rules_final_result", "", "the score", score::final_score),
];
