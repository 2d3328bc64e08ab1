/** How the next game is to be: what the start page shows, kept for the next visit. */

import { computed, effect, type Signal, signal } from "@preact/signals";
import { api, type Color, type ColorChoice, type NewGame, type Opponent, type Options } from "./api";
import { keep, kept } from "./storage";

export interface Setup {
  cols: number;
  rows: number;
  color: ColorChoice;
  level: string;
  /** The program that plays for the computer, where several are offered; "" is the first. */
  engine: string;
  rules: string;
  /** Half points; `null` is what the rules propose. */
  komi2: number | null;
  handicap: number;
  /** The person's own rank, if they told it. */
  rank: string | null;
}

const NEW_VISITOR: Setup = {
  cols: 9,
  rows: 9,
  color: "black",
  level: "25k",
  engine: "",
  rules: "japanese",
  komi2: null,
  handicap: 0,
  rank: null,
};

export const setup: Signal<Setup> = signal({ ...NEW_VISITOR, ...(kept("setup") as Partial<Setup>) });

effect(() => keep("setup", setup.value));

export function change(part: Partial<Setup>): void {
  setup.value = { ...setup.value, ...part };
}

/** What the server offers; `null` until it has answered. */
export const options = signal<Options | null>(null);

export async function loadOptions(): Promise<void> {
  if (!options.peek()) options.value = await api.options();
}

/** The rule set that is chosen. */
export const chosenRules = computed(() =>
  options.value?.rules.find((rules) => rules.key === setup.value.rules),
);

/** The program that would play for the computer; none where there is no choice. */
export const chosenEngine = computed(() => {
  const engines = options.value?.engines ?? [];
  if (engines.length < 2) return undefined;
  return engines.find((name) => name === setup.value.engine) ?? engines[0];
});

/** What the rules propose for the board that is chosen; other sizes are treated as the largest one listed. */
export const proposed = computed(() => {
  const { cols, rows } = setup.value;
  const all = chosenRules.value?.proposals ?? [];
  return all.find((p) => p.size === cols && p.size === rows) ?? all.at(-1);
});

/** Komi in half points as the game would have it. */
export const komi2 = computed(() => {
  const own = setup.value.komi2;
  if (own !== null) return own;
  return (setup.value.handicap > 0 ? proposed.value?.handicap_komi2 : proposed.value?.komi2) ?? 13;
});

/** The color that moves first: Black places free handicap stones, White answers fixed ones. */
export const firstColor = computed<Color>(() =>
  setup.value.handicap >= 2 && chosenRules.value?.placement === "fixed" ? "white" : "black",
);

/** The fixed handicap stones of the chosen board, as a position: only a picture, the server places the real ones. */
export const startStones = computed(() => {
  const { cols, rows, handicap } = setup.value;
  const stones = Array<string>(cols * rows).fill(".");
  if (chosenRules.value?.placement === "free") return stones.join("");
  for (const [col, row] of fixedPoints(cols, rows, handicap)) stones[row * cols + col] = "X";
  return stones.join("");
});

/** Where fixed handicap stones are drawn, as [column, row from the top]. */
function fixedPoints(cols: number, rows: number, count: number): [number, number][] {
  const edge = (side: number) => (side >= 13 ? 3 : 2);
  if (count < 2 || cols < 7 || rows < 7) return [];
  const [left, top] = [edge(cols), edge(rows)];
  const [right, bottom] = [cols - 1 - left, rows - 1 - top];
  const [middle, center] = [cols >> 1, rows >> 1];
  const order: [number, number][] = [
    [left, bottom],
    [right, top],
    [left, top],
    [right, bottom],
    [left, center],
    [right, center],
    [middle, bottom],
    [middle, top],
  ];
  const withCenter = count >= 5 && count % 2 === 1;
  const points = order.slice(0, count - (withCenter ? 1 : 0));
  return withCenter ? [...points, [middle, center]] : points;
}

/** The request for the game that is set up, against `opponent`. */
export function newGame(opponent: Opponent, firstMove?: string): NewGame {
  const { cols, rows, rules, handicap } = setup.value;
  const game: NewGame = { client_id: freshId(), cols, rows, rules, handicap, opponent };
  if (setup.value.komi2 !== null) game.komi2 = setup.value.komi2;
  if (firstMove) game.first_move = firstMove;
  return game;
}

/** A random identifier. Pages of other machines in the network are not secure contexts and lack `randomUUID`. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
