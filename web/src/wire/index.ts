// Generated from crates/server/src/wire by its tests: TENGEN_UPDATE=1 cargo test -p tengen-server wire

/**
 * A player, and the color of that player's stones.
 */
export type Color = "black" | "white";

/**
 * One value for each color.
 */
export type ByColor<T> = { 
/**
 * Black's.
 */
black: T, 
/**
 * White's.
 */
white: T, };

/**
 * A point such as `"Q16"`: columns A to Z without I, then AA, AB …; row 1 is the lowest.
 */
export type Point = string;

/**
 * A point, or `"pass"`.
 */
export type Move = string;

/**
 * What stands on every point, row by row from the top: `.` empty, `X` black, `O` white, columns × rows characters
 * without separators.
 */
export type Stones = string;

/**
 * An argument of a text.
 */
export type Arg = number | string;

/**
 * Text for people: a key of `app.ftl` in each language, with arguments.
 */
export type Text = { 
/**
 * The key of the message.
 */
key: string, 
/**
 * The arguments by name.
 */
args: Record<string, Arg>, };

/**
 * An earlier position, shown to explain a refusal.
 */
export type Earlier = { 
/**
 * The position.
 */
stones: Stones, 
/**
 * The number of the move after which it stood on the board; 0 is the start.
 */
move_number: number, };

/**
 * What is counted.
 */
export type Scoring = "area" | "territory";

/**
 * Where handicap stones go.
 */
export type Placement = "fixed" | "free";

/**
 * How strong the computer plays: an amateur rank from `"30k"` to `"9d"`, or `"strongest"`.
 */
export type Level = string;

/**
 * A game as anybody sees it; who looks makes no difference.
 */
export type View = { 
/**
 * The number of the game in addresses.
 */
game: string, 
/**
 * The number of the last event.
 */
n: number, 
/**
 * Columns of the board.
 */
cols: number, 
/**
 * Rows of the board.
 */
rows: number, 
/**
 * The name of the rule set.
 */
rules: string, 
/**
 * Komi in half-points.
 */
komi2: number, 
/**
 * Handicap stones; 1 means that Black moved first without compensation.
 */
handicap: number, 
/**
 * Where they go.
 */
placement: Placement, 
/**
 * What the players do.
 */
phase: PhaseKind, 
/**
 * Whose turn it is; of Black also while handicap stones are placed.
 */
to_move: Color | null, 
/**
 * The position.
 */
stones: Stones, 
/**
 * The last move.
 */
last: Move | null, 
/**
 * Where the last stone that took a ko may not be retaken.
 */
ko: Point | null, 
/**
 * Stones taken by each color, not counting dead ones on the board.
 */
captures: ByColor<number>, 
/**
 * All moves, handicap stones that Black placed first among them.
 */
moves: Array<Move>, 
/**
 * Who made them: one letter, `B` or `W`, for each.
 */
move_colors: string, 
/**
 * Who made the first of them.
 */
first: Color, 
/**
 * The empty points where the player to move may not play, with the reason. All other empty points are legal.
 */
illegal: Array<IllegalPoint>, 
/**
 * The stones of the player to move that could be captured at the next turn.
 */
in_atari: Array<Point>, 
/**
 * Handicap stones still to be placed.
 */
handicap_left: number, 
/**
 * Who plays.
 */
seats: ByColor<SeatView>, 
/**
 * What the computer does.
 */
computer: ComputerView, 
/**
 * A request to take moves back.
 */
undo: UndoView | null, 
/**
 * The marking of dead stones; also after the count, as it was agreed.
 */
removal: RemovalView | null, 
/**
 * The result.
 */
outcome: OutcomeView | null, 
/**
 * Who would move after resuming play now, if the player of that color asks for it.
 */
resume_turn: ByColor<Color>, 
/**
 * Whether the players have disagreed twice: play goes on until all that is dead is captured, every pass costs a
 * stone, and then all stones on the board live.
 */
must_play_on: boolean, 
/**
 * The group that the computer held to be alive when it played on or set the marks right; until the next move.
 */
objection: Objection | null, 
/**
 * After the end: the handicap proposed for the next game.
 */
next_handicap: NextHandicap | null, };

/**
 * What the players do.
 */
export type PhaseKind = "waiting" | "handicap" | "play" | "removal" | "over";

/**
 * A point where a stone is refused.
 */
export type IllegalPoint = { 
/**
 * The point.
 */
point: Point, 
/**
 * Why.
 */
reason: Refusal, };

/**
 * A player.
 */
export type SeatView = { 
/**
 * Who or what plays.
 */
kind: SeatKind, 
/**
 * The player's name.
 */
name: string | null, 
/**
 * How strong the computer plays.
 */
level: Level | null, 
/**
 * Whether a browser of this player is connected.
 */
here: boolean, };

/**
 * Who or what plays.
 */
export type SeatKind = "human" | "computer" | "open";

/**
 * What the computer does.
 */
export type ComputerView = { 
/**
 * What it does.
 */
state: ComputerState, 
/**
 * For whom.
 */
color: Color | null, 
/**
 * Requests of other games before this one.
 */
queue: number, };

/**
 * What the computer does.
 */
export type ComputerState = "idle" | "waiting" | "thinking" | "failed";

/**
 * A request to take moves back.
 */
export type UndoView = { 
/**
 * Who asks.
 */
by: Color, 
/**
 * How many turns.
 */
turns: number, };

/**
 * A result.
 */
export type OutcomeView = { 
/**
 * As SGF writes it: `B+0.5`, `W+R`, `0`, `Void`.
 */
re: string, 
/**
 * The winner, if there is one.
 */
winner: Color | null, 
/**
 * How the game ended.
 */
by: EndKind, 
/**
 * The margin in half-points, if the game was counted.
 */
margin2: number | null, };

/**
 * How a game ended.
 */
export type EndKind = "score" | "tie_rule" | "tie" | "resign" | "time" | "forfeit" | "no_result";

/**
 * A handicap proposed for the next game.
 */
export type NextHandicap = { 
/**
 * Handicap stones.
 */
handicap: number, 
/**
 * Komi in half-points.
 */
komi2: number, 
/**
 * Which color of this game is Black in the next.
 */
black: Color, 
/**
 * Why.
 */
reason: Text, };

/**
 * The marking of dead stones.
 */
export type RemovalView = { 
/**
 * The stones marked dead.
 */
dead: Array<Point>, 
/**
 * The groups of the suggestion.
 */
groups: Array<GroupView>, 
/**
 * Where the suggestion comes from.
 */
source: SuggestionSource, 
/**
 * Who has agreed to the marks.
 */
accepted: ByColor<boolean>, 
/**
 * Who changed the marks last.
 */
changed_by: Color | null, 
/**
 * What that change was about.
 */
changed: Array<Point>, 
/**
 * The group that the computer holds to be alive.
 */
objection: Objection | null, 
/**
 * How often play was resumed before.
 */
disputes: number, 
/**
 * The score with these marks.
 */
sheet: SheetView, 
/**
 * The surrounded points of each color with these marks; those under dead stones among them.
 */
territory: TerritoryPoints, 
/**
 * The empty points that count for nobody with these marks.
 */
neutral_points: Array<Point>, };

/**
 * Chains judged together.
 */
export type GroupView = { 
/**
 * Its stones.
 */
points: Array<Point>, 
/**
 * The judgement.
 */
status: GroupStatus, 
/**
 * How sure, from 0 to 100; `null` where it is proven.
 */
confidence: number | null, };

/**
 * Whether a group lives.
 */
export type GroupStatus = "alive" | "dead" | "seki" | "unsettled";

/**
 * Where a suggestion comes from.
 */
export type SuggestionSource = "computer" | "pass_alive" | "pending";

/**
 * A group that the computer holds to be alive.
 */
export type Objection = { 
/**
 * One of its points, by which it is named.
 */
point: Point, 
/**
 * Its stones.
 */
points: Array<Point>, };

/**
 * The score.
 */
export type SheetView = { 
/**
 * What is counted.
 */
scoring: Scoring, 
/**
 * Black's account.
 */
black: SheetRow, 
/**
 * White's account.
 */
white: SheetRow, 
/**
 * Black's total less White's, in half-points.
 */
margin2: number, 
/**
 * The result as SGF writes it, the tie rule included.
 */
outcome_re: string, 
/**
 * Empty points that count for nobody.
 */
neutral: number, };

/**
 * The account of one color. Only what is counted is above zero.
 */
export type SheetRow = { 
/**
 * Living stones.
 */
stones: number, 
/**
 * Surrounded points.
 */
territory: number, 
/**
 * Prisoners taken during the game.
 */
prisoners: number, 
/**
 * Opposing dead stones.
 */
dead: number, 
/**
 * Komi in half-points.
 */
komi2: number, 
/**
 * Compensation for handicap stones, in half-points.
 */
handicap_bonus2: number, 
/**
 * The first pass, in half-points.
 */
button2: number, 
/**
 * What groups pay, in half-points: zero or above.
 */
tax2: number, 
/**
 * The sum in half-points.
 */
total2: number, };

/**
 * `GET /api/games/{id}/count`: a game counted in both ways.
 */
export type CountView = { 
/**
 * Columns of the board.
 */
cols: number, 
/**
 * Rows of the board.
 */
rows: number, 
/**
 * The position before the count.
 */
before: Stones, 
/**
 * The stones that were marked dead.
 */
dead: Array<Point>, 
/**
 * The way of the rules, which decides.
 */
official: Scoring, 
/**
 * The result.
 */
outcome: OutcomeView | null, 
/**
 * The count of area.
 */
area: CountSide, 
/**
 * The count of territory.
 */
territory: CountSide, };

/**
 * A count in one way.
 */
export type CountSide = { 
/**
 * The totals.
 */
sheet: SheetView, 
/**
 * The steps, the result last.
 */
steps: Array<StepView>, 
/**
 * What every point is worth and why, by the name of the point.
 */
points: Record<string, Owned>, };

/**
 * What a point is worth.
 */
export type Owned = { 
/**
 * Whose it is; of a dead stone, who takes it.
 */
owner: Color | null, 
/**
 * Points for the owner: 0, 1, or 2 for a dead stone in territory.
 */
worth: number, 
/**
 * Why, in a word.
 */
why: PointReason, 
/**
 * Why, as a sentence.
 */
reason: Text, };

/**
 * Why a point counts or does not count.
 */
export type PointReason = "stone" | "pass_alive" | "seki" | "territory" | "false_eye" | "neutral" | "dead_stone";

/**
 * One step of a count.
 */
export type StepView = { 
/**
 * What is done.
 */
kind: StepKind, 
/**
 * The position after it.
 */
stones: Stones, 
/**
 * What was put down, taken off or moved, compared with the step before.
 */
moved: Array<MovedPiece>, 
/**
 * Blocks of empty points to be counted one by one.
 */
blocks: Array<BlockView>, 
/**
 * What each color has so far, in half-points.
 */
counted2: ByColor<number>, 
/**
 * Prisoners beside the board.
 */
beside: ByColor<number>, 
/**
 * The empty points of each color.
 */
territory: TerritoryPoints, 
/**
 * Empty points that count for nobody.
 */
neutral: Array<Point>, 
/**
 * The step in words.
 */
text: Text, };

/**
 * What is done in a step of a count.
 */
export type StepKind = "remove_dead" | "fill_neutral" | "return_prisoners" | "arrange" | "count_stones" | "count_territory" | "add_prisoners" | "tax" | "handicap_bonus" | "button" | "komi" | "result";

/**
 * A stone that is put down, taken off or moved.
 */
export type MovedPiece = { 
/**
 * Where it was; `null` if it comes from beside the board.
 */
from: Point | null, 
/**
 * Where it goes; `null` if it leaves the board.
 */
to: Point | null, 
/**
 * Its color.
 */
color: Color, };

/**
 * Empty points that are counted together.
 */
export type BlockView = { 
/**
 * Whose.
 */
color: Color, 
/**
 * The points.
 */
points: Array<Point>, 
/**
 * Their number.
 */
count: number, };

/**
 * Points of each color.
 */
export type TerritoryPoints = { 
/**
 * Black's.
 */
black: Array<Point>, 
/**
 * White's.
 */
white: Array<Point>, };

/**
 * `POST /api/games`: a new game.
 */
export type NewGame = { 
/**
 * Chosen by the browser, up to 64 characters: the same again gets the same answer.
 */
client_id: string, 
/**
 * Columns of the board.
 */
cols: number, 
/**
 * Rows of the board.
 */
rows: number, 
/**
 * The name of a rule set.
 */
rules: string, 
/**
 * Komi in half-points; what the rules propose if left out.
 */
komi2?: number, 
/**
 * Handicap stones; 1 means that Black moves first without compensation.
 */
handicap: number, 
/**
 * Where they go; what the rules say if left out.
 */
placement?: Placement, 
/**
 * Against whom.
 */
opponent: Opponent, 
/**
 * The creator's first move, if the game was begun by playing it.
 */
first_move?: Point, 
/**
 * The creator's name.
 */
name?: string, };

/**
 * Against whom.
 */
export type Opponent = { "type": "computer", 
/**
 * How strong it plays.
 */
level: Level, 
/**
 * The creator's color.
 */
color: OpponentColor, 
/**
 * The name of an engine; the first one if left out.
 */
engine?: string, } | { "type": "screen" } | { "type": "invite", 
/**
 * The creator's color.
 */
color: OpponentColor, };

/**
 * The color of whoever creates a game.
 */
export type OpponentColor = "black" | "white" | "random";

/**
 * A game and the way to one's seat in it.
 */
export type Created = { 
/**
 * The number of the game in addresses.
 */
game: string, 
/**
 * What proves who sits here; kept by the browser.
 */
token: string, 
/**
 * The colors that it plays.
 */
seats: Array<Color>, 
/**
 * The path of the invitation for the opponent, such as `/j/XXXX`.
 */
invite?: string, 
/**
 * The invitation as whole addresses: the public one or those in the local network.
 */
invite_urls: Array<string>, 
/**
 * The game.
 */
view: View, };

/**
 * `POST /api/games/{id}/seat`: a seat found again.
 */
export type Seat = { 
/**
 * What proves who sits here.
 */
token: string, 
/**
 * The colors that it plays.
 */
seats: Array<Color>, };

/**
 * `POST /api/invites/{token}`.
 */
export type JoinInvite = { 
/**
 * The name of whoever joins.
 */
name?: string, };

/**
 * `GET /api/invites/{token}`: what is offered.
 */
export type InviteView = { 
/**
 * The number of the game in addresses.
 */
game: string, 
/**
 * Columns of the board.
 */
cols: number, 
/**
 * Rows of the board.
 */
rows: number, 
/**
 * The name of the rule set.
 */
rules: string, 
/**
 * Komi in half-points.
 */
komi2: number, 
/**
 * Handicap stones.
 */
handicap: number, 
/**
 * The color of whoever joins.
 */
color: Color, 
/**
 * The name of whoever invites.
 */
from: string | null, 
/**
 * Whether somebody has joined already.
 */
taken: boolean, };

/**
 * `GET /api/mine`: one of the games of this browser.
 */
export type MyGame = { 
/**
 * The number of the game in addresses.
 */
game: string, 
/**
 * Columns of the board.
 */
cols: number, 
/**
 * Rows of the board.
 */
rows: number, 
/**
 * The name of the rule set.
 */
rules: string, 
/**
 * The position.
 */
stones: Stones, 
/**
 * The last move.
 */
last: Move | null, 
/**
 * Moves made.
 */
move_number: number, 
/**
 * The colors that this browser plays.
 */
you: Array<Color>, 
/**
 * Who plays.
 */
seats: ByColor<SeatView>, 
/**
 * Whether it is the turn of this browser.
 */
your_turn: boolean, 
/**
 * What the players do.
 */
phase: PhaseKind, 
/**
 * The result, as SGF writes it.
 */
result: string | null, 
/**
 * When the last event happened: milliseconds since 1970.
 */
updated_at: number, };

/**
 * `GET /api/options`: what this server offers.
 */
export type Options = { 
/**
 * The version of the program.
 */
version: string, 
/**
 * The rule sets.
 */
rules: Array<RulesOption>, 
/**
 * The levels of the computer, the weakest first.
 */
levels: Array<Level>, 
/**
 * The sides of the square boards that are offered first.
 */
sizes: Array<number>, 
/**
 * The smallest side of a board.
 */
min_size: number, 
/**
 * The largest side of a board between people.
 */
max_size: number, 
/**
 * The largest side of a board against the computer.
 */
max_size_computer: number, 
/**
 * Whether there is an engine.
 */
has_computer: boolean, 
/**
 * The names of the engines; the first one plays if no other is asked for.
 */
engines: Array<string>, 
/**
 * Who can reach the server.
 */
network: Network, 
/**
 * Its addresses in the local network.
 */
addresses: Array<string>, 
/**
 * Its public address.
 */
public_url?: string, };

/**
 * Who can reach the server.
 */
export type Network = "local" | "lan";

/**
 * `POST /api/network`.
 */
export type NetworkRequest = { 
/**
 * Whether the local network may reach the server.
 */
on: boolean, };

/**
 * The answer to a [`NetworkRequest`].
 */
export type NetworkReply = { 
/**
 * Who can reach the server now.
 */
network: Network, 
/**
 * Its addresses in the local network, the likeliest first.
 */
addresses: Array<string>, };

/**
 * A rule set.
 */
export type RulesOption = { 
/**
 * Its name.
 */
key: string, 
/**
 * Whether it is one of the four club presets.
 */
club: boolean, 
/**
 * The key of its name and description.
 */
text_key: string, 
/**
 * What is counted.
 */
scoring: Scoring, 
/**
 * Where handicap stones go.
 */
placement: Placement, 
/**
 * Whether a game can end without a winner at the komi proposed.
 */
ties: boolean, 
/**
 * What is proposed on the sizes offered first.
 */
proposals: Array<SizeProposal>, };

/**
 * What a rule set proposes on a square board.
 */
export type SizeProposal = { 
/**
 * The side of the board.
 */
size: number, 
/**
 * Komi of an even game, in half-points.
 */
komi2: number, 
/**
 * Komi of a handicap game, in half-points.
 */
handicap_komi2: number, 
/**
 * The highest handicap.
 */
max_handicap: number, };

/**
 * `POST /api/proposals`: what handicap?
 */
export type ProposalRequest = { 
/**
 * The side of the board.
 */
size: number, 
/**
 * The name of the rule set.
 */
rules: string, 
/**
 * Black's rank, such as `7k`.
 */
black_rank?: string, 
/**
 * White's rank.
 */
white_rank?: string, };

/**
 * A handicap and its reason.
 */
export type Proposal = { 
/**
 * Handicap stones; 1 means that Black moves first without compensation.
 */
handicap: number, 
/**
 * Komi in half-points.
 */
komi2: number, 
/**
 * Where the stones go.
 */
placement: Placement, 
/**
 * Whether the ranks say that the players should change colors.
 */
swap: boolean, 
/**
 * Why.
 */
reason: Text, };

/**
 * `POST /api/records`: what is in a file.
 */
export type Records = { 
/**
 * The games.
 */
records: Array<GameRecord>, 
/**
 * What is wrong or was repaired.
 */
diagnostics: Array<DiagnosticView>, 
/**
 * The charset of its texts.
 */
charset: string, };

/**
 * Something wrong in a file.
 */
export type DiagnosticView = { 
/**
 * In words.
 */
text: Text, 
/**
 * Where, in bytes from the start.
 */
offset: number, 
/**
 * How bad: `error`, `warning` or `note`.
 */
severity: string, };

/**
 * The record of a game.
 */
export type GameRecord = { 
/**
 * Columns of the board.
 */
cols: number, 
/**
 * Rows of the board.
 */
rows: number, 
/**
 * Who played what, when and where.
 */
info: RecordInfo, 
/**
 * The position of the root.
 */
start: Stones, 
/**
 * The nodes; a parent stands before its children. The first is the root.
 */
nodes: Array<RecordNode>, 
/**
 * The main line: indices of nodes from the root.
 */
main_line: Array<number>, };

/**
 * Who played what, when and where. The texts are as the file has them.
 */
export type RecordInfo = { 
/**
 * Black's name.
 */
black: string | null, 
/**
 * White's name.
 */
white: string | null, 
/**
 * Black's rank.
 */
black_rank: string | null, 
/**
 * White's rank.
 */
white_rank: string | null, 
/**
 * Komi.
 */
komi: string | null, 
/**
 * Handicap stones.
 */
handicap: string | null, 
/**
 * The rules.
 */
rules: string | null, 
/**
 * The result.
 */
result: string | null, 
/**
 * The date.
 */
date: string | null, 
/**
 * The event.
 */
event: string | null, 
/**
 * The round.
 */
round: string | null, 
/**
 * The place.
 */
place: string | null, 
/**
 * The name of the game.
 */
name: string | null, 
/**
 * The comment on the game.
 */
comment: string | null, };

/**
 * A node of a record.
 */
export type RecordNode = { 
/**
 * The index of the node before it.
 */
parent: number | null, 
/**
 * The move.
 */
move?: RecordMove, 
/**
 * Stones that appear: those played and those set up, `X` or `O`.
 */
add: Array<[Point, string]>, 
/**
 * Stones that disappear.
 */
remove: Array<Point>, 
/**
 * Stones taken by each color so far.
 */
captures: ByColor<number>, 
/**
 * The comment.
 */
comment?: string, 
/**
 * Labels on points.
 */
labels: Array<[Point, string]>, 
/**
 * Signs on points.
 */
marks: Array<[Point, PointMark]>, 
/**
 * Where the move was played.
 */
last?: Point, 
/**
 * Why the rules would have refused the move.
 */
problem?: Text, };

/**
 * A move of a record.
 */
export type RecordMove = { 
/**
 * Who.
 */
color: Color, 
/**
 * Where.
 */
move: Move, };

/**
 * A sign on a point.
 */
export type PointMark = "triangle" | "square" | "circle" | "cross";

/**
 * What a browser sends.
 */
export type ClientMessage = { "type": "hello", 
/**
 * What proves who sits here; whoever has none looks on.
 */
token?: string, 
/**
 * The number of the last event that the browser knows.
 */
seen?: number, } | { "type": "command" } & CommandRequest | { "type": "ping" };

/**
 * A command with what makes it safe to send twice.
 */
export type CommandRequest = { 
/**
 * Chosen by the browser, up to 64 characters: the same again gets the same answer and does nothing.
 */
id: string, 
/**
 * The number of the last event that the player knew.
 */
based_on: number, 
/**
 * What to do.
 */
command: Command, };

/**
 * What a player asks for.
 */
export type Command = { "type": "play", 
/**
 * For whom.
 */
color: Color, 
/**
 * Where.
 */
point: Point, } | { "type": "pass", 
/**
 * For whom.
 */
color: Color, } | { "type": "resign", 
/**
 * For whom.
 */
color: Color, } | { "type": "ask_undo", 
/**
 * For whom.
 */
color: Color, } | { "type": "answer_undo", 
/**
 * For whom.
 */
color: Color, 
/**
 * Whether to go back.
 */
accept: boolean, } | { "type": "mark", 
/**
 * For whom.
 */
color: Color, 
/**
 * The point.
 */
point: Point, 
/**
 * Dead, or alive.
 */
dead: boolean, } | { "type": "restore_suggestion", 
/**
 * For whom.
 */
color: Color, } | { "type": "accept", 
/**
 * For whom.
 */
color: Color, } | { "type": "resume", 
/**
 * For whom.
 */
color: Color, } | { "type": "hurry", 
/**
 * For whom.
 */
color: Color, };

/**
 * What the server sends.
 */
export type ServerMessage = { "type": "welcome", 
/**
 * The colors that this browser plays.
 */
you: Array<Color>, 
/**
 * The number of the last event.
 */
n: number, 
/**
 * The game.
 */
view: View, } | { "type": "view", 
/**
 * The game.
 */
view: View, } | { "type": "reply", 
/**
 * Which command.
 */
id: string, } & ({ "ok": Done } | { "refused": Refusal }) | { "type": "notice" } & Text | { "type": "pong" };

/**
 * The answer to a command.
 */
export type Reply = { "ok": Done } | { "refused": Refusal };

/**
 * What was done.
 */
export type Done = { 
/**
 * The number of the last event.
 */
n: number, };

/**
 * Why not, and what there is to show.
 */
export type Refusal = { 
/**
 * The key of the message.
 */
key: string, 
/**
 * Its arguments.
 */
args: Record<string, Arg>, 
/**
 * The chain that it is about.
 */
chain?: Array<Point>, 
/**
 * The earlier position that would recur.
 */
earlier?: Earlier, };

/**
 * The body of an answer that is an error.
 */
export type ErrorBody = { 
/**
 * What is wrong.
 */
error: Text, };
