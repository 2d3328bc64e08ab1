/** Walking through a record: positions, lines and moves. Pure; the server has replayed it, for the browser does not know which stones a move captures. */

import { columnName, parsePoint, placeIndex } from "../board";
import type { Color, GameRecord, RecordNode } from "./api";

/** For each node the indices of the nodes that follow it, the main line first. */
export type Children = readonly (readonly number[])[];

export function childrenOf(record: GameRecord): Children {
  const children: number[][] = record.nodes.map(() => []);
  record.nodes.forEach((node, index) => {
    if (node.parent !== null && node.parent !== undefined) children[node.parent]?.push(index);
  });
  return children;
}

/** The nodes from the root to `node`, both included. */
export function pathTo(record: GameRecord, node: number): number[] {
  const path: number[] = [];
  let at: number | null | undefined = node;
  while (at !== null && at !== undefined) {
    path.push(at);
    at = record.nodes[at]?.parent;
  }
  return path.reverse();
}

/** The whole line through `node`: back to the root, and on along the branches chosen last or else the first. */
export function lineThrough(
  record: GameRecord,
  children: Children,
  node: number,
  chosen: ReadonlyMap<number, number>,
): number[] {
  const line = pathTo(record, node);
  let at: number | undefined = node;
  while (at !== undefined) {
    at = chosen.get(at) ?? children[at]?.[0];
    if (at !== undefined) line.push(at);
  }
  return line;
}

/** The position at `node`, row by row from the top. */
export function stonesAt(record: GameRecord, node: number): string {
  const stones = [...record.start];
  const put = (point: string, stone: string) => {
    const place = parsePoint(point, record);
    if (place) stones[placeIndex(place, record)] = stone;
  };
  for (const index of pathTo(record, node)) {
    const step = record.nodes[index];
    for (const point of step?.remove ?? []) put(point, ".");
    for (const [point, stone] of step?.add ?? []) put(point, stone);
  }
  return stones.join("");
}

/** The position after `count` moves of the main line, and the point of the last move; null for a pass. */
export function positionAfter(record: GameRecord, count: number): { stones: string; last: string | null } {
  const line = record.main_line;
  const moves = line.filter((index) => record.nodes[index]?.move);
  const next = moves[count];
  const end = line[(next === undefined ? line.length : line.indexOf(next)) - 1] ?? 0;
  const last = record.nodes[moves.slice(0, count).at(-1) ?? -1]?.move?.move ?? null;
  return { stones: stonesAt(record, end), last: last === "pass" ? null : last };
}

/** How many moves lead to `node`. */
export function moveNumber(record: GameRecord, node: number): number {
  return pathTo(record, node).filter((index) => record.nodes[index]?.move).length;
}

/** The sibling of `node` that is `by` branches further; undefined where there is none. */
export function sibling(
  record: GameRecord,
  children: Children,
  node: number,
  by: number,
): number | undefined {
  const parent = record.nodes[node]?.parent;
  if (parent === null || parent === undefined) return undefined;
  const all = children[parent] ?? [];
  return all[all.indexOf(node) + by];
}

/** The points of the moves that can follow, lettered where there are several. */
export function nextLabels(record: GameRecord, next: readonly number[]): [string, string][] {
  if (next.length < 2) return [];
  return next.flatMap((index, i) => {
    const point = record.nodes[index]?.move?.move;
    const letter = String.fromCharCode(65 + i);
    return point && point !== "pass" && i < 26 ? [[point, letter] as [string, string]] : [];
  });
}

/** Whose move a node is. */
export function colorOf(node: RecordNode | undefined): Color | null {
  return node?.move?.color ?? null;
}

/** The position as lines of text, with coordinates. */
export function positionText(cols: number, rows: number, stones: string): string {
  const letters = Array.from({ length: cols }, (_, col) => columnName(col));
  const width = Math.max(...letters.map((letter) => letter.length));
  const pad = String(rows).length;
  const head = `${" ".repeat(pad)} ${letters.map((letter) => letter.padStart(width)).join(" ")}`;
  const lines = Array.from({ length: rows }, (_, row) => {
    const number = String(rows - row).padStart(pad);
    const cells = [...stones.slice(row * cols, (row + 1) * cols)].map((stone) => stone.padStart(width));
    return `${number} ${cells.join(" ")} ${number.trim()}`;
  });
  return [head, ...lines, head].join("\n");
}
