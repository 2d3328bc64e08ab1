/** What the server and the browser say to each other about a game. The same names as in `crates/server/src/wire`. */

import type { Args } from "../i18n";

export type Color = "black" | "white";

/** One value for each color. */
export interface ByColor<T> {
  readonly black: T;
  readonly white: T;
}

/** A text for people: a key of `locales` with arguments. */
export interface Text {
  readonly key: string;
  readonly args?: Args;
}

export type Phase = "waiting" | "handicap" | "play" | "removal" | "over";
export type Scoring = "area" | "territory";

/** An earlier position, shown to explain a refusal. */
export interface Earlier {
  readonly stones: string;
  readonly move_number: number;
}

/** Why not, and what there is to show. */
export interface Refusal extends Text {
  readonly chain?: readonly string[];
  readonly earlier?: Earlier;
}

export interface SeatView {
  readonly kind: "human" | "computer" | "open";
  readonly name: string | null;
  readonly level: string | null;
  readonly here: boolean;
}

export interface ComputerView {
  readonly state: "idle" | "waiting" | "thinking" | "failed";
  readonly color: Color | null;
  readonly queue: number;
}

export interface OutcomeView {
  readonly re: string;
  readonly winner: Color | null;
  readonly by: "score" | "tie_rule" | "tie" | "resign" | "time" | "forfeit" | "no_result";
  readonly margin2: number | null;
}

export interface NextHandicap {
  readonly handicap: number;
  readonly komi2: number;
  readonly black: Color;
  readonly reason: Text;
}

/** A game as anybody sees it. */
export interface View {
  readonly game: string;
  readonly n: number;
  readonly cols: number;
  readonly rows: number;
  readonly rules: string;
  readonly komi2: number;
  readonly handicap: number;
  readonly placement: "fixed" | "free";
  readonly phase: Phase;
  readonly to_move: Color | null;
  readonly stones: string;
  readonly last: string | null;
  readonly ko: string | null;
  readonly captures: ByColor<number>;
  readonly moves: readonly string[];
  readonly move_colors: string;
  readonly first: Color;
  readonly illegal: readonly { readonly point: string; readonly reason: Refusal }[];
  readonly in_atari: readonly string[];
  readonly handicap_left: number;
  readonly seats: ByColor<SeatView>;
  readonly computer: ComputerView;
  readonly undo: { readonly by: Color; readonly turns: number } | null;
  readonly removal: RemovalView | null;
  readonly objection?: Objection | null;
  readonly outcome: OutcomeView | null;
  readonly resume_turn: ByColor<Color>;
  readonly must_play_on: boolean;
  readonly next_handicap: NextHandicap | null;
}

export interface TerritoryPoints {
  readonly black: readonly string[];
  readonly white: readonly string[];
}

export interface GroupView {
  readonly points: readonly string[];
  readonly status: "alive" | "dead" | "seki" | "unsettled";
  readonly confidence: number | null;
}

/** A group that the computer holds to be alive. */
export interface Objection {
  readonly point: string;
  readonly points: readonly string[];
}

/** The marking of dead stones. */
export interface RemovalView {
  readonly dead: readonly string[];
  readonly groups: readonly GroupView[];
  readonly source: "computer" | "pass_alive" | "pending";
  readonly accepted: ByColor<boolean>;
  readonly changed_by: Color | null;
  readonly changed: readonly string[];
  readonly objection: Objection | null;
  readonly disputes: number;
  readonly sheet: SheetView;
  readonly territory?: TerritoryPoints;
  readonly neutral_points?: readonly string[];
}

/** The score. */
export interface SheetView {
  readonly scoring: Scoring;
  readonly black: SheetRow;
  readonly white: SheetRow;
  readonly margin2: number;
  readonly outcome_re: string;
  readonly neutral: number;
}

export interface SheetRow {
  readonly stones: number;
  readonly territory: number;
  readonly prisoners: number;
  readonly dead: number;
  readonly komi2: number;
  readonly handicap_bonus2: number;
  readonly button2: number;
  readonly tax2: number;
  readonly total2: number;
}

/** A game counted in both ways. */
export interface CountView {
  readonly cols: number;
  readonly rows: number;
  readonly before: string;
  readonly dead: readonly string[];
  readonly official: Scoring;
  readonly outcome: OutcomeView | null;
  readonly area: CountSide;
  readonly territory: CountSide;
}

export interface CountSide {
  readonly sheet: SheetView;
  readonly steps: readonly StepView[];
  readonly points: Readonly<Record<string, Owned>>;
}

export interface Owned {
  readonly owner: Color | null;
  readonly worth: number;
  readonly why: "stone" | "pass_alive" | "seki" | "territory" | "false_eye" | "neutral" | "dead_stone";
}

export type StepKind =
  | "remove_dead"
  | "fill_neutral"
  | "return_prisoners"
  | "arrange"
  | "count_stones"
  | "count_territory"
  | "add_prisoners"
  | "tax"
  | "handicap_bonus"
  | "button"
  | "komi"
  | "result";

export interface StepView {
  readonly kind: StepKind;
  readonly stones: string;
  readonly moved: readonly {
    readonly from: string | null;
    readonly to: string | null;
    readonly color: Color;
  }[];
  readonly blocks: readonly {
    readonly color: Color;
    readonly points: readonly string[];
    readonly count: number;
  }[];
  readonly counted2: ByColor<number>;
  readonly beside: ByColor<number>;
  readonly territory: TerritoryPoints;
  readonly neutral: readonly string[];
}

export type Command =
  | { readonly type: "play"; readonly color: Color; readonly point: string }
  | { readonly type: "answer_undo"; readonly color: Color; readonly accept: boolean }
  | { readonly type: "mark"; readonly color: Color; readonly point: string; readonly dead: boolean }
  | {
      readonly type: "pass" | "resign" | "ask_undo" | "restore_suggestion" | "accept" | "resume" | "hurry";
      readonly color: Color;
    };

export interface CommandRequest {
  readonly id: string;
  readonly based_on: number;
  readonly command: Command;
}

export type ClientMessage =
  | { readonly type: "hello"; readonly token?: string; readonly seen?: number }
  | ({ readonly type: "command" } & CommandRequest)
  | { readonly type: "ping" };

export type ServerMessage =
  | { readonly type: "welcome"; readonly you: readonly Color[]; readonly n: number; readonly view?: View }
  | { readonly type: "view"; readonly view: View }
  | {
      readonly type: "reply";
      readonly id: string;
      readonly ok?: { readonly n: number };
      readonly refused?: Refusal;
    }
  | ({ readonly type: "notice" } & Text)
  | { readonly type: "pong" };

/** The other color. */
export function opponent(color: Color): Color {
  return color === "black" ? "white" : "black";
}
