/** Earlier positions of a game, taken from its record: the browser does not know which stones a move captures. */

import { parsePoint, placeIndex } from "../../board";
import type { GameRecord, RecordNode } from "../api";

/** The position after `count` moves of the main line, and the last move there. */
export function positionAfter(record: GameRecord, count: number): { stones: string; last: string | null } {
  const stones = [...record.start];
  let last: string | null = null;
  let moves = 0;
  for (const index of record.main_line) {
    const node = record.nodes[index];
    if (!node) continue;
    if (node.move && moves === count) break;
    if (node.move) moves += 1;
    apply(node, stones, record);
    last = node.move?.move ?? last;
  }
  return { stones: stones.join(""), last: last === "pass" ? null : last };
}

function apply(node: RecordNode, stones: string[], size: GameRecord): void {
  const put = (point: string, stone: string) => {
    const place = parsePoint(point, size);
    if (place) stones[placeIndex(place, size)] = stone;
  };
  for (const [point, stone] of node.add) put(point, stone);
  for (const point of node.remove) put(point, ".");
}
