/** The keyboard cursor: what a key does to it. Pure, so that it can be tested without a browser. */

import { type Place, parsePoint, type Size, starLines } from "./points";

/** Where the cursor is, and what has been typed of a point such as "q16". */
export interface Cursor {
  readonly place: Place;
  readonly typed: string;
}

/** A key as the browser names it. */
export interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** What a key leads to: the cursor moved, the point played, the board left, or nothing of ours. */
export type Effect =
  | { readonly kind: "move"; readonly cursor: Cursor }
  | { readonly kind: "play"; readonly place: Place }
  | { readonly kind: "leave" }
  | { readonly kind: "none" };

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The cursor of a board on which nothing has happened yet: its middle. */
export function firstCursor({ cols, rows }: Size): Cursor {
  return { place: { col: Math.floor(cols / 2), row: Math.floor(rows / 2) }, typed: "" };
}

/** What `key` does while the cursor is at `cursor`. */
export function pressKey(cursor: Cursor, key: Key, size: Size): Effect {
  const step = STEPS[key.key];
  if (step) return moved(key.shiftKey ? leap(cursor.place, step, size) : walk(cursor.place, step, size));
  if (key.key === "Home") return moved({ ...cursor.place, col: 0 });
  if (key.key === "End") return moved({ ...cursor.place, col: size.cols - 1 });
  if (key.key === "Enter" || key.key === " ") return { kind: "play", place: cursor.place };
  if (key.key === "Escape") return { kind: "leave" };
  return /^[a-z0-9]$/i.test(key.key) ? typeLetter(cursor, key.key, size) : { kind: "none" };
}

function moved(place: Place, typed = ""): Effect {
  return { kind: "move", cursor: { place, typed } };
}

function walk({ col, row }: Place, [dx, dy]: readonly [number, number], size: Size): Place {
  return { col: clamp(col + dx, size.cols), row: clamp(row + dy, size.rows) };
}

function leap({ col, row }: Place, [dx, dy]: readonly [number, number], size: Size): Place {
  return dx !== 0 ? { col: nextStop(col, dx, size.cols), row } : { col, row: nextStop(row, dy, size.rows) };
}

/** The next star line, or the edge when there is none. */
function nextStop(line: number, step: number, length: number): number {
  const stops = [0, ...starLines(length), length - 1];
  const ahead = stops.filter((stop) => (stop - line) * step > 0);
  return ahead.length === 0 ? line : step > 0 ? Math.min(...ahead) : Math.max(...ahead);
}

function clamp(line: number, length: number): number {
  return Math.max(0, Math.min(length - 1, line));
}

/** A letter after a digit starts a new point; what does not lead to a point is kept until it does. */
function typeLetter(cursor: Cursor, letter: string, size: Size): Effect {
  const isDigit = /\d/.test(letter);
  const before = /\d$/.test(cursor.typed) && !isDigit ? "" : cursor.typed;
  const longer = (before + letter).toUpperCase();
  const typed = /^[A-Z]{1,2}\d{0,2}$/.test(longer) ? longer : isDigit ? "" : letter.toUpperCase();
  const place = parsePoint(typed, size);
  return moved(place ?? cursor.place, typed);
}
